"""Replay: a record becomes a match again, every action and every outcome checked."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from tortuga.kernel.dice import BY_HAND, HandDice, RecordedDice, SecretDice, TableDice, Word, WrongOutcome, commitment
from tortuga.kernel.errors import BadOption, BadRecord, NotOffered
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record, line_of
from tortuga.kernel.registry import find

M = TypeVar("M", bound=Match)


def replay(kind: type[M], record: Record | str, *, data: Path | None = None, upto: int | None = None) -> M:
    """The match of a record, played again to its end (or through its first ``upto`` actions), everything checked. The
    match is of this ``kind``; ``tortuga.replay`` gives one with hints.

    >>> import tortuga
    >>> match = tortuga.new("glory-islands", players=3, seed=7)
    >>> again = tortuga.replay(str(match.record))
    >>> again.view(0) == match.view(0)
    True
    """
    if isinstance(record, str):
        record = Record.parse(record)
    replayed = Replay(kind, record, data)
    entries = record.entries if upto is None else record.entries[:upto]
    for _ in entries:
        replayed.step()
    if upto is None or upto >= len(record.entries):
        replayed.finish()
    return replayed.match


class Replay(Generic[M]):
    """A record on its way to being a match again, one action at a time."""

    def __init__(self, kind: type[M], record: Record, data: Path | None = None) -> None:
        self.record = record
        header = record.header
        game = find(header.game)
        if header.rules != game.edition:
            raise BadRecord(1, f"made by rules {header.rules} of {game.title}; these are rules {game.edition}")
        tables = game.load(data)
        try:
            options = game.read_options(header.options, header.players)
        except BadOption as error:
            raise BadRecord(1, str(error)) from None
        digest = game.digest(tables, options)
        if header.data != digest:
            raise BadRecord(1, f"made with other data tables ({header.data}, not {digest}); give their folder")
        try:
            dice = self._dice(tables.word)
            self.match: M = kind(game, tables, header.players, options, dice, header.names, header.seats, header.chance)
        except (BadOption, WrongOutcome) as error:
            raise BadRecord(1, str(error)) from None
        self._compare(1, self.match.set_up_chance, header.chance)

    def step(self) -> None:
        """Play the next action and check that chance fell as it is written."""
        index = len(self.match.entries)
        entry = self.record.entries[index]
        try:
            self.match.choose_recorded(entry)
        except NotOffered as error:
            raise BadRecord(line_of(index), f"{entry.do!r} of seat {entry.seat} is not legal there: {error}") from None
        except WrongOutcome as error:
            raise BadRecord(line_of(index), str(error)) from None
        if len(self.match.entries) == index:
            raise BadRecord(line_of(index), "an outcome of chance is missing")
        self._compare(line_of(index), self.match.entries[index].chance, entry.chance)

    def finish(self) -> None:
        """Check the last line against the match."""
        ending = self.record.ending
        line = line_of(len(self.record.entries))
        if ending is None or not ending.end:
            return
        if not self.match.over:
            raise BadRecord(line, "the record says that the game is over, but it is not")
        result = self.match.result
        if ending.scores != result.scores or ending.winners != result.winners:
            raise BadRecord(line, f"the scores are {result.scores}, winners {result.winners}, not as written")

    def _dice(self, word: Word) -> TableDice:
        header, ending = self.record.header, self.record.ending
        if header.dice == BY_HAND:
            return HandDice(word)
        if ending is None or not ending.secret:
            return RecordedDice(word, header.dice, header.salts)
        try:
            secret = bytes.fromhex(ending.secret)
        except ValueError:
            secret = b""
        if commitment(secret) != header.dice:
            line = line_of(len(self.record.entries))
            raise BadRecord(line, "the secret of the dice is not the one that was committed to")
        return SecretDice(word, secret, header.salts)

    def _compare(self, line: int, got: list[str], written: list[str]) -> None:
        if got != written:
            raise BadRecord(line, f"chance gave {got}, but {written} is written")

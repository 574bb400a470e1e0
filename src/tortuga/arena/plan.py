"""What is to be played: the plan behind every simulation, contest and balance figure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.play import Job
from tortuga.arena.vary import load_tables, read_vary
from tortuga.bots import check_bot
from tortuga.kernel.errors import BadOption, did_you_mean
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find

SEEDS = 1_000_003  # deals of one seed, so that two seeds never share one


class Plan(msgspec.Struct, frozen=True):
    """Games between bots. Every deal is played once from every seat; with ``values``, once with each of them."""

    game: str
    bots: list[str]  # all that take part
    players: int
    games: int  # with each of the values
    options: dict[str, bool | int | str]
    seed: int
    data: str = ""
    place: str = ""  # the field of the data tables that is varied: "table.field"
    values: list[Any] = []
    lot: list[str] = []  # decisions that are answered by lot

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.bots))

    @property
    def kinds(self) -> int:
        """How many kinds of games there are: one for each value."""
        return len(self.values) or 1

    @property
    def total(self) -> int:
        return self.games * self.kinds

    def seats(self, index: int) -> tuple[int, list[str]]:
        """The deal of a game and who sits where. As many bots as players are one line-up, which takes all its turns at
        the seats with one deal; fewer bots alternate at the seats; of more, the next ones sit down with every deal."""
        rounds = len(set(self._rotations(0)))
        deal, turn = divmod(index, rounds)
        return deal, list(self._rotations(deal)[turn])

    def _rotations(self, deal: int) -> list[tuple[str, ...]]:
        first = deal * self.players % len(self.bots) if len(self.bots) > self.players else 0
        lineup = [self.bots[(first + i) % len(self.bots)] for i in range(self.players)]
        turned = [
            tuple(lineup[(seat - turn) % self.players] for seat in range(self.players)) for turn in range(self.players)
        ]
        return list(dict.fromkeys(turned)) if len(self.bots) <= self.players else turned

    def job(self, number: int, *, record: bool = False, look: bool = False) -> Job:
        """One of ``total`` games; all values in turn, on the same deals."""
        index, kind = divmod(number, self.kinds)
        deal, bots = self.seats(index)
        return Job(
            index=number,
            game=self.game,
            bots=bots,
            options=self.options,
            deal=self.seed * SEEDS + deal,
            data=self.data,
            vary={self.place: self.values[kind]} if self.values else {},
            lot=self.lot,
            record=record,
            look=look,
        )

    def jobs(self, *, look: bool = False) -> Iterator[Job]:
        for number in range(self.total):
            yield self.job(number, look=look)


def checked_plan(
    game: str,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
    vary: str = "",
    lot: str = "",
) -> Plan:
    """A plan in which everything is checked before the first game. Without ``players`` the table is full.

    An option whose default is slow gets a quick choice, unless it is given. ``vary`` is "table.field=1,2,3", ``lot``
    names decisions, separated by commas.
    """
    header = find(game)
    seats = players if players is not None else header.most
    chosen = header.read_options({**header.quick_options(), **(options or {})}, seats)
    header.ready(chosen)
    for name in bots:
        check_bot(name)
    if games < 1:
        raise BadOption("Play at least 1 game.")
    folder = str(data) if data else ""
    place, values = read_vary(vary)
    for value in values:
        load_tables(header, folder, {place: value})  # a value that cannot be is refused now
    return Plan(game, bots, seats, games, chosen, seed, folder, place, values, read_lot(header, lot))


def read_lot(game: AnyGame, text: str) -> list[str]:
    """The decisions named in "ChooseHero,Buy", each by its own name or by the word that its actions begin with."""
    found: list[str] = []
    for word in filter(None, (word.strip() for word in text.split(","))):
        named = [kind.__name__ for kind in game.decisions if word.lower() in (kind.__name__.lower(), kind.verb.lower())]
        if not named:
            known = [name for kind in game.decisions for name in (kind.__name__, kind.verb) if name]
            raise BadOption(f"{game.title} has no decision {word!r}.{did_you_mean(word, known)}")
        found += [name for name in named if name not in found]
    return found

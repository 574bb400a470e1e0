"""One game at one terminal: people and bots take turns, and what was played is saved.

The full screen and the plain client both drive a match through this; neither knows bots, files or who may see what.
A ``Table`` around the match decides what may be done; it is the same class that the server uses.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_dir

from tortuga.bots import BOTS, make_bot
from tortuga.bots.bot import Bot
from tortuga.bots.hints import hint_lines, hint_of
from tortuga.kernel.errors import BadOption, NotOffered, TortugaError, did_you_mean
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import LogLine, Match
from tortuga.kernel.view import View
from tortuga.table import Table, Who
from tortuga.table import commands as c
from tortuga.terminal.words import clean, say

SUFFIX = ".tortuga"
HERE = Who("here", "here")  # whoever sits at this terminal
NOW = 0  # a terminal has no clocks
TABLE = -1  # not one seat is asked but everybody at the table: what was rolled or drawn?


class NotSaved(TortugaError):
    """A game could not be written to its file."""


class GameBroke(TortugaError):
    """A bug in a game or a bot, never a player's mistake; the match is as it was before."""


class Choice(msgspec.Struct, frozen=True):
    """Something that a person can choose: its number in the list, its text, its label, where it is on the board."""

    key: str
    text: str
    label: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True):
    """What a person at this terminal is asked."""

    seat: int  # or TABLE
    kind: str
    clause: str
    prompt: str
    choices: list[Choice]


class BotQuestion(msgspec.Struct, frozen=True):
    """What a bot gets to think about: a view, and options as numbers inside the decision."""

    seat: int
    view: View | None
    first: int  # the action number of option 0
    options: list[int]


class Session:
    """A match whose seats are taken by people at this terminal and by bots."""

    def __init__(self, match: Match, save_file: Path | None, bot_seed: int, *, programs: bool = False) -> None:
        """``programs``: may seats be played by programs? Only if they were named on the command line, not in a file."""
        self.match = match
        self.table = Table.around(match, HERE.guest)
        self.save_file = save_file
        self.humans = [seat for seat, who in enumerate(match.sitting) if who == "human"]
        self.bots: dict[int, Bot] = {}
        for seat, who in enumerate(match.sitting):
            if seat not in self.humans:
                kind, _, name = who.partition(":")
                if kind != "bot":
                    raise BadOption(f"Seat {seat} is neither human nor bot:NAME but {who!r}.{did_you_mean(who, KINDS)}")
                self.bots[seat] = make_bot(name, match.game, match.tables, bot_seed + seat, programs=programs)
        self.at_screen = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self.record_file: Path | None = None  # where the record of the finished game lies
        self.changes = 0  # grows with every change of the match, so that a bot's answer to an old one can be dropped
        self.rolling = SPECTATOR  # the seat whose action waits for a roll

    # -- who is asked, and who may look

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def hot_seat(self) -> bool:
        """Do several people share this screen?"""
        return len(self.humans) > 1

    @property
    def asked_humans(self) -> list[int]:
        return [question.seat for question in self.match.decisions if question.seat in self.humans]

    @property
    def next_human(self) -> int | None:
        """Who chooses next: the person at the screen if they are asked, so that the screen is rarely passed on."""
        asked = self.asked_humans
        if not asked:
            return None
        return self.at_screen if self.at_screen in asked else asked[0]

    @property
    def curtain_for(self) -> int | None:
        """The person to whom the screen must be passed before anything of theirs is shown."""
        seat = self.next_human
        return seat if seat is not None and seat != self.at_screen else None

    def sit(self, seat: int) -> None:
        """This person is at the screen now."""
        self.at_screen = seat

    @property
    def eyes(self) -> int:
        """Whose view may be shown; with several people, only that of the person who is asked and at the screen."""
        if not self.hot_seat:
            return self.at_screen
        acting = self.asked_humans if self.match.roll is None else [self.rolling]
        return self.at_screen if self.at_screen in acting else SPECTATOR

    def asked(self) -> Asked | None:
        """What the person at the screen is asked now; with dice by hand, what everybody is asked about a roll."""
        if self.match.roll is not None:
            return self._asked_roll()
        seat = self.next_human
        if seat is None or seat != self.at_screen:
            return None
        question = self.match.question(seat)
        assert question is not None
        choices = [
            Choice(str(number), option.text, option.label, option.facts)
            for number, option in enumerate(self.match.options(seat), start=1)
        ]
        return Asked(seat, question.kind, question.clause, question.prompt, choices)

    def _asked_roll(self) -> Asked:
        roll = self.match.roll
        assert roll is not None
        prompt = self.match.game.words.chance.get(roll.what) or say("roll_plain", what=roll.what)
        numbers = all(word.isdigit() for word in roll.words)  # a die: its face is its number in the list
        words = sorted(roll.words, key=int) if numbers else roll.words
        choices = [
            Choice(word if numbers else str(number), word, word, {roll.what: word})
            for number, word in enumerate(words, start=1)
        ]
        return Asked(TABLE, roll.what, "", say("roll", prompt=prompt), choices)

    def log(self, eyes: int, since: int = 0) -> list[LogLine]:
        with self._guarded():
            return self.match.log(eyes, since)

    def frames(self, eyes: int, since: int) -> list[Picture]:
        with self._guarded():
            return frames_of(self.match, eyes, since)

    def hint(self, asked: Asked) -> list[str]:
        """Advice for the person who is asked, in sentences; nothing where people roll. May take a second, and may be
        called from another thread."""
        if asked.seat == TABLE:
            return []
        with self._guarded():
            return hint_lines(hint_of(self.match, asked.seat, self.changes))

    # -- acting

    def answer(self, asked: Asked, choice: Choice) -> None:
        """Take a choice of the question that is asked."""
        with self._guarded():
            if asked.seat == TABLE:
                self.table.enter(choice.text, HERE, NOW)
            else:
                self._choose(asked.seat, choice.text)
        self._changed()

    def answer_typed(self, asked: Asked, typed: str) -> None:
        """Take what was typed: a number of the list, a text, or the beginning of one. ``NotOffered`` says why not."""
        typed = typed.strip()
        found = matching(asked, typed)
        if len(found) == 1:
            self.answer(asked, found[0])
            return
        if found:
            meanings = ", ".join(choice.text for choice in found[:6]) + (" …" if len(found) > 6 else "")
            raise NotOffered("", say("ambiguous", typed=clean(typed), meanings=meanings))
        with self._guarded():
            if asked.seat == TABLE:
                self.table.enter(typed, HERE, NOW)
            else:
                self._choose(asked.seat, self._with_verb(asked, typed))
        self._changed()

    def _with_verb(self, asked: Asked, typed: str) -> str:
        """The match can say what is wrong with "place c9", but not with "c9" alone."""
        words = typed.lower().split()
        verbs = {decision.verb for decision in self.match.game.decisions}
        if not words or words[0] in verbs:
            return typed
        verb = asked.choices[0].text.partition(" ")[0]
        return f"{verb} {typed}"

    def undo(self) -> None:
        """Take back the last choice of the person at the screen."""
        if self.at_screen == SPECTATOR:
            raise NotOffered("", say("nobody_undo"))
        self.table.perform(c.Undo(key=str(self.changes), seat=self.at_screen), HERE, NOW)
        self._changed()

    def _choose(self, seat: int, action: str) -> None:
        self.rolling = seat
        self.table.perform(c.Do(key=str(self.changes), seat=seat, action=action), HERE, NOW)

    # -- bots

    def bot_question(self) -> BotQuestion | None:
        """What a bot is asked now. Bots wait until the people who are asked at the same time have chosen."""
        if self.match.roll is not None or self.asked_humans:
            return None
        for question in self.match.decisions:
            with self._guarded():
                first, options = option_numbers(self.match, question.seat, question.kind)
                wanted = self.bots[question.seat].wants_view
                return BotQuestion(question.seat, self.match.view(question.seat) if wanted else None, first, options)
        return None

    def think(self, question: BotQuestion) -> int:
        """What the bot chooses: may take long, and may be called from another thread."""
        with self._guarded():
            return self.bots[question.seat].choose(question.view, question.seat, question.options)

    def bot_acts(self, question: BotQuestion, option: int) -> None:
        with self._guarded():
            try:
                self.rolling = question.seat
                self.table.bot_does(question.seat, question.first + option, NOW)
            except NotOffered as refused:
                raise RuntimeError(f"the bot chose what is not offered: {refused}") from None
        self._changed()

    def step_bots(self) -> int | None:
        """Let one bot act once; gives its seat, or nothing when no bot is asked."""
        question = self.bot_question()
        if question is None:
            return None
        self.bot_acts(question, self.think(question))
        return question.seat

    # -- saving

    def save(self) -> Path | None:
        """Write the match to its file, or when it is over its record into the folder ``records`` beside it.

        Nothing is written before the first action.
        """
        file = self.save_file
        if file is None:
            return None
        try:
            if self.match.over:
                done = file.parent / "records" / file.name
                done.parent.mkdir(parents=True, exist_ok=True)
                self.match.record.write(done)
                file.unlink(missing_ok=True)
                self.record_file = done
                return done
            if not self.match.entries:
                file.unlink(missing_ok=True)  # everything was taken back
                return None
            self.match.save.write(file)
        except OSError as error:
            raise NotSaved(say("save_failed", reason=f"{file}: {error.strerror or error}")) from None
        return file

    def farewell(self, saved: Path | None) -> str:
        """One line that says where the game is and how to go on with it."""
        if saved is None:
            return say("not_saved" if self.save_file is not None else "no_file")
        if self.over:
            return say("watch_again", file=saved)
        with suppress(TortugaError):
            if saved == newest_save():
                return say("saved", file=saved)
        return say("saved_elsewhere", file=saved)

    def _changed(self) -> None:
        """Every action is saved at once, so that a lost terminal loses nothing. If that fails, quitting will say so."""
        self.changes += 1
        with suppress(NotSaved):
            self.save()

    def last_words(self, error: BaseException) -> str:
        """One line for an error that ends the game, and where the game is saved."""
        if not isinstance(error, TortugaError):
            error = self._broke(error)
        told = clean(str(error))
        with suppress(Exception):
            saved = None if isinstance(error, NotSaved) else self.save()
            if saved is not None:
                told = say("broke_saved", error=told, file=saved)
        return told

    def _broke(self, error: BaseException) -> GameBroke:
        told = " ".join(f"{type(error).__name__}: {error}".split())
        return GameBroke(say("broke", title=self.match.game.title, error=told))

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """A bug in a game or a bot becomes one clear line."""
        try:
            yield
        except TortugaError:
            raise
        except Exception as error:
            raise self._broke(error) from error


KINDS = ("human", *(f"bot:{name}" for name in BOTS))


def option_numbers(match: Match, seat: int, kind: str) -> tuple[int, list[int]]:
    """The options of a seat as a bot knows them, 0 and up inside their decision, and the action number of option 0."""
    first = match.game.first_action[kind]
    return first, [option.id - first for option in match.options(seat)]


def matching(asked: Asked, typed: str) -> list[Choice]:
    """The choices that typed text can mean: a number of the list, a text, or the beginning of a text or a label."""
    plain = " ".join(typed.lower().split())
    if not plain:
        return []
    for choice in asked.choices:
        if plain in (choice.key, choice.text):
            return [choice]
    exact = [choice for choice in asked.choices if plain in (_word(choice), choice.label.lower())]
    if exact:
        return exact
    return [
        choice
        for choice in asked.choices
        if choice.text.startswith(plain) or _word(choice).startswith(plain) or choice.label.lower().startswith(plain)
    ]


def _word(choice: Choice) -> str:
    """The text without its verb: "c2" of "place c2"."""
    return choice.text.partition(" ")[2]


def lit(asked: Asked | None, cursor: Choice | None) -> dict[str, set[int]]:
    """What the picture highlights: the facts of all choices, and once more those under the cursor."""
    lights: dict[str, set[int]] = {}
    if asked is None:
        return lights
    for choice in asked.choices:
        _light(lights, "", choice)
    if cursor is not None:
        _light(lights, "here:", cursor)
    return lights


def picture_of(match: Match, eyes: int, lights: dict[str, set[int]]) -> Picture:
    """The table as a picture, or in sentences where the game has no picture."""
    view = match.view(eyes)
    try:
        return match.game.picture(match.tables, view, match.names, lights)
    except NotImplementedError:
        return [[(line, "")] for line in match.game.describe(match.game.words, match.tables, view, match.names)]


def frames_of(match: Match, eyes: int, since: int) -> list[Picture]:
    """What happened from line number ``since`` of the log on, as pictures, where the game has some."""
    view = match.view(eyes)
    found: list[Picture] = []
    for line in match.log(eyes, since):
        found += match.game.animation(match.tables, view, line.kind, line.seat, line.facts)
    return found


def _light(lights: dict[str, set[int]], where: str, choice: Choice) -> None:
    for fact, value in choice.facts.items():
        if isinstance(value, int) and not isinstance(value, bool):
            lights.setdefault(where + fact, set()).add(value)


# -- files


def save_folder() -> Path:
    """Where saved games lie: the user's data folder, or what TORTUGA_HOME says. It is created if necessary."""
    folder = Path(os.environ.get("TORTUGA_HOME") or user_data_dir("tortuga", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(say("save_failed", reason=f"{folder}: {error.strerror or error}")) from None
    return folder


def new_save(game: str) -> Path:
    """A new file for a game: its name is the game's key and the time."""
    stem = f"{game}-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    folder = save_folder()
    file = folder / f"{stem}{SUFFIX}"
    number = 2
    while file.exists():
        file = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return file


def newest_save() -> Path | None:
    """The game that was saved last."""
    found: list[tuple[int, str, Path]] = []
    for file in save_folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):  # another process may have finished it meanwhile
            found.append((file.stat().st_mtime_ns, file.name, file))
    return max(found)[2] if found else None

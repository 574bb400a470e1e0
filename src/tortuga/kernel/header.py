"""The declarative header of a game: what it is called, who can play it, with which options, by which files."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from tortuga.kernel.data import DataSet, read_tables
from tortuga.kernel.dice import Dice
from tortuga.kernel.errors import BadOption, did_you_mean
from tortuga.kernel.judgement import Judgement
from tortuga.kernel.machine import EVERYTHING, AnyDecision, AnyFrame, Event, Facts, State, Tables
from tortuga.kernel.rulebook import Rulebook
from tortuga.kernel.view import View
from tortuga.kernel.words import ENGLISH, LANGUAGES, PSEUDO, Spellings, Words, load_words

Value = bool | int | str
Options = dict[str, Value]


class OptionSpec(msgspec.Struct, frozen=True):
    """One option of a game. Its type is that of its default; ``choices`` bounds a word, ``bounds`` a number."""

    name: str
    help: str
    default: Value
    choices: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None
    needs: tuple[str, ...] = ()  # options without which this one cannot be set
    late: bool = False  # came after the first records: a record does not name it while it has its default
    slow: tuple[str, ...] = ()  # choices that take too long for thousands of games

    @property
    def quick(self) -> Value:
        """What bulk work takes unless told otherwise: the default, or the first choice that is not slow."""
        if self.default not in self.slow:
            return self.default
        return next(choice for choice in self.choices if choice not in self.slow)

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "yes or no"
        if isinstance(self.default, int):
            return f"{self.bounds[0]} to {self.bounds[1]}" if self.bounds else "a number"
        return " or ".join(self.choices)

    def read(self, value: Any) -> Value:
        """The value of this option from what was handed in: the value itself, or its text."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("yes", "true", "on", "1", "no", "false", "off", "0"):
                return word in ("yes", "true", "on", "1")
        elif isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                number = None
            low, high = self.bounds or (-(2**31), 2**31)
            if number is not None and low <= number <= high:
                return number
        elif isinstance(value, str) and value.lower() in self.choices:
            return value.lower()
        hint = did_you_mean(str(value), self.choices)
        raise BadOption(f"Option {self.name!r} takes {self.kind}, not {value!r}.{hint}")


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match stands, or how it ended."""

    scores: list[int]  # by seat
    winners: list[int]  # seats; empty while the match runs, or when nobody (or no seat) wins
    parts: list[dict[str, int]]  # what each score is made of, by seat
    others: dict[str, int] = {}  # scores of players that have no seat, such as Henry Morgan
    note: str = ""  # a phrase of the game, where the winners alone do not tell the story
    sharers: int = 0  # players without a seat who share the victory with the winners

    def share(self, seat: int) -> float:
        """How much of the victory is this seat's: 1 if it won alone."""
        return 1 / (len(self.winners) + self.sharers) if seat in self.winners else 0.0


Span = tuple[str, str]  # a piece of a line and its style
Picture = list[list[Span]]  # lines of spans


S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Tables)
V = TypeVar("V", bound=View)


class Game(Generic[S, T, V]):
    """A game as the rest of Tortuga sees it: its states ``S``, its data tables ``T``, its views ``V``. Each game has
    one subclass, in its ``game.py``, and one instance."""

    key: ClassVar[str]
    title: ClassVar[str]
    about: ClassVar[str]  # one sentence
    edition: ClassVar[str]  # the version of the rules: records are replayed by the edition that made them
    least: ClassVar[int]
    most: ClassVar[int]
    options: ClassVar[tuple[OptionSpec, ...]]
    decisions: ClassVar[tuple[type[AnyDecision], ...]]  # in the order of their action numbers: append, never reorder
    steps: ClassVar[tuple[type[AnyFrame], ...]]
    spellings: ClassVar[Spellings] = {}  # how facts become words, in every language
    folder: ClassVar[Path]  # of the game: rulebook.md, data/ and words/ lie there
    data_type: ClassVar[Any] = dict[str, Any]  # of all its data tables together
    unshown: ClassVar[frozenset[str]] = frozenset()  # data tables that nobody needs for drawing the board
    view_type: ClassVar[type[View]]
    by_hand: ClassVar[frozenset[str]] = frozenset()  # fields of the state that no view has under their own name
    judgement: Judgement[S]

    # -- what a page on balance shows of it besides

    counted_events: ClassVar[tuple[str, ...]] = ()  # kinds of events, such as deaths, that reports count
    strategies: ClassVar[dict[str, tuple[str, ...]]] = {}  # ways to play, each with the actions that show it
    compared: ClassVar[dict[str, tuple[str, ...]]] = {}  # what to compare, such as captains, and events that tell of it

    # -- what a game must say of itself

    def tables(self, data: DataSet) -> T:
        """The data checked and made ready."""
        raise NotImplementedError

    def set_up(self, t: T, seats: int, options: Options, dice: Dice) -> S:
        """The table as it lies before the first frame is run."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        raise NotImplementedError

    def imagine(self, t: T, view: V, dice: Dice) -> S:
        """A state that this view could come from, what the view hides being drawn by ``dice``."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        raise NotImplementedError

    def inventory(self, s: S) -> dict[str, int]:
        """How many there are of everything that can neither be created nor lost, wherever it lies now."""
        raise NotImplementedError

    def colours(self, t: T, seats: int, options: Options) -> list[str]:
        """The colour of each player's pieces; players without a seat come after the seats."""
        raise NotImplementedError

    def picture(self, t: T, view: V, names: list[str], lit: dict[str, set[int]]) -> Picture:
        """The table drawn with characters for a terminal; ``lit`` are the things that can be chosen now, by fact:
        {"cell": {7, 8}}. Those under the cursor come once more, with "here:" before the name of the fact."""
        raise NotImplementedError

    # -- what a game may say of itself

    def player_names(self, t: T, seats: int, options: Options) -> list[str]:
        """What players are called unless they say otherwise; players without a seat come after the seats."""
        return [colour.capitalize() for colour in self.colours(t, seats, options)]

    def without_memory(self, t: T, view: V) -> V:
        """The view of somebody who remembers nothing of what they saw earlier; what lies open stays."""
        return view

    def describe(self, words: Words, t: T, view: V, names: list[str]) -> list[str]:
        """The table in sentences, for those who listen rather than look."""
        return []

    def animation(self, t: T, view: V, kind: str, seat: int, facts: Facts) -> list[Picture]:
        """An event as pictures to be shown one after another, some 50 a second; most events have none."""
        return []

    def source(self, t: T, event: Event) -> tuple[str, int]:
        """For reports: where the points of an event come from, and how many; ("", 0) if it brings none. Only for games
        whose ``result`` does not say."""
        return "", 0

    def check(self, seats: int, options: Options) -> None:
        """Raise BadOption where options do not go together."""

    def ready(self, options: Options) -> None:
        """Raise BadOption if something is not installed that new games with these options need; replays do not."""

    # -- what follows from it

    def load(self, owner: Path | None = None) -> T:
        """The tables from our data files, those of an owner's folder (or its subfolder ``key``) replacing ours."""
        if owner is None:
            return self._own_tables
        return self._read(owner / self.key if (owner / self.key).is_dir() else owner)

    @cached_property
    def _own_tables(self) -> T:
        return self._read(None)

    def _read(self, owner: Path | None) -> T:
        data = read_tables(self.folder / "data", owner)
        t = self.tables(data)
        t.digest = data.digest
        return t

    @cached_property
    def shown_data(self) -> dict[str, Any]:
        """The data tables that a client draws the board from, as they stand in our files."""
        tables = read_tables(self.folder / "data").tables
        return {name: table for name, table in tables.items() if name not in self.unshown}

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def speak(self, language: str) -> Words:
        """The words of a language, or the English ones where there are none."""
        if language not in LANGUAGES and language != PSEUDO:
            language = ENGLISH
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = load_words(self.folder / "words", language, self.spellings)
        return found

    @property
    def words(self) -> Words:
        """The words in English."""
        return self.speak(ENGLISH)

    def read_options(self, given: dict[str, Any], seats: int) -> Options:
        """All options with their values, defaults filled in, each checked."""
        if not self.least <= seats <= self.most:
            raise BadOption(f"{self.title} is for {self.least} to {self.most} players, not {seats}.")
        known = {spec.name: spec for spec in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}.{did_you_mean(name, known)}")
        options = {name: spec.read(given.get(name, spec.default)) for name, spec in known.items()}
        for spec in self.options:
            for other in spec.needs:
                if options[spec.name] != spec.default and options[other] == known[other].default:
                    raise BadOption(f"Option {spec.name!r} of {self.title} needs {other!r} as well.")
        self.check(seats, options)
        return options

    def named_options(self, options: Options) -> Options:
        """The options as a record names them."""
        late = {spec.name: spec.default for spec in self.options if spec.late}
        return {name: value for name, value in options.items() if name not in late or value != late[name]}

    def digest(self, t: T, options: Options) -> str:
        """The fingerprint of the data that a game with these options is played with."""
        return t.digest

    def quick_options(self) -> Options:
        """The options that bulk work (simulations, tests, benchmarks) sets otherwise than play at a table does."""
        return {spec.name: spec.quick for spec in self.options if spec.quick != spec.default}

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read(self.folder / "rulebook.md")

    @cached_property
    def frames(self) -> dict[str, type[AnyFrame]]:
        """All frames by name, to unpack a saved agenda."""
        return {frame.__name__: frame for frame in (*self.decisions, *self.steps)}

    @cached_property
    def first_action(self) -> dict[str, int]:
        """The action number of option 0 of each decision; ``actions`` is one past the last."""
        number = 0
        first: dict[str, int] = {}
        for decision in self.decisions:
            first[decision.__name__] = number
            number += decision.span
        return first

    @cached_property
    def actions(self) -> int:
        """How many actions the game has in all: every option of every decision has one stable number."""
        return sum(decision.span for decision in self.decisions)

    def action(self, decision: AnyDecision, option: int) -> int:
        return self.first_action[type(decision).__name__] + option

    def text(self, t: T, decision: AnyDecision, option: int) -> str:
        """The stable text of an action, as in records: "place c2"."""
        return f"{decision.verb} {t.word(decision.names, option)}"

    def fingerprint(self, s: S) -> bytes:
        """All of a state as bytes: equal states, equal bytes."""
        return msgspec.json.encode(self.view(s, EVERYTHING))


AnyGame: TypeAlias = Game[Any, Any, Any]

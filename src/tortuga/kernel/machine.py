"""The rules machine: a state carries an agenda of frames; a frame either does something or asks a seat.

Read this file first; it is all that a game's rules are built from.

* A **Step** does something and asks nobody. A **Decision** asks one seat: which options it has, what a choice does.
* ``State.then`` puts frames on top of the agenda, so a battle inside a move inside a turn is a frame on a frame.
* ``advance`` runs frames until somebody is asked; ``choose`` answers and advances.

There are no closures, generators or threads: a state can be copied and saved at any moment.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from tortuga.kernel.dice import Dice, FastDice

Seat: TypeAlias = int  # a player's number, from 0 on
Fact: TypeAlias = int | str | list[int] | list[list[int]]
Facts: TypeAlias = dict[str, Fact]  # what an event, a question or an option speaks of, by name

SPECTATOR: Final = -1  # the eyes of somebody without a seat: only what everybody may know
EVERYTHING: Final = -2  # no seat at all: the whole state, for saving it
NO_SECRET: Final[Facts] = {}  # shared by all events without a secret; never changed
UNKNOWN: Final = -1  # stands in a view for a number that its seat may not know


class SoftLock(Exception):
    """A decision had no option: a mistake in the rules of a game, never of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """The data of a game, checked and ready for use. Shared by all its states and never changed."""

    def __init__(self) -> None:
        self.digest = ""  # of the data files it was made from: a record names the data it was played with

    def word(self, fact: str, value: int) -> str:
        """The stable one-word name of a thing ("cell", 7 -> "c2"), used in records and in typed moves."""
        return str(value)


_FACTS: dict[tuple[str, ...], tuple[str, ...]] = {}  # the names of facts; there are few sets of them, in many events


class Event:
    """Something that happened. ``secret`` facts are told only to the seats in ``knowers``."""

    # A server keeps hundreds of thousands of these: facts are two tuples, of which one is shared, and not a dictionary.
    __slots__ = ("_names", "_values", "kind", "knowers", "seat", "secret")

    def __init__(self, kind: str, seat: int, facts: Facts, secret: Facts, knowers: tuple[int, ...]) -> None:
        names = tuple(facts)
        self.kind = kind
        self.seat = seat
        self._names: tuple[str, ...] = _FACTS.setdefault(names, names)
        self._values: tuple[Fact, ...] = tuple(facts.values())
        self.secret = secret
        self.knowers = knowers

    @property
    def facts(self) -> Facts:
        return dict(zip(self._names, self._values, strict=True))

    def facts_for(self, seat: int) -> Facts:
        if self.secret and (seat == EVERYTHING or seat in self.knowers):
            return {**self.facts, **self.secret}
        return self.facts


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the agenda of a state ``S``. It never changes once made, so copies of a state share it."""

    clause: ClassVar[str] = ""  # the clause of the rulebook that this frame carries out
    fields: ClassVar[tuple[str, ...]] = ()  # what its constructor takes: whole numbers, or lists of them

    def run(self, s: S) -> None:
        raise NotImplementedError

    def seen_by(self, seat: int) -> list[Fact]:
        """The fields as ``seat`` may know them; a frame with secrets puts UNKNOWN in their place."""
        values: list[Fact] = [getattr(self, field) for field in self.fields]
        return [value[:] if isinstance(value, list) else value for value in values]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A frame that does something and asks nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question to one seat. Options are whole numbers from 0 to ``span`` - 1; what they mean is the game's affair."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    verb: ClassVar[str] = ""  # with the option's word it makes the stable text of an action: "place c2"
    names: ClassVar[str] = ""  # what an option is, as Tables.word knows it: "cell"
    span: ClassVar[int] = 0
    skippable: ClassVar[bool] = False  # nothing to choose from: pass on, rather than a mistake in the rules
    secret: ClassVar[bool] = (
        False  # others may not know whether there is a choice: ask even if there is only one option
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[int]:
        raise NotImplementedError

    def chosen(self, s: S, option: int) -> None:
        raise NotImplementedError

    def why_not(self, s: S, option: int) -> tuple[str, str]:
        """Why an option that exists in the game is not offered now: the clause, and a key of the game's REASONS."""
        return self.clause, "not_offered"

    def facts(self, s: S) -> Facts:
        """What the prompt speaks of."""
        return {"seat": self.seat}

    def option_facts(self, s: S, option: int) -> Facts:
        """What the label of an option speaks of."""
        return {self.names: option}

    def run(self, s: S) -> None:
        options = self.options(s)
        if len(options) > 1 or (options and self.secret):
            s.open.append((self, options))
        elif options:
            self.chosen(s, options[0])  # no real choice: it passes by itself
        elif not self.skippable:
            raise SoftLock(f"{type(self).__name__} of seat {self.seat} has no option")


# The agenda of a state holds frames for that very state; a list cannot say so without naming its own class.
AnyFrame: TypeAlias = Frame[Any]
AnyDecision: TypeAlias = Decision[Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and what is still to come. A game adds its own fields to both."""

    def __init__(self, like: State | None = None) -> None:
        """An empty state, or one that stands where ``like`` does. Nobody listens to a copy."""
        self.telling = False  # does anybody listen to events? In search nobody does
        self.events: list[Event] = []  # those told since somebody last collected them
        self.informed = False  # has anybody learned something since this was last cleared?
        if like is None:
            self.seats = 0  # how many people or bots play
            self.agenda: list[AnyFrame] = []  # frames to come, the next one last; to empty it: del s.agenda[:]
            self.open: list[tuple[AnyDecision, list[int]]] = []  # questions asked now, at most one a seat
            self.answers: list[tuple[AnyDecision, int]] = []  # simultaneous answers given, secret until all are
            self.dice: Dice = FastDice(0)
        else:
            self.seats = like.seats
            self.agenda = like.agenda[:]
            self.open = like.open[:]
            self.answers = like.answers[:]
            self.dice = like.dice.copy()

    def copy(self) -> State:
        raise NotImplementedError

    def then(self, *frames: AnyFrame) -> None:
        """Put frames on top of the agenda, the first to be run first."""
        coming = list(frames)
        coming.reverse()
        self.agenda += coming

    def ask_together(self, decisions: list[AnyDecision]) -> None:
        """Ask several seats at once. Answers stay secret until all are given; ``chosen`` then runs in this order.

        ``chosen`` of such a decision only notes the choice: what follows from all of them is the next frame's.
        """
        for decision in decisions:
            options = decision.options(self)
            if not options:
                raise SoftLock(f"{type(decision).__name__} of seat {decision.seat} has no option")
            if len(options) == 1 and not decision.secret:
                self.answers.append((decision, options[0]))
            else:
                self.open.append((decision, options))
        if not self.open:
            settle(self)

    def tell(self, kind: str, seat: int, **facts: Fact) -> None:
        """Something happened that everybody may know. Call it under ``if s.telling:``, so that search pays nothing."""
        self.events.append(Event(kind, seat, facts, NO_SECRET, ()))

    def whisper(self, kind: str, seat: int, secret: Facts, **facts: Fact) -> None:
        """Something happened of which only ``seat`` may know the ``secret`` part."""
        self.events.append(Event(kind, seat, facts, secret, (seat,)))

    def inform(self) -> None:
        """Somebody learned something that was decided before (a drawn outcome needs no word: the kernel sees it)."""
        self.informed = True


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """These things less one of its kind."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def advance(s: State) -> None:
    """Run the agenda until somebody is asked or the game is over."""
    agenda = s.agenda
    while agenda and not s.open:
        agenda.pop().run(s)


def choose(s: State, seat: int, option: int) -> None:
    """Answer the open question of ``seat``. The option is trusted: the caller has looked whether it is offered."""
    for i in range(len(s.open)):
        decision = s.open[i][0]
        if decision.seat == seat:
            del s.open[i]
            if not s.open and not s.answers:
                decision.chosen(s, option)
                advance(s)
                return
            s.answers.append((decision, option))
            if not s.open:
                s.informed = True  # everybody now sees what the others chose
                settle(s)
                advance(s)
            return
    raise KeyError(f"seat {seat} is not asked anything")


def settle(s: State) -> None:
    """All simultaneous answers are there: they take effect, in the order of the seats, not of arrival."""
    answers = s.answers
    s.answers = []
    answers.sort(key=seat_of_answer)
    for decision, option in answers:
        decision.chosen(s, option)


def seat_of_answer(answer: tuple[AnyDecision, int]) -> int:
    return answer[0].seat


def withdraw(s: State, seat: int) -> None:
    """Take back the answer of ``seat`` to a simultaneous question that others have yet to answer."""
    for i in range(len(s.answers)):
        decision = s.answers[i][0]
        if decision.seat == seat:
            del s.answers[i]
            s.open.append((decision, decision.options(s)))
            s.open.sort(key=seat_of_question)
            return
    raise KeyError(f"seat {seat} has not answered")


def seat_of_question(question: tuple[AnyDecision, list[int]]) -> int:
    return question[0].seat


def playout(s: State, dice: Dice, longest: int = 1 << 40) -> int:
    """Play on with random choices to the end of the game, or for so many decisions; how many that took."""
    decisions = 0
    while s.open and decisions < longest:
        decision, options = s.open[0]
        choose(s, decision.seat, options[dice.below(len(options))])
        decisions += 1
    return decisions

"""Chance: every random outcome of a game comes out of one ``Dice`` object that the state carries.

A rule asks for an outcome by what it is about ("treasure", "d6"), never for a raw number, so that an outcome can
be written into a record in words, read back from it, or typed in by people who roll real dice. An outcome that is
computed rather than drawn (cubes flying through the air) is a ``Simulation``: chance gives it its luck, and its result
goes into the record as a whole, so that a replay never has to compute it again.

The bodies:

* ``FastDice``     for search and simulation: one integer of state, copied with the game.
* ``SecretDice``   for live play: drawn from a secret that was committed to before the game.
* ``RecordedDice`` for replay: reads what was recorded.
* ``HandDice``     for people with real dice: stops at each outcome until somebody says what it was.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

MASK: Final = 0xFFFFFFFFFFFFFFFF
LUCK: Final = 1 << 53  # a simulation gets one number below this, from which all of its luck follows
BY_HAND: Final = "hand"
Word = Callable[[str, int], str]  # what an outcome is called: ("treasure", 2) -> "emerald"


@mypyc_attr(allow_interpreted_subclasses=True)
class Simulation:
    """Something whose outcome is computed from a little luck, and written down as one text."""

    def run(self, luck: Dice) -> str:
        """The outcome. It depends on nothing but this object and the numbers that ``luck`` gives."""
        raise NotImplementedError

    def possible(self, text: str) -> bool:
        """Can this have been the outcome? Asked of what a record says, which is then believed."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """What the rules see. A body of dice either gives numbers (``below``) or knows the outcomes themselves."""

    by_hand: ClassVar[bool] = False  # do people roll, draw and shoot, and tell what came?

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def copy(self) -> Dice:
        raise NotImplementedError

    def roll(self, what: str, sides: int) -> int:
        """A die: a number from 1 to ``sides``."""
        return 1 + self.below(sides)

    def among(self, what: str, things: list[int]) -> int:
        """One of these things, each equally likely; a thing listed twice is twice as likely."""
        return things[self.below(len(things))]

    def draw(self, what: str, counts: list[int]) -> int:
        """Which kind comes out of a bag that holds ``counts[kind]`` of each kind. The bag is left as it was."""
        k = self.below(sum(counts))
        for kind in range(len(counts)):
            k -= counts[kind]
            if k < 0:
                return kind
        raise AssertionError("the bag was counted wrongly")

    def simulate(self, what: str, simulation: Simulation) -> str:
        """The outcome of a simulation, as text. Not for dice by hand: people are asked for its parts instead, as if
        they were drawn."""
        return simulation.run(FastDice(self.below(LUCK)))


class FastDice(Dice):
    """A small fast generator (splitmix64) for search and simulation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def below(self, n: int) -> int:
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) % n  # 53 bits: the bias is below 1 in 10^14 for any n of a board game

    def copy(self) -> FastDice:
        return FastDice(self.seed)


def shuffle(things: list[int], dice: Dice) -> None:
    """Put things in any order, all equally likely; for worlds that are imagined, not for outcomes of a game."""
    for i in range(len(things) - 1, 0, -1):
        j = dice.below(i + 1)
        things[i], things[j] = things[j], things[i]


class TableDice(Dice):
    """Dice whose outcomes are written down in words: ``drawn`` holds those of the action that is being carried out,
    ``coming`` those that are known beforehand, from a record or from people.

    ``promise`` is what the header of a record says of them: the commitment to a secret, or that they roll by hand.
    """

    def __init__(self, word: Word, promise: str, salts: str) -> None:
        self.word = word
        self.promise = promise
        self.salts = salts
        self.drawn: list[str] = []
        self.coming: list[str] = []
        self.defer = False  # is ``Deferred`` raised where something is to be simulated?

    def begin(self, coming: list[str], defer: bool = False) -> None:
        """Before each action: which outcomes are known beforehand, and whether simulations are left to others."""
        self.drawn = []
        self.coming = coming[:]
        self.defer = defer

    def roll(self, what: str, sides: int) -> int:
        return self.settle(what, list(range(sides + 1)), [0] + [1] * sides)

    def among(self, what: str, things: list[int]) -> int:
        return self.settle(what, things, [1] * len(things))

    def draw(self, what: str, counts: list[int]) -> int:
        return self.settle(what, list(range(len(counts))), counts)

    def settle(self, what: str, values: list[int], weights: list[int]) -> int:
        value = self.decide(what, values, weights)
        self.drawn.append(self.text(what, value))
        return value

    def simulate(self, what: str, simulation: Simulation) -> str:
        text = self.resolve(what, simulation)
        self.drawn.append(f"{what} {text}")
        return text

    def resolve(self, what: str, simulation: Simulation) -> str:
        """The outcome of a simulation, from luck or from the record."""
        raise NotImplementedError

    def recorded(self, what: str, simulation: Simulation, text: str) -> str:
        """The outcome of a simulation as a line of a record has it."""
        name, _, outcome = text.partition(" ")
        if name != what or not simulation.possible(outcome):
            raise WrongOutcome(f"{text!r} cannot have come where {what!r} was simulated")
        return outcome

    def text(self, what: str, value: int) -> str:
        """An outcome as it stands in a record: "treasure ruby"."""
        return f"{what} {self.word(what, value)}"

    def decide(self, what: str, values: list[int], weights: list[int]) -> int:
        """Which of these values comes, ``weights`` saying how likely each is."""
        raise NotImplementedError


def commitment(secret: bytes) -> str:
    """What is shown before the game: it binds the table to ``secret`` without telling it."""
    return hashlib.sha256(b"tortuga dice 1\n" + secret).hexdigest()


def secret_of(seed: int) -> bytes:
    """The secret of a game that is played from a plain number, for reproducible games."""
    return hashlib.sha256(b"tortuga seed %d" % seed).digest()


class SecretDice(TableDice):
    """Dice drawn from a secret (and the salts of the seats): nobody can foresee them, anybody can check them later.

    The i-th number is HMAC-SHA256(key, i) with key = HMAC-SHA256(secret, salts), read as a 64-bit number; numbers
    that would favour some values are passed over.
    """

    def __init__(self, word: Word, secret: bytes, salts: str = "", position: int = 0) -> None:
        super().__init__(word, commitment(secret), salts)
        self.secret = secret
        self.position = position
        self.key = hmac.new(secret, salts.encode(), hashlib.sha256).digest()

    def below(self, n: int) -> int:
        limit = (MASK + 1) - (MASK + 1) % n
        while True:
            block = hmac.new(self.key, b"%d" % self.position, hashlib.sha256).digest()
            self.position += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % n

    def decide(self, what: str, values: list[int], weights: list[int]) -> int:
        k = self.below(sum(weights))
        for i in range(len(values)):
            k -= weights[i]
            if k < 0:
                return values[i]
        raise AssertionError("the weights were counted wrongly")

    def resolve(self, what: str, simulation: Simulation) -> str:
        """The luck is drawn in any case, to stay in step; what a record has is not computed again."""
        luck = FastDice(self.below(LUCK))
        if len(self.drawn) < len(self.coming):
            return self.recorded(what, simulation, self.coming[len(self.drawn)])
        if self.defer:
            raise Deferred(-1, -1)
        return simulation.run(luck)

    def copy(self) -> SecretDice:
        other = SecretDice(self.word, self.secret, self.salts, self.position)
        other.drawn = self.drawn[:]
        other.coming = self.coming[:]
        return other


class Deferred(Exception):
    """Raised where a simulation is left to somebody who has the time for it: the choice of ``option`` by ``seat`` is
    made again once its outcome is known."""

    def __init__(self, seat: int, option: int) -> None:
        super().__init__(seat, option)
        self.seat = seat
        self.option = option


class WrongOutcome(Exception):
    """The dice were given an outcome that cannot have come: another question was asked, or there is no such thing."""


class RecordedDice(TableDice):
    """Dice that give what was written down, and refuse what cannot have been."""

    def __init__(self, word: Word, promise: str = "", salts: str = "") -> None:
        super().__init__(word, promise, salts)

    def decide(self, what: str, values: list[int], weights: list[int]) -> int:
        if not self.coming:
            self.missing(what, [self.word(what, values[i]) for i in range(len(values)) if weights[i] > 0])
        text = self.coming.pop(0)
        for i in range(len(values)):
            if weights[i] > 0 and self.text(what, values[i]) == text:
                return values[i]
        raise WrongOutcome(f"{text!r} cannot have come where {what!r} was drawn")

    def resolve(self, what: str, simulation: Simulation) -> str:
        if not self.coming:
            self.missing(what, [])
        return self.recorded(what, simulation, self.coming.pop(0))

    def missing(self, what: str, words: list[str]) -> None:
        raise WrongOutcome(f"an outcome of {what!r} is missing")

    def copy(self) -> RecordedDice:
        other = RecordedDice(self.word, self.promise, self.salts)
        other.drawn = self.drawn[:]
        other.coming = self.coming[:]
        return other


class Roll:
    """A question to people with real dice: what came of ``what``, out of these ``words``?"""

    def __init__(self, what: str, words: list[str]) -> None:
        self.what = what
        self.words = words


class OutcomeNeeded(Exception):
    """Raised inside the rules when people at the table have yet to say what they rolled or drew."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(roll.what)
        self.roll = roll


class HandDice(RecordedDice):
    """Dice fed by hand: the rules stop with ``OutcomeNeeded`` and are run again once somebody has entered it."""

    by_hand: ClassVar[bool] = True

    def __init__(self, word: Word) -> None:
        super().__init__(word, BY_HAND)

    def missing(self, what: str, words: list[str]) -> None:
        raise OutcomeNeeded(Roll(what, sorted(set(words))))

    def copy(self) -> HandDice:
        other = HandDice(self.word)
        other.drawn = self.drawn[:]
        other.coming = self.coming[:]
        return other

"""Judgement: what bots know of a game.

A game's ``Judgement`` says how good a state is for a seat, and what to choose without thinking. Most are made of named
features of a player's standing, what each is worth, and what a standing promises for the end of the game. What a
feature is worth was found by playing on from turns that were played in several ways; what a standing promises, by
looking at how games ended (see ``docs/bots.md``).
"""

from __future__ import annotations

from math import exp
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision, S


class Outlook:
    """What standings promise at one moment of a game: the final score is ``base`` + ``slope`` * standing, and a player
    who is expected to score ``spread`` points more than a rival beats that rival in 73 % of games."""

    def __init__(self, base: float, slope: float, spread: float) -> None:
        self.base = base
        self.slope = slope
        self.spread = spread

    def score(self, standing: float) -> float:
        return self.base + self.slope * standing

    def chances(self, standings: list[float]) -> list[float]:
        """How likely each of the players wins who have these standings."""
        most = max(standings)
        shares = [exp(self.slope * (standing - most) / self.spread) for standing in standings]
        whole = sum(shares)
        return [share / whole for share in shares]


class Weights:
    """What each feature is worth; and the outlook at the beginning and at the end of a game."""

    def __init__(self, names: tuple[str, ...], weights: tuple[float, ...], early: Outlook, late: Outlook) -> None:
        self.names = names
        self.weights = list(weights)
        self.early = early
        self.late = late

    def total(self, raw: list[float]) -> float:
        """The standing of whoever has these features."""
        weights = self.weights
        total = 0.0
        for i in range(len(raw)):
            total += raw[i] * weights[i]
        return total

    def parts(self, raw: list[float]) -> dict[str, float]:
        """The same feature by feature."""
        parts: dict[str, float] = {}
        for i in range(len(raw)):
            parts[self.names[i]] = raw[i] * self.weights[i]
        return parts

    def overlooking(self, names: tuple[str, ...]) -> Weights:
        """The judgement of somebody to whom these features mean nothing."""
        weights = self.weights[:]
        for name in names:
            weights[self.names.index(name)] = 0.0
        return Weights(self.names, tuple(weights), self.early, self.late)

    def ended(self, score: float) -> float:
        """The standing that a final score is worth, so that games that are over can be compared with others."""
        return (score - self.late.base) / self.late.slope

    def outlook(self, progress: float) -> Outlook:
        """``progress`` of the game is from 0 to 1."""
        a = self.early
        b = self.late
        rest = 1.0 - progress
        return Outlook(
            a.base * rest + b.base * progress,
            a.slope * rest + b.slope * progress,
            a.spread * rest + b.spread * progress,
        )


NEUTRAL: Final = Weights((), (), Outlook(0.0, 1.0, 10.0), Outlook(0.0, 1.0, 10.0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """What bots know of a game whose states are ``S``. A game overrides what it knows better."""

    def __init__(self, weights: Weights = NEUTRAL) -> None:
        self.weights = weights

    def value(self, s: S, seat: int, weights: Weights) -> float:
        """How good this state is for a seat, in points of the game; with other weights than the judgement's own for
        somebody who overlooks things."""
        raise NotImplementedError

    def quick(self, s: S, decision: Decision[S], options: list[int], dice: Dice) -> int:
        """A sensible choice without thinking, for playing on inside a search."""
        return options[dice.below(len(options))]

    def by_odds(self, s: S, decision: Decision[S], options: list[int]) -> int:
        """The best choice where the odds are known and need not be sampled, such as how to aim a cannon; -1 for all
        other questions. A few tries would only show who is lucky."""
        return -1

    def standing(self, s: S, seat: int, weights: Weights) -> float:
        """What all that a seat has is worth, in points that compare with those of the others."""
        return self.value(s, seat, weights)

    def features(self, s: S, seat: int) -> list[float]:
        """What the standing of a seat is made of, one number for each name of the weights."""
        return []

    def progress(self, s: S) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def turn_of(self, s: S) -> int:
        """The seat whose turn it is, -1 for nobody's. Who is asked in another's turn has not begun their own."""
        return -1 if len(s.open) != 1 or len(s.answers) > 0 else s.open[0][0].seat

    def parts(self, s: S, seat: int) -> dict[str, float]:
        """The standing of a seat, feature by feature, under names that the words of the game explain."""
        return self.weights.parts(self.features(s, seat))

    def outlook(self, s: S) -> Outlook:
        """What standings promise at this moment of the game."""
        return self.weights.outlook(self.progress(s))

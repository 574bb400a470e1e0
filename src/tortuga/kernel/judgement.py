"""How a game's judgement is put together: named features of a player's standing, what each is worth, and what a
standing promises for the end of the game.

What a feature is worth was found by playing on from turns that were played in several ways; what a standing promises,
by looking how games ended (see ``docs/bots.md``).
"""

from __future__ import annotations

from math import exp


class Outlook:
    """What standings promise at one moment of a game: the final score is ``base`` + ``slope`` * standing, and who is
    expected to have ``spread`` points more than a rival wins against that one with 73 %."""

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

"""How a game's judgement is put together: named features of a player's standing, and what each is worth.

The sum of all features, each with its weight, is the score that the player can expect at the end of the game. Weights
drift from an early to a late value as the game goes on. They are fitted to finished games (see ``docs/bots.md``).
"""

from __future__ import annotations

from math import exp


class Weights:
    """What each feature is worth early and late in a game; and how far apart players must be for it to be decided: at
    ``spread`` points ahead of one rival, early and late, the chance to win is 73 %."""

    def __init__(
        self,
        names: tuple[str, ...],
        early: tuple[float, ...],
        late: tuple[float, ...],
        spread: tuple[float, float],
    ) -> None:
        self.names = names
        self.early = list(early)
        self.late = list(late)
        self.spread_early = spread[0]
        self.spread_late = spread[1]

    def total(self, raw: list[float], progress: float) -> float:
        """The score to be expected; ``progress`` of the game is from 0 to 1."""
        rest = 1.0 - progress
        early = self.early
        late = self.late
        total = 0.0
        for i in range(len(raw)):
            if raw[i]:
                total += raw[i] * (early[i] * rest + late[i] * progress)
        return total

    def parts(self, raw: list[float], progress: float) -> dict[str, float]:
        """The same feature by feature."""
        rest = 1.0 - progress
        parts: dict[str, float] = {}
        for i in range(len(raw)):
            parts[self.names[i]] = raw[i] * (self.early[i] * rest + self.late[i] * progress)
        return parts

    def spread(self, progress: float) -> float:
        return self.spread_early * (1.0 - progress) + self.spread_late * progress


def chances(prospects: list[float], spread: float) -> list[float]:
    """How likely each of them wins, whose scores are expected to be these."""
    most = max(prospects)
    shares = [exp((prospect - most) / spread) for prospect in prospects]
    whole = sum(shares)
    return [share / whole for share in shares]

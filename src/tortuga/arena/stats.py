"""A little statistics: shares and means with their 95 % intervals."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959964  # of a 95 % interval


class Tally(msgspec.Struct):
    """How often somebody played, how often they won (a shared victory counts in parts), and their points."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, share: float, score: int) -> None:
        self.games += 1
        self.wins += share
        self.points += score

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_interval(values: list[int]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    half = 1.96 * spread / sqrt(len(values))
    return middle, middle - half, middle + half


def quantiles(values: list[int]) -> tuple[int, int, int]:
    """What a tenth, half and nine tenths of the values do not exceed."""
    ranked = sorted(values)
    return ranked[len(ranked) // 10], ranked[len(ranked) // 2], ranked[len(ranked) * 9 // 10]

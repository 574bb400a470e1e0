"""What bots know of Pig: how good a table is for a seat."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.judgement import Judgement, Weights
from tortuga_pig.state import Pig


class PigJudgement(Judgement[Pig]):
    def value(self, s: Pig, seat: int, weights: Weights) -> float:
        """This seat's points, those of its turn included, minus a part of the best rival's."""
        mine = s.points[seat] + (s.turn if s.open and s.open[0][0].seat == seat else 0)
        return mine - 0.3 * max(points for other, points in enumerate(s.points) if other != seat)


JUDGEMENT: Final = PigJudgement()

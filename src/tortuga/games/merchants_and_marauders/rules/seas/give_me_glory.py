"""MM-S13 Give Me Glory or Give Me Death: points from the stash cost more and more."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.state import Sea

GIVE_ME_GLORY: Final = 1 << 19


class GiveMeGlory(Module):
    option: ClassVar[str] = "give_me_glory"
    about: ClassVar[str] = (
        "Variant 4: every further point from the stash costs 5 gold more. 20 minutes, no complexity. (MM-S13)"
    )
    bit: ClassVar[int] = GIVE_ME_GLORY

    def stash_points(self, s: Sea, gold: int, points: int) -> int:
        """MM-S13.1: every further point costs more."""
        points = 0
        for cost in s.t.points.stash_costs[: s.t.points.stash_most]:
            if gold < cost:
                return points
            gold -= cost
            points += 1
        return points

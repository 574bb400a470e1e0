"""MM-S8 Wind and Weather: the wind makes Moves cheap or dear, and the storm token wanders with it."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import talent
from tortuga.games.merchants_and_marauders.rules.npcs import blown
from tortuga.games.merchants_and_marauders.rules.turn import StormHits
from tortuga.games.merchants_and_marauders.state import (
    IGNORES_STORMS,
    NONE,
    STORM_TOKEN,
    USED_AGAINST,
    USED_WIND,
    Sea,
)
from tortuga.kernel.machine import Step


def set_up(s: Sea) -> None:
    if s.seas.chosen & STORM_TOKEN:
        s.seas.storm = s.t.storm_start


class Spin(Step):
    """MM-S8.1: the spinner says where the wind blows to; MM-S8.5: the storm token goes with it."""

    clause: ClassVar[str] = "MM-S8.1"

    def run(self, s: Sea) -> None:
        seas = s.seas
        seas.wind = s.dice.among("wind", list(range(8)))
        if s.telling:
            s.tell("wind", NONE, direction=seas.wind)
        if seas.storm != NONE:
            seas.storm = blown(s, seas.storm, seas.wind)
            if s.telling:
                s.tell("storm_moves", NONE, zone=seas.storm)


def cost(s: Sea, here: int, there: int) -> int:
    """MM-S8.2, MM-S8.3: once with the wind for nothing; the first time against it for two actions."""
    wind = s.seas.wind
    if wind == NONE:
        return 1
    ways = s.t.ways[here]
    if ways[wind] == there:
        return 1 if s.used & USED_WIND else 0
    if ways[(wind + 4) % 8] == there:
        return 1 if s.used & USED_AGAINST else 2
    return 1


def set_sail(s: Sea, here: int, there: int) -> None:
    price = cost(s, here, there)
    if price == 0:
        s.used |= USED_WIND
    elif price == 2:
        s.used |= USED_AGAINST


def sea_met(s: Sea, seat: int) -> None:
    """MM-S8.6: hits for who is at sea with the token; MM-S8.8: Christian Marquis does not feel it."""
    if s.seas.storm == s.zone[seat] and not talent(s, seat, IGNORES_STORMS):
        s.then(StormHits(seat, s.t.storm_hits))


def blinds(s: Sea, npc: int) -> bool:
    """MM-S8.9: nobody keeps a lookout in the storm."""
    return s.seas.storm != NONE and s.npc_zone[npc] == s.seas.storm

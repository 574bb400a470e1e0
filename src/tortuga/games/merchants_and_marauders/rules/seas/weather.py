"""MM-S8 Wind and Weather: the wind makes Moves cheap or dear, and the storm token wanders with it."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import talent
from tortuga.games.merchants_and_marauders.rules.npcs import blown
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.turn import StormHits
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.actions import USED_AGAINST, USED_WIND
from tortuga.games.merchants_and_marauders.vocabulary.captains import IGNORES_STORMS
from tortuga.kernel.machine import AnyFrame, Seat, Step

WIND: Final = 1 << 13
STORM_TOKEN: Final = 1 << 14


class Spin(Step[Sea]):
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


def cost_of_move(s: Sea, here: Zone, there: Zone) -> int:
    """MM-S8.2, MM-S8.3: once with the wind for nothing; the first time against it for two actions."""
    wind = s.seas.wind
    if wind == NONE:
        return 1
    ways = s.t.map.ways[here]
    if ways[wind] == there:
        return 1 if s.used & USED_WIND else 0
    if ways[(wind + 4) % 8] == there:
        return 1 if s.used & USED_AGAINST else 2
    return 1


class Wind(Module):
    option: ClassVar[str] = "wind"
    about: ClassVar[str] = "Module 8: the wind makes Moves free or dear. 5 minutes, moderate complexity. (MM-S8)"
    bit: ClassVar[int] = WIND
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (Spin,)

    def turn_begins(self, s: Sea) -> None:
        s.then(Spin())

    def courses(self, s: Sea, here: Zone, left: int, zones: list[int]) -> list[int]:
        if s.seas.wind == NONE:
            return zones
        return [zone for zone in s.t.map.neighbours[here] if cost_of_move(s, here, zone) <= left]

    def sailing_cost(self, s: Sea, here: Zone, there: Zone, cost: int) -> int:
        return cost_of_move(s, here, there)

    def set_sail(self, s: Sea, here: Zone, there: Zone) -> None:
        price = cost_of_move(s, here, there)
        if price == 0:
            s.used |= USED_WIND
        elif price == 2:
            s.used |= USED_AGAINST

    def moves_paid(self, s: Sea) -> int:
        more = 1 if s.used & USED_AGAINST else 0
        return more - 1 if s.used & USED_WIND else more


class Storm(Module):
    option: ClassVar[str] = "storm"
    about: ClassVar[str] = "Module 8: a storm that wanders with the wind; needs wind. (MM-S8.4)"
    bit: ClassVar[int] = STORM_TOKEN
    needs: ClassVar[tuple[str, ...]] = ("wind",)

    def laid_out(self, s: Sea) -> None:
        s.seas.storm = s.t.weather.storm_start

    def sea_met(self, s: Sea, seat: Seat) -> None:
        """MM-S8.6: hits for captains at sea with the token; MM-S8.8: Christian Marquis does not feel it."""
        if s.seas.storm == s.zone[seat] and not talent(s, seat, IGNORES_STORMS):
            s.then(StormHits(seat, s.t.weather.storm_hits))

    def blinded(self, s: Sea, npc: Npc) -> bool:
        """MM-S8.9: nobody keeps a lookout in the storm."""
        return s.seas.storm != NONE and s.npc_zone[npc] == s.seas.storm

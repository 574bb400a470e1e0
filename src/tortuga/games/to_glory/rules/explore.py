"""TG-6 Explore."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.state import ISLANDS, JOLLY, Voyage
from tortuga.kernel.machine import Decision


def islands_to_explore(s: Voyage, seat: int) -> list[int]:
    """The lettered islands next to the ship that have tokens left."""
    return [island for island in s.t.beside[s.ship[seat]] if s.stock[island]]


class ExploreIsland(Decision[Voyage]):
    """Which island to explore, if the ship lies next to several."""

    clause: ClassVar[str] = "TG-6.1"
    verb: ClassVar[str] = "explore"
    names: ClassVar[str] = "island"
    span: ClassVar[int] = ISLANDS

    def options(self, s: Voyage) -> list[int]:
        return islands_to_explore(s, self.seat)

    def chosen(self, s: Voyage, option: int) -> None:
        explore(s, self.seat, option)

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        return "TG-6.1", "island_empty" if option in s.t.beside[s.ship[self.seat]] else "no_island"


def explore(s: Voyage, seat: int, island: int) -> None:
    tokens = list(s.stock[island])
    rogers: list[int] = []
    if s.telling:
        s.tell("explores", seat, island=island)
    while tokens:
        token = s.dice.among("token", tokens)
        tokens.remove(token)
        if token != JOLLY:  # TG-6.3
            s.map[seat] = token
            s.origin[seat] = island
            if s.telling:
                s.whisper("map", seat, {"goal": token}, island=island)
            break
        rogers.append(token)  # TG-6.4
        s.cursed[seat] = True
        if s.telling:
            s.tell("jolly", seat, island=island)
    else:
        if s.telling:
            s.tell("no_map", seat, island=island)  # TG-6.5
    left = sorted(tokens + rogers)
    s.stock = (*s.stock[:island], tuple(left), *s.stock[island + 1 :])

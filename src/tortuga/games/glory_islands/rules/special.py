"""GI-4d Special action."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.cards import spend_sailing
from tortuga.games.glory_islands.rules.pirates import (
    can_place,
    cell_facts,
    empty_spaces,
    lift_pirate,
    own_pirates,
    put_pirate,
)
from tortuga.games.glory_islands.rules.placing import PlacePirate
from tortuga.games.glory_islands.rules.treasure import draw_treasure
from tortuga.games.glory_islands.state import EMPTY, LAND, NOTHING, PRICES, WITH_BARREL, WITH_SAILING, Islands
from tortuga.kernel.machine import Decision, Facts


class Special(Decision[Islands]):
    """The special action of a 2, 3 or 4, for a price."""

    clause: ClassVar[str] = "GI-4d.1"
    verb: ClassVar[str] = "pay"
    names: ClassVar[str] = "price"
    span: ClassVar[int] = len(PRICES)
    skippable: ClassVar[bool] = True

    def options(self, s: Islands) -> list[int]:
        value = s.t.value[s.played[self.seat]]
        barrel = s.barrels[self.seat] > 0
        if value == 2:
            return [NOTHING, WITH_BARREL] if barrel and sum(s.bag) > 0 else []
        if value == 3:
            possible = can_place(s, self.seat)  # GI-4d.4
        elif value == 4:
            possible = self.seat in s.cells  # GI-4d.8
        else:
            return []
        if not possible:
            return []
        return [NOTHING, WITH_BARREL, WITH_SAILING] if barrel else [NOTHING, WITH_SAILING]

    def chosen(self, s: Islands, option: int) -> None:
        seat = self.seat
        value = s.t.value[s.played[seat]]
        if option == NOTHING:
            return
        if s.telling:
            s.tell("special", seat, price=option, special=value)
        if option == WITH_BARREL:
            s.barrels[seat] -= 1
            s.barrel_supply += 1
        else:
            spend_sailing(s, seat, s.t.special_sailing)
            if s.sunk[seat]:  # GI-8.2
                return
        if value == 2:
            draw_treasure(s, seat, s.t.draw_on_special)
        elif value == 3:
            s.then(PlacePirate(seat, EMPTY))
        else:
            s.then(LiftPirate(seat))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == WITH_BARREL:
            return "GI-4d.1", "no_barrel"
        return "GI-4d.2", "barrel_only"

    def facts(self, s: Islands) -> Facts:
        value = s.t.value[s.played[self.seat]]
        sinks = s.sail[self.seat] + s.t.special_sailing >= len(s.t.track)
        return {"seat": self.seat, "special": value, "sinks": sinks, "spaces": s.t.special_sailing}

    def option_facts(self, s: Islands, option: int) -> Facts:
        return {"price": option, **self.facts(s)}


class LiftPirate(Decision[Islands]):
    """GI-4d.5: which own pirate a 4 moves …"""

    clause: ClassVar[str] = "GI-4d.6"
    verb: ClassVar[str] = "lift"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def options(self, s: Islands) -> list[int]:
        return own_pirates(s, self.seat)

    def chosen(self, s: Islands, option: int) -> None:
        s.then(MovePirate(self.seat, option))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4d.6", "not_your_pirate"

    def option_facts(self, s: Islands, option: int) -> Facts:
        return cell_facts(s, option)


class MovePirate(Decision[Islands]):
    """… and where it goes: any empty space of the board."""

    clause: ClassVar[str] = "GI-4d.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "move"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Islands) -> list[int]:
        return empty_spaces(s, self.left)

    def chosen(self, s: Islands, option: int) -> None:
        lift_pirate(s, self.left)
        s.supply[self.seat] += 1
        if s.telling:
            s.tell("lifted", self.seat, cell=self.left)
        put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-4d.6", "just_left"
        return ("GI-13.5", "storm") if option == s.side.storm else ("GI-4d.5", "occupied")

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "cell": self.left}

    def option_facts(self, s: Islands, option: int) -> Facts:
        return cell_facts(s, option)

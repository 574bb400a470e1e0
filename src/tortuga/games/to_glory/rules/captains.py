"""TG-9 Captain's abilities."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.clear import (
    kraken_gets_clear,
    kraken_may_move,
    kraken_may_stay,
    kraken_may_step_aside,
    ship_gets_clear,
    ship_may_stay,
    ship_may_step_aside,
    ship_sails_clear,
    ship_turns_clear,
)
from tortuga.games.to_glory.rules.move import move_kraken, move_ship, why_not_enter, why_not_ship
from tortuga.games.to_glory.rules.steer import steer_ship, steer_tower, steered
from tortuga.games.to_glory.state import (
    BEAST,
    FACINGS,
    HELM,
    KRAKEN,
    LEFT,
    PART_KRAKEN,
    PART_LEFT,
    PART_MOVE,
    PART_RIGHT,
    PARTS,
    RIGHT,
    SAIL,
    SHIP,
    STOP,
    Voyage,
)
from tortuga.kernel.machine import Decision, Facts


class UseAbility(Decision[Voyage]):
    """One part of an ability. ``parts`` are left, this one included."""

    clause: ClassVar[str] = "TG-9.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "parts")
    verb: ClassVar[str] = "ability"
    names: ClassVar[str] = "part"
    span: ClassVar[int] = len(PARTS)

    def __init__(self, seat: int, parts: int) -> None:
        super().__init__(seat)
        self.parts = parts

    def options(self, s: Voyage) -> list[int]:
        options = ability_parts(s, self.seat, self.parts)
        if self.parts < s.t.ability_parts and ability_may_stop(s, self.seat):  # TG-9.7
            options.insert(0, STOP)
        return options

    def chosen(self, s: Voyage, option: int) -> None:
        seat = self.seat
        if option == STOP:
            return
        if option == PART_MOVE:
            move_ship(s, seat)
        elif option >= PART_KRAKEN:
            move_kraken(s, seat, option - PART_KRAKEN)
        elif s.captain[seat] == HELM:
            steer_ship(s, seat, option - PART_LEFT)
        else:
            steer_tower(s, seat, option - PART_LEFT)
        if self.parts > 1:
            s.agenda.append(UseAbility(seat, self.parts - 1))

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        captain = s.captain[self.seat]
        if option == STOP:
            return ("TG-9.7", "begun") if self.parts == s.t.ability_parts else ("TG-4.5", "ship_must_go_on")
        if option == PART_MOVE and captain == SAIL:
            return why_not_ship(s, self.seat)
        if option >= PART_KRAKEN and captain == BEAST:
            return why_not_enter(s, s.t.ahead[s.kraken * FACINGS + option - PART_KRAKEN])
        if option in (PART_LEFT, PART_RIGHT) and captain == HELM:
            return "TG-4.6", "stuck"
        return "TG-9.1", "other_ability"

    def facts(self, s: Voyage) -> Facts:
        captain = s.captain[self.seat]
        return {"seat": self.seat, "captain": captain, "gift": captain, "parts": self.parts}

    def option_facts(self, s: Voyage, option: int) -> Facts:
        facts: Facts = {"part": option, "captain": s.captain[self.seat]}
        if option == PART_MOVE:
            facts["hex"] = s.t.ahead[s.ship[self.seat] * FACINGS + s.heading[self.seat]]
        elif option >= PART_KRAKEN:
            facts["hex"] = s.t.ahead[s.kraken * FACINGS + option - PART_KRAKEN]
        elif option != STOP:
            turned = s.heading[self.seat] if s.captain[self.seat] == HELM else s.tower_facing
            facts["facing"] = steered(turned, option - PART_LEFT)
        return facts


def ability_parts(s: Voyage, seat: int, parts: int) -> list[int]:
    """What this captain can do now if so many parts of the ability are left."""
    captain = s.captain[seat]
    after = parts - 1
    if captain == SAIL:  # TG-9.2
        if s.running == KRAKEN:
            possible = ship_may_step_aside(s, seat, s.left, after)
        else:
            possible = ship_sails_clear(s, seat, s.ship[seat], s.heading[seat], s.left, parts)
        return [PART_MOVE] if possible else []
    if captain == BEAST:  # TG-9.5
        if s.running == SHIP:
            ways = [way for way in range(FACINGS) if kraken_may_step_aside(s, seat, way, s.left, after)]
        else:
            ways = [way for way in range(FACINGS) if kraken_may_move(s, seat, way, s.left, after)]
        return [PART_KRAKEN + way for way in ways]
    sides = [LEFT, RIGHT]
    if captain == HELM and s.running == SHIP:
        place, heading = s.ship[seat], s.heading[seat]
        sides = [side for side in sides if ship_turns_clear(s, seat, place, steered(heading, side), s.left, after)]
    return [PART_LEFT + side for side in sides]  # TG-9.3, TG-9.4


def ability_may_stop(s: Voyage, seat: int) -> bool:
    """May an ability that has begun end here? Skipper actions alone must then suffice for the piece that must go on,
    and a piece that stepped aside for it must be clear (TG-4.7)."""
    if s.running == SHIP:
        if s.captain[seat] == BEAST and not kraken_may_stay(s, s.kraken):
            return False
        return ship_gets_clear(s, seat, s.ship[seat], s.heading[seat], s.left, 0)
    if s.running == KRAKEN:
        if s.captain[seat] == SAIL and not ship_may_stay(s, seat, s.ship[seat]):
            return False
        return kraken_gets_clear(s, seat, s.kraken, s.left, 0)
    return True

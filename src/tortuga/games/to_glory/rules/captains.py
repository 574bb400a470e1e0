"""TG-9 Captain's abilities."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.move import (
    kraken_may_move,
    move_kraken,
    move_ship,
    ship_runs_clear,
    why_not_enter,
    why_not_ship,
)
from tortuga.games.to_glory.rules.steer import steer_ship, steer_tower, steered
from tortuga.games.to_glory.state import (
    BEAST,
    FACINGS,
    HELM,
    NO_PIECE,
    PART_KRAKEN,
    PART_LEFT,
    PART_MOVE,
    PART_RIGHT,
    PARTS,
    SAIL,
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
        if s.running == NO_PIECE and self.parts < s.t.ability_parts:  # TG-9.7
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
            return ("TG-4.5", "ship_must_go_on") if s.running != NO_PIECE else ("TG-9.7", "begun")
        if option == PART_MOVE and captain == SAIL:
            return why_not_ship(s, self.seat)
        if option >= PART_KRAKEN and captain == BEAST:
            return why_not_enter(s, s.t.ahead[s.kraken * FACINGS + option - PART_KRAKEN])
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
    if captain == SAIL:  # TG-9.2
        return [PART_MOVE] if ship_runs_clear(s, seat, parts) else []
    if captain == BEAST:  # TG-9.5
        return [PART_KRAKEN + way for way in range(FACINGS) if kraken_may_move(s, way, parts - 1)]
    return [PART_LEFT, PART_RIGHT]  # TG-9.3, TG-9.4

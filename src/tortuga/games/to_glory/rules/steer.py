"""TG-5 Steer."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.state import FACINGS, LEFT, RIGHT, STEERS, Facing, Voyage
from tortuga.kernel.machine import Decision, Facts


def steered(facing: Facing, side: int) -> Facing:
    return (facing + (1 if side == RIGHT else FACINGS - 1)) % FACINGS


def steer_ship(s: Voyage, seat: int, side: int) -> None:
    s.heading[seat] = steered(s.heading[seat], side)
    if s.telling:
        s.tell("steered", seat, facing=s.heading[seat])


def steer_tower(s: Voyage, seat: int, side: int) -> None:
    s.tower_facing = steered(s.tower_facing, side)
    if s.telling:
        s.tell("tower_steered", seat, facing=s.tower_facing)


class SteerTower(Decision[Voyage]):
    clause: ClassVar[str] = "TG-5.1"
    verb: ClassVar[str] = "tower"
    names: ClassVar[str] = "steer"
    span: ClassVar[int] = len(STEERS)

    def options(self, s: Voyage) -> list[int]:
        return [LEFT, RIGHT]

    def chosen(self, s: Voyage, option: int) -> None:
        steer_tower(s, self.seat, option)

    def option_facts(self, s: Voyage, option: int) -> Facts:
        return {"steer": option, "facing": steered(s.tower_facing, option)}

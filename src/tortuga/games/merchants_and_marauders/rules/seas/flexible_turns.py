"""MM-S12 Flexible Turns: cubes from a bag say whose turn is next."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.turn import PlayerTurn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.kernel.machine import AnyFrame, Step

FLEXIBLE_TURNS: Final = 1 << 18


class DrawCube(Step[Sea]):
    """MM-S12.1: the captain whose cube comes out of the bag takes a player turn; then the next is drawn."""

    clause: ClassVar[str] = "MM-S12.1"

    def run(self, s: Sea) -> None:
        seats = [seat for seat in range(s.seats) if s.seas.bag >> seat & 1]
        if seats:
            seat = s.dice.among("cube", seats)
            s.seas.bag &= ~(1 << seat)
            s.then(PlayerTurn(seat), DrawCube())


class FlexibleTurns(Module):
    option: ClassVar[str] = "flexible_turns"
    about: ClassVar[str] = (
        "Variant 1: cubes from a bag say who is next; more meetings of captains. No time, no complexity. (MM-S12)"
    )
    bit: ClassVar[int] = FLEXIBLE_TURNS
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (DrawCube,)

    def order_of_play(self, s: Sea) -> bool:
        s.seas.bag = (1 << s.seats) - 1
        s.then(DrawCube())
        return True

"""PIG-1 A turn, PIG-2 The end."""

from __future__ import annotations

from typing import ClassVar

from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision, Facts
from tortuga_pig.state import ACTS, HOLD, Pig, PigTables


def set_up(t: PigTables, seats: int, goal: int, dice: Dice) -> Pig:
    s = Pig()
    s.t, s.seats, s.dice = t, seats, dice
    s.goal = goal
    s.points = [0] * seats
    s.then(RollOrHold(0))
    return s


class RollOrHold(Decision[Pig]):
    clause: ClassVar[str] = "PIG-1.1"
    verb: ClassVar[str] = "now"
    names: ClassVar[str] = "act"
    span: ClassVar[int] = len(ACTS)

    def options(self, s: Pig) -> list[int]:
        return list(range(len(ACTS)))

    def chosen(self, s: Pig, option: int) -> None:
        if option == HOLD:
            self.hold(s)
            return
        rolled = s.dice.roll("die", s.t.sides)
        if s.telling:
            s.tell("rolled", self.seat, die=rolled)
        if rolled == s.t.bad:  # PIG-1.2
            self.pass_on(s)
        else:
            s.turn += rolled
            s.then(RollOrHold(self.seat))

    def hold(self, s: Pig) -> None:
        """PIG-1.3"""
        s.points[self.seat] += s.turn
        if s.telling:
            s.tell("held", self.seat, points=s.points[self.seat])
        if s.points[self.seat] < s.goal:  # PIG-2.1
            self.pass_on(s)

    def pass_on(self, s: Pig) -> None:
        s.turn = 0
        s.then(RollOrHold((self.seat + 1) % s.seats))

    def facts(self, s: Pig) -> Facts:
        return {"seat": self.seat, "turn": s.turn}

"""What lies on the table in Pig, and its data."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.machine import State, Tables

ACTS: Final = ("hold", "roll")
HOLD: Final = ACTS.index("hold")


class PigTables(Tables):
    def __init__(self) -> None:
        super().__init__()
        self.sides = 0
        self.bad = 0  # the roll that ends a turn

    def word(self, fact: str, value: int) -> str:
        return ACTS[value] if fact == "act" else str(value)


class Pig(State):
    def __init__(self, like: Pig | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = PigTables()
            self.goal = 0
            self.points: list[int] = []  # by seat
            self.turn = 0  # points of this turn
        else:
            self.t = like.t
            self.goal = like.goal
            self.points = like.points[:]
            self.turn = like.turn

    def copy(self) -> Pig:
        return Pig(self)

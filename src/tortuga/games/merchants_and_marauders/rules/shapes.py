"""Shapes that many frames share: steps of a captain, questions about a side of a battle, yes or no."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.kernel.machine import Decision, Seat, Step


class SeatStep(Step[Sea]):
    """A step that concerns one captain."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class SideStep(Step[Sea]):
    """A step of one side of the battle: ``at`` is 0 for the aggressor, 1 for the defender."""

    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


class SideDecision(Decision[Sea]):
    """A question to whoever commands one side of the battle."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at


class YesNo(Decision[Sea]):
    """A question that is answered with no (0) or yes (1)."""

    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def options(self, s: Sea) -> list[int]:
        return [0, 1]


class SideYesNo(YesNo):
    """A question to whoever commands one side of the battle, answered with no or yes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

"""Cubes on the influence track (IB-9.2), and House of Commons (IB-15.7)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.yes_no import YesNo
from tortuga.games.islebound.state import EMPTY, NO_SKIP, NOT_ASKED, SKIP_SLOT, Isles
from tortuga.kernel.machine import Facts, Seat, Step


def place_cubes(s: Isles, seat: Seat, number: int, skip: int) -> None:
    """Each cube goes into the left-most empty slot; the slot ``skip`` is filled last (IB-15.7)."""
    placed: list[int] = []
    free = s.cubes(seat)
    for slot in range(len(s.influence)):
        if s.influence[slot] == EMPTY and slot != skip and len(placed) < number and len(placed) < free:
            s.influence[slot] = seat
            placed.append(slot)
    if len(placed) < number and len(placed) < free and skip >= 0 and s.influence[skip] == EMPTY:
        s.influence[skip] = seat
        placed.append(skip)
    if s.telling and placed:
        s.tell("cubes", seat, slot=placed)


class PlaceCubes(Step[Isles]):
    """Cubes gained by a visit or an event, for which House of Commons may leave a slot free."""

    clause: ClassVar[str] = "IB-9.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Isles) -> None:
        if (
            s.powers[self.seat][SKIP_SLOT]
            and s.skip == NOT_ASKED
            and s.influence.count(EMPTY) > 1
            and s.cubes(self.seat) > 0
        ):
            s.then(SkipSlot(self.seat, self.number))
        else:
            place_cubes(s, self.seat, self.number, s.skip)


class SkipSlot(YesNo):
    """House of Commons: leave the left-most empty slot free?"""

    clause: ClassVar[str] = "IB-15.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number")
    verb: ClassVar[str] = "skip"

    def __init__(self, seat: Seat, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def chosen(self, s: Isles, option: int) -> None:
        s.skip = s.influence.index(EMPTY) if option else NO_SKIP
        place_cubes(s, self.seat, self.number, s.skip)

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "slot": s.influence.index(EMPTY)}

    def option_facts(self, s: Isles, option: int) -> Facts:
        return {"yes": option, "slot": s.influence.index(EMPTY)}

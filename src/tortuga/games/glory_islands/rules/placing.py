"""GI-4b Place a pirate."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.pirates import can_place, cell_facts, lift_pirate, own_pirates, put_pirate
from tortuga.games.glory_islands.rules.storm import BlownAshore
from tortuga.games.glory_islands.state import EMPTY, LAND, Islands
from tortuga.kernel.machine import Decision, Facts


class PlacePirate(Decision[Islands]):
    """A pirate goes on an empty space of the ship's line, within the reach of the card.

    ``left`` is the space that a recalled pirate has just left and that still counts as taken (GI-4b.6).
    """

    clause: ClassVar[str] = "GI-4b.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "place"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND
    skippable: ClassVar[bool] = True  # GI-4b.4

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, s: Islands) -> None:
        if s.supply[self.seat] == 0 and can_place(s, self.seat):
            s.then(RecallPirate(self.seat))  # GI-4b.5
        else:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        line = s.line(self.seat)
        reach = s.t.value[s.played[self.seat]]
        free = [cell for cell in line[:reach] if s.cells[cell] == EMPTY and cell != self.left]
        if not free:  # GI-4b.3
            for cell in line:
                if s.cells[cell] == EMPTY and cell != self.left:
                    return [cell]
        return free

    def chosen(self, s: Islands, option: int) -> None:
        if option == s.side.storm:
            if s.telling:
                s.tell("storm", self.seat)
            s.then(BlownAshore(self.seat, self.left))
        else:
            put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-4b.6", "just_left"
        if s.cells[option] != EMPTY:
            return "GI-4b.1", "occupied"
        return ("GI-4b.2", "out_of_range") if option in s.line(self.seat) else ("GI-4b.1", "not_in_line")

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "reach": s.t.value[s.played[self.seat]]}

    def option_facts(self, s: Islands, option: int) -> Facts:
        return cell_facts(s, option)


class RecallPirate(Decision[Islands]):
    """GI-4b.5: the supply is empty, so a pirate comes off the board first."""

    clause: ClassVar[str] = "GI-4b.5"
    verb: ClassVar[str] = "recall"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def options(self, s: Islands) -> list[int]:
        return own_pirates(s, self.seat)

    def chosen(self, s: Islands, option: int) -> None:
        lift_pirate(s, option)
        s.supply[self.seat] += 1
        if s.telling:
            s.tell("recalled", self.seat, cell=option)
        s.then(PlacePirate(self.seat, option))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4b.5", "not_your_pirate"

    def option_facts(self, s: Islands, option: int) -> Facts:
        return cell_facts(s, option)

"""GI-13 The storm."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.pirates import cell_facts, empty_spaces, put_pirate
from tortuga.games.glory_islands.state import LAND, Islands
from tortuga.kernel.machine import Decision, Facts


class BlownAshore(Decision[Islands]):
    """GI-13.2: a pirate placed on the storm moves at once to any empty space of the board."""

    clause: ClassVar[str] = "GI-13.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "land"
    names: ClassVar[str] = "cell"
    span: ClassVar[int] = LAND

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Islands) -> list[int]:
        return empty_spaces(s, self.left)

    def chosen(self, s: Islands, option: int) -> None:
        put_pirate(s, self.seat, option)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option == self.left:
            return "GI-13.4", "just_left"
        return ("GI-13.2", "storm") if option == s.side.storm else ("GI-13.2", "occupied")

    def option_facts(self, s: Islands, option: int) -> Facts:
        return cell_facts(s, option)

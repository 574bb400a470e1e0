"""MM-S5 New ships: the Brig, and slower galleons."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary.ships import BRIG, GALLEON

WITH_BRIG: Final = 1 << 9
SLOW_GALLEON: Final = 1 << 10


class Brigs(Module):
    option: ClassVar[str] = "brig"
    about: ClassVar[str] = "Module 5: the Brig, a ship for all purposes. No time, little complexity. (MM-S5)"
    bit: ClassVar[int] = WITH_BRIG

    def sells_ship(self, s: Sea, ship: int) -> bool:
        """MM-S5.1: it is bought as other ships are."""
        return ship == BRIG


class SlowGalleons(Module):
    option: ClassVar[str] = "slow_galleon"
    about: ClassVar[str] = (
        "Module 5: galleons of manoeuvrability 1; goes with the Brig, Flexible Turns and Cutthroat. (MM-S5.2)"
    )
    bit: ClassVar[int] = SLOW_GALLEON

    def manoeuvrability(self, s: Sea, ship: int, number: int) -> int:
        """MM-S5.2: this applies to the Treasure Galleon too."""
        return s.t.ships.slow_galleon if ship == GALLEON else number

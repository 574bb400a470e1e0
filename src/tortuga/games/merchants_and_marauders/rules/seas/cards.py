"""MM-S1 The new captains, rumors and missions: rows of data whose effects the base rules know, all but two talents."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import talent
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import CHEATS_THE_SEA, TWO_MISSIONS
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BASE_RUMORS,
    CAPTAIN_DECK,
    MISSION_DECK,
    RUMOR_DECK,
    RUMORS,
)
from tortuga.kernel.machine import Seat

CAPTAINS_MIXED: Final = 1 << 0
CAPTAINS_ALONE: Final = 1 << 1
RUMORS_MIXED: Final = 1 << 24
RUMORS_ALONE: Final = 1 << 25
MISSIONS_MIXED: Final = 1 << 26
MISSIONS_ALONE: Final = 1 << 27


class NewRumors(Module):
    option: ClassVar[str] = "new_rumors"
    about: ClassVar[str] = "Module 1: 25 new rumors, mixed in or alone. No time, no complexity. (MM-S1)"
    choices: ClassVar[dict[str, int]] = {"mixed": RUMORS_MIXED, "alone": RUMORS_ALONE}

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """MM-S1.1: the cards of both boxes, or of Seas of Glory alone."""
        if deck != RUMOR_DECK:
            return cards
        return list(range(BASE_RUMORS if s.seas.chosen & RUMORS_ALONE else 0, RUMORS))


class NewMissions(Module):
    option: ClassVar[str] = "new_missions"
    about: ClassVar[str] = "Module 1: 25 new missions, mixed in or alone. No time, no complexity. (MM-S1)"
    choices: ClassVar[dict[str, int]] = {"mixed": MISSIONS_MIXED, "alone": MISSIONS_ALONE}

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """MM-S1.1: as for rumors."""
        if deck != MISSION_DECK:
            return cards
        return list(range(s.t.missions.base if s.seas.chosen & MISSIONS_ALONE else 0, len(s.t.missions.ids)))


class NewCaptains(Module):
    option: ClassVar[str] = "new_captains"
    about: ClassVar[str] = "Module 1: 16 new captains, mixed in or alone. No time, no complexity. (MM-S1)"
    choices: ClassVar[dict[str, int]] = {"mixed": CAPTAINS_MIXED, "alone": CAPTAINS_ALONE}

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """MM-S1.1: as for rumors."""
        if deck != CAPTAIN_DECK:
            return cards
        return list(range(s.t.captains.base if s.seas.chosen & CAPTAINS_ALONE else 0, len(s.t.captains.ids)))

    def keeps_both(self, s: Sea, seat: Seat) -> bool:
        """MM-S1.24 Hernán Bermúdez holds two missions; a third takes the place of the one that he looked at last."""
        if not talent(s, seat, TWO_MISSIONS) or s.seas.second[seat] != NONE:
            return False
        s.seas.second[seat], s.seas.second_part[seat] = s.mission[seat], s.part[seat]
        return True

    def second_mission(self, s: Sea, seat: Seat) -> int:
        return s.seas.second[seat]

    def second_part(self, s: Sea, seat: Seat) -> int:
        return s.seas.second_part[seat]

    def turn_to_second(self, s: Sea, seat: Seat) -> None:
        seas = s.seas
        s.mission[seat], seas.second[seat] = seas.second[seat], s.mission[seat]
        s.part[seat], seas.second_part[seat] = seas.second_part[seat], s.part[seat]

    def keeps_afloat(self, s: Sea, seat: Seat) -> bool:
        """MM-S1.27 Juana la Brava: once her ship stays afloat, without its cargo."""
        if not talent(s, seat, CHEATS_THE_SEA) or s.seas.saved[seat]:
            return False
        s.seas.saved[seat] = True
        s.cargo_gone += s.cargo[seat]
        s.cargo[seat] = ()
        s.modules.cargo_thrown(s, seat)
        if s.telling:
            s.tell("cheated_the_sea", seat)
        return True

    def captain_lost(self, s: Sea, seat: Seat, lives: bool) -> None:
        seas = s.seas
        if seas.second[seat] != NONE:
            s.mission_gone = (*s.mission_gone, seas.second[seat])
            seas.second[seat], seas.second_part[seat] = NONE, 0
        if not lives:
            seas.saved[seat] = False

"""Seas of Glory: a file for each module or variant, and the one list that gives their order.

A module says itself what it is called, which frames it brings and in which moments of the base rules it takes part
(``module.py``); ``chosen.py`` calls the chosen ones at each moment, in the order of this list.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.moments import BASE_GAME, Moments
from tortuga.games.merchants_and_marauders.rules.seas.captain_choice import CaptainChoice
from tortuga.games.merchants_and_marauders.rules.seas.cards import NewCaptains, NewMissions, NewRumors
from tortuga.games.merchants_and_marauders.rules.seas.chosen import ChosenModules
from tortuga.games.merchants_and_marauders.rules.seas.contraband import Contraband
from tortuga.games.merchants_and_marauders.rules.seas.cutthroat import Cutthroat
from tortuga.games.merchants_and_marauders.rules.seas.events import NewEvents
from tortuga.games.merchants_and_marauders.rules.seas.favors import Favors
from tortuga.games.merchants_and_marauders.rules.seas.flexible_turns import FlexibleTurns
from tortuga.games.merchants_and_marauders.rules.seas.give_me_glory import GiveMeGlory
from tortuga.games.merchants_and_marauders.rules.seas.hard_life import ItsAHardLife
from tortuga.games.merchants_and_marauders.rules.seas.locations import Locations
from tortuga.games.merchants_and_marauders.rules.seas.loyalty import LoyaltyTrack
from tortuga.games.merchants_and_marauders.rules.seas.mods import (
    CarvedHull,
    CrowsNest,
    ModMarket,
    NewMods,
    Plank,
    SmugglersHold,
)
from tortuga.games.merchants_and_marauders.rules.seas.module import Module, is_chosen
from tortuga.games.merchants_and_marauders.rules.seas.ships import Brigs, SlowGalleons
from tortuga.games.merchants_and_marauders.rules.seas.treasure import TreasureGalleon
from tortuga.games.merchants_and_marauders.rules.seas.upgrades import NpcUpgrades
from tortuga.games.merchants_and_marauders.rules.seas.weapons import NewWeapons
from tortuga.games.merchants_and_marauders.rules.seas.weather import Storm, Wind

MODULES: Final[tuple[Module, ...]] = (
    NewCaptains(),
    NewRumors(),
    NewMissions(),
    NewEvents(),
    NewWeapons(),
    NewMods(),
    CarvedHull(),
    CrowsNest(),
    SmugglersHold(),
    Plank(),
    ModMarket(),
    NpcUpgrades(),
    Brigs(),
    SlowGalleons(),
    TreasureGalleon(),
    Contraband(),
    Wind(),
    Storm(),
    Locations(),
    Favors(),
    LoyaltyTrack(),
    FlexibleTurns(),
    CaptainChoice(),
    ItsAHardLife(),
    GiveMeGlory(),
    Cutthroat(),
)


def modules_in_play(chosen: int) -> Moments:
    """What ``s.modules`` is at a table with these bits of ``Seas.chosen``."""
    if not chosen:
        return BASE_GAME
    return ChosenModules(chosen, [module for module in MODULES if is_chosen(module, chosen)])

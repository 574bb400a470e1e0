"""Ships with their hit locations, modifications and special weapons, and the ships that no player sails."""

from __future__ import annotations

from typing import Final

# Hit locations. A die of 1 to 4 hits the location of that number.
LOCATIONS: Final = ("Hull", "Cargo", "Masts", "Crew", "Cannons")
HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
ESCAPE: Final = 5  # the sixth icon of cargo cards
SKULL: Final = 5  # a die of 5 or more

# Ships in the order of their data: five of the base game, then one of Seas of Glory.
SLOOP: Final = 0
FLUTE: Final = 1
FRIGATE: Final = 2
GALLEON: Final = 3
MANOWAR: Final = 4
BASE_SHIPS: Final = 5
BRIG: Final = 5
SHIPS: Final = 6

# Ships without a player: a navy has the number of its nation. All but the Treasure Galleon hunt.
NPC_WORDS: Final = ("en", "fr", "sp", "du", "ps", "pl", "treasure")
NPC_NAMES: Final = (
    "The English navy",
    "The French navy",
    "The Spanish navy",
    "The Dutch navy",
    "The pirate sloop",
    "The pirate frigate",
    "The Treasure Galleon",
)
SMALL_PIRATE: Final = 4
LARGE_PIRATE: Final = 5
TREASURE: Final = 6
NPCS: Final = TREASURE  # those that hunt
ALL_NPCS: Final = len(NPC_WORDS)

# Modifications, by what they do: first those of the base game. The numbers count through both tuples.
MOD_EFFECTS: Final = (
    "crew",
    "manoeuvrability",
    "hull",
    "cargo",
    "cannons",
    "chasers",
    "swivel_guns",
    "long_guns",
)
NEW_MOD_EFFECTS: Final = ("carved_hull", "crows_nest", "smugglers_hold", "plank")
MORE_CREW: Final = 0
RIGS: Final = 1
MORE_HULL: Final = 2
MORE_CARGO: Final = 3
MORE_CANNONS: Final = 4
CHASERS: Final = 5
SWIVEL_GUNS: Final = 6
LONG_GUNS: Final = 7
CARVED_HULL: Final = 8
CROWS_NEST: Final = 9
SMUGGLERS_HOLD: Final = 10
PLANK: Final = 11
BASE_MODIFICATIONS: Final = len(MOD_EFFECTS)
MODIFICATIONS: Final = len(MOD_EFFECTS) + len(NEW_MOD_EFFECTS)
UNSEEN: Final = -2  # a modification token that nobody has looked at yet

# Special weapons, by what they do, in the same way.
WEAPON_EFFECTS: Final = ("masts", "crew", "hooks")
NEW_WEAPON_EFFECTS: Final = ("heated", "double", "caltrops")
CHAIN_SHOT: Final = 0
GRAPESHOT: Final = 1
HOOKS: Final = 2
HEATED_SHOT: Final = 3
DOUBLE_SHOT: Final = 4
CALTROPS: Final = 5
BASE_WEAPONS: Final = len(WEAPON_EFFECTS)
WEAPONS: Final = len(WEAPON_EFFECTS) + len(NEW_WEAPON_EFFECTS)

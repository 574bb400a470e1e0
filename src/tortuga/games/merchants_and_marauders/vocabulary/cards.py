"""Glory cards, events, rumors and missions: how many there are, and what they do."""

from __future__ import annotations

from typing import Final

# When a glory card may be played, and what it does.
MOMENTS: Final = (
    "death",
    "port",
    "won_shooting",
    "hits_rolled",
    "turn",
    "before_scouting",
    "found",
    "selling",
    "buying",
    "before_crew_round",
    "boarding_missed",
    "crew_combat_begins",
    "before_rumor",
    "raid_won",
    "raid_escape",
    "specialist",
)
AT_DEATH: Final = 0
IN_PORT: Final = 1
WON_SHOOTING: Final = 2
HITS_ROLLED: Final = 3
IN_TURN: Final = 4
BEFORE_SCOUTING: Final = 5
FOUND: Final = 6
SELLING: Final = 7
BUYING: Final = 8
BEFORE_CREW_ROUND: Final = 9
BOARDING_MISSED: Final = 10
CREW_COMBAT_BEGINS: Final = 11
BEFORE_RUMOR: Final = 12
RAID_WON: Final = 13
RAID_ESCAPE: Final = 14
SPECIALIST: Final = 15

CARD_EFFECTS: Final = (
    "survive",
    "cache",
    "more_hits",
    "cancel_hit",
    "extra_move",
    "extra_action",
    "more_dice",
    "not_found",
    "sell_in_demand",
    "flat_price",
    "swap_demand",
    "ram",
    "kill_crew",
    "repair",
    "recruit",
    "open_ports",
    "pardon_nation",
    "claim_mission",
    "more_gold",
    "fewer_escapes",
    "sabotage",
    "brawl",
    "move_npc",
    "employ",
)
SURVIVE: Final = 0
CACHE: Final = 1
MORE_HITS: Final = 2
CANCEL_HIT: Final = 3
EXTRA_MOVE: Final = 4
EXTRA_ACTION: Final = 5
MORE_DICE: Final = 6
NOT_FOUND: Final = 7
SELL_IN_DEMAND: Final = 8
FLAT_PRICE: Final = 9
SWAP_DEMAND: Final = 10
RAM: Final = 11
KILL_CREW: Final = 12
REPAIR_POINTS: Final = 13
RECRUIT_CREW: Final = 14
OPEN_PORTS: Final = 15
PARDON_NATION: Final = 16
CLAIM_MISSION: Final = 17
MORE_GOLD: Final = 18
FEWER_ESCAPES: Final = 19
SABOTAGE: Final = 20
BRAWL: Final = 21
MOVE_NPC: Final = 22
EMPLOY: Final = 23

# Decks in which modules can change what is in play.
DECKS: Final = ("captains", "events", "cargo", "rumors", "missions")
CAPTAIN_DECK: Final = 0
EVENT_DECK: Final = 1
CARGO_DECK: Final = 2
RUMOR_DECK: Final = 3
MISSION_DECK: Final = 4

GLORY_KINDS: Final = 25  # one-shot cards, two equal copies of each
SPECIALIST_TYPES: Final = 10  # after them come two cards for each type of specialist, with different ports
GLORY_CARDS: Final = GLORY_KINDS + 2 * SPECIALIST_TYPES

BASE_RUMORS: Final = 25
RUMORS: Final = 50

EVENT_EFFECTS: Final = (
    "npc",
    "war",
    "peace",
    "storm",
    "more_events",
    "pirate_hunt",
    "disease",
    "pardon",
    "market_day",
    "trade_winds",
    "convoy",
    "dead_calm",
    "third_mission",
    "uprising",
    "harbour_fire",
    "smugglers_moon",
    "gold_fever",
    "grumbling",
    "fashions",
    "letters",
    "fog",
)
NPC_ENTERS: Final = 0
WAR: Final = 1
PEACE: Final = 2
STORM: Final = 3
MORE_EVENTS: Final = 4
PIRATE_HUNT: Final = 5
DISEASE: Final = 6
PARDON: Final = 7
MARKET_DAY: Final = 8
TRADE_WINDS: Final = 9
CONVOY: Final = 10
DEAD_CALM: Final = 11
THIRD_MISSION: Final = 12
UPRISING: Final = 13
HARBOUR_FIRE: Final = 14
SMUGGLERS_MOON: Final = 15
GOLD_FEVER: Final = 16
GRUMBLING: Final = 17
FASHIONS: Final = 18
LETTERS: Final = 19
FOG: Final = 20

REWARDS: Final = (
    "gold",
    "cargo",
    "weapon",
    "mod",
    "glory",
    "pardon",
    "repair",
    "crew",
    "specialist",
    "papers",
    "hull_hit",
    "goods",
)
GIVE_GOLD: Final = 0
GIVE_CARGO: Final = 1
GIVE_WEAPON: Final = 2
GIVE_MOD: Final = 3
GIVE_GLORY: Final = 4
GIVE_PARDON: Final = 5
GIVE_REPAIR: Final = 6
GIVE_CREW: Final = 7
GIVE_SPECIALIST: Final = 8
GIVE_PAPERS: Final = 9
GIVE_HULL_HIT: Final = 10
GIVE_GOODS: Final = 11  # cargo cards of which none may be kept as contraband

NEEDS: Final = ("none", "influence", "pirate", "honest")
NEEDS_NOTHING: Final = 0
NEEDS_INFLUENCE: Final = 1
NEEDS_PIRATE: Final = 2
NEEDS_HONEST: Final = 3

PARTS: Final = ("deliver", "visit", "search", "raid", "defeat", "spy", "beat_captain")
DELIVER: Final = 0
VISIT: Final = 1
SEARCH: Final = 2
RAID: Final = 3
DEFEAT: Final = 4
SPY: Final = 5  # a search in any zone with a naval ship in it
BEAT_CAPTAIN: Final = 6  # defeat one of these ships, or any captain

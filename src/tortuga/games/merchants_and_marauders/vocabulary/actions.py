"""What a captain can do: the options of the big decisions by number, and what has been used up."""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.cards import GLORY_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import COLOURS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    BASE_SHIPS,
    BASE_WEAPONS,
    LOCATIONS,
    NPCS,
    SHIPS,
    WEAPONS,
)

# Options of the decision ``Act``. Here and below, modules count on from the base game: so actions keep their numbers.
ACT_WORDS: Final = (
    "end",
    "port",
    "enter",
    "leave",
    "bribe",
    "talk-in",
    "papers",
    "rumor",
    "search",
    "scout-merchant",
    "sure-merchant",
)
ACT_END: Final = 0
ACT_PORT: Final = 1
ACT_ENTER: Final = 2
ACT_LEAVE: Final = 3
ACT_BRIBE: Final = 4
ACT_TALK_IN: Final = 5
ACT_PAPERS: Final = 6
ACT_RUMOR: Final = 7
ACT_SEARCH: Final = 8
ACT_MERCHANT: Final = 9
ACT_SURE_MERCHANT: Final = 10
ACT_SCOUT_PLAYER: Final = len(ACT_WORDS)  # + the player
ACT_SCOUT_NPC: Final = ACT_SCOUT_PLAYER + len(COLOURS)  # + the ship
ACT_MOVE: Final = ACT_SCOUT_NPC + NPCS  # + the zone
ACT_CARD: Final = ACT_MOVE + ZONES  # + the glory card
ACT_MODULES: Final = ACT_CARD + GLORY_CARDS  # + the place in the tuple
MODULE_ACT_WORDS: Final = ("visit", "raid-location", "enter-by-favors", "rally", "scout-treasure")
ACT_VISIT: Final = ACT_MODULES + 0
ACT_RAID_LOCATION: Final = ACT_MODULES + 1
ACT_FAVOR_ENTRY: Final = ACT_MODULES + 2
ACT_RALLY: Final = ACT_MODULES + 3
ACT_SCOUT_TREASURE: Final = ACT_MODULES + 4
ACT_JETTISON: Final = ACT_MODULES + len(MODULE_ACT_WORDS)  # of the base game, but younger
ACT_SPAN: Final = ACT_JETTISON + 1

# Options of the decision ``PortActivity``.
ACTIVITY_WORDS: Final = (
    "done",
    "sell",
    "buy",
    "shipyard",
    "recruit",
    "ask-around",
    "test-rumor",
    "claim-mission",
    "deliver",
    "stash",
    "withdraw",
    "pardon",
    "retire",
)
DO_DONE: Final = 0
DO_SELL: Final = 1
DO_BUY: Final = 2
DO_YARD: Final = 3
DO_RECRUIT: Final = 4
DO_ASK: Final = 5
DO_RUMOR: Final = 6
DO_CLAIM: Final = 7
DO_DELIVER: Final = 8
DO_STASH: Final = 9
DO_WITHDRAW: Final = 10
DO_PARDON: Final = 11
DO_RETIRE: Final = 12
DO_CARD: Final = len(ACTIVITY_WORDS)  # + the glory card
DO_MODULES: Final = DO_CARD + GLORY_CARDS  # + the place in the tuple
MODULE_ACTIVITY_WORDS: Final = ("favors", "cheer", "mod-market")
DO_FAVORS: Final = DO_MODULES + 0
DO_CHEER: Final = DO_MODULES + 1
DO_MARKET: Final = DO_MODULES + 2
DO_SPAN: Final = DO_MODULES + len(MODULE_ACTIVITY_WORDS)

# Options of the decision ``VisitYard``.
YARD_DONE: Final = 0
YARD_SHIP: Final = 1  # + the ship
YARD_REPAIR: Final = YARD_SHIP + BASE_SHIPS  # + the hit location
YARD_MOD: Final = YARD_REPAIR + len(LOCATIONS)
YARD_WEAPON: Final = YARD_MOD + 1  # + the special weapon that is bought
YARD_SELL: Final = YARD_WEAPON + BASE_WEAPONS  # + the special weapon that is sold
YARD_NEW_SHIP: Final = YARD_SELL + BASE_WEAPONS
YARD_NEW_WEAPON: Final = YARD_NEW_SHIP + SHIPS - BASE_SHIPS
YARD_NEW_SELL: Final = YARD_NEW_WEAPON + WEAPONS - BASE_WEAPONS
YARD_SPAN: Final = YARD_NEW_SELL + WEAPONS - BASE_WEAPONS


def yard_ship(ship: int) -> int:
    """The option of buying this ship; likewise for weapons."""
    return YARD_SHIP + ship if ship < BASE_SHIPS else YARD_NEW_SHIP + ship - BASE_SHIPS


def yard_buy(weapon: int) -> int:
    return YARD_WEAPON + weapon if weapon < BASE_WEAPONS else YARD_NEW_WEAPON + weapon - BASE_WEAPONS


def yard_sell(weapon: int) -> int:
    return YARD_SELL + weapon if weapon < BASE_WEAPONS else YARD_NEW_SELL + weapon - BASE_WEAPONS


def ship_at_yard(option: int) -> int:
    """The ship that an option is about, or NONE."""
    if YARD_NEW_SHIP <= option < YARD_NEW_WEAPON:
        return option - YARD_NEW_SHIP + BASE_SHIPS
    return option - YARD_SHIP if YARD_SHIP <= option < YARD_REPAIR else NONE


def weapon_bought(option: int) -> int:
    if YARD_NEW_WEAPON <= option < YARD_NEW_SELL:
        return option - YARD_NEW_WEAPON + BASE_WEAPONS
    return option - YARD_WEAPON if YARD_WEAPON <= option < YARD_SELL else NONE


def weapon_sold(option: int) -> int:
    if option >= YARD_NEW_SELL:
        return option - YARD_NEW_SELL + BASE_WEAPONS
    return option - YARD_SELL if YARD_SELL <= option < YARD_NEW_SHIP else NONE


# Options of the decision ``RaidCards``.
RAID_WORDS: Final = ("done", "draw")
RAID_DONE: Final = 0
RAID_DRAW: Final = 1
RAID_DISCARD: Final = len(RAID_WORDS)  # + the cargo card
RAID_CHANGE: Final = RAID_DISCARD + CARGO_CARDS  # + the cargo card
RAID_NEW_DISCARD: Final = RAID_CHANGE + CARGO_CARDS
RAID_NEW_CHANGE: Final = RAID_NEW_DISCARD + NEW_CARGO_CARDS
RAID_SPAN: Final = RAID_NEW_CHANGE + NEW_CARGO_CARDS


def raid_discard(card: int) -> int:
    return RAID_DISCARD + card if card < CARGO_CARDS else RAID_NEW_DISCARD + card - CARGO_CARDS


def raid_change(card: int) -> int:
    return RAID_CHANGE + card if card < CARGO_CARDS else RAID_NEW_CHANGE + card - CARGO_CARDS


def raid_exchanges(option: int) -> bool:
    return RAID_CHANGE <= option < RAID_NEW_DISCARD or option >= RAID_NEW_CHANGE


def raid_card(option: int) -> int:
    """The card that an option of a raid is about."""
    if option < RAID_NEW_DISCARD:
        return (option - RAID_DISCARD) % CARGO_CARDS
    return CARGO_CARDS + (option - RAID_NEW_DISCARD) % NEW_CARGO_CARDS


# Options of selling and buying: to end it, the goods, the glory card, a new display, then single cards of modules.
TRADE_DONE: Final = 0
TRADE_GOOD: Final = 1  # + the good
TRICK: Final = TRADE_GOOD + GOODS
REDRAW: Final = TRICK + 1
TRADE_CARD: Final = REDRAW + 1  # + the cargo card, counted from CARGO_CARDS
TRADE_SPAN: Final = TRADE_CARD + NEW_CARGO_CARDS

MOST_GOLD: Final = 60  # the largest sum that is named; "all" is always possible
SUM_OTHER_WAY: Final = MOST_GOLD + 1

# What a captain has used up in this player turn: bits of ``used``.
USED_REROLL: Final = 1 << 0
USED_FREE_LEAVE: Final = 1 << 1
USED_BRIBE: Final = 1 << 2  # one Influence try at the gate
USED_NAVIGATOR: Final = 1 << 3
USED_COLOURS: Final = 1 << 4  # sails under false colours until the end of this turn
USED_VILLON: Final = 1 << 5  # tried to get leave for the Port action
USED_WIND: Final = 1 << 6  # made the free Move with the wind
USED_AGAINST: Final = 1 << 7  # paid for the first Move against the wind
USED_RALLY: Final = 1 << 8  # asked a fiercely loyal crew for more
USED_HAND: Final = 1 << 9  # employed a specialist for nothing
USED_LAST_MAN: Final = 1 << 10  # saved the last man in this merchant raid
USED_WANTED: Final = 1 << 11  # had a bounty of the merchant's nation before this raid
USED_BARE_PORT: Final = 1 << 12  # took the Port action where no modification lay
USED_SHIFTED: Final = 1 << 13  # moved a hit in this raid on a location

# Port activities done in this Port action: bits of ``visit``.
DID_SELL: Final = 1 << 0
DID_BUY: Final = 1 << 1
DID_YARD: Final = 1 << 2
DID_RECRUIT: Final = 1 << 3
DID_ASK: Final = 1 << 4
DID_CLAIM: Final = 1 << 5
DID_STASH: Final = 1 << 6
DID_PARDON: Final = 1 << 7
DID_OTHER: Final = 1 << 8
DID_CHEER: Final = 1 << 9
DID_MARKET: Final = 1 << 10
DID_TAKE_MISSION: Final = 1 << 11  # DID_CLAIM is the try, this its success

"""The board: zones, directions, nations, players' colours, and what is printed in a zone."""

from __future__ import annotations

from typing import Final

ZONES: Final = 17
PORTS: Final = 16
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

NATIONS: Final = ("English", "French", "Spanish", "Dutch")
ENGLISH: Final = 0
FRENCH: Final = 1
SPANISH: Final = 2
DUTCH: Final = 3

COLOURS: Final = ("red", "yellow", "blue", "green")

# What is printed in a zone.
POWERS: Final = (
    "starting_price",  # of goods, buying and selling
    "naval_scouts_twice",  # naval ships need two rolls to find anybody
    "demand_price",  # what goods in demand bring non-pirates
    "fourth_raid_card",  # against merchants of the nation
    "hides_pirates",  # from the navy of the nation, unless it has a bounty on them
    "spared_by_pirates",  # captains of the nation
    "pirates_recruit_free",
    "bribe",  # what lets a pirate into the port; an Influence roll does too
    "no_service_for_pirates",  # no recruiting, no repairs
    "free_service",  # recruiting and repairs for non-pirates
    "redraw_goods",  # the price of a new display
    "plunder_bonus",  # against merchants of the nation
    "courier",  # the fee for stashing here
    "goods_drawn",
    "goods_for_nation",  # how many a captain of the nation draws
    "mod_price",
    "transfer_mods",  # the price for each
    "weapon_price",  # with a bounty of the nation
    "free_repair",  # with a bounty of the nation
    "free_good",  # from how many goods on one is free
    "sure_merchant",  # no Scouting roll for a merchant of the nation
    "naval_scouts_again",  # the navy of the nation re-rolls
    "shoals",  # Hull hits for heavy ships that enter without a Seamanship success
    "free_rumors",
    "big_ship_price",
    "hides_from_navy",
)
STARTING_PRICE: Final = 0
NAVAL_SCOUTS_TWICE: Final = 1
DEMAND_PRICE: Final = 2
FOURTH_RAID_CARD: Final = 3
HIDES_PIRATES: Final = 4
SPARED_BY_PIRATES: Final = 5
PIRATES_RECRUIT_FREE: Final = 6
BRIBE: Final = 7
NO_SERVICE_FOR_PIRATES: Final = 8
FREE_SERVICE: Final = 9
REDRAW_GOODS: Final = 10
PLUNDER_BONUS: Final = 11
COURIER: Final = 12
GOODS_DRAWN: Final = 13
GOODS_FOR_NATION: Final = 14
MOD_PRICE: Final = 15
TRANSFER_MODS: Final = 16
WEAPON_PRICE: Final = 17
FREE_REPAIR: Final = 18
FREE_GOOD: Final = 19
SURE_MERCHANT: Final = 20
NAVAL_SCOUTS_AGAIN: Final = 21
SHOALS: Final = 22
FREE_RUMORS: Final = 23
BIG_SHIP_PRICE: Final = 24
HIDES_FROM_NAVY: Final = 25

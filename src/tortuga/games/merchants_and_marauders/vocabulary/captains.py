"""Captains: their skills, what they and their specialists can do, and what may become of them."""

from __future__ import annotations

from typing import Final

SKILLS: Final = ("Seamanship", "Scouting", "Leadership", "Influence")
SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3

MOST_CAPTAINS: Final = 32  # of both boxes together

# What captains and specialists can do.
TALENTS: Final = (
    "move_hit",
    "reroll_scouting",
    "enters_closed_ports",
    "ignores_storms",
    "goods_in_ports_of",
    "raid_exchange",
    "ignores_escapes",
    "leaves_port_free",
    "sells_plain_for",
    "repairs_for",
    "weapons_of_a_kind",
    "rumor_dice",
    "first_boarding_success",
    "slips_away",
    "mission_gold",
    "recruits_without_roll",
    "gunner",
    "surgeon",
    "carpenter",
    "navigator",
    "scouting",
    "hold",
    "boarding_dice",
    "influence",
    "saves_last_man",
    "shooting_dice",
    "boarding_glory",
    "hard_to_find",
    "single_price",
    "first_round_dice",
    "raid_choice",
    "pardons_for",
    "shy_of_navies",
    "raid_bonus",
    "first_boarding_shield",
    "two_missions",
    "flees_at_once",
    "glory_hand",
    "cheats_the_sea",
)
MOVE_HIT: Final = 0
REROLL_SCOUTING: Final = 1
ENTERS_CLOSED_PORTS: Final = 2
IGNORES_STORMS: Final = 3
GOODS_IN_PORTS_OF: Final = 4
RAID_EXCHANGE: Final = 5
IGNORES_ESCAPES: Final = 6
LEAVES_PORT_FREE: Final = 7
SELLS_PLAIN_FOR: Final = 8
REPAIRS_FOR: Final = 9
WEAPONS_OF_A_KIND: Final = 10
RUMOR_DICE: Final = 11
FIRST_BOARDING_SUCCESS: Final = 12
SLIPS_AWAY: Final = 13
MISSION_GOLD: Final = 14
RECRUITS_WITHOUT_ROLL: Final = 15
GUNNER: Final = 16
SURGEON: Final = 17
CARPENTER: Final = 18
NAVIGATOR: Final = 19
MORE_SCOUTING: Final = 20
MORE_HOLD: Final = 21
BOARDING_DICE: Final = 22
MORE_INFLUENCE: Final = 23
SAVES_LAST_MAN: Final = 24
SHOOTING_DICE: Final = 25
BOARDING_GLORY: Final = 26
HARD_TO_FIND: Final = 27
SINGLE_PRICE: Final = 28
FIRST_ROUND_DICE: Final = 29
RAID_CHOICE: Final = 30
PARDONS_FOR: Final = 31
SHY_OF_NAVIES: Final = 32
RAID_BONUS: Final = 33
FIRST_BOARDING_SHIELD: Final = 34
TWO_MISSIONS: Final = 35
FLEES_AT_ONCE: Final = 36
GLORY_HAND: Final = 37
CHEATS_THE_SEA: Final = 38

# What became of a captain.
SAILING: Final = 0
DEAD: Final = 1  # a new one comes at the start of the next player turn
ASHORE: Final = 2  # survived without a ship: takes a new one at the start of the next player turn

"""What lies on the table in Merchants & Marauders, and the tables of data that never change.

A *side* is a captain in a battle: the seats come first, then the six ships that have no player (``seats`` + NPC).
"""

from __future__ import annotations

import unicodedata
from typing import Final

from tortuga.games.merchants_and_marauders.rules.moments import BASE_GAME
from tortuga.kernel.machine import State, Tables

NONE: Final = -1
UNSEEN: Final = -2  # a modification token that nobody has looked at yet

ZONES: Final = 17
PORTS: Final = 16
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

NATIONS: Final = ("English", "French", "Spanish", "Dutch")
ENGLISH: Final = 0
FRENCH: Final = 1
SPANISH: Final = 2
DUTCH: Final = 3

SKILLS: Final = ("Seamanship", "Scouting", "Leadership", "Influence")
SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3

# Hit-locations. A die of 1 to 4 hits the location of that number.
LOCATIONS: Final = ("Hull", "Cargo", "Masts", "Crew", "Cannons")
HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
ESCAPE: Final = 5  # the sixth icon of cargo cards
SKULL: Final = 5  # a die of 5 or more

SLOOP: Final = 0
FLUTE: Final = 1
FRIGATE: Final = 2
GALLEON: Final = 3
MANOWAR: Final = 4
BASE_SHIPS: Final = 5
BRIG: Final = 5  # of Seas of Glory, as everything below that counts on from the base game
SHIPS: Final = 6

# Ships without a player: a navy has the number of its nation.
NPC_WORDS: Final = ("en", "fr", "sp", "du", "ps", "pl", "treasure")
NPCS: Final = 6  # those that hunt
SMALL_PIRATE: Final = 4
LARGE_PIRATE: Final = 5
TREASURE: Final = 6  # the Treasure Galleon, which does not
ALL_NPCS: Final = 7

BASE_MODIFICATIONS: Final = 8
MODIFICATIONS: Final = 12
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

BASE_WEAPONS: Final = 3
WEAPONS: Final = 6
CHAIN_SHOT: Final = 0
GRAPESHOT: Final = 1
HOOKS: Final = 2
HEATED_SHOT: Final = 3
DOUBLE_SHOT: Final = 4
CALTROPS: Final = 5
WEAPON_EFFECTS: Final = ("masts", "crew", "hooks")
NEW_WEAPON_EFFECTS: Final = ("heated", "double", "caltrops")

GOODS: Final = 8
CARGO_CARDS: Final = 64  # of the base game; after them come those that can be contraband
CONTRABAND_CARDS: Final = 32

# Location tokens, and how many there are of each.
LOCATION_KINDS: Final = ("haven", "missionary", "station", "natives", "reef", "fort", "prison", "town")
HAVEN: Final = 0
MISSIONARY: Final = 1
STATION: Final = 2
NATIVES: Final = 3
REEF: Final = 4
FORT: Final = 5
PRISON: Final = 6
TOWN: Final = 7

# The steps of the loyalty track.
LOYALTY_STEPS: Final = ("Mutiny", "Angry", "Unhappy", "Restless", "Content", "Pleased", "Happy", "Fierce Loyalty")
MUTINY: Final = 0
ANGRY: Final = 1
UNHAPPY: Final = 2
RESTLESS: Final = 3
CONTENT: Final = 4
PLEASED: Final = 5
HAPPY: Final = 6
FIERCE: Final = 7

# What of Seas of Glory is in play: bits of ``Seas.chosen``.
CARDS_MIXED: Final = 1 << 0
CARDS_ALONE: Final = 1 << 1
NEW_EVENTS: Final = 1 << 2
NEW_WEAPONS: Final = 1 << 3
NEW_MODS: Final = 1 << 4
WITH_SMUGGLERS_HOLD: Final = 1 << 5
WITH_PLANK: Final = 1 << 6
MOD_MARKET: Final = 1 << 7
UPGRADES: Final = 1 << 8
WITH_BRIG: Final = 1 << 9
SLOW_GALLEON: Final = 1 << 10
TREASURE_GALLEON: Final = 1 << 11
CONTRABAND: Final = 1 << 12
WIND: Final = 1 << 13
STORM_TOKEN: Final = 1 << 14
LOCATION_TOKENS: Final = 1 << 15
FAVORS: Final = 1 << 16
LOYALTY: Final = 1 << 17
FLEXIBLE_TURNS: Final = 1 << 18
GIVE_ME_GLORY: Final = 1 << 19
TWO_CAPTAINS: Final = 1 << 20
PAID_CAPTAINS: Final = 1 << 21
HARD_LIFE: Final = 1 << 22
CUTTHROAT: Final = 1 << 23

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

GLORY_KINDS: Final = 25  # one-shot cards, two equal copies of each
SPECIALIST_TYPES: Final = 10  # after them come two cards for each type of specialist, with different ports
GLORY_CARDS: Final = 45

MOST_CAPTAINS: Final = 32  # of both boxes together
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

# What became of a captain.
SAILING: Final = 0
DEAD: Final = 1  # a new one comes at the start of the next player turn
ASHORE: Final = 2  # survived without a ship: takes a new one at the start of the next player turn

COLOURS: Final = ("red", "yellow", "blue", "green")

# What a captain has used up in this player turn: bits of ``used``.
USED_REROLL: Final = 1
USED_FREE_LEAVE: Final = 2
USED_BRIBE: Final = 4  # one Influence try at the gate
USED_NAVIGATOR: Final = 8
USED_COLOURS: Final = 16  # sails under false colours until the end of this turn
USED_VILLON: Final = 32  # tried to get leave for the Port action
USED_WIND: Final = 64  # made the free Move with the wind
USED_AGAINST: Final = 128  # paid for the first Move against the wind
USED_RALLY: Final = 256  # asked a fiercely loyal crew for more
USED_HAND: Final = 512  # employed a specialist for nothing
USED_LAST_MAN: Final = 1024  # saved the last man in this merchant raid
USED_BARE_PORT: Final = 4096  # took the Port action where no modification lay
USED_WANTED: Final = 2048  # had a bounty of the merchant's nation before this raid

# Port activities done in this Port action: bits of ``visit``.
DID_SELL: Final = 1
DID_BUY: Final = 2
DID_YARD: Final = 4
DID_RECRUIT: Final = 8
DID_ASK: Final = 16
DID_CLAIM: Final = 32
DID_STASH: Final = 64
DID_PARDON: Final = 128
DID_OTHER: Final = 256
DID_CHEER: Final = 512
DID_MARKET: Final = 1024
DID_TAKE_MISSION: Final = 2048  # DID_CLAIM is the try, this its success

SHOOT: Final = 0
BOARD: Final = 1
FLEE: Final = 2


def word_of(name: str) -> str:
    """A name as one small word: "St. John" -> "st-john"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    kept = [letter if letter.isalnum() else "-" for letter in plain.lower().replace("'", "").replace(".", "")]
    return "-".join([part for part in "".join(kept).split("-") if part])


class Part:
    """One part of a mission."""

    def __init__(self, do: int, zone: int, goods: list[int], skill: int, nation: int, ships: list[int]) -> None:
        self.do = do
        self.zone = zone
        self.goods = goods  # how many of each
        self.skill = skill
        self.nation = nation
        self.ships = ships


class SeaTables(Tables):
    """All data of the game. Cards are numbered in the order of their files."""

    def __init__(self) -> None:
        super().__init__()
        self.zone_names: list[str] = []
        self.zone_nation: list[int] = []  # NONE: no port
        self.ways: list[list[int]] = []  # by zone, then direction: the neighbour, or NONE
        self.neighbours: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.power: list[list[int]] = []  # by zone, then power: its amount, or NONE
        self.power_nation: list[list[int]] = []
        # captains
        self.base_captains = 0
        self.captain_ids: list[str] = []
        self.captain_names: list[str] = []
        self.captain_nation: list[int] = []
        self.captain_home: list[int] = []
        self.captain_skills: list[list[int]] = []
        self.captain_talent: list[int] = []
        self.captain_amount: list[int] = []
        self.captain_with: list[int] = []
        self.captain_texts: list[str] = []
        # cargo
        self.goods: list[str] = []
        self.good: list[int] = []  # by cargo card
        self.plunder: list[int] = []
        self.icon: list[int] = []  # a hit-location or ESCAPE
        self.cargo_words: list[str] = []
        self.demand_tokens = 0
        self.contraband_port: list[int] = []  # by cargo card from CARGO_CARDS on
        self.contraband_labels: list[str] = []
        self.contraband_buy = 0
        self.contraband_sell = 0
        # ships
        self.ship_names: list[str] = []
        self.points: list[list[int]] = []
        self.manoeuvrability: list[int] = []
        self.ship_buy: list[int] = []
        self.ship_sell: list[int] = []
        self.big: list[bool] = []
        self.heavy: list[bool] = []
        self.first_ships: list[int] = []
        self.caps: list[int] = []
        self.mod_names: list[str] = []
        self.mod_amount: list[int] = []
        self.mod_tokens = 0
        self.mod_price = 0
        self.weapon_names: list[str] = []
        self.weapon_tokens = 0
        self.weapon_buy = 0
        self.weapon_sell = 0
        # events
        self.event_ids: list[str] = []
        self.event_names: list[str] = []
        self.event_effect: list[int] = []
        self.event_amount: list[int] = []
        self.effect_amount: list[int] = []  # by effect: how strong it is, wherever a card has it
        self.event_nations: list[list[int]] = []
        self.event_zone: list[int] = []  # the place that an event is about, or NONE
        self.icons: list[list[int]] = []  # npc * 8 + direction
        self.base_events = 0  # cards of the base game; after them those of Seas of Glory, then the Treasure Galleon
        self.npc: list[int] = []  # by event: which ship it brings, or NONE
        self.npc_type: list[int] = []  # by event: the ship, or NONE where war decides
        self.npc_zone: list[int] = []
        self.npc_skills: list[list[int]] = []
        self.npc_reward: list[int] = []
        # glory cards
        self.glory_ids: list[str] = []
        self.glory_names: list[str] = []
        self.glory_texts: list[str] = []
        self.category: list[str] = []
        self.moment: list[int] = []
        self.card_effect: list[int] = []
        self.card_amount: list[int] = []
        self.cards_at: list[list[int]] = []  # by moment
        self.copies = 0
        self.specialist_type: list[int] = []  # by glory card; NONE for one-shot cards
        self.specialist_port: list[int] = []
        self.specialist_cost: list[int] = []  # by type
        self.specialist_talent: list[int] = []
        self.specialist_amount: list[int] = []
        self.specialist_pardon: list[int] = []
        # rumors
        self.rumor_ids: list[str] = []
        self.rumor_names: list[str] = []
        self.rumor_zone: list[int] = []
        self.rumor_in_port: list[bool] = []
        self.rumor_skill: list[int] = []
        self.rumor_rewards: list[list[int]] = []  # kind, amount, nation, kind, amount, nation …
        # missions
        self.base_missions = 0
        self.mission_ids: list[str] = []
        self.mission_names: list[str] = []
        self.mission_port: list[int] = []
        self.mission_needs: list[int] = []
        self.mission_parts: list[list[Part]] = []
        self.mission_rewards: list[list[int]] = []
        # numbers
        self.start_gold = 0
        self.start_cards = 0
        self.start_missions = 0
        self.actions = 0
        self.merchants: list[int] = []  # by nation
        self.bounties_of_each = 0
        self.price = 0
        self.in_demand = 0
        self.display = 0
        self.display_again = 0
        self.cards_in_port = 0
        self.most_cards = 0
        self.glory_sale = 0
        self.repair = 0
        self.crew = 0
        self.rumor = 0
        self.to_win = 0
        self.hand = 0
        self.rich_raid = 0
        self.stash_step = 0
        self.stash_most = 0
        self.specialists = 0
        self.refill = 0
        self.raid_cards = 0
        self.bounty_reward = 0
        self.naval_cargo = 0
        self.nimble_lead = 0
        self.nimble_dice = 0
        self.turns = 0
        self.battle_rounds = 0
        self.glory_words: list[str] = []
        # Seas of Glory
        self.base_digest = ""
        self.myriad = 0  # the rumor whose cargo cards are never contraband
        self.new_mod_tokens = 0
        self.slow_galleon = 0
        self.upgrade_mods: list[int] = []  # the modifications that NPC upgrade tokens show
        self.upgrade_weapons: list[int] = []
        self.treasure_card = 0  # stands for its captain among the event cards
        self.treasure_gold = 0
        self.treasure_step = 0
        self.storm_hits = 0
        self.storm_start = 0
        self.location_names: list[str] = []
        self.location_defense: list[int] = []
        self.location_bounties: list[int] = []
        self.locations_of_each = 0
        self.missionary_price = 0
        self.prison_price = 0
        self.town_display = 0
        self.station_display = 0
        self.most_favors = 0
        self.favor_price = 0
        self.loyalty_price: list[int] = []  # by step: what it costs to climb to it; 0: not for gold
        self.stash_costs: list[int] = []  # Give Me Glory: what each point costs
        self.captain_price = 0
        self.captain_tries = 0
        self.scout_penalty = 0
        self.hard_navies = 0
        self.hard_pirates = 0

    def word(self, fact: str, value: int) -> str:
        """The stable word of a thing. Decisions with mixed options have their own facts: see ``words`` below."""
        if fact == "die":
            return "skull" if value >= SKULL else str(value)
        if fact in ("zone", "from_zone"):
            return word_of(self.zone_names[value])
        if fact in ("card", "cargo"):
            return self.cargo_words[value]
        if fact in ("good", "demand"):
            return word_of(self.goods[value])
        if fact == "load":
            return word_of(self.goods[value]) if value < GOODS else self.cargo_words[CARGO_CARDS + value - GOODS]
        if fact == "merchant" or fact == "nation":
            return NATIONS[value].lower()
        if fact == "captain":
            return word_of(self.captain_names[value])
        if fact == "ship":
            return word_of(self.ship_names[value])
        if fact == "event":
            return self.event_ids[value].lower()
        if fact == "glory_card":
            return self.glory_words[value]
        if fact == "rumor":
            return word_of(self.rumor_names[value])
        if fact == "mission":
            return word_of(self.mission_names[value])
        if fact == "mod":
            return word_of(self.mod_names[value])
        if fact == "berth":
            mod, zone = divmod(value, ZONES)
            return f"{word_of(self.mod_names[mod])}-at-{word_of(self.zone_names[zone])}"
        if fact == "weapon":
            return word_of(self.weapon_names[value])
        if fact == "location":
            return LOCATIONS[value].lower()
        if fact == "yes":
            return ("no", "yes")[value]
        if fact == "declaration":
            return ("shoot", "board", "flee")[value]
        if fact == "player" or fact == "start":
            return COLOURS[value]
        if fact == "npc":
            return NPC_WORDS[value]
        if fact == "act":
            return self.act_word(value)
        if fact == "activity":
            return self.activity_word(value)
        if fact == "yard":
            return self.yard_word(value)
        if fact == "raid":
            return self.raid_word(value)
        if fact == "offer":
            return "nothing" if value == 0 else self.glory_words[value - 1]
        if fact == "specialist":
            return "nobody" if value == 0 else self.glory_words[value - 1]
        if fact == "trade":
            if value == 0:
                return "done"
            if value <= GOODS:
                return word_of(self.goods[value - 1])
            if value < TRADE_CONTRABAND:
                return ("cards-trick", "redraw")[value - GOODS - 1]
            return f"{self.cargo_words[CARGO_CARDS + value - TRADE_CONTRABAND]}-as-contraband"
        if fact == "spend":
            return "none" if value == 0 else word_of(self.weapon_names[value - 1])
        if fact == "pardon":
            return "none" if value == 0 else NATIONS[value - 1].lower()
        if fact == "flag":
            return ("let-go", "as-token", "as-port")[value]
        if fact == "evade":
            return ("keep-card", "hull", "cargo", "masts", "crew", "cannons", "skull", "ammunition")[value]
        if fact == "shift":
            if value == 0:
                return "nothing"
            source, target = divmod(value - 1, 5)
            return f"{LOCATIONS[source].lower()}-to-{LOCATIONS[target].lower()}"
        if fact == "reroll":
            return ("stop", "1", "2", "3", "4", "skull")[value]
        if fact == "course":
            npc, direction = divmod(value, 8)
            return f"{NPC_WORDS[npc]}-{DIRECTIONS[direction].lower()}"
        if fact == "sum":
            return "out-instead" if value == SUM_OTHER_WAY else ("all" if value == 0 else str(value))
        return self.seas_word(fact, value)

    def seas_word(self, fact: str, value: int) -> str:
        """The words of Seas of Glory."""
        if fact == "wind":
            return DIRECTIONS[value].lower()
        if fact == "location_token":
            return LOCATION_KINDS[value]
        if fact == "upgrade":
            return self.upgrade_word(value)
        if fact == "reserve":
            return "unseen" if value == 0 else word_of(self.mod_names[value - 1])
        if fact == "cube":
            return COLOURS[value]
        if fact == "market":
            return ("buy", "leave-for-sale")[value]
        if fact == "space":
            return ("cargo", "contraband")[value]
        if fact == "spill":
            if value < 2:
                return ("cargo", "contraband")[value]
            return f"contraband-but-not-{self.cargo_words[CARGO_CARDS + value - 2]}"
        if fact == "smuggle":
            if value < 2:
                return ("resist", "give-up")[value]
            return f"give-up-but-{self.cargo_words[CARGO_CARDS + value - 2]}"
        if fact == "way":
            return ("suffer", "leadership", "man")[value]
        if fact == "reef":
            return ("leave", "cargo", "rumor", "crew")[value] if value < 4 else word_of(self.weapon_names[value - 4])
        if fact == "haven":
            return ("leave", "recruit", "rumor")[value]
        if fact == "town":
            return ("leave", "sell", "buy", "shipyard", "recruit", "ask-around", "favors", "cheer")[value]
        if fact == "fort":
            return "leave" if value == 0 else ("summon" if value == 1 else f"send-{DIRECTIONS[value - 2].lower()}")
        if fact == "bombard":
            return ("stop", "fire")[value]
        if fact == "assault":
            return ("retreat", "assault")[value]
        if fact == "natives":
            return "nothing" if value == 0 else self.word("load", value - 1)
        if fact == "shot":
            return self.cargo_words[value]
        return str(value)

    def upgrade_word(self, value: int) -> str:
        """NPC upgrade tokens: none, two, then modifications, then weapons."""
        if value < 2:
            return ("none", "two")[value]
        mods = len(self.upgrade_mods)
        if value < 2 + mods:
            return word_of(self.mod_names[self.upgrade_mods[value - 2]])
        return word_of(self.weapon_names[self.upgrade_weapons[value - 2 - mods]])

    def act_word(self, value: int) -> str:
        if value < ACT_SCOUT_PLAYER:
            return ACT_WORDS[value]
        if value < ACT_SCOUT_NPC:
            return f"scout-{COLOURS[value - ACT_SCOUT_PLAYER]}"
        if value < ACT_MOVE:
            return f"scout-{NPC_WORDS[value - ACT_SCOUT_NPC]}"
        if value < ACT_CARD:
            return f"sail-{word_of(self.zone_names[value - ACT_MOVE])}"
        if value < ACT_VISIT:
            return f"play-{self.glory_words[value - ACT_CARD]}"
        return SEAS_ACT_WORDS[value - ACT_VISIT]

    def activity_word(self, value: int) -> str:
        if value < DO_CARD:
            return ACTIVITY_WORDS[value]
        return f"play-{self.glory_words[value - DO_CARD]}" if value < DO_FAVORS else SEAS_DO_WORDS[value - DO_FAVORS]

    def yard_word(self, value: int) -> str:
        if value == YARD_DONE:
            return "done"
        if value == YARD_MOD:
            return "modification"
        if YARD_REPAIR <= value < YARD_MOD:
            return f"repair-{LOCATIONS[value - YARD_REPAIR].lower()}"
        ship = ship_at_yard(value)
        if ship != NONE:
            return f"ship-{word_of(self.ship_names[ship])}"
        weapon = weapon_bought(value)
        if weapon != NONE:
            return f"buy-{word_of(self.weapon_names[weapon])}"
        return f"sell-{word_of(self.weapon_names[weapon_sold(value)])}"

    def raid_word(self, value: int) -> str:
        if value < RAID_DISCARD:
            return ("done", "draw")[value]
        verb = "change" if raid_exchanges(value) else "discard"
        return f"{verb}-{self.cargo_words[raid_card(value)]}"


# The options of the big decisions, by number.
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
ACT_SCOUT_PLAYER: Final = 11
ACT_SCOUT_NPC: Final = 15
ACT_MOVE: Final = 21
ACT_CARD: Final = 38
# Seas of Glory counts on from the base game, here and below, so that actions keep their numbers.
ACT_VISIT: Final = 83
ACT_RAID_LOCATION: Final = 84
ACT_FAVOR_ENTRY: Final = 85
ACT_RALLY: Final = 86
ACT_SCOUT_TREASURE: Final = 87
SEAS_ACT_WORDS: Final = ("visit", "raid-location", "enter-by-favors", "rally", "scout-treasure")
ACT_SPAN: Final = 88

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
DO_CARD: Final = 13
DO_FAVORS: Final = 58
DO_CHEER: Final = 59
DO_MARKET: Final = 60
SEAS_DO_WORDS: Final = ("favors", "cheer", "mod-market")
DO_SPAN: Final = 61

YARD_DONE: Final = 0
YARD_SHIP: Final = 1
YARD_REPAIR: Final = 6
YARD_MOD: Final = 11
YARD_WEAPON: Final = 12
YARD_SELL: Final = 15
YARD_BRIG: Final = 18
YARD_NEW_WEAPON: Final = 19
YARD_NEW_SELL: Final = 22
YARD_SPAN: Final = 25


def yard_ship(ship: int) -> int:
    """The option of buying this ship; likewise for weapons."""
    return YARD_SHIP + ship if ship < BASE_SHIPS else YARD_BRIG


def yard_buy(weapon: int) -> int:
    return YARD_WEAPON + weapon if weapon < BASE_WEAPONS else YARD_NEW_WEAPON + weapon - BASE_WEAPONS


def yard_sell(weapon: int) -> int:
    return YARD_SELL + weapon if weapon < BASE_WEAPONS else YARD_NEW_SELL + weapon - BASE_WEAPONS


def ship_at_yard(option: int) -> int:
    """The ship that an option is about, or NONE."""
    if option == YARD_BRIG:
        return BRIG
    return option - YARD_SHIP if YARD_SHIP <= option < YARD_REPAIR else NONE


def weapon_bought(option: int) -> int:
    if YARD_NEW_WEAPON <= option < YARD_NEW_SELL:
        return option - YARD_NEW_WEAPON + BASE_WEAPONS
    return option - YARD_WEAPON if YARD_WEAPON <= option < YARD_SELL else NONE


def weapon_sold(option: int) -> int:
    if option >= YARD_NEW_SELL:
        return option - YARD_NEW_SELL + BASE_WEAPONS
    return option - YARD_SELL if YARD_SELL <= option < YARD_BRIG else NONE


RAID_DONE: Final = 0
RAID_DRAW: Final = 1
RAID_DISCARD: Final = 2
RAID_CHANGE: Final = 66
RAID_NEW_DISCARD: Final = 130
RAID_NEW_CHANGE: Final = 162
RAID_SPAN: Final = 194


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
    return CARGO_CARDS + (option - RAID_NEW_DISCARD) % CONTRABAND_CARDS


# Options of selling and buying: the goods, the glory card, a new display, then contraband by card.
TRICK: Final = GOODS + 1
REDRAW: Final = GOODS + 2
TRADE_CONTRABAND: Final = GOODS + 3
TRADE_SPAN: Final = TRADE_CONTRABAND + CONTRABAND_CARDS

MOST_GOLD: Final = 60  # the largest sum that is named; "all" is always possible
SUM_OTHER_WAY: Final = MOST_GOLD + 1

# In a volley: hits by location, then skulls still to be placed, then those that ammunition has aimed.
V_SKULLS: Final = 5
V_AIMED: Final = 6


class Battle:
    """A naval battle under way. Index 0 is the aggressor, 1 the defender."""

    def __init__(self, like: Battle | None = None) -> None:
        if like is None:
            self.sides: list[int] = [0, 0]
            self.round = 0
            self.npc_points: list[int] = [0, 0, 0, 0, 0]  # of the ship without a player, if one fights
            self.declared: list[int] = [SHOOT, SHOOT]
            self.dice: list[list[int]] = [[], []]  # of the Seamanship contest
            self.winner = NONE  # of the contest: 0, 1 or NONE
            self.hits: list[int] = [0, 0]  # that each side is still to inflict in this round
            self.used: list[int] = [0, 0]  # bits: what each side may do once a battle or once a round
            self.volley: list[int] = [0, 0, 0, 0, 0, 0, 0]  # the one being resolved
            self.target = NONE  # 0 or 1: who takes it
            self.aim = NONE  # the location that ammunition aims its skulls at
            self.boarder = NONE  # once crew combat has begun: who boarded
            self.crew_round = 0
            self.bonus: list[int] = [0, 0]  # Leadership dice for this round of crew combat
            self.burning: list[int] = [0, 0]  # Heated Shot: 1 for a ship on fire
            self.caltrops: list[int] = [0, 0]  # dice that each side's next roll is short of
            self.doubled = 0  # skulls of the volley that count twice
            self.over = False  # it ends as soon as nobody is sinking
            self.npc_spent = 0  # bits: special weapons that the ship without a player has used
        else:
            self.sides = like.sides
            self.round = like.round
            self.npc_points = like.npc_points[:]
            self.declared = like.declared[:]
            self.dice = like.dice[:]
            self.winner = like.winner
            self.hits = like.hits[:]
            self.used = like.used[:]
            self.volley = like.volley[:]
            self.target = like.target
            self.aim = like.aim
            self.boarder = like.boarder
            self.crew_round = like.crew_round
            self.bonus = like.bonus[:]
            self.burning = like.burning[:]
            self.caltrops = like.caltrops[:]
            self.doubled = like.doubled
            self.over = like.over
            self.npc_spent = like.npc_spent


class Seas:
    """What Seas of Glory adds to the table. ``chosen`` says which modules and variants are in play; nothing of what
    belongs to the others is ever touched."""

    def __init__(self, like: Seas | None = None) -> None:
        if like is None:
            self.chosen = 0
            self.wind = NONE  # a direction
            self.storm = NONE  # the zone of the token
            self.upgrades_left = 0  # bits: NPC upgrade tokens in the pool
            self.npc_upgrades: tuple[int, ...] = (0,) * ALL_NPCS  # bits of tokens, by ship
            self.coming_upgrades: tuple[int, ...] = (0,) * ALL_NPCS  # of ships that enter at the end of the turn
            self.reserve: tuple[int, ...] = (0,) * MODIFICATIONS  # modification tokens that came back to the reserve
            self.reserve_unseen = 0  # tokens of the reserve that are still unseen, as those face down at ports
            self.treasure_gold = 0
            self.location: tuple[int, ...] = (NONE,) * ZONES
            self.visited = 0  # bits: locations visited in this player turn, by zone
            self.risen = 0  # 1 after the uprising; 2 if no bounty token was left to mark it
            self.fire = NONE  # the port that burns this turn
            self.expelled = 0  # bits of seats that are put out of a port at the start of their next player turn
            self.bag = 0  # bits of seats whose cubes are in the bag
            self.flipped = 0  # bits of seats that scouted off turn
            self.volunteers = 0  # bits of those that have just said so
            self.began_in = NONE  # the port in which the active captain began
            self.market = NONE  # the modification drawn from the reserve
            self.borrowed_mods: list[int] = []  # bits: modifications aboard that are NPC upgrade tokens
            self.borrowed_weapons: list[int] = []
            self.contraband: list[tuple[int, ...]] = []
            self.half: list[int] = []  # the first of two contraband cards sold, or NONE
            self.favors: list[int] = []
            self.loyalty: list[int] = []
            self.balked: list[tuple[int, ...]] = []  # glory cards that an unhappy crew does not let be played this turn
            self.cleared: list[int] = []  # a glory card that it does let be played, or NONE
            self.candidates: list[tuple[int, ...]] = []  # captains to choose from
            self.second: list[int] = []  # a second mission, or NONE
            self.second_part: list[int] = []
            self.saved: list[bool] = []  # has this captain cheated the sea once?
        else:
            self.chosen = like.chosen
            self.wind = like.wind
            self.storm = like.storm
            self.upgrades_left = like.upgrades_left
            self.npc_upgrades = like.npc_upgrades
            self.coming_upgrades = like.coming_upgrades
            self.reserve = like.reserve
            self.reserve_unseen = like.reserve_unseen
            self.treasure_gold = like.treasure_gold
            self.location = like.location
            self.visited = like.visited
            self.risen = like.risen
            self.fire = like.fire
            self.expelled = like.expelled
            self.bag = like.bag
            self.flipped = like.flipped
            self.volunteers = like.volunteers
            self.began_in = like.began_in
            self.market = like.market
            self.borrowed_mods = like.borrowed_mods[:]
            self.borrowed_weapons = like.borrowed_weapons[:]
            self.contraband = like.contraband[:]
            self.half = like.half[:]
            self.favors = like.favors[:]
            self.loyalty = like.loyalty[:]
            self.balked = like.balked[:]
            self.cleared = like.cleared[:]
            self.candidates = like.candidates[:]
            self.second = like.second[:]
            self.second_part = like.second_part[:]
            self.saved = like.saved[:]


NO_SEAS: Final = Seas()  # of every table without modules; never changed


class Sea(State):
    """The table. Things of each player are lists by seat; ``points``, ``weapons`` and ``bounties`` are flat lists with
    five, six and four numbers a seat. What changes seldom is kept in tuples, which copies share."""

    def __init__(self, like: Sea | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = SeaTables()
            self.turns = 0  # the last turn, however the glory stands
            self.retirement = True
            self.round = 0
            self.start = 0  # the start player
            self.over = False
            # the board
            self.nation: tuple[int, ...] = ()  # of each port; a module may change it
            self.war: tuple[int, ...] = ()  # two nations, or none
            self.weather = 0  # bits by event effect, until the end of the turn
            self.lots: tuple[tuple[int, ...], ...] = ()  # merchant tokens that share their places, by nation
            self.merchant: tuple[int, ...] = ()  # by zone: the lot that its token is of, or NONE
            self.track: tuple[int, ...] = ()  # merchant tokens on the track, by nation
            self.demand: tuple[int, ...] = ()  # by zone
            self.demand_supply: tuple[int, ...] = ()  # by good
            self.mod_at: tuple[int, ...] = ()  # by zone: a modification, UNSEEN, or NONE
            self.mod_up = 0  # bits by zone: lies face up
            self.mod_known: tuple[int, ...] = ()  # by zone: bits of the seats that know a token face down
            self.mod_pool: tuple[int, ...] = ()  # the unseen ones
            self.weapon_supply: tuple[int, ...] = ()
            self.bounty_supply: tuple[int, ...] = ()
            self.offered: tuple[int, ...] = ()  # missions at their ports
            # ships without a player
            self.npc_cards: tuple[tuple[int, ...], ...] = ()  # by NPC, the active one last
            self.npc_zone: tuple[int, ...] = ()
            self.entering: tuple[int, ...] = ()  # event cards whose ships come at the end of the turn
            # decks, in no order, and discards
            self.event_deck: tuple[int, ...] = ()
            self.event_gone: tuple[int, ...] = ()
            self.glory_deck: tuple[int, ...] = ()
            self.glory_gone: tuple[int, ...] = ()
            self.captain_deck: tuple[int, ...] = ()
            self.captain_gone: tuple[int, ...] = ()
            self.cargo_deck: tuple[int, ...] = ()
            self.cargo_gone: tuple[int, ...] = ()
            self.rumor_deck: tuple[int, ...] = ()
            self.rumor_gone: tuple[int, ...] = ()
            self.mission_deck: tuple[int, ...] = ()
            self.mission_gone: tuple[int, ...] = ()
            self.display: tuple[int, ...] = ()  # cargo cards face up: goods on offer, a merchant's, a reward
            # each player's own things
            self.fate: list[int] = []
            self.captain: list[int] = []
            self.glory: list[int] = []
            self.stash: list[int] = []
            self.gold: list[int] = []
            self.zone: list[int] = []
            self.in_port: list[bool] = []
            self.ship: list[int] = []
            self.points: list[int] = []
            self.mods: list[int] = []  # bits
            self.weapons: list[int] = []
            self.bounties: list[int] = []
            self.cargo: list[tuple[int, ...]] = []
            self.hand: list[tuple[int, ...]] = []
            self.crewmen: list[tuple[int, ...]] = []  # specialists employed, as glory cards
            self.rumors: list[tuple[int, ...]] = []  # one; two while the owner decides which to keep
            self.papers: list[int] = []  # a rumor card kept as forged papers, or NONE
            self.mission: list[int] = []
            self.part: list[int] = []  # of the mission, to be done next
            self.bought_big: list[bool] = []
            self.bought_at: list[int] = []  # the port of the last player turn
            self.bought_now: list[int] = []
            self.leave: list[bool] = []  # may act in the closed port where the captain is
            self.shown = False  # are the first captains revealed?
            # the player turn under way
            self.active = NONE
            self.actions = 0
            self.moves_left = 0  # extra actions that can only be Moves
            self.moves_made = 0
            self.other_acts = 0
            self.port_taken = False
            self.stormed = False
            self.used = 0
            self.visit = 0
            self.bonus = 0  # dice that a card adds to the roll to come
            self.found = False  # did the last Scouting roll find its target?
            self.testing = NONE  # the rumor being tested
            self.prize = 0  # gold of the merchant raid under way
            self.escapes = 0  # Escape icons that a card lets the raider ignore
            self.rolled = 0  # successes of the last skill test, for the frame that goes on from it
            self.battle: Battle | None = None
            self.seas = NO_SEAS
            self.modules = BASE_GAME
        else:
            self.t = like.t
            self.turns = like.turns
            self.retirement = like.retirement
            self.round = like.round
            self.start = like.start
            self.over = like.over
            self.nation = like.nation
            self.war = like.war
            self.weather = like.weather
            self.lots = like.lots
            self.merchant = like.merchant
            self.track = like.track
            self.demand = like.demand
            self.demand_supply = like.demand_supply
            self.mod_at = like.mod_at
            self.mod_up = like.mod_up
            self.mod_known = like.mod_known
            self.mod_pool = like.mod_pool
            self.weapon_supply = like.weapon_supply
            self.bounty_supply = like.bounty_supply
            self.offered = like.offered
            self.npc_cards = like.npc_cards
            self.npc_zone = like.npc_zone
            self.entering = like.entering
            self.event_deck = like.event_deck
            self.event_gone = like.event_gone
            self.glory_deck = like.glory_deck
            self.glory_gone = like.glory_gone
            self.captain_deck = like.captain_deck
            self.captain_gone = like.captain_gone
            self.cargo_deck = like.cargo_deck
            self.cargo_gone = like.cargo_gone
            self.rumor_deck = like.rumor_deck
            self.rumor_gone = like.rumor_gone
            self.mission_deck = like.mission_deck
            self.mission_gone = like.mission_gone
            self.display = like.display
            self.fate = like.fate[:]
            self.captain = like.captain[:]
            self.glory = like.glory[:]
            self.stash = like.stash[:]
            self.gold = like.gold[:]
            self.zone = like.zone[:]
            self.in_port = like.in_port[:]
            self.ship = like.ship[:]
            self.points = like.points[:]
            self.mods = like.mods[:]
            self.weapons = like.weapons[:]
            self.bounties = like.bounties[:]
            self.cargo = like.cargo[:]
            self.hand = like.hand[:]
            self.crewmen = like.crewmen[:]
            self.rumors = like.rumors[:]
            self.papers = like.papers[:]
            self.mission = like.mission[:]
            self.part = like.part[:]
            self.bought_big = like.bought_big[:]
            self.bought_at = like.bought_at[:]
            self.bought_now = like.bought_now[:]
            self.leave = like.leave[:]
            self.shown = like.shown
            self.active = like.active
            self.actions = like.actions
            self.moves_left = like.moves_left
            self.moves_made = like.moves_made
            self.other_acts = like.other_acts
            self.port_taken = like.port_taken
            self.stormed = like.stormed
            self.used = like.used
            self.visit = like.visit
            self.bonus = like.bonus
            self.found = like.found
            self.testing = like.testing
            self.prize = like.prize
            self.escapes = like.escapes
            self.rolled = like.rolled
            self.battle = Battle(like.battle) if like.battle is not None else None
            self.seas = Seas(like.seas) if like.seas.chosen else like.seas
            self.modules = like.modules

    def copy(self) -> Sea:
        return Sea(self)

    def pirate(self, seat: int) -> bool:
        """A captain with at least one bounty (MM-9.1)."""
        at = seat * 4
        b = self.bounties
        return b[at] + b[at + 1] + b[at + 2] + b[at + 3] > 0

    def at_sea(self, seat: int) -> bool:
        return self.fate[seat] == SAILING and not self.in_port[seat]

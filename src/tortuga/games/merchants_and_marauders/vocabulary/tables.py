"""The data of the game, made from its files by ``tables.py``: shared by all states and never changed."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.vocabulary import NONE, word_of
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_CARD,
    ACT_MODULES,
    ACT_MOVE,
    ACT_SCOUT_NPC,
    ACT_SCOUT_PLAYER,
    ACT_WORDS,
    ACTIVITY_WORDS,
    DO_CARD,
    DO_MODULES,
    MODULE_ACT_WORDS,
    MODULE_ACTIVITY_WORDS,
    RAID_DISCARD,
    RAID_WORDS,
    SUM_OTHER_WAY,
    TRADE_CARD,
    YARD_DONE,
    YARD_MOD,
    YARD_REPAIR,
    raid_card,
    raid_exchanges,
    ship_at_yard,
    weapon_bought,
    weapon_sold,
)
from tortuga.games.merchants_and_marauders.vocabulary.battle import DECLARATIONS
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS
from tortuga.games.merchants_and_marauders.vocabulary.map import COLOURS, DIRECTIONS, NATIONS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOCATION_KINDS
from tortuga.games.merchants_and_marauders.vocabulary.ships import LOCATIONS, NPC_WORDS, SKULL
from tortuga.kernel.machine import Tables


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
        self.specialist_names: list[str] = []  # by type
        self.specialist_cost: list[int] = []
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
            return DECLARATIONS[value]
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
            if value < TRADE_CARD:
                return ("cards-trick", "redraw")[value - GOODS - 1]
            return f"{self.cargo_words[CARGO_CARDS + value - TRADE_CARD]}-as-contraband"
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
        if value < ACT_MODULES:
            return f"play-{self.glory_words[value - ACT_CARD]}"
        return MODULE_ACT_WORDS[value - ACT_MODULES]

    def activity_word(self, value: int) -> str:
        if value < DO_CARD:
            return ACTIVITY_WORDS[value]
        return (
            f"play-{self.glory_words[value - DO_CARD]}"
            if value < DO_MODULES
            else MODULE_ACTIVITY_WORDS[value - DO_MODULES]
        )

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
            return RAID_WORDS[value]
        verb = "change" if raid_exchanges(value) else "discard"
        return f"{verb}-{self.cargo_words[raid_card(value)]}"

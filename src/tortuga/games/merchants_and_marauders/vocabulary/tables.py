"""The data of the game, made from its files by ``tables.py``: shared by all states and never changed."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.vocabulary import NONE, word_of
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_CARD,
    ACT_JETTISON,
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


class MapData:
    """The map: things by zone."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.nation: list[int] = []  # NONE: no port
        self.ways: list[list[int]] = []  # by zone, then direction: the neighbour, or NONE
        self.neighbours: list[list[int]] = []
        self.distance: list[list[int]] = []
        self.power: list[list[int]] = []  # by zone, then power: its amount, or NONE
        self.power_nation: list[list[int]] = []


class CaptainData:
    """Captains, those of the base game first."""

    def __init__(self) -> None:
        self.base = 0  # how many are of the base game
        self.ids: list[str] = []
        self.names: list[str] = []
        self.nation: list[int] = []
        self.home: list[int] = []
        self.skills: list[list[int]] = []
        self.talent: list[int] = []
        self.amount: list[int] = []  # of the talent
        self.with_: list[int] = []  # the nation that the talent is about, or NONE
        self.texts: list[str] = []


class CargoData:
    """Goods, and things by cargo card; after those of the base game come those that can be contraband."""

    def __init__(self) -> None:
        self.goods: list[str] = []  # names
        self.demand_tokens = 0  # of each good
        self.good: list[int] = []  # by card
        self.plunder: list[int] = []
        self.icon: list[int] = []  # a hit location or ESCAPE
        self.words: list[str] = []


class ShipData:
    """Ships by type."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.points: list[list[int]] = []  # by hit location
        self.caps: list[int] = []  # the most points of a location
        self.manoeuvrability: list[int] = []
        self.buy: list[int] = []
        self.sell: list[int] = []
        self.big: list[bool] = []
        self.heavy: list[bool] = []
        self.first: list[int] = []  # those a captain may begin with
        self.slow_galleon = 0  # manoeuvrability of galleons in Seas of Glory


class ModData:
    """Modifications by type."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.amount: list[int] = []
        self.tokens = 0  # of each type
        self.new_tokens = 0  # of each type of Seas of Glory
        self.price = 0


class WeaponData:
    """Special weapons by type."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.tokens = 0  # of each type
        self.buy = 0
        self.sell = 0


class EventData:
    """Event cards: the base game, Seas of Glory, then one that stands for the Treasure Galleon."""

    def __init__(self) -> None:
        self.base = 0  # how many are of the base game
        self.ids: list[str] = []
        self.names: list[str] = []
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.effect_amount: list[int] = []  # by effect: how strong it is, wherever a card has it
        self.nations: list[list[int]] = []
        self.zone: list[int] = []  # the place that an event is about, or NONE
        self.icons: list[list[int]] = []  # npc * 8 + direction


class NpcData:
    """Captains without a player, by event card."""

    def __init__(self) -> None:
        self.ship: list[int] = []  # which of the NPC ships the event brings, or NONE
        self.type: list[int] = []  # the type of ship, or NONE where war decides
        self.zone: list[int] = []
        self.skills: list[list[int]] = []
        self.reward: list[int] = []


class GloryData:
    """Glory cards: one-shot cards, then two for each type of specialist."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.words: list[str] = []
        self.texts: list[str] = []
        self.category: list[str] = []
        self.moment: list[int] = []
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.at_moment: list[list[int]] = []  # by moment
        self.copies = 0  # of each one-shot card


class SpecialistData:
    """Specialists."""

    def __init__(self) -> None:
        self.type: list[int] = []  # by glory card; NONE for one-shot cards
        self.port: list[int] = []  # by glory card
        self.names: list[str] = []  # by type, as all that follows
        self.cost: list[int] = []
        self.talent: list[int] = []
        self.amount: list[int] = []
        self.pardon: list[int] = []


class RumorData:
    """Rumors."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.zone: list[int] = []
        self.in_port: list[bool] = []
        self.skill: list[int] = []
        self.rewards: list[list[int]] = []  # kind, amount, nation, kind, amount, nation …
        self.myriad = 0  # the rumor whose cargo cards are never contraband


class MissionData:
    """Missions, those of the base game first."""

    def __init__(self) -> None:
        self.base = 0  # how many are of the base game
        self.ids: list[str] = []
        self.names: list[str] = []
        self.port: list[int] = []
        self.needs: list[int] = []
        self.parts: list[list[Part]] = []
        self.rewards: list[list[int]] = []  # as those of rumors


class StartData:
    """What the game and a player turn begin with."""

    def __init__(self) -> None:
        self.gold = 0
        self.cards = 0  # glory cards
        self.missions = 0
        self.actions = 0  # in a player turn
        self.merchants: list[int] = []  # tokens by nation
        self.bounties = 0  # tokens of each nation


class TradeData:
    """Buying and selling goods."""

    def __init__(self) -> None:
        self.price = 0  # of a good
        self.in_demand = 0  # what a good in demand brings
        self.display = 0  # cards laid out
        self.display_again = 0  # cards of a second display
        self.in_port = 0  # how many cards any ship may have in port
        self.most_cards = 0  # how many cards a ship may ever have
        self.glory_sale = 0  # goods in demand that bring glory


class PortData:
    """Prices of a port."""

    def __init__(self) -> None:
        self.repair = 0  # a point
        self.crew = 0  # a man
        self.rumor = 0


class PointData:
    """Glory points, and what a captain may have."""

    def __init__(self) -> None:
        self.to_win = 0
        self.hand = 0  # glory cards
        self.rich_raid = 0  # gold of a raid that brings a point
        self.stash_step = 0  # gold for a point
        self.stash_most = 0  # points that a stash brings at most
        self.specialists = 0  # that a ship may have
        self.stash_costs: list[int] = []  # Give Me Glory: what each point costs


class RaidData:
    """Merchants and what beaten ships bring."""

    def __init__(self) -> None:
        self.refill = 0  # tokens on the track that bring all merchants back
        self.cards = 0  # of a merchant
        self.bounty = 0  # gold for a captain with a bounty
        self.naval_cargo = 0  # cards of a beaten naval ship


class CombatData:
    """Naval combat."""

    def __init__(self) -> None:
        self.nimble_lead = 0  # how much more manoeuvrable a ship must be
        self.nimble_dice = 0  # what that brings
        self.rounds = 0  # after which a battle ends


class ContrabandData:
    """MM-S7, by card from CARGO_CARDS on."""

    def __init__(self) -> None:
        self.port: list[int] = []
        self.labels: list[str] = []
        self.buy = 0
        self.sell = 0


class UpgradeData:
    """MM-S4: what NPC upgrade tokens show."""

    def __init__(self) -> None:
        self.mods: list[int] = []
        self.weapons: list[int] = []


class TreasureData:
    """MM-S6."""

    def __init__(self) -> None:
        self.card = 0  # stands for its captain among the event cards
        self.gold = 0  # loaded at a time
        self.step = 0  # gold for each bounty


class WeatherData:
    """MM-S8."""

    def __init__(self) -> None:
        self.storm_hits = 0
        self.storm_start = 0


class LocationData:
    """MM-S9, by kind."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.defense: list[int] = []  # cards
        self.bounties: list[int] = []
        self.of_each = 0  # tokens
        self.missionary = 0  # the price of a bounty
        self.prison = 0  # the price of a visit
        self.town = 0  # goods on offer
        self.station = 0  # goods on offer


class FavorData:
    """MM-S10."""

    def __init__(self) -> None:
        self.most = 0
        self.price = 0


class LoyaltyData:
    """MM-S11."""

    def __init__(self) -> None:
        self.price: list[int] = []  # by step: what it costs to climb to it; 0: not for gold


class VariantData:
    """MM-S14 to MM-S16."""

    def __init__(self) -> None:
        self.captain_price = 0
        self.captain_tries = 0
        self.scout_penalty = 0
        self.hard_navies = 0
        self.hard_pirates = 0


class SeaTables(Tables):
    """All data of the game, by chapter. Cards are numbered in the order of their files."""

    def __init__(self) -> None:
        super().__init__()
        self.base_digest = ""  # of the data without Seas of Glory
        self.map = MapData()
        self.captains = CaptainData()
        self.cargo = CargoData()
        self.ships = ShipData()
        self.mods = ModData()
        self.weapons = WeaponData()
        self.events = EventData()
        self.npcs = NpcData()
        self.glory = GloryData()
        self.specialists = SpecialistData()
        self.rumors = RumorData()
        self.missions = MissionData()
        self.start = StartData()
        self.trade = TradeData()
        self.port = PortData()
        self.points = PointData()
        self.raids = RaidData()
        self.combat = CombatData()
        # Seas of Glory
        self.contraband = ContrabandData()
        self.upgrades = UpgradeData()
        self.treasure = TreasureData()
        self.weather = WeatherData()
        self.locations = LocationData()
        self.favors = FavorData()
        self.loyalty = LoyaltyData()
        self.variants = VariantData()

    def word(self, fact: str, value: int) -> str:
        """The stable word of a thing. Options of several kinds have a fact of their own: ``act``, ``yard`` …"""
        if fact == "die":
            return "skull" if value >= SKULL else str(value)
        if fact == "zone":
            return word_of(self.map.names[value])
        if fact in ("card", "cargo"):
            return self.cargo.words[value]
        if fact in ("good", "demand"):
            return word_of(self.cargo.goods[value])
        if fact == "load":
            return word_of(self.cargo.goods[value]) if value < GOODS else self.cargo.words[CARGO_CARDS + value - GOODS]
        if fact == "merchant" or fact == "nation":
            return NATIONS[value].lower()
        if fact == "captain":
            return word_of(self.captains.names[value])
        if fact == "ship":
            return word_of(self.ships.names[value])
        if fact == "event":
            return self.events.ids[value].lower()
        if fact == "glory_card":
            return self.glory.words[value]
        if fact == "rumor":
            return word_of(self.rumors.names[value])
        if fact == "mission":
            return word_of(self.missions.names[value])
        if fact == "mod":
            return word_of(self.mods.names[value])
        if fact == "berth":
            mod, zone = divmod(value, ZONES)
            return f"{word_of(self.mods.names[mod])}-at-{word_of(self.map.names[zone])}"
        if fact == "weapon":
            return word_of(self.weapons.names[value])
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
            return "nothing" if value == 0 else self.glory.words[value - 1]
        if fact == "specialist":
            return "nobody" if value == 0 else self.glory.words[value - 1]
        if fact == "trade":
            if value == 0:
                return "done"
            if value <= GOODS:
                return word_of(self.cargo.goods[value - 1])
            if value < TRADE_CARD:
                return ("cards-trick", "redraw")[value - GOODS - 1]
            return f"{self.cargo.words[CARGO_CARDS + value - TRADE_CARD]}-as-contraband"
        if fact == "spend":
            return "none" if value == 0 else word_of(self.weapons.names[value - 1])
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
            return "unseen" if value == 0 else word_of(self.mods.names[value - 1])
        if fact == "cube":
            return COLOURS[value]
        if fact == "market":
            return ("buy", "leave-for-sale")[value]
        if fact == "space":
            return ("cargo", "contraband")[value]
        if fact == "spill":
            if value < 2:
                return ("cargo", "contraband")[value]
            return f"contraband-but-not-{self.cargo.words[CARGO_CARDS + value - 2]}"
        if fact == "smuggle":
            if value < 2:
                return ("resist", "give-up")[value]
            return f"give-up-but-{self.cargo.words[CARGO_CARDS + value - 2]}"
        if fact == "way":
            return ("suffer", "leadership", "man")[value]
        if fact == "reef":
            return ("leave", "cargo", "rumor", "crew")[value] if value < 4 else word_of(self.weapons.names[value - 4])
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
        if fact == "hidden":
            return self.cargo.words[CARGO_CARDS + value]
        if fact == "shot":
            return self.cargo.words[value]
        return str(value)

    def upgrade_word(self, value: int) -> str:
        """NPC upgrade tokens: none, two, then modifications, then weapons."""
        if value < 2:
            return ("none", "two")[value]
        mods = len(self.upgrades.mods)
        if value < 2 + mods:
            return word_of(self.mods.names[self.upgrades.mods[value - 2]])
        return word_of(self.weapons.names[self.upgrades.weapons[value - 2 - mods]])

    def act_word(self, value: int) -> str:
        if value < ACT_SCOUT_PLAYER:
            return ACT_WORDS[value]
        if value < ACT_SCOUT_NPC:
            return f"scout-{COLOURS[value - ACT_SCOUT_PLAYER]}"
        if value < ACT_MOVE:
            return f"scout-{NPC_WORDS[value - ACT_SCOUT_NPC]}"
        if value < ACT_CARD:
            return f"sail-{word_of(self.map.names[value - ACT_MOVE])}"
        if value < ACT_MODULES:
            return f"play-{self.glory.words[value - ACT_CARD]}"
        return "jettison" if value == ACT_JETTISON else MODULE_ACT_WORDS[value - ACT_MODULES]

    def activity_word(self, value: int) -> str:
        if value < DO_CARD:
            return ACTIVITY_WORDS[value]
        return (
            f"play-{self.glory.words[value - DO_CARD]}"
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
            return f"ship-{word_of(self.ships.names[ship])}"
        weapon = weapon_bought(value)
        if weapon != NONE:
            return f"buy-{word_of(self.weapons.names[weapon])}"
        return f"sell-{word_of(self.weapons.names[weapon_sold(value)])}"

    def raid_word(self, value: int) -> str:
        if value < RAID_DISCARD:
            return RAID_WORDS[value]
        verb = "change" if raid_exchanges(value) else "discard"
        return f"{verb}-{self.cargo.words[raid_card(value)]}"

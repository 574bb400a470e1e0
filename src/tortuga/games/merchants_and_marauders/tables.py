"""The data files of Merchants & Marauders: their shape, what must hold of them, and how they become tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from tortuga.games.merchants_and_marauders.vocabulary import NONE, word_of
from tortuga.games.merchants_and_marauders.vocabulary.captains import MOST_CAPTAINS, SKILLS, TALENTS
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BASE_RUMORS,
    CARD_EFFECTS,
    EMPLOY,
    EVENT_EFFECTS,
    GLORY_CARDS,
    GLORY_KINDS,
    MOMENTS,
    NEEDS,
    NPC_ENTERS,
    PARTS,
    REWARDS,
    RUMORS,
    SPECIALIST,
    SPECIALIST_TYPES,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import CARGO_CARDS, GOODS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import DIRECTIONS, NATIONS, PORTS, POWERS, ZONES
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOCATION_KINDS, LOYALTY_STEPS
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    BASE_SHIPS,
    LOCATIONS,
    MOD_EFFECTS,
    NEW_MOD_EFFECTS,
    NEW_WEAPON_EFFECTS,
    NPC_WORDS,
    NPCS,
    TREASURE,
    WEAPON_EFFECTS,
)
from tortuga.games.merchants_and_marauders.vocabulary.tables import Part, SeaTables
from tortuga.kernel.data import DataSet, Table
from tortuga.kernel.errors import did_you_mean

Nation = Literal["English", "French", "Spanish", "Dutch"]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table."""


class PowerRow(Entry, frozen=True, kw_only=True):
    effect: str
    amount: int
    nation: Nation | None = None


class ZoneRow(Entry, frozen=True, kw_only=True):
    name: str
    nation: Nation | Literal[""]
    ways: dict[str, str]
    powers: list[PowerRow]


class MapTable(Table, frozen=True):
    zones: list[ZoneRow]


class CaptainRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    nation: Nation
    home: str
    skills: list[int]
    effect: str
    amount: int
    text: str
    with_: Nation | None = msgspec.field(name="with", default=None)


class CaptainTable(Table, frozen=True):
    cards: list[CaptainRow]


class CargoKind(Entry, frozen=True, kw_only=True):
    plunder: int
    icon: str


class CargoTable(Table, frozen=True):
    goods: list[str]
    demand_tokens_of_each: int
    kinds: list[CargoKind]


class ShipRow(Entry, frozen=True, kw_only=True):
    name: str
    points: list[int]
    manoeuvrability: int
    buy: int
    sell: int
    big: bool
    heavy: bool


class ShipTable(Table, frozen=True):
    cards: list[ShipRow]
    first: list[str]
    caps: list[int]


class ModRow(Entry, frozen=True, kw_only=True):
    name: str
    effect: str
    amount: int


class ModTable(Table, frozen=True):
    tokens_of_each: int
    price: int
    cards: list[ModRow]


class WeaponRow(Entry, frozen=True, kw_only=True):
    name: str
    effect: str


class WeaponTable(Table, frozen=True):
    tokens_of_each: int
    buy: int
    sell: int
    cards: list[WeaponRow]


class NpcRow(Entry, frozen=True, kw_only=True):
    id: str
    ship: str
    captain: str
    zone: str
    skills: list[int]
    reward: int
    type: str = ""


class EventRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    icons: list[str]
    effect: str
    amount: int
    nations: list[Nation]
    zone: str = ""


class EventTable(Table, frozen=True):
    npcs: list[NpcRow]
    others: list[EventRow]


class GloryRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    category: Literal["mercantile", "adventure", "battle"]
    moment: str
    effect: str
    amount: int
    text: str


class SpecialistRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    cost: int
    ports: list[str]
    effect: str
    amount: int
    text: str
    pardon: int = 0


class GloryTable(Table, frozen=True):
    copies: int
    cards: list[GloryRow]
    specialists: list[SpecialistRow]


class RewardRow(Entry, frozen=True, kw_only=True):
    give: str
    amount: int
    nation: Nation | None = None


class RumorRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    zone: str
    port: bool
    skill: str
    rewards: list[RewardRow]


class RumorTable(Table, frozen=True):
    cards: list[RumorRow]


class PartRow(Entry, frozen=True, kw_only=True):
    do: str
    zone: str | None = None
    goods: dict[str, int] = {}
    skill: str | None = None
    nation: Nation | None = None
    ships: list[str] = []


class MissionRow(Entry, frozen=True, kw_only=True):
    id: str
    name: str
    port: str
    needs: str
    parts: list[PartRow]
    rewards: list[RewardRow]


class MissionTable(Table, frozen=True):
    cards: list[MissionRow]


class StartTable(Table, frozen=True):
    gold: int
    glory_cards: int
    missions: int
    actions: int
    merchants: dict[str, int]
    bounties_of_each: int


class TradeTable(Table, frozen=True):
    price: int
    in_demand: int
    display: int
    display_again: int
    in_port: int
    most_cards: int
    glory_sale: int


class PortTable(Table, frozen=True):
    repair: int
    crew: int
    rumor: int


class GloryPointTable(Table, frozen=True):
    to_win: int
    hand: int
    rich_raid: int
    stash_step: int
    stash_most: int
    specialists: int


class MerchantTable(Table, frozen=True):
    refill: int
    raid_cards: int


class RewardTable(Table, frozen=True):
    bounty: int
    naval_cargo: int


class CombatTable(Table, frozen=True):
    nimble_lead: int
    nimble_dice: int


class LengthTable(Table, frozen=True):
    turns: int
    battle_rounds: int


class NewRumorTable(Table, frozen=True):
    myriad: str
    cards: list[RumorRow]


class ContrabandRow(Entry, frozen=True, kw_only=True):
    id: str
    port: str
    label: str
    good: str
    plunder: int
    icon: str


class ContrabandTable(Table, frozen=True):
    buy: int
    sell: int
    cards: list[ContrabandRow]


class NewShipTable(Table, frozen=True):
    brig: ShipRow
    slow_galleon: int


class NewWeaponTable(Table, frozen=True):
    cards: list[WeaponRow]


class NewModTable(Table, frozen=True):
    tokens_of_each: int
    cards: list[ModRow]


class UpgradeTable(Table, frozen=True):
    modifications: list[str]
    weapons: list[str]


class TreasureTable(Table, frozen=True):
    captain: str
    zone: str
    skills: list[int]
    gold: int
    bounty_step: int


class WeatherTable(Table, frozen=True):
    storm_hits: int
    storm_start: str


class LocationRow(Entry, frozen=True, kw_only=True):
    kind: str
    name: str
    defense: int
    bounties: int


class LocationTable(Table, frozen=True):
    of_each: int
    missionary: int
    prison: int
    station: int
    town: int
    cards: list[LocationRow]


class FavorTable(Table, frozen=True):
    most: int
    price: int


class LoyaltyTable(Table, frozen=True):
    prices: dict[str, int]


class VariantTable(Table, frozen=True):
    stash_costs: list[int]
    captain_price: int
    captain_tries: int
    scout_penalty: int
    hard_navies: int
    hard_pirates: int


class Files(msgspec.Struct, frozen=True):
    map: MapTable
    captains: CaptainTable
    cargo: CargoTable
    ships: ShipTable
    modifications: ModTable
    weapons: WeaponTable
    events: EventTable
    glory: GloryTable
    rumors: RumorTable
    missions: MissionTable
    start: StartTable
    trade: TradeTable
    port: PortTable
    glory_points: GloryPointTable
    merchants: MerchantTable
    rewards: RewardTable
    combat: CombatTable
    length: LengthTable
    seas_captains: CaptainTable
    seas_events: EventTable
    seas_rumors: NewRumorTable
    seas_missions: MissionTable
    seas_contraband: ContrabandTable
    seas_ships: NewShipTable
    seas_weapons: NewWeaponTable
    seas_modifications: NewModTable
    seas_upgrades: UpgradeTable
    seas_treasure: TreasureTable
    seas_weather: WeatherTable
    seas_locations: LocationTable
    seas_favors: FavorTable
    seas_loyalty: LoyaltyTable
    seas_variants: VariantTable


def make_tables(data: DataSet) -> SeaTables:
    files = data.convert(Files)
    t = SeaTables()
    _map(data, files.map, t)
    _captains(data, "captains", files.captains, t)
    t.base_captains = len(t.captain_ids)
    _captains(data, "seas_captains", files.seas_captains, t)
    _cargo(data, files.cargo, t)
    _ships(data, files, t)
    _new_ships(data, files, t)
    _events(data, "events", files.events, t)
    t.base_events = len(t.event_ids)
    _events(data, "seas_events", files.seas_events, t)
    _treasure(data, files.seas_treasure, t)
    _effects(data, t)
    _glory(data, files.glory, t)
    _rumors(data, "rumors", files.rumors.cards, t)
    _rumors(data, "seas_rumors", files.seas_rumors.cards, t)
    t.myriad = _index(data, "seas_rumors", "myriad", files.seas_rumors.myriad, t.rumor_names)
    _missions(data, "missions", files.missions, t)
    t.base_missions = len(t.mission_ids)
    _missions(data, "seas_missions", files.seas_missions, t)
    _numbers(data, files, t)
    _contraband(data, files.seas_contraband, t)
    _locations(data, files.seas_locations, t)
    _new_numbers(data, files, t)
    base = {name: table for name, table in data.tables.items() if not name.startswith("seas_")}
    t.base_digest = DataSet(base, data.files).digest
    return t


def _index(data: DataSet, table: str, field: str, name: str, known: Sequence[str]) -> int:
    """The number of a name; a name that is not known is an error of that field."""
    if name in known:
        return list(known).index(name)
    raise data.bad(table, field, f"{name!r} is not known.{did_you_mean(name, known)}")


def _distinct(data: DataSet, table: str, field: str, names: list[str]) -> None:
    if len({word_of(name) for name in names}) != len(names):
        raise data.bad(table, field, "two things have the same name")


def _map(data: DataSet, table: MapTable, t: SeaTables) -> None:
    if len(table.zones) != ZONES or sum(zone.nation != "" for zone in table.zones) != PORTS:
        raise data.bad("map", "zones", f"must be {ZONES} zones, {PORTS} of them with a nation")
    t.zone_names = [zone.name for zone in table.zones]
    _distinct(data, "map", "zones", t.zone_names)
    for place, zone in enumerate(table.zones):
        field = f"zones[{place}]"
        t.zone_nation.append(NATIONS.index(zone.nation) if zone.nation else NONE)
        ways = [NONE] * 8
        for direction, name in zone.ways.items():
            at = _index(data, "map", field + ".ways", direction, DIRECTIONS)
            ways[at] = _index(data, "map", field + ".ways", name, t.zone_names)
        t.ways.append(ways)
        t.neighbours.append(sorted({way for way in ways if way != NONE}))
        power, nations = [NONE] * len(POWERS), [NONE] * len(POWERS)
        for row in zone.powers:
            at = _index(data, "map", field + ".powers", row.effect, POWERS)
            power[at] = row.amount
            nations[at] = NATIONS.index(row.nation) if row.nation else NONE
        t.power.append(power)
        t.power_nation.append(nations)
    for place in range(ZONES):
        for way in range(8):
            other = t.ways[place][way]
            if other != NONE and t.ways[other][(way + 4) % 8] != place:
                back = DIRECTIONS[(way + 4) % 8]
                raise data.bad("map", f"zones[{other}].ways", f"{back} must lead back to {t.zone_names[place]}")
    t.distance = [_distances(t, place) for place in range(ZONES)]
    if any(far == NONE for row in t.distance for far in row):
        raise data.bad("map", "zones", "some zones cannot be reached")


def _distances(t: SeaTables, start: int) -> list[int]:
    far = [NONE] * ZONES
    far[start] = 0
    todo = [start]
    for zone in todo:
        for other in t.neighbours[zone]:
            if far[other] == NONE:
                far[other] = far[zone] + 1
                todo.append(other)
    return far


def _captains(data: DataSet, name: str, table: CaptainTable, t: SeaTables) -> None:
    if len(table.cards) < 12:
        raise data.bad(name, "cards", "must be at least twelve, three for each player")
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        if len(card.skills) != 4 or not all(1 <= skill <= 5 for skill in card.skills):
            raise data.bad(name, field + ".skills", "must be four numbers from 1 to 5")
        home = _index(data, name, field + ".home", card.home, t.zone_names)
        if t.zone_nation[home] == NONE:
            raise data.bad(name, field + ".home", f"{card.home} has no port")
        t.captain_ids.append(card.id)
        t.captain_names.append(card.name)
        t.captain_nation.append(NATIONS.index(card.nation))
        t.captain_home.append(home)
        t.captain_skills.append(card.skills)
        t.captain_talent.append(_index(data, name, field + ".effect", card.effect, TALENTS))
        t.captain_amount.append(card.amount)
        t.captain_with.append(NATIONS.index(card.with_) if card.with_ else NONE)
        t.captain_texts.append(card.text)
    _distinct(data, name, "cards", t.captain_names)
    if len(t.captain_ids) > MOST_CAPTAINS:
        raise data.bad(name, "cards", f"must be {MOST_CAPTAINS} at most, with those of the base game")


def _cargo(data: DataSet, table: CargoTable, t: SeaTables) -> None:
    if len(table.goods) != GOODS:
        raise data.bad("cargo", "goods", f"must be {GOODS} goods")
    _distinct(data, "cargo", "goods", table.goods)
    if len(table.kinds) * GOODS != CARGO_CARDS:
        raise data.bad("cargo", "kinds", f"must be {CARGO_CARDS // GOODS} kinds")
    if table.demand_tokens_of_each * GOODS < PORTS + 1:
        raise data.bad("cargo", "demand_tokens_of_each", "must leave a supply when every port has a token")
    t.goods = table.goods
    t.demand_tokens = table.demand_tokens_of_each
    icons = [*LOCATIONS, "Escape"]
    for good in range(GOODS):
        for copy, kind in enumerate(table.kinds):
            t.good.append(good)
            t.plunder.append(kind.plunder)
            t.icon.append(_index(data, "cargo", f"kinds[{copy}].icon", kind.icon, icons))
            t.cargo_words.append(f"{word_of(table.goods[good])}-{copy + 1}")


def _ships(data: DataSet, files: Files, t: SeaTables) -> None:
    table = files.ships
    if len(table.cards) != BASE_SHIPS:
        raise data.bad("ships", "cards", f"must be {BASE_SHIPS} ships")
    if len(table.caps) != 5:
        raise data.bad("ships", "caps", "must be five numbers")
    t.caps = table.caps
    for place, card in enumerate(table.cards):
        if len(card.points) != 5 or not all(1 <= n <= cap for n, cap in zip(card.points, t.caps, strict=True)):
            raise data.bad("ships", f"cards[{place}].points", "must be five numbers from 1 to the caps")
        _ship(t, card)
    t.first_ships = [_index(data, "ships", "first", name, t.ship_names) for name in table.first]
    mods = files.modifications
    if [card.effect for card in mods.cards] != list(MOD_EFFECTS):
        raise data.bad("modifications", "cards", f"must have the effects {', '.join(MOD_EFFECTS)} in this order")
    if mods.tokens_of_each * len(mods.cards) != PORTS:
        raise data.bad("modifications", "tokens_of_each", "must give every port one token")
    t.mod_names = [card.name for card in mods.cards]
    t.mod_amount = [card.amount for card in mods.cards]
    t.mod_tokens, t.mod_price = mods.tokens_of_each, mods.price
    weapons = files.weapons
    if [card.effect for card in weapons.cards] != list(WEAPON_EFFECTS):
        raise data.bad("weapons", "cards", f"must have the effects {', '.join(WEAPON_EFFECTS)} in this order")
    t.weapon_names = [card.name for card in weapons.cards]
    t.weapon_tokens, t.weapon_buy, t.weapon_sell = weapons.tokens_of_each, weapons.buy, weapons.sell


def _ship(t: SeaTables, card: ShipRow) -> None:
    t.ship_names.append(card.name)
    t.points.append(card.points)
    t.manoeuvrability.append(card.manoeuvrability)
    t.ship_buy.append(card.buy)
    t.ship_sell.append(card.sell)
    t.big.append(card.big)
    t.heavy.append(card.heavy)


def _new_ships(data: DataSet, files: Files, t: SeaTables) -> None:
    brig = files.seas_ships.brig
    if len(brig.points) != 5 or not all(1 <= n <= cap for n, cap in zip(brig.points, t.caps, strict=True)):
        raise data.bad("seas_ships", "brig.points", "must be five numbers from 1 to the caps")
    _ship(t, brig)
    _distinct(data, "seas_ships", "brig", t.ship_names)
    t.slow_galleon = files.seas_ships.slow_galleon
    weapons, mods = files.seas_weapons.cards, files.seas_modifications
    if [card.effect for card in weapons] != list(NEW_WEAPON_EFFECTS):
        raise data.bad("seas_weapons", "cards", f"must have the effects {', '.join(NEW_WEAPON_EFFECTS)} in this order")
    t.weapon_names += [card.name for card in weapons]
    _distinct(data, "seas_weapons", "cards", t.weapon_names)
    if [card.effect for card in mods.cards] != list(NEW_MOD_EFFECTS):
        raise data.bad("seas_modifications", "cards", f"must be {', '.join(NEW_MOD_EFFECTS)} in this order")
    t.mod_names += [card.name for card in mods.cards]
    t.mod_amount += [card.amount for card in mods.cards]
    _distinct(data, "seas_modifications", "cards", t.mod_names)
    t.new_mod_tokens = mods.tokens_of_each
    upgrades = files.seas_upgrades
    for table, names, known, out in (
        ("modifications", upgrades.modifications, t.mod_names, t.upgrade_mods),
        ("weapons", upgrades.weapons, t.weapon_names, t.upgrade_weapons),
    ):
        out += [_index(data, "seas_upgrades", table, name, known) for name in names]
        if len(set(out)) != len(out):
            raise data.bad("seas_upgrades", table, "each can stand on one token only")
    if len(upgrades.modifications) + len(upgrades.weapons) < 4:
        raise data.bad("seas_upgrades", "modifications", "must be four tokens at least, besides the 0 and the 2")


def _treasure(data: DataSet, table: TreasureTable, t: SeaTables) -> None:
    """The Treasure Galleon has a card of its own after all event cards; it is in no deck."""
    if len(table.skills) != 3 or not all(1 <= skill <= 5 for skill in table.skills):
        raise data.bad("seas_treasure", "skills", "must be three numbers from 1 to 5")
    t.treasure_card = len(t.event_ids)
    _event(t, "TG", table.captain, NPC_ENTERS, 0, [], [])
    t.event_zone.append(NONE)
    t.npc.append(TREASURE)
    t.npc_type.append(t.ship_names.index("Galleon") if "Galleon" in t.ship_names else 3)
    t.npc_zone.append(_index(data, "seas_treasure", "zone", table.zone, t.zone_names))
    t.npc_skills.append(table.skills)
    t.npc_reward.append(0)
    t.treasure_gold, t.treasure_step = table.gold, table.bounty_step
    if table.bounty_step < 1:
        raise data.bad("seas_treasure", "bounty_step", "must be at least 1")


def _contraband(data: DataSet, table: ContrabandTable, t: SeaTables) -> None:
    if len(table.cards) != NEW_CARGO_CARDS:
        raise data.bad("seas_contraband", "cards", f"must be {NEW_CARGO_CARDS} cards")
    icons = [*LOCATIONS, "Escape"]
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        port = _index(data, "seas_contraband", field + ".port", card.port, t.zone_names)
        if t.zone_nation[port] == NONE:
            raise data.bad("seas_contraband", field + ".port", f"{card.port} has no port")
        t.good.append(_index(data, "seas_contraband", field + ".good", card.good, t.goods))
        t.plunder.append(card.plunder)
        t.icon.append(_index(data, "seas_contraband", field + ".icon", card.icon, icons))
        t.cargo_words.append(f"{word_of(card.good)}-{card.id.lower()}")
        t.contraband_port.append(port)
        t.contraband_labels.append(card.label)
    if len(set(t.cargo_words)) != len(t.cargo_words):
        raise data.bad("seas_contraband", "cards", "two cards have the same id")
    t.contraband_buy, t.contraband_sell = table.buy, table.sell


def _locations(data: DataSet, table: LocationTable, t: SeaTables) -> None:
    if [card.kind for card in table.cards] != list(LOCATION_KINDS):
        raise data.bad("seas_locations", "cards", f"must be {', '.join(LOCATION_KINDS)} in this order")
    if table.of_each * len(table.cards) != PORTS:
        raise data.bad("seas_locations", "of_each", "must give every zone with a port one token")
    t.location_names = [card.name for card in table.cards]
    t.location_defense = [card.defense for card in table.cards]
    t.location_bounties = [card.bounties for card in table.cards]
    t.locations_of_each = table.of_each
    t.missionary_price, t.prison_price = table.missionary, table.prison
    t.station_display, t.town_display = table.station, table.town


def _new_numbers(data: DataSet, files: Files, t: SeaTables) -> None:
    t.storm_hits = files.seas_weather.storm_hits
    t.storm_start = _index(data, "seas_weather", "storm_start", files.seas_weather.storm_start, t.zone_names)
    t.most_favors, t.favor_price = files.seas_favors.most, files.seas_favors.price
    t.loyalty_price = [0] * len(LOYALTY_STEPS)
    for step, price in files.seas_loyalty.prices.items():
        t.loyalty_price[_index(data, "seas_loyalty", "prices", step, LOYALTY_STEPS)] = price
    variants = files.seas_variants
    if not variants.stash_costs or min(variants.stash_costs) < 1:
        raise data.bad("seas_variants", "stash_costs", "must be positive numbers")
    t.stash_costs = variants.stash_costs
    t.captain_price, t.captain_tries = variants.captain_price, variants.captain_tries
    if not 1 <= t.captain_tries <= 3:
        raise data.bad("seas_variants", "captain_tries", "must be 1 to 3")
    t.scout_penalty = variants.scout_penalty
    t.hard_navies, t.hard_pirates = variants.hard_navies, variants.hard_pirates


def _events(data: DataSet, name: str, table: EventTable, t: SeaTables) -> None:
    words = [word.upper() for word in NPC_WORDS[:NPCS]]
    for place, npc in enumerate(table.npcs):
        field = f"npcs[{place}]"
        if len(npc.skills) != 3 or not all(1 <= skill <= 5 for skill in npc.skills):
            raise data.bad(name, field + ".skills", "must be three numbers from 1 to 5")
        _event(t, npc.id, npc.captain, NPC_ENTERS, 0, [], [])
        t.event_zone.append(NONE)
        t.npc.append(_index(data, name, field + ".ship", npc.ship, words))
        t.npc_type.append(_index(data, name, field + ".type", npc.type, t.ship_names) if npc.type else NONE)
        t.npc_zone.append(_index(data, name, field + ".zone", npc.zone, t.zone_names))
        t.npc_skills.append(npc.skills)
        t.npc_reward.append(npc.reward)
    for place, card in enumerate(table.others):
        field = f"others[{place}]"
        icons = []
        for icon in card.icons:
            ship, _, direction = icon.partition(" ")
            at = _index(data, name, field + ".icons", ship, words)
            icons.append(at * 8 + _index(data, name, field + ".icons", direction, DIRECTIONS))
        effect = _index(data, name, field + ".effect", card.effect, EVENT_EFFECTS)
        _event(t, card.id, card.name, effect, card.amount, [NATIONS.index(nation) for nation in card.nations], icons)
        t.event_zone.append(_index(data, name, field + ".zone", card.zone, t.zone_names) if card.zone else NONE)
        t.npc.append(NONE)
        t.npc_type.append(NONE)
        t.npc_zone.append(NONE)
        t.npc_skills.append([])
        t.npc_reward.append(0)


def _effects(data: DataSet, t: SeaTables) -> None:
    for effect in range(len(EVENT_EFFECTS)):
        amounts = {t.event_amount[card] for card in range(len(t.event_ids)) if t.event_effect[card] == effect}
        if len(amounts) > 1:
            raise data.bad("events", "others", f"cards with the effect {EVENT_EFFECTS[effect]!r} differ in amount")
        t.effect_amount.append(amounts.pop() if amounts else 0)
    if len(set(t.event_ids)) != len(t.event_ids):
        raise data.bad("events", "others", "two cards have the same id")


def _event(t: SeaTables, name: str, title: str, effect: int, amount: int, nations: list[int], icons: list[int]) -> None:
    t.event_ids.append(name)
    t.event_names.append(title)
    t.event_effect.append(effect)
    t.event_amount.append(amount)
    t.event_nations.append(nations)
    t.icons.append(icons)


def _glory(data: DataSet, table: GloryTable, t: SeaTables) -> None:
    if len(table.cards) != GLORY_KINDS:
        raise data.bad("glory", "cards", f"must be {GLORY_KINDS} cards")
    if len(table.specialists) != SPECIALIST_TYPES:
        raise data.bad("glory", "specialists", f"must be {SPECIALIST_TYPES} specialists")
    t.copies = table.copies
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        t.glory_ids.append(card.id)
        t.glory_names.append(card.name)
        t.glory_texts.append(card.text)
        t.category.append(card.category)
        t.moment.append(_index(data, "glory", field + ".moment", card.moment, MOMENTS))
        t.card_effect.append(_index(data, "glory", field + ".effect", card.effect, CARD_EFFECTS))
        t.card_amount.append(card.amount)
        t.specialist_type.append(NONE)
        t.specialist_port.append(NONE)
        t.glory_words.append(word_of(card.name))
    for kind, row in enumerate(table.specialists):
        field = f"specialists[{kind}]"
        if len(row.ports) != 2 or row.ports[0] == row.ports[1]:
            raise data.bad("glory", field + ".ports", "must be two different ports")
        t.specialist_names.append(row.name)
        t.specialist_cost.append(row.cost)
        t.specialist_talent.append(_index(data, "glory", field + ".effect", row.effect, TALENTS))
        t.specialist_amount.append(row.amount)
        t.specialist_pardon.append(row.pardon)
        for port in row.ports:
            t.glory_ids.append(row.id)
            t.glory_names.append(f"{row.name} of {port}")
            t.glory_texts.append(row.text)
            t.category.append("specialist")
            t.moment.append(SPECIALIST)
            t.card_effect.append(EMPLOY)
            t.card_amount.append(row.cost)
            t.specialist_type.append(kind)
            t.specialist_port.append(_index(data, "glory", field + ".ports", port, t.zone_names))
            t.glory_words.append(word_of(f"{row.name} {port}"))
    _distinct(data, "glory", "cards", t.glory_words)
    t.cards_at = [[card for card in range(GLORY_CARDS) if t.moment[card] == at] for at in range(len(MOMENTS))]


def _rewards(data: DataSet, table: str, field: str, rows: list[RewardRow]) -> list[int]:
    rewards = []
    for row in rows:
        nation = NATIONS.index(row.nation) if row.nation else NONE
        rewards += [_index(data, table, field, row.give, REWARDS), row.amount, nation]
    return rewards


def _rumors(data: DataSet, name: str, cards: list[RumorRow], t: SeaTables) -> None:
    for place, card in enumerate(cards):
        field = f"cards[{place}]"
        zone = _index(data, name, field + ".zone", card.zone, t.zone_names)
        if card.port and t.zone_nation[zone] == NONE:
            raise data.bad(name, field + ".port", f"{card.zone} has no port")
        t.rumor_ids.append(card.id)
        t.rumor_names.append(card.name)
        t.rumor_zone.append(zone)
        t.rumor_in_port.append(card.port)
        t.rumor_skill.append(_index(data, name, field + ".skill", card.skill, SKILLS))
        t.rumor_rewards.append(_rewards(data, name, field + ".rewards", card.rewards))
    _distinct(data, name, "cards", t.rumor_names)
    most = BASE_RUMORS if name == "rumors" else RUMORS - BASE_RUMORS
    if len(cards) != most:
        raise data.bad(name, "cards", f"must be {most}")


def _missions(data: DataSet, name: str, table: MissionTable, t: SeaTables) -> None:
    words = [word.upper() for word in NPC_WORDS[:NPCS]]
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        if not card.parts:
            raise data.bad(name, field + ".parts", "must be at least one")
        port = _index(data, name, field + ".port", card.port, t.zone_names)
        if t.zone_nation[port] == NONE:
            raise data.bad(name, field + ".port", f"{card.port} has no port")
        parts = []
        for row in card.parts:
            goods = [0] * GOODS
            for good, count in row.goods.items():
                goods[_index(data, name, field + ".parts", good, t.goods)] = count
            parts.append(
                Part(
                    _index(data, name, field + ".parts", row.do, PARTS),
                    NONE if row.zone is None else _index(data, name, field + ".parts", row.zone, t.zone_names),
                    goods,
                    NONE if row.skill is None else _index(data, name, field + ".parts", row.skill, SKILLS),
                    NATIONS.index(row.nation) if row.nation else NONE,
                    [_index(data, name, field + ".parts", ship, words) for ship in row.ships],
                )
            )
        t.mission_ids.append(card.id)
        t.mission_names.append(card.name)
        t.mission_port.append(port)
        t.mission_needs.append(_index(data, name, field + ".needs", card.needs, NEEDS))
        t.mission_parts.append(parts)
        t.mission_rewards.append(_rewards(data, name, field + ".rewards", card.rewards))
    _distinct(data, name, "cards", t.mission_names)
    if len({t.mission_port[card] for card in range(len(t.mission_port) - len(table.cards), len(t.mission_port))}) < 8:
        raise data.bad(name, "cards", "must lie at eight ports or more")


def _numbers(data: DataSet, files: Files, t: SeaTables) -> None:
    start, trade, points = files.start, files.trade, files.glory_points
    if set(start.merchants) != set(NATIONS) or sum(start.merchants.values()) != ZONES:
        raise data.bad("start", "merchants", f"must be {ZONES} tokens of the four nations")
    for table, field, value in (
        ("start", "actions", start.actions),
        ("trade", "display", trade.display),
        ("trade", "in_port", trade.in_port),
        ("glory_points", "hand", points.hand),
        ("glory_points", "stash_step", points.stash_step),
        ("glory_points", "to_win", points.to_win),
        ("merchants", "refill", files.merchants.refill),
        ("length", "turns", files.length.turns),
        ("length", "battle_rounds", files.length.battle_rounds),
    ):
        if value < 1:
            raise data.bad(table, field, "must be at least 1")
    t.start_gold, t.start_cards, t.start_missions = start.gold, start.glory_cards, start.missions
    t.actions, t.bounties_of_each = start.actions, start.bounties_of_each
    t.merchants = [start.merchants[nation] for nation in NATIONS]
    t.price, t.in_demand, t.display, t.display_again = trade.price, trade.in_demand, trade.display, trade.display_again
    t.cards_in_port, t.most_cards, t.glory_sale = trade.in_port, trade.most_cards, trade.glory_sale
    t.repair, t.crew, t.rumor = files.port.repair, files.port.crew, files.port.rumor
    t.to_win, t.hand, t.rich_raid = points.to_win, points.hand, points.rich_raid
    t.stash_step, t.stash_most, t.specialists = points.stash_step, points.stash_most, points.specialists
    t.refill, t.raid_cards = files.merchants.refill, files.merchants.raid_cards
    t.bounty_reward, t.naval_cargo = files.rewards.bounty, files.rewards.naval_cargo
    t.nimble_lead, t.nimble_dice = files.combat.nimble_lead, files.combat.nimble_dice
    t.turns, t.battle_rounds = files.length.turns, files.length.battle_rounds

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
    t.captains.base = len(t.captains.ids)
    _captains(data, "seas_captains", files.seas_captains, t)
    _cargo(data, files.cargo, t)
    _ships(data, files, t)
    _new_ships(data, files, t)
    _events(data, "events", files.events, t)
    t.events.base = len(t.events.ids)
    _events(data, "seas_events", files.seas_events, t)
    _treasure(data, files.seas_treasure, t)
    _effects(data, t)
    _glory(data, files.glory, t)
    _rumors(data, "rumors", files.rumors.cards, t)
    _rumors(data, "seas_rumors", files.seas_rumors.cards, t)
    t.rumors.myriad = _index(data, "seas_rumors", "myriad", files.seas_rumors.myriad, t.rumors.names)
    _missions(data, "missions", files.missions, t)
    t.missions.base = len(t.missions.ids)
    _missions(data, "seas_missions", files.seas_missions, t)
    _numbers(data, files, t)
    _contraband(data, files.seas_contraband, t)
    _locations(data, files.seas_locations, t)
    _new_numbers(data, files, t)
    base = {name: table for name, table in data.tables.items() if not name.startswith("seas_")}
    t.base_digest = DataSet(base, data.files).digest
    return t


def _index(data: DataSet, table: str, field: str, name: str, known: Sequence[str]) -> int:
    """The number of a name; an unknown name is an error in that field."""
    if name in known:
        return list(known).index(name)
    raise data.bad(table, field, f"{name!r} is not known.{did_you_mean(name, known)}")


def _distinct(data: DataSet, table: str, field: str, names: list[str]) -> None:
    if len({word_of(name) for name in names}) != len(names):
        raise data.bad(table, field, "two things have the same name")


def _map(data: DataSet, table: MapTable, t: SeaTables) -> None:
    if len(table.zones) != ZONES or sum(zone.nation != "" for zone in table.zones) != PORTS:
        raise data.bad("map", "zones", f"must be {ZONES} zones, {PORTS} of them with a nation")
    t.map.names = [zone.name for zone in table.zones]
    _distinct(data, "map", "zones", t.map.names)
    for place, zone in enumerate(table.zones):
        field = f"zones[{place}]"
        t.map.nation.append(NATIONS.index(zone.nation) if zone.nation else NONE)
        ways = [NONE] * 8
        for direction, name in zone.ways.items():
            at = _index(data, "map", field + ".ways", direction, DIRECTIONS)
            ways[at] = _index(data, "map", field + ".ways", name, t.map.names)
        t.map.ways.append(ways)
        t.map.neighbours.append(sorted({way for way in ways if way != NONE}))
        power, nations = [NONE] * len(POWERS), [NONE] * len(POWERS)
        for row in zone.powers:
            at = _index(data, "map", field + ".powers", row.effect, POWERS)
            power[at] = row.amount
            nations[at] = NATIONS.index(row.nation) if row.nation else NONE
        t.map.power.append(power)
        t.map.power_nation.append(nations)
    for place in range(ZONES):
        for way in range(8):
            other = t.map.ways[place][way]
            if other != NONE and t.map.ways[other][(way + 4) % 8] != place:
                back = DIRECTIONS[(way + 4) % 8]
                raise data.bad("map", f"zones[{other}].ways", f"{back} must lead back to {t.map.names[place]}")
    t.map.distance = [_distances(t, place) for place in range(ZONES)]
    if any(far == NONE for row in t.map.distance for far in row):
        raise data.bad("map", "zones", "some zones cannot be reached")


def _distances(t: SeaTables, start: int) -> list[int]:
    far = [NONE] * ZONES
    far[start] = 0
    todo = [start]
    for zone in todo:
        for other in t.map.neighbours[zone]:
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
        home = _index(data, name, field + ".home", card.home, t.map.names)
        if t.map.nation[home] == NONE:
            raise data.bad(name, field + ".home", f"{card.home} has no port")
        t.captains.ids.append(card.id)
        t.captains.names.append(card.name)
        t.captains.nation.append(NATIONS.index(card.nation))
        t.captains.home.append(home)
        t.captains.skills.append(card.skills)
        t.captains.talent.append(_index(data, name, field + ".effect", card.effect, TALENTS))
        t.captains.amount.append(card.amount)
        t.captains.with_.append(NATIONS.index(card.with_) if card.with_ else NONE)
        t.captains.texts.append(card.text)
    _distinct(data, name, "cards", t.captains.names)
    if len(t.captains.ids) > MOST_CAPTAINS:
        raise data.bad(name, "cards", f"must be {MOST_CAPTAINS} at most, with those of the base game")


def _cargo(data: DataSet, table: CargoTable, t: SeaTables) -> None:
    if len(table.goods) != GOODS:
        raise data.bad("cargo", "goods", f"must be {GOODS} goods")
    _distinct(data, "cargo", "goods", table.goods)
    if len(table.kinds) * GOODS != CARGO_CARDS:
        raise data.bad("cargo", "kinds", f"must be {CARGO_CARDS // GOODS} kinds")
    if table.demand_tokens_of_each * GOODS < PORTS + 1:
        raise data.bad("cargo", "demand_tokens_of_each", "must leave a supply when every port has a token")
    t.cargo.goods = table.goods
    t.cargo.demand_tokens = table.demand_tokens_of_each
    icons = [*LOCATIONS, "Escape"]
    for good in range(GOODS):
        for copy, kind in enumerate(table.kinds):
            t.cargo.good.append(good)
            t.cargo.plunder.append(kind.plunder)
            t.cargo.icon.append(_index(data, "cargo", f"kinds[{copy}].icon", kind.icon, icons))
            t.cargo.words.append(f"{word_of(table.goods[good])}-{copy + 1}")


def _ships(data: DataSet, files: Files, t: SeaTables) -> None:
    table = files.ships
    if len(table.cards) != BASE_SHIPS:
        raise data.bad("ships", "cards", f"must be {BASE_SHIPS} ships")
    if len(table.caps) != 5:
        raise data.bad("ships", "caps", "must be five numbers")
    t.ships.caps = table.caps
    for place, card in enumerate(table.cards):
        if len(card.points) != 5 or not all(1 <= n <= cap for n, cap in zip(card.points, t.ships.caps, strict=True)):
            raise data.bad("ships", f"cards[{place}].points", "must be five numbers from 1 to the caps")
        _ship(t, card)
    t.ships.first = [_index(data, "ships", "first", name, t.ships.names) for name in table.first]
    mods = files.modifications
    if [card.effect for card in mods.cards] != list(MOD_EFFECTS):
        raise data.bad("modifications", "cards", f"must have the effects {', '.join(MOD_EFFECTS)} in this order")
    if mods.tokens_of_each * len(mods.cards) != PORTS:
        raise data.bad("modifications", "tokens_of_each", "must give every port one token")
    t.mods.names = [card.name for card in mods.cards]
    t.mods.amount = [card.amount for card in mods.cards]
    t.mods.tokens, t.mods.price = mods.tokens_of_each, mods.price
    weapons = files.weapons
    if [card.effect for card in weapons.cards] != list(WEAPON_EFFECTS):
        raise data.bad("weapons", "cards", f"must have the effects {', '.join(WEAPON_EFFECTS)} in this order")
    t.weapons.names = [card.name for card in weapons.cards]
    t.weapons.tokens, t.weapons.buy, t.weapons.sell = weapons.tokens_of_each, weapons.buy, weapons.sell


def _ship(t: SeaTables, card: ShipRow) -> None:
    t.ships.names.append(card.name)
    t.ships.points.append(card.points)
    t.ships.manoeuvrability.append(card.manoeuvrability)
    t.ships.buy.append(card.buy)
    t.ships.sell.append(card.sell)
    t.ships.big.append(card.big)
    t.ships.heavy.append(card.heavy)


def _new_ships(data: DataSet, files: Files, t: SeaTables) -> None:
    brig = files.seas_ships.brig
    if len(brig.points) != 5 or not all(1 <= n <= cap for n, cap in zip(brig.points, t.ships.caps, strict=True)):
        raise data.bad("seas_ships", "brig.points", "must be five numbers from 1 to the caps")
    _ship(t, brig)
    _distinct(data, "seas_ships", "brig", t.ships.names)
    t.ships.slow_galleon = files.seas_ships.slow_galleon
    weapons, mods = files.seas_weapons.cards, files.seas_modifications
    if [card.effect for card in weapons] != list(NEW_WEAPON_EFFECTS):
        raise data.bad("seas_weapons", "cards", f"must have the effects {', '.join(NEW_WEAPON_EFFECTS)} in this order")
    t.weapons.names += [card.name for card in weapons]
    _distinct(data, "seas_weapons", "cards", t.weapons.names)
    if [card.effect for card in mods.cards] != list(NEW_MOD_EFFECTS):
        raise data.bad("seas_modifications", "cards", f"must be {', '.join(NEW_MOD_EFFECTS)} in this order")
    t.mods.names += [card.name for card in mods.cards]
    t.mods.amount += [card.amount for card in mods.cards]
    _distinct(data, "seas_modifications", "cards", t.mods.names)
    t.mods.new_tokens = mods.tokens_of_each
    upgrades = files.seas_upgrades
    for table, names, known, out in (
        ("modifications", upgrades.modifications, t.mods.names, t.upgrades.mods),
        ("weapons", upgrades.weapons, t.weapons.names, t.upgrades.weapons),
    ):
        out += [_index(data, "seas_upgrades", table, name, known) for name in names]
        if len(set(out)) != len(out):
            raise data.bad("seas_upgrades", table, "each can stand on one token only")
    if len(upgrades.modifications) + len(upgrades.weapons) < 4:
        raise data.bad("seas_upgrades", "modifications", "must be four tokens at least, besides the 0 and the 2")


def _treasure(data: DataSet, table: TreasureTable, t: SeaTables) -> None:
    """The Treasure Galleon has a card of its own after all event cards; the card is in no deck."""
    if len(table.skills) != 3 or not all(1 <= skill <= 5 for skill in table.skills):
        raise data.bad("seas_treasure", "skills", "must be three numbers from 1 to 5")
    t.treasure.card = len(t.events.ids)
    _event(t, "TG", table.captain, NPC_ENTERS, 0, [], [])
    t.events.zone.append(NONE)
    t.npcs.ship.append(TREASURE)
    t.npcs.type.append(t.ships.names.index("Galleon") if "Galleon" in t.ships.names else 3)
    t.npcs.zone.append(_index(data, "seas_treasure", "zone", table.zone, t.map.names))
    t.npcs.skills.append(table.skills)
    t.npcs.reward.append(0)
    t.treasure.gold, t.treasure.step = table.gold, table.bounty_step
    if table.bounty_step < 1:
        raise data.bad("seas_treasure", "bounty_step", "must be at least 1")


def _contraband(data: DataSet, table: ContrabandTable, t: SeaTables) -> None:
    if len(table.cards) != NEW_CARGO_CARDS:
        raise data.bad("seas_contraband", "cards", f"must be {NEW_CARGO_CARDS} cards")
    icons = [*LOCATIONS, "Escape"]
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        port = _index(data, "seas_contraband", field + ".port", card.port, t.map.names)
        if t.map.nation[port] == NONE:
            raise data.bad("seas_contraband", field + ".port", f"{card.port} has no port")
        t.cargo.good.append(_index(data, "seas_contraband", field + ".good", card.good, t.cargo.goods))
        t.cargo.plunder.append(card.plunder)
        t.cargo.icon.append(_index(data, "seas_contraband", field + ".icon", card.icon, icons))
        t.cargo.words.append(f"{word_of(card.good)}-{card.id.lower()}")
        t.contraband.port.append(port)
        t.contraband.labels.append(card.label)
    if len(set(t.cargo.words)) != len(t.cargo.words):
        raise data.bad("seas_contraband", "cards", "two cards have the same id")
    t.contraband.buy, t.contraband.sell = table.buy, table.sell


def _locations(data: DataSet, table: LocationTable, t: SeaTables) -> None:
    if [card.kind for card in table.cards] != list(LOCATION_KINDS):
        raise data.bad("seas_locations", "cards", f"must be {', '.join(LOCATION_KINDS)} in this order")
    if table.of_each * len(table.cards) != PORTS:
        raise data.bad("seas_locations", "of_each", "must give every zone with a port one token")
    t.locations.names = [card.name for card in table.cards]
    t.locations.defense = [card.defense for card in table.cards]
    t.locations.bounties = [card.bounties for card in table.cards]
    t.locations.of_each = table.of_each
    t.locations.missionary, t.locations.prison = table.missionary, table.prison
    t.locations.station, t.locations.town = table.station, table.town


def _new_numbers(data: DataSet, files: Files, t: SeaTables) -> None:
    t.weather.storm_hits = files.seas_weather.storm_hits
    t.weather.storm_start = _index(data, "seas_weather", "storm_start", files.seas_weather.storm_start, t.map.names)
    t.favors.most, t.favors.price = files.seas_favors.most, files.seas_favors.price
    t.loyalty.price = [0] * len(LOYALTY_STEPS)
    for step, price in files.seas_loyalty.prices.items():
        t.loyalty.price[_index(data, "seas_loyalty", "prices", step, LOYALTY_STEPS)] = price
    variants = files.seas_variants
    if not variants.stash_costs or min(variants.stash_costs) < 1:
        raise data.bad("seas_variants", "stash_costs", "must be positive numbers")
    t.points.stash_costs = variants.stash_costs
    t.variants.captain_price, t.variants.captain_tries = variants.captain_price, variants.captain_tries
    if not 1 <= t.variants.captain_tries <= 3:
        raise data.bad("seas_variants", "captain_tries", "must be 1 to 3")
    t.variants.scout_penalty = variants.scout_penalty
    t.variants.hard_navies, t.variants.hard_pirates = variants.hard_navies, variants.hard_pirates


def _events(data: DataSet, name: str, table: EventTable, t: SeaTables) -> None:
    words = [word.upper() for word in NPC_WORDS[:NPCS]]
    for place, npc in enumerate(table.npcs):
        field = f"npcs[{place}]"
        if len(npc.skills) != 3 or not all(1 <= skill <= 5 for skill in npc.skills):
            raise data.bad(name, field + ".skills", "must be three numbers from 1 to 5")
        _event(t, npc.id, npc.captain, NPC_ENTERS, 0, [], [])
        t.events.zone.append(NONE)
        t.npcs.ship.append(_index(data, name, field + ".ship", npc.ship, words))
        t.npcs.type.append(_index(data, name, field + ".type", npc.type, t.ships.names) if npc.type else NONE)
        t.npcs.zone.append(_index(data, name, field + ".zone", npc.zone, t.map.names))
        t.npcs.skills.append(npc.skills)
        t.npcs.reward.append(npc.reward)
    for place, card in enumerate(table.others):
        field = f"others[{place}]"
        icons = []
        for icon in card.icons:
            ship, _, direction = icon.partition(" ")
            at = _index(data, name, field + ".icons", ship, words)
            icons.append(at * 8 + _index(data, name, field + ".icons", direction, DIRECTIONS))
        effect = _index(data, name, field + ".effect", card.effect, EVENT_EFFECTS)
        _event(t, card.id, card.name, effect, card.amount, [NATIONS.index(nation) for nation in card.nations], icons)
        t.events.zone.append(_index(data, name, field + ".zone", card.zone, t.map.names) if card.zone else NONE)
        t.npcs.ship.append(NONE)
        t.npcs.type.append(NONE)
        t.npcs.zone.append(NONE)
        t.npcs.skills.append([])
        t.npcs.reward.append(0)


def _effects(data: DataSet, t: SeaTables) -> None:
    for effect in range(len(EVENT_EFFECTS)):
        amounts = {t.events.amount[card] for card in range(len(t.events.ids)) if t.events.effect[card] == effect}
        if len(amounts) > 1:
            raise data.bad("events", "others", f"cards with the effect {EVENT_EFFECTS[effect]!r} differ in amount")
        t.events.effect_amount.append(amounts.pop() if amounts else 0)
    if len(set(t.events.ids)) != len(t.events.ids):
        raise data.bad("events", "others", "two cards have the same id")


def _event(t: SeaTables, name: str, title: str, effect: int, amount: int, nations: list[int], icons: list[int]) -> None:
    t.events.ids.append(name)
    t.events.names.append(title)
    t.events.effect.append(effect)
    t.events.amount.append(amount)
    t.events.nations.append(nations)
    t.events.icons.append(icons)


def _glory(data: DataSet, table: GloryTable, t: SeaTables) -> None:
    if len(table.cards) != GLORY_KINDS:
        raise data.bad("glory", "cards", f"must be {GLORY_KINDS} cards")
    if len(table.specialists) != SPECIALIST_TYPES:
        raise data.bad("glory", "specialists", f"must be {SPECIALIST_TYPES} specialists")
    t.glory.copies = table.copies
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        t.glory.ids.append(card.id)
        t.glory.names.append(card.name)
        t.glory.texts.append(card.text)
        t.glory.category.append(card.category)
        t.glory.moment.append(_index(data, "glory", field + ".moment", card.moment, MOMENTS))
        t.glory.effect.append(_index(data, "glory", field + ".effect", card.effect, CARD_EFFECTS))
        t.glory.amount.append(card.amount)
        t.specialists.type.append(NONE)
        t.specialists.port.append(NONE)
        t.glory.words.append(word_of(card.name))
    for kind, row in enumerate(table.specialists):
        field = f"specialists[{kind}]"
        if len(row.ports) != 2 or row.ports[0] == row.ports[1]:
            raise data.bad("glory", field + ".ports", "must be two different ports")
        t.specialists.names.append(row.name)
        t.specialists.cost.append(row.cost)
        t.specialists.talent.append(_index(data, "glory", field + ".effect", row.effect, TALENTS))
        t.specialists.amount.append(row.amount)
        t.specialists.pardon.append(row.pardon)
        for port in row.ports:
            t.glory.ids.append(row.id)
            t.glory.names.append(f"{row.name} of {port}")
            t.glory.texts.append(row.text)
            t.glory.category.append("specialist")
            t.glory.moment.append(SPECIALIST)
            t.glory.effect.append(EMPLOY)
            t.glory.amount.append(row.cost)
            t.specialists.type.append(kind)
            t.specialists.port.append(_index(data, "glory", field + ".ports", port, t.map.names))
            t.glory.words.append(word_of(f"{row.name} {port}"))
    _distinct(data, "glory", "cards", t.glory.words)
    t.glory.at_moment = [
        [card for card in range(GLORY_CARDS) if t.glory.moment[card] == at] for at in range(len(MOMENTS))
    ]


def _rewards(data: DataSet, table: str, field: str, rows: list[RewardRow]) -> list[int]:
    rewards = []
    for row in rows:
        nation = NATIONS.index(row.nation) if row.nation else NONE
        rewards += [_index(data, table, field, row.give, REWARDS), row.amount, nation]
    return rewards


def _rumors(data: DataSet, name: str, cards: list[RumorRow], t: SeaTables) -> None:
    for place, card in enumerate(cards):
        field = f"cards[{place}]"
        zone = _index(data, name, field + ".zone", card.zone, t.map.names)
        if card.port and t.map.nation[zone] == NONE:
            raise data.bad(name, field + ".port", f"{card.zone} has no port")
        t.rumors.ids.append(card.id)
        t.rumors.names.append(card.name)
        t.rumors.zone.append(zone)
        t.rumors.in_port.append(card.port)
        t.rumors.skill.append(_index(data, name, field + ".skill", card.skill, SKILLS))
        t.rumors.rewards.append(_rewards(data, name, field + ".rewards", card.rewards))
    _distinct(data, name, "cards", t.rumors.names)
    most = BASE_RUMORS if name == "rumors" else RUMORS - BASE_RUMORS
    if len(cards) != most:
        raise data.bad(name, "cards", f"must be {most}")


def _missions(data: DataSet, name: str, table: MissionTable, t: SeaTables) -> None:
    words = [word.upper() for word in NPC_WORDS[:NPCS]]
    for place, card in enumerate(table.cards):
        field = f"cards[{place}]"
        if not card.parts:
            raise data.bad(name, field + ".parts", "must be at least one")
        port = _index(data, name, field + ".port", card.port, t.map.names)
        if t.map.nation[port] == NONE:
            raise data.bad(name, field + ".port", f"{card.port} has no port")
        parts = []
        for row in card.parts:
            goods = [0] * GOODS
            for good, count in row.goods.items():
                goods[_index(data, name, field + ".parts", good, t.cargo.goods)] = count
            parts.append(
                Part(
                    _index(data, name, field + ".parts", row.do, PARTS),
                    NONE if row.zone is None else _index(data, name, field + ".parts", row.zone, t.map.names),
                    goods,
                    NONE if row.skill is None else _index(data, name, field + ".parts", row.skill, SKILLS),
                    NATIONS.index(row.nation) if row.nation else NONE,
                    [_index(data, name, field + ".parts", ship, words) for ship in row.ships],
                )
            )
        t.missions.ids.append(card.id)
        t.missions.names.append(card.name)
        t.missions.port.append(port)
        t.missions.needs.append(_index(data, name, field + ".needs", card.needs, NEEDS))
        t.missions.parts.append(parts)
        t.missions.rewards.append(_rewards(data, name, field + ".rewards", card.rewards))
    _distinct(data, name, "cards", t.missions.names)
    if (
        len({t.missions.port[card] for card in range(len(t.missions.port) - len(table.cards), len(t.missions.port))})
        < 8
    ):
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
        ("length", "battle_rounds", files.length.battle_rounds),
    ):
        if value < 1:
            raise data.bad(table, field, "must be at least 1")
    t.start.gold, t.start.cards, t.start.missions = start.gold, start.glory_cards, start.missions
    t.start.actions, t.start.bounties = start.actions, start.bounties_of_each
    t.start.merchants = [start.merchants[nation] for nation in NATIONS]
    t.trade.price, t.trade.in_demand, t.trade.display, t.trade.display_again = (
        trade.price,
        trade.in_demand,
        trade.display,
        trade.display_again,
    )
    t.trade.in_port, t.trade.most_cards, t.trade.glory_sale = trade.in_port, trade.most_cards, trade.glory_sale
    t.port.repair, t.port.crew, t.port.rumor = files.port.repair, files.port.crew, files.port.rumor
    t.points.to_win, t.points.hand, t.points.rich_raid = points.to_win, points.hand, points.rich_raid
    t.points.stash_step, t.points.stash_most, t.points.specialists = (
        points.stash_step,
        points.stash_most,
        points.specialists,
    )
    t.raids.refill, t.raids.cards = files.merchants.refill, files.merchants.raid_cards
    t.raids.bounty, t.raids.naval_cargo = files.rewards.bounty, files.rewards.naval_cargo
    t.combat.nimble_lead, t.combat.nimble_dice = files.combat.nimble_lead, files.combat.nimble_dice
    t.combat.rounds = files.length.battle_rounds

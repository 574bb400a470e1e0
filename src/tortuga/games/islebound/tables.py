"""Islebound's data files: their shape, what must hold of them, and how they become tables."""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from tortuga.games.islebound.state import (
    ABILITIES,
    AMOUNTING,
    ANY,
    AT_END,
    BOARDS,
    COUNTED,
    CREW_PLACES,
    CUBE,
    EMPTY,
    FACES,
    GAINING,
    GOODS,
    ISLANDS,
    LEAST_SEATS,
    MARKERS,
    MOST_BARE_HOLD,
    MOST_BUILDINGS,
    MOST_CREW,
    MOST_DICE,
    MOST_GOODS,
    MOST_HOLD,
    MOST_OFFERS,
    MOST_PER_WORK,
    MOST_SEATS,
    MOST_SLOTS,
    MOST_UNITS,
    PILES,
    PIRATE,
    PORTS,
    REGIONS,
    RENOWN,
    SERPENT,
    SKILLS,
    STEP_KINDS,
    TIMES,
    Counted,
    EventCard,
    IslesTables,
    Offer,
    Skill,
    StepKind,
    Times,
    Town,
    TownStep,
)
from tortuga.kernel.data import DataSet, Table

Edge = Literal["n", "ne", "se", "s", "sw", "nw"]
EDGES: tuple[str, ...] = get_args(Edge)
Banner = Literal["red", "blue", "both"]
SkillOrAny = Literal[Skill, "any"]

BOARD_REGIONS = 3
ROW_PLACES = 5  # of buildings
SIX_PLACES = 6  # with Six Buildings
SEAT_NUMBERS = MOST_SEATS - LEAST_SEATS + 1  # numbers that depend on how many play


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table."""


class Goods(Row, frozen=True):  # a number for each of GOODS, in the same order
    coin: int = 0
    wood: int = 0
    fish: int = 0
    book: int = 0
    renown: int = 0
    pirate: int = 0
    serpent: int = 0
    cube: int = 0


class Corner(Row, frozen=True):
    name: str
    touches: list[str]


class MapTable(Table, frozen=True):
    slots: list[str]
    joins: list[list[str]]
    corners: list[Corner]


class Region(Row, frozen=True):
    town: str
    edges: list[Edge]


class BoardTable(Table, frozen=True):
    rows: list[list[Region]]


class Entry(Row, frozen=True):
    coin: int = 0
    crew: SkillOrAny | None = None


class OfferRow(Row, frozen=True):
    pay: Goods = Goods()
    gain: Goods = Goods()
    per_work: Goods = Goods()


class StepRow(Row, frozen=True):
    do: StepKind
    times: Times = "once"
    exhaust: SkillOrAny | None = None
    offers: list[OfferRow] = []
    extra: int = 0


class OtherSide(Row, frozen=True):
    banner: Banner | None = None
    strength: int | None = None
    entry: Entry | None = None
    action: list[StepRow] | None = None


class TownRow(Row, frozen=True):
    name: str
    banner: Banner
    strength: int
    entry: Entry
    action: list[StepRow]
    advanced: OtherSide = OtherSide()


class TownTable(Table, frozen=True):
    islands: list[TownRow]
    ports: list[TownRow]


class CrewTable(Table, frozen=True):
    start: list[list[Skill]]
    hire: list[list[Skill]]
    prices: list[int]


class UnitRow(Row, frozen=True):
    name: str
    count: int
    dice: list[int]


class UnitTable(Table, frozen=True):
    pirates: list[UnitRow]
    serpents: list[UnitRow]
    ichor: list[int]


class EventRow(Row, frozen=True):
    title: str
    region: str
    cubes: int
    exhaust: list[SkillOrAny] = []
    pay: Goods = Goods()


class EventTable(Table, frozen=True):
    rows: list[EventRow]


class BragRow(Row, frozen=True):
    name: str
    renown: int
    per: Counted
    size: int = 1
    limit: int = 0


class BragTable(Table, frozen=True):
    rows: list[BragRow]


class TokenRow(Row, frozen=True):
    reward: Goods
    count: int


class TokenTable(Table, frozen=True):
    rows: list[TokenRow]


class Count(Row, frozen=True):
    per: Counted
    size: int = 1


class BuildingRow(Row, frozen=True):
    name: str
    coin: int
    wood: int
    fish: int
    ability: str
    gain: Goods = Goods()
    amount: int = 0
    counts: list[Count] = []


class BuildingTable(Table, frozen=True):
    rows: list[BuildingRow]


class TrackTable(Table, frozen=True):
    influence: list[int]
    blocked: list[int]
    speed: int
    top_speed: int
    renown: int
    token_worth: int


class NumberTable(Table, frozen=True):
    coins: int
    cubes: int
    dice: int
    hold: int
    hunt: int
    owned: int
    last_building: list[int]
    row_books: list[int]
    six_books: list[int]
    six_coin: int
    draft: int
    raid_hit: int
    trade_offers: int
    trades: int


class Files(msgspec.Struct, frozen=True):
    map: MapTable
    boards: BoardTable
    towns: TownTable
    crew: CrewTable
    units: UnitTable
    events: EventTable
    reputation: BragTable
    tokens: TokenTable
    buildings: BuildingTable
    tracks: TrackTable
    numbers: NumberTable


def make_tables(data: DataSet) -> IslesTables:
    files = data.convert(Files)
    t = IslesTables()
    _numbers(data, files, t)
    _towns(data, files.towns, t)
    _map(data, files, t)
    _crew(data, files, t)
    _cards(data, files, t)
    _buildings(data, files, t)
    return t


def word_of(name: str) -> str:
    """The stable word for a name, used in actions: "Sun's Rest" -> "suns-rest"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def _words(data: DataSet, table: str, names: list[str]) -> list[str]:
    words = [word_of(name) for name in names]
    for place, word in enumerate(words):
        if not word or words.index(word) != place:
            raise data.bad(table, f"[{place}]", f"{names[place]!r} is empty or too much like another name")
    return words


def _goods(data: DataSet, table: str, field: str, goods: Goods) -> list[int]:
    numbers = [int(getattr(goods, good)) for good in GOODS]
    if min(numbers) < 0 or max(numbers) > MOST_GOODS:
        raise data.bad(table, field, f"has a number below 0 or above {MOST_GOODS}")
    return numbers


def _skill(word: str | None) -> int:
    if word is None:
        return 0
    return ANY if word == "any" else 1 << SKILLS.index(word)


# -- numbers and tracks


def _numbers(data: DataSet, files: Files, t: IslesTables) -> None:
    tracks, numbers = files.tracks, files.numbers
    if not 3 <= len(tracks.influence) <= MOST_SLOTS or min(tracks.influence) < 1:
        raise data.bad("tracks", "influence", f"must be 3 to {MOST_SLOTS} slots of 1 and more")
    if len(tracks.blocked) != SEAT_NUMBERS or not all(0 <= n < len(tracks.influence) for n in tracks.blocked):
        raise data.bad("tracks", "blocked", "must be three numbers of slots, for 2, 3 and 4 players")
    if not 1 <= tracks.speed <= tracks.top_speed:
        raise data.bad("tracks", "speed", "must be 1 to top_speed")
    if min(tracks.renown, tracks.token_worth) < 1:
        raise data.bad("tracks", "renown", "must be at least 1, and so must token_worth")
    for field in ("coins", "hunt", "owned", "six_coin", "trade_offers", "trades"):
        if getattr(numbers, field) < 0:
            raise data.bad("numbers", field, "must not be below 0")
    if numbers.hunt < 1:
        raise data.bad("numbers", "hunt", "must be at least 1, or a game may never end")
    if numbers.cubes < REGIONS + MARKERS:
        raise data.bad("numbers", "cubes", "must be enough for all towns and two tracks")
    if not 1 <= numbers.dice <= MOST_DICE:
        raise data.bad("numbers", "dice", f"must be 1 to {MOST_DICE}")
    if not 1 <= numbers.hold <= MOST_BARE_HOLD:
        raise data.bad("numbers", "hold", f"must be 1 to {MOST_BARE_HOLD}")
    if len(numbers.last_building) != SEAT_NUMBERS or min(numbers.last_building) < 1:
        raise data.bad("numbers", "last_building", "must be three numbers, for 2, 3 and 4 players")
    if len(numbers.row_books) != ROW_PLACES or numbers.row_books[-1] or min(numbers.row_books) < 0:
        raise data.bad("numbers", "row_books", "must be five numbers of books, the last one 0")
    if len(numbers.six_books) != SIX_PLACES or numbers.six_books[-1] or min(numbers.six_books) < 0:
        raise data.bad("numbers", "six_books", "must be six numbers of books, the last one 0")
    if not 1 <= numbers.raid_hit <= FACES:
        raise data.bad("numbers", "raid_hit", "must be a result of a die")
    for table in (tracks, numbers):
        for field in table.__struct_fields__:
            if field != "source":
                setattr(t, field, getattr(table, field))


# -- towns and the map


def _towns(data: DataSet, table: TownTable, t: IslesTables) -> None:
    if len(table.islands) != ISLANDS or len(table.ports) != PORTS:
        raise data.bad("towns", "", f"must be {ISLANDS} islands and {PORTS} ports")
    rows = [*table.islands, *table.ports]
    t.town_names = [row.name for row in rows]
    t.town_words = _words(data, "towns", t.town_names)
    t.towns = [[], []]
    for place, row in enumerate(rows):
        if place >= ISLANDS and row.advanced != OtherSide():
            raise data.bad("towns", f"{row.name}.advanced", "ports have no other side")
        other = row.advanced
        t.towns[0].append(_town(data, row))
        changes = {field: getattr(other, field) for field in other.__struct_fields__}
        changes = {field: change for field, change in changes.items() if change is not None}
        t.towns[1].append(_town(data, msgspec.structs.replace(row, **changes)))


def _town(data: DataSet, row: TownRow) -> Town:
    if row.strength < 1:
        raise data.bad("towns", f"{row.name}.strength", "must be at least 1")
    if row.entry.coin not in (0, 1):
        raise data.bad("towns", f"{row.name}.entry", "a coin entry cost is one coin")
    steps = [_step(data, row.name, step) for step in row.action]
    red, blue = row.banner in ("red", "both"), row.banner in ("blue", "both")
    return Town(red, blue, row.strength, row.entry.coin, _skill(row.entry.crew), steps)


def _step(data: DataSet, name: str, row: StepRow) -> TownStep:
    if (row.do == "deal") != bool(row.offers) or len(row.offers) > MOST_OFFERS:
        raise data.bad("towns", f"{name}.action", f"a deal has 1 to {MOST_OFFERS} offers, other steps have none")
    if row.extra and row.do != "hire":
        raise data.bad("towns", f"{name}.action", "only hiring has extra coins")
    offers = []
    for offer in row.offers:
        pay = _goods(data, "towns", f"{name}.action", offer.pay)
        if pay[RENOWN] or pay[CUBE] or pay[PIRATE] or pay[SERPENT]:
            raise data.bad("towns", f"{name}.action", "towns are paid with coins, wood, fish and books only")
        if row.times == "any" and not sum(pay) and row.exhaust is None:
            raise data.bad("towns", f"{name}.action", "what costs nothing cannot be repeated without limit")
        gain = _goods(data, "towns", f"{name}.action", offer.gain)
        per_work = _goods(data, "towns", f"{name}.action", offer.per_work)
        if max(per_work) > MOST_PER_WORK:
            raise data.bad("towns", f"{name}.action", f"may bring at most {MOST_PER_WORK} for each member with work")
        offers.append(Offer(pay, gain, per_work))
    return TownStep(STEP_KINDS.index(row.do), TIMES.index(row.times), _skill(row.exhaust), offers, row.extra)


def _map(data: DataSet, files: Files, t: IslesTables) -> None:
    table = files.map
    if len(table.slots) != BOARDS or len(set(table.slots)) != BOARDS:
        raise data.bad("map", "slots", "must be four different names")
    if len(table.corners) != PORTS:
        raise data.bad("map", "corners", "must be four")
    t.joins = [_pair(data, "joins", table.slots, pair) for pair in table.joins]
    t.corners = [_pair(data, "corners", table.slots, corner.touches) for corner in table.corners]
    if len(files.boards.rows) != BOARDS:
        raise data.bad("boards", "rows", "must be four boards")
    t.board_of = [EMPTY] * REGIONS
    for place, regions in enumerate(files.boards.rows):
        owners = [EMPTY] * len(EDGES)
        board: list[int] = []
        for region in regions:
            if region.town not in t.town_names[:ISLANDS]:
                raise data.bad("boards", f"rows[{place}]", f"there is no island town {region.town!r}")
            town = t.town_names.index(region.town)
            if t.board_of[town] != EMPTY:
                raise data.bad("boards", f"rows[{place}]", f"{region.town} lies on two boards")
            t.board_of[town] = place
            board.append(town)
            for edge in region.edges:
                owners[EDGES.index(edge)] = town
        if len(board) != BOARD_REGIONS or EMPTY in owners:
            raise data.bad("boards", f"rows[{place}]", "must be three regions that own all six edges between them")
        t.boards.append(board)
        t.edges.append(owners)


def _pair(data: DataSet, field: str, slots: list[str], pair: list[str]) -> list[int]:
    numbers: list[int] = []
    for end in pair:
        slot, _, edge = end.partition(".")
        if slot not in slots or edge not in EDGES:
            raise data.bad("map", field, f"{end!r} is not an edge of a slot, such as {slots[0]}.n")
        numbers += [slots.index(slot), EDGES.index(edge)]
    if len(numbers) != 4:
        raise data.bad("map", field, "each must name two edges")
    return numbers


# -- crew and units


def _crew(data: DataSet, files: Files, t: IslesTables) -> None:
    crew, units = files.crew, files.units
    for field, tokens in (("start", crew.start), ("hire", crew.hire)):
        if any(not skills or len(set(skills)) != len(skills) for skills in tokens):
            raise data.bad("crew", field, "every member has at least one skill, each once")
    t.start_crew = sorted(sum(_skill(skill) for skill in skills) for skills in crew.start)
    t.hire_crew = [sum(_skill(skill) for skill in skills) for skills in crew.hire]
    if len(crew.prices) != CREW_PLACES or min(crew.prices) < 0:
        raise data.bad("crew", "prices", "must be three numbers of coins")
    if len(t.hire_crew) <= CREW_PLACES:
        raise data.bad("crew", "hire", "must fill the row and the top of the stack")
    if len(t.start_crew) + len(t.hire_crew) > MOST_CREW:
        raise data.bad("crew", "hire", f"these and one player's starting crew must be {MOST_CREW} at most")
    t.hire_prices = crew.prices
    t.pirates = len(units.pirates)
    for kind, rows in (("pirate", units.pirates), ("serpent", units.serpents)):
        for row in rows:
            if len(row.dice) != FACES or min(row.dice) < 0 or row.count < 1:
                raise data.bad("units", f"{kind}s", "each has a count and six numbers, none below 0")
            t.unit_names.append(f"{kind} {row.name}")
            t.unit_counts.append(row.count)
            t.unit_dice.append(row.dice)
    if not units.pirates or not units.serpents or len(t.unit_names) >= MOST_UNITS:
        raise data.bad("units", "", f"must be at most {MOST_UNITS - 1} kinds, pirates and serpents among them")
    if len(units.ichor) != FACES or min(units.ichor) < 0:
        raise data.bad("units", "ichor", "must be six numbers, none below 0")
    t.ichor = len(t.unit_names)
    t.unit_names.append("Ichor")
    t.unit_counts.append(1)
    t.unit_dice.append(units.ichor)
    t.unit_words = _words(data, "units", t.unit_names)


# -- cards


def _cards(data: DataSet, files: Files, t: IslesTables) -> None:
    for event in files.events.rows:
        if event.region not in t.town_names:
            raise data.bad("events", event.title, f"there is no town {event.region!r}")
        pay = _goods(data, "events", event.title, event.pay)
        if pay[RENOWN] or pay[CUBE]:
            raise data.bad("events", event.title, "renown and cubes cannot be paid")
        if not sum(pay) and not event.exhaust:
            raise data.bad("events", event.title, "must cost something")
        if event.cubes < 1:
            raise data.bad("events", event.title, "must bring at least one cube")
        exhaust = sorted((_skill(skill) for skill in event.exhaust), key=lambda skills: (skills == ANY, skills))
        t.events.append(EventCard(t.town_names.index(event.region), exhaust, pay, event.cubes))
    if len(t.events) < PILES:
        raise data.bad("events", "rows", "must be at least two")
    t.event_names = [event.title for event in files.events.rows]
    t.event_words = _words(data, "events", t.event_names)
    for brag in files.reputation.rows:
        if brag.renown < 0 or brag.size < 1 or brag.limit < 0:
            raise data.bad("reputation", brag.name, "has a number that is too small")
    rows = files.reputation.rows
    if sum(row.per != "book" for row in rows) < PILES:
        raise data.bad("reputation", "rows", "must be at least two that do not count books")
    t.brag_names = [row.name for row in rows]
    t.brag_words = _words(data, "reputation", t.brag_names)
    t.brag_renown, t.brag_limit = [row.renown for row in rows], [row.limit for row in rows]
    t.brag_per, t.brag_size = [COUNTED.index(row.per) for row in rows], [row.size for row in rows]
    for token in files.tokens.rows:
        reward = _goods(data, "tokens", "reward", token.reward)
        if reward in t.token_rewards or reward[RENOWN] or token.count < 1:
            raise data.bad("tokens", "rows", "each reward once, with a count, and no renown")
        t.token_rewards.append(reward)
        t.token_counts.append(token.count)
    if not t.token_rewards:
        raise data.bad("tokens", "rows", "must be at least one")


def _buildings(data: DataSet, files: Files, t: IslesTables) -> None:
    rows = files.buildings.rows
    numbers = files.numbers
    if not MOST_SEATS * max(numbers.draft, SIX_PLACES) <= len(rows) <= MOST_BUILDINGS or numbers.draft < 1:
        raise data.bad("buildings", "rows", f"must be enough for four drafted hands, and {MOST_BUILDINGS} at most")
    for row in rows:
        if row.ability not in ABILITIES:
            raise data.bad("buildings", row.name, f"there is no ability {row.ability!r}")
        ability = ABILITIES.index(row.ability)
        gift = _goods(data, "buildings", row.name, row.gain)
        if (row.ability in GAINING) != (sum(gift) > 0):
            raise data.bad("buildings", f"{row.name}.gain", "belongs to abilities that bring something")
        if (row.ability in AMOUNTING) != (row.amount > 0):
            raise data.bad("buildings", f"{row.name}.amount", "belongs to abilities with an amount")
        if (ability == AT_END) != bool(row.counts) or any(count.size < 1 for count in row.counts):
            raise data.bad("buildings", f"{row.name}.counts", "belongs to abilities at the end")
        if min(row.coin, row.wood, row.fish) < 0:
            raise data.bad("buildings", row.name, "costs must not be below 0")
        if row.wood + row.fish > numbers.hold:
            raise data.bad("buildings", row.name, "costs more wood and fish than a hold can carry")
        t.price.append(row.coin)
        t.build_wood.append(row.wood)
        t.build_fish.append(row.fish)
        t.ability.append(ability)
        t.gift.append(gift)
        t.amount.append(row.amount or 1)
        t.end_counts.append([[COUNTED.index(count.per), count.size] for count in row.counts])
    t.building_names = [row.name for row in rows]
    t.building_words = _words(data, "buildings", t.building_names)
    if numbers.hold + sum(row.amount for row in rows if row.ability == "hold") > MOST_HOLD:
        raise data.bad("buildings", "rows", f"a hold with every building that enlarges it must be {MOST_HOLD} at most")
    if [row.ability for row in rows].count("ichor") > 1:
        raise data.bad("buildings", "rows", "only one building can bring Ichor")

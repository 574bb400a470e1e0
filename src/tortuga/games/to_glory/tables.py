"""The data files of To Glory!: their shape, their constraints, and how they become tables."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tortuga.games.to_glory.state import (
    AIMS,
    CAPTAINS,
    COLOURS,
    FACINGS,
    FAR,
    HEXES,
    HIT_UNIT,
    ISLANDS,
    JOLLY,
    LANDED_UNIT,
    LETTERS,
    MIDDLE,
    NOWHERE,
    PIECES,
    PRESSES,
    ROWS,
    STRENGTHS,
    STRIDE,
    SURE,
    VoyageTables,
)
from tortuga.kernel.data import DataSet, Table

WAYS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # in axial coordinates, by facing

Positive = Annotated[float, msgspec.Meta(gt=0)]
NotNegative = Annotated[float, msgspec.Meta(ge=0)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Span = tuple[float, float]


class BoardTable(Table, frozen=True):
    rows: list[str]


class FlagTable(Table, frozen=True):
    red: str
    yellow: str
    blue: str
    green: str


class MapTable(Table, frozen=True):
    A: str
    B: str
    C: str
    D: str
    E: str
    F: str
    G: str
    H: str


class CaptainTable(Table, frozen=True):
    sail: str
    helm: str
    gunner: str
    beast: str


class RuleTable(Table, frozen=True):
    skipper_actions: Annotated[int, msgspec.Meta(ge=1)]
    ability_parts: Annotated[int, msgspec.Meta(ge=1)]
    chests_to_end: list[Annotated[int, msgspec.Meta(ge=1)]]
    gold_for_hit: Count
    gold_for_landing: Count
    gold_for_captain: Count
    glory_for_gold: Count
    glory_for_chest: Count
    gold: Count
    chests: Count


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: str
    x: Span
    y: Span
    z: Span


class ShapeTable(Table, frozen=True):
    ship: list[Box]
    captain: list[Box]
    kraken: list[Box]
    tower: list[Box]
    island_radius: Positive
    island_height: Positive
    pitch: Positive


class BodyTable(Table, frozen=True):
    cube_edge: Positive
    cube_mass: Positive
    captain_base_mass: Positive
    captain_figure_mass: Positive
    damping: Annotated[float, msgspec.Meta(gt=0, le=1)]
    friction: NotNegative


class CannonTable(Table, frozen=True):
    ship_pivot: Span
    kraken_pivot: Span
    tower_pivot: Span
    cup_arm: Positive
    stop_angle: Annotated[float, msgspec.Meta(ge=0, lt=90)]
    press_arm: tuple[Positive, Positive]
    finger_speed: tuple[Positive, Positive]
    top_speed: Positive
    cube_gap: Positive


class HandTable(Table, frozen=True):
    skill: NotNegative
    volley_speed: NotNegative
    near_pivot: NotNegative
    cube_speed: NotNegative
    volley_elevation: NotNegative
    cube_elevation: NotNegative
    volley_direction: NotNegative
    cube_direction: NotNegative
    cube_spin: NotNegative


class WorldTable(Table, frozen=True):
    gravity: Positive
    step: Annotated[float, msgspec.Meta(gt=0, le=0.001)]
    longest: Positive
    still: Positive
    frame: Positive


class GunneryTable(Table, frozen=True):
    """What volleys do, by gun, target, place before the gun and heading. ``tools/gunnery/calibrate.py`` writes it."""

    constants: str  # fingerprint of the arsenal that it was computed with
    volleys: int
    seed: int
    rates: dict[str, list[str]]


class Files(msgspec.Struct, frozen=True):
    board: BoardTable
    flags: FlagTable
    maps: MapTable
    captains: CaptainTable
    rules: RuleTable
    shapes: ShapeTable
    bodies: BodyTable
    cannon: CannonTable
    hand: HandTable
    world: WorldTable
    gunnery: GunneryTable


class Arsenal(msgspec.Struct, frozen=True):
    """What the simulator needs."""

    shapes: ShapeTable
    bodies: BodyTable
    cannon: CannonTable
    hand: HandTable
    world: WorldTable


def make_tables(data: DataSet) -> VoyageTables:
    files = data.convert(Files)
    t = VoyageTables()
    _board(data, files.board, t)
    _flags(data, files.flags, t)
    _maps(data, files.maps, t)
    _rules(data, files.rules, t)
    t.captain_names = [getattr(files.captains, captain) for captain in CAPTAINS]
    t.actions_to = [actions for island in range(ISLANDS) for actions in _actions_to(t, island)]
    t.arsenal = _arsenal(data, files)
    _gunnery(data, files.gunnery, t)
    return t


# -- the board


def axial() -> list[tuple[int, int]]:
    """The axial coordinates (q, r) of the hexes, row by row."""
    places = []
    for row, size in enumerate(ROWS):
        r = row - 5
        first = max(-5, -5 - r)
        places += [(first + i, r) for i in range(size)]
    return places


def _board(data: DataSet, table: BoardTable, t: VoyageTables) -> None:
    if [len(row) for row in table.rows] != list(ROWS):
        raise data.bad("board", "rows", f"must be {len(ROWS)} rows of {', '.join(map(str, ROWS))} signs")
    signs = "".join(table.rows)
    for sign in signs:
        if sign not in LETTERS + ".*#":
            raise data.bad("board", "rows", f"{sign!r} is none of the letters A to H and the signs . * #")
    for sign in LETTERS + "*":
        if signs.count(sign) != 1:
            raise data.bad("board", "rows", f"{sign!r} must occur exactly once")
    places = axial()
    number = {place: i for i, place in enumerate(places)}
    t.sea = [sign == "." for sign in signs]
    t.on_board = [sign != "#" for sign in signs]
    t.island = [LETTERS.find(sign) for sign in signs]
    t.island_hex = [signs.index(letter) for letter in LETTERS]
    t.tower_hex = signs.index("*")
    t.place = [q * STRIDE + r for q, r in places]
    for q, r in places:
        for dq, dr in WAYS:
            there = number.get((q + dq, r + dr), NOWHERE)
            t.ahead.append(there if there != NOWHERE and t.on_board[there] else NOWHERE)
    t.distance = [0] * (2 * MIDDLE + 1)
    for dq in range(-FAR, FAR + 1):
        for dr in range(-FAR, FAR + 1):
            t.distance[dq * STRIDE + dr + MIDDLE] = max(abs(dq), abs(dr), abs(dq + dr))
    for hexagon in range(HEXES):
        around = [there for there in t.ahead[hexagon * FACINGS : (hexagon + 1) * FACINGS] if there != NOWHERE]
        near = sorted(t.island[there] for there in around if t.island[there] >= 0)
        t.beside.append(tuple(near) if t.sea[hexagon] else ())  # TG-6.2
    _reachable(data, t)


def _reachable(data: DataSet, t: VoyageTables) -> None:
    """A ship must be able to stay next to every island, and the sea must be connected."""
    start = next((hexagon for hexagon in range(HEXES) if t.sea[hexagon]), NOWHERE)
    reached = {start}
    todo = [start]
    while todo and start != NOWHERE:
        hexagon = todo.pop()
        for there in t.ahead[hexagon * FACINGS : (hexagon + 1) * FACINGS]:
            if there != NOWHERE and t.sea[there] and there not in reached:
                reached.add(there)
                todo.append(there)
    if len(reached) != sum(t.sea):
        raise data.bad("board", "rows", "the sea is not connected")
    for letter, hexagon in zip(LETTERS, t.island_hex, strict=True):
        shores = [there for there in t.ahead[hexagon * FACINGS : (hexagon + 1) * FACINGS] if there != NOWHERE]
        if not any(t.sea[there] and t.apart(there, t.tower_hex) > 1 for there in shores):
            raise data.bad("board", "rows", f"no ship can stay next to island {letter}")


def _flags(data: DataSet, table: FlagTable, t: VoyageTables) -> None:
    letters = [getattr(table, colour) for colour in COLOURS]
    for colour, letter in zip(COLOURS, letters, strict=True):
        if letter not in list(LETTERS):
            raise data.bad("flags", colour, f"{letter!r} is no island")
        if letters.count(letter) > 1:
            raise data.bad("flags", colour, f"island {letter} has two flags")
    t.home = [t.island_hex[LETTERS.index(letter)] for letter in letters]
    for colour, hexagon in zip(COLOURS, t.home, strict=True):
        for other in (*t.home, t.tower_hex):
            if t.apart(hexagon, other) == 1:
                raise data.bad("flags", colour, "its island is adjacent to another flag's or to the Tower")


def _maps(data: DataSet, table: MapTable, t: VoyageTables) -> None:
    for letter in LETTERS:
        signs: str = getattr(table, letter)
        if len(signs) != 4 or any(sign not in LETTERS + "!" for sign in signs):
            raise data.bad("maps", letter, "must be four signs: letters A to H, or ! for a Jolly Roger")
        if letter in signs:
            raise data.bad("maps", letter, "a map must not lead to the island that it is found on")
        if signs == "!!!!":
            raise data.bad("maps", letter, "must have a treasure map")
        t.tokens.append(tuple(sorted(JOLLY if sign == "!" else LETTERS.index(sign) for sign in signs)))


def _rules(data: DataSet, table: RuleTable, t: VoyageTables) -> None:
    if len(table.chests_to_end) != 3:
        raise data.bad("rules", "chests_to_end", "must be three numbers, for 2, 3 and 4 players")
    t.skipper_actions, t.ability_parts = table.skipper_actions, table.ability_parts
    t.chests_to_end = table.chests_to_end
    t.gold_for = [0, table.gold_for_hit, table.gold_for_landing, table.gold_for_captain]
    if t.gold_for != sorted(t.gold_for):
        raise data.bad("rules", "gold_for_landing", "a better result must not earn less")
    t.glory_for_gold, t.glory_for_chest = table.glory_for_gold, table.glory_for_chest
    t.gold, t.chests = table.gold, table.chests
    most = max((goal - 1) * players for players, goal in enumerate(t.chests_to_end, 2))
    if t.chests <= most:  # otherwise a game might never end
        raise data.bad("rules", "chests", f"must be more than {most}, so that somebody can always find enough")


def _actions_to(t: VoyageTables, island: int) -> list[int]:
    """How many Moves and Steers a ship needs to lie next to the island and away from the Tower, on a board without
    other ships and Kraken: by hex * FACINGS + facing. Searched backwards from the goals."""
    unknown = 99
    steps = [unknown] * (HEXES * FACINGS)
    ring: list[int] = []
    for hexagon in range(HEXES):
        if island in t.beside[hexagon] and t.apart(hexagon, t.tower_hex) > 1:
            ring += range(hexagon * FACINGS, (hexagon + 1) * FACINGS)
    taken = 0
    while ring:
        behind: list[int] = []
        for at in ring:
            if steps[at] == unknown:
                steps[at] = taken
                hexagon, facing = divmod(at, FACINGS)
                behind += [hexagon * FACINGS + (facing + 1) % FACINGS, hexagon * FACINGS + (facing - 1) % FACINGS]
                if t.sea[hexagon]:
                    before = t.ahead[hexagon * FACINGS + (facing + FACINGS // 2) % FACINGS]
                    if before != NOWHERE:
                        behind.append(before * FACINGS + facing)
        ring = behind
        taken += 1
    return steps


# -- gunnery


def _arsenal(data: DataSet, files: Files) -> Arsenal:
    for piece in ("ship", "captain", "kraken", "tower"):
        for box in getattr(files.shapes, piece):
            if not all(low < high for low, high in (box.x, box.y, box.z)):
                raise data.bad("shapes", piece, f"the box {box.part!r} must run from less to more along x, y and z")
    if [box.part for box in files.shapes.captain] != ["base", "figure"]:
        raise data.bad("shapes", "captain", "must be the boxes 'base' and 'figure'")
    return Arsenal(files.shapes, files.bodies, files.cannon, files.hand, files.world)


def rate_key(gun: int, target: int, ahead: int, aside: int, heading: int) -> str:
    """The name of a row of rates. "ship kraken 3+1 h2": the target lies 3 hexes ahead and 1 to the right, and is turned
    2 sides to the right of the gun."""
    return f"{PIECES[gun]} {PIECES[target]} {ahead}+{aside} h{heading}"


def _gunnery(data: DataSet, table: GunneryTable, t: VoyageTables) -> None:
    places: list[tuple[int, int]] = []
    rows: list[tuple[int, int, int, int, list[int]]] = []
    for key, lines in table.rates.items():
        try:
            gun, target, place, heading = key.split(" ")
            ahead, aside = (int(part) for part in place.split("+"))
            row = (PIECES.index(gun), PIECES.index(target), int(heading[1:]))
            if heading != f"h{row[2] % FACINGS}" or ahead < 0 or aside < 0 or not 2 <= ahead + aside <= FAR:
                raise ValueError
        except ValueError:
            raise data.bad("gunnery", f"rates.{key}", "is no gun, target, place and heading") from None
        if (ahead, aside) not in places:
            places.append((ahead, aside))
        rows.append((*row, places.index((ahead, aside)), _rates(data, key, lines)))
    t.slots = len(places)
    t.slot = [-1] * ((2 * MIDDLE + 1) * FACINGS)
    for facing in range(FACINGS):
        for index, (ahead, aside) in enumerate(places):
            for mirrored, turn in ((0, 1), (1, -1)):
                way, side = WAYS[facing], WAYS[(facing + turn) % FACINGS]
                dq, dr = ahead * way[0] + aside * side[0], ahead * way[1] + aside * side[1]
                if mirrored == 0 or aside:
                    t.slot[(dq * STRIDE + dr + MIDDLE) * FACINGS + facing] = 2 * index + mirrored
    t.rates = [0] * (len(PIECES) ** 2 * t.slots * FACINGS * AIMS)
    for gun_kind, target_kind, turned, slot, rates in rows:
        start = (((gun_kind * len(PIECES) + target_kind) * t.slots + slot) * FACINGS + turned) * len(rates)
        t.rates[start : start + len(rates)] = rates


def _rates(data: DataSet, key: str, lines: list[str]) -> list[int]:
    """One line per press point, one entry per strength: "-", or at least hit/landed/off in parts of SURE."""
    packed: list[int] = []
    for line in lines:
        for entry in line.split():
            if entry == "-":
                packed.append(0)
                continue
            try:
                hit, landed, off = (int(part) for part in entry.split("/"))
            except ValueError:
                raise data.bad("gunnery", f"rates.{key}", f"{entry!r} is not hit/landed/off") from None
            if not 0 <= off <= landed <= hit <= SURE:
                raise data.bad("gunnery", f"rates.{key}", f"{entry!r} must fall from {SURE} to 0")
            packed.append(hit * HIT_UNIT + landed * LANDED_UNIT + off)
    if len(lines) != PRESSES or len(packed) != AIMS:
        raise data.bad("gunnery", f"rates.{key}", f"must be {PRESSES} lines of {STRENGTHS} entries")
    return packed

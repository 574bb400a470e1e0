"""The data files of Glory Islands: their shape, their constraints, and how they become tables."""

from __future__ import annotations

from typing import Literal

import msgspec

from tortuga.games.glory_islands.state import COLOURS, ISLAND_LETTERS, LAND, RING, SPACE_SIGNS, IslandTables, Side
from tortuga.kernel.data import DataSet, Table


class SideTable(Table, frozen=True):
    islands: list[str]
    spaces: list[str]


class TrackTable(Table, frozen=True):
    values: list[int]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    cost: int
    dots: int
    ink: Literal["black", "white"]


class CardTable(Table, frozen=True):
    red: list[Card]
    yellow: list[Card]
    blue: list[Card]
    green: list[Card]


class IslandBonusTable(Table, frozen=True):
    size_3: list[int]
    size_4: list[int]
    size_5: list[int]
    size_6: list[int]


class BonusTable(Table, frozen=True):
    compass: list[int]
    home: list[int]
    sets: list[int]
    pirate_field: int
    pirate_left: int
    barrel_left: int
    trigger: int
    morgan_barrel: int


class SupplyTable(Table, frozen=True):
    treasures: list[str]
    tokens_of_each: int
    removed_of_each: list[int]
    barrels: int
    barrels_at_start: int
    barrel_limit: int
    pirates: int
    morgan_pirates: int
    draw_on_chest: int
    draw_on_special: int
    special_sailing: int
    wrecks: list[int]


class Files(msgspec.Struct, frozen=True):
    front: SideTable
    back: SideTable
    track: TrackTable
    cards: CardTable
    islands: IslandBonusTable
    bonuses: BonusTable
    supplies: SupplyTable


def make_tables(data: DataSet) -> IslandTables:
    files = data.convert(Files)
    t = IslandTables()
    t.lines = [_line(space) for space in range(RING)]
    t.sides = [_side(data, "front", files.front), _side(data, "back", files.back)]
    _track(data, files.track, t)
    _cards(data, files.cards, t)
    _bonuses(data, files, t)
    _supplies(data, files.supplies, t)
    return t


def _line(space: int) -> list[int]:
    """The five land spaces that a sea space faces: a row, a column, or from a corner the diagonal."""
    edge, along = divmod(space, 6)
    row, column = [(0, along), (along, 6), (6, 6 - along), (6 - along, 0)][edge]
    down = {0: 1, 6: -1}.get(row, 0)
    right = {0: 1, 6: -1}.get(column, 0)
    return [(row + k * down - 1) * 5 + (column + k * right - 1) for k in range(1, 6)]


def _side(data: DataSet, name: str, table: SideTable) -> Side:
    for field, rows in (("islands", table.islands), ("spaces", table.spaces)):
        if len(rows) != 5 or any(len(row) != 5 for row in rows):
            raise data.bad(name, field, "must be 5 rows of 5 letters")
    letters = "".join(table.islands)
    spaces = "".join(table.spaces)
    for cell, letter in enumerate(spaces):
        if letter not in SPACE_SIGNS:
            raise data.bad(name, "spaces", f"{letter!r} is none of P, T, B and *")
        if (letter == "*") != (letters[cell] == "*"):
            raise data.bad(
                name, "spaces", f"the storm * must stand at the same place in islands and spaces (cell {cell})"
            )
    storm = letters.find("*")
    if letters.count("*") != (name == "back") or storm not in (-1, 12):
        raise data.bad(name, "islands", "the back has one storm, in the centre; the front has none")
    names = sorted(set(letters) - {"*"})
    if "".join(names) != ISLAND_LETTERS[: len(names)]:
        raise data.bad(name, "islands", f"islands are named {ISLAND_LETTERS[0]}, {ISLAND_LETTERS[1]} and so on")
    islands = [[cell for cell in range(LAND) if letters[cell] == letter] for letter in names]
    for letter, cells in zip(names, islands, strict=True):
        if not 3 <= len(cells) <= 6:
            raise data.bad(name, "islands", f"island {letter} has {len(cells)} spaces; bonuses exist for 3 to 6")
        if not _connected(cells):
            raise data.bad(name, "islands", f"island {letter} is not connected")
    island = [names.index(letter) if letter != "*" else -1 for letter in letters]
    return Side([SPACE_SIGNS.index(letter) for letter in spaces], island, islands, storm)


def _connected(cells: list[int]) -> bool:
    reached = {cells[0]}
    todo = [cells[0]]
    while todo:
        cell = todo.pop()
        row, column = divmod(cell, 5)
        for other in cells:
            if other not in reached and abs(other // 5 - row) + abs(other % 5 - column) == 1:
                reached.add(other)
                todo.append(other)
    return len(reached) == len(cells)


def _track(data: DataSet, table: TrackTable, t: IslandTables) -> None:
    if len(table.values) < 2 or any(a <= b for a, b in zip(table.values, table.values[1:], strict=False)):
        raise data.bad("track", "values", "must fall from space to space")
    t.track = table.values


def _cards(data: DataSet, table: CardTable, t: IslandTables) -> None:
    for colour in COLOURS:
        cards: list[Card] = getattr(table, colour)
        if sorted(card.value for card in cards) != [1, 2, 3, 3, 4, 5]:
            raise data.bad("cards", colour, "must be six cards with the values 1, 2, 3, 3, 4, 5")
        for place, card in enumerate(cards):
            if card.cost < 0:
                raise data.bad("cards", f"{colour}[{place}].cost", "must not be below 0")
            if not 1 <= card.dots <= 4:
                raise data.bad("cards", f"{colour}[{place}].dots", "must be 1 to 4")
            rank = card.value * 100 + card.dots * 10 + (card.ink == "black")
            if rank in t.rank:
                raise data.bad("cards", f"{colour}[{place}]", "has value, dots and ink of another card")
            t.value.append(card.value)
            t.cost.append(card.cost)
            t.rank.append(rank)
            t.card_words.append(f"{colour}-{card.value}-{card.dots}{card.ink[0]}")
            t.card_names.append(f"{colour} {card.value} {('●' if card.ink == 'black' else '○') * card.dots}")


def _bonuses(data: DataSet, files: Files, t: IslandTables) -> None:
    sizes = files.islands
    t.bonus = [[], [], [], sizes.size_3, sizes.size_4, sizes.size_5, sizes.size_6]
    for size in range(3, 7):
        if len(t.bonus[size]) != 3:
            raise data.bad("islands", f"size_{size}", "must be three numbers: first, second, third (0 for none)")
    bonuses = files.bonuses
    for field in ("compass", "home"):
        if len(getattr(bonuses, field)) > 4:
            raise data.bad("bonuses", field, "has more numbers than there are ships")
    if len(bonuses.sets) != 5:
        raise data.bad("bonuses", "sets", "must be five numbers, for sets of 1 to 5 kinds")
    gains = [more - less for less, more in zip([0, *bonuses.sets], bonuses.sets, strict=False)]
    if gains != sorted(gains) or gains[0] < 0:
        raise data.bad("bonuses", "sets", "must grow by more with every kind: largest set first would not be best")
    t.compass, t.home, t.sets = bonuses.compass, bonuses.home, bonuses.sets
    t.pirate_field, t.pirate_left, t.barrel_left = bonuses.pirate_field, bonuses.pirate_left, bonuses.barrel_left
    t.trigger, t.morgan_barrel = bonuses.trigger, bonuses.morgan_barrel


def _supplies(data: DataSet, table: SupplyTable, t: IslandTables) -> None:
    if len(table.treasures) != 5 or len(set(table.treasures)) != 5:
        raise data.bad("supplies", "treasures", "must be five different names")
    if any(not name.isalpha() or not name.islower() for name in table.treasures):
        raise data.bad("supplies", "treasures", "names are single words in small letters")
    if len(table.removed_of_each) != 3:
        raise data.bad("supplies", "removed_of_each", "must be three numbers, for 2, 3 and 4 players")
    if not all(0 <= removed <= table.tokens_of_each for removed in table.removed_of_each):
        raise data.bad("supplies", "removed_of_each", "must be from 0 to tokens_of_each")
    if table.barrels_at_start < 0:
        raise data.bad("supplies", "barrels_at_start", "must not be below 0")
    if table.barrel_limit < table.barrels_at_start:
        raise data.bad("supplies", "barrel_limit", "must not be below barrels_at_start")
    if table.barrels < 4 * table.barrels_at_start:
        raise data.bad("supplies", "barrels", "are not enough to give every player the first ones")
    for field in ("pirates", "morgan_pirates", "draw_on_chest", "draw_on_special"):
        if getattr(table, field) < 1:
            raise data.bad("supplies", field, "must be at least 1")
    if 4 * table.pirates >= LAND:
        raise data.bad("supplies", "pirates", "must leave an empty space on the board")
    if 2 * table.pirates + table.morgan_pirates >= LAND:
        raise data.bad("supplies", "morgan_pirates", "must leave an empty space on the board")
    if table.special_sailing < 0:
        raise data.bad("supplies", "special_sailing", "must not be below 0")
    if len(table.wrecks) % 2 or not all(1 <= value <= 4 for value in table.wrecks):
        raise data.bad("supplies", "wrecks", "must be an even number of values from 1 to 4")
    t.treasures, t.tokens_of_each, t.removed_of_each = table.treasures, table.tokens_of_each, table.removed_of_each
    t.barrels, t.barrels_at_start, t.barrel_limit = table.barrels, table.barrels_at_start, table.barrel_limit
    t.pirates, t.morgan_pirates = table.pirates, table.morgan_pirates
    t.draw_on_chest, t.draw_on_special = table.draw_on_chest, table.draw_on_special
    t.special_sailing = table.special_sailing
    t.wrecks = [table.wrecks.count(value) for value in range(5)]

"""The table of Glory Islands drawn with characters: a sea chart on the left, the crews on the right.

80 columns, 15 lines. Every sign can be told without colour: each crew has a shape and a letter, spaces that can be
chosen stand in brackets, the one under the cursor between » and «.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.glory_islands.state import (
    COLOURS,
    COLUMNS,
    COMPASS,
    EMPTY,
    LAND,
    NO_CARD,
    RING,
    WRECK_CORNERS,
    IslandTables,
    Side,
)
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.header import Picture, Span
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.sheet import WIDTH, Sheet, abbreviated, brackets, shortened

SHAPES: Final = "▲■●◆"  # of the crews, by colour
KINDS: Final = "PTB@"  # pirate field, treasure chest, barrel, storm

HEIGHT: Final = 15
CHART: Final = 48  # columns of the chart, its frame included
PANEL: Final = 49  # where the crews begin
COAST: Final = 6  # column of the land's left coast
STEP: Final = 7  # columns from one land space to the next: six and a coast
WIDE: Final = 6  # columns inside a land space
SHORE: Final = 5  # columns of sea on the left and on the right
TRACK: Final = 6  # columns of the sailing track

# Coast lines that meet in one point: up, down, left and right, as bits.
JOINTS: Final = " ╵╷│╴╯╮┤╶╰╭├─┴┬┼"


def draw(t: IslandTables, view: IslandsView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    chart = Sheet(HEIGHT)
    side = t.sides[1 if view.back else 0]
    draw_frame(chart, t, view)
    draw_coasts(chart, side)
    cells = lit_cells(side, lit, "")
    here = lit_cells(side, lit, "here:")
    for cell in range(LAND):
        draw_land(chart, t, side, view, cell, *brackets(cell, cells, here))
    for sea in range(RING):
        draw_sea(chart, view, sea, *brackets(sea, lit.get("sea", set()), lit.get("here:sea", set())))
    draw_crews(chart, t, view, names)
    return chart.picture()


def lit_cells(side: Side, lit: dict[str, set[int]], where: str) -> set[int]:
    """The land spaces that are lit by themselves or with their whole island."""
    cells = set(lit.get(f"{where}cell", ()))
    for island in lit.get(f"{where}island", ()):
        cells.update(side.islands[island])
    return cells


# -- the chart


def draw_frame(chart: Sheet, t: IslandTables, view: IslandsView) -> None:
    for y in range(HEIGHT):
        chart.write(0, y, "║" + " " * (CHART - 2) + "║", "frame")
    for y, left, right in ((0, "╔", "╗"), (HEIGHT - 1, "╚", "╝")):
        chart.write(0, y, left + "═" * (CHART - 2) + right, "frame")
    for y in range(1, HEIGHT - 1):
        chart.write(1, y, " " * (CHART - 2), "sea")
    for column in range(5):
        chart.write(land_x(column) + 3, 0, COLUMNS[column], "frame bold")
    for row in range(5):
        chart.write(0, land_y(row), str(row + 1), "frame bold")
        chart.write(CHART - 1, land_y(row), str(row + 1), "frame bold")
    home = with_prize("Home", t.home, view.passed_home)
    chart.write(1, 0, home, "gold")
    chart.write(1 + len(home), 0, "►", "frame")  # ships sail clockwise
    compass = with_prize("Compass", t.compass, view.passed_compass)
    chart.write(CHART - 1 - len(compass), HEIGHT - 1, compass, "gold")
    if view.wrecks:
        for corner, y in ((0, 0), (1, HEIGHT - 1)):
            wreck = f"Wreck {view.stacks[corner]}"
            chart.write(1 if corner else CHART - 1 - len(wreck), y, wreck, "frame bold")


def with_prize(place: str, prizes: list[int], passed: int) -> str:
    """A corner and the glory for the next ship that comes there."""
    return f"{place} +{prizes[passed]}" if passed < len(prizes) else place


def land_x(column: int) -> int:
    return COAST + 1 + STEP * column


def land_y(row: int) -> int:
    return 3 + 2 * row


def draw_coasts(chart: Sheet, side: Side) -> None:
    """Lines between different islands only; spaces of one island run together."""

    def island(row: int, column: int) -> int:
        return side.island[row * 5 + column] if 0 <= row < 5 and 0 <= column < 5 else -2

    def apart(row: int, column: int, down: int) -> bool:
        """Is there a coast before this space: above it (down = 1) or to its left?"""
        return island(row, column) != island(row - down, column - 1 + down)

    def ground(*places: tuple[int, int]) -> str:
        """Land where all spaces around belong to one island, else coast."""
        around = {island(row, column) for row, column in places}
        return "land" if len(around) == 1 and min(around) >= 0 else "coast"

    for row in range(6):
        for column in range(6):
            x, y = COAST + STEP * column, 2 + 2 * row
            bits = 0
            bits |= 1 * (row > 0 and apart(row - 1, column, 0))
            bits |= 2 * (row < 5 and apart(row, column, 0))
            bits |= 4 * (column > 0 and apart(row, column - 1, 1))
            bits |= 8 * (column < 5 and apart(row, column, 1))
            corners = ((row - 1, column - 1), (row - 1, column), (row, column - 1), (row, column))
            chart.write(x, y, JOINTS[bits], ground(*corners))
            if column < 5:
                line = "─" if apart(row, column, 1) else " "
                chart.write(x + 1, y, line * WIDE, ground((row, column), (row - 1, column)))
            if row < 5:
                line = "│" if apart(row, column, 0) else " "
                chart.write(x, y + 1, line, ground((row, column), (row, column - 1)))


def draw_land(chart: Sheet, t: IslandTables, side: Side, view: IslandsView, cell: int, signs: str, lit: str) -> None:
    x, y = land_x(cell % 5), land_y(cell // 5)
    kind = KINDS[side.kind[cell]]
    ground = "sea" if cell == side.storm else "land"
    crew = view.cells[cell]
    colour = view.colour[crew] if crew != EMPTY else 0
    if signs:
        chart.write(x, y, f"{signs[0]}{kind} {t.word('cell', cell)}{signs[1]}", lit)
        if crew != EMPTY:
            chart.write(x + 2, y, SHAPES[colour], f"{lit} {COLOURS[colour]}")
        return
    chart.write(x, y, f" {kind}    ", ground)
    if ground == "sea":
        chart.write(x + 1, y, "@ ~@~", "sea bold")
    if crew != EMPTY:
        chart.write(x + 2, y, f" {SHAPES[colour]}{COLOURS[colour][0].upper()} ", f"land {COLOURS[colour]}")


def draw_sea(chart: Sheet, view: IslandsView, sea: int, signs: str, lit: str) -> None:
    x, y, wide = sea_place(sea)
    if signs:
        chart.write(x, y, f"{signs[0]}{' ' * (wide - 2)}{signs[1]}", lit)
        x, wide = x + 1, wide - 2
    ships = [crew for crew in range(len(view.ship)) if not view.sunk[crew] and view.ship[crew] % RING == sea]
    if not ships:
        mark = corner_mark(view, sea)
        style = lit or ("sea" if mark == "~" else "sea gold")
        chart.write(x + (wide - 1) // 2, y, mark, style)
    if len(ships) > wide:
        chart.write(x + wide - 1, y, "+", "sea bold")
        ships = ships[: wide - 1]
    size = 3 if len(ships) == 1 else 1  # a ship alone is drawn larger
    start = x + (wide - size * len(ships)) // 2
    for i, crew in enumerate(ships):
        colour = view.colour[crew]
        chart.write(start + i, y, SHAPES[colour].center(size), f"sea {COLOURS[colour]}")


def corner_mark(view: IslandsView, sea: int) -> str:
    """What is drawn on a sea space without ships: a wave, or what its corner is."""
    if sea in WRECK_CORNERS and view.wrecks and view.stacks[WRECK_CORNERS.index(sea)]:
        return "W"
    return {0: "⌂", COMPASS: "✦"}.get(sea, "~")


def sea_place(sea: int) -> tuple[int, int, int]:
    """Column, line and width of a sea space."""
    edge, along = divmod(sea, 6)
    left, right = 1, CHART - 1 - SHORE
    if along == 0:
        return (left, right, right, left)[edge], (1, 1, HEIGHT - 2, HEIGHT - 2)[edge], SHORE
    if edge == 0:
        return land_x(along - 1), 1, WIDE
    if edge == 1:
        return right, land_y(along - 1), SHORE
    if edge == 2:
        return land_x(5 - along), HEIGHT - 2, WIDE
    return left, land_y(5 - along), SHORE


# -- the crews


def draw_crews(chart: Sheet, t: IslandTables, view: IslandsView, names: list[str]) -> None:
    bag = view.bag[1] if view.bag[0] == UNKNOWN else sum(view.bag)
    chart.write(PANEL, 0, f"Round {view.round}  bag {bag}  barrels {view.barrel_supply}", "bold")
    for i, crew in enumerate(view.order):  # of turns, at the right end of the line
        colour = view.colour[crew]
        chart.write(WIDTH - len(view.order) + i, 0, SHAPES[colour], COLOURS[colour])
    chart.write(PANEL, 1, "P pirate field T chest B barrel", "dim")
    y = 2
    for crew in range(len(view.colour)):
        y += draw_crew(chart, t, view, names[crew], crew, y)


def draw_crew(chart: Sheet, t: IslandTables, view: IslandsView, name: str, crew: int, y: int) -> int:
    """The lines of one crew; gives how many they are: treasure has its own line where there is room for it."""
    colour = view.colour[crew]
    asked = "►" if crew in view.asked else " "
    chart.write(PANEL, y, f"{asked}{SHAPES[colour]} {shortened(name, 12)}", f"{COLOURS[colour]} bold")
    chart.write(PANEL + 16, y, f"★{view.glory[crew]:>3}", "gold bold")
    if view.sunk[crew]:
        chart.write(PANEL + 21, y, "sunk", "bold")
    else:
        draw_track(chart, t, view, crew, y)
    chart.write_all(PANEL + 2, y + 1, cards(t, view, crew))
    roomy = len(view.colour) < 4 or crew == view.seat
    chart.write_all(PANEL + 2, y + 2, things(t, view, crew, roomy))
    if roomy:
        chart.write(PANEL + 2, y + 3, treasure_line(t, view.loot[crew], WIDTH - PANEL - 2), "gold")
    return 4 if roomy else 3


def draw_track(chart: Sheet, t: IslandTables, view: IslandsView, crew: int, y: int) -> None:
    """The sailing track in small, the disc on it, and the value under the disc."""
    colour = view.colour[crew]
    gone = view.sail[crew] * TRACK // (len(t.track) + 1)
    chart.write(PANEL + 21, y, "─" * TRACK, "dim")
    chart.write(PANEL + 21 + gone, y, SHAPES[colour], COLOURS[colour])
    chart.write(PANEL + 22 + TRACK, y, f"{view.sailing_value[crew]:>3}", "bold")


def cards(t: IslandTables, view: IslandsView, crew: int) -> list[Span]:
    """Hand (of Henry Morgan: draw pile), discard pile and the card played, by their values."""
    morgan = crew >= view.seats
    played = [view.played[crew]] if view.played[crew] != NO_CARD else []
    spans: list[Span] = []
    for what, held in (
        ("deck" if morgan else "hand", view.morgan_deck if morgan else view.hand[crew]),
        ("pile", view.pile[crew]),
        ("plays", played),
    ):
        if held:
            values = " ".join(str(value) for value in sorted(t.value[card] for card in held))
            spans += [(what + " ", "dim"), (values + " ", "bold" if what == "plays" else "")]
    return spans


def things(t: IslandTables, view: IslandsView, crew: int, roomy: bool) -> list[Span]:
    """Pirates in the supply (a dot for each that is out), barrels, wreck tokens; treasure if it has no own line."""
    colour = view.colour[crew]
    morgan = crew >= view.seats
    out = (t.morgan_pirates if morgan else t.pirates) - view.supply[crew]
    spans: list[Span] = [(SHAPES[colour] * view.supply[crew], COLOURS[colour]), ("·" * out + " ", "dim")]
    if not morgan:
        spans.append((f"barrels {view.barrels[crew]} " if roomy else f"B{view.barrels[crew]} ", ""))
    if not roomy:
        spans.append((short_treasure(t, view.loot[crew]) + " ", "gold"))
    if view.wrecks:
        spans.append((wreck_line(view, crew, roomy), "gold"))
    return spans


def wreck_line(view: IslandsView, crew: int, roomy: bool) -> str:
    tokens = view.salvage[crew] or [UNKNOWN] * (view.morgan_salvage if crew >= view.seats else 0)
    known = f"?{len(tokens)}" if UNKNOWN in tokens else str(sum(tokens))
    return f"wrecks {known}" if roomy else f"W{known}"


def treasure_line(t: IslandTables, tokens: list[int], wide: int) -> str:
    """Treasure by name and number, the names cut as far as the line wants it."""
    if UNKNOWN in tokens or not tokens:
        return f"treasure {len(tokens)}" + (" face down" if tokens else "")
    parts = [(t.treasures[kind], f" {tokens.count(kind)}") for kind in range(5) if kind in tokens]
    return abbreviated(parts, " ", wide) or f"treasure {len(tokens)}"


def short_treasure(t: IslandTables, tokens: list[int]) -> str:
    if UNKNOWN in tokens or not tokens:
        return f"T{len(tokens)}"
    kinds = [kind for kind in range(5) if kind in tokens]
    return " ".join(f"{t.treasures[kind][0].upper()}{tokens.count(kind)}" for kind in kinds)

"""The table of To Glory! drawn with characters: the sea, beside it the players; and volleys as seen from the side.

80 columns, 15 lines. Every sign can be told without colour: a piece is its letter and an arrow for its facing, an
island its letter and how many tokens it has; hexes that can be chosen stand in brackets with their number in the row.
"""

from __future__ import annotations

import math
from typing import Final

from tortuga.games.to_glory.flights import read_path
from tortuga.games.to_glory.state import (
    COLOURS,
    KRAKEN,
    LETTERS,
    NOT_CHOSEN,
    ROW_LETTERS,
    ROWS,
    SHIP,
    TOWER,
    VoyageTables,
    axial_of,
)
from tortuga.games.to_glory.tables import Arsenal, Box
from tortuga.games.to_glory.view import VoyageView
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import UNKNOWN, Facts
from tortuga.kernel.sheet import WIDTH, Sheet, brackets, clipped, shortened

ARROWS: Final = "→↘↙←↖↗"  # by facing
HEIGHT: Final = 15
WIDE: Final = 4  # columns of a hex
CHART: Final = 48  # columns of the sea, its frame included
PANEL: Final = 50  # where the players begin

SIDE_HEIGHT: Final = 13  # lines of a volley from the side, its ground included


# -- the board


def draw(t: VoyageTables, view: VoyageView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    sheet = Sheet(HEIGHT)
    draw_frame(sheet)
    hexes, here = lit_hexes(t, lit, ""), lit_hexes(t, lit, "here:")
    number = 0
    for row, size in enumerate(ROWS):
        sheet.write(0, row + 2, ROW_LETTERS[row], "frame bold")
        for i in range(size):
            x = 2 + (max(ROWS) - size) * WIDE // 2 + i * WIDE
            if t.on_board[number]:
                draw_hex(sheet, t, view, number, x, row + 2, *brackets(number, hexes, here), i + 1)
            number += 1
    draw_players(sheet, t, view, names)
    return sheet.picture()


def lit_hexes(t: VoyageTables, lit: dict[str, set[int]], where: str) -> set[int]:
    """The hexes that are lit by themselves or as islands."""
    return set(lit.get(f"{where}hex", ())) | {t.island_hex[island] for island in lit.get(f"{where}island", ())}


def draw_frame(sheet: Sheet) -> None:
    sheet.write(0, 0, "╔" + "═" * (CHART - 2) + "╗", "frame")
    for y in range(1, HEIGHT - 1):
        sheet.write(0, y, "║" + " " * (CHART - 2) + "║", "frame")
    sheet.write(0, HEIGHT - 1, "╚" + "═" * (CHART - 2) + "╝", "frame")
    sheet.write(2, 0, " To Glory! ", "gold")
    sheet.write(2, HEIGHT - 1, " K Kraken  T Tower  A4 island, tokens left ", "dim")


def draw_hex(
    sheet: Sheet, t: VoyageTables, view: VoyageView, number: int, x: int, y: int, signs: str, lit: str, column: int
) -> None:
    sign, style = hex_sign(t, view, number)
    sheet.write(x, y, " " * WIDE, "sea")
    if not signs:
        sheet.write(x + 1, y, sign, style)
        return
    shown = sign if t.island[number] >= 0 else f"{column:>2}"
    sheet.write(x, y, f"{signs[0]}{shown}{signs[1]}", lit)


def hex_sign(t: VoyageTables, view: VoyageView, number: int) -> tuple[str, str]:
    """Two letters for what is on a hex, and their style."""
    for seat in range(view.seats):
        if view.ship[seat] == number:
            colour = COLOURS[view.colour[seat]]
            return colour[0].upper() + ARROWS[view.heading[seat]], f"sea {colour}"
    if number == view.kraken:
        return "K" + ARROWS[view.kraken_facing], "sea bold"
    if number == t.tower_hex:
        return "T" + ARROWS[view.tower_facing], "land bold"
    if t.island[number] >= 0:
        tokens = view.stock[t.island[number]]
        left = tokens[1] if UNKNOWN in tokens else len(tokens)
        return f"{LETTERS[t.island[number]]}{left}", "land bold"
    return " ·", "sea"


# -- the players


def draw_players(sheet: Sheet, t: VoyageTables, view: VoyageView, names: list[str]) -> None:
    head = f"Round {view.round}" if view.round else "Setting up"
    sheet.write(PANEL, 0, head, "bold")
    if view.round and view.flow.open:
        told = f"actions {view.left}{'' if view.fired else ', volley'}{'' if view.used else ', ability'}"
        sheet.write(PANEL, 1, told, "dim")
    sheet.write(PANEL, HEIGHT - 1, f"Supply: gold {view.supply_gold}, chests {view.supply_chests}", "dim")
    for seat in range(view.seats):
        draw_player(sheet, t, view, names[seat], seat, 2 + 3 * seat)


def draw_player(sheet: Sheet, t: VoyageTables, view: VoyageView, name: str, seat: int, y: int) -> None:
    colour = COLOURS[view.colour[seat]] if view.colour[seat] != NOT_CHOSEN else ""
    letter = colour[:1].upper() or "-"
    sheet.write(PANEL, y, f"{'►' if seat in view.asked else ' '}{letter} {shortened(name, 16)}", f"{colour} bold")
    glory = view.gold[seat] * t.glory_for_gold + view.chests[seat] * t.glory_for_chest
    sheet.write(PANEL + 21, y, f"★{glory:>3}", "gold bold")
    if view.captain[seat] != NOT_CHOSEN:
        sheet.write(PANEL + 2, y + 1, clipped(t.captain_names[view.captain[seat]], WIDTH - PANEL - 2), "dim")
    state = [f"gold {view.gold[seat]}", f"chests {view.chests[seat]}"]
    if view.origin[seat] >= 0:
        goal = LETTERS[view.map[seat]] if view.map[seat] >= 0 else "?"
        state.append(f"{LETTERS[view.origin[seat]]}→{goal}")
    sheet.write(PANEL + 2, y + 2, " ".join(state), "")
    if view.cursed[seat]:
        sheet.write(WIDTH - 6, y + 2, "cursed", "bold")
    if not view.aboard[seat]:
        sheet.write(WIDTH - 4, y + 1, "off!", "bold")


# -- a volley from the side


def volley_frames(t: VoyageTables, view: VoyageView, seat: int, facts: Facts) -> list[Picture]:
    """The flight of a volley as the event tells it, frame by frame: along the line of fire, and up."""
    cubes = read_path(str(facts["flight"]))
    if not cubes:
        return []
    assert isinstance(t.arsenal, Arsenal)
    gun = facts["gun"]
    assert isinstance(gun, int)
    side = Side(t, t.arsenal, view, seat, gun, cubes)
    return [side.frame(i) for i in range(max(len(cube) for cube in cubes))]


class Side:
    """What is seen from the side, and the scale of it."""

    def __init__(
        self,
        t: VoyageTables,
        arsenal: Arsenal,
        view: VoyageView,
        seat: int,
        gun: int,
        cubes: list[list[tuple[int, int, int]]],
    ) -> None:
        self.cubes = cubes
        pieces = [(COLOURS[view.colour[i]], SHIP, view.ship[i], view.heading[i]) for i in range(view.seats)]
        pieces.append(("kraken", KRAKEN, view.kraken, view.kraken_facing))
        pieces.append(("tower", TOWER, view.tower, view.tower_facing))
        shooting = seat if gun == SHIP else view.seats - 1 + gun
        self.origin = middle(t, arsenal, pieces[shooting][2])
        self.angle = -pieces[shooting][3] * math.pi / 3
        shapes = arsenal.shapes
        self.boxes: list[tuple[str, float, float, float, float]] = []  # whose, from and to along the line, and up
        for number, (name, kind, place, facing) in enumerate(pieces):
            x, y = middle(t, arsenal, place)
            along, aside = self.seen(x, y)
            if number == shooting or (abs(aside) < shapes.pitch * 1.5 and along > 0):
                boxes = (shapes.ship, shapes.kraken, shapes.tower)[kind]
                if kind == SHIP and view.aboard[number]:
                    boxes = boxes + shapes.captain
                for box in boxes:
                    low, high = self.shadow(box, x, y, -facing * math.pi / 3)
                    self.boxes.append((name, low, high, box.z[0], box.z[1]))
        flown = [self.seen(x, y)[0] for cube in cubes for x, y, _ in cube]
        self.left = min(-50.0, *flown)
        right = max(150.0, max(flown) + 20, *(box[2] for box in self.boxes))
        top = max(100, *(z for cube in cubes for _, _, z in cube))
        self.wide = (min(right, 1000.0) - self.left) / WIDTH
        self.tall = top / (SIDE_HEIGHT - 2)

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Along the line of fire and aside from it, in millimetres."""
        dx, dy = x - self.origin[0], y - self.origin[1]
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return dx * cos + dy * sin, dy * cos - dx * sin

    def shadow(self, box: Box, x: float, y: float, angle: float) -> tuple[float, float]:
        """From where to where a box of a piece is seen."""
        cos, sin = math.cos(angle), math.sin(angle)
        ends = [self.seen(x + bx * cos - by * sin, y + bx * sin + by * cos)[0] for bx in box.x for by in box.y]
        return min(ends), max(ends)

    def frame(self, number: int) -> Picture:
        sheet = Sheet(SIDE_HEIGHT)
        sheet.write(0, SIDE_HEIGHT - 1, "~" * WIDTH, "sea")
        for name, low, high, bottom, top in self.boxes:
            style = name if name in COLOURS else "bold"
            for y in range(self.line(top), self.line(bottom) + 1):
                first, last = self.column(low), self.column(high)
                sheet.write(first, y, name[0].upper() * max(1, last - first), style)
        for cube in self.cubes:
            x, y, z = cube[min(number, len(cube) - 1)]
            sheet.write(self.column(self.seen(x, y)[0]), self.line(z), "■", "gold bold")
        return sheet.picture()

    def column(self, along: float) -> int:
        return int((along - self.left) / self.wide)

    def line(self, height: float) -> int:
        return min(max(SIDE_HEIGHT - 2 - int(height / self.tall), 0), SIDE_HEIGHT - 2)


def middle(t: VoyageTables, arsenal: Arsenal, number: int) -> tuple[float, float]:
    """The middle of a hex in millimetres; x to the right, y up the board."""
    q, r = axial_of(t.place[number])
    return arsenal.shapes.pitch * (q + r / 2), -arsenal.shapes.pitch * math.sqrt(3) / 2 * r

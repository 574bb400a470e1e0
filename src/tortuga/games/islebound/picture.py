"""The table of Islebound drawn with characters: the map, then tracks and cards, then a line or two for each player.

80 columns. Every sign can be told without colour: each player has a shape, what can be chosen stands in brackets, the
one under the cursor between » and «.

A town is shown as its name, its banner (r red, b blue, x both) with its strength, its entry cost, the shape of its
owner, "!" for an event, and the shapes of the ships there, in pointed brackets. A small letter is a good (c coin,
w wood, f fish, b book), P and S with a number are pirates and serpents, another capital is the skill of a crew member
to be exhausted, * is anybody: "cA" costs a coin and an administrator. "1b W→3" is an event that costs a book and a
worker and brings 3 cubes, as "→1" is a renown token that brings a cube; "2+1/town≤7" is a reputation card with 2
renown for the visitor, then 1 for each town, 7 at most.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.islebound.state import (
    ANY,
    BLOCKED,
    BOOK,
    COIN,
    COLOURS,
    COUNTED,
    CUBE,
    EMPTY,
    FISH,
    GOODS,
    ISLANDS,
    PIRATE,
    SERPENT,
    SKILLS,
    WOOD,
    IslesTables,
)
from tortuga.games.islebound.view import IslesView, tokens_left, units_left
from tortuga.kernel.header import Picture, Span
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.sheet import WIDTH, bracketed, columns_of, padded, sheet_of

SHAPES: Final = "▲■●◆"
COLUMN: Final = 26  # of the map: three, and a space between them
NAME: Final = 12

# Where the boards and ports stand: by slot and by corner, the column and the first line.
BOARD_PLACES: Final = ((0, 2), (1, 0), (1, 4), (2, 2))
PORT_PLACES: Final = ((0, 0), (2, 0), (0, 6), (2, 6))


def draw(t: IslesTables, view: IslesView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    lines: Picture = draw_map(t, view, lit)
    lines.append(influence_line(t, view, lit))
    lines += event_lines(t, view, lit)
    lines += brag_lines(t, view, lit)
    if view.architect:
        lines.append([(f"deck {len(view.deck)}  discards {len(view.discards)}", "dim")])
        lines += hand_lines(t, view, lit)
    else:
        lines += row_lines(t, view, lit)
    lines.append(crew_line(t, view, lit))
    for seat in range(view.seats):
        lines.append(player_line(t, view, names[seat], seat))
    if view.force:
        lines.append(attack_line(t, view))
    return sheet_of(lines)


# -- the map


def draw_map(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    cells: list[list[list[Span]]] = [[[], [], []] for _ in range(7)]
    if view.boards:
        for slot, board in enumerate(view.boards):
            column, top = BOARD_PLACES[slot]
            for place, region in enumerate(t.boards[board]):
                cells[top + place][column] = town_cell(t, view, region, lit)
        for corner, region in enumerate(view.ports):
            column, top = PORT_PLACES[corner]
            cells[top][column] = town_cell(t, view, region, lit)
    cells[3][1] = [(title(view).center(COLUMN), "frame bold")]
    lines: Picture = []
    for row in cells:
        line: list[Span] = []
        for cell in row:
            wide = sum(columns_of(text) for text, _ in cell)
            line += [*cell, (" " * (COLUMN - wide + 1), "sea")]
        lines.append(line)
    return lines


def title(view: IslesView) -> str:
    return f"round {view.round}{' last' if view.last else ''}  map {view.treasure}c"


def town_cell(t: IslesTables, view: IslesView, region: int, lit: dict[str, set[int]]) -> list[Span]:
    town = t.towns[view.side][region]
    banner = "x" if town.red and town.blue else "r" if town.red else "b"
    name = t.town_names[region]
    text = f"{padded(name, NAME)} {banner}{town.strength}{'c' * town.fee + short(town.crew):<2}"
    spans = [bracketed(text, "town", region, lit, "land" if region < ISLANDS else "coast")]
    owner = view.owner[region]
    spans.append((SHAPES[owner], f"land {COLOURS[owner]}") if owner >= 0 else ("·", "sea"))
    here = any(card != EMPTY and t.events[card].region == region for card in view.event_shown)
    spans.append(("!" if here else " ", "gold"))
    ships = [seat for seat, ship in enumerate(view.ship) if ship == region]
    if ships:
        spans.append(("<", "frame"))
        spans += [(SHAPES[seat], COLOURS[seat]) for seat in ships]
        spans.append((">", "frame"))
    return spans


# -- tracks and cards


def influence_line(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> list[Span]:
    line: list[Span] = [("influence", "dim")]
    for slot, holder in enumerate(view.influence):
        sign = "×" if holder == BLOCKED else "·" if holder == EMPTY else SHAPES[holder]
        style = COLOURS[holder] if holder >= 0 else "dim"
        line.append(bracketed(f"{t.influence[slot]}{sign}", "slot", slot, lit, style))
    return line


def event_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    shown = [card for card in view.event_shown if card != EMPTY]
    return in_lines("events", [bracketed(event_text(t, card), "event", card, lit, "") for card in shown])


def event_text(t: IslesTables, card: int) -> str:
    event = t.events[card]
    price = [*goods_signs(event.pay), *(short(skills) for skills in event.exhaust)]
    return f"{t.event_names[card]} ({t.town_names[event.region]}) {' '.join(price)}→{event.cubes}"


def goods_signs(numbers: list[int]) -> list[str]:
    """A price or a gain: 2c, P1."""
    signs = [f"{numbers[good]}{GOODS[good][0]}" for good in (COIN, WOOD, FISH, BOOK) if numbers[good]]
    return signs + [f"{GOODS[good][0].upper()}{numbers[good]}" for good in (PIRATE, SERPENT) if numbers[good]]


def brag_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    shown = [card for card in view.brag_shown if card != EMPTY]
    return in_lines("brags", [bracketed(brag_text(t, card), "reputation", card, lit, "") for card in shown])


def brag_text(t: IslesTables, card: int) -> str:
    size = t.brag_size[card] if t.brag_size[card] > 1 else ""
    most = f"≤{t.brag_limit[card]}" if t.brag_limit[card] else ""
    name = t.brag_names[card].rpartition(" ")[2]
    return f"{name} {t.brag_renown[card]}+1/{size}{COUNTED[t.brag_per[card]]}{most}"


def row_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    """Each building with the books it needs, its price, and its cost in wood and fish."""
    books = t.six_books if view.six else t.row_books
    spans = [
        bracketed(f"{books[place]}b {building_text(t, building)}", "building", building, lit, "")
        for place, building in enumerate(view.row)
        if building != EMPTY
    ]
    return in_lines("row", spans)


def hand_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    own = [*view.hand[view.seat], *view.pack[view.seat]] if view.seat >= 0 else []
    return in_lines("hand", [bracketed(building_text(t, b), "building", b, lit, "") for b in own if b != UNKNOWN])


def building_text(t: IslesTables, building: int) -> str:
    return f"{t.building_names[building]} {t.price[building]}c/{t.build_wood[building]}w{t.build_fish[building]}f"


def in_lines(what: str, spans: list[Span]) -> Picture:
    lines: Picture = [[(what, "dim")]]
    for span in spans:
        if sum(columns_of(text) for text, _ in lines[-1]) + columns_of(span[0]) > WIDTH:
            lines.append([(" " * len(what), "")])
        lines[-1].append(span)
    return lines


def crew_line(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> list[Span]:
    line: list[Span] = [("crew", "dim")]
    for place, crew in enumerate(view.crew_row):
        if crew != EMPTY:
            line.append(bracketed(f"{short(crew)} {t.hire_prices[place]}c", "place", place + 1, lit, ""))
    line.append((f" next {short(view.crew_top) if view.crew_top > 0 else '-'}", "dim"))
    line.append((f"  tokens {tokens_left(view)} {token_text(t, view)}", "dim"))
    pirates, serpents = units_left(t, view)
    line.append((f"  stack P{pirates} S{serpents}", "dim"))
    return line


def token_text(t: IslesTables, view: IslesView) -> str:
    """The reward of the top token."""
    if view.token_top == EMPTY:
        return ""
    reward = t.token_rewards[view.token_top]
    return f"({' '.join([*goods_signs(reward), *([f'→{reward[CUBE]}'] if reward[CUBE] else [])])})"


def short(crew: int) -> str:
    """A crew member by the first letters of its skills: AW; anybody is *."""
    if crew == ANY:
        return "*"
    return "".join(SKILLS[i][0].upper() for i in range(len(SKILLS)) if crew & (1 << i))


def player_line(t: IslesTables, view: IslesView, name: str, seat: int) -> list[Span]:
    units = view.units[seat]
    turn = "►" if seat == view.turn else " "
    deck = " ".join(short(crew) for crew in view.deck_crew[seat])
    below = " ".join(short(crew) for crew in view.below[seat])
    hurt = " ".join(short(crew) for crew in view.injured[seat])
    sevens = f"+{view.sevens[seat]}" if view.sevens[seat] else ""
    hand = f" H{len(view.hand[seat])}" if view.architect else f" {view.books[seat]}b"
    return [
        (f"{turn}{SHAPES[seat]} ", COLOURS[seat]),
        (padded(name, 9), COLOURS[seat]),
        (f"{view.score[seat]:>4} ", "gold"),
        (f"{view.coins[seat]}c {view.wood[seat]}w {view.fish[seat]}f{hand}", ""),
        (f" P{sum(units[: t.pirates])} S{sum(units[t.pirates : t.ichor])}{' Ichor' if units[t.ichor] else ''}", ""),
        (f" r{view.renown[seat]}+{len(view.tokens[seat])}{sevens} ⌂{len(view.buildings[seat])} ", ""),
        (deck, "bold"),
        (f" ({below})" if below else "", "dim"),
        (f" †{hurt}" if hurt else "", "dim"),
    ]


def attack_line(t: IslesTables, view: IslesView) -> list[Span]:
    sent = [t.unit_names[kind] for kind, number in enumerate(view.force) for _ in range(number)]
    dice = " ".join(str(face + 1) for face, number in enumerate(view.faces) for _ in range(number))
    return [("attack ", "dim"), (", ".join(sent), "bold"), (f"  dice {dice}" if dice else "", "gold")]

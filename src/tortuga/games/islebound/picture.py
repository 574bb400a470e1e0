"""The table of Islebound drawn with characters: the map, then tracks and cards, then a line or two for each player.

80 columns. Every sign can be told without colour: each player has a shape, what can be chosen stands in brackets, the
one under the cursor between » and «.

A town is shown as its name, its banner (r red, b blue, x both) with its strength, the shape of its owner, "!" for an
event, and the shapes of the ships there, in pointed brackets.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from tortuga.games.islebound.state import BLOCKED, COLOURS, EMPTY, SKILLS, IslesTables
from tortuga.games.islebound.view import IslesView
from tortuga.games.islebound.words import amount, crew_name
from tortuga.kernel.header import Picture, Span
from tortuga.kernel.machine import UNKNOWN

SHAPES: Final = "▲■●◆"
WIDTH: Final = 80
COLUMN: Final = 26  # of the map: three, and a space between them
NAME: Final = 12

# Where the boards and ports stand: by slot and by corner, the column and the first line.
BOARD_PLACES: Final = ((0, 2), (1, 0), (1, 4), (2, 2))
PORT_PLACES: Final = ((0, 0), (2, 0), (0, 6), (2, 6))


def draw(t: IslesTables, view: IslesView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    lines: Picture = draw_map(t, view, lit)
    lines.append(influence_line(t, view, lit))
    lines.append(events_line(t, view, lit))
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
    return [fitted(line) for line in lines]


def fitted(line: list[Span]) -> list[Span]:
    """Just WIDTH columns."""
    spans: list[Span] = []
    left = WIDTH
    for text, style in line:
        cut = clipped(text, left)
        if cut:
            spans.append((cut, style))
            left -= columns_of(cut)
    if left:
        spans.append((" " * left, ""))
    return spans


def clipped(text: str, most: int) -> str:
    while columns_of(text) > most:
        text = text[:-1]
    return text


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes: names may be written in any script."""
    return sum(map(columns_of_sign, text))


def columns_of_sign(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def bracket(text: str, fact: str, number: int, lit: dict[str, set[int]], style: str) -> Span:
    """A thing between the two signs that say whether it can be chosen."""
    if number in lit.get(f"here:{fact}", ()):
        return f"»{text}«", "here"
    if number in lit.get(fact, ()):
        return f"[{text}]", "lit"
    return f" {text} ", style


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
            wide = sum(len(text) for text, _ in cell)
            line += [*cell, (" " * (COLUMN - wide + 1), "sea")]
        lines.append(line)
    return lines


def title(view: IslesView) -> str:
    return f"round {view.round}{' last' if view.last else ''}  map {view.treasure}c"


def town_cell(t: IslesTables, view: IslesView, region: int, lit: dict[str, set[int]]) -> list[Span]:
    town = t.towns[view.side][region]
    banner = "x" if town.red and town.blue else "r" if town.red else "b"
    name = t.town_names[region]
    text = f"{name[:NAME]:<{NAME}} {banner}{town.strength}"
    spans = [bracket(text, "town", region, lit, "land" if region < 12 else "coast")]
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
        line.append(bracket(f"{t.influence[slot]}{sign}", "slot", slot, lit, style))
    return line


def events_line(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> list[Span]:
    line: list[Span] = [("events", "dim")]
    shown = [card for card in view.event_shown if card != EMPTY]
    line += [bracket(t.event_names[card], "event", card, lit, "") for card in shown]
    line.append((" brags", "dim"))
    shown = [card for card in view.brag_shown if card != EMPTY]
    line += [bracket(t.brag_names[card].rpartition(" ")[2], "reputation", card, lit, "") for card in shown]
    return line


def row_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    """Each building with the books it needs, its price, and its cost in wood and fish."""
    books = t.six_books if view.six else t.row_books
    spans = [
        bracket(f"{books[place]}b {building_text(t, building)}", "building", building, lit, "")
        for place, building in enumerate(view.row)
        if building != EMPTY
    ]
    return in_lines("row", spans)


def hand_lines(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> Picture:
    own = [*view.hand[view.seat], *view.pack[view.seat]] if view.seat >= 0 else []
    return in_lines("hand", [bracket(building_text(t, b), "building", b, lit, "") for b in own if b != UNKNOWN])


def building_text(t: IslesTables, building: int) -> str:
    return f"{t.building_names[building]} {t.price[building]}c/{t.build_wood[building]}w{t.build_fish[building]}f"


def in_lines(what: str, spans: list[Span]) -> Picture:
    lines: Picture = [[(what, "dim")]]
    for span in spans:
        if sum(len(text) for text, _ in lines[-1]) + len(span[0]) > WIDTH:
            lines.append([(" " * len(what), "")])
        lines[-1].append(span)
    return lines


def crew_line(t: IslesTables, view: IslesView, lit: dict[str, set[int]]) -> list[Span]:
    line: list[Span] = [("crew", "dim")]
    for place, crew in enumerate(view.crew_row):
        if crew != EMPTY:
            line.append(bracket(f"{short(crew)} {t.hire_prices[place]}c", "place", place + 1, lit, ""))
    line.append((f" next {short(view.crew_top) if view.crew_top > 0 else '-'}", "dim"))
    left = sum(view.token_left) + (view.token_top >= 0)
    line.append((f"  tokens {left}  stack P{sum(view.stack[: t.pirates])} S{sum(view.stack[t.pirates :])}", "dim"))
    return line


def short(crew: int) -> str:
    """A crew member by the first letters of its skills: AW."""
    return "".join(SKILLS[i][0].upper() for i in range(5) if crew & (1 << i))


def player_line(t: IslesTables, view: IslesView, name: str, seat: int) -> list[Span]:
    units = view.units[seat]
    turn = "►" if seat == view.turn else " "
    deck = " ".join(short(crew) for crew in view.deck_crew[seat])
    below = " ".join(short(crew) for crew in view.below[seat])
    hurt = " ".join(short(crew) for crew in view.injured[seat])
    hand = f" H{len(view.hand[seat])}" if view.architect else f" {view.books[seat]}b"
    return [
        (f"{turn}{SHAPES[seat]} ", COLOURS[seat]),
        (padded(name, 9), COLOURS[seat]),
        (f"{view.score[seat]:>4} ", "gold"),
        (f"{view.coins[seat]}c {view.wood[seat]}w {view.fish[seat]}f{hand}", ""),
        (f" P{sum(units[: t.pirates])} S{sum(units[t.pirates : t.ichor])}{' Ichor' if units[t.ichor] else ''}", ""),
        (f" r{view.renown[seat]}+{len(view.tokens[seat])} ⌂{len(view.buildings[seat])} ", ""),
        (deck, "bold"),
        (f" ({below})" if below else "", "dim"),
        (f" †{hurt}" if hurt else "", "dim"),
    ]


def padded(name: str, wide: int) -> str:
    cut = clipped(name, wide)
    return cut + " " * (wide - columns_of(cut))


def attack_line(t: IslesTables, view: IslesView) -> list[Span]:
    sent = [t.unit_names[kind] for kind, number in enumerate(view.force) for _ in range(number)]
    dice = " ".join(str(face + 1) for face, number in enumerate(view.faces) for _ in range(number))
    return [("attack ", "dim"), (", ".join(sent), "bold"), (f"  dice {dice}" if dice else "", "gold")]


# -- in sentences, for those who listen


def describe(t: IslesTables, view: IslesView, names: list[str]) -> list[str]:
    """The same table in sentences."""
    lines = [f"Round {view.round}{', the last one' if view.last else ''}. Coins on the treasure map: {view.treasure}."]
    lines += [player_sentence(t, view, names[seat], seat) for seat in range(view.seats)]
    lines += [town_sentence(t, view, names, region) for region in range(len(t.town_names))]
    cubes = [f"slot {slot + 1} {names[seat]}" for slot, seat in enumerate(view.influence) if seat >= 0]
    lines.append(f"Influence track: {', '.join(cubes) or 'empty'}.")
    for card in view.event_shown:
        if card != EMPTY:
            lines.append(f"Event {t.event_names[card]} at {t.town_names[t.events[card].region]}.")
    for card in view.brag_shown:
        if card != EMPTY:
            lines.append(f"Reputation card {t.brag_names[card]}.")
    if view.architect:
        own = view.hand[view.seat] if view.seat >= 0 else []
        lines.append(f"Your hand: {', '.join(t.building_names[b] for b in own if b != UNKNOWN) or 'empty'}.")
    else:
        row = [building_text(t, building) for building in view.row if building != EMPTY]
        lines.append(f"Building row, from the deck: {', '.join(row) or 'empty'}.")
    crew = [f"{crew_name(c)} for {t.hire_prices[i]}" for i, c in enumerate(view.crew_row) if c != EMPTY]
    lines.append(f"Crew for hire: {', '.join(crew) or 'nobody'}.")
    return lines


def player_sentence(t: IslesTables, view: IslesView, name: str, seat: int) -> str:
    units = [f"{number} {t.unit_names[kind]}" for kind, number in enumerate(view.units[seat]) if number]
    ship = view.ship[seat]
    parts = [
        f"{name}: {view.score[seat]} renown in all",
        f"ship at {t.town_names[ship]}" if ship >= 0 else "no ship yet",
        ", ".join(amount(own[seat], good) for good, own in enumerate((view.coins, view.wood, view.fish, view.books))),
        f"renown track {view.renown[seat]}, tokens {len(view.tokens[seat])}",
        f"units: {', '.join(units) or 'none'}",
        f"on deck: {', '.join(crew_name(crew) for crew in view.deck_crew[seat]) or 'nobody'}",
        f"below: {', '.join(crew_name(crew) for crew in view.below[seat]) or 'nobody'}",
        f"injured: {', '.join(crew_name(crew) for crew in view.injured[seat]) or 'nobody'}",
        f"city: {', '.join(t.building_names[building] for building in view.buildings[seat]) or 'empty'}",
    ]
    if view.architect:
        parts.append(f"{len(view.hand[seat])} buildings in hand")
    return "; ".join(parts) + "."


def town_sentence(t: IslesTables, view: IslesView, names: list[str], region: int) -> str:
    town = t.towns[view.side][region]
    banner = "red and blue" if town.red and town.blue else "red" if town.red else "blue"
    owner = f", {names[view.owner[region]]}'s" if view.owner[region] >= 0 else ", neutral"
    near = ", ".join(t.town_names[other] for other in view.near[region]) if view.near else "nothing yet"
    ships = [names[seat] for seat, ship in enumerate(view.ship) if ship == region]
    there = f"; ships: {', '.join(ships)}" if ships else ""
    return f"{t.town_names[region]}: {banner} {town.strength}{owner}; next to {near}{there}."

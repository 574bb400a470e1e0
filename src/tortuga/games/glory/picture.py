"""The table of Glory drawn with characters: the four lands on the left, the heroes on the right, the rest below.

80 columns, 18 lines. Every sign can be told without colour: each hero has a shape, spaces that can be chosen stand in
brackets, the one under the cursor between » and «. Spaces that touch side by side are joined by paths.
"""

from __future__ import annotations

from typing import Final

from tortuga.games.glory.describe import printed_numbers
from tortuga.games.glory.rules.quests import counted, needed
from tortuga.games.glory.state import COLOURS, DONE, FACE_DOWN, FIRST_PLACE, NONE, SPACE_LETTERS, TOWNS, AdventureTables
from tortuga.games.glory.view import AdventureView
from tortuga.kernel.header import Picture, Span
from tortuga.kernel.sheet import WIDTH, Sheet, abbreviated, brackets, columns_of, shortened

SHAPES: Final = "▲■●◆"  # of the heroes, by seat
STEP: Final = 4  # columns of a space
LEFT: Final = 3  # columns before the first
BELOW: Final = 5  # lines below the board: the market, a battle, notes


def draw(t: AdventureTables, view: AdventureView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    rows = max(t.row) + 1
    under = max(rows + 1, 1 + 3 * 4)  # the board has its rows, each of four heroes three lines
    sheet = Sheet(under + BELOW)
    for column in range(t.width):
        sheet.write(LEFT + STEP * column + 1, 0, t.space_words[t.column.index(column)][0], "frame bold")
    for row in range(rows):
        sheet.write(0, row + 1, f"{row + 1:>2}", "frame bold")
    chosen, here = lit_spaces(t, lit, ""), lit_spaces(t, lit, "here:")
    for space in range(len(t.kind)):
        draw_space(sheet, t, view, space, *brackets(space, chosen, here))
    draw_heroes(sheet, t, view, names)
    for i, spans in enumerate(below(t, view)):
        sheet.write_all(0, under + i, spans)
    return sheet.picture()


def lit_spaces(t: AdventureTables, lit: dict[str, set[int]], where: str) -> set[int]:
    """The spaces that can be chosen, by themselves or as the place of a quest or lair card."""
    spaces = set(lit.get(f"{where}space", ()))
    for place in lit.get(f"{where}place", ()):
        if 0 <= place - FIRST_PLACE < len(t.town_at):
            spaces.add(t.town_at[place - FIRST_PLACE])
        elif place - FIRST_PLACE >= TOWNS:
            spaces.add(t.lair_at[place - FIRST_PLACE - TOWNS])
    return spaces


def draw_space(sheet: Sheet, t: AdventureTables, view: AdventureView, space: int, signs: str, lit: str) -> None:
    x, y = LEFT + STEP * t.column[space], t.row[space] + 1
    letter, style = SPACE_LETTERS[t.kind[space]].replace(".", "·"), "land"
    if t.town_of[space] >= 0:
        letter, style = card_sign("T", view.quests[t.town_of[space]], view.quest_up[t.town_of[space]])
    elif t.lair_of[space] >= 0:
        letter, style = card_sign("L", view.lairs[t.lair_of[space]], False)
    elif space in view.dragons[::2]:
        letter, style = "D", "land bold"
    elif space == t.castle:
        style = "land gold"
    if signs:
        style = lit
        sheet.write(x, y, f"{signs[0]}{letter} {signs[1]}", style)
    else:
        sheet.write(x + 1, y, letter, style)
    standing = [seat for seat in range(view.seats) if view.at[seat] == space]
    for i, seat in enumerate(standing[-2:] if len(standing) > 1 else standing):
        sheet.write(x + 2 - i, y, SHAPES[seat], f"{style.split()[0]} {COLOURS[seat]}")


def card_sign(letter: str, card: int, up: bool) -> tuple[str, str]:
    """A town or lair: small when no card is left, golden when the card lies open, bold when it was seen."""
    if card == NONE:
        return letter.lower(), "land dim"
    return letter, "land gold" if up else "land" if card == FACE_DOWN else "land bold"


# -- the heroes


def draw_heroes(sheet: Sheet, t: AdventureTables, view: AdventureView, names: list[str]) -> None:
    x = LEFT + STEP * t.width + 1
    goal = t.dragon_goal if view.dragon_mode else t.goal
    sheet.write(x, 0, f"Round {view.round}, {goal} glory win", "bold")
    for seat in range(view.seats):
        y = 1 + 3 * seat
        asked = "►" if seat in view.asked else " "
        hero = t.heroes[view.hero[seat]].name if view.hero[seat] != NONE else "?"
        name = shortened(names[seat], WIDTH - x - 6 - len(f"►{SHAPES[seat]} , {hero}"))
        sheet.write(x, y, f"{asked}{SHAPES[seat]} {name}, {hero}", f"{COLOURS[seat]} bold")
        sheet.write(WIDTH - 5, y, f"★{view.glory[seat]:>3}", "gold bold")
        if not view.alive[seat]:
            fell = f"fell to {t.foes[view.fell_to[seat]].name} in round {view.fell_in[seat]}"
            sheet.write(x + 3, y + 1, shortened(fell, WIDTH - x - 3), "bold")
            continue
        numbers = f"strike {view.strike[seat]} power {view.power[seat]} health {view.health[seat]}/{view.most[seat]}"
        sheet.write(x + 2, y + 1, numbers, "")
        coins = f"{view.coins[seat]}c {view.fate_count[seat]}f "
        sheet.write(x + 2, y + 2, coins, "gold")
        sheet.write(x + 2 + len(coins), y + 2, short_cards(t, view, seat, WIDTH - x - 2 - len(coins)), "dim")


def short_cards(t: AdventureTables, view: AdventureView, seat: int, wide: int) -> str:
    """The hero's cards, their names cut as far as the line wants it."""
    cards = [t.things[thing].name for thing in view.cards[seat][1:]]
    return abbreviated([(name, "") for name in cards], " ", wide) or f"{len(cards)} cards"


# -- below the board


def below(t: AdventureTables, view: AdventureView) -> list[list[Span]]:
    goods = [t.things[t.first_good + good] for good in view.market if good != NONE]
    offered = abbreviated([(good.name, f" {good.price}") for good in goods], ", ", WIDTH - 8) or "empty"
    lines: list[list[Span]] = [[("Market: ", "dim"), (offered, "")]]
    if view.foe != NONE:
        lines.append([("Battle: ", "dim"), (battle_line(t, view), "bold")])
    parts = note_lines(t, view)
    line = ""
    for part in parts:
        if line and columns_of(line) + columns_of(part) > WIDTH - 10:
            lines.append([("Notes:  ", "dim"), (line, "gold")])
            line = ""
        line += part + " "
    if line:
        lines.append([("Notes:  ", "dim"), (line, "gold")])
    return lines


def battle_line(t: AdventureTables, view: AdventureView) -> str:
    foe = t.foes[view.foe]
    health = f"health {view.foe_health}/{view.foe_full}"
    reward = f"★{t.lair_glory}" if view.foe >= t.first_lair else f"★{foe.glory} up to {foe.cap}"
    return f"{foe.name}, strike {view.foe_strike} power {view.foe_power} {health} {reward}. {foe.text}"


def note_lines(t: AdventureTables, view: AdventureView) -> list[str]:
    """GL-10.1: what this seat has seen."""
    lines = []
    for place, card, progress in view.notes:
        if place < TOWNS:
            turn = view.turns[view.seat]
            lines.append(f"{t.towns[place]}: {t.quests[card].name} {progress_words(t, card, progress, turn)};")
        else:
            foe = t.foes[t.first_lair + card]
            strike, power, health = printed_numbers(foe, view.dragon_mode)
            numbers = "like you" if foe.mirror else f"{strike}/{power}/{health}"
            lines.append(f"{t.lairs[place - TOWNS]}: {foe.name} {numbers} ★{t.lair_glory};")
    return lines


def progress_words(t: AdventureTables, quest: int, progress: int, turn: int) -> str:
    card = t.quests[quest]
    if progress >= DONE:
        return "done"
    if card.within:
        if not progress:
            return "not begun"
        return f"by turn {progress}, now {turn}" if turn <= progress else "too late"
    return f"{counted(card, progress)}/{needed(card)}"

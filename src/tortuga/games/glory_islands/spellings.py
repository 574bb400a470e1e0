"""How the facts of Glory Islands become words; the words themselves are in ``words/``."""

from __future__ import annotations

from tortuga.games.glory_islands.state import COLUMNS, ISLAND_LETTERS, STOPOVER, IslandTables
from tortuga.kernel.words import Spellings, Words, name, term


def cell(words: Words, t: IslandTables, value: int) -> str:
    return t.word("cell", value).upper()


def card(words: Words, t: IslandTables, value: int) -> str:
    """Its colour, then its value and its cost, as in the data: "red 3 ○○○"."""
    colour, _, rest = t.card_names[value].partition(" ")
    return words.phrase("card", colour=words.text(colour), rest=rest)


def steps(words: Words, t: IslandTables, value: int) -> str:
    return words.phrase("stopover", n=value - STOPOVER) if value > STOPOVER else str(value)


def sea(words: Words, t: IslandTables, value: int) -> str:
    """A corner, or which row or column the space faces."""
    edge, along = divmod(value, 6)
    if along == 0:
        return words.term("corner", edge)
    if edge == 0:
        return words.phrase("top", column=COLUMNS[along - 1])
    if edge == 1:
        return words.phrase("right", row=along)
    if edge == 2:
        return words.phrase("bottom", column=COLUMNS[5 - along])
    return words.phrase("left", row=6 - along)


def island(words: Words, t: IslandTables, value: int) -> str:
    return ISLAND_LETTERS[value]


SPELLINGS: Spellings = {
    "cell": cell,
    "card": card,
    "treasure": name("treasures"),
    "steps": steps,
    "sea": sea,
    "space": term("space"),
    "island": island,
    "price": term("price"),
    "special": term("special"),
}

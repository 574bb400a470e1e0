"""The table of Glory Islands in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.games.glory_islands.state import (
    EMPTY,
    ISLAND_LETTERS,
    KINDS,
    NO_CARD,
    RING,
    WRECK_CORNERS,
    IslandTables,
    Side,
)
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.words import Words


def describe(words: Words, t: IslandTables, view: IslandsView, names: list[str]) -> list[str]:
    side = t.sides[1 if view.back else 0]
    bag = view.bag[1] if view.bag[0] == UNKNOWN else sum(view.bag)
    lines = [words.phrase("describe_round", round=view.round, bag=bag, barrels=view.barrel_supply)]
    if view.order:
        lines.append(words.phrase("describe_order", names=", ".join(names[crew] for crew in view.order)))
    lines += [crew_sentence(words, t, view, names[crew], crew) for crew in range(len(view.colour))]
    for island, cells in enumerate(side.islands):
        spaces = "; ".join(space(words, t, side, view, names, cell) for cell in cells)
        lines.append(words.phrase("describe_island", island=ISLAND_LETTERS[island], spaces=spaces))
    if side.storm >= 0:
        lines.append(words.phrase("describe_storm", cell=words.spell(t, "cell", side.storm)))
    if view.wrecks:
        for corner, sea in enumerate(WRECK_CORNERS):
            place = words.spell(t, "sea", sea)
            lines.append(words.phrase("describe_wreck", sea=place, number=view.stacks[corner]))
    return lines


def crew_sentence(words: Words, t: IslandTables, view: IslandsView, who: str, crew: int) -> str:
    morgan = crew >= view.seats
    parts = [words.phrase("describe_glory", name=who, glory=view.glory[crew])]
    if view.sunk[crew]:
        parts.append(words.phrase("describe_sunk"))
    else:
        sea = words.spell(t, "sea", view.ship[crew] % RING)
        parts.append(words.phrase("describe_ship", sea=sea, sailing=view.sailing_value[crew]))
    for key, cards in (
        ("describe_deck" if morgan else "describe_hand", view.morgan_deck if morgan else view.hand[crew]),
        ("describe_pile", view.pile[crew]),
        ("describe_plays", (view.played[crew],) if view.played[crew] != NO_CARD else ()),
    ):
        if cards:
            parts.append(words.phrase(key, cards=" ".join(str(value) for value in sorted(t.value[c] for c in cards))))
    parts.append(words.phrase("describe_supply", number=view.supply[crew]))
    if not morgan:
        parts.append(words.phrase("describe_barrels", number=view.barrels[crew]))
    parts.append(treasure(words, t, view.loot[crew]))
    if view.wrecks:
        tokens = view.salvage[crew] or [UNKNOWN] * (view.morgan_salvage if morgan else 0)
        key = "describe_wrecks_hidden" if UNKNOWN in tokens else "describe_wrecks"
        parts.append(words.phrase(key, number=len(tokens), total=sum(tokens)))
    return "; ".join(parts) + "."


def treasure(words: Words, t: IslandTables, tokens: list[int]) -> str:
    """Treasure by name and number, or how much of it lies face down."""
    if UNKNOWN in tokens or not tokens:
        return words.phrase("describe_treasure", number=len(tokens))
    kinds = [kind for kind in range(KINDS) if kind in tokens]
    return ", ".join(f"{words.spell(t, 'treasure', kind)} {tokens.count(kind)}" for kind in kinds)


def space(words: Words, t: IslandTables, side: Side, view: IslandsView, names: list[str], cell: int) -> str:
    crew = view.cells[cell]
    standing = "" if crew == EMPTY else names[crew]
    kind = words.spell(t, "space", side.kind[cell])
    return words.phrase(
        "describe_space", cell=words.spell(t, "cell", cell), space=kind, taken=int(crew != EMPTY), name=standing
    )

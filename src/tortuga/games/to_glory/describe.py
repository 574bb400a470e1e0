"""The table of To Glory! in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.games.to_glory.state import NOT_CHOSEN, NOWHERE, Facing, Hex, VoyageTables
from tortuga.games.to_glory.view import VoyageView
from tortuga.kernel.machine import UNKNOWN
from tortuga.kernel.words import Words


def describe(words: Words, t: VoyageTables, view: VoyageView, names: list[str]) -> list[str]:
    lines = [words.phrase("describe_round", round=view.round)]
    lines += [player_sentence(words, t, view, names[seat], seat) for seat in range(view.seats)]
    if view.kraken != NOWHERE:
        lines.append(piece(words, t, "describe_kraken", view.kraken, view.kraken_facing))
    lines.append(piece(words, t, "describe_tower", view.tower, view.tower_facing))
    lines.append(words.phrase("describe_supply", gold=view.supply_gold, chests=view.supply_chests))
    for island, tokens in enumerate(view.stock):
        left = tokens[1] if UNKNOWN in tokens else len(tokens)
        letter, place = words.spell(t, "island", island), words.spell(t, "hex", t.island_hex[island])
        lines.append(words.phrase("describe_island", island=letter, hex=place, number=left))
    return lines


def piece(words: Words, t: VoyageTables, key: str, place: Hex, facing: Facing) -> str:
    return words.phrase(key, hex=words.spell(t, "hex", place), facing=words.spell(t, "facing", facing))


def player_sentence(words: Words, t: VoyageTables, view: VoyageView, who: str, seat: int) -> str:
    parts = [words.phrase("describe_hold", name=who, gold=view.gold[seat], chests=view.chests[seat])]
    if view.captain[seat] != NOT_CHOSEN:
        parts.append(words.spell(t, "captain", view.captain[seat]))
    if view.colour[seat] != NOT_CHOSEN:
        colour, place = words.spell(t, "colour", view.colour[seat]), words.spell(t, "hex", view.ship[seat])
        facing = words.spell(t, "facing", view.heading[seat])
        parts.append(words.phrase("describe_ship", colour=colour, hex=place, facing=facing))
    if view.origin[seat] != NOT_CHOSEN:
        origin = words.spell(t, "island", view.origin[seat])
        if view.map[seat] == UNKNOWN:
            parts.append(words.phrase("describe_map", island=origin))
        else:
            goal = words.spell(t, "island", view.map[seat])
            parts.append(words.phrase("describe_goal", island=origin, goal=goal))
    if view.cursed[seat]:
        parts.append(words.phrase("describe_cursed"))
    if not view.aboard[seat]:
        parts.append(words.phrase("describe_off"))
    return "; ".join(parts) + "."

"""A battle laid out for a test."""

from __future__ import annotations

from tests.glory.table import Table


def battle(foe: str, cards: str = "", hero: str = "knight", scene: str = "road") -> Table:
    table = Table(hero, "totem").market("").give(0, cards)
    if scene == "lair":
        table.lair("eyrie", foe, 0).at("k1", 0)
    return table.fight(0, foe, scene)

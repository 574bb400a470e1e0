"""Islebound in German: nothing of ours is left in English but the names of towns and of Ichor."""

from __future__ import annotations

from tests.islebound.table import TABLES
from tortuga.games.islebound.german import GERMAN, NAMES


def test_every_card_has_a_name() -> None:
    assert set(NAMES) == {*TABLES.building_names, *TABLES.event_names, *TABLES.brag_names}


def test_facts_are_spelt() -> None:
    said = [
        GERMAN.spell(TABLES, fact, value)
        for fact, value in (("crew", 9), ("unit", 0), ("unit", TABLES.ichor), ("goods", 15))
    ]
    assert said == ["Verwalten und Verhandeln", "Pirat a", "Ichor", "1 Einflussstein"]
    assert GERMAN.spell(TABLES, "terms", 0) == "1 Buch, Arbeiten erschöpfen: 3 Einflusssteine"

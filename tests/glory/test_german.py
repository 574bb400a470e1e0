"""Every card of Glory speaks German."""

from __future__ import annotations

from typing import Any

from tests.glory.table import GAME

TEXTS = GAME.speak("de").texts
PROPER = ("map",)  # towns and lands keep their names


def said(row: Any) -> list[str]:
    """All names and texts in a table of the data."""
    if isinstance(row, list):
        return [words for item in row for words in said(item)]
    if isinstance(row, dict):
        own = [row[key] for key in ("name", "text") if row.get(key)]
        return own + [words for item in row.values() for words in said(item)]
    return []


def test_every_card_has_german_words() -> None:
    tables = {name: table for name, table in GAME.shown_data.items() if name not in PROPER}
    missing = [words for words in said(tables) if words not in TEXTS]
    assert missing == []
    assert len(said(tables)) > 200


def test_nothing_is_translated_that_nobody_says() -> None:
    assert set(TEXTS) <= set(said(GAME.shown_data))

"""Every game says the same things in every language."""

from __future__ import annotations

import re

import pytest

from tortuga.kernel.registry import find, keys
from tortuga.kernel.words import LANGUAGES, PHRASES

TABLES = ("prompts", "labels", "events", "reasons", "chance")


def places(template: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", template))


def test_a_match_speaks_every_language() -> None:
    assert set(PHRASES) == set(LANGUAGES)
    for language in LANGUAGES:
        assert {key: places(text) for key, text in PHRASES[language].items()} == {
            key: places(text) for key, text in PHRASES["en"].items()
        }


@pytest.mark.parametrize("key", keys())
def test_translations_are_whole(key: str) -> None:
    """A translation has every template, and speaks of the same facts (it may leave some out)."""
    game = find(key)
    for language, words in game.translations.items():
        assert language in LANGUAGES
        for table in TABLES:
            ours, theirs = getattr(game.words, table), getattr(words, table)
            assert ours.keys() == theirs.keys(), f"{language} {table}"
            for name, template in theirs.items():
                assert places(template) <= places(ours[name]), f"{language} {table} {name}: {template}"

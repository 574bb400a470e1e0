"""Every game says the same things in every language."""

from __future__ import annotations

import re

import pytest

import tortuga
from tortuga.kernel.dice import FastDice
from tortuga.kernel.registry import find
from tortuga.kernel.words import LANGUAGES, PHRASES

TABLES = ("prompts", "labels", "events", "reasons", "chance", "features")


def places(template: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", template))


def test_a_match_speaks_every_language() -> None:
    assert set(PHRASES) == set(LANGUAGES)
    for language in LANGUAGES:
        assert {key: places(text) for key, text in PHRASES[language].items()} == {
            key: places(text) for key, text in PHRASES["en"].items()
        }


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(key: str, language: str) -> None:
    """Questions, options, log and refusals of a game being played, none of which may stumble over a fact."""
    game = find(key)
    match = tortuga.new(key, game.least, dict(game.quick_options()), seed=5)
    dice = FastDice(5)
    for _ in range(150):
        if match.over:
            break
        seat = match.decisions[dice.below(len(match.decisions))].seat
        question, options = match.question(seat, language), match.options(seat, language)
        assert question is not None
        assert question.prompt
        assert all(option.label for option in options)
        for fact, value in options[0].facts.items():
            if isinstance(value, int):
                assert match.why_not(seat, fact, value, language) == []
                assert all(why.reason for why in match.why_not(seat, fact, value + 1, language))
        match.choose(seat, options[dice.below(len(options))])
    assert all(line.text for line in match.log(0, 0, language))

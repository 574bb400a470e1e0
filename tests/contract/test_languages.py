"""Every game says the same things in every language, and nothing is said but what stands in the message files."""

from __future__ import annotations

import pytest

import tortuga
from tests.contract.setups import Setup, going_on
from tortuga.kernel.dice import FastDice
from tortuga.kernel.messages import Message
from tortuga.kernel.registry import find
from tortuga.kernel.words import ENGLISH, LANGUAGES, PSEUDO, shared

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
MESSAGES = ("prompts", "labels", "events", "reasons", "phrases")
TEXTS = ("chance", "features")


def compare(place: str, ours: dict[str, Message], theirs: dict[str, Message]) -> None:
    """A translation has every message, and speaks of the same facts (it may leave some out)."""
    assert ours.keys() == theirs.keys(), place
    for key, message in theirs.items():
        assert message.names <= ours[key].names, f"{place} {key}: {message.text}"


@pytest.mark.parametrize("language", OTHERS)
def test_what_belongs_to_no_game_is_translated(language: str) -> None:
    ours, theirs = shared(ENGLISH).sections, shared(language).sections
    assert ours.keys() == theirs.keys()
    for section in ours:
        compare(f"{language} [{section}]", ours[section], theirs[section])


@pytest.mark.parametrize("language", OTHERS)
def test_translations_are_whole(key: str, language: str) -> None:
    ours, theirs = find(key).words, find(key).speak(language)
    assert theirs.language == language, f"{key} does not speak {language}"
    for section in MESSAGES:
        compare(f"{key} {language} [{section}]", getattr(ours, section), getattr(theirs, section))
    for section in TEXTS:
        assert getattr(ours, section).keys() == getattr(theirs, section).keys(), f"{key} {language} [{section}]"
    assert {group: len(words) for group, words in ours.terms.items()} == {
        group: len(words) for group, words in theirs.terms.items()
    }, f"{key} {language} [terms]"


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
                assert match.why_not(seat, fact, value) == []
                assert all(why.say(language) for why in match.why_not(seat, fact, value + 1))
        match.choose(seat, options[dice.below(len(options))])
    assert all(line.text for line in match.log(0, 0, language))
    assert game.describe(game.speak(language), match.tables, match.view(0), match.names)


def bracketed(text: str) -> bool:
    """Is every sentence of this text between the brackets of the pseudo-language?"""
    depth = 0
    for sign in text:
        depth += (sign == "⟦") - (sign == "⟧")
        if depth == 0 and sign.isalpha():
            return False
    return "⟦" in text


def test_nothing_is_said_but_what_stands_in_the_message_files(setup: Setup) -> None:
    """In the pseudo-language every message is in brackets: what is outside of them escaped the message files."""
    game = setup.game
    match = setup.match(6)
    names = match.names[:]
    match.names = [f"⟦{name}⟧" for name in names]  # people's names need no translation
    dice = FastDice(6)
    while going_on(match):
        seat = match.decisions[dice.below(len(match.decisions))].seat
        question, options = match.question(seat, PSEUDO), match.options(seat, PSEUDO)
        assert question is not None
        assert bracketed(question.prompt), question.prompt
        for option in options:
            assert bracketed(option.label), f"{question.kind}: {option.label}"
        for why in match.why_not(seat, "seat", 99):
            assert bracketed(why.say(PSEUDO)), why.say(PSEUDO)
        match.choose(seat, options[dice.below(len(options))])
    for line in match.log(0, 0, PSEUDO):
        assert bracketed(line.text), f"{line.kind}: {line.text}"
    for sentence in game.describe(game.speak(PSEUDO), match.tables, match.view(0), match.names):
        assert bracketed(sentence), sentence

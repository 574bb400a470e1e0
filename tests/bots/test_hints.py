"""Hints: the best options first, honest numbers, and a sentence of why from the features of the game."""

from __future__ import annotations

import pytest

import tortuga
from tests.bots.test_search import some_match
from tortuga.bots.hints import Hint, find_hint, hint_lines
from tortuga.bots.settings import Settings
from tortuga.kernel.dice import FastDice

QUICK = Settings(effort=600)


@pytest.mark.parametrize("key", tortuga.keys())
def test_a_hint_names_offered_options_and_numbers_that_can_be(key: str) -> None:
    match = some_match(key, 30)
    seat = match.decisions[0].seat
    hint = find_hint(match.game, match.tables, match.names, match.view(seat), seat, 1, QUICK)
    offered = {option.id: option for option in match.options(seat)}
    assert 1 <= len(hint.options) <= 3
    for advice in hint.options:
        assert advice.text == offered[advice.id].text
        assert advice.label == offered[advice.id].label
        assert advice.score.low <= advice.score.mean <= advice.score.high
        assert 0 <= advice.chance.low <= advice.chance.mean <= advice.chance.high <= 1
        assert advice.why.endswith(".")
    assert len(hint_lines(hint)) == 2 * len(hint.options)


@pytest.mark.parametrize("key", tortuga.keys())
def test_a_hint_is_the_same_in_both_worlds(key: str) -> None:
    match = some_match(key, 30)
    seat = match.decisions[0].seat
    view = match.view(seat)
    world = match.game.imagine(match.tables, view, FastDice(9))
    hints = [
        find_hint(match.game, match.tables, match.names, match.game.view(state, seat), seat, 1, QUICK)
        for state in (match.state, world)
    ]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("key", tortuga.keys())
def test_the_features_add_up_to_the_standing_and_have_words(key: str) -> None:
    match = some_match(key, 40)
    judgement = match.game.judgement
    standings = [judgement.standing(match.state, seat, judgement.weights) for seat in range(match.seats)]
    for seat, standing in enumerate(standings):
        features = judgement.parts(match.state, seat)
        assert sum(features.values()) == pytest.approx(standing)
        assert set(features) == set(match.game.words.features)
    chances = judgement.outlook(match.state).chances(standings)
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == standings.index(max(standings))


def test_a_match_gives_hints_to_those_who_are_asked() -> None:
    match = tortuga.new("glory-islands", 3, seed=7)
    hint = match.hint(0)
    assert isinstance(hint, Hint)
    match.choose(0, hint.options[0].id)
    with pytest.raises(tortuga.NotOffered):
        match.hint(0)

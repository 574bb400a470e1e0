"""The picture, the sentences, the bot and the speed with modules in play."""

from __future__ import annotations

import pytest

from tests.contract.setups import Setup
from tests.merchants_and_marauders.table import GAME, KEY, ZONE, T, Table
from tests.merchants_and_marauders.test_room import picture
from tortuga.arena.simulate import make_plan, simulate
from tortuga.games.merchants_and_marauders.judgement import JUDGEMENT
from tortuga.games.merchants_and_marauders.modules import MODULE_OPTIONS
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import choose
from tortuga.kernel.words import LANGUAGES

EVERYTHING_ON = {spec.name: spec.choices[1] if spec.choices else True for spec in MODULE_OPTIONS}


def test_the_picture_shows_what_the_modules_add() -> None:
    table = Table(2, "thomas-ashdown josiah-penhallow", **EVERYTHING_ON).at("red", "havana").at("yellow", "nassau")
    table.treasure("tortuga", 25).upgrade("treasure", "chasers").location("nassau", "prison")
    table.give("red", ship="brig", favors=3, loyalty="Happy", contraband="food-k15").act("red")
    table.s.seas.wind, table.s.seas.storm = 7, ZONE["caracas"]
    text = picture(table, {})
    assert "wind to the NW" in text
    assert "≈STORM≈" in text
    assert "TG" in text
    assert "Treasure Galleon at Tortuga with 25 gold" in text
    assert "TREASURE with Chasers" in text
    assert "Prison" in text
    assert "favors 3, crew Happy" in text
    assert "contraband Prisoner for Tortuga" in text
    assert "Brig: Hull ■■ Cargo ■■■■" in text
    sentences = " ".join(GAME.describe(GAME.words, T, table.view("red"), table.match.names))
    assert "Nassau Prison" in sentences


def test_a_picture_can_be_drawn_at_any_time_with_everything() -> None:
    setup = Setup(KEY, 3, {**EVERYTHING_ON, "turns": 30})
    names = GAME.player_names(T, 3, {})
    for number, state in enumerate(setup.walk(5)):
        if number % 3 == 0 and state.open:
            assert GAME.picture(T, GAME.view(state, state.open[0][0].seat), names, {})


def test_quick_choices_end_the_game_with_everything() -> None:
    state = Setup(KEY, 3, EVERYTHING_ON).start(7)
    assert isinstance(state, Sea)
    for _ in range(50_000):
        if not state.open:
            return
        decision, options = state.open[0]
        choose(state, decision.seat, JUDGEMENT.quick(state, decision, options, state.dice))
    raise AssertionError("no end")


def test_the_greedy_bot_beats_three_random_ones_with_everything() -> None:
    plan = make_plan(KEY, 4, 4, ["greedy", "random"], {**EVERYTHING_ON, "turns": 12}, seed=11)
    report = simulate(plan)
    assert report.finished == 4
    assert report.bots["greedy"].share >= 0.75


def test_luck_is_the_same_for_the_same_seed() -> None:
    one = Setup(KEY, 2, EVERYTHING_ON).random_match(3, decisions=60)
    other = Setup(KEY, 2, EVERYTHING_ON).random_match(3, decisions=60)
    assert str(one.record) == str(other.record)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(language: str) -> None:
    match = Setup(KEY, 3, EVERYTHING_ON).match(6)
    dice = FastDice(6)
    for _ in range(400):
        if match.over:
            break
        seat = match.decisions[dice.below(len(match.decisions))].seat
        question, options = match.question(seat, language), match.options(seat, language)
        assert question is not None
        assert "{" not in question.prompt
        assert all(option.label and "{" not in option.label for option in options)
        match.choose(seat, options[dice.below(len(options))])
    assert all(line.text and "{" not in line.text for line in match.log(0, 0, language))

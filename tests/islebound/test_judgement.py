"""What bots know of the game."""

from __future__ import annotations

import pytest

from tests.contract.setups import Setup, some
from tests.islebound.table import Table
from tortuga.arena.simulate import make_plan, simulate
from tortuga.games.islebound.judgement import JUDGEMENT
from tortuga.games.islebound.rules.ending import FinalScoring
from tortuga.games.islebound.state import Isles
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import State, choose

SETUPS = [Setup("islebound", 2, {"architect": True, "raid": True}), Setup("islebound", 4, {"trading": True})]


def value(s: State, seat: int) -> float:
    assert isinstance(s, Isles)
    return JUDGEMENT.value(s, seat, JUDGEMENT.weights)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_quick_choices_are_offered_and_play_to_the_end(setup: Setup) -> None:
    state = setup.start(3)
    assert isinstance(state, Isles)
    dice = FastDice(4)
    decisions = 0
    while state.open:
        decision, options = state.open[0]
        chosen = JUDGEMENT.quick(state, decision, options, dice)
        assert chosen in options
        choose(state, decision.seat, chosen)
        decisions += 1
        assert decisions < 20_000


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_state_has_a_value(setup: Setup) -> None:
    for state in some(setup.walk(8), 8, 3):
        assert all(-500 < value(state, seat) < 1000 for seat in range(setup.players))


def test_more_is_better() -> None:
    base = value(Table().at(red="morlim").turn("red").s, 0)
    for thing in (
        {"coins": 8},
        {"wood": 1},
        {"books": 1},
        {"renown": 1},
        {"units": "pirate-a"},
        {"buildings": "bridge"},
    ):
        assert value(Table().at(red="morlim").give("red", **thing).turn("red").s, 0) > base, thing
    assert value(Table().at(red="morlim").give("blue", coins=40).turn("red").s, 0) < base


def test_in_an_action_its_promise_counts() -> None:
    """Entering a town costs at once and pays later; whoever looks one step ahead must see that."""
    table = Table().at(red="grenille").turn("red")
    before = value(table.s, 0)
    assert value(table.do("act visit").s, 0) > before
    strong = Table().at(red="suns-rest").give("red", units="serpent-c serpent-c serpent-c").turn("red").do("act attack")
    one = value(strong.s, 0)
    assert value(strong.do("send serpent-c").s, 0) > one, "two are better than one"


def test_injuring_for_a_win_is_better_than_a_retreat() -> None:
    def losing() -> Table:
        table = Table().at(red="ratnest").give("red", units="serpent-a pirate-b", deck="work").turn("red")
        return table.do("act attack", "send pirate-b", "send serpent-a | die 4, die 4")

    assert losing().do("injure none").asks() == "red: lose pirate-b serpent-a"
    assert value(losing().do("injure none").s, 0) < value(losing().do("injure work").s, 0)


def test_greedy_bots_finish_with_architect() -> None:
    """They would rather not end a game that they are losing, but cannot put it off by asking their hands for ever."""
    report = simulate(make_plan("islebound", 1, 2, ["greedy"], {"architect": True}, 5))
    assert report.finished == 1


def test_at_the_end_only_the_score_counts() -> None:
    table = Table().give("red", wood=9, units="ichor").run(FinalScoring())
    assert value(table.s, 0) < value(Table().give("red", coins=8).run(FinalScoring()).s, 0)

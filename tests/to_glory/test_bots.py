"""What bots know of the game."""

from __future__ import annotations

from tests.to_glory.table import GAME, TABLES, Table
from tortuga.arena.simulate import make_plan, simulate
from tortuga.games.to_glory.judgement import best_aim, value
from tortuga.games.to_glory.state import SHIP, TOWER
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def test_the_greedy_bot_beats_three_random_bots() -> None:
    report = simulate(make_plan("to-glory", 8, 4, ["greedy", "random"], {"gunnery": "table"}, seed=11))
    assert report.finished == 8
    assert report.bots["greedy"].wins >= 6


def test_quick_choices_finish_a_game_soon() -> None:
    rounds = 0
    for seed in range(4):
        s = GAME.set_up(TABLES, 4, GAME.read_options(GAME.quick_options(), 4), FastDice(seed))
        advance(s)
        decisions = 0
        while s.open:
            decision, options = s.open[0]
            chosen = GAME.quick(s, decision, options, s.dice)
            assert chosen in options
            choose(s, decision.seat, chosen)
            decisions += 1
            assert decisions < 5000
        rounds += decisions
    assert rounds / 4 < 1200, "random play takes thousands of decisions"


def test_a_ship_that_comes_nearer_to_its_treasure_stands_better() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 0 + 3), "sw").turn("red")
    near = value(table.s, 0)
    table.put("red", (3, -2), "ne")
    assert near > value(table.s, 0)
    table.give("red", chests=1)
    assert value(table.s, 0) > near


def test_the_best_aim_is_at_something() -> None:
    table = Table(2).put("yellow", (2, 0), "se").tower("e").kraken((-5, 5)).put("red", (5, 0), "e").turn("red")
    gun, press, strength = best_aim(table.s, 0, [SHIP, TOWER], [0, 1, 2, 3])
    assert gun == TOWER
    assert press in range(4)
    assert 1 <= strength <= 8

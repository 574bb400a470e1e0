"""What bots think of Merchants & Marauders: who does what looks best at once must not stall."""

from __future__ import annotations

from copy import deepcopy

from tests.merchants_and_marauders.table import GAME, MISSION, T, Table
from tortuga.games.merchants_and_marauders.judgement import (
    JUDGEMENT,
    WEIGHTS,
    closed_ports,
    mission_worth,
    raid_worth,
)
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def best_at_once(s: Sea) -> int:
    decision, options = s.open[0]
    if len(s.open) > 1 or s.answers:
        return JUDGEMENT.quick(s, decision, options, s.dice)
    best, highest = options[0], -1e18
    for option in options:
        tried = s.copy()
        choose(tried, decision.seat, option)
        worth = JUDGEMENT.value(tried, decision.seat, WEIGHTS)
        if worth > highest:
            best, highest = option, worth
    return best


def test_who_does_what_looks_best_at_once_gains_glory() -> None:
    s = GAME.set_up(T, 4, GAME.read_options({}, 4), FastDice(3))
    advance(s)
    while s.open:
        choose(s, s.open[0][0].seat, best_at_once(s))
    assert sum(GAME.result(s).scores) >= 12


def test_an_action_that_is_left_is_worth_something_in_the_own_turn_only() -> None:
    table = Table(2).at("red", "havana")
    s = table.s
    s.active, s.actions = 0, 2
    time = WEIGHTS.names.index("time")
    assert JUDGEMENT.features(s, 0)[time] > 0.0
    assert JUDGEMENT.features(s, 1)[time] == 0.0
    s.active = NONE
    assert JUDGEMENT.features(s, 0)[time] == 0.0


def test_a_mission_to_a_closed_port_is_worth_little() -> None:
    s = Table(2).at("red", "port-royal", port=True).s
    card = MISSION["the-envoy"]  # leads to St. John
    here = s.zone[0]
    open_worth = mission_worth(s, 0, card, 0, here, True, closed_ports(s, 0))
    s.bounties[0] = 1
    assert mission_worth(s, 0, card, 0, here, True, closed_ports(s, 0)) < open_worth / 4


def test_a_raid_that_sinks_the_ship_is_bad() -> None:
    s = Table(2).at("red", "havana").give("red", ship="sloop").s
    words = T.cargo.words
    hull = [words.index(word) for word in words if T.cargo.icon[words.index(word)] == 0][:2]
    s.display = tuple(hull)
    assert raid_worth(s, 0, 0) < -50.0
    assert raid_worth(s, 0, 0) < raid_worth(s, 0, 1)


def test_bigger_ships_and_dearer_sales_of_an_owners_tables_can_be_judged() -> None:
    s = Table(2).at("red", "havana").s
    usual = JUDGEMENT.features(s, 0)
    s.points[:5] = [9, 9, 9, 9, 9]
    ship = WEIGHTS.names.index("ship")
    assert JUDGEMENT.features(s, 0)[ship] >= usual[ship]
    s.cargo[0] = tuple(range(9))
    s.t = deepcopy(s.t)
    s.t.trade.glory_sale = 6
    assert JUDGEMENT.features(s, 0)[WEIGHTS.names.index("cargo")] > 0.0

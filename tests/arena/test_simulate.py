"""Simulation and the strength of the bots."""

from __future__ import annotations

import pytest

import tortuga
from tortuga.arena.simulate import make_plan, simulate
from tortuga.arena.stats import Tally, wilson


def test_bots_rotate_over_the_seats() -> None:
    report = simulate(make_plan("glory-islands", 8, 4, ["greedy", "random"], seed=2))
    assert [tally.games for tally in report.seats] == [8, 8, 8, 8]
    assert report.bots["greedy"].games == 8
    assert report.bots["random"].games == 24
    assert report.finished == 8


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert Tally().share == 0.0


@pytest.mark.parametrize("key", tortuga.keys())
def test_greedy_beats_random_players(key: str) -> None:
    """At least 75 % against random opponents at a full table; 200 games of each are in docs/notebook/bots.md."""
    game = tortuga.find(key)
    report = simulate(make_plan(key, 8, game.most, ["greedy", "random"], seed=3), jobs=1)
    assert report.bots["greedy"].share >= 0.75, report

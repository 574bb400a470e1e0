"""The search and the levels: they look only at views, keep to their budget, and do what is plainly best."""

from __future__ import annotations

import time

import pytest

import tortuga
from tortuga.bots import BOTS, check_bot, find_bot, make_bot
from tortuga.bots.expert import Searcher
from tortuga.bots.search import Search
from tortuga.bots.settings import Settings
from tortuga.kernel.errors import NoSuchBot
from tortuga.kernel.match import Match

LEVELS = ("deckhand", "mate", "captain", "admiral")


def some_match(key: str, actions: int, players: int = 3) -> Match:
    game = tortuga.find(key)
    match = tortuga.new(key, players, game.quick_options(), seed=11)
    for number in range(actions):
        seat = match.decisions[0].seat
        options = match.options(seat)
        match.choose(seat, options[number * 7 % len(options)])
    while len(match.options(match.decisions[0].seat)) < 2:
        seat = match.decisions[0].seat
        match.choose(seat, match.options(seat)[0])
    return match


@pytest.mark.parametrize("key", tortuga.keys())
def test_the_same_view_seed_and_effort_give_the_same_choice(key: str) -> None:
    match = some_match(key, 25)
    decision, options = match.state.open[0]
    settings = Settings(effort=400, turns=2)
    orders = []
    for _ in range(2):
        search = Search(match.game, match.tables, settings, 5)
        ranked = search.run(match.view(decision.seat), decision.seat, options)
        orders.append([(tried.option, tried.worths) for tried in ranked])
        assert sorted(tried.option for tried in ranked) == sorted(options)
    assert orders[0] == orders[1]


@pytest.mark.parametrize("key", tortuga.keys())
def test_a_search_keeps_to_its_effort(key: str) -> None:
    match = some_match(key, 30)
    decision, options = match.state.open[0]
    for effort in (300, 3000):
        search = Search(match.game, match.tables, Settings(effort=effort, turns=1), 5)
        search.run(match.view(decision.seat), decision.seat, options)
        assert search.steps < 3 * effort + 100 * len(options)


def test_a_search_keeps_to_its_time() -> None:
    match = some_match("glory-islands", 12)
    decision, options = match.state.open[0]
    began = time.process_time()
    bot = make_bot("expert@1s", match.game, match.tables, 1)
    assert bot.choose(match.view(decision.seat), decision.seat, options) in options
    assert time.process_time() - began < 3


def test_several_processes_search_together() -> None:
    match = some_match("glory-islands", 12)
    decision, options = match.state.open[0]
    chosen = [
        make_bot("expert@300x2", match.game, match.tables, 1).choose(match.view(decision.seat), decision.seat, options)
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in options


def test_all_options_are_tried_in_the_same_worlds() -> None:
    match = some_match("glory-islands", 12)
    decision, options = match.state.open[0]
    search = Search(match.game, match.tables, Settings(effort=600, turns=1, tree=False), 5)
    ranked = search.run(match.view(decision.seat), decision.seat, options)
    again = Search(match.game, match.tables, Settings(effort=600, turns=1, tree=False), 5)
    worlds = [again.world(match.view(decision.seat)) for _ in range(2)]
    for tried in ranked:
        for number, (world, luck) in enumerate(worlds):
            alone = type(tried)(tried.option)
            again.attempt(world, luck, decision.seat, alone)
            assert alone.worths[0] == tried.worths[number]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_whole_games_and_are_described(level: str) -> None:
    assert BOTS[level].about
    kind = BOTS[level]
    assert issubclass(kind, Searcher)
    match = tortuga.new("glory-islands", 2, seed=3)
    bots = [make_bot(f"{level}@60", match.game, match.tables, seat) for seat in range(2)]
    while not match.over:
        decision, options = match.state.open[0]
        option = bots[decision.seat].choose(match.view(decision.seat), decision.seat, options)
        match.choose(decision.seat, match.game.action(decision, option))
    assert match.result.scores


def test_each_level_looks_at_least_as_far_as_the_one_below() -> None:
    settings = [kind.settings for kind in map(find_bot, LEVELS) if issubclass(kind, Searcher)]
    assert [s.effort for s in settings] == sorted(s.effort for s in settings)
    assert [s.turns for s in settings] == sorted(s.turns for s in settings)


def test_budgets_and_programs_are_for_ones_own_machine_only() -> None:
    check_bot("expert@500")
    check_bot("admiral@2s")
    check_bot("run:python3 bot.py")
    for name in ("expert@500", "run:python3 bot.py"):
        with pytest.raises(NoSuchBot):
            find_bot(name)
    for name in ("greedy@500", "expert@", "expert@-1", "expert@2m", "nobody"):
        with pytest.raises(NoSuchBot):
            check_bot(name)

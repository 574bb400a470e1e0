"""The search and the levels: they look only at views, keep to their budget, and do what is plainly best."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tortuga
from tortuga.bots import BOTS, check_bot, find_bot, make_bot
from tortuga.bots import settings as settings_module
from tortuga.bots.search import Search
from tortuga.bots.searcher import Searcher
from tortuga.bots.settings import ANY_GAME, Level, Settings, levels, settings_of
from tortuga.kernel.dice import FastDice
from tortuga.kernel.errors import BadData, NoSuchBot
from tortuga.kernel.header import Game
from tortuga.kernel.match import Match

LEVELS = ("deckhand", "mate", "captain", "admiral")
HORIZONS = ("no", "quickly", "at once", "with thought")


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
    settings = Settings(effort=400, turns=2, tree=True)
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
        search = Search(match.game, match.tables, Settings(effort=effort), 5)
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
    search = Search(match.game, match.tables, Settings(effort=600), 5)
    ranked = search.run(match.view(decision.seat), decision.seat, options)
    again = Search(match.game, match.tables, Settings(effort=600), 5)
    worlds = [again.world(match.view(decision.seat)) for _ in range(2)]
    for tried in ranked:
        for number, (world, luck) in enumerate(worlds):
            alone = type(tried)(tried.option)
            again.attempt(world, luck, decision.seat, alone)
            assert alone.worths[0] == tried.worths[number]


@pytest.mark.parametrize("level", LEVELS)
def test_levels_play_whole_games_and_are_described(level: str) -> None:
    assert BOTS[level].about
    assert BOTS[level].searches
    match = tortuga.new("glory-islands", 2, seed=3)
    bots = [make_bot(f"{level}@60", match.game, match.tables, seat) for seat in range(2)]
    while not match.over:
        decision, options = match.state.open[0]
        option = bots[decision.seat].choose(match.view(decision.seat), decision.seat, options)
        match.choose(decision.seat, match.game.action(decision, option))
    assert match.result.scores


@pytest.mark.parametrize("key", [ANY_GAME, *tortuga.keys()])
def test_each_level_looks_at_least_as_far_as_the_one_below(key: str) -> None:
    settings = [level.games[key] for level in levels().values()]
    assert len(set(settings)) == len(settings)
    assert [s.effort for s in settings] == sorted(s.effort for s in settings)
    far = [HORIZONS.index(s.play_on) if s.effort else -1 for s in settings]
    assert far == sorted(far)
    assert not any(s.seconds for s in settings), "a level is as strong on a slow machine as on a fast one"


def test_levels_name_games_that_exist() -> None:
    assert list(levels()) == [*LEVELS, "expert"]
    for level in levels().values():
        assert set(level.games) == {ANY_GAME, *tortuga.keys()}


class Lone(Game[Any, Any, Any]):
    """A game of somebody else's, in a folder of its own."""

    key = "lone"
    title = "Lone"

    def __init__(self, folder: Path, levels: str = "") -> None:
        self.folder = folder  # type: ignore[misc]
        if levels:
            (folder / "levels.toml").write_text(levels)


def test_a_game_may_bring_its_own_levels(tmp_path: Path) -> None:
    game = Lone(tmp_path, "[mate]\neffort = 7\nplay_on = 'no'\n[expert]\nturns = 3\n")
    assert settings_of("mate", game) == Settings(effort=7, play_on="no")
    assert settings_of("expert", game, 90) == Settings(effort=90, turns=3)
    assert settings_of("captain", game) == levels()["captain"].games[ANY_GAME], "what it does not say is usual"
    assert settings_of("mate", tortuga.find("glory")) == levels()["mate"].games["glory"]


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("[mat]\neffort = 7\n", r"levels.toml: \[mat\]: there is no such level. Did you mean 'mate'\?"),
        ("[mate]\neffort = 'much'\n", r"levels.toml: \[mate\] effort: expected `int`, got `str`"),
        ("[mate]\nefort = 7\n", r"levels.toml: \[mate\]: object contains unknown field `efort`"),
        ("effort = 7\n", r"levels.toml effort: stands outside any \[table\]"),
        ("[mate\n", r"levels.toml: "),
    ],
)
def test_a_mistake_in_the_levels_of_a_game_is_named(tmp_path: Path, written: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        settings_of("mate", Lone(tmp_path, written))


def test_a_missing_row_names_game_level_and_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = {"mate": Level("plays", {"glory": Settings()})}
    monkeypatch.setattr(settings_module, "levels", lambda: bare)
    assert settings_of("mate", tortuga.find("glory")) == Settings()
    with pytest.raises(
        BadData, match=r"levels.toml: \[mate.games\] lone: there is no such row, and none called 'usual'"
    ):
        settings_of("mate", Lone(tmp_path))
    with pytest.raises(NoSuchBot, match=r"levels.toml has no level 'mat'. Did you mean 'mate'\?"):
        settings_of("mat", Lone(tmp_path))


@pytest.mark.parametrize("play_on", HORIZONS)
@pytest.mark.parametrize("key", tortuga.keys())
def test_however_a_turn_is_played_on_the_options_are_all_ranked(key: str, play_on: str) -> None:
    match = some_match(key, 25)
    decision, options = match.state.open[0]
    how = msgspec.convert({"effort": 60, "play_on": play_on}, Settings)
    ranked = Search(match.game, match.tables, how, 5).run(match.view(decision.seat), decision.seat, options)
    assert sorted(tried.option for tried in ranked) == sorted(options)


def test_thinking_a_turn_through_finds_what_a_look_at_the_next_step_does_not() -> None:
    """In Islebound, whoever judges only the next step does much worse than whoever tries it out to the end."""
    game = tortuga.find("islebound")
    ahead = 0.0
    for seed in range(4):
        match = tortuga.new("islebound", 2, seed=seed)
        how = [Settings(effort=1, worlds=1, play_on="with thought"), Settings(effort=1, worlds=1, play_on="no")]
        bots = [Searcher(game, match.tables, seed, settings) for settings in how]
        for _ in range(120):
            if match.over:
                break
            decision, options = match.state.open[0]
            option = bots[decision.seat].choose(match.view(decision.seat), decision.seat, options)
            match.choose(decision.seat, game.action(decision, option))
        ahead += match.result.scores[0] - match.result.scores[1]
    assert ahead > 20


def test_a_tree_is_kept_for_the_next_decision() -> None:
    """What was seen to follow the choice made is where the next thought begins."""
    match = tortuga.new("glory-islands", 2, seed=5)
    game = match.game
    how = Settings(effort=3_000, turns=2, tree=True)
    kept = 0
    for number in range(60):
        decision, options = match.state.open[0]
        if len(options) > 1 and not match.state.answers and len(match.state.open) == 1:
            view = match.view(decision.seat)
            best = Search(game, match.tables, how, number).run(view, decision.seat, options)[0]
            match.choose(decision.seat, game.action(decision, best.option))
            then, later = match.state.open[0] if match.state.open else (decision, [])
            if then.seat == decision.seat and len(match.state.open) == 1 and len(later) > 1:
                search = Search(game, match.tables, how, number)
                view = match.view(then.seat)
                known = {tried.option: tried.node for tried in search.run(view, then.seat, later, best.node)}
                before = {option: best.node.later.get((type(then).__name__, option)) for option in later}
                assert all(known[option] is node for option, node in before.items() if node is not None)
                kept += sum(node is not None for node in before.values())
        else:
            match.choose(decision.seat, game.action(decision, options[0]))
        if match.over:
            break
    assert kept > 10


@pytest.mark.parametrize("key", tortuga.keys())
def test_whoever_forgets_still_imagines_worlds_that_can_be(key: str) -> None:
    match = some_match(key, 60)
    game = match.game
    for actions in range(40):
        decision, options = match.state.open[0]
        view = game.without_memory(match.tables, match.view(decision.seat))
        world = game.imagine(match.tables, view, FastDice(actions))
        assert next(o for d, o in world.open if d.seat == decision.seat) == options
        assert game.inventory(world) == game.inventory(match.state)
        match.choose(decision.seat, game.action(decision, options[actions * 5 % len(options)]))


def test_the_deckhand_of_glory_forgets_the_lairs_that_it_looked_into() -> None:
    """The mate does so as well, the captain keeps them in mind."""
    match = tortuga.new("glory", 2, seed=1)
    forgotten = 0
    for number in range(400):
        decision, options = match.state.open[0]
        view: Any = match.view(decision.seat)
        kept: Any = match.game.without_memory(match.tables, view)
        forgotten += sum(a != b for a, b in zip(view.lairs, kept.lairs, strict=True))
        match.choose(decision.seat, match.game.action(decision, options[number * 7 % len(options)]))
        if match.over:
            break
    assert forgotten
    assert [settings_of(level, tortuga.find("glory")).forgets for level in LEVELS] == [True, True, False, False]


def test_without_effort_a_bot_chooses_quickly() -> None:
    match = some_match("glory", 25)
    decision, options = match.state.open[0]
    search = Search(match.game, match.tables, Settings(effort=0), 5)
    assert search.run(match.view(decision.seat), decision.seat, options)[0].option in options
    assert search.steps == 0


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


def test_who_overlooks_what_tells_options_apart_takes_any() -> None:
    match = some_match("to-glory", 12)
    decision, options = match.state.open[0]
    weights = match.game.judgement.weights
    nothing_counts = Settings(effort=1, worlds=1, play_on="no", odds=False, overlooks=weights.names)
    first = {
        Search(match.game, match.tables, nothing_counts, seed)
        .run(match.view(decision.seat), decision.seat, options)[0]
        .option
        for seed in range(60)
    }
    assert len(first) > 2


def test_others_take_equal_options_as_the_rules_list_them() -> None:
    """Right after the choice, all ways that a ship may face at the beginning of To Glory! are equal."""
    match = some_match("to-glory", 0)
    while match.decisions[0].kind != "FaceShip":
        match.choose(match.decisions[0].seat, match.options(match.decisions[0].seat)[0])
    decision, options = match.state.open[0]
    view = match.view(decision.seat)
    for seed in range(5):
        ranked = Search(match.game, match.tables, Settings(effort=1, worlds=1, play_on="no"), seed)
        assert [tried.option for tried in ranked.run(view, decision.seat, options)] == options
        greedy = make_bot("greedy", match.game, match.tables, seed)
        assert greedy.choose(view, decision.seat, options) == options[0]


@pytest.mark.parametrize("key", tortuga.keys())
def test_levels_overlook_only_what_a_game_knows(key: str) -> None:
    weights = tortuga.find(key).judgement.weights
    for level in levels().values():
        assert set(level.games[key].overlooks) <= set(weights.names)


def test_what_is_overlooked_does_not_count() -> None:
    match = some_match("to-glory", 40)
    weights = match.game.judgement.weights
    judgement = match.game.judgement
    parts = judgement.parts(match.state, 0)
    most = max(parts, key=lambda name: parts[name])
    assert parts[most] > 0
    short = judgement.value(match.state, 0, weights.overlooking((most,)))
    assert short == pytest.approx(judgement.value(match.state, 0, weights) - parts[most])

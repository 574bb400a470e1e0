"""Our own speed, measured in this interpreter: ``python benchmarks/ours.py`` prints one JSON object a game.

Everything is CPU time on one core, the median of several rounds.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable

import tortuga
from tortuga.kernel import machine
from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import AnyGame
from tortuga.kernel.machine import State, advance, choose, playout

ROUNDS = 5
SECONDS = 0.6  # a round of random play


def median_of(measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(ROUNDS))


def random_play(game: AnyGame, players: int) -> tuple[float, float, float]:
    """Decisions a second, games a second, decisions a game."""
    tables = game.load()
    options = game.read_options(game.quick_options(), players)
    rates, games_rates, lengths = [], [], []
    for round_ in range(ROUNDS):
        began = time.process_time()
        games = decisions = 0
        while time.process_time() - began < SECONDS:
            state = game.set_up(tables, players, options, FastDice(round_ * 10**6 + games))
            advance(state)
            decisions += playout(state, FastDice(games))
            games += 1
        spent = time.process_time() - began
        rates.append(decisions / spent)
        games_rates.append(games / spent)
        lengths.append(decisions / games)
    return statistics.median(rates), statistics.median(games_rates), statistics.median(lengths)


def middle_state(game: AnyGame, players: int) -> State:
    """A state in the middle of a random game."""
    options = game.read_options(game.quick_options(), players)
    tables = game.load()
    states = []
    state = game.set_up(tables, players, options, FastDice(1))
    advance(state)
    luck = FastDice(2)
    while state.open:
        states.append(state.copy())
        decision, offered = state.open[0]
        choose(state, decision.seat, offered[luck.below(len(offered))])
    middle: State = states[len(states) // 2]
    return middle


def microseconds(work: Callable[[], object], times: int) -> float:
    def once() -> float:
        began = time.process_time()
        for _ in range(times):
            work()
        return (time.process_time() - began) / times * 1e6

    return median_of(once)


def long_record(game: AnyGame, players: int) -> str:
    match = tortuga.new(game.key, players, game.quick_options(), seed=3)
    luck = FastDice(4)
    while not match.over:
        question = match.decisions[0]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))].id)
    return str(match.record)


def measure(game: AnyGame) -> dict[str, float | str | int]:
    players = game.most
    tables = game.load()
    decisions, games, length = random_play(game, players)
    state = middle_state(game, players)
    view = game.view(state, 0)
    record = long_record(game, players)
    return {
        "game": game.title,
        "players": players,
        "compiled": not str(machine.__file__).endswith(".py"),
        "decisions_per_second": decisions,
        "games_per_second": games,
        "decisions_per_game": length,
        "copy_us": microseconds(state.copy, 20_000),
        "view_us": microseconds(lambda: game.view(state, 0), 1_000),
        "imagine_us": microseconds(lambda: game.imagine(tables, view, FastDice(1)), 300),
        "record_lines": record.count("\n"),
        "load_ms": microseconds(lambda: tortuga.replay(record), 3) / 1000,
    }


if __name__ == "__main__":
    for header in tortuga.games():
        print(json.dumps(measure(header)), flush=True)
    sys.exit(0)

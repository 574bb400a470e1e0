"""Fit the weights of a game's judgement to games that bots play with it: ``python benchmarks/fit.py GAME --games 200``.

Each position of these games is one observation for every seat: its features, and the score that it had in the end.
Ridge regression pulls the weights towards those that the judgement has now. Prints the new weights as they stand in
``judgement.py``, and how far ahead one must be to win (fitted by likelihood).
"""

from __future__ import annotations

import argparse
import importlib
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from tortuga.bots.search import Search, Settings
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import State, advance, choose
from tortuga.kernel.registry import find

PLAYER = Settings(effort=400, turns=1, tree=False, worlds=2)
ODD = 20  # one choice in so many is any choice, so that all kinds of positions come
LOOK = 3  # one position in so many is looked at


def play(job: tuple[str, int, int]) -> tuple[list[list[float]], list[float], list[int], list[float]]:
    """Rows (features of one seat), progress, final scores and shares of the victory; ``seats`` rows a position."""
    key, players, seed = job
    game = find(key)
    judgement = importlib.import_module(type(game).__module__.removesuffix("game") + "judgement")
    tables = game.load()
    luck = FastDice(seed * 7919 + 13)
    options = game.read_options(game.quick_options(), players)
    s: State = game.set_up(tables, players, options, FastDice(luck.below(1 << 53)))
    advance(s)
    rows: list[list[float]] = []
    progress: list[float] = []
    for _ in range(5000):
        if not s.open:
            break
        decision, offered = s.open[0]
        if luck.below(LOOK) == 0 and not s.answers and all(ready(s, seat) for seat in range(players)):
            progress.append(judgement.progress(s))
            rows += [judgement.features(s, seat) for seat in range(players)]
        seat = decision.seat
        if len(offered) > 1 and luck.below(ODD):
            search = Search(game, tables, PLAYER, luck.below(1 << 53))
            option = search.run(game.view(s, seat), seat, offered)[0].option
        else:
            option = offered[luck.below(len(offered))]
        choose(s, seat, option)
    result = game.result(s)
    return rows, progress, result.scores, [result.share(seat) for seat in range(players)]


def ready(s: Any, seat: int) -> bool:
    """Not while heroes are being chosen."""
    return bool(s.cards[seat]) and bool(s.alive[seat]) if hasattr(s, "cards") and hasattr(s, "alive") else True


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ridge", type=float, default=0.02)
    given = parser.parse_args()
    jobs = [(given.game, given.players, given.seed * 100_000 + n) for n in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        played = list(pool.map(play, jobs, chunksize=4))
    game = find(given.game)
    judgement = importlib.import_module(type(game).__module__.removesuffix("game") + "judgement")
    weights = judgement.WEIGHTS
    x_parts, y_parts = [], []
    for rows, progress, scores, _ in played:
        x = np.array(rows).reshape(len(progress), given.players, -1)
        p = np.array(progress)[:, None, None]
        x_parts.append(np.concatenate([x * (1 - p), x * p], axis=2).reshape(len(progress) * given.players, -1))
        y_parts.append(np.tile(np.array(scores, float), len(progress)))
    x, y = np.concatenate(x_parts), np.concatenate(y_parts)
    now = np.array([*weights.early, *weights.late])
    scale = x.std(axis=0) + 1e-9
    scale = np.where(scale < 1e-6, 1.0, scale)
    z = x / scale
    lam = given.ridge * len(y)
    prior = now * scale
    rest = [len(now) // 2 - 1, len(now) - 1]
    pull = np.full(len(now), lam)
    pull[rest] = 1e-6 * lam
    fitted = np.linalg.solve(z.T @ z + np.diag(pull), z.T @ y + pull * prior) / scale
    half = len(fitted) // 2
    for name, w in (("before", now), ("fitted", fitted)):
        error = y - x @ w
        print(f"{name}: error {error.std():.3f} (bias {error.mean():.3f}), of {y.std():.3f}")
    print(f"mean length {np.mean([len(p) for _, p, _, _ in played]) * LOOK:.0f} decisions, mean score {y.mean():.2f}")
    for i, name in enumerate(weights.names):
        print(f"  {name:12s} {now[i]:7.3f} {now[half + i]:7.3f}  ->  {fitted[i]:7.3f} {fitted[half + i]:7.3f}")
    best = (1e18, 0.0, 0.0)
    data = []
    at = 0
    for _, progress, _, shares in played:
        n = len(progress)
        value = (x[at : at + n * given.players] @ fitted).reshape(n, given.players)
        at += n * given.players
        if sum(shares) > 0:
            data.append((value - value.max(axis=1, keepdims=True), np.array(progress), np.array(shares)))
    for early in np.geomspace(0.3, 30, 21):
        for late in np.geomspace(0.3, 30, 21):
            loss = 0.0
            for value, progress_, shares_ in data:
                spread = (early * (1 - progress_) + late * progress_)[:, None]
                chance = np.exp(value / spread)
                chance /= chance.sum(axis=1, keepdims=True)
                loss -= float((np.log(np.maximum(chance, 1e-9)) * shares_).sum()) / len(value)
            if loss < best[0]:
                best = (loss, float(early), float(late))
    print(f"log loss {best[0] / max(1, len(data)):.3f} (knowing nothing: {np.log(given.players):.3f})")
    print(f"EARLY = ({', '.join(f'{w:.3f}' for w in fitted[:half])})")
    print(f"LATE = ({', '.join(f'{w:.3f}' for w in fitted[half:])})")
    print(f"SPREAD = ({best[1]:.2f}, {best[2]:.2f})")


if __name__ == "__main__":
    main()

"""Fit a game's judgement to play: ``python benchmarks/fit.py GAME --groups 1000``.

What is a feature worth? A turn is played in several odd ways, and from the end of each the game is played to its end
with the same luck. How the outcomes differ with the features at the end of the turn tells what each feature is worth:
only differences within one turn count, so it does not matter that rich players are rich. The weights that the
judgement has now are where the estimate starts from (a ridge: the more games, the more the games say).

What does a standing promise? The same games tell how standings at the end of a turn go with final scores and
victories.

Prints weights and outlook as they stand in ``judgement.py``.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from tortuga.bots import make_bot
from tortuga.bots.greedy import best_at_once
from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import AnyGame
from tortuga.kernel.judgement import Judgement
from tortuga.kernel.machine import State, advance, choose
from tortuga.kernel.registry import find

WAYS = 4  # in which a turn is played
ODD = 40  # of 100 choices in such a turn are any choice
LOOK = 12  # one turn in so many is looked at
RIVAL = 0.4  # how much the best rival's score counts against one's own
DOUBT = 0.7  # how far the present weights may be off, as a part of each
LONGEST = 3000


def policy(judgement: Judgement[Any], s: State, luck: FastDice) -> int:
    """What is best after one step; quick choices where one step shows nothing."""
    decision, options = s.open[0]
    seat = decision.seat
    if len(options) == 1:
        return options[0]
    best = judgement.by_odds(s, decision, options)
    if best >= 0:
        return best
    if len(s.open) > 1 or s.answers:
        return judgement.quick(s, decision, options, luck)
    return best_at_once(judgement, s, seat, options)


def play_turn(judgement: Judgement[Any], s: State, seat: int, luck: FastDice) -> None:
    """Until the seat has had its turn, many of its choices being odd."""
    mine = False
    for _ in range(200):
        if not s.open:
            return
        if judgement.turn_of(s) == seat:
            mine = True
        elif mine:
            return
        decision, options = s.open[0]
        odd = decision.seat == seat and luck.below(100) < ODD
        choose(s, decision.seat, options[luck.below(len(options))] if odd else policy(judgement, s, luck))


def play_out(judgement: Judgement[Any], s: State, luck: FastDice) -> None:
    for _ in range(LONGEST):
        if not s.open:
            return
        choose(s, s.open[0][0].seat, policy(judgement, s, luck))


Row = tuple[int, list[float], float, float, list[float], list[int], list[float]]


def collect(job: tuple[str, int, int, int, list[float]]) -> list[Row]:
    """Rows: group, features of the seat, outcome, progress, standings of all, final scores, shares of the victory."""
    key, players, seed, groups, start = job
    game = find(key)
    judgement = game.judgement
    if start:
        judgement.weights.weights = start
    tables = game.load()
    luck = FastDice(seed * 7919 + 13)
    options = game.read_options(game.quick_options(), players)
    rows: list[Row] = []
    found = 0
    while found < groups:
        s: State = game.set_up(tables, players, options, FastDice(luck.below(1 << 53)))
        advance(s)
        before = -2
        for _ in range(LONGEST):
            if not s.open:
                break
            turn = judgement.turn_of(s)
            seat = s.open[0][0].seat
            if turn != before and luck.below(LOOK) == 0 and not s.answers and turn in (-1, seat):
                found += 1
                rows += group(game, s, seat, seed * 100_000 + found, luck)
            before = turn
            choose(s, seat, policy(judgement, s, luck))
    return rows


def group(game: AnyGame, s: State, seat: int, number: int, luck: FastDice) -> list[Row]:
    judgement = game.judgement
    rows: list[Row] = []
    later, course = luck.below(1 << 53), luck.below(1 << 53)
    for way in range(WAYS):
        tried: State = s.copy()
        tried.dice = FastDice(course)
        play_turn(judgement, tried, seat, FastDice(course + way))
        if not tried.open:
            continue
        raw = judgement.features(tried, seat)
        standings = [judgement.standing(tried, other, judgement.weights) for other in range(s.seats)]
        progress = judgement.progress(tried)
        tried.dice = FastDice(later)
        play_out(judgement, tried, FastDice(later + 1))
        result = game.result(tried)
        outcome = result.scores[seat] - RIVAL * max(x for i, x in enumerate(result.scores) if i != seat)
        shares = [result.share(other) for other in range(s.seats)]
        rows.append((number, raw, outcome, progress, standings, result.scores, shares))
    return rows


def watch(job: tuple[str, int, int, str]) -> list[Row]:
    """The positions of one whole game of bots, for the outlook alone."""
    key, players, seed, name = job
    game = find(key)
    judgement = game.judgement
    tables = game.load()
    luck = FastDice(seed * 7919 + 13)
    options = game.read_options(game.quick_options(), players)
    s: State = game.set_up(tables, players, options, FastDice(luck.below(1 << 53)))
    advance(s)
    bots = [make_bot(name, game, tables, luck.below(1 << 53)) for _ in range(players)]
    seen: list[tuple[float, list[float]]] = []
    for _ in range(LONGEST):
        if not s.open:
            break
        decision, offered = s.open[0]
        if luck.below(4) == 0:
            standings = [judgement.standing(s, seat, judgement.weights) for seat in range(players)]
            seen.append((judgement.progress(s), standings))
        choose(s, decision.seat, bots[decision.seat].choose(game.view(s, decision.seat), decision.seat, offered))
    result = game.result(s)
    shares = [result.share(seat) for seat in range(players)]
    return [(0, [], 0.0, progress, standings, result.scores, shares) for progress, standings in seen]


def fit_weights(rows: list[Row], now: Any) -> Any:
    groups: dict[int, list[Row]] = {}
    for row in rows:
        groups.setdefault(row[0], []).append(row)
    xs, ys = [], []
    for members in groups.values():
        if len(members) > 1:
            x = np.array([row[1] for row in members])
            y = np.array([row[2] for row in members])
            xs.append(x - x.mean(axis=0))
            ys.append(y - y.mean())
    x, y = np.concatenate(xs), np.concatenate(ys)
    noise = float((y - x @ now).var())
    pull = noise / (DOUBT * np.maximum(np.abs(now), 1e-3)) ** 2
    inner = x.T @ x
    fitted = np.linalg.solve(inner + np.diag(pull), x.T @ y + pull * now)
    doubt = np.sqrt(np.diag(np.linalg.inv(inner + np.diag(pull))) * noise)
    print(
        f"{len(groups)} turns; spread of outcomes {y.std():.2f}, unexplained {np.sqrt(noise):.2f} before, "
        f"{(y - x @ fitted).std():.2f} after"
    )
    return fitted, doubt


def fit_outlook(rows: list[Row]) -> list[float]:
    p = np.array([row[3] for row in rows])
    standings = np.array([row[4] for row in rows])
    scores = np.array([row[5] for row in rows], float)
    shares = np.array([row[6] for row in rows])
    fine = (standings > -50).all(axis=1) & (shares.sum(axis=1) > 0)
    p, standings, scores, shares = p[fine], standings[fine], scores[fine], shares[fine]
    q = np.repeat(p, scores.shape[1])
    v, y = standings.ravel(), scores.ravel()
    x = np.stack([1 - q, q, v * (1 - q), v * q], axis=1)
    base_early, base_late, slope_early, slope_late = np.linalg.lstsq(x, y, rcond=None)[0]
    slope = np.maximum(0.05, slope_early * (1 - p) + slope_late * p)[:, None]
    lead = slope * (standings - standings.max(axis=1, keepdims=True))
    best = (1e18, 0.0, 0.0)
    for early in np.geomspace(0.2, 40, 25):
        for late in np.geomspace(0.2, 40, 25):
            chance = np.exp(lead / (early * (1 - p) + late * p)[:, None])
            chance /= chance.sum(axis=1, keepdims=True)
            loss = -float((np.log(np.maximum(chance, 1e-9)) * shares).sum()) / len(p)
            best = min(best, (loss, float(early), float(late)))
    print(
        f"score: error {(y - x @ [base_early, base_late, slope_early, slope_late]).std():.2f} of {y.std():.2f}; "
        f"victory: log loss {best[0]:.3f} (knowing nothing {np.log(scores.shape[1]):.3f})"
    )
    return [float(n) for n in (base_early, max(0.05, slope_early), best[1], base_late, max(0.05, slope_late), best[2])]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--groups", type=int, default=1000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", default="", help="weights to start from, separated by commas")
    parser.add_argument("--watch", default="", help="fit only the outlook, to --groups games of this bot")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    if given.watch:
        games = [(given.game, given.players, given.seed * 1000 + n, given.watch) for n in range(given.groups)]
        with ProcessPoolExecutor(given.jobs) as pool:
            show_outlook([row for found in pool.map(watch, games) for row in found])
        return
    parts = max(1, given.groups // 20)
    start = [float(word) for word in given.start.split(",")] if given.start else []
    jobs = [(given.game, given.players, given.seed * 1000 + n, 20, start) for n in range(parts)]
    with ProcessPoolExecutor(given.jobs) as pool:
        rows = [row for found in pool.map(collect, jobs) for row in found]
    weights = find(given.game).judgement.weights
    now = np.array(start or weights.weights)
    fitted, doubt = fit_weights(rows, now)
    for i, name in enumerate(weights.names):
        print(f"  {name:12s} {now[i]:8.4f} -> {fitted[i]:8.4f} ± {doubt[i]:.4f}")
    print(f"WEIGHTS ({', '.join(f'{w:.4g}' for w in fitted)})")
    show_outlook(rows)


def show_outlook(rows: list[Row]) -> None:
    a, b, c, d, e, f = fit_outlook(rows)
    print(f"OUTLOOK Outlook({a:.2f}, {b:.3f}, {c:.2f}), Outlook({d:.2f}, {e:.3f}, {f:.2f})")


if __name__ == "__main__":
    main()

"""The ladder of bots, measured: ``python benchmarks/ladder.py --games 400 --jobs 2``.

For every game, each level plays the one below (two seats each), and ``expert`` plays three ``greedy`` and three
``sailor``, every deal from every seat. Results are kept in a folder, so that it continues after a break. ``--seconds``
stops a pair whose games take long after fewer of them. Prints the tables of ``docs/notebook/bots.md``.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import tortuga
from tortuga.arena.arena import Standing, make_arena, run_arena
from tortuga.arena.stats import wilson

PAIRS = (
    ("deckhand", "random"),
    ("mate", "deckhand"),
    ("captain", "mate"),
    ("admiral", "captain"),
)
AGAINST_THREE = (("expert@1s", "greedy"), ("expert@1s", "sailor"))
STEP = 4  # games between two looks at the clock: a deal from every seat


def row(key: str, standing: Standing, name: str, fair: str) -> str:
    games = len(standing.outcomes)
    wins = sum(
        share for game in standing.outcomes for bot, share in zip(game.bots, game.shares, strict=True) if bot == name
    )
    low, high = wilson(wins, games)
    others = next(bot for bot in standing.plan.names if bot != name)
    means = {bot: tally.mean for bot, tally in standing.tallies().items()}
    return (
        f"| {tortuga.find(key).title} | {name} | {others} | {fair} | {games} | {wins / games:.1%} | "
        f"{low:.1%} – {high:.1%} | {means[name]:.1f} : {means[others]:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--only", default="", help="games, separated by commas")
    parser.add_argument(
        "--pairs", default="", help='such as "captain:mate,expert@20000:greedy"; three against one: "a:b:3"'
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="for one pair, at most; the next run continues")
    parser.add_argument("--folder", type=Path, default=Path("build/ladder"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    pairs = [(better, worse, 2) for better, worse in PAIRS] + [(better, worse, 3) for better, worse in AGAINST_THREE]
    if given.pairs:
        split = [pair.split(":") for pair in given.pairs.split(",")]
        pairs = [(pair[0], pair[1], int(pair[2]) if len(pair) > 2 else 2) for pair in split]
    print("| game | bot | against | even is | games | won | 95 % interval | mean scores |")
    print("|---|---|---|---|---|---|---|---|")
    for key in given.only.split(",") if given.only else tortuga.keys():
        for better, worse, others in pairs:
            lineup = [better, worse, better, worse] if others == 2 else [better, worse, worse, worse]
            folder = given.folder / key / f"{better}-{worse}-{others}"
            began = time.monotonic()
            games = 0
            while games < given.games and (not games or time.monotonic() - began < given.seconds):
                games = min(given.games, games + STEP * given.jobs)
                plan = make_arena(key, lineup, games, players=4, seed=given.seed)
                standing = run_arena(plan, jobs=given.jobs, folder=folder, stop=False)
                games = len(standing.outcomes)
            print(row(key, standing, better, "50 %" if others == 2 else "25 %"), flush=True)


if __name__ == "__main__":
    main()

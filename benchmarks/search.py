"""How fast bots think: ``python benchmarks/search.py``, with the plain or the compiled Tortuga that it is run with.

Four mates play a game; at some of its decisions every level chooses too, and the expert searches for a while. Prints
the CPU time of a choice (median and longest, in ms), and the expert's tries and steps per second.
"""

from __future__ import annotations

import argparse
import time
from statistics import median

import tortuga
from tortuga.bots import make_bot
from tortuga.bots.search import Search
from tortuga.bots.settings import settings_of

LEVELS = ("deckhand", "mate", "captain", "admiral")
FIRST = 30  # decisions before the first look
EVERY = 9  # decisions from one look to the next


def measure(key: str, looks: int, effort: int) -> str:
    game = tortuga.find(key)
    match = tortuga.new(key, 4, game.quick_options(), seed=3)
    bots = {level: make_bot(level, game, match.tables, 1) for level in LEVELS}
    took: dict[str, list[float]] = {level: [] for level in LEVELS}
    tries, steps, seconds = 0, 0, 0.0
    number = 0
    while not match.over and len(took["mate"]) < looks:
        number += 1
        decision, options = match.state.open[0]
        seat = decision.seat
        view = match.view(seat)
        if len(options) > 1 and number > FIRST and number % EVERY == 0:
            for level, bot in bots.items():
                began = time.process_time()
                bot.choose(view, seat, options)
                took[level].append(1000 * (time.process_time() - began))
            search = Search(game, match.tables, settings_of("expert", game, effort), number)
            began = time.process_time()
            search.run(view, seat, options)
            seconds += time.process_time() - began
            tries, steps = tries + search.tries, steps + search.steps
        match.choose(seat, game.action(decision, bots["mate"].choose(view, seat, options)))
    times = " | ".join(f"{median(took[level]):.1f}, {max(took[level]):.0f}" for level in LEVELS)
    return f"| {game.title} | {times} | {tries / seconds:,.0f} | {steps / seconds:,.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--looks", type=int, default=20, help="decisions of a game that are looked at")
    parser.add_argument("--effort", type=int, default=20_000, help="steps of the expert")
    given = parser.parse_args()
    print(f"| game | {' | '.join(LEVELS)} | tries/s | steps/s |")
    print("|---" * (len(LEVELS) + 3) + "|")
    for key in list(tortuga.keys()):
        print(measure(key, given.looks, given.effort), flush=True)


if __name__ == "__main__":
    main()

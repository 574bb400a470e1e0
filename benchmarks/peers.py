"""How fast other Python board-game libraries play and copy, measured beside our own engines.

The peers come from PyPI (a bench-only extra); one that is not installed is left out with a notice on
stderr. Every number is CPU time of this process (``time.process_time``) under uniformly random play:

* decisions/s counts choices made by players. Creating games, listing legal actions, choosing at random
  and resolving chance are part of the time, but chance outcomes are not counted as decisions.
* copies/s repeats the peer's own fastest public copy of one unfinished game, half a typical game long.

Rounds take turns over the peers, so that a slow spell of the machine hits all alike; results are medians.
Compare numbers of one run only. Note that catanatron reseeds Python's global ``random``.
"""

import copy
import importlib
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import islice
from typing import Any, NamedTuple

ROUNDS = 3
BATCH = 50  # copies between two looks at the clock
PYTHON_GAMES = ("python_tic_tac_toe", "python_kuhn_poker")
CPP_GAMES = ("backgammon",)

Play = Callable[[], Iterator[Any]]  # plays one random game, yielding its state before each decision


class Measured(NamedTuple):
    """One row of the table; None where the peer offers no such thing."""

    name: str
    decisions_per_second: float | None
    copies_per_second: float | None


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat ``work``, which returns how many things it did, for about that much CPU time."""
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < seconds or not done:
        done += work()
    return done / elapsed


def halfway(play: Play) -> Any:
    """Return the state of an unfinished game after half as many decisions as a typical game has."""
    half = statistics.median_low(sum(1 for _ in play()) for _ in range(9)) // 2
    while (state := next(islice(play(), half, None), None)) is None:
        pass
    return state


def measure(name: str, play: Play, copier: Callable[[Any], Any] | None, seconds: float) -> Measured:
    """Measure one round of one peer; a ``copier`` of None leaves the copies out."""
    halfway(play)  # to warm up
    decisions = per_second(lambda: sum(1 for _ in play()), seconds)
    if copier is None:
        return Measured(name, decisions, None)
    state = halfway(play)

    def copy_batch() -> int:
        for _ in range(BATCH):
            copier(state)
        return BATCH

    return Measured(name, decisions, per_second(copy_batch, seconds / 3))


def catanatron(seconds: float) -> list[Measured]:
    """Catan with four random players; every tick is one decision."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    rng = random.Random(1)

    def play() -> Iterator[Any]:
        game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**32))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            yield game
            game.play_tick()

    name = f"catanatron {version('catanatron')} (Catan, 4 players)"
    return [measure(name, play, lambda game: game.copy(), seconds)]


def open_spiel_python(seconds: float) -> list[Measured]:
    """Games that OpenSpiel implements in Python."""
    importlib.import_module("open_spiel.python.games")  # registers them
    return [_open_spiel(game, "Python", seconds) for game in PYTHON_GAMES]


def open_spiel_cpp(seconds: float) -> list[Measured]:
    """Games that OpenSpiel implements in C++, driven from Python."""
    return [_open_spiel(game, "C++", seconds) for game in CPP_GAMES]


def _open_spiel(short_name: str, language: str, seconds: float) -> Measured:
    import pyspiel

    rng, game = random.Random(1), pyspiel.load_game(short_name)

    def play() -> Iterator[Any]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                yield state
                state.apply_action(rng.choice(state.legal_actions()))

    name = f"OpenSpiel {version('open_spiel')} ({short_name.removeprefix('python_')}, {language})"
    return measure(name, play, lambda state: state.clone(), seconds)


def pettingzoo(seconds: float) -> list[Measured]:
    """Connect four, the classic environment; copies only if a deep copy really holds the same game."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic import connect_four_v3

    rng, env = random.Random(1), connect_four_v3.env()

    def play() -> Iterator[Any]:
        env.reset()
        while not any(env.terminations.values()):
            yield env
            mask = env.last()[0]["action_mask"]
            env.step(rng.choice(mask.nonzero()[0].tolist()))

    # In 1.27 a deep copy is built anew from the constructor's arguments (EzPickle): its board is empty.
    faithful = copy.deepcopy(halfway(play)).unwrapped.board == env.unwrapped.board
    name = f"PettingZoo {version('pettingzoo')} (connect four)"
    return [measure(name, play, copy.deepcopy if faithful else None, seconds)]


def rlcard(seconds: float) -> list[Measured]:
    """Uno for two; the copy is a deep copy of the game without the environment around it."""
    import rlcard

    rng, env = random.Random(1), rlcard.make("uno", config={"seed": 1})

    def play() -> Iterator[Any]:
        state, _ = env.reset()
        while not env.is_over():
            yield env.game
            state, _ = env.step(rng.choice(list(state["legal_actions"])))

    return [measure(f"RLCard {version('rlcard')} (uno, 2 players)", play, copy.deepcopy, seconds)]


def measure_peers(seconds: float = 3.0) -> list[Measured]:
    """Measure all installed peers; each of 3 rounds plays for ``seconds`` and copies for a third of that."""
    peers = [catanatron, open_spiel_python, open_spiel_cpp, pettingzoo, rlcard]
    rounds: dict[str, list[Measured]] = {}
    for _ in range(ROUNDS):
        for peer in tuple(peers):
            try:
                for row in peer(seconds):
                    rounds.setdefault(row.name, []).append(row)
            except ImportError as error:
                peers.remove(peer)
                print(f"peers: {peer.__name__} left out: {error}".splitlines()[0], file=sys.stderr)

    def median(rates: Iterator[float | None]) -> float | None:
        known = [rate for rate in rates if rate is not None]
        return statistics.median(known) if known else None

    return [
        Measured(name, median(row[1] for row in rows), median(row[2] for row in rows)) for name, rows in rounds.items()
    ]


def main() -> None:
    """Print the table."""
    rows = measure_peers()
    width = max((len(row.name) for row in rows), default=4)
    print(f"{'peer':{width}}  decisions/s     copies/s")
    for name, *rates in rows:
        cells = [f"{'-':>11}" if rate is None else f"{rate:11,.0f}" for rate in rates]
        print(f"{name:{width}}", *cells, sep="  ")


if __name__ == "__main__":
    main()

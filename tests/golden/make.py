"""Golden records and counts: what the rules did when somebody last looked closely.

``python -m tests.golden.make`` writes them anew. Do that only when rules or data are meant to change, raise the game's
``edition`` if old records no longer replay, and read the difference before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path

import tortuga
from tests.contract.setups import LONG, Setup
from tortuga.kernel.machine import State, choose

HERE = Path(__file__).parent
COUNTS = HERE / "perft.json"
DEPTH = 3
SEED = 2026


def golden_setups(key: str) -> list[Setup]:
    """Every number of players, and once with all switches on."""
    game = tortuga.find(key)
    setups = [Setup(key, players, {}) for players in range(game.least, game.most + 1)]
    switches = {spec.name: True for spec in game.options if spec.default is False}
    if switches:
        full = [Setup(key, players, switches) for players in (game.most, game.least)]
        setups += [setup for setup in full if setup.legal][:1]  # some switches are for few players only
    return [setup for setup in setups if setup.legal]


def golden_match(setup: Setup) -> tortuga.Match:
    """Random play; of a long game the first part."""
    return setup.random_match(SEED, decisions=5 * LONG)


def file_of(setup: Setup) -> Path:
    switches = "-all" if setup.options else ""
    return HERE / f"{setup.key}-{setup.players}{switches}.tortuga"


def perft(state: State, depth: int) -> int:
    """How many positions lie ``depth`` decisions ahead, chance falling in one fixed way."""
    if depth == 0 or not state.open:
        return 1
    decision, options = state.open[0]
    total = 0
    for option in options:
        copy: State = state.copy()
        choose(copy, decision.seat, option)
        total += perft(copy, depth - 1)
    return total


def counts(key: str) -> list[int]:
    """Perft from the start and from ten places of a random game."""
    setup = Setup(key, tortuga.find(key).most, {})
    states = [state.copy() for state in setup.walk(SEED)]
    step = max(1, len(states) // 10)
    return [perft(state, DEPTH) for state in states[::step]]


def main() -> None:
    found = {}
    for game in tortuga.games():
        found[game.key] = counts(game.key)
        for setup in golden_setups(game.key):
            golden_match(setup).record.write(file_of(setup))
    COUNTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""The contract: what must always hold, applied to every registered game."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

import tortuga
from tests.contract.setups import SHORT, Setup
from tortuga.kernel.header import AnyGame, Value

SPREAD = 8  # combinations of modules


@cache
def setups() -> list[Setup]:
    """Every game with every number of players, each option at each of its first few values, and modules combined."""
    found: list[Setup] = []
    for game in tortuga.games():
        found += [Setup(game.key, players, {}) for players in range(game.least, game.most + 1)]
        found += spread(game)
        found += [Setup(game.key, game.least, {name: unbounded(game, name)}) for name in SHORT.get(game.key, {})]
        for spec in game.options:
            if spec.late:
                continue
            values = spec.choices[:4] or ((True, False) if isinstance(spec.default, bool) else (spec.default,))
            for value, players in product(values, {game.least, game.most}):
                if value != spec.quick and value not in spec.slow:
                    found.append(Setup(game.key, players, {spec.name: value}))
        everything = {spec.name: True for spec in game.options if spec.default is False}
        if len(everything) > 1:
            full = [Setup(game.key, players, everything) for players in (game.most, game.least)]
            found += [setup for setup in full if setup.legal][:1]  # some switches are for few players only
    for setup in found:
        setup.shorten()
    return [setup for setup in found if setup.legal]


def unbounded(game: AnyGame, name: str) -> Value:
    """The option as the game has it, for the one setup that is played without it being shortened."""
    return next(spec.default for spec in game.options if spec.name == name)


def spread(game: AnyGame) -> list[Setup]:
    """Modules that can be combined at will: some combinations, in which each comes up."""
    late = [spec for spec in game.options if spec.late]
    rng = random.Random(8)
    found: list[Setup] = []
    while late and len(found) < SPREAD:
        values = [rng.choice(spec.choices) if spec.choices else rng.random() < 0.45 for spec in late]
        chosen = {spec.name: value for spec, value in zip(late, values, strict=True) if value != spec.default}
        setup = Setup(game.key, rng.randint(game.least, game.most), chosen)
        if setup.legal:
            found.append(setup)
    return found


@cache
def main_setups() -> set[str]:
    """Two setups a game that show most of it: a full table, and the one with the most options chosen."""
    names: set[str] = set()
    for game in tortuga.games():
        own = [setup for setup in setups() if setup.key == game.key]
        most = max(own, key=lambda setup: (len(setup.options), setup.players))
        names |= {str(Setup(game.key, game.most, {})), str(most)}
    return names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        narrow = main_setups()
        found = [(setup, [] if str(setup) in narrow else [pytest.mark.broad]) for setup in setups()]
        metafunc.parametrize("setup", [pytest.param(setup, marks=marks, id=str(setup)) for setup, marks in found])
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", tortuga.keys())

"""The contract: what must always hold, applied to every registered game."""

from __future__ import annotations

from itertools import product

import pytest

import tortuga
from tests.contract.setups import Setup


def setups() -> list[Setup]:
    """Every game with every number of players, and with each option at each of its first few values."""
    found: list[Setup] = []
    for game in tortuga.games():
        found += [Setup(game.key, players, {}) for players in range(game.least, game.most + 1)]
        for spec in game.options:
            values = spec.choices[:4] or ((True, False) if isinstance(spec.default, bool) else (spec.default,))
            for value, players in product(values, {game.least, game.most}):
                if value != spec.quick and value not in spec.slow:
                    found.append(Setup(game.key, players, {spec.name: value}))
        everything = {spec.name: True for spec in game.options if spec.default is False}
        if len(everything) > 1:
            full = [Setup(game.key, players, everything) for players in (game.most, game.least)]
            found += [setup for setup in full if setup.legal][:1]  # some switches are for few players only
    return [setup for setup in found if setup.legal]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", setups(), ids=str)
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", tortuga.keys())

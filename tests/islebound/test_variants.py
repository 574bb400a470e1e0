"""All variants together."""

from __future__ import annotations

from itertools import product

import pytest

from tests.clauses import clause
from tests.islebound.table import GAME, TABLES
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, playout

VARIANTS = ("advanced", "trading", "close-quarters", "raid", "six-buildings", "architect")


@clause("IB-16.1", "IB-17.1", "IB-18.1", "IB-19.1", "IB-20.1", "IB-21.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_combination_plays_to_its_end(players: int) -> None:
    for number, switches in enumerate(product((False, True), repeat=6)):
        options = dict(zip(VARIANTS, switches, strict=True))
        if (options["close-quarters"] and players != 2) or number % 3 != players - 2:
            continue
        s = GAME.set_up(TABLES, players, GAME.read_options(options, players), FastDice(number))
        advance(s)
        before = GAME.inventory(s)
        playout(s, FastDice(number + 1))
        assert GAME.inventory(s) == before
        assert GAME.result(s).winners

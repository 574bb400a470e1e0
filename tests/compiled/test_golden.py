"""Golden records and counts (law 7). They run plain and compiled, so both give the same to the letter."""

from __future__ import annotations

import json

import pytest

import tortuga
from tests.contract.setups import Setup
from tests.golden.make import COUNTS, counts, file_of, golden_match, golden_setups

SETUPS = [setup for game in tortuga.games() for setup in golden_setups(game.key)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_golden_record_is_played_again_to_the_letter(setup: Setup) -> None:
    golden = file_of(setup).read_text(encoding="utf-8")
    assert str(golden_match(setup).record) == golden
    assert str(tortuga.replay(golden).record) == golden


@pytest.mark.parametrize("key", tortuga.keys())
def test_positions_are_counted_as_before(key: str) -> None:
    assert counts(key) == json.loads(COUNTS.read_text(encoding="utf-8"))[key]

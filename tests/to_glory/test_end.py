"""TG-10: the end."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.to_glory.table import GAME, Table


@clause("TG-10.1")
@pytest.mark.parametrize(("players", "chests"), [(2, 4), (3, 3), (4, 2)])
def test_enough_chests_end_the_game_with_the_round(players: int, chests: int) -> None:
    table = Table(players).give("red", chests=chests - 1).round()
    for _ in range(players):
        table.choose("do end")
    assert table.asks().startswith("red:"), "one less is not enough"
    table.s.chests[0] = chests
    for colour in table.colours:
        assert table.asks().startswith(f"{colour}:"), "the round is played to its end"
        table.choose("do end")
    assert table.match.over


@clause("TG-10.2")
def test_glory_is_gold_and_six_for_each_chest() -> None:
    table = Table(2).give("red", gold=5, chests=4).give("yellow", gold=28, chests=0).round()
    result = GAME.result(table.s)
    assert result.scores == [29, 28]
    assert result.winners == [0]
    assert result.parts[0] == {"gold": 5, "chests": 24}
    assert [(who, facts["glory"]) for who, facts in table.events("final")] == [("red", 29), ("yellow", 28)]
    assert [who for who, _ in table.events("won")] == ["red"]


@clause("TG-10.3")
def test_ties_are_broken_by_chests_and_then_shared() -> None:
    table = Table(3).give("red", gold=6, chests=2).give("yellow", gold=0, chests=3).give("blue", gold=0, chests=3)
    assert GAME.result(table.round().s).winners == [1, 2]

"""The end of the game (IB-14)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.islebound.table import GAME, TABLES, Table
from tortuga.games.islebound.rules.ending import FinalScoring, score_parts, winners
from tortuga.games.islebound.rules.goods import trigger_end
from tortuga.games.islebound.rules.turn import Round


@clause("IB-14.1")
@pytest.mark.parametrize(("players", "last"), [(2, 8), (3, 8), (4, 7)])
def test_the_last_building_triggers_the_end(players: int, last: int) -> None:
    words = [w for w in TABLES.building_words if w not in ("market", "museum", "ichor")][: last - 2]
    table = (
        Table(players).give("red", buildings=" ".join(words), coins=40).row("mansion palace cathedral market museum")
    )
    table.at(red="morlim").turn("red").do("act buy-market | building barracks")
    assert not table.s.ending
    chance = "building tavern" if "mercenary-guild" not in words else "building tavern, pirate pirate-a"
    table.do(f"act buy-museum | {chance}")
    assert table.s.ending


@clause("IB-14.3")
@pytest.mark.parametrize("again", [False, True])
def test_the_round_is_finished_and_one_more_played(again: bool) -> None:
    table = Table()
    table.s.first = 1
    table.run(Round())
    turns: list[str] = []
    while table.match.decisions:
        question = table.match.decisions[0]
        colour = table.colours[question.seat]
        option = table.match.options(question.seat)[0]
        if question.kind == "MoveShip":
            turns.append(colour)
            if len(turns) == 2 or (again and len(turns) == 5):  # blue, the second of three
                trigger_end(table.s, question.seat)
        table.choose(option.text)
    assert turns == ["yellow", "blue", "red", "yellow", "blue", "red"]
    assert [seat for seat, _ in table.told("end_triggered")] == ["blue"], "a second trigger changes nothing"
    assert table.match.over


@clause("IB-14.4")
def test_the_score() -> None:
    table = Table().give("red", coins=4, buildings="bridge academy-of-builders cathedral", renown=3, wood=5, books=3)
    table.s.tokens[0] = (0, 1)
    parts = score_parts(table.s, 0)
    assert parts == {"coins": 4, "buildings": 27, "abilities": 3, "track": 3, "tokens": 14}
    table.run(FinalScoring())
    assert table.match.result.scores[0] == 51


@clause("IB-14.5")
def test_ties() -> None:
    table = Table().give("red", wood=2, fish=1).give("yellow", fish=2).run(FinalScoring())
    assert winners(table.s) == [0]
    table = Table().give("red", wood=2).give("yellow", fish=2).run(FinalScoring())
    assert (winners(table.s), GAME.result(table.s).winners) == ([0, 1], [0, 1])
    assert winners(Table().give("blue", coins=8).give("red", wood=9).s) == [2]

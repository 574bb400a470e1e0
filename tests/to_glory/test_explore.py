"""TG-6: Explore."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import GAME, TABLES, Table
from tests.to_glory.test_data import OURS, owner
from tortuga.games.to_glory.state import LETTERS
from tortuga.games.to_glory.view import VoyageView, imagine
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import SPECTATOR, UNKNOWN


def beside_a(players: int = 2) -> Table:
    return Table(players).put("red", (1, -3), "e")


@clause("TG-6.1")
def test_a_token_is_taken_from_the_island_beside_the_ship() -> None:
    table = beside_a().turn("red").choose("do explore", chance="token map-e")
    assert table.map("red") == "E"
    assert table.tokens("A") == "DF!"
    assert table.s.left == 4


@clause("TG-6.1")
def test_exploring_needs_an_island_with_tokens_and_no_map() -> None:
    table = Table(2).put("red", (2, -1)).turn("red")
    assert table.refuses("do explore") == ("TG-6.1", "Your ship does not lie beside that island, or beside any")
    table = beside_a().give("red", map_from="CG").turn("red")
    assert table.refuses("do explore") == ("TG-6.1", "You hold a map already")
    table = beside_a().stock("A", "").turn("red")
    assert table.refuses("do explore") == ("TG-6.1", "There are no map tokens left there")


@clause("TG-6.1")
def test_beside_several_islands_the_player_chooses(tmp_path: Path) -> None:
    rows = OURS["board"]["rows"][:]
    rows[1], rows[2] = "..A....", ".HC...B."
    rows[5] = ".G...*....."
    table = Table(2, data=owner(tmp_path, "board", rows=rows)).put("red", (0, -4)).kraken((5, 0)).turn("red")
    table.choose("do explore")
    assert table.asks() == "red: explore a c h"
    assert table.refuses("explore b") == ("TG-6.1", "Your ship does not lie beside that island, or beside any")
    table.choose("explore h", chance="token map-d")
    assert table.map("red") == "D"


@clause("TG-6.2")
def test_a_ship_on_its_island_cannot_explore_it() -> None:
    table = Table(2).turn("red")
    assert not table.offers("do explore")
    table.choose("do move")
    assert table.offers("do explore")


@clause("TG-6.3")
def test_only_the_holder_knows_where_a_map_leads() -> None:
    table = beside_a(3).turn("red").choose("do explore", chance="token map-e")
    assert table.view("red").map == [4, -2, -2]
    assert table.view("red").stock[0] == [3, 5, 8]
    for colour in ("yellow", "blue"):
        view = table.view(colour)
        assert view.map[0] == UNKNOWN
        assert view.origin[0] == 0, "from which island it came is open"
        assert view.stock[0] == [UNKNOWN, 3]
    assert any("leads to island E" in line for line in table.log("red"))
    assert not any("leads to" in line for line in table.log("yellow"))
    spectator = GAME.view(table.s, SPECTATOR)
    assert isinstance(spectator, VoyageView)
    assert spectator.map == [UNKNOWN, -2, -2]


@clause("TG-6.4")
def test_a_jolly_roger_curses_and_another_token_is_taken() -> None:
    table = beside_a().turn("red").choose("do explore", chance="token jolly-roger, token map-d")
    assert table.cursed() == "red"
    assert table.map("red") == "D"
    assert table.tokens("A") == "EF!"
    assert [who for who, _ in table.events("jolly")] == ["red"]


@clause("TG-6.4")
def test_after_a_jolly_roger_it_cannot_be_drawn_again() -> None:
    with pytest.raises(Exception, match="cannot have come"):
        beside_a().turn("red").choose("do explore", chance="token jolly-roger, token jolly-roger")


@clause("TG-6.4")
def test_a_second_jolly_roger_is_treated_like_the_first() -> None:
    table = beside_a().stock("A", "F!!").turn("red")
    table.choose("do explore", chance="token jolly-roger, token jolly-roger, token map-f")
    assert table.map("red") == "F"
    assert table.tokens("A") == "!!"


@clause("TG-6.5")
def test_a_jolly_roger_alone_curses_and_stays() -> None:
    table = beside_a().stock("A", "!").turn("red").choose("do explore", chance="token jolly-roger")
    assert table.cursed() == "red"
    assert (table.map("red"), table.tokens("A")) == ("", "!")
    assert table.offers("do explore"), "it may be tried again"


@clause("TG-6.6")
def test_a_map_that_was_cashed_in_is_out_of_the_game_and_one_may_explore_again() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 3), "sw").turn("red").choose("do move")
    assert table.chests("red") == 1
    table.choose("do explore", chance="token map-h")
    assert table.map("red") == "H"
    assert table.tokens("A") == "DF!"
    assert table.view("yellow").box == (4,)


@clause("TG-6.7")
def test_a_map_that_finds_nothing_beside_an_island_does_not_lead_there() -> None:
    table = beside_a(3).turn("red").choose("do explore", chance="token map-e")
    table.put("yellow", (-3, -1)).put("red", (1, 1), "se").choose("do move")
    assert table.s.denied[0] == 1 << LETTERS.index("D")
    guesses = {imagine(TABLES, table.view("yellow"), FastDice(seed)).map[0] for seed in range(60)}
    assert guesses == {4, 5}, "E or F, but not D"
    with pytest.raises(tortuga.NotOffered, match="brought something new to light"):
        table.match.undo(0)

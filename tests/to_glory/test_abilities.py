"""TG-9: the captains' abilities."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.to_glory.table import Table
from tests.to_glory.test_moves import STUCK


@clause("TG-9.1")
def test_an_ability_is_used_once_for_free_and_nothing_comes_between_its_parts() -> None:
    table = Table(2).put("yellow", (2, -1)).turn("yellow").choose("do ability")
    assert table.asks() == "yellow: ability left right"
    table.choose("ability left")
    assert table.asks() == "yellow: ability stop left right", "only the ability goes on"
    table.choose("ability stop")
    assert table.s.left == 5
    assert table.refuses("do ability") == ("TG-9.1", "You have used your captain's ability")


@clause("TG-9.1")
def test_the_ability_comes_back_with_the_next_turn() -> None:
    table = Table(2).put("red", (2, -1)).round().choose("do ability", "ability stop", "do end", "do end")
    assert table.offers("do ability")


@clause("TG-9.2")
def test_sail_moves_the_own_ship_twice() -> None:
    table = Table(2).put("red", (2, -1), "se").turn("red").choose("do ability")
    assert table.where("red") == (2, 0), "the first Move is the only thing to do and is done"
    assert table.asks() == "red: ability stop move"
    assert table.refuses("ability left") == ("TG-9.1", "That is not your captain's ability")
    table.choose("ability move")
    assert table.where("red") == (2, 1)
    assert table.s.left == 5


@clause("TG-9.3")
def test_helm_steers_the_own_ship_twice() -> None:
    table = Table(2).put("yellow", (2, -1), "e").turn("yellow").choose("do ability", "ability left", "ability left")
    assert table.faces("yellow") == "nw"
    assert table.s.left == 5


@clause("TG-9.4")
def test_gunner_steers_the_tower_twice() -> None:
    table = Table(3).tower("e").put("blue", (2, 1), "e").turn("blue").choose("do ability", "ability right")
    assert table.refuses("ability move") == ("TG-9.1", "That is not your captain's ability")
    table.choose("ability right")
    assert table.faces("tower") == "sw"
    assert table.faces("blue") == "e"


@clause("TG-9.5")
def test_beast_moves_the_kraken_twice() -> None:
    table = Table(4).kraken((-2, 2), "e").turn("green").choose("do ability")
    assert table.asks() == "green: ability e se sw w nw ne"
    table.choose("ability e", "ability se")
    assert table.where("kraken") == (-1, 3)
    assert (table.faces("kraken"), table.s.left) == ("e", 5)


@clause("TG-9.6")
def test_an_ability_keeps_the_rules_for_moves() -> None:
    table = Table(2).put("red", (2, 0), "w").turn("red", left=0)
    assert table.refuses("do ability") == ("TG-4.6", STUCK), "beside the Tower the ship could not get clear"
    table = Table(2).put("red", (5, -1), "e").turn("red")
    assert table.refuses("do ability") == ("TG-9.6", "Your captain's ability could do nothing now")
    table = Table(2).give("red", map_from="AE").put("red", (0, 3), "sw").turn("red").choose("do ability")
    assert table.chests("red") == 1, "the own ship finds treasure"
    table = Table(4).kraken((-2, 5)).put("yellow", (0, 4)).turn("green").choose("do ability")
    assert table.refuses("ability sw") == ("TG-4.1", "That is off the board")


@clause("TG-9.7")
def test_whoever_begins_an_ability_does_one_part_of_it() -> None:
    table = Table(2).put("yellow", (2, -1)).turn("yellow").choose("do ability")
    assert table.refuses("ability stop") == ("TG-9.7", "Carry out at least one part of the ability")


@clause("TG-9.7")
def test_the_second_part_cannot_be_left_out_where_the_piece_must_not_stay() -> None:
    """West of the Tower the Kraken has to go on, without skipper actions, and there are several ways."""
    table = Table(4).kraken((-2, 0), "e").turn("green", left=0).choose("do ability", "ability e")
    assert "stop" not in table.asks()
    assert table.refuses("ability stop") == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")


@clause("TG-9.1", "TG-4.5")
@pytest.mark.parametrize(
    ("captain", "asked"),
    [("sail", "move"), ("helm", "left right"), ("gunner", "left right"), ("beast", "e se w nw ne")],
)
def test_every_ability_may_be_used_while_a_ship_must_go_on(captain: str, asked: str) -> None:
    """Red has moved beside yellow, and there is open sea ahead."""
    table = Table(2).give("red", captain=captain).put("red", (-5, 1), "e").put("yellow", (-4, 2)).kraken((2, 2))
    table.turn("red").choose("do move")
    assert table.asks() == "red: do move steer-left steer-right ability"
    table.choose("do ability")
    if captain == "sail":
        assert table.where("red") == (-3, 1), "the first Move is the only thing to do and is done"
        assert table.asks() == "red: ability stop move"
    else:
        assert table.asks() == f"red: ability {asked}"


@clause("TG-9.1", "TG-4.5")
@pytest.mark.parametrize(
    ("captain", "asked"), [("sail", "stop move"), ("helm", "left right"), ("gunner", "left right")]
)
def test_every_ability_may_be_used_while_the_kraken_must_go_on(captain: str, asked: str) -> None:
    table = Table(2).give("red", captain=captain).put("red", (2, -1), "se").put("yellow", (0, 4)).kraken((-2, 5))
    table.turn("red").choose("do kraken", "kraken e")
    assert table.asks() == "red: do kraken ability"
    assert table.choose("do ability").asks() == f"red: ability {asked}"
    table.choose(f"ability {asked.split()[-1]}")
    if captain != "sail":
        table.choose("ability stop")
    assert table.asks() == "red: kraken e w nw left right", "the Kraken still has to go on, and nothing else is left"

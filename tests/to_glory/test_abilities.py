"""TG-9: the captains' abilities."""

from __future__ import annotations

from tests.clauses import clause
from tests.to_glory.table import Table


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
    table = Table(2).put("red", (2, 0), "w").turn("red")
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
    """West of the Tower the Kraken has to go on, and there are two ways."""
    table = Table(4).kraken((-2, 0), "e").turn("green").choose("do ability", "ability e")
    assert "stop" not in table.asks()
    assert table.refuses("ability stop") == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")

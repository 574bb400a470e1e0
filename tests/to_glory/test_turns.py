"""TG-3: rounds and turns."""

from __future__ import annotations

from tests.clauses import clause
from tests.to_glory.table import Table


@clause("TG-3.1")
def test_everybody_has_a_turn_each_round_in_the_same_order() -> None:
    table = Table(3).round()
    asked = []
    for _ in range(7):
        asked.append(table.asks().split(":")[0])
        table.choose("do end")
    assert asked == ["red", "yellow", "blue", "red", "yellow", "blue", "red"]
    assert table.s.round == 3


@clause("TG-3.2")
def test_five_skipper_actions_one_volley_one_ability() -> None:
    table = Table(3).put("red", (0, -3)).turn("red")
    assert table.asks() == "red: do end move steer-left steer-right explore kraken tower fire ability"
    table.choose("do steer-left", "do steer-right", "do tower", "tower left", "do kraken", "kraken left")
    table.choose("do steer-left")
    assert table.asks() == "red: do end fire ability"
    assert table.refuses("do move") == ("TG-3.2", "You have no skipper actions left")
    assert table.refuses("do tower") == ("TG-3.2", "You have no skipper actions left")
    table.fire()
    assert table.asks() == "red: do end ability"
    assert table.refuses("do fire") == ("TG-7.1", "You have fired your volley")


@clause("TG-3.2")
def test_every_turn_has_its_own_actions_and_volley() -> None:
    table = Table(2).put("red", (0, -3)).round().choose("do steer-left").fire().choose("do end")
    assert table.s.left == 5
    assert table.offers("do fire")
    table.fire().choose("do end")
    assert table.s.left == 5
    assert table.offers("do fire")


@clause("TG-3.2")
def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself() -> None:
    table = Table(2).put("red", (0, -3)).give("red", cursed=True).round()
    table.choose(*["do steer-left"] * 5)
    assert table.asks() == "red: do end fire"
    table.fire()
    assert table.asks().startswith("yellow: do")


@clause("TG-3.3")
def test_a_player_may_stop_at_once() -> None:
    assert Table(2).round().choose("do end").asks().startswith("yellow: do")


@clause("TG-3.4")
def test_a_captain_climbs_back_at_the_beginning_of_his_turn_and_not_before() -> None:
    table = Table(2).give("red", off=True).give("yellow", off=True).round()
    assert table.off() == "yellow"
    assert table.s.left == 5, "it costs nothing"
    table.choose("do end")
    assert table.off() == ""
    assert [who for who, _ in table.events("back_aboard")] == ["red", "yellow"]

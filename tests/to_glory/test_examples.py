"""The worked examples of the rulebook, T1 to T13."""

from __future__ import annotations

from tests.clauses import clause
from tests.to_glory.table import GAME, Table


@clause("TG-7.8")
def test_t1_the_best_result_is_paid_once() -> None:
    table = Table(4).turn("blue").fire(kraken="hit", red="land", yellow="land")
    assert table.gold("blue") == 2


@clause("TG-7.5")
def test_t2_grazing_the_tower_is_one_gold() -> None:
    assert Table(2).turn("red").fire(tower="hit").gold("red") == 1


@clause("TG-7.7", "TG-7.9")
def test_t3_the_blue_captain_is_off_until_blues_turn() -> None:
    table = Table(3).round().fire(blue="off", kraken="land")
    assert table.gold("red") == 3
    table.choose("do end")
    assert table.off() == "blue", "in yellow's turn"
    table.choose("do end")
    assert table.off() == ""


@clause("TG-3.2")
def test_t4_a_full_turn() -> None:
    table = Table(2).put("red", (-1, -1), "ne").turn("red")
    table.choose("do move", "do move")
    assert table.where("red") == (1, -3)
    table = Table(2).put("red", (-2, -2), "e").give("red", captain="helm").turn("red")
    table.choose("do move", "do move", "do ability", "ability left", "ability right")
    table.fire(yellow="hit").choose("do steer-left", "do move")
    assert table.where("red") == (1, -3)
    table.choose("do explore", chance="token map-e")
    assert table.asks() == "", "five skipper actions, one volley, one ability: the turn is over"


@clause("TG-8.2")
def test_t5_the_curse_is_passed_on() -> None:
    table = Table(3).give("blue", cursed=True).give("yellow", cursed=True).turn("blue").fire(red="hit", yellow="hit")
    assert table.cursed() == "red yellow"


@clause("TG-8.3")
def test_t6_the_tower_does_not_cure() -> None:
    table = Table(2).give("yellow", cursed=True).turn("yellow").fire("tower", red="hit")
    assert (table.cursed(), table.gold("yellow")) == ("yellow", 1)


@clause("TG-6.4")
def test_t7_the_jolly_roger() -> None:
    table = Table(2).put("red", (1, -3)).turn("red").choose("do explore", chance="token jolly-roger, token map-f")
    assert (table.cursed(), table.map("red"), table.tokens("A")) == ("red", "F", "DE!")


@clause("TG-4.8", "TG-6.6")
def test_t8_a_map_becomes_a_chest() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 3), "sw").turn("red").choose("do move")
    assert (table.map("red"), table.chests("red")) == ("", 1)
    assert table.offers("do explore")


@clause("TG-6.1")
def test_t9_one_map_at_a_time() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (1, -3)).turn("red")
    assert table.refuses("do explore") == ("TG-6.1", "You hold a map already")


@clause("TG-10.1")
def test_t10_the_round_is_finished() -> None:
    table = Table(3).give("red", chests=2, map_from="AE").put("red", (0, 3), "sw").round().choose("do move")
    assert table.chests("red") == 3
    for colour in ("red", "yellow", "blue"):
        assert table.asks().startswith(f"{colour}:")
        table.choose("do end")
    assert table.match.over


@clause("TG-10.3")
def test_t11_more_chests_break_the_tie() -> None:
    table = Table(4).give("red", gold=10, chests=2).give("yellow", gold=16, chests=1).round()
    result = GAME.result(table.s)
    assert result.scores[:2] == [22, 22]
    assert result.winners == [0]


@clause("TG-4.4", "TG-4.6")
def test_t12_two_hexes_from_the_tower_a_ship_may_stay() -> None:
    table = Table(2).put("red", (3, 0), "w").turn("red", left=1).choose("do move")
    assert table.where("red") == (2, 0)
    table = Table(2).put("red", (2, 0), "w").turn("red", left=1)
    assert not table.offers("do move")


@clause("TG-4.6")
def test_t13_the_kraken_cannot_stop_beside_a_ship() -> None:
    table = Table(2).put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=1).choose("do kraken")
    assert not table.offers("kraken e")

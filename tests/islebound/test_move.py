"""Moving (IB-4), and Close Quarters (IB-19)."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.islebound.table import GAME, Table


def reach(table: Table) -> set[str]:
    return set(table.asks().partition("sail ")[2].split())


@clause("IB-4.1", "IB-4.2")
def test_as_far_as_the_speed_and_never_back() -> None:
    table = Table().move("red")
    assert reach(table) == {"rockslide", "suns-rest", "farwold", "grenille", "stratic", "undervall"}
    assert table.refuses("sail crimsika")[0] == "IB-4.2"
    assert table.refuses("sail borsham") == ("IB-4.1", "Borsham is too far: your speed is 2 and you have 0 fish")


@clause("IB-4.3")
def test_sail_makes_faster_up_to_four() -> None:
    table = Table().give("red", deck="administrate-sail").move("red")
    assert "borsham" in reach(table)
    assert "the-grotto" not in reach(table)
    assert "the-grotto" in reach(table.give("red", deck="administrate-sail work-sail").move("red"))
    fast = table.give("red", deck="administrate-sail work-sail combat-sail negotiate-sail").move("red")
    assert "thundrake" not in reach(fast)
    slow = table.give("red", deck="work", below="administrate-sail work-sail").move("red")
    assert "borsham" not in reach(slow)


@clause("IB-4.3")
def test_who_gave_speed_can_be_exhausted_at_the_end_of_the_move() -> None:
    table = Table().give("red", deck="administrate-sail").at(yellow="borsham").move("red").do("sail borsham")
    assert table.crew("red") == ("", "administrate-sail", "")


@clause("IB-4.4")
def test_fish_carry_further() -> None:
    table = Table().give("red", fish=1).move("red")
    assert reach(table) >= {"borsham", "krazk", "marhaven", "fels-garden"}
    assert "the-grotto" not in reach(table)
    table.do("sail borsham")
    assert table.s.fish[0] == 0
    near = Table().give("red", fish=3).move("red").do("sail stratic")
    assert near.s.fish[0] == 3
    fast = Table().give("red", fish=1, deck="administrate-sail work-sail combat-sail").move("red")
    assert "thundrake" in reach(fast)


@clause("IB-4.5")
def test_ships_do_not_stop_those_who_pass() -> None:
    table = Table().at(yellow="suns-rest", blue="rockslide").give("red", deck="work").move("red")
    assert reach(table) == {"farwold", "grenille", "stratic", "undervall"}
    assert table.do("sail stratic").crew("red") == ("work", "", "")


@clause("IB-4.6")
def test_ending_with_others_costs_one_with_administrate() -> None:
    table = Table().at(yellow="suns-rest", blue="suns-rest").give("red", deck="administrate administrate-work work")
    table.move("red").do("sail suns-rest")
    assert table.asks() == "red: exhaust administrate administrate-work"
    assert table.refuses("exhaust work") == ("IB-5.4", "That crew member does not have the skill")
    assert table.refuses("exhaust sail") == ("IB-11.1", "You have no such crew member on deck")
    assert table.do("exhaust administrate").crew("red") == ("work administrate-work", "administrate", "")
    table = Table().at(yellow="suns-rest").give("red", deck="work").move("red")
    assert table.refuses("sail suns-rest")[0] == "IB-4.6"


@clause("IB-4.7")
def test_with_no_legal_region_the_duty_falls_away() -> None:
    table = Table(3).at(red="crimsika", yellow="suns-rest", blue="rockslide").give("red", deck="work")
    table.s.t = table.tables
    far = [list(steps) for steps in table.s.far]
    table.s.far = tuple(tuple(s if s < 2 else 9 for s in steps) for steps in far)  # only neighbours are in reach
    table.move("red")
    assert reach(table) == {"suns-rest", "rockslide"}
    assert {option.label for option in table.match.options(0)} == {"Sun's Rest", "Rockslide"}, "nobody is exhausted"
    assert table.do("sail suns-rest").crew("red") == ("work", "", "")


@clause("IB-19.1")
def test_close_quarters() -> None:
    table = Table(2, close_quarters=True).at(red="crimsika", yellow="stratic").move("red").do("sail suns-rest")
    assert table.crew("red") == ("administrate work", "administrate", "")
    table = Table(2, close_quarters=True).at(red="crimsika", yellow="stratic").give("red", deck="work").move("red")
    assert table.refuses("sail undervall") == (
        "IB-19.1",
        "The other ship is on the same sea board, and you have nobody with administrate on deck",
    )
    assert table.refuses("sail stratic")[1] == "Another ship is there, and you have nobody with administrate on deck"
    assert table.offers("sail rockslide")
    same = Table(2, close_quarters=True).at(red="crimsika", yellow="suns-rest").move("red").do("sail suns-rest")
    assert same.crew("red")[1] == "administrate", "once in all"
    usual = Table(2).at(red="crimsika", yellow="stratic").move("red").do("sail suns-rest")
    assert usual.crew("red")[1] == ""
    with pytest.raises(tortuga.BadOption, match="two players"):
        GAME.read_options({"close-quarters": True}, 3)


@clause("IB-19.2")
def test_ports_are_no_sea_boards() -> None:
    table = Table(2, close_quarters=True).at(red="suns-rest", yellow="marhaven").move("red").do("sail crimsika")
    assert table.crew("red")[1] == ""
    table = Table(2, close_quarters=True).at(red="suns-rest", yellow="crimsika").move("red").do("sail crimsika")
    assert table.crew("red")[1] == "administrate"

"""GI-4a: move the ship, and what that earns on pirate fields."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import CELLS, Table


@clause("GI-4a.1")
@pytest.mark.parametrize(("card", "steps"), [(2, "1 2"), (3, "1 2 3"), (4, "1 2 3 4")])
def test_a_ship_sails_at_least_one_space_and_at_most_the_value_of_the_card(card: int, steps: str) -> None:
    assert Table(3).turn("red", card).asks() == f"red: sail {steps}"


@clause("GI-4a.1")
def test_with_a_1_the_ship_must_sail_one_space() -> None:
    assert Table(3).at(red=1).turn("red", 1).ship("red") == 2


@clause("GI-4a.1")
def test_the_ship_sails_clockwise() -> None:
    table = Table(3).at(red=4).turn("red", 3).choose("sail 3")
    assert table.ship("red") == 7
    assert table.asks() == "red: place e1 d1 c1", "around the upper-right corner it faces row 1 from the right"


@clause("GI-4a.1")
@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("sail 0", "Your ship must sail at least 1 space"),
        ("sail 4", "Your ship can sail at most 3 now"),
        ("sail 5", "Your ship can sail at most 3 now"),
    ],
)
def test_staying_put_and_sailing_too_far_are_refused(choice: str, reason: str) -> None:
    assert Table(3).turn("red", 3).refuses(choice) == ("GI-4a.1", reason)


@clause("GI-4a.1", "GI-4a.3")
def test_each_option_says_where_it_leads() -> None:
    options = Table(3).at(red=22).turn("red", 5).match.options(0)
    assert {option.text: option.facts["sea"] for option in options} == {
        "sail 1": 23,
        "sail 2": 0,
        "sail 3": 1,
        "sail 4": 2,
        "sail 5": 3,
        "sail 1-stopover": 23,
        "sail 2-stopover": 0,
        "sail 3-stopover": 1,
        "sail 4-stopover": 2,
    }


@clause("GI-4a.2")
@pytest.mark.parametrize("sea", range(1, 25))
def test_a_ship_may_stop_on_any_sea_space(sea: int) -> None:
    table = Table(4).at(red=sea - 1, yellow=sea, blue=sea, green=sea).turn("red", 2)
    assert table.asks() == "red: sail 1 2"
    table.choose("sail 1")
    assert [table.ship(colour) for colour in table.colours] == [sea] * 4, "any number of ships share a space"


@clause("GI-4a.3")
def test_a_5_offers_a_stopover_after_each_space_but_the_last() -> None:
    asked = Table(3).turn("red", 5).asks()
    assert asked == "red: sail 1 2 3 4 5 1-stopover 2-stopover 3-stopover 4-stopover"


@clause("GI-4a.3")
def test_a_stopover_is_sailing_and_placing_twice() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 1-stopover")
    assert table.ship("red") == 2
    assert table.asks() == "red: place b1 b2 b3 b4 b5"
    table.choose("place b1")
    assert table.asks() == "red: sail 1 2 3 4", "together at most five"
    table.choose("sail 3")
    assert table.ship("red") == 5
    assert table.asks() == "red: place e1 e2 e3 e4 e5"
    table.choose("place e3")
    assert table.ashore("red") == "b1 e3"
    assert table.asks() == ""


@clause("GI-4a.3")
def test_the_second_part_is_at_least_one_space() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 3-stopover").choose("place d1")
    assert table.refuses("sail 0") == ("GI-4a.1", "Your ship must sail at least 1 space")
    assert table.refuses("sail 3") == ("GI-4a.1", "Your ship can sail at most 2 now")


@clause("GI-4a.3")
def test_after_four_spaces_the_second_part_is_one_space() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 4-stopover").choose("place e1")
    assert table.ship("red") == 6
    assert table.asks() == "red: place d2 c3 b4 a5"


@clause("GI-4a.3")
def test_the_stopover_is_optional() -> None:
    table = Table(3).turn("red", 5).choose("sail 5").choose("place e2")
    assert (table.ship("red"), table.ashore("red"), table.asks()) == (5, "e2", "")


@clause("GI-4a.3")
@pytest.mark.parametrize("card", [2, 3, 4])
def test_only_a_5_allows_a_stopover(card: int) -> None:
    refusal = Table(3).turn("red", card).refuses("sail 1-stopover")
    assert refusal == ("GI-4a.3", "Only a 5 allows a stopover")


@clause("GI-4a.3")
def test_there_is_one_stopover_only() -> None:
    table = Table(3).turn("red", 5).choose("sail 2-stopover").choose("place b1")
    assert table.refuses("sail 1-stopover") == ("GI-4a.3", "A turn has one stopover only")


@clause("GI-4a.9")
def test_a_stopover_is_announced_on_arrival_and_then_sailed_on_from() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 2-stopover")
    table.choose("place c1", "treasure ruby, treasure spice").choose("keep ruby")
    assert table.asks() == "red: sail 1 2 3", "whatever the placement brought, there is no staying"
    assert table.refuses("sail 0") == ("GI-4a.1", "Your ship must sail at least 1 space")
    table = Table(3).at(red=1).turn("red", 5).choose("sail 2").choose("place c2")
    assert table.asks() == "", "unannounced, the first stop was the final one"


@clause("GI-4a.4")
def test_every_pirate_on_a_pirate_field_in_the_line_earns_one_glory() -> None:
    table = Table(4).at(red=3).put(yellow="d3", blue="d4", green="d5").turn("red", 2).choose("sail 1")
    assert table.glory == {"yellow": 1, "blue": 1}, "the pirate on the treasure chest earns nothing"


@clause("GI-4a.4")
def test_two_pirates_of_one_owner_earn_two_glory() -> None:
    assert Table(4).at(red=3).put(yellow="d3 d4 d5").turn("red", 2).choose("sail 1").glory == {"yellow": 2}


@clause("GI-4a.4")
def test_the_player_who_sails_earns_with_the_own_pirates_too() -> None:
    table = Table(4).at(red=0).put(red="a5", yellow="a1").turn("red", 1, chance="treasure ruby, treasure ruby")
    assert table.glory == {"red": 1}, "a5 lies beyond the reach of the 1, and earns all the same"


@clause("GI-4a.4")
def test_pirates_outside_the_line_earn_nothing() -> None:
    table = Table(4).at(red=3).put(yellow="c2 c4 e3", blue="d5").turn("red", 2).choose("sail 1")
    assert table.glory == {}


@clause("GI-4a.5", "GI-4a.4")
def test_a_stopover_brings_no_income() -> None:
    table = Table(3).at(red=1).put(yellow="b1", blue="d3").turn("red", 5).choose("sail 1-stopover")
    assert table.glory == {}
    table.choose("place b2").choose("sail 2")
    assert table.glory == {"blue": 1}, "the line of the final stop only"


@clause("GI-4a.6")
@pytest.mark.parametrize(
    ("sea", "line"), [(6, "e1 a5"), (12, "d4"), (18, "a5 e1"), (24, "d4")], ids=["right", "compass", "left", "home"]
)
def test_from_a_corner_income_is_checked_along_the_whole_diagonal(sea: int, line: str) -> None:
    table = Table(4).at(red=sea - 1).put(yellow=line, blue="c4 b1", green="e5 a1").turn("red", 4)
    table.choose("sail 1")
    assert table.events("income") == [("yellow", {"cell": CELLS[word], "glory": 1}) for word in line.split()]


@clause("GI-4a.7")
def test_the_pirate_of_the_final_stop_earns_only_its_placement() -> None:
    table = Table(3).at(red=1).turn("red", 1)
    assert table.ashore("red") == "b1"
    assert table.glory == {"red": 1}


@clause("GI-4a.7")
def test_the_pirate_of_the_stopover_earns_in_the_final_line() -> None:
    table = Table(3).at(red=3).turn("red", 5).choose("sail 2-stopover").choose("place e1")
    assert table.glory == {"red": 1}
    table.choose("sail 2")
    assert table.ship("red") == 7, "row 1 from the right, with e1 in it"
    assert table.glory == {"red": 2}


@clause("GI-4a.8")
def test_at_the_final_stop_bonus_wreck_income_and_placing_follow_in_this_order() -> None:
    table = Table(3, wrecks=True).at(red=17).put(yellow="e1").turn("red", 2).choose("sail 1")
    assert table.asks() == "red: wreck leave look"
    assert table.glory == {}, "the wreck comes before income"
    table.choose("wreck leave")
    assert table.glory == {"yellow": 1}, "income comes before placing"
    assert table.asks() == "red: place a5 b4"


@clause("GI-4a.8", "GI-6.3")
def test_the_bonus_on_the_way_comes_before_income() -> None:
    table = Table(3).at(red=11).put(yellow="e3").turn("red", 2).choose("sail 2")
    assert table.story() == ["sailed red", "compass red", "income yellow"]

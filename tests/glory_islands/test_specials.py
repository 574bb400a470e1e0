"""GI-4d: special actions."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import Table


def at_column_c(card: int, barrels: int = 1, **pirates: str) -> Table:
    """Red has sailed to column C with this card and is to place a pirate."""
    table = Table(3).at(red=2).give("red", barrels=barrels).put(**pirates).turn("red", card)
    return table.choose("sail 1")


# -- GI-4d.1 When, and for what price


@clause("GI-4d.1")
@pytest.mark.parametrize(
    ("card", "barrels", "asked"),
    [
        (2, 1, "red: pay nothing barrel"),
        (2, 0, ""),
        (3, 1, "red: pay nothing barrel sailing"),
        (3, 0, "red: pay nothing sailing"),
        (4, 1, "red: pay nothing barrel sailing"),
        (4, 0, "red: pay nothing sailing"),
        (5, 3, ""),
    ],
)
def test_after_placing_a_2_3_or_4_may_be_paid_for(card: int, barrels: int, asked: str) -> None:
    assert at_column_c(card, barrels).choose("place c2").asks() == asked


@clause("GI-4d.1")
def test_a_1_has_no_special_action_in_the_turn() -> None:
    table = Table(3).at(red=1).give("red", barrels=3).turn("red", 1)
    assert (table.ashore("red"), table.asks()) == ("b1", "")


@clause("GI-4d.1")
@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_special_action_is_optional(card: int) -> None:
    table = at_column_c(card).choose("place c2").choose("pay nothing")
    assert (table.asks(), table.barrels("red"), table.sail("red"), table.ashore("red")) == ("", 1, 0, "c2")


@clause("GI-4d.1")
@pytest.mark.parametrize("card", [3, 4])
def test_a_special_action_is_used_once(card: int) -> None:
    table = at_column_c(card, barrels=3).choose("place c2").choose("pay barrel")
    table.choose("place c1" if card == 3 else "move b1", "treasure ruby, treasure ruby" if card == 3 else "")
    assert table.asks() == ""


@clause("GI-4d.1")
@pytest.mark.parametrize("card", [2, 3, 4])
def test_a_barrel_paid_goes_back_to_the_supply(card: int) -> None:
    table = at_column_c(card, barrels=2).choose("place c2")
    before = table.s.barrel_supply
    table.choose("pay barrel", "treasure ruby, treasure ruby, treasure ruby" if card == 2 else "")
    assert (table.barrels("red"), table.s.barrel_supply) == (1, before + 1)


@clause("GI-4d.1")
@pytest.mark.parametrize("card", [3, 4])
def test_sailing_is_paid_with_two_spaces(card: int) -> None:
    table = at_column_c(card).give("red", sail=24).choose("place c2").choose("pay sailing")
    assert (table.sail("red"), table.barrels("red")) == (26, 1)


@clause("GI-4d.1", "GI-4c.4")
def test_a_barrel_gained_in_the_same_turn_may_be_used() -> None:
    table = Table(3).at(red=1).give("red", barrels=0).turn("red", 2).choose("sail 1").choose("place b2")
    assert table.asks() == "red: pay nothing barrel"


@clause("GI-4d.1", "GI-4e.1")
def test_the_special_action_comes_before_islands_are_scored() -> None:
    table = at_column_c(3, yellow="b2 b3 c3").choose("place c2")
    assert table.asks().startswith("red: pay"), "island C is full"
    assert table.events("full") == []
    table.choose("pay nothing")
    assert table.events("full") == [("red", {"island": 2})]


@clause("GI-4d.1")
def test_without_a_barrel_paying_one_is_refused() -> None:
    table = at_column_c(4, barrels=0).choose("place c2")
    assert table.refuses("pay barrel") == ("GI-4d.1", "You have no barrel")


# -- GI-4d.2 The 2


@clause("GI-4d.2")
def test_a_2_draws_three_tokens_and_keeps_one() -> None:
    table = at_column_c(2).choose("place c2")
    table.choose("pay barrel", "treasure spice, treasure crown, treasure ruby")
    assert table.asks() == "red: keep ruby spice crown"
    assert table.log("red")[-1] == "Red draws ruby, spice, crown."
    table.choose("keep spice")
    assert table.loot("red") == "spice"
    assert table.s.bag == [6, 5, 6, 6, 6]
    assert table.asks() == ""


@clause("GI-4d.2")
def test_a_2_cannot_be_paid_for_by_sailing() -> None:
    table = at_column_c(2).choose("place c2")
    assert table.refuses("pay sailing") == ("GI-4d.2", "A 2 can only be paid for with a barrel")


@clause("GI-4d.2", "GI-4c.6")
def test_a_2_draws_what_is_left_in_the_bag() -> None:
    table = at_column_c(2).bag("crown emerald").choose("place c2")
    table.choose("pay barrel", "treasure crown, treasure emerald").choose("keep emerald")
    assert (table.loot("red"), table.s.bag) == ("emerald", [0, 0, 0, 1, 0])


@clause("GI-4d.2", "GI-4d.8", "GI-4c.6")
def test_a_single_token_in_the_bag_is_enough_for_a_2() -> None:
    table = at_column_c(2).bag("crown").choose("place c2").choose("pay barrel", "treasure crown")
    assert table.loot("red") == "crown"


# -- GI-4d.3, GI-4d.4 The 3


@clause("GI-4d.3")
def test_a_3_places_a_second_pirate_in_the_same_line_and_range() -> None:
    table = at_column_c(3).choose("place c2").choose("pay sailing")
    assert table.asks() == "red: place c1 c3"
    table.choose("place c3", "treasure ruby, treasure crown").choose("keep ruby")
    assert table.ashore("red") == "c2 c3"
    assert (table.loot("red"), table.glory) == ("ruby", {"red": 1})


@clause("GI-4d.3", "GI-4b.3")
def test_the_second_pirate_is_pushed_farther_by_a_full_range() -> None:
    table = at_column_c(3, yellow="c1 c3").choose("pay sailing")
    assert table.ashore("red") == "c2 c4"
    assert table.glory == {"red": 2}, "both stand on pirate fields, and earn for placing only"


@clause("GI-4d.3", "GI-4b.5")
def test_for_the_second_pirate_one_is_taken_back_if_the_supply_is_empty() -> None:
    table = at_column_c(3, red="a1 b2 d3 e4").choose("place c2").choose("pay barrel")
    assert table.asks() == "red: recall a1 b2 c2 d3 e4"
    assert table.choose("recall c2").asks() == "red: place c1 c3"


@clause("GI-4d.4")
def test_without_space_for_a_second_pirate_the_3_may_not_be_paid() -> None:
    table = at_column_c(3, yellow="c1 c2", blue="c3 c4")
    assert table.ashore("red") == "c5", "the last space of the line"
    assert table.asks() == ""


@clause("GI-4d.4", "GI-4b.6")
def test_nor_may_it_be_paid_if_only_a_pirate_taken_back_would_make_room() -> None:
    table = at_column_c(3, red="a1 b2 d3 e4", yellow="c1 c2", blue="c3 c4")
    assert (table.ashore("red"), table.supply("red"), table.asks()) == ("a1 b2 d3 e4 c5", 0, "")


# -- GI-4d.5 to GI-4d.7 The 4


@clause("GI-4d.5")
def test_a_4_moves_an_own_pirate_to_any_empty_space_of_the_board() -> None:
    table = at_column_c(4, red="e5", yellow="a1 b1 d1", blue="e1 a2 b2").choose("place c2").choose("pay sailing")
    assert table.asks() == "red: lift c2 e5"
    table.choose("lift e5")
    assert table.asks() == "red: move c1 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5"
    table.choose("move e2")
    assert table.ashore("red") == "c2 e2"
    assert table.barrels("red") == 2, "the reward of the new space follows at once"
    assert table.supply("red") == 3


@clause("GI-4d.5")
@pytest.mark.parametrize(("space", "chance"), [("d3", ""), ("a1", "treasure ruby, treasure crown")])
def test_the_new_space_brings_its_reward(space: str, chance: str) -> None:
    table = at_column_c(4).choose("place c1", "treasure spice, treasure spice").choose("pay barrel")
    table.choose(f"move {space}", chance)
    assert table.glory == ({"red": 1} if space == "d3" else {})
    assert table.asks() == ("" if space == "d3" else "red: keep ruby crown")


@clause("GI-4d.5")
def test_a_4_cannot_move_a_pirate_to_a_taken_space() -> None:
    table = at_column_c(4, yellow="e5").choose("place c2").choose("pay barrel")
    assert table.refuses("move e5") == ("GI-4d.5", "A pirate already stands on E5")


@clause("GI-4d.6")
def test_the_pirate_placed_this_turn_may_be_moved() -> None:
    table = at_column_c(4, red="e5").choose("place c2").choose("pay barrel").choose("lift c2").choose("move d3")
    assert table.ashore("red") == "d3 e5"
    assert table.s.cells[7] == -1, "c2 is empty from then on"


@clause("GI-4d.6")
def test_a_moved_pirate_cannot_stay_where_it_is() -> None:
    table = at_column_c(4, red="e5").choose("place c2").choose("pay barrel").choose("lift e5")
    assert table.refuses("move e5") == ("GI-4d.6", "The pirate has just left E5; it must go to a new space")


@clause("GI-4d.6")
def test_only_own_pirates_can_be_moved() -> None:
    table = at_column_c(4, red="e5", yellow="a1").choose("place c2").choose("pay barrel")
    assert table.refuses("lift a1") == ("GI-4d.6", "None of your pirates stands on A1")


@clause("GI-4d.7")
def test_an_island_that_loses_a_pirate_to_a_4_is_not_scored() -> None:
    table = at_column_c(4, yellow="b2 b3 c3").choose("place c2").choose("pay barrel").choose("move d3")
    assert table.events("full") == []
    assert table.ashore("yellow") == "b2 b3 c3"


@clause("GI-4d.5", "GI-4e.8")
def test_an_island_that_is_filled_by_a_4_is_scored() -> None:
    table = at_column_c(4, yellow="a1 b1").choose("place c2").choose("pay barrel")
    table.choose("move a2", "treasure ruby, treasure ruby")
    assert table.glory == {"yellow": 4, "red": 1 + 2}


# -- GI-4d.8 Only for something


@clause("GI-4d.8")
def test_a_2_needs_a_token_in_the_bag() -> None:
    assert at_column_c(2).bag("").choose("place c2").asks() == ""


@clause("GI-4d.8")
def test_a_4_needs_an_own_pirate_on_the_board() -> None:
    assert at_column_c(4, yellow="c1 c2 c3", blue="c4 c5").asks() == "", "the line was full: red has no pirate ashore"


@clause("GI-4d.8", "GI-4d.6")
def test_a_4_needs_no_pirate_of_this_turn() -> None:
    table = at_column_c(4, red="e5", yellow="c1 c2 c3", blue="c4 c5")
    assert table.asks() == "red: pay nothing barrel sailing"

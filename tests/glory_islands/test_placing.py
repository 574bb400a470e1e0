"""GI-4b: place a pirate. GI-4c: collect the reward."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import GAME, Table
from tortuga.games.glory_islands.state import Islands
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import EVERYTHING, SPECTATOR, UNKNOWN

# -- GI-4b Place a pirate


@clause("GI-4b.1", "GI-4b.2")
@pytest.mark.parametrize(
    ("card", "sea", "spaces"),
    [
        (2, 3, "c1 c2"),
        (3, 8, "e2 d2 c2"),
        (4, 14, "d5 d4 d3 d2"),
        (5, 21, "a3 b3 c3 d3 e3"),
        (3, 6, "e1 d2 c3"),
        (2, 12, "e5 d4"),
        (4, 18, "a5 b4 c3 d2"),
        (5, 24, "a1 b2 c3 d4 e5"),
    ],
)
def test_a_pirate_goes_on_the_line_as_far_as_the_card_reaches(card: int, sea: int, spaces: str) -> None:
    table = Table(3).at(red=sea - 1).turn("red", card).choose("sail 1")
    assert table.asks() == f"red: place {spaces}"


@clause("GI-4b.1")
def test_a_pirate_comes_from_the_own_supply() -> None:
    table = Table(3).at(red=2).put(red="e5").turn("red", 2).choose("sail 1").choose("place c2")
    assert table.ashore("red") == "c2 e5"
    assert (table.supply("red"), table.supply("yellow")) == (3, 5)


@clause("GI-4b.1")
def test_only_empty_spaces_can_be_chosen() -> None:
    table = Table(3).at(red=2).put(red="c2", yellow="c4").turn("red", 5).choose("sail 1")
    assert table.asks() == "red: place c1 c3 c5"


@clause("GI-4b.1")
def test_a_taken_space_is_refused() -> None:
    table = Table(3).at(red=2).put(yellow="c2").turn("red", 3).choose("sail 1")
    assert table.refuses("place c2") == ("GI-4b.1", "A pirate already stands on C2")


@clause("GI-4b.1")
def test_a_space_outside_the_line_is_refused() -> None:
    table = Table(3).at(red=2).turn("red", 3).choose("sail 1")
    assert table.refuses("place d2") == ("GI-4b.1", "D2 is not in your ship's line")


@clause("GI-4b.1")
def test_placing_cannot_be_declined() -> None:
    table = Table(3).at(red=2).turn("red", 3).choose("sail 1")
    clause_named, reason = table.refuses("pay nothing")
    assert clause_named == "GI-4b.1"
    assert reason == "That action is not asked for now: Place a pirate in your ship's line, up to 3 spaces away"


@clause("GI-4b.2")
def test_a_space_out_of_range_is_refused() -> None:
    table = Table(3).at(red=2).turn("red", 3).choose("sail 1")
    assert table.refuses("place c4") == ("GI-4b.2", "C4 is out of range: your card reaches 3")


@clause("GI-4b.2")
def test_the_range_is_the_value_of_the_card_not_the_distance_sailed() -> None:
    assert Table(3).at(red=2).turn("red", 4).choose("sail 1").asks() == "red: place c1 c2 c3 c4"


@clause("GI-4b.2", "GI-4a.3")
def test_both_pirates_of_a_5_have_range_5() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 1-stopover")
    assert table.asks() == "red: place b1 b2 b3 b4 b5"
    assert table.choose("place b5").choose("sail 1").asks() == "red: place c1 c2 c3 c4 c5"


@clause("GI-4b.3")
@pytest.mark.parametrize(
    ("card", "taken", "forced"),
    [(1, "c1", "c2"), (1, "c1 c2 c3", "c4"), (2, "c1 c2", "c3"), (2, "c1 c2 c3", "c4"), (4, "c1 c2 c3 c4", "c5")],
)
def test_with_no_space_in_range_the_nearest_one_beyond_must_be_taken(card: int, taken: str, forced: str) -> None:
    table = Table(3).at(red=2).bag("").put(yellow=taken).turn("red", card)
    if card > 1:
        table.choose("sail 1")
    assert table.ashore("red") == forced


@clause("GI-4b.3")
def test_a_single_space_in_range_must_be_taken_before_any_beyond() -> None:
    table = Table(3).at(red=2).put(yellow="c1 c3").turn("red", 3).choose("sail 1")
    assert table.ashore("red") == "c2"


@clause("GI-4b.4")
def test_on_a_full_line_no_pirate_is_placed() -> None:
    table = Table(3).at(red=2).put(yellow="c1 c2 c3", blue="c4 c5").turn("red", 1)
    assert table.ashore("red") == ""
    assert table.supply("red") == 5
    assert "placed red" not in table.story()


@clause("GI-4b.4", "GI-4a.3")
def test_a_full_line_at_the_stopover_costs_only_that_pirate() -> None:
    table = Table(3).at(red=2).put(yellow="c1 c2 c3", blue="c4 c5").turn("red", 5).choose("sail 1-stopover")
    assert table.asks() == "red: sail 1 2 3 4"
    assert table.choose("sail 1").asks() == "red: place d1 d2 d3 d4 d5"


@clause("GI-4b.5")
def test_with_an_empty_supply_any_own_pirate_comes_off_the_board_first() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 d3 e4 e5").turn("red", 2).choose("sail 1")
    assert table.asks() == "red: recall a1 b2 d3 e4 e5"
    table.choose("recall e4")
    assert table.asks() == "red: place c1 c2"
    table.choose("place c2")
    assert table.ashore("red") == "a1 b2 c2 d3 e5"
    assert table.glory == {"red": 1}, "the reward is as usual"


@clause("GI-4b.5")
def test_with_a_pirate_in_the_supply_none_is_taken_back() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 d3 e4").turn("red", 2).choose("sail 1")
    assert table.asks() == "red: place c1 c2"


@clause("GI-4b.5")
def test_only_own_pirates_can_be_taken_back() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 d3 e4 e5", yellow="b1").turn("red", 2).choose("sail 1")
    assert table.refuses("recall b1") == ("GI-4b.5", "None of your pirates stands on B1")
    assert table.refuses("recall a2") == ("GI-4b.5", "None of your pirates stands on A2")


@clause("GI-4b.5", "GI-4e.1")
def test_a_pirate_taken_back_opens_its_island_again() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 d3 e4 e5", yellow="a2").turn("red", 2).choose("sail 1")
    table.choose("recall a1").choose("place c2")
    assert table.s.room[0] == 2, "island A has two empty spaces"


@clause("GI-4b.6")
def test_a_pirate_taken_back_must_go_to_a_new_space() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 c1 e4 e5").turn("red", 3).choose("sail 1").choose("recall c1")
    assert table.asks() == "red: place c2 c3"
    assert table.refuses("place c1") == ("GI-4b.6", "The pirate has just left C1; it must go to a new space")


@clause("GI-4b.6", "GI-4b.3")
def test_the_space_it_left_still_counts_as_taken_for_the_range() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 c1 e4 e5", yellow="c2").turn("red", 2)
    table.choose("sail 1").choose("recall c1", "treasure ruby, treasure ruby")
    assert table.ashore("red") == "a1 b2 c3 e4 e5"


@clause("GI-4b.6", "GI-4b.4")
def test_on_a_full_line_no_pirate_is_taken_back() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 c1 e4 e5", yellow="c2 c3", blue="c4 c5").turn("red", 1)
    assert table.ashore("red") == "a1 c1 b2 e4 e5"
    assert table.story() == ["sailed red", "income yellow", "income blue"]


@clause("GI-4b.6")
def test_the_space_it_left_is_free_for_the_second_pirate_of_the_turn() -> None:
    table = Table(3).at(red=2).put(red="a1 b2 c1 e4 e5").turn("red", "red-3-3w").choose("sail 1")
    table.choose("recall c1").choose("place c2").choose("pay sailing").choose("recall a1")
    assert table.asks() == "red: place c1 c3"


# -- GI-4c Collect the reward


@clause("GI-4c.1")
def test_a_reward_comes_at_once_even_at_a_stopover() -> None:
    table = Table(3).at(red=1).turn("red", 5).choose("sail 1-stopover")
    table.choose("place b3", "treasure spice, treasure crown")
    assert table.asks() == "red: keep spice crown", "before the ship sails on"
    table.choose("keep crown")
    assert table.asks() == "red: sail 1 2 3 4"


@clause("GI-4c.2")
def test_a_pirate_field_brings_one_glory() -> None:
    table = Table(3).at(red=2).turn("red", 2).choose("sail 1").choose("place c2")
    assert table.glory == {"red": 1}


@clause("GI-4c.3")
def test_of_two_tokens_drawn_one_is_kept_and_one_returned() -> None:
    table = Table(3).at(red=2).turn("red", 2).choose("sail 1").choose("place c1", "treasure ruby, treasure crown")
    assert table.asks() == "red: keep ruby crown"
    table.choose("keep ruby")
    assert table.loot("red") == "ruby"
    assert table.s.bag == [5, 6, 6, 6, 6], "the crown is back in the bag"


@clause("GI-4c.3")
def test_a_token_that_was_not_drawn_is_refused() -> None:
    table = Table(3).at(red=2).turn("red", 2).choose("sail 1").choose("place c1", "treasure ruby, treasure crown")
    assert table.refuses("keep spice") == ("GI-4c.3", "You did not draw spice")


@clause("GI-4c.3")
def test_the_second_token_comes_out_of_the_bag_without_the_first() -> None:
    table = Table(3).at(red=2).bag("ruby crown").turn("red", 2).choose("sail 1")
    table.choose("place c1", "treasure ruby, treasure crown").choose("keep crown")
    assert (table.loot("red"), table.s.bag) == ("crown", [1, 0, 0, 0, 0])


@clause("GI-4c.3")
def test_tokens_lie_face_down() -> None:
    table = Table(3).at(red=2).give("red", loot="spice").turn("red", 2).choose("sail 1")
    table.choose("place c1", "treasure ruby, treasure crown")
    for seat in (1, SPECTATOR):
        assert table.match.view(seat).flow.open[0][2] == [UNKNOWN, UNKNOWN], "what was drawn is nobody else's to see"
    for seat in (0, EVERYTHING):
        assert table.match.view(seat).flow.open[0][2] == [0, 3]
    table.choose("keep ruby")
    assert table.view("red").loot[0] == [1, 0]
    assert table.view("yellow").loot[0] == [UNKNOWN, UNKNOWN]
    assert table.view("yellow").bag == [UNKNOWN, 28]
    assert table.log("red")[-2:] == ["Red draws ruby, crown.", "Red keeps ruby."]
    assert table.log("yellow")[-2:] == ["Red draws 2 from the bag.", "Red keeps one treasure."]


@clause("GI-4c.3", "GI-4d.2")
@pytest.mark.parametrize("players", [2, 3])
def test_who_thinks_ahead_remembers_the_tokens_that_were_returned(players: int) -> None:
    table = Table(players).at(red=2).give("red", loot="ruby ruby").give("yellow", loot="spice spice")
    table.give("red" if players == 3 else "green", loot="ruby").turn("red", 2)
    table.choose("sail 1").choose("place c2").choose("pay barrel", "treasure ruby, treasure ruby, treasure ruby")
    table.at(yellow=2).turn("yellow", 2).choose("sail 1", "treasure crown, treasure emerald").choose("keep emerald")
    held = set()
    for seed in range(60):
        world = GAME.imagine(table.s.t, table.view("red"), FastDice(seed))
        assert isinstance(world, Islands)
        assert 0 not in world.loot[1][:2], "red saw all six rubies when yellow held two tokens"
        held.add(world.loot[1][2])
    assert held == {0, 1, 2, 3, 4}, "the third token, drawn later, can be any"


@clause("GI-4c.4")
def test_a_barrel_space_brings_a_barrel_from_the_supply() -> None:
    table = Table(3).at(red=1).turn("red", 2).choose("sail 1").choose("place b2")
    assert (table.barrels("red"), table.s.barrel_supply) == (2, 4)


@clause("GI-4c.5")
@pytest.mark.parametrize(("barrels", "after"), [(2, 3), (3, 3)])
def test_nobody_holds_more_than_three_barrels(barrels: int, after: int) -> None:
    table = Table(3).at(red=1).give("red", barrels=barrels).turn("red", 2).choose("sail 1").choose("place b2")
    assert table.barrels("red") == after
    assert table.ashore("red") == "b2", "the space may be chosen all the same"


@clause("GI-4c.5")
def test_an_empty_supply_has_no_barrel_to_give() -> None:
    table = Table(4).at(red=1).give("yellow", barrels=3).give("blue", barrels=3).turn("red", 2)
    assert table.s.barrel_supply == 0
    table.choose("sail 1").choose("place b2")
    assert (table.barrels("red"), table.s.barrel_supply, table.ashore("red")) == (1, 0, "b2")


@clause("GI-4c.5", "GI-4d.1")
def test_a_barrel_that_came_back_can_be_taken_again() -> None:
    table = Table(4).at(red=1, yellow=6).give("yellow", barrels=3).give("blue", barrels=3).turn("red", "red-3-3b")
    table.choose("sail 1").choose("place b1").choose("pay barrel").choose("place b2")
    assert (table.barrels("red"), table.s.barrel_supply) == (1, 0), "the barrel paid is the barrel taken"


@clause("GI-4c.6")
@pytest.mark.parametrize(("bag", "chance", "kept"), [("crown", "treasure crown", "crown"), ("", "", "")])
def test_a_bag_that_runs_short_gives_what_is_there(bag: str, chance: str, kept: str) -> None:
    table = Table(3).at(red=2).give("red", barrels=0).bag(bag).turn("red", 2).choose("sail 1")
    table.choose("place c1", chance)
    assert table.loot("red") == kept
    assert sum(table.s.bag) == 0
    assert table.asks() == ""

"""GI-4e: score islands."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import Table
from tortuga.games.glory_islands.rules.islands import ScoreIslands

SPACES = {3: "a1 b1 a2", 4: "b2 c2 b3 c3", 5: "c1 d1 e1 d2 e2", 6: "c4 d4 b5 c5 d5 e5"}  # islands A, C, B, F


def full_island(size: int, **pirates: int) -> Table:
    """A table on which one island is full of so many pirates of each colour."""
    table = Table(4)
    spaces = SPACES[size].split()
    for colour, number in pirates.items():
        table.put(**{colour: " ".join(spaces[:number])})
        spaces = spaces[number:]
    assert not spaces, "the island is not full"
    return table


def score(table: Table, trigger: str) -> dict[str, int]:
    return table.run(ScoreIslands(table.crew(trigger))).glory


# -- GI-4e.1, GI-4e.2 When, and in which order


@clause("GI-4e.1")
def test_an_island_is_scored_when_all_its_spaces_are_taken() -> None:
    table = Table(3).at(red=2).put(yellow="b2 b3 c3").turn("red", 2).choose("sail 1").choose("place c2")
    assert table.choose("pay nothing").glory == {"yellow": 5, "red": 1 + 3}


@clause("GI-4e.1")
def test_an_island_with_an_empty_space_is_not_scored() -> None:
    table = Table(3).at(red=2).put(yellow="b3 c3").turn("red", 2).choose("sail 1").choose("place c2")
    assert table.choose("pay nothing").glory == {"red": 1}
    assert table.ashore("yellow") == "b3 c3"


@clause("GI-4e.1")
def test_no_island_is_scored_between_a_stopover_and_the_second_part() -> None:
    table = Table(3).at(red=1).put(yellow="b3 c2 c3").turn("red", 5).choose("sail 1-stopover").choose("place b2")
    assert table.events("full") == [], "island C is full, but the turn goes on"
    table.choose("sail 2")
    assert table.asks() == "red: place d1 d2 d3 d4 d5"
    assert table.events("full") == []
    table.choose("place d3")
    assert table.events("full") == [("red", {"island": 2})]
    assert table.glory == {"yellow": 5, "red": 1 + 3}


@clause("GI-4e.1", "GI-4a.4")
def test_pirates_of_an_island_that_is_full_still_earn_income_in_the_same_turn() -> None:
    table = Table(3).at(red=1).put(yellow="b3 c2 c3").turn("red", 5).choose("sail 1-stopover").choose("place b2")
    assert table.choose("sail 1").glory == {"yellow": 1}, "c2 is in the line of the final stop"


@clause("GI-4e.1")
def test_an_island_that_is_not_full_cannot_be_scored() -> None:
    table = two_full_islands()
    assert table.refuses("score f") == ("GI-4e.1", "Island F is not full")
    assert table.refuses("score g") == ("GI-4e.1", "There is no such island")


@clause("GI-4e.2")
def test_the_active_player_chooses_which_of_several_full_islands_comes_first() -> None:
    table = two_full_islands()
    assert table.asks() == "blue: score a e"
    table.choose("score e")
    assert [facts["island"] for _, facts in table.events("full")] == [4, 0], "the last one needs no choice"
    assert table.glory == {"red": 4 + 2, "yellow": 2 + 4}, "each is scored by itself"


def two_full_islands() -> Table:
    table = Table(3).put(red="a1 b1 d3", yellow="a2 e3 e4")
    return table.run(ScoreIslands(table.crew("blue")))


@clause("GI-4e.2")
def test_of_three_full_islands_the_order_is_chosen_twice() -> None:
    table = Table(4).put(red="a1 b1 d3", yellow="a2 e3 e4", green="b2 c2 b3 c3")
    assert table.run(ScoreIslands(2)).asks() == "blue: score a c e"
    assert table.choose("score c").asks() == "blue: score a e"


# -- GI-4e.3 to GI-4e.10 How much


@clause("GI-4e.3")
@pytest.mark.parametrize(
    ("size", "pirates", "shares"),
    [
        (3, {"red": 2, "blue": 1}, {"red": 4, "blue": 2}),
        (4, {"red": 3, "blue": 1}, {"red": 5, "blue": 3}),
        (5, {"red": 3, "blue": 2}, {"red": 6, "blue": 4}),
        (5, {"red": 4, "blue": 1}, {"red": 6, "blue": 4}),
        (6, {"red": 4, "blue": 2}, {"red": 9, "blue": 6}),
        (6, {"red": 3, "blue": 2, "green": 1}, {"red": 9, "blue": 6, "green": 3}),
    ],
)
def test_the_most_pirates_earn_the_first_bonus(size: int, pirates: dict[str, int], shares: dict[str, int]) -> None:
    assert score(full_island(size, **pirates), "red") == shares
    assert score(full_island(size, **pirates), "yellow") == shares, "who triggers it matters only if all are tied"


@clause("GI-4e.4")
@pytest.mark.parametrize(
    ("size", "pirates", "shares"),
    [
        (5, {"red": 2, "blue": 2, "green": 1}, {"red": 5, "blue": 5, "green": 2}),
        (6, {"red": 2, "blue": 2, "green": 1, "yellow": 1}, {"red": 8, "blue": 8, "green": 2, "yellow": 2}),
    ],
)
def test_a_tie_for_first_shares_first_and_second(size: int, pirates: dict[str, int], shares: dict[str, int]) -> None:
    assert score(full_island(size, **pirates), "red") == shares


@clause("GI-4e.5")
@pytest.mark.parametrize(
    ("size", "pirates", "shares"),
    [
        (4, {"red": 2, "blue": 1, "green": 1}, {"red": 5, "blue": 2, "green": 2}),
        (5, {"red": 3, "blue": 1, "green": 1}, {"red": 6, "blue": 3, "green": 3}),
        (5, {"red": 2, "blue": 1, "green": 1, "yellow": 1}, {"red": 6, "blue": 2, "green": 2, "yellow": 2}),
        (6, {"red": 4, "blue": 1, "green": 1}, {"red": 9, "blue": 5, "green": 5}),
        (6, {"red": 3, "blue": 1, "green": 1, "yellow": 1}, {"red": 9, "blue": 3, "green": 3, "yellow": 3}),
    ],
)
def test_a_tie_for_second_shares_second_and_third(size: int, pirates: dict[str, int], shares: dict[str, int]) -> None:
    assert score(full_island(size, **pirates), "red") == shares


@clause("GI-4e.6")
def test_a_tie_for_third_shares_the_third_bonus() -> None:
    pirates = {"red": 2, "blue": 2, "green": 1, "yellow": 1}
    assert score(full_island(6, **pirates), "green") == {"red": 8, "blue": 8, "green": 2, "yellow": 2}


@clause("GI-4e.7", "GI-4e.8")
@pytest.mark.parametrize(
    ("size", "pirates", "shares"),
    [
        (4, {"red": 2, "blue": 2}, {"red": 4 + 1, "blue": 4}),
        (4, {"red": 1, "blue": 1, "green": 1, "yellow": 1}, {"red": 2 + 1, "blue": 2, "green": 2, "yellow": 2}),
        (6, {"red": 3, "blue": 3}, {"red": 9 + 1, "blue": 9}),
        (6, {"red": 2, "blue": 2, "green": 2}, {"red": 6 + 1, "blue": 6, "green": 6}),
    ],
)
def test_if_all_tie_for_first_they_share_everything_and_one_more_goes_to_the_trigger(
    size: int, pirates: dict[str, int], shares: dict[str, int]
) -> None:
    assert score(full_island(size, **pirates), "red") == shares


@clause("GI-4e.8")
def test_whose_turn_it_is_triggers_the_scoring_by_placing() -> None:
    table = Table(3).at(red=2).put(yellow="b3 c3", red="b2").turn("red", 2).choose("sail 1").choose("place c2")
    assert table.choose("pay nothing").glory == {"yellow": 4, "red": 1 + 4 + 1}


@clause("GI-4e.8")
def test_whose_turn_it_is_triggers_the_scoring_by_moving() -> None:
    table = Table(3).at(red=3).put(yellow="b3 c3", red="b2").turn("red", 4).choose("sail 1")
    table.choose("place d3").choose("pay sailing").choose("lift d3").choose("move c2")
    assert table.glory == {"yellow": 4, "red": 1 + 1 + 4 + 1}


@clause("GI-4e.8")
def test_henry_morgan_triggers_a_scoring_just_the_same() -> None:
    table = Table(2).at(green=2).put(yellow="b3 c3 c1", green="b2").turn("green", 1)
    assert table.ashore("yellow") == "c1"
    assert table.glory == {"yellow": 4, "green": 1 + 4 + 1}


@clause("GI-4e.9")
def test_three_players_on_an_island_of_three_get_two_each_and_the_trigger_three() -> None:
    table = full_island(3, red=1, blue=1, green=1)
    assert score(table, "blue") == {"red": 2, "blue": 3, "green": 2}


@clause("GI-4e.10")
@pytest.mark.parametrize(("size", "bonus"), [(3, 4), (4, 5), (5, 6)])
def test_alone_on_an_island_one_receives_the_first_bonus_only(size: int, bonus: int) -> None:
    assert score(full_island(size, red=size), "red") == {"red": bonus}


@clause("GI-4e.10")
def test_henry_morgan_alone_on_an_island_of_six_receives_nine() -> None:
    table = Table(2).put(green=SPACES[6])
    assert score(table, "red") == {"green": 9}


@clause("GI-4e.11")
def test_after_scoring_the_pirates_return_to_their_owners() -> None:
    table = full_island(4, red=2, blue=1, green=1).put(red="a1")
    score(table, "red")
    assert [table.ashore(colour) for colour in table.colours] == ["a1", "", "", ""]
    assert [table.supply(colour) for colour in table.colours] == [4, 5, 5, 5]
    assert table.s.room == [2, 5, 4, 4, 3, 6]

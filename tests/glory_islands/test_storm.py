"""GI-13: the storm on the back side of the board."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import CELLS, TABLES, Table, our_board, printed_board

ALL_LAND = (
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5"  # the storm on c3 is no island space
)


def at_column_c(card: int, **pirates: str) -> Table:
    """Red has sailed to column C of the back side with this card: c1 field, c2 chest, c3 storm, c4 field, c5 barrel."""
    return Table(3, side="back").at(red=2).put(**pirates).turn("red", card).choose("sail 1")


@clause("GI-13.1")
def test_the_back_is_the_board_of_the_rulebook() -> None:
    assert our_board(TABLES.sides[1]) == printed_board("GI-13.1")
    back = TABLES.sides[1]
    assert back.sizes == [3, 4, 5, 3, 3, 6]
    assert [back.kind.count(kind) for kind in range(4)] == [8, 10, 6, 1]
    assert back.storm == CELLS["c3"]
    assert all(back.storm not in island for island in back.islands)


@clause("GI-13.2")
def test_a_pirate_placed_on_the_storm_goes_to_any_empty_island_space() -> None:
    table = at_column_c(3, yellow="a1 b2", blue="e5").choose("place c3")
    free = " ".join(word for word in ALL_LAND.split() if word not in ("a1", "b2", "e5"))
    assert table.asks() == f"red: land {free}"
    table.choose("land e1")
    assert table.ashore("red") == "e1"
    assert table.s.cells[CELLS["c3"]] == -1, "no pirate stays on the storm"


@clause("GI-13.2")
@pytest.mark.parametrize(
    ("space", "glory", "barrels", "chance"),
    [("b1", 1, 1, ""), ("e1", 0, 2, ""), ("a1", 0, 1, "treasure ruby, treasure ruby")],
)
def test_the_reward_is_that_of_the_space_where_it_lands(space: str, glory: int, barrels: int, chance: str) -> None:
    table = at_column_c(3).choose("place c3").choose(f"land {space}", chance)
    assert table.glory.get("red", 0) == glory
    assert table.barrels("red") == barrels
    assert len(table.loot("red").split()) == (1 if chance else 0)


@clause("GI-13.2")
def test_nobody_lands_on_the_storm_or_on_a_taken_space() -> None:
    table = at_column_c(3, yellow="a1").choose("place c3")
    assert table.refuses("land c3") == ("GI-13.2", "Nobody can stay in the storm")
    assert table.refuses("land a1") == ("GI-13.2", "A pirate already stands on A1")


@clause("GI-13.2", "GI-4e.1")
def test_a_pirate_blown_ashore_can_fill_an_island() -> None:
    table = at_column_c(2, yellow="c1 c2 d3", blue="e2")
    table.choose("land e3", "treasure ruby, treasure ruby").choose("pay nothing")
    assert table.glory["blue"] == 2
    assert table.events("full") == [("red", {"island": 0})]


@clause("GI-13.3")
@pytest.mark.parametrize(("card", "asked"), [(2, "c1 c2"), (3, "c1 c2 c3"), (4, "c1 c2 c3 c4")])
def test_the_storm_can_be_chosen_within_range(card: int, asked: str) -> None:
    assert at_column_c(card).asks() == f"red: place {asked}"


@clause("GI-13.3")
@pytest.mark.parametrize(("start", "taken"), [(5, "e1 d2"), (20, "a3 b3"), (11, "e5 d4")])
def test_the_storm_can_be_the_forced_space(start: int, taken: str) -> None:
    table = Table(3, side="back").at(red=start).put(yellow=taken).turn("red", 1)
    assert table.asks().startswith("red: land "), "everything nearer is taken"


@clause("GI-13.3")
def test_the_storm_counts_as_empty_for_the_second_pirate_of_a_3() -> None:
    table = at_column_c(3, yellow="c1 c4", blue="c2 c5")
    assert table.choose("land a5").choose("pay sailing").asks().startswith("red: land ")


@clause("GI-13.3")
def test_without_range_the_storm_is_refused() -> None:
    assert at_column_c(2).refuses("place c3") == ("GI-4b.2", "C3 is out of range: your card reaches 2")


@clause("GI-13.4")
def test_a_pirate_taken_back_may_go_by_the_storm_but_not_where_it_was() -> None:
    table = at_column_c(3, red="a1 b1 d1 e1 a2").choose("recall a2").choose("place c3")
    free = " ".join(word for word in ALL_LAND.split() if word not in ("a1", "b1", "d1", "e1", "a2"))
    assert table.asks() == f"red: land {free}"
    assert table.refuses("land a2") == ("GI-13.4", "The pirate has just left A2; it must go to a new space")
    table.choose("land b5", "treasure ruby, treasure ruby")
    assert sorted(table.ashore("red").split()) == ["a1", "b1", "b5", "d1", "e1"]


@clause("GI-13.4", "GI-4b.6")
def test_with_only_the_storm_free_in_the_line_a_pirate_is_taken_back_for_it() -> None:
    table = at_column_c(3, red="c1 b1 d1 e1 a2", yellow="c2 c4", blue="c5")
    assert table.asks() == "red: recall b1 c1 d1 e1 a2"
    table.choose("recall c1")
    assert table.asks() == "red: land a1 b2 d2 e2 a3 b3 d3 e3 a4 b4 d4 e4 a5 b5 d5 e5"


@clause("GI-13.5")
def test_a_4_cannot_move_a_pirate_into_the_storm() -> None:
    table = at_column_c(4).choose("place c1").choose("pay barrel")
    assert "c3" not in table.asks().split()
    assert table.refuses("move c3") == ("GI-13.5", "Nobody can stay in the storm")


@clause("GI-13.6")
@pytest.mark.parametrize(
    ("taken", "space", "chance"),
    [("", "a1", "treasure ruby"), ("a1", "b1", ""), ("a1 b1 d1", "e1", ""), ("a1 b1 d1 e1", "a2", "")],
)
def test_the_storm_blows_henry_morgan_to_the_first_empty_space(taken: str, space: str, chance: str) -> None:
    table = Table(2, side="back").at(green=2).put(red=taken, yellow="c1 c2").turn("green", 1, chance=chance)
    assert table.ashore("green") == space

"""The worked examples T1 to T18 of the rulebook, one test each."""

from __future__ import annotations

import re

import pytest

from tests.clauses import clause
from tests.glory_islands.table import CARDS, GAME, Table
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.rules.islands import ScoreIslands

SPACES = {3: "a1 b1 a2", 4: "b2 c2 b3 c3", 5: "c1 d1 e1 d2 e2", 6: "c4 d4 b5 c5 d5 e5"}


def shares(size: int, trigger: str, **pirates: int) -> dict[str, int]:
    """What a full island of this size brings to each."""
    table = Table(4)
    spaces = SPACES[size].split()
    for colour, number in pirates.items():
        table.put(**{colour: " ".join(spaces[:number])})
        del spaces[:number]
    assert not spaces
    return table.run(ScoreIslands(table.crew(trigger))).glory


@clause("GI-3.1", "GI-3.2")
def test_t1_more_dots_act_first() -> None:
    table = Table(3, colours="rgyb").reveal("red-3-3w", "green-3-2b", "yellow-3-4b")
    assert table.order() == "yellow red green"


@clause("GI-2.1", "GI-10.8")
def test_t2_a_3_moves_the_disc_from_24_to_21() -> None:
    table = Table(3)
    assert table.view("red").sailing_value[0] == 24
    assert table.reveal("red-3-3w").view("red").sailing_value[0] == 21


@clause("GI-4a.4", "GI-4b.1", "GI-4b.2", "GI-4c.4")
def test_t3_red_sails_three_yellow_earns_and_red_takes_a_barrel() -> None:
    table = Table(3).at(red=5).put(yellow="c2").turn("red", "red-3-3w").choose("sail 3")
    assert table.glory == {"yellow": 1}
    assert table.asks() == "red: place e2 d2"
    table.choose("place e2")
    assert (table.barrels("red"), table.s.barrel_supply) == (2, 4)


@clause("GI-4a.4", "GI-4b.3", "GI-4c.3")
def test_t4_with_a_1_the_third_space_is_forced() -> None:
    table = Table(3).at(red=2).put(yellow="c1", red="c2").turn("red", 1, chance="treasure ruby, treasure crown")
    assert table.glory == {"red": 1}
    assert table.ashore("red") == "c2 c3"
    assert table.asks() == "red: keep ruby crown"
    assert table.choose("keep ruby").loot("red") == "ruby"


@clause("GI-4e.7", "GI-4e.8")
def test_t5_two_and_two_on_four_spaces() -> None:
    assert shares(4, "red", red=2, blue=2) == {"red": 5, "blue": 4}


@clause("GI-4e.3")
def test_t6_two_and_one_on_three_spaces() -> None:
    assert shares(3, "red", green=2, red=1) == {"green": 4, "red": 2}


@clause("GI-4e.5")
def test_t7_a_tie_for_second_on_four_spaces() -> None:
    assert shares(4, "yellow", yellow=2, red=1, blue=1) == {"yellow": 5, "red": 2, "blue": 2}


@clause("GI-4e.4")
def test_t8_a_tie_for_first_on_five_spaces() -> None:
    assert shares(5, "yellow", yellow=2, red=2, blue=1) == {"yellow": 5, "red": 5, "blue": 2}


@clause("GI-4e.5")
def test_t9_a_tie_for_second_on_five_spaces() -> None:
    assert shares(5, "yellow", yellow=3, red=1, blue=1) == {"yellow": 6, "red": 3, "blue": 3}


@clause("GI-4e.4", "GI-4e.6")
def test_t10_ties_for_first_and_third_on_six_spaces() -> None:
    assert shares(6, "red", yellow=2, red=2, blue=1, green=1) == {"yellow": 8, "red": 8, "blue": 2, "green": 2}


@clause("GI-4e.5")
def test_t11_three_tie_for_second_on_six_spaces() -> None:
    assert shares(6, "red", yellow=3, red=1, blue=1, green=1) == {"yellow": 9, "red": 3, "blue": 3, "green": 3}


@clause("GI-5a.1", "GI-5b.1")
def test_t12_of_three_4s_highest_and_lowest_swap() -> None:
    table = Table(3, colours="rgyb").end_round("red-4-1b", "green-4-4b", "yellow-4-3b")
    assert table.events("order") == [("", {"owner": [1, 2, 0]})], "green, yellow, red"
    assert (table.pile("red"), table.pile("green"), table.pile("yellow")) == ("green-4-4b", "red-4-1b", "yellow-4-3b")


@clause("GI-7.3")
def test_t13_seven_tokens_make_14_glory() -> None:
    table = Table(3).give("red", loot="emerald emerald emerald crown crown doubloon ruby").run(FinalScoring())
    assert table.match.result.parts[0]["sets"] == 14


@clause("GI-5a.1", "GI-5a.2")
@pytest.mark.parametrize(
    ("value", "ranks"), [(2, "yellow red green blue"), (4, "green yellow blue red"), (5, "red blue yellow green")]
)
def test_t14_of_four_equal_values_first_and_fourth_and_the_middle_two_swap(value: int, ranks: str) -> None:
    table = Table(4)
    cards = {colour: next(card for card in CARDS if card.startswith(f"{colour}-{value}")) for colour in table.colours}
    table.end_round(*cards.values())
    first, second, third, fourth = ranks.split()
    assert (table.pile(first), table.pile(fourth)) == (cards[fourth], cards[first])
    assert (table.pile(second), table.pile(third)) == (cards[third], cards[second])


@clause("GI-4d.3", "GI-4e.2", "GI-4e.11")
def test_t15_a_second_pirate_fills_a_second_island() -> None:
    table = Table(4).at(red=8).put(red="c2", blue="b2 b3", green="d3 e4").turn("red", "red-3-3b").choose("sail 1")
    table.choose("place c3", "treasure ruby, treasure ruby").choose("pay barrel")
    assert table.ashore("red") == "c2 c3 e3"
    assert table.asks() == "red: score c e"
    before = dict(table.glory)
    table.choose("score c")
    gained = {colour: glory - before.get(colour, 0) for colour, glory in table.glory.items()}
    assert gained == {"red": 5 + 2, "blue": 4, "green": 4}
    assert [(who, facts["glory"]) for who, facts in table.events("share")] == [
        *(("red", 5), ("blue", 4)),
        *(("red", 2), ("green", 4)),
    ]
    assert [table.supply(colour) for colour in table.colours] == [5, 5, 5, 5]


@clause("GI-5b.1", "GI-5c.1", "GI-5c.2")
def test_t16_a_swapped_1_comes_back_as_another_1_with_the_whole_pile() -> None:
    table = Table(3).give("red", discards="red-2-3b red-5-4b").end_round("red-1-2b", "yellow-1-1b", "blue-3-1b")
    assert table.pile("red") == ""
    assert table.hand("red") == "red-2-3b red-3-3w red-3-3b red-4-1b red-5-4b yellow-1-1b"
    assert "red-1-2b" in table.hand("yellow")


@clause("GI-12.6", "GI-12.7")
def test_t17_henry_morgan_shuffles_after_the_swaps() -> None:
    table = Table(2).give("green", discards="green-1-3b green-2-2b green-3-2b green-3-2w")
    table.end_round("red-2-3b", "yellow-4-3b", "green-4-4b")
    assert table.pile("yellow") == "green-4-4b"
    six = "yellow-4-3b green-1-3b green-2-2b green-3-2b green-3-2w green-5-1b"
    assert (table.cards(table.s.morgan_deck), table.pile("green")) == (six, "")
    assert table.story() == ["order", "swapped green", "morgan_shuffles green"]


@clause("GI-4a.3", "GI-4a.5")
def test_t18_income_only_where_the_ship_ends_its_movement() -> None:
    table = Table(3).at(red=1).put(yellow="b1 b5", blue="d3").turn("red", 5).choose("sail 1-stopover")
    assert table.glory == {}
    table.choose("place b2").choose("sail 2")
    assert table.glory == {"blue": 1}


def test_every_worked_example_is_a_test() -> None:
    examples = re.findall(r"^\*\*(T[0-9]+)\*\* \(", GAME.rulebook.text, re.MULTILINE)
    tests = [match[1].upper() for name in globals() if (match := re.match(r"test_(t[0-9]+)_", name))]
    assert examples == [f"T{number}" for number in range(1, 19)]
    assert tests == examples

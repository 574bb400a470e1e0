"""GI-6 compass, Home and the last round; GI-7 final scoring; GI-8 sunk ships."""

from __future__ import annotations

from functools import cache

import pytest

from tests.clauses import clause
from tests.glory_islands.table import GAME, Table
from tortuga.games.glory_islands.rules.ending import FinalScoring, treasure_glory
from tortuga.games.glory_islands.rules.islands import ScoreIslands
from tortuga.games.glory_islands.rules.round import Round
from tortuga.games.glory_islands.state import NO_CARD

# -- GI-6 Compass, Home and the last round


def passing(place: int, kind: str) -> list[tuple[str, int]]:
    """Four ships sail to this place, one after the other; what each gets."""
    table = Table(4).bag("").at(red=place - 1, yellow=place - 1, blue=place - 1, green=place - 1)
    for colour in ("blue", "red", "green", "yellow"):
        table.turn(colour, 1)
    return [(who, facts["glory"]) for who, facts in table.events(kind)]


@clause("GI-6.1")
def test_the_compass_brings_4_2_1_and_nothing() -> None:
    assert passing(12, "compass") == [("blue", 4), ("red", 2), ("green", 1), ("yellow", 0)]


@clause("GI-6.2")
def test_home_brings_6_3_1_and_nothing() -> None:
    assert passing(24, "home") == [("blue", 6), ("red", 3), ("green", 1), ("yellow", 0)]


@clause("GI-6.1")
@pytest.mark.parametrize(("start", "steps", "glory"), [(10, 1, 0), (10, 2, 4), (10, 3, 4), (12, 1, 0), (13, 2, 0)])
def test_the_compass_bonus_is_for_reaching_or_passing_it(start: int, steps: int, glory: int) -> None:
    table = Table(3).bag("").at(red=start).turn("red", 3).choose(f"sail {steps}")
    assert table.glory == ({"red": glory} if glory else {})


@clause("GI-6.2")
@pytest.mark.parametrize(("start", "steps", "glory"), [(22, 1, 0), (22, 2, 6), (22, 3, 6), (0, 1, 0)])
def test_the_home_bonus_is_for_the_end_of_the_lap(start: int, steps: int, glory: int) -> None:
    table = Table(3).bag("").at(red=start).turn("red", 3).choose(f"sail {steps}")
    assert table.glory == ({"red": glory} if glory else {})
    assert table.s.passed_home == (1 if glory else 0)


@clause("GI-6.3")
def test_a_bonus_is_paid_at_once_even_before_a_stopover() -> None:
    table = Table(3).at(red=11).turn("red", 5).choose("sail 1-stopover")
    assert table.glory == {"red": 4}
    assert table.asks() == "red: place e5 d4 c3 b2 a1"


@clause("GI-6.3")
def test_a_bonus_in_the_second_part_of_the_move_is_paid_too() -> None:
    table = Table(3).at(red=10).turn("red", 5).choose("sail 1-stopover").choose("place c5").choose("sail 2")
    assert table.glory == {"red": 4}


@clause("GI-6.4")
def test_the_round_of_the_first_home_bonus_is_played_to_its_end_and_is_the_last() -> None:
    table = Table(3).at(red=21, yellow=22, blue=3).bag("").round("red-4-1b", "yellow-3-4b", "blue-2-1b")
    table.choose("sail 3").choose("place b2").choose("pay nothing")
    assert table.s.passed_home == 1
    assert table.asks() == "yellow: sail 1 2 3", "those still to act take their turns"
    table.choose("sail 2").choose("place a1").choose("pay nothing")
    assert table.events("home") == [("red", {"glory": 6}), ("yellow", {"glory": 3})]
    assert table.asks() == "blue: sail 1 2"
    table.choose("sail 1").choose("place d1")
    assert table.match.over
    assert [who for who, _ in table.events("final")] == ["red", "yellow", "blue"]


@clause("GI-6.4")
def test_until_then_rounds_go_on() -> None:
    table = Table(3).at(red=22, yellow=22, blue=22).bag("").round("red-1-2b", "yellow-1-1b", "blue-1-4b")
    assert table.s.round == 2
    assert table.asks().count("play") == 3


@clause("GI-6.5")
def test_a_ship_past_home_places_from_the_space_it_reaches() -> None:
    table = Table(3).at(red=23).turn("red", 3).choose("sail 3")
    assert table.asks() == "red: place b1 b2 b3"
    assert table.view("red").ship[0] == 26


@clause("GI-6.5")
def test_a_ship_on_home_places_along_its_diagonal() -> None:
    assert Table(3).at(red=23).turn("red", 3).choose("sail 1").asks() == "red: place a1 b2 c3"


@clause("GI-6.6")
@pytest.mark.parametrize(("card", "steps"), [(2, "1 2"), (4, "1 2 3 4")])
def test_home_does_not_stop_a_ship(card: int, steps: str) -> None:
    table = Table(3).at(red=23).turn("red", card)
    assert table.asks() == f"red: sail {steps}"
    assert table.choose(f"sail {card}").ship("red") == 23 + card


# -- GI-7 Final scoring


def final(table: Table) -> Table:
    return table.run(FinalScoring())


@clause("GI-7.1")
def test_each_pirate_on_the_board_adds_one_glory() -> None:
    table = final(Table(3).put(red="a1 b1 c5", yellow="e5"))
    assert [parts["pirates"] for parts in table.match.result.parts] == [3, 1, 0]


@clause("GI-7.2")
def test_the_sailing_disc_adds_its_value_or_takes_it_away() -> None:
    table = final(Table(4).give("red", sail=0).give("yellow", sail=20).give("blue", sail=24).give("green", sail=34))
    assert [parts["sailing"] for parts in table.match.result.parts] == [24, 4, 0, -30]


@clause("GI-7.3")
@pytest.mark.parametrize(
    ("loot", "glory"),
    [
        ("", 0),
        ("ruby", 1),
        ("ruby ruby", 1 + 1),
        ("ruby spice", 3),
        ("ruby spice emerald", 6),
        ("ruby spice emerald crown", 10),
        ("ruby spice emerald crown doubloon", 15),
        ("ruby spice emerald ruby spice", 6 + 3),
        ("ruby spice emerald crown doubloon doubloon", 15 + 1),
        ("ruby ruby ruby spice spice crown", 6 + 3 + 1),
    ],
)
def test_treasure_is_laid_out_in_sets_of_different_kinds(loot: str, glory: int) -> None:
    table = final(Table(4).give("red", loot=loot))
    assert table.match.result.parts[0]["sets"] == glory


@clause("GI-7.3")
@pytest.mark.parametrize("loot", [(3, 2, 1, 1, 0), (2, 2, 1, 1, 1), (4, 1, 1, 0, 0), (2, 2, 2, 0, 0), (3, 3, 2, 1, 0)])
def test_no_other_way_of_laying_out_sets_brings_more(loot: tuple[int, ...]) -> None:
    tokens = tuple(kind for kind, number in enumerate(loot) for _ in range(number))
    assert treasure_glory(Table().s.t, tokens) == most_glory(loot)


@cache
def most_glory(counts: tuple[int, ...]) -> int:
    """By trying every first set."""
    best = 0
    for chosen in range(1, 32):
        kinds = [kind for kind in range(5) if chosen >> kind & 1]
        if all(counts[kind] for kind in kinds):
            left = tuple(number - (kind in kinds) for kind, number in enumerate(counts))
            best = max(best, (1, 3, 6, 10, 15)[len(kinds) - 1] + most_glory(left))
    return best


@clause("GI-7.3")
def test_treasure_is_revealed_at_the_end() -> None:
    table = final(Table(3).give("red", loot="ruby crown"))
    assert table.view("yellow").loot[0] == [0, 3]
    assert "treasures: ruby, crown" in table.log("yellow")[0]


@clause("GI-7.4")
def test_each_barrel_left_adds_one_glory() -> None:
    table = final(Table(3).give("red", barrels=3).give("yellow", barrels=0))
    assert [parts["barrels"] for parts in table.match.result.parts] == [3, 0, 1]


@clause("GI-7.1", "GI-7.2", "GI-7.3", "GI-7.4")
def test_the_final_score_is_the_sum_of_all_parts() -> None:
    table = (
        Table(3, wrecks=True).put(red="a1 b1").give("red", glory=7, sail=26, barrels=2, loot="ruby spice", wrecks="4")
    )
    assert final(table).match.result.scores[0] == 7 + 2 - 4 + 3 + 2 + 4


@clause("GI-7.5")
def test_the_most_glory_wins() -> None:
    table = final(Table(3).give("red", glory=7).give("yellow", glory=9).give("blue", glory=8))
    assert table.match.result.scores == [7 + 25, 9 + 25, 8 + 25]
    assert table.match.result.winners == [1]
    assert table.events("won") == [("yellow", {})]
    assert table.events("all_sunk") == []


@clause("GI-7.5")
def test_what_counts_is_the_glory_after_the_final_scoring() -> None:
    table = final(Table(3).give("red", glory=9, sail=10).give("yellow", glory=5))
    assert table.match.result.winners == [1]


@clause("GI-7.6")
def test_tied_players_share_the_victory_whatever_they_hold() -> None:
    table = final(Table(3).give("red", glory=10).give("yellow", glory=7, loot="ruby ruby ruby").give("blue", glory=9))
    assert table.match.result.scores == [35, 35, 34]
    assert table.match.result.winners == [0, 1], "nothing breaks the tie, not even treasure tokens"
    assert [who for who, _ in table.events("won")] == ["red", "yellow"]


@clause("GI-7.6")
def test_all_may_share_the_victory() -> None:
    assert final(Table(3)).match.result.winners == [0, 1, 2]


# -- GI-8 Sunk ships


@clause("GI-8.1")
def test_who_sinks_while_paying_takes_no_turn() -> None:
    table = Table(3).give("yellow", sail=33).round("red-2-3b", "yellow-5-2b", "blue-3-1b")
    assert table.order() == "blue red"
    assert table.asks() == "blue: sail 1 2 3"
    table.choose("sail 2").choose("place b1").choose("pay nothing").choose("sail 2").choose("pay nothing")
    assert "yellow" not in table.asks(), "out of the game: nobody asks for a card"
    assert table.asks().count("play") == 2
    assert table.refuses("play yellow-4-3b", by="yellow")[1] == "It is not your turn: waiting for Red, Blue"


@clause("GI-8.1")
def test_a_sunk_player_neither_plays_nor_pays_nor_sinks_again() -> None:
    table = Table(3).sink("yellow").round("red-2-3b", "", "blue-3-1b")
    assert [who for who, _ in table.events("played")] == ["red", "blue"]
    assert table.events("sank") == []


@clause("GI-8.1")
def test_sunk_players_are_left_out_of_the_final_scoring_and_cannot_win() -> None:
    table = final(Table(3).give("red", glory=99, loot="ruby ruby ruby").sink("red").give("yellow", glory=2))
    assert table.match.result.winners == [1]
    assert table.match.result.parts[0] == {}
    assert [who for who, _ in table.events("final")] == ["yellow", "blue"]


@clause("GI-8.1")
def test_a_sunk_player_does_not_win_even_if_all_others_are_below_zero() -> None:
    table = final(Table(3).give("yellow", sail=34).give("blue", sail=33).sink("red"))
    assert table.match.result.winners == [2]


@clause("GI-8.2")
@pytest.mark.parametrize(("sail", "sinks"), [(32, False), (33, True), (34, True)])
def test_two_spaces_may_be_paid_even_if_this_sinks_the_ship(sail: int, sinks: bool) -> None:
    table = Table(3).at(red=2).give("red", sail=sail).turn("red", 3).choose("sail 1").choose("place c2")
    label = "Pay 2 sailing spaces and sink: " if sinks else "Pay 2 sailing spaces: "
    assert table.match.options(0)[2].label == label + "place a second pirate", "the player is warned"
    table.choose("pay sailing")
    assert table.sunk("red") is sinks
    assert table.asks() == ("" if sinks else "red: place c1 c3"), "the special action is not carried out"


@clause("GI-8.2")
def test_a_4_that_sinks_the_ship_moves_no_pirate() -> None:
    table = Table(3).at(red=2).give("red", sail=33).turn("red", 4).choose("sail 1").choose("place c2")
    table.choose("pay sailing")
    assert (table.asks(), table.ashore("red"), table.sunk("red")) == ("", "c2", True)


@clause("GI-8.2", "GI-8.4")
def test_islands_that_are_full_when_the_ship_sinks_are_still_scored() -> None:
    table = Table(3).at(red=2).give("red", sail=33).put(yellow="b2 b3 c3").turn("red", 3).choose("sail 1")
    table.choose("place c2").choose("pay sailing")
    assert table.glory == {"red": 1, "yellow": 5}, "red had the glory of the pirate field, and gets no more"
    assert table.ashore("yellow") == ""


@clause("GI-8.2")
def test_who_has_sunk_is_not_asked_for_the_order_of_scoring() -> None:
    table = Table(3).put(red="a1 b1 d3", yellow="a2 e3 e4").sink("blue")
    table.run(ScoreIslands(table.crew("blue")))
    assert table.asks() == ""
    assert [facts["island"] for _, facts in table.events("full")] == [0, 4]


@clause("GI-8.3")
def test_pirates_of_a_sunk_player_block_their_spaces() -> None:
    table = Table(3).at(red=2).put(yellow="c1 c3").sink("yellow").turn("red", 4).choose("sail 1")
    assert table.asks() == "red: place c2 c4"


@clause("GI-8.3", "GI-8.4")
def test_pirates_of_a_sunk_player_count_for_the_places_on_an_island() -> None:
    table = Table(3).put(yellow="b2 b3 c3", red="c2").sink("yellow").run(ScoreIslands(0))
    assert table.glory == {"red": 3}, "second place, though the first is lost"


@clause("GI-8.4")
def test_a_sunk_player_has_no_income() -> None:
    table = Table(3).at(red=2).put(yellow="c4", blue="c2").sink("yellow").turn("red", 3).choose("sail 1")
    assert table.glory == {"blue": 1}


@clause("GI-8.4")
def test_the_share_of_a_sunk_player_is_lost_and_the_others_do_not_get_more() -> None:
    table = Table(3).put(yellow="b2 b3", red="c2 c3").sink("yellow").run(ScoreIslands(0))
    assert table.glory == {"red": 4 + 1}, "half of 5 + 3, and one for the trigger"


@clause("GI-8.4")
def test_the_extra_glory_for_triggering_is_lost_too() -> None:
    table = Table(3).put(yellow="b2 b3", red="c2 c3").sink("yellow").run(ScoreIslands(1))
    assert table.glory == {"red": 4}


@clause("GI-8.5")
def test_pirates_of_a_sunk_player_leave_the_game_with_their_island() -> None:
    table = Table(3).put(yellow="b2 b3 a1", red="c2 c3").sink("yellow").run(ScoreIslands(0), Round())
    assert (table.ashore("yellow"), table.ashore("red")) == ("a1", "")
    assert "yellow" not in table.asks(), "nobody can bring them back"


@clause("GI-8.6")
def test_the_card_of_a_sunk_player_leaves_the_game_and_is_not_swapped() -> None:
    table = Table(3).at(red=11, blue=12).bag("").give("yellow", sail=32).round("red-3-3w", "yellow-3-4b", "blue-2-1b")
    assert table.sunk("yellow")
    assert table.view("red").played[1] == NO_CARD
    table.choose("sail 1").choose("place e5").choose("pay nothing").choose("sail 1")
    assert table.s.round == 2
    assert table.events("swapped") == []
    assert (table.pile("red"), table.pile("yellow")) == ("red-3-3w", "")
    assert "yellow-3-4b" not in table.hand("yellow")


@clause("GI-8.6")
def test_the_ship_of_a_sunk_player_is_removed() -> None:
    table = Table(3).at(yellow=7).run(Round())
    assert "ship at row 1, right" in told_of("Yellow", table)
    assert "ship at" not in told_of("Yellow", table.sink("yellow"))


def told_of(name: str, table: Table) -> str:
    sentences = GAME.describe(GAME.words, table.s.t, table.view("red"), table.match.names)
    return next(sentence for sentence in sentences if sentence.startswith(name))


@clause("GI-8.6", "GI-8.2")
def test_the_card_of_a_player_who_sank_by_a_special_action_is_not_swapped_either() -> None:
    table = Table(3).at(red=2).give("red", sail=30).round("red-3-3w", "yellow-3-1w", "blue-1-4b")
    table.choose("sail 1").choose("place c2").choose("pay sailing").choose("sail 2").choose("place b2")
    table.choose("pay nothing", "treasure ruby, treasure ruby")
    assert table.events("swapped") == []
    assert (table.pile("red"), table.pile("yellow")) == ("", "yellow-3-1w")


@clause("GI-8.6", "GI-8.2")
def test_a_player_without_a_card_is_no_partner_for_a_swap() -> None:
    table = Table(3).at(red=2).bag("").give("red", sail=30).round("red-3-3w", "yellow-5-2b", "blue-1-4b")
    table.choose("sail 1").choose("place a1").choose("sail 1").choose("place c2").choose("pay sailing")
    assert table.s.round == 2
    assert table.events("swapped") == []
    assert table.pile("yellow") == "yellow-5-2b"


@clause("GI-8.6")
def test_a_swap_among_those_afloat_still_takes_place() -> None:
    table = Table(3).give("red", sail=33).at(yellow=1, blue=2).bag("")
    table.round("red-2-3b", "yellow-2-4b", "blue-2-1b")
    table.choose("sail 1").choose("place b2").choose("sail 1").choose("place c2")
    assert (table.pile("yellow"), table.pile("blue")) == ("blue-2-1b", "yellow-2-4b")


@clause("GI-8.7")
def test_the_last_ship_carries_on_alone_until_home() -> None:
    table = Table(3).at(red=20).bag("").sink("yellow", "blue").give("red", barrels=0).run(Round())
    assert table.asks() == "red: play red-1-2b red-2-3b red-3-3w red-3-3b red-4-1b red-5-4b"
    table.choose("play red-2-3b").choose("sail 2").choose("place b2")
    assert table.s.round == 2
    assert not table.match.over
    table.choose("play red-5-4b").choose("sail 2").choose("place a1")
    assert table.match.over
    assert table.match.result.winners == [0]


@clause("GI-8.7", "GI-12.5")
def test_henry_morgan_carries_on_alone_as_well() -> None:
    table = Table(2).bag("").give("red", sail=34).give("yellow", sail=34)
    deck = "card green-5-1b, card green-4-4b, card green-3-2b, card green-3-2w, card green-2-2b"
    table.round("red-1-2b", "yellow-1-1b", chance=f"{deck}, card green-5-1b, card green-4-4b")
    assert table.match.over
    assert table.ship("green") == 17 + 9
    assert table.match.result.winners == []
    assert table.match.note() == "Henry Morgan wins."


@clause("GI-8.8")
def test_if_all_ships_have_sunk_nobody_wins() -> None:
    table = Table(3).give("red", sail=34).give("yellow", sail=34).give("blue", sail=34, glory=50)
    table.round("red-1-2b", "yellow-4-3b", "blue-5-3b")
    assert table.match.over
    assert table.match.result.winners == []
    assert table.match.note() == "All ships have sunk; nobody wins."
    assert table.log("red")[-1] == "All ships have sunk; nobody wins."
    assert table.events("won") == []


@clause("GI-8.8", "GI-8.2")
def test_the_game_ends_when_the_last_ship_sinks_by_a_special_action() -> None:
    table = Table(3).at(red=2).sink("yellow", "blue").give("red", sail=30).run(Round())
    table.choose("play red-3-3w").choose("sail 1").choose("place c2").choose("pay sailing")
    assert table.match.over
    assert table.match.result.winners == []


@clause("GI-8.9")
def test_barrels_and_tokens_of_a_sunk_player_do_not_come_back() -> None:
    table = Table(3).give("red", sail=34, barrels=3, loot="ruby crown").reveal("red-1-2b", "yellow-1-1b", "blue-2-1b")
    assert table.sunk("red")
    assert (table.barrels("red"), table.s.barrel_supply) == (3, 3)
    assert (table.loot("red"), table.s.bag) == ("ruby crown", [5, 6, 6, 5, 6])

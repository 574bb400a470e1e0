"""GI-12: Henry Morgan, who sails as a third where two play."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.glory_islands.table import Table, random_game
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.rules.round import Round
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.dice import WrongOutcome
from tortuga.kernel.machine import SPECTATOR

FOUR_GREEN = "green-2-2b green-3-2b green-3-2w green-4-4b"


@clause("GI-12.1")
def test_with_two_players_henry_morgan_sails_with_green_and_eight_pirates() -> None:
    table = Table(2)
    assert table.match.names == ["Red", "Yellow", "Henry Morgan"]
    assert table.colours == ["red", "yellow", "green"]
    assert (table.supply("green"), table.ship("green"), table.sail("green")) == (8, 0, 0)


@clause("GI-12.1")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_he_stays_ashore(players: int) -> None:
    table = Table(players)
    assert len(table.colours) == players
    assert "Henry Morgan" not in table.match.names


@clause("GI-12.2")
@pytest.mark.parametrize("colours", ["grby", "ygrb"])
def test_green_belongs_to_henry_morgan(colours: str) -> None:
    with pytest.raises(tortuga.BadOption, match="green is Henry Morgan's"):
        tortuga.new("glory-islands", players=2, options={"colours": colours})


@clause("GI-12.2")
@pytest.mark.parametrize("colours", ["rybg", "bryg", "ybgr"])
def test_the_players_choose_from_red_yellow_and_blue(colours: str) -> None:
    names = {"r": "red", "y": "yellow", "b": "blue"}
    assert Table(2, colours=colours).colours == [names[colours[0]], names[colours[1]], "green"]


@clause("GI-12.3")
def test_he_starts_without_a_barrel() -> None:
    table = Table(2)
    assert (table.barrels("green"), table.s.barrel_supply) == (0, 6)


@clause("GI-12.3")
@pytest.mark.parametrize("seed", range(3))
def test_he_never_gets_a_barrel(seed: int) -> None:
    assert all(s.barrels[2] == 0 for s in random_game(2, seed, wrecks=True, side="back"))


@clause("GI-12.4")
def test_his_card_is_turned_after_both_players_have_chosen() -> None:
    table = Table(2).run(Round())
    assert table.asks().count("play") == 2, "nobody chooses for him"
    assert len(table.s.morgan_deck) == 6
    table.choose("play red-2-3b", by="red")
    assert len(table.s.morgan_deck) == 6
    table.choose("play yellow-3-4b", "card green-2-2b", by="yellow")
    assert len(table.s.morgan_deck) == 5
    assert table.cards(table.view("red").played[2:]) == "green-2-2b"


@clause("GI-12.4")
def test_the_card_he_played_goes_on_his_discard_pile() -> None:
    assert Table(2).end_round("red-2-3b", "yellow-3-4b", "green-5-1b").pile("green") == "green-5-1b"


@clause("GI-12.4")
def test_any_of_the_cards_in_his_draw_pile_can_be_on_top() -> None:
    for card in ("green-1-3b", "green-5-1b"):
        table = (
            Table(2).bag("").give("green", discards=FOUR_GREEN).round("red-2-3b", "yellow-2-4b", chance=f"card {card}")
        )
        assert table.cards(table.view("red").played[2:]) == card
    with pytest.raises(WrongOutcome, match="green-4-4b"):
        Table(2).bag("").give("green", discards=FOUR_GREEN).round("red-2-3b", "yellow-2-4b", chance="card green-4-4b")


@clause("GI-12.5")
def test_he_pays_sailing_points_and_takes_his_place_in_the_turn_order() -> None:
    table = Table(2).reveal("red-2-3b", "yellow-4-3b", "green-3-2b")
    assert table.s.sail == [2, 4, 3]
    assert table.order() == "yellow green red"


@clause("GI-12.5")
def test_he_sinks_like_anyone() -> None:
    table = Table(2).give("green", sail=33).reveal("red-2-3b", "yellow-4-3b", "green-3-2b")
    assert table.sunk("green")
    assert table.order() == "yellow red"
    table.end_round().round("red-1-2b", "yellow-2-4b")
    assert table.asks().startswith("yellow: sail"), "no card is turned for him any more"


@clause("GI-12.5", "GI-12.6")
def test_a_sunk_henry_morgan_shuffles_no_more() -> None:
    table = Table(2).give("green", sail=34, discards=FOUR_GREEN).reveal("red-2-3b", "yellow-3-4b", "green-1-3b")
    assert table.sunk("green")
    assert table.end_round().events("morgan_shuffles") == []


@clause("GI-12.6")
def test_with_one_card_left_he_shuffles_all_six_after_the_round() -> None:
    table = Table(2).give("green", discards=FOUR_GREEN)
    table.reveal("red-2-3b", "yellow-3-4b", "green-1-3b")
    assert table.cards(table.s.morgan_deck) == "green-5-1b", "not before the round is over"
    table.end_round()
    assert len(table.s.morgan_deck) == 6
    assert table.pile("green") == ""
    assert ("green", {}) in table.events("morgan_shuffles")


@clause("GI-12.6")
def test_with_two_cards_left_he_does_not_shuffle() -> None:
    table = (
        Table(2)
        .give("green", discards="green-2-2b green-3-2b green-4-4b")
        .end_round("red-2-3b", "yellow-3-4b", "green-1-3b")
    )
    assert table.cards(table.s.morgan_deck) == "green-3-2w green-5-1b"
    assert len(table.pile("green").split()) == 4


@clause("GI-12.6")
@pytest.mark.parametrize("seed", range(3))
def test_his_deck_runs_for_five_rounds_at_a_time(seed: int) -> None:
    for s in random_game(2, seed):
        if s.round and s.open and type(s.open[0][0]).__name__ == "PlayCard" and not s.sunk[2]:
            assert len(s.morgan_deck) == 6 - (s.round - 1) % 5


@clause("GI-12.7")
def test_he_takes_part_in_swaps_and_discards_the_card_received() -> None:
    table = Table(2).end_round("red-2-3b", "yellow-4-3b", "green-4-4b")
    assert (table.pile("green"), table.pile("yellow")) == ("yellow-4-3b", "green-4-4b")


@clause("GI-12.8")
def test_a_1_does_not_bring_his_discards_back() -> None:
    table = Table(2).give("green", discards="green-2-2b green-5-1b").end_round("red-2-3b", "yellow-4-3b", "green-1-3b")
    assert table.pile("green") == "green-1-3b green-2-2b green-5-1b"
    assert table.hand("green") == ""


@clause("GI-12.9")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_his_ship_always_sails_the_value_of_his_card(value: int) -> None:
    table = Table(2).at(green=4).bag("").turn("green", value)
    assert (table.ship("green"), table.asks()) == (4 + value, "")


@clause("GI-12.10")
def test_with_a_5_he_places_after_one_space_and_again_after_four_more() -> None:
    table = Table(2).at(green=1).turn("green", 5)
    assert [facts["steps"] for _, facts in table.events("sailed")] == [1, 4]
    assert table.ashore("green") == "b1 e1", "the corner's diagonal begins at e1"
    assert table.ship("green") == 6


@clause("GI-12.10", "GI-4a.5")
def test_his_stopover_brings_no_income() -> None:
    table = Table(2).at(green=0).put(red="a5", yellow="e3").turn("green", 5, chance="treasure ruby")
    assert table.glory == {"yellow": 1, "green": 1}, "yellow's income at the final stop, and e1 is a pirate field"


@clause("GI-12.11")
@pytest.mark.parametrize(
    ("start", "taken", "space"),
    [(1, "", "b1"), (1, "b1", "b2"), (1, "b1 b2 b3 b4", "b5"), (5, "e1 d2 c3", "b4"), (17, "", "a5"), (17, "a5", "b4")],
)
def test_he_places_on_the_nearest_empty_space_of_his_line(start: int, taken: str, space: str) -> None:
    table = Table(2).at(green=start).put(red=taken).turn("green", 1)
    assert table.ashore("green") == space


@clause("GI-12.11", "GI-4b.4")
def test_on_a_full_line_he_places_none() -> None:
    table = Table(2).at(green=1).put(red="b1 b2 b3 b4 b5").turn("green", 1)
    assert (table.ashore("green"), table.supply("green")) == ("", 8)


@clause("GI-12.12")
def test_without_pirates_in_his_supply_he_places_none_and_takes_none_back() -> None:
    board = "a1 a2 a3 a4 c1 c2 d1 d2"
    table = Table(2).at(green=1).put(green=board).turn("green", 1)
    assert table.supply("green") == 0
    assert sorted(table.ashore("green").split()) == board.split()
    assert table.story() == ["sailed green"]


@clause("GI-12.13")
def test_on_a_chest_he_receives_a_single_token_face_up() -> None:
    table = Table(2).at(green=0).turn("green", 1, chance="treasure crown")
    assert table.loot("green") == "crown"
    assert table.s.bag == [6, 6, 6, 5, 6]
    table.run(Round())
    for seat in (0, 1, SPECTATOR):
        view = table.match.view(seat)
        assert isinstance(view, IslandsView)
        assert view.loot[2] == [3]
    assert "Henry Morgan draws crown." in table.log("red")


@clause("GI-12.13", "GI-4c.6")
def test_from_an_empty_bag_he_receives_nothing() -> None:
    assert Table(2).at(green=0).bag("").turn("green", 1).loot("green") == ""


@clause("GI-12.14")
def test_on_a_barrel_space_he_receives_2_glory() -> None:
    table = Table(2).at(green=1).put(red="b1").turn("green", 1)
    assert table.ashore("green") == "b2"
    assert table.glory == {"red": 1, "green": 2}
    assert (table.barrels("green"), table.s.barrel_supply) == (0, 6)


@clause("GI-12.15")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_he_never_uses_a_special_action(value: int) -> None:
    table = Table(2).at(green=2 - value + 4).bag("").turn("green", value)
    assert "special green" not in table.story()
    assert (len(table.ashore("green").split()), table.sail("green")) == (1, 0)


@clause("GI-12.16")
def test_he_earns_income_and_the_compass_bonus() -> None:
    table = Table(2).at(green=10).put(green="e3").bag("").turn("green", 3)
    assert table.ship("green") == 13
    assert table.glory == {"green": 4 + 1}
    assert table.story()[:3] == ["sailed green", "compass green", "income green"]


@clause("GI-12.16")
def test_he_earns_the_home_bonus_and_his_coming_home_ends_the_game() -> None:
    table = Table(2).at(green=23, red=3, yellow=3).bag("").give("red", barrels=0).give("yellow", barrels=0)
    table.round("red-2-3b", "yellow-2-4b", chance="card green-4-4b")
    assert table.events("home") == [("green", {"glory": 6})]
    table.choose("sail 2").choose("place e1").choose("sail 2")
    assert table.match.over


@clause("GI-12.16")
def test_he_scores_islands() -> None:
    table = Table(2).at(green=0).put(green="b1", red="a2").bag("").turn("green", 1)
    assert table.glory == {"green": 4, "red": 2}
    assert table.supply("green") == 8


@clause("GI-12.16")
def test_at_the_end_his_score_is_counted_in_the_same_way_and_he_can_win() -> None:
    table = Table(2).put(green="a1 b1").give("green", glory=10, sail=26, loot="ruby spice").give("red", sail=25)
    table.give("yellow", sail=34).run(FinalScoring())
    assert table.match.result.others == {"Henry Morgan": 10 + 2 - 4 + 3}
    assert table.match.result.winners == []
    assert table.match.note() == "Henry Morgan wins."


@clause("GI-12.16", "GI-7.6")
def test_he_can_share_the_victory() -> None:
    table = Table(2).give("green", glory=10, sail=20).give("red", glory=9, sail=20).give("yellow", sail=34)
    table.run(FinalScoring())
    assert table.match.result.scores[0] == table.match.result.others["Henry Morgan"] == 14
    assert table.match.result.winners == [0]
    assert "Henry Morgan" in table.match.note(), "the result must say that the victory is shared"


@clause("GI-12.16")
def test_he_does_not_win_with_less_glory() -> None:
    table = Table(2).give("green", glory=1).give("red", glory=5).run(FinalScoring())
    assert table.match.result.winners == [0]
    assert table.match.note() == ""


@clause("GI-12.17")
def test_several_islands_full_after_his_turn_are_scored_by_their_letters() -> None:
    table = Table(2).put(red="a1 b1 d3", yellow="a2 e3 e4").at(green=7)
    table.turn("green", 1)
    assert [facts["island"] for _, facts in table.events("full")] == [0, 4]

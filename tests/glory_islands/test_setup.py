"""GI-10 what lies on the table, GI-11 setting up, GI-9 the shape of a round."""

from __future__ import annotations

import re

import pytest

import tortuga
from tests.clauses import clause
from tests.glory_islands.table import CARDS, CELLS, TABLES, Table, our_board, printed_board, rows_of
from tortuga.games.glory_islands.game import GAME
from tortuga.games.glory_islands.state import COMPASS, RING, STORM, Islands

# -- GI-10 What lies on the table


@clause("GI-10.1")
def test_there_are_seven_treasure_tokens_of_each_of_five_kinds() -> None:
    assert TABLES.treasures == ["ruby", "spice", "emerald", "crown", "doubloon"]
    assert Table(4).s.bag == [7, 7, 7, 7, 7]


@clause("GI-10.2")
@pytest.mark.parametrize("colour", ["red", "green", "blue", "yellow"])
def test_each_colour_has_six_cards(colour: str) -> None:
    own = [card for word, card in CARDS.items() if word.startswith(colour)]
    assert sorted(TABLES.value[card] for card in own) == [1, 2, 3, 3, 4, 5]
    assert len(CARDS) == 24


@clause("GI-10.3")
def test_there_are_23_pirates_and_8_barrels() -> None:
    four, two = Table(4).s, Table(2).s
    assert four.supply == [5, 5, 5, 5]
    assert two.supply == [5, 5, 8]
    assert sum(four.supply) + two.supply[2] - 5 == 23
    for s in (four, Table(3).s, two):
        assert sum(s.barrels) + s.barrel_supply == 8


@clause("GI-10.4")
def test_a_ring_of_24_sea_spaces_surrounds_25_land_spaces() -> None:
    assert len(TABLES.lines) == RING == 24
    assert len(CELLS) == len(TABLES.sides[0].kind) == len(TABLES.sides[1].kind) == 25
    facing = {tuple(sorted(line)) for line in TABLES.lines}
    assert len(facing) == 12, "five rows, five columns, two diagonals, each seen from both ends"


@clause("GI-10.5")
@pytest.mark.parametrize(
    ("sea", "line"),
    [
        (1, "a1 a2 a3 a4 a5"),
        (5, "e1 e2 e3 e4 e5"),
        (7, "e1 d1 c1 b1 a1"),
        (11, "e5 d5 c5 b5 a5"),
        (13, "e5 e4 e3 e2 e1"),
        (17, "a5 a4 a3 a2 a1"),
        (19, "a5 b5 c5 d5 e5"),
        (23, "a1 b1 c1 d1 e1"),
        (0, "a1 b2 c3 d4 e5"),
        (6, "e1 d2 c3 b4 a5"),
        (12, "e5 d4 c3 b2 a1"),
        (18, "a5 b4 c3 d2 e1"),
    ],
)
def test_a_ship_faces_the_line_that_starts_at_its_space(sea: int, line: str) -> None:
    s = Table().at(red=sea).s
    assert s.line(0) == [CELLS[word] for word in line.split()]


@clause("GI-10.6")
def test_the_lap_runs_clockwise_from_the_upper_left_corner() -> None:
    assert GAME.words.spell(GAME.load(), "sea", 0) == "Home"
    assert GAME.words.spell(GAME.load(), "sea", 1) == "column A, top"
    assert GAME.words.spell(GAME.load(), "sea", COMPASS) == "the compass"
    assert COMPASS == 12
    home, compass = TABLES.lines[0], TABLES.lines[COMPASS]
    assert home[0] == CELLS["a1"]
    assert compass == home[::-1], "the compass is the corner opposite Home"
    assert Table().at(red=24).s.line(0) == home, "a full lap is 24 spaces"


@clause("GI-10.7")
def test_the_front_is_the_board_of_the_rulebook() -> None:
    assert our_board(TABLES.sides[0]) == printed_board("GI-10.7")
    front = TABLES.sides[0]
    assert front.sizes == [3, 5, 4, 4, 3, 6]
    assert [front.kind.count(kind) for kind in range(4)] == [9, 10, 6, 0]


@clause("GI-10.8")
def test_the_sailing_track_falls_from_24_to_30_below() -> None:
    assert TABLES.track[:25] == list(range(24, -1, -1))
    assert TABLES.track[25:] == [-2, -4, -6, -9, -12, -15, -18, -22, -26, -30]


@clause("GI-10.8")
@pytest.mark.parametrize(
    ("spaces", "value", "sunk"), [(0, 24, False), (25, -2, False), (34, -30, False), (35, 0, True)]
)
def test_the_track_has_36_spaces_and_the_last_one_sinks(spaces: int, value: int, sunk: bool) -> None:
    table = Table(data=None).give("red", sail=spaces - 1 if spaces else 0)
    if spaces:
        table.reveal("red-1-2b")
    assert (table.view("red").sailing_value[0], table.sunk("red")) == (value, sunk)


@clause("GI-10.9")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_costs_its_value(card: str) -> None:
    assert TABLES.cost[CARDS[card]] == TABLES.value[CARDS[card]]


@clause("GI-10.10")
def test_the_cards_have_the_dots_of_the_rulebook() -> None:
    printed = set()
    for heading, *dots in rows_of("GI-10.10"):
        for colour, mark in zip(("red", "green", "blue", "yellow"), dots, strict=True):
            number, ink = mark.split()
            printed.add(f"{colour}-{heading[0]}-{number}{ink[0]}")
    assert printed == set(CARDS)


@clause("GI-10.10")
def test_no_two_cards_share_value_dots_and_ink() -> None:
    assert len({re.sub("^[a-z]+-", "", word) for word in CARDS}) == 24
    assert len(set(TABLES.rank)) == 24, "no tie is left over"


# -- GI-11 Setting up


@clause("GI-11.1")
@pytest.mark.parametrize(("options", "storm"), [({}, False), ({"side": "front"}, False), ({"side": "back"}, True)])
def test_the_players_choose_the_side_of_the_board(options: dict[str, str], storm: bool) -> None:
    match = tortuga.new("glory-islands", players=3, options=options, seed=1)
    assert isinstance(match.state, Islands)
    assert (match.state.side.kind[CELLS["c3"]] == STORM) is storm


@clause("GI-11.1")
def test_there_is_no_third_side() -> None:
    with pytest.raises(tortuga.BadOption, match=r"front or back.*Did you mean 'back'"):
        tortuga.new("glory-islands", players=3, options={"side": "bakc"})


@clause("GI-11.2")
@pytest.mark.parametrize(("players", "of_each"), [(2, 6), (3, 6), (4, 7)])
def test_with_two_or_three_players_one_token_of_each_kind_stays_out(players: int, of_each: int) -> None:
    assert Table(players).s.bag == [of_each] * 5


@clause("GI-11.3")
@pytest.mark.parametrize(("players", "supply"), [(2, 6), (3, 5), (4, 4)])
def test_each_player_starts_with_cards_pirates_and_a_barrel(players: int, supply: int) -> None:
    table = Table(players, colours="yrbg")
    assert table.colours[:2] == ["yellow", "red"]
    for colour in table.colours[:players]:
        assert table.hand(colour).count(f"{colour}-") == 6
        assert len(table.hand(colour).split()) == 6
        assert (table.supply(colour), table.barrels(colour)) == (5, 1)
    assert table.s.barrel_supply == supply


@clause("GI-11.3")
def test_no_two_players_take_the_same_colour() -> None:
    with pytest.raises(tortuga.BadOption, match="colours"):
        tortuga.new("glory-islands", players=4, options={"colours": "rryb"})


@clause("GI-11.3")
@pytest.mark.parametrize("players", [1, 5])
def test_the_game_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(tortuga.BadOption, match="2 to 4 players"):
        tortuga.new("glory-islands", players=players)


@clause("GI-11.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_discs_start_on_0_and_24_and_ships_at_home(players: int) -> None:
    table = Table(players)
    view = table.view("red")
    assert view.glory == [0] * len(table.colours)
    assert view.sailing_value == [24] * len(table.colours)
    assert view.ship == [0] * len(table.colours)


# -- GI-9 The shape of a round


@clause("GI-9.1")
def test_a_round_has_five_steps_and_each_player_acts_completely_before_the_next() -> None:
    table = Table(3).round("red-2-3b", "yellow-4-3b", "blue-2-1b")
    assert table.asks() == "yellow: sail 1 2 3 4"
    table.choose("sail 4").choose("place d1")
    assert table.asks() == "yellow: pay nothing barrel sailing"
    table.choose("pay sailing").choose("move b1")
    assert table.asks() == "red: sail 1 2"
    table.choose("sail 2").choose("pay nothing")
    assert table.asks() == "blue: sail 1 2"
    table.choose("sail 2", "treasure ruby, treasure ruby").choose("pay nothing")
    assert table.story() == [
        *("round", "played red", "played yellow", "played blue", "order"),
        *("sailed yellow", "placed yellow", "barrel yellow"),
        *("special yellow", "lifted yellow", "placed yellow", "glory yellow"),
        *("sailed red", "income yellow", "placed red", "barrel red"),
        *("sailed blue", "income yellow", "placed blue", "drew blue", "kept blue"),
        *("swapped red", "round"),
    ]
    assert table.asks().count("play") == 3, "rounds follow one another"
    assert table.view("red").order == (), "and the turn order is found anew"


@clause("GI-9.1")
def test_nobody_acts_out_of_turn() -> None:
    table = Table(3).round("red-2-3b", "yellow-4-3b", "blue-2-1b")
    assert table.refuses("sail 1", by="red") == ("GI-4a.1", "It is not your turn: waiting for Yellow")


@clause("GI-9.2")
def test_whoever_draws_two_of_a_kind_is_asked_all_the_same() -> None:
    """The others see the same, whether there is a choice or not."""
    seen = []
    for chance in ("treasure spice, treasure spice", "treasure spice, treasure ruby"):
        table = Table(3)
        table.keeps_alike = False
        table.at(red=0).turn("red", 1, chance=chance)
        assert table.asks().startswith("red: keep")
        seen.append((table.view("yellow"), table.log("yellow")))
    assert seen[0] == seen[1]


@clause("GI-9.2")
def test_a_single_possibility_is_chosen_by_itself_and_logged() -> None:
    table = Table(3).at(red=1).put(red="b1 a1 a2 a3 a4", yellow="b2 b3 b4").turn("red", 1)
    assert table.asks() == "red: recall a1 b1 a2 a3 a4"
    table.choose("recall b1")
    assert table.asks() == ""
    assert table.log("yellow") == [
        "Red sails 1 to column B, top.",
        "Red's pirate on B1 earns 1 glory.",
        "Red takes a pirate back from B1.",
        "Red places a pirate on B5 (pirate field).",
        "Red gains 1 glory.",
    ]

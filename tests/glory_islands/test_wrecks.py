"""GI-14: the mini-expansion with shipwrecks."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory_islands.table import GAME, TABLES, Table, random_game
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.rules.round import Round
from tortuga.games.glory_islands.rules.wrecks import look_at_stack
from tortuga.games.glory_islands.state import Islands
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.dice import FastDice, WrongOutcome
from tortuga.kernel.machine import SPECTATOR, UNKNOWN

FIVE = "wreck 4, wreck 3, wreck 2, wreck 2, wreck 1"


def at_the_wreck(players: int = 3, start: int = 5, barrels: int = 1) -> Table:
    """Red has ended the movement on a wreck corner and is asked whether to look."""
    table = Table(players, wrecks=True).at(red=start).give("red", barrels=barrels)
    return table.turn("red", 2).choose("sail 1")


def stacks(table: Table, right: str, left: str) -> Table:
    """What lies in the stacks upper right and lower left, known to those who looked."""
    s = table.s
    lots = []
    for place, tokens in ((4, right.split()), (5, left.split())):
        lot = [tokens.count(str(value)) for value in range(1, 5)] + [0, 0, 0]
        lot[place] = len(tokens)
        if tokens:
            lots.append(tuple(lot))
    s.lots = tuple(lots)
    s.stacks = (len(right.split()), len(left.split()))
    return table


def salvage(table: Table, colour: str) -> tuple[int, ...]:
    return table.s.salvage[table.crew(colour)]


@clause("GI-14.1")
def test_there_are_ten_tokens() -> None:
    assert TABLES.wrecks == [0, 2, 4, 3, 1], "of value 0, 1, 2, 3 and 4"


@clause("GI-14.2")
def test_the_tokens_lie_in_two_stacks_of_five() -> None:
    table = Table(3, wrecks=True).run(Round())
    assert table.view("red").stacks == (5, 5)
    for seat in (0, 1, SPECTATOR):
        view = table.match.view(seat)
        assert isinstance(view, IslandsView)
        assert view.lots == [], "face down: nobody knows what lies where"


@clause("GI-14.2")
@pytest.mark.parametrize("sea", range(1, 25))
def test_the_stacks_lie_on_the_upper_right_and_lower_left_corners(sea: int) -> None:
    table = Table(3, wrecks=True).at(red=sea - 1).turn("red", 2).choose("sail 1")
    assert table.asks().startswith("red: wreck") is (sea in (6, 18))


@clause("GI-14.2")
def test_each_stack_holds_five_of_the_ten_tokens_at_random() -> None:
    table = at_the_wreck().choose("wreck look", FIVE)
    other = [sum(lot[kind] for lot in table.s.lots if lot[5]) for kind in range(4)]
    assert other == [1, 2, 2, 0], "the other stack holds what this one does not"


@clause("GI-14.2")
def test_any_five_tokens_can_lie_in_a_stack() -> None:
    stacks_seen = set()
    for seed in range(60):
        s = GAME.set_up(TABLES, 3, GAME.read_options({"wrecks": True}, 3), FastDice(seed))
        assert isinstance(s, Islands)
        found = look_at_stack(s, 0, 0)
        rest = look_at_stack(s, 0, 1)
        assert sorted(found + rest) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 4]
        stacks_seen.add(tuple(found))
    assert len(stacks_seen) > 10


@clause("GI-14.2")
def test_without_the_expansion_the_corners_are_plain() -> None:
    table = Table(3).at(red=5).turn("red", 2).choose("sail 1")
    assert table.asks() == "red: place e1 d2"
    assert table.view("red").stacks == (0, 0)


@clause("GI-14.3")
@pytest.mark.parametrize("start", [5, 17])
def test_a_ship_that_ends_its_movement_there_may_look_and_take_one(start: int) -> None:
    table = at_the_wreck(start=start, barrels=0)
    assert table.asks() == "red: wreck leave look"
    table.choose("wreck look", FIVE)
    assert table.asks() == "red: take none 1 2 3 4"
    table.choose("take 4")
    assert salvage(table, "red") == (4,)
    assert table.s.stacks == ((4, 5) if start == 5 else (5, 4))
    assert table.asks().startswith("red: place")


@clause("GI-14.3")
def test_looking_is_optional() -> None:
    table = at_the_wreck().choose("wreck leave")
    assert table.asks() == "red: place e1 d2"
    assert table.s.stacks == (5, 5)
    assert "looked red" not in table.story()


@clause("GI-14.3")
def test_a_token_that_is_not_there_is_refused() -> None:
    table = stacks(at_the_wreck(), "1 2 2", "3").choose("wreck look")
    assert table.asks() == "red: take none 1 2"
    assert table.refuses("take 4") == ("GI-14.3", "The wreck holds no token of value 4")


@clause("GI-14.4")
def test_sailing_past_the_corner_brings_no_token() -> None:
    table = Table(3, wrecks=True).at(red=5).turn("red", 2).choose("sail 2")
    assert table.asks() == "red: place e1 d1"


@clause("GI-14.4")
def test_a_stopover_on_the_corner_brings_no_token() -> None:
    table = Table(3, wrecks=True).at(red=5).turn("red", 5).choose("sail 1-stopover")
    assert table.asks() == "red: place e1 d2 c3 b4 a5"


@clause("GI-14.3", "GI-14.4")
def test_the_second_part_of_a_move_may_end_at_the_wreck() -> None:
    table = Table(3, wrecks=True).at(red=4).turn("red", 5).choose("sail 1-stopover").choose("place e1").choose("sail 1")
    assert table.asks() == "red: wreck leave look"


@clause("GI-14.5")
def test_taking_is_optional_also_after_looking() -> None:
    table = at_the_wreck(barrels=3).choose("wreck look", FIVE).choose("take none")
    assert salvage(table, "red") == ()
    assert (table.s.stacks, table.barrels("red")) == ((5, 5), 3)
    assert table.asks() == "red: place e1 d2", "nor is a second one offered"


@clause("GI-14.6")
def test_for_a_barrel_one_more_may_be_taken_from_the_same_stack() -> None:
    table = at_the_wreck(barrels=2).choose("wreck look", FIVE).choose("take 4")
    assert table.asks() == "red: take none 1 2 3", "what is left in this stack"
    table.choose("take 3")
    assert salvage(table, "red") == (4, 3)
    assert (table.barrels("red"), table.s.barrel_supply) == (1, 5), "the barrel went back to the supply"
    assert table.s.stacks == (3, 5)
    assert table.asks() == "red: place e1 d2", "this can be done once"


@clause("GI-14.6")
def test_the_second_token_may_be_declined() -> None:
    table = at_the_wreck(barrels=2).choose("wreck look", FIVE).choose("take 4").choose("take none")
    assert (salvage(table, "red"), table.barrels("red"), table.s.stacks) == ((4,), 2, (4, 5))


@clause("GI-14.6")
def test_without_a_barrel_there_is_no_second_token() -> None:
    table = at_the_wreck(barrels=0).choose("wreck look", FIVE).choose("take 1")
    assert table.asks() == "red: place e1 d2"


@clause("GI-14.6")
def test_the_second_token_may_be_the_last_of_the_stack() -> None:
    table = stacks(at_the_wreck(barrels=1), "2 3", "3").choose("wreck look").choose("take 3")
    assert table.asks() == "red: take none 2"


@clause("GI-14.6")
def test_a_single_token_leaves_no_second_one_to_buy() -> None:
    table = stacks(Table(3, wrecks=True).at(red=5), "2", "3 3").give("red", barrels=3).turn("red", 2)
    table.choose("sail 1").choose("wreck look").choose("take 2")
    assert table.asks() == "red: place e1 d2"
    assert table.barrels("red") == 3


@clause("GI-14.6", "GI-4a.8")
def test_the_barrel_of_this_stop_comes_too_late_for_the_wreck() -> None:
    table = Table(3, wrecks=True).at(red=5).give("red", barrels=0).put(yellow="e1 d2", blue="c3").turn("red", 2)
    table.choose("sail 1").choose("wreck look", FIVE).choose("take 2")
    assert table.ashore("red") == "b4", "a barrel space, taken after the wreck"
    assert table.barrels("red") == 1


@clause("GI-14.6")
def test_the_rest_of_the_stack_stays_for_the_next_ship() -> None:
    table = at_the_wreck(barrels=0).choose("wreck look", FIVE).choose("take 4").choose("place e1")
    table.at(yellow=5).turn("yellow", 2).choose("sail 1").choose("wreck look")
    assert table.asks() == "yellow: take none 1 2 3"


@clause("GI-14.7")
def test_each_token_adds_its_value_at_the_end() -> None:
    table = Table(3, wrecks=True).give("red", wrecks="4 1").give("blue", wrecks="3").run(FinalScoring())
    assert [parts["wrecks"] for parts in table.match.result.parts] == [5, 0, 3]


@clause("GI-14.7", "GI-14.8")
def test_only_the_player_who_looks_sees_the_tokens() -> None:
    table = at_the_wreck(barrels=1).choose("wreck look", FIVE)
    assert table.view("red").seen[0] == [1, 2, 2, 3, 4]
    assert table.view("yellow").seen[0] == [UNKNOWN, 5]
    table.choose("take 4").choose("take 2")
    assert table.view("red").salvage[0] == [4, 2]
    assert table.view("yellow").salvage[0] == [UNKNOWN, UNKNOWN], "how many, but not which"
    assert table.view("yellow").stacks == (3, 5)
    assert table.log("yellow")[1:] == [
        "Red searches the wreck.",
        "Red takes a token from the wreck.",
        "Red takes a token from the wreck, for a barrel.",
    ]
    assert table.log("red")[1:] == [
        "Red searches the wreck and finds 1, 2, 2, 3, 4.",
        "Red takes a token of value 4 from the wreck.",
        "Red takes a token of value 2 from the wreck, for a barrel.",
    ]


@clause("GI-14.7")
def test_tokens_are_revealed_in_the_final_scoring() -> None:
    table = Table(3, wrecks=True).give("red", wrecks="4 1").run(FinalScoring())
    assert table.view("yellow").salvage[0] == [4, 1]


@clause("GI-14.8")
def test_what_a_player_did_not_see_can_be_anything() -> None:
    table = at_the_wreck(barrels=0).choose("wreck look", FIVE).choose("take 4")
    taken = {imagined(table, "yellow", seed).salvage[0][0] for seed in range(40)}
    assert taken == {1, 2, 3, 4}


def imagined(table: Table, colour: str, seed: int) -> Islands:
    state = GAME.imagine(table.s.t, table.view(colour), FastDice(seed))
    assert isinstance(state, Islands)
    return state


@clause("GI-14.9")
def test_a_player_who_has_looked_remembers_what_is_left() -> None:
    table = at_the_wreck(barrels=0).choose("wreck look", FIVE).choose("take 4")
    assert table.view("red").seen[0] == [1, 2, 2, 3]
    table.choose("place e1").run(Round())
    assert table.view("red").seen[0] == [1, 2, 2, 3], "in later rounds too"
    for seed in range(20):
        assert imagined(table, "red", seed).lots[0] == (1, 2, 1, 0, 4, 0, 0)


@clause("GI-14.9")
def test_what_others_took_since_is_one_of_the_tokens_remembered() -> None:
    table = at_the_wreck(barrels=0).choose("wreck look", FIVE).choose("take 4").choose("place e1")
    table.at(yellow=5).turn("yellow", 2).choose("sail 1").choose("wreck look").choose("take 3")
    assert table.view("red").seen[0] == [1, 2, 2, 3]
    assert table.view("red").stacks == (3, 5)
    worlds = [imagined(table, "red", seed) for seed in range(30)]
    assert {s.salvage[1] for s in worlds} == {(1,), (2,), (3,)}, "red does not know which, but never the 4"
    for s in worlds:
        left = [value for value in (1, 2, 3, 4) for lot in s.lots if lot[4] for _ in range(lot[value - 1])]
        assert sorted([*left, *s.salvage[1]]) == [1, 2, 2, 3]


@clause("GI-14.9")
def test_each_player_remembers_each_stack_for_itself() -> None:
    table = stacks(Table(3, wrecks=True).at(red=5, yellow=17, blue=17), "1 1 2 3 4", "2 2 2 3 3")
    table.turn("red", 2).choose("sail 1").choose("wreck look").choose("take none").choose("place e1")
    table.turn("yellow", 2).choose("sail 1").choose("wreck look").choose("take none").choose("place a5")
    table.turn("blue", 3).choose("sail 1").choose("wreck look").choose("take 3").choose("take 2")
    never = [-1]
    assert table.view("red").seen[:2] == [[1, 1, 2, 3, 4], never]
    assert table.view("yellow").seen[2:4] == [never, [2, 2, 2, 3, 3]]
    assert table.view("blue").seen[4:] == [never, [2, 2, 3]]
    assert table.view("yellow").gone == ((0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 0))
    left = {tuple(lot) for seed in range(30) for lot in imagined(table, "yellow", seed).lots if lot[5]}
    assert left == {(0, 2, 1, 0, 0, 3, 0), (0, 1, 2, 0, 0, 3, 0), (0, 3, 0, 0, 0, 3, 0)}
    left = {tuple(lot) for seed in range(60) for lot in imagined(table, "red", seed).lots if lot[5]}
    assert len(left) > 1, "red saw nothing of the lower-left stack but what is not there"


@clause("GI-14.9")
def test_what_others_took_before_is_not_missing_from_what_a_player_saw() -> None:
    table = stacks(Table(3, wrecks=True).at(red=5, yellow=5), "1 1 2 3 4", "2 2 2 3 3")
    table.turn("yellow", 2).choose("sail 1").choose("wreck look").choose("take 4").choose("take none")
    table.turn("red", 2).choose("sail 1").choose("wreck look").choose("take none")
    assert table.view("red").seen[0] == [1, 1, 2, 3]
    for seed in range(20):
        assert (2, 1, 1, 0, 4, 0, 0) in imagined(table, "red", seed).lots


@clause("GI-14.9")
def test_looking_cannot_be_taken_back() -> None:
    table = stacks(at_the_wreck(), "1 2 3", "2 2").choose("wreck look")
    assert str(table.match.why_not_undo(0)) == "That action brought something new to light"


@clause("GI-14.10")
def test_a_stack_that_has_been_used_up_has_nothing_to_give() -> None:
    table = stacks(Table(3, wrecks=True).at(red=5), "", "1 2 3").turn("red", 2).choose("sail 1")
    assert table.asks() == "red: place e1 d2"


@clause("GI-14.10")
def test_the_last_token_uses_the_stack_up() -> None:
    table = stacks(at_the_wreck(), "2", "3 3").choose("wreck look").choose("take 2").choose("place e1")
    table.at(yellow=5).turn("yellow", 3).choose("sail 1")
    assert table.asks() == "yellow: place d2 c3"


# -- Henry Morgan


@clause("GI-14.11")
@pytest.mark.parametrize(("start", "left"), [(4, (4, 5)), (16, (5, 4)), (6, (5, 5))])
def test_henry_morgan_receives_one_token_at_random(start: int, left: tuple[int, int]) -> None:
    table = Table(2, wrecks=True).at(green=start).bag("").turn("green", 2)
    assert table.s.stacks == left
    assert table.s.morgan_salvage == 10 - sum(left)


@clause("GI-14.11")
def test_his_first_stop_with_a_5_brings_no_token() -> None:
    table = Table(2, wrecks=True).at(green=5).bag("").turn("green", 5)
    assert table.s.stacks == (5, 5)


@clause("GI-14.11")
def test_his_final_stop_with_a_5_brings_one_token() -> None:
    table = Table(2, wrecks=True).at(green=1).turn("green", 5)
    assert (table.s.stacks, table.s.morgan_salvage) == ((4, 5), 1)


@clause("GI-14.11", "GI-14.10")
def test_from_a_used_up_stack_he_receives_nothing() -> None:
    table = stacks(Table(2, wrecks=True).at(green=4).bag(""), "", "1 2").turn("green", 2)
    assert table.s.morgan_salvage == 0


@clause("GI-14.11")
def test_his_token_is_one_of_that_stack() -> None:
    table = stacks(Table(2, wrecks=True).at(green=4).bag(""), "1 1 2", "3 4").turn("green", 2)
    with pytest.raises(WrongOutcome, match="wreck 3"):
        table.run(FinalScoring(), chance="wreck 3")
    table = stacks(Table(2, wrecks=True).at(green=4).bag(""), "1 1 2", "3 4").turn("green", 2)
    table.run(FinalScoring(), chance="wreck 2")
    assert salvage(table, "green") == (2,)


@clause("GI-14.11", "GI-14.12")
def test_the_next_who_looks_finds_the_stack_without_his_token() -> None:
    table = stacks(Table(2, wrecks=True).at(green=4).bag(""), "1 1 2", "3 4").turn("green", 2)
    table.at(red=5).turn("red", 2).choose("sail 1").choose("wreck look", "wreck 1, wreck 2")
    assert table.asks() == "red: take none 1 2"
    table.choose("take none").run(FinalScoring())
    assert salvage(table, "green") == (1,), "what was not in the stack any more"


@clause("GI-14.12")
def test_his_tokens_stay_unknown_until_the_final_scoring() -> None:
    table = Table(2, wrecks=True).at(green=4).bag("").turn("green", 2).run(Round())
    for colour in ("red", "yellow"):
        view = table.view(colour)
        assert (view.salvage[2], view.morgan_salvage) == ([], 1), "one token, and nobody knows which"
    assert "Henry Morgan takes a token from the wreck unseen." in table.log("red")
    found = {imagined_at_end(table, seed) for seed in range(40)}
    assert found == {1, 2, 3, 4}


def imagined_at_end(table: Table, seed: int) -> int:
    s = imagined(table, "red", seed)
    s.open = []
    s.agenda = []
    FinalScoring().run(s)
    return s.salvage[2][0]


@clause("GI-14.12", "GI-14.7")
def test_in_the_final_scoring_his_tokens_count() -> None:
    table = Table(2, wrecks=True).at(green=4).bag("").turn("green", 2).run(FinalScoring(), chance="wreck 3")
    glory, pirate, sailing, token = 1, 1, 24, 3
    assert table.match.result.others["Henry Morgan"] == glory + pirate + sailing + token
    assert table.view("red").salvage[2] == [3]


@clause("GI-14.1", "GI-14.11")
@pytest.mark.parametrize("seed", range(4))
def test_no_token_is_ever_lost(seed: int) -> None:
    ended = None
    for ended in random_game(2, seed, wrecks=True):
        tokens = sum(sum(lot[:4]) for lot in ended.lots) + sum(map(len, ended.salvage))
        assert tokens == 10
        assert sum(ended.stacks) + sum(map(len, ended.salvage)) + ended.morgan_salvage == 10
    assert ended is not None
    values = [value for held in ended.salvage for value in held]
    values += [kind + 1 for lot in ended.lots for kind in range(4) for _ in range(lot[kind])]
    assert sorted(values) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 4]

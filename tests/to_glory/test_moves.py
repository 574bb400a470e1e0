"""TG-4 and TG-5: Move and Steer, and the neighbours that nobody may stay beside."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import PLACES, Hex, Table
from tortuga.games.to_glory.rules.move import kraken_gets_clear, ship_gets_clear

STUCK = "You could not get clear of the ship, the Kraken or the Tower beside it with what is left"


@clause("TG-4.1")
@pytest.mark.parametrize(
    ("place", "facing", "reason"),
    [
        ((5, -1), "e", "That is off the board"),
        ((1, -4), "e", "b4 is not open sea"),
        ((2, 2), "w", "Another piece is on h7"),
        ((0, -4), "nw", "Another piece is on a1"),
    ],
)
def test_a_ship_cannot_leave_the_board_or_enter_islands_and_other_pieces(place: Hex, facing: str, reason: str) -> None:
    table = Table(2).put("yellow", (1, 2)).put("red", place, facing).turn("red")
    assert not table.offers("do move")
    assert table.refuses("do move") == ("TG-4.1", reason)


@clause("TG-4.1")
def test_a_ship_leaves_its_island_and_cannot_come_back() -> None:
    table = Table(2).turn("red").choose("do move")
    assert table.where("red") == (5, -3)
    table.choose("do steer-left", "do steer-left", "do steer-left")
    assert table.refuses("do move") == ("TG-4.1", "c7 is not open sea")


@clause("TG-4.2")
@pytest.mark.parametrize(("facing", "there"), [("e", (3, -1)), ("se", (2, 0)), ("ne", (3, -2)), ("nw", (2, -2))])
def test_a_ship_moves_straight_ahead(facing: str, there: Hex) -> None:
    table = Table(2).put("red", (2, -1), facing).turn("red").choose("do move")
    assert table.where("red") == there
    assert table.faces("red") == facing
    assert table.s.left == 4


@clause("TG-4.3")
def test_the_kraken_moves_in_all_directions_and_keeps_its_facing() -> None:
    table = Table(2).kraken((-2, 2), "sw").turn("yellow").choose("do kraken")
    assert table.asks() == "yellow: kraken e se sw w nw ne left right"
    table.choose("kraken se")
    assert table.where("kraken") == (-2, 3)
    assert table.faces("kraken") == "sw"
    assert table.s.left == 4


@clause("TG-4.1", "TG-4.3")
def test_the_kraken_cannot_enter_islands_ships_or_leave_the_board() -> None:
    table = Table(2).kraken((5, -2), "e").put("yellow", (4, -1)).turn("red", left=1).choose("do kraken")
    assert table.refuses("kraken nw") == ("TG-4.6", STUCK)
    assert table.refuses("kraken e") == ("TG-4.1", "That is off the board")
    assert table.refuses("kraken sw") == ("TG-4.1", "Another piece is on e9")
    table = Table(2).kraken((-1, -4), "e").turn("red").choose("do kraken")
    assert table.refuses("kraken se") == ("TG-4.1", "c2 is not open sea")


@clause("TG-4.4")
@pytest.mark.parametrize("neighbour", ["tower", "kraken", "ship"])
def test_a_ship_cannot_stop_beside_a_ship_the_kraken_or_the_tower(neighbour: str) -> None:
    table = Table(2)
    if neighbour == "tower":
        table.put("red", (2, 0), "w")
    elif neighbour == "kraken":
        table.put("red", (0, 4), "w").kraken((-1, 3))
    else:
        table.put("red", (0, 4), "w").put("yellow", (-1, 3))
    table.turn("red", left=1)
    assert table.refuses("do move") == ("TG-4.6", STUCK)


@clause("TG-4.4")
def test_the_kraken_cannot_stop_beside_a_ship_or_the_tower() -> None:
    table = Table(2).kraken((-2, 0)).turn("red", left=1).choose("do kraken")
    assert table.asks() == "red: kraken se sw w nw ne left right", "to the east it would be next to the Tower"
    table = Table(2).put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=1).choose("do kraken")
    assert table.refuses("kraken e") == ("TG-4.6", STUCK)


@clause("TG-4.5")
def test_a_ship_beside_a_neighbour_must_go_on_and_do_nothing_else() -> None:
    table = Table(2).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red").choose("do move")
    assert table.where("red") == (-1, 4)
    assert table.asks() == "red: do steer-left steer-right", "ahead lies an island"
    for action in ("end", "explore", "kraken", "tower", "fire", "ability"):
        clause_number, reason = table.refuses(f"do {action}")
        assert (clause_number, reason) == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")
    table.choose("do steer-left", "do move")
    assert table.where("red") == (-2, 5)
    assert table.offers("do end")


@clause("TG-4.5")
def test_the_kraken_beside_a_neighbour_must_go_on() -> None:
    table = Table(2).put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=3).choose("do kraken", "kraken e")
    assert table.asks() == "red: kraken w nw left right", "the question for an action has passed by itself"
    table.choose("kraken left")
    assert table.faces("kraken") == "ne"
    assert table.where("kraken") == (-2, 5), "with one action left there is one way, and it is taken"
    assert table.asks() == "red: do end fire ability"


@clause("TG-4.6")
@pytest.mark.parametrize(("left", "possible"), [(1, False), (2, False), (3, True)])
def test_a_step_beside_a_neighbour_needs_a_way_on(left: int, possible: bool) -> None:
    """Behind the hex beside yellow lies an island: the ship must turn once and move on."""
    table = Table(2).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red", left=left)
    assert table.offers("do move") == possible


@clause("TG-4.6")
def test_a_steer_in_the_middle_of_a_run_needs_a_way_on_too() -> None:
    table = Table(2).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red", left=4).choose("do move")
    assert table.faces("red") == "sw", "there was one way on, and it was taken"
    assert table.asks() == "red: do move steer-left"
    assert table.refuses("do steer-right") == ("TG-4.6", STUCK), "it would face the island, with one action left"


@clause("TG-4.6")
def test_the_look_ahead_finds_exactly_what_a_search_over_all_ways_finds() -> None:
    table = Table(4).put("red", (2, 1)).put("yellow", (3, -1)).put("blue", (0, 2)).kraken((1, 2)).put("green", (-2, 1))
    s, t = table.s, table.s.t

    def clear(place: int, facing: int, actions: int) -> bool:
        """Every sequence of Moves and Steers, tried one by one."""
        if actions == 0:
            return False
        there = t.ahead[place * 6 + facing]
        if there >= 0 and t.sea[there] and there not in (s.kraken, *s.ship[1:]):
            near = [t.apart(there, other) for other in (s.kraken, t.tower_hex, *s.ship[1:])]
            if 1 not in near or clear(there, facing, actions - 1):
                return True
        return clear(place, (facing + 1) % 6, actions - 1) or clear(place, (facing + 5) % 6, actions - 1)

    def kraken_clear(place: int, moves: int) -> bool:
        if moves == 0:
            return False
        for there in t.ahead[place * 6 : place * 6 + 6]:
            if there >= 0 and t.sea[there] and there not in s.ship:
                near = [t.apart(there, other) for other in (t.tower_hex, *s.ship)]
                if 1 not in near or kraken_clear(there, moves - 1):
                    return True
        return False

    found = set()
    for place in [hexagon for hexagon in PLACES.values() if t.sea[hexagon]]:
        for actions in range(5):
            for facing in range(6):
                expected = clear(place, facing, actions)
                assert ship_gets_clear(s, 0, place, facing, actions) == expected, (place, facing, actions)
                found.add(expected)
            assert kraken_gets_clear(s, place, actions) == kraken_clear(place, actions)
    assert found == {True, False}


@clause("TG-4.7")
def test_skipper_actions_do_not_help_an_ability_nor_the_ability_a_run() -> None:
    table = Table(2).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red")
    assert table.offers("do move"), "with skipper actions there is a way on"
    assert not table.offers("do ability"), "two Moves straight ahead do not get clear"
    assert table.refuses("do ability") == ("TG-9.6", "Your captain's ability could do nothing now")
    table = Table(2).give("red", captain="beast").put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=1)
    table.choose("do kraken")
    assert table.refuses("kraken e") == ("TG-4.6", STUCK), "though the ability could bring it clear"
    table.choose("kraken left", "do ability", "ability e")
    assert table.where("kraken") == (-2, 5), "there and back: the only way clear with the second Move"


@clause("TG-4.8")
def test_treasure_is_found_on_the_way_and_the_turn_goes_on() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 4), "sw").turn("red")
    table.choose("do move", "do steer-right", "do move")
    assert table.where("red") == (-2, 5)
    assert (table.chests("red"), table.map("red")) == (1, "")
    assert table.s.box == (0 * 8 + 4,)
    assert table.offers("do move")
    assert [facts for _, facts in table.events("treasure")] == [{"island": 4, "chests": 1}]
    assert table.s.left == 2, "it costs no action of its own"


@clause("TG-4.8")
def test_a_map_that_was_revealed_cannot_be_hidden_again() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (1, 2), "sw").turn("red").choose("do move")
    table.match.undo(0)
    assert table.where("red") == (1, 2), "so far nobody has learned anything"
    table.choose("do move", "do move")
    assert table.chests("red") == 1
    with pytest.raises(tortuga.NotOffered, match="brought something new to light"):
        table.match.undo(0)


@clause("TG-4.8")
def test_where_the_ship_must_not_stay_it_finds_nothing() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red")
    table.choose("do move")
    assert table.where("red") == (-1, 4), "beside island E, but also beside yellow"
    assert table.chests("red") == 0
    table.choose("do steer-left", "do move")
    assert table.chests("red") == 1, "where it may stay, still beside E"


@clause("TG-4.9")
def test_neither_a_steer_nor_the_kraken_finds_treasure() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (-1, 4), "e").kraken((3, 1)).turn("red")
    table.choose("do steer-left", "do kraken", "kraken e")
    assert table.chests("red") == 0
    table.choose("do move")
    assert table.where("red") == (0, 3)
    assert table.chests("red") == 0


@clause("TG-4.10")
def test_steering_is_always_possible_outside_a_run() -> None:
    table = Table(2).put("red", (5, -5), "ne").turn("red", left=1)
    assert table.asks() == "red: do end steer-left steer-right kraken tower fire"


@clause("TG-5.1")
def test_ship_kraken_and_tower_turn_by_one_side() -> None:
    table = Table(2).put("red", (2, -1), "e").kraken((-3, 0), "w").tower("ne").turn("red")
    table.choose("do steer-left")
    assert table.faces("red") == "ne"
    table.choose("do steer-right")
    assert table.faces("red") == "e"
    table.choose("do kraken", "kraken right")
    assert table.faces("kraken") == "nw"
    table.choose("do tower")
    assert table.asks() == "red: tower left right"
    table.choose("tower right")
    assert table.faces("tower") == "e"
    assert table.s.left == 1

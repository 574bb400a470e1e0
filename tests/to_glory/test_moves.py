"""TG-4 and TG-5: Move and Steer, and the neighbours that nobody may stay beside."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import PLACES, Hex, Table
from tortuga.games.to_glory.rules.clear import kraken_gets_clear, ship_gets_clear
from tortuga.games.to_glory.state import BEAST, HELM, SAIL, Voyage

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
    table = Table(2).give("red", cursed=True).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red")
    table.choose("do move")
    assert table.where("red") == (-1, 4)
    assert table.asks() == "red: do steer-left steer-right", "ahead lies an island"
    assert table.refuses("do ability")[0] == "TG-8.1"
    for action in ("end", "explore", "kraken", "tower", "fire"):
        clause_number, reason = table.refuses(f"do {action}")
        assert (clause_number, reason) == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")
    table.choose("do steer-left", "do move")
    assert table.where("red") == (-2, 5)
    assert table.offers("do end")


@clause("TG-4.5")
def test_the_kraken_beside_a_neighbour_must_go_on() -> None:
    table = Table(2).give("red", cursed=True).put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=3)
    table.choose("do kraken", "kraken e")
    assert table.asks() == "red: kraken w nw left right", "the question for an action has passed by itself"
    table.choose("kraken left")
    assert table.faces("kraken") == "ne"
    assert table.where("kraken") == (-2, 5), "with one action left there is one way, and it is taken"
    assert table.asks() == "red: do end fire"


@clause("TG-4.6")
@pytest.mark.parametrize(("left", "possible"), [(1, False), (2, False), (3, True)])
def test_a_step_beside_a_neighbour_needs_a_way_on(left: int, possible: bool) -> None:
    """Behind the hex beside yellow lies an island: the ship must turn once and move on."""
    table = Table(2).give("red", captain="gunner").put("red", (0, 4), "w").put("yellow", (-1, 3))
    assert table.turn("red", left=left).offers("do move") == possible


@clause("TG-4.6")
def test_a_steer_in_the_middle_of_a_run_needs_a_way_on_too() -> None:
    table = Table(2).give("red", cursed=True).put("red", (0, 4), "w").put("yellow", (-1, 3)).turn("red", left=4)
    table.choose("do move")
    assert table.faces("red") == "sw", "there was one way on, and it was taken"
    assert table.asks() == "red: do move steer-left"
    assert table.refuses("do steer-right") == ("TG-4.6", STUCK), "it would face the island, with one action left"


Position = tuple[str, int, int, int]  # which piece must go on ("" for none), ship, heading, Kraken


class Reference:
    """TG-4.5 to TG-4.7 and TG-4.12 once more: every sequence of Moves and Steers, tried one by one."""

    def __init__(self, s: Voyage, seat: int) -> None:
        self.t, self.captain, self.parts = s.t, s.captain[seat], s.t.ability_parts
        self.others = tuple(ship for other, ship in enumerate(s.ship) if other != seat)
        self.clear = cache(self.find)

    def enters(self, place: int, other: int) -> bool:
        return place >= 0 and self.t.sea[place] and place not in (other, *self.others)

    def stays(self, place: int, other: int) -> bool:
        return all(self.t.apart(place, near) != 1 for near in (self.t.tower_hex, other, *self.others))

    def find(self, position: Position, actions: int, unused: bool, inside: int = -1) -> bool:
        """Can the piece that must go on get clear? ``inside`` an ability, so many parts of it are left; -1 outside."""
        runs, ship, _, kraken = position
        if not runs:
            return True
        if inside < 0:
            if unused and self.clear(position, actions, False, self.parts):
                return True
            steps = self.ship_moves(position) + self.ship_steers(position)
            if runs == "kraken":
                steps = self.kraken_moves(position)
            return actions > 0 and any(self.clear(step, actions - 1, unused) for step in steps)
        if inside < self.parts:
            aside = (self.captain == SAIL and runs == "kraken") or (self.captain == BEAST and runs == "ship")
            moved, other = (ship, kraken) if self.captain == SAIL else (kraken, ship)
            if (not aside or self.stays(moved, other)) and self.clear(position, actions, False):
                return True
        if inside == 0:
            return False
        if self.captain == SAIL:
            steps = self.ship_moves(position)
        elif self.captain == BEAST:
            steps = self.kraken_moves(position)
        else:
            steps = self.ship_steers(position) if self.captain == HELM else [position]
        return any(self.clear(step, actions, False, inside - 1) for step in steps)

    def ship_steers(self, position: Position) -> list[Position]:
        runs, ship, facing, kraken = position
        return [(runs, ship, (facing + 1) % 6, kraken), (runs, ship, (facing + 5) % 6, kraken)]

    def ship_moves(self, position: Position) -> list[Position]:
        runs, ship, facing, kraken = position
        there = self.t.ahead[ship * 6 + facing]
        if not self.enters(there, kraken):
            return []
        if runs == "ship" or self.stays(kraken, there):
            runs = "" if self.stays(there, kraken) else "ship"
        return [(runs, there, facing, kraken)]

    def kraken_moves(self, position: Position) -> list[Position]:
        runs, ship, facing, kraken = position
        moves = []
        for there in self.t.ahead[kraken * 6 : kraken * 6 + 6]:
            if self.enters(there, ship):
                now = runs
                if runs == "kraken" or self.stays(ship, there):
                    now = "" if self.stays(there, ship) else "kraken"
                moves.append((now, ship, facing, there))
        return moves


@clause("TG-4.6", "TG-4.7", "TG-4.11", "TG-4.12")
@pytest.mark.parametrize("captain", ["sail", "helm", "gunner", "beast"])
def test_the_look_ahead_finds_exactly_what_a_search_over_all_ways_finds(captain: str) -> None:
    table = Table(4).put("red", (2, 1)).put("yellow", (3, -1)).put("blue", (0, 2)).kraken((1, 2)).put("green", (-2, 1))
    table.give("red", captain=captain)
    s = table.s
    reference = Reference(s, 0)
    found: Counter[tuple[bool, bool]] = Counter()
    for place in PLACES.values():
        if reference.enters(place, s.kraken) and not reference.stays(place, s.kraken):
            for facing, actions in product(range(6), range(4)):
                alone, together = (ship_gets_clear(s, 0, place, facing, actions, free) for free in (0, 2))
                position = ("ship", place, facing, s.kraken)
                assert alone == reference.clear(position, actions, False), (place, facing, actions)
                assert together == reference.clear(position, actions, True), (place, facing, actions)
                found[alone, together] += 1
        if reference.enters(place, s.ship[0]) and not reference.stays(place, s.ship[0]):
            for actions in range(4):
                alone, together = (kraken_gets_clear(s, 0, place, actions, free) for free in (0, 2))
                position = ("kraken", s.ship[0], s.heading[0], place)
                assert alone == reference.clear(position, actions, False), (place, actions)
                assert together == reference.clear(position, actions, True), (place, actions)
                found[alone, together] += 1
    assert found[True, True]
    assert found[False, False]
    assert bool(found[False, True]) == (captain != "gunner"), "the Tower is in nobody's way to sea"
    assert not found[True, False]


@clause("TG-4.7")
def test_a_move_counts_on_the_free_moves_that_can_follow() -> None:
    table = Table(2).put("red", (-5, 1), "e").put("yellow", (-4, 2)).turn("red", left=1)
    assert table.offers("do move"), "beside yellow, but two free Moves lead on"
    table.choose("do move")
    assert table.where("red") == (-2, 1), "there was one way to go on, and it was taken"
    assert (table.s.left, table.s.used) == (0, True)
    table = Table(2).give("red", cursed=True).put("red", (-5, 1), "e").put("yellow", (-4, 2)).turn("red", left=1)
    assert table.refuses("do move") == ("TG-4.6", STUCK), "a cursed player has no ability to count on"


@clause("TG-4.7")
def test_free_moves_count_on_the_skipper_actions_that_can_follow() -> None:
    table = Table(2).put("red", (-5, 1), "e").put("yellow", (-4, 2)).turn("red", left=5)
    table.choose("do ability")
    assert table.where("red") == (-4, 1), "the first Move is the only thing to do and is done"
    assert table.asks() == "red: ability stop move"
    table.choose("ability move")
    assert table.asks() == "red: do move steer-left steer-right", "beside yellow still"
    table.choose("do move")
    assert (table.where("red"), table.s.left) == ((-2, 1), 4)
    table = Table(2).put("red", (-5, 1), "e").put("yellow", (-4, 2)).turn("red", left=0)
    assert table.refuses("do ability") == ("TG-4.6", STUCK), "two free Moves alone are not enough"


@clause("TG-4.7")
def test_free_steers_count_too() -> None:
    """Behind the hex beside yellow lies an island, so the ship must turn before it can go on."""
    table = Table(2).give("red", captain="helm").put("red", (0, 4), "w").put("yellow", (-1, 3))
    assert not table.turn("red", left=1).offers("do move")
    table.turn("red", left=2).choose("do move")
    assert table.faces("red") == "sw", "the ability is the only way on, and its first Steer was taken"
    assert table.asks() == "red: ability stop left"
    table.choose("ability stop")
    assert table.where("red") == (-2, 5), "the last action"


@clause("TG-4.7")
def test_free_moves_of_the_kraken_count_too() -> None:
    table = Table(2).give("red", captain="beast").put("yellow", (0, 4)).kraken((-2, 5)).turn("red", left=1)
    table.choose("do kraken")
    assert table.offers("kraken e"), "beside yellow, but the ability brings it clear"
    table.choose("kraken e")
    assert table.asks() == "red: ability w nw"
    table.choose("ability w", "ability stop")
    assert table.where("kraken") == (-2, 5)


@clause("TG-4.7", "TG-4.11")
def test_only_the_ability_moves_the_kraken_out_of_a_ships_way() -> None:
    table = Table(2).give("red", captain="gunner").put("red", (2, 2), "w").kraken((0, 3)).put("yellow", (5, -5))
    assert table.turn("red", left=2).refuses("do move") == ("TG-4.6", STUCK), "though a Move of the Kraken would do"
    table = Table(2).give("red", captain="beast").put("red", (2, 2), "w").kraken((0, 3)).put("yellow", (5, -5))
    table.turn("red", left=2).choose("do move")
    assert table.where("red") == (1, 2)
    assert table.refuses("do kraken") == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")
    table.choose("do ability")
    table.choose("ability sw", "ability stop")
    assert table.where("kraken") == (-1, 4)
    assert table.asks() == "red: do end move steer-left steer-right explore kraken tower fire", "the run is over"


@clause("TG-4.7", "TG-4.11")
def test_only_the_ability_moves_the_ship_out_of_the_krakens_way() -> None:
    table = Table(2).put("red", (-2, 3), "nw").kraken((0, 2)).put("yellow", (5, -5)).turn("red", left=2)
    table.choose("do kraken", "kraken sw")
    assert table.where("kraken") == (-1, 3), "beside red"
    for action in ("move", "steer-left", "end"):
        assert table.refuses(f"do {action}") == ("TG-4.5", "The Kraken must not stay where it is: move it on first")
    table.choose("do ability")
    assert (table.where("red"), table.where("kraken")) == ((-2, 2), (-1, 3))
    assert table.choose("ability stop").offers("do end"), "the run is over"


@clause("TG-4.12")
def test_a_piece_that_moves_in_another_ones_run_must_be_clear_when_the_ability_ends() -> None:
    table = Table(2).give("red", captain="beast").put("red", (-5, 1), "e").put("yellow", (-4, 2)).kraken((-2, 2))
    table.turn("red").choose("do move", "do ability", "ability w")
    assert table.where("kraken") == (-3, 2), "beside yellow, as red is too"
    assert table.refuses("ability stop") == ("TG-4.5", "A piece must not stay next to its neighbour: move on first")
    table.choose("ability e")
    assert table.asks() == "red: do move steer-left steer-right", "red still has to go on"


@clause("TG-4.9")
def test_a_ship_that_the_kraken_sets_free_has_ended_its_movement() -> None:
    table = Table(2).give("red", captain="beast", map_from="AD").put("red", (2, 2), "w").kraken((0, 3))
    table.put("yellow", (5, -5)).turn("red").choose("do move")
    assert table.chests("red") == 0, "beside island D, but also beside the Kraken"
    table.choose("do ability", "ability sw")
    assert table.chests("red") == 1


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

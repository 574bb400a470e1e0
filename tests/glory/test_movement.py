"""GL-3: movement."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import SPACES, TABLES, Table
from tortuga.games.glory.rules.movement import NextTurn


def ends(space: str, steps: int) -> set[str]:
    return {TABLES.space_words[end] for end in TABLES.ends[SPACES[space]][steps]}


@clause("GL-3.1", "GL-3.2")
def test_the_die_is_moved_and_the_hero_chooses_among_the_ends() -> None:
    table = Table("seer", "knight").at("f4", 0).turn(0, "movement 3").do("roll on")
    assert table.asks() == "0: move f1 d3 h3 c4 i4 d5 h5 f6"
    assert table.refused("move f2") == "GL-3.2 No permitted path of 3 spaces ends on f2 (fate)"
    assert table.refused("move f4") == "GL-3.2 You cannot stay where you are"
    assert table.refused("move space-150") == "GL-3.2 There is no such space"
    assert table.do("move c4", "battle bog-rat").where(0) == "c4"


@clause("GL-3.3")
def test_no_space_is_entered_twice() -> None:
    assert ends("j4", 2) == {"k4", "h4"}  # not back over i4 and j4
    assert "f4" not in ends("f4", 4)
    assert "f4" not in ends("f4", 16)  # the ring has 16 spaces, but its beginning was left


@clause("GL-3.4")
def test_castle_lairs_and_towns_halt() -> None:
    assert ends("f5", 6) >= {"f6"}
    assert ends("b1", 2) == {"a1", "d1"}
    assert ends("c1", 6) == {"d1", "a1"}


@clause("GL-3.4")
def test_t10_the_castle_stops_a_5_after_one_step() -> None:
    table = Table("knight", "seer").at("f5", 0).turn(0, "movement 5").do("roll on").do("move f6")
    assert table.where(0) == "f6"
    assert table.asks().startswith("0: buy")


@clause("GL-3.4", "GL-4a.1", "GL-4a.2")
def test_t11_over_f5_to_the_castle() -> None:
    table = Table("knight", "seer").at("f4", 0)
    table.s.health[0] = 1
    table.turn(0, "movement 2").do("move f6")
    assert table.s.health[0] == 4
    assert table.asks() == "0: buy done lucky-coin war-hammer plate-mail"


@clause("GL-3.4")
def test_whoever_starts_on_an_endpoint_moves_off() -> None:
    assert ends("f6", 1) == {"f5", "g6", "f7", "e6"}
    assert ends("h1", 1) == {"g1", "h2", "i1"}


@clause("GL-3.5")
def test_the_whole_roll_is_moved_unless_something_halts() -> None:
    assert ends("f4", 1) == {"e4", "g4", "f3", "f5"}
    assert ends("b6", 2) == {"d6", "a5", "a7"}
    assert all(len(found) > 0 for steps in TABLES.ends for found in steps[1:])


@clause("GL-3.6")
def test_a_march_costs_1_health_and_adds_1_once_a_turn() -> None:
    table = Table("knight", "seer").at("f4", 0).turn(0, "movement 2")
    assert table.asks() == "0: roll on first"
    table.do("roll first")
    assert (table.s.health[0], table.asks()) == (3, "0: move f1 d3 h3 c4 i4 d5 h5 f6")
    assert table.told()[-1] == "marched"


@clause("GL-3.6")
def test_a_second_march_is_refused() -> None:
    table = Table("adventurer", "seer").at("f4", 0).turn(0, "movement 2").do("roll first")
    assert table.refused("roll first") == "GL-3.6 You have already marched this turn"


@clause("GL-3.7")
def test_t18_a_hero_with_1_health_cannot_march() -> None:
    table = Table("adventurer", "seer").at("f4", 0)
    table.s.health[0] = 1
    table.turn(0, "").do("begin on", "movement 2")
    assert table.asks() == "0: roll on adventurer rope travel-rations"
    assert table.refused("roll first") == "GL-3.7 Marching would cost your last health"


@clause("GL-3.8", "GL-8.3")
def test_all_that_changes_a_movement_roll_is_offered_together_in_any_combination() -> None:
    table = Table("adventurer", "seer").market("").give(0, "drum lucky-coin swift-boots cartographer").at("f4", 0)
    table.turn(0, "movement 2")
    assert table.asks() == "0: roll on first adventurer rope drum lucky-coin swift-boots cartographer"
    table.do("roll drum").do("roll drum").do("roll drum").do("roll rope", "movement 4").do("roll first")
    table.do("roll swift-boots")
    assert table.asks() == "0: roll on adventurer rope travel-rations drum lucky-coin cartographer"
    assert table.prompt(0) == "You rolled 4: move 9?"
    table.do("roll on")
    assert set(table.asks().split()[2:]) == ends("f4", 9)


@clause("GL-3.8")
def test_a_movement_roll_is_never_below_1() -> None:
    table = Table("adventurer", "seer").at("f4", 0)
    table.s.next_move[0] = -3
    table.turn(0, "movement 2")
    assert table.asks() == "0: roll on first rope"  # lowering it further would change nothing
    assert set(table.do("roll on").asks().split()[2:]) == ends("f4", 1)


@clause("GL-3.8", "GL-3.6")
def test_all_changes_of_a_movement_roll_are_added_before_it_is_raised_to_1() -> None:
    table = Table("knight", "seer").give(0, "swift-boots").at("f4", 0)
    table.s.next_move[0] = -2
    table.turn(0, "movement 1")
    assert table.prompt(0) == "You rolled 1: move 1?"
    assert table.match.options(0)[1].label == "March for 1 health: 0 spaces more"
    table.do("roll first")
    assert table.prompt(0) == "You rolled 1: move 1?"  # 1 - 2 + 1 is 0
    assert set(table.do("roll swift-boots").asks().split()[2:]) == ends("f4", 1)
    assert table.s.health[0] == 3


@clause("GL-3.8")
def test_what_waited_for_the_roll_counts_for_a_new_die_too() -> None:
    table = Table("adventurer", "seer").at("f4", 0)
    table.s.next_move[0] = -2
    table.turn(0, "movement 1").do("roll first").do("roll rope", "movement 5")
    assert table.prompt(0) == "You rolled 5: move 4?"


@clause("GL-3.9", "GL-3.10")
def test_from_a_haven_anywhere_within_5() -> None:
    table = Table("knight", "seer").at("h4", 0).turn(0)
    assert table.asks() == "0: begin on first"
    table.do("begin first")
    reach = set(table.asks().split()[2:])
    assert {"h1", "k4", "f6", "h6", "f2"} <= reach
    assert {"i1", "g1", "e6", "k3"} <= reach  # through towns and the castle
    assert not {"h4", "k1"} & reach  # not to stay, and no farther than 5
    assert table.refused("travel a1") == "GL-3.10 a1 (lair Ice Hollow) is not within 5 spaces"
    assert table.refused("travel h4") == "GL-3.10 You cannot stay where you are"
    table.do("travel h5", "fate copper-in-the-ditch")
    assert table.where(0) == "h5"


@clause("GL-3.10")
def test_nothing_halts_a_move_within_some_spaces() -> None:
    pairs = [(haven, end) for haven in TABLES.havens for end in range(len(TABLES.kind)) if haven != end]
    near = [(haven, end) for haven, end in pairs if TABLES.far[haven][end] <= 5]
    assert all(end in TABLES.reach[haven][5] for haven, end in near)
    assert sum(len(TABLES.reach[haven][5]) for haven in TABLES.havens) == len(near) == 240
    table = Table("knight", "seer").at("k6", 0).turn(0).do("begin first")
    assert {"k1", "k11", "k2", "k10"} <= set(table.asks().split()[2:])  # over Stonebridge and Cinderwick


@clause("GL-3.9")
def test_only_who_begins_on_a_haven_may_move_so() -> None:
    table = Table("warlock", "seer").at("f4", 0).turn(0)
    assert table.refused("begin first") == "GL-3.9 Your turn did not begin on a haven"
    assert table.refused("begin second") == "GL-3.10 No fairy has shown you a path"


@clause("GL-3.10")
def test_nothing_changes_a_move_without_a_roll() -> None:
    table = Table("knight", "seer").give(0, "magic-compass drum").at("f5", 0).turn(0)
    assert table.asks() == "0: begin on magic-compass"
    table.do("begin magic-compass")
    assert table.asks().startswith("0: travel")
    steps = {TABLES.far[SPACES["f5"]][SPACES[word]] for word in table.asks().split()[2:]}
    assert max(steps) == 6


@clause("GL-3.11")
def test_heroes_share_spaces() -> None:
    table = Table("knight", "seer", "golem").at("f5", 0).at("f4", 1, 2)
    table.turn(0, "movement 1").do("roll on").do("move f4", "fate harvest-fair")
    assert [table.where(seat) for seat in range(3)] == ["f4", "f4", "f4"]


@clause("GL-3.12")
def test_cards_for_any_time_are_offered_before_moving_and_at_the_end() -> None:
    table = Table("adventurer", "seer").at("f5", 0)
    table.s.health[0] = 2
    table.turn(0)
    assert table.asks() == "0: begin on travel-rations"
    table.do("begin travel-rations").do("begin on", "movement 1").do("roll on").do("move f4", "fate harvest-fair")
    assert table.asks() == "0: end on travel-rations"
    table.do("end travel-rations")
    assert (table.s.health[0], table.things(0), table.asks()) == (4, "rope", "0: rest no yes")


@clause("GL-3.12", "GL-3.7")
def test_who_heals_at_the_movement_roll_can_march() -> None:
    table = Table("adventurer", "seer").at("f4", 0)
    table.s.health[0] = 1
    table.turn(0).do("begin on", "movement 2").do("roll travel-rations")
    assert (table.s.health[0], table.asks()) == (2, "0: roll on first adventurer rope travel-rations")
    assert table.do("roll first").s.health[0] == 1


@clause("GL-3.9")
def test_who_began_on_a_haven_may_move_so_from_where_a_card_has_brought_the_hero() -> None:
    table = Table("warlock", "seer").market("").at("h4", 0).turn(0)
    table.do("begin ritual-candle", "fate royal-summons, fate mud").do("follow royal-summons")
    assert (table.where(0), table.asks()) == ("f6", "0: begin on first")
    assert table.match.options(0)[1].label == "Having begun on a haven: move anywhere within 5 spaces"
    assert "f2" in table.do("begin first").asks().split()


@clause("GL-8.12", "GL-3.10")
def test_a_skipped_turn_is_the_next_turn_of_the_fairys_path() -> None:
    table = Table("knight", "seer").land(0, "f4", "fate lost-lantern, fairy path-fairy").at("f5", 0)
    table.s.skips[0] = 1
    assert table.turn(0).s.path[0] == 0
    assert table.turn(0, "movement 6").asks() == "0: roll on first"


@clause("GL-3.12", "GL-7a.1")
def test_healing_is_offered_when_the_hero_decides_to_engage() -> None:
    table = Table("adventurer", "seer").give(0, "enchanted-diary")
    table.s.health[0] = 2
    table.fight(0, "bog-rat")
    assert table.asks() == "0: battle on first travel-rations"
    assert table.do("battle travel-rations").s.health[0] == 3


@clause("GL-8.12")
@pytest.mark.parametrize(("skips", "told"), [(0, "turn"), (1, "skipped")])
def test_an_extra_turn_follows_and_can_be_skipped(skips: int, told: str) -> None:
    table = Table("knight", "seer")
    s = table.s
    s.telling = True
    s.extra[0], s.skips[0], s.active, s.turns[0] = 1, skips, 0, 4
    s.agenda, s.open, s.events = [], [], []
    NextTurn().run(s)
    assert (s.active, s.extra[0], s.turns[0], s.events[0].kind) == (0, 0, 5, told)
    s.agenda = []
    NextTurn().run(s)
    assert s.active == 1

"""The table and setting it up: IB-1, IB-2."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.islebound.table import GAME, TABLES, TOWNS, Table
from tortuga.games.islebound.rules.goods import gain_unit
from tortuga.games.islebound.rules.turn import Round
from tortuga.games.islebound.state import BLOCKED, EMPTY, PIRATE, Isles
from tortuga.kernel.dice import FastDice, RecordedDice
from tortuga.kernel.machine import advance

NEAR = """
borsham: farwold stratic the-grotto zilliam
farwold: borsham fels-garden grenille rockslide
fels-garden: farwold krazk morlim ratnest
grenille: farwold krazk rockslide
morlim: fels-garden ratnest
ratnest: fels-garden morlim thundrake zilliam
rockslide: crimsika farwold grenille suns-rest
stratic: borsham marhaven suns-rest undervall
suns-rest: crimsika rockslide stratic undervall
the-grotto: borsham marhaven zilliam
undervall: stratic suns-rest
zilliam: borsham ratnest the-grotto thundrake
crimsika: rockslide suns-rest
krazk: fels-garden grenille
marhaven: stratic the-grotto
thundrake: ratnest zilliam
"""


def fresh(players: int, seed: int, **options: bool) -> Isles:
    s = GAME.set_up(TABLES, players, GAME.read_options(options, players), FastDice(seed))
    assert isinstance(s, Isles)
    advance(s)
    return s


@clause("IB-1.1")
def test_sixteen_regions_twelve_islands_four_ports() -> None:
    assert len(TOWNS) == 16
    assert sorted(town for board in TABLES.boards for town in board) == list(range(12))
    assert TABLES.town_names[12:] == ["Crimsika", "Krazk", "Marhaven", "Thundrake"]


@clause("IB-1.2")
def test_the_map_of_the_usual_layout() -> None:
    near = Table().s.near
    for line in NEAR.strip().splitlines():
        town, _, others = line.partition(": ")
        assert [TABLES.town_words[region] for region in near[TOWNS[town]]] == sorted(
            others.split(), key=TOWNS.__getitem__
        )


@clause("IB-1.2", "IB-2.1")
def test_every_layout_is_one_sea() -> None:
    layouts = set()
    for seed in range(40):
        s = fresh(4, seed)
        layouts.add((s.boards, s.ports))
        assert sorted(s.boards) == [0, 1, 2, 3]
        assert sorted(s.ports) == [12, 13, 14, 15]
        assert all(2 <= len(regions) <= 5 for regions in s.near)
        assert max(max(steps) for steps in s.far) <= 6
        assert min(min(steps) for steps in s.far) == 0
    assert len(layouts) > 30


@clause("IB-1.3", "IB-1.4")
def test_the_pieces() -> None:
    pieces = GAME.inventory(fresh(4, 1))
    assert (pieces["crew"], pieces["tokens"], pieces["events"]) == (22, 16, 15)
    assert (pieces["reputation cards"], pieces["buildings"]) == (8, len(TABLES.price))
    assert sum(TABLES.unit_counts[: TABLES.pirates]) == 15
    assert sum(TABLES.unit_counts[TABLES.pirates : TABLES.ichor]) == 14
    assert (TABLES.dice, TABLES.cubes) == (10, 20)
    assert len(set(TABLES.hire_crew)) == 10
    assert all(bin(skills).count("1") == 2 for skills in TABLES.hire_crew)


@clause("IB-1.5")
def test_what_has_run_out_is_not_gained_and_not_paid_for() -> None:
    table = Table().give("red", wood=3, coins=5)
    table.s.stack = (0,) * len(table.s.stack)
    table.at(red="borsham").turn("red").do("act visit")
    assert table.asks() == "", "there is nothing to buy in Borsham, and nothing else to do"
    assert table.s.wood[0] == 3
    assert gain_unit(table.s, 0, PIRATE) is False


@clause("IB-1.6")
def test_cubes_are_limited() -> None:
    table = Table(3).cubes("rrrrrrrrrrrrrr")
    assert table.s.cubes(0) == 20 - 2 - 1 - 14
    table.cubes("rrrrrrrrrrrrr").own(red="borsham farwold fels-garden grenille")
    assert table.s.cubes(0) == 0
    table.give("red", below="work").visit("red", "fels-garden", "rest yes")
    assert not table.offers("deal 1"), "no cube is free, so Fel's Garden has nothing to give"


@clause("IB-1.6")
def test_no_more_cubes_are_placed_than_are_free() -> None:
    towns = "borsham farwold fels-garden grenille morlim ratnest rockslide stratic suns-rest undervall zilliam marhaven"
    table = Table().own(red=towns).cubes("rrrr").events("empty-nets").at(red="the-grotto").give("red", fish=4)
    assert table.s.cubes(0) == 1
    table.turn("red").do("act event-1 | event forest-fire")
    assert (table.track(), table.s.cubes(0)) == ("rrrrr", 0), "the event would bring three"


@clause("IB-1.5")
def test_of_several_things_those_that_are_left_are_gained() -> None:
    table = Table(advanced=True).give("red", wood=2).cubes("y" * len(TABLES.influence)).visit("red", "fels-garden")
    assert [option.label for option in table.match.options(0)] == [
        "Go on",
        "Gain 1 renown for 1 wood, exhausting administrate",
    ]
    table.do("deal 1", "deal none")
    assert (table.s.renown[0], table.s.wood[0], table.track()) == (1, 1, "y" * len(TABLES.influence))
    table = Table()
    table.s.stack = (1, *(0,) * (len(table.s.stack) - 1))
    table.visit("red", "ratnest", "exhaust administrate")
    assert table.match.options(0)[1].label == "Gain 1 pirate", "the other one is not there"
    assert table.do("deal 1 | pirate pirate-a").units("red") == "pirate-a"


@clause("IB-1.7")
def test_spent_units_go_under_the_stack() -> None:
    table = Table().give("red", units="pirate-c pirate-a").events("call-to-the-militia").at(red="borsham")
    table.turn("red").do("act event-1", "pay pirate-c | event forest-fire")
    assert [TABLES.unit_words[kind] for kind in table.s.under] == ["pirate-c", "pirate-a"]
    s = table.s
    s.stack = (0,) * len(s.stack)
    assert gain_unit(s, 1, PIRATE)
    assert table.units("yellow") == "pirate-c"
    assert gain_unit(s, 1, PIRATE)
    assert table.units("yellow") == "pirate-a pirate-c"
    assert not gain_unit(s, 1, PIRATE)


@clause("IB-1.8")
def test_ichor_is_the_best_unit() -> None:
    for dice in TABLES.unit_dice[:-1]:
        assert all(mine > theirs for mine, theirs in zip(TABLES.unit_dice[-1], dice, strict=True))


@clause("IB-1.9")
def test_only_the_tops_are_known() -> None:
    s = Table().s
    assert [TABLES.event_words[card] for card in s.event_shown] == ["tamed-beast", "lost-archive"]
    assert (s.event_under, len(s.event_left)) == ((7, 6), 13)
    assert (s.brag_under, len(s.brag_left)) == ((3, 3), 6)
    assert (len(s.crew_left), sum(s.token_left), len(s.deck)) == (6, 15, len(TABLES.price) - 5)
    view = GAME.view(s, 1)
    assert view == GAME.view(GAME.imagine(TABLES, view, FastDice(1)), 1)


@clause("IB-1.10")
def test_one_possibility_passes_by_itself() -> None:
    table = Table().at(red="rockslide").give("red", deck="administrate")
    table.turn("red").do("act visit")
    assert table.crew("red") == ("", "administrate", "")
    assert table.asks() == "red: deal none 1"


@clause("IB-2.2")
def test_what_players_start_with() -> None:
    s = fresh(3, 5)
    assert s.coins == [7, 7, 7]
    table = Table()
    assert table.crew("yellow") == ("administrate administrate work", "", "")
    assert (table.s.wood, table.s.fish, table.s.books, table.s.renown) == ([0] * 3, [0] * 3, [0] * 3, [0] * 3)
    assert table.move("red").match.decisions[0].prompt.startswith("Sail your ship: speed 2")


@clause("IB-2.3")
def test_anybody_can_be_first() -> None:
    assert {fresh(3, seed).first for seed in range(30)} == {0, 1, 2}


@clause("IB-2.3")
def test_the_first_player_stays_first_and_turns_go_clockwise() -> None:
    table = Table()
    table.s.first = 2
    table.run(Round())
    turns: list[str] = []
    while len(turns) < 7:
        question = table.match.decisions[0]
        if question.kind == "MoveShip":
            turns.append(table.colours[question.seat])
        table.choose(table.match.options(question.seat)[0].text)
    assert turns == ["blue", "red", "yellow", "blue", "red", "yellow", "blue"]


@clause("IB-2.4")
def test_the_last_player_chooses_a_home_port_first() -> None:
    dice = RecordedDice(TABLES.word)
    chance = ["board 3", "board 0", "board 1", "port krazk", "port crimsika", "port thundrake", "first 1"]
    match = tortuga.Match(GAME, TABLES, 3, GAME.read_options({}, 3), dice, chance=chance)
    s = match.state
    assert isinstance(s, Isles)
    assert [question.seat for question in match.decisions] == [0], "seat 1 is first, so 0 is last"
    assert s.event_shown == (EMPTY, EMPTY)
    assert (s.crew_row, s.row) == ((), ())
    match.choose(0, "home marhaven")
    s = match.state
    assert isinstance(s, Isles)
    assert s.owner[TOWNS["marhaven"]] == 0
    assert s.ship[0] == TOWNS["marhaven"]
    with pytest.raises(tortuga.NotOffered, match=r"somebody's home port.*IB-2\.4"):
        match.choose(2, "home marhaven")
    with pytest.raises(tortuga.NotOffered, match="not a sea port"):
        match.choose(2, "home morlim")
    match.choose(2, "home krazk")
    assert [question.seat for question in match.decisions] == [1]
    s = match.state
    assert (s.event_shown, s.row) == ((EMPTY, EMPTY), ())


@clause("IB-2.5", "IB-2.6")
def test_what_is_laid_out() -> None:
    s = Table().s
    assert [TABLES.word("crew", c) for c in s.crew_row] == [
        "administrate-negotiate",
        "administrate-combat",
        "administrate-work",
    ]
    assert TABLES.word("crew", s.crew_top) == "administrate-sail"
    assert [TABLES.building_words[b] for b in s.row] == ["warehouse", "jeweller", "cathedral", "palace", "museum"]
    assert TABLES.row_books == [3, 2, 1, 0, 0]


@clause("IB-2.7")
def test_two_players_have_two_blocked_slots() -> None:
    assert fresh(2, 1).influence[:3] == [BLOCKED, BLOCKED, EMPTY]
    assert fresh(3, 1).influence[:2] == [EMPTY, EMPTY]
    assert fresh(4, 1).influence.count(BLOCKED) == 0


@clause("IB-2.8")
def test_the_treasure_map_starts_empty() -> None:
    assert fresh(2, 1).treasure == 0

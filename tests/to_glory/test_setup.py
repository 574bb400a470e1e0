"""TG-1 and TG-2: what lies on the table, and setting up."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import AXIAL, GAME, PLACES, TABLES, Table
from tortuga.games.to_glory.state import COLOURS, FACINGS, JOLLY, LETTERS, NOWHERE, Voyage


def new(players: int = 4) -> tortuga.Match:
    return tortuga.new("to-glory", players, GAME.quick_options(), seed=5)


def state(match: tortuga.Match) -> Voyage:
    assert isinstance(match.state, Voyage)
    return match.state


def asked(match: tortuga.Match) -> tuple[int, list[str]]:
    seat = match.decisions[0].seat
    return seat, [option.text for option in match.options(seat)]


def choose(match: tortuga.Match, *texts: str) -> tortuga.Match:
    for text in texts:
        match.choose(match.decisions[0].seat, text)
    return match


def ships_placed(players: int = 2) -> tortuga.Match:
    match = new(players)
    for captain, colour in zip(("sail", "helm", "gunner", "beast"), COLOURS[:players], strict=False):
        for text in (f"captain {captain}", f"ship {colour}", "head e"):
            verb = asked(match)[1][0].split()[0]
            if verb == text.split()[0]:
                choose(match, text)
    return match


@clause("TG-1.1")
def test_the_supply_is_that_of_the_box() -> None:
    assert (TABLES.gold, TABLES.chests) == (48, 10)
    assert sum(len(tokens) for tokens in TABLES.tokens) == 32
    assert len(TABLES.captain_names) == len(set(TABLES.captain_names)) == len(TABLES.home) == 4


@clause("TG-1.2")
def test_the_board_has_82_hexes_of_sea_eight_islands_and_the_tower_in_the_middle() -> None:
    assert len(TABLES.sea) == 91
    assert sum(TABLES.sea) == 82
    assert AXIAL[TABLES.tower_hex] == (0, 0)
    assert TABLES.island[TABLES.tower_hex] == NOWHERE
    assert sorted(TABLES.island[hexagon] for hexagon in TABLES.island_hex) == list(range(8))
    assert all(len(near) <= 1 for near in TABLES.beside), "no sea hex touches two islands"
    for hexagon in TABLES.island_hex:
        around = TABLES.ahead[hexagon * FACINGS : (hexagon + 1) * FACINGS]
        assert all(there != NOWHERE and TABLES.sea[there] for there in around), "six sea hexes around each island"


@clause("TG-1.3")
@pytest.mark.parametrize(
    ("facing", "there"), [(0, (1, 0)), (1, (0, 1)), (2, (-1, 1)), (3, (-1, 0)), (4, (0, -1)), (5, (1, -1))]
)
def test_six_ways_lead_to_six_adjacent_hexes(facing: int, there: tuple[int, int]) -> None:
    assert AXIAL[TABLES.ahead[PLACES[0, 0] * FACINGS + facing]] == there
    assert TABLES.apart(PLACES[0, 0], PLACES[there]) == 1


@clause("TG-1.4")
def test_flags_stand_on_four_islands() -> None:
    flags = {colour: LETTERS[TABLES.island[home]] for colour, home in zip(COLOURS, TABLES.home, strict=True)}
    assert flags == {"red": "B", "yellow": "D", "blue": "F", "green": "H"}


@clause("TG-1.5")
def test_every_island_has_a_jolly_roger_and_three_maps_to_others() -> None:
    for island, tokens in enumerate(TABLES.tokens):
        assert tokens.count(JOLLY) == 1
        assert island not in tokens
    goals = [token for tokens in TABLES.tokens for token in tokens if token != JOLLY]
    assert [goals.count(island) for island in range(8)] == [3] * 8
    assert TABLES.tokens[0] == (3, 4, 5, JOLLY), "A leads to D, E and F"


@clause("TG-1.6")
def test_gold_and_chests_come_from_the_supply() -> None:
    table = Table(2).give("red", map_from="AE").put("red", (0, 3), "sw").turn("red")
    assert (table.s.supply_gold, table.s.supply_chests) == (48, 10)
    table.fire(yellow="land").choose("do move")
    assert (table.gold("red"), table.chests("red")) == (2, 1)
    assert (table.s.supply_gold, table.s.supply_chests) == (46, 9)
    assert GAME.inventory(table.s)["gold"] == 48
    assert GAME.inventory(table.s)["chests"] == 10


@clause("TG-1.7")
def test_whoever_earns_the_last_gold_takes_what_is_left() -> None:
    table = Table(2).give("red", gold=29).give("yellow", gold=18).round().fire(yellow="off")
    assert (table.gold("red"), table.s.supply_gold) == (30, 0)
    assert table.log("red")[-1] == "Player 1's volley knocks a captain off, but the Supply is short: 1 gold."
    table.choose("do end").fire(red="hit")
    assert (table.gold("yellow"), table.s.supply_gold) == (18, 0), "there is no debt"


@clause("TG-1.8")
def test_without_chests_a_map_brings_nothing() -> None:
    table = Table(2).give("red", chests=3, map_from="AE").give("yellow", chests=7).put("red", (0, 3), "sw")
    table.turn("red").choose("do move")
    assert (table.chests("red"), table.s.supply_chests) == (3, 0)
    assert (table.map("red"), table.s.box) == ("", (0 * 8 + 4,)), "it is revealed and discarded all the same"
    assert table.log("red")[-1] == "Player 1 digs at island E, but the Supply has no chest left."


@clause("TG-2.1")
def test_every_island_begins_with_its_own_tokens_hidden() -> None:
    match = new()
    assert state(match).stock == tuple(TABLES.tokens)
    assert state(match).t.tower_hex == PLACES[0, 0]


@clause("TG-2.2", "TG-2.3")
def test_captains_and_ships_are_chosen_from_the_first_seat_on() -> None:
    match = new(3)
    assert asked(match) == (0, ["captain sail", "captain helm", "captain gunner", "captain beast"])
    choose(match, "captain beast")
    assert asked(match) == (0, ["ship red", "ship yellow", "ship blue", "ship green"])
    choose(match, "ship blue", "head nw")
    assert asked(match) == (1, ["captain sail", "captain helm", "captain gunner"])
    with pytest.raises(tortuga.NotOffered, match=r"somebody else's captain \(TG-2.3\)"):
        match.choose(1, "captain beast")
    choose(match, "captain sail")
    with pytest.raises(tortuga.NotOffered, match=r"The blue ship is somebody else's \(TG-2.3\)"):
        match.choose(1, "ship blue")


@clause("TG-2.4", "TG-2.5")
def test_the_ship_goes_on_the_island_with_its_flag_and_faces_where_its_owner_wants() -> None:
    match = choose(new(2), "captain beast", "ship blue")
    assert AXIAL[state(match).ship[0]] == (-4, 3)
    assert state(match).aboard == [True, True]
    assert asked(match) == (0, [f"head {way}" for way in ("e", "se", "sw", "w", "nw", "ne")])
    choose(match, "head nw")
    assert state(match).heading[0] == 4


@clause("TG-2.6")
def test_the_first_player_places_the_kraken_away_from_ships_and_tower() -> None:
    match = ships_placed(2)
    seat, texts = asked(match)
    assert seat == 0
    offered = {PLACES_BY_WORD[text.split()[1]] for text in texts}
    for hexagon in range(91):
        apart = [TABLES.apart(hexagon, ship) for ship in (*state(match).ship, TABLES.tower_hex)]
        assert (hexagon in offered) == (TABLES.sea[hexagon] and min(apart) > 1)
    with pytest.raises(tortuga.NotOffered, match=r"is next to a ship or the Tower \(TG-2.6\)"):
        match.choose(0, f"place {TABLES.word('hex', PLACES[1, 0])}")
    with pytest.raises(tortuga.NotOffered, match=r"is not open sea \(TG-2.6\)"):
        match.choose(0, f"place {TABLES.word('hex', PLACES[2, -4])}")


PLACES_BY_WORD = {TABLES.word("hex", hexagon): hexagon for hexagon in range(91)}


@clause("TG-2.7")
def test_the_first_player_turns_the_kraken_and_the_tower() -> None:
    match = choose(ships_placed(2), f"place {TABLES.word('hex', PLACES[0, 5])}", "turn-kraken sw", "turn-tower ne")
    assert (state(match).kraken, state(match).kraken_facing, state(match).tower_facing) == (PLACES[0, 5], 2, 5)
    assert match.decisions[0].kind == "Act"


@clause("TG-2.8")
def test_an_island_whose_ship_is_in_the_box_is_an_island_like_any_other() -> None:
    table = Table(2).put("red", (-1, -4), "e").turn("red").choose("do explore", chance="token map-c")
    assert table.map("red") == "C"

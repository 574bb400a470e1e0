"""MM-S8 Wind and Weather."""

from __future__ import annotations

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import KEY, ZONE, Table
from tortuga.games.merchants_and_marauders.rules.seas.weather import Spin
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea, Turn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.cards import STORM

N, E, SE, W, NW = 0, 2, 3, 6, 7


def windy(wind: int, zone: str = "the-caribbean-sea", captains: str = "thomas-ashdown", storm: str = "") -> Table:
    table = Table(2, captains, wind=True, storm=True).at("red", zone).at("yellow", "nassau", port=True)
    table.s.seas.wind = wind
    table.s.seas.storm = ZONE[storm] if storm else NONE
    return table


@clause("MM-S8.2", "MM-S8.3")
def test_the_worked_example_t3() -> None:
    table = windy(NW).give("red", rumor="pearl-divers").act("red")
    table.choose("act sail-caracas")
    assert table.s.actions == 1, "against the wind: two actions"
    table.choose("act rumor", "1 1 1")
    assert table.s.actions == 0
    assert table.asks() == "red: act end sail-the-caribbean-sea", "only the way back with the wind is left"
    table.choose("act sail-the-caribbean-sea")
    assert table.zone("red") == "the-caribbean-sea"
    assert table.s.active == NONE, "nothing is left to do: a second Move with the wind would cost an action"


@clause("MM-S8.2")
def test_one_move_a_turn_is_free() -> None:
    table = windy(N, "trinidad").act("red").choose("act sail-basse-terre")
    assert table.s.actions == 3
    table.choose("act sail-st-maarten")
    assert table.s.actions == 2


@clause("MM-S8.3")
def test_the_first_move_against_the_wind_needs_two_actions() -> None:
    table = windy(W, "san-juan").act("red", 1)
    assert table.refuses("act sail-st-maarten") == ("MM-S8.3", "The first Move against the wind takes two actions")
    table.act("red", 3).choose("act sail-st-maarten")
    assert table.s.actions == 1
    table.choose("act sail-st-john")
    assert table.s.actions == 0, "the second time it is an action as always"
    assert windy(W, "san-juan").act("red").choose("act sail-basse-terre").s.actions == 2, "other directions"


@clause("MM-S8.10")
def test_ports_do_not_mind_the_wind() -> None:
    table = windy(N, "nassau").act("red").choose("act enter").choose("act leave")
    assert table.s.actions == 1


@clause("MM-S8.1", "MM-S8.5")
def test_the_wind_is_spun_before_the_event_and_the_storm_goes_with_it() -> None:
    table = windy(NONE, "havana", storm="the-caribbean-sea").at("red", "havana", port=True)
    table.run(Turn(), chance="wind:w event:e30")
    assert table.s.seas.wind == W
    assert table.s.seas.storm == ZONE["petite-goave"], "nothing lies in the W of The Caribbean Sea: next clockwise, NW"
    table.run(Spin(), chance="wind:n")
    assert table.s.seas.storm == ZONE["tortuga"]


@clause("MM-S8.1")
def test_more_events_bring_no_more_wind() -> None:
    table = windy(NONE, "havana").at("red", "havana", port=True)
    table.run(Turn(), chance="wind:e event:e26 event:e01 event:e02")
    assert table.s.seas.wind == E


@clause("MM-S8.4")
def test_the_storm_begins_in_the_caribbean_sea_and_can_be_left_out() -> None:
    with_token = tortuga.new(KEY, 2, {"wind": True, "storm": True}, seed=1).state
    without = tortuga.new(KEY, 2, {"wind": True}, seed=1).state
    assert isinstance(with_token, Sea)
    assert isinstance(without, Sea)
    assert with_token.seas.storm == ZONE["the-caribbean-sea"]
    assert without.seas.storm == NONE


@clause("MM-S8.6")
def test_the_storm_hits_who_enters_leaves_port_or_begins_there() -> None:
    table = windy(N, "cartagena", storm="the-caribbean-sea").give("red", ship="frigate").act("red")
    table.choose("act sail-the-caribbean-sea", "S 1 1 1 3")
    assert table.points("red") == "3 2 3 2 3", "three hits less one success: Cargo and Crew"
    table = windy(N, "nassau", storm="nassau").at("red", "nassau", port=True).give("red", ship="frigate").act("red")
    table.choose("act leave", "S S S")
    assert table.points("red") == "3 3 3 3 3"
    table = windy(N, storm="the-caribbean-sea").give("red", ship="frigate").run(StartAtSea(0), chance="1 1 1 2 2 4")
    assert table.points("red") == "3 3 1 3 2"


@clause("MM-S8.7")
def test_a_storm_event_comes_on_top() -> None:
    table = windy(N, storm="the-caribbean-sea").give("red", ship="frigate")
    table.s.weather = 1 << STORM
    table.run(StartAtSea(0), chance="S S 1 1 S S 1 2")
    assert table.points("red") == "3 2 2 3 3", "one hit from each storm"


@clause("MM-S8.8")
def test_marquis_ignores_the_storm_token() -> None:
    table = windy(N, captains="christian-marquis", storm="the-caribbean-sea")
    table.s.weather = 1 << STORM
    table.run(StartAtSea(0))
    assert table.points("red") == "2 2 2 2 1"


@clause("MM-S8.9")
def test_nobody_scouts_in_the_storm() -> None:
    table = windy(N, captains="christian-marquis", storm="the-caribbean-sea").npc("e13", "the-caribbean-sea")
    table.run(StartAtSea(0))
    assert not table.told("rolled")
    table.s.seas.storm = NONE
    table.run(StartAtSea(0), chance="1 1")
    assert table.told("rolled"), "out of the storm the pirate looks for him"

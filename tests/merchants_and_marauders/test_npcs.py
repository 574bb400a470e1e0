"""MM-10 Ships without a player."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import Table
from tortuga.games.merchants_and_marauders.rules.bounties import npc_ship
from tortuga.games.merchants_and_marauders.rules.npcs import busy, hunts, move_npc, quarry
from tortuga.games.merchants_and_marauders.rules.scouting import NpcsScout
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.vocabulary.map import DIRECTIONS
from tortuga.games.merchants_and_marauders.vocabulary.ships import FRIGATE, MANOWAR, NPC_WORDS, SLOOP


def move(table: Table, npc: str, direction: str) -> str:
    move_npc(table.s, NPC_WORDS.index(npc), DIRECTIONS.index(direction))
    return table.npc_at(npc)


@clause("MM-10a.1", "MM-10a.2")
def test_a_new_captain_covers_the_old_one() -> None:
    table = Table(2).npc("e13", "havana")
    table.s.entering = (14 - 1,)  # E14, Meg Copperhand
    table.s.event_deck = tuple(card for card in table.s.event_deck if card != 13)
    assert table.npc_at("ps") == "havana", "until the end of the turn the old one stays"
    table.run(EndOfTurn())
    assert table.npc_at("ps") == "nassau"
    assert table.s.npc_cards[4] == (12, 13)


@clause("MM-10a.3", "MM-10a.5")
def test_a_covered_captain_returns() -> None:
    table = Table(2, "josiah-penhallow thomas-ashdown").at("red", "havana").give("red", ship="frigate")
    table.npc("e13").npc("e14", "havana")
    table.battle("red", "ps", "1 1 1 1 1 1 1 1")
    assert table.s.battle is not None
    table.s.battle.npc_points = [1, 0, 0, 0, 0]
    table.choose("declare shoot", "S 1 1 1 1 1 1 1 glory_card:ram")
    assert table.npc_at("ps") == ""
    assert table.s.npc_cards[4] == (12,)
    table.run(EndOfTurn())
    assert table.npc_at("ps") == "tortuga"


@clause("MM-10a.4")
def test_which_ships_they_sail() -> None:
    table = Table(2).war("french", "dutch")
    assert [npc_ship(table.s, npc) for npc in range(6)] == [FRIGATE, MANOWAR, FRIGATE, MANOWAR, SLOOP, FRIGATE]


@clause("MM-10b.1")
def test_nobody_is_hunted_in_port() -> None:
    table = Table(2).npc("e13", "havana").at("red", "nassau", port=True).at("yellow", "trinidad", port=True)
    assert quarry(table.s, 4) == -1
    table.at("red", "nassau")
    assert quarry(table.s, 4) == 0


@clause("MM-10b.3")
def test_whom_a_navy_hunts() -> None:
    table = Table(3, "esteban-villanueva thomas-ashdown christian-marquis").war("spanish", "french")
    table.give("red", bounties="french").give("yellow", bounties="dutch")
    assert [hunts(table.s, 1, seat) for seat in range(3)] == [1, 3, 0]
    assert [hunts(table.s, 2, seat) for seat in range(3)] == [3, 3, 2]


@clause("MM-10b.4")
def test_whom_pirates_hunt() -> None:
    table = Table(2).give("red", bounties="dutch")
    assert [hunts(table.s, 4, seat) for seat in range(2)] == [0, 1]


@clause("MM-10b.5")
def test_the_best_prey() -> None:
    table = Table(3).npc("e10").at("red", "curacao").at("yellow", "old-providence").at("blue", "port-royal")
    table.give("red", bounties="dutch").give("yellow", bounties="spanish").give("blue", bounties="spanish spanish")
    assert quarry(table.s, 2) == 2
    table.give("yellow", bounties="spanish")
    assert quarry(table.s, 2) == 1, "player order"
    table.give("blue", glory=1)
    assert quarry(table.s, 2) == 2, "more glory"


@clause("MM-10b.2", "MM-10c.1", "MM-10c.4")
@pytest.mark.parametrize(
    ("zone", "direction", "there"),
    [
        ("nassau", "N", "tortuga"),
        ("havana", "W", "nassau"),
        ("trinidad", "S", "caracas"),
        ("the-caribbean-sea", "W", "petite-goave"),
        ("cartagena", "E", "curacao"),
    ],
)
def test_moving_t16(zone: str, direction: str, there: str) -> None:
    table = Table(2).npc("e07", zone).at("red", "st-john", port=True).at("yellow", "st-john", port=True)
    assert move(table, "fr", direction) == there


@clause("MM-10c.3")
def test_hunting_overrides_the_arrow_t16() -> None:
    table = Table(2).npc("e07", "cartagena").at("red", "curacao").give("red", bounties="english")
    assert move(table, "fr", "N") == "curacao"
    assert table.s.battle is None, "it does not scout while it moves"


@clause("MM-10c.2")
def test_prey_in_the_own_zone_keeps_a_ship() -> None:
    table = Table(2).npc("e07", "cartagena").at("red", "cartagena").give("red", bounties="english")
    table.at("yellow", "curacao").give("yellow", bounties="french")
    assert move(table, "fr", "N") == "cartagena"


@clause("MM-10d.1", "MM-10d.2")
def test_the_left_neighbour_chooses_for_a_ship() -> None:
    table = (
        Table(3, "josiah-penhallow thomas-ashdown").at("red", "havana").give("red", ship="frigate").npc("e04", "havana")
    )
    table.battle("red", "en", "1 1 1 1 1 1")
    table.choose("declare shoot")
    assert table.asks() == "yellow: declare shoot board"
    assert table.refuses("declare flee") == ("MM-10d.2", "This ship flees only when it has fewer cannons or men")
    table.choose("declare shoot", "S 1 1 1 1 1 4 S 3")
    assert table.asks().startswith("yellow: suffer")
    table.choose("suffer cargo").choose("declare shoot")
    assert table.asks() == "yellow: declare shoot board flee"


@clause("MM-10d.3")
def test_several_hunters() -> None:
    table = Table(2).at("red", "havana").give("red", bounties="dutch").npc("e04", "havana").npc("e08", "havana")
    table.npc("e13", "havana").run(NpcsScout(0, 63))
    assert table.asks() == "red: face en fr", "navies; the pirate does not hunt pirates"
    assert table.refuses("face ps") == ("MM-10d.3", "That ship does not look for you")
    table.choose("face fr", "1 1 1 1 1 1")
    assert table.asks() == "", "both have looked in vain"


@clause("MM-10d.4")
def test_men_o_war_watch_each_other() -> None:
    table = Table(2).at("red", "havana").give("red", bounties="dutch").npc("e04", "havana").npc("e08", "havana")
    table.npc("e01", "havana").war("english", "french").run(NpcsScout(0, 63), chance="1 1 1")
    assert [busy(table.s, npc) for npc in range(4)] == [True, True, False, False]


@clause("MM-10d.5")
def test_the_captain_goes_on_after_the_battle() -> None:
    table = Table(2, "josiah-penhallow").at("red", "havana").npc("e13", "havana").turn("red", "S 1 1 1 1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.sides == [6, 0]
    assert table.asks() == "yellow: declare shoot board"
    table.choose("declare shoot").choose("declare flee", "1 1 1 S 1 1 1")
    assert table.asks().startswith("red: act")
    assert table.npc_at("ps") == "havana"

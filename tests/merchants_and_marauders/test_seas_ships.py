"""MM-S5 Brig and slow galleons, MM-S6 the Treasure Galleon."""

from __future__ import annotations

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import EVENT, KEY, SHIP, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import manoeuvrability
from tortuga.games.merchants_and_marauders.rules.battle import nimbleness
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.plunder import BeatNpc, EndBattle
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.ships import BRIG, TREASURE


@clause("MM-S5.1")
def test_the_brig() -> None:
    assert T.ships.points[BRIG] == [2, 4, 2, 2, 2]
    assert (T.ships.manoeuvrability[BRIG], T.ships.sell[BRIG], T.ships.heavy[BRIG]) == (3, 5, False)
    table = Table(2, brig=True).at("red", "tortuga").give("red", gold=30).port("red", "mod:chasers")
    table.choose("do shipyard").choose("yard ship-brig")
    assert table.gold("red") == 30 - 20 + 5
    assert table.glory("red") == 0
    assert table.points("red") == "2 4 2 2 2"
    base = Table(2).at("red", "tortuga").give("red", gold=30).port("red", "mod:chasers").choose("do shipyard")
    assert base.refuses("yard ship-brig") == ("MM-5c.1", "That ship is not for sale")


@clause("MM-S5.2", "MM-S6.9")
def test_slow_galleons() -> None:
    table = Table(2, slow_galleon=True, treasure_galleon=True).treasure("havana").give("red", ship="galleon")
    assert manoeuvrability(table.s, 0) == 1
    assert nimbleness(table.s, 2 + TREASURE) == 1
    table.give("red", ship="flute", mods="advanced-rigs-sails").at("red", "havana").give("yellow", ship="galleon")
    assert manoeuvrability(table.s, 0) == 3, "T13: nimbler by two than a slow galleon"
    base = Table(2).give("red", ship="galleon")
    assert manoeuvrability(base.s, 0) == 2


def galleon(gold: int = 0, **options: bool) -> Table:
    table = Table(2, "thomas-ashdown josiah-penhallow", treasure_galleon=True, **options).at("red", "havana")
    return table.treasure("havana", gold).give("red", ship="frigate")


@clause("MM-S6.1")
def test_it_begins_at_cartagena() -> None:
    s = tortuga.new(KEY, 2, {"treasure_galleon": True}, seed=1).state
    assert isinstance(s, Sea)
    assert s.npc_zone[TREASURE] == ZONE["cartagena"]
    assert s.seas.treasure_gold == 0
    assert T.npcs.skills[T.treasure.card] == [2, 1, 3]


@clause("MM-S6.2")
def test_it_follows_the_first_icon_of_every_event_and_loads_gold() -> None:
    table = galleon()
    table.run(DrawEvent(1), chance="event:e27")
    assert table.npc_at("treasure") == "nassau", "W is blocked at Havana: clockwise to the NE"
    assert table.s.seas.treasure_gold == 5
    table.run(DrawEvent(1), chance="event:e01")
    assert table.s.seas.treasure_gold == 5, "an NPC card has no icons"


@clause("MM-S6.3")
def test_it_never_looks_for_anybody() -> None:
    table = galleon().give("red", bounties="spanish")
    table.run(StartAtSea(0))
    assert not table.told("rolled")


@clause("MM-S6.4", "MM-S6.5")
def test_scouting_for_it_and_the_bounty() -> None:
    table = galleon(35).act("red").choose("act scout-treasure", "S 1 1")
    table.choose("attack yes", "1 1 1 1 1")
    assert table.bounties("red") == "spanish"
    away = galleon().treasure("tortuga").act("red")
    assert away.refuses("act scout-treasure") == ("MM-S6.4", "They are not here")
    war = galleon(35).war("english", "spanish").act("red").choose("act scout-treasure", "S 1 1")
    assert war.choose("attack yes", "1 1 1 1 1").bounties("red") == ""


@clause("MM-S6.2", "MM-S6.5", "MM-S6.6", "MM-S6.7", "MM-S6.8")
def test_the_worked_example_t19() -> None:
    table = galleon()
    for card in ("e27", "e28", "e29", "e30", "e31", "e33", "e34"):
        table.s.points[3] = table.s.points[8] = 1  # nobody has a man to lose to the disease
        table.run(DrawEvent(1), chance=f"event:{card}")
    assert table.s.seas.treasure_gold == 35
    table.treasure("havana", 35).give("red", ship="frigate").battle("red", "treasure", "1 1 1 1 1")
    assert table.bounties("red") == "spanish"
    table.run(BeatNpc(0, 2 + TREASURE, 1), EndBattle(), chance="glory_card:ram").choose("claim no")
    assert (table.glory("red"), table.gold("red")) == (1, 45)
    assert table.bounties("red") == "spanish spanish spanish spanish"
    assert table.npc_at("treasure") == ""
    assert T.treasure.card not in table.s.event_gone, "it does not come back"


@clause("MM-S6.7")
def test_a_sunk_galleon_takes_its_gold_along() -> None:
    table = galleon(25).battle("red", "treasure", "1 1 1 1 1")
    table.run(BeatNpc(0, 2 + TREASURE, 0), EndBattle(), chance="glory_card:ram")
    assert (table.glory("red"), table.gold("red")) == (1, 10)
    assert table.bounties("red") == "spanish spanish spanish"


@clause("MM-S6.7")
def test_it_can_be_claimed() -> None:
    table = galleon(5).battle("red", "treasure", "1 1 1 1 1")
    table.run(BeatNpc(0, 2 + TREASURE, 1), EndBattle(), chance="glory_card:ram").choose("claim yes")
    assert table.s.ship[0] == SHIP["galleon"]
    assert table.cargo("red") == "", "there is no cargo in it"


@clause("MM-S6.8")
def test_it_is_repaired_between_battles() -> None:
    table = galleon().battle("red", "treasure", "S 1 1 1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.npc_points != T.ships.points[SHIP["galleon"]]
    table.s.battle = None
    table.battle("red", "treasure", "1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.npc_points == T.ships.points[SHIP["galleon"]]


@clause("MM-S6.9")
def test_it_draws_an_upgrade() -> None:
    table = galleon(npc_upgrades=True).upgrade("treasure", "extra-hammocks")
    assert EVENT["tg"] == T.treasure.card
    table.battle("red", "treasure", "1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.npc_points == [4, 5, 4, 5, 4]
    assert table.s.npc_zone[TREASURE] != NONE

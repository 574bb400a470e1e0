"""MM-1z What is printed in the zones."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import ZONE, Table
from tortuga.games.merchants_and_marauders.rules.npcs import wanted
from tortuga.games.merchants_and_marauders.rules.scouting import NpcScout, NpcsScout, npc_finds
from tortuga.games.merchants_and_marauders.rules.shipyard import mod_price, repair_price, ship_price, weapon_price
from tortuga.games.merchants_and_marauders.rules.trade import demand_price, goods_drawn, plain_price
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.ships import FRIGATE, SLOOP


@clause("MM-1z.1")
def test_nassau() -> None:
    table = Table(2, "esteban-villanueva").at("red", "nassau", port=True).demand("nassau", "wood")
    assert plain_price(table.s, 0) == 2
    assert demand_price(table.s, 0) == 6
    table.npc("e04", "nassau")
    table.dice.coming = ["die skull", "die 1", "die 2", "die 3", "die 4", "die 1"]
    assert not npc_finds(table.s, 0, ZONE["nassau"])
    table.dice.coming = ["die skull", "die 1", "die 2", "die 3", "die skull", "die 1"]
    assert npc_finds(table.s, 0, ZONE["nassau"])


@clause("MM-1z.2")
def test_havana() -> None:
    table = Table(2, "esteban-villanueva").at("red", "havana", port=True)
    assert demand_price(table.s, 0) == 7
    table.give("red", bounties="dutch")
    assert demand_price(table.s, 0) == 6
    table.at("red", "havana").act("red").choose("act scout-merchant", "S 1 merchant:spanish")
    table.choose("hail as-token", "card:rum-4 card:rum-5 card:rum-6 card:wood-8 1 2 glory_card:ram")
    assert len(table.events("raid_cards")[-1]["cargo"]) == 4
    other = Table(2, "esteban-villanueva").at("red", "havana").act("red")
    other.choose("act scout-merchant", "S 1 merchant:spanish")
    other.choose("hail as-token", "card:rum-4 card:rum-5 card:rum-6 card:wood-1 1 2")
    assert len(other.events("raid_cards")[-1]["cargo"]) == 3


@clause("MM-1z.3", "MM-10b.6")
def test_tortuga() -> None:
    table = Table(2, "esteban-villanueva christian-marquis").at("red", "tortuga").at("yellow", "tortuga")
    table.npc("e08").npc("e13")
    assert wanted(table.s, 4, 0)
    assert not wanted(table.s, 4, 1)
    table.give("red", bounties="english")
    assert not wanted(table.s, 1, 0)
    table.give("red", bounties="french")
    assert wanted(table.s, 1, 0)


@clause("MM-1z.4")
def test_port_royal() -> None:
    table = Table(2, "esteban-villanueva").at("red", "port-royal").give("red", bounties="english", gold=2).act("red")
    assert table.can("act bribe")
    assert table.can("act talk-in")
    assert not table.can("act enter")
    table.choose("act talk-in", "1 2 3 4 1")
    assert not table.can("act talk-in")
    assert table.s.actions == 3, "a failed try costs no Move"
    table.choose("act bribe")
    assert (table.gold("red"), table.s.actions) == (0, 2)
    table.give("red", points="2 2 2 1 1").choose("act port", "mod:chasers").choose("do recruit")
    assert table.points("red") == "2 2 2 2 1"
    other = Table(2, "esteban-villanueva").at("red", "port-royal").give("red", bounties="english").act("red")
    other.choose("act talk-in", "1 2 3 4 S")
    assert other.s.in_port[0]
    assert other.s.actions == 2
    war = Table(2, "esteban-villanueva").at("red", "port-royal").give("red", bounties="english")
    assert not war.war("english", "spanish").act("red").can("act bribe")


@clause("MM-1z.5")
def test_petite_goave() -> None:
    table = Table(2, "esteban-villanueva").at("red", "petite-goave").give("red", points="1 2 2 1 1")
    table.port("red", "mod:chasers")
    assert repair_price(table.s, 0) == 0
    table.choose("do recruit")
    assert table.points("red") == "1 2 2 2 1"
    pirate = Table(2, "esteban-villanueva").at("red", "petite-goave").give("red", points="1 2 2 1 1")
    pirate.give("red", bounties="dutch").port("red", "mod:chasers")
    assert repair_price(pirate.s, 0) == NONE
    assert pirate.refuses("do recruit") == ("MM-5d.3", "Pirates get no service here")
    pirate.choose("do shipyard")
    assert pirate.refuses("yard repair-hull") == ("MM-5c.5", "Pirates get no service here")


@clause("MM-1z.6", "MM-5b.7")
def test_santo_domingo() -> None:
    six = "card:rum-1 card:rum-2 card:rum-3 card:wood-1 card:wood-2 card:food-1"
    table = Table(2, "esteban-villanueva").at("red", "santo-domingo").demand("santo-domingo", "cocoa")
    table.port("red", "mod:chasers").choose("do buy", six)
    table.choose("buy redraw", "card:rum-4 card:rum-5 card:rum-6 card:wood-4 card:wood-5 card:food-4")
    assert table.gold("red") == 9
    assert table.refuses("buy redraw") == ("MM-5b.7", "You cannot get a new display here now")
    late = Table(2, "esteban-villanueva").at("red", "santo-domingo").demand("santo-domingo", "cocoa")
    late.port("red", "mod:chasers").choose("do buy", six).choose("buy rum")
    assert not late.can("buy redraw")


@clause("MM-1z.7")
def test_san_juan() -> None:
    table = Table(2, "esteban-villanueva").at("red", "san-juan").give("red", ship="frigate").act("red")
    table.choose("act scout-merchant", "S 1 merchant:dutch")
    table.choose("hail as-port", "card:rum-1 card:wood-1 card:rum-4 1 2 glory_card:ram")
    assert table.gold("red") == 10 + 9 + 3
    assert table.glory("red") == 1, "the three extra gold count"


@clause("MM-1z.8", "MM-5g.1")
def test_st_maarten() -> None:
    table = Table(2, "esteban-villanueva willem-coornhert").at("red", "st-maarten", port=True)
    table.at("yellow", "st-maarten", port=True)
    assert goods_drawn(table.s, 0) == 7
    assert goods_drawn(table.s, 1) == 8
    table.port("red", "mod:chasers").choose("do stash")
    assert table.gold("red") == 5
    table.choose("chest 3")
    assert (table.gold("red"), table.s.stash[0]) == (2, 3)


@clause("MM-1z.9")
def test_st_john() -> None:
    table = Table(2, "esteban-villanueva").at("red", "st-john").give("red", gold=20, mods="chasers long-guns")
    table.port("red", "mod:swivel-guns")
    assert mod_price(table.s, 0) == 1
    table.choose("do shipyard").choose("yard ship-flute")
    assert table.gold("red") == 20 + 7 - 10
    table.choose("transfer yes").choose("transfer no")
    assert table.asks().startswith("red: leave-mod")
    assert table.mods("red") == "chasers"
    assert table.gold("red") == 16


@clause("MM-1z.10")
def test_old_providence() -> None:
    table = Table(2, "esteban-villanueva").at("red", "old-providence", port=True)
    assert (weapon_price(table.s, 0), repair_price(table.s, 0)) == (3, 2)
    table.give("red", bounties="spanish")
    assert (weapon_price(table.s, 0), repair_price(table.s, 0)) == (1, 0)


@clause("MM-1z.11")
def test_cartagena_merchants_are_spanish_whatever_the_token() -> None:
    table = Table(2, "thomas-ashdown").at("red", "cartagena").give("red", ship="frigate").act("red")
    table.choose("act sure-merchant", "merchant:english card:rum-4 card:rum-5 card:wood-5 1 2 3")
    assert table.bounties("red") == "spanish"
    assert table.s.actions == 2
    assert table.s.merchant[ZONE["cartagena"]] == NONE
    assert table.s.track == (1, 0, 0, 0)


@clause("MM-1z.12")
def test_basse_terre() -> None:
    table = Table(2).npc("e09").at("red", "basse-terre")
    table.dice.coming = ["die 1", "die 2", "die skull", "die 2"]
    assert npc_finds(table.s, 1, 0)
    table.npc("e04", "basse-terre")
    table.dice.coming = ["die 1", "die 2", "die 3"]
    assert not npc_finds(table.s, 0, 0)


@clause("MM-1z.13")
def test_bridgetown() -> None:
    table = Table(2, "esteban-villanueva").at("red", "bridgetown").give("red", ship="frigate").act("red")
    table.choose("act enter", "1 2")
    assert table.points("red") == "2 3 3 3 3"
    lucky = Table(2, "esteban-villanueva").at("red", "bridgetown").give("red", ship="frigate").act("red")
    assert lucky.choose("act enter", "1 S").points("red") == "3 3 3 3 3"
    light = Table(2, "esteban-villanueva").at("red", "bridgetown").act("red")
    assert light.choose("act enter").points("red") == "2 2 2 2 1"


@clause("MM-1z.14")
def test_curacao() -> None:
    table = Table(2, "esteban-villanueva").at("red", "curacao").give("red", gold=0).port("red", "mod:chasers")
    assert ship_price(table.s, 0, FRIGATE) == 30
    assert ship_price(table.s, 0, SLOOP) == 10
    table.choose("do ask-around", "1 2 3 4 1")
    assert table.gold("red") == 0


@clause("MM-1z.15")
def test_caracas() -> None:
    table = Table(2, "thomas-ashdown").at("red", "caracas", port=True)
    assert goods_drawn(table.s, 0) == 8


@clause("MM-1z.16", "MM-10b.6")
def test_trinidad() -> None:
    table = Table(2).at("red", "trinidad").give("red", bounties="spanish").npc("e12", "trinidad").npc("e17")
    assert not wanted(table.s, 2, 0)
    table.run(NpcsScout(0, 63))
    assert table.asks() == ""
    honest = Table(2).at("red", "trinidad").npc("e17")
    honest.run(NpcScout(0, 5), chance="1 2")
    assert honest.s.battle is None
    assert wanted(honest.s, 5, 0)


@pytest.mark.parametrize("zone", sorted(set(ZONE) - {"the-caribbean-sea"}))
def test_every_port_can_be_used(zone: str) -> None:
    table = Table(2, "esteban-villanueva").at("red", zone).port("red", "mod:chasers")
    assert table.asks().startswith("red: do done buy")

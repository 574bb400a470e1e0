"""MM-S3 New modifications, MM-S4 upgrades of ships without a player."""

from __future__ import annotations

from typing import Any

import pytest

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import KEY, MOD, SHIP, ZONE, T, Table
from tests.merchants_and_marauders.test_battle import contest
from tortuga.games.merchants_and_marauders.rules.basics import has_mod, has_weapon
from tortuga.games.merchants_and_marauders.rules.battle import contest_dice, nimbleness, start_battle
from tortuga.games.merchants_and_marauders.rules.bounties import start_war
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent, enlist
from tortuga.games.merchants_and_marauders.rules.plunder import BeatNpc, EndBattle
from tortuga.games.merchants_and_marauders.rules.scouting import NpcsScout, npc_finds
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.battle import FLEE, SHOOT
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    CROWS_NEST,
    LARGE_PIRATE,
    RIGS,
    SMALL_PIRATE,
    SMUGGLERS_HOLD,
    UNSEEN,
)
from tortuga.kernel.dice import WrongOutcome

BOTH: dict[str, Any] = {"new_mods": True, "carved_hull": True, "crows_nest": True}


def fresh(**options: bool) -> Sea:
    s = tortuga.new(KEY, 2, dict(options), seed=5).state
    assert isinstance(s, Sea)
    return s


@clause("MM-S3.1")
def test_the_reserve() -> None:
    alone = fresh(new_mods=True, crows_nest=True)
    assert alone.mod_pool == (2,) * 8 + (0, 2, 0, 0), "each is chosen for itself"
    s = fresh(**BOTH)
    assert s.mod_pool == (2,) * 10 + (0, 0)
    assert s.seas.reserve_unseen == 4
    full = fresh(**BOTH, contraband=True, smugglers_hold=True, loyalty=True, plank=True)
    assert full.mod_pool == (2,) * 12
    assert full.seas.reserve_unseen == 8


@clause("MM-S3.2")
def test_carved_hull() -> None:
    table = Table(2, "josiah-penhallow thomas-ashdown", **BOTH).at("red", "havana").at("yellow", "havana")
    table.give("red", ship="frigate", mods="carved-hull").give("yellow", ship="frigate")
    start_battle(table.s, 0, 1)
    battle = table.s.battle
    assert battle is not None
    battle.round, battle.declared = 2, [SHOOT, SHOOT]
    assert contest_dice(table.s, 1) == 3
    for declared in ([FLEE, SHOOT], [SHOOT, FLEE]):
        battle.declared = declared
        assert (contest_dice(table.s, 0), contest_dice(table.s, 1)) == (4, 2)


@clause("MM-S3.3")
def test_the_crows_nest() -> None:
    table = Table(2, "thomas-ashdown nathaniel-crowe", **BOTH).at("red", "havana").at("yellow", "havana")
    table.give("red", mods="crows-nest").act("red")
    table.choose("act scout-yellow")
    assert table.asks() == "red: crows-nest no yes", "he may"
    table.choose("crows-nest yes", "1 1 1 1")
    assert table.told("not_found"), "four dice instead of three"
    table.act("red").choose("act scout-yellow").choose("crows-nest no", "1 1 1")
    table.act("yellow").choose("act scout-red")
    assert table.asks() == "red: look-out no yes"
    table.choose("look-out yes", "1 1 1")
    table.act("yellow").choose("act scout-red").choose("look-out no", "1 1 1 1")
    table.give("red", points="2 2 1 2 1").act("red").choose("act scout-yellow", "1 1 1")
    table.act("yellow").choose("act scout-red", "1 1 1 1")
    table.npc("e13", "havana").s.points[2] = 2
    table.run(NpcsScout(0, 1 << SMALL_PIRATE))
    assert table.asks() == "red: look-out no yes"
    table.choose("look-out yes", "1")
    assert not table.told("found"), "one die instead of two"
    table.run(NpcsScout(0, 1 << SMALL_PIRATE)).choose("look-out no", "1 1")


@clause("MM-S3.6")
def test_lost_modifications_go_through_the_reserve() -> None:
    table = Table(2, **BOTH).give("red", mods="chasers long-guns", gold=40).at("red", "tortuga")
    table.port("red", "mod:swivel-guns").choose("do shipyard").choose("yard ship-frigate", "glory_card:ram")
    bare = [word for word in ZONE if table.s.mod_at[ZONE[word]] == NONE and word != "the-caribbean-sea"]
    assert table.asks() == "red: bring-mod-to " + " ".join(sorted(bare, key=ZONE.__getitem__))
    assert table.refuses("bring-mod-to tortuga") == ("MM-S3.6", "That port has a modification")
    table.choose(f"bring-mod-to {bare[0]}", "reserve:unseen reserve:chasers")
    assert table.s.mod_at[ZONE[bare[0]]] == UNSEEN
    assert table.s.mod_at[ZONE[bare[1]]] == MOD["chasers"]
    assert table.view("red").mod_at[ZONE[bare[1]]] == UNSEEN, "nobody looked, not even the owner"
    assert table.s.seas.reserve[MOD["long-guns"]] == 1


@clause("MM-S3.6")
def test_without_a_bare_port_they_stay_in_the_reserve() -> None:
    table = Table(2, **BOTH).give("red", mods="chasers", gold=40).at("red", "tortuga")
    s = table.s
    s.mod_at = tuple(UNSEEN if s.nation[zone] != NONE else NONE for zone in range(17))
    s.seas.reserve_unseen -= 1
    table.port("red", "mod:swivel-guns").choose("do shipyard").choose("yard ship-frigate", "glory_card:ram")
    assert table.s.seas.reserve[MOD["chasers"]] == 1


@clause("MM-S3.7")
def test_the_market() -> None:
    table = Table(2, **BOTH, mod_market=True).at("red", "tortuga").give("red", mods="chasers")
    s = table.s
    bare = next(zone for zone in range(17) if s.mod_at[zone] == NONE and s.nation[zone] != NONE)
    s.zone[0] = bare
    table.port("red").choose("do mod-market", "reserve:unseen mod:crows-nest")
    assert table.asks() == "red: mod-market buy leave-for-sale"
    table.choose("mod-market buy")
    assert table.mods("red") == "chasers crows-nest"
    assert not table.can("do mod-market"), "once a Port action"
    table.port("red").choose("do mod-market", "reserve:unseen mod:crows-nest")
    assert table.s.mod_at[bare] == MOD["crows-nest"], "a second one does not fit: it lies there for sale"
    assert table.s.mod_up >> bare & 1
    sold = Table(2, **BOTH, mod_market=True).at("red", "tortuga").port("red", "mod:long-guns")
    sold.choose("do shipyard").choose("yard modification").choose("yard done")
    assert not sold.can("do mod-market"), "something lay here when the captain came"
    without = Table(2, **BOTH).give("red", mods="chasers")
    without.s.zone[0] = bare
    assert without.port("red").refuses("do mod-market")[0] == "MM-S3.7"


# -- MM-S4


def upgraded(*tokens: str, npc: str = "ps", event: str = "e13") -> Table:
    table = Table(2, "thomas-ashdown josiah-penhallow", npc_upgrades=True, **BOTH, new_weapons=True)
    return table.at("red", "havana").give("red", ship="frigate").npc(event, "havana").upgrade(npc, *tokens)


@clause("MM-S4.1")
def test_the_pool_has_what_is_in_play() -> None:
    assert fresh(npc_upgrades=True, **BOTH, new_weapons=True).seas.upgrades_left.bit_count() == 17
    assert fresh(npc_upgrades=True, **BOTH).seas.upgrades_left.bit_count() == 14
    assert fresh(npc_upgrades=True, new_weapons=True).seas.upgrades_left.bit_count() == 15
    assert fresh(npc_upgrades=True).seas.upgrades_left.bit_count() == 12


@clause("MM-S4.2")
def test_drawing_upgrades() -> None:
    table = Table(2, npc_upgrades=True).run(DrawEvent(1), EndOfTurn(), chance="event:e13 upgrade:none")
    assert table.s.seas.npc_upgrades[SMALL_PIRATE] == 0
    table = Table(2, npc_upgrades=True).run(
        DrawEvent(1), chance="event:e13 upgrade:two upgrade:chasers upgrade:grapeshot"
    )
    assert table.s.seas.npc_upgrades[SMALL_PIRATE] == 0, "he is not there yet"
    table.run(EndOfTurn())
    side = 2 + SMALL_PIRATE
    assert has_mod(table.s, side, MOD["chasers"])
    assert has_weapon(table.s, side, 1)
    assert table.s.seas.upgrades_left & 3 == 3, "the blank and the two are in the pool again"


@clause("MM-S4.3")
def test_a_covered_captain_gives_his_token_back_first() -> None:
    table = upgraded("chasers").run(DrawEvent(1), chance="event:e14 upgrade:chasers")
    assert not has_mod(table.s, 2 + SMALL_PIRATE, MOD["chasers"]), "the old captain ends the turn without"
    table.run(EndOfTurn())
    assert has_mod(table.s, 2 + SMALL_PIRATE, MOD["chasers"])


@clause("MM-S4.4")
def test_an_uncovered_captain_draws_anew() -> None:
    table = upgraded("chasers").npc("e14", "havana").battle("red", "ps", "1 1 1 1 1 1 1")
    table.run(BeatNpc(0, 2 + SMALL_PIRATE, 0), EndBattle(), chance="glory_card:ram upgrade:long-guns")
    assert table.s.seas.npc_upgrades[SMALL_PIRATE] == table.upgrade("ps").s.seas.npc_upgrades[SMALL_PIRATE]
    assert has_mod(table.s, 2 + SMALL_PIRATE, MOD["long-guns"])


@clause("MM-S4.5", "MM-S4.6")
def test_war_keeps_tokens_unless_a_man_o_war_cannot_have_them() -> None:
    table = upgraded("chasers", npc="en", event="e04")
    table.dice.coming = ["nation english", "nation dutch"]
    start_war(table.s)
    assert has_mod(table.s, 2, MOD["chasers"])
    table = upgraded("extra-hammocks", npc="en", event="e04")
    table.dice.coming = ["nation english", "nation dutch", "upgrade chasers"]
    start_war(table.s)
    assert has_mod(table.s, 2, MOD["chasers"])
    assert not has_mod(table.s, 2, MOD["extra-hammocks"])


@clause("MM-S4.6")
def test_a_man_o_war_never_draws_what_it_cannot_have() -> None:
    table = Table(2, npc_upgrades=True, new_events=True)
    for word in ("extra-hammocks", "extra-cannon-port", "reinforced-hull"):
        table.dice.coming = [f"upgrade {word}"]
        with pytest.raises(WrongOutcome):
            enlist(table.s, T.events.ids.index("X07"))
    table.dice.coming = ["upgrade advanced-rigs-sails"]
    enlist(table.s, T.events.ids.index("X07"))
    assert table.s.seas.coming_upgrades[LARGE_PIRATE]


def test_upgrades_do_what_the_modifications_do() -> None:
    table = upgraded("advanced-rigs-sails", "extra-hammocks")
    assert nimbleness(table.s, 2 + SMALL_PIRATE) == 4 + T.mods.amount[RIGS]
    table.battle("red", "ps", "1 1 1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.npc_points == [2, 2, 2, 3, 1]


@clause("MM-S4.7")
def test_a_weapon_that_was_used_is_back_after_the_battle() -> None:
    table = upgraded("grapeshot", npc="pl", event="e16")
    start_battle(table.s, 2 + LARGE_PIRATE, 0)
    contest(table, SHOOT, SHOOT, "S S 1 1 1 1 S 4 4")
    assert table.asks() == "yellow: load none grapeshot", "the neighbour on the left decides"
    table.choose("load grapeshot")
    assert not has_weapon(table.s, 2 + LARGE_PIRATE, 1)
    table.s.battle = None
    assert has_weapon(table.s, 2 + LARGE_PIRATE, 1)


@clause("MM-S4.8")
def test_the_crows_nest_of_a_pirate() -> None:
    table = upgraded("crows-nest")
    assert has_mod(table.s, 2 + SMALL_PIRATE, CROWS_NEST)
    table.dice.coming = ["die 1", "die 1", "die 1"]
    assert not npc_finds(table.s, SMALL_PIRATE, 0), "three dice instead of two"
    table.act("red").choose("act scout-ps")
    assert table.asks() == "yellow: look-out no yes"
    table.choose("look-out yes", "1 1")
    assert table.told("not_found"), "two dice instead of three"


@clause("MM-S4.9")
def test_weapons_of_a_boarded_ship() -> None:
    table = upgraded("grapeshot", "caltrops").battle("red", "ps", "1 1 1 1 1 1")
    table.run(BeatNpc(0, 2 + SMALL_PIRATE, 1), EndBattle(), chance="glory_card:ram").choose("claim no")
    assert table.asks() == "red: keep-weapon none grapeshot caltrops"
    table.choose("keep-weapon caltrops").choose("keep-weapon none")
    assert table.weapons("red") == "caltrops"
    assert table.s.weapon_supply[5] == 4, "the token is none of the supply"
    left = table.s.seas.upgrades_left
    table.at("red", "tortuga").port("red", "mod:chasers").choose("do shipyard").choose("yard sell-caltrops")
    assert table.s.seas.upgrades_left.bit_count() == left.bit_count() + 1
    assert table.s.weapon_supply[5] == 4


@clause("MM-S4.9")
def test_a_sunk_ship_gives_all_tokens_back() -> None:
    table = upgraded("grapeshot", "chasers").battle("red", "ps", "1 1 1 1 1 1")
    table.run(BeatNpc(0, 2 + SMALL_PIRATE, 0), EndBattle(), chance="glory_card:ram")
    assert table.s.seas.upgrades_left.bit_count() == 17
    assert table.asks() == ""


@clause("MM-S4.10")
def test_a_claimed_ship_keeps_its_upgrades() -> None:
    table = upgraded("reinforced-hull", "long-guns", npc="pl", event="e16").battle("red", "pl", "1 1 1 1 1 1 1 1 1")
    table.run(BeatNpc(0, 2 + LARGE_PIRATE, 1), EndBattle(), chance="glory_card:ram").choose("claim yes")
    assert table.mods("red") == "reinforced-hull long-guns"
    assert table.points("red") == "4 3 3 3 3"
    assert table.s.seas.upgrades_left.bit_count() == 15
    table.at("red", "tortuga").give("red", gold=40).port("red", "mod:chasers")
    table.choose("do shipyard").choose("yard ship-galleon", "glory_card:ram")
    assert table.s.ship[0] == SHIP["galleon"]
    assert table.s.seas.upgrades_left.bit_count() == 17, "sold: back into the pool, not to the ports"
    assert not table.asks().startswith("red: bring-mod-to")


@clause("MM-S3.4")
def test_the_smugglers_hold_is_a_modification() -> None:
    assert T.mods.names[SMUGGLERS_HOLD] == "Smuggler's Hold"
    assert fresh(new_mods=True, contraband=True, smugglers_hold=True).mod_pool[SMUGGLERS_HOLD] == 2

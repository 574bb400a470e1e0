"""MM-S1 New captains, events, rumors and missions."""

from __future__ import annotations

import pytest

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import EVENT, KEY, MISSION, RUMOR, ZONE, T, Table
from tests.merchants_and_marauders.test_room import picture
from tortuga.games.merchants_and_marauders.rules.basics import hold
from tortuga.games.merchants_and_marauders.rules.battle import BoardEnemy, CheckSinking, contest_dice, start_battle
from tortuga.games.merchants_and_marauders.rules.bounties import make_peace, npc_ship
from tortuga.games.merchants_and_marauders.rules.damage import take_hit
from tortuga.games.merchants_and_marauders.rules.death import Muster
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.glory import draw_glory
from tortuga.games.merchants_and_marauders.rules.npcs import busy
from tortuga.games.merchants_and_marauders.rules.plunder import BeatNpc, EndBattle, Victory
from tortuga.games.merchants_and_marauders.rules.port import envoy_price
from tortuga.games.merchants_and_marauders.rules.raid import RaidIcons
from tortuga.games.merchants_and_marauders.rules.rumors import RumorTested
from tortuga.games.merchants_and_marauders.rules.scouting import npc_finds
from tortuga.games.merchants_and_marauders.rules.turn import PlayerTurn
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.battle import FLEE, SHOOT
from tortuga.games.merchants_and_marauders.vocabulary.cards import FOG, GOLD_FEVER
from tortuga.games.merchants_and_marauders.vocabulary.ships import BRIG, CREW, HULL, MANOWAR

FASHIONS = (
    " zone:nassau demand:rum zone:havana demand:wood zone:tortuga demand:cocoa"
    " zone:caracas demand:sugar zone:trinidad demand:spices zone:curacao demand:food"
)


def start(options: dict[str, object]) -> Sea:
    s = tortuga.new(KEY, 2, options, seed=3).state
    assert isinstance(s, Sea)
    return s


DECKS = ("new_captains", "new_rumors", "new_missions")


def sea(captain: str, zone: str = "havana", **options: bool) -> Table:
    """Red is this captain of the new ones."""
    table = Table(2, f"{captain} josiah-penhallow", **dict.fromkeys(DECKS, "mixed"), new_events=True, **options)
    return table.at("red", zone).at("yellow", "trinidad", port=True)


@clause("MM-S1.1", "MM-S1.2")
def test_the_decks() -> None:
    both = start({**dict.fromkeys(DECKS, "mixed"), "new_events": True})
    assert len(both.captain_deck) + 2 == 32, "T29"
    assert len(both.rumor_deck) == 50
    assert len(both.mission_deck) + 2 == 50
    assert len(both.event_deck) == 50
    alone = start(dict.fromkeys(DECKS, "alone"))
    assert min(alone.rumor_deck) == 25
    assert min(alone.mission_deck + alone.offered) == 25
    assert min(alone.captain_deck) == 16
    assert len(alone.event_deck) == 34, "new events only come together with the old ones"
    base = start({})
    assert (len(base.rumor_deck), len(base.event_deck)) == (25, 34)


@clause("MM-S1.3")
def test_war_is_war() -> None:
    table = sea("john-knox").run(DrawEvent(1), chance="event:e18 nation:dutch nation:spanish")
    assert table.s.war == (2, 3)
    table.npc("e01")
    assert npc_ship(table.s, 3) == MANOWAR


@clause("MM-S1.4")
def test_what_is_known_is_shown() -> None:
    table = sea("john-knox").run(DrawEvent(1), chance="event:x05")
    text = picture(table, {})
    assert "Coming to St. Maarten: William Kidd" in text
    assert "Mission at" in text
    assert "home St. John" in text


@clause("MM-S1.5")
def test_new_ships() -> None:
    table = sea("john-knox").npc("x01").npc("x05").npc("x07", "havana")
    assert npc_ship(table.s, 2) == MANOWAR
    assert npc_ship(table.s, 4) == BRIG
    assert npc_ship(table.s, 5) == MANOWAR
    make_peace(table.s)
    assert npc_ship(table.s, 2) == MANOWAR, "a man-o'-war of its own stays one in peace"
    assert busy(table.s, 2)
    assert busy(table.s, 5), "two men-o'-war watch each other"
    for event, reward in (("x05", 10), ("x07", 20)):
        rich = sea("john-knox").npc(event, "havana").give("red", ship="frigate")
        npc = T.npcs.ship[EVENT[event]]
        start_battle(rich.s, 0, 2 + npc)
        rich.run(BeatNpc(0, 2 + npc, 0), EndBattle(), chance="glory_card:ram")
        assert rich.gold("red") == 10 + reward


@clause("MM-S1.6")
def test_employers_calling() -> None:
    table = sea("john-knox").offers("the-envoy", "sweet-tooth").run(DrawEvent(1), chance="event:x08 mission:hush-money")
    assert len(table.s.offered) == 3
    table.s.event_deck += (EVENT["x08"],)
    table.s.event_gone = ()
    table.run(DrawEvent(1), chance="event:x08")
    assert len(table.s.offered) == 3, "three, not four"


@clause("MM-S1.7")
def test_the_uprising() -> None:
    table = sea("john-knox", "petite-goave").at("red", "petite-goave", port=True)
    table.run(DrawEvent(1), chance="event:x09")
    assert table.s.nation[ZONE["petite-goave"]] == 3
    assert table.s.bounty_supply[3] == 4, "a token marks it"
    table.npc("e13", "petite-goave").run(PlayerTurn(0), chance="1 1")
    assert table.told("left_port")
    assert table.told("rolled"), "put out to sea first, then scouted for"
    assert table.can("act enter")


@clause("MM-S1.8")
def test_the_harbour_fire() -> None:
    table = sea("john-knox", "tortuga").demand("tortuga", "rum")
    table.run(DrawEvent(1), chance="event:x10 zone:tortuga demand:wood")
    table.port("red", "mod:chasers")
    assert table.refuses("do buy") == ("MM-S1.8", "The harbour is burning")
    assert not table.can("do shipyard")
    table.run(EndOfTurn()).port("red")
    assert table.can("do buy")


@clause("MM-S1.9")
def test_changing_fashions() -> None:
    table = sea("john-knox").run(DrawEvent(1), chance=f"event:x14{FASHIONS}")
    assert table.s.demand[ZONE["tortuga"]] == T.cargo.goods.index("Cocoa")
    assert len(table.events("demand")) == 6


@clause("MM-S1.11")
def test_letters_from_home() -> None:
    table = sea("john-knox").give("yellow", glory=2).run(DrawEvent(1), chance="event:x15 glory_card:ram")
    assert (table.hand("red"), table.hand("yellow")) == ("ram", "")


@clause("MM-S1.28")
def test_gold_fever() -> None:
    table = sea("john-knox", "tortuga")
    table.s.weather = 1 << GOLD_FEVER
    table.port("red", "mod:chasers").choose("do stash").choose("chest all")
    assert table.s.stash[0] == 8


@clause("MM-S1.30")
def test_fog() -> None:
    table = sea("colette-durand").npc("e15", "havana")
    table.s.weather = 1 << FOG
    table.act("red").choose("act scout-merchant", "1 1 1")
    assert table.told("not_found"), "three dice instead of four"
    table.dice.coming = ["die 1", "die 1", "die 1"]
    assert not npc_finds(table.s, 4, 0)


# -- captains


def duel(captain: str) -> Table:
    table = sea(captain).at("yellow", "havana").give("red", ship="frigate").give("yellow", ship="frigate")
    start_battle(table.s, 0, 1)
    table.s.agenda.clear()
    return table


@clause("MM-S1.12")
def test_donatus_saves_his_last_man() -> None:
    table = duel("donatus-van-t-hof").give("red", points="3 3 3 1 3")
    take_hit(table.s, 0, CREW, 0)
    table.go()
    assert table.asks() == "red: save-last-man no yes", "he may"
    table.choose("save-last-man yes")
    assert table.points("red") == "3 3 3 1 3"
    take_hit(table.s, 0, CREW, 0)
    assert table.points("red") == "3 3 3 0 3", "once a battle"
    raid = sea("donatus-van-t-hof").give("red", points="2 2 2 1 1")
    raid.s.active = 0
    prize = T.cargo.words.index("rum-5")
    raid.s.cargo_deck = tuple(card for card in raid.s.cargo_deck if card != prize)
    raid.s.display = (prize,)
    raid.run(RaidIcons(0, 3)).choose("save-last-man yes")
    assert raid.points("red") == "2 2 2 1 1"
    assert raid.told("raided"), "so the raid comes off"


@clause("MM-S1.13")
def test_john_knox_shoots_well() -> None:
    table = duel("john-knox")
    assert table.s.battle is not None
    table.s.battle.declared = [SHOOT, SHOOT]
    assert contest_dice(table.s, 0) == 3
    table.s.battle.declared = [FLEE, SHOOT]
    assert contest_dice(table.s, 0) == 2


@clause("MM-S1.14")
def test_hanneke_has_a_place_more() -> None:
    assert hold(sea("hanneke-de-ruyter").s, 0) == 3


@clause("MM-S1.15")
def test_margery_draws_for_a_boarding() -> None:
    table = duel("margery-vane").run(BoardEnemy(0), chance="S S S 1 1 1 1 glory_card:ram glory_card:fair-wind")
    assert table.hand("red") == "fair-wind ram"


@clause("MM-S1.16")
def test_grimm_is_hard_to_find() -> None:
    table = sea("ezekiel-grimm").at("yellow", "havana").act("yellow").choose("act scout-red", "1")
    assert table.told("not_found"), "never less than one die"


@clause("MM-S1.17")
def test_ravenhill_buys_single_goods_cheaply() -> None:
    table = sea("philip-ravenhill", "tortuga").demand("tortuga", "rum").port("red", "mod:chasers")
    table.choose("do buy", "card:wood-1 card:cocoa-1 card:cocoa-2 card:food-1 card:food-2 card:food-3").choose(
        "buy wood"
    )
    assert table.gold("red") == 8


@clause("MM-S1.18")
def test_locke_begins_well() -> None:
    table = duel("obadiah-locke")
    battle = table.s.battle
    assert battle is not None
    battle.round = 1
    assert contest_dice(table.s, 0) == 4
    battle.round = 2
    assert contest_dice(table.s, 0) == 3


@clause("MM-S1.19")
def test_colette_puts_a_card_away() -> None:
    table = sea("colette-durand", "cartagena").act("red")
    table.choose("act sure-merchant", "merchant:dutch card:rum-1 card:rum-2 card:rum-3 card:rum-8")
    assert table.asks() == "red: put-away rum-1 rum-2 rum-3 rum-8"
    assert table.refuses("put-away wood-1") == ("MM-S1.19", "No such card lies there")
    table.choose("put-away rum-8", "1 1 1 glory_card:ram")
    assert table.gold("red") == 22
    assert table.points("red") == "2 2 2 2 1", "the shot at her Hull is gone"


@clause("MM-S1.20")
def test_daubigny_gets_pardons() -> None:
    table = sea("lucien-daubigny", "tortuga").give("red", bounties="dutch")
    assert envoy_price(table.s, 0) == 4
    table.port("red", "mod:chasers").choose("do pardon").choose("pardon dutch")
    assert (table.gold("red"), table.bounties("red")) == (6, "")


@clause("MM-S1.21")
def test_thibault_hides_from_navies() -> None:
    table = sea("marcel-thibault").npc("e04", "havana")
    table.dice.coming = ["die skull", "die 1", "die 1"]
    assert not npc_finds(table.s, 0, 0)
    table.dice.coming = ["die skull", "die skull", "die 1"]
    assert npc_finds(table.s, 0, 0)


@clause("MM-S1.22")
def test_catalina_profits_from_her_name() -> None:
    for bounties, gold in (("", 10 + 12), ("spanish", 10 + 14)):
        table = sea("catalina-ferrer", "cartagena").give("red", bounties=bounties, ship="frigate").act("red")
        table.choose("act sure-merchant", "merchant:dutch card:rum-1 card:wood-8 card:rum-6 S 1")
        table.choose("raid done", "glory_card:ram")
        assert table.gold("red") == gold


@clause("MM-S1.23")
def test_altamirano_loses_a_man_less() -> None:
    table = duel("diego-altamirano").run(
        BoardEnemy(0), chance="1 1 1 1 S S 1 S S S S 1 1 1 S S S S 1 1 1 glory_card:ram"
    )
    assert table.s.points[CREW] == 2, "one man instead of two in the first round"


@clause("MM-S1.24")
def test_bermudez_holds_two_missions() -> None:
    table = (
        sea("hernan-bermudez", "st-john").give("red", mission="the-envoy").offers("masts-for-the-yard", "sweet-tooth")
    )
    table.port("red", "mod:chasers glory_card:ram")
    assert table.glory("red") == 1, "The Envoy is done here"
    table.give("red", mission="hush-money").port("red").choose("do claim-mission", "mission:rum-ration")
    assert table.s.mission[0] == MISSION["masts-for-the-yard"]
    assert table.s.seas.second[0] == MISSION["hush-money"]
    table.give("red", cargo="wood wood").port("red").choose("do deliver", "glory_card:fair-wind")
    assert table.s.mission[0] == MISSION["hush-money"], "the other one comes to the front"
    table.give("red", cargo="")
    table.s.seas.second[0], table.s.mission[0] = MISSION["hush-money"], NONE
    table.s.mission[0] = MISSION["cocoa-for-the-ladies"]
    table.s.mission_deck = tuple(c for c in table.s.mission_deck if c != MISSION["cocoa-for-the-ladies"])
    table.at("red", "port-royal").port("red", "mod:long-guns glory_card:jury-rig")
    assert table.glory("red") == 3
    assert table.s.mission[0] == MISSION["cocoa-for-the-ladies"]


@clause("MM-S1.25")
def test_ortega_may_flee_at_once() -> None:
    table = sea("luis-ortega-y-paz").at("yellow", "havana").battle("yellow", "red")
    assert table.asks() == "red: declare shoot flee"


@clause("MM-S1.26")
def test_zurita_holds_five_cards() -> None:
    table = sea("tomas-zurita").give("red", hand="ram ram survivor survivor")
    table.dice.coming = ["glory_card fair-wind"]
    draw_glory(table.s, 0, 1)
    assert len(table.s.hand[0]) == 5
    new = sea("tomas-zurita").run(Muster(0), chance="glory_card:ram glory_card:survivor")
    assert len(new.s.hand[0]) == 2


@clause("MM-S1.27")
def test_juana_cheats_the_sea_once() -> None:
    table = duel("juana-la-brava").give("red", cargo="rum rum", points="0 3 3 3 3")
    table.run(CheckSinking(2))
    assert table.s.battle is None
    assert (table.points("red"), table.cargo("red"), table.glory("yellow")) == ("1 3 3 3 3", "", 0)
    start_battle(table.s, 0, 1)
    table.s.agenda.clear()
    table.s.points[HULL] = 0
    table.run(CheckSinking(2), chance="glory_card:ram")
    assert table.told("died"), "once"


# -- rumors and missions


@clause("MM-S1.31")
def test_shark_reef() -> None:
    table = sea("john-knox", "san-juan").give("red", points="1 2 2 2 1")
    table.s.testing, table.s.rolled = RUMOR["shark-reef"], 1
    table.s.rumor_deck = tuple(card for card in table.s.rumor_deck if card != RUMOR["shark-reef"])
    table.run(RumorTested(0), chance="glory_card:ram")
    assert (table.gold("red"), table.points("red")) == (24, "1 2 2 2 1")


@clause("MM-S1.32")
def test_new_kinds_of_missions() -> None:
    table = sea("john-knox").give("red", mission="naval-intelligence").act("red")
    assert not table.can("act search")
    table.npc("e04", "havana").act("red").choose("act search", "S")
    assert table.s.part[0] == 1
    rival = duel("john-knox").give("red", mission="the-rival")
    rival.run(Victory(0, 0), chance="glory_card:ram glory_card:fair-wind")
    assert rival.glory("red") == 2
    assert rival.gold("red") == 30


@pytest.mark.parametrize("event", [word for word in sorted(EVENT) if word.startswith("x")])
def test_every_new_event_can_be_drawn(event: str) -> None:
    table = sea("john-knox").at("red", "nassau", port=True)
    chance = {
        "x08": " mission:hush-money",
        "x10": " zone:havana demand:rum",
        "x14": FASHIONS,
        "x15": " glory_card:ram glory_card:fair-wind",
    }
    table.offers("the-envoy", "sweet-tooth").run(DrawEvent(1), chance=f"event:{event}{chance.get(event, '')}")
    assert table.told("event")

"""MM-S9 Location tokens."""

from __future__ import annotations

from typing import Any

import pytest

import tortuga
from tests.clauses import clause
from tests.merchants_and_marauders.table import KEY, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.trade import demand_price, goods_drawn, starting_price
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.seas import LOCATION_KINDS, STATION


def at(kind: str, zone: str = "tortuga", captains: str = "thomas-ashdown", **options: Any) -> Table:
    table = Table(2, captains, locations=True, **options).location(zone, kind).at("red", zone)
    return table.at("yellow", "trinidad", port=True)


@clause("MM-S9.1")
@pytest.mark.parametrize("seed", range(12))
def test_the_tokens_are_dealt(seed: int) -> None:
    s = tortuga.new(KEY, 2, {"locations": True}, seed=seed).state
    assert isinstance(s, Sea)
    for kind in range(8):
        assert s.seas.location.count(kind) == 2
    assert s.seas.location[ZONE["the-caribbean-sea"]] == NONE
    one, other = (zone for zone in range(17) if s.seas.location[zone] == STATION)
    assert other not in T.map.neighbours[one]


@clause("MM-S9.2")
def test_a_visit_takes_an_action_and_is_made_once_a_turn() -> None:
    table = at("reef").act("red").choose("act visit", "1 1 1")
    assert table.s.actions == 2
    assert table.refuses("act visit") == ("MM-S9.2", "You have already been there this turn")
    table.at("red", "tortuga", port=True).act("red")
    assert table.refuses("act visit")[0] == "MM-S9.2", "from port there is no visiting"


@clause("MM-S9.2")
@pytest.mark.parametrize(
    ("kind", "honest", "pirate"),
    [
        ("haven", False, True),
        ("station", True, False),
        ("fort", True, False),
        ("town", True, True),
        ("reef", True, True),
    ],
)
def test_who_is_welcome(kind: str, honest: bool, pirate: bool) -> None:
    table = at(kind, "nassau").npc("e04")
    assert table.act("red").can("act visit") == honest
    assert table.give("red", bounties="dutch").act("red").can("act visit") == pirate


@clause("MM-S9.3", "MM-S9.13")
def test_the_powers_of_the_zone_do_not_hold_there() -> None:
    table = at("station", "nassau")
    assert (starting_price(table.s, 0), goods_drawn(table.s, 0)) == (3, 6)
    table.at("red", "nassau", port=True)
    assert starting_price(table.s, 0) == 2
    table.location("havana", "station").at("red", "havana")
    assert demand_price(table.s, 0) == 6
    table.at("red", "havana", port=True)
    assert demand_price(table.s, 0) == 7
    table.location("caracas", "station").at("red", "caracas")
    assert goods_drawn(table.s, 0) == 6, "Caracas lays out eight in port only"


@clause("MM-S9.3")
def test_visitors_can_be_found() -> None:
    table = at("reef").npc("e13").act("red").choose("act visit", "1 1 1")
    table.run(StartAtSea(0), chance="1 1")
    assert table.told("rolled")


# -- raids


@clause("MM-S9.4")
def test_who_may_raid() -> None:
    table = at("natives").give("red", points="2 0 2 2 1").act("red")
    assert table.refuses("act raid-location") == ("MM-S9.4", "A hit location of your ship is destroyed: no raids")
    assert at("reef").act("red").refuses("act raid-location") == ("MM-S9.4", "There is nothing to raid")
    both = at("reef").act("red").choose("act visit", "1 1 1")
    both.location("tortuga", "natives").act("red")
    assert both.can("act raid-location"), "also in the turn of a visit"


@clause("MM-S9.5", "MM-S9.6", "MM-S9.7", "MM-S9.8", "MM-S9.9")
def test_the_worked_example_t22() -> None:
    table = at("station").give("red", ship="frigate").act("red")
    table.choose("act raid-location", "card:wood-8 card:rum-6 card:rum-3 card:wood-2 card:rum-8")
    assert table.bounties("red") == "french"
    assert table.asks() == "red: bombard stop fire"
    table.choose("bombard fire", "S")
    assert table.asks().startswith("red: silence")
    table.choose("silence wood-8").choose("bombard fire", "S").choose("silence rum-8").choose("bombard stop")
    assert table.points("red") == "3 3 2 3 3", "4 Masts, 5 Escape and 4 Escape are left"
    assert table.asks() == "red: ashore retreat assault"
    table.choose("ashore assault", "S 1 1 glory_card:ram")
    assert table.points("red") == "3 3 2 2 3"
    assert (table.gold("red"), table.glory("red")) == (23, 1)
    assert table.bounties("red") == "french french"
    assert table.s.seas.location[ZONE["tortuga"]] == NONE
    assert table.cargo("red") == "rum rum wood"


@clause("MM-S9.7", "MM-S9.10")
def test_a_raid_fails_by_damage_or_is_broken_off() -> None:
    table = at("natives").act("red")
    table.choose("act raid-location", "card:wood-7 card:rum-1 card:rum-2 card:rum-3").choose("bombard stop")
    assert table.points("red") == "2 2 2 2 0"
    assert table.told("raid_failed")
    assert table.s.seas.location[ZONE["tortuga"]] != NONE
    table = at("station").give("red", ship="frigate", crew="surgeon-havana", points="3 3 3 2 3").act("red")
    table.choose("act raid-location", "card:rum-1 card:rum-2 card:rum-3 card:wood-1 card:wood-2")
    table.choose("bombard stop").choose("ashore retreat")
    assert (table.gold("red"), table.bounties("red")) == (10, "french"), "the bounty of the attack stays"
    assert table.points("red") == "3 3 3 3 3", "the Surgeon works after it"
    sunk = at("natives").give("red", points="1 2 2 2 1").act("red")
    sunk.choose("act raid-location", "card:wood-8 card:rum-1 card:rum-2 card:rum-3").choose("bombard stop")
    assert sunk.told("died")


@clause("MM-S9.8")
def test_the_ground_assault_can_kill() -> None:
    table = at("natives").act("red")
    table.choose("act raid-location", "card:rum-1 card:rum-2 card:rum-3 card:wood-1").choose("bombard stop")
    table.choose("ashore assault", "1 1 S")
    assert table.told("died"), "four defenders, one success, two men"


@clause("MM-S9.8")
def test_cards_and_talents_of_crew_combat_help() -> None:
    table = at("natives", captains="rodrigo-salvatierra").give("red", hand="grenadoes cutlass-charge").act("red")
    table.choose("act raid-location", "card:rum-1 card:rum-2 card:rum-3 card:wood-1").choose("bombard stop")
    table.choose("ashore assault").choose("interrupt grenadoes")
    table.choose("interrupt cutlass-charge", "1 1 1 S 1 glory_card:ram")
    assert table.points("red") == "2 2 2 1 1", "four defenders less grenadoes, a success and Salvatierra's own"


@clause("MM-S9.10")
def test_it_is_no_merchant_raid() -> None:
    table = (
        at("natives", captains="griet-zeewolf").give("red", weapons="grapeshot", mission="a-score-to-settle").act("red")
    )
    table.choose("act raid-location", "card:rum-1 card:rum-2 card:wood-6 card:wood-1")
    assert table.asks() == "red: bombard stop fire", "neither weapons nor her exchange"


@clause("MM-S9.10")
def test_but_it_is_a_battle() -> None:
    table = at("natives", captains="felipe-de-los-reyes").give("red", ship="frigate", mods="swivel-guns").act("red")
    table.choose("act raid-location", "card:wood-8 card:rum-1 card:rum-2 card:rum-3").choose("bombard stop")
    assert table.asks().startswith("red: shift-fire nothing hull-to-cargo")
    table.choose("shift-fire hull-to-masts").choose("ashore assault", "S S 1 1 glory_card:ram")
    assert table.points("red") == "3 3 2 2 3", "the hit was moved; swivel guns left one of three defenders"
    juana = at("natives", captains="juana-la-brava", new_captains="mixed").give(
        "red", points="1 2 2 2 1", cargo="sugar"
    )
    juana.act("red").choose("act raid-location", "card:wood-8 card:rum-1 card:rum-2 card:rum-3").choose("bombard stop")
    assert (juana.points("red"), juana.cargo("red")) == ("1 2 2 2 1", "")
    assert juana.told("raid_failed")
    margery = at("natives", captains="margery-vane", new_captains="mixed").give("red", ship="frigate").act("red")
    margery.choose("act raid-location", "card:wood-4 card:rum-5 card:rum-1 card:cocoa-4").choose("bombard stop")
    margery.choose("ashore assault", "1 1 1 S glory_card:ram glory_card:fair-wind")
    assert margery.hand("red") == "fair-wind ram", "one for the prize, one for the crew combat"


# -- the eight kinds


@clause("MM-S9.11")
def test_the_pirate_haven() -> None:
    table = at("haven").give("red", bounties="dutch", ship="frigate", points="3 3 3 1 3").act("red").choose("act visit")
    assert table.asks() == "red: haven leave recruit rumor"
    table.choose("haven recruit").choose("haven rumor", "rumor:sunken-silver")
    assert table.points("red") == "3 3 3 3 3"
    assert table.gold("red") == 10
    assert len(table.s.rumors[0]) == 1
    assert (T.locations.defense[0], T.locations.bounties[0]) == (4, 0)


@clause("MM-S9.12")
def test_the_missionary() -> None:
    table = at("missionary").give("red", bounties="dutch dutch english").act("red").choose("act visit")
    assert table.asks() == "red: absolve none english dutch"
    table.choose("absolve dutch")
    assert table.refuses("absolve english") == ("MM-S9.12", "In one visit you can have bounties of one nation removed")
    table.choose("absolve dutch")
    assert (table.gold("red"), table.bounties("red")) == (4, "english")


@clause("MM-S9.12")
def test_missionaries_do_not_shoot() -> None:
    table = at("missionary").act("red").choose("act raid-location", "card:wood-8 card:rum-8 card:rum-7")
    table.choose("bombard stop").choose("ashore assault", "1 1 1 glory_card:ram")
    assert table.points("red") == "2 2 2 2 1"
    assert table.gold("red") == 24


@clause("MM-S9.13")
def test_the_trade_station() -> None:
    table = at("station").demand("tortuga", "rum").give("red", ship="galleon", cargo="rum rum rum sugar")
    table.act("red").choose("act visit")
    assert table.asks() == "red: town leave sell buy"
    assert table.refuses("town recruit") == ("MM-S9.13", "A trade station only sells and buys")
    table.choose("town sell").choose("sell rum").choose("sell rum").choose("sell rum")
    table.choose("sell done", "demand:cocoa glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (28, 1), "the demand of the port, its token and its glory"
    assert table.asks().startswith("red: act end"), "either selling or buying"


@clause("MM-S9.13")
def test_buying_at_a_station_twice() -> None:
    table = at("station", contraband=True).demand("tortuga", "rum").give("red", ship="galleon")
    cards = "card:food-k15 card:rum-1 card:wood-1 card:wood-2 card:cocoa-1 card:cocoa-2 card:sugar-1 card:sugar-2"
    table.act("red").choose("act visit").choose("town buy", cards)
    assert not table.can("buy food-k15-as-contraband"), "contraband for the local port is replaced"
    table.choose("buy wood").choose("buy done").choose("act end")
    assert goods_drawn(table.s, 0) == 3
    table.at("red", "tortuga", port=True)
    assert goods_drawn(table.s, 0) == 6, "the port itself is another market"


@clause("MM-S9.14")
def test_the_natives() -> None:
    table = at("natives", contraband=True).give("red", points="1 2 1 1 1", cargo="rum", contraband="food-k15")
    table.act("red").choose("act visit")
    assert table.asks() == "red: natives nothing rum food-k15"
    table.choose("natives food-k15")
    assert table.points("red") == "2 2 2 1 1", "not the Crew"
    assert table.contraband("red") == ""


@clause("MM-S9.15")
def test_the_worked_example_t23() -> None:
    table = at("reef").give("red", points="2 2 2 1 1").act("red").choose("act visit", "S S S")
    assert table.asks() == "red: reef leave cargo rumor crew chain-shot grapeshot grappling-hooks"
    table.choose("reef chain-shot").choose("reef crew").choose("reef leave", "S 1 1")
    assert table.points("red") == "1 2 2 2 1", "two things less one success: a hit on the Hull"
    assert table.weapons("red") == "chain-shot"


@clause("MM-S9.15")
def test_a_reef_gives_cards_and_can_sink() -> None:
    table = at("reef").give("red", points="1 2 2 2 1").act("red").choose("act visit", "S S 1")
    table.choose("reef cargo", "card:rum-1").choose("reef rumor", "rumor:sunken-silver 1 1 1")
    assert table.told("died")


@clause("MM-S9.16")
def test_the_naval_fort() -> None:
    table = at("fort", "havana").npc("e10", "cartagena").act("red").choose("act visit")
    assert table.asks() == "red: fort leave send-n send-ne send-e send-w send-nw"
    assert table.refuses("fort summon") == ("MM-S9.16", "A ship of that navy is at sea already")
    table.choose("fort send-e")
    assert table.npc_at("sp") == "curacao"
    table = at("fort", "havana", loyalty=True, npc_upgrades=True).act("red").choose("act visit")
    table.choose("fort summon", "event:e11 upgrade:none")
    assert table.loyalty("yellow") == "Restless", "it counts as an event"
    assert [T.events.ids[card] for card in table.s.entering] == ["E11"]
    empty = at("fort", "havana")
    empty.s.event_deck = ()
    assert not empty.act("red").can("act visit")


@clause("MM-S9.17")
def test_the_prison() -> None:
    table = at("prison").give("red", crew="lookout-tortuga").act("red").choose("act visit", "glory_card:surgeon-havana")
    assert table.gold("red") == 5
    assert len(table.s.crewmen[0]) == 2
    poor = at("prison").give("red", gold=4).act("red")
    assert not poor.can("act visit")
    twice = at("prison").give("red", crew="lookout-tortuga").act("red")
    twice.choose("act visit", "glory_card:lookout-trinidad glory_card:surgeon-havana")
    assert len(twice.s.glory_gone) == 1, "a type aboard is discarded and drawn again"
    raided = at("prison").give("red", ship="frigate").act("red")
    raided.choose("act raid-location", "card:rum-1 card:wood-4 card:wood-5 card:wood-6").choose("bombard stop")
    raided.choose("ashore assault", "S 1 1 glory_card:ram")
    assert raided.asks() == "red: free-prisoner no yes", "he may"
    raided.choose("free-prisoner yes", "glory_card:surgeon-havana")
    assert len(raided.s.crewmen[0]) == 1, "freed for nothing"
    assert raided.gold("red") == 10 + 13


@clause("MM-S9.18", "MM-S9.19")
def test_the_town() -> None:
    table = at("town", favors=True, loyalty=True, contraband=True).give(
        "red", gold=30, ship="frigate", points="3 3 3 1 2", cargo="rum", contraband="food-k15", bounties="french"
    )
    table.act("red").choose("act visit")
    assert table.asks() == "red: town leave sell buy shipyard recruit ask-around favors cheer"
    assert goods_drawn(table.s, 0) == 4
    table.choose("town sell")
    assert table.asks() == "red: sell done rum", "contraband is sold in port only"
    table.choose("sell done")
    assert table.asks().startswith("red: act"), "one activity"
    table.location("tortuga", "town").act("red")
    table.s.seas.visited = 0
    table.act("red").choose("act visit").choose("town shipyard")
    assert table.refuses("yard modification")[0] == "MM-5c.6", "no modifications"


@clause("MM-S9.18")
def test_favors_and_cheer_in_a_town() -> None:
    table = at("town", favors=True, loyalty=True).give("red", gold=10).act("red").choose("act visit")
    table.choose("town favors").choose("favors 2")
    assert (table.favors("red"), table.gold("red")) == (2, 6)
    table.s.seas.visited = 0
    table.act("red").choose("act visit").choose("town cheer")
    assert (table.loyalty("red"), table.gold("red")) == ("Pleased", 3)


@clause("MM-S9.18")
def test_a_smaller_ship_bought_in_a_town_has_no_harbour_for_the_cargo() -> None:
    table = at("town").give("red", gold=30, ship="galleon", cargo="rum rum rum").act("red").choose("act visit")
    table.choose("town shipyard").choose("yard ship-sloop").choose("yard done")
    assert table.cargo("red") == "rum rum", "the third Rum is left behind"


def test_every_kind_has_its_defense() -> None:
    assert dict(zip(LOCATION_KINDS, T.locations.defense, strict=True)) == {
        "haven": 4,
        "missionary": 3,
        "station": 5,
        "natives": 4,
        "reef": 0,
        "fort": 6,
        "prison": 4,
        "town": 5,
    }

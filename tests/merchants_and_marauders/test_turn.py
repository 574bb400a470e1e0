"""MM-4 The turn, MM-13a events, MM-11 war and peace."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import EVENT, NATION, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.bounties import at_war, npc_ship, port_closed
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.raid import refill_merchants
from tortuga.games.merchants_and_marauders.rules.trade import demand_price
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea, Turn
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    CONVOY,
    DEAD_CALM,
    EVENT_EFFECTS,
    MARKET_DAY,
    STORM,
    TRADE_WINDS,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import FRIGATE, MANOWAR


@clause("MM-4.1", "MM-4.3")
def test_a_turn_goes_round_from_the_start_player() -> None:
    table = Table(3)
    table.s.start = 1
    for colour in ("red", "yellow", "blue"):
        table.at(colour, "nassau", port=True)
    table.run(Turn(), chance="event:e31")
    assert table.s.weather >> MARKET_DAY & 1
    order = []
    for _ in range(3):
        order.append(table.asks().split(":")[0])
        table.choose("act end", "event:e21" if len(order) == 2 + 1 else "")
    assert order == ["yellow", "blue", "red"]
    assert table.s.round == 3


@clause("MM-4.2")
@pytest.mark.parametrize(("on_track", "back"), [(7, False), (8, True), (9, True)])
def test_merchants_return_t27(on_track: int, back: bool) -> None:
    table = Table(2)
    s = table.s
    s.merchant = tuple(NONE if zone < on_track else 0 for zone in range(17))
    left = 17 - on_track
    s.lots = ((0, 0, 5, left - 5) if left - 5 <= 4 else (1, 0, 5, 4),) if left > 5 else ((0, 0, left, 0),)
    s.track = tuple(total - lot for total, lot in zip(T.start.merchants, s.lots[0], strict=True))
    assert sum(s.track) == on_track
    refill_merchants(s)
    assert (NONE not in s.merchant) == back
    if back:
        assert list(s.lots)[1:] == [tuple(total - lot for total, lot in zip(T.start.merchants, s.lots[0], strict=True))]
        assert s.merchant[0] == 1, "new tokens are mixed among themselves only"
        assert s.merchant[16] == 0
        assert sum(s.track) == 0


@clause("MM-4.4")
def test_three_actions_and_an_early_end() -> None:
    table = Table(2).at("red", "havana").act("red")
    table.choose("act sail-nassau").choose("act sail-tortuga").choose("act sail-havana")
    assert table.asks() == "", "nothing left: the turn ends by itself"
    assert table.zone("red") == "havana"
    early = Table(2).at("red", "havana").act("red").choose("act end")
    assert early.asks() == ""


@clause("MM-4.5", "MM-4.8")
def test_hunters_look_for_a_captain_at_the_start_and_on_entering() -> None:
    table = Table(2).at("red", "havana").npc("e13", "havana").npc("e16", "nassau")
    table.turn("red", "1 2")
    assert table.asks().startswith("red: act")
    table.choose("act sail-nassau", "1 2 3")
    assert table.s.battle is None
    in_port = Table(2).at("red", "havana", port=True).npc("e13", "havana")
    in_port.turn("red")
    in_port.choose("act leave", "1 1")
    assert not in_port.s.in_port[0]


@clause("MM-4.6", "MM-11.2")
def test_closed_ports() -> None:
    table = Table(2, "thomas-ashdown").at("red", "havana").give("red", bounties="spanish").act("red")
    assert table.refuses("act enter")[0] == "MM-4.6"
    war = Table(2, "thomas-ashdown").at("red", "havana").war("english", "spanish").act("red")
    assert not war.can("act enter")
    other = Table(2, "thomas-ashdown").at("red", "curacao").war("english", "spanish").give("red", bounties="spanish")
    assert other.act("red").can("act enter")


@clause("MM-4.7")
def test_one_port_action_a_turn() -> None:
    table = Table(2).at("red", "havana").port("red", "mod:chasers").choose("do done")
    assert table.refuses("act port") == ("MM-4.7", "You have already taken the Port action this turn")
    assert table.refuses("act scout-merchant") == ("MM-4.4", "You are in port")
    table.choose("act leave")
    assert table.refuses("act port") == ("MM-4.4", "You are not in port")


@clause("MM-4.8")
def test_moves() -> None:
    table = Table(2).at("red", "old-providence").act("red")
    assert table.asks() == "red: act end enter sail-port-royal sail-cartagena scout-merchant"
    assert table.refuses("act sail-havana") == ("MM-4.8", "That zone is not adjacent")
    assert table.refuses("act leave") == ("MM-4.4", "You are not in port")
    table.choose("act enter")
    assert table.s.in_port[0]
    table.choose("act leave").choose("act sail-cartagena")
    assert table.zone("red") == "cartagena"


@clause("MM-4.9")
def test_a_port_that_closes_lets_out_but_not_act() -> None:
    table = Table(2, "thomas-ashdown").at("red", "havana", port=True).give("red", bounties="spanish").act("red")
    assert table.asks() == "red: act end leave"
    assert table.refuses("act port") == ("MM-4.9", "This port is closed to you")


@clause("MM-4.10", "MM-10a.1", "MM-13a.2")
def test_ships_come_at_the_end_of_the_turn() -> None:
    table = Table(2).run(DrawEvent(1), chance="event:e13")
    assert table.npc_at("ps") == ""
    table.s.weather = 1 << STORM
    table.run(EndOfTurn())
    assert table.npc_at("ps") == "tortuga"
    assert table.s.weather == 0


# -- MM-13a Events


@clause("MM-13a.1", "MM-10c.1")
def test_icons_move_ships_before_the_text() -> None:
    table = Table(2).npc("e04", "havana").npc("e10", "caracas").npc("e13", "santo-domingo")
    for colour in ("red", "yellow"):
        table.at(colour, "nassau", port=True)
    table.run(DrawEvent(1), chance="event:e18 nation:english nation:spanish")
    assert table.npc_at("en") == "nassau", "N is blocked at Havana: clockwise to NE"
    assert table.npc_at("sp") == "trinidad"
    assert table.npc_at("ps") == "the-caribbean-sea"
    assert [event.kind for event in table.match.events][-1] == "war"


@clause("MM-13a.3")
def test_lasting_effects_end_with_the_turn() -> None:
    table = Table(2).run(DrawEvent(1), chance="event:e31")
    assert table.s.weather
    table.run(EndOfTurn())
    assert table.s.weather == 0


@clause("MM-13a.4", "MM-11.1")
@pytest.mark.parametrize("card", ["e18", "e19", "e20"])
def test_war(card: str) -> None:
    table = Table(2).war("dutch", "french").run(DrawEvent(1), chance=f"event:{card} nation:spanish nation:english")
    assert table.s.war == (NATION["english"], NATION["spanish"]), "one war at a time"


@clause("MM-13a.5", "MM-11.3")
@pytest.mark.parametrize("card", ["e21", "e22"])
def test_peace(card: str) -> None:
    table = Table(2).war("dutch", "french").npc("e01")
    assert npc_ship(table.s, 3) == MANOWAR
    table.run(DrawEvent(1), chance=f"event:{card}")
    assert table.s.war == ()
    assert npc_ship(table.s, 3) == FRIGATE


@clause("MM-11.2")
def test_what_war_means() -> None:
    table = Table(2, "thomas-ashdown").war("english", "spanish")
    s = table.s
    assert at_war(s, NATION["english"], NATION["spanish"])
    assert not at_war(s, NATION["english"], NATION["english"])
    assert [npc_ship(s, npc) for npc in range(4)] == [MANOWAR, FRIGATE, MANOWAR, FRIGATE]
    assert port_closed(s, 0, ZONE["havana"])
    assert not port_closed(s, 0, ZONE["tortuga"])


@clause("MM-13a.6", "MM-12d.5")
@pytest.mark.parametrize("card", ["e23", "e24", "e25"])
def test_storm(card: str) -> None:
    table = Table(2, "esteban-villanueva").at("red", "havana").at("yellow", "nassau", port=True)
    table.run(DrawEvent(1), chance=f"event:{card}")
    table.turn("red", "S 1 2 3")  # one success: two hits, on Masts and Crew
    assert table.points("red") == "2 2 1 1 1"
    table.choose("act sail-nassau")
    assert table.points("red") == "2 2 1 1 1", "once a player turn"


@clause("MM-13a.6")
def test_a_storm_waits_outside_the_port_and_can_kill() -> None:
    table = Table(2, "esteban-villanueva").at("red", "havana", port=True).give("red", points="1 0 0 0 0")
    table.s.weather = 1 << STORM
    table.turn("red").choose("act leave", "1 1 1 2 3")
    assert table.s.fate[0] == 1
    assert table.s.glory == [0, 0]


@clause("MM-13a.6", "MM-13a.7")
def test_two_storms_in_one_turn_are_one() -> None:
    table = Table(2, "esteban-villanueva").at("red", "havana").at("yellow", "nassau", port=True)
    table.run(DrawEvent(1), chance="event:e26 event:e23 event:e24")
    table.turn("red", "S 1 2 3")  # one roll, one success: two hits, not four or five
    assert table.points("red") == "2 2 1 1 1"
    table.choose("act sail-nassau")
    assert table.points("red") == "2 2 1 1 1"


@clause("MM-13a.7")
def test_its_too_quiet() -> None:
    table = Table(2).run(DrawEvent(1), chance="event:e26 event:e31 event:e34")
    assert table.s.weather == 1 << MARKET_DAY | 1 << DEAD_CALM


@clause("MM-13a.8")
def test_pirate_hunt_of_french_and_spanish() -> None:
    table = Table(2).give("red", bounties="french spanish english").give("yellow", bounties="spanish dutch")
    table.run(DrawEvent(1), chance="event:e27")
    assert table.bounties("red") == "english french french spanish spanish"
    assert table.bounties("yellow") == "spanish spanish dutch"


@clause("MM-13a.9", "MM-9.6")
def test_pirate_hunt_of_english_and_dutch() -> None:
    table = Table(2).give("red", bounties="english dutch dutch dutch dutch").give("yellow", bounties="dutch french")
    table.run(DrawEvent(1), chance="event:e28")
    assert table.bounties("red") == "english english dutch dutch dutch dutch", "no token was left"
    assert table.bounties("yellow") == "french dutch"


@clause("MM-13a.10")
def test_tropical_disease() -> None:
    table = Table(3).give("red", ship="frigate").give("yellow", points="2 2 2 1 1").give("blue", ship="frigate")
    table.run(DrawEvent(1), chance="event:e29 1 1 1 S 1 1")
    assert table.points("red") == "3 3 3 2 3"
    assert table.points("yellow") == "2 2 2 1 1", "never the last man"
    assert table.points("blue") == "3 3 3 3 3"


@clause("MM-13a.11")
def test_royal_pardon() -> None:
    table = Table(3).give("red", bounties="french dutch").give("yellow", bounties="dutch", gold=2)
    table.run(DrawEvent(1), chance="event:e30")
    assert table.asks() == "red: pardon none french dutch"
    table.choose("pardon dutch")
    assert (table.bounties("red"), table.gold("red")) == ("french", 7)
    assert table.asks() == "", "yellow cannot pay"


@clause("MM-13a.12")
def test_market_day() -> None:
    table = Table(2).at("red", "tortuga", port=True).run(DrawEvent(1), chance="event:e31")
    assert demand_price(table.s, 0) == 7


@clause("MM-13a.13")
def test_trade_winds() -> None:
    table = Table(2).at("red", "havana").run(DrawEvent(1), chance="event:e32")
    assert table.s.weather == 1 << TRADE_WINDS
    table.turn("red")
    table.choose("act sail-nassau")
    assert (table.s.actions, table.s.moves_left) == (3, 0)


@clause("MM-13a.14")
def test_merchant_convoy() -> None:
    table = Table(2, "esteban-villanueva").at("red", "tortuga").npc("e04", "trinidad")
    table.run(DrawEvent(1), chance="event:e33")
    assert table.s.weather == 1 << CONVOY
    table.act("red").choose("act scout-merchant", "S 1 merchant:dutch")
    table.choose("hail as-token", "card:rum-1 card:rum-2 card:rum-4 card:wood-5 1 2 glory_card:ram")
    assert len(table.events("raid_cards")[0]["cargo"]) == 4


@clause("MM-13a.15")
def test_dead_calm() -> None:
    table = Table(2, "nathaniel-crowe").at("red", "nassau", port=True).run(DrawEvent(1), chance="event:e34")
    table.turn("red").choose("act leave").choose("act sail-tortuga")
    assert table.refuses("act sail-nassau") == ("MM-13a.15", "In a dead calm nobody makes more than two Moves")
    assert table.s.actions == 2, "leaving port was free, but a Move all the same"


@pytest.mark.parametrize("event", sorted(EVENT)[: T.events.base])
def test_every_event_can_be_drawn(event: str) -> None:
    more = {"war": " nation:english nation:dutch", "more_events": " event:e01 event:e02", "disease": " 1 1 1 1 1 1"}
    effect = EVENT_EFFECTS[T.events.effect[EVENT[event]]]
    table = Table(2, "thomas-ashdown josiah-penhallow").at("red", "havana", port=True).at("yellow", "havana", port=True)
    table.run(DrawEvent(1), chance=f"event:{event}{more.get(effect, '')}")
    assert table.told("event")
    assert table.run(StartAtSea(0)).asks() == ""

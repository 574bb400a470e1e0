"""MM-S10 Favors."""

from __future__ import annotations

from tests.clauses import clause
from tests.merchants_and_marauders.table import T, Table
from tortuga.games.merchants_and_marauders.rules.death import die
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea


def friend(
    favors: int = 1, zone: str = "tortuga", port: bool = False, captains: str = "thomas-ashdown", **o: bool
) -> Table:
    table = Table(2, captains, favors=True, **o).at("red", zone, port=port).at("yellow", "trinidad", port=True)
    return table.give("red", favors=favors)


@clause("MM-S10.1", "MM-S10.2")
def test_buying_favors_ends_the_port_action() -> None:
    table = friend(0).give("red", gold=20).port("red", "mod:chasers").choose("do favors")
    assert table.asks() == "red: favors 0 1 2 3 4 5"
    table.choose("favors 3")
    assert (table.favors("red"), table.gold("red")) == (3, 14)
    assert table.asks().startswith("red: act"), "the Port action is over"
    full = friend(5).port("red", "mod:chasers")
    assert full.refuses("do favors") == ("MM-S10.2", "You cannot have more favors")


@clause("MM-S10.2")
def test_missions_bring_favors() -> None:
    table = friend(0, "st-john").offers("masts-for-the-yard", "sweet-tooth").port("red", "mod:chasers")
    table.choose("do claim-mission", "mission:the-envoy")
    assert table.favors("red") == 1
    table.s.open, table.s.agenda = [], []
    table.give("red", cargo="wood wood").port("red").choose("do deliver", "glory_card:ram")
    assert table.favors("red") == 2
    assert table.asks().startswith("red: draw-again no yes"), "the new favor can be spent on the glory card at once"


@clause("MM-S10.3")
def test_drawing_a_rumor_again() -> None:
    table = friend().port("red", "mod:chasers").choose("do ask-around", "S rumor:sunken-silver")
    assert table.asks() == "red: draw-again no yes"
    table.choose("draw-again yes", "rumor:pearl-divers")
    assert table.favors("red") == 0
    assert [T.rumors.names[card] for card in table.s.rumors[0]] == ["Pearl Divers"]


@clause("MM-S10.3")
def test_drawing_glory_missions_goods_and_raid_cards_again() -> None:
    table = friend()
    s = table.s
    s.open, s.agenda = [], []
    table.dice.coming = ["glory_card ram"]
    gain_glory(s, 0, "raid")
    table.go().choose("draw-again yes", "glory_card:fair-wind")
    assert table.hand("red") == "fair-wind"
    table = friend(1, "st-john").offers("masts-for-the-yard", "sweet-tooth").port("red", "mod:chasers")
    table.choose("do claim-mission", "mission:the-envoy").choose("draw-again yes", "mission:hush-money")
    assert sorted(T.missions.names[card] for card in table.s.offered) == ["Hush Money", "Sweet Tooth"]
    table = friend().demand("tortuga", "rum").port("red", "mod:chasers")
    table.choose("do buy", "card:wood-1 card:wood-2 card:cocoa-1 card:cocoa-2 card:sugar-1 card:sugar-2")
    table.choose("draw-again yes", "card:food-1 card:food-2 card:food-3 card:food-4 card:food-5 card:rum-1 card:food-6")
    assert table.asks() == "red: buy done food"
    table = friend(2, "cartagena").act("red")
    table.choose("act sure-merchant", "merchant:dutch card:rum-1 card:rum-2 card:rum-3")
    table.choose("draw-again yes", "card:wood-4 card:wood-5 card:wood-6 S 1 1")
    assert table.asks().startswith("red: raid done draw discard-wood-4")
    table.choose("raid draw", "card:cocoa-8").choose("draw-again yes", "card:cocoa-3 glory_card:ram")
    assert table.favors("red") == 0, "each draw of a raid is a situation of its own"


@clause("MM-S10.3", "MM-1z.2")
def test_a_merchant_at_havana_drawn_again_has_its_fourth_card_again() -> None:
    table = friend(1, "havana").act("red")
    table.choose("act scout-merchant", "S 1 1 merchant:spanish")
    table.choose("hail as-token", "card:rum-1 card:rum-2 card:rum-3 card:wood-8")
    assert len(table.s.display) == 4
    table.choose("draw-again yes", "card:food-4 card:food-5 card:food-6 card:food-1 1 1 1")
    assert table.told("raided"), "the fourth showed Escape and was put away: three cards, no Escape"


@clause("MM-S10.3")
def test_no_favor_helps_against_events() -> None:
    table = friend(3, "tortuga", True, new_events=True).give("yellow", favors=3)
    table.run(DrawEvent(1), chance="event:x15 glory_card:ram glory_card:fair-wind")
    assert table.asks() == ""


@clause("MM-S10.4", "MM-S10.7")
def test_rolling_again_once() -> None:
    table = friend(3).act("red").choose("act scout-merchant", "1 1 1")
    assert table.asks() == "red: roll-again no yes"
    table.choose("roll-again yes", "1 1 1")
    assert table.favors("red") == 2
    assert table.told("not_found"), "one favor for a situation"
    table = friend(1).act("red").choose("act scout-merchant", "1 1 1").choose("roll-again yes", "S 1 1 merchant:dutch")
    assert table.asks().startswith("red: hail")


@clause("MM-S10.4")
def test_no_favor_in_combat_or_raids() -> None:
    table = friend(2, "havana").npc("e13", "havana").battle("red", "ps", "1 1 1 1 1 1")
    assert table.asks().startswith("red: declare"), "the contest is not rolled again"
    table = friend(0, "cartagena").act("red")
    table.choose("act sure-merchant", "merchant:dutch card:rum-4 card:rum-5 card:rum-6 1 1 1")
    assert not table.asks().startswith("red: roll-again")


@clause("MM-S10.5")
def test_hiding() -> None:
    table = friend(1, "havana").npc("e13", "havana").run(StartAtSea(0), chance="S 1")
    assert table.asks() == "red: hide no yes"
    table.choose("hide yes", "1 1")
    assert table.s.battle is None
    assert table.favors("red") == 0


@clause("MM-S10.6")
def test_the_worked_example_t21() -> None:
    table = friend(3, "tortuga").give("red", bounties="french french").war("english", "french").act("red")
    assert not table.can("act enter")
    table.choose("act enter-by-favors")
    assert table.favors("red") == 0
    assert table.s.in_port[0]
    assert table.can("act port"), "the Port action is free then"
    few = friend(2, "tortuga").give("red", bounties="french french").war("english", "french").act("red")
    assert few.refuses("act enter-by-favors")[0] == "MM-S10.6"
    open_port = friend(5, "nassau").act("red")
    assert open_port.refuses("act enter-by-favors")[0] == "MM-S10.6"


@clause("MM-S10.7")
def test_bounties_and_war_do_not_stand_in_the_way() -> None:
    table = friend(1, "nassau", True).give("red", bounties="french", gold=20).war("english", "french")
    table.port("red", "mod:chasers").choose("do favors").choose("favors 1")
    assert table.favors("red") == 2


@clause("MM-S10.8")
def test_favors_die_with_the_captain_but_not_with_the_ship() -> None:
    table = friend(4)
    s = table.s
    s.open, s.agenda = [], []
    die(s, 0)
    table.go()
    assert table.favors("red") == 0
    survivor = friend(4).give("red", hand="survivor")
    survivor.s.open, survivor.s.agenda = [], []
    die(survivor.s, 0)
    survivor.go().choose("survive yes")
    assert survivor.favors("red") == 4


@clause("MM-S10.9")
def test_villon() -> None:
    table = friend(2, "havana", captains="alexandre-villon").give("red", bounties="spanish").act("red")
    assert table.can("act enter")
    assert table.can("act enter-by-favors")
    table.choose("act enter-by-favors").choose("act port", "mod:chasers")
    assert table.asks().startswith("red: do"), "who paid needs no roll"
    table = friend(2, "havana", captains="alexandre-villon").give("red", bounties="spanish").act("red")
    table.choose("act enter").choose("act port", "1 1 1 1")
    assert table.asks() == "red: roll-again no yes"
    table.choose("roll-again yes", "1 1 1 1")
    assert table.asks() == "red: pay-favors no yes"
    table.choose("pay-favors yes", "mod:chasers")
    assert table.favors("red") == 0
    assert table.asks().startswith("red: do")

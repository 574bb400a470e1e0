"""MM-3 The captains, each with his talent."""

from __future__ import annotations

from tests.clauses import clause
from tests.merchants_and_marauders.table import ZONE, Table
from tortuga.games.merchants_and_marauders.rules.shipyard import repair_price
from tortuga.games.merchants_and_marauders.rules.trade import goods_drawn, plain_price
from tortuga.games.merchants_and_marauders.rules.turn import StartAtSea
from tortuga.games.merchants_and_marauders.vocabulary.cards import STORM


@clause("MM-3.1")
def test_felipe_moves_a_hit_once_a_battle() -> None:
    table = Table(2, "felipe-de-los-reyes thomas-ashdown").at("red", "havana").at("yellow", "havana")
    table.give("red", ship="frigate").give("yellow", ship="frigate")
    table.battle("yellow", "red", "S S S 1 1 1 2 2 3")  # yellow wins with three skulls: three hits, on 2, 2, 3
    assert table.asks().startswith("red: shift nothing masts-to-hull")
    table.choose("shift masts-to-cargo")
    assert table.points("red") == "3 2 2 2 3"
    table.choose("declare shoot").choose("declare shoot", "S S S 1 1 1 2 2 2")
    assert table.points("red") == "2 2 0 2 3", "only once a battle"


@clause("MM-3.2")
def test_de_richery_looks_again() -> None:
    table = Table(2, "dominique-de-richery").at("red", "basse-terre").act("red")
    table.choose("act scout-merchant", "1 2 3 4")
    assert table.asks() == "red: look-again no yes"
    table.choose("look-again yes", "1 2 3 4").choose("act scout-merchant", "1 2 3 4")
    assert table.asks().startswith("red: act"), "once a player turn"
    sharp = Table(2, "dominique-de-richery").at("red", "basse-terre").give("red", hand="sharp-eyes").act("red")
    sharp.choose("act scout-merchant").choose("interrupt sharp-eyes", "1 1 1 1 1 1")
    sharp.choose("look-again yes", "1 1 1 1 1 S merchant:dutch")
    assert sharp.asks().startswith("red: hail")


@clause("MM-3.2", "MM-13d.7")
def test_de_richery_looks_again_for_a_rumor_and_for_a_mission() -> None:
    table = (
        Table(2, "dominique-de-richery").at("red", "bridgetown").give("red", rumor="pearl-divers", hand="sharp-eyes")
    )
    table.at("red", "caracas").act("red").choose("act rumor")
    table.choose("interrupt sharp-eyes", "1 1 1 1 1 1").choose("look-again yes", "1 1 1 1 1 S glory_card:ram")
    assert table.told("rumor_true")
    table = Table(2, "dominique-de-richery").at("red", "trinidad").give("red", mission="a-chart-of-the-shoals")
    table.give("red", hand="sharp-eyes").act("red").choose("act search")
    table.choose("interrupt sharp-eyes", "1 1 1 1 1 1").choose("look-again no")
    assert table.s.part[0] == 0
    table.choose("act search", "1 1 1 1").choose("look-again yes", "S 1 1 1")
    assert table.s.part[0] == 1


@clause("MM-3.3")
def test_villon_asks_for_leave_every_time() -> None:
    table = Table(2, "alexandre-villon").at("red", "havana").give("red", bounties="spanish").act("red")
    table.choose("act enter").choose("act port", "1 2 3 S mod:chasers").choose("do done").choose("act end")
    table.turn("red").choose("act port", "1 2 3 4")
    assert table.told("turned_away"), "the success of the last turn does not help"


@clause("MM-3.3")
def test_villon_enters_closed_ports() -> None:
    table = Table(2, "alexandre-villon").at("red", "havana").give("red", bounties="spanish").act("red")
    table.choose("act enter").choose("act port", "1 2 3 4")
    assert table.told("turned_away")
    assert not table.can("act port")
    lucky = Table(2, "alexandre-villon").at("red", "havana").give("red", bounties="spanish").act("red")
    lucky.choose("act enter").choose("act port", "1 2 3 S mod:chasers")
    assert lucky.asks().startswith("red: do done")


@clause("MM-3.3", "MM-1z.4", "MM-4.9")
def test_villon_may_get_in_as_others_do() -> None:
    table = Table(2, "alexandre-villon").at("red", "port-royal").give("red", bounties="english", gold=5).act("red")
    assert all(table.can(f"act {way}") for way in ("enter", "bribe", "talk-in"))
    table.choose("act talk-in", "1 2 3 4").choose("act bribe").choose("act port", "mod:chasers")
    assert table.gold("red") == 3
    assert table.asks().startswith("red: do done"), "no Influence roll after a bribe"
    talked = Table(2, "alexandre-villon").at("red", "port-royal").give("red", bounties="english").act("red")
    talked.choose("act talk-in", "1 2 3 S").choose("act port", "mod:chasers")
    assert talked.asks().startswith("red: do done")
    cheap = Table(2, "alexandre-villon").at("red", "port-royal").give("red", bounties="english").act("red")
    cheap.choose("act enter").choose("act port", "1 2 3 4")
    assert cheap.told("turned_away"), "his talent opens the gate, not the port"
    forged = (
        Table(2, "alexandre-villon").at("red", "havana").give("red", bounties="spanish", rumor="the-forgers-papers")
    )
    forged.s.papers[0], forged.s.rumors[0] = forged.s.rumors[0][0], ()
    forged.act("red").choose("act papers").choose("act port", "mod:chasers")
    assert forged.asks().startswith("red: do done")
    war = Table(2, "alexandre-villon").at("red", "port-royal").give("red", bounties="english").war("english", "french")
    assert war.act("red").can("act enter")
    assert not war.can("act bribe")


@clause("MM-3.4")
def test_marquis_ignores_storms() -> None:
    table = Table(2, "christian-marquis").at("red", "havana")
    table.s.weather = 1 << STORM
    table.s.active = 0
    table.run(StartAtSea(0))
    assert table.points("red") == "2 2 2 2 1"


@clause("MM-3.5")
def test_coornhert_sees_more_goods_in_french_ports() -> None:
    table = Table(2, "willem-coornhert").at("red", "tortuga", port=True)
    assert goods_drawn(table.s, 0) == 7
    table.at("red", "havana", port=True)
    assert goods_drawn(table.s, 0) == 6


@clause("MM-3.6")
def test_zeewolf_exchanges_a_card() -> None:
    table = Table(2, "griet-zeewolf").at("red", "havana").act("red")
    table.choose("act scout-merchant", "S 1 1 merchant:dutch")
    table.choose("hail as-token", "card:rum-8 card:rum-4 card:rum-1 1 2 3")
    assert not table.can("raid draw")
    assert not table.can("raid discard-rum-8")
    table.choose("raid change-rum-8", "card:wood-1")
    assert table.points("red") == "2 1 2 2 1"
    assert not table.told("raid_failed")


@clause("MM-3.7")
def test_ashdown_ignores_an_escape() -> None:
    table = Table(2, "thomas-ashdown").at("red", "havana").give("red", ship="flute").act("red")
    table.choose("act scout-merchant", "S 1 1 merchant:dutch")
    table.choose("hail as-token", "card:rum-1 card:rum-2 card:rum-4 1 2 3")
    assert table.told("raided")


@clause("MM-3.8")
def test_crowe_leaves_port_free() -> None:
    table = Table(2, "nathaniel-crowe").at("red", "nassau", port=True).act("red")
    table.choose("act leave")
    assert table.s.actions == 3
    table.choose("act enter").choose("act leave")
    assert table.s.actions == 1


@clause("MM-3.9")
def test_blyth_sells_plain_goods_for_four() -> None:
    table = Table(2, "eleanor-blyth").at("red", "havana", port=True)
    assert plain_price(table.s, 0) == 4
    table.at("red", "nassau", port=True)
    assert plain_price(table.s, 0) == 4


@clause("MM-3.10")
def test_penhallow_repairs_for_one() -> None:
    table = Table(2, "josiah-penhallow").at("red", "havana", port=True)
    assert repair_price(table.s, 0) == 1


@clause("MM-3.11")
def test_thorne_carries_two_of_each_weapon() -> None:
    table = Table(2, "samuel-thorne").at("red", "st-john").give("red", weapons="chain-shot", gold=20)
    table.port("red", "mod:chasers").choose("do shipyard").choose("yard buy-chain-shot")
    assert table.weapons("red") == "chain-shot chain-shot"
    assert table.refuses("yard buy-chain-shot")[0] == "MM-5c.7"


@clause("MM-3.12")
def test_alarcon_has_a_die_more_for_rumors() -> None:
    table = Table(2, "ines-de-alarcon").at("red", "nassau").give("red", rumor="sunken-silver").act("red")
    table.choose("act rumor", "1 2 3 S glory_card:ram")
    assert table.glory("red") == 1


@clause("MM-3.13")
def test_salvatierra_strikes_first() -> None:
    table = Table(2, "rodrigo-salvatierra thomas-ashdown").at("red", "havana").at("yellow", "havana")
    table.give("red", ship="frigate").give("yellow", points="2 2 2 1 1")
    table.battle("red", "yellow", "1 1 1 2 2 2")
    table.choose("declare board").choose("declare shoot", "S 1 1 2 2 2 1 1 1 2 2 2 glory_card:ram")
    assert table.asks().startswith("red: claim")
    assert table.told("boarded")


@clause("MM-3.14")
def test_quiroga_slips_away() -> None:
    table = Table(2, "baltasar-quiroga thomas-ashdown").at("red", "havana").at("yellow", "havana")
    table.battle("red", "yellow", "1 1 1 1 2 2 2")
    table.choose("declare flee").choose("declare shoot", "S S 1 1 S 2 2 1")
    assert table.told("escaped")
    assert table.s.battle is None


@clause("MM-3.15")
def test_villanueva_is_paid_better() -> None:
    table = Table(2, "esteban-villanueva").at("red", "st-john").give("red", mission="the-envoy")
    table.port("red", "mod:chasers glory_card:ram")
    assert table.gold("red") == 10 + 12 + 4


@clause("MM-3.16")
def test_montoya_recruits_without_a_roll() -> None:
    table = Table(2, "gaspar-de-montoya").at("red", "havana").give("red", points="2 2 2 1 1")
    table.port("red", "mod:chasers").choose("do recruit")
    assert table.points("red") == "2 2 2 2 1"
    assert ZONE["havana"] == table.s.zone[0]

"""MM-6 Glory points and cards, MM-13d every glory card, MM-13e every specialist."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import GOOD, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import hold, skill_of
from tortuga.games.merchants_and_marauders.rules.battle import BoardEnemy, Contest, Volley, start_battle
from tortuga.games.merchants_and_marauders.rules.glory import DiscardGlory, gain_glory
from tortuga.games.merchants_and_marauders.rules.trade import plain_price
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, FLEE, SHOOT
from tortuga.games.merchants_and_marauders.vocabulary.captains import INFLUENCE, SCOUTING


def captain(zone: str = "havana", name: str = "esteban-villanueva", *, port: bool = False) -> Table:
    return Table(2, f"{name} eleanor-blyth").at("red", zone, port=port)


def fight(
    red: int, yellow: int, chance: str, *, hand: str = "", theirs: str = "", crew: str = "", other: str = ""
) -> Table:
    """A later round between red (Seamanship 4, Leadership 3) and yellow (3, 1), both declared, in frigates."""
    table = Table(2, "josiah-penhallow eleanor-blyth").at("red", "havana").at("yellow", "havana")
    table.give("red", ship="frigate", hand=hand, crew=crew).give("yellow", ship="frigate", hand=theirs, points=other)
    start_battle(table.s, 0, 1)
    battle = table.s.battle
    assert battle is not None
    battle.round, battle.declared = 2, [red, yellow]
    return table.run(Contest(), chance=chance)


@clause("MM-6.2")
def test_every_point_brings_a_card() -> None:
    table = captain()
    table.dice.coming = ["glory_card ram"]
    gain_glory(table.s, 0, "test")
    assert (table.glory("red"), table.hand("red")) == (1, "ram")


@clause("MM-6.3")
def test_a_hand_holds_four() -> None:
    table = captain().give("red", hand="ram ram broadside fair-wind fog-bank").run(DiscardGlory(0))
    assert table.refuses("discard survivor") == ("MM-6.3", "You do not hold that card")
    table.choose("discard ram")
    assert table.hand("red") == "broadside fair-wind fog-bank ram"
    assert table.asks() == ""


@clause("MM-6.4")
def test_a_card_is_discarded_after_use() -> None:
    table = captain().give("red", hand="fair-wind ram").act("red")
    assert table.refuses("act play-ram") == ("MM-6.4", "That card cannot be played now")
    assert table.refuses("act play-fog-bank") == ("MM-6.4", "You do not hold that card")
    table.choose("act play-fair-wind")
    assert table.hand("red") == "ram"
    assert T.glory.words.index("fair-wind") in table.s.glory_gone


@clause("MM-6.5")
def test_a_card_in_somebody_elses_turn_may_be_kept() -> None:
    table = captain().at("yellow", "havana").give("yellow", hand="fog-bank").act("red")
    table.choose("act scout-yellow", "S 1")
    assert table.asks() == "yellow: interrupt nothing fog-bank"
    assert table.refuses("interrupt ram")[0] == "MM-6.5"
    table.choose("interrupt nothing")
    assert table.asks() == "red: attack no yes"
    assert table.hand("yellow") == "fog-bank"


# -- MM-13d One test for each card


@clause("MM-13d.1")
def test_survivor() -> None:
    table = fight(SHOOT, FLEE, "S 1 1 1 1 4 2 2", theirs="survivor ram", other="1 3 0 3 3")
    assert table.asks() == "yellow: survive no yes"
    table.give("yellow", cargo="rum", bounties="dutch", mission="the-envoy")
    table.choose("survive yes", "glory_card:sabotage")
    assert table.glory("red") == 1
    assert table.s.fate[1] == 2
    assert (table.hand("yellow"), table.gold("yellow"), table.cargo("yellow")) == ("ram", 0, "")
    assert table.bounties("yellow") == "dutch"
    assert table.s.mission[1] == NONE
    table.turn("yellow")
    assert table.asks() == "yellow: command sloop flute", "Havana itself is the nearest open port"
    table.choose("command sloop")
    assert table.zone("yellow") == "havana"
    assert table.s.in_port[1]
    assert table.asks().startswith("yellow: act")


@clause("MM-13d.1")
def test_a_survivor_chooses_among_the_nearest_ports() -> None:
    table = captain("the-caribbean-sea").give("red", hand="survivor")
    table.s.fate[0] = 2
    table.turn("red")
    assert table.asks().startswith("red: land-at ")
    assert table.refuses("land-at nassau") == ("MM-13d.1", "That port is not the nearest one open to you")
    table.choose("land-at caracas").choose("command flute")
    assert table.zone("red") == "caracas"


@clause("MM-13d.2")
def test_secret_cache() -> None:
    table = captain("tortuga").give("red", hand="secret-cache").port("red", "mod:chasers")
    table.choose("do play-secret-cache").choose("chest all")
    assert (table.gold("red"), table.s.stash[0]) == (0, 10)


@clause("MM-13d.2")
def test_secret_cache_works_both_ways() -> None:
    table = captain("tortuga").give("red", hand="secret-cache", stash=25).port("red", "mod:chasers")
    table.choose("do play-secret-cache").choose("chest out-instead").choose("chest 20")
    assert (table.gold("red"), table.s.stash[0]) == (30, 5)
    broke = captain("tortuga").give("red", hand="secret-cache", gold=0, stash=3).port("red", "mod:chasers")
    assert broke.can("do play-secret-cache"), "who has nothing aboard may still want what is in the chest"
    nothing = captain("tortuga").give("red", hand="secret-cache", gold=0).port("red", "mod:chasers")
    assert not nothing.can("do play-secret-cache")


@clause("MM-13d.3")
def test_broadside() -> None:
    table = fight(SHOOT, FLEE, "S 1 1 1 1 1 1", hand="broadside")
    assert table.asks() == "red: interrupt nothing broadside"
    table.choose("interrupt broadside", "4 4 4 3")
    assert table.points("yellow") == "3 3 3 2 0"


@clause("MM-13d.4")
def test_evasive_turn() -> None:
    table = fight(SHOOT, FLEE, "S 1 1 1 1 1 1 4 4 3", theirs="evasive-turn")
    assert table.asks() == "yellow: evade keep-card crew cannons"
    assert table.refuses("evade hull") == ("MM-13d.4", "There is no such hit")
    table.choose("evade crew")
    assert table.points("yellow") == "3 3 3 3 1"


@clause("MM-13d.5")
def test_fair_wind() -> None:
    table = captain().give("red", hand="fair-wind").act("red", 0)
    table.choose("act play-fair-wind").choose("act sail-nassau")
    assert table.zone("red") == "nassau"


@clause("MM-13d.6")
def test_seize_the_day() -> None:
    table = captain(port=True).give("red", hand="seize-the-day").port("red", "mod:chasers").choose("do done")
    table.choose("act play-seize-the-day")
    assert table.s.actions == 3
    assert not table.can("act port")


@clause("MM-13d.7")
def test_sharp_eyes() -> None:
    table = captain().give("red", hand="sharp-eyes").act("red").choose("act scout-merchant")
    assert table.asks() == "red: interrupt nothing sharp-eyes"
    table.choose("interrupt sharp-eyes", "1 1 1 S merchant:dutch")
    assert table.asks().startswith("red: hail")


@clause("MM-13d.8")
def test_fog_bank() -> None:
    table = captain().at("yellow", "havana").give("yellow", hand="fog-bank").act("red")
    table.choose("act scout-yellow", "S 1").choose("interrupt fog-bank")
    assert table.asks().startswith("red: act")
    hunted = captain().give("red", hand="fog-bank").npc("e13", "havana").turn("red", "S 1")
    assert hunted.asks() == "red: interrupt nothing fog-bank"
    hunted.choose("interrupt fog-bank")
    assert hunted.s.battle is None


@clause("MM-13d.9")
def test_black_market() -> None:
    table = captain("tortuga").demand("tortuga", "rum").give("red", hand="black-market", gold=0, ship="galleon")
    table.give("red", cargo="sugar sugar wood wood").port("red", "mod:chasers").choose("do sell").choose(
        "sell cards-trick"
    )
    for word in ("sugar", "sugar", "wood", "wood"):
        table.choose(f"sell {word}")
    assert table.gold("red") == 6 + 6 + 6 + 3
    assert table.glory("red") == 0
    assert table.s.demand[ZONE["tortuga"]] == GOOD["rum"]


@clause("MM-13d.10")
def test_bulk_deal() -> None:
    table = captain("tortuga").demand("tortuga", "rum").give("red", hand="bulk-deal", gold=2).port("red", "mod:chasers")
    table.choose("do buy", "card:sugar-1 card:wood-1 card:food-1 card:cocoa-1 card:spices-1 card:tobacco-1")
    assert table.asks() == "red: buy done cards-trick"
    table.choose("buy cards-trick").choose("buy sugar").choose("buy wood")
    assert table.gold("red") == 0
    other = captain("tortuga").demand("tortuga", "rum").port("red", "mod:chasers")
    other.choose("do buy", "card:sugar-1 card:wood-1 card:food-1 card:cocoa-1 card:spices-1 card:tobacco-1")
    assert other.refuses("buy cards-trick") == ("MM-13d.10", "You do not hold that card")


@clause("MM-13d.11")
def test_insider_tip() -> None:
    table = captain("tortuga").demand("tortuga", "rum").give("red", hand="insider-tip", cargo="wood")
    table.port("red", "mod:chasers").choose("do play-insider-tip").choose("tip wood")
    assert table.s.demand[ZONE["tortuga"]] == GOOD["wood"]
    assert table.can("do sell"), "before selling"
    late = (
        captain("tortuga")
        .give("red", hand="insider-tip")
        .port("red", "mod:chasers")
        .choose("do ask-around", "1 1 1 1 1")
    )
    assert not late.can("do play-insider-tip")


@clause("MM-13d.12")
def test_cutlass_charge() -> None:
    table = fight(FLEE, FLEE, "1 1 1 1 1 1 1", hand="cutlass-charge")
    table.run(BoardEnemy(0))
    assert table.asks() == "red: interrupt nothing cutlass-charge"
    table.choose("interrupt cutlass-charge", "S S S 1 1 1 glory_card:sabotage")
    assert table.asks().startswith("red: claim")


@clause("MM-13d.13")
def test_ram() -> None:
    table = fight(BOARD, FLEE, "S 1 1 1 S S 1", hand="ram", other="3 3 3 0 3")
    assert table.asks() == "red: interrupt nothing ram"
    table.choose("interrupt ram", "glory_card:sabotage")
    assert table.points("red") == "2 3 3 3 3"
    assert table.asks().startswith("red: claim")
    far = fight(BOARD, SHOOT, "1 1 1 1 S S 1", hand="ram", other="3 3 3 3 0")
    assert far.hand("red") == "ram"
    assert far.asks().startswith("red: declare")


@clause("MM-13d.14")
def test_grenadoes() -> None:
    table = fight(FLEE, FLEE, "1 1 1 1 1 1 1", hand="grenadoes", other="3 3 3 1 3")
    table.run(BoardEnemy(0)).choose("interrupt grenadoes", "glory_card:sabotage")
    assert table.asks().startswith("red: claim")


@clause("MM-13d.15")
def test_jury_rig() -> None:
    table = captain().give("red", hand="jury-rig", points="1 1 2 1 1").act("red").choose("act play-jury-rig")
    assert table.asks() == "red: mend hull cargo"
    table.choose("mend hull")
    assert table.points("red") == "2 2 2 1 1"


@clause("MM-13d.16")
def test_press_gang() -> None:
    table = captain().give("red", hand="press-gang", ship="galleon", points="4 5 4 1 4").act("red")
    table.choose("act play-press-gang")
    assert table.points("red") == "4 5 4 3 4"


@clause("MM-13d.17")
def test_false_colours() -> None:
    table = captain("tortuga").give("red", hand="false-colours", bounties="french").act("red")
    assert not table.can("act enter")
    table.choose("act play-false-colours").choose("act enter").choose("act port", "mod:chasers")
    assert table.asks().startswith("red: do done")
    table.choose("do done").choose("act end")
    assert table.act("red").asks() == "red: act end leave", "only until the end of the turn"


@clause("MM-13d.18", "MM-9.9")
def test_governors_pardon() -> None:
    table = captain("tortuga").give("red", hand="governors-pardon", bounties="dutch dutch english")
    table.port("red", "mod:chasers").choose("do play-governors-pardon").choose("pardon dutch")
    assert table.bounties("red") == "english"


@clause("MM-13d.19")
def test_well_informed() -> None:
    table = (
        captain("tortuga")
        .give("red", hand="well-informed well-informed", rumor="sunken-silver")
        .port("red", "mod:chasers")
    )
    table.choose("do ask-around").choose("interrupt well-informed")
    table.choose("interrupt nothing", "1 1 1 1 1 1 1")
    table.at("red", "nassau").act("red").choose("act rumor").choose("interrupt well-informed", "1 1 1 S glory_card:ram")
    assert table.glory("red") == 1


@clause("MM-13d.20")
def test_old_friend() -> None:
    table = captain("port-royal", "thomas-ashdown").offers("the-envoy").give("red", hand="old-friend")
    table.port("red", "mod:chasers").choose("do claim-mission", "1").choose("do play-old-friend", "mission:hush-money")
    assert T.missions.names[table.s.mission[0]] == "The Envoy"


@clause("MM-13d.20", "MM-5.2")
def test_one_mission_in_a_port_action() -> None:
    done = ("MM-5.2", "You have already done that in this Port action")
    table = captain("nassau").offers("rum-for-the-garrison").give("red", hand="old-friend old-friend")
    table.port("red", "mod:chasers").choose("do claim-mission", "mission:break-the-blockade")
    assert table.refuses("do play-old-friend") == done
    table = captain("port-royal").offers("the-envoy").give("red", hand="old-friend old-friend")
    table.port("red", "mod:chasers").choose("do play-old-friend", "mission:powder-run")
    assert T.missions.names[table.s.mission[0]] == "The Envoy"
    assert table.refuses("do claim-mission") == done
    assert table.refuses("do play-old-friend") == done
    checked = captain("port-royal").offers("the-envoy").give("red", hand="old-friend").port("red", "mod:chasers")
    checked.choose("do claim-mission", "S 1 1 1 1 mission:powder-run")
    assert not checked.can("do play-old-friend")


@clause("MM-13d.21")
def test_fat_prize() -> None:
    table = captain("tortuga").give("red", hand="fat-prize", ship="frigate").act("red")
    table.choose("act scout-merchant", "S 1 merchant:dutch").choose(
        "hail as-token", "card:rum-1 card:rum-4 card:rum-5 1 1"
    )
    assert table.asks() == "red: interrupt nothing fat-prize"
    table.choose("interrupt fat-prize", "glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (10 + 13, 1)


@clause("MM-13d.22")
def test_swift_pursuit() -> None:
    table = captain("tortuga").give("red", hand="swift-pursuit", ship="galleon").act("red")
    table.choose("act scout-merchant", "S 1 merchant:dutch").choose(
        "hail as-token", "card:rum-1 card:rum-2 card:wood-1 1 1"
    )
    assert table.asks() == "red: interrupt nothing swift-pursuit"
    table.choose("interrupt swift-pursuit")
    assert table.told("raided")


@clause("MM-13d.23")
def test_sabotage() -> None:
    table = (
        captain(port=True)
        .at("yellow", "havana", port=True)
        .give("red", hand="sabotage")
        .give("yellow", points="1 2 2 2 1")
    )
    table.act("red").choose("act play-sabotage", "S 1")
    assert table.asks() == "yellow: suffer cargo masts crew cannons"
    assert table.refuses("suffer hull") == ("MM-12d.2", "The last point of Hull is spared")
    table.choose("suffer masts")
    assert table.points("yellow") == "1 1 1 2 1"
    alone = captain(port=True).at("yellow", "nassau", port=True).give("red", hand="sabotage").act("red")
    assert not alone.can("act play-sabotage")


@clause("MM-13d.24")
def test_tavern_brawl() -> None:
    table = captain(port=True).at("yellow", "havana", port=True).give("red", hand="tavern-brawl").give("yellow", gold=2)
    table.act("red").choose("act play-tavern-brawl")
    assert table.points("yellow") == "2 2 2 1 1"
    assert (table.gold("red"), table.gold("yellow")) == (12, 0)


@clause("MM-13d.23")
def test_a_victim_is_chosen_among_several() -> None:
    table = Table(3, "esteban-villanueva").at("red", "havana", port=True).give("red", hand="sabotage")
    table.at("yellow", "havana", port=True).at("blue", "havana", port=True).act("red").choose("act play-sabotage")
    assert table.asks() == "red: against yellow blue"
    assert table.refuses("against red") == ("MM-13d.23", "They are not here")


@clause("MM-13d.25", "MM-10b.2")
def test_false_report() -> None:
    table = (
        captain()
        .give("red", hand="false-report")
        .npc("e13", "old-providence")
        .act("red")
        .choose("act play-false-report")
    )
    assert table.asks() == "red: lure ps-n ps-e"
    assert table.refuses("lure ps-s") == ("MM-13d.25", "There is no way in that direction")
    assert table.refuses("lure en-s") == ("MM-13d.25", "That ship is not on the board")
    table.choose("lure ps-n")
    assert table.npc_at("ps") == "port-royal"


# -- MM-13e Specialists


@clause("MM-13e.1")
def test_master_gunner() -> None:
    table = fight(SHOOT, FLEE, "S 1 1 1 1 1 1 4 4 3 1", crew="master-gunner-curacao")
    assert table.points("yellow") == "3 2 3 2 1"
    assert table.s.battle is not None
    table.s.battle.declared = [SHOOT, FLEE]
    table.run(Contest(), chance="S 1 1 1 1 1 1 1 1 3")
    assert table.points("yellow") == "3 0 3 1 1", "once a battle"


@clause("MM-13e.2", "MM-13e.3")
def test_surgeon_and_carpenter_after_a_raid() -> None:
    table = captain("tortuga").give("red", crew="surgeon-havana carpenter-cartagena", points="2 2 2 1 1").act("red")
    table.choose("act scout-merchant", "S 1 merchant:dutch").choose(
        "hail as-token", "card:rum-1 card:rum-4 card:wood-1 1 1"
    )
    table.choose("jettison rum").choose("jettison rum")
    assert table.points("red") == "2 2 2 2 1"


@clause("MM-13e.4")
def test_navigator() -> None:
    table = captain().give("red", crew="navigator-nassau").act("red")
    table.choose("act sail-nassau").choose("act sail-tortuga").choose("act sail-havana").choose("act sail-nassau")
    assert table.zone("red") == "nassau"
    assert table.asks() == ""
    seized = captain().give("red", crew="navigator-nassau", hand="seize-the-day").act("red")
    seized.choose("act play-seize-the-day").choose("act sail-nassau").choose("act sail-tortuga").choose(
        "act sail-havana"
    )
    assert (seized.s.actions, seized.s.moves_left) == (1, 1)
    mixed = captain().give("red", crew="navigator-nassau").act("red").choose("act scout-merchant", "1 1")
    mixed.choose("act sail-tortuga").choose("act sail-havana")
    assert mixed.asks() == ""


@clause("MM-13e.5", "MM-13e.10")
def test_lookout_and_envoy() -> None:
    table = captain().give("red", crew="lookout-tortuga envoy-port-royal")
    assert skill_of(table.s, 0, SCOUTING) == 3
    assert skill_of(table.s, 0, INFLUENCE) == 6


@clause("MM-13e.6")
def test_quartermaster() -> None:
    table = captain().give("red", crew="quartermaster-st-maarten")
    assert hold(table.s, 0) == 3
    table.give("red", points="2 0 2 2 1")
    assert hold(table.s, 0) == 1


@clause("MM-13e.7")
def test_boatswain() -> None:
    table = captain("tortuga").give("red", crew="boatswain-petite-goave", points="2 2 2 1 1").port("red", "mod:chasers")
    assert table.choose("do recruit").points("red") == "2 2 2 2 1"


@clause("MM-13e.8")
def test_fencing_master() -> None:
    table = fight(FLEE, FLEE, "1 1 1 1 1 1 1", crew="fencing-master-havana", other="3 3 3 1 3")
    table.run(BoardEnemy(0), chance="1 1 1 S 1 glory_card:sabotage")
    assert table.asks().startswith("red: claim")


@clause("MM-13e.9")
def test_purser() -> None:
    assert plain_price(captain("tortuga", port=True).give("red", crew="purser-caracas").s, 0) == 4


@clause("MM-13e.10")
def test_envoy() -> None:
    table = captain("tortuga").give("red", crew="envoy-port-royal", bounties="dutch dutch").port("red", "mod:chasers")
    table.choose("do pardon").choose("pardon dutch")
    assert (table.bounties("red"), table.gold("red")) == ("dutch", 6)
    assert table.refuses("do pardon") == ("MM-5.2", "You have already done that in this Port action")
    without = captain("tortuga").give("red", bounties="dutch").port("red", "mod:chasers")
    assert without.refuses("do pardon") == ("MM-13e.10", "There is no envoy to do that, or no bounty")


@pytest.mark.parametrize("card", range(45))
def test_every_card_is_known_by_its_data(card: int) -> None:
    assert T.glory.texts[card]
    assert card in T.glory.at_moment[T.glory.moment[card]]
    assert Volley(0).clause

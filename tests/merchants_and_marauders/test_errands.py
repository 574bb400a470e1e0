"""MM-13b Rumors and MM-13c missions, each card; MM-14 death; MM-15 the end."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import GAME, MISSION, RUMOR, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules import missions
from tortuga.games.merchants_and_marauders.rules.death import CheckSunk, die, draw_captain
from tortuga.games.merchants_and_marauders.rules.missions import mission_defeats, mission_raids, offer_mission
from tortuga.games.merchants_and_marauders.rules.rewards import Reward, give_rewards
from tortuga.games.merchants_and_marauders.rules.rumors import DropRumor, rumor_here
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn, winners
from tortuga.games.merchants_and_marauders.vocabulary import NONE, word_of
from tortuga.games.merchants_and_marauders.vocabulary.captains import INFLUENCE, SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEAT_CAPTAIN,
    DEFEAT,
    DELIVER,
    GIVE_GOLD,
    GIVE_MOD,
    GIVE_PARDON,
    GIVE_SPECIALIST,
    GIVE_WEAPON,
    RAID,
    SEARCH,
    SPY,
    VISIT,
)
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


def captain(zone: str, name: str = "baltasar-quiroga", *, port: bool = False) -> Table:
    """Quiroga: Scouting 2, Influence 2."""
    return Table(2, f"{name} eleanor-blyth").at("red", zone, port=port)


# -- MM-13b


@clause("MM-13b.2")
def test_one_rumor_is_kept() -> None:
    table = captain("havana").give("red", rumor="ghost-light").give("red", rumor="sunken-silver").run(DropRumor(0))
    assert table.asks() == "red: forget sunken-silver ghost-light"
    assert table.refuses("forget amnesty") == ("MM-13b.2", "You do not hold that rumor")
    table.choose("forget ghost-light")
    assert table.s.rumors[0] == (RUMOR["sunken-silver"],)


@clause("MM-13b.3")
def test_a_rumor_at_sea_costs_an_action_and_one_in_port_none() -> None:
    table = captain("nassau").give("red", rumor="sunken-silver").act("red").choose("act rumor", "1 1")
    assert table.s.actions == 2
    port = captain("caracas").give("red", rumor="the-governors-mistress").port("red", "mod:chasers")
    port.choose("do test-rumor", "1 1")
    assert port.s.actions == 2, "the Port action only"
    away = captain("havana").give("red", rumor="sunken-silver").act("red")
    assert away.refuses("act rumor") == ("MM-13b.3", "You have no rumor to look into here")


@clause("MM-13b.4", "MM-6.1")
def test_true_or_false() -> None:
    table = captain("nassau").give("red", rumor="sunken-silver").act("red").choose("act rumor", "S 1 glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (20, 1)
    assert table.s.rumor_gone == (RUMOR["sunken-silver"],)
    false = captain("nassau").give("red", rumor="sunken-silver").act("red").choose("act rumor", "1 1")
    assert (false.gold("red"), false.glory("red"), false.s.rumors[0]) == (10, 0, ())


@clause("MM-13b.5")
def test_rewards_in_order() -> None:
    table = captain("the-caribbean-sea").give("red", rumor="turtle-banks", points="1 1 1 1 1")
    table.act("red").choose("act rumor", "S 1 glory_card:ram")
    assert table.points("red") == "2 2 2 2 1"
    cards = "card:rum-1 card:rum-2 card:wood-1 card:wood-2"
    cove = captain("petite-goave").give("red", rumor="smugglers-cove").act("red")
    cove.choose("act rumor", f"S 1 glory_card:ram {cards}")
    assert cove.asks() == "red: jettison rum wood"


@clause("MM-13b.6")
def test_the_forgers_papers() -> None:
    table = captain("port-royal").give("red", rumor="the-forgers-papers").port("red", "mod:chasers")
    table.choose("do test-rumor", "S 1 glory_card:ram")
    assert table.s.papers[0] == RUMOR["the-forgers-papers"]
    table.give("red", bounties="french").at("red", "tortuga").act("red").choose("act papers").choose(
        "act port", "mod:chasers"
    )
    assert table.asks().startswith("red: do done")
    assert table.s.papers[0] == NONE


@clause("MM-13b.7")
def test_weapons_as_a_reward() -> None:
    table = captain("havana").give("red", weapons="chain-shot").run(Reward(0, GIVE_WEAPON, 1, NONE))
    assert table.asks() == "red: arm grapeshot grappling-hooks"
    assert table.refuses("arm chain-shot") == ("MM-13b.7", "You have that weapon aboard already")
    table.choose("arm grapeshot")
    table.run(Reward(0, GIVE_WEAPON, 3, NONE))
    assert table.weapons("red") == "chain-shot grapeshot grappling-hooks"


@clause("MM-13b.8")
def test_a_modification_as_a_reward() -> None:
    tokens = [T.mods.names[mod] for mod in range(8) for _ in range(2)]
    chance = " ".join(f"mod:{word_of(name)}" for name in tokens)
    table = captain("bridgetown").give("red", rumor="the-half-burnt-wreck").act("red")
    table.choose("act rumor", f"S 1 glory_card:ram {chance}")
    assert table.asks().startswith("red: fetch-mod nassau")
    assert table.view("yellow").mod_at[ZONE["nassau"]] == -2
    assert table.view("red").mod_at[ZONE["nassau"]] == 0
    table.choose("fetch-mod havana")
    assert table.mods("red") == "extra-hammocks"
    table.give("red", rumor="the-shipwrights-secret").at("red", "st-john").port("red")
    table.choose("do test-rumor", "S 1 glory_card:ram")
    assert table.refuses("fetch-mod nassau") == ("MM-13b.8", "Your ship has no use for that modification")
    assert table.refuses("fetch-mod havana") == ("MM-13b.8", "No modification lies there")


@clause("MM-13b.8")
def test_a_reward_that_is_of_no_use_is_told() -> None:
    table = captain("havana")
    s = table.s
    s.mods[0] = (1 << 12) - 1
    s.open, s.agenda = [], []
    give_rewards(s, 0, [GIVE_MOD, 1, NONE])
    s.mod_at = (NONE,) * 17
    s.mod_pool = (0,) * 12
    table.go()
    assert table.told("no_mod_fits")


@clause("MM-13b.9")
def test_a_specialist_as_a_reward() -> None:
    table = captain("havana").give("red", crew="surgeon-havana")
    table.run(Reward(0, GIVE_SPECIALIST, 1, NONE), chance="glory_card:envoy-port-royal")
    assert len(table.s.crewmen[0]) == 2
    table.give("red", crew="purser-caracas").run(Reward(0, GIVE_SPECIALIST, 1, NONE))
    assert len(table.s.crewmen[0]) == 3, "three in all"


@clause("MM-13b.5")
def test_pardons_as_a_reward() -> None:
    table = captain("havana").give("red", bounties="dutch spanish spanish").run(Reward(0, GIVE_PARDON, 1, 2))
    assert table.bounties("red") == "spanish dutch"
    table.run(Reward(0, GIVE_PARDON, 2, NONE))
    assert table.asks() == "red: pardon none spanish dutch"
    assert table.refuses("pardon french") == ("MM-9.9", "You have no bounty of that nation")
    table.choose("pardon dutch").choose("pardon spanish")
    assert table.bounties("red") == ""


@clause("MM-13b.10")
@pytest.mark.parametrize("rumor", sorted(RUMOR))
def test_every_rumor(rumor: str) -> None:
    """Found true at its place, each brings a glory point and its gold."""
    card = RUMOR[rumor]
    table = captain(word_of(T.map.names[T.rumors.zone[card]])).give("red", rumor=rumor)
    before = table.gold("red")
    assert T.rumors.skill[card] == (INFLUENCE if T.rumors.in_port[card] else SCOUTING)
    s = table.s
    s.dice = FastDice(1)
    s.in_port[0] = T.rumors.in_port[card]
    assert rumor_here(s, 0)
    give_rewards(s, 0, T.rumors.rewards[card])
    advance(s)
    while s.open:
        decision, options = s.open[0]
        choose(s, decision.seat, options[-1])
    rewards = T.rumors.rewards[card]
    gold = sum(rewards[at + 1] for at in range(0, len(rewards), 3) if rewards[at] == GIVE_GOLD)
    assert table.gold("red") == before + gold


# -- MM-13c


@clause("MM-13c.1", "MM-13c.5", "MM-13c.3")
def test_two_missions_are_always_on_offer() -> None:
    table = captain("nassau").offers("rum-for-the-garrison", "the-envoy").give("red", mission="hush-money")
    table.port("red", "mod:chasers").choose("do claim-mission", "mission:tobacco-fleet")
    assert table.s.mission[0] == MISSION["rum-for-the-garrison"]
    assert table.s.offered == (MISSION["the-envoy"], MISSION["tobacco-fleet"])
    assert table.s.mission_gone == (MISSION["hush-money"],), "one mission at a time"


@clause("MM-13c.2")
def test_no_port_has_two_missions() -> None:
    table = captain("nassau").offers("rum-for-the-garrison")
    table.s.mission_deck, kept = (MISSION["break-the-blockade"], MISSION["the-envoy"]), table.s.mission_deck
    table.s.dice = FastDice(3)
    offer_mission(table.s)
    assert table.s.offered[1] == MISSION["the-envoy"], "the other mission of Nassau is passed over"
    assert kept


@clause("MM-13c.4")
def test_what_missions_ask_for() -> None:
    check = captain("port-royal").offers("the-envoy").port("red", "mod:chasers").choose("do claim-mission", "1 1")
    assert check.s.mission[0] == NONE
    assert check.refuses("do claim-mission") == ("MM-5.2", "You have already done that in this Port action")
    honest = captain("bridgetown").offers("clear-the-lanes").give("red", bounties="dutch").port("red", "mod:chasers")
    assert honest.refuses("do claim-mission") == ("MM-13c.4", "This mission is not for a captain like you")
    pirate = captain("tortuga").offers("a-score-to-settle").port("red", "mod:chasers")
    assert not pirate.can("do claim-mission")
    wanted = captain("tortuga").offers("a-score-to-settle").give("red", bounties="dutch").port("red", "mod:chasers")
    assert wanted.can("do claim-mission")
    nothing = captain("tortuga").offers().port("red", "mod:chasers")
    assert nothing.refuses("do claim-mission") == ("MM-13c.4", "There is no mission here")


@clause("MM-13c.6")
def test_the_parts_of_missions() -> None:
    deliver = captain("basse-terre").give("red", mission="sweet-tooth", cargo="sugar").port("red", "mod:chasers")
    assert deliver.refuses("do deliver") == ("MM-13c.6", "You have nothing to deliver here")
    deliver.give("red", cargo="sugar").run(*deliver.s.agenda).port("red").choose("do deliver", "glory_card:ram")
    assert (deliver.gold("red"), deliver.cargo("red")) == (30, "")
    search = captain("tortuga").give("red", mission="the-runaway-heir").act("red")
    search.choose("act search", "1 1").choose("act search", "S 1")
    assert (search.s.part[0], search.glory("red")) == (1, 0)
    assert search.refuses("act search") == ("MM-13c.6", "Your mission has nothing to search for here")
    search.at("red", "san-juan").port("red", "mod:chasers glory_card:ram")
    assert (search.gold("red"), search.glory("red")) == (30, 1)


@clause("MM-13c.6", "MM-13c.7")
def test_deeds_complete_missions() -> None:
    table = captain("havana").give("red", mission="clear-the-lanes")
    table.dice.coming = ["glory_card ram"]
    mission_defeats(table.s, 0, 2)
    assert table.s.mission[0] != NONE
    mission_defeats(table.s, 0, 4)
    table.go()
    assert (table.glory("red"), table.gold("red")) == (1, 25)
    raid = captain("havana").give("red", mission="letters-of-reprisal", bounties="spanish")
    mission_raids(raid.s, 0, 3)
    assert raid.s.mission[0] != NONE
    raid.dice.coming = ["glory_card ram"]
    mission_raids(raid.s, 0, 2)
    raid.go()
    assert (raid.gold("red"), raid.bounties("red")) == (20, "")


@clause("MM-13c.8")
@pytest.mark.parametrize("mission", sorted(MISSION))
def test_every_mission(mission: str) -> None:
    """Each can be fulfilled part by part, and brings a glory point and its gold."""
    card = MISSION[mission]
    table = captain("havana").give("red", mission=mission)
    s = table.s
    s.dice = FastDice(5)
    for part in T.missions.parts[card]:
        assert table.glory("red") == 0
        if part.do in (VISIT, DELIVER, SEARCH):
            s.zone[0] = part.zone
            s.in_port[0] = part.do != SEARCH
        if part.do == VISIT:
            missions.mission_visits_port(s, 0)
        elif part.do == DELIVER:
            assert not missions.can_deliver(s, 0)
            for good, number in enumerate(part.goods):
                table.give("red", cargo=" ".join([word_of(T.cargo.goods[good])] * number))
            assert missions.can_deliver(s, 0)
            missions.deliver(s, 0)
            assert table.cargo("red") == ""
        elif part.do == SEARCH:
            assert missions.can_search(s, 0)
            missions.part_done(s, 0)
        elif part.do == RAID:
            mission_raids(s, 0, part.nation)
        elif part.do == SPY:
            table.npc("e04", "havana").at("red", "havana")
            assert missions.can_search(s, 0)
            missions.part_done(s, 0)
        elif part.do == BEAT_CAPTAIN:
            missions.mission_beats_captain(s, 0)
        else:
            assert part.do == DEFEAT
            mission_defeats(s, 0, part.ships[0])
    advance(s)
    while s.open:
        decision, options = s.open[0]
        choose(s, decision.seat, options[-1])
    rewards = T.missions.rewards[card]
    gold = sum(rewards[at + 1] for at in range(0, len(rewards), 3) if rewards[at] == GIVE_GOLD)
    assert (table.glory("red"), table.gold("red")) == (1, 10 + gold)
    assert s.mission[0] == NONE


# -- MM-14


@clause("MM-14a.1")
def test_what_death_takes() -> None:
    table = captain("havana").give(
        "red",
        gold=20,
        stash=34,
        glory=3,
        cargo="rum",
        hand="ram",
        crew="surgeon-havana",
        rumor="ghost-light",
        mission="the-envoy",
        weapons="chain-shot",
        bounties="dutch",
        mods="chasers",
    )
    die(table.s, 0)
    table.go()
    s = table.s
    assert (s.fate[0], s.captain[0], s.gold[0], s.mods[0], s.mission[0]) == (1, NONE, 0, 0, NONE)
    assert (table.cargo("red"), table.hand("red"), table.weapons("red"), table.bounties("red")) == ("", "", "", "")
    assert (s.rumors[0], s.crewmen[0]) == ((), ())
    assert (table.glory("red"), s.stash[0]) == (3, 34)


@clause("MM-14a.2")
def test_a_ship_without_hull_sinks() -> None:
    table = captain("havana").give("red", points="0 2 2 2 1").run(CheckSunk(0))
    assert table.s.fate[0] == 1
    table = captain("havana").give("red", points="1 0 0 0 0").run(CheckSunk(0))
    assert table.s.fate[0] == 0


def dead(stash: int = 0) -> Table:
    table = captain("havana").give("red", stash=stash, glory=2)
    die(table.s, 0)
    return table.go()


@clause("MM-14b.1", "MM-14b.3")
@pytest.mark.parametrize(("stash", "left"), [(0, 0), (7, 0), (34, 24)])
def test_a_new_captain_t17(stash: int, left: int) -> None:
    table = dead(stash).turn("red", "captain:gaspar-de-montoya")
    assert table.asks() == "red: command sloop flute"
    assert table.refuses("command galleon") == ("MM-1.4", "A captain begins with a sloop or a flute")
    table.choose("command flute", "glory_card:ram")
    assert table.asks().startswith("red: act end port leave")
    assert (table.gold("red"), table.s.stash[0], table.glory("red")) == (10, left, 2)
    assert (table.zone("red"), table.hand("red")) == ("trinidad", "ram")


@clause("MM-14b.2")
def test_another_captain_when_a_pirate_waits() -> None:
    table = dead().npc("e17").turn("red", "captain:gaspar-de-montoya")
    assert table.asks() == "red: redraw-captain no yes"
    table.choose("redraw-captain yes", "captain:thomas-ashdown")
    assert table.asks() == "red: command sloop flute"


@clause("MM-14b.4")
def test_dead_captains_are_mixed_when_none_is_left() -> None:
    table = dead()
    s = table.s
    s.captain_gone, s.captain_deck = s.captain_deck + s.captain_gone, ()
    s.dice = FastDice(2)
    draw_captain(s, 0)
    assert s.captain[0] >= 0
    assert not s.captain_gone


@clause("MM-14c.1")
def test_retiring() -> None:
    table = captain("san-juan").give("red", gold=4, stash=20, cargo="rum wood", bounties="dutch", glory=2)
    table.port("red", "mod:chasers").choose("do retire")
    assert table.told("retired")
    assert not table.told("died")
    assert table.s.stash[0] == 20 + 4 + 6
    assert (table.s.fate[0], table.bounties("red"), table.glory("red")) == (1, "", 2)
    assert table.asks() == "", "the player turn is over"
    busy = captain("san-juan").port("red", "mod:chasers").choose("do ask-around", "1 1")
    assert busy.refuses("do retire")[0] == "MM-14c.1"
    off = Table(2, "baltasar-quiroga", retirement=False).at("red", "san-juan").port("red", "mod:chasers")
    assert not off.can("do retire")


# -- MM-15


@clause("MM-15.1")
def test_ten_points_end_the_game_at_the_end_of_the_turn() -> None:
    table = captain("havana").give("red", glory=7, stash=29).run(EndOfTurn())
    assert not table.s.over
    table.give("red", stash=30).run(EndOfTurn())
    assert table.s.over
    assert not table.s.agenda
    assert GAME.result(table.s).winners == [0]
    assert GAME.result(table.s).scores == [10, 0]
    assert table.view("yellow").stash == [30, 0], "at the end all is laid open"


@clause("MM-15.2")
def test_ties_t25() -> None:
    table = captain("havana").give("red", glory=7, stash=30).give("yellow", glory=8, stash=20)
    assert winners(table.s) == [1]
    table.give("red", glory=8, stash=30)
    assert winners(table.s) == [0], "the larger stash"
    table.give("yellow", stash=30)
    assert winners(table.s) == [0, 1]
    table.give("red", glory=9, stash=0)
    assert winners(table.s) == [1], "nine points do not win against eleven"


@clause("MM-15.3")
def test_the_turns_run_out() -> None:
    table = captain("havana").give("red", glory=2, stash=10).give("yellow", glory=3)
    table.s.turns = table.s.round = 12
    table.run(EndOfTurn())
    assert table.s.over
    assert GAME.result(table.s).winners == [1], "three points each, more of them on the track"
    assert "ran out" in GAME.words.phrase(GAME.result(table.s).note)


@clause("MM-15.3")
def test_without_a_last_turn_only_glory_ends_the_game() -> None:
    table = captain("havana").give("red", glory=9)
    table.s.round = 400
    table.run(EndOfTurn())
    assert not table.s.over
    assert table.s.turns == 0
    table.give("red", glory=10).run(EndOfTurn())
    assert table.s.over

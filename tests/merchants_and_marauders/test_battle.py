"""MM-12 Naval combat, crew combat, hits, weapons, victory."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import GAME, GLORY, MOD, SHIP, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.battle import BoardEnemy, Contest, Round, contest_roll, start_battle
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, FLEE, SHOOT
from tortuga.kernel.dice import FastDice

# josiah-penhallow: Seamanship 4, Leadership 3. thomas-ashdown: Seamanship 3, Leadership 3.


def duel(red: str = "frigate", yellow: str = "frigate", points: str = "", other: str = "") -> Table:
    """Red and yellow at sea at Havana, about to fight; nobody has found anybody yet."""
    table = Table(3, "josiah-penhallow thomas-ashdown eleanor-blyth").at("red", "havana").at("yellow", "havana")
    return table.give("red", ship=red, points=points).give("yellow", ship=yellow, points=other)


def contest(table: Table, red: int, yellow: int, chance: str, round_: int = 2) -> Table:
    """A later round in which both have declared."""
    if table.s.battle is None:
        start_battle(table.s, 0, 1)
    battle = table.s.battle
    assert battle is not None
    battle.round = round_
    battle.declared = [red, yellow]
    return table.run(Contest(), chance=chance)


@clause("MM-12a.1", "MM-9.4")
def test_the_attack_on_an_honest_captain_brings_a_bounty() -> None:
    table = duel().battle("red", "yellow", "1 1 1 1 1 1 1")
    assert table.bounties("red") == "english"
    pirate = duel().give("yellow", bounties="dutch").battle("red", "yellow", "1 1 1 1 1 1 1")
    assert pirate.bounties("red") == ""


@clause("MM-12a.2", "MM-12a.3", "MM-12a.4")
def test_rounds_and_declarations() -> None:
    table = duel().battle("red", "yellow", "1 1 1 1 1 1 1")
    assert table.asks() == "red: declare shoot board flee", "the aggressor declares first, from round 2 on"
    table.choose("declare flee")
    assert table.asks() == "yellow: declare shoot board flee"
    table.choose("declare shoot", "1 1 1 1 1 1 1")
    assert table.s.battle is not None
    assert table.s.battle.round == 3


@clause("MM-12a.4")
def test_without_masts_or_crew() -> None:
    table = duel(points="3 3 0 3 3", other="3 3 3 0 3").battle("red", "yellow", "1 1 1 1")
    assert table.asks() == "yellow: declare shoot flee"
    assert table.refuses("declare board") == ("MM-12a.4", "Without a crew nobody boards")


@clause("MM-12a.5", "MM-12b.6", "MM-12c.6")
def test_both_flee_t12() -> None:
    table = duel().battle("red", "yellow", "1 1 1 1 1 1 1").choose("declare flee").choose("declare flee")
    assert table.s.battle is None
    chased = duel().give("red", mods="chasers").battle("red", "yellow", "1 1 1 1 1 1 1")
    chased.choose("declare flee").choose("declare flee")
    assert chased.asks() == "red: chasers no yes"
    chased.choose("chasers yes", "4")
    assert chased.points("yellow") == "3 3 3 3 2"
    assert chased.s.battle is None


@clause("MM-12b.6")
def test_chasers_fire_once_a_battle() -> None:
    table = duel().give("red", mods="chasers").battle("red", "yellow", "1 1 1 1 1 1 1")
    table.choose("declare shoot").choose("declare flee").choose("chasers yes", "4 1 1 1 1 1 1 1")
    table.choose("declare shoot").choose("declare flee", "1 1 1 1 1 1 1")
    assert table.asks().startswith("red: declare"), "the chasers are spent"


@clause("MM-12a.7")
def test_two_wrecks_drift_apart() -> None:
    table = duel(points="1 1 0 1 0", other="1 1 0 1 0").battle("red", "yellow")
    assert table.s.battle is None
    assert table.told("battle_ends")


@clause("MM-12a.6")
def test_night_falls_after_thirty_rounds() -> None:
    table = duel().battle("red", "yellow", "1 1 1 1 1 1 1")
    assert table.s.battle is not None
    table.s.battle.round = 30
    table.run(Round())
    assert table.s.battle is None


@clause("MM-12a.8", "MM-13e.2", "MM-13e.3")
def test_after_the_battle_surgeon_and_carpenter_work() -> None:
    table = duel(points="2 3 2 1 3").give("red", crew="surgeon-havana carpenter-cartagena")
    table.battle("red", "yellow", "1 1 1 1 1 1 1").choose("declare flee").choose("declare flee")
    assert table.asks() == "red: mend hull masts"
    assert table.refuses("mend crew") == ("MM-13e.3", "Men are recruited, not repaired")
    table.choose("mend masts")
    assert table.points("red") == "2 3 3 2 3"


# -- MM-12b Weapons


@clause("MM-12b.1")
def test_chain_shot_t14() -> None:
    table = duel(other="3 3 1 3 3").give("red", weapons="chain-shot")
    contest(table, SHOOT, SHOOT, "S S 1 1 1 1 1 S S 4")
    assert table.asks() == "red: load none chain-shot"
    assert table.refuses("load grapeshot") == ("MM-12b.1", "You have no such ammunition")
    table.choose("load chain-shot")
    assert table.points("yellow") == "3 3 0 3 2", "the second skull is lost"
    assert table.weapons("red") == ""


@clause("MM-12b.2", "MM-12b.4")
def test_grapeshot_and_one_ammunition_a_round() -> None:
    table = duel(other="3 3 3 1 3").give("red", weapons="chain-shot grapeshot", mods="long-guns")
    table.battle("red", "yellow", "S 1 1 S")  # long guns: one hit, a skull
    table.choose("load grapeshot", "S S 1 1 1 1 1 S S S")
    assert table.asks().startswith("yellow: suffer"), "no second ammunition in the same round"
    assert table.weapons("red") == "chain-shot"
    assert table.points("yellow") == "3 3 3 0 3"


@clause("MM-12b.3", "MM-12b.4")
def test_grappling_hooks() -> None:
    table = duel(other="3 3 3 1 3").give("red", weapons="grappling-hooks")
    contest(table, BOARD, SHOOT, "1 2 S 4 S S 1")
    assert table.asks() == "red: hooks stop 1 2 4 skull"
    table.choose("hooks 1").choose("hooks 2")
    assert table.refuses("hooks 1") == ("MM-12b.3", "You have no such die")
    table.choose(
        "hooks stop", "S S 1 2 S 1 1 1 1 1 glory_card:ram"
    )  # three skulls against two: boarded, after two hits
    assert table.weapons("red") == ""
    assert table.told("boards")


@clause("MM-12b.3")
def test_hooks_may_be_kept() -> None:
    table = duel().give("red", weapons="grappling-hooks")
    contest(table, BOARD, FLEE, "1 2 S 4 S S 1").choose("hooks stop")
    assert table.weapons("red") == "grappling-hooks"


@clause("MM-12b.7", "MM-12f.1")
def test_swivel_guns() -> None:
    table = duel().give("yellow", mods="swivel-guns")
    contest(table, BOARD, SHOOT, "S S 1 1 1 1 1 S S 1 1 1 S 1 1 glory_card:ram")
    assert table.told("swivel_guns")
    assert table.events("crew_lost")[0] == {"number": 2}


@clause("MM-12b.8")
def test_long_guns() -> None:
    table = duel().give("red", mods="long-guns").battle("red", "yellow", "S 1 S 4 4 1 1 1 1 1 1 1")
    assert table.points("yellow") == "3 3 3 3 1"
    table.choose("declare shoot").choose("declare shoot", "1 1 1 1 1 1 1")
    assert table.points("yellow") == "3 3 3 3 1", "in the first round only"


# -- MM-12c The contest


@clause("MM-12c.1", "MM-12c.2")
@pytest.mark.parametrize(
    ("red", "yellow", "mods", "points", "dice"),
    [
        ("sloop", "galleon", "", "", 5),
        ("sloop", "frigate", "", "", 4),
        ("galleon", "sloop", "", "", 4),
        ("flute", "frigate", "advanced-rigs-sails", "", 4),
        ("frigate", "galleon", "advanced-rigs-sails", "", 5),
        ("sloop", "galleon", "", "2 2 0 2 1", 1),
    ],
)
def test_manoeuvrability_t13(red: str, yellow: str, mods: str, points: str, dice: int) -> None:
    table = duel(red, yellow, points).give("red", mods=mods)
    table.battle("red", "yellow", " ".join(["1"] * (dice + (4 if (red, yellow) == ("galleon", "sloop") else 3))))
    table.dice.coming = ["die 1"] * dice
    contest_roll(table.s, 0)
    assert not table.dice.coming


@clause("MM-12c.3")
@pytest.mark.parametrize(
    ("chance", "winner"),
    [
        ("S 4 1 1 S 3 4", 1),
        ("S 2 1 1 S 2 2", NONE),
        ("1 1 1 1 1 1 1", NONE),
        ("S S 1 1 S 4 4", 0),
        ("1 1 1 1 S 1 1", 1),
    ],
)
def test_who_wins_the_contest_t9(chance: str, winner: int) -> None:
    table = duel(points="3 3 3 3 0", other="3 3 3 3 0")
    contest(table, SHOOT, SHOOT, chance)
    last = [event for event in table.match.events if event.kind in ("contest", "no_contest")][-1]
    assert last.seat == winner


@clause("MM-12c.4")
def test_a_tie_hits_with_own_skulls_t9() -> None:
    table = duel()
    contest(table, SHOOT, SHOOT, "S 2 1 1 S 2 2 4 4")
    assert (table.points("red"), table.points("yellow")) == ("3 3 3 3 2", "3 3 3 3 2")


@clause("MM-12c.4")
@pytest.mark.parametrize(("cannons", "hits"), [(3, 2), (1, 1)])
def test_the_loser_shoots_t10(cannons: int, hits: int) -> None:
    table = duel(points=f"3 3 3 3 {cannons}")
    contest(table, SHOOT, FLEE, "S S 1 1 S S S " + " ".join(["4"] * hits))
    assert table.points("yellow") == f"3 3 3 3 {3 - hits}"


@clause("MM-12c.4")
def test_the_winner_hits_with_all_cannons() -> None:
    table = duel()
    contest(table, SHOOT, FLEE, "S 1 1 1 1 1 1 4 4 3")
    assert table.points("yellow") == "3 3 3 2 1"


@clause("MM-12c.5")
def test_boarding_under_fire_t11() -> None:
    table = duel(points="3 3 3 1 3")
    contest(table, BOARD, SHOOT, "S S 1 1 S 1 1 3")
    assert not table.told("boards")
    assert table.points("red") == "3 3 3 0 3"
    assert table.s.battle is not None


@clause("MM-12c.6")
@pytest.mark.parametrize(("chance", "away"), [("S S 1 1 S 1 1", False), ("S 1 1 1 1 1 1", True)])
def test_fleeing_t12(chance: str, away: bool) -> None:
    table = duel(other="3 3 3 3 0")
    contest(table, FLEE, SHOOT, chance)
    assert (table.s.battle is None) == away
    assert table.told("escaped") == away


# -- MM-12d Hits


@clause("MM-12d.1", "MM-12d.2")
def test_where_hits_fall() -> None:
    table = duel(yellow="galleon", other="4 5 4 4 4").give("red", ship="galleon")
    contest(table, SHOOT, FLEE, "S 1 1 1 1 1 1 1 2 3 4")
    assert table.points("yellow") == "4 4 3 3 3"
    contest(table, SHOOT, FLEE, "S 1 1 1 1 1 1 S 2 3 4")
    assert table.asks() == "yellow: suffer hull cargo masts crew cannons"
    assert table.points("yellow") == "4 4 2 2 2", "skulls come last"
    table.choose("suffer cargo")
    assert table.points("yellow") == "4 3 2 2 2"


@clause("MM-12d.2")
def test_a_skull_needs_a_location_that_stands() -> None:
    table = duel(other="3 0 3 3 3")
    contest(table, SHOOT, FLEE, "S 1 1 1 1 1 1 S 4 4")
    assert table.refuses("suffer cargo") == ("MM-12d.2", "That location is destroyed already")


@clause("MM-12d.3")
def test_destroyed_locations_pass_hits_on_t14() -> None:
    table = duel(points="3 3 3 3 2", other="3 3 0 3 3")
    contest(table, SHOOT, SHOOT, "S 1 1 1 1 2 2")
    assert table.points("yellow") == "1 3 0 3 3"


@clause("MM-12d.4", "MM-14a.2", "MM-12e.1", "MM-6.1")
def test_sinking() -> None:
    table = duel(points="3 3 3 3 2", other="2 3 0 3 3").give("yellow", gold=30, cargo="rum", hand="ram")
    contest(table, SHOOT, SHOOT, "S 1 1 1 1 2 2 glory_card:sabotage")
    assert (table.glory("red"), table.gold("red")) == (1, 10), "no plunder from a sunk ship"
    assert table.s.fate[1] == 1
    assert table.s.battle is None


@clause("MM-12d.4")
def test_dead_men_shoot() -> None:
    table = duel(points="1 3 0 3 1", other="1 3 0 3 1")
    contest(table, SHOOT, SHOOT, "S S 2 2")
    assert table.s.fate[:2] == [1, 1]
    assert table.s.glory == [0, 0, 0]
    assert table.told("both_perish")


# -- MM-12e Victory


def boarded(**loser: str) -> Table:
    """Red beats yellow in crew combat; the next question is red's."""
    table = duel(points="3 3 3 3 3", other="3 3 3 1 3").give("yellow", **loser)  # type: ignore[arg-type]
    return contest(table, BOARD, FLEE, "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")


@clause("MM-12e.2", "MM-12e.3", "MM-12f.2")
def test_plunder() -> None:
    table = boarded(
        hand="ram broadside",
        cargo="rum rum sugar",
        weapons="chain-shot",
        rumor="ghost-light",
        crew="surgeon-havana",
        mission="the-envoy",
    )
    assert table.asks() == "red: claim no yes"
    table.choose("claim no").choose("take-on surgeon-havana")
    assert table.glory("red") == 1
    assert table.gold("red") == 20
    assert table.hand("red") == "broadside ram sabotage"
    assert table.cargo("red") == "rum rum sugar"
    assert table.weapons("red") == "chain-shot"
    assert len(table.s.rumors[0]) == len(table.s.crewmen[0]) == 1
    told = next(event for event in table.match.events if event.kind == "took_rumor")
    assert "rumor" in told.facts_for(0)
    assert "rumor" not in told.facts_for(2)
    assert table.s.mission == [NONE] * 3
    assert table.s.fate[1] == 1


@clause("MM-12e.3", "MM-8.11")
def test_plunder_within_limits() -> None:
    table = duel(points="3 3 3 3 3", other="3 3 3 1 3").give("red", cargo="wood wood", hand="ram ram evasive-turn")
    table.give("yellow", cargo="rum sugar", hand="fair-wind", crew="surgeon-havana navigator-nassau")
    table.give("red", crew="purser-caracas envoy-port-royal", weapons="chain-shot").give("yellow", weapons="chain-shot")
    contest(table, BOARD, FLEE, "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")
    table.choose("claim no")
    assert table.asks() == "red: jettison rum sugar wood"
    table.choose("jettison wood")
    assert sorted(table.asks().split()[2:]) == ["evasive-turn", "fair-wind", "ram", "sabotage"]
    table.choose("discard ram")
    assert table.asks() == "red: take-on nobody surgeon-havana navigator-nassau"
    assert table.refuses("take-on purser-caracas") == ("MM-12e.3", "No such specialist is aboard")
    table.choose("take-on navigator-nassau")
    assert table.weapons("red") == "chain-shot"
    assert table.asks() == "red: take-on nobody surgeon-havana"
    table.choose("take-on nobody")
    assert crew(table) == "envoy-port-royal navigator-nassau purser-caracas"


def crew(table: Table) -> str:
    return " ".join(sorted(T.glory.words[card] for card in table.s.crewmen[0]))


@clause("MM-12e.3", "MM-5h.2")
def test_specialists_may_be_left_or_exchanged() -> None:
    declined = boarded(crew="surgeon-havana").choose("claim no").choose("take-on nobody")
    assert crew(declined) == ""
    assert declined.s.crewmen[1] == ()
    full = duel(points="3 3 3 3 3", other="3 3 3 1 3")
    full.give("red", crew="purser-caracas envoy-port-royal navigator-nassau").give("yellow", crew="surgeon-havana")
    contest(full, BOARD, FLEE, "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")
    full.choose("claim no").choose("take-on surgeon-havana")
    assert sorted(full.asks().split()[2:]) == ["envoy-port-royal", "navigator-nassau", "purser-caracas"]
    assert full.refuses("dismiss surgeon-havana") == ("MM-12e.3", "No such specialist is aboard")
    full.choose("dismiss envoy-port-royal")
    assert crew(full) == "navigator-nassau purser-caracas surgeon-havana"
    assert full.s.glory_gone.count(GLORY["envoy-port-royal"]) == 1
    same = duel(points="3 3 3 3 3", other="3 3 3 1 3").give("red", crew="surgeon-bridgetown purser-caracas")
    same.give("yellow", crew="surgeon-havana")
    contest(same, BOARD, FLEE, "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")
    same.choose("claim no").choose("take-on surgeon-havana")
    assert crew(same) == "purser-caracas surgeon-havana", "two of a type are not aboard"
    assert [event["glory_card"] for event in same.events("dismissed")] == [GLORY["surgeon-bridgetown"]]


@clause("MM-12e.7", "MM-12e.8")
def test_claiming_a_ship() -> None:
    table = (
        duel("sloop", "galleon", "2 2 2 2 1", "2 5 1 1 4").give("red", mods="chasers").give("yellow", mods="long-guns")
    )
    contest(table, BOARD, FLEE, "S 1 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")
    table.choose("claim yes")
    assert table.asks().startswith("red: leave-mod")
    word = table.asks().split()[2]
    table.choose(f"leave-mod {word}")
    assert table.s.ship[0] == SHIP["galleon"]
    assert table.points("red") == "2 5 1 2 4"
    assert table.mods("red") == "long-guns"
    zone = next(zone for zone in range(17) if table.s.mod_known[zone])
    assert table.view("red").mod_at[zone] == 5
    assert table.view("yellow").mod_at[zone] == -2


@clause("MM-12e.8")
def test_the_loser_places_the_modifications_of_an_unclaimed_ship() -> None:
    table = boarded(mods="chasers long-guns").choose("claim no")
    assert table.asks().startswith("yellow: leave-mod")
    free = [word for word in ZONE if table.can(f"leave-mod chasers-at-{word}")]
    assert len(free) == 2
    assert table.refuses("leave-mod chasers-at-the-caribbean-sea") == ("MM-12e.8", "There is no port here")
    assert table.refuses("leave-mod chasers-at-trinidad") == ("MM-12e.8", "That port has a modification")
    assert table.refuses(f"leave-mod swivel-guns-at-{free[0]}")[0] == "MM-12e.8"


@clause("MM-12e.8")
def test_only_the_owner_knows_which_modification_lies_where() -> None:
    seen = []
    for first in ("chasers", "long-guns"):
        table = boarded(mods="chasers long-guns reinforced-hull").choose("claim no")
        port = next(word for word in ZONE if table.can(f"leave-mod chasers-at-{word}"))
        table.choose(f"leave-mod {first}-at-{port}")
        assert table.view("yellow").mod_at[ZONE[port]] == MOD[first]
        assert table.refuses(f"leave-mod {first}-at-{port}")[1] == "You have no such modification to put down"
        view = table.view("red")
        world = GAME.imagine(T, view, FastDice(1))
        assert GAME.view(world, 0) == view
        assert GAME.inventory(world) == GAME.inventory(table.s)
        seen.append(view)
    assert seen[0] == seen[1], "the winner cannot tell the two apart"


@clause("MM-12e.4", "MM-12e.5", "MM-9.3", "MM-10a.5", "MM-10d.5")
def test_a_naval_ship_is_plundered() -> None:
    table = duel().npc("e04", "havana").battle("red", "en", "S S S S 1 1 4 4 1")
    assert table.bounties("red") == "english"
    assert table.s.battle is not None
    assert table.s.battle.npc_points == [3, 2, 3, 3, 1]
    table.s.battle.npc_points[3] = 1
    table.choose("declare board").choose(
        "declare shoot", "S 1 1 1 1 1 S 1 1 1 1 card:rum-8 card:wood-4 card:food-1 card:wood-4 glory_card:sabotage"
    )
    table.choose("claim no")
    assert table.gold("red") == 10 + 5 + 3 + 3
    assert table.cargo("red") == "food rum", "one card was lost for the damage to its Cargo"
    assert table.glory("red") == 1
    assert table.npc_at("en") == ""
    assert len(table.s.event_gone) == 1


@clause("MM-12e.6", "MM-9.7")
@pytest.mark.parametrize(("bounties", "gold"), [("", 25), ("dutch", 10)])
def test_an_npc_pirate_brings_its_reward(bounties: str, gold: int) -> None:
    table = duel().npc("e16", "havana").give("red", bounties=bounties).battle("red", "pl", "1 1 1 1 1 1 1")
    assert table.bounties("red") == bounties
    assert table.s.battle is not None
    table.s.battle.npc_points[3] = 1
    table.choose("declare board").choose("declare shoot", "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage")
    assert table.asks() == "red: claim no yes"
    table.choose("claim yes")
    assert table.gold("red") == gold
    assert table.cargo("red") == ""


@clause("MM-9.8")
def test_bounties_of_a_beaten_pirate_are_paid() -> None:
    table = boarded(bounties="dutch dutch french").choose("claim no")
    assert table.gold("red") == 10 + 15 + 10
    quarrel = duel(points="3 3 3 3 3", other="3 3 3 1 3").give("yellow", bounties="dutch french spanish")
    quarrel.give("red", bounties="dutch").war("english", "spanish")
    contest(quarrel, BOARD, FLEE, "S 1 1 1 1 1 1 S 1 1 1 1 1 glory_card:sabotage").choose("claim no")
    assert quarrel.gold("red") == 10 + 5 + 10


@clause("MM-10d.5", "MM-12e.1")
def test_losing_to_a_ship_without_a_player() -> None:
    table = duel(points="1 3 0 3 1").npc("e04", "havana").battle("en", "red", "S S 1 2 2 2")
    assert table.s.fate[0] == 1
    assert table.s.glory == [0, 0, 0]
    assert table.npc_at("en") == "havana"


# -- MM-12f Crew combat


@clause("MM-12f.2")
def test_a_ship_without_crew_is_lost_when_boarded() -> None:
    table = duel(other="3 3 3 0 3")
    contest(table, BOARD, FLEE, "S 1 1 1 1 1 1 glory_card:sabotage")
    assert table.asks() == "red: claim no yes"


@clause("MM-12f.3")
def test_no_more_kills_than_men_t15() -> None:
    table = duel("galleon", "galleon", "4 5 4 2 4", "4 5 4 4 4")
    table.battle("red", "yellow", "1 1 1 1 1 1 1")
    table.run(BoardEnemy(0), chance="S S S 1 1 1 S S 1 1 1 1 glory_card:sabotage")
    losses = table.events("crew_lost")
    assert losses[0] == {"number": 2}


@clause("MM-12f.4")
def test_both_crews_fall_t15() -> None:
    table = duel(points="3 3 3 2 3", other="3 3 3 1 3").battle("red", "yellow", "1 1 1 1 1 1 1")
    table.s.points[3] = 1
    table.s.points[8] = 1
    table.run(BoardEnemy(0), chance="S 4 4 S 1 1 glory_card:sabotage")
    assert table.asks() == "red: claim no yes", "equal kills: the other dice decide"
    assert table.points("red").split()[3] == "1"


@clause("MM-12f.5")
def test_both_crews_fall_and_nobody_wins() -> None:
    table = duel(points="3 3 3 1 3", other="3 3 3 1 3").battle("red", "yellow", "1 1 1 1 1 1 1")
    table.run(BoardEnemy(0), chance="S 1 1 S 1 1")
    assert table.s.fate[:2] == [1, 1]
    assert table.s.glory == [0, 0, 0]


@clause("MM-12f.6")
def test_both_swept_away_by_swivel_guns() -> None:
    table = (
        duel(points="3 3 3 1 3", other="3 3 3 1 3").give("red", mods="swivel-guns").give("yellow", mods="swivel-guns")
    )
    table.battle("red", "yellow", "1 1 1 1 1 1 1")
    table.run(BoardEnemy(1), chance="S 1 S 1 glory_card:sabotage")
    assert table.asks() == "yellow: claim no yes"


@clause("MM-12a.2")
def test_a_round_clears_the_ammunition_of_the_last() -> None:
    table = duel().battle("red", "yellow", "1 1 1 1 1 1 1")
    assert table.s.battle is not None
    table.s.battle.used = [8, 8 | 1]
    table.run(Round())
    assert table.s.battle.used == [0, 1]

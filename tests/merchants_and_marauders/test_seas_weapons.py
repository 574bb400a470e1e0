"""MM-S2 New special weapons."""

from __future__ import annotations

from tests.clauses import clause
from tests.merchants_and_marauders.table import Table
from tests.merchants_and_marauders.test_battle import contest
from tortuga.games.merchants_and_marauders.rules.battle import BoardEnemy, Round, start_battle
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, SHOOT


def duel(weapons: str, red: str = "frigate", yellow: str = "frigate", other: str = "") -> Table:
    table = Table(3, "josiah-penhallow thomas-ashdown eleanor-blyth", new_weapons=True)
    table.at("red", "havana").at("yellow", "havana").give("red", ship=red, weapons=weapons)
    return table.give("yellow", ship=yellow, points=other)


@clause("MM-S2.1")
def test_they_are_bought_sold_and_spent_like_the_others() -> None:
    table = Table(2, new_weapons=True).at("red", "tortuga").give("red", gold=10).port("red", "mod:chasers")
    table.choose("do shipyard").choose("yard buy-heated-shot").choose("yard buy-caltrops")
    assert table.gold("red") == 4
    assert table.refuses("yard buy-heated-shot")[0] == "MM-5c.7"
    table.choose("yard buy-double-shot")
    assert table.weapons("red") == "heated-shot double-shot caltrops"
    table.port("red").choose("do shipyard").choose("yard sell-caltrops")
    assert (table.weapons("red"), table.gold("red")) == ("heated-shot double-shot", 2)
    base = Table(2).at("red", "tortuga").give("red", gold=10).port("red", "mod:chasers").choose("do shipyard")
    assert base.refuses("yard buy-caltrops") == ("MM-5c.7", "There are no more of that weapon")


@clause("MM-S2.1")
def test_in_a_merchant_raid_they_make_a_failed_die_good() -> None:
    table = Table(2, "thomas-ashdown", new_weapons=True).at("red", "cartagena")
    table.give("red", weapons="caltrops double-shot").act("red")
    table.choose("act sure-merchant", "merchant:dutch card:rum-1 card:rum-2 card:rum-3 1 1 1")
    assert table.asks() == "red: spend none double-shot caltrops"
    table.choose("spend caltrops").choose("spend none")
    assert table.asks().startswith("red: raid done draw")


@clause("MM-S2.2", "MM-S2.3")
def test_the_worked_example_t1() -> None:
    table = duel("heated-shot")
    contest(table, SHOOT, SHOOT, "S S 1 1 1 1 1 S S 4")
    table.choose("load heated-shot")
    assert table.points("yellow") == "3 3 3 3 2", "the skulls do nothing"
    assert table.asks() == "yellow: burn hull cargo masts crew cannons"
    table.choose("burn cargo")
    assert table.points("yellow") == "3 2 3 3 2"
    assert table.asks() == "red: declare shoot board flee"
    battle = table.s.battle
    assert battle is not None
    assert battle.burning == [0, 1]
    table.run(BoardEnemy(0), chance="S S S 1 1 1 glory_card:ram")
    assert table.s.battle is not None
    assert table.s.battle.burning == [0, 0], "the fire is out when the crews meet"


@clause("MM-S2.3")
def test_a_ship_can_burn_down() -> None:
    table = duel("heated-shot", other="1 0 0 0 0")
    start_battle(table.s, 0, 1)
    battle = table.s.battle
    assert battle is not None
    battle.round, battle.burning = 2, [0, 1]
    table.run(Round(), chance="glory_card:ram")
    assert table.told("sank_enemy")
    assert table.glory("red") == 1


@clause("MM-S2.4")
def test_the_worked_example_t2() -> None:
    table = duel("double-shot", red="galleon", other="3 0 1 3 2")
    contest(table, SHOOT, SHOOT, "S S 1 1 1 1 1 S S S 2")
    table.choose("load double-shot")
    assert table.points("yellow") == "3 0 0 3 2", "first the rolled location"
    assert table.asks() == "yellow: spread hull crew cannons"
    table.choose("spread crew")
    assert table.asks() == "yellow: spread hull cannons"
    assert table.refuses("spread crew") == ("MM-S2.4", "Every other location is hit before one is hit again")
    table.choose("spread hull").choose("spread crew")
    assert table.asks() == "yellow: spread hull cannons", "two more on Crew is illegal"
    table.choose("spread hull")
    assert table.points("yellow") == "1 0 0 1 1"


@clause("MM-S2.5")
def test_one_ammunition_a_round() -> None:
    table = duel("heated-shot double-shot chain-shot")
    contest(table, SHOOT, SHOOT, "S S 1 1 1 1 1 S 4 4")
    assert table.asks() == "red: load none chain-shot heated-shot double-shot"
    table.choose("load double-shot")
    battle = table.s.battle
    assert battle is not None
    assert battle.used[0] & 8


@clause("MM-S2.6", "MM-S2.7")
def test_caltrops_after_a_lost_boarding_slow_the_enemy() -> None:
    table = duel("caltrops grappling-hooks")
    contest(table, BOARD, SHOOT, "1 1 1 1 S 1 1")
    assert table.asks() == "red: hooks stop 1", "hooks and caltrops in one round"
    table.choose("hooks stop")
    assert table.asks() == "red: caltrops no yes"
    table.choose("caltrops yes", "S 1 2")
    table.choose("suffer hull").choose("declare shoot").choose("declare shoot", "1 1 1 1 1 1")
    assert table.s.battle is not None, "yellow rolled two dice instead of three"
    assert table.s.battle.caltrops == [0, 0], "once"


@clause("MM-S2.6")
def test_caltrops_after_a_boarding_cost_leadership() -> None:
    table = duel("caltrops")
    contest(table, BOARD, BOARD, "S 1 1 1 1 1 1")
    table.choose("caltrops yes", "1 1 1 1 1 S S S 1 1 1 glory_card:ram")
    assert table.told("boarded"), "three dice against two in the first round, three against three in the second"

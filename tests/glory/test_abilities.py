"""GL-11.5: what each ability does."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.battles import battle
from tests.glory.table import Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.progress import Glory


@clause("GL-12.1", "GL-11.5")
def test_consolidation_gives_health_and_choice() -> None:
    table = Table("knight", "seer").give(0, "consolidation")
    assert table.s.most[0] == 5
    table.s.glory[0] = 4
    table.run(Glory(0, 1), "ability fell-strike, ability riposte, ability fame")
    assert table.asks() == "0: keep riposte fame fell-strike"


@clause("GL-12.1", "GL-11.5")
@pytest.mark.parametrize(("health", "strike"), [(2, 2), (3, 1)])
def test_bravery_is_for_the_weak(health: int, strike: int) -> None:
    table = battle("bog-rat", "bravery")
    table.s.health[0] = health
    assert table.strike(0) == strike


@clause("GL-12.1", "GL-11.5")
@pytest.mark.parametrize(("die", "health"), [(3, 4), (2, 3)])
def test_second_wind_marches_free_on_odd_numbers(die: int, health: int) -> None:
    table = Table("knight", "seer").give(0, "second-wind").at("f5", 0).turn(0, f"movement {die}").do("roll first")
    assert table.s.health[0] == health


@clause("GL-12.1", "GL-11.5", "GL-3.7")
def test_second_wind_lets_the_last_health_march() -> None:
    table = Table("knight", "seer").give(0, "second-wind").at("f5", 0)
    table.s.health[0] = 1
    assert table.turn(0, "movement 3").asks() == "0: roll on first"


@clause("GL-12.1", "GL-11.5")
def test_scavenger_earns_for_each_battle() -> None:
    assert battle("bog-rat", "scavenger").round(6, 1).s.coins[0] == 6


@clause("GL-12.1", "GL-11.5")
def test_monster_lore_helps_in_lairs() -> None:
    assert battle("storm-roc", "monster-lore", scene="lair").strike(0) == 3
    assert battle("bog-rat", "monster-lore").strike(0) == 1


@clause("GL-12.1", "GL-11.5")
def test_fairy_friend_brings_a_fairy_and_glory_with_each() -> None:
    table = Table("knight", "seer")
    table.s.glory[0] = 4
    table.run(Glory(0, 1), "ability fairy-friend, ability wealth").do("keep fairy-friend", "fairy coin-fairy")
    assert (table.s.coins[0], table.s.glory[0]) == (5 + 1 + 2, 6)
    table.run(DrawFate(0), "fate lost-lantern, fairy coin-fairy")
    assert (table.s.coins[0], table.s.glory[0]) == (10, 7)
    assert "Red's Fairy Friend: When gained, a fairy helps you; each time one does, also +1 glory." in [
        line.text for line in table.match.log(1)
    ]


@clause("GL-12.1", "GL-11.5")
def test_steadfast_wounds_on_a_tie() -> None:
    assert battle("goblin-scout", "steadfast").round(2, 3).s.foe_health == 1


@clause("GL-12.1", "GL-11.5")
@pytest.mark.parametrize(("die", "left"), [(4, 5), (5, 4)])
def test_riposte_needs_a_5_or_6(die: int, left: int) -> None:
    table = battle("chimera", "riposte tough-hide").do("battle first", f"strike {die}, monster 6").do("hit on")
    assert table.s.foe_health == left


@clause("GL-12.1", "GL-11.5")
def test_field_medic_heals_more_at_havens() -> None:
    table = Table("knight", "seer").give(0, "field-medic")
    table.s.health[0] = 1
    assert table.land(0, "h4").s.health[0] == 4


@clause("GL-12.1", "GL-11.5")
def test_cartographer_lowers_each_movement_roll() -> None:
    table = Table("knight", "seer").give(0, "cartographer").at("f4", 0).turn(0, "movement 1")
    assert "cartographer" not in table.asks()
    table.turn(0, "movement 2").do("roll cartographer")
    assert table.prompt(0) == "You rolled 2: move 1?"


@clause("GL-12.1", "GL-11.5")
def test_fate_weaver_chooses_on_fate_spaces() -> None:
    table = Table("knight", "seer").give(0, "fate-weaver").land(0, "f4", "fate buried-purse, fate fever")
    assert table.asks() == "0: weave buried-purse fever"
    assert table.refused("weave mud") == "GL-12.1 You did not draw that fate"
    table.do("weave buried-purse")
    assert (table.s.coins[0], table.s.fate_count[0], sum(table.s.fate_pile)) == (8, 1, 1)
    table.run(DrawFate(0), "fate mud")  # not on a fate space
    assert table.s.fate_count[0] == 2


@clause("GL-12.1", "GL-11.5")
def test_fame_and_wealth_pay_at_once() -> None:
    table = Table("knight", "seer").give(0, "fame wealth")
    assert (table.s.glory[0], table.s.coins[0]) == (1, 9)


@clause("GL-12.1", "GL-11.5")
def test_questing_oath_adds_to_rewards() -> None:
    table = Table("knight", "seer").give(0, "questing-oath")
    table.quest("larkspur", "omens", 0, done=True).quest("hoarfen", "forced-march", 0, done=True)
    table.land(0, "h1").do("claim yes")
    assert (table.s.glory[0], table.s.coins[0]) == (3, 9)
    table.land(0, "a4").do("claim yes", "ability riposte, ability fell-strike")
    assert (table.s.glory[0], table.s.coins[0]) == (5, 9 + 4 + 1)

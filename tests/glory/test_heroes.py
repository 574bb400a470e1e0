"""GL-11.3: what each hero can do."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.battles import battle
from tests.glory.table import Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.movement import EndOfTurn
from tortuga.games.glory.rules.progress import Glory


@clause("GL-12.1", "GL-11.3")
def test_adventurer_lowers_one_movement_roll_a_turn() -> None:
    table = Table("adventurer", "seer").at("f4", 0).turn(0, "movement 3").do("roll adventurer")
    assert table.prompt(0) == "You rolled 3: move 2?"
    assert table.refused("roll adventurer") == "GL-8.2 You have used that already"
    assert "adventurer" in table.turn(0, "movement 3").asks()


@clause("GL-12.1", "GL-11.3")
def test_adventurer_gains_more_by_quests() -> None:
    table = Table("adventurer", "seer").quest("larkspur", "omens", 0, done=True).land(0, "h1").do("claim yes")
    assert (table.s.glory[0], table.s.coins[0]) == (2, 5 + 3 + 2)


@clause("GL-12.1", "GL-11.3")
def test_druid_heals_on_blank_spaces_and_more_on_havens() -> None:
    table = Table("druid", "seer")
    table.s.health[0] = 1
    assert table.land(0, "f5").s.health[0] == 2
    assert table.land(0, "h4").s.health[0] == 4


@clause("GL-12.6", "GL-11.3")
@pytest.mark.parametrize(("space", "strike"), [("f3", 2), ("f9", 2), ("d5", 1), ("h7", 1), ("f6", 1)])
def test_druid_is_stronger_in_two_lands(space: str, strike: int) -> None:
    assert Table("druid", "seer").at(space, 0).strike(0) == strike


@clause("GL-12.1", "GL-11.3")
@pytest.mark.parametrize(("die", "left"), [(5, 3), (6, 2)])
def test_ender_hits_harder_with_a_6(die: int, left: int) -> None:
    table = battle("giant-spider", hero="ender").do("battle first", f"strike {die}, monster 1").do("strike on")
    assert table.s.foe_health == left


@clause("GL-12.1", "GL-11.3")
def test_golem_marches_heavily_and_is_spared_once_a_battle() -> None:
    table = Table("golem", "seer").give(0, "walking-staff rope").at("f5", 0).turn(0, "movement 3")
    assert table.asks() == "0: roll on first walking-staff rope"
    assert table.do("roll first").s.health[0] == table.s.most[0] - 2
    table.s.health[0] = 2
    table.at("f5", 0).turn(0, "movement 3")
    assert table.refused("roll first") == "GL-3.7 Marching would cost your last health"
    table = battle("bog-rat", hero="golem").round(1, 6)
    assert "Red's Golem: " in table.match.log(1)[-2].text
    assert table.s.health[0] == table.s.most[0]
    assert table.round(1, 6).s.health[0] == table.s.most[0] - 1


@clause("GL-12.1", "GL-11.3")
def test_knight_is_better_in_lairs() -> None:
    table = battle("storm-roc", scene="lair")
    assert (table.strike(0), table.power(0)) == (2, 2)
    table = battle("bog-rat")
    assert (table.strike(0), table.power(0)) == (1, 1)


@clause("GL-12.1", "GL-11.3")
def test_totem_grows_with_glory() -> None:
    table = Table("totem", "seer")
    table.s.glory[0] = 4
    table.run(Glory(0, 1), "ability fell-strike, ability riposte")
    assert (table.s.most[0], table.s.health[0]) == (5, 5)  # 3 and 2 more


@clause("GL-12.1", "GL-11.3")
def test_seer_re_rolls_every_1_again_and_again() -> None:
    table = Table("seer", "knight").at("f4", 0).turn(0, "movement 1").do("roll seer", "movement 1")
    table.do("roll seer", "movement 4")
    assert "seer" not in table.asks()
    table.run(DrawFate(0), "fate strange-mentor, fate_roll 1")
    assert table.do("fate seer", "fate_roll 3").do("fate on").s.coins[0] == 6


@clause("GL-12.1", "GL-11.3")
def test_steward_buys_cheaper() -> None:
    table = Table("steward", "seer").market("longsword").land(0, "f6").do("buy longsword", "good drum")
    assert table.s.coins[0] == 5 - 3 + 1 + 2  # the Ledger brought 1


@clause("GL-12.1", "GL-11.3")
def test_warlock_pays_health_for_a_new_die_once_a_round() -> None:
    table = battle("wolf-pack", hero="warlock").do("battle first", "strike 1, monster 2")
    table.do("strike warlock", "strike 1")
    assert [line.text for line in table.match.log(1)[-3:]] == [
        "Red uses Warlock: Once a battle round you may lose 1 health (not your last) to re-roll your strike die.",
        "Red loses 1 health.",
        "Red rolls again: 1.",
    ]
    assert (table.s.health[0], "warlock" in table.asks()) == (table.s.most[0] - 1, False)
    table.do("strike on").do("battle first", "strike 1, monster 2")
    assert "warlock" in table.asks()
    table.s.health[0] = 1
    table.run(EndOfTurn(0)).fight(0, "wolf-pack").do("battle first", "strike 1, monster 2")
    assert "warlock" not in table.asks()  # never the last health

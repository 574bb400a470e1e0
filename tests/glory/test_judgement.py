"""What bots know."""

from __future__ import annotations

import pytest

from tests.glory.table import GAME, TABLES, Table
from tortuga.bots import make_bot
from tortuga.games.glory.judgement import JUDGEMENT, lair_pull, lost_rolls, odds
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.kernel.dice import FastDice


def sailor(table: Table) -> str:
    """What the sailor does where it is asked."""
    table.s.agenda[0] = NextTurn()
    decision, options = table.s.open[0]
    bot = make_bot("sailor", GAME, TABLES, 1)
    return GAME.text(TABLES, decision, bot.choose(table.view(decision.seat), decision.seat, options))


def test_odds_know_when_to_withdraw() -> None:
    assert odds(1, 1, 1, 0, 1, 1, 6) == 0  # every round would risk death
    assert odds(2, 1, 5, 0, 1, 1, 6) > odds(1, 1, 5, 0, 1, 1, 6) > odds(0, 1, 5, 0, 1, 1, 6)
    assert odds(0, 1, 2, 0, 1, 1, 6) == pytest.approx(0.5)
    assert odds(5, 1, 2, 0, 1, 9, 6) == 1
    assert odds(0, 1, 9, 5, 1, 1, 6) == 0


@pytest.mark.parametrize("sides", [4, 6, 8])
def test_lost_rolls_are_counted_for_any_die(sides: int) -> None:
    for ahead in range(-9, 10):
        rolls = [(mine, theirs) for mine in range(sides) for theirs in range(sides)]
        assert lost_rolls(sides, ahead) == sum(mine + ahead < theirs for mine, theirs in rolls)


def test_the_mirror_self_is_judged_as_it_will_be() -> None:
    table = Table("knight", "seer").market("").give(0, "plate-mail").lair("ice-hollow", "mirror-self", 0)
    pull = lair_pull(table.s, 0, 3, 1, 1)
    assert pull == pytest.approx(0.6 * 5 * odds(1, 1, 6, 0, 1, 3, 6))


def test_a_sailor_takes_a_reward_and_leaves_a_dragon_alone() -> None:
    assert sailor(Table("knight", "seer").quest("larkspur", "omens", 0, done=True).land(0, "h1")) == "claim yes"
    assert sailor(Table("knight", "seer").fight(0, "gold-dragon")) == "battle on"
    assert sailor(Table("golem", "seer").fight(0, "bog-rat")) == "battle first"


def test_a_sailor_goes_for_the_win() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", 0, done=True).at("g1", 0)
    table.s.glory[0] = 18
    assert sailor(table.turn(0, "movement 1").do("roll on")) == "move h1"


def value(table: Table, seat: int) -> float:
    return JUDGEMENT.value(table.s, seat, JUDGEMENT.weights)


def test_values_are_highest_for_the_winner_and_lowest_for_the_dead() -> None:
    table = Table("knight", "seer", "golem")
    usual = value(table, 0)
    table.s.winner = 0
    assert value(table, 0) > usual + 20
    assert value(table, 1) < usual - 20
    table.s.winner, table.s.alive[0] = -1, False
    assert value(table, 0) < usual - 20


def test_quick_choices_are_sensible() -> None:
    dice = FastDice(1)
    for table, expected in (
        (Table("golem", "seer").fight(0, "bog-rat"), "battle first"),
        (Table("golem", "seer").fight(0, "gold-dragon"), "battle on"),
        (Table("golem", "seer").land(0, "k1", "lair storm-roc"), "lair on"),
        (Table("golem", "seer").quest("larkspur", "omens", 0, done=True).land(0, "h1"), "claim yes"),
        (Table("golem", "seer").land(0, "f6"), "buy plate-mail"),
    ):
        decision, options = table.s.open[0]
        assert GAME.text(TABLES, decision, JUDGEMENT.quick(table.s, decision, options, dice)) == expected
    table = Table("knight", "seer").at("f5", 0).turn(0, "movement 2")
    decision, options = table.s.open[0]
    chosen = [JUDGEMENT.quick(table.s, decision, options, dice) for _ in range(40)]
    assert 25 <= chosen.count(0) < 40

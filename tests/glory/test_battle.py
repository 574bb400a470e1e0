"""GL-7: battle."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import FOES, TABLES, THINGS, Table


def battle(foe: str, hero: str = "knight", cards: str = "", scene: str = "road") -> Table:
    return Table(hero, "druid").market("").give(0, cards).fight(0, foe, scene)


@clause("GL-7a.1", "GL-7a.2")
def test_engage_or_withdraw_before_every_round() -> None:
    table = battle("wolf-pack")
    assert table.asks() == "0: battle on first"
    assert table.round(6, 1).asks() == "0: battle on first"
    assert (table.s.foe_health, table.s.clash) == (2, 1)
    table.do("battle on")
    assert (table.s.foe, table.s.battle_pile[FOES["wolf-pack"]], table.s.glory[0]) == (-1, 1, 0)


@clause("GL-7a.3")
@pytest.mark.parametrize(("fought", "coins"), [(False, 5), (True, 4)])
def test_a_penalty_is_due_only_after_a_round(fought: bool, coins: int) -> None:
    table = battle("harpy")
    if fought:
        table.round(2, 1)  # 3 : 3, a tie
    assert table.do("battle on").s.coins[0] == coins


@clause("GL-7a.4")
def test_the_toll_is_paid_once_and_wanted() -> None:
    table = Table("knight", "golem").lair("eyrie", "bone-king", 0)
    table.land(0, "k1").do("lair first", "strike 3, monster 2")
    assert table.s.coins[0] == 4
    assert table.round(3, 2).s.coins[0] == 4
    table.do("battle on")
    table.s.coins[0] = 0
    assert table.land(0, "k1").asks() == "0: lair on"  # asked all the same: silence would tell the card
    assert table.refused("lair first") == "GL-7a.4 You cannot pay the toll"


@clause("GL-7a.4")
def test_a_toll_in_an_open_battle() -> None:
    table = Table("knight", "golem").give(0, "travel-rations")
    table.s.coins[0] = 0
    table.s.health[0] = 1
    table.at("k1", 0).lair("eyrie", "bone-king").fight(0, "bone-king", "lair")
    assert table.asks() == "0: battle on travel-rations"
    assert table.refused("battle first") == "GL-7a.4 You cannot pay the toll"


@clause("GL-7a.5")
def test_cards_before_the_dice() -> None:
    table = battle("chimera", cards="oil-flask fell-strike")
    assert table.do("battle first").asks() == "0: ready on oil-flask fell-strike"
    table.do("ready oil-flask")
    assert (table.s.foe_health, table.asks()) == (3, "0: ready on fell-strike")
    table.do("ready fell-strike", "strike 6, monster 1")
    assert (table.s.foe_health, table.s.doubled) == (1, False)


@clause("GL-7a.5", "GL-7c.4")
def test_damage_before_the_dice_can_win() -> None:
    table = battle("goblin-scout", cards="oil-flask").do("battle first").do("ready oil-flask")
    assert (table.s.foe, table.s.glory[0]) == (-1, 1)


@clause("GL-7b.1", "GL-7c.1")
def test_t4_5_against_3() -> None:
    table = battle("goblin-scout").round(4, 3)
    told = {"mine": 5, "theirs": 3, "foe": FOES["goblin-scout"], "die": 4, "strike": 1, "bonus": 0}
    assert table.facts("strikes") == [{**told, "foe_die": 3, "foe_strike": 0}]
    assert table.match.log(1)[-2].text == (
        "Red strikes with 5 (die 4, strike 1), Goblin Scout with 3 (die 3, strike 0)."
    )
    assert (table.s.foe_health, table.s.health[0]) == (1, 4)


@clause("GL-7b.1")
@pytest.mark.parametrize(("dice", "kind"), [("player", "dice_thrown"), ("engine", "dice")])
def test_another_player_throws_for_the_monster(dice: str, kind: str) -> None:
    table = Table("knight", "golem", "seer", dice=dice)
    table.s.alive[1] = False
    table.fight(0, "wolf-pack").round(3, 2)
    assert table.facts(kind)[0].get("rival", 2) == 2
    assert table.facts(kind)[0]["foe_die"] == 2


@clause("GL-7b.2", "GL-8.3", "GL-8.9")
def test_everything_that_changes_the_strike_roll_is_offered_together() -> None:
    table = battle("wolf-pack", "warlock", "lucky-coin veteran-wisdom").do("battle first", "strike 1, monster 6")
    assert table.asks() == "0: strike on warlock bone-charm lucky-coin veteran-wisdom"
    table.do("strike warlock", "strike 2").do("strike bone-charm").do("strike bone-charm").do("strike bone-charm")
    assert table.s.health[0] == table.s.most[0] - 1
    assert table.asks() == "0: strike on lucky-coin veteran-wisdom"
    assert table.prompt(0).startswith("Your strike roll is 5, that of Wolf Pack is 6.")
    table.do("strike lucky-coin", "strike 4").do("strike on")
    assert table.s.glory[0] == 1  # 7 : 6 with power 3


@clause("GL-7c.1")
def test_the_loser_loses_the_winners_power() -> None:
    table = battle("stone-giant", "golem").round(1, 6)
    assert table.s.health[0] == table.s.most[0] - 1  # power 3, less 2 of the Golem
    assert table.round(1, 6).s.health[0] == table.s.most[0] - 1 - 3


@clause("GL-7c.2")
def test_t5_a_tie_is_nothing() -> None:
    table = battle("goblin-scout").round(2, 3)
    assert (table.s.foe_health, table.s.health[0], table.asks()) == (2, 4, "0: battle on first")


@clause("GL-7c.2")
def test_a_tie_that_counts_for_the_monster_is_lost() -> None:
    table = battle("blue-dragon", cards="steadfast").round(4, 2)
    assert (table.s.foe_health, table.s.health[0]) == (6, 2)  # Steadfast looks at real ties only


@clause("GL-7c.3")
def test_reductions_then_loss_then_rescue() -> None:
    table = battle("chimera", cards="shield talisman iron-will")
    table.s.health[0] = 2
    table.do("battle first", "strike 1, monster 6")
    assert table.asks() == "0: hit on shield"
    table.do("hit shield")
    assert table.asks() == "0: hit on shield"  # the second shield; each once a hit
    table.do("hit on")
    assert table.asks() == "0: save talisman iron-will"
    table.do("save talisman")
    assert (table.s.health[0], table.asks()) == (1, "0: battle on first")
    table.do("battle first", "strike 1, monster 6").do("hit on")
    assert table.s.health[0] == 1  # Iron Will, being the only one left, saves without a question
    table.do("battle first", "strike 1, monster 6").do("hit on")
    assert not table.s.alive[0]


@clause("GL-7c.3")
def test_damage_never_falls_below_0() -> None:
    table = battle("bog-rat", cards="shield").do("battle first", "strike 1, monster 6").do("hit shield")
    assert (table.s.health[0], table.asks()) == (4, "0: battle on first")


@clause("GL-7c.4")
def test_a_monster_never_has_more_than_its_card_says() -> None:
    table = battle("cave-troll")
    assert table.round(3, 3).s.foe_health == 4
    assert "regains" not in table.told()
    table.s.foe_health = 3
    assert table.round(3, 3).s.foe_health == 4
    assert "regains" in table.told()


@clause("GL-7d.1")
@pytest.mark.parametrize(("glory", "after"), [(7, 7), (6, 7)])
def test_t6_t7_victory_points_cap_the_glory(glory: int, after: int) -> None:
    table = Table("knight", "golem")
    table.s.glory[0] = glory
    assert table.fight(0, "carrion-crow").round(6, 1).s.glory[0] == after


@clause("GL-7d.2")
def test_a_hero_at_0_is_out_even_if_the_monster_falls_too() -> None:
    table = Table("ender", "golem", "seer").give(0, "riposte").fight(0, "chimera")
    table.s.health[0], table.s.foe_health = 1, 1
    table.do("battle first", "strike 5, monster 6").do("strike on")
    assert (table.s.alive[0], table.s.glory[0]) == (False, 1)


@clause("GL-7d.3")
def test_otherwise_the_battle_goes_on() -> None:
    table = battle("minotaur")
    for _ in range(2):
        table.round(3, 2)  # 4 : 4
        assert table.asks() == "0: battle on first"
    assert table.s.clash == 2


@clause("GL-7d.4")
@pytest.mark.parametrize(("fought", "left"), [(False, 1), (True, 0)])
def test_a_bonus_for_the_next_battle_waits_for_a_round(fought: bool, left: int) -> None:
    table = Table("knight", "golem")
    table.land(0, "f4", "fate whetstone").land(0, "f4", "fate battle-rage")
    table.fight(0, "wolf-pack")
    assert (table.strike(0), table.power(0)) == (2, 2)
    if fought:
        assert table.round(4, 4).s.foe_health == 1
    table.do("battle on")
    assert (table.s.battle_strike[0], table.s.battle_power[0]) == (left, left)


@clause("GL-8.10", "GL-7c.3")
def test_two_shields_are_ticked_one_each_a_hit() -> None:
    table = battle("chimera", cards="shield tough-hide").do("battle first", "strike 1, monster 6")
    table.do("hit shield").do("hit shield")  # the Knight's own and the new one
    assert (table.s.health[0], table.s.ticks[0]) == (5, (0, 0, 1, 1, 0))
    assert table.asks() == "0: battle on first"  # no third use in one hit


@clause("GL-8.10", "GL-7c.3")
def test_a_shield_that_is_used_up_leaves_the_other_for_the_same_hit() -> None:
    table = battle("chimera", cards="shield tough-hide")
    used = TABLES.things[THINGS["shield"]].boxes - 1  # but for the last time
    table.s.ticks[0] = (0, 0, used, 0, 0)
    table.do("battle first", "strike 1, monster 6").do("hit shield")
    assert (table.things(0), table.asks()) == ("longsword shield tough-hide", "0: hit on shield")
    table.do("hit shield")
    assert (table.s.health[0], table.s.ticks[0]) == (5, (0, 0, 1, 0))


@clause("GL-7a.5", "GL-12.1")
def test_a_monster_that_rises_before_the_dice_meets_the_doubled_power() -> None:
    table = Table("knight", "druid").market("").give(0, "fell-strike oil-flask mighty-arm")
    table.lair("eyrie", "fen-hydra", 0).at("k1", 0).fight(0, "fen-hydra", "lair")
    table.s.foe_health = 2
    table.do("battle first").do("ready fell-strike")
    table.do("ready oil-flask", "strike 3, monster 6")  # it falls and has 2 again; the round goes on
    assert (table.s.risen, table.s.foe_health, table.s.doubled, table.s.clash) == (True, 2, True, 0)
    assert table.asks() == "0: hit on shield"
    table.do("hit on")
    assert (table.s.doubled, table.asks()) == (False, "0: battle on first")


@clause("GL-7a.5", "GL-12.1")
def test_a_monster_that_rises_from_the_dagger_is_fought_in_the_same_round() -> None:
    table = Table("knight", "golem").give(0, "dancing-dagger").lair("eyrie", "fen-hydra", 0).at("k1", 0)
    table.fight(0, "fen-hydra", "lair").s.foe_health = 1
    table.do("battle first", "strike 3, monster 3")
    assert (table.s.foe_health, table.s.clash, table.asks()) == (2, 1, "0: battle on first")


@clause("GL-7c.3", "GL-10.1")
def test_health_is_never_shown_below_0() -> None:
    table = battle("chimera", cards="talisman iron-will")
    table.s.health[0] = 1
    table.do("battle first", "strike 1, monster 6").do("hit on")
    assert (table.asks(), table.view(1).health[0]) == ("0: save talisman iron-will", 0)


@clause("GL-8.2", "GL-7c.3")
def test_one_shield_is_for_once_a_hit() -> None:
    table = battle("chimera", cards="tough-hide lucky-coin").do("battle first", "strike 1, monster 6").do("strike on")
    table.do("hit shield")
    assert (table.s.health[0], table.s.ticks[0][2]) == (4, 1)
    assert "Once a hit" in TABLES.things[THINGS["shield"]].text

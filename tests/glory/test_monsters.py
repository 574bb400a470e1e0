"""GL-11.6, GL-11.7: what each monster, fairy and lair card does."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.battles import battle
from tests.glory.table import FOES, TABLES, Table


@clause("GL-12.1", "GL-11.6")
@pytest.mark.parametrize(
    ("foe", "glory", "coins"),
    [
        ("road-bandit", 1, 7),  # at home in Highmoor, where the hero stands
        ("young-ogre", 2, 6),
        ("orc-captain", 2, 7),
        ("gold-dragon", 5, 8),
        ("bronze-dragon", 3, 7),
        ("minotaur", 3, 5),
    ],
)
def test_what_a_victory_brings(foe: str, glory: int, coins: int) -> None:
    table = battle(foe)
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1" + (", ability riposte, ability fell-strike" if glory > 4 else ""))
    if glory > 4:
        table.do("keep riposte").s.coins[0] -= 1  # for the fifth glory
    assert (table.s.glory[0], table.s.coins[0]) == (glory, coins)


@clause("GL-12.6", "GL-11.6")
@pytest.mark.parametrize(("space", "strike", "coins"), [("f3", 1, 7), ("h7", 0, 6)])
def test_a_monster_is_stronger_in_its_own_land(space: str, strike: int, coins: int) -> None:
    table = Table("knight", "seer").at(space, 0).fight(0, "road-bandit")
    assert (table.s.foe_strike, table.view(0).foe_strike) == (strike, strike)
    table.s.foe_health = 1
    assert table.round(6, 1).s.coins[0] == coins
    assert "Road Bandit: Won: +1 coin. In Highmoor" in table.match.log(1)[-2].text


@clause("GL-12.1", "GL-11.6")
def test_lich_gives_a_fate() -> None:
    table = battle("lich")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1, fate buried-purse")
    assert (table.s.glory[0], table.s.coins[0], table.s.foe) == (3, 8, -1)


@clause("GL-12.1", "GL-11.6", "GL-7c.2")
def test_imp_wins_ties_of_the_first_round() -> None:
    table = battle("imp").round(2, 3)
    assert table.s.health[0] == 3
    assert table.round(2, 3).s.health[0] == 3


@clause("GL-12.1", "GL-11.6")
def test_giant_spider_slows_those_who_withdraw() -> None:
    assert battle("giant-spider").round(3, 3).do("battle on").s.next_move[0] == -1


@clause("GL-12.1", "GL-11.6")
def test_hedge_witch_spoils_the_next_strike() -> None:
    table = battle("hedge-witch").round(1, 6)
    assert table.s.next_strike[0] == -1
    table.round(3, 2)
    assert table.facts("strikes")[-1]["mine"] == 3
    assert table.s.next_strike[0] == 0


@clause("GL-12.1", "GL-11.6")
def test_cave_troll_regains_on_ties() -> None:
    table = battle("cave-troll").round(6, 1)
    assert table.round(3, 3).s.foe_health == 4


@clause("GL-12.1", "GL-11.6")
def test_steadfast_and_cave_troll_at_one_tie() -> None:
    table = battle("cave-troll", "steadfast")
    table.s.foe_health = 2
    assert table.round(3, 3).s.foe_health == 2
    table.s.foe_health = 1
    assert table.round(3, 3).s.glory[0] == 2  # at 0 it stays beaten


@clause("GL-12.1", "GL-11.6")
def test_wraith_ignores_power_from_goods() -> None:
    assert battle("wraith", "war-hammer mighty-arm").power(0) == 2
    assert battle("bog-rat", "war-hammer mighty-arm").power(0) == 3


@clause("GL-12.1", "GL-11.6", "GL-8.11")
def test_basilisk_makes_ones_nothing() -> None:
    table = battle("basilisk").round(1, 1)
    told = table.facts("strikes")[0]
    assert (told["mine"], told["theirs"]) == (1, 3)


@clause("GL-12.1", "GL-11.6")
def test_shadow_dragon_makes_ones_nothing() -> None:
    table = battle("shadow-dragon").do("battle first", "strike 1, monster 1")
    assert table.facts("strikes")[0]["mine"] == 1


@clause("GL-12.1", "GL-11.6")
def test_white_dragon_slows_those_who_withdraw() -> None:
    table = battle("white-dragon").round(3, 1).do("battle on")
    assert table.s.next_move[0] == -2
    assert table.match.log(1)[-1].text.startswith("White Dragon: Withdrawing: your next movement roll is 2 less.")


@clause("GL-12.1", "GL-11.6")
def test_vampire_drinks_only_real_damage() -> None:
    table = battle("vampire")
    table.s.foe_health = 2
    assert table.round(1, 6).s.foe_health == 3
    table.s.foe_power = 1
    table.do("battle first", "strike 1, monster 6").do("hit shield")
    assert table.s.foe_health == 3


@clause("GL-12.1", "GL-11.6", "GL-11.7", "GL-8.13")
@pytest.mark.parametrize(("foe", "scene"), [("wyvern", "road"), ("storm-roc", "lair")])
def test_withdrawing_can_cost_health_but_never_the_last(foe: str, scene: str) -> None:
    table = battle(foe, scene=scene).round(6, 1).do("battle on")
    assert table.s.health[0] == 3
    table = battle(foe, scene=scene).round(6, 1)
    table.s.health[0] = 1
    assert table.do("battle on").s.health[0] == 1


@clause("GL-12.1", "GL-11.6")
def test_green_dragon_goes_back_into_the_deck() -> None:
    table = battle("green-dragon").do("battle on")
    assert (table.s.battle_deck[FOES["green-dragon"]], table.s.battle_pile[FOES["green-dragon"]]) == (1, 0)


@clause("GL-12.1", "GL-11.6")
def test_red_dragon_burns_coins() -> None:
    assert battle("red-dragon").round(1, 6).s.coins[0] == 4


@clause("GL-12.1", "GL-11.6", "GL-7c.2")
def test_blue_dragon_wins_ties() -> None:
    table = battle("blue-dragon").round(4, 2)
    assert (table.s.health[0], table.s.foe_health) == (2, 6)


@clause("GL-12.1", "GL-11.6")
def test_black_dragon_voids_goods_but_not_health() -> None:
    table = battle("black-dragon", "dancing-dagger lucky-coin travel-rations dragon-lance sword-training plate-mail")
    table.s.health[0] = 5
    assert (table.strike(0), table.s.most[0], table.asks()) == (1, 6, "0: battle on first")
    table.do("battle first", "strike 1, monster 6")
    assert (table.s.foe_health, table.s.health[0], table.asks()) == (7, 2, "0: battle on first")
    assert table.refused("battle travel-rations") == "GL-12.1 Goods have no effect in this battle"


@clause("GL-12.1", "GL-11.6", "GL-4c.3")
def test_dawn_path_and_muse_fairy() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 1
    assert table.land(0, "f4", "fate lost-lantern, fairy dawn-fairy").s.health[0] == 4
    assert table.land(0, "f4", "fate dancing-sparks, fairy muse-fairy, fate buried-purse").s.coins[0] == 8
    table.land(0, "f4", "fate moonlit-glade, fairy path-fairy")
    table.at("f5", 0).turn(0)
    assert table.asks() == "0: begin on second"
    table.do("begin second").do("travel h4")
    assert (table.where(0), table.s.path[0]) == ("h4", 0)


@clause("GL-12.1", "GL-3.10")
def test_the_fairys_path_is_for_the_next_turn_only() -> None:
    table = Table("knight", "seer").land(0, "f4", "fate lost-lantern, fairy path-fairy").at("f5", 0).turn(0)
    table.do("begin on", "movement 1")
    assert table.s.path[0] == 0


@clause("GL-12.1", "GL-11.7")
def test_fen_hydra_rises_once() -> None:
    table = battle("fen-hydra", "war-hammer mighty-arm", scene="lair")
    table.s.foe_health = 1
    assert table.round(6, 1).s.foe_health == 2
    table.do("battle first", "strike 6, monster 1, ability riposte, ability fell-strike")
    assert table.s.glory[0] == 5


@clause("GL-12.1", "GL-11.7")
def test_frost_queen_dulls_the_first_round() -> None:
    table = battle("frost-queen", "war-hammer mighty-arm", hero="druid", scene="lair")
    assert table.round(6, 1).s.foe_health == 5
    assert table.round(6, 1).s.foe_health == 2
    assert battle("frost-queen", hero="druid", scene="lair").round(6, 1).s.foe_health == 6  # at least 1


@clause("GL-12.1", "GL-11.7")
def test_after_one_round_with_the_frost_queen_power_is_shown_whole() -> None:
    table = battle("frost-queen", scene="lair")
    assert table.view(0).power[0] == 1
    table.do("battle first", "strike 5, monster 3")  # 1 + 1 + 5 against 3 + 3
    assert (table.s.foe_health, table.asks()) == (6, "0: battle on first")
    assert table.view(0).power[0] == 2
    table = battle("frost-queen", "bone-charm", scene="lair").do("battle first", "strike 4, monster 3")
    assert (table.asks(), table.view(0).power[0]) == ("0: strike on bone-charm", 1)  # the first round still goes on
    table.do("strike on")
    assert (table.s.foe_health, table.view(0).power[0]) == (7, 2)  # a tie


@clause("GL-12.1", "GL-12.4", "GL-11.7")
def test_mirror_self_copies_the_hero_without_goods_and_passing_bonuses() -> None:
    table = Table("knight", "seer").market("").give(0, "longsword war-hammer sword-training mighty-arm tough-hide")
    table.give(0, "plate-mail").s.battle_strike[0] = 2
    table.lair("ice-hollow", "mirror-self", 0).at("a1", 0).fight(0, "mirror-self", "lair")
    s = table.s
    # strike 0, Sword Training 1, in lairs 1; power 1, Mighty Arm 1, in lairs 1; health 4, Tough Hide 2, less 1
    assert (s.foe_strike, s.foe_power, s.foe_health) == (2, 3, 5)


@clause("GL-12.1", "GL-11.7")
def test_old_worm_has_coins() -> None:
    table = battle("old-worm", scene="lair")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1, ability riposte, ability fell-strike").do("keep riposte")
    assert (table.s.glory[0], table.s.coins[0]) == (5, 5 + 1 + 3)


@clause("GL-12.1", "GL-11.7")
def test_griffin_mother_and_harpy_queen() -> None:
    table = battle("griffin-mother", scene="lair")
    table.do("battle first", "strike 1, monster 6").do("hit on")
    assert table.s.next_strike[0] == -1
    assert battle("harpy-queen", scene="lair").round(2, 1).do("battle on").s.coins[0] == 3


@clause("GL-12.1", "GL-11.7")
def test_forge_giant_and_rime_troll() -> None:
    assert battle("forge-giant", "war-hammer", scene="lair").power(0) == 2  # the Knight's own in lairs
    table = battle("rime-troll", scene="lair")
    table.s.foe_health = 3
    assert table.round(2, 2).s.foe_health == 4


@clause("GL-11.7")
@pytest.mark.parametrize("foe", ["ember-tyrant", "deep-one", "bone-king"])
def test_plain_lair_cards(foe: str) -> None:
    table = battle(foe, scene="lair")
    card = TABLES.foes[FOES[foe]]
    assert (table.s.foe_strike, table.s.foe_power, table.s.foe_health) == (card.strike, card.power, card.health)

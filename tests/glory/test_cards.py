"""GL-12: every hero's special, every good, ability, monster, fairy, lair card and fate does what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.glory.table import FATES, FOES, GAME, GOODS, TABLES, THINGS, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.movement import EndOfTurn
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.state import DO, FACE_DOWN


def battle(foe: str, cards: str = "", hero: str = "knight", scene: str = "road") -> Table:
    table = Table(hero, "totem").market("").give(0, cards)
    if scene == "lair":
        table.lair("eyrie", foe, 0).at("k1", 0)
    return table.fight(0, foe, scene)


# -- heroes


@clause("GL-12.1", "GL-11.3")
def test_adventurer_lowers_one_movement_roll_a_turn() -> None:
    table = Table("adventurer", "seer").at("f4", 0).turn(0, "movement 3").do("roll adventurer")
    assert table.prompt(0) == "You rolled 3: move 2?"
    assert table.refused("roll adventurer") == "GL-8.2 You have used that already"
    assert "adventurer" in table.turn(0, "movement 3").asks()


@clause("GL-12.1", "GL-11.3")
def test_adventurer_earns_for_each_battle() -> None:
    assert battle("bog-rat", hero="adventurer").round(6, 1).s.coins[0] == 6


@clause("GL-12.1", "GL-11.3")
def test_druid_heals_on_blank_spaces_and_more_on_havens() -> None:
    table = Table("druid", "seer")
    table.s.health[0] = 1
    assert table.land(0, "f5").s.health[0] == 2
    assert table.land(0, "h4").s.health[0] == 4


@clause("GL-12.1", "GL-11.3")
@pytest.mark.parametrize(("die", "left"), [(5, 3), (6, 2)])
def test_ender_hits_harder_with_a_6(die: int, left: int) -> None:
    table = battle("giant-spider", hero="ender").do("battle first", f"strike {die}, monster 1").do("strike on")
    assert table.s.foe_health == left


@clause("GL-12.1", "GL-11.3")
def test_golem_cannot_march_and_is_spared_once_a_battle() -> None:
    table = Table("golem", "seer").give(0, "walking-staff rope").at("f5", 0).turn(0, "movement 3")
    assert table.asks() == "0: roll on rope"
    assert table.refused("roll first") == "GL-12.1 Your hero cannot march"
    table = battle("bog-rat", hero="golem").round(1, 6)
    assert table.s.health[0] == table.s.most[0]
    assert table.round(1, 6).s.health[0] == table.s.most[0] - 1


@clause("GL-12.1", "GL-11.3")
def test_knight_is_better_in_lairs() -> None:
    assert battle("deep-one", scene="lair").strike(0) == 2
    assert battle("bog-rat").strike(0) == 1


@clause("GL-12.1", "GL-11.3")
def test_totem_grows_with_glory() -> None:
    table = Table("totem", "seer")
    table.s.glory[0] = 4
    table.run(Glory(0, 1), "ability fell-strike, ability riposte")
    assert (table.s.most[0], table.s.health[0]) == (6, 6)


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
    assert table.s.coins[0] == 5 - 3 + 1  # the Ledger brought 1


@clause("GL-12.1", "GL-11.3")
def test_warlock_pays_health_for_a_new_die_once_a_round() -> None:
    table = battle("wolf-pack", hero="warlock").do("battle first", "strike 1, monster 2")
    table.do("strike warlock", "strike 1")
    assert [line.text for line in table.match.log(1)[-3:]] == [
        "Red uses Warlock.",
        "Red loses 1 health.",
        "Red rolls again: 1.",
    ]
    assert (table.s.health[0], "warlock" in table.asks()) == (table.s.most[0] - 1, False)
    table.do("strike on").do("battle first", "strike 1, monster 2")
    assert "warlock" in table.asks()
    table.s.health[0] = 1
    table.run(EndOfTurn(0)).fight(0, "wolf-pack").do("battle first", "strike 1, monster 2")
    assert "warlock" not in table.asks()  # never the last health


# -- goods


@clause("GL-12.1", "GL-12.2", "GL-11.4")
def test_wolf_helps_on_battle_spaces_only() -> None:
    assert battle("bog-rat", "wolf").strike(0) == 2
    assert battle("bog-rat", "wolf", scene="card").strike(0) == 1
    assert battle("deep-one", "wolf", scene="lair").strike(0) == 2  # the Knight's own


@clause("GL-12.1", "GL-11.4")
def test_dancing_dagger_wounds_once_a_battle() -> None:
    table = battle("goblin-scout", "dancing-dagger").round(3, 4)
    assert table.s.foe_health == 1
    assert table.round(3, 4).s.foe_health == 1
    assert battle("bog-rat", "dancing-dagger").do("battle first").s.glory[0] == 1


@clause("GL-12.1", "GL-11.4")
def test_enchanted_diary_peeks_anywhere_outside_battle() -> None:
    table = Table("knight", "seer").give(0, "enchanted-diary").at("f5", 0).turn(0)
    table.do("begin enchanted-diary").do("peek ice-hollow", "lair deep-one")
    assert len(table.view(0).notes) == 1
    assert table.asks() == "0: begin on enchanted-diary"
    table.fight(0, "bog-rat")
    assert table.refused("battle enchanted-diary") == "GL-8.9 That cannot be used now, or would change nothing"


@clause("GL-12.1", "GL-11.4")
@pytest.mark.parametrize(("card", "healed"), [("travel-rations", 1), ("herb-pouch", 2), ("healing-spring-water", 3)])
def test_goods_that_heal(card: str, healed: int) -> None:
    table = Table("knight", "seer").give(0, card)
    assert table.run(EndOfTurn(0)).asks() == "0: rest no yes"  # nothing to heal
    table.s.health[0] = 1
    table.run(EndOfTurn(0)).do(f"end {card}")
    assert table.s.health[0] == 1 + healed


@clause("GL-12.1", "GL-11.4")
def test_walking_staff_marches_for_nothing_once_a_turn() -> None:
    table = Table("druid", "seer").at("f5", 0)
    table.s.health[0] = 1
    table.turn(0)
    table.do("begin on", "movement 2")
    assert table.asks() == "0: roll on herb-pouch walking-staff"
    table.do("roll walking-staff")
    assert (table.s.health[0], table.asks()) == (1, "0: roll on herb-pouch")


@clause("GL-12.1", "GL-11.4")
def test_smoke_bomb_saves_the_penalty() -> None:
    table = battle("harpy", "smoke-bomb")
    assert table.asks() == "0: battle on first"  # no penalty yet
    table.round(2, 1)
    assert table.asks() == "0: battle on first smoke-bomb"
    assert table.do("battle smoke-bomb").s.coins[0] == 5
    assert "smoke-bomb" not in battle("bog-rat", "smoke-bomb").round(2, 3).asks()


@clause("GL-12.1", "GL-11.4")
def test_ledger_pays_at_the_castle() -> None:
    assert Table("steward", "seer").market("").land(0, "f6").s.coins[0] == 6


@clause("GL-12.1", "GL-11.4")
def test_ritual_candle_keeps_two_fates_and_follows_one() -> None:
    table = Table("warlock", "seer").run(EndOfTurn(0))
    table.do("end ritual-candle", "fate buried-purse, fate fever")
    assert table.asks() == "0: follow buried-purse fever"
    assert table.refused("follow mud") == "GL-12.1 You did not draw that fate"
    table.do("follow buried-purse")
    assert (table.s.fate_count[0], table.s.coins[0], table.s.health[0]) == (2, 8, table.s.most[0])
    assert table.things(0) == "bone-charm"


@clause("GL-12.1", "GL-11.4", "GL-11.5")
@pytest.mark.parametrize("card", ["war-hammer", "mighty-arm"])
def test_power_cards(card: str) -> None:
    assert battle("wolf-pack", card).round(6, 1).s.foe_health == 1


@clause("GL-12.1", "GL-11.4", "GL-11.5")
@pytest.mark.parametrize(("card", "health"), [("plate-mail", 6), ("tough-hide", 6), ("iron-bands", 5)])
def test_cards_that_raise_health(card: str, health: int) -> None:
    table = Table("knight", "seer").market("").give(0, card)
    assert (table.s.most[0], table.s.health[0]) == (health, health)


@clause("GL-12.1", "GL-11.4", "GL-11.5")
@pytest.mark.parametrize("card", ["swift-boots", "quick-feet"])
def test_cards_that_may_add_1_to_each_movement_roll(card: str) -> None:
    table = Table("knight", "seer").give(0, f"{card} rope").at("f4", 0).turn(0, "movement 3").do(f"roll {card}")
    table.do("roll rope", "movement 2")
    assert card not in table.asks()  # the re-rolled die is still the same roll
    assert table.prompt(0) == "You rolled 2: move 3?"


@clause("GL-12.1", "GL-12.2", "GL-11.4", "GL-11.5")
@pytest.mark.parametrize("card", ["dragon-lance", "dragonslayer"])
def test_cards_against_dragons(card: str) -> None:
    assert [battle(foe, card).strike(0) for foe in ("red-dragon", "bog-rat")] == [3, 1]


@clause("GL-12.1", "GL-11.4")
def test_lucky_coin_re_rolls_any_own_die() -> None:
    table = (
        Table("knight", "seer").market("").give(0, "lucky-coin").run(DrawFate(0), "fate strange-mentor, fate_roll 2")
    )
    table.do("fate lucky-coin", "fate_roll 6").do("fate on", "ability fame")
    assert table.s.glory[0] == 1
    assert "lucky-coin" in table.at("f5", 0).turn(0, "movement 2").asks()


@clause("GL-8.8", "GL-12.1")
def test_ritual_candle_draws_before_it_keeps() -> None:
    table = Table("warlock", "seer").collect(0, 9).collect(1, 4)
    table.s.fates[0] = table.s.fates[0][5:]  # a set has come back and been drawn by nobody
    table.s.fate_deck = [0] * 40
    table.s.fate_deck[FATES["mud"]] = 1
    table.run(EndOfTurn(0)).do("end ritual-candle", "fate mud, ability riposte")
    assert (table.s.fate_count[0], table.s.fates[0][-1], sum(table.s.fate_deck)) == (10, FATES["mud"], 0)


# -- abilities


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
    assert battle("deep-one", "monster-lore", scene="lair").strike(0) == 3
    assert battle("bog-rat", "monster-lore").strike(0) == 1


@clause("GL-12.1", "GL-11.5")
def test_fairy_friend_gains_with_every_fairy() -> None:
    table = Table("knight", "seer").give(0, "fairy-friend")
    table.s.health[0] = 2
    table.land(0, "f3", "battle coin-fairy")
    assert (table.s.coins[0], table.s.health[0]) == (8, 3)


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


# -- monsters


@clause("GL-12.1", "GL-11.6")
@pytest.mark.parametrize(
    ("foe", "glory", "coins"),
    [("road-bandit", 1, 6), ("young-ogre", 2, 6), ("orc-captain", 2, 7), ("gold-dragon", 5, 8), ("minotaur", 3, 5)],
)
def test_what_a_victory_brings(foe: str, glory: int, coins: int) -> None:
    table = battle(foe)
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1" + (", ability riposte, ability fell-strike" if glory == 5 else ""))
    if glory == 5:
        table.do("keep riposte").s.coins[0] -= 1  # for the fifth glory
    assert (table.s.glory[0], table.s.coins[0]) == (glory, coins)


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
    assert table.facts("strikes") == [{"mine": 1, "theirs": 3, "foe": FOES["basilisk"]}]


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


# -- fairies


@clause("GL-12.1", "GL-11.6", "GL-4b.2")
def test_dawn_path_and_muse_fairy() -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 1
    assert table.land(0, "f3", "battle dawn-fairy").s.health[0] == 4
    assert table.land(0, "f3", "battle muse-fairy, fate buried-purse").s.coins[0] == 8
    table.land(0, "f3", "battle path-fairy")
    table.at("f5", 0).turn(0)
    assert table.asks() == "0: begin on second"
    table.do("begin second").do("travel h4")
    assert (table.where(0), table.s.path[0]) == ("h4", 0)


@clause("GL-12.1", "GL-3.10")
def test_the_fairys_path_is_for_the_next_turn_only() -> None:
    table = Table("knight", "seer").land(0, "f3", "battle path-fairy").at("f5", 0).turn(0)
    table.do("begin on", "movement 1")
    assert table.s.path[0] == 0


# -- lair cards


@clause("GL-12.1", "GL-11.7")
def test_fen_hydra_rises_once() -> None:
    table = battle("fen-hydra", "war-hammer mighty-arm", scene="lair")
    table.s.foe_health = 1
    assert table.round(6, 1).s.foe_health == 2
    table.do("battle first", "strike 6, monster 1, ability riposte, ability fell-strike")
    assert table.s.glory[0] == 5


@clause("GL-8.2", "GL-11.4")
def test_a_card_with_boxes_says_exactly_if_it_is_discarded() -> None:
    texts = GAME.speak("de").texts
    boxed = [thing for thing in TABLES.things if any(effect.boxes for effect in thing.effects)]
    assert len(boxed) > 15
    for thing in boxed:
        assert ("discard" in thing.text) == (not thing.keep), thing.name
        assert ("ablegen" in texts[thing.text] or "leg sie ab" in texts[thing.text]) == (not thing.keep), thing.name


@clause("GL-12.1", "GL-11.7")
def test_frost_queen_dulls_the_first_round() -> None:
    table = battle("frost-queen", "war-hammer mighty-arm", scene="lair")
    assert table.round(6, 1).s.foe_health == 4
    assert table.round(6, 1).s.foe_health == 1
    assert battle("frost-queen", scene="lair").round(6, 1).s.foe_health == 5  # at least 1


@clause("GL-12.1", "GL-11.7")
def test_after_one_round_with_the_frost_queen_power_is_shown_whole() -> None:
    table = battle("frost-queen", "war-hammer", scene="lair")
    assert table.view(0).power[0] == 1
    table.do("battle first", "strike 5, monster 3")  # 1 + 1 + 5 against 3 + 3
    assert (table.s.foe_health, table.asks()) == (5, "0: battle on first")
    assert table.view(0).power[0] == 2
    table = battle("frost-queen", "war-hammer bone-charm", scene="lair").do("battle first", "strike 4, monster 3")
    assert (table.asks(), table.view(0).power[0]) == ("0: strike on bone-charm", 1)  # the first round still goes on
    table.do("strike on")
    assert (table.s.foe_health, table.view(0).power[0]) == (6, 2)  # a tie


@clause("GL-12.1", "GL-12.4", "GL-11.7")
def test_mirror_self_copies_the_hero_without_goods_and_passing_bonuses() -> None:
    table = Table("knight", "seer").market("").give(0, "longsword war-hammer sword-training mighty-arm tough-hide")
    table.give(0, "plate-mail").s.battle_strike[0] = 2
    table.lair("eyrie", "mirror-self", 0).at("k1", 0).fight(0, "mirror-self", "lair")
    s = table.s
    # strike 0, Sword Training 1, in lairs 1; power 1, Mighty Arm 1; health 4, Tough Hide 2, less 1
    assert (s.foe_strike, s.foe_power, s.foe_health) == (2, 2, 5)


@clause("GL-12.1", "GL-11.7")
def test_old_worm_has_coins() -> None:
    table = battle("old-worm", scene="lair")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1, ability riposte, ability fell-strike").do("keep riposte")
    assert (table.s.glory[0], table.s.coins[0]) == (5, 5 + 1 + 3)


@clause("GL-11.7")
@pytest.mark.parametrize("foe", ["ember-tyrant", "deep-one", "bone-king"])
def test_plain_lair_cards(foe: str) -> None:
    table = battle(foe, scene="lair")
    card = TABLES.foes[FOES[foe]]
    assert (table.s.foe_strike, table.s.foe_power, table.s.foe_health) == (card.strike, card.power, card.health)


# -- fates

FATE_CASES: dict[str, tuple[str, dict[str, int]]] = {
    "copper-in-the-ditch": ("", {"coins": 6}),
    "grateful-miller": ("", {"coins": 7}),
    "buried-purse": ("", {"coins": 8}),
    "hole-in-the-pocket": ("", {"coins": 4}),
    "toll-collectors": ("", {"coins": 3}),
    "harvest-fair": ("", {"coins": 6}),
    "war-tax": ("", {"coins": 4}),
    "sweet-spring": ("", {"health": 3}),
    "kind-hermit": ("", {"health": 4}),
    "night-of-deep-sleep": ("", {"health": 4}),
    "twisted-ankle": ("", {"health": 1}),
    "fever": ("", {"health": 1}),
    "warm-wind": ("", {"health": 3}),
    "bitter-frost": ("", {"health": 1}),
    "blessing-of-the-oak": ("", {"health": 3, "most": 5}),
    "whetstone": ("", {"battle_strike": 1}),
    "battle-rage": ("", {"battle_power": 1}),
    "rescued-child": ("", {"glory": 1}),
    "tailwind": ("", {"next_move": 2}),
    "mud": ("", {"next_move": -1}),
    "omen-of-victory": ("", {"next_strike": 2}),
    "omen-of-rust": ("", {"next_strike": -1}),
    "long-summer-day": ("", {"extra": 1}),
    "enchanted-sleep": ("", {"health": 4, "skips": 1}),
    "twin-threads": (", fate buried-purse", {"coins": 8, "fate_count": 2}),
}


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize("fate", list(FATE_CASES))
def test_fates_that_change_a_number(fate: str) -> None:
    table = Table("knight", "seer")
    table.s.health[0] = 2
    before = {field: getattr(table.s, field)[0] for field in FATE_FIELDS}
    chance, expected = FATE_CASES[fate]
    table.run(DrawFate(0), f"fate {fate}{chance}")
    assert {field: getattr(table.s, field)[0] for field in FATE_FIELDS} == before | {"fate_count": 1} | expected


FATE_FIELDS = (
    *("coins", "health", "most", "glory", "battle_strike", "battle_power", "next_move", "next_strike"),
    *("extra", "skips", "fate_count"),
)


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize(("other", "glory", "coins"), [(3, 4, 5), (2, 3, 7)])
def test_underdogs_song_is_for_the_lowest(other: int, glory: int, coins: int) -> None:
    table = Table("knight", "seer")
    table.s.glory = [3, other]
    table.run(DrawFate(0), "fate underdogs-song")
    assert (table.s.glory[0], table.s.coins[0]) == (glory, coins)


@clause("GL-12.1", "GL-11.9")
def test_alms_may_be_paid() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate alms")
    assert table.asks() == "0: pay no yes"
    assert (table.do("pay yes").s.glory[0], table.s.coins[0]) == (1, 2)
    table = Table("knight", "seer")
    table.s.coins[0] = 2
    assert table.run(DrawFate(0), "fate alms").asks() == "0: rest no yes"


@clause("GL-12.1", "GL-11.9", "GL-5.8")
def test_goat_path_leads_a_little_on() -> None:
    table = Table("knight", "seer").at("f4", 0).run(DrawFate(0), "fate goat-path")
    assert set(table.asks().split()[2:]) == {"stay", "f3", "e4", "g4", "f5", "f2", "d4", "h4", "f6"}
    assert table.do("stroll stay").where(0) == "f4"


@clause("GL-12.1", "GL-12.3", "GL-11.9")
def test_fates_that_lead_elsewhere() -> None:
    table = Table("knight", "seer").at("f4", 0).run(DrawFate(0), "fate distant-campfire")
    assert table.asks() == "0: go d4 h4"  # two steps, the edge haven f1 is three away
    assert table.do("go d4").where(0) == "d4"
    table = Table("knight", "seer").at("d4", 0).run(DrawFate(0), "fate distant-campfire")
    assert "d4" not in table.asks()  # the nearest other one
    table = Table("knight", "seer").market("").at("a6", 0).run(DrawFate(0), "fate royal-summons")
    assert table.where(0) == "f6"
    table = Table("knight", "seer").at("g1", 0).run(DrawFate(0), "fate church-bells, quest omens")
    assert table.where(0) == "h1"


@clause("GL-12.3", "GL-11.9")
def test_the_nearest_can_lie_behind_an_endpoint() -> None:
    table = Table("knight", "seer").at("b1", 0).run(DrawFate(0), "fate distant-campfire")
    assert table.where(0) == "f1"  # four steps, over the town d1


@clause("GL-12.1", "GL-11.9")
def test_fates_that_show_cards() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate tavern-gossip")
    assert table.do("peek larkspur", "quest omens").asks() == "0: rest no yes"
    table.run(DrawFate(0), "fate old-bestiary").do("peek eyrie", "lair deep-one")
    assert len(table.view(0).notes) == 2


@clause("GL-12.1", "GL-11.9")
def test_a_peek_with_nothing_to_see_passes() -> None:
    table = Table("knight", "seer")
    table.s.quest_at = (-1,) * 8
    table.s.quest_pool = ()
    assert table.run(DrawFate(0), "fate tavern-gossip").asks() == "0: rest no yes"
    assert table.s.lair_at == (FACE_DOWN,) * 4


@clause("GL-12.1", "GL-11.9", "GL-8.5")
def test_ambush_is_a_battle_on_the_spot() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate ambush, battle muse-fairy, battle bog-rat")
    assert table.asks() == "0: battle on first"
    assert table.round(6, 1).s.glory[0] == 1


@clause("GL-12.1", "GL-11.9")
@pytest.mark.parametrize(
    ("die", "health", "coins", "glory"),
    [(1, 1, 5, 0), (2, 1, 5, 0), (3, 2, 6, 0), (4, 2, 6, 0), (5, 2, 5, 1), (6, 2, 5, 1)],
)
def test_crossroads_gambler_goes_by_the_roll(die: int, health: int, coins: int, glory: int) -> None:
    table = Table("knight", "golem")
    table.s.health[0] = 2
    table.run(DrawFate(0), f"fate crossroads-gambler, fate_roll {die}")
    assert (table.s.health[0], table.s.coins[0], table.s.glory[0]) == (health, coins, glory)


@clause("GL-12.1", "GL-11.9", "GL-8.9")
def test_strange_mentor_wants_a_6_and_a_bonus_helps() -> None:
    table = Table("knight", "seer").run(DrawFate(0), "fate strange-mentor, fate_roll 6, ability riposte")
    assert table.things(0) == "longsword shield riposte"
    table = Table("seer", "knight").run(DrawFate(0), "fate strange-mentor, fate_roll 5")
    table.do("fate animated-cloak-add", "ability riposte")
    assert "riposte" in table.things(0)


@clause("GL-12.1", "GL-11.9")
def test_peddlers_debt_gives_the_cheapest() -> None:
    table = Table("golem", "druid").market("rope longsword travel-rations drum").run(DrawFate(0), "fate peddlers-debt")
    assert table.asks() == "0: take rope travel-rations"
    assert table.refused("take drum") == "GL-12.1 Drum is not the cheapest"
    assert table.refused("take wolf") == "GL-12.1 That is not in the market"
    table.do("take rope", "good talisman")
    assert (table.things(0).split()[-1], table.s.coins[0], table.s.market[0]) == ("rope", 5, GOODS["talisman"])
    assert Table("golem", "druid").market("").run(DrawFate(0), "fate peddlers-debt").asks() == "0: rest no yes"


@clause("GL-12.1", "GL-11.9")
def test_caravan_brings_a_new_market() -> None:
    table = Table("knight", "seer")
    table.run(DrawFate(0), "fate caravan, good rope, good drum, good wolf, good talisman, good ledger")
    assert [TABLES.word("good", good) for good in table.s.market] == ["rope", "drum", "wolf", "talisman", "ledger"]
    assert sum(table.s.goods_pile) == 5


@clause("GL-12.1", "GL-11.9")
def test_travelling_merchant_sells_one() -> None:
    table = Table("knight", "seer").market("rope drum").run(DrawFate(0), "fate travelling-merchant")
    assert table.do("buy rope", "good wolf").asks() == "0: rest no yes"


# -- completeness


def test_every_card_is_named_in_a_test() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    words = [*THINGS, *FOES, *[fate.word for fate in TABLES.fates]]
    plain = {"carrion-crow", "skeleton-guard", "ghoul"}  # nothing but numbers
    assert not [word for word in words if not re.search(rf"(?<![\w-]){word}(?![\w-])", text) and word not in plain]


@clause("GL-12.1")
def test_every_word_of_the_vocabulary_is_used_and_listed() -> None:
    used = {DO[effect.do] for effect in TABLES.effects}
    assert used == set(DO)
    rows = re.findall(r"^\| ([\w, ]+) \|", GAME.rulebook.clauses["GL-12.1"], flags=re.MULTILINE)
    listed = [word for row in rows for word in row.split(", ")]
    assert sorted(listed) == sorted([*DO, "word"])  # and the head of the table

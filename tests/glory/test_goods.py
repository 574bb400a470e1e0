"""GL-11.4: what each good does."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.battles import battle
from tests.glory.table import FATES, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.movement import EndOfTurn


@clause("GL-12.1", "GL-12.2", "GL-11.4")
@pytest.mark.parametrize(("scene", "health"), [("road", 3), ("card", 2)])
def test_wolf_helps_on_battle_spaces_only(scene: str, health: int) -> None:
    table = battle("bog-rat", "wolf", scene=scene)
    table.s.health[0] = 2
    assert table.round(6, 1).s.health[0] == health


@clause("GL-12.1", "GL-11.4")
def test_dancing_dagger_wounds_once_a_battle() -> None:
    table = battle("goblin-scout", "dancing-dagger").round(3, 4)
    assert table.s.foe_health == 1
    assert table.round(3, 4).s.foe_health == 1
    assert battle("bog-rat", "dancing-dagger").do("battle first").s.glory[0] == 1


@clause("GL-12.1", "GL-11.4")
def test_enchanted_diary_peeks_anywhere_outside_battle() -> None:
    table = Table("knight", "seer").give(0, "enchanted-diary").at("f5", 0).turn(0)
    table.do("begin enchanted-diary").do("peek ice-hollow", "lair frost-queen")
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
    assert Table("knight", "seer").give(0, "ledger").market("").land(0, "f6").s.coins[0] == 6


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
def test_cards_against_dragons_and_other_mighty_monsters() -> None:
    foes = ("red-dragon", "young-ogre", "bog-rat")
    assert [battle(foe, "dragon-lance").strike(0) for foe in foes] == [3, 2, 1]
    assert [battle(foe, "dragonslayer").strike(0) for foe in foes] == [3, 1, 1]
    assert [battle(foe, "dragonslayer").power(0) for foe in foes] == [2, 2, 1]


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
    table.s.fate_deck = [0] * len(FATES)
    table.s.fate_deck[FATES["mud"]] = 1
    table.run(EndOfTurn(0)).do("end ritual-candle", "fate mud, ability riposte")
    assert (table.s.fate_count[0], table.s.fates[0][-1], sum(table.s.fate_deck)) == (10, FATES["mud"], 0)

"""GL-9: dragon mode."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.glory.table import FATES, FOES, GAME, GOODS, HEROES, TABLES, THINGS, Table
from tortuga.games.glory.rules.dragons import closest_edge
from tortuga.games.glory.rules.progress import Glory
from tortuga.games.glory.state import A_GOOD, Adventure
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


@clause("GL-9.7", "GL-12.1")
@pytest.mark.parametrize(("dragons", "strike", "power"), [(False, 3, 3), (True, 4, 4)])
def test_dragons_are_mightier_in_dragon_mode(dragons: bool, strike: int, power: int) -> None:
    table = Table("knight", "seer", dragons=dragons).fight(0, "red-dragon")
    assert (table.s.foe_strike, table.s.foe_power) == (strike, power)
    assert "strike 4, power 4" in table.prompt(0) or not dragons


@clause("GL-9.1")
def test_t16_in_dragon_mode_25_glory_win() -> None:
    table = Table("knight", "seer", dragons=True)
    table.s.glory[0] = 20
    table.run(Glory(0, 4))
    assert (table.s.glory[0], table.s.winner) == (24, -1)
    assert table.run(Glory(0, 1)).s.winner == 0


@clause("GL-9.2", "GL-9.3", "GL-9.4", "GL-9.5")
def test_a_dragon_stays_at_its_space_until_it_is_beaten() -> None:
    table = Table("knight", "seer", dragons=True)
    table.land(0, "f3", "battle red-dragon").do("battle on")
    assert table.s.dragons == (TABLES.space_words.index("f3"), FOES["red-dragon"])
    table.land(1, "f3")  # no card is drawn
    health = TABLES.foes[FOES["red-dragon"]].health
    assert (table.asks(), table.s.foe_health) == ("1: battle on first", health)
    table.s.foe_health = 3
    table.do("battle on")
    assert (len(table.s.dragons), sum(table.s.battle_deck)) == (2, sum(TABLES.battle_count) - 1)
    table.land(0, "f3")
    assert table.s.foe_health == health
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1")
    glory = TABLES.foes[FOES["red-dragon"]].glory
    assert [len(table.s.dragons), *table.s.slain, table.s.glory[0]] == [0, FOES["red-dragon"], glory]
    table.land(0, "f3", "battle bog-rat")
    assert FOES["red-dragon"] not in [card for card, count in enumerate(table.s.battle_pile) if count]


@clause("GL-9.5")
def test_the_green_dragon_does_not_come_back_in_dragon_mode() -> None:
    table = Table("knight", "seer", dragons=True).at("f4", 0).fight(0, "green-dragon", "card").do("battle on")
    assert (table.s.dragons[1], table.s.battle_deck[FOES["green-dragon"]]) == (FOES["green-dragon"], 0)
    table = Table("knight", "seer").at("f4", 0).fight(0, "green-dragon", "card").do("battle on")
    assert (table.s.slain, table.s.battle_deck[FOES["green-dragon"]]) == ((), 1)


@clause("GL-9.2", "GL-9.3")
def test_a_dragon_met_anywhere_stays_at_that_space() -> None:
    table = Table("knight", "seer", dragons=True).land(0, "i4", "fate ambush, battle red-dragon").do("battle on")
    assert table.s.dragons == (TABLES.space_words.index("i4"), FOES["red-dragon"])
    assert table.match.log(1)[-1].text == (
        "Red Dragon settles at the eastern edge of the board and waits for whoever comes to i4 (fate)."
    )
    table.land(1, "i4")  # the dragon first
    assert (table.s.foe, table.strike(1)) == (FOES["red-dragon"], 0)
    table.do("battle on", "fate grateful-miller")  # then the fate
    assert (table.s.coins[1], len(table.s.dragons)) == (7, 2)
    table.land(1, "i4")
    table.s.foe_health = 1
    table.do("battle first", "strike 6, monster 1").do("strike on", "fate buried-purse")
    assert [*table.s.dragons, *table.s.slain] == [FOES["red-dragon"]]


@clause("GL-9.2")
@pytest.mark.parametrize(("space", "edge"), [("f3", 0), ("j6", 1), ("f9", 2), ("b6", 3), ("f6", 0)])
def test_the_closest_edge(space: str, edge: int) -> None:
    assert closest_edge(TABLES, TABLES.space_words.index(space)) == edge  # from f6, the middle, all are equally close


@clause("GL-9.3")
def test_who_dies_of_a_dragon_does_not_come_to_its_space() -> None:
    table = Table("knight", "seer", "golem", dragons=True).at("f6", 0).fight(0, "red-dragon", "card").do("battle on")
    table.s.health[1] = 1
    table.land(1, "f6")
    assert table.s.foe == FOES["red-dragon"]
    table.do("battle first", "strike 2, monster 6").do("strike on")
    assert (table.s.alive[1], table.asks()) == (False, "1: rest no yes")


@clause("GL-9.3")
def test_no_battle_card_is_drawn_where_a_dragon_lies_even_if_a_card_orders_it() -> None:
    table = Table("knight", "seer", dragons=True).land(0, "i4", "fate ambush, battle red-dragon").do("battle on")
    table.s.fate_deck[FATES["ambush"]] = 1
    table.land(1, "i4").do("battle on", "fate ambush")
    assert (table.s.foe, table.match.log(0)[-1].text) == (-1, "No battle card is drawn where Red Dragon lies.")
    assert len(table.s.dragons) == 2


@clause("GL-9.6", "GL-11.3")
@pytest.mark.parametrize(
    ("hero", "card"),
    [
        ("adventurer", "veteran-wisdom"),
        ("druid", "wolf"),
        ("ender", "consolidation"),
        ("golem", "walkers-thoughts"),
        ("knight", "bravery"),
        ("totem", "talisman"),
        ("seer", "magic-compass"),
        ("steward", "dancing-dagger"),
        ("warlock", "enchanted-diary"),
    ],
)
def test_every_hero_has_one_more_card_in_dragon_mode(hero: str, card: str) -> None:
    table = Table(hero, *[other for other in HEROES if other != hero][:1], dragons=True)
    assert table.things(0).split()[-1] == card
    thing = TABLES.things[THINGS[card]]
    assert (table.s.goods_deck if card in GOODS else table.s.ability_deck)[thing.card] == 0
    more = {"ender": 1, "golem": 1}.get(hero, 0)  # Consolidation, Iron Bands
    assert table.s.most[0] == TABLES.heroes[HEROES[hero]].health + more


@clause("GL-9.6")
@pytest.mark.parametrize("seed", range(8))
def test_the_card_of_dragon_mode_is_taken_before_the_market_is_laid(seed: int) -> None:
    s = GAME.set_up(TABLES, 4, GAME.read_options({"dragons": True, "heroes": "dealt"}, 4), FastDice(seed))
    assert isinstance(s, Adventure)
    advance(s)
    while type(s.open[0][0]).__name__ == "ChooseStart":
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    for seat in range(4):
        hero = TABLES.heroes[s.hero[seat]]
        assert list(s.cards[seat][:4]) == [hero.special, *hero.goods, hero.dragon]
        thing = TABLES.things[hero.dragon]
        if thing.kind == A_GOOD and TABLES.goods_count[thing.card] == 1:
            assert thing.card not in s.market
    assert min(s.goods_deck + s.ability_deck) == 0

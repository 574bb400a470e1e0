"""GL-8: decks that run out, and fairies that are passed over."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.clauses import clause
from tests.glory.table import FATES, FOES, GOODS, TABLES, Pause, Table
from tortuga.games.glory.rules.battle_space import DrawBattle
from tortuga.games.glory.rules.decks import draw_good
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.hero import fates_left
from tortuga.games.glory.rules.setup import LayMarket
from tortuga.games.glory.state import BY_CARD, FAIRY_CARD, GO_ON, NONE, ROAD
from tortuga.kernel.dice import FastDice
from tortuga.kernel.machine import advance, choose


@clause("GL-8.5")
@pytest.mark.parametrize("scene", [BY_CARD, ROAD])
def test_a_fairy_is_passed_over_whenever_a_battle_card_is_drawn(scene: int) -> None:
    table = Table("knight", "seer").run(DrawBattle(0, scene), "battle coin-fairy, battle blade-fairy, battle bog-rat")
    assert (table.s.coins[0], table.s.foe) == (5, FOES["bog-rat"])
    assert table.s.battle_pile[FOES["coin-fairy"]] == 1


@clause("GL-8.5")
def test_with_only_fairies_left_there_is_no_battle() -> None:
    table = Table("knight", "seer")
    fairies = [int(foe.kind == FAIRY_CARD) for foe in TABLES.foes[: TABLES.first_lair]]
    table.s.battle_deck = fairies
    assert table.run(DrawBattle(0, BY_CARD)).s.foe == -1
    table.s.battle_deck = [0] * len(fairies)
    assert table.run(DrawBattle(0, ROAD)).s.foe == -1


@clause("GL-8.7")
def test_an_empty_deck_is_made_anew() -> None:
    table = Table("knight", "seer")
    table.s.battle_deck = [0] * TABLES.first_lair
    table.s.battle_pile = [1] + [0] * (TABLES.first_lair - 1)
    table.run(DrawBattle(0, ROAD), "battle goblin-scout")
    assert (sum(table.s.battle_pile), table.told()[0]) == (0, "reshuffled")


@clause("GL-8.7")
def test_a_deck_is_made_anew_when_its_last_card_is_drawn() -> None:
    table = Table("knight", "seer")
    table.s.battle_deck = [0] * len(TABLES.battle_count)
    table.s.battle_deck[FOES["green-dragon"]] = 1
    table.s.battle_pile = TABLES.battle_count[:]
    table.s.battle_pile[FOES["green-dragon"]] = 0
    table.run(DrawBattle(0, ROAD), "battle green-dragon")
    assert (sum(table.s.battle_pile), sum(table.s.battle_deck)) == (0, sum(TABLES.battle_count) - 1)
    assert table.told()[0] == "reshuffled"
    table.do("battle on")
    assert table.s.battle_deck == TABLES.battle_count  # shuffled in among all the others


@clause("GL-8.7")
def test_the_green_dragon_does_not_come_again_for_ever() -> None:
    table = Table("knight", "seer")
    table.s.dice = FastDice(7)
    dragon = FOES["green-dragon"]
    met = []
    for _ in range(200):
        table.s.open, table.s.agenda = [], [Pause()]
        table.s.then(DrawBattle(0, BY_CARD))
        advance(table.s)
        met.append(table.s.foe)
        choose(table.s, 0, GO_ON)
    assert met.count(dragon) < 40
    assert max(len(list(run)) for card, run in groupby(met) if card == dragon) < 6


@clause("GL-8.7")
def test_a_deck_without_discards_is_made_anew_later() -> None:
    table = Table("knight", "seer").market("")
    table.s.goods_deck = [0] * len(GOODS)
    table.s.goods_deck[GOODS["rope"]] = 1
    table.s.agenda = []
    table.run(LayMarket(), "good rope")
    assert (table.s.market[1:], sum(table.s.goods_deck)) == ((NONE,) * 4, 0)
    table.s.goods_pile[GOODS["drum"]] = 1
    table.s.dice = FastDice(1)
    assert draw_good(table.s) == GOODS["drum"]


@clause("GL-8.8")
def test_t20_complete_sets_of_fates_come_back() -> None:
    table = Table("knight", "seer").collect(0, 7).collect(1, 4)
    table.s.fate_deck = [0] * len(FATES)
    kept = table.s.fates[0]
    assert fates_left(table.s) > 0
    assert TABLES.fates[kept[0]].word == "twin-threads"
    table.s.fates[0] = kept = (FATES["travelling-merchant"], *kept[1:])
    table.market("").run(DrawFate(1), "fate travelling-merchant, ability fell-strike")
    assert (table.s.fates[0], table.s.fate_count) == (kept[5:], [7, 5])
    assert table.match.log(0)[0].text == "No fate is left: complete sets of fates become the new deck."
    assert "reshuffled" not in table.told()
    assert sum(table.s.fate_deck) == 4


@clause("GL-8.8")
def test_without_any_fate_none_is_drawn() -> None:
    table = Table("knight", "seer").collect(0, 4)
    table.s.fate_deck = [0] * len(FATES)
    assert table.run(DrawFate(1)).s.fate_count == [4, 0]

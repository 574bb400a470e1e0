"""GL-6: what glory and fates bring."""

from __future__ import annotations

from tests.clauses import clause
from tests.glory.table import TABLES, THINGS, Table
from tortuga.games.glory.rules.fates import DrawFate
from tortuga.games.glory.rules.progress import Glory


@clause("GL-6.1")
def test_t8_passing_5_brings_an_ability_and_a_coin() -> None:
    table = Table("knight", "seer")
    table.s.glory[0] = 4
    table.run(Glory(0, 2), "ability fame, ability sword-training")
    assert (table.s.glory[0], table.s.coins[0], table.asks()) == (6, 6, "0: keep sword-training fame")
    assert table.refused("keep wealth") == "GL-6.1 You did not draw that ability"
    table.do("keep sword-training")
    assert (table.things(0), table.strike(0)) == ("longsword shield sword-training", 2)
    assert table.s.ability_pile[TABLES.things[THINGS["fame"]].card] == 1


@clause("GL-6.1")
def test_two_multiples_at_once_bring_it_twice() -> None:
    table = Table("knight", "seer")
    table.s.glory[0] = 4
    table.run(Glory(0, 6), "ability fell-strike, ability sword-training")
    assert table.s.coins[0] == 7
    table.do("keep fell-strike", "ability sword-training, ability mighty-arm").do("keep mighty-arm")
    assert table.things(0) == "longsword shield fell-strike mighty-arm"


@clause("GL-6.1")
def test_no_multiple_no_ability() -> None:
    table = Table("knight", "seer")
    table.s.glory[0] = 5
    assert table.run(Glory(0, 4)).s.glory[0] == 9


@clause("GL-8.14")
def test_without_any_ability_none_is_drawn_and_all_are_told() -> None:
    table = Table("totem", "seer").collect(1, 4)
    table.s.ability_deck = [0] * len(TABLES.ability_count)
    table.s.glory[0] = 4
    table.run(Glory(0, 1))
    assert (table.s.coins[0], table.s.most[0], table.asks()) == (6, 3, "0: rest no yes")  # the coin comes all the same
    assert table.told()[-1] == "no_ability"
    assert table.run(DrawFate(1), "fate buried-purse").told().count("no_ability") == 2


@clause("GL-8.14", "GL-12.1")
def test_the_last_ability_is_drawn_and_the_totem_grows_once() -> None:
    table = Table("totem", "seer")
    table.s.ability_deck = [0] * len(TABLES.ability_count)
    table.s.ability_deck[TABLES.things[THINGS["riposte"]].card] = 1
    table.s.glory[0] = 4
    table.run(Glory(0, 6), "ability riposte")  # two multiples, one card
    assert (table.s.most[0], table.things(0).split()[-1], table.told().count("no_ability")) == (5, "riposte", 1)


@clause("GL-6.2")
def test_t9_the_fifth_fate_brings_an_ability() -> None:
    table = Table("knight", "seer").collect(0, 4)
    table.run(DrawFate(0), "fate buried-purse, ability mighty-arm")
    assert (table.s.fate_count[0], table.things(0), table.s.coins[0]) == (5, "longsword shield mighty-arm", 8)


@clause("GL-6.3")
def test_t12_the_first_with_15_skips_a_turn() -> None:
    table = Table("knight", "seer")
    table.s.glory = [14, 14]
    table.run(Glory(0, 1), "ability fell-strike, ability sword-training").do("keep fell-strike")
    table.run(Glory(1, 1), "ability mighty-arm, ability sword-training").do("keep mighty-arm")
    assert (table.s.fifteen, table.s.skips) == (0, [1, 0])
    assert table.turn(0).told()[-1] == "skipped"
    assert table.s.skips == [0, 0]
    assert table.at("f5", 0).turn(0, "movement 6").told()[-1] == "rolled"


@clause("GL-6.4")
def test_cards_lie_open() -> None:
    table = Table("knight", "seer").give(0, "fell-strike").collect(0, 2)
    for seat in (-1, 1):
        view = table.view(seat)
        assert view.cards[0] == table.s.cards[0]
        assert view.fates[0] == table.s.fates[0]

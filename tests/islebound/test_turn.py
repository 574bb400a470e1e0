"""A turn (IB-3)."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import Table


@clause("IB-3.1")
def test_one_action_and_free_actions_around_it() -> None:
    table = Table().at(red="suns-rest").give("red", coins=30, units="serpent-a", books=1).move("red")
    table.do("sail rockslide").at(red="suns-rest")
    assert table.asks() == "red: act end visit hunt buy-cathedral buy-palace buy-museum"
    table.turn("red").do("act event-1 | event forest-fire", "act hunt", "act buy-museum | building market")
    assert not table.offers("act hunt")
    assert table.refuses("act hunt") == ("IB-3.1", "You have already taken your action this turn")
    assert table.refuses("act visit")[1] == "You have already taken your action this turn"
    assert table.do("act buy-palace | building mansion", "act end").asks() == ""


@clause("IB-3.2")
def test_a_turn_can_end_without_an_action() -> None:
    table = Table().at(red="suns-rest").turn("red")
    assert table.do("act end").asks() == ""
    assert table.s.coins[0] == 7


@clause("IB-3.3")
def test_free_actions_do_not_use_up_the_action() -> None:
    table = Table().at(red="suns-rest").give("red", units="serpent-a", coins=10).turn("red")
    table.do("act event-1 | event forest-fire", "act buy-museum | building market")
    assert table.offers("act hunt")


@clause("IB-3.4")
def test_steps_come_in_order_and_can_be_left_out() -> None:
    table = Table().visit("red", "rockslide")
    assert table.asks() == "red: deal none 1"
    table.do("deal none", "deal 1")
    assert (table.s.books[0], table.s.renown[0]) == (0, 1), "the book was left out, the renown taken"
    table = Table().own(red="undervall").visit("red", "undervall")
    assert table.asks().startswith("red: hire"), "nobody is below deck, so the rest passes by itself"

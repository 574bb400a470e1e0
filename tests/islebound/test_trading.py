"""The Trading variant (IB-18)."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.islebound.owner import owner
from tests.islebound.table import TABLES, Table


def market(data: Path | None = None) -> Table:
    table = (
        Table(trading=True, data=data)
        .at(red="morlim", yellow="morlim")
        .give("red", wood=3, books=1, units="ichor pirate-a")
    )
    return table.give("yellow", wood=6, fish=2, units="pirate-b pirate-b pirate-c serpent-a")


@clause("IB-18.1")
def test_trading_is_with_a_ship_here_and_in_the_own_turn() -> None:
    assert Table().at(red="morlim", yellow="morlim").turn("red").refuses("act trade")[1].startswith("This game")
    assert market().at(yellow="borsham").turn("red").refuses("act trade") == (
        "IB-18.1",
        "No other ship is in your region",
    )
    table = market().turn("red").do("act trade")
    assert table.asks() == (
        "red: offer give-wood give-book give-pirate-a take-wood take-fish take-pirate-b take-pirate-c take-serpent-a "
        "withdraw"
    )
    assert table.refuses("offer give-ichor") == ("IB-18.1", "Ichor cannot be traded")
    assert table.refuses("offer give-fish") == ("IB-18.1", "There are not that many to trade")
    moving = market().at(red="ratnest").move("red")
    assert moving.asks().startswith("red: sail"), "not before the move"
    assert not moving.offers("act trade")
    assert moving.do("sail morlim").offers("act trade")
    assert not moving.do("act visit").offers("act trade"), "not inside an action"
    three = market().at(blue="morlim").turn("red").do("act trade")
    assert three.asks() == "red: trade 1 2"
    assert three.refuses("trade 0")[0] == "IB-18.1"


@clause("IB-18.2", "IB-18.3")
def test_a_trade_needs_consent_and_may_be_uneven() -> None:
    steps = ("offer give-wood", "offer give-book", "offer take-pirate-b", "offer take-pirate-b", "offer take-pirate-c")
    table = market().turn("red").do("act trade", *steps, "offer propose")
    assert table.asks() == "yellow: agree no yes"
    assert table.match.decisions[0].prompt == "Red offers you 1 wood, 1 book for 2 pirate b, 1 pirate c: agree?"
    table.do("agree yes")
    assert table.units("red") == "pirate-a pirate-b pirate-b pirate-c ichor"
    assert (table.s.wood, table.s.books) == ([2, 7, 0], [0, 1, 0])
    refused = market().turn("red").do("act trade", *steps, "offer propose", "agree no")
    assert refused.s.wood == [3, 6, 0]


@clause("IB-18.3")
def test_same_for_same_and_nothing_for_nothing_are_refused() -> None:
    table = market().turn("red").do("act trade")
    assert table.refuses("offer propose") == ("IB-18.3", "Each side must gain something")
    table.do("offer give-wood")
    assert table.refuses("offer take-wood") == ("IB-18.3", "Both sides cannot give the same kind")
    assert table.refuses("offer propose")[1] == "Each side must gain something"
    table.do("offer give-pirate-a")
    assert table.refuses("offer take-pirate-b")[1] == "Both sides cannot give the same kind"
    assert table.offers("offer take-serpent-a")
    table.do("offer give-wood", "offer give-wood")
    assert table.refuses("offer give-wood")[1] == "There are not that many to trade"


@clause("IB-18.3")
def test_a_kind_on_both_sides_is_refused_beside_other_things() -> None:
    """A pirate and wood for a pirate and fish: with a piece thrown in, 1 wood for 6 would be back."""
    table = market().turn("red").do("act trade", "offer give-pirate-a", "offer give-wood", "offer take-fish")
    assert table.refuses("offer take-pirate-b") == ("IB-18.3", "Both sides cannot give the same kind")
    assert table.refuses("offer take-wood") == ("IB-18.3", "Both sides cannot give the same kind")
    assert table.do("offer take-fish", "offer propose", "agree yes").s.fish == [2, 0, 0]


@clause("IB-18.4")
def test_what_a_trade_sets_off() -> None:
    table = market().give("yellow", buildings="library school-of-war underriver-gate").give("red", units="serpent-b")
    table.s.units[0] = (*table.s.units[0][:-1], 0)  # Ichor lies aside
    table.turn("red").do(
        "act trade", "offer give-book", "offer give-serpent-b", "offer take-fish", "offer propose", "agree yes"
    )
    assert (table.s.renown[1], table.s.books[1]) == (0, 1)
    assert table.units("yellow") == "pirate-b pirate-b pirate-c serpent-a serpent-b ichor"


@clause("IB-18.4")
def test_received_cargo_must_fit() -> None:
    table = market().give("yellow", wood=6, fish=4).turn("red")
    table.do("act trade", "offer give-wood", "offer give-wood", "offer take-pirate-b", "offer propose", "agree yes")
    assert table.asks() == "yellow: dump 0 1 2"
    table.do("dump 0")
    assert (table.s.wood[1], table.s.fish[1]) == (8, 2)


@clause("IB-18.5")
def test_three_offers_a_turn() -> None:
    table = market().turn("red")
    for _ in range(2):
        table.do("act trade", "offer withdraw")
    table.do("act trade", "offer give-wood", "offer take-fish", "offer propose", "agree no")
    assert table.refuses("act trade") == ("IB-18.5", "You have made all your offers for this turn")
    assert table.turn("red").offers("act trade"), "the next turn has three again"


@clause("IB-18.5")
def test_trades_that_are_agreed_go_on() -> None:
    table = market().turn("red").do("act trade", "offer withdraw")
    for _ in range(2):
        table.do("act trade", "offer give-wood", "offer take-fish", "offer propose", "agree yes")
        table.do("act trade", "offer give-fish", "offer take-wood", "offer propose", "agree yes")
    assert (table.s.offers, table.s.trades, table.s.wood[0]) == (1, 4, 3)
    assert table.offers("act trade")
    table.s.trades = TABLES.trades - 1
    table.do("act trade", "offer give-wood", "offer take-fish", "offer propose", "agree yes")
    assert table.refuses("act trade") == ("IB-18.5", "You have made all your trades for this turn")


@clause("IB-18.5")
def test_an_owner_can_change_the_limits_of_trading(tmp_path: Path) -> None:
    one = market(owner(tmp_path, "numbers.toml", ("trade_offers = 3", "trade_offers = 1"))).turn("red")
    assert one.do("act trade", "offer withdraw").refuses("act trade")[0] == "IB-18.5"
    free = owner(tmp_path, "numbers.toml", ("trade_offers = 3", "trade_offers = 0"), ("trades = 30", "trades = 0"))
    table = market(free).turn("red")
    for _ in range(TABLES.trade_offers + 1):
        table.do("act trade", "offer withdraw")
    table.s.trades = TABLES.trades + 1
    assert table.offers("act trade"), "as in the printed rules"

"""Crew and cargo (IB-11)."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import TABLES, Table
from tortuga.games.islebound.state import EMPTY


@clause("IB-11.1", "IB-11.4")
def test_exhausting_takes_both_skills() -> None:
    table = Table().give("red", deck="administrate-work").visit("red", "rockslide", "deal 1", "deal 1")
    assert table.crew("red") == ("", "administrate-work", "")
    assert table.visit("red", "grenille", "deal 1").s.wood[0] == 2


@clause("IB-11.2")
def test_resting() -> None:
    table = Table().give("red", deck="work", below="sail", injured="combat-sail").visit("red", "crimsika", "rest yes")
    assert table.crew("red") == ("work sail", "combat-sail", "")
    assert table.visit("red", "crimsika", "rest yes").crew("red") == ("work sail combat-sail", "", "")


@clause("IB-11.3")
def test_hiring() -> None:
    log = Table().visit("red", "morlim", "hire 2 | crew negotiate-sail").log("blue")
    assert log[-2:] == [
        "Red hires administrate and combat for 1 coin.",
        "Next in the crew stack: negotiate and sail.",
    ]
    table = Table().visit("red", "morlim")
    assert table.asks() == "red: hire none 1 2 3"
    table.do("hire 2 | crew negotiate-sail", "deal none")
    assert (table.s.coins[0], table.crew("red")[0]) == (6, "administrate work administrate-combat")
    words = [TABLES.word("crew", c) for c in (*table.s.crew_row, table.s.crew_top)]
    assert words == ["administrate-sail", "administrate-negotiate", "administrate-work", "negotiate-sail"]


@clause("IB-11.3")
def test_an_empty_crew_stack() -> None:
    table = Table().give("red", deck="administrate administrate administrate")
    table.s.crew_top, table.s.crew_left = EMPTY, ()
    table.visit("red", "morlim", "hire 3", "deal none")
    assert table.s.crew_row[0] == EMPTY
    table.visit("red", "morlim", "exhaust administrate")
    assert table.asks() == "red: hire none 2 3"
    assert table.refuses("hire 1") == ("IB-11.3", "Nobody is left in that place of the row")


@clause("IB-11.5")
def test_the_hold_carries_ten() -> None:
    table = Table().give("red", wood=8, fish=1).visit("red", "the-grotto", "deal 1")
    assert table.asks() == "red: dump 0 1 2 3 4"
    assert table.refuses("dump 5") == ("IB-11.5", "Throw away exactly what is too much, and no more than you have")
    table.do("dump 3")
    assert (table.s.wood[0], table.s.fish[0]) == (5, 5)
    table = Table().give("red", fish=9).visit("red", "the-grotto", "deal 1")
    assert table.s.fish[0] == 10, "only fish: no question"


@clause("IB-11.6")
def test_no_limit_on_crew_and_units() -> None:
    table = Table().give("red", units=" ".join(["pirate-a"] * 5 + ["pirate-b"] * 5 + ["pirate-c"] * 4))
    table.visit("red", "marhaven", "deal 1 | pirate pirate-c")
    assert len(table.units("red").split()) == 15
    table.give("red", deck=" ".join(["administrate"] * 14)).visit("red", "morlim", "hire 3 | crew work-sail")
    assert len(table.s.deck_crew[0]) == 14

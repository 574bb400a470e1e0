"""The Raid variant (IB-16)."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import Table


def raid(**things: object) -> Table:
    return Table(raid=True).at(red="morlim", yellow="morlim").give("red", **things)


@clause("IB-16.1")
def test_a_raid_needs_a_ship_in_the_region() -> None:
    assert Table().at(red="morlim", yellow="morlim").turn("red").refuses("act raid") == (
        "IB-16.1",
        "This game is played without that variant",
    )
    alone = Table(raid=True).at(red="morlim").turn("red")
    assert alone.refuses("act raid") == ("IB-16.1", "No other ship is in your region")
    table = raid().at(blue="morlim").turn("red").do("act raid")
    assert table.asks() == "red: raid 1 2"
    assert table.refuses("raid 0") == ("IB-16.1", "Red is not in your region")


@clause("IB-16.2", "IB-16.3", "IB-16.4")
def test_more_hits_may_take_the_difference() -> None:
    table = raid(units="pirate-a pirate-b serpent-a", deck="combat-sail work", below="work-combat", wood=2)
    table.give("yellow", units="pirate-c").turn("red").do("act raid | die 4, die 6, die 5, die 3")
    assert table.asks() == "red: plunder no yes"
    table.do("plunder yes")
    assert table.s.coins == [10, 4, 7]
    assert (table.units("red"), table.units("yellow")) == ("pirate-a pirate-b serpent-a", "pirate-c")
    assert table.crew("red") == ("work combat-sail", "work-combat", "")
    assert not table.offers("act hunt"), "it was the action"


@clause("IB-16.3")
def test_the_raided_player_can_win() -> None:
    table = raid().give("yellow", units="pirate-c pirate-c").turn("red").do("act raid | die 6, die 4")
    assert table.asks() == "yellow: plunder no yes"
    assert table.do("plunder no").s.coins == [7, 7, 7]
    table.turn("red").do("act raid | die 6, die 4", "plunder yes")
    assert table.s.coins == [5, 9, 7]


@clause("IB-16.3")
def test_a_tie_brings_nothing_and_nobody_pays_more_than_they_have() -> None:
    table = raid(units="pirate-a").give("yellow", units="pirate-a").turn("red").do("act raid | die 4, die 6")
    assert table.s.coins == [7, 7, 7]
    table = raid(units="pirate-a pirate-a").give("yellow", coins=0).turn("red").do("act raid | die 4, die 6")
    assert table.s.coins == [7, 0, 7]


@clause("IB-16.2")
def test_ten_dice_a_side() -> None:
    units = " ".join(["pirate-a"] * 5 + ["pirate-b"] * 5 + ["pirate-c"] * 2)
    table = raid(units=units, deck="combat-sail").turn("red").do("act raid | " + ", ".join(["die 1"] * 10))
    assert table.s.coins == [7, 7, 7]

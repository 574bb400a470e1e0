"""Diplomacy (IB-7)."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import TOWNS, Table


def talks(town: str, cubes: str, **things: object) -> Table:
    return Table().at(red=town).cubes(cubes).give("red", **things).turn("red")


@clause("IB-7.1")
def test_only_blue_banners_of_others_are_open_to_diplomacy() -> None:
    assert talks("zilliam", "...rrrr").offers("act diplomacy")
    assert talks("ratnest", "...rrrr").refuses("act diplomacy")[1].startswith("Ratnest has no blue banner")
    table = Table().own(red="zilliam").at(red="zilliam").cubes("...rrrr").turn("red")
    assert table.refuses("act diplomacy") == ("IB-7.1", "Zilliam is already yours")
    farwold = Table().at(red="farwold").cubes("...rrrr").give("red", units="pirate-a").turn("red")
    assert farwold.offers("act diplomacy")
    assert farwold.offers("act attack")


@clause("IB-7.2", "IB-7.5")
def test_paying_with_cubes() -> None:
    table = talks("rockslide", "ry.rrr.r").do("act diplomacy")
    assert table.asks() == "red: spend slot-1 slot-4 slot-5 slot-6 slot-8"
    assert table.refuses("spend slot-2") == ("IB-7.2", "None of your cubes is there")
    table.do("spend slot-8", "spend slot-5")
    assert (table.track(), table.owner("rockslide"), table.s.coins[0]) == ("ry.r.r", "red", 12)
    assert table.asks() == "red: enter no yes"
    assert table.do("enter yes", "deal 1").s.books[0] == 1
    assert table.crew("red")[1] == "", "no entry cost"


@clause("IB-7.2", "IB-7.5", "IB-6.11")
def test_an_opponents_town_costs_two_more() -> None:
    table = Table().own(blue="rockslide").at(red="rockslide").cubes("...rrr").turn("red")
    assert table.refuses("act diplomacy") == ("IB-7.4", "Your influence is not enough for Rockslide")
    table = Table().own(blue="rockslide").at(red="rockslide").cubes("...rrrr").turn("red")
    cubes = table.s.cubes(2)
    table.do("act diplomacy", *[f"spend slot-{n}" for n in (4, 5, 6)])
    assert (table.owner("rockslide"), table.s.coins, table.s.cubes(2)) == ("red", [12, 7, 7], cubes + 1)


@clause("IB-7.3")
def test_negotiators_add_influence() -> None:
    table = talks("rockslide", "...rr", deck="work-negotiate administrate").do("act diplomacy")
    assert table.asks() == "red: spend slot-4 slot-5 crew-work-negotiate"
    assert table.refuses("spend crew-administrate")[0] == "IB-7.3"
    table.do("spend crew-work-negotiate", "spend slot-4")
    assert table.owner("rockslide") == "red"
    assert table.crew("red") == ("administrate", "work-negotiate", "")
    alone = talks("fels-garden", "", deck=" ".join(["work-negotiate"] * 4)).do("act diplomacy")
    assert alone.owner("fels-garden") == "red"


@clause("IB-7.4")
def test_all_or_nothing_and_no_change() -> None:
    assert talks("rockslide", "...rr").refuses("act diplomacy")[0] == "IB-7.4"
    table = talks("rockslide", ".......rrr").do("act diplomacy", "spend slot-8", "spend slot-9")
    assert table.track() == ".........r", "6 were paid for 5"
    assert TOWNS["rockslide"] in [r for r, owner in enumerate(table.s.owner) if owner == 0]


@clause("IB-7.3", "IB-7.5")
def test_cubes_and_a_negotiator_win_morlim() -> None:
    table = Table().at(red="morlim").cubes("...rr").give("red", deck="combat-negotiate").turn("red")
    table.do("act diplomacy", "spend slot-4", "spend slot-5")
    assert (table.track(), table.crew("red")[1], table.s.coins[0]) == ("", "combat-negotiate", 12)
    assert table.asks() == "red: enter no yes"

"""The worked examples X1 to X24 of the rulebook, one test each."""

from __future__ import annotations

from tests.clauses import clause
from tests.islebound.table import TABLES, UNITS, Table
from tortuga.games.islebound.rules.attack import needed
from tortuga.games.islebound.rules.goods import gain_renown
from tortuga.games.islebound.rules.influence import place_cubes
from tortuga.games.islebound.state import NO_SKIP
from tortuga.kernel.dice import RecordedDice


@clause("IB-4.1", "IB-4.4")
def test_x1_from_the_port_by_suns_rest_to_undervall() -> None:
    table = Table().move("red")
    assert table.offers("sail undervall")
    assert not table.offers("sail borsham")
    assert table.do("sail undervall").s.fish[0] == 0
    assert Table().give("red", fish=1).move("red").offers("sail borsham")


@clause("IB-1.8", "IB-6.7")
def test_x2_the_table_of_a_serpent() -> None:
    assert TABLES.unit_dice[UNITS["serpent-a"]] == [0, 0, 2, 2, 3, 3]


@clause("IB-9.1")
def test_x3_scholars_dispute() -> None:
    table = Table().events("scholars-dispute").at(red="morlim").give("red", books=1).turn("red")
    table.do("act event-1 | event mine-collapse")
    assert (table.crew("red")[1], table.s.books[0], table.track()) == ("work", 0, "rrr")
    assert table.shown("event")[0] == "mine-collapse"


@clause("IB-12.2")
def test_x4_six_and_three() -> None:
    table = Table().give("red", renown=6)
    assert isinstance(table.s.dice, RecordedDice)
    table.s.dice.coming = ["token 2-wood"]
    gain_renown(table.s, 0, 3)
    assert (table.s.renown[0], table.s.tokens[0], table.s.coins[0]) == (2, (0,), 9)


@clause("IB-13.1")
def test_x5_two_pirates_and_two_serpents() -> None:
    table = Table().own(red="borsham").give("red", deck="work sail", wood=4, coins=2).visit("red", "borsham")
    table.do(
        "deal 1 | pirate pirate-a",
        "deal 1 | pirate pirate-a",
        "deal 1 | serpent serpent-a",
        "deal 1 | serpent serpent-b",
    )
    assert table.units("red") == "pirate-a pirate-a serpent-a serpent-b"
    assert table.crew("red") == ("work sail", "", "")


@clause("IB-13.12")
def test_x6_two_serpents_at_most() -> None:
    table = Table().give("red", deck="work sail", fish=6).visit("red", "suns-rest")
    table.do("deal 1 | serpent serpent-a", "deal 1 | serpent serpent-b")
    assert table.s.fish[0] == 2
    assert not table.offers("deal 1")


@clause("IB-15.7")
def test_x7_house_of_commons_twice() -> None:
    table = Table().events("empty-nets").give("red", buildings="house-of-commons", fish=4, books=2).cubes("y")
    table.at(red="the-grotto").turn("red").do("act event-1", "skip yes | event forest-fire")
    assert table.track() == "y.rrr"
    table.visit("red", "crimsika", "deal 1", "skip yes", "deal 1")
    assert table.track() == "y.rrrrr", "the same slot is left free, and the next two filled"


@clause("IB-12.3", "IB-12.5")
def test_x8_brag_of_your_city() -> None:
    table = Table().give("red", buildings="bridge tavern").give("blue", buildings="market mansion library")
    table.visit("red", "farwold", "brag 1 | reputation brag-of-your-fleet")
    assert table.s.renown == [3, 0, 3]
    assert [(seat, facts["number"]) for seat, facts in table.told("renown")] == [("red", 1), ("red", 2), ("blue", 3)]


@clause("IB-5.2", "IB-5.4")
def test_x9_a_coin_and_a_clerk() -> None:
    table = Table().visit("red", "farwold")
    assert (table.s.treasure, table.s.coins[0], table.crew("red")[1]) == (1, 6, "administrate")


@clause("IB-5.3")
def test_x10_to_the_owner() -> None:
    table = Table().own(yellow="farwold").visit("red", "farwold")
    assert (table.s.treasure, table.s.coins, table.crew("red")[1]) == (0, [6, 8, 7], "administrate")


@clause("IB-5.5")
def test_x11_ones_own_town() -> None:
    table = Table().own(red="farwold").visit("red", "farwold")
    assert (table.s.treasure, table.s.coins[0], table.crew("red")[1]) == (0, 7, "")


@clause("IB-10.5")
def test_x12_two_fish_and_two_wood() -> None:
    table = Table().row("library market palace museum jeweller").own(red="stratic").give("red", wood=2, fish=2)
    table.visit("red", "stratic", "build jeweller | building bridge")
    assert (table.s.wood[0], table.s.fish[0], table.s.coins[0], table.city("red")) == (0, 0, 7, "jeweller")


@clause("IB-10.1", "IB-10.6")
def test_x13_a_building_of_two() -> None:
    table = Table().row("library market palace museum harbor-office").at(red="morlim").turn("red")
    table.do("act buy-harbor-office | building bridge")
    assert (table.s.coins[0], table.match.result.parts[0]["buildings"]) == (5, 2)


@clause("IB-8.1", "IB-8.2")
def test_x14_the_treasure_map() -> None:
    assert Table().at(red="morlim").turn("red").do("act hunt").s.coins[0] == 8
    table = Table().at(red="morlim")
    table.s.treasure = 5
    assert table.turn("red").do("act hunt").s.coins[0] == 12
    assert table.s.treasure == 0


@clause("IB-6.2", "IB-6.11", "IB-7.2")
def test_x15_seven_for_five() -> None:
    table = Table().own(blue="rockslide").at(red="rockslide").cubes(".......rrr").turn("red")
    assert needed(table.s, 0) == 7
    table.do("act diplomacy", "spend slot-8", "spend slot-9")
    assert table.s.coins[0] == 12


@clause("IB-18.3")
def test_x16_trades() -> None:
    table = Table(trading=True).at(red="morlim", yellow="morlim").give("red", wood=1, books=1)
    table.give("yellow", wood=6, units="pirate-a pirate-b pirate-c").turn("red").do("act trade", "offer give-wood")
    assert not table.offers("offer take-wood")
    table.do("offer give-book", "offer take-pirate-a", "offer take-pirate-b", "offer take-pirate-c")
    assert table.do("offer propose", "agree yes").units("red") == "pirate-a pirate-b pirate-c"


@clause("IB-2.7", "IB-9.2")
def test_x17_the_third_slot_with_two_players() -> None:
    table = Table(2)
    place_cubes(table.s, 0, 1, NO_SKIP)
    assert table.track() == "##r"


@clause("IB-12.6")
def test_x18_nine_count_as_seven() -> None:
    table = Table().brags("brag-of-your-learning", "brag-of-your-crew").give("blue", books=9)
    table.visit("red", "farwold", "brag 1 | token 2-wood, reputation brag-of-your-fleet")
    assert len(table.s.tokens[2]) == 1
    assert table.s.renown[2] == 0


@clause("IB-20.1", "IB-20.2")
def test_x19_the_first_of_six() -> None:
    table = Table(six_buildings=True).give("red", coins=9, books=4).at(red="morlim").turn("red")
    assert table.do("act buy-academy-of-builders | building market").s.coins[0] == 1


@clause("IB-11.2")
def test_x20_two_rests() -> None:
    table = Table().give("red", injured="work", deck="administrate").visit("red", "crimsika", "rest yes")
    assert table.crew("red") == ("administrate", "work", "")
    assert table.visit("red", "crimsika", "rest yes").crew("red") == ("administrate work", "", "")


@clause("IB-16.3")
def test_x21_four_hits_to_two() -> None:
    table = Table(raid=True).at(red="morlim", yellow="morlim").give("red", units="pirate-a pirate-a pirate-b pirate-b")
    table.give("yellow", coins=1, units="pirate-c pirate-c").turn("red")
    table.do("act raid | die 4, die 5, die 6, die 4, die 4, die 4", "plunder yes")
    assert (table.s.coins, len(table.units("yellow").split())) == ([8, 0, 7], 2)


@clause("IB-12.2")
def test_x22_six_and_one() -> None:
    table = Table().give("red", renown=6)
    assert isinstance(table.s.dice, RecordedDice)
    table.s.dice.coming = ["token 2-wood"]
    gain_renown(table.s, 0, 1)
    assert (table.s.renown[0], len(table.s.tokens[0])) == (0, 1)


@clause("IB-2.4")
def test_x23_home_ports_backwards() -> None:
    table = Table(3)
    assert [seat for seat, _ in table.told("home")] == ["blue", "yellow", "red"]
    assert table.owner("marhaven") == ""


@clause("IB-15.15", "IB-6.9")
def test_x24_monster_trainers_after_a_capture() -> None:
    table = Table().give("red", buildings="monster-trainers", units="serpent-c serpent-c", below="work", books=1)
    table.at(red="thundrake").turn("red").do("act attack", "send serpent-c | die 6, die 6", "enter yes", "rest yes")
    table.do("deal 1 | serpent serpent-a")
    assert (table.units("red"), table.s.renown[0], table.s.coins[0]) == ("serpent-a", 2, 12)

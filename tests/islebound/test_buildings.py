"""Buying and building (IB-10, IB-20), and what each building does (IB-15)."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.islebound.owner import owner
from tests.islebound.table import TABLES, Table
from tortuga.games.islebound.rules.diplomacy import influence_of
from tortuga.games.islebound.rules.ending import FinalScoring, end_renown, score_parts
from tortuga.games.islebound.rules.goods import gain_books, gain_renown
from tortuga.games.islebound.rules.move import speed
from tortuga.games.islebound.state import EMPTY

PRICES = """
academy-of-builders 9 3 3
bridge 6 3 2
butcher 6 2 3
combat-arena 8 3 3
fishing-guild 4 2 1
gambling-hall 8 3 2
house-of-commons 6 2 4
jeweller 4 2 2
library 7 3 3
mansion 9 3 4
market 8 3 3
mausoleum 3 1 2
mercenary-guild 6 3 1
miracle-hut 3 1 2
monster-trainers 7 2 5
museum 10 4 3
palace 12 5 4
sailors-guild 9 3 4
school-of-war 6 3 1
sword-academy 9 4 2
trade-office 9 3 4
underriver-gate 10 3 5
lighthouse 6 3 1
shipyard 7 4 1
tavern 5 2 3
warehouse 3 2 1
embassy 8 3 3
observatory 5 2 3
lumber-mill 6 3 2
harbor-office 2 1 1
smugglers-den 6 2 4
cathedral 12 5 4
heralds-tower 7 3 4
barracks 4 2 2
cartographers-hall 5 1 4
"""


@clause("IB-1.4", "IB-10.1", "IB-10.5")
def test_prices_and_costs_of_the_buildings() -> None:
    numbers = zip(TABLES.building_words, TABLES.price, TABLES.build_wood, TABLES.build_fish, strict=True)
    assert [f"{word} {coin} {wood} {fish}" for word, coin, wood, fish in numbers] == PRICES.split("\n")[1:-1]


ROW = "library market jeweller bridge warehouse"


def buyer(**things: object) -> Table:
    return Table().row(ROW).at(red="morlim").give("red", coins=30, **things).turn("red")


@clause("IB-10.1")
def test_buying_any_number_anywhere() -> None:
    table = buyer().do("act buy-warehouse | building mansion", "act buy-bridge | building palace")
    assert (table.city("red"), table.s.coins[0]) == ("warehouse bridge", 21)
    assert table.refuses("act buy-museum") == ("IB-10.1", "That building is not in the row")
    poor = buyer().give("red", coins=5).turn("red")
    assert poor.refuses("act buy-bridge") == ("IB-10.1", "You have too few coins")


@clause("IB-10.2")
def test_the_left_places_need_books() -> None:
    for books, can in ((0, 2), (1, 3), (2, 4), (3, 5)):
        table = buyer(books=books)
        assert [table.offers(f"act buy-{word}") for word in ROW.split()].count(True) == can
        assert table.offers("act buy-library") == (books == 3)
    table = buyer(books=1)
    assert table.refuses("act buy-market") == ("IB-10.2", "You have too few books for that place in the row")
    assert table.do("act buy-jeweller | building museum").s.books[0] == 1, "books are not paid"


@clause("IB-10.3")
def test_the_row_closes_up_to_the_right() -> None:
    table = buyer().do("act buy-bridge | building museum")
    assert [TABLES.building_words[b] for b in table.s.row] == ["museum", "library", "market", "jeweller", "warehouse"]
    table.s.deck = ()
    before = table.s.row
    table.s.discards = tuple(
        sorted(set(range(len(TABLES.price))) - set(before) - set(table.s.buildings[0]))
    )  # out of the way
    table.do("act buy-warehouse")
    assert table.s.row == (-1, *before[:4])
    assert table.refuses("act buy-museum")[0] == "IB-10.2"


@clause("IB-10.4")
def test_an_ability_does_not_follow_from_its_own_card() -> None:
    table = Table().row("library market jeweller academy-of-builders mercenary-guild").at(red="morlim")
    table.give("red", coins=30).turn("red").do("act buy-academy-of-builders | building museum")
    assert table.s.coins[0] == 21
    table.do("act buy-mercenary-guild | building mansion")
    assert (table.s.coins[0], table.units("red")) == (16, ""), (
        "the Academy pays, the Guild does not bring itself a pirate"
    )


@clause("IB-10.6")
def test_a_building_is_worth_its_price() -> None:
    table = buyer().do("act buy-bridge | building museum").give("blue", buildings="palace")
    assert score_parts(table.s, 0)["buildings"] == 6
    assert score_parts(table.s, 2)["buildings"] == 12


@clause("IB-20.1")
def test_six_buildings() -> None:
    table = Table(six_buildings=True).give("red", coins=40).at(red="morlim")
    assert len(table.s.row) == 6
    for books, can in ((0, 2), (1, 3), (2, 4), (3, 5), (4, 6)):
        table.give("red", books=books).turn("red")
        assert table.asks().count("buy-") == can
    table.do("act buy-museum | building market")
    assert EMPTY not in table.s.row
    assert len(table.s.row) == 6


@clause("IB-20.2")
def test_the_first_of_six_brings_a_coin() -> None:
    table = Table(six_buildings=True).give("red", coins=9, books=4).at(red="morlim").turn("red")
    assert TABLES.building_words[table.s.row[0]] == "academy-of-builders"
    assert table.do("act buy-academy-of-builders | building market").s.coins[0] == 1
    table = Table(six_buildings=True).give("red", wood=3, fish=3, books=4).visit("red", "stratic")
    assert table.do("build academy-of-builders | building market").s.coins[0] == 7
    table = Table(six_buildings=True).give("red", coins=10).at(red="morlim").turn("red")
    assert table.do("act buy-museum | building market").s.coins[0] == 0


@clause("IB-15.1")
def test_academy_of_builders() -> None:
    table = buyer(buildings="academy-of-builders").do("act buy-bridge | building museum")
    assert table.s.coins[0] == 30 - 6 + 1
    table.give("red", wood=4, fish=4).visit("red", "stratic", "build warehouse | building palace")
    assert table.s.coins[0] == 25 - 1 + 1


@clause("IB-15.2")
def test_bridge() -> None:
    table = (
        Table()
        .row("library market jeweller palace warehouse")
        .give("red", buildings="bridge", wood=2, fish=1, coins=30)
    )
    table.visit("red", "stratic", "build warehouse | building museum")
    assert (table.s.renown[0], table.s.fish[0]) == (1, 1)
    table.do("act buy-palace | building mansion")
    assert (table.s.renown[0], table.s.fish[0]) == (1, 1), "not when you buy"


@clause("IB-15.3")
def test_butcher() -> None:
    crew = {"deck": "work", "below": "work administrate-work sail", "injured": "work"}
    assert Table().give("red", buildings="butcher", **crew).visit("red", "grenille", "deal 1").s.wood[0] == 2 + 3
    assert Table().give("red", buildings="butcher", **crew).visit("red", "the-grotto", "deal 1").s.fish[0] == 4 + 3
    assert Table().give("red", **crew).visit("red", "grenille", "deal 1").s.wood[0] == 3


def capture(table: Table) -> Table:
    """Red takes Sun's Rest by attack."""
    table.at(red="suns-rest").give("red", units="serpent-c serpent-c").turn("red")
    return table.do("act attack", "send serpent-c | die 6, die 6")


def ally(table: Table) -> Table:
    """Red takes Fel's Garden by diplomacy."""
    return table.at(red="fels-garden").cubes("...rr").turn("red").do("act diplomacy", "spend slot-4")


@clause("IB-15.4")
def test_combat_arena() -> None:
    assert capture(Table().give("red", buildings="combat-arena")).s.renown[0] == 2
    assert ally(Table().give("red", buildings="combat-arena")).s.renown[0] == 0
    port = Table().give("red", buildings="combat-arena", units="serpent-c serpent-c").at(red="krazk").turn("red")
    assert port.do("act attack", "send serpent-c | die 6, die 6").s.renown[0] == 2


@clause("IB-15.5", "IB-15.6")
def test_fishing_guild_and_gambling_hall() -> None:
    both = "fishing-guild gambling-hall"
    table = Table().give("red", buildings=both).visit("red", "crimsika")
    assert (table.s.fish[0], table.s.coins[0], table.asks()) == (1, 8, ""), "nobody is below, and nothing is asked"
    table = Table().give("red", buildings=both, below="work").visit("red", "crimsika", "rest yes")
    assert (table.s.fish[0], table.s.coins[0]) == (1, 8)
    table = Table().give("red", buildings=both, below="work").visit("red", "crimsika", "rest no")
    assert (table.s.fish[0], table.s.coins[0], table.crew("red")[1]) == (1, 8, "work"), "the bed on the sign is enough"
    table = Table().give("red", buildings="gambling-hall").visit("red", "grenille", "deal 1")
    assert table.s.coins[0] == 6
    taken = Table().give("red", buildings=both, units="serpent-c serpent-c").at(red="krazk").turn("red")
    taken.do("act attack", "send serpent-c | die 6, die 6")
    assert taken.s.fish[0] == 0, "taking a town is not visiting it"
    taken.do("enter yes", "deal 1")
    assert (taken.s.fish[0], taken.s.wood[0]) == (1, 1)


@clause("IB-15.7")
def test_house_of_commons() -> None:
    table = Table().give("red", buildings="house-of-commons", books=3).cubes("yy").visit("red", "crimsika", "deal 1")
    assert table.asks() == "red: skip no yes"
    table.do("skip yes", "deal 1", "deal 1")
    assert table.track() == "yy.rrr", "asked once for the whole visit"
    table = (
        Table()
        .give("red", buildings="house-of-commons", books=3)
        .visit("red", "crimsika", "deal 1", "skip no", "deal 1")
    )
    assert table.track() == "rr"


@clause("IB-15.7")
def test_house_of_commons_needs_another_slot() -> None:
    full = "yyyyyyyyyyyyy"
    table = Table().give("red", buildings="house-of-commons", books=2).cubes(full).visit("red", "crimsika", "deal 1")
    assert table.track() == full + "r", "one slot is empty: there is nothing to skip"
    table = (
        Table().give("red", buildings="house-of-commons", books=2).cubes(full[:12]).visit("red", "crimsika", "deal 1")
    )
    table.do("skip yes", "deal 1")
    assert table.track() == full[:12] + "rr", "the last cube finds only the slot that was left free"


@clause("IB-15.7")
def test_house_of_commons_is_not_for_renown_tokens() -> None:
    table = Table().give("red", buildings="house-of-commons", renown=6)
    table.s.token_top = TABLES.token_rewards.index([0, 0, 0, 0, 0, 0, 0, 1])
    table.s.token_left = (3, 3, 3, 2, 2, 1, 1)
    table.visit("red", "morlim", "hire none", "deal 1 | token 2-wood")
    assert table.track() == "r"


@clause("IB-15.8")
def test_jeweller() -> None:
    table = Table().give("red", buildings="jeweller").at(red="morlim")
    table.s.treasure = 4
    assert table.turn("red").do("act hunt").s.coins[0] == 7 + 4 + 1
    assert table.turn("red").do("act hunt").s.coins[0] == 12 + 1 + 1


@clause("IB-15.9", "IB-15.19")
def test_library_and_school_of_war() -> None:
    table = Table().give("red", buildings="library school-of-war")
    table.visit("red", "rockslide", "deal 1 | pirate pirate-a", "deal none")
    assert (table.s.renown[0], table.units("red"), table.s.books[0]) == (1, "pirate-a", 1)
    many = Table().give("red", buildings="library")
    gain_books(many.s, 0, 3)
    assert many.s.renown[0] == 3, "one for each book gained together"


@clause("IB-15.10", "IB-15.11")
def test_mansion_and_market() -> None:
    table = ally(Table().give("red", buildings="mansion market"))
    assert (table.s.renown[0], table.s.coins[0]) == (2, 7 + 4 + 2)
    table = capture(Table().give("red", buildings="mansion market"))
    assert (table.s.renown[0], table.s.coins[0]) == (0, 7 + 4)


@clause("IB-15.12")
def test_mausoleum() -> None:
    table = Table().give("blue", buildings="mausoleum").give("red", buildings="combat-arena").at(red="krazk")
    table.give("red", units="serpent-c serpent-c").turn("red").do("act attack", "send serpent-c | die 6, die 6")
    assert (table.s.renown[2], table.s.renown[0]) == (3, 2)
    assert [seat for seat, _ in table.told("renown")] == ["red", "blue"], "the capturing player first"
    table = Table().own(blue="fels-garden").give("blue", buildings="mausoleum").cubes("...rrr").at(red="fels-garden")
    assert table.turn("red").do("act diplomacy", "spend slot-4", "spend slot-5").s.renown[2] == 3


@clause("IB-15.13")
def test_mercenary_guild() -> None:
    table = buyer(buildings="mercenary-guild").do("act buy-bridge | building museum, pirate pirate-b")
    assert table.units("red") == "pirate-b"
    table.give("red", wood=4, fish=4).visit("red", "stratic", "build warehouse | building palace")
    assert table.units("red") == "pirate-b", "not when you build"


@clause("IB-15.14")
def test_miracle_hut() -> None:
    table = (
        Table()
        .give("red", buildings="miracle-hut", deck="", below="work", injured="sail")
        .visit("red", "crimsika", "rest yes")
    )
    assert table.crew("red") == ("work sail", "", "")


@clause("IB-15.15")
def test_monster_trainers() -> None:
    table = Table().give("red", buildings="monster-trainers").turn("red").do("act visit | serpent serpent-a")
    assert table.units("red") == "serpent-a"
    table = (
        Table()
        .give("red", buildings="monster-trainers", books=1)
        .visit("red", "crimsika", "deal none | serpent serpent-b")
    )
    assert table.units("red") == "serpent-b"
    table = Table().give("red", buildings="monster-trainers").visit("red", "krazk", "deal 1")
    assert table.units("red") == "", "the port is blue's"
    table = Table().own(red="grenille").give("red", buildings="monster-trainers").visit("red", "grenille", "deal 1")
    assert table.units("red") == "", "no port"


@clause("IB-15.16", "IB-14.6")
def test_museum() -> None:
    table = Table().own(red="grenille morlim").give("red", buildings="museum")
    assert end_renown(table.s, 0) == 3
    table.run(FinalScoring())
    assert (table.s.renown[0], table.match.result.scores[0]) == (0, 7 + 10 + 3)


@clause("IB-15.17")
def test_palace() -> None:
    assert end_renown(Table().give("red", buildings="palace", wood=3, fish=5).s, 0) == 5


@clause("IB-15.18")
def test_sailors_guild() -> None:
    table = Table().give(
        "red", buildings="sailors-guild", deck="work-sail work", below="work-combat", injured="combat-sail"
    )
    assert end_renown(table.s, 0) == 3


@clause("IB-15.20")
def test_sword_academy() -> None:
    table = Table().give("red", buildings="sword-academy", units="serpent-a", deck="").at(red="suns-rest").turn("red")
    table.do("act attack | die 6")
    assert (table.owner("suns-rest"), table.told("strength")[0][1]["strength"]) == ("red", 4)
    rolled = Table().give("red", buildings="sword-academy", units="serpent-a", wood=1).at(red="suns-rest").turn("red")
    rolled.do("act attack | die 4")
    assert rolled.match.decisions[0].prompt == "You rolled 4, worth 3 at best; you need 4. Reroll for 1 wood each?"


@clause("IB-15.21")
def test_trade_office() -> None:
    table = Table().own(red="grenille").give("red", buildings="trade-office").visit("red", "grenille", "deal 1")
    assert table.s.coins[0] == 8
    assert Table().give("red", buildings="trade-office").visit("red", "grenille", "deal 1").s.coins[0] == 6
    free = capture(Table().give("red", buildings="trade-office")).do("enter yes")
    assert free.s.coins[0] == 7 + 4 + 1


@clause("IB-15.21", "IB-6.9")
def test_trade_office_on_a_free_visit() -> None:
    table = Table().give("red", buildings="trade-office", units="serpent-c serpent-c").at(red="grenille").turn("red")
    table.do("act attack", "send serpent-c | die 6, die 6", "enter yes", "deal 1")
    assert (table.s.coins[0], table.s.wood[0]) == (7 + 5 + 1, 3)


@clause("IB-15.22")
def test_underriver_gate_brings_ichor_and_brings_it_back() -> None:
    table = Table().row("library market jeweller bridge underriver-gate").at(red="suns-rest").give("red", coins=10)
    table.turn("red").do("act buy-underriver-gate | building museum")
    assert table.units("red") == "ichor"
    table.do("act attack | die 6")
    assert (table.owner("suns-rest"), table.units("red"), table.s.under) == ("red", "", ())
    table.do("enter no").give("red", fish=2).turn("red").do("act visit", "deal 1 | serpent serpent-a")
    assert table.units("red") == "serpent-a ichor"
    table.give("red", fish=2).turn("red").do("act visit", "deal 1 | serpent serpent-b")
    assert table.units("red") == "serpent-a serpent-b ichor", "there is only one"


@clause("IB-15.22")
def test_ichor_is_the_unit_lost_in_a_retreat() -> None:
    table = (
        Table().give("red", buildings="underriver-gate", units="ichor pirate-a", deck="").at(red="borsham").turn("red")
    )
    table.do("act attack", "send pirate-a", "send ichor | die 1, die 1")
    assert (table.units("red"), table.s.under) == ("pirate-a", ())


@clause("IB-15.22")
def test_no_serpent_no_ichor() -> None:
    table = Table().give("red", buildings="underriver-gate monster-trainers", books=1)
    table.s.stack = (*table.s.stack[: TABLES.pirates], *[0] * (len(table.s.stack) - TABLES.pirates))
    assert table.visit("red", "crimsika", "deal none").units("red") == ""


@clause("IB-15.23")
def test_lighthouse() -> None:
    table = Table().give("red", buildings="lighthouse")
    assert speed(table.s, 0) == 3
    assert speed(table.give("red", deck="work-sail combat-sail").s, 0) == 4


@clause("IB-15.24")
def test_shipyard() -> None:
    table = Table().row(ROW).give("red", buildings="shipyard", wood=1, fish=1).visit("red", "stratic")
    table.do("build warehouse | building museum")
    assert (table.s.wood[0], table.s.fish[0]) == (0, 0)


@clause("IB-15.24")
def test_nothing_costs_less_than_no_wood(tmp_path: Path) -> None:
    folder = owner(tmp_path, "buildings.toml", ('"build_wood", amount = 1', '"build_wood", amount = 2'))
    table = Table(data=folder).row("library market jeweller bridge harbor-office")
    table.give("red", buildings="shipyard", fish=1).visit("red", "stratic", "build harbor-office | building museum")
    assert (table.s.wood[0], table.s.fish[0]) == (0, 0), "Harbor Office asks for 1 wood, and 2 are taken off"


@clause("IB-15.25")
def test_tavern() -> None:
    table = Table().give("red", buildings="tavern", coins=1).visit("red", "undervall", "hire 1 | crew work-sail")
    assert table.s.coins[0] == 0


@clause("IB-15.26")
def test_warehouse() -> None:
    table = Table().give("red", buildings="warehouse", wood=10).visit("red", "the-grotto", "deal 1")
    assert (table.s.wood[0], table.s.fish[0]) == (10, 5)


@clause("IB-15.27")
def test_embassy() -> None:
    table = Table().give("red", buildings="embassy").at(red="fels-garden").cubes("...r..").turn("red")
    assert influence_of(table.s, 0) == 3
    table.cubes("r..r").turn("red").do("act diplomacy", "spend slot-1")
    assert table.owner("fels-garden") == "red"


@clause("IB-15.28")
def test_observatory() -> None:
    table = buyer(buildings="observatory")
    assert table.offers("act buy-jeweller")
    assert not table.offers("act buy-market")


@clause("IB-15.29")
def test_lumber_mill() -> None:
    assert Table().give("red", buildings="lumber-mill").visit("red", "grenille", "deal 1").s.wood[0] == 4
    assert Table().give("red", buildings="lumber-mill").visit("red", "krazk", "deal 1").s.wood[0] == 1
    table = (
        Table()
        .give("red", buildings="lumber-mill")
        .visit("red", "ratnest", "exhaust administrate", "deal none", "deal 1")
    )
    assert table.s.wood[0] == 2


@clause("IB-15.30")
def test_harbor_office() -> None:
    table = Table().give("red", buildings="harbor-office").at(yellow="suns-rest").move("red").do("sail suns-rest")
    assert table.crew("red")[1] == ""
    table = Table().give("red", buildings="harbor-office", deck="work").at(yellow="suns-rest").move("red")
    assert table.offers("sail suns-rest")
    near = Table(2, close_quarters=True).give("red", buildings="harbor-office").at(yellow="stratic").move("red")
    assert [option.label for option in near.match.options(0) if option.text == "sail suns-rest"] == ["Sun's Rest"]
    assert near.do("sail suns-rest").crew("red")[1] == ""


@clause("IB-15.31")
def test_smugglers_den() -> None:
    table = Table().give("red", buildings="smugglers-den", coins=0).visit("red", "farwold")
    assert (table.s.coins[0], table.s.treasure, table.crew("red")[1]) == (0, 0, "administrate")
    table = Table().own(blue="farwold").give("red", buildings="smugglers-den").visit("red", "farwold")
    assert table.s.coins == [6, 7, 8]


@clause("IB-15.32")
def test_cathedral() -> None:
    assert end_renown(Table().give("red", buildings="cathedral bridge tavern").s, 0) == 3


@clause("IB-15.33")
def test_heralds_tower() -> None:
    table = Table().events("empty-nets").give("red", buildings="heralds-tower", fish=4).at(red="the-grotto")
    assert table.turn("red").do("act event-1 | event forest-fire").s.renown[0] == 1


@clause("IB-15.34")
def test_barracks() -> None:
    table = Table().give("red", buildings="barracks", units="pirate-a pirate-b", deck="").at(red="ratnest").turn("red")
    table.do("act attack", "send pirate-a", "send pirate-b | die 1, die 1")
    assert table.units("red") == "pirate-a pirate-b"
    table = Table().give("red", buildings="barracks underriver-gate", units="pirate-a ichor", deck="").at(red="borsham")
    table.turn("red").do("act attack", "send pirate-a", "send ichor | die 1, die 1")
    assert table.units("red") == "pirate-a", "Ichor is lost all the same"


@clause("IB-15.35")
def test_cartographers_hall() -> None:
    table = Table().give("red", buildings="cartographers-hall").at(red="morlim").turn("red").do("act hunt")
    assert (table.s.wood[0], table.s.fish[0], table.s.coins[0]) == (1, 1, 8)


@clause("IB-15.9")
def test_a_chain_of_renown() -> None:
    table = Table().give("red", buildings="library", renown=6)
    table.s.token_top = TABLES.token_rewards.index([0, 0, 0, 1, 0, 0, 0, 0])
    table.s.token_left = (3, 3, 3, 1, 2, 1, 2)
    s = table.s
    dice = s.dice
    dice.coming = ["token 2-wood"]  # type: ignore[attr-defined]
    gain_renown(s, 0, 1)
    assert (s.renown[0], s.books[0], len(s.tokens[0])) == (1, 1, 1), "the book of the token brings 1 renown more"


@clause("IB-15.21", "IB-15.15", "IB-15.4", "IB-15.5")
def test_abilities_work_at_their_moment() -> None:
    table = Table().give("red", buildings="trade-office monster-trainers fishing-guild", below="work", books=1)
    table.visit("red", "crimsika")
    assert (table.s.coins[0], table.s.fish[0]) == (7, 1), "at the rest"
    table.do("rest yes")
    assert (table.s.coins[0], table.s.fish[0]) == (7, 1), "the visit is not over"
    table.do("deal none | serpent serpent-a")
    assert (table.s.coins[0], table.units("red")) == (8, "serpent-a"), "after the last step"
    arena = capture(Table().give("red", buildings="combat-arena"))
    assert (arena.asks(), arena.s.renown[0]) == ("red: enter no yes", 2), "before the free visit"
    arena.match.events.clear()
    arena.do("enter no")
    assert not arena.told("renown")

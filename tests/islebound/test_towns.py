"""Visiting (IB-5) and the sixteen towns, both sides (IB-13, IB-17)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.islebound.table import TABLES, TOWNS, Table
from tortuga.games.islebound.state import GOOD_KINDS

P = "pirate pirate-"


S = "serpent serpent-"


@clause("IB-5.1", "IB-5.2", "IB-5.9")
def test_the_fee_of_a_neutral_town_goes_onto_the_map() -> None:
    table = Table().visit("red", "grenille", "deal 1")
    assert (table.s.coins[0], table.s.treasure, table.s.wood[0]) == (6, 1, 3)
    table.give("red", coins=10).turn("red").do("act buy-museum | building market")
    assert table.s.treasure == 1, "other payments never go there"


@clause("IB-5.3")
def test_the_fee_of_an_opponents_town_goes_to_the_opponent() -> None:
    table = Table().own(blue="farwold").visit("red", "farwold")
    assert (table.s.coins, table.s.treasure) == ([6, 7, 8], 0)
    assert table.crew("red") == ("administrate work", "administrate", "")


@clause("IB-5.4")
def test_a_plain_crew_symbol_is_anybody() -> None:
    table = Table().visit("red", "ratnest")
    assert table.asks() == "red: exhaust administrate work"
    assert table.do("exhaust work").crew("red")[1] == "work"
    assert table.s.coins[0] == 7


@clause("IB-5.5")
def test_owners_pay_nothing() -> None:
    table = Table().own(red="farwold").visit("red", "farwold")
    assert (table.s.coins[0], table.crew("red")[1]) == (7, "")
    assert table.asks() == "red: brag none 1 2 1-unsung 2-unsung"


@clause("IB-5.6")
def test_who_cannot_pay_cannot_visit() -> None:
    table = Table().give("red", coins=0).at(red="farwold").turn("red")
    assert table.refuses("act visit") == ("IB-5.6", "You have no coin to pay the entry cost of Farwold")
    table = Table().give("red", deck="work").at(red="farwold").turn("red")
    assert table.refuses("act visit")[1].startswith("You have nobody on deck")


@clause("IB-5.7")
def test_crew_are_counted_when_the_step_is_reached() -> None:
    table = Table().give("red", deck="work work").visit("red", "ratnest", "deal 1 | pirate pirate-a, pirate pirate-b")
    assert table.do("deal 1").s.wood[0] == 1, "one of the two was exhausted to enter"


@clause("IB-5.8", "IB-13.12")
def test_suns_rest_sells_serpents_for_fish() -> None:
    table = Table().give("red", fish=6, deck="work administrate").visit("red", "suns-rest")
    table.do(f"deal 1 | {S}a", f"deal 1 | {S}b")
    assert table.asks().startswith("red: act"), "two crew, two serpents"
    assert (table.units("red"), table.s.fish[0], table.crew("red")[1]) == ("serpent-a serpent-b", 2, "")


@clause("IB-13.1")
def test_borsham_sells_pirates_then_serpents() -> None:
    table = Table().give("red", wood=5, coins=3, deck="work administrate").visit("red", "borsham")
    table.do(f"deal 1 | {P}a", f"deal 1 | {P}b", f"deal 1 | {S}a")
    assert table.asks() == "red: deal none 1"
    table.do("deal none")
    assert (table.units("red"), table.s.wood[0], table.s.coins[0]) == ("pirate-a pirate-b serpent-a", 2, 1)
    assert table.crew("red")[1] == ""


@clause("IB-5.8")
def test_refusals_of_a_deal() -> None:
    table = Table().give("red", wood=2, coins=3).visit("red", "borsham")
    assert table.refuses("deal 2") == ("IB-5.1", "Borsham makes no such offer")
    table = Table().give("red", wood=1, fish=0).visit("red", "zilliam")
    assert table.refuses("deal 2") == ("IB-5.8", "You cannot pay for that")


@clause("IB-1.5")
def test_nothing_left_to_gain() -> None:
    table = Table().give("red", wood=3, coins=5)
    table.s.stack = (0, 0, 0, 1, 0, 0, 0)
    table.visit("red", "borsham")
    assert table.asks() == "red: deal none 1", "only serpents are left"
    offers = TABLES.towns[0][TOWNS["krazk"]].steps[1].offers
    kept = offers[0].gain
    offers[0].gain = [0, 0, 0, 0, 0, 1, 0, 0]  # an owner's Krazk that gives a pirate or a fish
    try:
        table.visit("red", "krazk")
        assert table.refuses("deal 3")[1] == "Krazk makes no such offer"
        assert table.refuses("deal 1") == ("IB-1.5", "There is nothing left to gain from that")
    finally:
        offers[0].gain = kept


@clause("IB-13.2")
def test_crimsika_rests_and_turns_books_into_cubes() -> None:
    table = Table().give("red", books=3, below="work", deck="administrate").visit("red", "crimsika", "rest yes")
    assert table.crew("red") == ("administrate work", "", "")
    assert table.do("deal 1", "deal 1", "deal none").track() == "rr"
    assert table.s.books[0] == 1


@clause("IB-13.3")
def test_farwold_brags_then_gives_wood_or_fish() -> None:
    table = Table().visit("red", "farwold", "brag 1 | reputation brag-of-your-fleet")
    assert table.s.renown[0] == 1
    assert table.asks() == "red: deal none 1 2"
    assert table.do("deal 2").s.fish[0] == 2
    assert Table().visit("red", "farwold", "brag none", "deal 1").s.wood[0] == 1
    town = TABLES.towns[0][TOWNS["farwold"]]
    assert (town.red, town.blue) == (True, True)


@clause("IB-13.4")
def test_fels_garden_rests_and_places_a_cube() -> None:
    table = Table().give("red", below="work", deck="administrate").visit("red", "fels-garden", "rest yes", "deal 1")
    assert (table.crew("red"), table.track()) == (("administrate work", "", ""), "r")


@clause("IB-13.5")
def test_grenille_gives_wood() -> None:
    table = (
        Table().give("red", deck="work work administrate-work sail", below="work").visit("red", "grenille", "deal 1")
    )
    assert table.s.wood[0] == 5


@clause("IB-13.6")
def test_krazk_rests_and_gives_wood_or_fish() -> None:
    table = Table().give("red", below="work", deck="").visit("red", "krazk", "rest no")
    assert table.crew("red") == ("", "work", "")
    assert table.do("deal 1").s.wood[0] == 1
    assert Table().visit("red", "krazk", "deal 2").s.fish[0] == 1


@clause("IB-13.7")
def test_marhaven_rests_and_gives_a_pirate() -> None:
    table = Table().give("red", below="work").visit("red", "marhaven", "rest yes", f"deal 1 | {P}c")
    assert table.units("red") == "pirate-c"


@clause("IB-13.8")
def test_morlim_hires_and_gives_renown() -> None:
    table = Table().visit("red", "morlim", "hire 3 | crew work-sail", "deal 1")
    assert table.crew("red") == ("administrate work administrate-work", "administrate", "")
    assert (table.s.coins[0], table.s.renown[0]) == (7, 1)
    assert Table().visit("red", "morlim", "hire none", "deal 1").s.renown[0] == 1


@clause("IB-13.9")
def test_ratnest_gives_pirates_and_wood() -> None:
    table = Table().visit("red", "ratnest", "exhaust administrate", f"deal 1 | {P}a, {P}a", "deal 1")
    assert (table.units("red"), table.s.wood[0]) == ("pirate-a pirate-a", 1)


@clause("IB-13.10")
def test_rockslide_gives_a_book_and_renown() -> None:
    table = Table().visit("red", "rockslide", "deal 1", "deal 1")
    assert (table.s.books[0], table.s.renown[0]) == (1, 1)


@clause("IB-13.11", "IB-10.5")
def test_stratic_builds() -> None:
    table = Table().row("library market jeweller bridge museum").give("red", wood=7, fish=3, books=1)
    table.visit("red", "stratic")
    assert table.asks() == "red: build jeweller bridge museum nothing"
    assert table.refuses("build market") == ("IB-10.2", "You have too few books for that place in the row")
    assert table.refuses("build palace") == ("IB-10.1", "That building is not in the row")
    table.do("build museum | building mansion")
    assert (table.city("red"), table.s.wood[0], table.s.fish[0], table.s.coins[0]) == ("museum", 3, 0, 6)
    assert table.asks().startswith("red: act"), "one building only"
    table = Table().row("library market jeweller bridge museum").give("red", wood=3, fish=2).visit("red", "stratic")
    assert table.refuses("build museum") == ("IB-10.5", "You have too little wood or fish")
    assert table.do("build nothing").city("red") == ""


@clause("IB-13.13")
def test_the_grotto_gives_fish() -> None:
    assert Table().visit("red", "the-grotto", "deal 1").s.fish[0] == 5


@clause("IB-13.14")
def test_thundrake_rests_and_turns_books_into_renown() -> None:
    table = Table().give("red", books=2).visit("red", "thundrake", "deal 1", "deal 1")
    assert (table.s.books[0], table.s.renown[0]) == (0, 4)


@clause("IB-13.15")
def test_undervall_rests_and_hires_for_a_coin_more() -> None:
    table = Table().give("red", below="work").visit("red", "undervall", "rest yes", "hire 1 | crew work-sail")
    assert table.s.coins[0] == 7 - 1 - 2
    assert Table().visit("red", "undervall", "hire none").s.coins[0] == 6
    table = Table().give("red", coins=2).visit("red", "undervall")
    assert table.asks() == "red: hire none 3"
    assert table.refuses("hire 1") == ("IB-11.3", "You have too few coins")


@clause("IB-13.16")
def test_zilliam_sells_books_for_wood_or_fish() -> None:
    table = Table().give("red", wood=1, fish=2).visit("red", "zilliam")
    table.do("deal 1", "exhaust work", "deal 2", "deal 2")
    assert (table.s.books[0], table.s.wood[0], table.s.fish[0]) == (3, 0, 0)
    assert table.crew("red") == ("", "administrate administrate work", "")


@clause("IB-17.1")
@pytest.mark.parametrize(
    ("town", "basic", "advanced"),
    [
        ("borsham", 6, 7),
        ("farwold", 7, 8),
        ("fels-garden", 4, 5),
        ("grenille", 5, 5),
        ("morlim", 5, 6),
        ("ratnest", 5, 6),
        ("rockslide", 5, 6),
        ("stratic", 7, 8),
        ("suns-rest", 4, 5),
        ("the-grotto", 4, 5),
        ("undervall", 4, 5),
        ("zilliam", 6, 6),
        ("crimsika", 5, 5),
        ("krazk", 5, 5),
        ("marhaven", 5, 5),
        ("thundrake", 5, 5),
    ],
)
def test_strengths_of_both_sides(town: str, basic: int, advanced: int) -> None:
    region = TOWNS[town]
    assert Table().s.town(region).strength == basic
    assert Table(advanced=True).s.town(region).strength == advanced


@clause("IB-17.1")
@pytest.mark.parametrize(
    "town", ["borsham", "farwold", "grenille", "stratic", "zilliam", "crimsika", "krazk", "marhaven", "thundrake"]
)
def test_unchanged_actions(town: str) -> None:
    basic, advanced = (TABLES.towns[side][TOWNS[town]].steps for side in (0, 1))
    assert [(step.kind, step.times, step.exhaust, step.extra) for step in basic] == [
        (step.kind, step.times, step.exhaust, step.extra) for step in advanced
    ]
    assert [(o.pay, o.gain, o.per_work) for step in basic for o in step.offers] == [
        (o.pay, o.gain, o.per_work) for step in advanced for o in step.offers
    ]


@clause("IB-17.1")
@pytest.mark.parametrize("town", TOWNS)
def test_banners_and_entry_costs_are_those_of_the_front(town: str) -> None:
    basic, advanced = (TABLES.towns[side][TOWNS[town]] for side in (0, 1))
    assert (basic.red, basic.blue, basic.fee, basic.crew) == (
        advanced.red,
        advanced.blue,
        advanced.fee,
        advanced.crew,
    )


@clause("IB-17.2")
def test_advanced_fels_garden() -> None:
    table = Table(advanced=True).give("red", wood=5, below="work", deck="administrate administrate-work work")
    table.visit("red", "fels-garden", "deal 1", "exhaust administrate", "deal 1")
    assert (table.s.renown[0], table.track(), table.s.wood[0]) == (2, "rr", 3)
    assert table.crew("red") == ("work", "administrate work administrate-work", "")
    assert table.asks() == "", "nobody with administrate is left"


@clause("IB-17.3")
def test_advanced_morlim() -> None:
    table = Table(advanced=True).visit("red", "morlim", "hire 3 | crew work-sail", "deal 1")
    assert (table.s.wood[0], table.s.renown[0]) == (2, 0)
    table = Table(advanced=True).visit("red", "morlim", "hire 1 | crew work-sail")
    assert table.s.coins[0] == 6


@clause("IB-17.4")
def test_advanced_ratnest() -> None:
    table = Table(advanced=True).visit("red", "ratnest", "exhaust work", f"deal 1 | {P}a, {P}b", "rest yes")
    assert (table.units("red"), table.crew("red")[1], table.s.wood[0]) == ("pirate-a pirate-b", "", 0)


@clause("IB-17.5")
def test_advanced_rockslide() -> None:
    table = Table(advanced=True).give("red", coins=9, deck="administrate work work").visit("red", "rockslide")
    table.do("deal 1", "deal 1")
    assert (table.s.books[0], table.s.renown[0], table.s.coins[0]) == (2, 4, 5)
    assert table.crew("red") == ("work work", "administrate", "")
    assert table.asks().startswith("red: act")


@clause("IB-17.6")
def test_advanced_suns_rest() -> None:
    table = Table(advanced=True).give("red", fish=9).visit("red", "suns-rest")
    table.do("deal 1", f"exhaust work | {S}a", f"deal 1 | {S}a", f"deal 1 | {S}b")
    assert (table.s.renown[0], table.s.fish[0], table.units("red")) == (3, 3, "serpent-a serpent-a serpent-b")
    assert table.crew("red")[0] == ""


@clause("IB-17.7")
def test_advanced_grotto() -> None:
    table = Table(advanced=True).visit("red", "the-grotto", "deal 1", "deal 1")
    assert (table.s.fish[0], table.s.renown[0]) == (4, 1)


@clause("IB-17.7", "IB-3.4")
def test_the_renown_of_the_advanced_grotto_can_be_declined() -> None:
    """Somebody who is behind can take the fish without taking the last token, which would trigger the end."""
    table = Table(advanced=True).give("red", renown=6)
    table.s.token_left = (0,) * 7
    table.visit("red", "the-grotto", "deal 1")
    assert (table.s.fish[0], table.s.renown[0], table.asks()) == (4, 6, "red: deal none 1")
    table.do("deal none")
    assert (table.s.renown[0], table.s.tokens[0], table.s.ending) == (6, (), False)
    other = Table(advanced=True).visit("red", "the-grotto", "deal none", "deal 1")
    assert (other.s.fish[0], other.s.renown[0]) == (0, 1)


@clause("IB-3.4")
@pytest.mark.parametrize("side", [0, 1])
def test_what_towns_give_for_nothing_is_one_step_for_each_kind(side: int) -> None:
    for word, region in TOWNS.items():
        for step in TABLES.towns[side][region].steps:
            for offer in step.offers:
                kinds = [good for good in range(GOOD_KINDS) if offer.gain[good] or offer.per_work[good]]
                assert len(kinds) == 1 or max(offer.pay), word


@clause("IB-17.8")
def test_advanced_undervall() -> None:
    table = Table(advanced=True).give("red", below="work", coins=1).visit("red", "undervall", "deal 1")
    assert (table.asks(), table.s.renown[0]) == ("red: hire none 3", 1)
    table.do("hire 3 | crew work-sail")
    assert table.crew("red")[1] == "work", "no rest"

"""MM-5 The Port action: selling, buying, shipyard, recruiting, rumors, stash, specialists."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import GOOD, MOD, SHIP, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import cargo_room, full_points, hold, manoeuvrability
from tortuga.games.merchants_and_marauders.rules.shipyard import sale_value
from tortuga.games.merchants_and_marauders.rules.trade import prices
from tortuga.games.merchants_and_marauders.rules.victory import stash_glory
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW, UNSEEN

DISPLAY = "card:rum-1 card:rum-2 card:sugar-1 card:wood-1 card:wood-2 card:wood-3"


def in_port(zone: str = "tortuga", captain: str = "esteban-villanueva") -> Table:
    return Table(2, captain).at("red", zone, port=True)


@clause("MM-5.1", "MM-5c.9")
def test_the_modification_is_turned_up() -> None:
    table = in_port()
    assert table.view("red").mod_at[ZONE["tortuga"]] == UNSEEN
    table.port("red", "mod:long-guns")
    assert table.view("yellow").mod_at[ZONE["tortuga"]] == 7
    table.choose("do done").port("red")
    assert len(table.events("mod_shown")) == 1


@clause("MM-5.2")
def test_each_activity_once() -> None:
    table = in_port().demand("tortuga", "cocoa").port("red", "mod:chasers")
    table.choose("do buy", DISPLAY).choose("buy done")
    assert table.refuses("do buy") == ("MM-5.2", "You have already done that in this Port action")
    table.choose("do ask-around", "1 1 1 1 1")
    assert not table.can("do ask-around")


@clause("MM-5.3")
def test_selling_comes_first() -> None:
    table = in_port().give("red", cargo="rum").port("red", "mod:chasers").choose("do ask-around", "1 1 1 1 1")
    assert table.refuses("do sell") == ("MM-5.3", "Goods are sold first or not at all")
    empty = in_port().port("red", "mod:chasers")
    assert empty.refuses("do sell") == ("MM-5a.1", "You have nothing to sell")


# -- MM-5a


@clause("MM-5a.1", "MM-5a.2", "MM-5a.3", "MM-5a.4", "MM-6.1")
def test_selling_t6() -> None:
    table = in_port().demand("tortuga", "rum").give("red", ship="galleon", cargo="rum rum rum sugar", gold=0)
    table.port("red", "mod:chasers").choose("do sell")
    for word in ("rum", "rum", "rum"):
        table.choose(f"sell {word}")
    assert table.refuses("sell rum") == ("MM-5a.1", "You have no such good")
    table.choose("sell sugar", "demand:wood glory_card:ram")
    assert table.gold("red") == 21
    assert table.glory("red") == 1
    assert table.s.demand[ZONE["tortuga"]] == GOOD["wood"]


@clause("MM-5a.2")
def test_selling_in_havana_t6() -> None:
    table = in_port("havana").demand("havana", "rum").give("red", ship="galleon", cargo="rum rum rum sugar", gold=0)
    table.port("red", "mod:chasers").choose("do sell")
    for word in ("rum", "rum", "rum"):
        table.choose(f"sell {word}")
    table.choose("sell sugar", "demand:rum glory_card:ram")
    assert table.gold("red") == 24


@clause("MM-5a.3", "MM-5a.4")
def test_two_in_demand_change_the_token_but_bring_no_glory_t6() -> None:
    table = in_port().demand("tortuga", "rum").give("red", ship="flute", cargo="rum rum")
    table.port("red", "mod:chasers").choose("do sell").choose("sell rum").choose("sell rum", "demand:sugar")
    assert table.glory("red") == 0
    none = in_port().demand("tortuga", "rum").give("red", cargo="sugar")
    none.port("red", "mod:chasers").choose("do sell").choose("sell sugar")
    assert none.s.demand[ZONE["tortuga"]] == GOOD["rum"]


@clause("MM-5a.4")
def test_six_in_demand_are_still_one_point() -> None:
    table = in_port().demand("tortuga", "rum").give("red", ship="galleon", cargo="rum rum rum rum rum")
    table.port("red", "mod:chasers").choose("do sell")
    for _ in range(4):
        table.choose("sell rum")
    table.choose("sell rum", "demand:rum glory_card:ram")
    assert table.glory("red") == 1


# -- MM-5b


@clause("MM-5b.1")
def test_six_cards_or_three_after_buying_here() -> None:
    table = in_port().demand("tortuga", "cocoa").port("red", "mod:chasers").choose("do buy", DISPLAY)
    assert len(table.s.display) == 6
    table.choose("buy wood").choose("buy done").choose("do done").choose("act end")
    assert table.s.bought_at[0] == 1 << ZONE["tortuga"]
    table.turn("red").choose("act port").choose("do buy", "card:food-1 card:food-2 card:food-3")
    assert len(table.s.display) == 3


@clause("MM-5b.1")
def test_to_look_is_not_to_buy() -> None:
    table = in_port().demand("tortuga", "cocoa").port("red", "mod:chasers").choose("do buy", DISPLAY)
    table.choose("buy done").choose("do done").choose("act end")
    table.turn("red").choose("act port").choose(
        "do buy", "card:food-1 card:food-2 card:food-3 card:food-4 card:food-5 card:food-6"
    )
    assert len(table.s.display) == 6


@clause("MM-5b.2")
def test_goods_in_demand_are_replaced() -> None:
    table = in_port().demand("tortuga", "rum").port("red", "mod:chasers")
    table.choose("do buy", DISPLAY + " card:rum-3 card:food-1 card:food-2")
    assert sorted(T.cargo.goods[T.cargo.good[card]] for card in table.s.display) == [
        "Food",
        "Food",
        "Sugar",
        "Wood",
        "Wood",
        "Wood",
    ]


@clause("MM-5b.3", "MM-5b.4")
@pytest.mark.parametrize(("zone", "costs"), [("tortuga", 7), ("nassau", 5), ("cartagena", 6)])
def test_prices_t5(zone: str, costs: int) -> None:
    table = in_port(zone).demand(zone, "cocoa").give("red", ship="galleon").port("red", "mod:chasers")
    table.choose("do buy", DISPLAY)
    for word in ("rum", "sugar", "wood", "wood"):
        table.choose(f"buy {word}")
    table.choose("buy done")
    assert table.gold("red") == 10 - costs
    assert table.cargo("red") == "rum sugar wood wood"
    assert table.s.display == ()


@clause("MM-5b.3")
def test_prices_never_fall_below_one() -> None:
    table = in_port("nassau")
    table.s.display = tuple(range(5))
    assert prices(table.s, 0)[0] == 1
    table.s.display = ()


@clause("MM-5b.4")
def test_what_cannot_be_paid_or_is_not_there() -> None:
    table = in_port().demand("tortuga", "cocoa").give("red", gold=2).port("red", "mod:chasers")
    table.choose("do buy", DISPLAY)
    assert table.refuses("buy sugar") == ("MM-5b.4", "You cannot afford that")
    assert table.refuses("buy food") == ("MM-5b.4", "No such card lies there")


@clause("MM-5b.5", "MM-5b.6")
def test_six_cards_in_port_and_the_hold_at_sea() -> None:
    table = in_port().give("red", cargo="rum rum sugar wood wood wood", gold=20).demand("tortuga", "cocoa")
    assert (cargo_room(table.s, 0), hold(table.s, 0)) == (6, 2)
    table.port("red", "mod:chasers")
    table.choose("do buy", "card:food-1 card:food-2 card:spices-1 card:tobacco-1 card:tobacco-2 card:tobacco-3")
    assert table.asks().startswith("red: do done"), "with six cards nothing can be bought"
    assert table.s.display == ()
    table.choose("do done").choose("act leave")
    assert table.asks() == "red: jettison rum sugar wood"
    for word in ("wood", "wood", "wood", "sugar"):
        table.choose(f"jettison {word}")
    assert table.cargo("red") == "rum rum"


@clause("MM-5b.5")
def test_seven_cards_at_the_very_most() -> None:
    table = Table(2).give("red", ship="galleon", mods="extended-cargo-hold", crew="quartermaster-st-maarten")
    table.give("red", points="4 6 4 4 4")
    assert hold(table.s, 0) == 7


# -- MM-5c


@clause("MM-5c.1", "MM-5c.4", "MM-6.1")
def test_buying_a_big_ship() -> None:
    table = in_port().give("red", gold=80).port("red", "mod:chasers").choose("do shipyard")
    assert table.refuses("yard ship-man-o-war") == ("MM-5c.1", "That ship is not for sale")
    table.choose("yard ship-frigate", "glory_card:ram")
    assert (table.gold("red"), table.glory("red")) == (80 + 5 - 35, 1)
    assert table.refuses("yard ship-galleon") == ("MM-5c.2", "You have already bought a ship on this visit")
    table.choose("yard done").choose("do done").port("red").choose("do shipyard").choose("yard ship-galleon")
    assert table.glory("red") == 1, "once a captain"


@clause("MM-5c.2")
def test_what_comes_along_to_a_new_ship() -> None:
    table = in_port().give("red", gold=20, points="2 2 2 1 1", weapons="chain-shot", cargo="rum", mods="chasers")
    table.port("red", "mod:long-guns").choose("do shipyard").choose("yard ship-flute")
    assert table.events("placed_mod") == [{"mod": 5, "zone": 0}], "one port only has no modification"
    assert table.s.ship[0] == SHIP["flute"]
    assert table.points("red") == "3 4 3 1 1"
    assert (table.weapons("red"), table.cargo("red"), table.mods("red")) == ("chain-shot", "rum", "")


@clause("MM-5c.1")
def test_a_ship_that_is_too_dear() -> None:
    table = in_port().give("red", gold=4).port("red", "mod:chasers").choose("do shipyard")
    assert table.refuses("yard ship-flute") == ("MM-5c.1", "You cannot afford that")


@clause("MM-5c.3")
def test_sale_value_t18() -> None:
    table = Table(2).give("red", ship="frigate", points="2 3 1 2 3", mods="chasers long-guns")
    assert sale_value(table.s, 0) == 9
    table.give("red", ship="sloop", points="1 0 0 1 0")
    table.s.mods[0], saved = 0, table.s.mods[0]
    assert sale_value(table.s, 0) == 0
    table.s.mods[0] = saved


@clause("MM-5c.5")
def test_repairs() -> None:
    table = in_port().give("red", points="1 2 2 1 1", gold=3).port("red", "mod:chasers").choose("do shipyard")
    assert table.refuses("yard repair-crew") == ("MM-5c.5", "Men are recruited, not repaired")
    assert table.refuses("yard repair-masts") == ("MM-5c.5", "That location is not damaged")
    table.choose("yard repair-hull")
    assert (table.points("red"), table.gold("red")) == ("2 2 2 1 1", 1)


@clause("MM-5c.6", "MM-5c.10")
def test_modifications() -> None:
    table = in_port().give("red", gold=20).port("red", "mod:extra-hammocks").choose("do shipyard")
    table.choose("yard modification")
    assert table.gold("red") == 17
    assert (table.points("red"), full_points(table.s, 0, CREW)) == ("2 2 2 2 1", 3)
    assert table.refuses("yard modification") == ("MM-5c.6", "No modification lies there")
    twice = in_port().give("red", mods="reinforced-hull", gold=20).port("red", "mod:reinforced-hull")
    twice.choose("do shipyard")
    assert twice.refuses("yard modification") == ("MM-5c.6", "Your ship has no use for that modification")


@clause("MM-5c.9", "MM-5c.2")
def test_what_lies_face_down_is_not_for_sale() -> None:
    table = in_port("curacao").give("red", gold=80).port("red", "mod:chasers").choose("do shipyard")
    table.choose("yard modification").choose("yard ship-frigate", "glory_card:ram")
    assert table.events("placed_mod") == [{"mod": MOD["chasers"], "zone": ZONE["curacao"]}], "no other port is bare"
    assert table.refuses("yard modification") == ("MM-5c.9", "The modification there still lies face down")
    table.choose("yard done").choose("do done").port("red").choose("do shipyard")
    assert table.can("yard modification")


@clause("MM-5c.10")
@pytest.mark.parametrize(
    ("mod", "points"),
    [
        ("reinforced-hull", "3 2 2 2 1"),
        ("extended-cargo-hold", "2 3 2 2 1"),
        ("extra-cannon-port", "2 2 2 2 2"),
        ("advanced-rigs-sails", "2 2 2 2 1"),
    ],
)
def test_modifications_that_add_a_point(mod: str, points: str) -> None:
    table = in_port().give("red", gold=20).port("red", f"mod:{mod}").choose("do shipyard").choose("yard modification")
    assert table.points("red") == points
    assert manoeuvrability(table.s, 0) == (5 if mod == "advanced-rigs-sails" else 4)


@clause("MM-5c.7", "MM-5c.8")
def test_special_weapons() -> None:
    table = in_port().give("red", gold=6, weapons="grapeshot").port("red", "mod:chasers").choose("do shipyard")
    assert table.refuses("yard buy-grapeshot") == ("MM-5c.7", "You have that weapon aboard already")
    table.choose("yard buy-chain-shot")
    assert table.refuses("yard sell-chain-shot") == ("MM-5c.8", "You have already traded that weapon on this visit")
    table.choose("yard sell-grapeshot")
    assert table.gold("red") == 6 - 3 + 1
    assert table.refuses("yard buy-grapeshot")[0] == "MM-5c.8"
    assert table.refuses("yard sell-grappling-hooks") == ("MM-5c.8", "You have no such weapon")


@clause("MM-5c.8", "MM-3.11")
def test_thorne_does_not_trade_a_weapon_both_ways() -> None:
    table = in_port("tortuga", "samuel-thorne").give("red", gold=20, weapons="grapeshot grapeshot")
    table.port("red", "mod:chasers").choose("do shipyard").choose("yard buy-chain-shot")
    assert table.refuses("yard sell-chain-shot") == ("MM-5c.8", "You have already traded that weapon on this visit")
    table.choose("yard buy-chain-shot").choose("yard sell-grapeshot")
    assert table.refuses("yard buy-grapeshot") == ("MM-5c.8", "You have already traded that weapon on this visit")
    table.choose("yard sell-grapeshot")
    assert table.weapons("red") == "chain-shot chain-shot"
    assert table.gold("red") == 20 - 6 + 2


@clause("MM-5c.7")
def test_the_supply_of_weapons_ends() -> None:
    table = Table(4, "esteban-villanueva").at("red", "tortuga", port=True)
    table.s.weapons[6] = table.s.weapons[12] = 2
    table.s.weapon_supply = (0, 4, 4, 0, 0, 0)
    table.port("red", "mod:chasers").choose("do shipyard")
    assert table.refuses("yard buy-chain-shot") == ("MM-5c.7", "There are no more of that weapon")


# -- MM-5d, MM-5e


@clause("MM-5d.1", "MM-5d.2", "MM-5d.3")
def test_recruiting() -> None:
    table = in_port().give("red", ship="galleon", points="4 5 4 1 4", gold=5).port("red", "mod:chasers")
    table.choose("do recruit", "1")
    assert table.asks() == "red: hire 0 1 2"
    assert table.refuses("hire 3") == ("MM-5d.2", "You cannot afford that")
    table.choose("hire 2")
    assert (table.points("red"), table.gold("red")) == ("4 5 4 3 4", 1)
    lucky = in_port().give("red", ship="galleon", points="4 5 4 1 4").port("red", "mod:chasers")
    assert lucky.choose("do recruit", "S").points("red") == "4 5 4 4 4"
    full = in_port().port("red", "mod:chasers")
    assert full.refuses("do recruit") == ("MM-5d.1", "Your crew is complete")


@clause("MM-5e.1", "MM-13b.1")
def test_asking_around() -> None:
    table = in_port().port("red", "mod:chasers").choose("do ask-around", "1 S 1 1 1 rumor:ghost-light")
    assert table.gold("red") == 8
    assert table.view("red").rumors[0] != table.view("yellow").rumors[0]
    failed = in_port().port("red", "mod:chasers").choose("do ask-around", "1 1 1 1 1")
    assert (failed.gold("red"), failed.s.rumors[0]) == (8, ())
    poor = in_port().give("red", gold=1).port("red", "mod:chasers")
    assert poor.refuses("do ask-around") == ("MM-5e.1", "You cannot afford that")


# -- MM-5g, MM-5h


@clause("MM-5g.1")
def test_the_stash_is_at_home() -> None:
    table = in_port("caracas").port("red", "mod:chasers")
    table.choose("do stash").choose("chest 7")
    assert (table.gold("red"), table.s.stash[0]) == (3, 7)
    assert table.refuses("do withdraw") == ("MM-5.2", "You have already done that in this Port action")
    table.choose("do done").port("red").choose("do withdraw").choose("chest all")
    assert (table.gold("red"), table.s.stash[0]) == (10, 0)
    away = in_port("tortuga").port("red", "mod:chasers")
    assert away.refuses("do stash") == ("MM-5g.1", "Your stash is in your home port")


@clause("MM-5g.2", "MM-6.2")
@pytest.mark.parametrize(("stash", "points"), [(0, 0), (9, 0), (10, 1), (49, 4), (50, 5), (120, 5)])
def test_what_a_stash_is_worth_t4(stash: int, points: int) -> None:
    table = Table(2).give("red", stash=stash)
    assert stash_glory(table.s, 0) == points
    assert table.s.hand[0] == ()


@clause("MM-5g.3")
def test_at_home_the_stash_can_be_spent() -> None:
    table = in_port("caracas").give("red", gold=3, stash=30).port("red", "mod:chasers").choose("do shipyard")
    table.choose("yard ship-flute")
    assert (table.gold("red"), table.s.stash[0]) == (0, 30 + 8 - 10)
    away = in_port("tortuga").give("red", gold=3, stash=30).port("red", "mod:chasers").choose("do shipyard")
    assert not away.can("yard ship-flute")


@clause("MM-5h.1")
def test_a_specialist_is_employed_in_his_port() -> None:
    table = in_port("havana").give("red", hand="surgeon-havana navigator-nassau").port("red", "mod:chasers")
    assert table.refuses("do play-navigator-nassau") == ("MM-6.4", "That card cannot be played now")
    table.choose("do play-surgeon-havana")
    assert table.gold("red") == 6
    assert table.hand("red") == "navigator-nassau"
    assert len(table.s.crewmen[0]) == 1


@clause("MM-5h.2")
def test_one_of_each_type_and_three_in_all() -> None:
    table = in_port("havana").give("red", hand="surgeon-havana", crew="surgeon-bridgetown").port("red", "mod:chasers")
    assert not table.can("do play-surgeon-havana")
    full = in_port("havana").give("red", hand="surgeon-havana", crew="navigator-nassau purser-caracas envoy-port-royal")
    assert not full.port("red", "mod:chasers").can("do play-surgeon-havana")

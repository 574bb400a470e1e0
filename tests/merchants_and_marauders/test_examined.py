"""What an examination of the rules against the rulebook, sentence by sentence, found wrong once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.merchants_and_marauders.table import EVENT, MOD, ZONE, T, Table
from tortuga.games.merchants_and_marauders.rules.basics import has_mod
from tortuga.games.merchants_and_marauders.rules.battle import CheckSinking, both_perish, start_battle
from tortuga.games.merchants_and_marauders.rules.bounties import start_war
from tortuga.games.merchants_and_marauders.rules.events import DrawEvent, enlist
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.raid import RaidIcons
from tortuga.games.merchants_and_marauders.rules.trade import goods_drawn
from tortuga.games.merchants_and_marauders.rules.turn import PlayerTurn
from tortuga.games.merchants_and_marauders.rules.victory import EndOfTurn
from tortuga.games.merchants_and_marauders.vocabulary.ships import SMALL_PIRATE


def captain(zone: str = "tortuga", captains: str = "thomas-ashdown", port: bool = False, **options: Any) -> Table:
    table = Table(2, captains, **options).at("red", zone, port=port)
    return table.at("yellow", "trinidad", port=True)


def two_points(table: Table, chance: str) -> Table:
    """Red gains two glory points in one stroke."""
    s = table.s
    s.open, s.agenda = [], []
    table.dice.coming = [f"glory_card {word}" for word in chance.split()]
    gain_glory(s, 0, "raid")
    gain_glory(s, 0, "mission")
    return table.go()


# -- the base game


@clause("MM-6.3")
def test_two_points_at_once_leave_a_full_hand() -> None:
    table = captain().give("red", hand="ram ram broadside fair-wind")
    two_points(table, "fog-bank seize-the-day").choose("discard ram").choose("discard ram")
    assert table.hand("red") == "broadside fair-wind fog-bank seize-the-day"
    assert not table.match.decisions, "four cards may stay"


@clause("MM-1z.11")
def test_the_free_good_of_cartagena_need_not_be_paid_first() -> None:
    table = captain("cartagena").demand("cartagena", "rum").give("red", gold=6, ship="galleon")
    table.port("red", "mod:chasers")
    table.choose("do buy", "card:wood-1 card:cocoa-1 card:sugar-1 card:food-1 card:textiles-1 card:tobacco-1")
    table.choose("buy wood").choose("buy cocoa")
    assert table.gold("red") == 0
    table.choose("buy sugar")
    assert (table.gold("red"), table.cargo("red")) == (0, "cocoa sugar wood"), "the third of three is free"
    assert not table.can("buy food")


@clause("MM-S1.7", "MM-5b.6")
def test_whoever_an_uprising_expels_keeps_what_the_ship_holds() -> None:
    table = captain("petite-goave", "john-knox", port=True, new_events=True, new_captains="mixed")
    table.give("red", ship="sloop", cargo="rum wood food sugar cocoa rum")
    table.run(DrawEvent(1), chance="event:x09").run(PlayerTurn(0))
    assert table.asks() == "red: jettison cocoa food rum sugar wood"
    for word in ("rum", "rum", "wood", "food"):
        table.choose(f"jettison {word}")
    assert table.cargo("red") == "cocoa sugar"


@clause("MM-4.11")
def test_cargo_can_be_thrown_overboard_at_will() -> None:
    table = captain("havana", contraband=True).give("red", cargo="rum rum", contraband="food-k15").act("red")
    table.choose("act jettison")
    assert table.asks() == "red: throw-overboard rum food-k15"
    table.choose("throw-overboard food-k15").choose("act jettison")
    assert (table.cargo("red"), table.contraband("red"), table.s.actions) == ("rum", "", 3), "it takes no action"
    table.choose("act jettison")
    assert table.refuses("act jettison") == ("MM-4.11", "You have no such good")


@clause("MM-4.11")
def test_a_card_hidden_in_the_smugglers_hold_is_not_offered_for_throwing() -> None:
    options: dict[str, Any] = {"contraband": True, "new_mods": True, "smugglers_hold": True}
    table = captain("havana", **options)
    table.give("red", ship="frigate", mods="smugglers-hold", cargo="", contraband="food-k15").act("red")
    assert not table.can("act jettison")


@clause("MM-13d.26")
def test_a_card_of_the_own_turn_is_played_inside_a_port_action() -> None:
    table = captain("tortuga").give("red", hand="seize-the-day", cargo="rum").port("red", "mod:chasers")
    table.choose("do play-seize-the-day")
    assert table.s.actions == 3, "one for the Port action, one more by the card"
    assert table.can("do sell"), "a card is no activity: selling may still come first"


# -- contraband


@clause("MM-S7.10", "MM-8.10")
def test_what_a_raid_costs_is_lost_before_the_loot_comes_aboard() -> None:
    table = captain("havana", contraband=True).give("red", points="2 2 2 2 1", cargo="wood", contraband="food-k15")
    prize = T.cargo.words.index("rum-4")
    assert T.cargo.icon[prize] == 1, "a hit on the Cargo"
    table.s.cargo_deck = tuple(card for card in table.s.cargo_deck if card != prize)
    table.s.display, table.s.active = (prize,), 0
    table.run(RaidIcons(0, 1))
    assert table.asks() == "red: lose-from cargo contraband", "the room that is left is one card"
    table.choose("lose-from cargo", "card:wood-1")
    assert table.asks().startswith("red: jettison rum food-k15"), "only now the loot is stowed"


@clause("MM-S7.11", "MM-S1.27")
def test_the_smugglers_hold_keeps_its_card_when_juana_loses_all_cargo() -> None:
    options: dict[str, Any] = {"new_captains": "mixed", "contraband": True, "new_mods": True, "smugglers_hold": True}
    for held, left in (("food-k15", "food-k15"), ("food-k15 rum-k07", "rum-k07")):
        table = captain("havana", "juana-la-brava thomas-ashdown", **options).at("yellow", "havana")
        start_battle(table.s, 0, 1)
        table.s.agenda.clear()
        table.give("red", ship="frigate", mods="smugglers-hold", points="0 3 3 3 3", cargo="wood", contraband=held)
        table.run(CheckSinking(2))
        if " " in held:
            assert table.asks() == "red: keep-hidden food-k15 rum-k07"
            table.choose("keep-hidden rum-k07")
        assert (table.cargo("red"), table.contraband("red")) == ("", left)


# -- favors


@clause("MM-S10.3", "MM-S10.7")
def test_of_two_glory_cards_drawn_at_once_each_has_its_own_favor() -> None:
    table = captain(favors=True).give("red", favors=2, hand="broadside")
    two_points(table, "ram fog-bank")
    table.choose("draw-again yes", "glory_card:fair-wind")
    assert table.hand("red") == "broadside fair-wind ram", "the second card goes first"
    table.choose("draw-again yes", "glory_card:seize-the-day")
    assert table.hand("red") == "broadside fair-wind seize-the-day"


@clause("MM-S10.3", "MM-1z.6")
def test_a_favor_also_redraws_what_was_redrawn_for_gold() -> None:
    table = captain("santo-domingo", favors=True).demand("santo-domingo", "rum").give("red", favors=1)
    table.port("red", "mod:chasers")
    table.choose("do buy", "card:wood-1 card:wood-2 card:cocoa-1 card:cocoa-2 card:sugar-1 card:sugar-2")
    table.choose("draw-again no")
    table.choose("buy redraw", "card:food-1 card:food-2 card:food-3 card:textiles-1 card:textiles-2 card:textiles-3")
    assert table.asks() == "red: draw-again no yes"
    table.choose("draw-again yes", "card:wood-3 card:wood-4 card:wood-5 card:wood-6 card:wood-7 card:wood-8")
    assert table.asks() == "red: buy done wood"
    assert table.refuses("buy redraw")[0] == "MM-5b.7"


@clause("MM-S10.4", "MM-S9.15")
def test_a_favor_rolls_again_for_a_reef_with_some_success() -> None:
    table = captain(locations=True, favors=True).location("tortuga", "reef").give("red", favors=1)
    table.act("red").choose("act visit", "S 1 1")
    assert table.asks() == "red: roll-again no yes", "each success counts"
    table.choose("roll-again yes", "S S 1")
    table.choose("reef crew") if table.can("reef crew") else table.choose("reef rumor", "rumor:sunken-silver")
    assert table.can("reef cargo"), "a second thing for the second success"


# -- upgrades of ships without a player


def upgraded(npc: str, event: str, *tokens: str) -> Table:
    table = Table(2, "thomas-ashdown josiah-penhallow", npc_upgrades=True).at("red", "havana")
    return table.give("red", ship="frigate").npc(event, "havana").upgrade(npc, *tokens)


@clause("MM-S4.4")
def test_a_captain_uncovered_by_a_mutual_sinking_draws() -> None:
    table = upgraded("ps", "e13", "chasers").npc("e14", "havana")
    start_battle(table.s, 0, 2 + SMALL_PIRATE)
    table.s.agenda.clear()
    both_perish(table.s)
    table.go("upgrade:long-guns")
    assert has_mod(table.s, 2 + SMALL_PIRATE, MOD["long-guns"])
    assert not has_mod(table.s, 2 + SMALL_PIRATE, MOD["chasers"])


@clause("MM-S4.5", "MM-S4.6")
def test_in_a_war_only_the_unfit_of_two_tokens_goes() -> None:
    table = upgraded("en", "e04", "chasers", "extra-hammocks")
    table.dice.coming = ["nation english", "nation dutch", "upgrade long-guns"]
    start_war(table.s)
    assert [has_mod(table.s, 2, MOD[word]) for word in ("chasers", "long-guns", "extra-hammocks")] == [
        True,
        True,
        False,
    ]


@clause("MM-S4.6")
def test_a_ship_that_comes_after_a_war_was_declared_draws_again() -> None:
    table = Table(2, npc_upgrades=True)
    table.dice.coming = ["upgrade extra-hammocks", "nation english", "nation dutch", "upgrade chasers"]
    card = EVENT["e04"]
    table.s.event_deck = tuple(other for other in table.s.event_deck if other != card)
    enlist(table.s, card)
    start_war(table.s)
    table.run(EndOfTurn())
    assert has_mod(table.s, 2, MOD["chasers"])
    assert not has_mod(table.s, 2, MOD["extra-hammocks"])


@clause("MM-S4.3")
def test_a_new_captain_inherits_no_token() -> None:
    table = upgraded("ps", "e13").run(DrawEvent(1), chance="event:e14 upgrade:none")
    table.upgrade("ps", "chasers")  # one who was uncovered since has drawn it
    table.run(EndOfTurn())
    assert not has_mod(table.s, 2 + SMALL_PIRATE, MOD["chasers"])


# -- loyalty


@clause("MM-S11.9")
def test_an_unhappy_crew_refuses_a_card_not_its_copy() -> None:
    table = captain(loyalty=True).give("red", loyalty="Unhappy", hand="fair-wind fair-wind").act("red")
    table.choose("act play-fair-wind", "1 1 1")
    assert table.can("act play-fair-wind"), "the other copy may be tried"
    table.choose("act play-fair-wind", "1 1 1")
    assert not table.can("act play-fair-wind")


# -- locations


@clause("MM-S9.13", "MM-5b.1")
@pytest.mark.parametrize("first", ["port", "station"])
def test_port_and_station_each_remember_what_was_bought(first: str) -> None:
    table = captain(locations=True).location("tortuga", "station").demand("tortuga", "rum").give("red", gold=30)
    display = "card:wood-1 card:cocoa-1 card:sugar-1 card:food-1 card:textiles-1 card:tobacco-1"
    again = "card:wood-2 card:cocoa-2 card:sugar-2 card:food-2 card:textiles-2 card:tobacco-2"
    table.act("red", 9)
    for place, chance in ((first, display), ("station" if first == "port" else "port", again)):
        if place == "port":
            table.choose("act enter").choose("act port", "mod:chasers").choose("do buy", chance).choose("buy wood")
            table.choose("buy done").choose("do done").choose("act leave")
        else:
            table.choose("act visit").choose("town buy", chance).choose("buy wood")
            if table.can("buy done"):
                table.choose("buy done")
    table.choose("act end")
    table.at("red", "tortuga", port=True)
    assert goods_drawn(table.s, 0) == 3, "in the port"
    table.at("red", "tortuga")
    assert goods_drawn(table.s, 0) == 3, "at the station"


@clause("MM-S9.10")
def test_felipe_moves_a_hit_of_the_ground_assault() -> None:
    table = captain("tortuga", "felipe-de-los-reyes", locations=True).location("tortuga", "missionary").act("red")
    table.give("red", points="2 2 2 1 1")
    table.choose("act raid-location", "card:rum-1 card:wood-6 card:wood-8").choose("bombard stop")
    table.choose("ashore assault", "1 1")
    assert table.asks() == "red: shift-fire nothing crew-to-hull crew-to-cargo crew-to-masts crew-to-cannons"
    table.choose("shift-fire crew-to-masts", "glory_card:ram")
    assert table.points("red") == "2 2 1 1 1", "his last man lives"
    assert table.told("location_taken")


@clause("MM-S9.17")
def test_nobody_must_be_freed_from_a_prison() -> None:
    table = captain(locations=True).location("tortuga", "prison").give("red", ship="frigate").act("red")
    table.choose("act raid-location", "card:rum-1 card:wood-4 card:wood-5 card:wood-6").choose("bombard stop")
    table.choose("ashore assault", "S 1 1 glory_card:ram").choose("free-prisoner no")
    assert not table.s.crewmen[0]


@clause("MM-S9.5", "MM-S9.9")
def test_locations_of_an_enemy_bring_bounties_in_war_too() -> None:
    table = captain("havana", locations=True).location("havana", "prison").war("english", "spanish").act("red")
    assert (T.captains.nation[table.s.captain[0]], table.s.nation[ZONE["havana"]]) == (0, 2)
    table.choose("act raid-location", "card:rum-1 card:wood-4 card:wood-5 card:wood-6")
    assert table.bounties("red") == "spanish"


# -- cutthroat


@clause("MM-S16.3", "MM-S10.4")
def test_several_scouts_off_turn_have_cards_and_favors() -> None:
    table = Table(3, cutthroat=True, favors=True).at("blue", "nassau").at("red", "havana").at("yellow", "nassau")
    table.give("yellow", favors=1).give("blue", hand="sharp-eyes").act("red").choose("act sail-nassau")
    table.choose("off-turn yes").choose("off-turn yes", "S 1 1 1")
    assert table.asks() == "yellow: roll-again no yes", "every success counts"
    table.choose("roll-again yes", "S S 1 1")
    assert table.asks() == "blue: interrupt nothing sharp-eyes"
    table.choose("interrupt sharp-eyes", "S S S 1 1")
    assert table.asks() == "blue: attack no yes", "three against two"

"""The variants: raid (IB-16), trading (IB-18), close quarters (IB-19), six buildings (IB-20), architect (IB-21)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.islebound.table import BUILDINGS, GAME, TABLES, Table
from tests.islebound.test_data import owner
from tortuga.games.islebound.rules.architect import DraftCard
from tortuga.games.islebound.rules.goods import gain_books
from tortuga.games.islebound.state import EMPTY, Isles
from tortuga.kernel.dice import FastDice, RecordedDice
from tortuga.kernel.machine import EVERYTHING, UNKNOWN, advance, choose, playout

VARIANTS = ("advanced", "trading", "close-quarters", "raid", "six-buildings", "architect")


# -- raid


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


# -- trading


def market() -> Table:
    table = Table(trading=True).at(red="morlim", yellow="morlim").give("red", wood=3, books=1, units="ichor pirate-a")
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
    assert table.refuses("offer give-fish") == ("IB-18.1", "There are not so many to trade")
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
    assert table.refuses("offer give-wood")[1] == "There are not so many to trade"


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
    assert table.refuses("act trade") == ("IB-18.5", "You have made all your offers of this turn")
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
    assert table.refuses("act trade") == ("IB-18.5", "You have made all your trades of this turn")


# -- close quarters


@clause("IB-19.1")
def test_close_quarters() -> None:
    table = Table(2, close_quarters=True).at(red="crimsika", yellow="stratic").move("red").do("sail suns-rest")
    assert table.crew("red") == ("administrate work", "administrate", "")
    table = Table(2, close_quarters=True).at(red="crimsika", yellow="stratic").give("red", deck="work").move("red")
    assert table.refuses("sail undervall") == (
        "IB-19.1",
        "The other ship is on the same sea board, and you have nobody with administrate on deck",
    )
    assert table.refuses("sail stratic")[1] == "Another ship is there, and you have nobody with administrate on deck"
    assert table.offers("sail rockslide")
    same = Table(2, close_quarters=True).at(red="crimsika", yellow="suns-rest").move("red").do("sail suns-rest")
    assert same.crew("red")[1] == "administrate", "once in all"
    usual = Table(2).at(red="crimsika", yellow="stratic").move("red").do("sail suns-rest")
    assert usual.crew("red")[1] == ""
    with pytest.raises(tortuga.BadOption, match="two players"):
        GAME.read_options({"close-quarters": True}, 3)


@clause("IB-19.2")
def test_ports_are_no_sea_boards() -> None:
    table = Table(2, close_quarters=True).at(red="suns-rest", yellow="marhaven").move("red").do("sail crimsika")
    assert table.crew("red")[1] == ""
    table = Table(2, close_quarters=True).at(red="suns-rest", yellow="crimsika").move("red").do("sail crimsika")
    assert table.crew("red")[1] == "administrate"


# -- six buildings


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


# -- architect


def draft_start(players: int = 3, seed: int = 4, **options: bool) -> Isles:
    s = GAME.set_up(TABLES, players, GAME.read_options({"architect": True, **options}, players), FastDice(seed))
    assert isinstance(s, Isles)
    advance(s)
    while len(s.open) == 1:
        choose(s, s.open[0][0].seat, s.open[0][1][0])
    return s


def finish_draft(s: Isles) -> None:
    while isinstance(s.open[0][0], DraftCard):
        choose(s, s.open[0][0].seat, s.open[0][1][0])


@clause("IB-21.1")
def test_the_draft_goes_to_the_left() -> None:
    s = draft_start()
    packs = s.pack[:]
    assert [len(pack) for pack in packs] == [7, 7, 7]
    assert [decision.seat for decision, _ in s.open] == [0, 1, 2]
    for seat in range(3):
        choose(s, seat, packs[seat][0])
    assert s.pack == [packs[2][1:], packs[0][1:], packs[1][1:]]
    assert s.hand == [(packs[seat][0],) for seat in range(3)]
    finish_draft(s)
    assert [len(hand) for hand in s.hand] == [7, 7, 7]
    assert (s.row, len(s.deck)) == ((), 35 - 21)
    assert sorted(card for hand in s.hand for card in hand) == sorted(set().union(*packs))


@clause("IB-21.1")
def test_hands_and_packs_are_secret() -> None:
    s = draft_start()
    choose(s, 0, s.pack[0][0])
    view = GAME.view(s, 1)
    assert view.pack == [[UNKNOWN] * 7, list(s.pack[1]), [UNKNOWN] * 7]  # type: ignore[attr-defined]
    assert view.flow.answers[0][0] == UNKNOWN
    finish_draft(s)
    view = GAME.view(s, 1)
    assert view.hand == [[UNKNOWN] * 7, list(s.hand[1]), [UNKNOWN] * 7]  # type: ignore[attr-defined]
    assert view.deck == [UNKNOWN] * 14  # type: ignore[attr-defined]
    assert GAME.view(s, EVERYTHING).hand == [list(hand) for hand in s.hand]  # type: ignore[attr-defined]
    for seed in range(8):
        world = GAME.imagine(TABLES, view, FastDice(seed))
        assert isinstance(world, Isles)
        others = {*world.hand[0], *world.hand[2]}
        assert set(s.passed[1]) <= others, "what was passed on in the draft is in others' hands"


@clause("IB-21.1")
def test_a_pick_not_in_the_pack_is_refused() -> None:
    match = tortuga.new("islebound", 2, {"architect": True}, seed=3)
    while len(match.decisions) == 1:
        match.choose(match.decisions[0].seat, match.options(match.decisions[0].seat)[0])
    s = match.state
    assert isinstance(s, Isles)
    word = TABLES.building_words[s.pack[1][0]]
    with pytest.raises(tortuga.NotOffered, match="not among those"):
        match.choose(0, f"draft {word}")


def architect(data: Path | None = None, **things: object) -> Table:
    table = Table(data=data, architect=True).at(red="morlim", yellow="thundrake", blue="krazk").own(red="crimsika")
    s = table.s
    s.pack = [(), (), ()]
    s.hand = [(), (), ()]
    s.deck = tuple(range(35))
    s.event_shown = (TABLES.event_words.index("scholars-dispute"), TABLES.event_words.index("empty-nets"))
    s.event_left = tuple(card for card in s.event_left if card not in s.event_shown)
    s.event_under = (7, 6)
    return table.give("red", coins=20, **things)


@clause("IB-21.2")
def test_only_the_hand_can_be_bought_and_built() -> None:
    table = architect(hand="museum bridge", wood=3, fish=2).turn("red")
    assert table.refuses("act buy-museum") == ("IB-21.2", "Buildings are bought from your hand")
    table.do("act hand")
    assert table.asks() == "red: buy bridge museum nothing"
    assert table.refuses("buy palace") == ("IB-21.2", "That building is not in your hand")
    table.do("buy museum")
    assert (table.city("red"), table.hand("red"), table.s.coins[0]) == ("museum", "bridge", 10)
    table.visit("red", "stratic", "build bridge")
    assert (table.city("red"), table.s.wood[0]) == ("museum bridge", 0)
    assert architect().turn("red").refuses("act hand") == ("IB-21.2", "You have no building in hand")
    assert Table().at(red="morlim").turn("red").refuses("act hand")[1].startswith("This game")
    poor = architect(hand="museum").give("red", coins=9).turn("red").do("act hand")
    assert poor.asks() == "red: buy nothing", "asked all the same"
    assert poor.refuses("buy museum") == ("IB-10.1", "You have too few coins")
    rich = architect(hand="museum").turn("red").do("act hand", "buy nothing")
    assert rich.city("red") == ""
    assert rich.refuses("act hand") == ("IB-21.2", "You have just bought nothing: do something else first")
    assert rich.do("act hunt", "act hand", "buy museum").city("red") == "museum"


@clause("IB-21.2", "IB-1.10")
@pytest.mark.parametrize("asked", ["hand", "stratic"])
def test_others_cannot_tell_a_rich_hand_from_a_poor_one(asked: str) -> None:
    """Warehouse could be paid for in both ways, Palace in neither."""
    tables = [architect(hand=hand, wood=2, fish=1).give("red", coins=4) for hand in ("warehouse", "palace")]
    for table in tables:
        if asked == "hand":
            table.turn("red").do("act hand")
        else:
            table.visit("red", "stratic")
    rich, poor = tables
    verb = "buy" if asked == "hand" else "build"
    assert (rich.asks(), poor.asks()) == (f"red: {verb} warehouse nothing", f"red: {verb} nothing")
    assert rich.view("yellow") == poor.view("yellow")
    assert rich.log("yellow") == poor.log("yellow")
    for table in tables:
        table.do(f"{verb} nothing")
    assert rich.view("yellow") == poor.view("yellow")
    assert rich.asks() == poor.asks(), "each says when the turn ends"


@clause("IB-21.2", "IB-1.10")
def test_an_empty_hand_is_asked_nothing() -> None:
    assert architect(wood=9).visit("red", "stratic").asks() == "", "nothing to build and nothing else to do"
    assert Table().row("palace cathedral museum market mansion").visit("red", "stratic").asks() == ""


@clause("IB-21.3")
def test_books_are_cards() -> None:
    table = architect(hand="museum bridge").visit("red", "rockslide", "deal 1 | building palace", "deal none")
    assert table.hand("red") == "bridge museum palace"
    assert table.s.books == [0, 0, 0]
    table.at(red="morlim").turn("red").do("act event-1")
    assert table.asks() == "red: discard bridge museum palace"
    assert table.refuses("discard tavern") == ("IB-21.2", "That building is not in your hand")
    table.do("discard museum | event forest-fire")
    assert (table.hand("red"), table.s.discards, table.track()) == ("bridge palace", (BUILDINGS["museum"],), "rrr")
    table.visit("red", "thundrake", "rest no", "deal 1", "discard palace", "deal none")
    assert table.s.renown[0] == 2
    assert "Red draws a building." in table.log("blue")
    assert "Red draws Palace." not in table.log("blue")
    assert "Red draws Palace." in table.log("red")
    assert "Red discards Palace." in table.log("blue")
    assert not any("book" in line for line in table.log("blue")), "what is paid is a card"


@clause("IB-21.3")
def test_discards_are_shuffled_when_the_deck_is_empty() -> None:
    table = architect(hand="museum")
    s = table.s
    s.discards, s.hand[1] = s.deck[:1], s.deck[1:]
    s.deck = ()
    s.passed[2] = s.discards
    assert isinstance(s.dice, RecordedDice)
    s.dice.coming = [f"building {TABLES.building_words[s.discards[0]]}"]
    gain_books(s, 0, 2)
    assert (len(s.hand[0]), s.discards, s.passed[2]) == (2, (), ()), "the second draw finds nothing"


@clause("IB-21.4")
def test_library_school_of_war_and_observatory() -> None:
    table = architect(buildings="library school-of-war").visit("red", "rockslide")
    table.do("deal 1 | building palace, pirate pirate-a", "deal none")
    assert (table.s.renown[0], table.units("red")) == (1, "pirate-a")
    table = architect(hand="observatory").turn("red").do("act hand", "buy observatory | building museum")
    assert table.hand("red") == "museum"


@clause("IB-21.4")
def test_an_owners_observatory_draws_as_many_as_it_counts(tmp_path: Path) -> None:
    folder = owner(tmp_path, "buildings.toml", ('ability = "books", amount = 1', 'ability = "books", amount = 2'))
    table = architect(data=folder, hand="observatory").turn("red")
    table.do("act hand", "buy observatory | building museum, building palace")
    assert table.hand("red") == "museum palace"


@clause("IB-21.5")
def test_no_card_counts_books() -> None:
    s = draft_start()
    cards = {*s.brag_shown, *s.brag_left}
    assert TABLES.brag_words.index("brag-of-your-learning") not in cards
    assert (len(cards), s.brag_under) == (7, (3, 2))
    table = architect(hand="museum palace").give("red", coins=0)
    assert GAME.result(table.s).scores[0] == 0
    trade = Table(architect=True, trading=True).at(red="morlim", yellow="morlim", blue="krazk").own(red="crimsika")
    trade.s.hand[0] = trade.s.deck[:2]
    trade.s.deck = trade.s.deck[2:]
    assert "book" not in trade.turn("red").do("act trade").asks()


@clause("IB-21.6")
def test_six_buildings_beside_architect() -> None:
    assert draft_start(**{"six-buildings": True}).row == ()


@clause("IB-16.1", "IB-17.1", "IB-18.1", "IB-19.1", "IB-20.1", "IB-21.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_combination_plays_to_its_end(players: int) -> None:
    for number, switches in enumerate(product((False, True), repeat=6)):
        options = dict(zip(VARIANTS, switches, strict=True))
        if (options["close-quarters"] and players != 2) or number % 3 != players - 2:
            continue
        s = GAME.set_up(TABLES, players, GAME.read_options(options, players), FastDice(number))
        advance(s)
        before = GAME.inventory(s)
        playout(s, FastDice(number + 1))
        assert GAME.inventory(s) == before
        assert GAME.result(s).winners

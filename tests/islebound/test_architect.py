"""The Architect variant (IB-21)."""

from __future__ import annotations

from pathlib import Path

import pytest

import tortuga
from tests.clauses import clause
from tests.islebound.owner import owner
from tests.islebound.table import BUILDINGS, GAME, TABLES, Table
from tortuga.games.islebound.rules.architect import DraftCard
from tortuga.games.islebound.rules.goods import gain_books
from tortuga.games.islebound.state import Isles
from tortuga.kernel.dice import FastDice, RecordedDice
from tortuga.kernel.machine import EVERYTHING, UNKNOWN, advance, choose


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
    assert (s.row, len(s.deck)) == ((), len(TABLES.price) - 21)
    assert sorted(card for hand in s.hand for card in hand) == sorted(set().union(*packs))


@clause("IB-21.1")
def test_hands_and_packs_are_secret() -> None:
    s = draft_start()
    choose(s, 0, s.pack[0][0])
    view = GAME.view(s, 1)
    assert view.pack == [[UNKNOWN] * 7, list(s.pack[1]), [UNKNOWN] * 7]
    assert view.flow.answers[0][0] == UNKNOWN
    finish_draft(s)
    view = GAME.view(s, 1)
    assert view.hand == [[UNKNOWN] * 7, list(s.hand[1]), [UNKNOWN] * 7]
    assert view.deck == [UNKNOWN] * (len(TABLES.price) - 21)
    assert GAME.view(s, EVERYTHING).hand == [list(hand) for hand in s.hand]
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
    s.deck = tuple(range(len(TABLES.price)))
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

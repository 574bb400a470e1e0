"""Renown, its tokens and reputation cards (IB-12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.islebound.owner import owner
from tests.islebound.table import TABLES, Table
from tortuga.games.islebound.rules.ending import score_parts
from tortuga.games.islebound.rules.goods import gain, gain_renown
from tortuga.games.islebound.rules.renown import brag_gain, counted
from tortuga.games.islebound.state import BOOK, COUNTED, EMPTY, GOOD_KINDS
from tortuga.kernel.dice import RecordedDice


def renown(table: Table, seat: int, number: int, chance: str = "") -> Table:
    dice = table.s.dice
    assert isinstance(dice, RecordedDice)
    dice.coming = chance.split(", ") if chance else []
    gain_renown(table.s, seat, number)
    assert not dice.coming
    return table


@clause("IB-12.1")
def test_renown_is_marked_on_the_track() -> None:
    assert renown(Table(), 0, 4).s.renown == [4, 0, 0]


@clause("IB-12.2")
def test_seven_brings_a_token_at_once() -> None:
    told = Table().give("red", renown=6).visit("red", "morlim", "hire none", "deal 1 | token 1-book")
    assert told.told("token_shown")[-1] == ("", {"goods": [1 * GOOD_KINDS + BOOK]})
    assert "The next renown token: 1 book." in told.log("blue")
    table = renown(Table().give("red", renown=5), 0, 2, "token 1-book")
    assert (table.s.renown[0], table.s.tokens[0], table.s.coins[0]) == (0, (0,), 9)
    table = renown(Table(), 0, 15, "token 1-book, token 2-wood")
    assert (table.s.renown[0], len(table.s.tokens[0]), table.s.books[0]) == (1, 2, 1)


@clause("IB-12.3", "IB-12.5")
def test_the_active_player_gains_first() -> None:
    table = Table().brags("brag-of-your-realm", "brag-of-your-crew").give("blue", renown=6).give("red", renown=5)
    table.visit("red", "farwold", "brag 1 | token 1-book, token 2-wood, reputation brag-of-your-fleet")
    assert [seat for seat, _ in table.told("token")] == ["red", "blue"]
    assert table.s.renown == [0, 1, 0]
    assert (table.s.coins[0], table.s.books[2]) == (8, 1)
    assert table.shown("reputation") == ["brag-of-your-fleet", "brag-of-your-crew"]


@clause("IB-12.3")
def test_after_the_active_player_the_others_go_clockwise() -> None:
    table = Table().brags("brag-of-your-realm", "brag-of-your-crew")
    table.give("yellow", renown=5).give("blue", renown=6).give("red", renown=6)
    tokens = "token 1-book, token 2-wood, token 3-fish"
    table.visit("yellow", "farwold", f"brag 1 | {tokens}, reputation brag-of-your-fleet")
    assert [seat for seat, _ in table.told("token")] == ["yellow", "blue", "red"]
    assert (table.s.coins[1], table.s.books[2], table.s.wood[0]) == (8, 1, 2), "each takes the token then on top"


@clause("IB-12.4", "IB-14.2")
def test_when_the_tokens_are_gone() -> None:
    table = Table()
    table.s.token_left = (0,) * 7
    assert not table.s.ending
    renown(table, 1, 7)
    assert (table.s.ending, table.s.tokens[1], table.s.token_top) == (True, (0,), EMPTY)
    renown(table, 1, 9)
    assert (table.s.sevens[1], table.s.renown[1], table.s.coins[1]) == (1, 2, 9)
    assert score_parts(table.s, 1)["tokens"] == 14


@clause("IB-12.5")
def test_the_condition_is_counted_after_the_first_gain() -> None:
    table = Table().brags("brag-of-your-stores", "brag-of-your-crew").give("red", renown=6, wood=2)
    table.s.token_top, table.s.token_left = 1, (3, 2, 3, 2, 2, 1, 2)
    table.visit("red", "farwold", "brag 1 | token 3-fish, reputation brag-of-your-fleet")
    assert table.s.renown[0] == 2, "2 wood and the 2 of the token make two pairs"


@clause("IB-12.5", "IB-3.4")
def test_the_visitor_may_decline_the_renown_at_the_top() -> None:
    """So nobody is forced to take the last token in order to activate a card."""
    table = (
        Table().brags("brag-of-your-city", "brag-of-your-crew").give("red", renown=6).give("blue", buildings="bridge")
    )
    table.s.token_left = (0,) * 7
    table.visit("red", "farwold", "brag 1-unsung | reputation brag-of-your-fleet")
    assert (table.s.renown, table.s.tokens[0], table.s.ending) == ([6, 0, 1], (), False), "others gain all the same"
    assert table.shown("reputation") == ["brag-of-your-fleet", "brag-of-your-crew"]
    assert table.asks() == "red: deal none 1 2"


@clause("IB-12.5")
def test_the_condition_cannot_be_declined() -> None:
    table = Table().brags("brag-of-your-realm", "brag-of-your-crew")
    table.visit("red", "farwold", "brag 1-unsung | reputation brag-of-your-fleet")
    assert table.s.renown == [1, 1, 1], "the visitor's own port counts too"


@clause("IB-12.5")
def test_a_card_without_renown_at_its_top_has_nothing_to_decline(tmp_path: Path) -> None:
    folder = owner(tmp_path, "cards.toml", ('"Brag of Your City", renown = 1', '"Brag of Your City", renown = 0'))
    table = Table(data=folder).visit("red", "farwold")
    assert table.asks() == "red: brag none 1 2 2-unsung"
    assert table.refuses("brag 1-unsung") == ("IB-12.5", "That card shows no renown at its top")


@clause("IB-12.9", "IB-12.6")
def test_the_count_of_buildings_has_no_limit() -> None:
    eight = "bridge tavern butcher library market mansion lighthouse shipyard"
    table = Table().give("red", buildings=eight).brags("brag-of-your-city", "brag-of-your-crew")
    table.visit("red", "farwold", "brag 1 | token 2-wood, reputation brag-of-your-fleet")
    assert [facts["number"] for _, facts in table.told("renown")] == [1, 8]
    assert [TABLES.brag_words[card] for card in range(8) if not TABLES.brag_limit[card]] == ["brag-of-your-city"]


@clause("IB-12.6")
def test_the_limit_of_seven() -> None:
    table = Table().give("red", books=9)
    card = TABLES.brag_words.index("brag-of-your-learning")
    assert brag_gain(table.s, 0, card) == 7
    table.brags("brag-of-your-learning", "brag-of-your-crew").visit(
        "red", "farwold", "brag 1 | token 2-wood, reputation brag-of-your-fleet"
    )
    assert (len(table.s.tokens[0]), table.s.renown[0]) == (1, 1), "1 at the top and 7"


@clause("IB-12.7")
def test_reputation_cards_run_out() -> None:
    table = Table()
    s = table.s
    s.brag_used, s.brag_left, s.brag_under = s.brag_left[1:], s.brag_left[:1], (0, 1)
    last = TABLES.brag_words[s.brag_left[0]]
    second = table.shown("reputation")[1]
    table.own(red="farwold").visit("red", "farwold", f"brag 1 | reputation {last}", "deal none")
    assert table.shown("reputation") == [second, last]
    table.visit("red", "farwold", "brag 1", "deal none")
    assert table.shown("reputation") == ["", last]
    table.visit("red", "farwold")
    assert table.refuses("brag 1") == ("IB-12.7", "There is no reputation card there")
    table.do("brag 2", "deal none")
    assert table.visit("red", "farwold").asks() == "red: deal none 1 2", "only the last step is left"


@clause("IB-12.8")
@pytest.mark.parametrize("kind", range(7))
def test_rewards_of_tokens(kind: int) -> None:
    table = Table()
    reward = TABLES.token_rewards[kind]
    dice = table.s.dice
    assert isinstance(dice, RecordedDice)
    dice.coming = ["pirate pirate-a"] * reward[5] + ["serpent serpent-a"] * reward[6]
    gain(table.s, 1, reward, True)
    s = table.s
    got = [s.coins[1] - 7, s.wood[1], s.fish[1], s.books[1], 0, s.units[1][0], s.units[1][3], s.influence.count(1)]
    assert got == reward
    assert sum(TABLES.token_counts) == 16


@clause("IB-12.9")
def test_what_is_counted() -> None:
    table = Table().give(
        "red", books=4, wood=3, fish=5, buildings="bridge tavern", units="pirate-a pirate-b serpent-a ichor"
    )
    table.give("red", deck="work-sail work", below="work-combat", injured="combat-sail").own(red="morlim").cubes("r.rr")
    numbers = {COUNTED[per]: counted(table.s, 0, per) for per in range(9)}
    assert numbers == {
        "building": 2,
        "town": 2,
        "crew": 3,
        "book": 4,
        "pirate": 2,
        "serpent": 2,
        "wood": 3,
        "fish": 5,
        "cube": 3,
    }
    gains = [brag_gain(table.s, 0, card) for card in range(8)]
    assert gains == [2, 2, 3, 4, 2, 2, 1, 3]

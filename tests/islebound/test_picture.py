"""The table drawn with characters, and described in sentences."""

from __future__ import annotations

import pytest

import tortuga
from tests.contract.setups import Setup
from tests.islebound.table import GAME, TABLES, Table
from tortuga.games.islebound.describe import describe
from tortuga.games.islebound.picture import draw
from tortuga.games.islebound.view import IslesView
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.sheet import WIDTH, clipped, columns_of

SETUPS = [
    Setup("islebound", 2, {"close-quarters": True, "advanced": True}),
    Setup("islebound", 3, {"six-buildings": True}),
    Setup("islebound", 4, {"architect": True, "trading": True, "raid": True}),
]


def text(picture: Picture) -> list[str]:
    return ["".join(span for span, _ in line) for line in picture]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_line_is_eighty_columns_wide(setup: Setup) -> None:
    match = setup.random_match(5, decisions=120)
    for seat in range(SPECTATOR, setup.players):
        view = match.view(seat)
        assert isinstance(view, IslesView)
        lines = text(draw(TABLES, view, match.names, {}))
        assert {columns_of(line) for line in lines} == {WIDTH}
        assert len(lines) <= 20
        assert describe(GAME.words, TABLES, view, match.names)


def test_what_can_be_chosen_stands_in_brackets() -> None:
    table = Table().at(red="grenille")
    lit = {"town": {3, 8}, "here:town": {8}, "slot": {2}, "building": {15}}
    lines = "\n".join(text(draw(table.tables, table.view("red"), table.match.names, lit)))
    assert "[Grenille     r5c ]" in lines
    assert "»Sun's Rest   r4c «" in lines
    assert "[1·]" in lines
    assert "[0b Museum 10c/4w3f]" in lines


def test_what_a_picture_shows() -> None:
    table = Table().own(red="grenille").at(red="grenille", blue="grenille").cubes(".y").give("red", below="work-sail")
    table.give("red", units="pirate-a serpent-b ichor", wood=3, injured="combat-sail")
    lines = text(draw(table.tables, table.view("red"), table.match.names, {}))
    assert any("Grenille     r5c  ▲ <▲●>" in line for line in lines)
    assert any("Sun's Rest   r4c  ·!" in line for line in lines)
    assert any("Farwold      x7cA ·" in line for line in lines)
    assert any("Ratnest      r5*  ·" in line for line in lines)
    assert any(line.startswith("influence 1·  1■  1· ") for line in lines)
    red = next(line for line in lines if "Red" in line)
    assert "7c 3w 0f 0b P1 S1 Ichor r0+0 ⌂0 A A W (WS) †CS" in red


def test_an_attack_is_shown() -> None:
    table = Table().at(red="suns-rest").give("red", units="pirate-a serpent-b", wood=1).turn("red")
    table.do("act attack", "send pirate-a", "send serpent-b | die 3, die 5")
    assert "attack pirate a, serpent b  dice 3 5" in "\n".join(
        text(draw(table.tables, table.view("red"), table.match.names, {}))
    )


def test_the_table_in_sentences() -> None:
    table = Table().own(red="grenille").give("red", buildings="bridge", books=1)
    told = describe(GAME.words, table.tables, table.view("red"), table.match.names)
    assert told[0] == "Round 1. Coins on the treasure map: 0."
    assert told[1].startswith("Red: 13 renown in all; ship at Crimsika; 7 coins, 0 wood, 0 fish, 1 book;")
    assert "Grenille: red 5, entry 1 coin, Red's; next to Farwold, Rockslide, Krazk." in told
    assert any(line.startswith("Farwold: red and blue 7, entry 1 coin and administrate, neutral;") for line in told)
    assert "Influence track: empty." in told
    assert "Event Tamed Beast at Sun's Rest: 1 sea serpent: 3 influence cubes." in told
    assert "Event Lost Archive at Zilliam: 1 book, exhausting administrate: 3 influence cubes." in told
    assert "Reputation card Brag of Your City: 1 for the visitor, then for everybody 1 for each building." in told
    assert (
        "Reputation card Brag of Your Realm: 1 for the visitor, then for everybody 1 for each town, 7 at most." in told
    )
    assert "Renown tokens left: 16 (2 coins)." in told
    assert "In the stacks: 15 pirates, 14 sea serpents." in told


def test_what_one_decides_on_is_drawn() -> None:
    table = Table().brags("brag-of-your-stores", "brag-of-your-crew").events("ransom-talks", "refugee-boats")
    table.give("red", units="pirate-a")
    table.s.sevens[0] = 2
    lines = text(draw(table.tables, table.view("red"), table.match.names, {}))
    assert any("Ransom Talks (Ratnest) 1c P1→2" in line for line in lines)
    assert any("Refugee Boats (Undervall) 1f A *→3" in line for line in lines)
    assert any(line.startswith("brags Stores 1+1/2wood≤7  Crew 2+1/crew≤7") for line in lines)
    assert any("next AS  tokens 16 (2c)  stack P14 S14" in line for line in lines)
    assert "r0+0+2" in next(line for line in lines if "Red" in line)
    table.s.units[0], table.s.under = (0,) * len(table.s.stack), (0,)
    assert any("stack P15 S14" in line for line in text(draw(table.tables, table.view("red"), table.match.names, {})))
    table.s.token_top = -1
    table.s.token_left = (0,) * len(table.s.token_left)
    assert any("tokens 0 " in line for line in text(draw(table.tables, table.view("red"), table.match.names, {})))


def test_a_hand_of_the_architect_is_ones_own() -> None:
    match = tortuga.new("islebound", 2, {"architect": True}, seed=1)
    while len(match.decisions) == 1:
        match.choose(match.decisions[0].seat, match.options(match.decisions[0].seat)[0])
    view, other = match.view(0), match.view(SPECTATOR)
    assert isinstance(view, IslesView)
    assert isinstance(other, IslesView)
    first = TABLES.building_names[view.pack[0][0]]
    assert any(first in line for line in text(draw(TABLES, view, match.names, {})))
    assert not any(first in line for line in text(draw(TABLES, other, match.names, {})))


def test_wide_names_are_cut() -> None:
    assert clipped("海賊王海賊王", 5) == "海賊"
    assert columns_of("e\u0301a") == 2


def test_before_the_boards_are_laid_there_is_a_picture_too() -> None:
    match = tortuga.new("islebound", 2, hand_dice=True)
    assert match.roll is not None
    view = match.view(0)
    assert isinstance(view, IslesView)
    assert draw(TABLES, view, match.names, {})
    assert describe(GAME.words, TABLES, view, match.names)

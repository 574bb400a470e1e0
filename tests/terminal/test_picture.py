"""Glory Islands drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tortuga
from tests.contract.setups import Setup
from tortuga.games.glory_islands import picture
from tortuga.games.glory_islands.picture import HEIGHT, draw
from tortuga.games.glory_islands.state import LAND, RING, IslandTables
from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import EVERYTHING, SPECTATOR
from tortuga.kernel.sheet import WIDTH, columns_of

SETUPS = [
    Setup("glory-islands", 2, {"side": "back", "wrecks": True}),
    Setup("glory-islands", 3, {}),
    Setup("glory-islands", 4, {"wrecks": True}),
]
STYLES = {"red", "yellow", "blue", "green", "sea", "land", "coast", "frame", "lit", "here", "dim", "bold", "gold"}


def lines_of(drawn: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in drawn]


def positions(setup: Setup, every: int = 6) -> Iterator[Any]:
    for number, state in enumerate(setup.walk(seed=5)):
        if number % every == 0:
            yield state


def names_of(setup: Setup) -> list[str]:
    return setup.match(1).names


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_fits_and_uses_known_styles(setup: Setup) -> None:
    names = names_of(setup)
    for state in positions(setup):
        for eyes in (EVERYTHING, SPECTATOR, 0, 1):
            drawn = draw(setup.tables, setup.game.view(state, eyes), names, {})
            assert len(drawn) == HEIGHT
            assert {len(line) for line in lines_of(drawn)} == {WIDTH}
            assert {word for line in drawn for _, style in line for word in style.split()} <= STYLES


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pieces_stand_where_they_are(setup: Setup) -> None:
    names = names_of(setup)
    for state in positions(setup):
        lines = lines_of(draw(setup.tables, setup.game.view(state, SPECTATOR), names, {}))
        for cell in range(LAND):
            x, y = picture.land_x(cell % 5), picture.land_y(cell // 5)
            space = lines[y][x : x + picture.WIDE]
            crew = state.cells[cell]
            sign = ["▲R", "■Y", "●B", "◆G"][state.colour[crew]] if crew >= 0 else ""
            assert space.startswith(f" {'PTB@'[state.side.kind[cell]]}")
            assert (sign in space) if sign else not any(shape in space for shape in picture.SHAPES)
        for sea in range(RING):
            x, y, wide = picture.sea_place(sea)
            ships = [crew for crew in range(state.crews) if state.ship[crew] % RING == sea and not state.sunk[crew]]
            shown = [sign for sign in lines[y][x : x + wide] if sign in picture.SHAPES]
            assert shown == [picture.SHAPES[state.colour[crew]] for crew in ships]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everything_lit_is_marked_by_more_than_colour(setup: Setup) -> None:
    names = names_of(setup)
    for state in positions(setup, 20):
        view = setup.game.view(state, SPECTATOR)
        lit = {"cell": set(range(LAND)), "sea": set(range(RING)), "here:cell": {7}, "here:sea": {12}}
        lines = lines_of(draw(setup.tables, view, names, lit))
        for cell in range(LAND):
            x, y = picture.land_x(cell % 5), picture.land_y(cell // 5)
            left, right = "»«" if cell == 7 else "[]"
            space = lines[y][x : x + picture.WIDE]
            assert (space[0], space[-1]) == (left, right)
            assert setup.tables.word("cell", cell) in space
        for sea in range(RING):
            x, y, wide = picture.sea_place(sea)
            space = lines[y][x : x + wide]
            assert (space[0], space[-1]) == tuple("»«" if sea == 12 else "[]")


def test_only_what_is_lit_is_marked() -> None:
    match = tortuga.new("glory-islands", 3, seed=1)
    lit = {"cell": {3, 9}, "sea": {4}, "island": set()}
    text = "\n".join(lines_of(match.game.picture(match.tables, match.view(0), match.names, lit)))
    assert text.count("[") == text.count("]") == 3
    assert "[B d1]" in text
    assert "[B e2]" in text


def test_a_lit_island_is_marked_whole() -> None:
    match = tortuga.new("glory-islands", 3, seed=1)
    drawn = match.game.picture(match.tables, match.view(0), match.names, {"island": {0, 1}, "here:island": {1}})
    text = "\n".join(lines_of(drawn))
    assert text.count("[") == 3
    assert text.count("»") == 5


def test_coasts_run_only_between_islands() -> None:
    match = tortuga.new("glory-islands", 3, seed=1)
    lines = lines_of(match.game.picture(match.tables, match.view(0), match.names, {}))
    tables: IslandTables = match.game.load()
    side = tables.sides[0]
    for row in range(5):
        for column in range(1, 5):
            apart = side.island[row * 5 + column] != side.island[row * 5 + column - 1]
            assert (lines[picture.land_y(row)][picture.land_x(column) - 1] == "│") == apart
            apart = side.island[column * 5 + row] != side.island[(column - 1) * 5 + row]
            assert (lines[picture.land_y(column) - 1][picture.land_x(row) + 2] == "─") == apart


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(setup: Setup) -> None:
    names = names_of(setup)
    game, t = setup.game, setup.tables
    for number, state in enumerate(positions(setup)):
        for seat in range(setup.players):
            view = game.view(state, seat)
            other = game.view(game.imagine(t, view, FastDice(number)), seat)
            drawn = game.picture(t, view, names, {})
            assert drawn == game.picture(t, other, names, {})
            assert game.describe(game.words, t, view, names) == game.describe(game.words, t, other, names)


def test_treasure_is_named_only_to_its_owner() -> None:
    match = tortuga.new("glory-islands", 3, seed=4)
    luck = FastDice(4)
    while not match.over and not all(match.view(EVERYTHING).loot):  # type: ignore[attr-defined]
        question = match.decisions[0]
        options = match.options(question.seat)
        match.choose(question.seat, options[luck.below(len(options))])
    for eyes in (SPECTATOR, 0, 1, 2):
        for told in (
            "\n".join(lines_of(match.game.picture(match.tables, match.view(eyes), match.names, {}))),
            "\n".join(match.game.describe(match.game.words, match.tables, match.view(eyes), match.names)),
        ):
            assert told.count("face down") == (3 if eyes == SPECTATOR else 2)


def test_sentences_tell_what_the_picture_shows() -> None:
    match = tortuga.new("glory-islands", 2, {"side": "back", "wrecks": True}, seed=4)
    told = "\n".join(match.game.describe(match.game.words, match.tables, match.view(0), match.names))
    assert "Red: 0 glory; ship at Home, sailing track 24; hand 1 2 3 3 4 5; pirates in the supply 5; barrels 1" in told
    assert "Henry Morgan: 0 glory; ship at Home, sailing track 24; deck 1 2 3 3 4 5" in told
    assert "The storm is on C3." in told
    assert "Wreck tokens at the upper-right corner: 5." in told


@pytest.mark.parametrize("name", ["船長ブルー", "Béatrice", "Be\u0301atrice of the seven seas", "🏴‍☠️ Anne", "x" * 40])
def test_names_in_any_script_keep_the_lines_straight(name: str) -> None:
    match = tortuga.new("glory-islands", 3, seed=1, names=[name, "B", "C"])
    for line in lines_of(match.game.picture(match.tables, match.view(0), match.names, {})):
        assert columns_of(line) == WIDTH

"""The table drawn with characters, told in sentences, and a volley as seen from the side."""

from __future__ import annotations

import pytest

from tests.to_glory.table import GAME, PLACES, TABLES, Table
from tortuga.games.to_glory.flights import path_text
from tortuga.games.to_glory.shots import shot_text
from tortuga.kernel.header import Picture


def lines(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture]


def board(table: Table, lit: dict[str, set[int]] | None = None, eyes: str = "red") -> list[str]:
    return lines(GAME.picture(TABLES, table.view(eyes), ["Ann", "Bob", "Cyd", "Dee"][: table.s.seats], lit or {}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_is_80_columns_wide(players: int) -> None:
    table = Table(players).give("red", gold=12, chests=3, cursed=True, off=True, map_from="AE").turn("yellow")
    drawn = board(table)
    assert [len(line) for line in drawn] == [80] * 15
    assert "cursed" in drawn[4]
    assert "off!" in drawn[3]
    assert "gold 12 chests 3 A→E" in drawn[4]
    assert "★ 30" in drawn[2]


def test_pieces_islands_and_facings_can_be_seen() -> None:
    table = Table(2).put("red", (2, 1), "sw").put("yellow", (-3, 0), "ne").kraken((-5, 5), "w").tower("se").turn("red")
    drawn = "\n".join(line[:48] for line in board(table)[:14])
    for sign in ("R↙", "Y↗", "K←", "T↘", "A4", "H4"):
        assert drawn.count(sign) == 1, sign
    assert drawn.count("·") == 82 - 3


def test_hexes_to_be_chosen_stand_in_brackets_with_their_numbers() -> None:
    table = Table(2).turn("red")
    lit = {"hex": {PLACES[5, 0], PLACES[5, -1]}, "here:hex": {PLACES[5, -1]}, "island": {0}}
    drawn = board(table, lit)
    assert "[11]" in drawn[7]
    assert "»10«" in drawn[6]
    assert "[A4]" in drawn[3]


def test_the_map_of_another_player_is_a_question_mark() -> None:
    table = Table(2).give("red", map_from="AE").turn("red")
    assert "A→E" in "".join(board(table))
    assert "A→?" in "".join(board(table, eyes="yellow"))


def test_the_table_is_told_in_sentences() -> None:
    table = Table(2).give("red", cursed=True, off=True, map_from="AE").turn("yellow")
    told = GAME.describe(GAME.words, TABLES, table.view("red"), ["Ann", "Bob"])
    assert (
        "Ann: gold 0, chests 0; Swift Sal Corrigan; red ship on c7, facing east; a map from island A to island E; "
        "cursed; captain off the ship." in told
    )
    assert "The Tower is on f6, facing east." in told
    assert "Island A is b4; tokens left: 3." in told
    other = GAME.describe(GAME.words, TABLES, table.view("yellow"), ["Ann", "Bob"])
    assert any("a map from island A; cursed" in line for line in other)


def test_a_volley_is_shown_from_the_side() -> None:
    table = Table(2).put("red", (-4, 0), "e").put("yellow", (-2, 0), "e").turn("red")
    middle = -0.2 + 0.01
    path = [(middle + 0.01 * i, 0.0, 0.035 + 0.02 * i - 0.002 * i * i) for i in range(9)]
    flight = shot_text([0, 1, 0, 0], ["red", "yellow", "kraken", "tower"], " ".join([path_text(path)] * 3))
    frames = GAME.animation(TABLES, table.view("red"), "volley", 0, {"gun": 0, "flight": flight})
    assert len(frames) == 9
    first, last = lines(frames[0]), lines(frames[8])
    assert all(len(line) == 80 for line in first)
    assert first[-1] == "~" * 80

    def column(drawn: list[str], sign: str) -> int:
        return min(line.find(sign) for line in drawn if sign in line)

    assert column(first, "R") < column(first, "■") < column(last, "■") < column(last, "Y") + 40
    assert column(first, "R") < column(first, "Y"), "the target lies ahead"
    assert not GAME.animation(TABLES, table.view("red"), "volley", 0, {"gun": 0, "flight": ""})
    assert not GAME.animation(TABLES, table.view("red"), "moved", 0, {"hex": 3})

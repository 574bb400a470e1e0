"""The drawing sheet: columns are counted as a terminal counts them, and no picture of any game is wider than 80."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import tortuga
from tests.contract.setups import Setup
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.sheet import (
    WIDTH,
    Sheet,
    abbreviated,
    bracketed,
    clipped,
    columns_of,
    padded,
    sheet_of,
    shortened,
    wrapped,
)

CHINESE = "船長海賊王船長海賊王船長海賊王船長海賊王船長海賊王船長海賊王船長海賊王船長海賊"
COMBINING = "e\u0301" * 20
EMOJI = "🏴\u200d☠️ Anne ☠️👍🏽"
NAMES = [CHINESE, COMBINING, EMOJI, "x" * 40]


def setups() -> list[Setup]:
    """Every game bare and full, and with every switch on that such a table takes."""
    found = []
    for game in tortuga.games():
        switches = {spec.name: True for spec in game.options if spec.default is False}
        for players in (game.least, game.most):
            found += [Setup(game.key, players, {}), Setup(game.key, players, switches)]
    return [setup for setup in found if setup.legal]


@pytest.mark.parametrize("text", [*NAMES, "Béatrice", "각", "ｶﾞ", "नमस्ते", "▲■●◆ ─┼", "", "a\u200bb"])
def test_columns_are_those_of_a_terminal(text: str) -> None:
    assert columns_of(text) == cell_len(text)


@pytest.mark.parametrize("text", NAMES)
@pytest.mark.parametrize("wide", [1, 2, 5, 12, 79])
def test_a_text_is_brought_to_a_width(text: str, wide: int) -> None:
    assert text.startswith(clipped(text, wide))
    assert columns_of(clipped(text, wide)) <= wide
    assert columns_of(shortened(text, wide)) <= wide
    assert columns_of(padded(text, wide)) == wide
    assert (shortened(text, wide) == text) == (columns_of(text) <= wide)


def test_an_accent_stays_on_its_letter() -> None:
    assert clipped(COMBINING, 2) == "e\u0301e\u0301"
    sheet = Sheet(1)
    assert sheet.write(0, 0, COMBINING, "") == 20
    assert sheet.signs[0][:2] == ["e\u0301", "e\u0301"]


def test_writing_over_half_a_wide_sign_leaves_a_blank() -> None:
    sheet = Sheet(1)
    sheet.write(0, 0, "船長海", "")
    sheet.write(1, 0, "ab", "gold")
    assert "".join(sheet.signs[0]).rstrip() == " ab 海"
    assert columns_of("".join(sheet.signs[0])) == WIDTH


def test_what_lies_outside_is_not_drawn() -> None:
    sheet = Sheet(2)
    for x, y in ((-2, 0), (WIDTH - 1, 0), (0, 2), (0, -1)):
        sheet.write(x, y, "海abc", "bold")
    assert ["".join(text for text, _ in line) for line in sheet.picture()] == ["abc".ljust(WIDTH), " " * WIDTH]


def test_neighbours_of_one_style_are_one_span() -> None:
    sheet = Sheet(1)
    assert sheet.write_all(1, 0, [("ab", "red"), ("c", "red"), ("海", "")]) == 6
    assert sheet.picture() == [[(" ", ""), ("abc", "red"), ("海" + " " * (WIDTH - 6), "")]]


def test_lines_are_brought_to_the_sheet() -> None:
    assert sheet_of([[("a", "red")], [("海" * 45, "")]]) == [
        [("a", "red"), (" " * (WIDTH - 1), "")],
        [("海" * 40, "")],
    ]


def test_parts_are_wrapped_where_they_meet() -> None:
    assert wrapped(["glory 3", "gold 10", "stash 2"], ", ", "  ", 17) == ["glory 3, gold 10,", "  stash 2"]
    assert wrapped(["海賊", "海賊王船長"], wide=8) == ["海賊", "海賊王…"]
    assert wrapped([]) == []


def test_names_are_abbreviated_together() -> None:
    parts = [("Lucky Coin", " 2"), ("War Hammer", " 5")]
    assert abbreviated(parts, ", ", 40) == "Lucky Coin 2, War Hammer 5"
    assert abbreviated(parts, ", ", 16) == "Lucky 2, War H 5"
    assert abbreviated(parts, ", ", 9) == ""


def test_what_can_be_chosen_stands_in_brackets() -> None:
    lit = {"town": {1, 2}, "here:town": {2}}
    assert [bracketed("a", "town", number, lit, "dim") for number in range(3)] == [
        (" a ", "dim"),
        ("[a]", "lit"),
        ("»a«", "here"),
    ]


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_no_picture_is_wider_than_the_sheet(setup: Setup) -> None:
    """Of any game, with names in any script."""
    own = setup.match(1).names
    names = [NAMES[seat] if seat < setup.players else name for seat, name in enumerate(own)]
    for number, state in enumerate(setup.walk(seed=5)):
        if number % 40 == 0:
            for eyes in (SPECTATOR, 0):
                drawn = setup.game.picture(setup.tables, setup.game.view(state, eyes), names, {})
                widths = {columns_of("".join(text for text, _ in line)) for line in drawn}
                assert widths == {WIDTH}

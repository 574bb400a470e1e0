"""The table in characters and in sentences."""

from __future__ import annotations

import tortuga
from tests.glory.table import FOES, GAME, SPACES, TABLES, TOWN, Table
from tortuga.games.glory.state import TOWNS
from tortuga.kernel.header import Picture

LEFT_OF_F = 3 + 4 * 5
NAMES = ["Ada", "Ben", "Cy", "Di"]


def lines(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture]


def drawn(table: Table, seat: int, lit: dict[str, set[int]] | None = None) -> list[str]:
    return lines(GAME.picture(TABLES, table.view(seat), NAMES, lit or {}))


def test_the_picture_is_a_sheet_of_80_columns() -> None:
    table = Table("knight", "seer", "golem", "druid").give(0, "wolf talisman magic-compass riposte fame wealth")
    sheet = drawn(table, 0)
    assert {len(line) for line in sheet} == {80}
    assert len(sheet) == 18
    assert sheet[6][3:47].replace(" ", "").startswith("hfbf")


def test_heroes_stand_on_the_board_by_their_shapes() -> None:
    sheet = drawn(Table("knight", "seer").at("a1", 0).at("f6", 1), 0)
    assert "L▲" in sheet[1]
    assert "C■" in sheet[6]
    both = drawn(Table("knight", "seer").at("f6", 0, 1), 0)
    assert "■▲" in both[6]


def test_spaces_that_can_be_chosen_stand_in_brackets() -> None:
    table = Table("knight", "seer")
    sheet = drawn(table, 0, {"space": {SPACES["a1"], SPACES["b1"]}, "here:space": {SPACES["b1"]}})
    assert sheet[1].startswith(" 1 [L ]»b «")
    sheet = drawn(table, 0, {"place": {1 + TOWN["wintergate"], 1 + TOWNS}})
    assert "[T ]" in sheet[1]
    assert sheet[1].count("[L ]") == 1


def test_notes_are_shown_to_their_owner_only() -> None:
    table = (
        Table("knight", "seer")
        .quest("larkspur", "omens", 0)
        .quest("hoarfen", "escort", 0)
        .lair("eyrie", "storm-roc", 0)
    )
    shown = "\n".join(drawn(table, 0))
    assert "Larkspur: Omens 0/2; Hoarfen: Escort not begun;" in shown
    assert "Eyrie: Storm Roc 3/2/6 ★5;" in shown
    assert "Hoarfen: Escort by turn 3, now 0;" in "\n".join(drawn(table.land(0, "a4"), 0))
    table.s.turns[0] = 4
    assert "Hoarfen: Escort too late;" in "\n".join(drawn(table, 0))
    assert "Omens" not in "\n".join(drawn(table, 1))
    said = "\n".join(GAME.describe(GAME.words, TABLES, table.view(0), NAMES))
    assert "Noted: Larkspur: Omens 0/2. Collect 2 more fates. Reward: 2 glory, 3 coins." in said
    assert "Noted: Hoarfen: Escort too late since your turn 3; visit the town again." in said
    assert "Noted: Eyrie: Storm Roc, strike 3, power 2, health 6; 5 glory. Withdrawing costs 1 health" in said
    assert "Omens" not in "\n".join(GAME.describe(GAME.words, TABLES, table.view(1), NAMES))


def test_a_battle_dragons_and_the_dead_are_shown() -> None:
    table = Table("knight", "seer", "golem", dragons=True).land(0, "f3", "battle red-dragon").do("battle on")
    table.s.alive[2], table.s.fell_to[2], table.s.fell_in[2] = False, FOES["minotaur"], 7
    table.fight(1, "imp")
    sheet = "\n".join(drawn(table, 0))
    assert "Battle: Imp, strike 0 power 1 health 2/2 ★1 up to 6." in sheet
    assert "fell to Minotaur in round 7" in sheet
    assert "D" in drawn(table, 0)[3][LEFT_OF_F : LEFT_OF_F + 4]
    said = GAME.describe(GAME.words, TABLES, table.view(0), NAMES)
    assert "Red Dragon lies at f3 (battle)." in said
    assert "Cy, the Golem: 1 glory, fell to Minotaur in round 7." in said
    assert any(line.startswith("Battle against Imp") for line in said)


def test_what_lies_face_up_is_said() -> None:
    table = Table("knight", "seer").quest("larkspur", "omens", up=True).market("")
    said = GAME.describe(GAME.words, TABLES, table.view(-1), NAMES)
    assert "Face up in Larkspur: Omens. Collect 2 more fates." in said
    assert "Market: empty." in said


def test_before_the_heroes_are_chosen() -> None:
    match = tortuga.new("glory", 2, seed=1)
    assert "Red has no hero yet." in GAME.describe(GAME.words, TABLES, match.view(0), match.names)
    assert "Red, ?" in "\n".join(lines(GAME.picture(TABLES, match.view(0), match.names, {})))

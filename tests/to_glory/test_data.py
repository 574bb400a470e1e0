"""The data files: an owner of the game may replace each table, and every mistake is named by its place."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tortuga
from tests.clauses import clause
from tests.to_glory.table import GAME, Table

OURS: dict[str, Any] = {}
for data_file in sorted((GAME.folder / "data").glob("*.toml")):
    OURS |= tomllib.loads(data_file.read_text(encoding="utf-8"))


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {toml(field)}" for name, field in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def owner(folder: Path, table: str, **changes: Any) -> Path:
    """An owner's folder that replaces one table by ours with these changes."""
    fields = OURS[table] | changes
    lines = [f"[{table}]", *(f"{name} = {toml(value)}" for name, value in fields.items())]
    (folder / "mine.toml").write_text("\n".join(lines), encoding="utf-8")
    return folder


def rows(**changed: str) -> list[str]:
    """Our board with other rows: r2=".......", counted from the top."""
    board: list[str] = OURS["board"]["rows"][:]
    for row, signs in changed.items():
        board[int(row[1:])] = signs
    return board


@clause("TG-1.2", "TG-1.4")
def test_an_owner_can_lay_out_another_board(tmp_path: Path) -> None:
    table = Table(2, data=owner(tmp_path, "board", rows=rows(r1="....A..", r0="...#..")))
    s = table.s
    assert s.t.word("hex", s.t.island_hex[0]) == "b5"
    assert not s.t.on_board[3]
    assert all(there != 3 for there in s.t.ahead)


@pytest.mark.parametrize(
    ("table", "changes", "reason"),
    [
        ("board", {"rows": ["......"]}, r"\[board\] rows: must be 11 rows"),
        ("board", {"rows": rows(r0="..x...")}, r"\[board\] rows: 'x' is none of"),
        ("board", {"rows": rows(r0="..A...")}, r"\[board\] rows: 'A' must occur exactly once"),
        ("board", {"rows": rows(r1="......."), "source": "x"}, r"\[board\] rows: 'A' must occur exactly once"),
        ("board", {"rows": rows(r0=".#....", r1="##.A...")}, r"\[board\] rows: the sea is not connected"),
        ("board", {"rows": rows(r0=".A####", r1="##.....")}, r"\[board\] rows: "),
        ("flags", {"red": "X"}, r"\[flags\] red: 'X' is no island"),
        ("flags", {"red": "D"}, r"\[flags\] red: island D has two flags"),
        ("maps", {"A": "DE!"}, r"\[maps\] A: must be four signs"),
        ("maps", {"A": "DEA!"}, r"\[maps\] A: a map must not lead to the island"),
        ("maps", {"A": "!!!!"}, r"\[maps\] A: must have a treasure map"),
        ("rules", {"chests_to_end": [4, 3]}, r"\[rules\] chests_to_end: must be three numbers"),
        ("rules", {"skipper_actions": 0}, r"\[rules\] skipper_actions: "),
        ("rules", {"gold_for_hit": 4}, r"\[rules\] gold_for_landing: a better result"),
        ("rules", {"chests": 6}, r"\[rules\] chests: must be more than 6"),
        ("captains", {"sail": 7}, r"\[captains\] sail: "),
        ("shapes", {"ship": [{"part": "hull", "x": [3, -3], "y": [0, 1], "z": [0, 1]}]}, r"\[shapes\] ship: the box"),
        ("shapes", {"captain": []}, r"\[shapes\] captain: must be the boxes"),
        ("world", {"step": 0.002}, r"\[world\] step: "),
        ("gunnery", {"rates": {"ship boat 2+0 h0": []}}, r"\[gunnery\] rates.ship boat 2\+0 h0: is no gun"),
        ("gunnery", {"rates": {"ship ship 2+0 h0": ["-"]}}, r"\[gunnery\] rates.ship ship 2\+0 h0: must be 4 lines"),
        ("gunnery", {"rates": {"ship ship 2+0 h0": ["1/2/3"]}}, r"'1/2/3' must fall"),
        ("gunnery", {"rates": {"ship ship 2+0 h0": ["a/b"]}}, r"'a/b' is not hit/landed/off"),
    ],
)
def test_mistakes_are_named_by_their_place(tmp_path: Path, table: str, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(tortuga.BadData, match=reason):
        GAME.load(owner(tmp_path, table, **changes))


def test_flags_must_not_touch_each_other(tmp_path: Path) -> None:
    folder = owner(tmp_path, "board", rows=rows(r2="......BH"))
    with pytest.raises(tortuga.BadData, match="adjacent to another flag"):
        GAME.load(folder)


def test_other_rules_of_an_owner_are_played(tmp_path: Path) -> None:
    table = Table(2, data=owner(tmp_path, "rules", skipper_actions=3, gold_for_hit=2)).turn("red")
    assert table.s.left == 3
    assert table.fire(yellow="hit").gold("red") == 2

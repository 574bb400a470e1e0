"""An owner's data, for a test: one of our files with some changes."""

from __future__ import annotations

from pathlib import Path

from tests.islebound.table import GAME

DATA = GAME.folder / "data"


def owner(tmp_path: Path, file: str, *changes: tuple[str, str]) -> Path:
    text = (DATA / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path

"""Sweeps: the same games with another number in the data tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tortuga.kernel.data import read_tables
from tortuga.kernel.errors import BadData, BadOption, did_you_mean
from tortuga.kernel.header import AnyGame


def read_vary(text: str) -> tuple[str, list[Any]]:
    """The field and the values in "table.field=1,2,3"."""
    if not text:
        return "", []
    place, equals, listed = text.partition("=")
    if not equals or "." not in place:
        raise BadOption(f"A sweep is given as table.field=1,2,3, not {text!r}.")
    try:
        values = msgspec.json.decode(f"[{listed}]".encode())
    except msgspec.DecodeError:
        values = [word.strip() for word in listed.split(",")]
    if not values:
        raise BadOption(f"A sweep is given as table.field=1,2,3, not {text!r}.")
    return place.strip(), values


def load_tables(game: AnyGame, data: str, vary: dict[str, Any]) -> Any:
    """The data of a game, some fields changed: {"table.field": value}."""
    if not vary:
        return game.load(Path(data) if data else None)
    raw = read_tables(game.folder / "data", Path(data) if data else None)
    for place, value in vary.items():
        table, _, path = place.partition(".")
        if table not in raw.tables:
            raise BadData("--vary", table, "", f"there is no such table.{did_you_mean(table, raw.tables)}")
        *inner, last = path.split(".")
        part = raw.tables[table] = msgspec.json.decode(msgspec.json.encode(raw.tables[table]))
        for step in inner:
            part = part[int(step)] if isinstance(part, list) and step.isdigit() else part.get(step, {})
        known = list(part) if isinstance(part, dict) else [str(i) for i in range(len(part))]
        if last not in known:
            raise BadData("--vary", table, path, f"there is no such field.{did_you_mean(last, known)}")
        part[int(last) if isinstance(part, list) else last] = value
    tables = game.tables(raw)
    tables.digest = raw.digest
    return tables

"""Data files: boards, cards, tokens and every number of a rulebook, as TOML tables that an owner can replace.

A game's folder ``data/`` holds TOML files made of top-level tables. Each table says where its numbers come from
(``source``). An owner's folder may hold files with some of the same tables: each replaces ours as a whole.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tortuga.kernel.errors import BadData, did_you_mean

Shape = TypeVar("Shape")


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every table of a data file begins with."""

    source: str


class DataSet:
    """The raw tables of a game and the file that each came from, so that a mistake can be named by its place."""

    def __init__(self, tables: dict[str, Any], files: dict[str, str]) -> None:
        self.tables = tables
        self.files = files

    @property
    def digest(self) -> str:
        """A short fingerprint of all numbers: records name it, so that they are replayed with the same data."""
        text = msgspec.json.encode(self.tables, order="sorted")
        return hashlib.sha256(text).hexdigest()[:16]

    def bad(self, table: str, field: str, reason: str) -> BadData:
        """An error at that place; raise it."""
        return BadData(self.files.get(table, "data"), table, field, reason)

    def convert(self, shape: type[Shape]) -> Shape:
        """The tables as typed structures, every field checked."""
        try:
            return msgspec.convert(self.tables, shape)
        except msgspec.ValidationError as error:
            raise self._located(str(error)) from None

    def _located(self, message: str) -> BadData:
        reason, _, path = message.partition(" - at `$")
        parts = path.rstrip("`").lstrip(".").split(".", 1)
        table = re.split(r"[.\[]", parts[0])[0]
        field = parts[1] if len(parts) > 1 else parts[0][len(table) :]
        named = re.search(r"field `(\w+)`", reason)  # a field that is missing, or one that there is not
        if named and not table:
            table = named[1]
        elif named:
            field = f"{field}.{named[1]}" if field else named[1]
        return self.bad(table, field, reason[0].lower() + reason[1:])


def read_tables(ours: Path, owner: Path | None = None) -> DataSet:
    """The tables of the folder ``ours``, some of them replaced by those of the folder ``owner``."""
    tables: dict[str, Any] = {}
    files: dict[str, str] = {}
    for file in sorted(ours.glob("*.toml")):
        for name, table in read_file(file).items():
            tables[name] = table
            files[name] = file.name
    if owner is not None:
        found = sorted(owner.glob("*.toml"))
        if not found:
            raise BadData(str(owner), "", "", "holds no .toml file")
        known = list(tables)
        for file in found:
            for name, table in read_file(file).items():
                if name not in known:
                    raise BadData(str(file), name, "", f"there is no such table.{did_you_mean(name, known)}")
                tables[name] = table
                files[name] = str(file)
    return DataSet(tables, files)


def read_file(file: Path) -> dict[str, Any]:
    """The tables of one file."""
    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(str(file), "", "", str(error)) from None
    except OSError as error:
        raise BadData(str(file), "", "", error.strerror or str(error)) from None
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise BadData(str(file), "", name, "stands outside any [table]")
    return tables

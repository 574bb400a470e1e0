"""Pig's data file: its shape, and how it becomes tables."""

from __future__ import annotations

import msgspec

from tortuga.kernel.data import DataSet, Table
from tortuga_pig.state import PigTables


class PigTable(Table, frozen=True):
    sides: int
    bad: int


class Files(msgspec.Struct, frozen=True):
    pig: PigTable


def make_tables(data: DataSet) -> PigTables:
    table = data.convert(Files).pig
    t = PigTables()
    t.sides, t.bad = table.sides, table.bad
    return t

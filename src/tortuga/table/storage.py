"""Tables in the store: how they are written there, and how they come back."""

from __future__ import annotations

import msgspec

from tortuga.kernel.record import Record
from tortuga.store.acts import Ended, Entry, Imported
from tortuga.store.store import Store, TableRow
from tortuga.store.writer import RowUpdate, Statement
from tortuga.table.table import FrozenTable, Row, Table, old_record

_rows = msgspec.json.Decoder(Row)
_frozen = msgspec.json.Decoder(FrozenTable)


def decode_row(body: str) -> Row:
    return _rows.decode(body)


async def read_row(store: Store, table: str) -> Row | None:
    body = await store.body(table)
    return None if body is None else decode_row(body)


async def load_table(store: Store, table: str, upto: int | None = None) -> Table | None:
    """The table as it is, or as it was after entry ``upto``."""
    row = await read_row(store, table)
    if row is None:
        return None
    frozen = await _snapshot(store, table) if upto is None else None
    entries = await store.entries(table, frozen.number if frozen else 0, upto)
    return Table.load(row, frozen, entries)


async def _snapshot(store: Store, table: str) -> FrozenTable | None:
    body = await store.snapshot(table)
    return None if body is None else _frozen.decode(body)


async def finished_record(store: Store, table: str) -> Record | None:
    """The record of a finished game, without playing it again; None if it is not written down whole."""
    row, frozen = await read_row(store, table), await _snapshot(store, table)
    for act in (act for entry in await store.entries(table) for act in entry.acts):
        if isinstance(act, Imported):
            return Record.parse(act.record)
        if isinstance(act, Ended) and row is not None and frozen is not None and frozen.stage == "over":
            return old_record(row, frozen, act)
    return None


async def write_new_table(store: Store, table: Table, first: Entry, more: list[Statement] | None = None) -> None:
    """A new table with its first entry, and what is written with it."""
    row = table.row
    listed = TableRow(
        id=row.id,
        host=row.host,
        game=row.spec.game,
        public=row.spec.public,
        stage=table.stage,
        wake=table.wake,
        created=row.created,
        body=msgspec.json.encode(row).decode(),
    )
    await store.open(listed, first, more)


async def append_entry(
    store: Store, table: Table, entry: Entry, more: list[Statement] | None = None, *, update_row: bool = True
) -> None:
    """Make an entry of this table durable; Conflict if its number or its key is taken."""
    update = RowUpdate(table.stage, table.wake) if update_row else None
    await store.append(table.row.id, entry, more, update_row=update)

"""Opening tables: a new game, the same people again, or a game that was played elsewhere, to look at."""

from __future__ import annotations

import secrets

from tortuga.kernel.errors import BadRecord
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record
from tortuga.kernel.replay import replay
from tortuga.store.acts import Entry
from tortuga.table.spec import SeatSpec, TableSpec, checked
from tortuga.table.table import Row, Table


def new_id() -> str:
    """An id that cannot be guessed: whoever knows it may look, if the table lets spectators in."""
    return secrets.token_hex(8)


def open_table(
    spec: TableSpec, guest: str, name: str, now: int, *, ready: bool = True, salt: str = "", secret: bytes | None = None
) -> tuple[Table, Entry]:
    game, spec = checked(spec)
    game.ready(spec.options)
    table = Table(_row(spec, game.edition, game.digest(game.load(), spec.options), guest, now, secret))
    return table, table.open(guest, name, ready, salt, now)


def open_again(old: Table, guest: str, now: int) -> tuple[Table, Entry]:
    """The same game with the same people. Each of them says again that they are ready, and can give a new salt."""
    seats = [
        SeatSpec("bot", seat.name, seat.bot) if not seat.guest else SeatSpec("invite", seat.name) for seat in old.seats
    ]
    game, spec = checked(TableSpec(**{**_fields(old.spec), "seats": seats}))  # type: ignore[arg-type]
    game.ready(spec.options)
    table = Table(_row(spec, game.edition, game.digest(game.load(), spec.options), guest, now, None))
    return table, table.open(guest, "", False, "", now, again=old.seats)


def open_record(text: str, guest: str, now: int) -> tuple[Table, Entry]:
    """A finished game that was played elsewhere, with every line checked."""
    record = Record.parse(text)
    match = replay(Match, record)
    if not match.over or record.ending is None:
        raise BadRecord(len(record.entries) + 2, "only a finished game can be taken in")
    header = record.header
    spec = TableSpec(
        game=header.game,
        options=match.chosen_options,
        seats=[SeatSpec("open", name) for name in header.names],
        spectators=True,
    )
    _, spec = checked(spec)
    # The table takes the secret of the record, so that it shows the commitment of that game.
    secret = bytes.fromhex(record.ending.secret) if record.ending.secret else b""
    table = Table(_row(spec, header.rules, header.data, guest, now, secret))
    return table, table.take_in(text, guest, now)


def _row(spec: TableSpec, rules: str, data: str, guest: str, now: int, secret: bytes | None) -> Row:
    drawn = secrets.token_bytes(32) if secret is None else secret
    return Row(id=new_id(), host=guest, spec=spec, rules=rules, data=data, secret=drawn.hex(), created=now)


def _fields(spec: TableSpec) -> dict[str, object]:
    return {field: getattr(spec, field) for field in spec.__struct_fields__}

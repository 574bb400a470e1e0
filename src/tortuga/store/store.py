"""The store: guests, tables, entries and links in a database. Its methods are asynchronous; one thread writes and one
reads."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tortuga.store.acts import AnyAct, Entry
from tortuga.store.backends import Backend, OnNote, backend_for
from tortuga.store.migrations import MIGRATIONS
from tortuga.store.writer import Append, Conflict, RowUpdate, Statement, StoreFailed, Writer, encode_acts

SHARDS = 16  # parts into which tables are divided; each part is looked after by one process

_acts = msgspec.json.Decoder(list[AnyAct])


class KeyUsed(msgspec.Struct, frozen=True):
    """A key was used before, for entry ``number``. ``what`` is the digest of the command it was used for."""

    number: int
    what: str


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    hook: str = ""


class Link(msgspec.Struct, frozen=True):
    """A secret link: to a seat that somebody holds ("seat"), or an invitation to take one ("invitation")."""

    tab: str
    seat: int
    kind: str
    holder: str = ""  # the guest who held the seat when the link to it was made


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the database lists it. ``body`` is JSON; what it says is known one layer up, to the tables."""

    id: str
    host: str
    game: str
    public: bool
    stage: str
    wake: int | None
    created: int
    body: str


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    body: str
    stage: str


def new_token(kind: str) -> str:
    """128 random bits; the letter before them says what kind of token it is."""
    return f"{kind}.{secrets.token_urlsafe(16)}"


def hashed(token: str) -> str:
    """Only the hash of a token is stored, so nobody gets a seat by reading the database."""
    return hashlib.sha256(token.encode()).hexdigest()


def shard_of(table: str) -> int:
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:2], "big") % SHARDS


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Store:
    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.process = secrets.token_hex(6)
        self._migrate()
        self._writer = Writer(backend, self.process)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="tortuga-reader")
        self._reader: Any = None
        self._closing = threading.Event()

    @property
    def figures(self) -> Any:
        return self._writer.figures

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    def listen(self, on_note: OnNote) -> None:
        """``on_note`` is called, in another thread, with "process:table number,…" of other processes, or None."""
        self.backend.listen(on_note)

    def close(self) -> None:
        """Finish what is queued."""
        self._writer.close()
        self._reading.shutdown(wait=True)
        if self._reader is not None:
            self._reader.close()
        self.backend.close()

    def _migrate(self) -> None:
        connection = self.backend.connect()
        try:
            connection.execute("BEGIN" if self.backend.shared else "BEGIN IMMEDIATE")
            self.backend.lock_for_migrations(connection)
            connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, at BIGINT NOT NULL)")
            done = {number for (number,) in connection.execute("SELECT number FROM migrations").fetchall()}
            for number, statements in enumerate(MIGRATIONS, start=1):
                if number in done:
                    continue
                for statement in statements:
                    connection.execute(statement)
                mark = self.backend.sql("INSERT INTO migrations (number, at) VALUES (?, ?)")
                connection.execute(mark, (number, now_ms()))
            connection.execute("COMMIT")
        finally:
            connection.close()

    # -- reading

    async def _read(self, text: str, parameters: tuple[Any, ...] = ()) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._select, text, parameters)

    def _select(self, text: str, parameters: tuple[Any, ...]) -> list[Any]:
        for attempt in (1, 2):
            try:
                if self._reader is None:
                    self._reader = self.backend.connect()
                found: list[Any] = self._reader.execute(self.backend.sql(text), parameters).fetchall()
                return found
            except Exception as error:
                self._reader = None  # a lost connection is opened again, once
                if attempt == 2:
                    raise StoreFailed(f"{type(error).__name__}: {error}") from error
        raise AssertionError

    async def body(self, table: str) -> str | None:
        found = await self._read("SELECT body FROM tables WHERE id = ?", (table,))
        return found[0][0] if found else None

    async def entries(self, table: str, after: int = 0, upto: int | None = None) -> list[Entry]:
        text = "SELECT number, at, who, idem, what, acts FROM entries WHERE tab = ? AND number > ? AND number <= ? "
        found = await self._read(text + "ORDER BY number", (table, after, 2**31 - 1 if upto is None else upto))
        return [
            Entry(number=number, at=at, who=who, key=key, what=what, acts=_acts.decode(acts))
            for number, at, who, key, what, acts in found
        ]

    async def snapshot(self, table: str) -> str | None:
        """The latest snapshot of a table, as it was saved."""
        found = await self._read("SELECT body FROM snapshots WHERE tab = ?", (table,))
        return found[0][0] if found else None

    async def used_key(self, table: str, who: str, key: str) -> KeyUsed | None:
        found = await self._read(
            "SELECT number, what FROM entries WHERE tab = ? AND who = ? AND idem = ?", (table, who, key)
        )
        return KeyUsed(*found[0]) if found else None

    async def last_number(self, table: str) -> int:
        found = await self._read("SELECT max(number) FROM entries WHERE tab = ?", (table,))
        return found[0][0] or 0

    async def guest_of(self, token: str) -> Guest | None:
        kept = hashed(token)
        found = await self._read("SELECT id, name, hook, token FROM guests WHERE token = ?", (kept,))
        if not found or not hmac.compare_digest(found[0][3], kept):
            return None
        return Guest(*found[0][:3])

    async def guest(self, guest: str) -> Guest | None:
        found = await self._read("SELECT id, name, hook FROM guests WHERE id = ?", (guest,))
        return Guest(*found[0]) if found else None

    async def link_of(self, token: str) -> Link | None:
        kept = hashed(token)
        found = await self._read("SELECT tab, seat, kind, holder, token FROM links WHERE token = ?", (kept,))
        if not found or not hmac.compare_digest(found[0][4], kept):
            return None
        return Link(*found[0][:4])

    async def lobby(self, game: str, limit: int) -> list[Listed]:
        """Public tables: those that have not begun first, and the newest first among them."""
        where, parameters = "public = 1 AND stage IN ('gathering', 'running')", ()
        if game:
            where, parameters = where + " AND game = ?", (game,)  # type: ignore[assignment]
        text = f"SELECT id, body, stage FROM tables WHERE {where} ORDER BY stage, created DESC LIMIT {int(limit)}"
        return [Listed(*row) for row in await self._read(text, parameters)]

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        text = (
            "SELECT id, body, stage FROM tables WHERE id IN (SELECT tab FROM sitting WHERE guest = ?) OR host = ? "
            f"ORDER BY created DESC LIMIT {int(limit)}"
        )
        return [Listed(*row) for row in await self._read(text, (guest, guest))]

    async def open_tables_of(self, host: str) -> int:
        text = "SELECT count(*) FROM tables WHERE host = ? AND stage IN ('gathering', 'running')"
        return int((await self._read(text, (host,)))[0][0])

    async def to_wake(self, shards: list[int]) -> list[tuple[str, int]]:
        """The tables of these shards at which a bot or a clock is waiting, and when each is due."""
        if not shards:
            return []
        marks = ", ".join("?" * len(shards))
        text = f"SELECT id, wake FROM tables WHERE stage = 'running' AND wake IS NOT NULL AND shard IN ({marks})"
        return [(id, wake) for id, wake in await self._read(text, tuple(shards))]

    async def unstarted(self, shards: list[int], before: int, limit: int) -> list[str]:
        """Tables of these shards that have not begun, and at which nothing has happened since ``before``."""
        if not shards:
            return []
        marks = ", ".join("?" * len(shards))
        text = (
            f"SELECT id FROM tables WHERE stage = 'gathering' AND shard IN ({marks}) AND created < ? "
            "AND (SELECT max(at) FROM entries WHERE tab = id) < ? ORDER BY created "
            f"LIMIT {int(limit)}"
        )
        return [id for (id,) in await self._read(text, (*shards, before, before))]

    # -- writing

    async def _write(self, *statements: Statement) -> None:
        def job(connection: Any) -> None:
            for text, parameters in statements:
                connection.execute(self.backend.sql(text), parameters)

        await self._writer.write(job)

    async def append(
        self, table: str, entry: Entry, more: list[Statement] | None = None, *, update_row: RowUpdate | None = None
    ) -> None:
        """Make an entry durable; Conflict if its number or its key is taken. ``more`` is written with it."""
        await self._writer.write(Append(table, entry, update_row, more or []))

    async def open(self, row: TableRow, entry: Entry, more: list[Statement] | None = None) -> None:
        """A new table with its first entry."""
        await self._write(
            (
                "INSERT INTO tables (id, shard, host, game, public, stage, wake, created, body) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    row.id,
                    shard_of(row.id),
                    row.host,
                    row.game,
                    int(row.public),
                    row.stage,
                    row.wake,
                    row.created,
                    row.body,
                ),
            ),
            (
                "INSERT INTO entries (tab, number, at, who, idem, what, acts) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (row.id, entry.number, entry.at, entry.who, entry.key, entry.what, encode_acts(entry.acts)),
            ),
            *(more or []),
        )

    async def save_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Only the latest snapshot of a table is kept; an older one never replaces a newer one."""
        await self._write(
            (
                "INSERT INTO snapshots (tab, number, body) VALUES (?, ?, ?) ON CONFLICT (tab) DO UPDATE "
                "SET number = excluded.number, body = excluded.body WHERE snapshots.number < excluded.number",
                (table, number, body.decode()),
            )
        )

    async def new_guest(self, name: str) -> tuple[Guest, str]:
        guest, token = Guest(secrets.token_hex(8), name), new_token("g")
        await self._write(
            (
                "INSERT INTO guests (id, name, token, hook, created) VALUES (?, ?, ?, ?, ?)",
                (guest.id, name, hashed(token), "", now_ms()),
            )
        )
        return guest, token

    async def change_guest(self, guest: str, name: str, hook: str) -> None:
        await self._write(("UPDATE guests SET name = ?, hook = ? WHERE id = ?", (name, hook, guest)))

    @staticmethod
    def add_link(token: str, link: Link) -> Statement:
        sql = "INSERT INTO links (token, tab, seat, kind, holder) VALUES (?, ?, ?, ?, ?)"
        return sql, (hashed(token), link.tab, link.seat, link.kind, link.holder)

    @staticmethod
    def drop_links(table: str, seat: int) -> Statement:
        return "DELETE FROM links WHERE tab = ? AND seat = ?", (table, seat)

    @staticmethod
    def seat_guest(table: str, seat: int, guest: str) -> Statement:
        return (
            "INSERT INTO sitting (tab, seat, guest) VALUES (?, ?, ?) ON CONFLICT (tab, seat) DO UPDATE "
            "SET guest = excluded.guest",
            (table, seat, guest),
        )

    async def new_link(self, token: str, link: Link, most: int) -> None:
        """Another link to a seat; the number of links of one seat is bounded."""

        def job(connection: Any) -> None:
            sql = self.backend.sql
            count = connection.execute(
                sql("SELECT count(*) FROM links WHERE tab = ? AND seat = ?"), (link.tab, link.seat)
            ).fetchone()[0]
            if count >= most:
                raise Conflict("too many links")
            text, parameters = self.add_link(token, link)
            connection.execute(sql(text), parameters)

        await self._writer.write(job)

    # -- leases: which process looks after which shard

    async def hold_leases(self, lasting: int) -> list[int]:
        """Renew this process's leases for so many milliseconds, take over expired ones up to a fair share, and give
        back what is beyond that share. Returns the shards now held."""

        def job(connection: Any) -> list[int]:
            sql, run = self.backend.sql, connection.execute
            if self.backend.shared:  # one clock for all processes: that of the database
                now = int(run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint").fetchone()[0])
                run("SELECT pg_advisory_xact_lock(7472617)")
            else:
                now = now_ms()
                run("DELETE FROM leases")  # only one process has the file open, so earlier leases mean nothing
                run("DELETE FROM processes")
            upsert = (
                "INSERT INTO processes (id, until) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
            )
            run(sql(upsert), (self.process, now + lasting))
            run(sql("DELETE FROM processes WHERE until < ?"), (now,))
            alive = run("SELECT count(*) FROM processes").fetchone()[0]
            share = -(-SHARDS // alive)
            mine = [s for (s,) in run(sql("SELECT shard FROM leases WHERE holder = ?"), (self.process,)).fetchall()]
            for shard in mine[share:]:
                run(sql("DELETE FROM leases WHERE shard = ?"), (shard,))
            mine = mine[:share]
            run(sql("UPDATE leases SET until = ? WHERE holder = ?"), (now + lasting, self.process))
            held = {s for (s,) in run(sql("SELECT shard FROM leases WHERE until >= ?"), (now,)).fetchall()}
            for shard in range(SHARDS):
                if shard not in held and len(mine) < share:
                    run(
                        sql(
                            "INSERT INTO leases (shard, holder, until) VALUES (?, ?, ?) ON CONFLICT (shard) "
                            "DO UPDATE SET holder = excluded.holder, until = excluded.until"
                        ),
                        (shard, self.process, now + lasting),
                    )
                    mine.append(shard)
            return mine

        held: list[int] = await self._writer.write(job)
        return held

    async def drop_leases(self) -> None:
        """When stopping, so that other processes need not wait until the leases expire."""
        await self._write(
            ("DELETE FROM leases WHERE holder = ?", (self.process,)),
            ("DELETE FROM processes WHERE id = ?", (self.process,)),
        )


def open_store(place: str | Path) -> Store:
    """The store in a file, or at postgresql://…"""
    return Store(backend_for(place))

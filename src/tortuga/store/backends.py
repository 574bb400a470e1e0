"""The two databases, as far as they differ."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from tortuga.kernel.errors import Refusal, Text, Verbatim
from tortuga.kernel.words import Phrase

CHANNEL = "tortuga"
OnNote = Callable[[str | None], None]  # called with a note, or with None: some notes may have been missed


class NoStore(Refusal):
    """The database cannot be opened."""


class Taken(NoStore):
    """Another server has the database open; ``address`` says where it is, if that is known."""

    def __init__(self, text: Text, address: str) -> None:
        super().__init__(text)
        self.address = address


class Connection(Protocol):
    """What the connections of both drivers have in common."""

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any: ...
    def close(self) -> None: ...


class Backend:
    """A kind of database."""

    shared = False  # do several processes use this database at once?

    def connect(self) -> Any:
        raise NotImplementedError

    def sql(self, text: str) -> str:
        """Our SQL (with ? for parameters) as this driver expects it."""
        return text

    def many(self, connection: Any, text: str, rows: Sequence[Sequence[Any]]) -> None:
        raise NotImplementedError

    def lock_for_migrations(self, connection: Any) -> None:
        """Keep others from migrating until the transaction ends."""

    def notify(self, connection: Any, notes: list[str]) -> None:
        """Send notes to the other processes once the transaction is committed."""

    def listen(self, on_note: OnNote) -> None:
        """Receive the notes of other processes, in another thread, until closed."""

    def write_address(self, address: str) -> None:
        """Say where this server is, for another one that is started on the same database."""

    def close(self) -> None: ...


class SqliteBackend(Backend):
    """One file, one process. WAL with synchronous=FULL: a commit that was answered survives a power cut."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _hold(file.with_name(file.name + ".lock"))

    def connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=30)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        except sqlite3.Error as error:
            raise NoStore(Verbatim(f"{self.file}: {error}")) from None
        return connection

    def many(self, connection: Any, text: str, rows: Sequence[Sequence[Any]]) -> None:
        connection.executemany(text, rows)

    def lock_for_migrations(self, connection: Any) -> None:
        pass  # BEGIN IMMEDIATE has done it

    def write_address(self, address: str) -> None:
        self._lock.truncate(0)
        self._lock.write(address)
        self._lock.flush()

    def close(self) -> None:
        self._lock.truncate(0)
        self._lock.close()


def _hold(file: Path) -> Any:
    """Keep a second server away from the same file. The lock ends with the process, however that ends."""
    handle = file.open("a+")
    with contextlib.suppress(ImportError):  # not on Windows
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            handle.seek(0)
            address = handle.read(200)
            handle.close()
            key = "store.taken_at" if address else "store.taken"
            raise Taken(Phrase(key, file=str(file), address=address), address) from None
        os.set_inheritable(handle.fileno(), False)
    return handle


class PostgresBackend(Backend):
    """Any number of processes on any number of machines."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise NoStore(Phrase("store.no_driver")) from None
        self.psycopg = psycopg
        self.url = url
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def connect(self) -> Any:
        try:
            return self.psycopg.connect(self.url, autocommit=True, connect_timeout=10)
        except self.psycopg.Error as error:
            raise NoStore(Verbatim(f"PostgreSQL: {str(error).strip()}")) from None

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def many(self, connection: Any, text: str, rows: Sequence[Sequence[Any]]) -> None:
        with connection.cursor() as cursor:
            cursor.executemany(self.sql(text), rows)

    def lock_for_migrations(self, connection: Any) -> None:
        connection.execute("SELECT pg_advisory_xact_lock(7472616)")

    def notify(self, connection: Any, notes: list[str]) -> None:
        self.many(connection, "SELECT pg_notify(?, ?)", [(CHANNEL, note) for note in notes])

    def listen(self, on_note: OnNote) -> None:
        self._listener = threading.Thread(target=self._receive, args=(on_note,), name="tortuga-listen", daemon=True)
        self._listener.start()

    def _receive(self, on_note: OnNote) -> None:
        while not self._closing.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    on_note(None)  # what was written before we listened is found by reading
                    while not self._closing.is_set():
                        for note in self._notes(connection):
                            on_note(note)
            except (self.psycopg.Error, NoStore):
                self._closing.wait(0.5)

    def _notes(self, connection: Any) -> Iterator[str]:
        for note in connection.notifies(timeout=1):
            yield note.payload

    def close(self) -> None:
        self._closing.set()
        if self._listener is not None:
            self._listener.join(timeout=3)


def backend_for(place: str | Path) -> Backend:
    """A database by its URL (postgresql://…) or its file."""
    text = str(place)
    if text.startswith(("postgresql://", "postgres://")):
        return PostgresBackend(text)
    if "://" in text:
        raise NoStore(Phrase("store.unknown_kind", kind=text.partition("://")[0]))
    return SqliteBackend(Path(text).expanduser())

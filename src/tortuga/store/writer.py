"""The writer: one thread with one connection. It takes everything that is queued, writes it in one transaction, and
only then answers (group commit): a hundred moves cost one sync of the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tortuga.store.acts import AnyAct, Entry
from tortuga.store.backends import Backend

LARGEST_GROUP = 200
NOTE_LENGTH = 7000  # PostgreSQL carries notes of up to 8000 bytes

Statement = tuple[str, tuple[Any, ...]]
Job = Callable[[Any], Any]

_acts = msgspec.json.Encoder()


class Conflict(Exception):
    """Another process was faster, or the key has been used: the entry was not written."""


class StoreFailed(Exception):
    """The database refused a write, or did not say whether it was written."""


class RowUpdate(msgspec.Struct, frozen=True):
    """What an entry changes in the row of its table."""

    stage: str
    wake: int | None


class Append(msgspec.Struct):
    """An entry to be written, with what goes with it: nothing of that is written if the entry is not."""

    tab: str
    entry: Entry
    update_row: RowUpdate | None
    more: list[Statement]


class _Asked(msgspec.Struct):
    job: Append | Job
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Figures(msgspec.Struct):
    """What the metrics show of the writer."""

    commits: int = 0
    written: int = 0
    conflicts: int = 0
    failures: int = 0
    seconds: float = 0.0


def encode_acts(acts: list[AnyAct]) -> str:
    return _acts.encode(acts).decode()


class Writer:
    def __init__(self, backend: Backend, process: str) -> None:
        self.backend = backend
        self.process = process
        self.figures = Figures()
        self._queue: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._connection: Any = None
        self._thread = threading.Thread(target=self._run, name="tortuga-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Append | Job) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(_Asked(job, future, loop))
        return await future

    def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    # -- in the thread

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                break
            group = [first]
            stop = False
            while len(group) < LARGEST_GROUP:
                try:
                    asked = self._queue.get_nowait()
                except queue.Empty:
                    break
                if asked is None:
                    stop = True
                    break
                group.append(asked)
            self._write_group(group)
            if stop:
                break
        if self._connection is not None:
            self._connection.close()

    def _write_group(self, group: list[_Asked]) -> None:
        begun = time.perf_counter()
        try:
            results = self._transact([asked.job for asked in group])
        except Exception as error:
            self.figures.failures += 1
            if len(group) > 1:
                for asked in group:  # one of them may be to blame: write each by itself
                    self._write_group([asked])
                return
            results = [error if isinstance(error, Conflict) else StoreFailed(f"{type(error).__name__}: {error}")]
        self.figures.commits += 1
        self.figures.written += len(group)
        self.figures.seconds += time.perf_counter() - begun
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for asked, result in zip(group, results, strict=True):
            by_loop.setdefault(asked.loop, []).append((asked.future, result))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _transact(self, jobs: list[Append | Job]) -> list[Any]:
        if self._connection is None:
            self._connection = self.backend.connect()
        connection = self._connection
        try:
            connection.execute("BEGIN" if self.backend.shared else "BEGIN IMMEDIATE")
            results = self._appends([job for job in jobs if isinstance(job, Append)])
            answers = [results[id(job)] if isinstance(job, Append) else job(connection) for job in jobs]
            connection.execute("COMMIT")
            return answers
        except Exception:
            try:
                connection.execute("ROLLBACK")
            except Exception:
                self._connection = None  # the connection is lost; the next group opens another
            raise

    def _appends(self, appends: list[Append]) -> dict[int, Any]:
        """All entries in one statement, ordered by table, so that two processes never wait for each other forever."""
        if not appends:
            return {}
        connection, sql = self._connection, self.backend.sql
        appends = sorted(appends, key=_order)
        values: list[Any] = []
        for append in appends:
            e = append.entry
            values += [append.tab, e.number, e.at, e.who, e.key, e.what, encode_acts(e.acts)]
        rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(appends))
        written = {
            (tab, number)
            for tab, number in connection.execute(
                sql(
                    f"INSERT INTO entries (tab, number, at, who, idem, what, acts) VALUES {rows} "
                    "ON CONFLICT DO NOTHING RETURNING tab, number"
                ),
                values,
            ).fetchall()
        }
        done: dict[int, Any] = {}
        updates = []
        for append in appends:
            if (append.tab, append.entry.number) not in written:
                self.figures.conflicts += 1
                done[id(append)] = Conflict(f"{append.tab} {append.entry.number}")
                continue
            written.discard((append.tab, append.entry.number))
            done[id(append)] = None
            if append.update_row is not None:
                updates.append((append.update_row.stage, append.update_row.wake, append.tab))
            for text, parameters in append.more:
                connection.execute(sql(text), parameters)
        if updates:
            self.backend.many(connection, "UPDATE tables SET stage = ?, wake = ? WHERE id = ?", updates)
        if self.backend.shared:
            self._notify([f"{a.tab} {a.entry.number}" for a in appends if done[id(a)] is None])
        return done

    def _notify(self, notes: list[str]) -> None:
        payloads: list[str] = []
        for note in notes:
            if payloads and len(payloads[-1]) + len(note) < NOTE_LENGTH:
                payloads[-1] += f",{note}"
            else:
                payloads.append(f"{self.process}:{note}")
        if payloads:
            self.backend.notify(self._connection, payloads)


def _order(append: Append) -> tuple[str, int]:
    return append.tab, append.entry.number


def _answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

"""The store, on both databases: what is acknowledged is there, once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.table.people import ANNA, looks, three
from tortuga.games.to_glory import simulator
from tortuga.kernel.errors import NotOffered
from tortuga.store import Conflict, StoreFailed, open_store
from tortuga.store.acts import Entry
from tortuga.store.backends import NoStore
from tortuga.store.migrations import MIGRATIONS
from tortuga.store.store import SHARDS, Link, Store, hashed, new_token
from tortuga.table import commands as c
from tortuga.table.harbour import Harbour
from tortuga.table.opening import open_table
from tortuga.table.spec import SeatSpec, TableSpec
from tortuga.table.storage import append_entry, load_table, read_row, write_new_table
from tortuga.table.table import Table
from tortuga.table.thinkers import Thinkers

SPEC = TableSpec(game="glory-islands", seats=[SeatSpec("me"), SeatSpec("here"), SeatSpec("here")])


@contextlib.asynccontextmanager
async def harbour(place: str) -> AsyncIterator[Harbour]:
    found = Harbour(open_store(place), Thinkers())
    await found.open()
    try:
        yield found
    finally:
        await found.close()


async def new_table(harbour: Harbour, spec: TableSpec = SPEC) -> str:
    table, entry = open_table(spec, "anna", "Anna", harbour.clock())
    await write_new_table(harbour.store, table, entry)
    async with harbour.look(table.row.id):
        pass
    return table.row.id


async def play(harbour: Harbour, id: str, moves: int, who: str = "") -> None:
    for n in range(moves):
        async with harbour.look(id) as live:
            table = live.table
            assert table is not None
            if table.stage != "running":
                return
            assert table.match is not None
            seat = table.asked[n % len(table.asked)]
            options = table.match.options(seat)
        command = c.Do(key=f"{who}{n}-{table.number}", action=options[n % len(options)].id, seat=seat)
        with contextlib.suppress(NotOffered):  # another process was faster
            await harbour.perform(id, ANNA, command)


def test_what_is_written_is_read_again(place: str) -> None:
    async def run() -> None:
        sitting = three()
        sitting.play(140)
        store = open_store(place)
        with_first = Table.load(sitting.table.row, None, sitting.entries[:1])
        await write_new_table(store, with_first, sitting.entries[0])
        for entry in sitting.entries[1:]:
            await append_entry(store, sitting.table, entry)
        loaded = await load_table(store, sitting.table.row.id)
        assert loaded is not None
        assert looks(loaded) == looks(sitting.table)
        assert await store.entries(sitting.table.row.id) == sitting.entries
        half = await load_table(store, sitting.table.row.id, 60)
        assert half is not None
        assert half.number == 60
        with pytest.raises(Conflict):
            await append_entry(store, sitting.table, sitting.entries[-1])
        assert await load_table(store, "nothing") is None
        store.close()
        again = open_store(place)
        assert await again.entries(sitting.table.row.id) == sitting.entries
        again.close()

    asyncio.run(run())


def test_snapshots_give_the_same_table_faster(place: str) -> None:
    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)
            await play(h, id, 130)
            await asyncio.sleep(0.05)
            found = await h.store._read("SELECT number FROM snapshots WHERE tab = ?", (id,))
            assert found[0][0] >= 100
            begun = asyncio.get_running_loop().time()
            loaded = await load_table(h.store, id)
            seconds = asyncio.get_running_loop().time() - begun
            row = await read_row(h.store, id)
            assert row is not None
            assert loaded is not None
            folded = Table.load(row, None, await h.store.entries(id))
            assert looks(loaded) == looks(folded)
            assert seconds < 0.25, f"{seconds} s; the aim is 50 ms on a quiet machine"

    asyncio.run(run())


def test_a_repeated_command_is_one_command(place: str) -> None:
    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)
            say = c.Say(key="same", text="ahoy", seat=0)
            numbers = await asyncio.gather(*(h.perform(id, ANNA, say) for _ in range(8)))
            assert len(set(numbers)) == 1
            async with h.look(id) as live:
                assert live.table is not None
                assert len(live.table.chat) == 1
                assert live.table.match is not None
                option = live.table.match.options(0)[0].text
            do = c.Do(key="move", action=option, seat=0)
            first = await h.perform(id, ANNA, do)
            assert await h.perform(id, ANNA, do) == first
            with pytest.raises(NotOffered, match="another command"):
                await h.perform(id, ANNA, c.Say(key="move", text="x", seat=0))
            other = c.Who("beth", "beth")
            with pytest.raises(NotOffered, match="do not sit"):
                await h.perform(id, other, do)

    asyncio.run(run())


def test_a_command_whose_sender_has_gone_is_brought_to_its_end(place: str) -> None:
    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)
            task = asyncio.create_task(h.perform(id, ANNA, c.Say(key="k", text="ahoy", seat=0)))
            await asyncio.sleep(0)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            number = await h.perform(id, ANNA, c.Say(key="l", text="belay", seat=0))
            assert number == 3
            async with h.look(id) as live:
                assert live.table is not None
                assert [line.text for line in live.table.chat] == ["ahoy", "belay"]

    asyncio.run(run())


def test_a_write_that_fails_leaves_no_trace(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)

            async def broken(*_: Any, **__: Any) -> None:
                raise StoreFailed("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(h.store, "append", broken)
                with pytest.raises(StoreFailed):
                    await h.perform(id, ANNA, c.Say(key="k", text="ahoy", seat=0))
            async with h.look(id) as live:
                assert live.table is not None
                assert live.table.chat == []
            assert await h.perform(id, ANNA, c.Say(key="k", text="ahoy", seat=0)) == 2

    asyncio.run(run())


def test_tokens_are_kept_as_hashes_only(place: str) -> None:
    async def run() -> None:
        store = open_store(place)
        guest, token = await store.new_guest("Anna")
        assert await store.guest_of(token) == guest
        assert await store.guest_of(token[:-1] + "!") is None
        link = new_token("s")
        await store.new_link(link, Link("t", 1, "seat"), 2)
        assert await store.link_of(link) == Link("t", 1, "seat")
        await store.new_link(new_token("s"), Link("t", 1, "seat"), 2)
        with pytest.raises(Conflict):
            await store.new_link(new_token("s"), Link("t", 1, "seat"), 2)
        rows = await store._read("SELECT token FROM guests UNION SELECT token FROM links")
        for secret in (token, link):
            assert all(secret not in row[0] and secret[2:] not in row[0] for row in rows)
        store.close()

    asyncio.run(run())


def test_one_bad_write_does_not_harm_the_others_of_its_group(place: str) -> None:
    async def run() -> None:
        store = open_store(place)
        sitting = three()
        await write_new_table(store, Table.load(sitting.table.row, None, sitting.entries[:1]), sitting.entries[0])
        bad = store._write(("INSERT INTO nowhere VALUES (?)", (1,)))
        results = await asyncio.gather(
            store.new_guest("a"), bad, append_entry(store, sitting.table, sitting.entries[1]), return_exceptions=True
        )
        assert isinstance(results[1], StoreFailed)
        assert results[2] is None
        assert len(await store.entries(sitting.table.row.id)) == 2
        store.close()

    asyncio.run(run())


def test_idle_tables_leave_memory_and_come_back(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.table.harbour.IDLE", 0.1)

    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)
            await play(h, id, 10)
            await asyncio.sleep(0.4)
            assert id not in h.lives
            async with h.look(id) as live:
                assert live.table is not None
                assert live.table.number == 11

    asyncio.run(run())


def test_a_volley_keeps_nobody_waiting_but_its_own_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_flight(*_: object) -> None:
        raise AssertionError("a volley was worked out in the process that serves everybody")

    monkeypatch.setattr(simulator, "fly", no_flight)
    spec = TableSpec(game="to-glory", seats=[SeatSpec("me"), SeatSpec("here")])

    async def run() -> None:
        async with harbour(str(tmp_path / "t.sqlite")) as h:
            id = await new_table(h, spec)
            for _ in range(40):
                await play(h, id, 50)
                if h.thinkers.gunner.done:
                    break
            assert h.thinkers.gunner.done
            assert not h.thinkers.gunner.failures
            loaded = await load_table(h.store, id)
            async with h.look(id) as live:
                assert live.table is not None
                assert loaded is not None
                assert looks(loaded) == looks(live.table)

    asyncio.run(run())


def test_tables_that_never_begin_are_closed(place: str) -> None:
    now = [1_000_000]
    waiting = TableSpec(game="glory-islands", seats=[SeatSpec("me"), SeatSpec("invite")])

    async def run() -> None:
        store = open_store(place)
        h = Harbour(store, Thinkers(), clock=lambda: now[0], close_unstarted_after=1000)
        await h.open()
        try:
            old, busy = await new_table(h, waiting), await new_table(h, waiting)
            playing = await new_table(h)
            await store._write(Store.add_link("i.x", Link(old, 1, "invitation")))
            now[0] += 900
            await h.perform(busy, ANNA, c.Say(key="k", text="Is anybody coming?"))
            now[0] += 200
            young = await new_table(h, waiting)
            assert await store.open_tables_of("anna") == 4
            assert await h.close_unstarted() == 1
            assert await h.close_unstarted() == 0
            assert await store.open_tables_of("anna") == 3, "it no longer counts for whoever opened it"
            assert await store.link_of("i.x") is None
            stages = {}
            for id in (old, busy, playing, young):
                async with h.look(id) as live:
                    assert live.table is not None
                    stages[id] = live.table.stage
            assert list(stages.values()) == ["closed", "gathering", "running", "gathering"]
            with pytest.raises(NotOffered, match="closed"):
                await h.sit(old, "beth", "Beth", c.Sit(key="k"))
        finally:
            await h.close()

    asyncio.run(run())


def test_one_file_has_one_server(tmp_path: Path) -> None:
    store = open_store(tmp_path / "t.sqlite")
    with pytest.raises(NoStore, match="another Tortuga server"):
        open_store(tmp_path / "t.sqlite")
    store.close()
    open_store(tmp_path / "t.sqlite").close()
    with pytest.raises(NoStore, match="a file or postgresql"):
        open_store("mysql://x")


def test_sqlite_syncs_the_disk_at_every_commit(tmp_path: Path) -> None:
    store = open_store(tmp_path / "t.sqlite")
    connection: sqlite3.Connection = store.backend.connect()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
    store.close()


# -- several processes (here: several harbours) over one PostgreSQL


@pytest.fixture
def shared(postgres_url: str, tmp_path: Path) -> str:
    import psycopg

    schema = f"m{abs(hash(str(tmp_path))) % 10**12}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    return f"{postgres_url}?options=-c%20search_path%3D{schema}"


class Seen:
    def __init__(self) -> None:
        self.numbers: list[int] = []

    def changed(self, live: Any, entries: list[Entry]) -> None:
        self.numbers.append(live.table.number)


def test_several_processes_play_at_the_same_tables(shared: str) -> None:
    async def run() -> None:
        async with harbour(shared) as one, harbour(shared) as two, harbour(shared) as three:
            ids = [await new_table(one) for _ in range(4)]
            seen = Seen()
            async with three.look(ids[0]) as live:
                live.watchers.add(seen)
            await asyncio.gather(*(play(h, id, 30, str(i)) for id in ids for i, h in enumerate((one, two, three))))
            for id in ids:
                row = await read_row(one.store, id)
                entries = await one.store.entries(id)
                assert row is not None
                assert [e.number for e in entries] == list(range(1, len(entries) + 1))
                folded = Table.load(row, None, entries)
                for _ in range(100):
                    await asyncio.sleep(0.02)
                    if all(
                        h.lives[id].table and h.lives[id].table.number == folded.number  # type: ignore[union-attr]
                        for h in (one, two, three)
                    ):
                        break
                for h in (one, two, three):
                    async with h.look(id) as live:
                        assert live.table is not None
                        assert looks(live.table) == looks(folded)
            last = (await one.store.entries(ids[0]))[-1].number
            assert seen.numbers == sorted(set(seen.numbers))
            assert seen.numbers[-1] == last
            assert sum(h.store.figures.conflicts for h in (one, two, three)) > 0, "they never met"

    asyncio.run(run())


def test_shards_are_shared_out_and_taken_over(shared: str) -> None:
    async def run() -> None:
        first = open_store(shared)
        second = open_store(shared)
        assert len(await first.hold_leases(400)) == SHARDS
        assert await second.hold_leases(400) == []
        assert len(await first.hold_leases(400)) == SHARDS // 2
        assert len(await second.hold_leases(400)) == SHARDS // 2
        await asyncio.sleep(0.5)  # the first is gone without a word
        assert len(await second.hold_leases(400)) == SHARDS
        await second.drop_leases()
        assert len(await first.hold_leases(400)) == SHARDS
        first.close()
        second.close()

    asyncio.run(run())


def test_a_guest_of_one_process_is_known_to_the_other(shared: str) -> None:
    async def run() -> None:
        first, second = open_store(shared), open_store(shared)
        guest, token = await first.new_guest("Anna")
        assert await second.guest_of(token) == guest
        first.close()
        second.close()

    asyncio.run(run())


def test_rows_hold_plain_json(place: str) -> None:
    """Whoever opens the database with another program can read it."""

    async def run() -> None:
        async with harbour(place) as h:
            id = await new_table(h)
            acts = await h.store._read("SELECT acts FROM entries WHERE tab = ?", (id,))
            assert msgspec.json.decode(acts[0][0])[0]["act"] == "sat"

    asyncio.run(run())


def test_links_made_before_they_had_a_holder_stay_good(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        monkeypatch.setattr("tortuga.store.store.MIGRATIONS", MIGRATIONS[:1])
        old, token = open_store(place), new_token("s")
        text = "INSERT INTO links (token, tab, seat, kind) VALUES (?, ?, ?, ?)"
        await old._write((text, (hashed(token), "t", 1, "seat")), Store.seat_guest("t", 1, "anna"))
        old.close()
        monkeypatch.undo()
        new = open_store(place)
        assert await new.link_of(token) == Link("t", 1, "seat", "anna")
        new.close()

    asyncio.run(run())


def test_bots_online_are_kept_until_something_is_taken_back(tmp_path: Path) -> None:
    """The search tree of a bot lives on between its decisions at a table, as it does everywhere else."""

    async def run() -> None:
        async with harbour(str(tmp_path / "t.sqlite")) as h:
            seats = [SeatSpec("me"), SeatSpec("bot", bot="admiral")]
            id = await new_table(h, TableSpec(game="glory-islands", seats=seats))

            async def moved(number: int) -> None:
                """One move of the person, and all that the bot makes of it."""
                await play(h, id, 1, str(number))
                live = h.lives[id]
                while live.playing is not None:
                    await live.playing

            number = 0
            while h.thinkers.kept < 3:
                await moved(number)
                number += 1
            kept, thoughts, line = h.thinkers.kept, h.thinkers.bots.done, h.lives[id].line
            assert line in h.thinkers._homes
            await h.perform(id, c.Who("anna", "anna"), c.AskUndo(key="back"))
            assert h.lives[id].line != line, "what was found out in moves that were taken back is not used"
            while h.thinkers.bots.done == thoughts:
                await moved(number)
                number += 1
            assert line not in h.thinkers._homes
            assert h.thinkers.kept - kept < h.thinkers.bots.done - thoughts, "the first thought was fresh"

    asyncio.run(run())

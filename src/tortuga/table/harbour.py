"""The harbour: all tables of one process. It loads them when they are wanted, makes every entry durable before anybody
sees it, follows what other processes write, and does what the house has to do: bots' moves and clocks.

The database is the authority. Any process may take a command for any table: it checks the command on its own fold and
writes entry n + 1; if another process was faster, it reads what is new and checks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, Protocol

import msgspec

from tortuga.kernel.dice import Deferred
from tortuga.kernel.errors import NotOffered, Refusal
from tortuga.kernel.words import Phrase
from tortuga.store import acts as a
from tortuga.store.acts import Entry
from tortuga.store.store import SHARDS, KeyUsed, Link, Store, hashed, new_token, now_ms, shard_of
from tortuga.store.writer import Conflict, Statement, StoreFailed
from tortuga.table import commands as c
from tortuga.table.storage import append_entry, load_table
from tortuga.table.table import BrokenTable, Table
from tortuga.table.thinkers import Thinkers

log = logging.getLogger("tortuga")

RETRIES = 50  # of a command when others are faster; each time somebody else got something done
SNAPSHOT_EVERY = 100  # entries
IDLE = 60.0  # seconds after which a table at which nobody looks is unloaded
LEASE = 3000  # ms; renewed every second
MOST_LOADED = 20_000
ENDS_LINE = a.TookBack | a.Rewound | a.HandedOver | a.TakenBack  # after these, bots think afresh
TIDY = 600.0  # seconds between two searches for tables that never began
MOST_CLOSED = 500  # of them at one time


class NoTable(Refusal):
    """There is no such table."""


class Watcher(Protocol):
    """Somebody who looks at a table. It is called when entries have become durable, and must not wait."""

    def changed(self, live: Live, entries: list[Entry]) -> None: ...


# Something done at a table, given the outcomes of a deferred simulation or whether to defer one: see ``Match.choose``.
Act = Callable[[Table, list[str] | None, bool], Entry | None]


class Live:
    """A table that somebody wants now. ``table`` is None while it is not loaded."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.shard = shard_of(id)
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()
        self.users = 0
        self.used = time.monotonic()
        self.published = 0  # the last entry that watchers have been shown
        self.asked: list[int] = []
        self.snapshot = 0
        self.cache: dict[Any, bytes] = {}  # messages for the present entry, shared by all who see the same
        self.behind: Table | None = None  # for spectators who are some entries behind
        self.coming: deque[Entry] = deque()
        self.playing: asyncio.Task[None] | None = None  # moves the bots of this table
        self.line = 0  # the line of play in which bots remember what they found out; 0 before their first thought
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def loaded(self) -> Table:
        """The table, for those who hold it loaded: see ``Harbour.look``."""
        assert self.table is not None, "the table is loaded"
        return self.table


class Harbour:
    """All tables of one process, over one store."""

    def __init__(
        self, store: Store, thinkers: Thinkers, *, clock: Callable[[], int] = now_ms, close_unstarted_after: int = 0
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.close_unstarted_after = close_unstarted_after  # ms; 0 for never
        self.lives: dict[str, Live] = {}
        self.shards: set[int] = set()
        self.on_turn: Callable[[Table, int], None] | None = None  # a person is asked now who was not before
        self.moves = 0
        self.refusals = 0
        self.loads = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- starting and stopping

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.store.backend.shared:
            loop = self._loop
            self.store.listen(lambda note: None if loop.is_closed() else _soon(loop, self._received, note))
            await self._renew()
            self._start(self._keep_leases())
        else:
            await self._claim(set(range(SHARDS)))
        self._start(self._sweep())
        if self.close_unstarted_after:
            self._start(self._tidy())

    async def close(self) -> None:
        """Finish what is queued and give the leases back."""
        self._closing = True
        for live in self.lives.values():
            if live.alarm is not None:
                live.alarm.cancel()
        tasks = [task for task in self._tasks if not task.done()]
        for task in tasks:
            if task.get_name() != "command":
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        if self.store.backend.shared:
            with contextlib.suppress(StoreFailed):
                await self.store.drop_leases()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    def _start(self, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work, name=name or None)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and task.get_name() != "command":
            log.error("a task failed", exc_info=task.exception())

    # -- tables in memory

    @contextlib.contextmanager
    def _using(self, id: str) -> Iterator[Live]:
        live = self.lives.get(id)
        if live is None:
            live = self.lives[id] = Live(id)
        live.users += 1
        live.used = time.monotonic()
        try:
            yield live
        finally:
            live.users -= 1
            if live.users == 0 and live.table is None and not live.watchers and self.lives.get(id) is live:
                self._end_line(live)
                del self.lives[id]

    async def _loaded(self, live: Live) -> Table:
        """The table of ``live``, loaded if necessary. The caller holds its lock."""
        if live.table is None:
            table = await load_table(self.store, live.id)
            if table is None:
                raise NoTable(Phrase("table.no_table", table=live.id))
            self.loads += 1
            live.table = table
            live.snapshot = table.number
            if table.spec.delay:
                await self._fall_behind(live, table)
            if live.published not in (0, table.number):
                self._publish(live, await self.store.entries(live.id, live.published, table.number))
            live.published = table.number
            live.asked = table.asked
        return live.table

    @contextlib.asynccontextmanager
    async def look(self, id: str) -> AsyncIterator[Live]:
        """A table to look at, all of its entries durable. Its lock is held: do not wait for anything else meanwhile."""
        with self._using(id) as live:
            async with live.lock:
                table = await self._loaded(live)
                self._drive(live, table)
                yield live

    async def _fall_behind(self, live: Live, table: Table) -> None:
        """A second fold of the same entries, with the latest held back, for spectators who are behind."""
        seen = max(0, table.number - table.spec.delay)
        live.behind = await load_table(self.store, live.id, seen)
        live.coming = deque(await self.store.entries(live.id, seen, table.number))

    def seen_by(self, live: Live, who: c.Who) -> Table:
        """The table that this person may see: for spectators it may be an earlier one. The table is loaded."""
        table = live.table
        assert table is not None
        if live.behind is None or table.stage != "running" or table.seats_of(who):
            return table
        return live.behind

    def _unload(self, live: Live) -> None:
        """What is in memory may not be what is written: load it again when it is next wanted."""
        live.table = None
        live.behind = None
        live.cache.clear()

    async def _sweep(self) -> None:
        """Unload tables at which nobody looks."""
        while True:
            await asyncio.sleep(min(IDLE / 4, 10))
            limit = time.monotonic() - IDLE
            idle = [live for live in self.lives.values() if live.users == 0 and not live.watchers and not live.playing]
            idle.sort(key=lambda live: live.used)
            spare = len(self.lives) - MOST_LOADED
            for i, live in enumerate(idle):
                if live.used < limit or i < spare:
                    if live.alarm is not None:
                        self._alarm_only(live)
                    self._end_line(live)
                    del self.lives[live.id]

    def _alarm_only(self, live: Live) -> None:
        """The clock of a table goes on when the table is unloaded."""
        assert live.alarm is not None
        when = live.alarm.when()
        live.alarm.cancel()
        asyncio.get_running_loop().call_at(when, self._wake, live.id)

    # -- commands

    async def perform(self, id: str, who: c.Who, command: c.AnyCommand) -> int:
        """Carry out a command; the number of its entry. NotOffered if it is refused."""
        more: Callable[[Table, Entry], list[Statement]] | None = None
        if isinstance(command, c.Leave):
            more = self._left

        def act(table: Table, outcomes: list[str] | None, defer: bool) -> Entry:
            return table.perform(command, who, self.clock(), outcomes=outcomes, defer=defer)

        entry = await self._shielded(self._attempt(id, who.id, command, act, more))
        return entry if isinstance(entry, int) else entry.number

    async def sit(self, id: str, guest: str, name: str, command: c.Sit) -> tuple[int, int, str]:
        """Let a guest sit down: the entry, the seat, and the secret link of the seat ("" if it was sent before)."""
        invited = await self._invited(id, command.invitation)
        token = new_token("s")

        def more(table: Table, entry: Entry) -> list[Statement]:
            seat = _seat_taken(entry)
            return [
                Store.drop_links(id, seat),  # the invitation is used up: whoever sent it cannot play for this seat
                Store.add_link(token, Link(id, seat, "seat", guest)),
                Store.seat_guest(id, seat, guest),
            ]

        if command.invitation and invited is None:
            used = await self.store.used_key(id, guest, command.key)
            if used is None:
                raise NotOffered("", Phrase("table.invitation_void"))
            return await self._sat_before(id, self._same(used, command))

        def act(table: Table, outcomes: list[str] | None, defer: bool) -> Entry:
            return table.sit(command, guest, name, invited, self.clock())

        done = await self._shielded(self._attempt(id, guest, command, act, more))
        if isinstance(done, int):
            return await self._sat_before(id, done)
        return done.number, _seat_taken(done), token

    async def _sat_before(self, id: str, number: int) -> tuple[int, int, str]:
        entries = await self.store.entries(id, number - 1, number)
        return number, _seat_taken(entries[0]), ""

    async def _invited(self, id: str, invitation: str) -> int | None:
        if not invitation:
            return None
        link = await self.store.link_of(invitation)
        return link.seat if link is not None and link.tab == id and link.kind == "invitation" else None

    def _left(self, table: Table, entry: Entry) -> list[Statement]:
        seats = [act.seat for act in entry.acts if isinstance(act, a.Left)]
        id = table.row.id
        return [s for seat in seats for s in (Store.drop_links(id, seat), Store.seat_guest(id, seat, ""))]

    async def house(self, id: str, act: Act) -> int | None:
        """Something the house does by itself; None if there was nothing to do after all."""
        entry = await self._shielded(self._attempt(id, c.HOUSE.id, None, act, None))
        return entry if isinstance(entry, int) or entry is None else entry.number

    async def _shielded(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Work that has begun is finished even if whoever asked for it has gone."""
        return await asyncio.shield(self._start(work, "command"))

    async def _attempt(
        self,
        id: str,
        who: str,
        command: c.AnyCommand | c.Sit | None,
        act: Act,
        more: Callable[[Table, Entry], list[Statement]] | None,
    ) -> Entry | int | None:
        with self._using(id) as live:
            for _ in range(RETRIES):
                async with live.lock:
                    table = await self._loaded(live)
                    before = table.stage, table.wake
                    try:
                        entry = await self._done_at(table, act)
                    except NotOffered:
                        if command is not None and (used := await self.store.used_key(id, who, command.key)):
                            return self._same(used, command)
                        self.refusals += 1
                        raise
                    except BaseException:
                        self._unload(live)  # it may be half done
                        raise
                    if entry is None:
                        return None
                    try:
                        statements = more(table, entry) if more else []
                        update_row = before != (table.stage, table.wake)
                        await append_entry(self.store, table, entry, statements, update_row=update_row)
                    except Conflict:
                        self._unload(live)
                        if command is not None and (used := await self.store.used_key(id, who, command.key)):
                            await self._loaded(live)
                            return self._same(used, command)
                        continue
                    except BaseException:
                        self._unload(live)
                        raise
                    self._entered(live, table, entry)
                    return entry
        raise StoreFailed("other processes were always faster")

    async def _done_at(self, table: Table, act: Act) -> Entry | None:
        """What comes of ``act``. If something takes long to compute (a volley through the air), another process does it
        first, so that this one can serve others meanwhile."""
        try:
            return act(table, None, True)
        except Deferred as deferred:
            assert table.match is not None
            return act(table, await self.thinkers.compute_outcomes(table.match.outcome_job(deferred)), False)

    def _same(self, used: KeyUsed, command: c.AnyCommand | c.Sit) -> int:
        if used.what != c.digest(command):
            raise NotOffered("", Phrase("table.key_used"))
        return used.number

    # -- publishing

    def _entered(self, live: Live, table: Table, entry: Entry) -> None:
        """An entry is durable: show it to everybody, and do what follows from it."""
        if any(isinstance(act, a.Did) for act in entry.acts):
            self.moves += 1
        if live.behind is not None:
            live.coming.append(entry)
            while len(live.coming) > table.spec.delay:
                live.behind.fold(live.coming.popleft())
        self._publish(live, [entry])
        if table.number - live.snapshot >= SNAPSHOT_EVERY or (table.stage == "over" and live.snapshot < table.number):
            frozen = table.freeze()
            if frozen is not None:
                live.snapshot = table.number
                self._start(self.store.save_snapshot(live.id, table.number, msgspec.json.encode(frozen)))
        self._drive(live, table)

    def _publish(self, live: Live, entries: list[Entry]) -> None:
        table = live.table
        assert table is not None
        live.published = table.number
        if table.stage != "running" or any(isinstance(act, ENDS_LINE) for entry in entries for act in entry.acts):
            self._end_line(live)
        live.cache.clear()
        for watcher in list(live.watchers):
            watcher.changed(live, entries)
        live.cache.clear()
        asked = table.asked
        if self.on_turn is not None and live.shard in self.shards:
            for seat in asked:
                if seat not in live.asked and not table.seats[seat].bot:
                    self.on_turn(table, seat)
        live.asked = asked

    def _end_line(self, live: Live) -> None:
        """What bots found out here may no longer help them: something was taken back, or they are not asked again."""
        if live.line:
            self.thinkers.release(live.line)
            live.line = 0

    # -- what other processes write

    def _received(self, note: str | None) -> None:
        if self._closing:
            return
        if note is None:  # notes may have been missed
            for live in list(self.lives.values()):
                self._start(self._catch_up(live.id))
            return
        process, _, rest = note.partition(":")
        if process == self.store.process:
            return
        for word in rest.split(","):
            id, _, number = word.partition(" ")
            known = self.lives.get(id)
            if known is not None:
                if known.table is None or known.table.number < int(number):
                    self._start(self._catch_up(id))
            elif shard_of(id) in self.shards:
                self._start(self._catch_up(id))

    async def _catch_up(self, id: str) -> None:
        with self._using(id) as live:
            async with live.lock:
                try:
                    fresh = live.table is None
                    table = await self._loaded(live)
                    if not fresh:
                        for entry in await self.store.entries(id, table.number):
                            table.fold(entry)
                            self._entered(live, table, entry)
                except (BrokenTable, NoTable, StoreFailed) as error:
                    self._unload(live)
                    log.warning("table %s could not be followed: %s", id, error)
                    return
                self._drive(live, table)

    # -- what the house does: bots, clocks, and closing what nobody wanted

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(TIDY, self.close_unstarted_after / 2000))
            try:
                await self.close_unstarted()
            except StoreFailed as error:
                log.warning("tables that never began were not closed: %s", error)

    async def close_unstarted(self) -> int:
        """Close the tables of our shards that never began; how many."""
        closed = 0
        now = self.clock()

        def close(table: Table, outcomes: list[str] | None, defer: bool) -> Entry | None:
            return table.close_unstarted(now, self.close_unstarted_after)

        for id in await self.store.unstarted(sorted(self.shards), now - self.close_unstarted_after, MOST_CLOSED):
            try:
                entry = await self._shielded(self._attempt(id, c.HOUSE.id, None, close, self._emptied))
            except (BrokenTable, StoreFailed) as error:
                log.warning("table %s was not closed: %s", id, error)
            else:
                closed += entry is not None
        return closed

    def _emptied(self, table: Table, entry: Entry) -> list[Statement]:
        """Nobody comes to a closed table any more: its secret links go."""
        return [Store.drop_links(table.row.id, seat) for seat in range(len(table.seats))]

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self._renew()
            except StoreFailed as error:
                log.warning("leases were not renewed: %s", error)

    async def _renew(self) -> None:
        held = set(await self.store.hold_leases(LEASE))
        gained = held - self.shards
        self.shards &= held
        if gained:
            await self._claim(gained)

    async def _claim(self, shards: set[int]) -> None:
        """These shards are ours now: see where something is to be done."""
        self.shards |= shards
        now = self.clock()
        for id, wake in await self.store.to_wake(sorted(shards)):
            asyncio.get_running_loop().call_later(max(0.0, (wake - now) / 1000), self._wake, id)

    def _wake(self, id: str) -> None:
        if not self._closing and shard_of(id) in self.shards:
            self._start(self._look_in(id))

    async def _look_in(self, id: str) -> None:
        try:
            async with self.look(id):
                pass  # looking is enough to set bots and clocks going
        except (BrokenTable, NoTable, StoreFailed) as error:
            log.warning("table %s could not be loaded to move its bots and clocks: %s", id, error)

    def _drive(self, live: Live, table: Table) -> None:
        if self._closing or live.shard not in self.shards or table.stage != "running":
            return
        if table.bots_asked and live.playing is None:
            live.playing = self._start(self._play_bots(live), "bots")
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = table.clocks.next()
        if due is not None:
            wait = max(0.0, (due - self.clock()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(wait + 0.001, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.alarm = None
        if not self._closing:
            self._start(self._flag(live))

    async def _flag(self, live: Live) -> None:
        await self.house(live.id, lambda table, outcomes, defer: table.flag(self.clock()))
        await self._look_in(live.id)

    async def _play_bots(self, live: Live) -> None:
        """Let the bots of this table move as long as they are asked."""
        with self._using(live.id) as held:
            try:
                while True:
                    try:
                        if not await self._one_thought(held):
                            return
                    except (StoreFailed, NotOffered) as error:
                        log.warning("a bot at table %s will try again: %s", live.id, error)
                        await asyncio.sleep(0.2)
            finally:
                live.playing = None

    async def _one_thought(self, live: Live) -> bool:
        async with live.lock:
            table = await self._loaded(live)
            asked = table.bots_asked
            if not asked or live.shard not in self.shards:
                if live.shard not in self.shards:
                    self._end_line(live)  # another process moves the bots now
                return False
            seat, match = asked[0], table.match
            assert match is not None
            decision, options = next(found for found in match.state.open if found[0].seat == seat)
            view = msgspec.json.encode(match.view(seat))
            bot, key = table.seats[seat].bot, table.game.key
            live.line = line = live.line or self.thinkers.new_line()
        option = await self.thinkers.think(bot, key, seat, options, view, line)
        if live.line != line:  # it ended meanwhile
            self.thinkers.release(line)

        def act(table: Table, outcomes: list[str] | None, defer: bool) -> Entry | None:
            """The thought counts only if the same question is still asked."""
            match = table.match
            for now, offered in match.state.open if match is not None and seat in table.bots_asked else []:
                if now.seat == seat and type(now) is type(decision) and option in offered:
                    action = table.game.action(now, option)
                    return table.bot_does(seat, action, self.clock(), outcomes=outcomes, defer=defer)
            return None

        if await self.house(live.id, act) is None:
            self._end_line(live)  # the thought came to nothing, so the next one does not follow from it
        return True

    # -- who is asking

    async def who(self, token: str) -> c.Who | None:
        """Whoever holds this token: a guest, or the holder of a seat's link."""
        if token.startswith("g."):
            guest = await self.store.guest_of(token)
            return c.Who(guest.id, guest.id, name=guest.name) if guest else None
        if token.startswith("s."):
            link = await self.store.link_of(token)
            if link is not None and link.kind == "seat":
                id = f"{link.tab}/{link.seat}/{hashed(token)[:8]}"
                return c.Who(id, "", link.seat, link.tab, holder=link.holder)
        return None


def _seat_taken(entry: Entry) -> int:
    return next(act.seat for act in entry.acts if isinstance(act, a.Sat))


def _soon(loop: asyncio.AbstractEventLoop, call: Callable[[str | None], None], note: str | None) -> None:
    with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
        loop.call_soon_threadsafe(call, note)

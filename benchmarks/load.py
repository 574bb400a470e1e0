"""How much one server carries: live tables with a socket for every seat, played by clients that choose at random.

    python benchmarks/load.py [--tables 500] [--seconds 8] [--rates 100,250,500] [--db postgresql] [--servers 1]

Moves come at a given rate over all tables, whatever the answers do (so a slow server is seen). A move's time is from
when it was due until the new state has come to the screens of all seats. Clients and server share this machine, so the
clients are as thin as they can be, and what both cost is printed, in CPU time for a move.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from kill import Ship, ask
from tortuga.kernel.registry import find, keys


class Choice(msgspec.Struct):
    text: str


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    number: int = 0
    stage: str = ""
    options: list[Choice] = []
    key: str = ""
    reason: str = ""


_heard = msgspec.json.Decoder(Heard)


class LiveTable:
    def __init__(self, id: str, players: int) -> None:
        self.id = id
        self.players = players
        self.options: list[list[Choice]] = [[] for _ in range(players)]
        self.numbers = [0] * players
        self.screens: list[Screen] = []
        self.sent: dict[int, float] = {}  # by the entry we expect: when the move was due
        self.busy = False
        self.over = False


class Screen(asyncio.Protocol):
    """One seat's WebSocket, written out by hand: a library would cost more than the server does."""

    def __init__(self, load: Load, table: LiveTable, seat: int, token: str) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.token = token
        self.open = False
        self.rest = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def say(self, message: dict[str, Any]) -> None:
        body = msgspec.json.encode(message)
        assert len(body) < 126
        self.transport.write(bytes((0x81, 0x80 | len(body))) + bytes(4) + body)  # masked with zeros

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        at = 0
        if not self.open:
            head, found, _ = data.partition(b"\r\n\r\n")
            if found:
                assert b" 101 " in head, head
                self.open, at = True, len(head) + 4
                self.say({"type": "hello", "table": self.table.id, "token": self.token})
        while self.open and at + 2 <= len(data):
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + size > len(data):
                break
            kind = data[at] & 15
            if kind == 1:
                self.load.heard(self.table, self.seat, _heard.decode(memoryview(data)[begin : begin + size]))
            elif kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | size)) + bytes(4) + data[begin : begin + size])
            elif kind == 8:
                self.load.lost += 1
            at = begin + size
        self.rest = data[at:]


class Load:
    def __init__(self, ships: list[Ship], luck: random.Random) -> None:
        self.ships = ships
        self.luck = luck
        self.tables: list[LiveTable] = []
        self.times: list[float] = []
        self.refused = 0
        self.lost = 0
        self.late = 0  # a move was due, but no table was found that did not still wait for its last one

    async def open(self, tables: int) -> None:
        port = self.ships[0].port
        tokens = [(await ask(port, "/api/guests", "", {"name": f"Player {i}"}))["token"] for i in range(4)]
        games = keys()
        loop = asyncio.get_running_loop()
        for n in range(tables):
            game = find(games[n % len(games)])
            players = max(game.least, min(3, game.most))
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (players - 1)
            body = {"spec": {"game": game.key, "seats": seats}}
            id = (await ask(port, "/api/tables", tokens[0], body))["table"]
            table = LiveTable(id, players)
            for seat in range(1, players):
                await ask(port, f"/api/tables/{id}/seats", tokens[seat], {"key": secrets.token_hex(4)})
            for seat in range(players):
                ship = self.ships[(n + seat) % len(self.ships)]
                screen = Screen(self, table, seat, tokens[seat])
                await loop.create_connection(lambda it=screen: it, "127.0.0.1", ship.port)  # type: ignore[misc]
                table.screens.append(screen)
            self.tables.append(table)
        while any(min(table.numbers) == 0 for table in self.tables):
            await asyncio.sleep(0.1)

    def heard(self, table: LiveTable, seat: int, message: Heard) -> None:
        if message.type == "state":
            table.options[seat] = message.options
            table.numbers[seat] = message.number
            table.over = table.over or message.stage == "over"
            due = table.sent.get(message.number)
            if due is not None and min(table.numbers) >= message.number:
                self.times.append(time.perf_counter() - due)
                del table.sent[message.number]
                table.busy = False
        elif message.type == "refused":
            self.refused += 1
            table.busy = False

    async def run(self, rate: float, seconds: float) -> tuple[float, int]:
        """Moves at this rate; how many were really made a second, and how many tables are still being played."""
        self.times, self.late = [], 0
        begun = due = time.perf_counter()
        while (now := time.perf_counter()) - begun < seconds:
            while due <= now:
                self._move(due)
                due += self.luck.expovariate(rate)
            await asyncio.sleep(max(0.0, min(0.005, due - time.perf_counter())))
        made = len(self.times)
        taken = time.perf_counter() - begun
        await asyncio.sleep(1)  # for the last answers: late ones are counted among the times
        return made / taken, sum(not table.over for table in self.tables)

    def _move(self, due: float) -> None:
        for _ in range(20):
            table = self.luck.choice(self.tables)
            if not table.busy and not table.over:
                break
        else:
            self.late += 1
            return
        asked = [seat for seat in range(table.players) if table.options[seat]]
        if not asked:
            self.late += 1
            return
        seat = self.luck.choice(asked)
        table.busy = True
        table.sent[max(table.numbers) + 1] = due
        action = self.luck.choice(table.options[seat]).text
        table.screens[seat].say({"type": "do", "key": secrets.token_hex(8), "action": action})


def rss(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


MEMORY = """
import gc, os, sys, time
from load import rss
from tortuga.kernel.dice import FastDice
from tortuga.kernel.registry import keys, find
from tortuga.table import commands as c
from tortuga.table.opening import open_table
from tortuga.table.spec import SeatSpec, TableSpec
from tortuga.table.table import Table
def one(n, game):
    seats = [SeatSpec("me")] + [SeatSpec("here")] * (max(game.least, min(3, game.most)) - 1)
    table, entry = open_table(TableSpec(game=game.key, seats=seats), "anna", "Anna", 1)
    luck, who, entries = FastDice(n), c.Who("anna", "anna"), [entry]
    while table.stage == "running" and table.number < 100:
        seat = table.asked[luck.below(len(table.asked))]
        options = table.match.options(seat)
        command = c.Do(key=str(table.number), seat=seat, action=options[luck.below(len(options))].id)
        entries.append(table.perform(command, who, 1))
    begun = time.process_time()
    loaded = Table.load(table.row, None, entries)
    loads.append(time.process_time() - begun)
    return loaded
loads = []
games = [find(key) for key in keys()]
for game in games: one(0, game)
gc.collect(); before = rss(os.getpid())
kept = [one(n, games[n % len(games)]) for n in range(200)]
gc.collect(); loads.sort(); print((rss(os.getpid()) - before) / 200, loads[len(loads) // 2], loads[-1])
"""


def an_idle_table() -> tuple[float, float, float]:
    """A table in the middle of its game: bytes, and the usual and the longest time to fold its entries (without a
    snapshot, which would make it shorter)."""
    path = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    run = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True, env=here)
    size, usual, longest = map(float, run.stdout.split())
    return size, usual, longest


async def measure(place: str, arguments: argparse.Namespace) -> None:
    ships = [Ship(place) for _ in range(arguments.servers)]
    for ship in ships:
        await ship.start()
    load = Load(ships, random.Random(1))
    try:
        await asyncio.sleep(0.5)
        pids = [ship.process.pid for ship in ships if ship.process]
        empty = sum(map(rss, pids))
        begun = time.perf_counter()
        await load.open(arguments.tables)
        sockets = sum(table.players for table in load.tables)
        opened = time.perf_counter() - begun
        print(f"{arguments.tables} live tables of {len(keys())} games, {sockets} sockets, opened in {opened:.0f} s")
        others = os.getloadavg()[0]
        print(
            f"load average before: {others:.1f} on {os.cpu_count()} cores; on a busy machine only CPU a move tells much"
        )
        print(f"{'wanted/s':>9} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'server':>8} {'clients':>8} {'playing':>8}")
        gc.freeze()
        for rate in [float(text) for text in arguments.rates.split(",")]:
            before, own = sum(map(cpu, pids)), time.process_time()
            moved, playing = await load.run(rate, arguments.seconds)
            used, own = sum(map(cpu, pids)) - before, time.process_time() - own
            times = sorted(load.times)
            if times:
                p50, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
                each = 1000 / len(times)  # CPU milliseconds for a move
                line = f"{rate:9.0f} {moved:9.0f} {p50:8.1f} {p99:8.1f} {each * used:5.2f} ms {each * own:5.2f} ms"
                print(f"{line} {playing:8d}")
            if playing < arguments.tables / 2 or moved < rate * 0.9:
                print("  (saturated, or most games are over: the next rates would say nothing)")
                break
        full = sum(map(rss, pids))
        print(f"server memory with everything live: {(full - empty) / arguments.tables / 1000:.0f} kB a table")
        print(f"refused: {load.refused}; connections lost: {load.lost}")
    finally:
        for ship in ships:
            with contextlib.suppress(asyncio.TimeoutError):
                await ship.stop()


def cpu(pid: int) -> float:
    """CPU seconds of a server and of the processes that work for it."""
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = file.read_text().rpartition(")")[2].split()
            if pid in (int(file.parent.name), int(fields[1])):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _loop() -> Any:
    """The fastest event loop there is, so that clients cost little."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rates", default="100,250,500,750,1000,1500")
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--servers", type=int, default=1)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if arguments.db == "postgresql":
            from postgres import postgres

            place = stack.enter_context(postgres())
        else:
            place = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.sqlite")
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(measure(place, arguments))
    size, usual, longest = an_idle_table()
    print(f"an idle table in the middle of its game: {size / 1000:.0f} kB;", end=" ")
    print(f"loaded from 100 entries in {1000 * usual:.0f} ms, at most {1000 * longest:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How much one server carries: live tables with a socket for every seat, played by clients that choose at random.

    python benchmarks/load.py [--tables 500] [--seconds 8] [--rates 100,250,500] [--db postgresql] [--servers 1]

Moves come at a given rate over all tables, whatever the answers do (so a slow server is seen). A move's time is from
sending it until the new state has come to the screens of all seats. Clients and server share this machine.
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
from websockets.asyncio.client import connect

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
        self.wires: list[Any] = []
        self.sent: dict[int, float] = {}  # by the entry we expect: when the move was sent
        self.busy = False
        self.over = False


class Load:
    def __init__(self, ships: list[Ship], luck: random.Random) -> None:
        self.ships = ships
        self.luck = luck
        self.tables: list[LiveTable] = []
        self.times: list[float] = []
        self.moves = 0
        self.refused = 0
        self.late = 0  # a move was due, but the table still waited for its last one
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, tables: int) -> None:
        port = self.ships[0].port
        tokens = [(await ask(port, "/api/guests", "", {"name": f"Player {i}"}))["token"] for i in range(4)]
        games = keys()
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
                wire = await connect(
                    f"ws://127.0.0.1:{self.ships[(n + seat) % len(self.ships)].port}/ws",
                    compression=None,
                    ping_interval=None,
                    max_queue=64,
                ).__aenter__()
                hello = {"type": "hello", "table": id, "token": tokens[seat]}
                await wire.send(msgspec.json.encode(hello).decode())
                table.wires.append(wire)
                self.tasks.append(asyncio.create_task(self._listen(table, seat, wire)))
            self.tables.append(table)
        await asyncio.sleep(0.5)

    async def _listen(self, table: LiveTable, seat: int, wire: Any) -> None:
        async for raw in wire:
            message = _heard.decode(raw)
            if message.type == "state":
                table.options[seat] = message.options
                table.numbers[seat] = message.number
                table.over = table.over or message.stage == "over"
                sent = table.sent.get(message.number)
                if sent is not None and min(table.numbers) >= message.number:
                    self.times.append(time.perf_counter() - sent)
                    del table.sent[message.number]
                    self.moves += 1
                    table.busy = False
            elif message.type == "refused":
                self.refused += 1
                table.busy = False

    async def run(self, rate: float, seconds: float) -> tuple[float, int]:
        """Moves at this rate; how many were really sent a second, and how many tables are still being played."""
        self.times, self.moves, self.late = [], 0, 0
        begun = due = time.perf_counter()
        while (now := time.perf_counter()) - begun < seconds:
            while due <= now:
                due += self.luck.expovariate(rate)
                await self._move()
            await asyncio.sleep(max(0.0, min(0.005, due - time.perf_counter())))
        taken = time.perf_counter() - begun
        await asyncio.sleep(0.3)  # for the last answers
        return self.moves / taken, sum(not table.over for table in self.tables)

    async def _move(self) -> None:
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
        body = {"type": "do", "key": secrets.token_hex(8), "action": self.luck.choice(table.options[seat]).text}
        table.busy = True
        table.sent[max(table.numbers) + 1] = time.perf_counter()
        await table.wires[seat].send(msgspec.json.encode(body).decode())


def rss(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


MEMORY = """
import gc, os, sys
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
    return Table.load(table.row, None, entries)
games = [find(key) for key in keys()]
for game in games: one(0, game)
gc.collect(); before = rss(os.getpid())
kept = [one(n, games[n % len(games)]) for n in range(200)]
gc.collect(); print((rss(os.getpid()) - before) / 200)
"""


def memory_per_table() -> float:
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    run = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True, env=here)
    return float(run.stdout)


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
            f"load average before: {others:.1f} on {os.cpu_count()} cores; on a busy machine only CPU/move tells much"
        )
        print(f"{'wanted/s':>9} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'CPU/move':>9} {'playing':>8}")
        gc.freeze()
        for rate in [float(text) for text in arguments.rates.split(",")]:
            before = sum(map(cpu, pids))
            moved, playing = await load.run(rate, arguments.seconds)
            used = sum(map(cpu, pids)) - before
            times = sorted(load.times)
            if times:
                p50, p99 = (1000 * times[int(len(times) * share)] for share in (0.5, 0.99))
                print(f"{rate:9.0f} {moved:9.0f} {p50:8.1f} {p99:8.1f} {1000 * used / load.moves:6.2f} ms {playing:8d}")
            if playing < arguments.tables / 2 or moved < rate * 0.7:
                print("  (saturated, or most games are over: the next rates would say nothing)")
                break
        full = sum(map(rss, pids))
        print(f"server memory with everything live: {(full - empty) / arguments.tables / 1000:.0f} kB a table")
        print(f"refused: {load.refused}")
    finally:
        for task in load.tasks:
            task.cancel()
        for ship in ships:
            with contextlib.suppress(asyncio.TimeoutError):
                await ship.stop()


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


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
        asyncio.run(measure(place, arguments))
    print(f"memory of an idle table in the middle of its game: {memory_per_table() / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

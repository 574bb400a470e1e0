"""Kill the server again and again while people play, and look whether anything was lost.

    python benchmarks/kill.py --times 100 --db sqlite
    python benchmarks/kill.py --times 100 --db postgresql

Clients play over WebSockets and write down every acknowledgement. The server gets ``kill -9`` at random moments and is
started again; with PostgreSQL there are two servers and one of them is killed. Clients come back and send again, with
the same key, what was not acknowledged. At the end, from the database: every acknowledged move is there once, under the
number that was acknowledged; no key is there twice; numbers have no gaps; every table folds and plays on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tortuga.store import acts as a
from tortuga.store import open_store
from tortuga.table.storage import load_table

TROUBLE = (OSError, WebSocketException, TimeoutError, EOFError)


class Ship:
    """A server that can be sunk and raised; its port stays."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tortuga.cli", "serve", "--no-rate-limits"),
            *("--port", str(self.port), "--db", self.db),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ},
        )
        assert self.process.stdout is not None
        line = (await asyncio.wait_for(self.process.stdout.readline(), 120)).decode()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), 30)


async def ask(port: int, path: str, token: str, body: Any) -> dict[str, Any]:
    """A POST by hand: no client library between us and the socket."""
    raw = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(raw)}\r\nConnection: close\r\n"
        writer.write((head + (f"Authorization: Bearer {token}\r\n" if token else "") + "\r\n").encode() + raw)
        answer = await asyncio.wait_for(reader.read(), 10)
    finally:
        writer.close()
    head_text, _, content = answer.partition(b"\r\n\r\n")
    if b" 20" not in head_text[:16]:
        raise OSError(f"{path}: {head_text[:40]!r} {content[:200]!r}")
    found: dict[str, Any] = msgspec.json.decode(content)
    return found


class Tally:
    def __init__(self) -> None:
        self.acks: dict[str, dict[str, tuple[int, str]]] = {}  # table -> key -> (number, action)
        self.sent: dict[str, set[str]] = {}  # table -> all keys that were sent
        self.count = 0  # of acknowledgements
        self.resent = 0
        self.returns = 0
        self.refused: list[str] = []


class Player:
    """One person with all seats of a table (or some, beside bots), who plays at random and never gives up."""

    def __init__(self, ships: list[Ship], tally: Tally, seed: int) -> None:
        self.ships = ships
        self.tally = tally
        self.luck = random.Random(seed)
        self.bots = seed % 4 == 0
        self.token = ""
        self.table = ""
        self.pending: tuple[str, str, int] | None = None  # key, action, seat: sent, not answered
        self.over = False
        self.stop = False

    async def run(self) -> None:
        while not self.stop:
            ship = self.luck.choice(self.ships)
            try:
                await self._play(ship.port)
            except TROUBLE:
                self.tally.returns += 1
                await asyncio.sleep(0.02)

    async def _play(self, port: int) -> None:
        if not self.token:
            self.token = (await ask(port, "/api/guests", "", {"name": "Anna"}))["token"]
        if not self.table:
            other = {"kind": "bot", "bot": "random"} if self.bots else {"kind": "here"}
            spec = {"game": "glory-islands", "seats": [{"kind": "me"}, other, other]}
            self.table = (await ask(port, "/api/tables", self.token, {"spec": spec}))["table"]
            self.tally.acks[self.table] = {}
            self.tally.sent[self.table] = set()
        async with connect(f"ws://127.0.0.1:{port}/ws", open_timeout=5, ping_interval=None) as wire:
            await wire.send(msgspec.json.encode({"type": "hello", "table": self.table, "token": self.token}).decode())
            asked: dict[int, list[str]] = {}
            while len(asked) < (1 if self.bots else 3):
                await self._hear(wire, asked)
            while not self.stop and self.table:
                if self.pending is not None:  # sent before, never answered: again, with the same key
                    self.tally.resent += 1
                elif self.over:
                    self.table = ""
                    break
                elif any(asked.values()):
                    seat = self.luck.choice([seat for seat, options in asked.items() if options])
                    self.pending = secrets.token_hex(8), self.luck.choice(asked[seat]), seat
                    self.tally.sent[self.table].add(self.pending[0])
                else:
                    await self._hear(wire, asked)  # a bot is to move
                    continue
                key, action, seat = self.pending
                message = {"type": "do", "key": key, "action": action, "seat": seat}
                await wire.send(msgspec.json.encode(message).decode())
                while self.pending is not None and not await self._hear(wire, asked):
                    pass

    async def _hear(self, wire: Any, asked: dict[int, list[str]]) -> bool:
        """Take in one message; was it the answer to our command?"""
        message = msgspec.json.decode(await asyncio.wait_for(wire.recv(), 15))
        if message["type"] == "state":
            asked[message["seat"]] = [option["text"] for option in message["options"]]
            self.over = message["stage"] == "over"
        elif message["type"] in ("ack", "refused"):
            mine = self.pending is not None and message["key"] == self.pending[0]
            self._note(message)
            return mine
        elif message["type"] == "bye":
            raise EOFError
        return False

    def _note(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["key"] != self.pending[0]:
            return
        key, action, _ = self.pending
        if message["type"] == "ack":
            self.tally.acks[self.table][key] = (message["number"], action)
            self.tally.count += 1
        elif message.get("again"):
            return  # the server was not certain: the same key once more
        else:
            self.tally.refused.append(message["reason"])
        self.pending = None


async def check(place: str, tally: Tally) -> list[str]:
    """What is wrong in the database."""
    store = open_store(place)
    wrong: list[str] = []
    for table, acks in tally.acks.items():
        entries = await store.entries(table)
        numbers = [entry.number for entry in entries]
        if numbers != list(range(1, len(entries) + 1)):
            wrong.append(f"{table}: numbers {numbers[:20]}")
        by_key: dict[str, list[Any]] = {}
        for entry in entries:
            if entry.key is not None:
                by_key.setdefault(entry.key, []).append(entry)
        for key, found in by_key.items():
            if len(found) > 1:
                wrong.append(f"{table}: key {key} is there {len(found)} times")
            if key not in tally.sent[table]:
                wrong.append(f"{table}: key {key} was never sent")
        for key, (number, action) in acks.items():
            found = by_key.get(key, [])
            if [entry.number for entry in found] != [number]:
                wrong.append(f"{table}: {key} was acknowledged as {number} and is {[e.number for e in found]}")
            elif not any(isinstance(act, a.Did) and act.do == action for act in found[0].acts):
                wrong.append(f"{table}: entry {number} is not {action!r}")
        try:
            await load_table(store, table)
        except Exception as error:
            wrong.append(f"{table}: does not load: {error}")
    await asyncio.get_running_loop().run_in_executor(None, store.close)
    return wrong


async def play_on(ship: Ship, players: list[Player]) -> int:
    """How many tables take another move (or are over)."""
    good = 0
    for player in players:
        player.stop = False
        before = sum(map(len, player.tally.acks.values()))
        task = asyncio.create_task(player.run())
        for _ in range(500):
            await asyncio.sleep(0.02)
            if sum(map(len, player.tally.acks.values())) > before + 2:
                good += 1
                break
        player.stop = True
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    return good


async def run(place: str, times: int, tables: int, servers: int, quiet: bool = False, seed: int = 0) -> Tally:
    """The whole test; AssertionError if anything was lost."""
    luck = random.Random(seed or time.time_ns())
    ships = [Ship(place) for _ in range(servers)]
    for ship in ships:
        await ship.start()
    tally = Tally()
    players = [Player(ships, tally, i) for i in range(tables)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    begun = time.monotonic()
    try:
        for n in range(times):
            before = tally.count
            for _ in range(500):  # first let people play again; sometimes strike while the server is still starting
                if tally.count > before or n % 10 == 9:
                    break
                await asyncio.sleep(0.02)
            await asyncio.sleep(luck.uniform(0, 0.5))
            ship = luck.choice(ships)
            await ship.kill()
            await asyncio.sleep(luck.choice([0, 0, 0.1]))
            await ship.start()
            if not quiet and (n + 1) % max(1, times // 20) == 0:
                seconds = time.monotonic() - begun
                print(
                    f"{n + 1:4d} kills, {tally.count:6d} moves acknowledged, {tally.resent} sent again, {seconds:.0f} s"
                )
        await asyncio.sleep(0.3)
        for player in players:
            player.stop = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        good = await play_on(ships[0], players)
        assert good == len(players), f"only {good} of {len(players)} tables play on"
    finally:
        for task in tasks:
            task.cancel()
        codes = [await ship.stop() for ship in ships]
    assert codes == [0] * servers, f"exit codes {codes}"
    wrong = await check(place, tally)
    assert not wrong, "\n".join(wrong[:20])
    assert not tally.refused, f"refused: {tally.refused[:5]}"
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if arguments.db == "postgresql":
            from postgres import postgres

            place = stack.enter_context(postgres())
        else:
            place = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.sqlite")
        servers = 2 if arguments.db == "postgresql" else 1
        begun = time.monotonic()
        tally = asyncio.run(run(place, arguments.times, arguments.tables, servers, seed=arguments.seed))
    acked = sum(map(len, tally.acks.values()))
    print(
        f"{arguments.times} kills of {arguments.db} in {time.monotonic() - begun:.0f} s: {len(tally.acks)} tables, "
        f"{acked} moves acknowledged, all there once; {tally.resent} sent again after a kill; every table plays on."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

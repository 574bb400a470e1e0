"""Bots think in processes of their own, with a budget of time. A thought can be cut short, and a worker that dies is
replaced: a bot never takes a table down and never keeps it waiting for ever."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import struct
import sys

import msgspec

from tortuga.bots import make_bot
from tortuga.bots.hints import Hint, find_hint
from tortuga.kernel.registry import find

BUDGET = 10.0  # seconds for one thought
TRIES = 2
_LENGTH = struct.Struct("!I")


class Thought(msgspec.Struct):
    """What a worker needs: never a state, only what the bot's seat may see."""

    bot: str
    game: str
    seat: int
    options: list[int]
    view: msgspec.Raw
    seed: int
    names: list[str] = []  # of the players: what is wanted is a hint


class WorkerDied(Exception):
    pass


class _Worker:
    """A Python process that answers one thought at a time over its pipes. It ends when its pipe is closed, and so goes
    with the server however that ends."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> _Worker:
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tortuga.table.thinkers",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        )

    async def think(self, thought: Thought) -> bytes:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        body = msgspec.json.encode(thought)
        try:
            stdin.write(_LENGTH.pack(len(body)) + body)
            await stdin.drain()
            (length,) = _LENGTH.unpack(await stdout.readexactly(_LENGTH.size))
            return await stdout.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkerDied(str(error)) from None

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int = 1, budget: float = BUDGET) -> None:
        self.budget = budget
        self.thinking = 0
        self.thoughts = 0
        self.failures = 0
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._free = asyncio.Semaphore(max(1, workers))

    async def think(self, bot: str, game: str, seat: int, options: list[int], view: bytes) -> int:
        """One of these options. Where a bot takes too long or dies, any option will do: the game goes on."""
        seed = secrets.randbits(53)
        answer = await self._answer(Thought(bot, game, seat, options, msgspec.Raw(view), seed))
        option = msgspec.json.decode(answer, type=int) if answer else -1
        return option if option in options else options[seed % len(options)]

    async def hint(self, game: str, names: list[str], seat: int, view: bytes) -> Hint | None:
        """Advice for a seat; nothing where it takes too long."""
        thought = Thought("", game, seat, [], msgspec.Raw(view), secrets.randbits(53), names)
        answer = await self._answer(thought)
        return msgspec.json.decode(answer, type=Hint) if answer else None

    async def _answer(self, thought: Thought) -> bytes:
        """What a worker says; empty if it takes too long or dies."""
        async with self._free:
            self.thinking += 1
            try:
                for _ in range(TRIES):
                    worker = self._idle.pop() if self._idle else await self._start()
                    kept = False
                    try:
                        answer = await asyncio.wait_for(worker.think(thought), self.budget)
                        kept = True
                        self.thoughts += 1
                        return answer
                    except TimeoutError:
                        self.failures += 1
                        break
                    except WorkerDied:
                        self.failures += 1
                    finally:  # cancelled, too slow or dead: the worker is not used again
                        if kept:
                            self._idle.append(worker)
                        else:
                            self._all.discard(worker)
                            await worker.stop()
            finally:
                self.thinking -= 1
        return b""

    async def _start(self) -> _Worker:
        worker = await _Worker.start()
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()
        self._idle.clear()


def main() -> None:
    """A worker: thoughts on standard input, options on standard output."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that a bot prints may get between the answers
    while header := source.read(_LENGTH.size):
        thought = msgspec.json.decode(source.read(_LENGTH.unpack(header)[0]), type=Thought)
        game = find(thought.game)
        view = msgspec.json.decode(thought.view, type=game.view_type)
        answer: int | Hint
        if thought.names:
            answer = find_hint(game, game.load(), thought.names, view, thought.seat, thought.seed)
        else:
            bot = make_bot(thought.bot, game, game.load(), thought.seed)
            answer = bot.choose(view, thought.seat, thought.options)
        body = msgspec.json.encode(answer)
        sink.write(_LENGTH.pack(len(body)) + body)
        sink.flush()


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's; it ends us
    with contextlib.suppress(BrokenPipeError):
        main()

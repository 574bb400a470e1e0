"""What takes long is done in processes of their own, with a budget of time: bots think there, and volleys fly. A
thought can be cut short, and a worker that dies is replaced: a bot never takes a table down and never keeps it waiting
for ever.

A worker keeps the bots it has made, so that what a bot found out in one thought (the tree of its search) helps it with
the next, as it does in the terminal and in the arena. The next thought of a bot goes to the worker that keeps it, if
that one is free; else another worker makes the bot anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import struct
import sys
from collections import OrderedDict
from typing import Any

import msgspec

from tortuga.bots import make_bot
from tortuga.bots.bot import Bot
from tortuga.bots.hints import Hint, find_hint
from tortuga.kernel.match import OutcomeJob, compute_outcomes
from tortuga.kernel.registry import find

BUDGET = 10.0  # seconds for one thought
UNHURRIED = 600.0  # seconds for one thought where bots are repeatable: only a worker that hangs takes so long
STARTING = 60.0  # seconds for a worker to be ready
TRIES = 2
KEPT_BOTS = 64  # in each worker; the tree of an expert in Glory Islands has some 500 nodes, about half a megabyte
KEPT_GAMES = 5_000  # of which it is known where their bots are
READY = b"ready"
_LENGTH = struct.Struct("!I")


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What a worker needs: never a state, only what the bot's seat may see.

    ``line`` says to which line of play the thought belongs, and ``number`` that it is its bot's first, second, …
    thought in it: only then does what the bot found out in its last thought fit. 0 is for a thought by itself.
    """

    bot: str
    game: str
    seat: int
    options: list[int]
    view: msgspec.Raw
    seed: int
    line: int = 0
    number: int = 0


class Chosen(msgspec.Struct, frozen=True):
    """What a bot chose, and whether it had been kept since its last thought."""

    option: int
    kept: bool


class Release(msgspec.Struct, frozen=True, tag=True):
    """This line of play has ended: its bots are not kept any longer. There is no answer."""

    line: int


class Advice(msgspec.Struct, frozen=True, tag=True):
    """A hint is wanted for a seat, in the words of a language."""

    game: str
    names: list[str]
    seat: int
    view: msgspec.Raw
    seed: int
    language: str


class Work(msgspec.Struct, frozen=True, tag=True):
    """A volley through the air, or whatever else takes longer than others should wait."""

    job: OutcomeJob


Job = Thought | Advice | Work
_messages = msgspec.json.Decoder(Job | Release)


class WorkerDied(Exception):
    pass


class _Worker:
    """A Python process that does one job at a time, over its pipes. It ends when its pipe is closed, and so goes with
    the server however that ends."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> _Worker:
        """A worker that is ready: a busy machine may take long to start one, and no thought is to pay for that."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tortuga.table.thinkers",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        worker, ready = cls(process), False
        try:
            await asyncio.wait_for(process.stdout.readexactly(len(READY)), STARTING)
            ready = True
        except (TimeoutError, asyncio.IncompleteReadError):
            raise WorkerDied("it did not start") from None
        finally:
            if not ready:
                await worker.stop()
        return worker

    async def do(self, job: Job) -> bytes:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            self._write(job)
            await stdin.drain()
            (size,) = _LENGTH.unpack(await stdout.readexactly(_LENGTH.size))
            return await stdout.readexactly(size)
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as error:  # uvloop has a RuntimeError for it
            raise WorkerDied(str(error)) from None

    def release(self, line: int) -> None:
        """It is read after the job at hand, if there is one."""
        with contextlib.suppress(OSError, RuntimeError):  # a dead worker keeps nothing anyway
            self._write(Release(line))

    def _write(self, message: Job | Release) -> None:
        assert self.process.stdin is not None
        body = msgspec.json.encode(message)
        self.process.stdin.write(_LENGTH.pack(len(body)) + body)

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class _Crew:
    """A few workers, started when they are first needed."""

    def __init__(self, workers: int) -> None:
        self.busy = 0
        self.done = 0
        self.failures = 0
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._free = asyncio.Semaphore(max(1, workers))

    async def do(self, job: Job, budget: float, wanted: _Worker | None = None) -> tuple[bytes, _Worker] | None:
        """The answer of a worker: of the wanted one, if it is free. None if it took too long, or workers died of it."""
        async with self._free:
            self.busy += 1
            try:
                for _ in range(TRIES):
                    try:
                        worker = self._take_idle(wanted) or await self._start()
                    except WorkerDied:
                        self.failures += 1
                        continue
                    kept = False
                    try:
                        answer = await asyncio.wait_for(worker.do(job), budget)
                        kept = True
                        self.done += 1
                        return answer, worker
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
                self.busy -= 1
        return None

    def _take_idle(self, wanted: _Worker | None) -> _Worker | None:
        if wanted is not None and wanted in self._idle:
            self._idle.remove(wanted)
            return wanted
        return self._idle.pop() if self._idle else None

    def release(self, line: int) -> None:
        for worker in self._all:
            worker.release(line)

    async def _start(self) -> _Worker:
        worker = await _Worker.start()
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()
        self._idle.clear()


class _Home(msgspec.Struct, frozen=True):
    """The worker that keeps a bot, and how often the bot has thought there."""

    worker: _Worker
    thoughts: int


class Thinkers:
    """Those who think for bots, and one who works out what takes long, so that no volley waits for a bot."""

    def __init__(self, workers: int = 1, budget: float = BUDGET, seed: int | None = None) -> None:
        """``seed`` makes bots repeatable, for tests: the same thought has the same outcome, however long it takes."""
        self.budget = budget if seed is None else UNHURRIED
        self.seed = seed
        self.bots = _Crew(workers)
        self.gunner = _Crew(1)
        self.kept = 0  # thoughts of a bot that had been kept since its last one
        self._homes: OrderedDict[int, dict[int, _Home]] = OrderedDict()  # by line of play and seat
        self._lines = 0

    def new_line(self) -> int:
        """A number for a line of play, in which bots may remember what they found out before."""
        self._lines += 1
        return self._lines

    async def think(self, bot: str, game: str, seat: int, options: list[int], view: bytes, line: int = 0) -> int:
        """One of these options. Where a bot takes too long or dies, any option will do: the game goes on."""
        seed = self._luck()
        home = self._homes.get(line, {}).get(seat)
        number = home.thoughts + 1 if home else 1
        thought = Thought(bot, game, seat, options, msgspec.Raw(view), seed, line, number if line else 0)
        answer = await self.bots.do(thought, self.budget, home.worker if home else None)
        if answer is None:
            self._homes.get(line, {}).pop(seat, None)
            return options[seed % len(options)]
        chosen = msgspec.json.decode(answer[0], type=Chosen)
        self.kept += chosen.kept
        if line:
            self._homes.setdefault(line, {})[seat] = _Home(answer[1], number)
            self._homes.move_to_end(line)
            if len(self._homes) > KEPT_GAMES:
                self.release(next(iter(self._homes)))
        return chosen.option if chosen.option in options else options[seed % len(options)]

    def release(self, line: int) -> None:
        """A line of play has ended: its game is over or out of memory, or something was taken back in it."""
        if self._homes.pop(line, None) is not None:
            self.bots.release(line)

    async def hint(self, game: str, names: list[str], seat: int, view: bytes, language: str) -> Hint | None:
        """Advice for a seat; None where it takes too long."""
        job = Advice(game, names, seat, msgspec.Raw(view), self._luck(), language)
        answer = await self.bots.do(job, self.budget)
        return msgspec.json.decode(answer[0], type=Hint) if answer is not None else None

    async def compute_outcomes(self, job: OutcomeJob) -> list[str] | None:
        """What chance makes of a choice; None where that cannot be said there."""
        answer = await self.gunner.do(Work(job), self.budget)
        return msgspec.json.decode(answer[0], type=list[str]) if answer is not None else None

    def _luck(self) -> int:
        return secrets.randbits(53) if self.seed is None else self.seed

    async def close(self) -> None:
        await self.bots.close()
        await self.gunner.close()


def main() -> None:
    """A worker: jobs on standard input, answers on standard output."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that a bot prints may get between the answers
    sink.write(READY)
    sink.flush()
    kept = KeptBots()
    while header := source.read(_LENGTH.size):
        message = _messages.decode(source.read(_LENGTH.unpack(header)[0]))
        if isinstance(message, Release):
            kept.release(message.line)
            continue
        answer = msgspec.json.encode(_done(message, kept))
        sink.write(_LENGTH.pack(len(answer)) + answer)
        sink.flush()


class KeptBots:
    """The bots of a worker, by line of play and seat. Those that have not thought for longest make room for others."""

    def __init__(self, most: int = KEPT_BOTS) -> None:
        self.most = most
        self._bots: OrderedDict[tuple[int, int], tuple[str, int, Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def choose(self, thought: Thought) -> Chosen:
        game = find(thought.game)
        view = msgspec.json.decode(thought.view, type=game.view_type)
        name, number, bot = self._bots.pop((thought.line, thought.seat), ("", 0, None))
        kept = bot is not None and name == thought.bot and number == thought.number - 1
        if bot is None or not kept:
            bot = make_bot(thought.bot, game, game.load(), thought.seed)
        option = bot.choose(view, thought.seat, thought.options)
        if thought.line:
            self._bots[thought.line, thought.seat] = thought.bot, thought.number, bot
            if len(self._bots) > self.most:
                self._bots.popitem(last=False)
        return Chosen(option, kept)

    def release(self, line: int) -> None:
        for key in [key for key in self._bots if key[0] == line]:
            del self._bots[key]


def _done(job: Job, kept: KeptBots) -> Any:
    if isinstance(job, Work):
        return compute_outcomes(job.job)
    if isinstance(job, Thought):
        return kept.choose(job)
    game = find(job.game)
    view = msgspec.json.decode(job.view, type=game.view_type)
    return find_hint(game, game.load(), job.names, view, job.seat, job.seed, language=job.language)


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's; it ends us
    with contextlib.suppress(BrokenPipeError):
        main()

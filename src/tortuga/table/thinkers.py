"""What takes long is done in processes of their own, with a budget of time: bots think there, and volleys fly. A
thought can be cut short, and a worker that dies is replaced: a bot never takes a table down and never keeps it waiting
for ever."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import struct
import sys
from typing import Any

import msgspec

from tortuga.bots import make_bot
from tortuga.bots.hints import Hint, find_hint
from tortuga.kernel.match import OutcomeJob, compute_outcomes
from tortuga.kernel.registry import find

BUDGET = 10.0  # seconds for one thought
UNHURRIED = 600.0  # seconds for one thought where bots are repeatable: only a worker that hangs takes so long
STARTING = 60.0  # seconds for a worker to be ready
TRIES = 2
READY = b"ready"
_LENGTH = struct.Struct("!I")


class Thought(msgspec.Struct, frozen=True, tag=True):
    """What a worker needs: never a state, only what the bot's seat may see."""

    bot: str
    game: str
    seat: int
    options: list[int]
    view: msgspec.Raw
    seed: int


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
_jobs = msgspec.json.Decoder(Job)


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
        body = msgspec.json.encode(job)
        try:
            stdin.write(_LENGTH.pack(len(body)) + body)
            await stdin.drain()
            (size,) = _LENGTH.unpack(await stdout.readexactly(_LENGTH.size))
            return await stdout.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise WorkerDied(str(error)) from None

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

    async def do(self, job: Job, budget: float) -> bytes | None:
        """The answer of a worker; None where it took too long, or where workers died of it."""
        async with self._free:
            self.busy += 1
            try:
                for _ in range(TRIES):
                    try:
                        worker = self._idle.pop() if self._idle else await self._start()
                    except WorkerDied:
                        self.failures += 1
                        continue
                    kept = False
                    try:
                        answer = await asyncio.wait_for(worker.do(job), budget)
                        kept = True
                        self.done += 1
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
                self.busy -= 1
        return None

    async def _start(self) -> _Worker:
        worker = await _Worker.start()
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.stop()
        self._all.clear()
        self._idle.clear()


class Thinkers:
    """Those who think for bots, and one who works out what takes long, so that no volley waits for a bot."""

    def __init__(self, workers: int = 1, budget: float = BUDGET, seed: int | None = None) -> None:
        """``seed`` makes bots repeatable, for tests: the same thought has the same outcome, however long it takes."""
        self.budget = budget if seed is None else UNHURRIED
        self.seed = seed
        self.bots = _Crew(workers)
        self.gunner = _Crew(1)

    async def think(self, bot: str, game: str, seat: int, options: list[int], view: bytes) -> int:
        """One of these options. Where a bot takes too long or dies, any option will do: the game goes on."""
        seed = self._luck()
        answer = await self.bots.do(Thought(bot, game, seat, options, msgspec.Raw(view), seed), self.budget)
        option = msgspec.json.decode(answer, type=int) if answer is not None else -1
        return option if option in options else options[seed % len(options)]

    async def hint(self, game: str, names: list[str], seat: int, view: bytes, language: str) -> Hint | None:
        """Advice for a seat; None where it takes too long."""
        job = Advice(game, names, seat, msgspec.Raw(view), self._luck(), language)
        answer = await self.bots.do(job, self.budget)
        return msgspec.json.decode(answer, type=Hint) if answer is not None else None

    async def compute_outcomes(self, job: OutcomeJob) -> list[str] | None:
        """What chance makes of a choice; None where that cannot be said there."""
        answer = await self.gunner.do(Work(job), self.budget)
        return msgspec.json.decode(answer, type=list[str]) if answer is not None else None

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
    while header := source.read(_LENGTH.size):
        job = _jobs.decode(source.read(_LENGTH.unpack(header)[0]))
        answer = msgspec.json.encode(_done(job))
        sink.write(_LENGTH.pack(len(answer)) + answer)
        sink.flush()


def _done(job: Job) -> Any:
    if isinstance(job, Work):
        return compute_outcomes(job.job)
    game = find(job.game)
    view = msgspec.json.decode(job.view, type=game.view_type)
    if isinstance(job, Advice):
        return find_hint(game, game.load(), job.names, view, job.seat, job.seed, language=job.language)
    bot = make_bot(job.bot, game, game.load(), job.seed)
    return bot.choose(view, job.seat, job.options)


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's; it ends us
    with contextlib.suppress(BrokenPipeError):
        main()

"""Bots in processes of their own: they answer, they can be cut short, and they never take anything down."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import tortuga
from tortuga.table import thinkers
from tortuga.table.thinkers import Thinkers


def position() -> tuple[list[int], bytes]:
    match = tortuga.new("glory-islands", 3, seed=7)
    return match.state.open[0][1], msgspec.json.encode(match.view(0))


def test_a_bot_thinks_in_another_process() -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(2)
        chosen = await asyncio.gather(*(pool.think("greedy", "glory-islands", 0, options, view) for _ in range(4)))
        assert all(option in options for option in chosen)
        assert pool.thoughts == 4
        assert pool.failures == 0
        await pool.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(1)
        await pool.think("random", "glory-islands", 0, options, view)
        for worker in pool._all:
            worker.process.kill()
            await worker.process.wait()
        assert await pool.think("random", "glory-islands", 0, options, view) in options
        assert pool.failures == 1
        assert pool.thoughts == 2
        await pool.close()

    asyncio.run(run())


def test_a_bot_that_takes_too_long_or_does_not_exist_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    options, view = position()

    async def run() -> None:
        hasty = Thinkers(1, budget=0.001)
        assert await hasty.think("greedy", "glory-islands", 0, options, view) in options
        assert hasty.failures == 1
        await hasty.close()
        lost = Thinkers(1)
        assert await lost.think("nobody", "glory-islands", 0, options, view) in options
        assert lost.failures == thinkers.TRIES
        await lost.close()

    asyncio.run(run())


def test_a_thought_can_be_cancelled() -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(1)
        task = asyncio.create_task(pool.think("greedy", "glory-islands", 0, options, view))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not pool._all
        assert await pool.think("random", "glory-islands", 0, options, view) in options
        await pool.close()

    asyncio.run(run())

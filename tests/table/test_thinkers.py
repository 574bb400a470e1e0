"""Bots in processes of their own: they answer, they can be cut short, and they never take anything down."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import tortuga
from tests.table.people import ANNA, BETH, Sitting, looks, spec
from tortuga.games.to_glory import simulator
from tortuga.kernel.dice import Elsewhere
from tortuga.table import commands as c
from tortuga.table import thinkers
from tortuga.table.table import Table
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
        assert pool.bots.done == 4
        assert pool.bots.failures == 0
        await pool.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(1)
        await pool.think("random", "glory-islands", 0, options, view)
        for worker in pool.bots._all:
            worker.process.kill()
            await worker.process.wait()
        assert await pool.think("random", "glory-islands", 0, options, view) in options
        assert pool.bots.failures == 1
        assert pool.bots.done == 2
        await pool.close()

    asyncio.run(run())


def test_a_bot_that_takes_too_long_or_does_not_exist_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    options, view = position()

    async def run() -> None:
        hasty = Thinkers(1, budget=0.001)
        assert await hasty.think("greedy", "glory-islands", 0, options, view) in options
        assert hasty.bots.failures == 1
        await hasty.close()
        lost = Thinkers(1)
        assert await lost.think("nobody", "glory-islands", 0, options, view) in options
        assert lost.bots.failures == thinkers.TRIES
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
        assert not pool.bots._all
        assert await pool.think("random", "glory-islands", 0, options, view) in options
        await pool.close()

    asyncio.run(run())


def about_to_fire() -> tuple[Sitting, Elsewhere]:
    """A table of To Glory! played until somebody would fire by physics, and the shot that waits."""
    sitting = Sitting(spec("me", "open", game="to-glory"))
    sitting.sit(BETH)
    sitting.table.here = False
    try:
        sitting.play(2000)
    except Elsewhere as question:
        return sitting, question
    raise AssertionError("nobody fired")


def number(table: Table, question: Elsewhere) -> int:
    """The number of the action that waits."""
    assert table.match is not None
    decision = next(decision for decision, _ in table.match.state.open if decision.seat == question.seat)
    return table.game.action(decision, question.option)


def no_flight(*_: object) -> None:
    raise AssertionError("a volley was worked out where it should not be")


def test_a_volley_flies_in_another_process_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, question = about_to_fire()
    table, match = sitting.table, sitting.table.match
    assert match is not None
    before = looks(sitting.again())
    assert looks(table) == before, "nothing is changed by asking"
    monkeypatch.setattr(simulator, "fly", no_flight)

    async def run() -> list[str] | None:
        pool = Thinkers()
        told = await pool.foretell(match.errand(question))
        await pool.close()
        return told

    table.told = asyncio.run(run())
    assert table.told is not None
    assert table.told[0].startswith("volley ")
    action = number(table, question)
    entry = sitting.choose((ANNA, BETH)[question.seat], action)
    table.told = None
    assert looks(sitting.again()) == looks(table), "loading flies nothing again"
    monkeypatch.undo()
    row, earlier = table.row, sitting.entries[:-1]
    flown = Table.load(row, None, earlier)
    assert flown.perform(c.Do(key="k", action=action), (ANNA, BETH)[question.seat], sitting.now).acts == entry.acts


def test_where_nobody_can_fly_it_the_volley_is_worked_out_here() -> None:
    sitting, question = about_to_fire()
    match = sitting.table.match
    assert match is not None

    async def run() -> list[str] | None:
        pool = Thinkers(budget=0.001)
        told = await pool.foretell(match.errand(question))
        assert pool.gunner.failures == 1
        await pool.close()
        return told

    assert asyncio.run(run()) is None
    sitting.table.here = True
    sitting.choose((ANNA, BETH)[question.seat], number(sitting.table, question))
    assert match.entries[-1].chance[0].startswith("volley ")

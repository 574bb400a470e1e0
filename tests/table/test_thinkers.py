"""Bots in processes of their own: they answer, they can be cut short, and they never take anything down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
import uvloop

import tortuga
from tests.table.people import ANNA, BETH, Sitting, looks, spec
from tortuga.bots import make_bot
from tortuga.bots.searcher import Searcher
from tortuga.games.to_glory import simulator
from tortuga.kernel.dice import Deferred
from tortuga.table import commands as c
from tortuga.table import thinkers
from tortuga.table.table import Table
from tortuga.table.thinkers import KeptBots, Thinkers, Thought


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


def thoughts(match: tortuga.Match, most: int, line: int = 1) -> Iterator[tuple[Thought, Callable[[int], None]]]:
    """The questions of a match as thoughts of its bots, one after the other, and how to answer each."""
    numbers = [0, 0]
    for _ in range(most):
        decision, options = match.state.open[0]
        seat, view = decision.seat, msgspec.Raw(msgspec.json.encode(match.view(decision.seat)))
        numbers[seat] += 1
        thought = Thought("expert@150", match.game.key, seat, options, view, 7 + seat, line, numbers[seat])

        def answer(option: int, seat: int = seat, decision: Any = decision) -> None:
            match.choose(seat, match.game.action(decision, option))

        yield thought, answer


def test_a_kept_bot_thinks_on_from_its_last_thought() -> None:
    """As in the terminal: the same seeds give the same choices, and the tree of one thought is there in the next."""
    match = tortuga.new("glory-islands", 2, seed=7)
    here = [make_bot("expert@150", match.game, match.tables, 7 + seat) for seat in range(2)]
    kept, seen = KeptBots(), []
    with_tree = 0
    for thought, answer in thoughts(match, 16):
        with_tree += any(bot.seen_coming is not None for bot in trees(kept, thought))
        chosen = kept.choose(thought)
        assert chosen.option == here[thought.seat].choose(match.view(thought.seat), thought.seat, thought.options)
        seen.append(chosen.kept)
        answer(chosen.option)
    assert seen == [False, False, *[True] * 14]
    assert with_tree >= 10, "most thoughts begin with what the last one found out"


def trees(kept: KeptBots, thought: Thought) -> list[Searcher]:
    found = kept._bots.get((thought.line, thought.seat))
    return [found[2]] if found is not None and isinstance(found[2], Searcher) else []


def test_a_worker_keeps_a_bounded_number_of_bots() -> None:
    match = tortuga.new("glory-islands", 2, seed=7)
    thought, _ = next(thoughts(match, 1))
    kept = KeptBots(most=3)
    for line in range(1, 11):
        kept.choose(msgspec.structs.replace(thought, bot="random", line=line))
    assert len(kept) == 3
    follows = msgspec.structs.replace(thought, bot="random", number=2)
    assert not kept.choose(msgspec.structs.replace(follows, line=1)).kept, "the oldest made room"
    assert kept.choose(msgspec.structs.replace(follows, line=10)).kept
    assert not kept.choose(msgspec.structs.replace(follows, line=10, number=4)).kept, "a thought in between is missing"
    assert not kept.choose(msgspec.structs.replace(follows, line=10, number=5, bot="greedy")).kept, "another bot"
    kept.release(10)
    assert not kept.choose(msgspec.structs.replace(follows, line=10, number=6)).kept
    kept.choose(msgspec.structs.replace(thought, line=0))
    assert len(kept) == 3, "a thought by itself is not kept"


def test_a_thought_goes_where_its_bot_is_kept_or_elsewhere_if_that_one_is_busy() -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(2)
        line, other = pool.new_line(), pool.new_line()

        async def think(line: int) -> None:
            assert await pool.think("random", "glory-islands", 0, options, view, line) in options

        for _ in range(3):
            await think(line)
        assert pool.kept == 2
        busy = pool.bots._idle.pop()  # as if it did something else
        await think(line)
        assert pool.kept == 2, "another worker made the bot anew"
        pool.bots._idle.append(busy)
        await think(line)
        await think(other)
        await think(line)
        assert pool.kept == 4, "it goes on there, also when others are free"
        pool.release(line)
        await think(line)
        assert pool.kept == 4, "what was released is not kept"
        await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_an_idle_worker_that_dies_is_replaced_with_either_loop(loop: Any) -> None:
    options, view = position()

    async def run() -> None:
        pool = Thinkers(1)
        line = pool.new_line()
        await pool.think("random", "glory-islands", 0, options, view, line)
        for worker in pool.bots._all:
            worker.process.kill()
            await worker.process.wait()
        pool.release(line)
        assert await pool.think("random", "glory-islands", 0, options, view, line) in options
        assert pool.bots.failures == 1
        await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(run())


def about_to_fire() -> tuple[Sitting, Deferred]:
    """A table of To Glory! played until somebody would fire by physics, and the shot that waits."""
    sitting = Sitting(spec("me", "open", game="to-glory"))
    sitting.sit(BETH)
    sitting.defer = True
    try:
        sitting.play(2000)
    except Deferred as question:
        return sitting, question
    raise AssertionError("nobody fired")


def number(table: Table, question: Deferred) -> int:
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
        outcomes = await pool.compute_outcomes(match.outcome_job(question))
        await pool.close()
        return outcomes

    sitting.outcomes = asyncio.run(run())
    assert sitting.outcomes is not None
    assert sitting.outcomes[0].startswith("volley ")
    action = number(table, question)
    entry = sitting.choose((ANNA, BETH)[question.seat], action)
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
        outcomes = await pool.compute_outcomes(match.outcome_job(question))
        assert pool.gunner.failures == 1
        await pool.close()
        return outcomes

    assert asyncio.run(run()) is None
    sitting.defer = False
    sitting.choose((ANNA, BETH)[question.seat], number(sitting.table, question))
    assert match.entries[-1].chance[0].startswith("volley ")

"""Hints where people are: line by line in the terminal, and in the processes where bots think."""

from __future__ import annotations

import asyncio
import io

import msgspec

import tortuga
from tests.terminal.screens import session
from tortuga.bots.hints import hint_lines, hint_of
from tortuga.kernel.words import ENGLISH
from tortuga.table.thinkers import Thinkers
from tortuga.terminal.plain import play


def test_a_question_mark_tells_what_looks_best() -> None:
    table = session("human", "bot:random", "bot:random")
    expected = hint_lines(hint_of(table.match, 0, table.changes))
    out = io.StringIO()
    play(table, io.StringIO("?\nhint\n"), out)
    assert out.getvalue().count(expected[0]) == 2
    assert expected[1].strip() in out.getvalue()


def test_a_hint_is_thought_out_in_another_process() -> None:
    match = tortuga.new("glory-islands", 3, seed=7)
    view = msgspec.json.encode(match.view(1))

    async def run() -> None:
        pool = Thinkers(1, budget=120.0)
        hint = await pool.hint("glory-islands", match.names, 1, view, ENGLISH)
        assert hint is not None
        assert hint.seat == 1
        assert {advice.text for advice in hint.options} <= {option.text for option in match.options(1)}
        await pool.close()
        hasty = Thinkers(1, budget=0.001)
        assert await hasty.hint("glory-islands", match.names, 1, view, ENGLISH) is None
        await hasty.close()

    asyncio.run(run())

"""Stepping through records."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache

import pytest
from textual.pilot import Pilot

import tortuga
from tests.terminal.screens import session, text_on
from tortuga.kernel.machine import EVERYTHING, SPECTATOR
from tortuga.terminal import replay
from tortuga.terminal.replay import Steps, show
from tortuga.terminal.replay_app import ReplayApp


@cache
def finished() -> tortuga.Record:
    table = session("bot:random", "bot:greedy", "bot:random", seed=3)
    while not table.over:
        table.step_bots()
    return table.match.record


def cut(lines: int, tail: str = "") -> tuple[tortuga.Record, tortuga.BadRecord | None]:
    text = "".join(str(finished()).splitlines(keepends=True)[:lines]) + tail
    return tortuga.Record.salvage(text)


# -- positions


def test_every_position_can_be_had_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MARK", 7)
    record = finished()
    steps = Steps(record, None, None)
    last = len(record.entries)
    for count in (0, 5, 4, 7, 6, 20, 21, last, 0, last - 1, 13, 14, 3):
        assert steps.at(count).view(EVERYTHING) == tortuga.replay(record, upto=count).view(EVERYTHING)
    assert steps.finished


def test_looking_around_changes_nothing() -> None:
    steps = Steps(finished(), None, None)
    text = [str(line) for line in steps.at(30).log(EVERYTHING)]
    steps.at(80)
    assert [str(line) for line in steps.at(30).log(EVERYTHING)] == text


# -- plain


def test_plain_prints_every_action_with_its_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    assert show(Steps(record, None, None), 0, SPECTATOR, plain=True) == 0
    said = capsys.readouterr().out
    for number, entry in enumerate(record.entries, start=2):
        assert f"Line {number}. {record.header.names[entry.seat]}: {entry.do}\n" in said
    for line in tortuga.replay(record).log(EVERYTHING):
        assert line.text in said
    assert said.splitlines()[0] == f"Glory Islands, a record of {len(record.entries)} actions"


def test_from_line(capsys: pytest.CaptureFixture[str]) -> None:
    show(Steps(finished(), None, None), 40, SPECTATOR, plain=True)
    said = capsys.readouterr().out.splitlines()
    assert said[1].startswith("Line 40. ")
    with pytest.raises(tortuga.TortugaError, match=r"lines 1 to \d+, not 4000"):
        show(Steps(finished(), None, None), 4000, SPECTATOR, plain=True)
    with pytest.raises(tortuga.TortugaError, match="There is no seat 3"):
        show(Steps(finished(), None, None), 0, 3, plain=True)


def test_a_cut_record_is_shown_as_far_as_it_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    record, trouble = cut(10, '{"seat":0,"do":"sai')
    assert trouble is not None
    assert trouble.line == 11
    assert show(Steps(record, trouble, None), 8, SPECTATOR, plain=True) == 1
    out, err = capsys.readouterr()
    assert "Line 10. " in out
    assert "Line 11. " not in out
    assert len(err.splitlines()) == 1
    assert err.startswith("tortuga: The record breaks here: line 11: the line is cut or damaged")
    assert show(Steps(record, trouble, None), 999, SPECTATOR, plain=True) == 1


def test_an_action_that_was_never_legal_breaks_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    wrong = type(record.entries[0])(seat=record.entries[20].seat, do="sail 99")
    forged = tortuga.Record(record.header, [*record.entries[:20], wrong, *record.entries[21:]], record.ending)
    assert show(Steps(forged, None, None), 15, SPECTATOR, plain=True) == 1
    out, err = capsys.readouterr()
    assert "Line 21. " in out
    assert "Line 22. " not in out
    assert "line 22: 'sail 99'" in err


def test_outcomes_that_never_fell_break_where_they_stand() -> None:
    record = finished()
    place = next(i for i, entry in enumerate(record.entries) if entry.chance)
    entry = record.entries[place]
    lucky = type(entry)(seat=entry.seat, do=entry.do, chance=["treasure crown"] * len(entry.chance))
    assert lucky.chance != entry.chance
    steps = Steps(tortuga.Record(record.header, [*record.entries[:place], lucky], record.ending), None, None)
    assert steps.trouble is not None
    assert steps.count == place
    assert steps.at(place).view(EVERYTHING) == tortuga.replay(record, upto=place).view(EVERYTHING)


def test_an_unfinished_game_tells_a_spectator_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = cut(60)
    names = record.header.names
    assert show(Steps(record, None, None), 0, SPECTATOR, plain=True) == 0
    said = capsys.readouterr().out
    assert "keep …" in said
    for treasure in ("ruby", "spice", "emerald", "crown", "doubloon"):
        assert treasure not in said
    assert "red-" not in said
    assert said.splitlines()[-1] == "The record ends here; the game is not over."
    show(Steps(record, None, None), 0, 1, plain=True)
    own = capsys.readouterr().out
    assert f"{names[1]}: keep …" not in own
    assert f"{names[0]}: play …" in own


# -- full screen


def on_screen(
    steps: Steps, eyes: int, script: Callable[[ReplayApp, Pilot[int]], Awaitable[None]], start: int = 0
) -> None:
    async def drive() -> None:
        app = ReplayApp(steps, start, eyes)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(drive())


def test_stepping_on_the_screen() -> None:
    steps = Steps(finished(), None, None)
    last = steps.last_line

    async def script(app: ReplayApp, pilot: Pilot[int]) -> None:
        assert f"line 1 of {last}, seen by everybody" in text_on(app)
        await pilot.press("down", "right", "enter")
        assert f"line 4 of {last}" in text_on(app)
        await pilot.press("left")
        assert f"line 3 of {last}" in text_on(app)
        await pilot.press("g", "4", "0", "enter")
        await pilot.pause()
        assert f"line 40 of {last}" in text_on(app)
        await pilot.press("g", "9", "9", "9", "9", "enter")
        assert f"lines 1 to {last}, not '9999'" in text_on(app)
        await pilot.press("escape", "end")
        await pilot.pause()
        shown = text_on(app)
        assert f"line {last} of {last}" in shown
        assert "wins with" in shown or "nobody wins" in shown
        await pilot.press("home")
        await pilot.pause()
        assert "the start" in text_on(app)
        await pilot.press("q")

    on_screen(steps, EVERYTHING, script)


def test_other_eyes() -> None:
    steps = Steps(finished(), None, None)

    async def script(app: ReplayApp, pilot: Pilot[int]) -> None:
        for name in ("a spectator", *steps.record.header.names, "everybody"):
            await pilot.press("e")
            await pilot.pause()
            assert f"seen by {name}" in text_on(app)

    on_screen(steps, EVERYTHING, script, 30)


def test_an_unfinished_game_keeps_its_eyes() -> None:
    record, _ = cut(60)

    async def script(app: ReplayApp, pilot: Pilot[int]) -> None:
        await pilot.press("e")
        assert app.eyes == SPECTATOR
        assert "cannot look through other eyes" in text_on(app)

    on_screen(Steps(record, None, None), SPECTATOR, script)


def test_trouble_is_shown_where_it_breaks() -> None:
    record, trouble = cut(12, "{broken\n")

    async def script(app: ReplayApp, pilot: Pilot[int]) -> None:
        assert "breaks here" not in text_on(app)
        await pilot.press("end")
        await pilot.pause()
        assert "The record breaks here: line 13" in " ".join(text_on(app).split())

    on_screen(Steps(record, trouble, None), SPECTATOR, script)

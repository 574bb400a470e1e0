"""Animations: a volley of To Glory! flies over the board before anything else happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import tortuga
from tests.terminal.screens import settled, text_on
from tortuga.games.to_glory import game, shots
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Picture
from tortuga.kernel.machine import EVERYTHING
from tortuga.terminal import widgets
from tortuga.terminal.app import PlayApp
from tortuga.terminal.replay import Steps
from tortuga.terminal.replay_app import ReplayApp
from tortuga.terminal.session import Session
from tortuga.terminal.widgets import Choices

RECORD = Path(__file__).parents[1] / "to_glory" / "physics.tortuga"
PATIENCE = 60  # seconds for something that takes a moment: the machine may be busy
Script = Callable[[PlayApp, Pilot[int]], Awaitable[None]]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Session:
    """Two people about to fire; every volley flies as the first one of a record did, without a simulator."""
    entries = tortuga.Record.parse(RECORD.read_text(encoding="utf-8")).entries
    flight = next(text for entry in entries for text in entry.chance if text.startswith("volley ")).partition("|")[2]

    def flown(scene: shots.Shot, luck: Dice) -> str:
        return f"miss |{flight}"

    monkeypatch.setattr(game, "need_simulator", lambda: None)
    monkeypatch.setattr(shots.Shot, "run", flown)
    match = tortuga.new("to-glory", 2, seed=8, sitting=["human", "bot:random"])
    before = "captain sail,ship red,head e,captain helm,ship green,head e,place k1,turn-kraken ne,turn-tower e"
    for text in [*before.split(","), "do fire", "fire kraken", "press 4"]:
        match.choose(match.decisions[0].seat, text)
    return Session(match, None, 1)


def run(table: Session, pause: float, script: Script) -> None:
    async def drive() -> None:
        app = PlayApp(table, pause=pause)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app, pilot)

    asyncio.run(drive())


def in_flight(app: PlayApp) -> bool:
    return "■" in text_on(app)


def test_a_volley_is_shown_and_then_the_game_goes_on(table: Session) -> None:
    shown: list[bool] = []

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        async def watch() -> None:
            while True:
                shown.append(in_flight(app))
                await asyncio.sleep(0.01)

        watching = asyncio.create_task(watch())
        await pilot.press("7")
        await settled(app, pilot)
        watching.cancel()
        assert app.asked is not None
        assert app.asked.kind == "Act"
        async with asyncio.timeout(PATIENCE):
            while in_flight(app) or "that counts." not in text_on(app):  # now the log tells it
                await pilot.pause()

    run(table, 0.001, script)
    assert any(shown)


@pytest.mark.slow
def test_any_key_ends_it_and_does_nothing_else(table: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets, "FRAME", 10.0)  # minutes for the whole flight

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("7")
        await pilot.pause()
        assert app.animating
        assert in_flight(app)
        assert "press any key to continue" in text_on(app)
        assert "that counts." not in text_on(app), "the log waits for the flight"
        fired = len(app.match.entries)
        await pilot.press("q")
        async with asyncio.timeout(PATIENCE):
            await settled(app, pilot)
        assert app.is_running
        assert not in_flight(app)
        assert len(app.match.entries) == fired
        assert app.asked is not None

    run(table, 0.001, script)


def test_without_a_pause_nothing_is_shown(table: Session) -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("7")
        assert not app.animating
        await settled(app, pilot)
        assert app.asked is not None
        assert app.asked.kind == "Act"

    run(table, 0, script)


def test_what_happened_before_the_screen_opened_is_not_shown(table: Session) -> None:
    table.match.choose(0, "strength 7")

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.idle
        assert not in_flight(app)

    run(table, 0.3, script)


def test_a_bots_volley_is_shown_too(table: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets, "FRAME", 0.001)
    table.match.choose(0, "strength 7")
    for text in ("do end", "do fire", "fire kraken", "press 4"):
        table.match.choose(table.match.decisions[0].seat, text)
    flown: list[int] = []
    show_frames = PlayApp.show_frames

    async def noted(app: PlayApp, frames: list[Picture]) -> None:
        flown.append(len(frames))
        await show_frames(app, frames)

    monkeypatch.setattr(PlayApp, "show_frames", noted)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        async with asyncio.timeout(PATIENCE):
            await settled(app, pilot)

    run(table, 0.001, script)
    assert flown[0] > 10
    assert not any(flown[1:]), "everything else is no flight"


@pytest.mark.slow
def test_a_replay_shows_the_flight_before_its_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(widgets, "FRAME", 10.0)
    steps = Steps(tortuga.Record.parse(RECORD.read_text(encoding="utf-8")), None, None)
    shot = next(n for n, entry in enumerate(steps.record.entries) if any("volley " in text for text in entry.chance))

    async def drive() -> None:
        app = ReplayApp(steps, shot, EVERYTHING)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
            assert app.animating
            assert "■" in text_on(app)
            assert app.chart.query_one(Choices).cursor == shot
            await pilot.press("enter")
            async with asyncio.timeout(PATIENCE):
                while app.animating:
                    await asyncio.sleep(0.01)
            await pilot.pause()
            assert app.chart.query_one(Choices).cursor == shot + 1
            assert "■" not in text_on(app)

    asyncio.run(drive())

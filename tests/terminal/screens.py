"""Helpers: sessions without files, driving the full screen by keys, and reading what stands on it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

import tortuga
from tortuga.terminal.app import PlayApp
from tortuga.terminal.session import Session

Script = Callable[[PlayApp, Pilot[int]], Awaitable[None]]

ALONE = ("human", "bot:random", "bot:random")
TOGETHER = ("human", "human", "human")


def session(*sitting: str, file: Path | None = None, seed: int = 7, **more: Any) -> Session:
    match = tortuga.new("glory-islands", len(sitting), seed=seed, sitting=list(sitting), **more)
    return Session(match, file, seed)


def run(table: Session, script: Script, size: tuple[int, int] = (80, 24)) -> PlayApp:
    """Run the full screen with a script of keys; the app as it was when it ended."""

    async def drive() -> PlayApp:
        app = PlayApp(table, pause=0)
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await script(app, pilot)
        return app

    return asyncio.run(drive())


async def settled(app: PlayApp, pilot: Pilot[int]) -> None:
    """Until no bot is at work and everything is drawn."""
    await pilot.pause()
    if not app.idle:
        while not app.idle and app.is_running:
            await asyncio.sleep(0.005)
        await pilot.pause()


async def press(app: PlayApp, pilot: Pilot[int], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(app, pilot)


async def type_in(app: PlayApp, pilot: Pilot[int], text: str) -> None:
    await press(app, pilot, *["space" if sign == " " else "minus" if sign == "-" else sign for sign in text], "enter")


def text_on(app: App[int]) -> str:
    """What stands on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)

"""A picture of the terminal client for the documentation: ``python -m tortuga.terminal.portrait docs/terminal.svg``.

The same match always gives the same picture.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import tortuga
from tortuga.terminal.app import PlayApp
from tortuga.terminal.session import Session

COLUMN = 12.2  # width of a character in the drawing
TEXT = re.compile(r'(<text [^>]*?x=")([\d.]+)("[^>]*?textLength=")([\d.]+)("[^>]*>)([^<]*)</text>')
BLANK = "&#160;"


def portrait(size: tuple[int, int] = (84, 26), actions: int = 50) -> str:
    """A game in the middle, as SVG: a person who likes the second choice, against two sailors."""
    match = tortuga.new("glory-islands", 3, seed=22, sitting=["human", "bot:sailor", "bot:sailor"])
    session = Session(match, None, bot_seed=22)
    while True:
        asked = session.asked()
        if asked is None:
            session.step_bots()
        elif len(match.entries) >= actions and asked.kind == "PlacePirate" and len(asked.choices) > 2:
            break
        else:
            session.answer(asked, asked.choices[:2][-1])

    async def draw() -> str:
        app = PlayApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.press("down")
            await pilot.pause()
            return app.export_screenshot(title="tortuga play glory-islands")

    return tidy(asyncio.run(draw()))


def tidy(svg: str) -> str:
    """Without fonts from the network; blanks at the ends of a text become distance, which every viewer keeps."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", "font-family: 'Fira Code', 'DejaVu Sans Mono', monospace")
    return re.sub(r"[ \t]+$", "", TEXT.sub(_trimmed, svg), flags=re.MULTILINE)


def _trimmed(text: re.Match[str]) -> str:
    words = text[6]
    left = words
    while left.startswith(BLANK):
        left = left.removeprefix(BLANK)
    both = left
    while both.endswith(BLANK):
        both = both.removesuffix(BLANK)
    x = float(text[2]) + COLUMN * ((len(words) - len(left)) // len(BLANK))
    length = float(text[4]) - COLUMN * ((len(words) - len(both)) // len(BLANK))
    return f"{text[1]}{x:g}{text[3]}{length:g}{text[5]}{both}</text>" if both else ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(portrait(), encoding="utf-8")

"""How soon a click shows on the table: the time from a click in a real browser until the page shows the next state.

    python -m benchmarks.browser [--moves 20] [--game glory-islands]

A move should show in less than 100 ms. Needs Chromium and the built client (``python web/build.py``); server, browser
and bots share this machine, so measure on a quiet one.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM_ARGUMENTS, DESKTOP, SERVED, chromium
from tests.browser.playing import my_turn, sit_down
from tests.server.running import Running

from tortuga.kernel.registry import keys

CLICK = """() => new Promise((done) => {
    const table = document.querySelector('.table'), before = table.dataset.moment, begun = performance.now()
    new MutationObserver((_, me) => {
        if (table.dataset.moment !== before) { me.disconnect(); done(performance.now() - begun) }
    }).observe(table, { attributes: true })
    const [lit] = document.querySelectorAll('.spot.lit, .options li button')
    lit.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    document.querySelector('[role=menuitem]')?.click()
})"""


def times(page: Page, harbour: Running, game: str, moves: int) -> list[float]:
    """Of so many moves in ms, or of fewer where the game is over before."""
    sit_down(page, harbour, game, bot="random")
    found: list[float] = []
    while len(found) < moves and my_turn(page):
        found.append(float(page.evaluate(CLICK)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--game", choices=keys())
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        harbour = Running(Path(folder) / "tables.sqlite", *SERVED)
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        try:
            print(f"{'game':26}{'moves':>6}{'median ms':>11}{'worst ms':>10}")
            for game in [wanted.game] if wanted.game else keys():
                context = browser.new_context(base_url=harbour.url, viewport=DESKTOP, reduced_motion="reduce")  # type: ignore[arg-type]
                found = times(context.new_page(), harbour, game, wanted.moves)
                print(f"{game:26}{len(found):>6}{statistics.median(found):>11.0f}{max(found):>10.0f}", flush=True)
                context.close()
        finally:
            browser.close()
            harbour.stop()


if __name__ == "__main__":
    main()

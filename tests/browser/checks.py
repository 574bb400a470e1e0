"""What every page and every table is held to: everybody can read it, it fits the screen, and a spectator sees nothing
hidden, neither in the page nor on the wire."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, ROOT, NewPage
from tests.browser.playing import QUIET, click_one, come_in, first, my_turn, sit_down
from tests.server.running import Running

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Animations without an end are those of lit places: they never come to rest.
AT_REST = """() => document.getAnimations().every(
    (each) => each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""


def serious(page: Page, *also: str) -> list[str]:
    """What axe finds that would keep somebody out; ``also``: other impacts that count."""
    page.wait_for_function(AT_REST)
    page.evaluate(AXE.read_text() + "; null")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)")
    return [
        f"{page.url} {each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical", *also)
        for node in each["nodes"]
    ]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def plays_on_a_phone(new_page: NewPage, harbour: Running, game: str, moves: int, **table: Any) -> None:
    """Tap on the first of everything; the page never gets wider than the screen."""
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, harbour, game, 4, **table)
    for _ in range(moves):
        assert my_turn(page)
        assert fits(page)
        click_one(page, first, touch=True)


class Spectator:
    """Somebody who watches a table, with every state that comes over the wire."""

    def __init__(self, new_page: NewPage, harbour: Running, game: str, table: str) -> None:
        self.page = new_page()
        self.frames: list[str] = []
        self.page.on("websocket", self._listen)
        come_in(self.page, harbour.guest("Mary Read"), QUIET, [game])
        self.page.goto(f"/table/{table}")
        expect(self.page.locator(".bar")).to_contain_text("You are watching")

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def caught_up(self, player: Page) -> None:
        """Wait until the spectator's page shows what the player's shows."""
        number = player.evaluate("document.querySelector('.table').dataset.moment.split(' ')[0]")
        shown = "number => Number(document.querySelector('.table').dataset.moment.split(' ')[0]) >= Number(number)"
        self.page.wait_for_function(shown, arg=number)

    def views(self) -> list[Any]:
        """What every state showed of the table; it is asked for when enough of them have come."""
        states = [msgspec.json.decode(frame) for frame in self.frames if '"type":"state"' in frame]
        assert len(states) > 3
        return [state["view"] for state in states]

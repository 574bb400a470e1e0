"""Islebound in a real browser, played as people play it."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, ROOT, NewPage
from tests.browser.playing import (
    ASKED,
    OVER,
    QUIET,
    Prefer,
    at_random,
    by_mouse,
    changed,
    come_in,
    moment,
    sit_down,
)
from tests.server.running import Running

GAME = "islebound"
THINKING = 90_000  # ms: bots look to the end of their turn, which takes long on a busy machine
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def in_a_hurry(dice: random.Random) -> Prefer:
    """Mostly end the turn, so that the bots bring the game to its end soon; now and then do something else."""

    def prefer(labels: list[str]) -> int:
        ends = [i for i, label in enumerate(labels) if label.startswith("End your turn")]
        return ends[0] if ends and dice.random() < 0.6 else dice.randrange(len(labels))

    return prefer


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, bot="deckhand")
    assert by_mouse(page, in_a_hurry(random.Random(1)), patience=THINKING) > 20
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    variants = {"advanced": True, "raid": True, "six-buildings": True, "close-quarters": True}
    sit_down(page, harbour, GAME, 2, bot="deckhand", options=variants)
    dice = random.Random(2)
    for _ in range(400):
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=THINKING)
        if page.query_selector(OVER):
            break
        before = moment(page)
        if not (dice.random() < 0.1 and to_something_lit(page)):
            # 1 ends the turn
            page.keyboard.press("1" if dice.random() < 0.6 else str(dice.randint(1, choices(page))))
        changed(page, before)
    expect(page.locator(OVER)).to_be_visible()


def choices(page: Page) -> int:
    """How many the list says that there are; number keys reach nine of them."""
    return int(
        page.evaluate(
            """() => {
            const all = document.querySelector('.options .all')
            const listed = document.querySelectorAll('.options li button').length
            return Math.max(1, Math.min(9, all ? Number(all.textContent.match(/\\d+/)) : listed))
        }"""
        )
    )


def to_something_lit(page: Page) -> bool:
    """Tab to a place on the board that can be chosen, and choose it."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.spot.lit')"):
            page.keyboard.press("Enter")
            if page.query_selector("[role=menuitem]"):
                page.keyboard.press("Enter")
            return True
    return False


def test_dice_are_dragged_onto_cards(page: Page, harbour: Running) -> None:
    """Pirates are gathered in towns, sent against a red banner, and given their dice with the mouse."""
    sit_down(page, harbour, GAME, 2, bot="deckhand")
    dice = random.Random(6)
    pirates = 0

    def warlike(labels: list[str]) -> int:
        nonlocal pirates
        wanted = [
            "Send pirate",
            "^Enough",
            r"Gain \d pirate",
            r"Visit (Marhaven|Ratnest)",
            r"\. (Marhaven|Ratnest)$",
            "^End your",
        ]
        for words in [r"\. Attack ", *wanted] if pirates > 2 else wanted:
            for i, label in enumerate(labels):
                if re.search(words, label):
                    pirates += sum(map(int, re.findall(r"^Gain (\d) pirate", label)))
                    return i
        return dice.randrange(len(labels))

    for _ in range(200):
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=THINKING)
        assert not page.query_selector(OVER), "nobody came to blows"
        if page.query_selector(".tray button.die"):
            break
        one_by_mouse(page, warlike)
    units = page.locator("button.unit")
    for at in range(units.count()):
        page.locator(".tray button.die").first.drag_to(units.nth(at))
    expect(page.locator("button.unit > .on")).to_have_count(units.count())
    fight = page.get_by_role("button", name=re.compile("^Fight with this"))
    planned = fight.inner_text().rpartition(" ")[2]
    fight.click()
    expect(page.locator("[role=log]")).to_contain_text(f"Anne Bonny reaches strength {planned} of")


def one_by_mouse(page: Page, prefer: Prefer) -> None:
    lit = page.query_selector_all("[role=menuitem]") or page.query_selector_all(".spot.lit")
    if not lit:
        lit = page.query_selector_all(".options li button")
    if not lit:
        return
    before = moment(page)
    labels = [one.get_attribute("aria-label") or one.inner_text() for one in lit]
    lit[prefer(labels)].click(force=True)
    changed(page, before)


def test_words_for_everything(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3)
    page.get_by_role("button", name=re.compile("^The Grotto, island town")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Red banner 4")
    page.get_by_role("button", name=re.compile("^The Grotto, island town")).click(force=True)
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("no sea port")


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Heimathafen")
    page.get_by_role("button", name=re.compile("^Farwold, Inselort")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("eine Rufkarte ausspielen")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(bypass_csp=True)
    sit_down(page, harbour, GAME, 3, settings={"theme": theme}, options={"trading": True, "raid": True})
    assert serious(page) == []
    for _ in range(60):
        page.wait_for_selector(ASKED)
        if page.query_selector(".acts"):
            break
        one_by_mouse(page, at_random(random.Random(5)))
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    page.wait_for_selector(ASKED)
    page.evaluate(AXE.read_text() + "; null")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def test_phone(new_page: NewPage, harbour: Running) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, harbour, GAME, 4, options={"architect": True, "trading": True})
    for _ in range(14):
        page.wait_for_selector(ASKED)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".options li button, .spot.lit").first.tap(force=True)
        if page.locator("[role=menuitem]").count():
            page.locator("[role=menuitem]").first.tap()
        page.wait_for_timeout(100)


def test_a_spectator_sees_no_hand(new_page: NewPage, harbour: Running) -> None:
    """With Architect, neither in the page nor on the wire."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 2, options={"architect": True})
    seen: list[str] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: seen.append(str(frame)))

    watcher = new_page()
    watcher.on("websocket", listen)
    come_in(watcher, harbour.guest("Mary Read"), QUIET, [GAME])
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".bar")).to_contain_text("You are watching")
    prefer = at_random(random.Random(4))
    for _ in range(14):
        player.wait_for_selector(ASKED)
        one_by_mouse(player, prefer)
    assert watcher.locator(".spot.lit, .options button").count() == 0
    states = [frame for frame in seen if '"type":"state"' in frame]
    assert len(states) > 5
    for frame in states:
        view = json.loads(frame)["view"]
        secret = {card for cards in (*view["hand"], *view["pack"], view["deck"]) for card in cards}
        assert secret <= {-1} or not view["crew_row"], "a hand or the deck was told"

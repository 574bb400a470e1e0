"""To Glory! in a real browser, played as people play it."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.playing import ASKED, OVER, by_keyboard, by_mouse, sit_down
from tests.server.running import Running

GAME = "to-glory"


def straight_on(dice: random.Random) -> object:
    """Somebody who fires, explores and sails, but does not play about with Kraken and Tower: so games come to an end."""
    wishes = ("Explore", "Fire a volley", "Move ahead", "straight ahead", "End your turn", "Steer")

    def prefer(labels: list[str]) -> int:
        if dice.random() < 0.5:
            for wish in wishes:
                for number, label in enumerate(labels):
                    if wish in label and dice.random() < 0.7:
                        return number
        return dice.randrange(len(labels))

    return prefer


def begin_turn(page: Page) -> None:
    """Choose the first of everything until the first turn begins."""
    for _ in range(20):
        page.wait_for_selector(ASKED)
        if page.query_selector(".helm"):
            return
        before = page.locator(".table").get_attribute("data-moment")
        page.locator(".spot.lit").first.dispatch_event("click")
        page.wait_for_function("before => document.querySelector('.table').dataset.moment !== before", arg=before)
    raise AssertionError("no turn begins")


def deed(page: Page, words: str) -> None:
    page.locator(".helm .spot.lit", has_text=words).click()


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 4)
    assert by_mouse(page, straight_on(random.Random(1))) > 15  # type: ignore[arg-type]
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")
    expect(page.locator(".scores")).to_contain_text("Chests")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 4, options={"gunnery": "table"})
    assert by_keyboard(page, random.Random(2)) > 15
    expect(page.locator(OVER)).to_be_visible()

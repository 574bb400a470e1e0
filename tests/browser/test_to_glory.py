"""To Glory! in a real browser, played as people play it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import Spectator, fits, serious
from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import ASKED, OVER, Prefer, by_keyboard, by_mouse, click_one, first, my_turn, sit_down
from tests.server.running import Running

GAME = "to-glory"


def straight_on(dice: random.Random) -> Prefer:
    """Somebody who fires, explores and sails, but leaves Kraken and Tower alone: so games come to an end."""
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
        assert my_turn(page)
        if page.query_selector(".helm"):
            return
        click_one(page, first)
    raise AssertionError("no turn begins")


def act(page: Page, words: str) -> None:
    page.locator(".helm .spot.lit", has_text=words).click()


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 4)
    assert by_mouse(page, straight_on(random.Random(1))) > 15
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")
    expect(page.locator(".scores")).to_contain_text("Chests")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".to-glory .piece")).to_have_count(1)  # the Tower, before anything else is put down
    page.keyboard.press("End")
    expect(page.locator(".to-glory .piece")).to_have_count(6)  # four ships, the Kraken, the Tower


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 4, options={"gunnery": "table"})
    assert by_keyboard(page, random.Random(2)) > 15
    expect(page.locator(OVER)).to_be_visible()


def test_the_gun_by_slider_and_the_flight_in_ink(page: Page, harbour: Running) -> None:
    """Gun, press point (and another one), strength with the arrow keys; then the recorded flight, which for those who
    want no motion is a drawing."""
    sit_down(page, harbour, GAME, 2)
    begin_turn(page)
    act(page, "Volley")
    page.locator(".helm .spot.lit", has_text="Tower").click()
    page.locator(".lever .spot").nth(1).click()
    expect(page.locator(".bar")).to_contain_text("press point 2")
    page.locator(".lever .spot").nth(3).click()
    expect(page.locator(".bar")).to_contain_text("press point 4")
    slider = page.get_by_role("slider", name="Strength")
    slider.focus()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".station output")).to_have_text("5")
    expect(page.locator(".to-glory .zone")).to_be_visible()
    page.get_by_role("button", name="Fire!").click()
    expect(page.locator("[role=log]")).to_contain_text("fires the Tower: press point 4, strength 5")
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".theatre svg polyline")).to_have_count(3)
    page.locator(".theatre").get_by_role("button", name="Close").click()
    expect(page.locator(".theatre")).to_have_count(0)


def test_the_flight_in_three_dimensions(new_page: NewPage, harbour: Running) -> None:
    """It comes by itself after a volley; three.js is loaded only now, and only where there is WebGL."""
    page = new_page(reduced_motion="no-preference")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    sit_down(page, harbour, GAME, 2, settings={"speed": 0.5})
    begin_turn(page)
    act(page, "Volley")
    page.locator(".helm .spot.lit", has_text="Tower").click()
    page.locator(".lever .spot").nth(2).click()
    expect(page.locator(".bar")).to_contain_text("press point 3")
    assert not any("/scene-" in url for url in loaded)
    page.get_by_role("button", name="Fire!").click()
    page.wait_for_selector(".theatre canvas.ready, .theatre .flat svg")
    assert any("/scene-" in url for url in loaded)
    able = page.evaluate("document.createElement('canvas').getContext('webgl2') !== null")
    assert page.locator(".theatre canvas").count() == (1 if able else 0)
    page.locator(".theatre").get_by_role("button", name="Skip").dispatch_event("click")
    expect(page.locator(".theatre")).to_have_count(0)
    page.wait_for_selector(ASKED)


def test_a_run_is_planned_and_sailed(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    begin_turn(page)
    assert page.locator(".hatch").count() >= 6, "nothing may stay beside the Tower"
    far = page.locator(".reach").last
    far.hover(force=True)
    expect(page.locator(".course")).to_be_visible()
    steps = re.search(r"(\d) actions", far.get_attribute("aria-label") or "")
    assert steps
    far.click(force=True)
    expect(page.locator(".bar")).to_contain_text(f"You have {5 - int(steps[1])} skipper action")
    expect(page.locator("[role=log]")).to_contain_text("Anne Bonny moves to")


def test_why_not(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    begin_turn(page)
    why = page.get_by_role("dialog", name="Why not?")
    page.get_by_role("button", name=re.compile("^k6: sea")).click(force=True)
    expect(why).to_contain_text("cannot get there")
    page.locator(".helm .spot", has_text="Explore").click(force=True)
    expect(why).to_contain_text("does not lie beside")
    expect(why).to_contain_text("TG-6.1")


def test_phone_and_german(new_page: NewPage, harbour: Running) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, harbour, GAME, 3, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Wähle deinen Kapitän")
    begin_turn(page)
    expect(page.locator(".bar")).to_contain_text("Schifferaktionen")
    for words in ("Salve", "Turm"):
        assert fits(page)
        page.locator(".helm .spot.lit", has_text=words).first.tap()
    page.locator(".lever .spot").nth(2).tap()
    expect(page.get_by_role("button", name="Feuer!")).to_be_visible()
    assert fits(page)


def test_a_spectator_sees_no_map(new_page: NewPage, harbour: Running) -> None:
    """Neither in the page nor on the wire."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 3, options={"gunnery": "table"})
    watcher = Spectator(new_page, harbour, GAME, table)
    begin_turn(player)
    act(player, "End turn")
    expect(watcher.page.locator("[role=log]")).to_contain_text("finds a treasure map")
    assert watcher.page.locator(".spot.lit, .options button").count() == 0
    assert "leads to island" not in watcher.page.content()
    for view in watcher.views():
        assert set(view["map"]) <= {-1, -2}
    assert not any("leads to island" in frame for frame in watcher.frames)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(color_scheme=theme, bypass_csp=True)
    sit_down(page, harbour, GAME, 2, settings={"theme": theme})
    page.wait_for_selector(".captains .spot.lit")
    assert serious(page) == []
    begin_turn(page)
    assert serious(page) == []
    act(page, "Volley")
    page.locator(".helm .spot.lit", has_text="Tower").click()
    page.locator(".lever .spot").nth(2).click()
    expect(page.locator(".bar")).to_contain_text("press point 3")
    assert serious(page) == []
    page.get_by_role("button", name="Fire!").click()
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".theatre svg")).to_be_visible()
    assert serious(page) == []

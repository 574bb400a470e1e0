"""Glory Islands in a real browser, played as people play it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import Spectator, plays_on_a_phone
from tests.browser.conftest import SERVED, NewPage
from tests.browser.playing import (
    OVER,
    at_one_screen,
    at_random,
    by_keyboard,
    by_mouse,
    click_one,
    first,
    my_turn,
    sit_down,
)
from tests.server.running import Running

GAME = "glory-islands"


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3)
    assert by_mouse(page, at_random(random.Random(1))) > 15
    expect(page.locator(".scores caption")).to_have_text("Score")
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, options={"side": "back", "wrecks": True})
    assert by_keyboard(page, random.Random(2)) > 15
    expect(page.locator(OVER)).to_be_visible()


def test_what_cannot_be_taken_back_is_asked_twice(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, settings={"confirm": True})
    assert my_turn(page)
    page.locator(".card.lit").first.click()  # the bot has chosen, so this ends the secret choice
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    expect(page.locator(".bar")).to_contain_text("cannot be taken back")
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    page.locator(".card.lit").nth(1).click()
    confirm.click()
    expect(page.get_by_text("Round 1, in this order")).to_be_visible()
    expect(page.locator("[role=log]")).to_contain_text("Anne Bonny plays")


def test_why_not_and_words_for_everything(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3)
    page.get_by_role("button", name=re.compile("^A1, island")).click(force=True)
    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("no part in the present question")
    expect(why).to_contain_text("GI-1.1")
    page.get_by_role("button", name=re.compile("^C3, island")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("C3, island")


def test_the_keys_are_shown(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    assert my_turn(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("ask for a hint")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Wähle eine Segelkarte")
    expect(page.locator("[role=log]")).to_contain_text("Runde 1")


def test_reload_and_lost_network(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    page.locator(".card.lit").first.click()
    page.wait_for_selector(".spot.lit")
    told = page.locator("[role=log]").inner_text()
    page.reload()
    expect(page.locator("[role=log]")).to_contain_text(told.splitlines()[1])
    page.context.set_offline(True)
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("There is no connection.")).to_be_hidden()
    by_mouse(page, at_random(random.Random(3)))


def test_a_server_that_goes_and_comes_back(new_page: NewPage, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page says that the connection is lost, and goes on by itself when the server is there again."""
    running = Running(tmp_path_factory.mktemp("again") / "tables.sqlite", *SERVED)
    page = new_page(base_url=running.url, quiet=True)
    sit_down(page, running, GAME, 2)
    page.locator(".card.lit").first.click()
    page.wait_for_selector(".spot.lit")
    running.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    again = Running(running.db, *running.more, port=running.port)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()
    assert my_turn(page)
    click_one(page, first)
    page.close()
    assert again.stop() == 0


def test_phone(new_page: NewPage, harbour: Running) -> None:
    plays_on_a_phone(new_page, harbour, GAME, 8, options={"wrecks": True})


def test_a_spectator_sees_nothing_hidden(new_page: NewPage, harbour: Running) -> None:
    """Neither in the page nor on the wire."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 3)
    watcher = Spectator(new_page, harbour, GAME, table)
    for _ in range(12):
        assert my_turn(player)
        click_one(player, first)
    watcher.caught_up(player)
    assert watcher.page.locator(".spot.lit, .options button").count() == 0
    for view in watcher.views():
        assert {token for loot in view["loot"] for token in loot} <= {-1}
    assert not any("keeps ruby" in frame for frame in watcher.frames)


def test_two_at_one_screen(page: Page, harbour: Running) -> None:
    """The screen is handed over, and nothing of the other's is shown before."""
    _, table = at_one_screen(page, harbour, GAME)
    page.goto(f"/table/{table}")
    page.locator(".card.lit").first.click()
    curtain = page.get_by_role("dialog", name=re.compile("Hand the screen to"))
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    page.locator(".card.lit").first.click()
    expect(page.locator("[role=log]")).to_contain_text("Turn order")

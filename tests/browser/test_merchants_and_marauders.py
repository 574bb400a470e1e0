"""Merchants & Marauders in a real browser. A whole game takes an evening, so these end after a few turns."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import Spectator, plays_on_a_phone, serious
from tests.browser.conftest import NewPage
from tests.browser.playing import (
    OVER,
    State,
    asked,
    at_one_screen,
    at_random,
    by_keyboard,
    by_mouse,
    changed,
    click_one,
    first,
    look,
    moment,
    my_turn,
    sit_down,
    take,
)
from tests.server.running import Running

GAME = "merchants-and-marauders"
DECKS = dict.fromkeys(("new_captains", "new_rumors", "new_missions"), "mixed")
MODULES = [
    "new_events",
    "new_weapons",
    "new_mods",
    "carved_hull",
    "crows_nest",
    "smugglers_hold",
    "plank",
    "mod_market",
    "npc_upgrades",
    "brig",
    "treasure_galleon",
    "contraband",
    "wind",
    "storm",
    "locations",
    "favors",
    "loyalty",
]


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, options={"turns": 5})
    assert by_mouse(page, at_random(random.Random(1))) > 10
    expect(page.locator(".scores caption")).to_have_text("Score")
    expect(page.locator("[role=log]")).to_contain_text("Anne Bonny leaves the port of")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, options={"turns": 5})
    assert by_keyboard(page, random.Random(2)) > 10
    expect(page.locator(OVER)).to_be_visible()


def test_seas_of_glory(page: Page, harbour: Running) -> None:
    """With every module that adds pieces: they are on the chart, and nothing of them is in the way."""
    sit_down(page, harbour, GAME, 2, options={"turns": 2, **DECKS, **dict.fromkeys(MODULES, True)})
    expect(page.get_by_role("button", name=re.compile("the storm rages here"))).to_be_attached()
    expect(page.get_by_role("button", name=re.compile(r"Pirate Haven \(defence 4\)")).first).to_be_attached()
    expect(page.locator(".players")).to_contain_text("The Treasure Galleon")
    by_mouse(page, at_random(random.Random(4)))


def test_what_is_done_at_locations_lies_on_the_stage(page: Page, harbour: Running) -> None:
    """Played over the server's interface up to such questions: each answer has a tile, and a click on it is taken."""
    dice = random.Random(5)
    seen: set[str] = set()
    options: dict[str, Any] = {**DECKS, **dict.fromkeys(MODULES, True)}
    for game in range(20):
        person, table = at_one_screen(page, harbour, GAME, str(game), **options)
        for _ in range(400):
            _, state = asked([person], table)
            kind = state["question"]["kind"]
            if kind in TILED and kind not in seen and len(state["options"]) > 1:
                seen.add(kind)
                look(page, table)
                labels = [option["label"] for option in state["options"]]
                expect(page.locator(".tile.lit b")).to_have_text(labels[1:] + labels[:1])
                before = moment(page)
                page.locator(".tile.lit").first.click()
                changed(page, before)
                assert asked([person], table)[1]["actions"] > state["actions"]
                if len(seen) == 3:
                    return
            else:
                take(person, table, state, to_locations(state, dice))
    raise AssertionError(f"only {seen} in twenty games")


TILED = {"TownActivity", "FortOrder", "Bombard", "GoAshore", "ReefTake", "VisitHaven"}


def to_locations(state: State, dice: random.Random) -> dict[str, Any]:
    """Anything at all, but rather something that has to do with a location."""
    near = [option for option in state["options"] if LOCATION.search(option["label"])]
    found: dict[str, Any] = dice.choice(near if near and dice.random() < 0.7 else state["options"])
    return found


LOCATION = re.compile("location|haven|town|reef|fort|bombard|raid", re.IGNORECASE)


def test_from_port_to_sea_on_the_chart(page: Page, harbour: Running) -> None:
    """Every choice of a turn lies on the stage or on the chart; what does not is explained."""
    sit_down(page, harbour, GAME, 2)
    page.locator(".spot.lit", has_text="Sloop").click()
    page.locator(".tile.lit", has_text="Port action").click()
    page.locator(".tile.lit", has_text="Buy goods").click()
    stall = page.locator(".stall.lit").first
    expect(stall).to_contain_text("wanted")
    stall.click()
    expect(page.locator(".hand .cargo")).to_have_count(1)
    page.locator(".tile.lit", has_text="Done").click()
    page.locator(".tile", has_text="Sell goods").click(force=True)
    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("sold first or not at all")
    expect(why).to_contain_text("MM-5.3")
    page.keyboard.press("Escape")
    page.locator(".tile.lit", has_text="Leave it at that").click()
    page.locator(".tile.lit", has_text="Leave port").click()
    page.wait_for_selector("svg .spot.lit")
    page.get_by_role("button", name=re.compile("Sail to")).first.click(force=True)
    expect(page.locator("[role=log]")).to_contain_text(re.compile("Anne Bonny sails to"))


def test_words_for_everything(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3)
    page.get_by_role("button", name=re.compile("^Havana, Spanish port; .*wants")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("goods in demand bring 7")


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("sticht in See")
    expect(page.get_by_role("button", name=re.compile("^Havana, Hafen"))).to_be_attached()
    page.locator(".spot.lit", has_text="Fleute").click()
    expect(page.locator(".tile", has_text="Hafenaktion")).to_be_visible()


def test_phone(new_page: NewPage, harbour: Running) -> None:
    plays_on_a_phone(new_page, harbour, GAME, 12)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(color_scheme=theme, bypass_csp=True)
    sit_down(page, harbour, GAME, 2, settings={"theme": theme})
    page.locator(".spot.lit", has_text="Flute").click()
    for button in ("Port action", "Shipyard", "Done", "Buy goods"):
        page.locator(".tile.lit", has_text=button).wait_for()
        assert serious(page) == []
        page.locator(".tile.lit", has_text=button).click()
    page.locator(".stall.lit").first.wait_for()
    assert serious(page) == []


def test_a_spectator_sees_nothing_hidden(new_page: NewPage, harbour: Running) -> None:
    """Neither in the page nor on the wire."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 3)
    watcher = Spectator(new_page, harbour, GAME, table)
    for _ in range(12):
        assert my_turn(player)
        click_one(player, first)
    watcher.caught_up(player)
    assert watcher.page.locator(".spot.lit, .options button, .glory-card").count() == 0
    for view in watcher.views():
        assert {card for hand in (*view["hand"], *view["rumors"]) for card in hand} <= {-1}
        assert set(view["stash"]) == {-1}
        assert view["shown"] or set(view["captain"]) == {-1}

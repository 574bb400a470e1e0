"""How a person plays in the browser, with the mouse or the keyboard alone, seeing only what the page shows."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

from tests.server.running import Person, Running

OVER = ".ending"
ASKED = ".spot.lit, .options button, .bar .primary, [role=menuitem]"
QUIET = {"language": "en", "theme": "light", "speed": 0, "confirm": False, "notify": False}

Prefer = Callable[[list[str]], int]
State = dict[str, Any]


def sit_down(
    page: Page, harbour: Running, game: str, players: int = 2, guided: bool = False, bot: str = "sailor", **more: Any
) -> tuple[Person, str]:
    """Open a table against bots and look at it: the way from the harbour is tested elsewhere."""
    settings = {**QUIET, **more.pop("settings", {})}
    person = harbour.guest("Anne Bonny")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    answer = person.ask("POST", "/api/tables", {"spec": {"game": game, "seats": seats, **more}})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    come_in(page, person, settings, [] if guided else [game])
    page.goto(f"/table/{table}")
    return person, table


def come_in(page: Page, person: Person, settings: dict[str, Any], guided: list[str]) -> None:
    """Be that guest in this browser, with these settings."""
    page.goto("/")
    kept = {
        "tortuga.guest": {"id": person.id, "name": "Anne Bonny", "token": person.token},
        "tortuga.settings": settings,
        "tortuga.guided": guided,
    }
    page.evaluate(
        "kept => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))",
        {name: json.dumps(value) for name, value in kept.items()},
    )


def at_one_screen(page: Page, harbour: Running, game: str, **options: Any) -> tuple[Person, str]:
    """A table of two people who share the screen; it is not shown yet."""
    person = harbour.guest("Anne Bonny")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Mary Read"}]
    answer = person.ask("POST", "/api/tables", {"spec": {"game": game, "seats": seats, "options": options}})
    assert answer.status_code == 201, answer.text
    come_in(page, person, QUIET, [game])
    return person, answer.json()["table"]


def look(page: Page, table: str) -> None:
    """Come to the table; where the screen is to be passed on first, it is."""
    page.goto(f"/table/{table}")
    page.wait_for_selector(".bar")
    pass_on(page)


def pass_on(page: Page) -> None:
    page.wait_for_selector(f".curtain, {ASKED}")
    if page.query_selector(".curtain"):
        page.locator(".curtain button").click()
    page.wait_for_selector(ASKED)


def asked(people: list[Person], table: str) -> tuple[Person, State]:
    """Whoever is asked now, and what they see."""
    for person in people:
        for state in person.ask("GET", f"/api/tables/{table}/state").json():
            if state["question"]:
                return person, state
    raise AssertionError("nobody is asked")


def take(person: Person, table: str, state: State, option: dict[str, Any]) -> None:
    done = person.do(table, "do", action=option["id"], seat=state["seat"])
    assert done.status_code == 200, done.text


def at_random(dice: random.Random) -> Prefer:
    return lambda labels: dice.randrange(len(labels))


def by_mouse(page: Page, prefer: Prefer, most: int = 1000, patience: float = 120_000) -> int:
    """Play by clicking on what is lit on the board, or on the list where nothing is; the number of moves made."""
    for move in range(most):
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=patience)
        if page.query_selector(OVER):
            return move
        click_one(page, prefer)
    raise AssertionError(f"not over after {most} moves")


def click_one(page: Page, prefer: Prefer) -> None:
    """One click; what it was meant for may be gone by then, as for people."""
    before = moment(page)
    lit = page.query_selector_all("[role=menuitem], .bar .primary") or page.query_selector_all(".spot.lit")
    if not lit:
        more = page.query_selector(".options .all[aria-expanded=false]")
        if more:
            more.click()
        lit = page.query_selector_all(".options li button")
    if not lit:
        return
    with suppress(Error):
        chosen = lit[prefer([one.get_attribute("aria-label") or one.inner_text() for one in lit])]
        if chosen.is_visible():
            chosen.scroll_into_view_if_needed()
            chosen.click(force=True)
    changed(page, before)


def by_keyboard(page: Page, dice: random.Random, most: int = 1000, patience: float = 120_000) -> int:
    """Play with Tab, Enter and the number keys; the number of moves made."""
    for move in range(most):
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=patience)
        if page.query_selector(OVER):
            return move
        before = moment(page)
        if dice.random() < 0.3 and page.query_selector(".spot.lit"):
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.spot.lit')"):
                    break
            page.keyboard.press("Enter")
            if page.query_selector("[role=menuitem]"):
                page.keyboard.press("Enter")
        else:
            count = page.evaluate(COUNT)
            page.keyboard.press(str(dice.randint(1, count)))
        changed(page, before)
    raise AssertionError(f"not over after {most} moves")


def moment(page: Page) -> str:
    """What the prompt bar and the log say now."""
    return str(page.evaluate(MOMENT))


def changed(page: Page, before: str) -> None:
    """Wait a little for something to have come of it."""
    with suppress(TimeoutError):
        page.wait_for_function(f"before => {MOMENT} !== before", arg=before, timeout=1500, polling=15)


COUNT = """
    Math.min(9, document.querySelectorAll('.options li button').length ||
        Number(document.querySelector('.options .all')?.textContent.match(/\\d+/)?.[0] ?? 9))
"""
MOMENT = (
    "[document.querySelector('.table')?.dataset.moment, document.querySelectorAll('[role=menuitem]').length].join()"
)

"""How a person plays in the browser, with the mouse or the keyboard alone, seeing only what the page shows.

Nothing here depends on how fast anything is: a move is made when the table has settled, and made when the page shows
what came of it. A click that leads to nothing fails the test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Page

from tests.server.running import Person, Running

OVER = ".ending"
ASKED = ".spot.lit, .options button, .bar .primary, [role=menuitem]"
QUIET = {"language": "en", "theme": "light", "speed": 0, "confirm": False, "notify": False}

Prefer = Callable[[list[str]], int]
State = dict[str, Any]


def open_table(person: Person, game: str, seats: list[dict[str, str]], salt: str = "", **more: Any) -> str:
    """The server is seeded: the same game with the same salt has the same dice."""
    answer = person.ask("POST", "/api/tables", {"spec": {"game": game, "seats": seats, **more}, "salt": salt})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def sit_down(
    page: Page,
    harbour: Running,
    game: str,
    players: int = 2,
    guided: bool = False,
    bot: str = "sailor",
    salt: str = "",
    settings: dict[str, Any] | None = None,
    **more: Any,
) -> tuple[Person, str]:
    """Open a table against bots and look at it: the way from the harbour is tested elsewhere."""
    person = harbour.guest("Anne Bonny")
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(players - 1))]
    table = open_table(person, game, seats, salt, **more)
    come_in(page, person, {**QUIET, **(settings or {})}, [] if guided else [game])
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


def at_one_screen(page: Page, harbour: Running, game: str, salt: str = "", **options: Any) -> tuple[Person, str]:
    """A table of two people who share the screen; it is not shown yet."""
    person = harbour.guest("Anne Bonny")
    table = open_table(person, game, [{"kind": "me"}, {"kind": "here", "name": "Mary Read"}], salt, options=options)
    come_in(page, person, QUIET, [game])
    return person, table


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


# -- one move


def my_turn(page: Page) -> bool:
    """Wait until something is asked here and of nobody else, so that nothing can come in between; False at the end of
    the game."""
    page.wait_for_function(
        "([asked, over]) => document.querySelector(over) || "
        "(document.querySelector(asked) && !document.querySelector('.players .asked:not(.mine)'))",
        arg=[ASKED, OVER],
    )
    return page.query_selector(OVER) is None


def moment(page: Page) -> str:
    """What the table shows now, and how many choices a menu has."""
    return str(page.evaluate(MOMENT))


def changed(page: Page, before: str) -> None:
    """Wait until the table shows something else than it did."""
    page.wait_for_function(f"before => {MOMENT} !== before", arg=before)


MOMENT = (
    "[document.querySelector('.table')?.dataset.moment, document.querySelectorAll('[role=menuitem]').length].join()"
)


def click_one(page: Page, prefer: Prefer, touch: bool = False) -> None:
    """Choose among what is lit on the board, or on the list where nothing is, and see what comes of it."""
    before = moment(page)
    lit = page.query_selector_all("[role=menuitem], .bar .primary") or page.query_selector_all(".spot.lit")
    if not lit:
        more = page.query_selector(".options .all[aria-expanded=false]")
        if more:
            more.click()
        lit = page.query_selector_all(".options li button")
    press(page, lit[prefer([one.get_attribute("aria-label") or one.inner_text() for one in lit])], touch)
    changed(page, before)


def press(page: Page, element: ElementHandle, touch: bool = False) -> None:
    """Where a person would: at a point of it that nothing else covers."""
    element.scroll_into_view_if_needed()
    point = element.evaluate(UNCOVERED)
    assert point, f"{element.get_attribute('aria-label') or element.inner_text()!r} is covered by something else"
    (page.touchscreen.tap if touch else page.mouse.click)(point["x"], point["y"])


# The first of many points inside an element, from the middle outwards, at which a click would reach it.
UNCOVERED = """element => {
    const box = element.getBoundingClientRect(), points = []
    for (let i = 0; i <= 20; i++)
        for (let j = 0; j <= 20; j++)
            points.push([(i - 10) / 20, (j - 10) / 20])
    points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
    for (const [dx, dy] of points) {
        const x = box.x + box.width * (0.5 + 0.98 * dx), y = box.y + box.height * (0.5 + 0.98 * dy)
        const there = document.elementFromPoint(x, y)
        if (there && (element.contains(there) && there.closest('.spot, button') === element)) return { x, y }
    }
    return null
}"""


def first(labels: list[str]) -> int:
    return 0


def at_random(dice: random.Random) -> Prefer:
    return lambda labels: dice.randrange(len(labels))


# -- whole games


def by_mouse(page: Page, prefer: Prefer, most: int = 1000) -> int:
    """Play to the end with the mouse; the number of clicks."""
    for move in range(most):
        if not my_turn(page):
            return move
        click_one(page, prefer)
    raise AssertionError(f"not over after {most} moves")


KeyWish = Callable[[Page, int], int]  # which of so many choices is wanted; 0 for none in particular


def by_keyboard(page: Page, dice: random.Random, wish: KeyWish = lambda page, count: 0, most: int = 1000) -> int:
    """Play to the end with Tab, Enter and the number keys; the number of moves."""
    for move in range(most):
        if not my_turn(page):
            return move
        before = moment(page)
        count = choices(page)
        wanted = wish(page, count)
        if wanted:
            page.keyboard.press(str(wanted))
        elif dice.random() < 0.3 and page.query_selector(".spot.lit"):
            tab_to(page, ".spot.lit")
            page.keyboard.press("Enter")
            changed(page, before)
            if page.query_selector("[role=menuitem]"):
                before = moment(page)
                page.keyboard.press("Enter")
                changed(page, before)
            continue
        else:
            page.keyboard.press(str(dice.randint(1, count)))
        changed(page, before)
    raise AssertionError(f"not over after {most} moves")


def choices(page: Page) -> int:
    """How many choices the number keys reach."""
    return int(page.evaluate(CHOICES))


CHOICES = """() => {
    const all = document.querySelector('.options .all')
    const listed = document.querySelectorAll('.options li button').length
    return Math.min(9, all ? Number(all.textContent.match(/\\d+/)) : listed)
}"""


def tab_to(page: Page, selector: str) -> None:
    """From the beginning of the page's content, where the skip link leads."""
    page.get_by_role("main").focus()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no way to {selector} by keyboard")

"""A real Chromium and a real server with the built client.

Playwright's event loop lives as long as its fixture and would be in the way of tests that run one of their own, so it
is started anew for every file. Dice and bots of the server are seeded, and tests wait for what they are to see: how
busy the machine is makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.missing import chromium, skip_or_fail
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 90_000  # ms
# Browsers do not start in a sandbox for root, and many containers have little shared memory.
CHROMIUM_ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]
SERVED = ("--no-rate-limits", "--seed", "1", "--static", str(DIST))

expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


def browser_path() -> str:
    """The browser to test with; where there is none, tests are skipped, but not in CI."""
    found = chromium()
    if not found:
        skip_or_fail("Tests in a browser need Chromium (apt-get install chromium)")
    if not (DIST / "index.html").is_file():
        skip_or_fail("Tests in a browser need the built client (python web/build.py)")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = browser_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS, timeout=2 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server; every test comes to it as new guests."""
    folder = tmp_path_factory.mktemp("harbour")
    running = Running(folder / "tables.sqlite", *SERVED)
    yield running
    assert running.stop() == 0


@pytest.fixture
def new_page(browser: Browser, harbour: Running) -> Iterator[NewPage]:
    """Pages of people who have never been here, each with a browser of their own; errors in any of them fail the
    test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(size: dict[str, int] = DESKTOP, quiet: bool = False, **more: object) -> Page:
        """``quiet``: a page that will meet errors, and is to survive them."""
        settings = {"base_url": harbour.url, "locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(viewport=size, **settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        if quiet:
            return page
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()

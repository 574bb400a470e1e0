"""What the client says is in the message files, in every language, and nothing escapes them."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, NewPage
from tests.browser.playing import QUIET, at_random, click_one, come_in, my_turn, sit_down
from tests.browser.test_shell import GOLDEN, settled
from tests.server.running import Running
from tortuga.kernel.registry import keys

SOURCES = ROOT / "src" / "tortuga"
FILES = sorted([*SOURCES.glob("words/*.toml"), *SOURCES.glob("games/*/words/*.toml")])
PSEUDO = {**QUIET, "language": "pseudo"}


def said(file: Path) -> set[str]:
    """The keys of what the client says."""
    content = tomllib.loads(file.read_text())
    return set(flat(content.get("client") or content.get("board") or {}))


def flat(table: dict[str, Any], prefix: str = "") -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_every_language_says_what_english_says(file: Path) -> None:
    assert said(file) == said(file.with_name("en.toml"))


# -- a language in which every message is in brackets, so that all other texts stand out

# Articles are clauses of the rulebook: the server's, however they are marked up.
TEXTS = """() => {
    const found = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement
        if (!parent.closest('script, style, article') && parent.checkVisibility()) found.push(walk.currentNode.data)
    }
    for (const element of document.querySelectorAll('body *:not(article *)'))
        for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
            if (element.hasAttribute(name)) found.push(element.getAttribute(name))
    return found
}"""


# Keeps everything that the server sends.
HEARD = """
    window.heard = []
    const json = Response.prototype.json
    Response.prototype.json = async function () {
        const message = await json.call(this)
        window.heard.push(message)
        return message
    }
    window.WebSocket = class extends WebSocket {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', (event) => window.heard.push(JSON.parse(event.data)))
        }
    }
"""


class Listener:
    """Tells the texts of the server, which are the server's to translate, from those of the client."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: set[str] = {"Anne Bonny", "Tortuga", "English", "Deutsch", "https://"}
        page.add_init_script(HEARD)

    def _collect(self, message: Any) -> None:
        if isinstance(message, str):
            self.heard |= {text.strip(SIGNS) for text in [message, *parts(message)]}
        elif isinstance(message, dict):
            for key, value in message.items():
                self._collect(key)
                self._collect(value)
        elif isinstance(message, list):
            for each in message:
                self._collect(each)

    def escaped(self) -> set[str]:
        """Texts on the page that are neither messages nor the server's."""
        self._collect(self.page.evaluate("window.heard"))
        return {text for text in map(str.strip, self.page.evaluate(TEXTS)) if not self._known(text)}

    def _known(self, text: str) -> bool:
        rest = text
        while rest != (rest := re.sub("⟦[^⟦⟧]*⟧", "", rest)):
            pass
        return self._said(rest) or all(map(self._said, parts(rest)))

    def _said(self, text: str) -> bool:
        bare = text.strip(SIGNS)
        return not re.search(r"[^\W\d_]{2}", bare) or bare in self.heard


SIGNS = " .;:,()§→…·×+−–≤%★●✓▸▾✕\n"


def parts(text: str) -> list[str]:
    return re.split(r"[.;:,]\s+|[()]| – | · ", text)


@pytest.fixture
def listener(new_page: NewPage, harbour: Running) -> Listener:
    found = Listener(new_page())
    come_in(found.page, harbour.guest("Anne Bonny"), PSEUDO, [])
    return found


def test_no_text_of_the_shell_escapes(listener: Listener) -> None:
    page = listener.page
    for path in ("/", "/settings", "/rules/glory-islands/GI-4b.2", "/nowhere", *(f"/new/{game}" for game in keys())):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert listener.escaped() == set(), path
    page.goto("/")
    page.get_by_label("⟦Open a record⟧").set_input_files(GOLDEN)
    expect(page.locator(".board svg").first).to_be_visible()
    settled(page)
    assert listener.escaped() == set()


@pytest.mark.parametrize("game", keys())
def test_no_text_of_a_table_escapes(new_page: NewPage, harbour: Running, game: str) -> None:
    page = new_page()
    listener = Listener(page)
    sit_down(page, harbour, game, 2, guided=True, settings=PSEUDO)
    prefer = at_random(random.Random(1))
    for _ in range(25):
        assert my_turn(page)
        assert listener.escaped() == set()
        click_one(page, prefer)

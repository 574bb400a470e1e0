"""Glory in a real browser, played as people play it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, ROOT, NewPage
from tests.browser.playing import ASKED, OVER, QUIET, Prefer, by_mouse, changed, click_one, come_in, moment, sit_down
from tests.server.running import Running

GAME = "glory"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def bold(dice: random.Random) -> Prefer:
    """Fights whatever comes, so that the game is soon over; else anything."""

    def prefer(labels: list[str]) -> int:
        for wish in (
            "Engage",
            "Roll the dice",
            "Keep the roll",
            "Take it",
            "Buy nothing more",
            "Roll the die",
            "Move ",
        ):
            for i, label in enumerate(labels):
                if re.search(rf"(^|\. ){wish}", label):
                    return i
        battles = [i for i, label in enumerate(labels) if "battle space" in label or ": lair" in label]
        return dice.choice(battles) if battles else dice.randrange(len(labels))

    return prefer


def until(page: Page, kind: str, prefer: Prefer, most: int = 150) -> None:
    """Play on the board until this clause is asked about."""
    for _ in range(most):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(".bar").get_by_text(f"§ {kind}").count():
            return
        assert not page.query_selector(OVER), f"over before {kind}"
        click_one(page, prefer)
    raise AssertionError(f"{kind} was not asked")


FIRMLY = {  # which choice is taken at which clause: fight, and waste no time
    "GL-7a.1": 2,
    "GL-4e.1": 2,
    **dict.fromkeys(["GL-3.1", "GL-3.8", "GL-3.12", "GL-7a.5", "GL-7b.2", "GL-7c.3", "GL-4a.2"], 1),
}


def by_keys(page: Page, dice: random.Random, most: int = 600) -> int:
    """Play with number keys, Tab and Enter; the number of moves made."""
    for move in range(most):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.query_selector(OVER):
            return move
        before = moment(page)
        clause = re.search(r"GL-[\w.]+", page.inner_text(".bar"))
        folded = re.search(r"\d+", page.evaluate("document.querySelector('.options .all')?.innerText ?? ''"))
        number = int(folded[0]) if folded else page.locator(".options li button").count()
        wish = FIRMLY.get(clause[0] if clause else "", 0)
        if not wish and dice.random() < 0.2 and page.query_selector(".spot.lit"):
            for _ in range(60):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.matches('.spot.lit')"):
                    break
            page.keyboard.press("Enter")
        elif number:
            page.keyboard.press(str(wish if 0 < wish <= number else dice.randint(1, min(9, number))))
        changed(page, before)
    raise AssertionError(f"not over after {most} moves")


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    assert by_mouse(page, bold(random.Random(3))) > 10
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, options={"dragons": True, "heroes": "dealt"})
    assert by_keys(page, random.Random(5)) > 10
    expect(page.locator(OVER)).to_be_visible()


def test_a_battle_tells_the_chance_and_shows_the_dice(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3, options={"heroes": "dealt"})
    until(page, "GL-7a.1", bold(random.Random(1)))
    duel = page.get_by_role("region", name=re.compile("^Battle: "))
    expect(duel).to_contain_text(re.compile(r"[<>]?\d+ %\s*Chance to win"))
    expect(duel.get_by_role("button", name=re.compile("^Chance to win the battle"))).to_contain_text("to be wounded")
    duel.get_by_role("button", name="Engage").click()
    expect(page.locator("[role=log]")).to_contain_text("engages")


def test_why_not_and_words_for_everything(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    knight = page.get_by_role("button", name=re.compile("^Knight: strike 0, power 1"))
    expect(knight).to_contain_text("Longsword, Shield")
    knight.click()
    page.get_by_role("button", name=re.compile("^h1: town Larkspur, Highmoor")).click(force=True)
    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("not beside the castle")
    expect(why).to_contain_text("GL-2.5")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^f6: the castle")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("the market is open")


def test_own_notes_stay_in_this_browser(new_page: NewPage, harbour: Running) -> None:
    page = new_page()
    sent: list[str] = []
    page.on("websocket", lambda wire: wire.on("framesent", lambda frame: sent.append(str(frame))))
    sit_down(page, harbour, GAME, 2, options={"heroes": "dealt"})
    notes = page.get_by_label("Your own notes, kept in this browser")
    notes.fill("Beware of the Eyrie")
    page.reload()
    expect(notes).to_have_value("Beware of the Eyrie")
    click_one(page, bold(random.Random(1)))
    assert sent
    assert not any("Beware" in frame for frame in sent)


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Wähle deinen Helden")
    expect(page.get_by_role("button", name=re.compile("^Ritter: Angriff 0"))).to_contain_text("Langschwert, Schild")


def test_phone(new_page: NewPage, harbour: Running) -> None:
    page = new_page(PHONE, has_touch=True, is_mobile=True)
    sit_down(page, harbour, GAME, 4)
    for _ in range(12):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".spot.lit, .options li button").first.tap(force=True)
        if page.locator("[role=menuitem]").count():
            page.locator("[role=menuitem]").first.tap()
        page.wait_for_timeout(100)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(bypass_csp=True)
    sit_down(page, harbour, GAME, 3, settings={"theme": theme})
    assert serious(page) == []
    until(page, "GL-7a.1", bold(random.Random(2)))
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


def test_a_spectator_sees_nothing_hidden(new_page: NewPage, harbour: Running) -> None:
    """Neither in the page nor on the wire: no quest or lair card that lies face down, no notes, no progress."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 3, options={"heroes": "dealt"})
    seen: list[str] = []

    def listen(wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: seen.append(str(frame)))

    watcher = new_page()
    watcher.on("websocket", listen)
    come_in(watcher, harbour.guest("Mary Read"), QUIET, [GAME])
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".bar")).to_contain_text("You are watching")
    dice = random.Random(4)

    def curious(labels: list[str]) -> int:
        """To the towns, and away from battles."""
        for i, label in enumerate(labels):
            if ": town" in label or "Withdraw" in label or "Leave it" in label:
                return i
        return dice.randrange(len(labels))

    for _ in range(40):
        if player.query_selector(OVER) or player.locator(".notes li").count() > 1:
            break
        click_one(player, curious)
    assert player.locator(".notes li").count() > 0
    assert watcher.locator(".spot.lit, .options button, .notes").count() == 0
    states = [frame for frame in seen if '"type":"state"' in frame]
    assert len(states) > 3
    for frame in states:
        assert re.search(r'"notes":\[\]', frame) or '"view":null' in frame
        assert not re.search(r'"progress":\[[^\]]*\d', frame)
    noted = player.locator(".notes li b").first.inner_text()
    card = noted.partition(": ")[2]
    assert card == "" or card not in watcher.content() or f"lies open: {card}" in watcher.content()

"""Glory in a real browser, played as people play it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import Spectator, plays_on_a_phone, serious
from tests.browser.conftest import NewPage
from tests.browser.playing import OVER, Prefer, by_keyboard, by_mouse, click_one, my_turn, sit_down
from tests.server.running import Running

GAME = "glory"


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
        assert my_turn(page), f"over before {kind}"
        if page.locator(".bar").get_by_text(f"§ {kind}").count():
            return
        click_one(page, prefer)
    raise AssertionError(f"{kind} was not asked")


FIRMLY = {  # which choice is taken at which clause: fight, and waste no time
    "GL-7a.1": 2,
    "GL-4e.1": 2,
    **dict.fromkeys(["GL-3.1", "GL-3.8", "GL-3.12", "GL-7a.5", "GL-7b.2", "GL-7c.3", "GL-4a.2"], 1),
}


def firmly(page: Page, count: int) -> int:
    clause = re.search(r"GL-[\w.]+", page.inner_text(".bar"))
    wish = FIRMLY.get(clause[0] if clause else "", 0)
    return wish if wish <= count else 0


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2)
    assert by_mouse(page, bold(random.Random(3))) > 10
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, options={"dragons": True, "heroes": "dealt"})
    assert by_keyboard(page, random.Random(5), firmly) > 10
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
    assert my_turn(page)
    click_one(page, bold(random.Random(1)))
    assert sent
    assert not any("Beware" in frame for frame in sent)


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Wähle deinen Helden")
    expect(page.get_by_role("button", name=re.compile("^Ritter: Angriff 0"))).to_contain_text("Langschwert, Schild")


def test_phone(new_page: NewPage, harbour: Running) -> None:
    plays_on_a_phone(new_page, harbour, GAME, 12)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(bypass_csp=True)
    sit_down(page, harbour, GAME, 3, settings={"theme": theme})
    assert my_turn(page)
    assert serious(page) == []
    until(page, "GL-7a.1", bold(random.Random(2)))
    assert serious(page) == []


def test_a_spectator_sees_nothing_hidden(new_page: NewPage, harbour: Running) -> None:
    """Neither in the page nor on the wire: no quest or lair card that lies face down, no notes, no progress."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 3, options={"heroes": "dealt"})
    watcher = Spectator(new_page, harbour, GAME, table)
    dice = random.Random(4)

    def curious(labels: list[str]) -> int:
        """To the towns, and away from battles."""
        for i, label in enumerate(labels):
            if ": town" in label or "Withdraw" in label or "Leave it" in label:
                return i
        return dice.randrange(len(labels))

    for _ in range(40):
        if player.locator(".notes li").count() > 1 or not my_turn(player):
            break
        click_one(player, curious)
    assert player.locator(".notes li").count() > 0
    watcher.caught_up(player)
    assert watcher.page.locator(".spot.lit, .options button, .notes").count() == 0
    for view in watcher.views():
        assert view is None or (view["notes"] == [] and not any(view["progress"]))
    card = player.locator(".notes li b").first.inner_text().partition(": ")[2]
    shown = watcher.page.content()
    assert card == "" or card not in shown or f"lies open: {card}" in shown

"""Islebound in a real browser, played as people play it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import islebound_errands as errands
from tests.browser.checks import Spectator, fits, plays_on_a_phone, serious
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.playing import (
    OVER,
    QUIET,
    Prefer,
    State,
    asked,
    at_one_screen,
    at_random,
    by_keyboard,
    by_mouse,
    changed,
    click_one,
    come_in,
    look,
    moment,
    my_turn,
    pass_on,
    sit_down,
    tab_to,
)
from tests.server.running import Running

GAME = "islebound"


def in_a_hurry(dice: random.Random) -> Prefer:
    """Mostly end the turn, so that the bots bring the game to its end soon; now and then do something else."""

    def prefer(labels: list[str]) -> int:
        ends = [i for i, label in enumerate(labels) if label.startswith("End your turn")]
        return ends[0] if ends and dice.random() < 0.6 else dice.randrange(len(labels))

    return prefer


def test_a_whole_game_with_the_mouse(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 2, bot="deckhand")
    assert by_mouse(page, in_a_hurry(random.Random(1))) > 20
    expect(page.locator(".scores tbody tr.total")).to_contain_text("★")


def test_a_whole_game_with_the_keyboard(page: Page, harbour: Running) -> None:
    variants = {"advanced": True, "raid": True, "six-buildings": True, "close-quarters": True}
    sit_down(page, harbour, GAME, 2, bot="deckhand", options=variants)
    dice = random.Random(2)
    by_keyboard(page, dice, lambda page, count: 1 if dice.random() < 0.6 else 0)  # 1 ends the turn
    expect(page.locator(OVER)).to_be_visible()


def test_dice_are_dragged_onto_cards(page: Page, harbour: Running) -> None:
    """Pirates are gathered in towns, sent against a red banner, and given their dice with the mouse."""
    sit_down(page, harbour, GAME, 2, bot="deckhand")
    dice = random.Random(6)
    pirates = 0

    def warlike(labels: list[str]) -> int:
        nonlocal pirates
        wanted = [
            "Send pirate",
            "^Enough",
            r"Gain \d pirate",
            r"Visit (Marhaven|Ratnest)",
            r"\. (Marhaven|Ratnest)$",
            "^End your",
        ]
        for words in [r"\. Attack ", *wanted] if pirates > 2 else wanted:
            for i, label in enumerate(labels):
                if re.search(words, label):
                    pirates += sum(map(int, re.findall(r"^Gain (\d) pirate", label)))
                    return i
        return dice.randrange(len(labels))

    for _ in range(200):
        assert my_turn(page), "nobody came to blows"
        if page.query_selector(".tray button.die"):
            break
        click_one(page, warlike)
    units = page.locator("button.unit")
    for at in range(units.count()):
        page.locator(".tray button.die").first.drag_to(units.nth(at))
    expect(page.locator("button.unit > .on")).to_have_count(units.count())
    fight = page.get_by_role("button", name=re.compile("^Fight with this"))
    planned = fight.inner_text().rpartition(" ")[2]
    fight.click()
    expect(page.locator("[role=log]")).to_contain_text(f"Anne Bonny reaches strength {planned} of")


def test_words_for_everything(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3)
    page.get_by_role("button", name=re.compile("^The Grotto, island town")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Red banner 4")
    page.get_by_role("button", name=re.compile("^The Grotto, island town")).click(force=True)
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("not a sea port")


def test_german(page: Page, harbour: Running) -> None:
    sit_down(page, harbour, GAME, 3, settings={"language": "de"})
    expect(page.locator(".bar")).to_contain_text("Heimathafen")
    page.get_by_role("button", name=re.compile("^Farwold, Inselort")).hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("eine Rufkarte ausspielen")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, harbour: Running, theme: str) -> None:
    page = new_page(bypass_csp=True)
    sit_down(page, harbour, GAME, 3, settings={"theme": theme}, options={"trading": True, "raid": True})
    assert my_turn(page)
    assert serious(page) == []
    while not page.query_selector(".acts"):
        assert my_turn(page)
        click_one(page, at_random(random.Random(5)))
    assert serious(page) == []


def test_phone(new_page: NewPage, harbour: Running) -> None:
    plays_on_a_phone(new_page, harbour, GAME, 14, options={"architect": True, "trading": True})


def test_a_spectator_sees_no_hand(new_page: NewPage, harbour: Running) -> None:
    """With Architect, neither in the page nor on the wire."""
    player = new_page()
    _, table = sit_down(player, harbour, GAME, 2, options={"architect": True})
    watcher = Spectator(new_page, harbour, GAME, table)
    prefer = at_random(random.Random(4))
    for _ in range(14):
        assert my_turn(player)
        click_one(player, prefer)
    watcher.caught_up(player)
    assert watcher.page.locator(".spot.lit, .options button").count() == 0
    for view in watcher.views():
        secret = {card for cards in (*view["hand"], *view["pack"], view["deck"]) for card in cards}
        assert secret <= {-1} or not view["crew_row"], "a hand or the deck was told"


# -- panels that only people at the right place at the right time see


def too_much(state: State) -> bool:
    return state["question"]["kind"] == "Dump" and len(state["options"]) > 2


def test_goods_go_overboard_by_mouse(page: Page, harbour: Running) -> None:
    person, table = at_one_screen(page, harbour, GAME)
    state = errands.sail_until([person], table, errands.load_too_much, too_much)
    wood, fish = (state["view"][good][state["seat"]] for good in ("wood", "fish"))
    look(page, table)
    slider = page.locator(".overboard input")
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    thrown = max(option["facts"]["thrown"] for option in state["options"])
    rest = state["options"][0]["facts"]["thrown"] + state["options"][0]["facts"]["fish"] - thrown
    numbers = [str(thrown), str(rest), str(wood - thrown), str(fish - rest)]
    expect(page.locator(".overboard output .thing")).to_have_text(numbers)
    page.get_by_role("button", name="Throw it overboard").click()
    who = state["seats"][state["seat"]]["name"]
    expect(page.locator("[role=log]")).to_contain_text(f"{who} throws {thrown} wood and {rest} fish overboard")
    expect(page.locator(".overboard")).to_have_count(0)
    after = asked([person], table)[1]["view"]
    assert (after["wood"][state["seat"]], after["fish"][state["seat"]]) == (wood - thrown, fish - rest)


def test_goods_go_overboard_by_keyboard(new_page: NewPage, harbour: Running) -> None:
    page = new_page(PHONE)
    person, table = at_one_screen(page, harbour, GAME)
    state = errands.sail_until([person], table, errands.load_too_much, too_much)
    look(page, table)
    assert fits(page)
    tab_to(page, ".overboard input")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".overboard input")).to_have_attribute("aria-valuetext", re.compile("^Overboard: 1 wood"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    who, fish = state["seats"][state["seat"]]["name"], state["options"][0]["facts"]
    rest = fish["thrown"] + fish["fish"] - 1
    expect(page.locator("[role=log]")).to_contain_text(f"{who} throws 1 wood and {rest} fish overboard")


def can_trade(state: State) -> bool:
    return errands.can(state, "Trade with") and min(state["view"]["wood"][0], state["view"]["fish"][1]) > 0


def test_two_people_trade(new_page: NewPage, harbour: Running) -> None:
    """Each in a browser: one puts the bargain together with the mouse, the other answers with the keyboard."""
    anne, mary = harbour.guest("Anne Bonny"), harbour.guest("Mary Read")
    table = anne.open("me", "open", game=GAME, options={"trading": True})["table"]
    assert mary.sit(table).status_code == 201
    state = errands.sail_until([anne, mary], table, errands.meet_with_goods, can_trade)
    pages = []
    for person, size in ((anne, DESKTOP), (mary, PHONE)):
        pages.append(new_page(size))
        come_in(pages[-1], person, QUIET, [GAME])
        look_on(pages[-1], table)
    mine = state["seat"]
    offers, answers = pages[mine], pages[1 - mine]
    names = [seat["name"] for seat in state["seats"]]
    give, take = ("wood", "fish") if mine == 0 else ("fish", "wood")

    bargain(offers, give, take)
    expect(offers.locator(".bar")).to_contain_text(f"you give 1 {give} and take 1 {take}")
    offers.get_by_role("button", name="Propose").click()
    expect(answers.locator(".bar")).to_contain_text(f"offers you 1 {give} for 1 {take}: agree?")
    assert fits(answers)
    expect(answers.locator(".trade h2")).to_have_text([f"{names[mine]} gives", f"{names[1 - mine]} gives"])
    tab_to(answers, ".trade .answer:not(.go)")
    answers.keyboard.press("Enter")
    expect(offers.locator("[role=log]")).to_contain_text(f"{names[1 - mine]} refuses")
    expect(answers.locator("section.trade")).to_have_count(0)

    bargain(offers, give, take)
    expect(offers.locator("section.trade")).to_contain_text("Offers refused or withdrawn: 1 of 3")
    offers.get_by_role("button", name="Propose").click()
    tab_to(answers, ".trade .answer.go")
    answers.keyboard.press("Enter")
    for page in pages:
        expect(page.locator("[role=log]")).to_contain_text(f"{names[1 - mine]} agrees")
        expect(page.locator("section.trade")).to_have_count(0)
    before, after = state["view"], asked([anne, mary], table)[1]["view"]
    for good, giver in ((give, mine), (take, 1 - mine)):
        assert after[good][giver] == before[good][giver] - 1
        assert after[good][1 - giver] == before[good][1 - giver] + 1

    offers.get_by_role("button", name=re.compile("^Trade: ")).click()
    offers.get_by_role("button", name="Withdraw").click()
    expect(offers.locator("section.trade")).to_have_count(0)
    assert asked([anne, mary], table)[1]["view"]["offers"] == 2


def look_on(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    expect(page.locator(".bar")).to_be_visible()


def bargain(page: Page, give: str, take: str) -> None:
    """Put one piece on each side."""
    page.get_by_role("button", name=re.compile("^Trade: ")).click()
    page.get_by_role("button", name=re.compile(f"^Give one more {give} ")).click()
    page.get_by_role("button", name=re.compile(f"^Take one more {take} ")).click()


def can_raid(state: State) -> bool:
    return errands.can(state, "Raid") and sum(state["view"]["units"][state["seat"]]) > 3


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "keyboard"])
def test_a_raid(new_page: NewPage, harbour: Running, size: dict[str, int]) -> None:
    """With five pirates against hardly anybody a raid seldom fails; if it does, there is another."""
    page = new_page(size)
    person, table = at_one_screen(page, harbour, GAME, raid=True)
    for _ in range(8):
        state = errands.sail_until([person], table, errands.gather_pirates, can_raid)
        look(page, table)
        before = moment(page)
        press(page, ".acts .raid", size)
        changed(page, before)
        pass_on(page)
        if page.locator(".answers .spot").count() == 2:
            break
    else:
        raise AssertionError("all raids failed")
    won = asked([person], table)[1]
    taken, winner = won["options"][0]["facts"]["coins"], won["seat"]
    rolls = page.locator(".roll")
    expect(rolls).to_have_count(2)
    hits = [int(text.rpartition(" ")[2]) for text in rolls.locator("b").all_inner_texts()]
    lead = hits[0] - hits[1] if winner == state["seat"] else hits[1] - hits[0]
    assert taken == min(lead, won["view"]["coins"][1 - winner])
    assert fits(page)
    coins = f"{taken} coin{'s' if taken > 1 else ''}"
    expect(page.locator(".answers")).to_contain_text(f"Take {coins}")
    press(page, ".answers .spot:first-child", size)
    expect(page.locator("[role=log]")).to_contain_text(f"takes {coins} from")
    after = asked([person], table)[1]["view"]["coins"]
    assert after[winner] == won["view"]["coins"][winner] + taken
    assert after[1 - winner] == won["view"]["coins"][1 - winner] - taken


def press(page: Page, selector: str, size: dict[str, int]) -> None:
    if size is DESKTOP:
        page.locator(selector).click()
    else:
        tab_to(page, selector)
        page.keyboard.press("Enter")

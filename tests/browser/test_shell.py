"""The shell of the browser client: harbour, new tables, invitations, replays, rules, settings; in every language, at
every size, for every way of reading it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import fits, serious
from tests.browser.conftest import DESKTOP, DIST, PHONE, ROOT, NewPage
from tests.server.running import Running
from tortuga.arena.play import Job, play_job
from tortuga.kernel.registry import find, keys

GOLDEN = ROOT / "tests" / "golden" / "glory-islands-4.tortuga"
LARGEST_FIRST_LOAD = 150_000
PAGES = ("/", "/new/islebound", "/rules/glory-islands/GI-4b.2", "/settings", "/nowhere")


def settled(page: Page) -> None:
    """All that a page loads later is there, and has its letters."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("One moment…")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => null)")


def kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate("name => localStorage.getItem(name)", name) or "null")


def table_of(page: Page) -> str:
    page.wait_for_url(re.compile("/table/[0-9a-f]{16}"))
    return page.url.rpartition("/")[2]


# -- the harbour


def test_a_stranger_plays_with_one_click(page: Page, harbour: Running) -> None:
    page.goto("/")
    expect(page.locator(".card")).to_have_count(len(keys()))
    page.get_by_role("button", name="Play now: Glory Islands against bots").click()
    table = table_of(page)
    expect(page.get_by_role("status").first).to_contain_text("Your turn")
    name = kept(page, "tortuga.guest")["name"]
    assert len(name.split()) == 2
    info = harbour.http.get(f"{harbour.url}/api/tables/{table}").json()
    assert [seat["who"] for seat in info["seats"]] == ["person", "bot", "bot"]
    assert info["seats"][0]["name"] == name
    page.goto("/")
    mine = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Tortuga")
    mine.get_by_role("link").click()
    assert table_of(page) == table


def test_every_game_can_be_begun(page: Page, harbour: Running) -> None:
    for key in keys():
        page.goto("/")
        page.get_by_role("button", name=f"Play now: {find(key).title} against bots", exact=True).click()
        info = harbour.http.get(f"{harbour.url}/api/tables/{table_of(page)}").json()
        assert (info["game"], info["stage"]) == (key, "running")


def test_a_name_of_ones_own(page: Page) -> None:
    page.goto("/")
    page.get_by_title("Change your name").click()
    page.get_by_role("textbox", name="Your name").fill("Grace O’Malley")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_title("Change your name")).to_contain_text("Grace O’Malley")
    page.reload()
    expect(page.get_by_title("Change your name")).to_contain_text("Grace O’Malley")


def test_a_server_that_does_not_know_me_meets_me_anew(new_page: NewPage) -> None:
    page = new_page(quiet=True)  # the browser tells of the refusal
    page.goto("/")
    stale = {"id": "nobody", "name": "Ghost", "token": "g.AAAAAAAAAAAAAAAAAAAAAA"}
    page.evaluate("text => localStorage.setItem('tortuga.guest', text)", json.dumps(stale))
    page.reload()
    page.get_by_role("button", name="Play now: Glory Islands against bots").click()
    table_of(page)
    assert kept(page, "tortuga.guest")["token"] != stale["token"]


# -- new tables and invitations


def test_a_table_as_one_wants_it(page: Page, harbour: Running) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="Glory Islands").check(force=True)
    page.get_by_text("Back: the storm").click()
    page.get_by_role("switch", name="Shipwrecks").check(force=True)
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Level of the bot on seat 2").select_option("random")
    page.get_by_label("Who sits on seat 3").select_option("here")
    page.get_by_label("Name on seat 3").fill("Carla")
    page.get_by_text("Clock, spectators and more").click()
    page.get_by_text("For the whole game").click()
    page.get_by_role("combobox", name="Time", exact=True).select_option("900")
    page.get_by_label("Time added after each move").select_option("10")
    page.get_by_label("How much later spectators see it").select_option("20")
    page.get_by_label("Name of the table").fill("The stormy one")
    page.get_by_role("button", name="Open the table").click()
    info = harbour.http.get(f"{harbour.url}/api/tables/{table_of(page)}").json()
    assert info["title"] == "The stormy one"
    spec = info["spec"]
    assert (spec["options"]["side"], spec["options"]["wrecks"]) == ("back", True)
    assert [seat["kind"] for seat in spec["seats"]] == ["me", "bot", "here", "bot"]
    assert (spec["seats"][1]["bot"], spec["seats"][2]["name"]) == ("random", "Carla")
    assert spec["clock"] == {"kind": "bank", "seconds": 900, "extra": 10}
    assert (spec["delay"], spec["public"], spec["pace"]) == (20, False, "live")


def test_a_game_over_days_has_a_clock_of_days(page: Page, harbour: Running) -> None:
    page.goto("/new/glory-islands")
    page.get_by_text("Clock, spectators and more").click()
    page.get_by_text("Over days").click()
    page.get_by_role("button", name="Open the table").click()
    spec = harbour.http.get(f"{harbour.url}/api/tables/{table_of(page)}").json()["spec"]
    assert (spec["pace"], spec["clock"]) == ("days", {"kind": "move", "seconds": 3 * 86400, "extra": 0})


def test_what_the_server_refuses_is_said(new_page: NewPage) -> None:
    page = new_page(quiet=True)
    page.goto("/new/glory-islands")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Colours of the seats").select_option("gryb")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("status").filter(has_text="green is Henry Morgan's")).to_be_visible()


def test_two_browsers_by_invitation(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(PHONE)
    anna.goto("/new/glory-islands")
    anna.get_by_label("Who sits on seat 2").select_option("invite")
    anna.get_by_role("button", name="Remove seat 3").click()
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Invitation to seat 2").input_value()
    assert re.search(r"/join/[0-9a-f]{16}#i\.", link)
    expect(anna.get_by_role("img", name="The link as a code for phones")).to_be_visible()
    anna.get_by_role("button", name="To the table").click()
    table = table_of(anna)

    ben.goto(link)
    expect(ben.get_by_role("heading", level=1)).to_have_text("You are invited")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    assert table_of(ben) == table
    for page in (anna, ben):
        expect(page.locator(".table .board svg").first).to_be_visible()
        expect(page.locator(".players")).to_contain_text("Ben")

    late = new_page(quiet=True)
    late.goto(link)
    expect(late.get_by_text("All seats of this table are taken.")).to_be_visible()


def test_an_open_table_is_found_in_the_harbour(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    anna.goto("/new/glory-islands")
    anna.get_by_label("Who sits on seat 2").select_option("open")
    anna.get_by_role("button", name="Remove seat 3").click()
    anna.get_by_text("Clock, spectators and more").click()
    anna.get_by_label("Name of the table").fill("Come one, come all")
    anna.get_by_role("button", name="Open the table").click()
    table = table_of(anna)
    ben.goto("/")
    ben.get_by_role("link", name=re.compile("^Join: Come one, come all")).click()
    ben.get_by_role("button", name="Sit down").click()
    assert table_of(ben) == table
    expect(anna.locator(".table .board svg").first).to_be_visible()


# -- looking back


@pytest.fixture
def replayed(page: Page) -> Page:
    """A finished game of elsewhere, opened from its file."""
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(GOLDEN)
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Glory Islands")
    return page


def test_a_game_is_played_again_step_by_step(replayed: Page) -> None:
    page = replayed
    slider = page.get_by_role("slider", name="Move")
    steps = int(slider.get_attribute("max") or 0)
    assert steps == len(GOLDEN.read_text().splitlines()) - 2  # a header, the actions, the end
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(f"Move 1 of {steps}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Move {steps} of {steps}")).to_be_visible()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("The beginning", exact=True)).to_be_visible()
    slider.fill("40")
    page.wait_for_url(re.compile("/40$"))
    page.get_by_text("fast").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/4[2-9]$"))
    page.get_by_role("button", name="Pause").click()


def test_a_moment_of_a_game_has_a_link(replayed: Page, new_page: NewPage) -> None:
    line = replayed.locator(".log ol button").nth(30)
    text = line.inner_text().strip()
    line.click()
    expect(replayed.locator(".log [aria-current]")).not_to_have_count(0)
    replayed.wait_for_url(re.compile("/replay/[0-9a-f]{16}/[1-9][0-9]*$"))
    other = new_page()
    other.goto(replayed.url)
    expect(other.locator(".log button:not(.later)").filter(has_text=text)).not_to_have_count(0)
    expect(other.get_by_role("slider", name="Move")).to_have_value(replayed.url.rpartition("/")[2])


def test_one_looks_back_with_the_eyes_of_a_seat(replayed: Page) -> None:
    replayed.get_by_role("slider", name="Move").fill("10")
    replayed.wait_for_url(re.compile("/10$"))
    expect(replayed.get_by_text("Your cards")).to_have_count(0)
    replayed.get_by_label("Seen by").select_option(label="Blue")
    expect(replayed.get_by_text("Your cards")).to_be_visible()


def test_scores_add_up_to_what_the_record_says(replayed: Page) -> None:
    scores = json.loads(GOLDEN.read_text().splitlines()[-1])["scores"]
    told = replayed.locator(".scores .total td").all_inner_texts()
    assert [int(re.sub(r"[^\d-]", "", text)) for text in told] == scores
    expect(replayed.get_by_role("img", name=re.compile("Scores after each move"))).to_be_visible()
    with replayed.expect_download() as download:
        replayed.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text() == GOLDEN.read_text()


def finished(key: str) -> str:
    """The record of a game that came to its end: a golden one, or one played by bots."""
    records = [file.read_text() for file in sorted(GOLDEN.parent.glob(f"{key}-[234].tortuga"))]
    for record in records:
        if '"scores"' in record.splitlines()[-1]:
            return record
    options = find(key).read_options(find(key).quick_options(), 3)
    return play_job(Job(index=0, game=key, bots=["sailor"] * 3, options=options, deal=1, record=True)).record


@pytest.mark.parametrize("game", keys())
def test_every_game_can_be_looked_back_at(page: Page, harbour: Running, game: str) -> None:
    answer = harbour.guest("Anna").ask("POST", "/api/records", finished(game))
    assert answer.status_code == 201, answer.text
    page.goto(f"/replay/{answer.json()['table']}/12")
    expect(page.locator(".board svg").first).to_be_visible()
    page.get_by_role("combobox", name="Seen by").select_option("1")
    page.get_by_role("button", name="One move on").click()
    page.wait_for_url(re.compile("/13$"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    assert fits(page)


def test_a_file_that_is_no_record_is_refused_with_the_reason(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(quiet=True)
    torn = tmp_path / "torn.tortuga"
    torn.write_text(GOLDEN.read_text()[:5000])
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(torn)
    expect(page.locator(".toasts .seal")).to_contain_text("line")


# -- the rules


def test_rules_are_opened_at_a_clause_and_searched(page: Page) -> None:
    page.goto("/rules/glory-islands/GI-4b.2")
    marked = page.locator("article.marked")
    expect(marked).to_contain_text("GI-4b.2")
    expect(marked).to_be_in_viewport()
    page.get_by_role("searchbox").fill("henry morgan")
    expect(page.locator("mark").first).to_have_text(re.compile("henry morgan", re.IGNORECASE))
    found = page.locator("article").count()
    assert 0 < found < 30
    expect(page.get_by_text(f"{found} clauses found")).to_be_visible()
    page.locator("article").first.get_by_role("link").first.click()
    page.wait_for_url(re.compile("/rules/glory-islands/GI-"))
    expect(page.locator("article.marked")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("submarine")
    expect(page.get_by_text("No clause says that.")).to_be_visible()


@pytest.mark.parametrize("game", keys())
def test_every_rulebook_is_shown_whole(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator("article")).to_have_count(len(find(game).rulebook.clauses))
    shown = page.locator(".text").inner_text()
    assert "**" not in shown
    assert "|--" not in shown


def test_the_rules_beside_the_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now: Glory Islands against bots").click()
    page.get_by_role("button", name=re.compile("^§ GI-")).click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("article.marked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


# -- languages, day and night, sizes


def test_everything_is_german_for_germans(new_page: NewPage, harbour: Running) -> None:
    page = new_page(locale="de-DE")
    games = harbour.http.get(f"{harbour.url}/api/games").json()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Fünf Spiele, ein Hafen")
    expect(page.locator(".card")).to_have_count(len(games))
    text = page.locator("body").inner_text()
    assert not [game["about"] for game in games if game["about"] in text]
    for game in games:
        page.goto(f"/new/{game['key']}")
        expect(page.locator(".seats select").first).to_be_visible()
        text = page.locator("body").inner_text()
        assert not [option["help"] for option in game["options"] if option["help"] in text]
    page.goto("/settings")
    page.get_by_text("English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games, one harbour")


def test_by_day_and_by_night(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("By night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_text("Same as the device").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("width", [320, PHONE["width"], 768, 1024, DESKTOP["width"], 2200])
def test_no_page_is_wider_than_the_screen(new_page: NewPage, width: int) -> None:
    page = new_page({"width": width, "height": 844})
    for path in PAGES:
        page.goto(path)
        settled(page)
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], path


def test_the_replay_fits_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(GOLDEN)
    expect(page.locator(".board svg").first).to_be_visible()
    assert fits(page)


# -- for every way of reading it


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme, bypass_csp=True)
    for path in PAGES:
        page.goto(path)
        settled(page)
        assert serious(page, "moderate") == []
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(GOLDEN)
    expect(page.locator(".board svg").first).to_be_visible()
    assert serious(page, "moderate") == []


def test_dialogs_are_accessible(new_page: NewPage) -> None:
    page = new_page(bypass_csp=True)
    page.goto("/new/glory-islands")
    page.get_by_label("Who sits on seat 2").select_option("invite")
    page.get_by_text("Clock, spectators and more").click()
    page.get_by_text("For every move").click()
    assert serious(page, "moderate") == []
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("dialog", name="The table is open")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a code for phones")).to_be_visible()
    assert serious(page, "moderate") == []


def test_the_keyboard_alone_opens_a_table(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".card")).to_have_count(len(keys()))
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now: Glory Islands against bots")).to_be_focused()
    page.keyboard.press("Enter")
    table_of(page)


# -- the size of it, and without a network


def test_the_first_load_is_small(page: Page) -> None:
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/")
    expect(page.locator(".card")).to_have_count(len(keys()))
    settled(page)
    files = [DIST / "assets" / url.rpartition("/")[2] for url in loaded if "/assets/" in url]
    sizes = {file.name: packed.stat().st_size for file in files if (packed := Path(f"{file}.gz")).is_file()}
    assert sizes
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes


def test_without_a_network_it_opens_and_says_so(new_page: NewPage) -> None:
    page = new_page(quiet=True, service_workers="allow")
    page.goto("/")
    expect(page.locator(".card")).to_have_count(len(keys()))
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # now through the service worker, which keeps what it passes on
    expect(page.locator(".card")).to_have_count(len(keys()))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("There is no connection.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games, one harbour")
    page.context.set_offline(False)


def test_it_can_be_installed(page: Page, harbour: Running) -> None:
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = harbour.http.get(f"{harbour.url}{link}").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = harbour.http.get(harbour.url + icon["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(icon["type"])


def test_addresses_that_lead_nowhere(page: Page) -> None:
    page.goto("/treasure/island")
    expect(page.get_by_role("heading", level=1)).to_have_text("Here be dragons")
    page.get_by_role("link", name="Back to the harbour").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games, one harbour")

"""``make screenshots``: the pictures of docs/screenshots, taken in a real browser of a real server.

    python -m tests.browser.screenshots [--only NAME] [--to FOLDER]

The server is seeded, so that the same tables are shown every time, and a picture is only replaced where it looks
different: otherwise the repository would grow by all pictures with every change.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.checks import AT_REST
from tests.browser.conftest import CHROMIUM_ARGUMENTS, DESKTOP, PHONE, ROOT, SERVED, chromium
from tests.server.running import Person, Running

FOLDER = ROOT / "docs" / "screenshots"
RECORD = ROOT / "tests" / "golden" / "glory-islands-4.tortuga"
# How far each game has got when its picture is taken.
MOVES = {"glory-islands": 24, "islebound": 30, "merchants-and-marauders": 40, "to-glory": 20, "glory": 40}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Scene:
    """A harbour with some life in it, and somebody who looks at it."""

    def __init__(self, harbour: Running) -> None:
        self.harbour = harbour
        self.anne = harbour.guest("Anne Saltbeard")
        self.ben = harbour.guest("Ben Driftwood")
        for game, title in (("islebound", "Friday crossing"), ("to-glory", "Kraken hunters")):
            self.ben.ask(
                "POST", "/api/tables", {"spec": {**spec(game, "me", "open", "open"), "title": title, "public": True}}
            )
        self.carla = harbour.guest("Carla Fairwind")
        self.tables = {game: self.opened(self.player(game), spec(game, "me", "bot", "bot")) for game in MOVES}
        self.invited = self.opened(self.ben, spec("merchants-and-marauders", "me", "invite", "bot"))
        self.over = str(self.anne.ask("POST", "/api/records", RECORD.read_text()).json()["table"])
        for game, moves in MOVES.items():
            play(self.player(game), self.tables[game], moves)

    def player(self, name: str) -> Person:
        """Who plays this game or looks at this page: one has a harbour full of games, the other a tidy one."""
        others = [game for game in MOVES if game != "glory-islands"]
        return self.carla if name.removeprefix("table-") in others else self.anne

    def opened(self, person: Person, wanted: dict[str, Any]) -> str:
        answered = person.ask("POST", "/api/tables", {"spec": wanted})
        assert answered.status_code == 201, answered.text
        answer = answered.json()
        for invitation in answer["invitations"]:
            self.invitation = str(invitation["token"])
        return str(answer["table"])


def spec(game: str, *kinds: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": kind, **({"bot": "sailor"} if kind == "bot" else {})} for kind in kinds]}


def play(person: Person, table: str, moves: int) -> None:
    """So many moves, the same every time."""
    dice = random.Random(7)
    for move in range(moves + 1):
        while not (options := person.state(table)["options"]):
            time.sleep(0.1)  # the bots think
        if move < moves:
            person.do(table, "do", action=dice.choice(options)["text"])


Look = Callable[[Page, Scene], None]


def go(path: str, wait: str) -> Look:
    def look(page: Page, scene: Scene) -> None:
        page.goto(path.format(scene=scene))
        page.wait_for_selector(wait)

    return look


def open_rule(page: Page, scene: Scene) -> None:
    go("/rules/glory-islands/GI-4b.2", ".marked")(page, scene)
    page.get_by_role("searchbox").fill("pirate")


PAGES: dict[str, Look] = {
    "harbour": go("/", ".games .card"),
    "new-table": go("/new/islebound", ".seats select"),
    "join": go("/join/{scene.invited}#{scene.invitation}", "form input"),
    **{f"table-{game}": go(f"/table/{{scene.tables[{game}]}}", ".table .board svg") for game in MOVES},
    "replay": go("/replay/{scene.over}/60", ".board svg"),
    "rules": open_rule,
    "settings": go("/settings", ".switch"),
}
NIGHT = {"harbour", "table-glory-islands"}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="")
    parser.add_argument("--to", type=Path, default=FOLDER)
    parser.add_argument("--whole", action="store_true", help="whole pages, not only what the first screen shows")
    wishes = parser.parse_args()
    wishes.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        harbour = Running(Path(folder) / "tables.sqlite", *SERVED)
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGUMENTS)
        try:
            scene = Scene(harbour)
            for name in PAGES:
                if wishes.only and wishes.only != name:
                    continue
                for size in SIZES:
                    take(browser, scene, name, wishes.to, size, "light", wishes.whole)
                if name in NIGHT:
                    take(browser, scene, name, wishes.to, "desktop", "dark", wishes.whole)
        finally:
            browser.close()
            harbour.stop()


def take(browser: Browser, scene: Scene, name: str, folder: Path, size: str, theme: str, whole: bool) -> None:
    file = folder / f"{name}-{'night' if theme == 'dark' else size}.webp"
    person = scene.player(name)
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        base_url=scene.harbour.url,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        is_mobile=size == "phone",
        device_scale_factor=1,
    )
    kept = {
        "tortuga.guest": {
            "id": person.id,
            "name": person.ask("GET", "/api/guests/me").json()["name"],
            "token": person.token,
        },
        "tortuga.settings": {"language": "en", "theme": theme, "speed": 0, "confirm": True, "notify": False},
        "tortuga.guided": list(MOVES),
    }
    items = json.dumps({name: json.dumps(value) for name, value in kept.items()})
    context.add_init_script(f"for (const [name, value] of Object.entries({items})) localStorage.setItem(name, value)")
    page = context.new_page()
    PAGES[name](page, scene)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_function(AT_REST)
    shot = page.screenshot(full_page=whole or (name == "harbour" and size == "desktop"), animations="disabled")
    changed = keep(page, shot, file)
    context.close()
    print(f"{file.relative_to(ROOT) if file.is_relative_to(ROOT) else file}: {'new' if changed else 'as it was'}")


def keep(page: Page, shot: bytes, file: Path) -> bool:
    """Write the picture as WebP, unless the one that is there looks the same."""
    page.goto("about:blank")  # pages of the harbour may not read pictures from elsewhere
    before = file.read_bytes() if file.is_file() else b""
    pictures = [base64.b64encode(picture).decode() for picture in (shot, before)]
    made = page.evaluate(COMPARE, [*pictures, QUALITY, SMALL, SEEN, MOST_SEEN])
    if made is None:
        return False
    file.write_bytes(base64.b64decode(made))
    return True


QUALITY = 0.72
SMALL = 0.5  # both are compared at half their size, so that the edges of letters do not count
SEEN = 40  # of 255: by how much a colour must differ to be seen
MOST_SEEN = 0.002  # of all points may differ in a picture that looks the same

# Draws both pictures and counts the points that differ; the new one as WebP, or null if they look the same.
COMPARE = """async ([png, before, quality, small, seen, most]) => {
    const picture = async (data, type) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type }))
    const points = (image, scale) => {
        const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale))
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        return [canvas, context.getImageData(0, 0, canvas.width, canvas.height).data]
    }
    const now = await picture(png, 'image/png')
    if (before) {
        const old = await picture(before, 'image/webp')
        if (old.width === now.width && old.height === now.height) {
            const a = points(old, small)[1], b = points(now, small)[1]
            let differ = 0
            for (let i = 0; i < a.length; i += 4)
                if (Math.max(...[0, 1, 2].map((j) => Math.abs(a[i + j] - b[i + j]))) > seen) differ++
            if (differ <= most * (a.length / 4)) return null
        }
    }
    const blob = await points(now, 1)[0].convertToBlob({ type: 'image/webp', quality })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768))
    return btoa(text)
}"""


if __name__ == "__main__":
    main()

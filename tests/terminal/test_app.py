"""The full screen, driven by keys."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from textual.pilot import Pilot

import tortuga
from tests.terminal.screens import ALONE, TOGETHER, press, run, session, settled, text_on, type_in
from tortuga.games.glory_islands import picture
from tortuga.kernel.dice import FastDice
from tortuga.terminal import app as app_module
from tortuga.terminal.app import Curtain, PlayApp
from tortuga.terminal.plain import winner_line
from tortuga.terminal.portrait import portrait
from tortuga.terminal.session import BotQuestion, Session
from tortuga.terminal.widgets import Choices, Sheet

TREASURES: list[str] = tortuga.find("glory-islands").load().treasures


def test_a_whole_game_by_keys_alone(tmp_path: Path) -> None:
    table = session("human", "bot:greedy", "bot:greedy", file=tmp_path / "game.tortuga")

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        while not table.over:
            await press(app, pilot, "enter")
        shown = text_on(app)
        assert "The end of Glory Islands" in shown
        for word in ("glory", "pirates", "sailing", "sets", "barrels", "score", *table.match.names):
            assert word in shown
        assert winner_line(table.match) in shown
        await press(app, pilot, "enter")
        assert not isinstance(app.screen, Sheet)
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Sheet)
        await press(app, pilot, "q")

    app = run(table, script)
    assert app.return_code == 0
    assert not (tmp_path / "game.tortuga").exists()
    record = tortuga.Record.read(tmp_path / "records" / "game.tortuga")
    assert tortuga.replay(record).over


def test_80_by_24_shows_everything_that_matters() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "3")
        shown = text_on(app)
        lines = shown.splitlines()
        assert len(lines) == 24
        assert max(map(len, lines)) == 80
        for name in app.match.names:
            assert name in shown
        for word in ("Home +6", "Compass +4", "Round 1", "GI-4a.1", "Sail your ship", "q save, quit"):
            assert word in shown
        assert app.match.log(0)[-1].text in shown
        assert app.asked is not None
        for choice in app.asked.choices:
            assert choice.label in shown
        board = picture.draw(app.match.tables, app.match.view(0), app.match.names, {})  # type: ignore[arg-type]
        assert len(board) == 15
        assert lines[14].startswith("╚")

    run(session("human", "bot:random", "bot:random", "bot:random", options={"wrecks": True}), script)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
def test_every_size_has_board_choices_and_log(size: tuple[int, int]) -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = text_on(app)
        for word in ("Compass +4", "Choose a sailing card", "1) red 1", "6) red 5", "Round 1", "? help"):
            assert word in shown
        if size[1] >= 33:
            assert "picks one card from the hand in secret" in " ".join(shown.split())

    run(session(*ALONE), script, size)


def test_a_tiny_terminal_can_still_be_played() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = text_on(app)
        assert "Choose a sailing card" in shown
        assert "needs 80 columns" in " ".join(shown.split())
        await press(app, pilot, "1")
        assert app.match.entries

    run(session(*ALONE), script, (60, 16))


def test_the_cursor_shows_the_place_on_the_board() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_in(app, pilot, "red-3-3w")
        await press(app, pilot, "2")
        shown = text_on(app)
        assert "»P b1«" in shown
        assert "[B b2]" in shown
        await press(app, pilot, "down")
        shown = text_on(app)
        assert "[P b1]" in shown
        assert "»B b2«" in shown

    run(session("human", "human", "human"), lambda app, pilot: one_hand(app, pilot, script), (80, 24))


async def one_hand(app: PlayApp, pilot: Pilot[int], script: object) -> None:
    """Open every curtain and let the others play a 1, so that seat 0 is first."""
    assert callable(script)
    table = app.session
    await press(app, pilot, "enter")
    table.match.choose(1, "play yellow-1-1b")
    table.match.choose(2, "play blue-1-4b")
    await script(app, pilot)


def test_undo_and_why_not() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "u")
        assert "Nothing has been done yet" in text_on(app)
        await type_in(app, pilot, "red-3-3w")
        assert app.match.question(0) is not None
        before = len(app.match.entries)
        await press(app, pilot, "1")
        assert len(app.match.entries) == before + 1
        await press(app, pilot, "u")
        assert len(app.match.entries) == before
        assert "Taken back" in text_on(app)
        await press(app, pilot, "u")
        assert "new to light" in text_on(app) or "Somebody else has acted" in text_on(app)

    run(session(*ALONE), script)


def test_quit_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for _ in range(8):
            await press(app, pilot, "enter")
        await press(app, pilot, "q")

    table = session(*ALONE, file=file)
    assert run(table, script).return_code == 0
    match = tortuga.replay(tortuga.Record.read(file))
    assert match.view(0) == table.match.view(0)
    assert match.sitting == list(ALONE)

    async def go_on(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "enter")
        await press(app, pilot, "q")

    run(Session(match, file, 1), go_on)
    longer = tortuga.Record.read(file)
    assert len(longer.entries) > len(table.match.entries)
    assert longer.entries[: len(table.match.entries)] == table.match.entries


def test_quit_before_anything_was_done_saves_nothing(tmp_path: Path) -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "q")

    run(session(*ALONE, file=tmp_path / "game.tortuga"), script)
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_saved_is_said_before_leaving(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "1")
        await press(app, pilot, "q")
        shown = text_on(app)
        assert "cannot be saved" in shown
        assert "Press Q" in " ".join(shown.split())
        await press(app, pilot, "Q")

    assert run(session(*ALONE, file=blocked / "game.tortuga"), script).return_code == 0


# -- typing


def test_a_typed_move_and_its_beginning() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_in(app, pilot, "play red-5")
        assert app.match.entries[0].do == "play red-5-4b"

    run(session(*ALONE), script)


def test_a_refused_move_tells_clause_and_reason() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await type_in(app, pilot, "play blue-5-3b")
        shown = text_on(app)
        assert "blue 5 ●●● is not in your hand (GI-1.1)" in shown
        assert not app.match.entries
        await press(app, pilot, "escape")
        await type_in(app, pilot, "play red-3")
        assert "can mean play red-3-3w, play red-3-3b" in text_on(app)
        assert not app.match.entries

    run(session(*ALONE), script)


def test_slash_begins_a_move_with_any_letter() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "/", "l")
        assert text_on(app).splitlines()[-2].strip().startswith("l")
        await press(app, pilot, "escape")
        assert app.query_one(Choices).has_focus

    run(session(*ALONE), script)


def test_numbers_of_two_digits() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.asked is not None
        choices = app.query_one(Choices)
        many = [app.asked.choices[0]] * 2 + list(app.asked.choices)
        choices.show([type(c)(str(n), c.text, c.label, c.facts) for n, c in enumerate(many * 2, start=1)])
        taken: list[str] = []
        choices.action_take = lambda: taken.append(choices.choices[choices.cursor].key)  # type: ignore[method-assign]
        await press(app, pilot, "1")
        assert not taken
        await press(app, pilot, "2")
        assert taken == ["12"]
        choices.digits = ""
        await press(app, pilot, "9")
        assert taken == ["12", "9"]

    run(session(*ALONE), script)


def test_the_mouse_points_and_takes() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        choices = app.query_one(Choices)
        await pilot.click("#choices", offset=(6, 3))
        assert choices.cursor == 3
        assert not app.match.entries
        await pilot.click("#choices", offset=(6, 3))
        await settled(app, pilot)
        assert app.match.entries[0].do == "play red-3-3b"

    run(session(*ALONE), script)


def test_a_long_list_scrolls_with_the_cursor() -> None:
    table = session(*ALONE)
    table.match.choose(0, "play red-5-4b")
    for seat, card in ((1, "yellow-1-1b"), (2, "blue-1-4b")):
        table.match.choose(seat, f"play {card}")

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = text_on(app)
        assert "6) Stop over after 1, at column A, top" in shown
        assert "9) Stop over" not in shown
        assert "↓" in shown.splitlines()[-2]
        await press(app, pilot, "up")
        shown = text_on(app)
        assert "»9) Stop over after 4, at column D, top«" in shown
        assert "1) Sail 1 to column A" not in shown

    run(table, script)


# -- help and log


def test_help_shows_keys_and_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "hint", lambda session, asked: [])  # a hint would come on top of it

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "?")
        shown = " ".join(text_on(app).split())
        assert "GI-1.1" in shown
        assert "picks one card from the hand in secret" in shown
        assert "save and quit" in shown
        await press(app, pilot, "escape")
        assert "1) red 1" in text_on(app)

    run(session(*ALONE), script)


def test_the_log_can_be_read_on_the_whole_screen() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for _ in range(5):
            await press(app, pilot, "enter")
        await press(app, pilot, "l")
        shown = text_on(app)
        assert "Red plays" in shown
        assert "Compass" not in shown
        await press(app, pilot, "escape")
        assert "Compass" in text_on(app)

    run(session(*ALONE), script)


# -- several people at one screen


def test_the_curtain_hides_what_is_private() -> None:
    table = session(*TOGETHER)
    luck = FastDice(7)
    while not all(table.match.view(seat).loot[seat] for seat in range(3)) or len(table.match.decisions) < 3:  # type: ignore[attr-defined]
        seat = table.match.decisions[0].seat
        options = table.match.options(seat)
        table.match.choose(seat, options[luck.below(len(options))])

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        seen: set[int] = set()
        for _ in range(20):
            if isinstance(app.screen, Curtain):
                shown = text_on(app)
                assert "Pass the screen to" in shown
                for word in ("hand", "treasure", *TREASURES):
                    assert word not in shown
                await press(app, pilot, "enter")
                continue
            assert app.asked is not None
            seat = app.asked.seat
            private_only(app, seat)
            seen.add(seat)
            await press(app, pilot, "enter")
        assert seen == {0, 1, 2}

    run(table, script)


def private_only(app: PlayApp, seat: int) -> None:
    """The screen shows the treasure of this seat by name, of the others only how many."""
    match = app.match
    eyes = app.session.eyes
    assert eyes == seat
    shown = text_on(app)
    for other in range(3):
        held = len(match.view(other).loot[other])  # type: ignore[attr-defined]
        if other != seat and held:
            assert f"treasure {held} face down" in shown
    own = {TREASURES[kind] for kind in match.view(seat).loot[seat]}  # type: ignore[attr-defined]
    assert app.asked is not None
    asked = {choice.label for choice in app.asked.choices}
    panel = "\n".join(line[49:] for line in shown.splitlines()[:15])
    for name in set(TREASURES) - own - asked:
        assert name not in panel


def test_cards_are_chosen_one_by_one_behind_the_curtain() -> None:
    table = session(*TOGETHER)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for name in table.match.names:
            assert isinstance(app.screen, Curtain)
            assert f"Pass the screen to {name}" in text_on(app)
            await press(app, pilot, "enter")
            assert "Choose a sailing card" in text_on(app)
            await press(app, pilot, "2")
        assert table.match.log(0)[1].kind == "played"

    run(table, script)


def test_a_choice_can_be_taken_back_at_the_curtain() -> None:
    table = session(*TOGETHER)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "enter")
        await press(app, pilot, "2")
        assert "u takes back the last choice of Red" in text_on(app)
        await press(app, pilot, "u")
        assert not table.match.entries
        assert "1) red 1" in text_on(app)

    run(table, script)


def test_no_key_of_the_board_works_through_the_curtain() -> None:
    table = session(*TOGETHER)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "l", "escape", "?", "u", "1", "p", "down")
        await pilot.resize_terminal(140, 45)
        await settled(app, pilot)
        assert isinstance(app.screen, Curtain)
        assert not table.match.entries
        await press(app, pilot, "enter", "1")
        assert isinstance(app.screen, Curtain)
        await press(app, pilot, "q")

    assert run(table, script).return_code == 0


def test_bots_play_on_behind_the_help() -> None:
    table = session(*ALONE)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        app.pause = 0.05
        await pilot.press("1")
        await pilot.press("?")
        assert isinstance(app.screen, Sheet)
        await pilot.resize_terminal(100, 30)
        await settled(app, pilot)
        assert isinstance(app.screen, Sheet)
        await press(app, pilot, "escape")
        assert app.asked is not None
        assert len(table.match.entries) > 3

    run(table, script)


def test_taking_a_card_back_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(*ALONE)
    gate = threading.Event()
    think = table.think

    def slowly(question: BotQuestion) -> int:
        assert gate.wait(60)
        return think(question)

    monkeypatch.setattr(table, "think", slowly)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await pilot.press("1")
        assert app.bots_busy
        assert "Yellow, Blue are choosing" in text_on(app)
        await pilot.press("u")
        assert app.asked is not None
        assert not table.match.entries
        await pilot.press("2")
        gate.set()
        await settled(app, pilot)
        assert table.match.entries[0].do == "play red-2-3b"
        assert len({entry.seat for entry in table.match.entries[:3]}) == 3

    run(table, script)


def test_two_quick_enters_answer_one_question() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        assert app.asked is not None
        stale = app.asked.choices[0]
        await press(app, pilot, "enter")
        before = len(app.match.entries)
        app.take(stale)
        assert len(app.match.entries) == before

    run(session(*ALONE), script)


def test_one_person_sees_no_curtain() -> None:
    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        for _ in range(6):
            assert not isinstance(app.screen, Curtain)
            await press(app, pilot, "enter")

    run(session(*ALONE), script)


# -- dice by hand, bots alone, accidents


def test_dice_by_hand_are_asked_like_a_choice() -> None:
    table = session("human", "human", hand_dice=True)

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "enter")
        await press(app, pilot, "2")
        await press(app, pilot, "enter")
        await press(app, pilot, "2")
        shown = text_on(app)
        assert "Dice by hand: Turn over Henry Morgan's top card" in shown
        assert "green-5-1b" in shown
        await type_in(app, pilot, "red-5")
        assert "'red-5' cannot have come" in text_on(app)
        await press(app, pilot, "escape")
        await type_in(app, pilot, "green-1")
        assert "Henry Morgan plays green 1" in " ".join(line.text for line in table.match.log(0))

    run(table, script)


def test_bots_alone_can_be_watched() -> None:
    table = session("bot:random", "bot:random", "bot:random")
    while table.match.view(0).round < 11:  # type: ignore[attr-defined]
        table.step_bots()

    async def script(app: PlayApp, pilot: Pilot[int]) -> None:
        await settled(app, pilot)
        assert "The end of Glory Islands" in text_on(app)
        await press(app, pilot, "q")

    run(table, script)
    assert table.over


def test_a_mistake_inside_a_game_ends_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.tortuga"
    table = session(*ALONE, file=file)
    table.step_bots()
    table.answer_typed(table.asked(), "1")  # type: ignore[arg-type]

    def broken(*_: object) -> int:
        raise ValueError("the bot\nfell overboard")

    for bot in table.bots.values():
        monkeypatch.setattr(bot, "choose", broken)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(PlayApp, "run", headless)
    assert app_module.play(table) == 1
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert err.splitlines() == [
        f"tortuga: Glory Islands stopped because of a bug: ValueError: the bot fell overboard (saved in {file})"
    ]
    assert tortuga.replay(tortuga.Record.read(file)).entries


def headless(app: PlayApp) -> None:
    """Run as for a person, but without a terminal."""
    import asyncio

    asyncio.run(app.run_async(headless=True, size=(80, 24)))


def test_without_a_terminal_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert app_module.play(session(*ALONE)) == 2
    assert capsys.readouterr().err == "tortuga: This terminal cannot show a full screen; try --plain.\n"


# -- its portrait


def test_the_portrait_needs_nothing_from_elsewhere() -> None:
    svg = portrait(actions=5)
    assert svg == portrait(actions=5)
    assert "url(http" not in svg
    assert "@font-face" not in svg
    for word in ("Compass", "pirate", "Home"):
        assert word in svg

"""Playing line by line."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tortuga
from tests.terminal.screens import ALONE, TOGETHER, session
from tortuga.terminal.plain import play
from tortuga.terminal.session import Session
from tortuga.terminal.words import PLAIN_COMMANDS


def plain(table: Session, *lines: str) -> tuple[int, str]:
    """Type these lines; the exit code and what was said."""
    out = io.StringIO()
    code = play(table, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return code, out.getvalue()


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    table = session("human", "bot:greedy", "bot:greedy", file=tmp_path / "game.tortuga")
    code, said = plain(table, *["1"] * 200)
    assert code == 0
    assert table.over
    assert "is King of the Pirates!" in said
    assert " wins with " in said
    assert "(glory " in said
    record = tmp_path / "records" / "game.tortuga"
    assert f"tortuga replay {record}" in said
    assert tortuga.replay(tortuga.Record.read(record)).over
    assert not any(sign in said for sign in "║│╭═")


def test_the_question_comes_with_its_clause_and_numbers() -> None:
    code, said = plain(session(*ALONE))
    assert code == 0
    assert "Red: Choose a sailing card; all are shown together (GI-1.1)\n  1: red 1 ●●, costs 1\n" in said


def test_the_end_of_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.tortuga"
    table = session(*ALONE, file=file)
    code, said = plain(table, "play red-3-3w")
    assert code == 0
    assert said.splitlines()[-1] == f"Saved in {file}. Continue with: tortuga resume {file}"
    match = tortuga.replay(tortuga.Record.read(file))
    assert match.view(0) == table.match.view(0)
    code, said = plain(Session(match, file, 1), "quit")
    assert code == 0
    assert "Red plays red 3" in said  # the last lines of the log are told again


def test_the_newest_save_is_resumed_without_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_HOME", str(tmp_path))
    _, said = plain(session(*ALONE, file=tmp_path / "game.tortuga"), "1")
    assert said.splitlines()[-1].endswith("Continue with: tortuga resume")


def test_nothing_done_nothing_saved(tmp_path: Path) -> None:
    code, said = plain(session(*ALONE, file=tmp_path / "game.tortuga"))
    assert code == 0
    assert said.splitlines()[-1] == "Nothing has been done yet, so nothing is saved."
    assert not list(tmp_path.iterdir())


def test_commands() -> None:
    _, said = plain(session(*ALONE), "help", "board", "table", "log", "clause", "again", "undo", "QUIT")
    assert "undo: take your last choice back" in said
    assert "╔Home +6►═A" in said
    assert "Island A: A1 treasure chest; B1 pirate field; A2 treasure chest." in said
    assert "GI-1.1 Each player picks one card from the hand in secret." in said
    assert said.count("Choose a sailing card") == 2
    assert "Nothing has been done yet." in said


def test_every_command_of_the_help_can_be_typed() -> None:
    for word in PLAIN_COMMANDS:
        _, said = plain(session(*ALONE), word)
        assert "There is no action" not in said, word


def test_what_is_not_legal_is_answered_with_clause_and_reason() -> None:
    _, said = plain(session(*ALONE), "play blue-5-3b", "sail 3", "nonsense", "play red-3", "99", "")
    assert "blue 5 ●●● is not in your hand (GI-1.1)" in said
    assert "not asked for now" in said
    assert "There is no action 'play nonsense'." in said
    assert "'play red-3' can mean play red-3-3w, play red-3-3b" in said
    assert "There is no action 'play 99'" in said


def test_undo_asks_again() -> None:
    table = session(*ALONE)
    _, said = plain(table, "play red-3-3w", "1", "undo", "2")
    assert "Taken back.\nRed: Sail your ship" in said
    assert table.match.entries[-1].do != "sail 1"


def test_several_people_pass_the_screen() -> None:
    table = session(*TOGETHER)
    _, said = plain(table, "", "2", "", "2", "", "2", "board")
    for name in table.match.names:
        assert f"Pass the screen to {name} and press Enter." in said
    assert table.match.log(0)[1].kind == "played"


def test_nobody_is_told_the_treasure_of_another() -> None:
    """What stands between two curtains holds no treasure that its person may not know."""
    table = session(*TOGETHER, seed=3)
    match = table.match
    lines: list[str] = []
    out = io.StringIO()
    seen: list[tuple[int, str]] = []

    class Typist(io.StringIO):
        """Presses Enter at curtains and takes chests where it can; notes what was said to whom."""

        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            said = out.getvalue()
            seen.append((table.at_screen, said[len("".join(lines)) :]))
            lines[:] = [said]
            asked = table.asked()
            if asked is None:
                return "\n"
            best = max(asked.choices, key=lambda choice: choice.facts.get("space") == 1)
            return "" if match.view(0).round > 4 else f"{best.key}\n"  # type: ignore[attr-defined]

    play(table, Typist(), out)
    told = {seat: "".join(said for who, said in seen if who == seat) for seat in range(3)}
    for seat in range(3):
        for line in match.log(seat):
            if line.kind in ("drew", "kept") and line.seat == seat:
                assert line.text in told[seat]
                for other in range(3):
                    public = match.log(other)[line.number].text
                    assert other == seat or line.text == public or line.text not in told[other]
    assert any(line.kind == "kept" for line in match.log(0))


def test_dice_by_hand() -> None:
    table = session("human", "bot:random", hand_dice=True)
    _, said = plain(table, "2", "ruby", "green-1-3b")
    assert "Dice by hand: Turn over Henry Morgan's top card. Which is it?" in said
    assert "'ruby' cannot have come" in said
    assert "Henry Morgan plays green 1" in said


def test_the_faces_of_a_die_are_their_own_numbers() -> None:
    table = session("human", "human", hand_dice=True)
    from tortuga.kernel.dice import Roll

    table.match.roll = Roll("wreck", ["2", "3", "10"])
    asked = table.asked()
    assert asked is not None
    assert [choice.key for choice in asked.choices] == ["2", "3", "10"]


def test_a_mistake_inside_a_game_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = session(*ALONE, file=tmp_path / "game.tortuga")

    def broken(*_: object) -> int:
        raise KeyError("no\nsuch thing")

    for bot in table.bots.values():
        monkeypatch.setattr(bot, "choose", broken)
    code, _ = plain(table, "1")
    assert code == 1
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert err.startswith("tortuga: Glory Islands stopped because of a bug: KeyError")
    assert str(tmp_path / "game.tortuga") in err


def test_what_cannot_be_saved_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    code, _ = plain(session(*ALONE, file=tmp_path / "file" / "game.tortuga"), "1", "quit")
    assert code == 1
    assert capsys.readouterr().err.startswith("tortuga: The game cannot be saved: ")


def test_names_cannot_steer_the_terminal() -> None:
    table = session(*ALONE, names=["Red", "Bé́atrice", "船長"])
    table.match.names[0] = "\x1b[2J\nRed"  # the kernel refuses it; the client does not trust anybody
    _, said = plain(table, "board", "table", "1")
    assert "\x1b" not in said


def test_odd_bytes_and_closed_pipes(tmp_path: Path) -> None:
    """As a real process: bytes that are no text, and a reader that goes away."""
    command = [sys.executable, "-m", "tortuga.cli", "play", "--plain", "--seed", "7"]
    environment = {**os.environ, "TORTUGA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, input=b"\xff\xfe\n3\nquit\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Saved in" in done.stdout
    assert done.stderr == b""
    environment["PYTHONIOENCODING"] = "utf-8"
    writer = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    assert writer.stdin is not None
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    writer.stdin.write(b"1\n" * 500)
    writer.stdin.close()
    assert b"Traceback" not in writer.stderr.read()
    writer.stderr.close()
    writer.wait(60)

"""A file never runs a program: the attacks are made with the real command line, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tortuga
from tests.server.running import Running
from tortuga.bots import make_bot
from tortuga.kernel.errors import NoSuchBot
from tortuga.terminal.session import Session

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot" / "first.py"


def gift(folder: Path, *, finished: bool = False) -> tuple[Path, Path]:
    """A saved game whose second seat is a command, and the file that this command would write."""
    trap = folder / "pwned"
    command = f"bot:run:{sys.executable} -c \"open('{trap}', 'w')\""
    match = tortuga.new("glory-islands", 2, seed=3, sitting=["human", command])
    while not match.over if finished else not match.entries:
        seat = match.decisions[0].seat
        match.choose(seat, match.options(seat)[0])
    file = folder / "gift.tortuga"
    (match.record if finished else match.save).write(file)
    assert command in tortuga.Record.read(file).header.seats, "the file names the command, and its checks are good"
    return file, trap


def tortuga_command(*arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tortuga.cli", *map(str, arguments)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, env={**os.environ})


@pytest.mark.parametrize("finished", [False, True])
@pytest.mark.parametrize("command", ["resume", "resume --plain", "replay --plain", "verify", "review"])
@pytest.mark.slow
def test_no_command_starts_a_program_that_a_file_names(tmp_path: Path, command: str, finished: bool) -> None:
    file, trap = gift(tmp_path, finished=finished)
    name, *flags = command.split()
    done = tortuga_command(name, file, *flags, typed="1\n1\n1\nquit\n")
    assert not trap.exists(), done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_resuming_the_newest_game_starts_no_program_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, trap = gift(tmp_path)
    monkeypatch.setenv("TORTUGA_HOME", str(tmp_path))
    done = tortuga_command("resume", "--plain", typed="1\nquit\n")
    assert done.returncode == 1
    assert not trap.exists()


def test_the_refusal_names_the_seat_and_the_way_on(tmp_path: Path) -> None:
    file, trap = gift(tmp_path)
    done = tortuga_command("resume", file, "--plain")
    assert done.returncode == 1
    assert "seat 1 (Yellow) was played by a program: 'bot:run:" in done.stderr
    assert f"tortuga resume {file} --seats human,bot:mate" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not trap.exists()


def test_seats_of_the_command_line_replace_those_of_the_file(tmp_path: Path) -> None:
    file, trap = gift(tmp_path)
    done = tortuga_command("resume", file, "--plain", "--seats", "human,bot:random", typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert tortuga.Record.read(file).header.seats == ["human", "bot:random"]
    program = f"bot:run:{sys.executable} {EXAMPLE}"
    done = tortuga_command("resume", file, "--plain", "--seats", f"human,{program}", typed="1\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert tortuga.Record.read(file).header.seats == ["human", program]
    assert tortuga_command("resume", file, "--plain", "--seats", "human,human,human").returncode == 1
    assert not trap.exists()


def test_a_server_starts_no_program_that_a_record_names(tmp_path: Path) -> None:
    file, trap = gift(tmp_path, finished=True)
    running = Running(tmp_path / "t.sqlite", "--no-rate-limits")
    try:
        anna = running.guest("Anna")
        taken = anna.ask("POST", "/api/records", file.read_bytes())
        assert taken.status_code == 201, taken.text
        table = taken.json()["table"]
        for path in ("", "/state", "/record", "/replay/3", "/course"):
            assert anna.ask("GET", f"/api/tables/{table}{path}").status_code == 200
        assert anna.ask("POST", f"/api/tables/{table}/again").status_code == 409
        program = tortuga.Record.read(file).header.seats[1].removeprefix("bot:")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": program[:40]}]
        spec = {"game": "glory-islands", "seats": seats}
        assert anna.ask("POST", "/api/tables", {"spec": spec}).status_code == 409
        stand_in = {"game": "glory-islands", "seats": [{"kind": "me"}, {"kind": "open"}], "stand_in": "run:true"}
        assert anna.ask("POST", "/api/tables", {"spec": stand_in}).status_code == 409
        assert anna.do(anna.open("me", "here")["table"], "hand_over", bot="run:true").status_code == 409
    finally:
        assert running.stop() == 0
    assert not trap.exists()


def test_an_arena_goes_on_with_the_bots_of_the_command_line_only(tmp_path: Path) -> None:
    """A folder that names other bots than the command line is refused, and what its results name is not started."""
    folder, trap = tmp_path / "arena", tmp_path / "pwned"
    arguments = "arena", "glory-islands", "--players", 2, "--bots", "random,greedy", "--games", 2, "--folder", folder
    assert tortuga_command(*arguments).returncode == 0
    evil = f"run:{sys.executable} -c \"open('{trap}', 'w')\""
    plan = msgspec.json.decode((folder / "plan.json").read_bytes())
    (folder / "plan.json").write_bytes(msgspec.json.encode({**plan, "bots": ["random", evil]}))
    done = tortuga_command(*arguments)
    assert done.returncode == 1
    assert "holds another arena" in done.stderr
    assert not trap.exists()


def test_a_program_is_started_only_where_it_is_allowed(tmp_path: Path) -> None:
    file, trap = gift(tmp_path)
    match = tortuga.replay(tortuga.Record.read(file))
    with pytest.raises(NoSuchBot, match="only the command line"):
        make_bot(match.sitting[1].removeprefix("bot:"), match.game, match.tables, 1)
    with pytest.raises(NoSuchBot, match="only the command line"):
        Session(match, None, 1)
    assert not trap.exists()

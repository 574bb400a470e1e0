"""``tortuga serve`` as somebody at a terminal meets it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tortuga.server import launch


class Terminal:
    """A server with its output in a file, started as people start it."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.out = folder / f"out-{time.monotonic_ns()}"
        here = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and name != "BROWSER"}
        with self.out.open("w") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tortuga.cli", "serve", "--db", str(folder / "t.sqlite"), *arguments],
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**here, **environment},
            )

    def says(self, pattern: str) -> re.Match[str]:
        for _ in range(1500):
            found = re.search(pattern, self.out.read_text())
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} was not said: {self.out.read_text()}")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    found: list[Terminal] = []
    yield found
    for terminal in found:
        if terminal.process.poll() is None:
            terminal.process.kill()
        terminal.process.wait(10)


def test_a_server_says_where_it_is_when_it_is_there_and_stops_with_ctrl_c(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminals.append(Terminal(tmp_path, "--port", "0", "--open"))
    address = terminals[0].says(r"Tortuga is at (http://\S+)")[1]
    assert httpx.get(f"{address}api/health", trust_env=False).json()["ok"]
    terminals[0].says(f"no browser to be opened here: open {address} in yours")
    terminals[0].process.send_signal(signal.SIGINT)
    assert terminals[0].process.wait(15) == 0
    terminals[0].says("has stopped")
    assert "Traceback" not in terminals[0].out.read_text()


def test_the_browser_is_opened_and_a_second_start_finds_the_first(tmp_path: Path, terminals: list[Terminal]) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {seen}\n')
    browser.chmod(0o755)
    terminals.append(Terminal(tmp_path, "--port", "0", "--open", BROWSER=str(browser)))
    address = terminals[0].says(r"Tortuga is at (http://\S+)")[1]
    terminals.append(Terminal(tmp_path, "--open", BROWSER=str(browser)))
    assert terminals[1].process.wait(30) == 0
    terminals[1].says(f"Tortuga is at {address} already")
    assert seen.read_text().split() == [address, address]
    terminals.append(Terminal(tmp_path))
    assert terminals[2].process.wait(30) == 1
    terminals[2].says(f"another Tortuga server has this database open, at {address}")


def test_the_next_port_is_taken_where_none_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as first:
        first.bind(("127.0.0.1", 0))
        first.listen()
        taken = first.getsockname()[1]
        monkeypatch.setattr(launch, "PORT", taken)
        with launch.listen("127.0.0.1", None) as second:
            assert taken < second.getsockname()[1] < taken + launch.PORTS
        with pytest.raises(launch.CannotServe, match=f"Cannot listen at 127.0.0.1:{taken}: Address already in use"):
            launch.listen("127.0.0.1", taken)
        monkeypatch.setattr(launch, "PORTS", 1)
        with pytest.raises(launch.CannotServe, match="are all taken"):
            launch.listen("127.0.0.1", None)


def test_a_server_with_foreseeable_dice_is_not_for_strangers(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(Terminal(tmp_path, "--port", "0", "--seed", "1", "--host", "0.0.0.0"))
    assert terminals[0].process.wait(30) == 1
    terminals[0].says("may only listen at 127.0.0.1")


def test_tables_of_a_seeded_server_have_the_same_dice_but_for_their_salts(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    terminals.append(Terminal(tmp_path, "--port", "0", "--seed", "1"))
    address = terminals[0].says(r"Tortuga is at (http://\S+)")[1]
    with httpx.Client(base_url=address, trust_env=False) as http:
        signed = {"authorization": f"Bearer {http.post('/api/guests', json={'name': 'Anna'}).json()['token']}"}

        def dealt(salt: str) -> object:
            """What chance makes of the beginning."""
            spec = {"game": "glory", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"heroes": "dealt"}}
            opened = http.post("/api/tables", json={"spec": spec, "salt": salt}, headers=signed).json()
            return http.get(f"/api/tables/{opened['table']}/state", headers=signed).json()[0]["view"]

        assert dealt("") == dealt("")
        assert dealt("a") == dealt("a")
        assert dealt("") != dealt("a")


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminals.append(Terminal(tmp_path, "--port", "0", "--no-rate-limits"))
    address = terminals[0].says(r"Tortuga is at (http://\S+)")[1]
    port = int(address.rstrip("/").rpartition(":")[2])
    with httpx.Client(base_url=address, trust_env=False) as http:
        guest = http.post("/api/guests", json={"name": "Anna"}).json()
        signed = {"authorization": f"Bearer {guest['token']}"}
        spec = {"game": "glory-islands", "seats": [{"kind": "me"}, {"kind": "invite"}]}
        opened = http.post("/api/tables", json={"spec": spec}, headers=signed).json()
        invitation = opened["invitations"][0]["token"]
        http.get(f"/api/guests/me?token={guest['token']}", headers=signed)
        http.post(f"/api/tables/{opened['table']}/seats", json={"key": "k", "invitation": invitation}, headers=signed)
        broken = "UPDATE tables SET body = 'nothing' WHERE id = ?"
        with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database:
            other = http.post("/api/tables", json={"spec": spec}, headers=signed).json()["table"]
            database.execute(broken, (other,))
            database.commit()
        assert http.get(f"/api/tables/{other}", headers=signed).status_code == 500
    with socket.create_connection(("127.0.0.1", port)) as rude:
        rude.sendall(b"\x00 nonsense " + guest["token"].encode() + b"\r\n\r\n")
        rude.recv(1000)
    terminals[0].says('"level": "error"')
    terminals[0].process.send_signal(signal.SIGTERM)
    assert terminals[0].process.wait(15) == 0
    logged = [line for line in terminals[0].out.read_text().splitlines() if not line.startswith("Tortuga ")]
    assert len(logged) >= 2
    for line in logged:
        assert {"at", "level", "from", "text"} <= json.loads(line).keys()
        assert guest["token"] not in line
        assert invitation not in line

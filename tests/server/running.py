"""A real server in a process of its own, on a free port of this machine; it can be killed at any moment."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect


class Running:
    def __init__(self, db: str | Path, *more: str, port: int = 0) -> None:
        self.db = str(db)
        self.more = more
        self.port = port
        self.http = httpx.Client(timeout=20, verify=False, trust_env=False)  # one for all: making one is slow
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tortuga.cli", "serve", "--port", str(self.port), "--db", self.db, *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        for _ in range(200):
            try:
                self.http.get(f"{self.url}/api/health").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone(10)

    def stop(self) -> int:
        """As an operator would."""
        if self.process.poll() is None:
            self.process.terminate()
        return self._gone(15)

    def _gone(self, seconds: float) -> int:
        code = self.process.wait(seconds)
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def guest(self, name: str) -> Person:
        body = self.http.post(f"{self.url}/api/guests", json={"name": name}).json()
        return Person(self, body["token"], body["id"])


class Person:
    """A guest and what they can do."""

    def __init__(self, server: Running, token: str, id: str = "") -> None:
        self.server = server
        self.token = token
        self.id = id

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if body is not None:
            more["content"] = body if isinstance(body, bytes | str) else msgspec.json.encode(body)
        return self.server.http.request(method, self.server.url + path, headers=headers, **more)

    def open(self, *kinds: str, **more: Any) -> dict[str, Any]:
        seats = [{"kind": "bot", "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
        answer = self.ask("POST", "/api/tables", {"spec": {"game": "glory-islands", "seats": seats, **more}})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, table: str, **more: Any) -> httpx.Response:
        return self.ask("POST", f"/api/tables/{table}/seats", {"key": secrets.token_hex(8), **more})

    def do(self, table: str, type: str, **more: Any) -> httpx.Response:
        body = {"type": type, "key": secrets.token_hex(8), **more}
        return self.ask("POST", f"/api/tables/{table}/commands", body)

    def state(self, table: str, **more: Any) -> dict[str, Any]:
        answer = self.ask("GET", f"/api/tables/{table}/state", params=more)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()[0]
        return found

    def watch(self, table: str, since: int = 0) -> Wire:
        wire = Wire(self.server.url)
        wire.say(type="hello", table=table, token=self.token, since=since)
        return wire


WIRES: list[Wire] = []  # closed after each test


class Wire:
    """A WebSocket."""

    def __init__(self, url: str, **more: Any) -> None:
        self._context = connect(url.replace("http", "ws") + "/ws", **more)
        self.socket: ClientConnection = self._context.__enter__()
        WIRES.append(self)

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, type: str = "", timeout: float = 10) -> dict[str, Any]:
        """The next message, or the next of a type."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout))
            if not type or message["type"] == type:
                return message

    def do(self, action: Any, **more: Any) -> dict[str, Any]:
        """Choose something; the acknowledgement or refusal."""
        key = secrets.token_hex(8)
        self.say(type="do", key=key, action=action, **more)
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message

    def close(self) -> None:
        self._context.__exit__(None, None, None)
        self.socket.close()

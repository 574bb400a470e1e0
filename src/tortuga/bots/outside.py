"""Bots in any language: a program that reads questions from standard input and writes choices to standard output.

One JSON object a line. We write a question, the program answers with the ``id`` or the ``text`` of an option:

    → {"type":"hello","v":1,"game":"glory-islands","rules":"1.0","seed":4711}
    ← {"type":"ready","name":"my-bot"}
    → {"type":"choose","number":1,"seat":2,"question":{…},"options":[{"id":3,"text":"play red-3-3w",…}],"view":{…}}
    ← {"type":"choice","number":1,"id":3}
    → {"type":"bye"}

The view is what the seat may see, in the shape of ``tortuga schema`` and ``/api/games/{game}/schema``. What the
program writes to standard error is passed on. A program that dies, stays silent for too long or answers with anything
else ends the game with a clear error.
"""

from __future__ import annotations

import contextlib
import selectors
import shlex
import subprocess
from typing import Any

import msgspec

from tortuga.bots.bot import Bot
from tortuga.kernel.errors import TortugaError
from tortuga.kernel.header import AnyGame
from tortuga.kernel.view import View

PATIENCE = 60.0  # seconds for one answer


class BotBroke(TortugaError):
    """A program at the table died, stayed silent, or did not answer with a choice."""


class OutsideBot(Bot):
    """A program that sits at the table: ``run:COMMAND``."""

    def __init__(self, game: AnyGame, tables: Any, seed: int, command: str, patience: float = PATIENCE) -> None:
        super().__init__(game, tables, seed)
        self.command = command
        self.patience = patience
        self.number = 0
        self.rest = b""
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise BotBroke(f"{command!r} cannot be started: {error}") from None
        self.ask({"type": "hello", "v": 1, "game": game.key, "rules": game.edition, "seed": seed}, "ready")

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        assert view is not None
        game, tables = self.game, self.tables
        world = game.imagine(tables, view, self.dice)  # only to find words for what the view shows
        decision = next(d for d, _ in world.open if d.seat == seat)
        names = [f"seat {number}" for number in range(max(view.seats, 4))]
        offered = [
            {
                "id": game.action(decision, option),
                "text": game.text(tables, decision, option),
                "label": game.words.label(tables, names, decision, world, option),
                "facts": decision.option_facts(world, option),
            }
            for option in options
        ]
        self.number += 1
        question = {
            "kind": type(decision).__name__,
            "clause": decision.clause,
            "prompt": game.words.prompt(tables, names, decision, world),
        }
        message = {"type": "choose", "number": self.number, "seat": seat, "question": question}
        answer = self.ask({**message, "options": offered, "view": view}, "choice")
        for option, row in zip(options, offered, strict=True):
            if answer.get("number") == self.number and (
                answer.get("id") == row["id"] or answer.get("text") == row["text"]
            ):
                return option
        raise BotBroke(f"{self.command!r} chose what was not offered: {answer}")

    def ask(self, message: dict[str, Any], wanted: str) -> dict[str, Any]:
        """Write a line and read the line that answers it."""
        stdin = self.process.stdin
        assert stdin is not None
        try:
            stdin.write(msgspec.json.encode(message) + b"\n")
            stdin.flush()
        except OSError:
            raise BotBroke(f"{self.command!r} has ended") from None
        line = self.line()
        try:
            answer = msgspec.json.decode(line)
        except msgspec.DecodeError:
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != wanted:
            raise BotBroke(f"{self.command!r} should have answered with {wanted!r}, not {line[:80]!r}")
        return answer

    def line(self) -> bytes:
        stdout = self.process.stdout
        assert stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(stdout, selectors.EVENT_READ)
            while b"\n" not in self.rest:
                if not waiting.select(self.patience):
                    raise BotBroke(f"{self.command!r} has said nothing for {self.patience:g} seconds")
                more = stdout.read1(65536)  # type: ignore[attr-defined]
                if not more:
                    raise BotBroke(f"{self.command!r} has ended")
                self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    def close(self) -> None:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        if stdin.closed:
            return
        with contextlib.suppress(OSError):
            stdin.write(b'{"type":"bye"}\n')
            stdin.flush()
        with contextlib.suppress(OSError):
            stdin.close()
        try:
            self.process.wait(2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        stdout.close()

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.close()

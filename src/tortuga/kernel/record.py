"""Records: a match written down as JSON Lines, readable by people.

The first line is the header, then one line for each action with its chance outcomes in words, then the end (or a
pause, where play can go on). Each line carries a check that chains it to all lines before it, so a changed line is
found where it was changed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from tortuga.kernel.errors import BadRecord

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who plays what, by which rules and data, and what the dice were bound to beforehand."""

    tortuga: int  # the version of this format
    game: str
    rules: str
    data: str  # digest of the data tables
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    seats: list[str]  # who sits there: "human", "bot:greedy"
    dice: str  # "hand", or the commitment to the secret
    salts: str = ""
    chance: list[str] = []  # what chance decided while setting up


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action: which seat did what, and what chance made of it."""

    seat: int
    do: str
    chance: list[str] = []


class Ending(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line. ``secret`` is what the dice were drawn from; it is told when the match is over."""

    end: bool  # false: a pause
    scores: list[int] = []
    winners: list[int] = []
    secret: str = ""


class Record:
    """A whole record. ``str()`` is its text; ``Record.read`` and ``Record.parse`` check it line by line."""

    def __init__(self, header: Header, entries: list[Entry], ending: Ending | None = None) -> None:
        self.header = header
        self.entries = entries
        self.ending = ending

    def __str__(self) -> str:
        lines: list[str] = []
        check = ""
        for part in (self.header, *self.entries, *([self.ending] if self.ending else [])):
            body = msgspec.json.encode(part)
            check = _check(check, body)
            lines.append(f'{body[:-1].decode()},"check":"{check}"}}')
        return "\n".join(lines) + "\n"

    def write(self, file: Path) -> None:
        """Write the file whole or not at all."""
        draft = file.with_name(file.name + ".part")
        draft.write_text(str(self), encoding="utf-8")
        draft.replace(file)

    @classmethod
    def read(cls, file: Path) -> Record:
        return cls.parse(_text(file))

    @classmethod
    def parse(cls, text: str) -> Record:
        record, trouble = cls.salvage(text)
        if trouble is not None:
            raise trouble
        return record

    @classmethod
    def salvage(cls, text: str) -> tuple[Record, BadRecord | None]:
        """As much of a record as is good, and what is wrong with the line after it. A bad header is an error."""
        lines = text.splitlines()
        if not lines:
            raise BadRecord(1, "the record is empty")
        body, check = _line(1, lines[0], "")
        if "tortuga" not in body:
            raise BadRecord(1, "this is not a Tortuga record")
        if body["tortuga"] != FORMAT:
            raise BadRecord(1, f"the record has format {body['tortuga']!r}; this Tortuga reads format {FORMAT}")
        record = cls(_convert(1, body, Header), [])
        for number, line in enumerate(lines[1:], start=2):
            try:
                if record.ending is not None:
                    raise BadRecord(number, "there is something after the end")
                body, check = _line(number, line, check)
                if "end" in body:
                    record.ending = _convert(number, body, Ending)
                else:
                    record.entries.append(_convert(number, body, Entry))
            except BadRecord as trouble:
                return record, trouble
        return record, None


def read_salvage(file: Path) -> tuple[Record, BadRecord | None]:
    return Record.salvage(_text(file))


def line_of(entry: int) -> int:
    """The line of the file on which the entry with this index stands."""
    return entry + 2


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        good = error.object[: error.start].count(b"\n")
        raise BadRecord(good + 1, "this is not a text file") from None


def _check(before: str, body: bytes) -> str:
    return hashlib.sha256(before.encode() + body).hexdigest()[:12]


def _line(number: int, line: str, before: str) -> tuple[dict[str, Any], str]:
    try:
        body = msgspec.json.decode(line)
    except msgspec.DecodeError as error:
        raise BadRecord(number, f"the line is cut or damaged: {error}") from None
    if not isinstance(body, dict):
        raise BadRecord(number, "the line is no object")
    check = body.pop("check", None)
    if check is None:
        raise BadRecord(number, "the line has no check")
    plain = line.strip()
    tail = f',"check":"{check}"}}'
    if not plain.endswith(tail) or _check(before, plain[: -len(tail)].encode() + b"}") != check:
        raise BadRecord(number, "the line was changed (or one before it was taken out): its check does not fit")
    return body, check


def _convert(number: int, body: dict[str, Any], shape: type[Any]) -> Any:
    try:
        return msgspec.convert(body, shape)
    except msgspec.ValidationError as error:
        raise BadRecord(number, str(error)) from None

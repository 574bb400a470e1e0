"""Everything that can go wrong through what people, files or programs hand in. All of it is a ``TortugaError``."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Protocol


class Text(Protocol):
    """Something to say, in whatever language somebody wants to hear."""

    @property
    def key(self) -> str: ...

    def say(self, language: str = "en") -> str: ...


class Verbatim:
    """A text that sounds the same in every language."""

    key = ""

    def __init__(self, text: str) -> None:
        self.text = text

    def say(self, language: str = "en") -> str:
        return self.text


class TortugaError(Exception):
    """The root of Tortuga's errors; ``str()`` of it is one clear line for a person."""


class Refusal(TortugaError):
    """Something that is not done, and why, in any language."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.say())
        self.text = text

    @property
    def key(self) -> str:
        return self.text.key

    def say(self, language: str = "en") -> str:
        return self.text.say(language)


class NotOffered(Refusal):
    """An action that is not open to this seat now, with the clause and the condition that it fails."""

    def __init__(self, clause: str, text: Text | str) -> None:
        super().__init__(Verbatim(text) if isinstance(text, str) else text)
        self.clause = clause

    @property
    def reason(self) -> str:
        return self.say()

    def __str__(self) -> str:
        return f"{self.reason} ({self.clause})" if self.clause else self.reason


class BadRecord(TortugaError):
    """A record that was cut, changed, or made by other rules or data; ``line`` is where it stops being good."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class BadData(TortugaError):
    """A data file that cannot be used: which file, which table, which field, and why."""

    def __init__(self, file: str, table: str, field: str, reason: str) -> None:
        where = f"{file}: [{table}]" if table else file
        super().__init__(f"{where}{' ' + field if field else ''}: {reason}")
        self.file = file
        self.table = table
        self.field = field
        self.reason = reason


class BadOption(TortugaError):
    """An option of a game (or a number of players) that the game does not have."""


class NoSuchGame(TortugaError):
    """No registered game has this name."""


class NoSuchBot(TortugaError):
    """No bot has this name."""


class NoSuchClause(TortugaError):
    """The rulebook has no clause with this number."""


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like a mistyped one, or nothing."""
    spelt = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower(), list(spelt), n=1, cutoff=0.5)
    return spelt[near[0]] if near else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A short hint for a mistyped word, or nothing."""
    meant = closest(word, known)
    return f" Did you mean {meant!r}?" if meant else ""

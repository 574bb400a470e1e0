"""A game's rulebook: Markdown in which every clause is a paragraph that starts with its bold number."""

from __future__ import annotations

import re
from pathlib import Path

from tortuga.kernel.errors import NoSuchClause, did_you_mean

CLAUSE = re.compile(r"^\*\*([A-Z]+-[0-9]+[a-z]?\.[0-9]+)\*\*\s+", re.MULTILINE)


class Rulebook:
    """The text of a rulebook and its clauses by number, in reading order."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses: dict[str, str] = {}
        marks = list(CLAUSE.finditer(text))
        for i, mark in enumerate(marks):
            end = marks[i + 1].start() if i + 1 < len(marks) else len(text)
            body = text[mark.end() : end]
            self.clauses[mark[1]] = re.split(r"\n#", body)[0].strip()
        if len(self.clauses) != len(marks):
            numbers = [mark[1] for mark in marks]
            raise ValueError(f"clause numbered twice: {sorted({n for n in numbers if numbers.count(n) > 1})}")

    @classmethod
    def read(cls, file: Path) -> Rulebook:
        return cls(file.read_text(encoding="utf-8"))

    def find(self, number: str) -> dict[str, str]:
        """The clause with this number, or all clauses of a section ("GI-4b")."""
        wanted = number.upper()
        found = {n: t for n, t in self.clauses.items() if n.upper() == wanted or n.upper().startswith(wanted + ".")}
        if not found:
            known = [n.lower() for n in self.clauses] + [n.lower().split(".")[0] for n in self.clauses]
            hint = did_you_mean(number, known)
            raise NoSuchClause(
                f"The rulebook has no clause {number!r}.{hint.upper().replace('DID YOU MEAN', 'Did you mean')}"
            )
        return found

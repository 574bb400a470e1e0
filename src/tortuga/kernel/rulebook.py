"""A game's rulebook: Markdown in which every clause is a paragraph that starts with its bold number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tortuga.kernel.errors import NoSuchClause, did_you_mean

CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Z]?[0-9]+[a-z]?\.[0-9]+)\*\*\s+", re.MULTILINE)


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
        self.sections = _sections(text, self.clauses)
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
            known = [name for n in self.clauses for name in (n, n.split(".")[0])]
            raise NoSuchClause(f"The rulebook has no clause {number!r}.{did_you_mean(number, known)}")
        return found


def _sections(text: str, clauses: dict[str, str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Each heading with the clauses that stand under it."""
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for line in text.splitlines():
        heading = re.match(r"##+\s+(.*)", line)
        mark = CLAUSE.match(line)
        if heading:
            found.append((heading[1].strip(), []))
        elif mark:
            if not found:
                found.append(("", []))
            found[-1][1].append((mark[1], clauses[mark[1]]))
    return [section for section in found if section[1]]


def clauses_under_test(tests: Path) -> dict[str, list[str]]:
    """The clauses that tests name with ``@clause("GI-4b.2")``, each with the names of those tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    for argument in mark.args:
                        if isinstance(argument, ast.Constant):
                            found.setdefault(str(argument.value), []).append(f"{file.name}::{node.name}")
    return found

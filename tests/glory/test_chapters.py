"""The chapters of the rules: which there are, and which may know which."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ASIDE = ("frames", "chances")  # they know all chapters, and the chapters do not know them
RULES = "tortuga.games.glory.rules"
FOLDER = Path(__file__).parents[2].joinpath("src", *RULES.split("."))
CHAPTERS = re.findall(r"^\* ``(\w+)``", (FOLDER / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_module_is_in_the_list_of_chapters() -> None:
    modules = {file.stem for file in FOLDER.glob("*.py")} - {"__init__", *ASIDE}
    assert modules == set(CHAPTERS)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_imports_only_chapters_below_it(chapter: str) -> None:
    nodes = list(ast.walk(ast.parse((FOLDER / f"{chapter}.py").read_text(encoding="utf-8"))))
    modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    known = {module.rpartition(".")[2] for module in modules if module.startswith(f"{RULES}.")}
    below = CHAPTERS[CHAPTERS.index(chapter) + 1 :]
    assert known <= set(below)

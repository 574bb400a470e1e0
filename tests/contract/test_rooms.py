"""Laws 6 and 7 and the house rules: rulebook, words, data, and what the rooms may import."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import tortuga
from tests.contract.setups import Setup
from tortuga.kernel.machine import Frame
from tortuga.kernel.rulebook import clauses_under_test

SOURCE = Path(tortuga.__file__).parent
TESTS = Path(__file__).parent.parent


def test_every_clause_has_a_test(key: str) -> None:
    """Law 6."""
    clauses = tortuga.find(key).rulebook.clauses
    tested = clauses_under_test(TESTS)
    untested = [number for number in clauses if number not in tested]
    assert not untested, f"{len(untested)} clauses of {key} have no test: {', '.join(untested)}"
    prefix = next(iter(clauses)).split("-")[0] + "-"
    unknown = [number for number in tested if number.startswith(prefix) and number not in clauses]
    assert not unknown, f"tests name clauses that {key} does not have: {', '.join(unknown)}"


def test_every_frame_is_listed_and_names_a_clause(key: str) -> None:
    game = tortuga.find(key)
    package = type(game).__module__.rpartition(".")[0]
    found = {
        value
        for name, module in list(sys.modules.items())
        if name.startswith(package + ".")
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Frame) and value.__module__.startswith(package + ".")
    }
    listed = {*game.decisions, *game.steps}
    abstract = {frame for frame in found if any(frame in other.__mro__[1:] for other in found)}
    assert found - listed <= abstract, "frames that are not listed cannot be saved"
    for frame in listed:
        assert frame.clause in game.rulebook.clauses, f"{frame.__name__} names clause {frame.clause!r}"


def filled(text: str) -> bool:
    return bool(text) and "{" not in text


def test_everything_has_words(setup: Setup) -> None:
    """Prompts, labels and log lines can all be spelt, and no template is left unfilled."""
    match = setup.match(17)
    luck = 0
    while not match.over:
        for question in match.decisions:
            assert filled(question.prompt)
            for option in match.options(question.seat):
                assert filled(option.label)
        question = match.decisions[0]
        options = match.options(question.seat)
        luck = (luck * 31 + 7) % 1009
        match.choose(question.seat, options[luck % len(options)])
    for line in match.log(0):
        assert filled(line.text)


def test_every_decision_has_a_prompt_and_labels(key: str) -> None:
    game = tortuga.find(key)
    for decision in game.decisions:
        assert decision.__name__ in game.words.prompts
        labels = [name for name in game.words.labels if name.split(":")[0] == decision.__name__]
        assert labels, decision.__name__


def test_every_table_says_where_it_comes_from(key: str) -> None:
    from tortuga.kernel.data import read_tables

    for name, table in read_tables(tortuga.find(key).folder / "data").tables.items():
        assert table.get("source"), f"[{name}]"


def test_kernel_and_games_import_only_the_library_and_msgspec() -> None:
    allowed = {*sys.stdlib_module_names, "msgspec", "mypy_extensions", "tortuga"}
    for folder in (SOURCE / "kernel", SOURCE / "games"):
        for file in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names: list[str] = []
                if isinstance(node, ast.Import):
                    names = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.module:
                    names = [node.module]
                for name in names:
                    assert name.split(".")[0] in allowed, f"{file}: {name}"
                    inside = ("tortuga.kernel", "tortuga.games") if folder.name == "games" else ("tortuga.kernel",)
                    assert not name.startswith("tortuga.") or name.startswith(inside), f"{file}: {name}"

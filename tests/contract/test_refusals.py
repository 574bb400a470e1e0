"""Refusals have keys: what the server, tables and store refuse is said by messages, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tortuga.kernel.words import ENGLISH, LANGUAGES, shared

SOURCE = Path(__file__).parents[2] / "src" / "tortuga"
PACKAGES = ("store", "table", "server")
REFUSALS = {
    *("NotOffered", "Refusal", "Wrong", "Closed", "BadHook", "CannotServe"),
    *("NoTable", "NoStore", "BrokenTable", "StaleTable"),
}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for package in PACKAGES:
        for file in (SOURCE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    yield f"{file.relative_to(SOURCE)}:{node.lineno}", node


def keys() -> dict[str, str]:
    """The messages that are named in the code, and where."""
    found = {}
    for place, call in calls():
        if isinstance(call.func, ast.Name) and call.func.id in ("Phrase", "say"):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and "." in argument.value:
                    found[argument.value] = place
    return found


def test_no_refusal_is_a_bare_text() -> None:
    bare = [
        place
        for place, call in calls()
        if isinstance(call.func, ast.Name)
        and call.func.id in REFUSALS
        and any(
            isinstance(a, ast.JoinedStr) or (isinstance(a, ast.Constant) and a.value and isinstance(a.value, str))
            for a in call.args[-1:]
        )
    ]
    assert not bare


def test_every_message_that_is_named_exists_and_every_message_is_named() -> None:
    sections = shared(ENGLISH).sections
    named = keys()
    for key, place in named.items():
        section, _, name = key.partition(".")
        assert name in sections[section], f"{place}: {key}"
    for package in PACKAGES:
        unused = {f"{package}.{name}" for name in sections[package]} - named.keys() - {"store.taken", "store.taken_at"}
        assert not unused


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_refusals_are_translated(language: str) -> None:
    for package in PACKAGES:
        ours, theirs = shared(ENGLISH).sections[package], shared(language).sections[package]
        assert ours.keys() == theirs.keys()
        for name, message in ours.items():
            assert message.names == theirs[name].names, f"{package}.{name}"
            assert message.text != theirs[name].text, f"{package}.{name}"

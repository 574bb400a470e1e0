"""Who may import whom: dependencies point one way, between packages as well as between modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "tortuga"

# Each package, and the packages it may import. A package may always import itself.
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "store": {"kernel"},
    "table": {"kernel", "bots", "store"},
    "server": {"kernel", "bots", "store", "table"},
    "arena": {"kernel", "bots"},
    "reports": {"kernel", "bots", "arena"},
    "terminal": {"kernel", "bots", "table"},
    "cli": {"kernel", "games", "bots", "table", "server", "arena", "reports", "terminal"},
}


def imports(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports, also inside functions; "tortuga" itself is the front door."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "tortuga")
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "tortuga":
            assert node.level == 0, file
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_package_has_its_layer() -> None:
    assert {folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()} == set(LAYERS)


@pytest.mark.parametrize("package", LAYERS)
def test_a_package_imports_only_the_layers_below_it(package: str) -> None:
    found = {
        (str(file.relative_to(SOURCE)), name)
        for file in (SOURCE / package).rglob("*.py")
        for name in imports(file)
        if (parts := name.split("."))[1:] and parts[1] in LAYERS and parts[1] not in {package, *LAYERS[package]}
    }
    assert not found


def test_the_layers_have_no_cycle() -> None:
    left = dict(LAYERS)
    while left:
        ready = [package for package, below in left.items() if not below & set(left)]
        assert ready, f"a cycle among {sorted(left)}"
        for package in ready:
            del left[package]

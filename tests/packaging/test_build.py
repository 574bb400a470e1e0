"""Building never breaks the set-up: where code cannot be compiled, a notice says so and the wheel is plain Python.

That wheels *are* compiled where they can be is what ``make test-compiled`` shows.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


def build(target: str, folder: Path, environment: dict[str, str], root: Path = ROOT) -> tuple[Path, str]:
    """What is built by the pinned tools of this environment, and what was said on stderr."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    variables = {**os.environ, "TORTUGA_WITHOUT_CLIENT": "1", **environment}
    done = subprocess.run(command, cwd=root, env=variables, capture_output=True, text=True, check=True)
    (file,) = folder.iterdir()
    return file, done.stderr


def assert_plain(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "tortuga/kernel/machine.py" in names
    assert "tortuga/games/glory_islands/data/board.toml" in names
    assert not [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"TORTUGA_PLAIN": "1"}, "TORTUGA_PLAIN is set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler 'no-such-compiler'"),
        ({"CC": "false"}, "the C compiler 'false' does not find Python.h or does not work"),
    ],
)
def test_without_a_compiler_the_wheel_is_plain(tmp_path: Path, environment: dict[str, str], reason: str) -> None:
    wheel, said = build("wheel", tmp_path, {"TORTUGA_PLAIN": "0", **environment})
    assert_plain(wheel)
    assert [line for line in said.splitlines() if line.startswith("tortuga:")] == [
        f"tortuga: plain Python, not compiled: {reason}",
    ]


def test_when_compiling_fails_the_wheel_is_plain(tmp_path: Path) -> None:
    (tmp_path / "mypyc").mkdir()
    (tmp_path / "mypyc" / "__init__.py").write_text("raise SystemExit('mypyc has a bad day')")
    # A compiler that does nothing passes the trial on any machine.
    wheel, said = build("wheel", tmp_path / "wheel", {"TORTUGA_PLAIN": "0", "CC": "true", "PYTHONPATH": str(tmp_path)})
    assert_plain(wheel)
    assert "mypyc has a bad day" in said
    assert "tortuga: plain Python, not compiled: mypyc failed with code 1, see above" in said.splitlines()


def test_the_source_archive_can_build_itself(tmp_path: Path) -> None:
    archive, _ = build("sdist", tmp_path, {})
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert {
        "hatch_build.py",
        "compile_rules.py",
        "pyproject.toml",
        "LICENSE",
        "Makefile",
        "src/tortuga/kernel/machine.py",
    } <= names
    assert {"web/build.py", "web/package-lock.json", "web/schema.json", "web/src/main.ts"} <= names
    assert "src/tortuga/kernel/machine.py" in names
    assert not [name for name in names if name.startswith((".venv", "build")) or name.endswith((".so", ".pyd"))]
    assert not [name for name in names if name.startswith(("web/node_modules", "web/dist"))]


def test_the_wheel_contains_the_browser_client(tmp_path: Path) -> None:
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.skip("the client has not been built: python web/build.py")
    wheel, said = build("wheel", tmp_path, {"TORTUGA_PLAIN": "1", "TORTUGA_WITHOUT_CLIENT": "0"})
    names = ZipFile(wheel).namelist()
    assert "tortuga/server/web/index.html" in names, said
    assert [name for name in names if name.startswith("tortuga/server/web/assets/index-") and name.endswith(".js")]
    assert not [name for name in names if "node_modules" in name or name.endswith(".stamp")]


def test_when_the_client_cannot_be_built_the_wheel_has_none(tmp_path: Path) -> None:
    root = tmp_path / "tortuga"
    unneeded = ("node_modules", "dist", "tests", "__pycache__", ".git", ".venv*", ".*cache")
    shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*unneeded))
    (root / "web" / "package-lock.json").write_text("torn")
    environment = {"TORTUGA_PLAIN": "1", "TORTUGA_WITHOUT_CLIENT": "0"}
    wheel, said = build("wheel", tmp_path / "wheel", environment, root)
    assert_plain(wheel)
    assert "tortuga: without the browser client, which could not be built: " in said

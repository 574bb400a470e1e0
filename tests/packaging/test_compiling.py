"""Compiling again compiles only what has changed, and what comes out is always what the sources say."""

import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import why_plain

ROOT = Path(__file__).parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(why_plain()), reason=why_plain())]

SHIP = "class Ship:\n    def __init__(self) -> None:\n        self.guns = {guns}\n"
CREW = "from fleet.ship import Ship\n\n\ndef guns() -> int:\n    return Ship().guns + {more}\n"


def compile_fleet(folder: Path) -> str:
    """What was said on stderr."""
    command = [sys.executable, str(ROOT / "compile_rules.py"), str(folder / "kept"), "fleet/ship.py", "fleet/crew.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 4, "a library and what Python imports, for each module"
    return done.stderr


def guns(folder: Path) -> int:
    """What the compiled code says, without the sources."""
    out = folder / "kept" / "out"
    (out / "fleet" / "__init__.py").touch()
    done = subprocess.run(
        [sys.executable, "-c", "from fleet import crew; print(crew.guns())"],
        env={"PYTHONPATH": str(out)},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


def test_only_what_has_changed_is_compiled_again(tmp_path: Path) -> None:
    fleet = tmp_path / "fleet"
    fleet.mkdir()
    (fleet / "__init__.py").touch()
    (fleet / "ship.py").write_text(SHIP.format(guns=4))
    (fleet / "crew.py").write_text(CREW.format(more=1))
    assert ", 100 % in" in compile_fleet(tmp_path)
    assert guns(tmp_path) == 5

    assert "compiled" not in compile_fleet(tmp_path)

    (fleet / "crew.py").write_text(CREW.format(more=3))
    assert "compiled 1 of 1 files" in compile_fleet(tmp_path)
    assert guns(tmp_path) == 7

    # A new field moves the others: whoever uses the class is compiled again as well.
    (fleet / "ship.py").write_text(
        SHIP.format(guns=6).replace("self.guns", "self.a_name = 'Whydah'\n        self.guns")
    )
    assert "compiled 2 of 2 files" in compile_fleet(tmp_path)
    assert guns(tmp_path) == 9

    # A build that was interrupted leaves nothing that the next one would believe.
    (tmp_path / "kept" / "unfinished").touch()
    assert "compiled" not in compile_fleet(tmp_path), "the same C needs no compiling"
    assert guns(tmp_path) == 9

"""A game in a package of its own: found by entry point, interpreted on a plain or compiled kernel, under all laws."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clauses import clause

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example package is installed, as pip would lay it out."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "examples" / "pig" / "tortuga_pig", site / "tortuga_pig")
    info = site / "tortuga_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tortuga-pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tortuga.games]\npig = tortuga_pig.game:GAME\n")
    before = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT), *filter(None, before)])}


def run(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_played(installed: dict[str, str]) -> None:
    assert "pig  Pig, 2-4 players" in run(installed, "-m", "tortuga.cli", "games")
    assert '"finished": 30' in run(
        installed, "-m", "tortuga.cli", "simulate", "pig", "--games", "30", "--bots", "greedy,random", "--json"
    )


def test_the_whole_contract_holds_for_it(installed: dict[str, str]) -> None:
    out = run(installed, "-m", "pytest", "tests/contract", "-q", "-k", "pig", "-p", "no:cacheprovider")
    assert " passed" in out
    assert " skipped" not in out


def script(body: str) -> str:
    return "import tortuga\nfrom tortuga.kernel.dice import RecordedDice\n" + body


@clause("PIG-1.1", "PIG-1.2", "PIG-1.3", "PIG-2.1")
def test_its_rules(installed: dict[str, str]) -> None:
    run(
        installed,
        "-c",
        script(
            "match = tortuga.new('pig', 2, {'goal': 10}, hand_dice=True)\n"
            "def roll(seat, n):\n"
            "    match.choose(seat, 'now roll'); match.enter(n)\n"
            "roll(0, 4); roll(0, 3); roll(0, 1)\n"
            "assert match.scores == [0, 0] and match.decisions[0].seat == 1\n"
            "roll(1, 6); match.choose(1, 'now hold')\n"
            "assert match.scores == [0, 6] and match.decisions[0].seat == 0\n"
            "match.choose(0, 'now hold'); roll(1, 4)\n"
            "assert not match.over\n"
            "match.choose(1, 'now hold')\n"
            "assert match.over and match.result.winners == [1]\n"
        ),
    )

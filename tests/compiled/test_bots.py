"""Bots judge alike, compiled or not: the games they play here are those that they play on the plain sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tortuga
from tortuga.arena.play import play_jobs
from tortuga.arena.simulate import make_plan
from tortuga.kernel import machine

pytestmark = pytest.mark.skipif(machine.__file__.endswith(".py"), reason="compares compiled code with plain Python")

SOURCES = Path(__file__).parents[2] / "src"
PLAIN = """
import sys
from tortuga.arena.play import play_jobs
from tortuga.arena.simulate import make_plan
from tortuga.kernel import machine

assert machine.__file__.endswith(".py")
print(play_jobs(list(make_plan(sys.argv[1], 1, int(sys.argv[2]), ["greedy", "random"]).jobs())))
"""


@pytest.mark.parametrize("key", tortuga.keys())
def test_bots_choose_as_in_plain_python(key: str) -> None:
    players = tortuga.find(key).least
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN, key, str(players)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    plan = make_plan(key, 1, players, ["greedy", "random"])
    assert plain.stdout.strip() == str(play_jobs(list(plan.jobs())))

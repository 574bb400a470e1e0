"""A short kill test on both databases; ``python -m benchmarks.kill`` is the long one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.kill import run


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(run(str(tmp_path / "t.sqlite"), times=5, tables=6, servers=1, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20


def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgres_url: str) -> None:
    tally = asyncio.run(run(postgres_url, times=3, tables=6, servers=2, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20

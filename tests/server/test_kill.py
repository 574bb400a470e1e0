"""A short kill test on both databases; ``python benchmarks/kill.py`` is the long one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from kill import run
from tests.server.running import Running


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(run(str(tmp_path / "t.sqlite"), times=5, tables=6, servers=1, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20


def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgres_url: str) -> None:
    tally = asyncio.run(run(postgres_url, times=3, tables=6, servers=2, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20


def test_bots_and_clocks_of_a_killed_server_are_taken_over(postgres_url: str) -> None:
    """Two servers share the tables; when one dies without a word, the other moves its bots within seconds."""
    doomed, left = (Running(postgres_url, "--no-rate-limits") for _ in range(2))
    try:
        anna = left.guest("Anna")
        tables = [anna.open("me", "bot", "bot")["table"] for _ in range(8)]
        wires = {table: anna.watch(table) for table in tables}
        doomed.kill()
        begun = time.monotonic()
        for table, wire in wires.items():
            state = wire.hear("state")
            first = state["number"]
            while not state["options"]:
                state = wire.hear("state", timeout=10)
            wire.say(type="do", key="k", action=state["options"][0]["text"])
            while not (state["options"] and state["number"] > first + 1 and state["actions"] >= 3):
                state = wire.hear("state", timeout=10)  # both bots have answered
            assert anna.state(table)["actions"] >= 3
        assert time.monotonic() - begun < 10
    finally:
        assert left.stop() == 0

"""A short kill test on both databases; ``python benchmarks/kill.py`` is the long one."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from kill import run
from tests.server.running import Person, Running


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tally = asyncio.run(run(str(tmp_path / "t.sqlite"), times=5, tables=6, servers=1, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20


def test_nothing_is_lost_when_one_of_two_servers_is_killed(postgres_url: str) -> None:
    tally = asyncio.run(run(postgres_url, times=3, tables=6, servers=2, quiet=True))
    assert sum(map(len, tally.acks.values())) > 20


def test_the_tables_of_a_killed_server_are_played_on_at_the_other(postgres_url: str) -> None:
    """Two servers share the tables. One dies without a word while people play there: they go on at the other with what
    they had been told, and it moves the bots that the dead one had looked after."""
    doomed, left = (Running(postgres_url, "--no-rate-limits") for _ in range(2))
    try:
        patience = time.monotonic() + 10
        while shards(doomed) != 8 or shards(left) != 8:
            assert time.monotonic() < patience, "the shards are not shared out"
            time.sleep(0.1)
        anna = doomed.guest("Anna")
        tables = [anna.open("me", "bot", "bot")["table"] for _ in range(8)]
        seen = {}
        for table in tables:
            wire = anna.watch(table)
            state = wire.hear("state")
            assert wire.do(state["options"][0]["text"])["type"] == "ack"
            seen[table] = anna.state(table)["number"]
        doomed.kill()
        anna = Person(left, anna.token)
        for table in tables:
            wire = anna.watch(table, seen[table])
            state = wire.hear("state")
            assert state["number"] >= seen[table], "nothing that was told is lost"
            first = state["actions"]
            while not (state["options"] and state["actions"] >= 3):
                state = wire.hear("state", timeout=10)  # both bots move
            assert wire.do(state["options"][0]["text"])["type"] == "ack"
            assert anna.state(table)["actions"] > first
        assert shards(left) == 16
    finally:
        assert left.stop() == 0


def shards(server: Running) -> int:
    """How many sixteenths of all tables this server looks after."""
    line = re.search(r"^tortuga_shards (\d+)$", server.http.get(f"{server.url}/metrics").text, re.MULTILINE)
    assert line is not None
    return int(line[1])

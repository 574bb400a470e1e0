"""One server for the tests that leave it standing; those that kill theirs start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import WIRES, Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("db") / "tables.sqlite", "--no-rate-limits")
    yield running
    assert running.stop() == 0


@pytest.fixture(autouse=True)
def close_wires() -> Iterator[None]:
    yield
    while WIRES:
        WIRES.pop().close()

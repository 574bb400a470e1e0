"""On a Dask cluster: the same results as here, and a worker that is killed loses nothing."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tortuga.arena.arena import make_arena, run_arena
from tortuga.kernel.errors import BadOption

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("default")  # of the cluster's own


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    plan = make_arena("glory-islands", ["deckhand", "random"], 40, players=2, seed=5)
    here = run_arena(plan, stop=False)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, local_directory=str(tmp_path), processes=True
    ) as cluster:
        pids: list[int] = []
        with distributed.Client(cluster) as client:
            pids += client.run(os.getpid).values()
        assert len(set(pids)) == 2
        killed: list[int] = []

        def progress(done: int, verdict: str) -> None:
            if done == 4:
                os.kill(pids[0], signal.SIGKILL)
                killed.append(pids[0])

        there = run_arena(plan, cluster=cluster.scheduler_address, stop=False, progress=progress)
    assert killed
    assert there.as_dict() == here.as_dict()


def test_no_cluster_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any, **named: Any) -> None:
        raise OSError("nobody there")

    monkeypatch.setattr(distributed, "Client", refuse)
    plan = make_arena("glory-islands", ["mate", "random"], 2, players=2)
    with pytest.raises(BadOption, match="no Dask scheduler"):
        run_arena(plan, cluster="127.0.0.1:1")

"""Where games are played: in this process, in processes on this machine, or on a Dask cluster. The same jobs give the
same results everywhere; on a cluster, a job whose worker dies is done again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from tortuga.kernel.errors import BadOption

Job = TypeVar("Job")
Answer = TypeVar("Answer")
AHEAD = 4  # jobs that each process has waiting
RETRIES = 5  # how often a cluster repeats a job whose worker died


@contextmanager
def answers(
    work: Callable[[Job], Answer], todo: Iterator[Job], jobs: int = 1, cluster: str = ""
) -> Iterator[Iterator[Answer]]:
    """The answers to all jobs, as they come. Leaving early drops what is not done yet."""
    if cluster:
        with _cluster(cluster) as client:
            yield _from_cluster(client, work, todo)
    elif jobs <= 1:
        yield (work(job) for job in todo)
    else:
        pool = ProcessPoolExecutor(max_workers=jobs)
        try:
            yield _from_pool(pool, work, todo, jobs * AHEAD)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _from_pool(
    pool: ProcessPoolExecutor, work: Callable[[Job], Answer], todo: Iterator[Job], ahead: int
) -> Iterator[Answer]:
    waiting: set[Future[Answer]] = set()
    for job in todo:
        waiting.add(pool.submit(work, job))
        if len(waiting) >= ahead:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    try:
        from distributed import Client
    except ImportError:
        raise BadOption("A cluster needs Dask: pip install 'tortuga[cluster]'") from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise BadOption(f"There is no Dask scheduler at {address!r}: {error}") from None
    try:
        yield client
    finally:
        client.close()


def _from_cluster(client: Any, work: Callable[[Job], Answer], todo: Iterator[Job]) -> Iterator[Answer]:
    from distributed import as_completed

    def submit(job: Job) -> Any:
        return client.submit(work, job, pure=False, retries=RETRIES)

    ahead = AHEAD * max(2, sum(client.nthreads().values()))
    running = as_completed()
    waiting = 0
    for job in todo:
        running.add(submit(job))
        waiting += 1
        if waiting >= ahead:
            yield next(running).result()
            waiting -= 1
    for _ in range(waiting):
        yield next(running).result()

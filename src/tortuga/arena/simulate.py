"""Simulation: many games between bots, the same results for the same seed whatever the number of processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.plan import Plan, checked_plan
from tortuga.arena.play import Job, Outcome, play_jobs
from tortuga.arena.stats import Tally
from tortuga.arena.workers import answers
from tortuga.kernel.errors import BadOption
from tortuga.kernel.registry import find

BATCH = 25  # games that one process plays at a stretch


class Report(msgspec.Struct):
    """All games of a plan together."""

    games: int
    finished: int
    decisions: int
    seconds: float
    seats: list[Tally]
    bots: dict[str, Tally]
    nobody: int  # games that no seat won

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def add(self, game: Outcome) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.finished += game.finished
        self.nobody += not any(game.shares)
        for seat, name in enumerate(game.bots):
            self.seats[seat].add(game.shares[seat], game.scores[seat])
            self.bots[name].add(game.shares[seat], game.scores[seat])


def make_plan(
    game: str,
    games: int,
    players: int | None = None,
    bots: list[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
) -> Plan:
    """A checked plan. Fewer bots than players: the last one takes the seats that are left."""
    names = bots or ["random"]
    seats = players if players is not None else find(game).most
    if len(names) > seats:
        raise BadOption(f"There are {len(names)} bots for {seats} players.")
    return checked_plan(game, names + names[-1:] * (seats - len(names)), games, players, options, seed, data)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan; ``progress`` is told how many games are done."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    with answers(play_jobs, batches(plan.jobs()), jobs) as played:
        for batch in played:
            outcomes += batch
            if progress is not None:
                progress(len(outcomes))
    seats = [Tally() for _ in range(plan.players)]
    report = Report(0, 0, 0, time.perf_counter() - began, seats, {name: Tally() for name in sorted(plan.names)}, 0)
    for game in sorted(outcomes, key=lambda game: game.index):
        report.add(game)
    return report


def batches(jobs: Iterator[Job]) -> Iterator[list[Job]]:
    while batch := list(islice(jobs, BATCH)):
        yield batch

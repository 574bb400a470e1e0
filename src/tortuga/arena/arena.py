"""The arena: bots play each other, every deal from every seat, until it is clear who is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.plan import Plan, checked_plan
from tortuga.arena.play import Job, Outcome, play_job
from tortuga.arena.ratings import lead, rating_intervals, settled
from tortuga.arena.stats import Tally
from tortuga.arena.workers import answers
from tortuga.kernel.errors import BadOption

CHECK_EVERY = 20  # games after which we check whether the question is settled


class Standing(msgspec.Struct):
    """What has been played so far."""

    plan: Plan
    outcomes: list[Outcome] = []
    settled: bool = False

    def tallies(self) -> dict[str, Tally]:
        found = {name: Tally() for name in self.plan.names}
        for game in self.outcomes:
            for name, share, score in zip(game.bots, game.shares, game.scores, strict=True):
                found[name].add(share, score)
        return found

    def verdict(self) -> str:
        """One line for the progress bar."""
        parts = [f"{name} {tally.share:.0%}" for name, tally in self.tallies().items()]
        return ", ".join(parts) + (", settled" if self.settled else "")

    def as_dict(self) -> dict[str, Any]:
        rated = rating_intervals(self.outcomes, self.plan.names)
        found: dict[str, Any] = {}
        for name, tally in self.tallies().items():
            low, high = tally.interval
            rating = rated[name]
            found[name] = {
                "seats": tally.games,
                "wins": round(tally.wins, 4),
                "share": round(tally.share, 4),
                "interval": [round(low, 4), round(high, 4)],
                "mean_score": round(tally.mean, 3),
                "rating": round(rating[0], 1),
                "rating_interval": [round(rating[1], 1), round(rating[2], 1)],
            }
        names = self.plan.names
        return {
            "plan": msgspec.to_builtins(self.plan),
            "games": len(self.outcomes),
            "finished": sum(game.finished for game in self.outcomes),
            "decisions": sum(game.decisions for game in self.outcomes),
            "settled": self.settled,
            "bots": found,
            "leads": [
                {
                    "bot": a,
                    "over": b,
                    "lead": round(lead(self.outcomes, a, b)[0], 4),
                    "deals": lead(self.outcomes, a, b)[2],
                }
                for i, a in enumerate(names)
                for b in names[i + 1 :]
            ],
            "results": [msgspec.to_builtins(_brief(game)) for game in self.outcomes],
        }


def _brief(game: Outcome) -> Outcome:
    return msgspec.structs.replace(game, record="", course=[], actions=[], parts=[], things=[])


def make_arena(
    game: str,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
) -> Plan:
    """A checked plan."""
    if len(set(bots)) < 2:
        raise BadOption("An arena needs at least two different bots.")
    return checked_plan(game, bots, games, players, options, seed, data)


class Folder:
    """Where an arena is kept, so that it can continue after a break: plan, results, and every game as a record."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results = path / "games.jsonl"
        (path / "records").mkdir(parents=True, exist_ok=True)
        file = path / "plan.json"
        text = msgspec.json.format(msgspec.json.encode(plan), indent=2)
        if file.exists():
            before = msgspec.json.decode(file.read_bytes(), type=Plan)
            if msgspec.structs.replace(before, games=plan.games) != plan:
                raise BadOption(f"{path} holds another arena; give another folder.")
        file.write_bytes(text)

    def read(self) -> list[Outcome]:
        """The games played before. A line that was cut off is skipped, and its game played again."""
        found: dict[int, Outcome] = {}
        if self.results.exists():
            for line in self.results.read_bytes().splitlines():
                try:
                    game = msgspec.json.decode(line, type=Outcome)
                except msgspec.DecodeError:
                    continue
                found[game.index] = game
        return [found[index] for index in sorted(found)]

    def add(self, game: Outcome) -> None:
        (self.path / "records" / f"{game.index:06d}.tortuga").write_text(game.record, encoding="utf-8")
        with self.results.open("ab") as file:
            file.write(msgspec.json.encode(_brief(game)) + b"\n")


def run_arena(
    plan: Plan,
    *,
    jobs: int = 1,
    cluster: str = "",
    folder: Path | None = None,
    stop: bool = True,
    progress: Callable[[int, str], None] | None = None,
) -> Standing:
    """Play until all games are played or, with ``stop``, it is clear who is better."""
    kept = Folder(folder, plan) if folder is not None else None
    standing = Standing(plan)
    if kept is not None:
        standing.outcomes = [game for game in kept.read() if game.index < plan.games]
    done = {game.index for game in standing.outcomes}
    if stop:
        standing.settled = settled(standing.outcomes, plan.names)

    def todo() -> Iterator[Job]:
        for index in range(plan.games):
            if index not in done and not standing.settled:
                yield plan.job(index, record=True)

    with answers(play_job, todo(), jobs, cluster) as games:
        for game in games:
            standing.outcomes.append(game)
            if kept is not None:
                kept.add(game)
            if stop and len(standing.outcomes) % CHECK_EVERY == 0:
                standing.settled = settled(standing.outcomes, plan.names)
            if progress is not None:
                progress(len(standing.outcomes), standing.verdict())
    standing.outcomes.sort(key=lambda game: game.index)
    return standing

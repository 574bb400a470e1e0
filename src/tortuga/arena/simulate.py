"""Simulation: many games between bots, the same results for the same seed whatever the number of processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from tortuga.bots import check_bot, make_bot
from tortuga.kernel.dice import FastDice
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import AnyGame
from tortuga.kernel.machine import State, advance, choose
from tortuga.kernel.registry import find

BATCH = 25  # games that one process plays at a stretch
LONGEST = 100_000  # decisions after which a game is given up as endless


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. ``bots[k]`` sits on seat (k + game) modulo players, so every bot plays every seat."""

    game: str
    games: int
    players: int
    bots: tuple[str, ...]
    options: dict[str, bool | int | str]
    seed: int
    data: str | None = None


class Played(msgspec.Struct, frozen=True):
    """One finished game: by seat."""

    bots: list[str]
    scores: list[int]
    shares: list[float]  # of the victory
    decisions: int
    finished: bool


class Tally(msgspec.Struct):
    """How often somebody played, how often they won (a shared victory counts in parts), and their points."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean(self) -> float:
        return self.points / self.games if self.games else 0.0


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

    def as_dict(self) -> dict[str, Any]:
        """What ``tortuga simulate --json`` prints."""
        return {
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "wins": {
                "seats": [round(tally.wins, 4) for tally in self.seats],
                "bots": {name: _tally_dict(tally) for name, tally in self.bots.items()},
                "nobody": self.nobody,
            },
            "mean_scores": {
                "seats": [round(tally.mean, 3) for tally in self.seats],
                "bots": {name: round(tally.mean, 3) for name, tally in self.bots.items()},
            },
        }


def _tally_dict(tally: Tally) -> dict[str, Any]:
    low, high = tally.interval
    return {
        "games": tally.games,
        "wins": round(tally.wins, 4),
        "share": round(tally.share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * ((share * (1 - share) + z * z / (4 * games)) / games) ** 0.5
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def make_plan(
    game: str,
    games: int,
    players: int | None = None,
    bots: list[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
) -> Plan:
    """A checked plan. Fewer bots than players: the last one takes the seats that are left.

    An option whose default is slow gets a quick choice, unless it is given.
    """
    header = find(game)
    seats = players if players is not None else header.most
    chosen = header.read_options({**header.quick_options(), **(options or {})}, seats)
    header.ready(chosen)
    names = bots or ["random"]
    for name in names:
        check_bot(name)
    if len(names) > seats:
        raise BadOption(f"There are {len(names)} bots for {seats} players.")
    if games < 1:
        raise BadOption("Simulate at least 1 game.")
    names = names + names[-1:] * (seats - len(names))
    return Plan(game, games, seats, tuple(names), chosen, seed, str(data) if data else None)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play the plan; ``progress`` is told how many games are done."""
    report = Report(plan.games, 0, 0, 0.0, [Tally() for _ in range(plan.players)], {}, 0)
    for name in sorted(set(plan.bots)):
        report.bots[name] = Tally()
    began = time.perf_counter()
    done = 0
    for batch in _batches(plan, jobs):
        for played in batch:
            _count(report, played)
        done += len(batch)
        if progress is not None:
            progress(done)
    report.seconds = time.perf_counter() - began
    return report


def _batches(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    starts = range(0, plan.games, BATCH)
    if jobs <= 1:
        for start in starts:
            yield play_batch(plan, start)
        return
    with ProcessPoolExecutor(max_workers=min(jobs, len(starts))) as pool:
        yield from pool.map(play_batch, [plan] * len(starts), starts)


def play_batch(plan: Plan, start: int) -> list[Played]:
    game = find(plan.game)
    tables = game.load(Path(plan.data) if plan.data else None)
    return [play_one(game, tables, plan, index) for index in range(start, min(start + BATCH, plan.games))]


def play_one(game: AnyGame, tables: Any, plan: Plan, index: int) -> Played:
    """Game ``index`` of a plan: its luck and its bots' luck depend on the plan's seed and on ``index`` alone."""
    luck = FastDice(FastDice(plan.seed).below(1 << 53) ^ FastDice(index * 0x9E37 + 1).below(1 << 53))
    players = plan.players
    names = [plan.bots[(seat - index) % players] for seat in range(players)]
    state = game.set_up(tables, players, plan.options, FastDice(luck.below(1 << 53)))
    advance(state)
    bots = [make_bot(name, game, tables, luck.below(1 << 53), programs=True) for name in names]
    decisions = play_out(game, state, bots)
    result = game.result(state)
    shares = [result.share(seat) for seat in range(players)]
    return Played(names, result.scores, shares, decisions, not state.open)


def play_out(game: AnyGame, state: State, bots: list[Any]) -> int:
    """Let the bots play to the end; how many decisions they made."""
    decisions = 0
    while state.open and decisions < LONGEST:
        decision, options = state.open[0]
        seat = decision.seat
        bot = bots[seat]
        view = game.view(state, seat) if bot.wants_view else None
        chosen = bot.choose(view, seat, options[:])
        if chosen not in options:
            raise AssertionError(f"bot {bot.name} chose {chosen}, which was not offered")
        choose(state, seat, chosen)
        decisions += 1
    return decisions


def _count(report: Report, played: Played) -> None:
    report.decisions += played.decisions
    report.finished += played.finished
    report.nobody += not any(played.shares)
    for seat, name in enumerate(played.bots):
        for tally in (report.seats[seat], report.bots[name]):
            tally.games += 1
            tally.wins += played.shares[seat]
            tally.points += played.scores[seat]

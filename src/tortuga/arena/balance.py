"""Is a game fair and varied? Seats, length, scores, what winners do, comebacks: from games in which all seats are
played by the same bot, with intervals; and how these change with a number of the data tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.events import OTHER
from tortuga.arena.plan import Plan, checked_plan
from tortuga.arena.play import Outcome, play_job
from tortuga.arena.stats import Tally
from tortuga.arena.workers import answers
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find

RARE = 0.04  # what fewer seats did than this share, or nearly all, tells nothing


class Figures(msgspec.Struct):
    """What games of one kind tell."""

    games: int
    finished: int
    seats: list[Tally]
    nobody: int  # games that no seat won
    rounds: list[int]
    decisions: list[int]
    scores: list[int]
    winning: list[int]  # scores of winners
    margins: list[int]  # of the best over the second
    comebacks: tuple[int, int]  # games won by somebody who was not ahead at half time, of how many
    course: list[float]  # the chance that the leader of a moment wins, at twenty moments
    actions: dict[str, tuple[int, float, int, float]]  # seats that did it, their wins; seats that did not, their wins
    parts: dict[str, float]  # of the mean score
    winner_parts: dict[str, float]
    often: dict[str, float]  # how often something was done in a game, on average
    counted_events: dict[str, list[int]]  # how many of these events each game had
    groups: dict[str, dict[str, tuple[int, float]]]  # by what is compared or drawn: seats of a group, their wins

    @property
    def seat_gap(self) -> float:
        """How much more often the best seat wins than is fair."""
        return max(tally.share for tally in self.seats) - sum(tally.wins for tally in self.seats) / max(
            1, sum(tally.games for tally in self.seats)
        )


def make_balance(
    game: str,
    bot: str,
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
    vary: str = "",
    lot: str = "",
) -> Plan:
    """A checked plan in which one bot plays all seats."""
    return checked_plan(game, [bot], games, players, options, seed, data, vary, lot)


def run_balance(
    plan: Plan, *, jobs: int = 1, cluster: str = "", progress: Callable[[int], None] | None = None
) -> list[Figures]:
    """The figures of every value that is swept, or of the game as it is."""
    found: list[list[Outcome]] = [[] for _ in range(plan.kinds)]
    done = 0
    with answers(play_job, plan.jobs(look=True), jobs, cluster) as games:
        for game in games:
            found[game.index % plan.kinds].append(game)
            done += 1
            if progress is not None:
                progress(done)
    header = find(plan.game)
    return [figures(sorted(games, key=lambda game: game.index), header) for games in found]


def figures(games: list[Outcome], header: AnyGame) -> Figures:
    players = len(games[0].bots)
    seats = [Tally() for _ in range(players)]
    for game in games:
        for seat, tally in enumerate(seats):
            tally.add(game.shares[seat], game.scores[seat])
    won = [game for game in games if any(game.shares)]
    return Figures(
        games=len(games),
        finished=sum(game.finished for game in games),
        seats=seats,
        nobody=len(games) - len(won),
        rounds=[game.rounds for game in games],
        decisions=[game.decisions for game in games],
        scores=[score for game in games for score in game.scores],
        winning=[game.scores[game.shares.index(max(game.shares))] for game in won],
        margins=[sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games],
        comebacks=_comebacks(won),
        course=_course(won),
        actions=_actions(games),
        parts=_parts(games, winners=False),
        winner_parts=_parts(won, winners=True),
        often=_often(games),
        counted_events={
            kind: [sum(actions.get(kind, 0) for actions in game.actions) for game in games]
            for kind in header.counted_events
        },
        groups=_groups(games, header),
    )


def _leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _comebacks(games: list[Outcome]) -> tuple[int, int]:
    seen = [game for game in games if game.course]
    behind = 0
    for game in seen:
        leaders = _leaders(game.course[len(game.course) // 2])
        behind += not any(game.shares[seat] for seat in leaders)
    return behind, len(seen)


def _course(games: list[Outcome]) -> list[float]:
    seen = [game for game in games if game.course]
    found = []
    for moment in range(len(seen[0].course) if seen else 0):
        total = 0.0
        for game in seen:
            leaders = _leaders(game.course[moment])
            total += sum(game.shares[seat] for seat in leaders) / len(leaders)
        found.append(total / len(seen))
    return found


def _actions(games: list[Outcome]) -> dict[str, tuple[int, float, int, float]]:
    seats = [(actions, share) for game in games for actions, share in zip(game.actions, game.shares, strict=True)]
    wins = sum(share for _, share in seats)
    found: dict[str, tuple[int, float, int, float]] = {}
    for label in sorted({label for actions, _ in seats for label in actions}):
        did = [share for actions, share in seats if label in actions]
        if RARE * len(seats) <= len(did) <= (1 - RARE) * len(seats):
            found[label] = (len(did), sum(did), len(seats) - len(did), wins - sum(did))
    return found


def _parts(games: list[Outcome], winners: bool) -> dict[str, float]:
    found: dict[str, float] = {}
    number = 0
    for game in games:
        for parts, share in zip(game.parts, game.shares, strict=True):
            if share or not winners:
                number += 1
                for part, points in parts.items():
                    found[part] = found.get(part, 0.0) + points
    if OTHER in found:
        found[OTHER] = found.pop(OTHER)  # last
    return {part: points / number for part, points in found.items()}


def _groups(games: list[Outcome], header: AnyGame) -> dict[str, dict[str, tuple[int, float]]]:
    """Seats by what fell to them by lot, by their strategy and by what the game compares; and how often they won."""
    found: dict[str, dict[str, tuple[int, float]]] = {}

    def count(title: str, group: str, share: float) -> None:
        groups = found.setdefault(title, {})
        seats, wins = groups.get(group, (0, 0.0))
        groups[group] = seats + 1, wins + share

    for game in games:
        for actions, things, share in zip(game.actions, game.things, game.shares, strict=True):
            if header.strategies:
                count("strategy", strategy_of(actions, header.strategies), share)
            for title, word in things:
                count(title, word, share)
    return found


def strategy_of(actions: dict[str, int], strategies: dict[str, tuple[str, ...]]) -> str:
    """The strategy whose actions a seat did most."""
    times = {name: sum(actions.get(label, 0) for label in labels) for name, labels in strategies.items()}
    most = max(times.values())
    if most == 0:
        return "none of these"
    followed = [name for name, number in times.items() if number == most]
    return followed[0] if len(followed) == 1 else "as much " + " as ".join(followed)


def _often(games: list[Outcome]) -> dict[str, float]:
    found: dict[str, float] = {}
    for game in games:
        for actions in game.actions:
            for label, count in actions.items():
                found[label] = found.get(label, 0.0) + count / len(games)
    return found

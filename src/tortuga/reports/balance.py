"""The balance of a game for people: lines for a terminal, a page of HTML or Markdown, and data.

Each renderer shows the same measures: to add a column, add a measure to ``measures``.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.balance import Figures
from tortuga.arena.plan import Plan
from tortuga.arena.stats import mean_interval, quantiles, wilson
from tortuga.kernel.registry import find
from tortuga.reports.grid import Grid, interval, page
from tortuga.reports.plots import bars, histogram, lines

ENDS = 12  # actions at either end of a plot
ENDS_IN_LINES = 5  # and of the list in a terminal
LISTED = 10  # actions of one kind in the table of a page, the most frequent

Ranked = tuple[str, float, float, float, int]  # label, share of victories, its interval, how many seats


# -- the measures


class Measure(msgspec.Struct, frozen=True):
    """One figure with its interval: the mean of some numbers, or a share."""

    key: str  # in data
    name: str  # for people
    middle: float
    low: float
    high: float
    shape: str = ".1f"
    spread: tuple[int, int, int] | None = None  # 10 %, median, 90 %
    swept: bool = False  # is it shown in the table of a sweep?

    @property
    def cells(self) -> list[str]:
        spread = " / ".join(map(str, self.spread)) if self.spread else ""
        return [self.name, f"{self.middle:{self.shape}}", interval(self.low, self.high, self.shape), spread]

    @property
    def line(self) -> str:
        name, middle, ends, spread = self.cells
        return f"{name}: {middle} ({ends})" + (f", 10 % / median / 90 %: {spread}" if spread else "")


MEASURE_HEAD = ["", "mean", "95 % interval", "10 % / median / 90 %"]


def measures(f: Figures) -> list[Measure]:
    """Everything that is told of games of one kind in one figure."""
    found = [
        mean_of("rounds", "rounds", f.rounds, swept=True),
        mean_of("decisions", "decisions", f.decisions),
        mean_of("score", "score", f.scores, swept=True),
        mean_of("winning_score", "winner's score", f.winning or [0]),
        mean_of("margin", "margin of the best", f.margins, swept=True),
        share_of("comebacks", "won from behind at half time", *f.comebacks, ".0%", swept=True),
    ]
    for seat, tally in enumerate(f.seats):
        found.append(share_of(f"seat_{seat + 1}", f"seat {seat + 1} wins", tally.wins, tally.games))
    for kind, counts in f.counted_events.items():
        found.append(mean_of(kind, f"{kind} in a game", counts, ".2f"))
    if f.nobody:
        found.append(share_of("nobody", "games that no seat won", f.nobody, f.games))
    if f.finished < f.games:
        found.append(share_of("unfinished", "games not finished", f.games - f.finished, f.games))
    return found


def mean_of(key: str, name: str, values: list[int], shape: str = ".1f", swept: bool = False) -> Measure:
    return Measure(key, name, *mean_interval(values), shape, quantiles(values), swept)


def share_of(key: str, name: str, wins: float, games: int, shape: str = ".1%", swept: bool = False) -> Measure:
    return Measure(key, name, wins / max(1, games), *wilson(wins, games), shape, None, swept)


def ranked_actions(f: Figures) -> list[Ranked]:
    """Actions by the share of victories of those who did them, the best first."""
    return _ranked({label: (did, wins) for label, (did, wins, _, _) in f.actions.items()})


def ranked_group(f: Figures, title: str) -> list[Ranked]:
    """Groups by their share of victories, the best first."""
    return _ranked(f.groups[title])


def _ranked(counted: dict[str, tuple[int, float]]) -> list[Ranked]:
    rows = [(label, wins / seats, *wilson(wins, seats), seats) for label, (seats, wins) in counted.items()]
    rows.sort(key=lambda row: -row[1])
    return rows


def ends_of(rows: list[Ranked], number: int) -> list[Ranked]:
    """The best and the worst."""
    return rows if len(rows) <= 2 * number else rows[:number] + rows[-number:]


def parts_of(f: Figures) -> list[tuple[str, float, float]]:
    """What scores are made of: in a mean score, and in a winner's."""
    return [(part, points, f.winner_parts.get(part, 0.0)) for part, points in f.parts.items()]


# -- tables


def measure_grid(f: Figures) -> Grid:
    return Grid(MEASURE_HEAD, [measure.cells for measure in measures(f)])


def parts_grid(f: Figures) -> Grid:
    total = sum(f.parts.values()) or 1.0
    winners = sum(f.winner_parts.values()) or 1.0
    rows = [
        [part, f"{points:.1f}", f"{points / total:.0%}", f"{won:.1f}", f"{won / winners:.0%}"]
        for part, points, won in parts_of(f)
    ]
    return Grid(["points from", "in a mean score", "share", "in a winner's score", "share"], rows)


def group_grid(f: Figures, title: str) -> Grid:
    rows = [
        [group, str(seats), f"{share:.1%}", interval(low, high)]
        for group, share, low, high, seats in ranked_group(f, title)
    ]
    return Grid([title, "seats", "of them won", "95 % interval"], rows)


def action_grid(f: Figures) -> Grid:
    """What is done how often in a game, and how often those win who do it."""
    won = {label: (share, low, high, did) for label, share, low, high, did in ranked_actions(f)}
    kinds: Counter[str] = Counter()
    rows = []
    for label, times in sorted(f.often.items(), key=lambda row: -row[1]):
        kind = label.partition(":")[0]
        kinds[kind] += 1
        if kinds[kind] > LISTED or (times < 0.1 and label not in won):
            continue
        if label in won:
            share, low, high, did = won[label]
            rows.append([label, f"{times:.2f}", str(did), f"{share:.0%}", interval(low, high, ".0%")])
        else:
            rows.append([label, f"{times:.2f}", "nearly all or nearly none", "", ""])
    return Grid(["what", "in a game", "seats that did it", "of them won", "95 % interval"], rows)


def sweep_grid(plan: Plan, found: list[Figures]) -> Grid:
    """One row for each value."""
    swept = [[measure for measure in measures(f) if measure.swept] for f in found]
    rows = [
        [str(value), *(f"{measure.middle:{measure.shape}}" for measure in row), f"{f.seat_gap:+.1%}"]
        for value, row, f in zip(plan.values, swept, found, strict=True)
    ]
    return Grid([plan.place, *(measure.name for measure in swept[0]), "best seat over fair"], rows)


# -- plots


def plots(plan: Plan, f: Figures) -> dict[str, str]:
    """The plots of one kind of games, by name."""
    fair = 1 / plan.players
    seats = [(f"seat {seat + 1}", tally.share, *tally.interval) for seat, tally in enumerate(f.seats)]
    actions = [row[:4] for row in ends_of(ranked_actions(f), ENDS)]
    moments = [(100 * moment / len(f.course), chance) for moment, chance in enumerate(f.course)]
    parts = [(part, points, points, points) for part, points in f.parts.items()]
    groups = {
        title: bars(f"Victories by {title}", [row[:4] for row in ranked_group(f, title)], fair=fair, percent=True)
        for title in f.groups
    }
    counted = {
        kind: histogram(f"How often in a game: {kind}", list(map(float, counts)))
        for kind, counts in f.counted_events.items()
    }
    return {
        "seats": bars("Victories by seat", seats, fair=fair, percent=True),
        **groups,
        "rounds": histogram("Rounds", list(map(float, f.rounds))),
        **counted,
        "scores": histogram("Final scores of all seats", list(map(float, f.scores))),
        "parts": bars("What a mean score is made of", parts),
        "actions": bars("Victories of those who did this", actions, fair=fair, percent=True),
        "course": lines("How often the leader of a moment (in % of the game) wins", {"leader wins": moments}, top=1.0),
    }


def sweep_plots(plan: Plan, found: list[Figures]) -> list[str]:
    swept = [[measure for measure in measures(f) if measure.swept] for f in found]
    return [
        bars(
            column[0].name.capitalize(),
            [(str(value), m.middle, m.low, m.high) for value, m in zip(plan.values, column, strict=True)],
            percent=column[0].shape.endswith("%"),
        )
        for column in zip(*swept, strict=True)
    ]


# -- renderers


def text(plan: Plan, found: list[Figures]) -> list[str]:
    """The figures in lines for a terminal."""
    told = [f"{find(plan.game).title}: {_setting(plan)}."]
    for kind, f in enumerate(found):
        if plan.values:
            told.append(f"{plan.place} = {plan.values[kind]}:")
        told += [f"  {measure.line}" for measure in measures(f)]
        told += [
            f"  {title} {label}: {seats} seats, {share:.1%} won ({interval(low, high)})"
            for title in f.groups
            for label, share, low, high, seats in ranked_group(f, title)
        ]
        told += [
            f"  {part}: {points:.1f} of a mean score, {won:.1f} of a winner's" for part, points, won in parts_of(f)
        ]
        told += [
            f"  {label}: {did} seats, {share:.0%} won ({interval(low, high, '.0%')})"
            for label, share, low, high, did in ends_of(ranked_actions(f), ENDS_IN_LINES)
        ]
    return told


def html(plan: Plan, found: list[Figures]) -> str:
    """A page with plots."""
    parts = [f"<p>{_setting(plan)}; intervals of 95 %.</p>"]
    if plan.values:
        parts += [sweep_grid(plan, found).html(), *sweep_plots(plan, found)]
    for kind, f in enumerate(found):
        if plan.values:
            parts.append(f"<h2>{plan.place} = {plan.values[kind]}</h2>")
        parts += [measure_grid(f).html(), *plots(plan, f).values()]
    return page(f"Balance of {find(plan.game).title}", parts)


def markdown(plan: Plan, found: list[Figures], file: Path, command: str) -> None:
    """A page for the documentation, its plots as SVG files beside it."""
    game = find(plan.game)
    told = [
        f"# Balance of {game.title}",
        "",
        f"{_setting(plan, '`')}, intervals of 95 %.",
        f"Rules {game.edition}, data {game.load().digest}. Made by:",
        "",
        f"```\n{command}\n```",
        "",
    ]
    for kind, f in enumerate(found):
        name = f"{file.stem}-{kind}" if plan.values else file.stem
        if plan.values:
            told += [f"## {plan.place} = {plan.values[kind]}", ""]
        for grid in (measure_grid(f), parts_grid(f), *(group_grid(f, title) for title in f.groups)):
            told += [*grid.markdown(), ""]
        for which, picture in plots(plan, f).items():
            (file.parent / f"{name}-{which}.svg").write_text(picture + "\n", encoding="utf-8")
            told += [f"![{which}]({name}-{which}.svg)", ""]
        told += [*action_grid(f).markdown(), ""]
    file.write_text("\n".join(told).rstrip() + "\n", encoding="utf-8")


def _setting(plan: Plan, quote: str = "") -> str:
    games = f"{plan.games} games" + (f" for each value of {plan.place}" if plan.values else "")
    return f"{plan.players} players, all {quote}{plan.bots[0]}{quote}, {games}, seed {plan.seed}"


def as_dict(plan: Plan, found: list[Figures]) -> dict[str, Any]:
    """What ``tortuga balance --json`` prints."""
    rows = []
    for kind, f in enumerate(found):
        row: dict[str, Any] = {"value": plan.values[kind]} if plan.values else {}
        row |= {
            "games": f.games,
            "finished": f.finished,
            "nobody": f.nobody,
            "measures": {
                measure.key: {
                    "mean": round(measure.middle, 4),
                    "interval": [round(measure.low, 4), round(measure.high, 4)],
                    **({"quantiles": measure.spread} if measure.spread else {}),
                }
                for measure in measures(f)
            },
            "mean_scores": [round(tally.mean, 2) for tally in f.seats],
            "parts": {part: round(points, 3) for part, points in f.parts.items()},
            "winner_parts": {part: round(points, 3) for part, points in f.winner_parts.items()},
            "actions": {
                label: {"did": n, "wins": round(w / n, 4), "others": round(ow / on, 4)}
                for label, (n, w, on, ow) in f.actions.items()
            },
            "often": {label: round(times, 3) for label, times in f.often.items()},
            "groups": {
                title: {group: {"seats": n, "wins": round(w / n, 4)} for group, (n, w) in groups.items()}
                for title, groups in f.groups.items()
            },
        }
        rows.append(row)
    return {"plan": msgspec.to_builtins(plan), "figures": rows}

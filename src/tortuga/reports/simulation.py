"""A simulation as a table and as data."""

from __future__ import annotations

from typing import Any

from tortuga.arena.simulate import Report
from tortuga.arena.stats import Tally
from tortuga.reports.grid import Grid, interval


def grid(report: Report) -> Grid:
    """One row for each seat, then one for each bot."""
    rows = [(f"seat {seat}", tally) for seat, tally in enumerate(report.seats)]
    rows += [(f"bot {name}", tally) for name, tally in report.bots.items()]
    return Grid(["", *TALLY_HEAD], [[label, *tally_cells(tally)] for label, tally in rows])


TALLY_HEAD = ["games", "wins", "share", "95 % interval", "mean score"]


def tally_cells(tally: Tally) -> list[str]:
    return [
        str(tally.games),
        f"{tally.wins:.1f}",
        f"{tally.share:.1%}",
        interval(*tally.interval),
        f"{tally.mean:.1f}",
    ]


def as_dict(report: Report) -> dict[str, Any]:
    """What ``tortuga simulate --json`` prints."""
    return {
        "games": report.games,
        "finished": report.finished,
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "decisions_per_second": round(report.decisions_per_second),
        "wins": {
            "seats": [round(tally.wins, 4) for tally in report.seats],
            "bots": {name: _tally_dict(tally) for name, tally in report.bots.items()},
            "nobody": report.nobody,
        },
        "mean_scores": {
            "seats": [round(tally.mean, 3) for tally in report.seats],
            "bots": {name: round(tally.mean, 3) for name, tally in report.bots.items()},
        },
    }


def _tally_dict(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": round(tally.wins, 4),
        "share": round(tally.share, 4),
        "interval": [round(end, 4) for end in tally.interval],
    }

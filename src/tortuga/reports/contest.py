"""An arena as a table, as a page and as a file of rows."""

from __future__ import annotations

from pathlib import Path

from tortuga.arena.arena import Standing
from tortuga.arena.ratings import rating_intervals
from tortuga.kernel.errors import BadOption
from tortuga.kernel.registry import find
from tortuga.reports.grid import Grid, interval, page
from tortuga.reports.plots import bars
from tortuga.reports.simulation import TALLY_HEAD, tally_cells


def title(standing: Standing) -> str:
    plan = standing.plan
    return f"{find(plan.game).title}, {plan.players} players, {len(standing.outcomes)} games, seed {plan.seed}"


def grid(standing: Standing) -> Grid:
    """One row for each bot."""
    rated = rating_intervals(standing.outcomes, standing.plan.names)
    rows = []
    for name, tally in standing.tallies().items():
        rating, low, high = rated[name]
        rows.append([name, *tally_cells(tally), f"{rating:+.0f}", interval(low, high, "+.0f")])
    return Grid(["bot", "seats", *TALLY_HEAD[1:], "rating", "95 % interval"], rows)


def html(standing: Standing) -> str:
    """A page with plots."""
    shares = [(name, tally.share, *tally.interval) for name, tally in standing.tallies().items()]
    rated = rating_intervals(standing.outcomes, standing.plan.names)
    settled = "It is settled who is better." if standing.settled else "It is not settled who is better."
    return page(
        f"Arena: {title(standing)}",
        [
            f"<p>Every deal was played from every seat. {settled}</p>",
            grid(standing).html(),
            bars("Share of victories of a seat", shares, fair=1 / standing.plan.players, percent=True),
            bars("Rating (Elo's scale, mean 0)", [(name, *row) for name, row in rated.items()]),
        ],
    )


def write_parquet(standing: Standing, file: Path) -> None:
    """One row for each seat of each game."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("Parquet needs pyarrow: pip install 'tortuga[parquet]'") from None
    rows = [
        {"game": g.index, "deal": g.deal, "seat": seat, "bot": g.bots[seat], "score": g.scores[seat]}
        | {"share": g.shares[seat], "decisions": g.decisions, "rounds": g.rounds, "finished": g.finished}
        for g in standing.outcomes
        for seat in range(len(g.bots))
    ]
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), file)

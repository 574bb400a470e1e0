"""Games in bulk: simulations, contests between bots, the balance of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

import tortuga
from tortuga.cli.common import (
    Data,
    Jobs,
    Json,
    Options,
    Seed,
    print_json,
    processes,
    progress,
    read_names,
    read_options,
)

Players: TypeAlias = Annotated[int | None, Parameter(help="How many play; without it, the table is full.")]
Cluster: TypeAlias = Annotated[
    str, Parameter(help="The address of a Dask scheduler that does the work (an extra: cluster).")
]
Html: TypeAlias = Annotated[Path | None, Parameter(help="Write a report with plots to this file.")]


def simulate(
    game: str = "glory-islands",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Players = None,
    bots: Annotated[str, Parameter(help="Bots separated by commas; they rotate over the seats.")] = "random",
    option: Options = [],  # noqa: B006
    seed: Seed = 0,
    jobs: Jobs = 1,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count.

    Options whose usual choice is slow are simulated with a quick one, unless they are given.

    Parameters
    ----------
    game: which game
    """
    from tortuga.arena.simulate import make_plan
    from tortuga.arena.simulate import simulate as run
    from tortuga.reports import simulation as shown

    given = read_options(option)
    plan = make_plan(game, games, players, read_names(bots), given, seed, data)
    with progress(f"{plan.games} games", plan.games, hidden=json) as advance:
        report = run(plan, processes(jobs), advance)
    if json:
        print_json(shown.as_dict(report))
        return
    from rich.console import Console

    title = f"{tortuga.find(game).title}, {plan.players} players, {plan.games} games, seed {plan.seed}"
    Console().print(shown.grid(report).rich(title))
    for name, value in tortuga.find(game).quick_options().items():
        if name not in given:
            print(f"Simulated with {name}={value}, which is quick; --option {name}=… chooses.")
    if report.nobody:
        print(f"In {report.nobody} games no seat won.")
    print(
        f"{report.finished} of {report.games} games finished, {report.decisions / report.games:.0f} decisions a game, "
        f"{report.decisions_per_second:,.0f} decisions/s in {report.seconds:.1f} s."
    )


def arena(
    game: str = "glory-islands",
    *,
    bots: Annotated[str, Parameter(help="Bots separated by commas; every deal is played from every seat.")],
    games: Annotated[int, Parameter(help="How many games at most.")] = 400,
    players: Players = None,
    option: Options = [],  # noqa: B006
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    all: Annotated[bool, Parameter(negative=(), help="Play all games, even when it is clear who is better.")] = False,
    folder: Annotated[
        Path | None, Parameter(help="Keep all games here as records; called again, the arena continues.")
    ] = None,
    html: Html = None,
    parquet: Annotated[
        Path | None, Parameter(help="Write one row for each seat to this file (an extra: parquet).")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Find out which bots play better: ratings with intervals, until the question is settled.

    Parameters
    ----------
    game: which game
    """
    from tortuga.arena.arena import make_arena, run_arena
    from tortuga.reports import contest as shown

    plan = make_arena(game, read_names(bots), games, players, read_options(option), seed, data)
    with progress(f"{plan.games} games", plan.games, hidden=json) as advance:
        standing = run_arena(plan, jobs=processes(jobs), cluster=cluster, folder=folder, stop=not all, progress=advance)
    if html is not None:
        html.write_text(shown.html(standing), encoding="utf-8")
    if parquet is not None:
        shown.write_parquet(standing, parquet)
    if json:
        print_json(standing.as_dict())
        return
    from rich.console import Console

    Console().print(shown.grid(standing).rich(shown.title(standing)))
    print("It is settled which is better." if standing.settled else "All games were played.")
    if folder is not None:
        print(f"Every game is a record: tortuga replay {folder}/records/000000.tortuga")


def balance(
    game: str = "glory-islands",
    *,
    bot: Annotated[str, Parameter(help="Who plays all seats.")] = "mate",
    games: Annotated[int, Parameter(help="How many games, for each value that is swept.")] = 200,
    players: Players = None,
    option: Options = [],  # noqa: B006
    vary: Annotated[str, Parameter(help="Sweep a number of the data tables: table.field=1,2,3")] = "",
    lot: Annotated[
        str, Parameter(help="Decisions answered by lot, so that bots do not always choose the same: ChooseHero,...")
    ] = "",
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    html: Html = None,
    markdown: Annotated[Path | None, Parameter(help="Write a page of Markdown here, its plots beside it.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Is a game fair and varied? Seats, length, scores, what winners do, comebacks.

    Parameters
    ----------
    game: which game
    """
    from tortuga.arena.balance import make_balance, run_balance
    from tortuga.reports import balance as shown

    plan = make_balance(game, bot, games, players, read_options(option), seed, data, vary, lot)
    with progress(f"{plan.total} games", plan.total, hidden=json) as advance:
        found = run_balance(plan, jobs=processes(jobs), cluster=cluster, progress=advance)
    if html is not None:
        html.write_text(shown.html(plan, found), encoding="utf-8")
    if markdown is not None:
        command = f"tortuga balance {game} --bot {bot} --games {games} --players {plan.players} --seed {seed}"
        command += "".join(f" --option {word}" for word in option) + (f" --lot {lot}" if lot else "")
        shown.markdown(plan, found, markdown, command)
    if json:
        print_json(shown.as_dict(plan, found))
        return
    for line in shown.text(plan, found):
        print(line)


COMMANDS = (simulate, arena, balance)

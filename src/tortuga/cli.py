"""The command line: ``tortuga``. Every error is one clear line and a non-zero exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

import tortuga
from tortuga.kernel.dice import BY_HAND
from tortuga.kernel.errors import BadOption, TortugaError, did_you_mean
from tortuga.kernel.header import AnyGame, OptionSpec

app = App(
    name="tortuga",
    help="A harbour for board games of glory: exact rules, play, bots, simulation.",
    version=tortuga.__version__,
    help_epilogue="Start with: tortuga play glory-islands",
)

Options = Annotated[
    list[str], Parameter(name=["--option", "-o"], negative=(), help="An option of the game, as name=value.")
]
Data = Annotated[Path | None, Parameter(help="A folder with data tables that replace ours, table by table.")]
Json = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object instead of words.")]


# -- looking up


@app.command
def games(*, json: Json = False) -> None:
    """The games: titles, players, options."""
    if json:
        _print_json([_game_dict(game) for game in tortuga.games()])
        return
    for game in tortuga.games():
        print(f"{game.key}  {game.title}, {game.least}-{game.most} players (rules {game.edition})")
        print(f"    {game.about}")
        for spec in game.options:
            print(f"    --option {spec.name}={_shown(spec.default)}  {spec.help} [{_choices(spec)}]")


def _choices(spec: OptionSpec) -> str:
    if len(spec.choices) > 6:
        return f"{spec.choices[0]}, {spec.choices[1]}, … ({len(spec.choices)} choices)"
    return spec.kind


def _shown(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _game_dict(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "about": game.about,
        "players": [game.least, game.most],
        "rules": game.edition,
        "actions": game.actions,
        "clauses": len(game.rulebook.clauses),
        "options": [
            {"name": o.name, "help": o.help, "default": o.default, "choices": list(o.choices)} for o in game.options
        ],
    }


@app.command
def rules(
    game: str | None = None,
    clause: str | None = None,
    *,
    coverage: Annotated[bool, Parameter(negative=(), help="How many clauses have a test.")] = False,
    json: Json = False,
) -> None:
    """The rulebook of a game, or one clause or section of it.

    Parameters
    ----------
    game: the game; without it, coverage of all games is shown
    clause: the number of a clause (GI-4b.2) or section (GI-4b)
    """
    if coverage or game is None:
        if not coverage:
            raise BadOption(f"Which game? There are {', '.join(tortuga.keys())}.")
        _coverage([tortuga.find(game)] if game else tortuga.games(), json)
        return
    book = tortuga.find(game).rulebook
    if json:
        _print_json(book.find(clause) if clause else book.clauses)
    elif clause:
        for number, text in book.find(clause).items():
            _print_markdown(f"**{number}** {text}")
    else:
        _print_markdown(book.text)


def _coverage(found: list[AnyGame], json: bool) -> None:
    from tortuga.kernel.rulebook import clauses_under_test

    tests = next((d / "tests" for d in _checkouts() if (d / "tests" / "clauses.py").is_file()), None)
    if tests is None:
        raise BadOption("Coverage is read from the tests: run this in a checkout of Tortuga.")
    tested = clauses_under_test(tests)
    rows: dict[str, dict[str, Any]] = {}
    for game in found:
        clauses = list(game.rulebook.clauses)
        bare = [number for number in clauses if number not in tested]
        rows[game.key] = {"clauses": len(clauses), "tested": len(clauses) - len(bare), "untested": bare}
    if json:
        _print_json(rows)
        return
    for key, row in rows.items():
        print(f"{key}: {row['tested']} of {row['clauses']} clauses have a test")
        for number in row["untested"]:
            print(f"    no test names {number}")


def _checkouts() -> list[Path]:
    return [Path.cwd(), *Path.cwd().parents, *Path(tortuga.__file__).resolve().parents]


@app.command
def bots(*, json: Json = False) -> None:
    """The bots: their names, and what each is like."""
    from tortuga.bots import BOTS

    if json:
        _print_json([{"name": bot.name, "about": bot.about} for bot in BOTS.values()])
        return
    for bot in BOTS.values():
        print(f"{bot.name:9} {bot.about}")


@app.command
def about() -> None:
    """Which Tortuga this is, and whether its rules run compiled or plain."""
    import platform

    from tortuga.kernel import machine

    compiled = not str(machine.__file__).endswith(".py")
    how = "compiled by mypyc" if compiled else "plain Python (make fast compiles them: 3 times the speed)"
    print(f"Tortuga {tortuga.__version__} on Python {platform.python_version()}; rules: {how}.")
    for game in tortuga.games():
        print(f"  {game.title}: rules {game.edition}, data {game.load().digest}, {len(game.rulebook.clauses)} clauses")


# -- playing


@app.command
def play(
    game: str = "glory-islands",
    *,
    seats: Annotated[str, Parameter(help="Who sits where: human or bot:NAME, separated by commas.")] = "",
    players: Annotated[
        int | None, Parameter(help="How many play; seats not named are mates: see tortuga bots.")
    ] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[int | None, Parameter(help="A number that makes the dice repeatable.")] = None,
    hand_dice: Annotated[bool, Parameter(negative=(), help="You roll real dice and say what came.")] = False,
    data: Data = None,
    plain: Annotated[bool, Parameter(negative=(), help="Line by line, for screen readers and scripts.")] = False,
) -> int:
    """Play a game in the terminal, alone against bots or several at one screen.

    Parameters
    ----------
    game: which game
    """
    from tortuga.terminal.session import Session, new_save

    header = tortuga.find(game)
    sitting = _sitting(header, seats, players)
    match = tortuga.new(game, len(sitting), _options(option), seed, sitting=sitting, data=data, hand_dice=hand_dice)
    return _run(Session(match, new_save(game), _bot_seed(seed), programs=True), plain)


def _sitting(game: AnyGame, seats: str, players: int | None) -> list[str]:
    from tortuga.bots import USUAL, check_bot

    sitting = [word.strip() for word in seats.split(",")] if seats else ["human"]
    for who in sitting:
        kind, _, name = who.partition(":")
        if who != "human" and (kind != "bot" or not name):
            raise BadOption(f"A seat is human or bot:NAME, not {who!r}.{did_you_mean(who, ['human', f'bot:{USUAL}'])}")
        if name:
            check_bot(name)
    wanted = players if players is not None else (len(sitting) if seats else min(3, game.most))
    if len(sitting) > wanted:
        raise BadOption(f"There are {len(sitting)} seats for {wanted} players.")
    return sitting + [f"bot:{USUAL}"] * (wanted - len(sitting))


def _bot_seed(seed: int | None) -> int:
    return seed if seed is not None else int.from_bytes(os.urandom(6), "big")


def _options(given: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as name=value, not {text!r}.")
        options[name.strip()] = value.strip()
    return options


def _run(session: Any, plain: bool) -> int:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tortuga.terminal.plain import play as play_plain

        return play_plain(session)
    from tortuga.terminal.app import play as play_full

    return play_full(session)


@app.command
def resume(
    file: Path | None = None,
    *,
    seats: Annotated[
        str, Parameter(help="Who sits where from now on; without it, the same people and bots as before.")
    ] = "",
    data: Data = None,
    plain: Annotated[bool, Parameter(negative=(), help="Line by line, for screen readers and scripts.")] = False,
) -> int:
    """Go on with a saved game: the newest one, or that of a file. A file never starts a program: seats of programs
    (bot:run:COMMAND) must be named again with --seats.

    Parameters
    ----------
    file: a saved game
    """
    from tortuga.terminal.session import Session, newest_save

    chosen = file or newest_save()
    if chosen is None:
        raise BadOption("There is no saved game.")
    _, match = _read(chosen, data)
    if match.over:
        raise BadOption(f"The game in {chosen} is over; see it with: tortuga replay {chosen}")
    if seats:
        match.sitting = _sitting(match.game, seats, match.seats)
    else:
        _refuse_programs(match, chosen)
    return _run(Session(match, chosen, _bot_seed(None), programs=bool(seats)), plain)


def _refuse_programs(match: tortuga.Match, file: Path) -> None:
    """A saved game may come from anybody, so the programs it names are not started."""
    from tortuga.bots import RUN

    for seat, who in enumerate(match.sitting):
        if who.startswith(f"bot:{RUN}"):
            raise BadOption(
                f"In {file}, seat {seat} ({match.names[seat]}) was played by a program: {who!r}. Saved games never "
                f"start programs. Say who sits there now, for example: tortuga resume {file} --seats "
                + ",".join("human" if name == "human" else "bot:mate" for name in match.sitting)
            )


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 for everybody in reach.")] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(help="0 for any that is free; without it 8765, or the next that is free.")
    ] = None,
    open: Annotated[bool, Parameter(negative=(), help="Open the browser.")] = False,
    db: Annotated[str, Parameter(help="A file, or postgresql://…; without it, a file in your data folder.")] = "",
    workers_for_bots: Annotated[int, Parameter(help="Processes in which bots think.")] = 1,
    static: Annotated[Path | None, Parameter(help="A folder with the browser client.")] = None,
    origin: Annotated[list[str], Parameter(negative=(), help="Another site whose pages may talk to us.")] = [],  # noqa: B006
    private_hooks: Annotated[bool, Parameter(negative=(), help="Webhooks may go to private addresses.")] = False,
    rate_limits: Annotated[bool, Parameter(help="Hold strangers to a rate; off only for load tests.")] = True,
    behind_proxy: Annotated[
        bool, Parameter(negative=(), help="Believe a proxy on this machine who is calling.")
    ] = False,
    forget_after: Annotated[int, Parameter(help="Days until a table is closed that never began; 0 for never.")] = 7,
    seed: Annotated[
        int | None, Parameter(help="Only for tests: the dice of every table; bots repeat themselves too.")
    ] = None,
) -> int:
    """Tables online: a server with one database."""
    from tortuga.server.command import serve as run

    switches = private_hooks, rate_limits, behind_proxy
    return run(host, port, open, db, workers_for_bots, static, origin, *switches, max(0, forget_after), seed)


@app.command
def schema(*, client: Annotated[bool, Parameter(negative=())] = False) -> None:
    """The JSON Schema of the protocol of tables online.

    Parameters
    ----------
    client
        Also everything else that a client meets: HTTP bodies, and every game's views and data.
    """
    from tortuga.server.messages import client_schema, protocol_schema

    _print_json(client_schema() if client else protocol_schema())


# -- records


def _read(file: Path, data: Path | None) -> tuple[tortuga.Record, tortuga.Match]:
    try:
        record = tortuga.Record.read(file)
        return record, tortuga.replay(record, data=data)
    except tortuga.BadRecord as error:
        raise TortugaError(f"{file}: {error}") from None


@app.command
def replay(
    file: Path,
    *,
    from_line: Annotated[
        int, Parameter(help="Start at this line; a damaged record is shown as far as it is good.")
    ] = 0,
    seat: Annotated[int, Parameter(help="Whose eyes: a seat from 0 on, or -1 for a spectator.")] = -1,
    data: Data = None,
    plain: Annotated[bool, Parameter(negative=(), help="Print it line by line.")] = False,
) -> int:
    """Step through a record in the terminal.

    Parameters
    ----------
    file: a record
    """
    from tortuga.kernel.match import Match
    from tortuga.kernel.record import read_salvage
    from tortuga.kernel.replay import Replay

    record, trouble = read_salvage(file)
    if trouble is None:
        record, trouble = _good_part(record, Replay(Match, record, data))
    if trouble is not None and not from_line:
        line = trouble.line
        raise TortugaError(f"{file}: {trouble} (--from-line {max(2, line - 1)} shows what is still good)")
    from tortuga.terminal.replay import show

    return show(record, trouble, data, from_line, seat, plain or not sys.stdout.isatty())


def _good_part(record: tortuga.Record, replayed: Any) -> tuple[tortuga.Record, tortuga.BadRecord | None]:
    try:
        for _ in record.entries:
            replayed.step()
        replayed.finish()
    except tortuga.BadRecord as trouble:
        good = len(replayed.match.entries)
        return tortuga.Record(record.header, record.entries[:good], record.ending), trouble
    return record, None


@app.command
def verify(file: Path, *, data: Data = None, json: Json = False) -> int:
    """Fold a record again and check every action, every outcome and the commitment of the dice.

    Parameters
    ----------
    file: a record
    """
    record, match = _read(file, data)
    outcomes = sum(len(entry.chance) for entry in record.entries) + len(record.header.chance)
    if record.header.dice == BY_HAND:
        dice = "told by hand"
    elif record.ending is not None and record.ending.secret:
        dice = "proved from the secret that was committed to"
    else:
        dice = "possible, but not proved: the secret is not told before the game is over"
    found = {
        "game": record.header.game,
        "actions": len(record.entries),
        "outcomes": outcomes,
        "dice": dice,
        "over": match.over,
        "scores": match.scores,
        "winners": match.result.winners,
    }
    if json:
        _print_json(found)
    else:
        state = "finished" if match.over else "not finished"
        print(
            f"{file}: good. {match.game.title}, {state}, {len(record.entries)} actions, {outcomes} outcomes of chance."
        )
        print(f"Dice: {dice}.")
        if match.over:
            names = [match.names[seat] for seat in match.result.winners]
            print(f"Scores: {_scores(match)}. Won by: {', '.join(names) or 'nobody at the table'}.")
    return 0


@app.command
def review(
    file: Path,
    *,
    html: Annotated[Path | None, Parameter(help="Write a page with plots to this file.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Look at a finished game again: how the chances went, which decisions mattered, who was lucky.

    Parameters
    ----------
    file: a record
    """
    from tortuga.bots.review import review as look
    from tortuga.bots.review import review_html, review_lines

    record, _ = _read(file, data)
    with _progress("actions", len(record.entries), hidden=json) as advance:
        found = look(record, data, advance)
    if html is not None:
        html.write_text(review_html(found), encoding="utf-8")
    if json:
        _print_json(found)
        return
    for line in review_lines(found):
        print(line)


def _scores(match: tortuga.Match) -> str:
    return ", ".join(f"{match.names[seat]} {score}" for seat, score in enumerate(match.scores))


# -- simulation


@app.command
def simulate(
    game: str = "glory-islands",
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int | None, Parameter(help="How many play; without it as many as the game takes.")] = None,
    bots: Annotated[str, Parameter(help="Bots separated by commas; they rotate over the seats.")] = "random",
    option: Options = [],  # noqa: B006
    seed: Annotated[int, Parameter(help="Same seed, same results.")] = 0,
    jobs: Annotated[int, Parameter(help="Processes; 0 for one a core.")] = 1,
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

    names = [name.strip() for name in bots.split(",")]
    given = _options(option)
    plan = make_plan(game, games, players, names, given, seed, data)
    with _progress(f"{plan.games} games", plan.games, hidden=json) as advance:
        report = run(plan, jobs or os.cpu_count() or 1, advance)
    if json:
        _print_json(report.as_dict())
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{tortuga.find(game).title}, {plan.players} players, {plan.games} games, seed {plan.seed}")
    for column in ("", "games", "wins", "share", "95 % interval", "mean score"):
        table.add_column(column, justify="left" if not column else "right")
    rows = [(f"seat {seat}", tally) for seat, tally in enumerate(report.seats)]
    rows += [(f"bot {name}", tally) for name, tally in report.bots.items()]
    for label, tally in rows:
        low, high = tally.interval
        table.add_row(
            label,
            str(tally.games),
            f"{tally.wins:.1f}",
            f"{tally.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{tally.mean:.1f}",
        )
    Console().print(table)
    for name, value in tortuga.find(game).quick_options().items():
        if name not in given:
            print(f"Simulated with {name}={value}, which is quick; --option {name}=… chooses.")
    if report.nobody:
        print(f"In {report.nobody} games no seat won.")
    print(
        f"{report.finished} of {report.games} games finished, {report.decisions / report.games:.0f} decisions a game, "
        f"{report.decisions_per_second:,.0f} decisions/s in {report.seconds:.1f} s."
    )


@contextlib.contextmanager
def _progress(what: str, total: int, hidden: bool) -> Iterator[Callable[..., None]]:
    """A progress bar on standard error, where somebody is looking; it is told how much is done, and a word on it."""
    if hidden or not sys.stderr.isatty():
        yield lambda done, word="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done, word="": progress.update(task, completed=done, description=f"{what} {word}")


Jobs = Annotated[int, Parameter(help="Processes; 0 for one a core.")]
Cluster = Annotated[str, Parameter(help="The address of a Dask scheduler that does the work (an extra: cluster).")]
Html = Annotated[Path | None, Parameter(help="Write a report with plots to this file.")]


@app.command
def arena(
    game: str = "glory-islands",
    *,
    bots: Annotated[str, Parameter(help="Bots separated by commas; every deal is played from every seat.")],
    games: Annotated[int, Parameter(help="How many games at most.")] = 400,
    players: Annotated[int | None, Parameter(help="How many play; without it as many as the game takes.")] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[int, Parameter(help="Same seed, same results.")] = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    all: Annotated[bool, Parameter(negative=(), help="Play all games, even when it is clear who is better.")] = False,
    folder: Annotated[Path | None, Parameter(help="Keep all games here as records; called again, it goes on.")] = None,
    html: Html = None,
    parquet: Annotated[Path | None, Parameter(help="Write one row a seat to this file (an extra: parquet).")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Find out which bots play better: ratings with intervals, until the question is settled.

    Parameters
    ----------
    game: which game
    """
    from tortuga.arena.arena import make_arena, run_arena, write_parquet

    names = [name.strip() for name in bots.split(",")]
    plan = make_arena(game, names, games, players, _options(option), seed, data)
    with _progress(f"{plan.games} games", plan.games, hidden=json) as advance:
        standing = run_arena(
            plan,
            jobs=jobs or os.cpu_count() or 1,
            cluster=cluster,
            folder=folder,
            stop=not all,
            progress=lambda done, verdict: advance(done, verdict),
        )
    if html is not None:
        html.write_text(standing.html(), encoding="utf-8")
    if parquet is not None:
        write_parquet(standing, parquet)
    found = standing.as_dict()
    if json:
        _print_json(found)
        return
    from rich.console import Console
    from rich.table import Table

    played = found["games"]
    table = Table(title=f"{tortuga.find(game).title}, {plan.players} players, {played} games, seed {plan.seed}")
    for column in ("bot", "seats", "wins", "share", "95 % interval", "mean score", "rating", "95 % interval"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for name, row in found["bots"].items():
        (low, high), (least, most) = row["interval"], row["rating_interval"]
        table.add_row(
            name,
            str(row["seats"]),
            f"{row['wins']:.1f}",
            f"{row['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['mean_score']:.1f}",
            f"{row['rating']:+.0f}",
            f"{least:+.0f} – {most:+.0f}",
        )
    Console().print(table)
    print("It is settled which is better." if standing.settled else "All games were played.")
    if folder is not None:
        print(f"Every game is a record: tortuga replay {folder}/records/000000.tortuga")


@app.command
def balance(
    game: str = "glory-islands",
    *,
    bot: Annotated[str, Parameter(help="Who plays all seats.")] = "mate",
    games: Annotated[int, Parameter(help="How many games, for each value that is swept.")] = 200,
    players: Annotated[int | None, Parameter(help="How many play; without it as many as the game takes.")] = None,
    option: Options = [],  # noqa: B006
    vary: Annotated[str, Parameter(help="Sweep a number of the data tables: table.field=1,2,3")] = "",
    lot: Annotated[
        str, Parameter(help="Decisions answered by lot, so that bots do not always choose alike: ChooseHero,...")
    ] = "",
    seed: Annotated[int, Parameter(help="Same seed, same results.")] = 0,
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
    from tortuga.arena import balance as b

    plan = b.make_balance(game, bot, games, players, _options(option), seed, data, vary, lot)
    total = plan.games * (len(plan.values) or 1)
    with _progress(f"{total} games", total, hidden=json) as advance:
        found = b.run_balance(plan, jobs=jobs or os.cpu_count() or 1, cluster=cluster, progress=advance)
    if html is not None:
        html.write_text(b.html(plan, found), encoding="utf-8")
    if markdown is not None:
        command = f"tortuga balance {game} --bot {bot} --games {games} --players {plan.players} --seed {seed}"
        command += "".join(f" --option {word}" for word in option) + (f" --lot {lot}" if lot else "")
        b.markdown(plan, found, markdown, command)
    if json:
        _print_json(b.as_dict(plan, found))
        return
    for line in b.text(plan, found):
        print(line)


# -- the frame around it all


def _print_json(value: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _print_markdown(text: str) -> None:
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(100, Console().width)).print(Markdown(text))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print(f"tortuga: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except TortugaError as error:
        print(f"tortuga: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has had enough
        return 0
    except OSError as error:
        print(f"tortuga: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("tortuga: stopped.", file=sys.stderr)
        return 130
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Looking things up: games, rules, bots, and which Tortuga this is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import tortuga
from tortuga.cli.common import Json, print_json, print_markdown
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import AnyGame, OptionSpec


def games(*, json: Json = False) -> None:
    """The games: titles, players, options."""
    if json:
        print_json([_game_dict(game) for game in tortuga.games()])
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
        print_json(book.find(clause) if clause else book.clauses)
    elif clause:
        for number, text in book.find(clause).items():
            print_markdown(f"**{number}** {text}")
    else:
        print_markdown(book.text)


def _coverage(found: list[AnyGame], json: bool) -> None:
    from tortuga.kernel.rulebook import clauses_under_test

    folders = [Path.cwd(), *Path.cwd().parents, *Path(tortuga.__file__).resolve().parents]
    tests = next((folder / "tests" for folder in folders if (folder / "tests" / "clauses.py").is_file()), None)
    if tests is None:
        raise BadOption("Coverage is read from the tests: run this in a checkout of Tortuga.")
    tested = clauses_under_test(tests)
    rows: dict[str, dict[str, Any]] = {}
    for game in found:
        clauses = list(game.rulebook.clauses)
        bare = [number for number in clauses if number not in tested]
        rows[game.key] = {"clauses": len(clauses), "tested": len(clauses) - len(bare), "untested": bare}
    if json:
        print_json(rows)
        return
    for key, row in rows.items():
        print(f"{key}: {row['tested']} of {row['clauses']} clauses have a test")
        for number in row["untested"]:
            print(f"    no test names {number}")


def bots(*, json: Json = False) -> None:
    """The bots: their names, and what each is like."""
    from tortuga.bots import BOTS

    if json:
        print_json([{"name": bot.name, "about": bot.about} for bot in BOTS.values()])
        return
    for bot in BOTS.values():
        print(f"{bot.name:9} {bot.about}")


def about() -> None:
    """Which Tortuga this is, and whether its rules run compiled or plain."""
    import platform

    from tortuga.kernel import machine

    compiled = not str(machine.__file__).endswith(".py")
    how = "compiled by mypyc" if compiled else "plain Python (make fast compiles them: 3 times the speed)"
    print(f"Tortuga {tortuga.__version__} on Python {platform.python_version()}; rules: {how}.")
    for game in tortuga.games():
        print(f"  {game.title}: rules {game.edition}, data {game.load().digest}, {len(game.rulebook.clauses)} clauses")


COMMANDS = (games, rules, bots, about)

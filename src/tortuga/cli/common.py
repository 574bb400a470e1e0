"""What several commands share: parameters, printing, progress."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter

import tortuga
from tortuga.kernel.errors import BadOption, TortugaError

# -- parameters

Options: TypeAlias = Annotated[
    list[str], Parameter(name=["--option", "-o"], negative=(), help="An option of the game, as name=value.")
]
Data: TypeAlias = Annotated[
    Path | None, Parameter(help="A folder with data tables that replace ours, one table at a time.")
]
Json: TypeAlias = Annotated[bool, Parameter(name="--json", negative=(), help="Print one JSON object instead of words.")]
Plain: TypeAlias = Annotated[bool, Parameter(negative=(), help="Line by line, for screen readers and scripts.")]
Seed: TypeAlias = Annotated[int, Parameter(help="Same seed, same results.")]
Jobs: TypeAlias = Annotated[int, Parameter(help="Processes; 0 for one per core.")]


def read_options(given: list[str]) -> dict[str, Any]:
    """The options of a game from "name=value"."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is given as name=value, not {text!r}.")
        options[name.strip()] = value.strip()
    return options


def read_names(text: str) -> list[str]:
    """The names in "one, two"."""
    return [name.strip() for name in text.split(",")]


def processes(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


def read_record(file: Path, data: Path | None) -> tuple[tortuga.Record, tortuga.Match]:
    """A record and the match it tells of; what is wrong with it is said with the name of the file."""
    try:
        record = tortuga.Record.read(file)
        return record, tortuga.replay(record, data=data)
    except tortuga.BadRecord as error:
        raise TortugaError(f"{file}: {error}") from None


# -- printing


def print_json(value: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_markdown(text: str) -> None:
    """Markdown, set for a terminal or as it is for a pipe."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(100, Console().width)).print(Markdown(text))


@contextlib.contextmanager
def progress(what: str, total: int, hidden: bool = False) -> Iterator[Callable[..., None]]:
    """A progress bar on standard error, if somebody is looking. Call it with how much is done, and a word about it."""
    if hidden or not sys.stderr.isatty():
        yield lambda done, word="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, word="": bar.update(task, completed=done, description=f"{what} {word}")

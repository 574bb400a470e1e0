"""Records: step through them, prove them, review them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import tortuga
from tortuga.cli.common import Data, Json, print_json, progress, read_record
from tortuga.kernel.dice import BY_HAND
from tortuga.kernel.errors import TortugaError


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
    from tortuga.kernel.record import read_salvage
    from tortuga.terminal.replay import Steps, show

    record, trouble = read_salvage(file)
    steps = Steps(record, trouble, data)
    if steps.trouble is not None and not from_line:
        line = max(2, steps.trouble.line - 1)
        raise TortugaError(f"{file}: {steps.trouble} (--from-line {line} shows what is still good)")
    return show(steps, from_line, seat, plain or not sys.stdout.isatty())


def verify(file: Path, *, data: Data = None, json: Json = False) -> int:
    """Play a record again and check every action, every outcome and the commitment of the dice.

    Parameters
    ----------
    file: a record
    """
    record, match = read_record(file, data)
    outcomes = sum(len(entry.chance) for entry in record.entries) + len(record.header.chance)
    dice = _proof(record)
    if json:
        print_json(
            {
                "game": record.header.game,
                "actions": len(record.entries),
                "outcomes": outcomes,
                "dice": dice,
                "over": match.over,
                "scores": match.scores,
                "winners": match.result.winners,
            }
        )
        return 0
    state = "finished" if match.over else "not finished"
    print(f"{file}: good. {match.game.title}, {state}, {len(record.entries)} actions, {outcomes} outcomes of chance.")
    print(f"Dice: {dice}.")
    if match.over:
        scores = ", ".join(f"{match.names[seat]} {score}" for seat, score in enumerate(match.scores))
        winners = ", ".join(match.names[seat] for seat in match.result.winners)
        print(f"Scores: {scores}. Won by: {winners or 'nobody at the table'}.")
    return 0


def _proof(record: tortuga.Record) -> str:
    """How sure one can be of the dice."""
    if record.header.dice == BY_HAND:
        return "entered by hand"
    if record.ending is not None and record.ending.secret:
        return "proved from the secret that was committed to"
    return "possible, but not proved: the secret stays hidden until the game is over"


def review(
    file: Path,
    *,
    html: Annotated[Path | None, Parameter(help="Write a page with plots to this file.")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Look back at a finished game: how the chances went, which decisions mattered, who was lucky.

    Parameters
    ----------
    file: a record
    """
    from tortuga.bots.review import review as look
    from tortuga.reports.review import review_html, review_lines

    record, _ = read_record(file, data)
    with progress("actions", len(record.entries), hidden=json) as advance:
        found = look(record, data, advance)
    if html is not None:
        html.write_text(review_html(found), encoding="utf-8")
    if json:
        print_json(found)
        return
    for line in review_lines(found):
        print(line)


COMMANDS = (replay, verify, review)

"""Playing in the terminal: new games, and saved ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import tortuga
from tortuga.cli.common import Data, Options, Plain, read_names, read_options, read_record
from tortuga.kernel.errors import BadOption, did_you_mean
from tortuga.kernel.header import AnyGame

if TYPE_CHECKING:
    from tortuga.terminal.session import Session


def play(
    game: str = "glory-islands",
    *,
    seats: Annotated[str, Parameter(help="Who sits where: human or bot:NAME, separated by commas.")] = "",
    players: Annotated[
        int | None, Parameter(help="How many play; mates take the seats that are not named: see tortuga bots.")
    ] = None,
    option: Options = [],  # noqa: B006
    seed: Annotated[int | None, Parameter(help="A number that makes the dice repeatable.")] = None,
    hand_dice: Annotated[bool, Parameter(negative=(), help="You roll real dice and enter what came up.")] = False,
    data: Data = None,
    plain: Plain = False,
) -> int:
    """Play a game in the terminal, alone against bots or several at one screen.

    Parameters
    ----------
    game: which game
    """
    from tortuga.terminal.session import Session, new_save

    sitting = read_seats(tortuga.find(game), seats, players)
    match = tortuga.new(game, len(sitting), read_options(option), seed, sitting=sitting, data=data, hand_dice=hand_dice)
    return _run(Session(match, new_save(game), _bot_seed(seed), programs=True), plain)


def resume(
    file: Path | None = None,
    *,
    seats: Annotated[
        str, Parameter(help="Who sits where from now on; without it, the same people and bots as before.")
    ] = "",
    data: Data = None,
    plain: Plain = False,
) -> int:
    """Continue a saved game: the newest one, or the one in a file. A file never starts a program: seats of programs
    (bot:run:COMMAND) must be named again with --seats.

    Parameters
    ----------
    file: a saved game
    """
    from tortuga.terminal.session import Session, newest_save

    chosen = file or newest_save()
    if chosen is None:
        raise BadOption("There is no saved game.")
    _, match = read_record(chosen, data)
    if match.over:
        raise BadOption(f"The game in {chosen} is over; see it with: tortuga replay {chosen}")
    if seats:
        match.sitting = read_seats(match.game, seats, match.seats)
    else:
        _refuse_programs(match, chosen)
    return _run(Session(match, chosen, _bot_seed(None), programs=bool(seats)), plain)


def read_seats(game: AnyGame, seats: str, players: int | None) -> list[str]:
    """Who sits where, from "human,bot:mate"; the usual bot takes the seats that are not named."""
    from tortuga.bots import USUAL, check_bot

    sitting = read_names(seats) if seats else ["human"]
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


def _refuse_programs(match: tortuga.Match, file: Path) -> None:
    """A saved game may come from anybody, so the programs it names are not started."""
    from tortuga.bots import RUN, USUAL

    for seat, who in enumerate(match.sitting):
        if who.startswith(f"bot:{RUN}"):
            raise BadOption(
                f"In {file}, seat {seat} ({match.names[seat]}) was played by a program: {who!r}. Saved games never "
                f"start programs. Say who sits there now, for example: tortuga resume {file} --seats "
                + ",".join("human" if name == "human" else f"bot:{USUAL}" for name in match.sitting)
            )


def _bot_seed(seed: int | None) -> int:
    return seed if seed is not None else int.from_bytes(os.urandom(6), "big")


def _run(session: Session, plain: bool) -> int:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tortuga.terminal.plain import play as play_plain

        return play_plain(session)
    from tortuga.terminal.app import play as play_full

    return play_full(session)


COMMANDS = (play, resume)

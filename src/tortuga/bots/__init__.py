"""Bots: players that get a view and legal options, never a state."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tortuga.bots.bot import Bot
from tortuga.bots.expert import Admiral, Captain, Deckhand, Expert, Mate, Searcher
from tortuga.bots.greedy import GreedyBot, SailorBot
from tortuga.bots.outside import OutsideBot
from tortuga.bots.random_bot import RandomBot
from tortuga.bots.settings import settings_of
from tortuga.kernel.errors import NoSuchBot, did_you_mean
from tortuga.kernel.header import AnyGame

BOTS: dict[str, type[Bot]] = {
    bot.name: bot for bot in (RandomBot, Deckhand, Mate, Captain, Admiral, GreedyBot, SailorBot, Expert)
}
USUAL = "mate"  # who sits down where nobody is named

RUN = "run:"
BUDGET = re.compile(r"([1-9][0-9]{0,8})(s?)(?:x([1-9][0-9]?))?")


def find_bot(name: str) -> type[Bot]:
    """The bot of this name. Tables online offer these and no others."""
    if name not in BOTS:
        raise NoSuchBot(f"There is no bot {name!r}.{did_you_mean(name, BOTS)}")
    return BOTS[name]


def check_bot(name: str) -> None:
    """Is this somebody who can sit down at one's own machine? A bot; a searching bot with a budget ("expert@5000"
    steps, "expert@2s", "expert@2sx4" in 4 processes); or a program ("run:COMMAND")."""
    plain, at, budget = name.partition("@")
    if name.startswith(RUN):
        return
    kind = find_bot(plain)
    if at and not (issubclass(kind, Searcher) and BUDGET.fullmatch(budget)):
        raise NoSuchBot(f"A budget is a number of steps (expert@5000) or of seconds (expert@2s), not {name!r}.")


def make_bot(name: str, game: AnyGame, tables: Any, seed: int, *, programs: bool = False) -> Bot:
    """The bot of this name. A program is started only where ``programs`` says that the name comes from the command line
    of this moment: a saved game, a record or a database must never run anything."""
    check_bot(name)
    if name.startswith(RUN):
        if not programs:
            raise NoSuchBot(f"The program {name!r} is not started: only the command line can seat a program.")
        return OutsideBot(game, tables, seed, name.removeprefix(RUN))
    plain, _, budget = name.partition("@")
    kind = find_bot(plain)
    found = BUDGET.fullmatch(budget)
    if found is None or not issubclass(kind, Searcher):
        return kind(game, tables, seed)
    number = int(found[1])
    changed: dict[str, Any] = {"effort": 1 << 40, "seconds": float(number)} if found[2] else {"effort": number}
    changed["processes"] = int(found[3] or 1)
    return kind(game, tables, seed, msgspec.structs.replace(settings_of(plain, game.key), **changed))

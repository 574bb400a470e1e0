"""Bots: players that get a view and legal options, never a state."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tortuga.bots.bot import Bot
from tortuga.bots.greedy import GreedyBot, SailorBot
from tortuga.bots.outside import OutsideBot
from tortuga.bots.random_bot import RandomBot
from tortuga.bots.searcher import Searcher
from tortuga.bots.settings import levels, settings_of
from tortuga.kernel.errors import NoSuchBot, did_you_mean
from tortuga.kernel.header import AnyGame


class BotKind(msgspec.Struct, frozen=True):
    """A bot that people can choose."""

    name: str
    about: str  # what it is like, in one line
    make: Callable[[AnyGame, Any, int], Bot] | None = None  # none: it is a level of the searcher

    @property
    def searches(self) -> bool:
        """Can it be given a budget?"""
        return self.make is None


BOTS: Final[dict[str, BotKind]] = {
    kind.name: kind
    for kind in (
        BotKind("random", "takes any legal option", RandomBot),
        *(BotKind(name, level.about) for name, level in levels().items()),
        BotKind("greedy", "looks one step ahead with the game's judgement", GreedyBot),
        BotKind("sailor", "looks to the end of its turn with the game's judgement", SailorBot),
    )
}
USUAL: Final = "mate"  # who sits down where nobody is named

RUN: Final = "run:"
BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(s?)(?:x([1-9][0-9]?))?")


def find_bot(name: str) -> BotKind:
    """The bot of this name. Tables online offer these and no others."""
    if name not in BOTS:
        raise NoSuchBot(f"There is no bot {name!r}.{did_you_mean(name, BOTS)}")
    return BOTS[name]


def check_bot(name: str) -> None:
    """Raise ``NoSuchBot`` unless this can sit down at one's own machine: a bot; a searching bot with a budget
    ("expert@5000" steps, "expert@2s", "expert@2sx4" in 4 processes); or a program ("run:COMMAND")."""
    plain, at, budget = name.partition("@")
    if name.startswith(RUN):
        return
    if at and not (find_bot(plain).searches and BUDGET.fullmatch(budget)):
        raise NoSuchBot(f"A budget is a number of steps (expert@5000) or of seconds (expert@2s), not {name!r}.")
    find_bot(plain)


def make_bot(name: str, game: AnyGame, tables: Any, seed: int, *, programs: bool = False) -> Bot:
    """The bot of this name. A program is started only where ``programs`` says that the name comes from the command line
    of this moment: a saved game, a record or a database must never run anything."""
    check_bot(name)
    if name.startswith(RUN):
        if not programs:
            raise NoSuchBot(f"The program {name!r} is not started: only the command line can seat a program.")
        return OutsideBot(game, tables, seed, name.removeprefix(RUN))
    plain, _, budget = name.partition("@")
    make = find_bot(plain).make
    if make is not None:
        return make(game, tables, seed)
    settings = settings_of(plain, game)
    found = BUDGET.fullmatch(budget)
    if found is not None:
        number = int(found[1])
        changed: dict[str, Any] = {"effort": 1 << 40, "seconds": float(number)} if found[2] else {"effort": number}
        settings = msgspec.structs.replace(settings, **changed, processes=int(found[3] or 1))
    return Searcher(game, tables, seed, settings)

"""Bots: players that get a view and legal options, never a state."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tortuga.bots.bot import Bot
from tortuga.bots.expert import Admiral, Captain, Deckhand, Expert, Mate, Searcher
from tortuga.bots.greedy import GreedyBot
from tortuga.bots.random_bot import RandomBot
from tortuga.kernel.errors import NoSuchBot, did_you_mean
from tortuga.kernel.header import Game

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Deckhand, Mate, Captain, Admiral, GreedyBot, Expert)}
USUAL = "mate"  # who sits down where nobody is named

BUDGET = re.compile(r"([1-9][0-9]{0,8})(s?)")


def find_bot(name: str) -> type[Bot]:
    """The bot of this name; a searching bot's name may end in its budget: "expert@5000" steps, "expert@2s"."""
    plain, at, budget = name.partition("@")
    if plain not in BOTS:
        raise NoSuchBot(f"There is no bot {name!r}.{did_you_mean(plain, BOTS)}")
    kind = BOTS[plain]
    if at and not (issubclass(kind, Searcher) and BUDGET.fullmatch(budget)):
        raise NoSuchBot(f"A budget is a number of steps (expert@5000) or of seconds (expert@2s), not {name!r}.")
    return kind


def make_bot(name: str, game: Game, tables: Any, seed: int) -> Bot:
    kind = find_bot(name)
    found = BUDGET.fullmatch(name.partition("@")[2])
    if found is None or not issubclass(kind, Searcher):
        return kind(game, tables, seed)
    number = int(found[1])
    budget = {"effort": 1 << 40, "seconds": float(number)} if found[2] else {"effort": number}
    return kind(game, tables, seed, msgspec.structs.replace(kind.settings, **budget))

"""Bots: players that get a view and legal options, never a state."""

from __future__ import annotations

from typing import Any

from tortuga.bots.bot import Bot
from tortuga.bots.expert import Expert
from tortuga.bots.greedy import GreedyBot
from tortuga.bots.random_bot import RandomBot
from tortuga.kernel.errors import NoSuchBot, did_you_mean
from tortuga.kernel.header import Game

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, GreedyBot, Expert)}


def find_bot(name: str) -> type[Bot]:
    if name not in BOTS:
        raise NoSuchBot(f"There is no bot {name!r}.{did_you_mean(name, BOTS)}")
    return BOTS[name]


def make_bot(name: str, game: Game, tables: Any, seed: int) -> Bot:
    return find_bot(name)(game, tables, seed)

"""The bot that searches. All levels, from the deckhand to the expert, are this bot with other settings."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from tortuga.bots.bot import Bot
from tortuga.bots.search import Node, Search
from tortuga.bots.settings import Settings
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find
from tortuga.kernel.view import View


class Searcher(Bot):
    """Searches as its settings say."""

    def __init__(self, game: AnyGame, tables: Any, seed: int, settings: Settings) -> None:
        super().__init__(game, tables, seed)
        self.how = settings
        self.pool: ProcessPoolExecutor | None = None
        self.seen_coming: Node | None = None  # what the last search learned about what may follow its choice

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        assert view is not None
        if len(options) == 1:
            return options[0]
        if self.how.forgets:
            view = self.game.without_memory(self.tables, view)
        seed = self.dice.below(1 << 53)
        if self.how.processes > 1:
            return self.choose_together(view, seat, options, seed)
        best = Search(self.game, self.tables, self.how, seed).run(view, seat, options, self.seen_coming)[0]
        self.seen_coming = best.node if self.how.tree else None
        return best.option

    def choose_together(self, view: View, seat: int, options: list[int], seed: int) -> int:
        """Several processes search, each in its own worlds; of what they tried most, the best on average is taken."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.how.processes)
        packed = msgspec.json.encode(view)
        jobs = [
            self.pool.submit(think, self.game.key, self.tables.digest, self.how, seed + number, packed, seat, options)
            for number in range(self.how.processes)
        ]
        tries = dict.fromkeys(options, 0)
        totals = dict.fromkeys(options, 0.0)
        for job in jobs:
            for option, number, total in job.result():
                tries[option] += number
                totals[option] += total
        longest = max(tries.values())
        if not longest:  # the game knows the odds and nothing had to be tried
            return jobs[0].result()[0][0]
        running = [option for option in options if 2 * tries[option] >= longest]
        return max(running, key=lambda option: totals[option] / tries[option])

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
            self.pool = None


def think(
    key: str, digest: str, settings: Settings, seed: int, view: bytes, seat: int, options: list[int]
) -> list[tuple[int, int, float]]:
    """One process's part: each option, how often it was tried, and what it was worth in all; the best first."""
    game = find(key)
    tables = game.load()
    if tables.digest != digest:
        raise BadOption("Several processes can search only with our own data tables.")
    ranked = Search(game, tables, settings, seed).run(msgspec.json.decode(view, type=game.view_type), seat, options)
    return [(tried.option, len(tried.worths), sum(tried.worths)) for tried in ranked]

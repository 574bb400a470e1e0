"""Bots that search, from the deckhand to the expert: the same search, looking less or more far."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from tortuga.bots.bot import Bot
from tortuga.bots.search import Node, Search
from tortuga.bots.settings import Settings, settings_of
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find
from tortuga.kernel.view import View


class Searcher(Bot):
    """Searches with the settings of its level, or with others."""

    def __init__(self, game: AnyGame, tables: Any, seed: int, settings: Settings | None = None) -> None:
        super().__init__(game, tables, seed)
        self.how = settings or settings_of(self.name, game.key)
        self.pool: ProcessPoolExecutor | None = None
        self.seen_coming: Node | None = None  # what the last thought knew of what may follow its choice

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
        """Several processes search, each in worlds of its own; what they tried longest and liked best is taken."""
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


class Deckhand(Searcher):
    name = "deckhand"
    about = "does what looks good now"


class Mate(Searcher):
    name = "mate"
    about = "looks at what comes of each choice before it makes one"


class Captain(Searcher):
    name = "captain"
    about = "plays its turn on in its mind before it chooses"


class Admiral(Searcher):
    name = "admiral"
    about = "plays its turn on in very many ways in which things may be; takes a moment"


class Expert(Searcher):
    name = "expert"
    about = (
        "searches as long as you let it: expert@50000 steps a decision, expert@2s seconds, expert@2sx4 in 4 processes"
    )

"""Bots that search, from the deckhand to the expert: the same search, looking less or more far."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.bots.bot import Bot
from tortuga.bots.search import Search
from tortuga.bots.settings import Settings
from tortuga.kernel.header import Game
from tortuga.kernel.view import View


class Searcher(Bot):
    """Searches with the settings of its level."""

    settings: ClassVar[Settings]

    def __init__(self, game: Game, tables: Any, seed: int, settings: Settings | None = None) -> None:
        super().__init__(game, tables, seed)
        self.how = settings or self.settings

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        assert view is not None
        if len(options) == 1:
            return options[0]
        search = Search(self.game, self.tables, self.how, self.dice.below(1 << 53))
        return search.run(view, seat, options)[0].option


class Deckhand(Searcher):
    name = "deckhand"
    about = "does what looks good now, and imagines one way in which things may be"
    settings = Settings(effort=1, turns=1, tree=False, worlds=1, casual=True)


class Mate(Searcher):
    name = "mate"
    about = "thinks its own turn through to the end"
    settings = Settings(effort=1500, turns=1, tree=False)


class Captain(Searcher):
    name = "captain"
    about = "weighs what the others may answer before its next turn"
    settings = Settings(effort=6_000, turns=2)


class Admiral(Searcher):
    name = "admiral"
    about = "searches widely and plans turns ahead; takes a second or so"
    settings = Settings(effort=24_000, turns=2)


class Expert(Searcher):
    name = "expert"
    about = "searches as long as you let it: expert@50000 for so many steps, expert@2s for so many seconds a decision"
    settings = Settings(effort=50_000, turns=2)

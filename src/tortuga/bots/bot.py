"""What a bot is: it gets a view and the options of its seat, never a state, and answers with one of the options."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import AnyGame
from tortuga.kernel.view import View


class Bot:
    """A player. The same view, options and seed always give the same choice."""

    wants_view: ClassVar[bool] = True  # one that does not look is not shown anything, which is faster

    def __init__(self, game: AnyGame, tables: Any, seed: int) -> None:
        self.game = game
        self.judgement = game.judgement
        self.tables = tables
        self.dice = FastDice(seed)

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        """One of ``options``, for ``seat``."""
        raise NotImplementedError

    def close(self) -> None:
        """The game is over, or nobody plays on: end what the bot has started, such as processes."""

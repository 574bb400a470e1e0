"""A bot that takes any option."""

from __future__ import annotations

from tortuga.bots.bot import Bot
from tortuga.kernel.view import View


class RandomBot(Bot):
    wants_view = False

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        return options[self.dice.below(len(options))]

"""The yardsticks: bots that imagine several worlds, and look one step or one turn ahead in each."""

from __future__ import annotations

from typing import Any

from tortuga.bots.bot import Bot
from tortuga.kernel.dice import FastDice
from tortuga.kernel.judgement import Judgement
from tortuga.kernel.machine import State, choose
from tortuga.kernel.view import View

WORLDS = 6  # guesses at what is hidden
FAR = 80  # decisions after which playing on stops, whatever happens


class GreedyBot(Bot):
    """Tries each option in several imagined worlds and takes the one that judgement likes best on average. All options
    are tried in the same worlds with the same luck. Where the game knows the odds, it chooses by them instead."""

    def choose(self, view: View | None, seat: int, options: list[int]) -> int:
        assert view is not None
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            luck = FastDice(self.dice.below(1 << 53))
            world = self.game.imagine(self.tables, view, luck)
            best = self.by_odds(world, seat, options)
            if best >= 0:
                return best
            for i, option in enumerate(options):
                tried: State = world.copy()
                choose(tried, seat, option)
                self.play_on(tried, seat)
                totals[i] += self.judgement.value(tried, seat, self.judgement.weights)
        return options[totals.index(max(totals))]

    def by_odds(self, s: State, seat: int, options: list[int]) -> int:
        decision = next(decision for decision, _ in s.open if decision.seat == seat)
        return self.judgement.by_odds(s, decision, options)

    def play_on(self, s: State, seat: int) -> None:
        """A simultaneous choice has no effect until the others have chosen too; they choose quickly."""
        while s.answers:
            decision, options = s.open[0]
            choose(s, decision.seat, self.judgement.quick(s, decision, options, s.dice))


class SailorBot(GreedyBot):
    """Plays on to the end of its own turn before it judges."""

    def play_on(self, s: State, seat: int) -> None:
        """Until this seat's turn is over. Others choose quickly; the seat itself takes what is best at once.

        A simultaneous choice has no effect until the others have chosen and the seat has had the turn that follows
        from it, so play continues until that turn is over too.
        """
        waiting = bool(s.answers)
        for _ in range(FAR):
            if not s.open:
                return
            decision, options = s.open[0]
            together = len(s.open) > 1 or bool(s.answers)
            if decision.seat == seat and not together:
                waiting = False
                best = self.by_odds(s, seat, options)
                choose(s, seat, best if best >= 0 else best_at_once(self.judgement, s, seat, options))
            elif waiting:
                choose(s, decision.seat, self.judgement.quick(s, decision, options, s.dice))
            else:
                return
            if together and not s.answers and not waiting:
                return


def best_at_once(judgement: Judgement[Any], s: State, seat: int, options: list[int]) -> int:
    """What judgement likes best right after the choice."""
    best, highest = options[0], -1e18
    for option in options:
        tried: State = s.copy()
        choose(tried, seat, option)
        worth = judgement.value(tried, seat, judgement.weights)
        if worth > highest:
            best, highest = option, worth
    return best

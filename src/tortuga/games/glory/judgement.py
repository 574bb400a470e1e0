"""What bots know of Glory."""

from __future__ import annotations

from tortuga.games.glory.state import Adventure
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision


def value(s: Adventure, seat: int) -> float:
    return float(s.glory[seat])


def quick(s: Adventure, decision: Decision, options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]

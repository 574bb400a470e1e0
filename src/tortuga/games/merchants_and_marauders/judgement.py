"""What bots know of Merchants & Marauders: how good a table is, and a quick choice."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision


def value(s: Sea, seat: int) -> float:
    return float(s.glory[seat])


def quick(s: Sea, decision: Decision, options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]

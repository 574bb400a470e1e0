"""What bots know of To Glory!: how good a table is for a seat, and a sensible choice without thinking."""

from __future__ import annotations

from tortuga.games.to_glory.rules import Act, glory
from tortuga.games.to_glory.state import Glory
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision


def value(s: Glory, seat: int) -> float:
    return float(glory(s, seat))


def quick(s: Glory, decision: Decision, options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]

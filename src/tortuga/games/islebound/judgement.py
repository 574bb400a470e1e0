"""What bots know of Islebound."""

from __future__ import annotations

from tortuga.games.islebound.rules.turn import score_parts
from tortuga.games.islebound.state import Isles
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision


def value(s: Isles, seat: int) -> float:
    return float(sum(score_parts(s, seat).values()))


def quick(s: Isles, decision: Decision, options: list[int], dice: Dice) -> int:
    return options[dice.below(len(options))]

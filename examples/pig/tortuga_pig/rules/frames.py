"""All frames of Pig."""

from __future__ import annotations

from tortuga.kernel.machine import AnyDecision, AnyFrame
from tortuga_pig.rules.turn import RollOrHold

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[AnyDecision], ...] = (RollOrHold,)
STEPS: tuple[type[AnyFrame], ...] = ()

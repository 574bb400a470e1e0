"""All frames of Pig."""

from __future__ import annotations

from tortuga_pig.rules.turn import RollOrHold

from tortuga.kernel.machine import Decision, Frame

# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[Decision], ...] = (RollOrHold,)
STEPS: tuple[type[Frame], ...] = ()

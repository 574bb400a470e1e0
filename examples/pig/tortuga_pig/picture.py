"""The table of Pig drawn with characters."""

from __future__ import annotations

from tortuga.kernel.header import Picture
from tortuga_pig.view import PigView


def draw(view: PigView, names: list[str]) -> Picture:
    return [[(f"{names[seat]}: {points} of {view.goal}", "bold")] for seat, points in enumerate(view.points)]

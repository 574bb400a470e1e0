"""The table of Pig in sentences, for those who listen rather than look."""

from __future__ import annotations

from tortuga.kernel.words import Words
from tortuga_pig.view import PigView


def describe(words: Words, view: PigView, names: list[str]) -> list[str]:
    lines = [
        words.phrase("describe_player", name=names[seat], points=points, goal=view.goal)
        for seat, points in enumerate(view.points)
    ]
    return [*lines, words.phrase("describe_turn", turn=view.turn)]

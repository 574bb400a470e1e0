"""What a seat may see of Pig: everything."""

from __future__ import annotations

from tortuga.kernel.dice import Dice
from tortuga.kernel.view import Public, PublicFields, View, heading, restore_flow
from tortuga_pig.rules.frames import DECISIONS, STEPS
from tortuga_pig.state import Pig, PigTables

FRAMES = {frame.__name__: frame for frame in (*DECISIONS, *STEPS)}


class PigView(View, frozen=True, kw_only=True):
    goal: Public[int]
    points: Public[list[int]]
    turn: Public[int]


PUBLIC = PublicFields(PigView)


def make_view(s: Pig, seat: int, key: str, rules: str) -> PigView:
    return PigView(**heading(key, rules, s, seat), **PUBLIC.show(s))


def imagine(t: PigTables, view: PigView, dice: Dice) -> Pig:
    s = Pig()
    s.t, s.seats, s.dice = t, view.seats, dice
    PUBLIC.restore(s, view)
    restore_flow(s, view.flow, FRAMES, dice)
    return s

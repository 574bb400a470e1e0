"""GL-4 Spaces: what happens where a movement ends. Each kind of space has a module of its own."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.battle_space import battle_space
from tortuga.games.glory.rules.castle import castle
from tortuga.games.glory.rules.effects import trigger
from tortuga.games.glory.rules.fates import fate_space
from tortuga.games.glory.rules.haven import haven
from tortuga.games.glory.rules.lairs import lair
from tortuga.games.glory.rules.quests import note_arrival
from tortuga.games.glory.rules.towns import town
from tortuga.games.glory.state import BATTLE, CASTLE, FATE, HAVEN, LAIR, ON_BLANK, TOWN, Adventure
from tortuga.kernel.machine import Step


class Land(Step[Adventure]):
    """The hero has arrived; the space decides what happens."""

    clause: ClassVar[str] = "GL-3.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        seat = self.seat
        kind = s.t.kind[s.at[seat]]
        if kind == TOWN:
            town(s, seat)  # notes the arrival itself, possibly after a quest was claimed (GL-5.2)
            return
        note_arrival(s, seat)
        if kind == CASTLE:
            castle(s, seat)
        elif kind == BATTLE:
            battle_space(s, seat)
        elif kind == FATE:
            fate_space(s, seat)
        elif kind == HAVEN:
            haven(s, seat)
        elif kind == LAIR:
            lair(s, seat)
        else:
            trigger(s, seat, ON_BLANK, 0)  # GL-4g.1

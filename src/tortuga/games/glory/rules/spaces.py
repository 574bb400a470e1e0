"""GL-4 Spaces: what happens where a movement ends. Each kind of space has a module of its own."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.battle import meet
from tortuga.games.glory.rules.battle_space import battle_space
from tortuga.games.glory.rules.castle import castle
from tortuga.games.glory.rules.dragons import dragon_at
from tortuga.games.glory.rules.effects import trigger
from tortuga.games.glory.rules.fates import fate_space
from tortuga.games.glory.rules.haven import haven
from tortuga.games.glory.rules.lairs import lair
from tortuga.games.glory.rules.quests import note_arrival
from tortuga.games.glory.rules.towns import town
from tortuga.games.glory.state import (
    BATTLE,
    BY_CARD,
    CASTLE,
    FATE,
    HAVEN,
    LAIR,
    NONE,
    ON_BLANK,
    ROAD,
    TOWN,
    Adventure,
)
from tortuga.kernel.machine import Step


class Land(Step[Adventure]):
    """The hero has arrived; the space decides what happens."""

    clause: ClassVar[str] = "GL-3.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        seat, space = self.seat, s.at[self.seat]
        dragon = dragon_at(s, space)
        if dragon == NONE:
            visit(s, seat)
        elif s.t.kind[space] == BATTLE:  # GL-9.3: it takes the place of a battle card
            note_arrival(s, seat)
            meet(s, seat, dragon, ROAD)
        else:
            s.then(Visit(seat, space))
            meet(s, seat, dragon, BY_CARD)


class Visit(Step[Adventure]):
    """GL-9.3: the dragon of this space was met first; now the space itself, if the hero is still there."""

    clause: ClassVar[str] = "GL-9.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: Adventure) -> None:
        if s.at[self.seat] == self.space:
            visit(s, self.seat)


def visit(s: Adventure, seat: int) -> None:
    """What the space says is carried out (GL-3.1)."""
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

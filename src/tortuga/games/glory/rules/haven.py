"""GL-4d Havens: rest, a look into the closest lair, and cards that work there."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.effects import happen, trigger
from tortuga.games.glory.rules.hero import heal, spend_use, uses_at
from tortuga.games.glory.rules.looking import look_at
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import (
    AT_HAVEN,
    FIRST_PLACE,
    FIRST_USE,
    GO_ON,
    NONE,
    NOWHERE,
    ON_HAVEN,
    PLACES,
    TOWNS,
    Adventure,
)
from tortuga.kernel.machine import Decision


def haven(s: Adventure, seat: int) -> None:
    heal(s, seat, s.t.haven_heal)  # GL-4d.1
    s.then(ClosestLair(seat), AtHaven(seat, s.at[seat]))
    trigger(s, seat, ON_HAVEN, 0)


class ClosestLair(Decision[Adventure]):
    clause: ClassVar[str] = "GL-4d.2"
    verb: ClassVar[str] = "look"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = FIRST_PLACE + PLACES

    def options(self, s: Adventure) -> list[int]:
        closest = s.t.closest[s.at[self.seat]]
        return [NOWHERE, *[FIRST_PLACE + TOWNS + lair for lair in closest if s.lair_at[lair] != NONE]]

    def chosen(self, s: Adventure, option: int) -> None:
        look_at(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        lair = option - FIRST_PLACE - TOWNS
        if lair in s.t.closest[s.at[self.seat]]:
            return "GL-4d.2", "lair_empty"
        return "GL-4d.2", "not_closest"


class AtHaven(Window):
    """GL-4d.3: as often as there are uses, as long as the hero is still on this haven (GL-8.3)."""

    clause: ClassVar[str] = "GL-4d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    verb: ClassVar[str] = "haven"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, s: Adventure) -> list[int]:
        if s.at[self.seat] != self.space:
            return [GO_ON]
        return [GO_ON, *uses_at(s, self.seat, AT_HAVEN, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option >= FIRST_USE:
            effect = spend_use(s, self.seat, option - FIRST_USE)
            s.then(AtHaven(self.seat, self.space))
            happen(s, self.seat, effect)

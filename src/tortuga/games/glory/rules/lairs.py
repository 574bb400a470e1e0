"""GL-4e Lairs: whoever lands on one looks at its card and may engage."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.battle import engage, face
from tortuga.games.glory.rules.effects import happen
from tortuga.games.glory.rules.hero import foe_facts, spend_use, uses_at
from tortuga.games.glory.rules.looking import peek_lair, show_lair
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import AT_ENGAGE, FIRST, FIRST_USE, GO_ON, IN_THE_LAIR, NONE, Adventure, Foe
from tortuga.kernel.machine import Facts


def lair(s: Adventure, seat: int) -> None:
    """GL-4e.1; nothing happens where no card is left."""
    number = s.t.lair_of[s.at[seat]]
    if s.lair_at[number] != NONE:
        peek_lair(s, seat, number)
        s.then(EnterLair(seat, number))


class EnterLair(Window):
    """Only this hero knows the card, and decides whether to engage."""

    clause: ClassVar[str] = "GL-4e.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lair")
    verb: ClassVar[str] = "lair"
    secret: ClassVar[bool] = True  # an unpayable toll would give the card away

    def __init__(self, seat: int, lair: int) -> None:
        super().__init__(seat)
        self.lair = lair

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.coins[self.seat] >= self.foe(s).toll:
            options.append(FIRST)
        return options + uses_at(s, self.seat, AT_ENGAGE, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == FIRST:
            show_lair(s, self.lair)
            face(s, seat, s.t.first_lair + s.lair_at[self.lair], IN_THE_LAIR)
            engage(s, seat)
        elif option >= FIRST_USE:
            effect = spend_use(s, seat, option - FIRST_USE)
            s.then(EnterLair(seat, self.lair))
            happen(s, seat, effect)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return ("GL-7a.4", "no_toll") if option == FIRST else Window.why_not(self, s, option)

    def foe(self, s: Adventure) -> Foe:
        return s.t.foes[s.t.first_lair + s.lair_at[self.lair]]

    def facts(self, s: Adventure) -> Facts:
        facts = foe_facts(s, self.seat, s.t.first_lair + s.lair_at[self.lair])
        facts["seat"], facts["lair"] = self.seat, self.lair
        return facts

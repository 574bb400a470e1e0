"""The moments at which cards can be used."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.hero import fresh_card
from tortuga.games.glory.state import A_GOOD, FIRST_USE, NONE, USES, Adventure
from tortuga.kernel.machine import Decision, Facts


class Window(Decision[Adventure]):
    """A moment at which cards can be used, any of them, in any order, until the hero goes on (GL-8.3, GL-8.9)."""

    names: ClassVar[str] = "use"
    span: ClassVar[int] = USES

    def option_facts(self, s: Adventure, option: int) -> Facts:
        use = option - FIRST_USE
        does = s.t.things[s.t.uses[use].thing].text if 0 <= use < len(s.t.uses) else ""
        return {"use": option, "does": does, **self.facts(s)}

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option < FIRST_USE:
            return self.clause, "no_such_way"
        return why_not_use(s, self.seat, option - FIRST_USE)


def why_not_use(s: Adventure, seat: int, number: int) -> tuple[str, str]:
    """Why a use is not offered now."""
    if number >= len(s.t.uses):
        return "GL-8.1", "no_such_use"
    use = s.t.uses[number]
    if use.thing not in s.cards[seat]:
        return "GL-8.1", "not_yours"
    if fresh_card(s, seat, number) == NONE:
        return "GL-8.2", "spent" if number in s.spent else "ticked"
    if s.foe >= 0 and s.t.foes[s.foe].no_goods and s.t.things[use.thing].kind == A_GOOD:
        return "GL-12.1", "goods_void"
    return "GL-8.9", "not_now"

"""MM-7.1 Every Scouting roll of a captain: for a target, for a rumor, for what a mission seeks; and MM-3.2."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import skill_of, talent, try_skill
from tortuga.games.merchants_and_marauders.state import REROLL_SCOUTING, SCOUTING, USED_REROLL, Sea
from tortuga.kernel.machine import Decision


def look(s: Sea, seat: int, more: int) -> None:
    """Roll Scouting; ``found`` says how it went, for the frame that was put on the agenda before."""
    more += s.bonus  # from a card; it holds for a second roll too
    s.bonus = 0
    s.found = try_skill(s, seat, SCOUTING, more) > 0
    if not s.found and talent(s, seat, REROLL_SCOUTING) and not s.used & USED_REROLL:
        s.then(ScoutAgain(seat, more))


class ScoutAgain(Decision):
    """MM-3.2 Dominique de Richery: once a player turn a failed Scouting roll may be rolled again."""

    clause: ClassVar[str] = "MM-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "more")
    verb: ClassVar[str] = "look-again"
    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def options(self, s: Sea) -> list[int]:
        return [0, 1]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.used |= USED_REROLL
            s.found = try_skill(s, self.seat, SCOUTING, self.more) > 0

    def facts(self, s: Sea) -> dict[str, Any]:
        return {"seat": self.seat, "dice": skill_of(s, self.seat, SCOUTING) + self.more}

"""MM-7.1 Every Scouting roll of a captain: for a target, for a rumor, for what a mission seeks; and MM-3.2."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import attempt, skill_of, talent, try_skill
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary.actions import USED_REROLL
from tortuga.games.merchants_and_marauders.vocabulary.captains import HARD_TO_FIND, REROLL_SCOUTING, SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.cards import FOG
from tortuga.kernel.machine import Facts, Seat

EVERY: Final = 99  # successes: each of them counts


def look(s: Sea, seat: Seat, more: int, target: int, enough: int = 1) -> None:
    """Roll Scouting for a side, or for something else (NONE); ``rolled`` says how it went, for the frame that was put
    on the agenda before. ``enough``: more successes than that make no difference."""
    more += eyes(s, seat, target) + s.bonus
    s.bonus = 0
    attempt(s, seat, SCOUTING, more, enough)
    if s.rolled == 0 and talent(s, seat, REROLL_SCOUTING) and s.active == seat and not s.used & USED_REROLL:
        s.then(ScoutAgain(seat, more))


def eyes(s: Sea, seat: Seat, target: int) -> int:
    """How many more or fewer Scouting dice than the skill: fog and the target."""
    more = 0
    if s.weather >> FOG & 1:
        more -= s.t.events.effect_amount[FOG]
    if 0 <= target < s.seats:
        more -= talent(s, target, HARD_TO_FIND)
    return more


class ScoutAgain(YesNo):
    """MM-3.2 Dominique de Richery: once a player turn a failed Scouting roll may be rolled again."""

    clause: ClassVar[str] = "MM-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "more")
    verb: ClassVar[str] = "look-again"

    def __init__(self, seat: Seat, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.used |= USED_REROLL
            s.rolled = try_skill(s, self.seat, SCOUTING, self.more)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "dice": skill_of(s, self.seat, SCOUTING) + self.more}

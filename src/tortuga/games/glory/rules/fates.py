"""GL-4c Fates: drawn, kept and followed."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.decks import draw_fate_card
from tortuga.games.glory.rules.effects import EFFECTS, carry_out
from tortuga.games.glory.rules.hero import renew_uses, spend_use, total, uses_at
from tortuga.games.glory.rules.progress import DrawAbilities
from tortuga.games.glory.rules.quests import note
from tortuga.games.glory.rules.window import Window
from tortuga.games.glory.state import (
    AT_FATE,
    CANDLE,
    DRAW_FATE,
    FATES,
    FIRST_USE,
    GO_ON,
    NONE,
    PER_ROLL,
    REROLL,
    W_FATE,
    WEAVE,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import Decision, Facts, Step


def fate_space(s: Adventure, seat: int) -> None:
    """One fate, or more to choose from."""
    more = total(s, seat, WEAVE, 0)
    if more == 0:
        s.then(DrawFate(seat))
        return
    drawn: list[int] = []
    for _ in range(1 + more):
        fate = draw_fate_card(s)
        if fate != NONE:
            drawn.append(fate)
    if s.telling:
        s.tell("drew_fates", seat, fate=drawn)
    if drawn:
        s.then(Weave(seat, drawn))


class Weave(Decision[Adventure]):
    """One of the fates drawn is kept and followed, the others are discarded."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "weave"
    names: ClassVar[str] = "fate"
    span: ClassVar[int] = FATES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        return sorted(self.drawn)

    def chosen(self, s: Adventure, option: int) -> None:
        for fate in self.drawn:
            if fate != option:
                s.fate_pile[fate] += 1
        collect_fate(s, self.seat, option)
        s.then(Follow(self.seat, option))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_drawn"

    def option_facts(self, s: Adventure, option: int) -> Facts:
        return fate_facts(s, option)


def fate_facts(s: Adventure, fate: int) -> Facts:
    return {"fate": fate, "text": s.t.fates[fate].text if fate < len(s.t.fates) else ""}


class DrawFate(Step[Adventure]):
    clause: ClassVar[str] = "GL-4c.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        fate = draw_fate_card(s)
        if fate != NONE:
            collect_fate(s, self.seat, fate)
            s.then(Follow(self.seat, fate))


def collect_fate(s: Adventure, seat: int, fate: int) -> None:
    """Keep a fate; every fifth one brings an ability once it has been followed (GL-6.2)."""
    s.fates[seat] += (fate,)
    s.fate_count[seat] += 1
    if s.telling:
        s.tell("fate", seat, fate=fate, text=s.t.fates[fate].text)
    if s.fate_count[seat] % s.t.fates_every == 0:
        s.then(DrawAbilities(seat, s.t.fates_abilities, 0))
    note(s, seat, W_FATE, 0)


class Follow(Step[Adventure]):
    """Do what a fate says; some ask for a roll first."""

    clause: ClassVar[str] = "GL-4c.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "fate")

    def __init__(self, seat: int, fate: int) -> None:
        self.seat = seat
        self.fate = fate

    def run(self, s: Adventure) -> None:
        fate = s.t.fates[self.fate]
        if fate.roll:
            die = s.dice.roll("fate_roll", s.t.die)
            renew_uses(s, PER_ROLL)
            if s.telling:
                s.tell("rolled", self.seat, die=die, bonus=0)
            s.then(FateRoll(self.seat, self.fate, die, 0))
        else:
            carry_out(s, self.seat, fate.effects, 0)


class FateRoll(Window):
    """The roll that a fate asks for, and the cards that can change it."""

    clause: ClassVar[str] = "GL-8.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "fate", "die", "bonus")
    verb: ClassVar[str] = "fate"

    def __init__(self, seat: int, fate: int, die: int, bonus: int) -> None:
        super().__init__(seat)
        self.fate = fate
        self.die = die
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_FATE, self.die, self.die + self.bonus)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option == GO_ON:
            roll = min(self.die + self.bonus, s.t.die)
            carry_out(s, self.seat, s.t.fates[self.fate].effects, roll)
            return
        effect = spend_use(s, self.seat, option - FIRST_USE)
        die, bonus = self.die, self.bonus
        if effect.do == REROLL:
            die = s.dice.roll("fate_roll", s.t.die)
            if s.telling:
                s.tell("rerolled", self.seat, die=die)
        else:
            bonus += effect.n
        s.then(FateRoll(self.seat, self.fate, die, bonus))

    def facts(self, s: Adventure) -> Facts:
        text = s.t.fates[self.fate].text
        return {"seat": self.seat, "fate": self.fate, "text": text, "die": self.die, "bonus": self.bonus}


# -- Effects that bring fates


def draw_more_fates(s: Adventure, seat: int, effect: Effect) -> None:
    for _ in range(effect.n):
        s.then(DrawFate(seat))


EFFECTS[DRAW_FATE] = draw_more_fates


def light_candle(s: Adventure, seat: int, effect: Effect) -> None:
    """Draw and keep several fates, and follow one of them."""
    drawn: list[int] = []
    for _ in range(effect.n):
        fate = draw_fate_card(s)
        if fate != NONE:
            drawn.append(fate)
    for fate in drawn:  # only now: a set that this completes is not drawn from (GL-8.8)
        collect_fate(s, seat, fate)
    if drawn:
        s.then(FollowOne(seat, drawn))


EFFECTS[CANDLE] = light_candle


class FollowOne(Decision[Adventure]):
    """Which of the fates just kept is followed."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "follow"
    names: ClassVar[str] = "fate"
    span: ClassVar[int] = FATES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        return sorted(self.drawn)

    def chosen(self, s: Adventure, option: int) -> None:
        s.then(Follow(self.seat, option))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_drawn"

    def option_facts(self, s: Adventure, option: int) -> Facts:
        return fate_facts(s, option)

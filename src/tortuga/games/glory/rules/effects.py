"""GL-12 What effects do: a table of functions, one for each word of the vocabulary, which the chapters fill.

Each chapter registers the effects that concern it. Permanent changes of a number (strike, prices) do not happen: they
are added up in ``hero.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from tortuga.games.glory.rules.hero import earn, goods_of, heal, holds, hurt, more_health, set_ticks
from tortuga.games.glory.rules.quests import note
from tortuga.games.glory.state import (
    A_GOOD,
    COIN,
    DO,
    GAINED,
    HEAL,
    HEALTH,
    HURT,
    NONE,
    REGAIN,
    W_GOOD,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import Step

EffectFunction = Callable[[Adventure, int, Effect], None]
EFFECTS: Final[list[EffectFunction | None]] = [None] * len(DO)  # by number of DO; None: it does not happen
TOLD: Final = (COIN, HEAL, HURT, HEALTH, REGAIN)  # effects that are told whenever they change something


def happen(s: Adventure, seat: int, effect: Effect) -> None:
    """Carry out an effect now, for one hero or for all (GL-8.4)."""
    function = EFFECTS[effect.do]
    if function is None:
        raise AssertionError(f"the effect {DO[effect.do]!r} does not happen")
    if effect.all:
        for other in range(s.seats):
            if s.alive[other] and holds(s, other, effect, 0):
                function(s, other, effect)
    else:
        function(s, seat, effect)


def happen_because(s: Adventure, seat: int, effect: Effect) -> None:
    """Carry out an effect that happens by itself, and say whose it is, so that nobody wonders why a number changed."""
    if not s.telling:
        happen(s, seat, effect)
        return
    told = len(s.events)
    if effect.foe != NONE:
        s.tell("foe_works", seat, foe=effect.foe, text=s.t.foes[effect.foe].text)
    else:
        s.tell("works", seat, thing=effect.thing, text=s.t.things[effect.thing].text)
    happen(s, seat, effect)
    if effect.do in TOLD and len(s.events) == told + 1:
        s.events.pop()  # nothing changed, such as health that was full


class Happen(Step[Adventure]):
    """One effect is carried out."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: Adventure) -> None:
        effect = s.t.effects[self.effect]
        if effect.on:
            happen_because(s, self.seat, effect)
        else:
            happen(s, self.seat, effect)


def carry_out(s: Adventure, seat: int, effects: list[Effect], die: int) -> None:
    """Carry out all effects of a card whose conditions are met, one after another."""
    for_die = [effect for effect in effects if die == 0 or effect.low <= die <= effect.high]
    s.then(*[Happen(seat, effect.number) for effect in for_die if effect.all or holds(s, seat, effect, die)])


def trigger(s: Adventure, seat: int, on: int, die: int) -> None:
    """The hero's cards do what they say about this moment. ``die`` is what the hero's die shows, where it matters."""
    void = s.foe >= 0 and s.t.foes[s.foe].no_goods
    held = s.cards[seat]
    for index in range(len(held)):
        thing = s.t.things[held[index]]
        if void and thing.kind == A_GOOD:
            continue
        for effect in thing.effects:
            if effect.on != on or (die and not effect.low <= die <= effect.high):
                continue
            if not holds(s, seat, effect, die):
                continue
            if effect.boxes:
                if s.ticks[seat][index] >= effect.boxes:
                    continue
                set_ticks(s, seat, index, s.ticks[seat][index] + 1)
            happen_because(s, seat, effect)


def gain_thing(s: Adventure, seat: int, thing: int) -> None:
    """A hero gains a good, an ability or a fairy; what it does when gained happens now."""
    s.cards[seat] += (thing,)
    s.ticks[seat] += (0,)
    if s.telling:
        s.tell("gained", seat, thing=thing, text=s.t.things[thing].text)
    for effect in s.t.things[thing].effects:
        if effect.on == GAINED:
            happen(s, seat, effect)
    if s.t.things[thing].kind == A_GOOD:
        note(s, seat, W_GOOD, goods_of(s, seat))


# -- Effects on what a hero has


def change_coins(s: Adventure, seat: int, effect: Effect) -> None:
    earn(s, seat, effect.n)


def restore_health(s: Adventure, seat: int, effect: Effect) -> None:
    heal(s, seat, effect.n)


def take_health(s: Adventure, seat: int, effect: Effect) -> None:
    hurt(s, seat, effect.n)


def raise_health(s: Adventure, seat: int, effect: Effect) -> None:
    more_health(s, seat, effect.n)


EFFECTS[COIN] = change_coins
EFFECTS[HEAL] = restore_health
EFFECTS[HURT] = take_health
EFFECTS[HEALTH] = raise_health

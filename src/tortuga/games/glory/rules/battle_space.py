"""GL-4b Battle spaces, where a monster is drawn; and the fairies, who wait in the same deck (GL-4c.3, GL-8.5)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.battle import meet
from tortuga.games.glory.rules.decks import draw_card, renew_deck
from tortuga.games.glory.rules.dragons import dragon_at
from tortuga.games.glory.rules.effects import EFFECTS, carry_out, gain_thing, trigger
from tortuga.games.glory.state import BY_CARD, DO_BATTLE, DO_FAIRY, FAIRY, FAIRY_CARD, NONE, ROAD, Adventure, Effect
from tortuga.kernel.machine import Step


def battle_space(s: Adventure, seat: int) -> None:
    s.then(DrawBattle(seat, ROAD))


class DrawBattle(Step[Adventure]):
    """A battle card is drawn, on a battle space or because a card orders it."""

    clause: ClassVar[str] = "GL-4b.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "scene")

    def __init__(self, seat: int, scene: int) -> None:
        self.seat = seat
        self.scene = scene

    def run(self, s: Adventure) -> None:
        dragon = dragon_at(s, s.at[self.seat])
        if dragon != NONE:  # GL-9.3: only a card can order this
            if s.telling:
                s.tell("guarded", self.seat, foe=dragon)
            return
        while monsters_left(s):
            card = draw_card(s, "battle", s.battle_deck, s.battle_pile)
            if s.t.foes[card].kind != FAIRY_CARD:
                meet(s, self.seat, card, self.scene)
                return
            s.battle_pile[card] += 1  # GL-8.5
            if s.telling:
                s.tell("fairy_passes", self.seat, foe=card)


def monsters_left(s: Adventure) -> bool:
    for card in range(s.t.first_lair):
        if s.t.foes[card].kind != FAIRY_CARD and s.battle_deck[card] + s.battle_pile[card] > 0:
            return True
    return False


# -- The effects that bring a fairy or order a battle


def bring_fairy(s: Adventure, seat: int, effect: Effect) -> None:
    """GL-4c.3: one of the fairies in the battle deck or its discards, by chance, helps or comes along."""
    waiting = [0] * len(s.battle_deck)
    for card in range(len(waiting)):
        if s.t.foes[card].kind == FAIRY_CARD:
            waiting[card] = s.battle_deck[card] + s.battle_pile[card]
    if sum(waiting) == 0:
        if s.telling:
            s.tell("no_fairy", seat)
        return
    card = s.dice.draw("fairy", waiting)
    if s.battle_pile[card] > 0:
        s.battle_pile[card] -= 1
    else:
        s.battle_deck[card] -= 1
        renew_deck(s, "battle", s.battle_deck, s.battle_pile)
    foe = s.t.foes[card]
    if s.telling:
        s.tell("fairy", seat, foe=card, text=foe.text)
    if foe.thing != NONE:
        gain_thing(s, seat, foe.thing)
    else:
        s.battle_pile[card] += 1
        carry_out(s, seat, foe.effects, 0)
    trigger(s, seat, FAIRY, 0)


EFFECTS[DO_FAIRY] = bring_fairy


def battle_here(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(DrawBattle(seat, BY_CARD))


EFFECTS[DO_BATTLE] = battle_here

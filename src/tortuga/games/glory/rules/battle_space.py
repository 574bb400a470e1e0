"""GL-4b Battle spaces, where a monster or a fairy is drawn."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.battle import meet
from tortuga.games.glory.rules.decks import draw_card
from tortuga.games.glory.rules.effects import EFFECTS, carry_out, gain_thing, trigger
from tortuga.games.glory.state import BY_CARD, DO_BATTLE, FAIRY, FAIRY_CARD, NONE, ROAD, Adventure, Effect
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
        seat = self.seat
        while True:
            if self.scene == BY_CARD and not monsters_left(s):
                return
            card = draw_card(s, "battle", s.battle_deck, s.battle_pile)
            if card == NONE:
                return
            if s.t.foes[card].kind != FAIRY_CARD:
                meet(s, seat, card, self.scene)
                return
            if self.scene != BY_CARD:
                fairy(s, seat, card)
                return
            s.battle_pile[card] += 1  # GL-8.5
            if s.telling:
                s.tell("fairy_passes", seat, foe=card)


def monsters_left(s: Adventure) -> bool:
    for card in range(s.t.first_lair):
        if s.t.foes[card].kind != FAIRY_CARD and s.battle_deck[card] + s.battle_pile[card] > 0:
            return True
    return False


def fairy(s: Adventure, seat: int, card: int) -> None:
    """GL-4b.2: a fairy helps, or comes along."""
    foe = s.t.foes[card]
    if s.telling:
        s.tell("fairy", seat, foe=card, text=foe.text)
    if foe.thing != NONE:
        gain_thing(s, seat, foe.thing)
    else:
        s.battle_pile[card] += 1
        carry_out(s, seat, foe.effects, 0)
    trigger(s, seat, FAIRY, 0)


# -- The effect that orders a battle


def battle_here(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(DrawBattle(seat, BY_CARD))


EFFECTS[DO_BATTLE] = battle_here

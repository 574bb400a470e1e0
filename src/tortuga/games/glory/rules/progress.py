"""GL-6 Progress: glory, the goal, and the abilities that glory and fates bring."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.decks import draw_card
from tortuga.games.glory.rules.effects import EFFECTS, gain_thing, trigger
from tortuga.games.glory.rules.hero import earn, total
from tortuga.games.glory.state import ABILITIES, ABILITY, CHOICE, FIVE, GLORY, NO, NONE, YES, Adventure, Effect
from tortuga.kernel.machine import Decision, Facts, Step


class Glory(Step[Adventure]):
    """Glory is gained: the game may be won, and every fifth point brings an ability."""

    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "glory")

    def __init__(self, seat: int, glory: int) -> None:
        self.seat = seat
        self.glory = glory

    def run(self, s: Adventure) -> None:
        seat = self.seat
        before = s.glory[seat]
        s.glory[seat] += self.glory
        if s.telling:
            s.tell("glory", seat, glory=self.glory, total=s.glory[seat])
        if s.glory[seat] >= s.goal:
            win(s, seat)
            return
        if s.fifteen == NONE and s.glory[seat] >= s.t.first_skips:
            s.fifteen = seat
            s.skips[seat] += 1
            if s.telling:
                s.tell("fifteen", seat)
        for _ in range(s.glory[seat] // s.t.every - before // s.t.every):
            earn(s, seat, s.t.coin_at_every)
            s.then(DrawAbilities(seat, s.t.abilities_drawn + total(s, seat, CHOICE, 0), FIVE))


def win(s: Adventure, seat: int) -> None:
    s.winner = seat
    del s.agenda[:]
    if s.telling:
        s.tell("won", seat)
        for fallen in range(s.seats):
            if not s.alive[fallen]:
                s.tell("fallen", fallen, hero=s.hero[fallen], foe=s.fell_to[fallen], round=s.fell_in[fallen])


class DrawAbilities(Step[Adventure]):
    """Draw some, keep one. ``on`` is what triggers the hero's other cards, or 0."""

    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "on")

    def __init__(self, seat: int, number: int, on: int) -> None:
        self.seat = seat
        self.number = number
        self.on = on

    def run(self, s: Adventure) -> None:
        drawn: list[int] = []
        for _ in range(self.number):
            card = draw_card(s, "ability", s.ability_deck, s.ability_pile)
            if card != NONE:
                drawn.append(card)
        if not drawn:  # GL-8.14
            if s.telling:
                s.tell("no_ability", self.seat)
            return
        if s.telling and len(drawn) > 1:
            s.tell("drew_abilities", self.seat, ability=drawn)
        s.then(KeepAbility(self.seat, drawn))
        if self.on:
            trigger(s, self.seat, self.on, 0)


class KeepAbility(Decision[Adventure]):
    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "keep"
    names: ClassVar[str] = "ability"
    span: ClassVar[int] = ABILITIES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        found: list[int] = []
        for card in self.drawn:
            if card not in found:
                found.append(card)
        return sorted(found)

    def chosen(self, s: Adventure, option: int) -> None:
        for card in self.drawn:
            s.ability_pile[card] += 1
        s.ability_pile[option] -= 1
        gain_thing(s, self.seat, s.t.first_ability + option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-6.1", "ability_not_drawn"

    def option_facts(self, s: Adventure, option: int) -> Facts:
        known = option < len(s.t.ability_count)
        return {"ability": option, "text": s.t.things[s.t.first_ability + option].text if known else ""}


# -- Effects that bring glory or an ability


def bring_glory(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(PayFor(seat, effect.number) if effect.pay else Glory(seat, effect.n))


EFFECTS[GLORY] = bring_glory


class PayFor(Decision[Adventure]):
    """Glory that the hero can have for coins."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    verb: ClassVar[str] = "pay"
    names: ClassVar[str] = "answer"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, s: Adventure) -> list[int]:
        return [NO, YES] if s.coins[self.seat] >= s.t.effects[self.effect].pay else [NO]

    def chosen(self, s: Adventure, option: int) -> None:
        if option == YES:
            effect = s.t.effects[self.effect]
            earn(s, self.seat, -effect.pay)
            s.then(Glory(self.seat, effect.n))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "no_coins"

    def facts(self, s: Adventure) -> Facts:
        effect = s.t.effects[self.effect]
        return {"seat": self.seat, "price": effect.pay, "glory": effect.n}

    def option_facts(self, s: Adventure, option: int) -> Facts:
        return {"answer": option, **self.facts(s)}


def bring_ability(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(DrawAbilities(seat, effect.n, 0))


EFFECTS[ABILITY] = bring_ability

"""MM-6 Glory points and glory cards: gaining, holding, and playing a card at its moment."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import talent
from tortuga.games.merchants_and_marauders.rules.damage import point, set_point, take_hit
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Side
from tortuga.games.merchants_and_marauders.vocabulary.captains import GLORY_HAND
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_CREW_ROUND,
    BOARDING_MISSED,
    CREW_COMBAT_BEGINS,
    FEWER_ESCAPES,
    FOUND,
    GLORY_CARDS,
    KILL_CREW,
    MORE_DICE,
    MORE_GOLD,
    MORE_HITS,
    NOT_FOUND,
    RAM,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW, HULL
from tortuga.kernel.machine import Decision, Facts, Seat, without


def gain_glory(s: Sea, seat: Seat, why: str) -> None:
    """MM-6.2: a point on the track, and with it a glory card."""
    s.glory[seat] += 1
    if s.telling:
        s.tell("glory", seat, why=why, total=s.glory[seat])
    draw_glory(s, seat, 1)
    s.modules.gained_glory(s, seat)


def hand_limit(s: Sea, seat: Seat) -> int:
    """MM-6.3: four cards; one more for Tomás Zurita (MM-S1.26)."""
    if s.captain[seat] == NONE:
        return s.t.points.hand
    return s.t.points.hand + talent(s, seat, GLORY_HAND)


def draw_glory(s: Sea, seat: Seat, number: int) -> None:
    """Draw cards; more than the limit are discarded when all that comes together has been drawn (MM-6.3)."""
    before = len(s.hand[seat])
    draw_cards(s, seat, number)
    if not discards_soon(s, seat):
        s.then(DiscardGlory(seat))
    s.modules.drew_glory(s, seat, len(s.hand[seat]) - before)


def discards_soon(s: Sea, seat: Seat) -> bool:
    """Will this hand be looked at anyway, after another card that was drawn just now?"""
    for frame in s.agenda:  # noqa: SIM110
        if isinstance(frame, DiscardGlory) and frame.seat == seat:
            return True
    return False


def draw_cards(s: Sea, seat: Seat, number: int) -> None:
    for _ in range(number):
        if not s.glory_deck:
            s.glory_deck, s.glory_gone = s.glory_gone, ()
            if not s.glory_deck:
                return
        card = s.dice.among("glory_card", list(s.glory_deck))
        s.glory_deck = without(s.glory_deck, card)
        s.hand[seat] = (*s.hand[seat], card)
        if s.telling:
            s.whisper("drew_glory", seat, {"glory_card": card})


class DiscardGlory(Decision[Sea]):
    """MM-6.3: a hand holds four cards."""

    clause: ClassVar[str] = "MM-6.3"
    verb: ClassVar[str] = "discard"
    names: ClassVar[str] = "glory_card"
    span: ClassVar[int] = GLORY_CARDS
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        return different(s.hand[seat]) if len(s.hand[seat]) > hand_limit(s, seat) else []

    def chosen(self, s: Sea, option: int) -> None:
        discard_card(s, self.seat, option)
        s.inform()
        if s.telling:
            s.tell("discarded_glory", self.seat, glory_card=option)
        s.modules.discarded(s, self.seat, option)
        if len(s.hand[self.seat]) > hand_limit(s, self.seat):
            s.then(DiscardGlory(self.seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-6.3", "not_in_hand"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"glory_card": option, "card_text": option}


def different(cards: tuple[int, ...]) -> list[int]:
    """Each kind of card once, in order."""
    kinds: list[int] = []
    for card in cards:
        if card not in kinds:
            kinds.append(card)
    kinds.sort()
    return kinds


def discard_card(s: Sea, seat: Seat, card: Card) -> None:
    s.hand[seat] = without(s.hand[seat], card)
    s.glory_gone = (*s.glory_gone, card)


def play_card(s: Sea, seat: Seat, card: Card) -> None:
    """MM-6.4: a card is shown, does its work and is discarded."""
    discard_card(s, seat, card)
    s.inform()
    if s.telling:
        s.tell("played", seat, glory_card=card)


def holds_for(s: Sea, seat: Seat, moment: int) -> bool:
    """Has this seat a card for this moment?"""
    cards = s.hand[seat]
    if not cards:
        return False
    at = s.t.glory.moment
    for card in cards:  # noqa: SIM110
        if at[card] == moment and s.modules.can_play(s, seat, card):
            return True
    return False


def might_hold(s: Sea, seat: Seat, moment: int) -> bool:
    """MM-1.10: could this seat hold a card for this moment, judging by what everybody can see? Then it is asked."""
    if not s.hand[seat]:
        return False
    for card in s.t.glory.at_moment[moment]:  # noqa: SIM110
        if s.glory_gone.count(card) < s.t.glory.copies:
            return True
    return False


def card_for(s: Sea, seat: Seat, moment: int) -> int:
    """A card of this seat for this moment."""
    at = s.t.glory.moment
    for card in s.hand[seat]:
        if at[card] == moment and s.modules.can_play(s, seat, card):
            return card
    raise AssertionError(f"seat {seat} holds no card for moment {moment}")


def offer(s: Sea, seat: Seat, moment: int) -> None:
    """Where cards interrupt: at a named moment, whoever might hold a card for it is asked."""
    if might_hold(s, seat, moment):
        s.then(OfferCard(seat, moment))


class OfferCard(Decision[Sea]):
    """MM-6.5: a moment has come at which this captain may play a card. One card at a time, as often as he likes."""

    clause: ClassVar[str] = "MM-6.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "moment")
    verb: ClassVar[str] = "interrupt"
    names: ClassVar[str] = "offer"
    span: ClassVar[int] = GLORY_CARDS + 1
    secret: ClassVar[bool] = True

    def __init__(self, seat: Seat, moment: int) -> None:
        super().__init__(seat)
        self.moment = moment

    def run(self, s: Sea) -> None:
        if still(s, self.seat, self.moment):
            Decision.run(self, s)

    def options(self, s: Sea) -> list[int]:
        at = s.t.glory.moment
        return [0] + [
            1 + card
            for card in different(s.hand[self.seat])
            if at[card] == self.moment and s.modules.can_play(s, self.seat, card)
        ]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            card = option - 1
            if s.modules.balks(s, self.seat, card, self):
                return
            play_card(s, self.seat, card)
            take_effect(s, self.seat, s.t.glory.effect[card], s.t.glory.amount[card], self.moment)
            offer(s, self.seat, self.moment)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-6.5", "not_in_hand" if option - 1 not in s.hand[self.seat] else "wrong_moment"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "moment": self.moment}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"offer": option, "glory_card": option - 1, "card_text": option - 1} if option else {"offer": 0}


def still(s: Sea, seat: Seat, moment: int) -> bool:
    """Is there anything left for a card of this moment to do?"""
    battle = s.battle
    if moment == FOUND:
        return s.found
    if moment == BOARDING_MISSED:
        return battle is not None and battle.winner != index_of(s, seat)
    if moment == CREW_COMBAT_BEGINS:
        return battle is None or point(s, battle.sides[1 - index_of(s, seat)], CREW) > 0
    return True


def index_of(s: Sea, side: Side) -> int:
    """0 for the aggressor of the battle under way, 1 for the defender."""
    assert s.battle is not None
    return 0 if s.battle.sides[0] == side else 1


def take_effect(s: Sea, seat: Seat, effect: int, amount: int, moment: int) -> None:
    """What a card does that interrupts something under way."""
    battle = s.battle
    if effect == MORE_DICE and moment == BEFORE_CREW_ROUND and battle is not None:
        battle.bonus[index_of(s, seat)] += amount
    elif effect == MORE_DICE:
        s.bonus += amount
    elif effect == NOT_FOUND:
        s.found = False
    elif effect == MORE_HITS:
        assert battle is not None
        battle.hits[index_of(s, seat)] += amount
    elif effect == RAM:
        assert battle is not None
        battle.winner = index_of(s, seat)
        for _ in range(amount):
            take_hit(s, seat, HULL, 0)
    elif effect == KILL_CREW and battle is None:
        s.escapes += amount  # MM-S9.8: defenders on land are Escape icons
    elif effect == KILL_CREW:
        assert battle is not None
        enemy = battle.sides[1 - index_of(s, seat)]
        left = point(s, enemy, CREW) - amount
        set_point(s, enemy, CREW, left if left > 0 else 0)
        if s.telling:
            s.tell("crew_lost", enemy, number=amount)
    elif effect == MORE_GOLD:
        s.prize += amount
    elif effect == FEWER_ESCAPES:
        s.escapes += amount
    else:
        raise AssertionError(f"effect {effect} of seat {seat} at moment {moment} interrupts nothing")

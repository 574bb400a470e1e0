"""The hunt for treasure (IB-8) and events (IB-9)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.crew import ExhaustCrew, can_exhaust
from tortuga.games.islebound.rules.goods import can_pay, fire, gain_coins, paid, pay
from tortuga.games.islebound.rules.influence import PlaceCubes
from tortuga.games.islebound.state import AT_EVENT, AT_HUNT, EMPTY, NOT_ASKED, PILES, Isles
from tortuga.kernel.machine import UNKNOWN, Step, without

# -- IB-8 Hunt for treasure


def hunt(s: Isles, seat: int) -> None:
    found = s.treasure or s.t.hunt
    s.treasure = 0
    if s.telling:
        s.tell("hunts", seat)
    gain_coins(s, seat, found)
    fire(s, seat, AT_HUNT, EMPTY)


# -- IB-9 Events


def why_not_event(s: Isles, seat: int, pile: int) -> tuple[str, str]:
    """No reason if this player can complete the event on top of this pile."""
    card = s.event_shown[pile]
    if card == EMPTY:
        return "IB-9.4", "no_event"
    event = s.t.events[card]
    if event.region != s.ship[seat]:
        return "IB-9.1", "event_elsewhere"
    if not can_pay(s, seat, event.pay):
        return "IB-9.1", "cannot_pay"
    return ("", "") if can_exhaust(s.deck_crew[seat], event.exhaust) else ("IB-9.1", "nobody_to_exhaust")


def complete_event(s: Isles, seat: int, pile: int) -> None:
    card = s.event_shown[pile]
    event = s.t.events[card]
    if s.telling:
        s.tell("event", seat, event=card, goods=paid(s, event.pay))
    s.skip = NOT_ASKED
    s.then(PlaceCubes(seat, event.cubes), NextEvent(seat, pile))
    frames = pay(s, seat, event.pay)
    frames.reverse()
    s.agenda += frames
    if event.exhaust:
        s.then(ExhaustCrew(seat, event.exhaust))


class NextEvent(Step):
    """IB-9.3 to IB-9.5: the card is discarded and another one shown."""

    clause: ClassVar[str] = "IB-9.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pile")

    def __init__(self, seat: int, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def run(self, s: Isles) -> None:
        pile = self.pile
        other = 1 - pile
        s.event_used += (s.event_shown[pile],)
        show_event(s, pile, EMPTY)
        if s.event_under[pile] == 0 and s.event_under[other] > 0:
            show_event(s, pile, s.event_shown[other])
            pile = other
        if s.event_under[pile] > 0:
            turn_event(s, pile)
        elif s.event_shown[0] == EMPTY and s.event_shown[1] == EMPTY:
            lay_events(s, s.event_used)
        fire(s, self.seat, AT_EVENT, EMPTY)


def lay_events(s: Isles, cards: tuple[int, ...]) -> None:
    """IB-2.5, IB-9.5: two piles, the first the larger one if they cannot be equal."""
    s.event_used = ()
    s.event_left = tuple(sorted(cards))
    s.event_under = (len(cards) - len(cards) // 2, len(cards) // 2)
    s.event_shown = (EMPTY, EMPTY)
    for pile in range(PILES):
        turn_event(s, pile)


def turn_event(s: Isles, pile: int) -> None:
    card = s.dice.among("event", list(s.event_left))
    s.event_left = without(s.event_left, card)
    under = list(s.event_under)
    under[pile] -= 1
    s.event_under = (under[0], under[1])
    show_event(s, pile, card)
    if s.telling:
        s.tell("event_shown", UNKNOWN, event=card, town=s.t.events[card].region)


def show_event(s: Isles, pile: int, card: int) -> None:
    s.event_shown = (card, s.event_shown[1]) if pile == 0 else (s.event_shown[0], card)

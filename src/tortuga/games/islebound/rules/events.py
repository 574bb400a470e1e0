"""The hunt for treasure (IB-8) and events (IB-9)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.crew import ExhaustCrew, can_exhaust
from tortuga.games.islebound.rules.goods import can_pay, changed, fire, gain_coins, paid, pay
from tortuga.games.islebound.rules.influence import PlaceCubes
from tortuga.games.islebound.rules.piles import halves, pile_to_turn, replaced, top_removed
from tortuga.games.islebound.state import AT_EVENT, AT_HUNT, EMPTY, NOT_ASKED, PILES, Isles
from tortuga.kernel.machine import UNKNOWN, Seat, Step, without

# -- IB-8 Hunt for treasure


def hunt(s: Isles, seat: Seat) -> None:
    found = s.treasure or s.t.hunt
    s.treasure = 0
    if s.telling:
        s.tell("hunts", seat)
    gain_coins(s, seat, found)
    fire(s, seat, AT_HUNT, EMPTY)


# -- IB-9 Events


def why_not_event(s: Isles, seat: Seat, pile: int) -> tuple[str, str]:
    """The clause and the reason; both are empty if this player can complete the event on top of this pile."""
    card = s.event_shown[pile]
    if card == EMPTY:
        return "IB-9.4", "no_event"
    event = s.t.events[card]
    if event.region != s.ship[seat]:
        return "IB-9.1", "event_elsewhere"
    if not can_pay(s, seat, event.pay):
        return "IB-9.1", "cannot_pay"
    return ("", "") if can_exhaust(s.deck_crew[seat], event.exhaust) else ("IB-9.1", "nobody_to_exhaust")


def complete_event(s: Isles, seat: Seat, pile: int) -> None:
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


class NextEvent(Step[Isles]):
    """IB-9.3 to IB-9.5: the event is discarded and another one turned up."""

    clause: ClassVar[str] = "IB-9.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pile")

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat = seat
        self.pile = pile

    def run(self, s: Isles) -> None:
        s.event_used += (s.event_shown[self.pile],)
        pile = pile_to_turn(s.event_under, self.pile)
        s.event_shown = top_removed(s.event_shown, self.pile, pile)
        if s.event_under[pile] > 0:
            turn_event(s, pile)
        elif max(s.event_shown) == EMPTY:
            lay_events(s, s.event_used)
        fire(s, self.seat, AT_EVENT, EMPTY)


def lay_events(s: Isles, cards: tuple[int, ...]) -> None:
    """IB-2.5, IB-9.5: shuffle these cards into two piles."""
    s.event_used = ()
    s.event_left = tuple(sorted(cards))
    s.event_under = halves(len(cards))
    for pile in range(PILES):
        turn_event(s, pile)


def turn_event(s: Isles, pile: int) -> None:
    card = s.dice.among("event", list(s.event_left))
    s.event_left = without(s.event_left, card)
    s.event_under = changed(s.event_under, pile, -1)
    s.event_shown = replaced(s.event_shown, pile, card)
    if s.telling:
        s.tell("event_shown", UNKNOWN, event=card, town=s.t.events[card].region)

"""MM-13a The event phase: icons move ships, then the text of the card."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import attempt
from tortuga.games.merchants_and_marauders.rules.bounties import RemoveBounty, gain_bounty, make_peace, start_war
from tortuga.games.merchants_and_marauders.rules.npcs import move_npc
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card
from tortuga.games.merchants_and_marauders.vocabulary.captains import LEADERSHIP, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    DISEASE,
    MORE_EVENTS,
    NPC_ENTERS,
    PARDON,
    PEACE,
    PIRATE_HUNT,
    WAR,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW
from tortuga.kernel.machine import Step, without


class DrawEvent(Step[Sea]):
    """MM-13a.1: one card, at once. ``left``: how many more."""

    clause: ClassVar[str] = "MM-13a.1"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Sea) -> None:
        if self.left > 1:
            s.then(DrawEvent(self.left - 1))
        if not s.event_deck:
            s.event_deck, s.event_gone = s.event_gone, ()
            if not s.event_deck:
                return
        card = s.dice.among("event", list(s.event_deck))
        s.event_deck = without(s.event_deck, card)
        if s.telling:
            s.tell("event", NONE, event=card)
        if s.t.events.effect[card] == NPC_ENTERS:
            enlist(s, card)
            return
        s.event_gone = (*s.event_gone, card)
        for icon in s.t.events.icons[card]:
            npc, direction = divmod(icon, 8)
            move_npc(s, npc, direction)
        s.modules.icons_done(s, card)
        if not s.modules.happens(s, card):
            happen(s, card)


def enlist(s: Sea, card: Card) -> None:
    """MM-10a.1: the ship of this card comes at the end of the turn."""
    s.entering = (*s.entering, card)
    s.modules.npc_drawn(s, card)


def happen(s: Sea, card: Card) -> None:
    """What the text of an event does."""
    effect = s.t.events.effect[card]
    amount = s.t.events.amount[card]
    if effect == WAR:
        start_war(s)
    elif effect == PEACE:
        make_peace(s)
    elif effect == MORE_EVENTS:
        s.then(DrawEvent(amount))
    elif effect == PIRATE_HUNT:
        for turn in range(s.seats):
            seat = (s.start + turn) % s.seats
            for nation in s.t.events.nations[card]:
                if s.bounties[seat * 4 + nation] > 0:
                    gain_bounty(s, seat, nation)
    elif effect == DISEASE:
        for turn in range(s.seats - 1, -1, -1):
            s.then(Sicken((s.start + turn) % s.seats))
    elif effect == PARDON:
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.start + turn) % s.seats
            if s.pirate(seat) and s.gold[seat] >= amount:
                s.then(RemoveBounty(seat, amount, 1, 0))
    else:
        s.weather |= 1 << effect


class Sicken(SeatStep):
    """MM-13a.10: a failed Leadership roll costs a man, but never the last."""

    clause: ClassVar[str] = "MM-13a.10"

    def run(self, s: Sea) -> None:
        if s.fate[self.seat] == SAILING and s.points[self.seat * 5 + CREW] > 1:
            s.then(Sickened(self.seat))
            attempt(s, self.seat, LEADERSHIP, 0)


class Sickened(SeatStep):
    clause: ClassVar[str] = "MM-13a.10"

    def run(self, s: Sea) -> None:
        if s.rolled == 0:
            s.points[self.seat * 5 + CREW] -= 1
            if s.telling:
                s.tell("crew_lost", self.seat, number=1)

"""MM-S1 The new events."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import nation_of, replaced
from tortuga.games.merchants_and_marauders.rules.glory import DiscardGlory, draw_cards, hand_limit
from tortuga.games.merchants_and_marauders.rules.missions import offer_mission
from tortuga.games.merchants_and_marauders.rules.rewards import trim
from tortuga.games.merchants_and_marauders.rules.seas import loyalty
from tortuga.games.merchants_and_marauders.rules.seas.loyalty import LOYALTY
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.trade import exchange_demand
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Zone
from tortuga.games.merchants_and_marauders.vocabulary.captains import SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    EVENT_DECK,
    FASHIONS,
    GOLD_FEVER,
    GRUMBLING,
    HARBOUR_FIRE,
    LETTERS,
    THIRD_MISSION,
    UPRISING,
)
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW
from tortuga.kernel.machine import Seat

NEW_EVENTS: Final = 1 << 2


def ports(s: Sea) -> list[int]:
    return [zone for zone in range(ZONES) if s.nation[zone] != NONE]


def rise(s: Sea, card: Card) -> None:
    """MM-S1.7: a port changes its nation for good; captains of other nations there are put out to sea."""
    zone, nation = s.t.events.zone[card], s.t.events.nations[card][0]
    if not s.seas.risen:
        s.seas.risen = 1 if s.bounty_supply[nation] > 0 else 2
        if s.seas.risen == 1:
            s.bounty_supply = replaced(s.bounty_supply, nation, s.bounty_supply[nation] - 1)
    s.nation = replaced(s.nation, zone, nation)
    if s.telling:
        s.tell("uprising", NONE, zone=zone, nation=nation)
    for seat in range(s.seats):
        if s.fate[seat] == SAILING and s.in_port[seat] and s.zone[seat] == zone and nation_of(s, seat) != nation:
            s.seas.expelled |= 1 << seat


def grumble(s: Sea, least: int) -> None:
    """MM-S1.10: men without pay go; with a loyalty track they are dissatisfied instead."""
    for turn in range(s.seats - 1, -1, -1):
        seat = (s.start + turn) % s.seats
        if s.fate[seat] != SAILING or s.gold[seat] >= least:
            continue
        if s.seas.chosen & LOYALTY:
            s.then(loyalty.Lower(seat))
        elif s.points[seat * 5 + CREW] > 1:
            s.points[seat * 5 + CREW] -= 1
            if s.telling:
                s.tell("crew_lost", seat, number=1)


def write_home(s: Sea, number: int) -> None:
    """MM-S1.11: those with the fewest points on the track draw a glory card. No favor helps here: it is an event."""
    least = min(s.glory)
    for turn in range(s.seats):
        seat = (s.start + turn) % s.seats
        if s.glory[seat] == least and s.fate[seat] == SAILING:
            draw_cards(s, seat, number)
            if len(s.hand[seat]) > hand_limit(s, seat):
                s.then(DiscardGlory(seat))


class NewEvents(Module):
    option: ClassVar[str] = "new_events"
    about: ClassVar[str] = (
        "Module 1: 16 events more, with pirate brigs and men-o'-war in peace. No time, no complexity. (MM-S1)"
    )
    bit: ClassVar[int] = NEW_EVENTS

    def cards_in_play(self, s: Sea, deck: int, cards: list[int]) -> list[int]:
        """MM-S1.2: they always come together with those of the base game."""
        return list(range(s.t.treasure.card)) if deck == EVENT_DECK else cards

    def happens(self, s: Sea, card: Card) -> bool:
        """What the new events do at once. The others last until the end of the turn, as the base game's do."""
        effect, amount = s.t.events.effect[card], s.t.events.amount[card]
        if effect == THIRD_MISSION:  # MM-S1.6
            if len(s.offered) < amount:
                offer_mission(s)
        elif effect == UPRISING:
            rise(s, card)
        elif effect == HARBOUR_FIRE:  # MM-S1.8
            s.seas.fire = s.dice.among("zone", ports(s))
            if s.telling:
                s.tell("fire", NONE, zone=s.seas.fire)
            exchange_demand(s, s.seas.fire)
        elif effect == GRUMBLING:
            grumble(s, amount)
        elif effect == FASHIONS:  # MM-S1.9
            left = ports(s)
            for _ in range(min(amount, len(left))):
                zone = s.dice.among("zone", left)
                left.remove(zone)
                exchange_demand(s, zone)
        elif effect == LETTERS:
            write_home(s, amount)
        else:
            return False
        return True

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        """MM-S1.7: captains who were expelled leave the port now."""
        if s.seas.expelled >> seat & 1:
            s.seas.expelled &= ~(1 << seat)
            if s.fate[seat] == SAILING and s.in_port[seat]:
                s.in_port[seat] = s.leave[seat] = False
                if s.telling:
                    s.tell("left_port", seat, zone=s.zone[seat])
                trim(s, seat)

    def turn_ends(self, s: Sea) -> None:
        s.seas.fire = NONE

    def stash_fee(self, s: Sea, seat: Seat) -> int:
        """MM-S1.28 Gold Fever."""
        return s.t.events.effect_amount[GOLD_FEVER] if s.weather >> GOLD_FEVER & 1 else NONE

    def burns(self, s: Sea, zone: Zone) -> bool:
        """MM-S1.8: nothing can be bought in the port that burns."""
        return s.seas.fire == zone

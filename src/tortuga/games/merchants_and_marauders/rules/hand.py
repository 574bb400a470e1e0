"""MM-13d Glory cards for the own turn: between actions, and inside a Port action."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import full_points, recruit
from tortuga.games.merchants_and_marauders.rules.damage import RepairPoint, damaged, random_hits
from tortuga.games.merchants_and_marauders.rules.glory import play_card
from tortuga.games.merchants_and_marauders.rules.npcs import MoveShip, courses
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import Card
from tortuga.games.merchants_and_marauders.vocabulary.actions import USED_COLOURS
from tortuga.games.merchants_and_marauders.vocabulary.captains import SAILING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BRAWL,
    EXTRA_ACTION,
    EXTRA_MOVE,
    MOVE_NPC,
    OPEN_PORTS,
    RECRUIT_CREW,
    REPAIR_POINTS,
    SABOTAGE,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW
from tortuga.kernel.machine import Decision, Facts, Seat


def playable(s: Sea, seat: Seat, card: Card) -> bool:
    """Would this card do anything now?"""
    if not s.modules.can_play(s, seat, card):
        return False
    effect = s.t.glory.effect[card]
    if effect == REPAIR_POINTS:
        return len(damaged(s, seat)) > 0
    if effect == RECRUIT_CREW:
        return crew_room(s, seat) and not s.modules.paid_recruiting(s, seat)
    if effect == MOVE_NPC:
        return len(courses(s)) > 0
    if effect in (SABOTAGE, BRAWL):
        return len(neighbours_in_port(s, seat)) > 0
    if effect == OPEN_PORTS:
        return not s.used & USED_COLOURS
    return True


def crew_room(s: Sea, seat: Seat) -> bool:
    return s.points[seat * 5 + CREW] < full_points(s, seat, CREW)


def neighbours_in_port(s: Sea, seat: Seat) -> list[int]:
    """Other captains in the same port."""
    if not s.in_port[seat]:
        return []
    return [
        other
        for other in range(s.seats)
        if other != seat and s.fate[other] == SAILING and s.in_port[other] and s.zone[other] == s.zone[seat]
    ]


def play_in_turn(s: Sea, seat: Seat, card: Card) -> None:
    effect, amount = s.t.glory.effect[card], s.t.glory.amount[card]
    play_card(s, seat, card)
    if effect == EXTRA_MOVE:
        s.moves_left += amount
    elif effect == EXTRA_ACTION:
        s.actions += amount
    elif effect == REPAIR_POINTS:
        s.then(RepairPoint(seat, amount))
    elif effect == RECRUIT_CREW:
        recruit(s, seat, amount)
    elif effect == OPEN_PORTS:
        s.used |= USED_COLOURS
    elif effect == MOVE_NPC:
        s.then(MoveShip(seat))
    else:
        s.then(Victim(seat, effect, amount))


class Victim(Decision[Sea]):
    """MM-13d.23, MM-13d.24: which captain in the same port?"""

    clause: ClassVar[str] = "MM-13d.23"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect", "amount")
    verb: ClassVar[str] = "against"
    names: ClassVar[str] = "player"
    span: ClassVar[int] = 4

    def __init__(self, seat: Seat, effect: int, amount: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.amount = amount

    def options(self, s: Sea) -> list[int]:
        return neighbours_in_port(s, self.seat)

    def chosen(self, s: Sea, option: int) -> None:
        if self.effect == SABOTAGE:
            random_hits(s, option, self.amount, 1)
            return
        if s.points[option * 5 + CREW] > 1:
            s.points[option * 5 + CREW] -= 1
        gold = min(self.amount, s.gold[option])
        s.gold[option] -= gold
        s.gold[self.seat] += gold
        if s.telling:
            s.tell("brawl", self.seat, rival=option, gold=gold)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13d.23", "not_here"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"player": option, "rival": option}

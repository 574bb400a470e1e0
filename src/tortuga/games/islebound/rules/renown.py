"""Reputation cards (IB-12.5), and what players can boast of (IB-12.9)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.goods import changed, gain_renown, pirates_of, serpents_of
from tortuga.games.islebound.rules.piles import halves, pile_to_turn, replaced, top_removed
from tortuga.games.islebound.state import (
    EMPTY,
    PER_BOOK,
    PER_BUILDING,
    PER_CUBE,
    PER_FISH,
    PER_PIRATE,
    PER_SERPENT,
    PER_TOWN,
    PER_TWO_SKILLS,
    PER_WOOD,
    PILES,
    UNSUNG,
    Isles,
)
from tortuga.kernel.machine import UNKNOWN, AnyFrame, Decision, Facts, Seat, Step, without


class Reputation(Decision[Isles]):
    """Activate the card on top of one of the piles, with the visitor's renown or without it, or activate none."""

    clause: ClassVar[str] = "IB-12.5"
    verb: ClassVar[str] = "brag"
    names: ClassVar[str] = "pile"
    span: ClassVar[int] = UNSUNG + PILES + 1

    def options(self, s: Isles) -> list[int]:
        options = [0]
        for first in (0, UNSUNG):
            for pile in range(PILES):
                card = s.brag_shown[pile]
                if card != EMPTY and (first == 0 or s.t.brag_renown[card]):
                    options.append(first + pile + 1)
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option == 0:
            return
        pile = pile_of(option)
        card = s.brag_shown[pile]
        if s.telling:
            s.tell("brags", self.seat, reputation=card)
        s.then(EverybodyBrags(self.seat, card), NextReputation(pile))
        if option <= UNSUNG and s.t.brag_renown[card]:
            gain_renown(s, self.seat, s.t.brag_renown[card])

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if s.brag_shown[pile_of(option)] == EMPTY:
            return "IB-12.7", "no_reputation_left"
        return "IB-12.5", "no_renown_to_decline"

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option == 0 or s.brag_shown[pile_of(option)] == EMPTY:
            return {"pile": option}
        card = s.brag_shown[pile_of(option)]
        number = brag_gain(s, self.seat, card)
        if option > UNSUNG:
            return {"pile": option, "declined": s.t.brag_renown[card], "unsung": card, "number": number, "boast": card}
        return {"pile": option, "reputation": card, "number": number + s.t.brag_renown[card], "boast": card}


def pile_of(option: int) -> int:
    """The pile whose card this option of Reputation activates."""
    return (option - 1) % UNSUNG


class EverybodyBrags(Step[Isles]):
    """All players gain renown by the card's condition, the visitor first."""

    clause: ClassVar[str] = "IB-12.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Isles) -> None:
        frames: list[AnyFrame] = []
        for seat in [self.seat, *s.others(self.seat)]:
            number = brag_gain(s, seat, self.card)
            if number:
                frames.append(GainRenown(seat, number))
        frames.reverse()
        s.agenda += frames


class GainRenown(Step[Isles]):
    clause: ClassVar[str] = "IB-12.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: Seat, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Isles) -> None:
        gain_renown(s, self.seat, self.number)


def brag_gain(s: Isles, seat: Seat, card: int) -> int:
    """IB-12.6"""
    t = s.t
    number = counted(s, seat, t.brag_per[card]) // t.brag_size[card]
    return min(number, t.brag_limit[card]) if t.brag_limit[card] else number


def counted(s: Isles, seat: Seat, per: int) -> int:
    """IB-12.9: how many of these a player has."""
    if per == PER_BUILDING:
        return len(s.buildings[seat])
    if per == PER_TOWN:
        return s.owner.count(seat)
    if per == PER_TWO_SKILLS:
        number = 0
        for crews in (s.deck_crew[seat], s.below[seat], s.injured[seat]):
            for crew in crews:
                if crew & (crew - 1):
                    number += 1
        return number
    if per == PER_BOOK:
        return s.books[seat]
    if per == PER_PIRATE:
        return pirates_of(s, seat)
    if per == PER_SERPENT:
        return serpents_of(s, seat)
    if per == PER_WOOD:
        return s.wood[seat]
    if per == PER_FISH:
        return s.fish[seat]
    assert per == PER_CUBE
    return s.influence.count(seat)


class NextReputation(Step[Isles]):
    """IB-12.7: the used card is discarded and another one turned up."""

    clause: ClassVar[str] = "IB-12.7"
    fields: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def run(self, s: Isles) -> None:
        s.brag_used += (s.brag_shown[self.pile],)
        pile = pile_to_turn(s.brag_under, self.pile)
        s.brag_shown = top_removed(s.brag_shown, self.pile, pile)
        if s.brag_under[pile] > 0:
            turn_reputation(s, pile)


def lay_reputation(s: Isles) -> None:
    """IB-2.5: shuffle the cards into two piles."""
    s.brag_under = halves(len(s.brag_left))
    for pile in range(PILES):
        turn_reputation(s, pile)


def turn_reputation(s: Isles, pile: int) -> None:
    card = s.dice.among("reputation", list(s.brag_left))
    s.brag_left = without(s.brag_left, card)
    s.brag_under = changed(s.brag_under, pile, -1)
    s.brag_shown = replaced(s.brag_shown, pile, card)
    if s.telling:
        s.tell("reputation", UNKNOWN, reputation=card)

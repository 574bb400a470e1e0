"""GI-1 Play sailing cards, GI-2 Spend sailing points, GI-5 End of round."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.morgan import turn_morgan_card
from tortuga.games.glory_islands.state import CARDS, HIGHEST, NO_CARD, Islands
from tortuga.kernel.machine import AnyDecision, Decision, Facts, Step, without

# -- GI-1 Play sailing cards


class PlayCards(Step[Islands]):
    clause: ClassVar[str] = "GI-1.1"

    def run(self, s: Islands) -> None:
        asked: list[AnyDecision] = [PlayCard(seat) for seat in range(s.seats) if not s.sunk[seat]]
        if asked:
            s.ask_together(asked)


class PlayCard(Decision[Islands]):
    """Everybody picks a card in secret; all are shown together."""

    clause: ClassVar[str] = "GI-1.1"
    verb: ClassVar[str] = "play"
    names: ClassVar[str] = "card"
    span: ClassVar[int] = CARDS

    def options(self, s: Islands) -> list[int]:
        return list(s.hand[self.seat])

    def chosen(self, s: Islands, option: int) -> None:
        s.hand[self.seat] = without(s.hand[self.seat], option)
        s.played[self.seat] = option

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-1.1", "discarded" if option in s.pile[self.seat] else "not_your_card"

    def option_facts(self, s: Islands, option: int) -> Facts:
        return {"card": option, "value": s.t.value[option], "cost": s.t.cost[option]}


# -- GI-2 Spend sailing points


class RevealAndPay(Step[Islands]):
    clause: ClassVar[str] = "GI-2.1"

    def run(self, s: Islands) -> None:
        turn_morgan_card(s)
        for crew in range(s.crews):
            if s.played[crew] != NO_CARD:
                card = s.played[crew]
                if s.telling:
                    s.tell("played", crew, card=card, cost=s.t.cost[card])
                spend_sailing(s, crew, s.t.cost[card])


def spend_sailing(s: Islands, crew: int, spaces: int) -> None:
    """Move the disc that many spaces; the last space sinks the ship (GI-2.2)."""
    last = len(s.t.track)
    s.sail[crew] = min(s.sail[crew] + spaces, last)
    if s.sail[crew] == last:
        s.sunk[crew] = True  # GI-8.1
        s.played[crew] = NO_CARD  # GI-8.6
        if s.telling:
            s.tell("sank", crew)


# -- GI-5 End of round


class EndOfRound(Step[Islands]):
    clause: ClassVar[str] = "GI-5a.1"

    def run(self, s: Islands) -> None:
        kept = s.played[:]  # the card that each crew discards
        swap_cards(s, kept)
        for crew in range(s.crews):
            if s.played[crew] != NO_CARD:
                s.pile[crew] += (kept[crew],)  # GI-5b.1
                if s.t.value[s.played[crew]] == 1 and crew != s.morgan:  # GI-5c.1, GI-12.8
                    s.hand[crew] += s.pile[crew]
                    s.pile[crew] = ()
                    if s.telling:
                        s.tell("returned", crew)
                s.played[crew] = NO_CARD
        if s.morgan >= 0 and len(s.morgan_deck) == 1 and not s.sunk[s.morgan]:  # GI-12.6
            s.morgan_deck += s.pile[s.morgan]
            s.pile[s.morgan] = ()
            if s.telling:
                s.tell("morgan_shuffles", s.morgan)
        s.order = ()


def swap_cards(s: Islands, kept: list[int]) -> None:
    """GI-5a: among equal values the highest and lowest cards change owners; of four, the middle two as well."""
    tied: list[list[int]] = [[] for _ in range(HIGHEST + 1)]  # by value
    for crew in s.order:  # the highest rank first
        if s.played[crew] != NO_CARD:
            tied[s.t.value[s.played[crew]]].append(crew)
    for group in tied:
        size = len(group)
        if size > 1:
            swap(s, kept, group[0], group[size - 1])
        if size == 4:
            swap(s, kept, group[1], group[2])


def swap(s: Islands, kept: list[int], high: int, low: int) -> None:
    kept[high], kept[low] = s.played[low], s.played[high]
    if s.telling:
        s.tell("swapped", high, rival=low, card=[s.played[high], s.played[low]])

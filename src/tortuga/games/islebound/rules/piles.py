"""The two piles of events, and the two of reputation cards: the top card of each is shown (IB-9.4, IB-12.7)."""

from __future__ import annotations

from tortuga.games.islebound.state import EMPTY


def halves(cards: int) -> tuple[int, ...]:
    """IB-2.5: how many cards go into each pile; the first is the larger one if they cannot be equal."""
    return cards - cards // 2, cards // 2


def pile_to_turn(under: tuple[int, ...], pile: int) -> int:
    """From which pile does the card come that fills the gap on this pile? From the other one if it has run out."""
    other = 1 - pile
    return other if under[pile] == 0 and under[other] > 0 else pile


def top_removed(shown: tuple[int, ...], pile: int, turned: int) -> tuple[int, ...]:
    """What is shown when the top of this pile is gone, before the pile ``turned`` shows its next card."""
    return replaced(shown, pile, EMPTY if turned == pile else shown[turned])


def replaced(things: tuple[int, ...], place: int, thing: int) -> tuple[int, ...]:
    return (*things[:place], thing, *things[place + 1 :])

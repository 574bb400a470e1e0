"""Drawing from the decks, and the market (GL-8.7, GL-8.8).

A deck is how many there are of each card; chance picks one when it is drawn.
"""

from __future__ import annotations

from tortuga.games.glory.state import NONE, Adventure


def draw_card(s: Adventure, what: str, deck: list[int], pile: list[int]) -> int:
    """Draw a card; NONE if deck and discard pile are empty."""
    renew_deck(s, what, deck, pile)  # cards may have been discarded since the deck ran out
    if sum(deck) == 0:
        return NONE
    card = s.dice.draw(what, deck)
    deck[card] -= 1
    renew_deck(s, what, deck, pile)
    return card


def renew_deck(s: Adventure, what: str, deck: list[int], pile: list[int]) -> None:
    """GL-8.7: the discards become the new deck as soon as the last card was taken, before anything is done with it."""
    if sum(deck) > 0 or sum(pile) == 0:
        return
    for card in range(len(pile)):
        deck[card] += pile[card]
        pile[card] = 0
    if s.telling:
        s.tell("reshuffled", NONE, deck=what)


def draw_good(s: Adventure) -> int:
    return draw_card(s, "good", s.goods_deck, s.goods_pile)


def draw_fate_card(s: Adventure) -> int:
    """GL-8.8: complete sets of five that heroes hold become the new deck, if nothing else is left."""
    if sum(s.fate_deck) + sum(s.fate_pile) == 0:
        every = s.t.fates_every
        for seat in range(s.seats):
            sets = len(s.fates[seat]) // every * every
            for fate in s.fates[seat][:sets]:
                s.fate_deck[fate] += 1
            s.fates[seat] = s.fates[seat][sets:]
        if s.telling and sum(s.fate_deck) > 0:
            s.tell("sets_return", NONE)
    return draw_card(s, "fate", s.fate_deck, s.fate_pile)


def lay_market(s: Adventure) -> None:
    """GL-2.8"""
    s.market = tuple([draw_good(s) for _ in range(s.t.market)])
    if s.telling:
        s.tell("market", NONE, good=[good for good in s.market if good != NONE])

"""Buildings (IB-10): which of them a player may take, buying and building them."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.goods import (
    draw_building,
    draw_from_deck,
    fire,
    gain_coins,
    powers_of,
    take_ichor,
    trigger_end,
)
from tortuga.games.islebound.state import (
    AFTER_BUILD,
    AFTER_BUY,
    AFTER_GAIN,
    BOOKS,
    BUILD_WOOD,
    EMPTY,
    ICHOR,
    MOST_BUILDINGS,
    NO_BUILDING,
    Building,
    Isles,
)
from tortuga.kernel.machine import UNKNOWN, Decision, Facts, Seat, without


def open_buildings(s: Isles, seat: Seat) -> list[int]:
    """IB-10.2, IB-21.2: the buildings that this player may buy or build, whatever they cost."""
    if s.architect:
        return list(s.hand[seat])
    need = books_needed(s)
    books = s.books[seat] + s.powers[seat][BOOKS]
    return [s.row[place] for place in range(len(s.row)) if s.row[place] != EMPTY and books >= need[place]]


def books_needed(s: Isles) -> list[int]:
    """By place of the row."""
    return s.t.six_books if s.six else s.t.row_books


def why_not_open(s: Isles, seat: Seat, building: Building) -> tuple[str, str]:
    """Why a building cannot be bought or built, whatever it costs: the clause and the reason, both empty if it can."""
    if building in open_buildings(s, seat):
        return "", ""
    if s.architect:
        return "IB-21.2", "not_in_hand"
    return ("IB-10.2", "too_few_books") if building in s.row else ("IB-10.1", "not_in_row")


# -- buying


def buy_building(s: Isles, seat: Seat, building: Building) -> None:
    """IB-10.1"""
    s.coins[seat] -= s.t.price[building]
    if s.telling:
        s.tell("bought", seat, building=building, coins=s.t.price[building])
    take_building(s, seat, building, AFTER_BUY)


class BuyFromHand(Decision[Isles]):
    """IB-21.2: with Architect, buy a building from hand, or nothing after all."""

    clause: ClassVar[str] = "IB-21.2"
    verb: ClassVar[str] = "buy"
    names: ClassVar[str] = "raise"
    span: ClassVar[int] = MOST_BUILDINGS + 1
    secret: ClassVar[bool] = True  # others may not learn whether the player can afford anything in hand

    def options(self, s: Isles) -> list[int]:
        options = [b for b in s.hand[self.seat] if s.t.price[b] <= s.coins[self.seat]]
        options.append(NO_BUILDING)
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option == NO_BUILDING:
            s.declined = True  # otherwise a player could ask for ever
        else:
            buy_building(s, self.seat, option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        clause, reason = why_not_open(s, self.seat, option)
        return (clause, reason) if reason else ("IB-10.1", "too_few_coins")

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option >= len(s.t.price):
            return {"raise": option}
        return {"raise": option, "building": option, "price": s.t.price[option]}


# -- building


def wood_price(s: Isles, seat: Seat, building: Building) -> int:
    """IB-15.24"""
    return max(0, s.t.build_wood[building] - s.powers[seat][BUILD_WOOD])


class Build(Decision[Isles]):
    """IB-10.5: build one building for wood and fish, or nothing.

    A player with a hand is asked even if nothing in it is affordable (IB-21.2). The row is open to all, so it asks only
    when there is a choice.
    """

    clause: ClassVar[str] = "IB-10.5"
    verb: ClassVar[str] = "build"
    names: ClassVar[str] = "raise"
    span: ClassVar[int] = MOST_BUILDINGS + 1
    secret: ClassVar[bool] = True

    def run(self, s: Isles) -> None:
        if s.hand[self.seat] or len(self.options(s)) > 1:
            Decision.run(self, s)

    def options(self, s: Isles) -> list[int]:
        options = [b for b in open_buildings(s, self.seat) if self.affordable(s, b)]
        options.append(NO_BUILDING)
        return options

    def affordable(self, s: Isles, building: Building) -> bool:
        return s.fish[self.seat] >= s.t.build_fish[building] and s.wood[self.seat] >= wood_price(s, self.seat, building)

    def chosen(self, s: Isles, option: int) -> None:
        if option == NO_BUILDING:
            return
        wood, fish = wood_price(s, self.seat, option), s.t.build_fish[option]
        s.wood[self.seat] -= wood
        s.fish[self.seat] -= fish
        if s.telling:
            s.tell("built", self.seat, building=option, wood=wood, fish=fish)
        take_building(s, self.seat, option, AFTER_BUILD)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        clause, reason = why_not_open(s, self.seat, option)
        return (clause, reason) if reason else ("IB-10.5", "too_little_cargo")

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option >= len(s.t.price):
            return {"raise": option}
        return {
            "raise": option,
            "building": option,
            "wood": wood_price(s, self.seat, option),
            "fish": s.t.build_fish[option],
            "price": s.t.price[option],
        }


# -- what follows from either


def take_building(s: Isles, seat: Seat, building: Building, how: int) -> None:
    """IB-10.3, IB-10.4: take the card, refill the row, set abilities off. ``how``: AFTER_BUY or AFTER_BUILD."""
    t = s.t
    first = False
    if s.architect:
        s.hand[seat] = without(s.hand[seat], building)
        s.inform()
    else:
        first = s.row[0] == building
        refill_row(s, s.row.index(building))
    s.buildings[seat] += (building,)
    s.powers[seat] = powers_of(s, s.buildings[seat])
    if len(s.buildings[seat]) >= t.for_seats(t.last_building, s.seats):  # IB-14.1
        trigger_end(s, seat)
    if s.six and first:  # IB-20.2
        gain_coins(s, seat, t.six_coin)
    if t.ability[building] == ICHOR:
        take_ichor(s, seat)
    elif t.ability[building] == BOOKS and s.architect:  # IB-21.4
        for _ in range(t.amount[building]):
            draw_building(s, seat)
    fire(s, seat, how, building)
    fire(s, seat, AFTER_GAIN, building)


def refill_row(s: Isles, gap: int) -> None:
    """IB-10.3: the cards left of the gap slide to the right."""
    new = EMPTY
    if s.deck:
        new = draw_from_deck(s)
        if s.telling:
            s.tell("row", UNKNOWN, building=new)
    s.row = (new, *s.row[:gap], *s.row[gap + 1 :])

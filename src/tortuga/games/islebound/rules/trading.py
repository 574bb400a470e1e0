"""The Trading variant (IB-18)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.goods import changed, stow, take_ichor
from tortuga.games.islebound.rules.raid import met_ships
from tortuga.games.islebound.rules.yes_no import YesNo
from tortuga.games.islebound.state import (
    FISH,
    GIVE,
    ICHOR,
    LOOSE,
    LOOSE_GOODS,
    MOST_SEATS,
    PROPOSE,
    SIDES,
    TAKE,
    TRADED,
    WITHDRAW,
    WOOD,
    Isles,
)
from tortuga.kernel.machine import Decision, Facts, Seat


def why_not_trade(s: Isles, seat: Seat) -> tuple[str, str]:
    """The clause and the reason; both are empty if this player can offer a trade now."""
    if not met_ships(s, seat):
        return "IB-18.1", "nobody_here"
    if s.t.trades and s.trades >= s.t.trades:
        return "IB-18.5", "trades_made"
    return ("IB-18.5", "offers_made") if s.t.trade_offers and s.offers >= s.t.trade_offers else ("", "")


class TradeWith(Decision[Isles]):
    clause: ClassVar[str] = "IB-18.1"
    verb: ClassVar[str] = "trade"
    names: ClassVar[str] = "rival"
    span: ClassVar[int] = MOST_SEATS

    def options(self, s: Isles) -> list[int]:
        return met_ships(s, self.seat)

    def chosen(self, s: Isles, option: int) -> None:
        s.bargain = (0,) * (SIDES * TRADED)
        s.then(OfferGoods(self.seat, option))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-18.1", "not_here"


def stock(s: Isles, seat: Seat, good: int) -> int:
    """How much of a good a player can trade."""
    if good < LOOSE:
        return loose_stock(s, good)[seat]
    kind = good - LOOSE
    return s.units[seat][kind] if kind < s.t.ichor else 0


def loose_stock(s: Isles, good: int) -> list[int]:
    """What all players have of wood, fish or books."""
    kind = LOOSE_GOODS[good]
    if kind == WOOD:
        return s.wood
    return s.fish if kind == FISH else s.books


def sort_of(s: Isles, good: int) -> int:
    """IB-18.3: what counts as the same kind: wood, fish, books, pirates, serpents."""
    if good < LOOSE:
        return good
    return LOOSE if good - LOOSE < s.t.pirates else LOOSE + 1


def sorts(s: Isles, side: int) -> int:
    """The kinds on one side of the bargain, as a set of bits."""
    found = 0
    for good in range(LOOSE + s.t.ichor):
        if s.bargain[side * TRADED + good]:
            found |= 1 << sort_of(s, good)
    return found


class OfferGoods(Decision[Isles]):
    """IB-18.3: the player puts the bargain together piece by piece, then proposes or withdraws it."""

    clause: ClassVar[str] = "IB-18.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")
    verb: ClassVar[str] = "offer"
    names: ClassVar[str] = "good"
    span: ClassVar[int] = WITHDRAW + 1

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival = rival

    def options(self, s: Isles) -> list[int]:
        options: list[int] = []
        for side in (GIVE, TAKE):
            holder = self.seat if side == GIVE else self.rival
            barred = sorts(s, TAKE if side == GIVE else GIVE)
            for good in range(LOOSE + s.t.ichor):
                at = side * TRADED + good
                if stock(s, holder, good) > s.bargain[at] and not barred & (1 << sort_of(s, good)):
                    options.append(at)
        if sorts(s, GIVE) and sorts(s, TAKE):
            options.append(PROPOSE)
        options.append(WITHDRAW)
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option == WITHDRAW:
            s.offers += 1
            s.bargain = ()
        elif option == PROPOSE:
            if s.telling:
                facts = bargain_facts(s)
                s.tell("offered", self.seat, rival=self.rival, give=facts["give"], take=facts["take"])
            s.then(Consent(self.rival, self.seat))
        else:
            s.bargain = changed(s.bargain, option, 1)
            s.then(OfferGoods(self.seat, self.rival))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option == PROPOSE:
            return "IB-18.3", "nothing_for_nothing"
        side = option // TRADED
        good = option % TRADED
        if good == LOOSE + s.t.ichor:
            return "IB-18.1", "ichor_not_traded"
        if good > LOOSE + s.t.ichor or stock(s, self.seat if side == GIVE else self.rival, good) <= s.bargain[option]:
            return "IB-18.1", "not_so_many"
        return "IB-18.3", "same_kind"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "rival": self.rival, **bargain_facts(s)}


def bargain_facts(s: Isles) -> dict[str, list[int]]:
    """What is given and taken, each as number * TRADED + good."""
    give: list[int] = []
    take: list[int] = []
    for good in range(TRADED):
        if s.bargain[good]:
            give.append(s.bargain[good] * TRADED + good)
        if s.bargain[TRADED + good]:
            take.append(s.bargain[TRADED + good] * TRADED + good)
    return {"give": give, "take": take}


class Consent(YesNo):
    """IB-18.2: does the other player agree?"""

    clause: ClassVar[str] = "IB-18.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "rival")
    verb: ClassVar[str] = "agree"

    def __init__(self, seat: Seat, rival: Seat) -> None:
        super().__init__(seat)
        self.rival = rival

    def chosen(self, s: Isles, option: int) -> None:
        bargain = s.bargain
        s.bargain = ()
        if s.telling:
            s.tell("agreed" if option else "refused", self.seat, rival=self.rival)
        if not option:
            s.offers += 1
            return
        s.trades += 1
        for side in (GIVE, TAKE):  # as the rival sees it, who made the offer
            giver, taker = (self.rival, self.seat) if side == GIVE else (self.seat, self.rival)
            for good in range(TRADED):
                if bargain[side * TRADED + good]:
                    hand_over(s, giver, taker, good, bargain[side * TRADED + good])
        stow(s, self.seat)
        stow(s, self.rival)

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "rival": self.rival, **bargain_facts(s)}


def hand_over(s: Isles, giver: Seat, taker: Seat, good: int, number: int) -> None:
    """IB-18.4: traded books set nothing off, since one book passed to and fro would do so again and again."""
    if good < LOOSE:
        stocks = loose_stock(s, good)
        stocks[giver] -= number
        stocks[taker] += number
    else:
        kind = good - LOOSE
        s.units[giver] = changed(s.units[giver], kind, -number)
        s.units[taker] = changed(s.units[taker], kind, number)
        if kind >= s.t.pirates and s.powers[taker][ICHOR]:
            take_ichor(s, taker)

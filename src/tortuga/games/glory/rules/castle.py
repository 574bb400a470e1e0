"""GL-4a The castle and its market."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory.rules.decks import draw_good, lay_market
from tortuga.games.glory.rules.effects import EFFECTS, gain_thing, trigger
from tortuga.games.glory.rules.hero import heal, price_of
from tortuga.games.glory.rules.quests import note, put
from tortuga.games.glory.state import (
    ALL,
    BUY,
    CARAVAN,
    DONE,
    DONE_BUYING,
    FIRST_WARE,
    GIFT,
    GOODS,
    NONE,
    ON_CASTLE,
    PAY_TITHE,
    TOWNS,
    UNSEEN,
    W_TITHE,
    Adventure,
    Effect,
)
from tortuga.kernel.machine import Decision, Facts


def castle(s: Adventure, seat: int) -> None:
    heal(s, seat, ALL)
    s.then(Buy(seat, ALL, 1))
    trigger(s, seat, ON_CASTLE, 0)


class Buy(Decision[Adventure]):
    """Buy as many goods of the market as the hero wants and can pay for; at the castle, also pay for a quest."""

    clause: ClassVar[str] = "GL-4a.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "castle")
    verb: ClassVar[str] = "buy"
    names: ClassVar[str] = "ware"
    span: ClassVar[int] = FIRST_WARE + GOODS

    def __init__(self, seat: int, left: int, castle: int) -> None:
        super().__init__(seat)
        self.left = left
        self.castle = castle

    def options(self, s: Adventure) -> list[int]:
        options = [DONE_BUYING]
        if self.castle and tithe(s, self.seat) != NONE:
            options.append(PAY_TITHE)
        return options + self.wares(s)

    def wares(self, s: Adventure) -> list[int]:
        found: list[int] = []
        for good in s.market:
            if good != NONE and price_of(s, self.seat, good) <= s.coins[self.seat]:
                ware = FIRST_WARE + good
                if ware not in found:
                    found.append(ware)
        return found

    def run(self, s: Adventure) -> None:
        if self.castle and may_owe(s, self.seat):
            s.open.append((self, self.options(s)))  # others must not learn whether there is something to pay
        else:
            Decision.run(self, s)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == DONE_BUYING:
            return
        if option == PAY_TITHE:
            quest = tithe(s, seat)
            pay = s.t.quests[quest].pay
            s.inform()  # now everybody knows what the quest is
            s.coins[seat] -= pay
            if s.telling:
                s.tell("tithe", seat, number=pay)
            note(s, seat, W_TITHE, quest)
            s.then(Buy(seat, self.left, self.castle))
            return
        good = option - FIRST_WARE
        price = price_of(s, seat, good)
        s.coins[seat] -= price
        if s.telling:
            s.tell("bought", seat, good=good, price=price)
        if self.left > 1:
            s.then(Buy(seat, self.left - 1, self.castle))
        take_from_market(s, seat, good)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == PAY_TITHE:
            return "GL-5.1", "no_tithe"
        return "GL-4a.2", "too_dear" if option - FIRST_WARE in s.market else "not_for_sale"

    def facts(self, s: Adventure) -> Facts:
        return {"seat": self.seat, "coins": s.coins[self.seat]}

    def option_facts(self, s: Adventure, option: int) -> Facts:
        facts: Facts = {"ware": option, "price": 0, "text": "", "coins": s.coins[self.seat]}
        good = option - FIRST_WARE
        if 0 <= good < len(s.t.goods_count):
            facts["price"] = price_of(s, self.seat, good)
            facts["text"] = s.t.things[s.t.first_good + good].text
        return facts


def tithe(s: Adventure, seat: int) -> int:
    """The quest that this hero can pay for at the castle now, or NONE."""
    for quest in s.t.watchers[W_TITHE]:
        progress = s.progress[seat * len(s.t.quests) + quest]
        if UNSEEN < progress < DONE and s.coins[seat] >= s.t.quests[quest].pay:
            return quest
    return NONE


def may_owe(s: Adventure, seat: int) -> bool:
    """Could this hero have a quest to pay for, as far as everybody knows?"""
    if not s.seen[seat] & ((1 << TOWNS) - 1):
        return False
    open_quests = [s.t.quests[quest] for quest in s.t.watchers[W_TITHE] if quest not in s.quest_gone]
    return any(s.coins[seat] >= quest.pay for quest in open_quests)


def take_from_market(s: Adventure, seat: int, good: int) -> None:
    """The hero takes the good, and the market is refilled at once."""
    slot = s.market.index(good)
    s.market = put(s.market, slot, NONE)
    gain_thing(s, seat, s.t.first_good + good)
    s.market = put(s.market, slot, draw_good(s))  # GL-4a.4
    if s.telling and s.market[slot] != NONE:
        s.tell("new_good", NONE, good=s.market[slot])


# -- Effects on the market


def buy_here(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(Buy(seat, effect.n, 0))


EFFECTS[BUY] = buy_here


def take_gift(s: Adventure, seat: int, effect: Effect) -> None:
    s.then(TakeGift(seat))


EFFECTS[GIFT] = take_gift


class TakeGift(Decision[Adventure]):
    """Take the cheapest good of the market for nothing."""

    clause: ClassVar[str] = "GL-12.1"
    verb: ClassVar[str] = "take"
    names: ClassVar[str] = "good"
    span: ClassVar[int] = GOODS
    skippable: ClassVar[bool] = True

    def options(self, s: Adventure) -> list[int]:
        prices = [s.t.things[s.t.first_good + good].price for good in s.market if good != NONE]
        least = min(prices, default=0)
        found: list[int] = []
        for good in s.market:
            if good != NONE and s.t.things[s.t.first_good + good].price == least and good not in found:
                found.append(good)
        return sorted(found)

    def chosen(self, s: Adventure, option: int) -> None:
        take_from_market(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_cheapest" if option in s.market else "not_for_sale"

    def option_facts(self, s: Adventure, option: int) -> Facts:
        known = option < len(s.t.goods_count)
        return {"good": option, "text": s.t.things[s.t.first_good + option].text if known else ""}


def replace_market(s: Adventure, seat: int, effect: Effect) -> None:
    for good in s.market:
        if good != NONE:
            s.goods_pile[good] += 1
    lay_market(s)


EFFECTS[CARAVAN] = replace_market

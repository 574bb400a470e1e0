"""Rounds and turns (IB-3): what a turn offers."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.attack import attack, needed, why_not_attack
from tortuga.games.islebound.rules.buildings import BuyFromHand, buy_building, open_buildings, why_not_open
from tortuga.games.islebound.rules.diplomacy import diplomacy, influence_of, why_not_diplomacy
from tortuga.games.islebound.rules.ending import FinalScoring
from tortuga.games.islebound.rules.events import complete_event, hunt, why_not_event
from tortuga.games.islebound.rules.goods import listed
from tortuga.games.islebound.rules.move import MoveShip
from tortuga.games.islebound.rules.raid import RaidWhom, met_ships
from tortuga.games.islebound.rules.trading import TradeWith, why_not_trade
from tortuga.games.islebound.rules.visit import entry_fee, visit, why_not_visit
from tortuga.games.islebound.state import (
    BUY,
    COIN,
    DO_ATTACK,
    DO_DIPLOMACY,
    EMPTY,
    END,
    EVENT,
    GOOD_KINDS,
    HAND,
    HUNT,
    MOST_BUILDINGS,
    PILES,
    RAID,
    TRADE,
    VISIT,
    Isles,
)
from tortuga.kernel.machine import UNKNOWN, AnyFrame, Decision, Facts, Seat, Step


class Round(Step[Isles]):
    """IB-14.3: when the end was triggered, the next round is the last."""

    clause: ClassVar[str] = "IB-14.3"

    def run(self, s: Isles) -> None:
        if s.last:
            s.then(FinalScoring())
            return
        s.last = s.ending
        s.round += 1
        if s.telling:
            s.tell("last_round" if s.last else "round", UNKNOWN, round=s.round)
        frames: list[AnyFrame] = [Turn(seat) for seat in s.from_first()]
        frames.append(Round())
        frames.reverse()
        s.agenda += frames


class Turn(Step[Isles]):
    clause: ClassVar[str] = "IB-3.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Isles) -> None:
        s.turn = self.seat
        s.acted = False
        s.offers = 0
        s.trades = 0
        s.then(MoveShip(self.seat), Act(self.seat))


class Act(Decision[Isles]):
    """One action and any number of free actions, until the player ends the turn."""

    clause: ClassVar[str] = "IB-3.1"
    verb: ClassVar[str] = "act"
    names: ClassVar[str] = "act"
    span: ClassVar[int] = BUY + MOST_BUILDINGS

    def options(self, s: Isles) -> list[int]:
        seat = self.seat
        options = [END]
        if not s.acted:
            if not why_not_visit(s, seat)[1]:
                options.append(VISIT)
            if not why_not_attack(s, seat)[1]:
                options.append(DO_ATTACK)
            if not why_not_diplomacy(s, seat)[1]:
                options.append(DO_DIPLOMACY)
            options.append(HUNT)
            if s.raiding and met_ships(s, seat):
                options.append(RAID)
        for pile in range(PILES):
            if not why_not_event(s, seat, pile)[1]:
                options.append(EVENT + pile)  # noqa: PERF401
        if s.trading and not why_not_trade(s, seat)[1]:
            options.append(TRADE)
        if s.architect:
            if s.hand[seat] and not s.declined:  # even if nothing is affordable: this must not give the hand away
                options.append(HAND)
            return options
        coins = s.coins[seat]
        options += [BUY + building for building in open_buildings(s, seat) if s.t.price[building] <= coins]
        return options

    def chosen(self, s: Isles, option: int) -> None:
        seat = self.seat
        s.declined = False
        if option == END:
            if s.telling:
                s.tell("ended", seat)
            return
        s.then(Act(seat))
        if option >= BUY:
            buy_building(s, seat, option - BUY)
        elif option == HAND:
            s.then(BuyFromHand(seat))
        elif option == TRADE:
            s.then(TradeWith(seat))
        elif option >= EVENT:
            complete_event(s, seat, option - EVENT)
        else:
            s.acted = True
            if option == VISIT:
                visit(s, seat)
            elif option == DO_ATTACK:
                attack(s, seat)
            elif option == DO_DIPLOMACY:
                diplomacy(s, seat)
            elif option == HUNT:
                hunt(s, seat)
            else:
                s.then(RaidWhom(seat))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        seat = self.seat
        if option == HAND:
            if not s.architect:
                return "IB-21.2", "not_this_variant"
            return ("IB-21.2", "declined") if s.hand[seat] else ("IB-21.2", "empty_hand")
        if option >= BUY:
            if s.architect:
                return "IB-21.2", "buy_from_hand"
            clause, reason = why_not_open(s, seat, option - BUY)
            return (clause, reason) if reason else ("IB-10.1", "too_few_coins")
        if option == TRADE:
            return why_not_trade(s, seat) if s.trading else ("IB-18.1", "not_this_variant")
        if option >= EVENT:
            return why_not_event(s, seat, option - EVENT)
        if option == RAID and not s.raiding:
            return "IB-16.1", "not_this_variant"
        if s.acted:
            return "IB-3.1", "action_taken"
        if option == VISIT:
            return why_not_visit(s, seat)
        if option == DO_ATTACK:
            return why_not_attack(s, seat)
        if option == DO_DIPLOMACY:
            return why_not_diplomacy(s, seat)
        return "IB-16.1", "nobody_here"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "town": s.ship[self.seat], "done": s.acted}

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option >= BUY:
            if option - BUY >= len(s.t.price):
                return {"act": option, "building": option - BUY}
            return {"act": option, "building": option - BUY, "price": s.t.price[option - BUY]}
        seat = self.seat
        region = s.ship[seat]
        facts: Facts = {"act": option}
        if VISIT <= option <= DO_DIPLOMACY or EVENT <= option < EVENT + PILES:
            facts["town"] = region  # only for what depends on the town
        if option == VISIT:
            fee = [0] * GOOD_KINDS
            fee[COIN] = entry_fee(s, seat)
            facts["cost"] = listed(fee)
            facts["exhaust"] = 0 if s.owner[region] == seat else s.town(region).crew
        elif option in (DO_ATTACK, DO_DIPLOMACY):
            facts["number"] = needed(s, seat)
            facts["best"] = influence_of(s, seat)
        elif option == HUNT:
            facts["coins"] = s.treasure or s.t.hunt
        elif EVENT <= option < EVENT + PILES and s.event_shown[option - EVENT] != EMPTY:
            facts["event"] = facts["terms"] = s.event_shown[option - EVENT]
        return facts

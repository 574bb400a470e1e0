"""The course of the game: rounds, turns (IB-3), the move (IB-4), what a turn offers, and the end (IB-14)."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.islebound.rules.buildings import BuyFromHand, buy_building, open_buildings, why_not_open
from tortuga.games.islebound.rules.conquest import (
    attack,
    diplomacy,
    influence_of,
    needed,
    why_not_attack,
    why_not_diplomacy,
)
from tortuga.games.islebound.rules.events import complete_event, hunt, why_not_event
from tortuga.games.islebound.rules.goods import ExhaustCrew, count_skill, has_skill, packed
from tortuga.games.islebound.rules.variants import RaidWhom, TradeWith, met_ships, why_not_trade
from tortuga.games.islebound.rules.visit import counted, entry_fee, visit, why_not_visit
from tortuga.games.islebound.state import (
    ADMINISTRATE,
    AT_END,
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
    NO_CROWDING,
    PILES,
    RAID,
    REGIONS,
    SAIL,
    SPEED,
    TRADE,
    VISIT,
    Isles,
)
from tortuga.kernel.machine import UNKNOWN, Decision, Frame, Step


class Round(Step):
    """IB-14.3: after a trigger comes one last round."""

    clause: ClassVar[str] = "IB-14.3"

    def run(self, s: Isles) -> None:
        if s.last:
            s.then(FinalScoring())
            return
        s.last = s.ending
        s.round += 1
        if s.telling:
            s.tell("last_round" if s.last else "round", UNKNOWN, round=s.round)
        frames: list[Frame] = [Turn(seat) for seat in s.from_first()]
        frames.append(Round())
        frames.reverse()
        s.agenda += frames


class Turn(Step):
    clause: ClassVar[str] = "IB-3.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Isles) -> None:
        s.turn = self.seat
        s.acted = False
        s.offers = 0
        s.trades = 0
        s.then(MoveShip(self.seat), Act(self.seat))


# -- IB-4 Move


class MoveShip(Decision):
    clause: ClassVar[str] = "IB-4.1"
    verb: ClassVar[str] = "sail"
    names: ClassVar[str] = "town"
    span: ClassVar[int] = REGIONS

    def options(self, s: Isles) -> list[int]:
        steps = s.far[s.ship[self.seat]]
        reach = speed(s, self.seat) + s.fish[self.seat]
        within = [region for region in range(REGIONS) if 0 < steps[region] <= reach]
        if s.powers[self.seat][NO_CROWDING] or has_skill(s, self.seat, ADMINISTRATE):
            return within
        free = [region for region in within if not crowded(s, self.seat, region)]
        return free or within  # IB-4.7

    def chosen(self, s: Isles, option: int) -> None:
        seat = self.seat
        fish = max(0, s.far[s.ship[seat]][option] - speed(s, seat))
        s.fish[seat] -= fish
        s.ship[seat] = option
        if s.telling:
            s.tell("sailed", seat, town=option, spend=fish)
        if self.exhausts(s, option):
            s.then(ExhaustCrew(seat, [ADMINISTRATE]))

    def exhausts(self, s: Isles, region: int) -> bool:
        """IB-4.6, but for Harbor Office (IB-15.30) and where the duty falls away (IB-4.7)."""
        if s.powers[self.seat][NO_CROWDING] or not has_skill(s, self.seat, ADMINISTRATE):
            return False
        return crowded(s, self.seat, region)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        here = s.ship[self.seat]
        if option == here:
            return "IB-4.2", "must_move"
        if s.far[here][option] > speed(s, self.seat) + s.fish[self.seat]:
            return "IB-4.1", "too_far"
        return ("IB-4.6", "crowded") if s.ship.count(option) else ("IB-19.1", "crowded_board")

    def facts(self, s: Isles) -> dict[str, Any]:
        return {"seat": self.seat, "speed": speed(s, self.seat), "fish": s.fish[self.seat]}

    def option_facts(self, s: Isles, option: int) -> dict[str, Any]:
        steps = s.far[s.ship[self.seat]][option]
        return {
            "town": option,
            "spend": max(0, steps - speed(s, self.seat)),
            "crowd": self.exhausts(s, option),
        }


def speed(s: Isles, seat: int) -> int:
    """IB-4.3, IB-15.23"""
    sails = count_skill(s.deck_crew[seat], SAIL) + s.powers[seat][SPEED]
    return min(s.t.top_speed, s.t.speed + sails)


def crowded(s: Isles, seat: int, region: int) -> bool:
    """IB-4.6, IB-19.1: must somebody be exhausted for ending a move here?"""
    board = s.t.board_of[region]
    for other in range(s.seats):
        if other != seat:
            there = s.ship[other]
            if there == region or (s.close and board != EMPTY and board == s.t.board_of[there]):
                return True
    return False


# -- IB-3 What a turn offers


class Act(Decision):
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
            if (
                s.hand[seat] and not s.declined
            ):  # whatever it holds, so that nobody can tell from it what the hand holds
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

    def facts(self, s: Isles) -> dict[str, Any]:
        return {"seat": self.seat, "town": s.ship[self.seat], "done": s.acted}

    def option_facts(self, s: Isles, option: int) -> dict[str, Any]:
        if option >= BUY:
            if option - BUY >= len(s.t.price):
                return {"act": option, "building": option - BUY}
            return {"act": option, "building": option - BUY, "price": s.t.price[option - BUY]}
        seat = self.seat
        region = s.ship[seat]
        facts: dict[str, Any] = {"act": option}
        if VISIT <= option <= DO_DIPLOMACY or EVENT <= option < EVENT + PILES:
            facts["town"] = region  # what is done to the town, or in it; the rest could be done anywhere
        if option == VISIT:
            fee = [0] * GOOD_KINDS
            fee[COIN] = entry_fee(s, seat)
            facts["cost"] = packed(fee)
            facts["exhaust"] = 0 if s.owner[region] == seat else s.town(region).crew
        elif option in (DO_ATTACK, DO_DIPLOMACY):
            facts["number"] = needed(s, seat)
            facts["best"] = influence_of(s, seat)
        elif option == HUNT:
            facts["coins"] = s.treasure or s.t.hunt
        elif EVENT <= option < EVENT + PILES and s.event_shown[option - EVENT] != EMPTY:
            facts["event"] = facts["terms"] = s.event_shown[option - EVENT]
        return facts


# -- IB-14 The end


class FinalScoring(Step):
    clause: ClassVar[str] = "IB-14.4"

    def run(self, s: Isles) -> None:
        s.turn = EMPTY
        s.inform()
        if s.telling:
            for seat in range(s.seats):
                parts = score_parts(s, seat)
                s.tell("final", seat, **parts, total=sum(parts.values()))
            for seat in winners(s):
                s.tell("won", seat)


def score_parts(s: Isles, seat: int) -> dict[str, int]:
    """IB-14.4: what the score of a player is made of."""
    return {
        "coins": s.coins[seat],
        "buildings": sum([s.t.price[building] for building in s.buildings[seat]]),
        "abilities": end_renown(s, seat),
        "track": s.renown[seat],
        "tokens": s.t.token_worth * (len(s.tokens[seat]) + s.sevens[seat]),
    }


def end_renown(s: Isles, seat: int) -> int:
    total = 0
    if s.powers[seat][AT_END]:
        for building in s.buildings[seat]:
            for count in s.t.end_counts[building]:
                total += counted(s, seat, count[0]) // count[1]
    return total


def winners(s: Isles) -> list[int]:
    """IB-14.5"""
    ranked = [(sum(score_parts(s, seat).values()), s.wood[seat] + s.fish[seat]) for seat in range(s.seats)]
    best = max(ranked)
    return [seat for seat in range(s.seats) if ranked[seat] == best]

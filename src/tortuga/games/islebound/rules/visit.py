"""Visiting a town (IB-5): the entry cost, then the steps of its action (IB-13, IB-17)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.buildings import Build
from tortuga.games.islebound.rules.crew import ExhaustCrew, Hire, RestCrew, count_skill, has_skill
from tortuga.games.islebound.rules.goods import can_gain, can_pay, fire, gain, listed, paid, pay, what_is_left
from tortuga.games.islebound.rules.renown import Reputation
from tortuga.games.islebound.state import (
    AT_REST,
    COUNT_BELOW,
    DEAL,
    EMPTY,
    GOOD_KINDS,
    HIRE,
    ISLANDS,
    MOST_OFFERS,
    NO_FEE,
    NO_LIMIT,
    NOT_ASKED,
    ONCE,
    PER_CREW,
    REPUTATION,
    REST,
    VISIT_OWN,
    VISIT_OWN_PORT,
    WOOD,
    WOOD_TOWN,
    WORK,
    Isles,
    Offer,
    Region,
    TownStep,
)
from tortuga.kernel.machine import Decision, Facts, Seat, Step

# -- entry


def entry_fee(s: Isles, seat: Seat) -> int:
    """IB-5.2, IB-5.5, IB-15.31: how many coins this player pays to enter the town here."""
    region = s.ship[seat]
    owner = s.owner[region]
    if owner == seat or (owner == EMPTY and s.powers[seat][NO_FEE]):
        return 0
    return s.town(region).fee


def why_not_visit(s: Isles, seat: Seat) -> tuple[str, str]:
    """IB-5.6: the clause and the reason; both are empty if this player can pay for the visit."""
    region = s.ship[seat]
    if s.owner[region] == seat:
        return "", ""
    if s.coins[seat] < entry_fee(s, seat):
        return "IB-5.6", "no_coin_to_enter"
    crew = s.town(region).crew
    return ("IB-5.6", "no_crew_to_enter") if crew and not has_skill(s, seat, crew) else ("", "")


def visit(s: Isles, seat: Seat) -> None:
    region = s.ship[seat]
    town = s.town(region)
    owner = s.owner[region]
    if s.telling:
        s.tell("visits", seat, town=region)
    enter_town(s, seat, region)
    if owner == seat:
        return
    fee = entry_fee(s, seat)
    if fee:
        s.coins[seat] -= fee
        if owner == EMPTY:
            s.treasure += fee
            if s.telling:
                s.tell("fee_map", seat, coins=fee)
        else:
            s.coins[owner] += fee
            if s.telling:
                s.tell("fee", seat, owner=owner, coins=fee)
    if town.crew:
        s.then(ExhaustCrew(seat, [town.crew]))


def enter_town(s: Isles, seat: Seat, region: Region) -> None:
    """The visit itself, once the entry cost is paid or waived."""
    s.skip = NOT_ASKED
    s.then(TownAction(seat, region, 0))


# -- the town's action


class TownAction(Step[Isles]):
    """IB-3.4: the steps of the town's action, in order; then the abilities that the visit sets off."""

    clause: ClassVar[str] = "IB-5.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step")

    def __init__(self, seat: Seat, region: Region, step: int) -> None:
        self.seat = seat
        self.region = region
        self.step = step

    def run(self, s: Isles) -> None:
        seat = self.seat
        steps = s.town(self.region).steps
        if self.step == len(steps):
            if s.owner[self.region] == seat:
                if self.region >= ISLANDS:
                    fire(s, seat, VISIT_OWN_PORT, EMPTY)
                fire(s, seat, VISIT_OWN, EMPTY)
            return
        step = steps[self.step]
        s.then(TownAction(seat, self.region, self.step + 1))
        if step.kind == DEAL:
            s.then(Deal(seat, self.region, self.step, times_allowed(s, seat, step)))
        elif step.kind == REST:
            s.then(RestCrew(seat))
            fire(s, seat, AT_REST, EMPTY)  # IB-15.5, IB-15.6: the bed on the sign counts, whoever rests
        elif step.kind == HIRE:
            s.then(Hire(seat, step.extra))
        elif step.kind == REPUTATION:
            s.then(Reputation(seat))
        else:
            s.then(Build(seat))


def times_allowed(s: Isles, seat: Seat, step: TownStep) -> int:
    """IB-5.7, IB-5.8: how often a deal can be taken."""
    if step.times == ONCE:
        return 1
    return len(s.deck_crew[seat]) if step.times == PER_CREW else NO_LIMIT


# -- deals: what a town gives, or gives for a price


class Deal(Decision[Isles]):
    """Take one of the offers, or go on. ``left``: how often the deal can still be taken."""

    clause: ClassVar[str] = "IB-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step", "left")
    verb: ClassVar[str] = "deal"
    names: ClassVar[str] = "offer"
    span: ClassVar[int] = MOST_OFFERS + 1

    def __init__(self, seat: Seat, region: Region, step: int, left: int) -> None:
        super().__init__(seat)
        self.region = region
        self.step = step
        self.left = left

    def options(self, s: Isles) -> list[int]:
        options = [0]
        if self.left > 0:
            step = s.town(self.region).steps[self.step]
            if not step.exhaust or has_skill(s, self.seat, step.exhaust):
                for i in range(len(step.offers)):
                    if can_take(s, self.seat, step.offers[i]):
                        options.append(i + 1)  # noqa: PERF401
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option == 0:
            return
        step = s.town(self.region).steps[self.step]
        if self.left > 1:
            s.then(Deal(self.seat, self.region, self.step, self.left - 1))
        price = step.offers[option - 1].pay
        if s.telling and paid(s, price):
            s.tell("pays", self.seat, goods=paid(s, price))
        frames = pay(s, self.seat, price)
        if step.exhaust:
            frames.append(ExhaustCrew(self.seat, [step.exhaust]))
        if frames:
            frames.append(DealGain(self.seat, self.region, self.step, option - 1))
            frames.reverse()
            s.agenda += frames
        else:
            gain_offer(s, self.seat, step.offers[option - 1])

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        step = s.town(self.region).steps[self.step]
        if option > len(step.offers):
            return "IB-5.1", "no_such_offer"
        if not can_pay(s, self.seat, step.offers[option - 1].pay):
            return "IB-5.8", "cannot_pay"
        return "IB-1.5", "nothing_left"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "town": self.region, "left": self.left}

    def option_facts(self, s: Isles, option: int) -> Facts:
        step = s.town(self.region).steps[self.step]
        if not 0 < option <= len(step.offers):
            return {"offer": option}
        offer = step.offers[option - 1]
        return {
            "offer": option,
            "cost": listed(offer.pay),
            "goods": listed(what_is_left(s, self.seat, offer_gift(s, self.seat, offer))),
            "exhaust": step.exhaust,
        }


class DealGain(Step[Isles]):
    clause: ClassVar[str] = "IB-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step", "offer")

    def __init__(self, seat: Seat, region: Region, step: int, offer: int) -> None:
        self.seat = seat
        self.region = region
        self.step = step
        self.offer = offer

    def run(self, s: Isles) -> None:
        gain_offer(s, self.seat, s.town(self.region).steps[self.step].offers[self.offer])


def can_take(s: Isles, seat: Seat, offer: Offer) -> bool:
    return can_pay(s, seat, offer.pay) and can_gain(s, seat, offer_gift(s, seat, offer))


def offer_gift(s: Isles, seat: Seat, offer: Offer) -> list[int]:
    """What the offer brings now: its gain, and its gain for crew with work, with Butcher also below deck (IB-15.3)."""
    if not offer.counts_work:
        return offer.gain
    workers = count_skill(s.deck_crew[seat], WORK)
    if s.powers[seat][COUNT_BELOW]:
        workers += count_skill(s.below[seat], WORK)
    return [offer.gain[good] + offer.per_work[good] * workers for good in range(GOOD_KINDS)]


def gain_offer(s: Isles, seat: Seat, offer: Offer) -> None:
    gain(s, seat, offer_gift(s, seat, offer), False)
    if offer.per_work[WOOD]:
        fire(s, seat, WOOD_TOWN, EMPTY)

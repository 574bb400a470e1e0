"""Visiting a town (IB-5): the entry cost, then the steps of its action (IB-13, IB-17)."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.islebound.rules.buildings import Build
from tortuga.games.islebound.rules.goods import (
    ExhaustCrew,
    GainRenown,
    can_gain,
    can_pay,
    count_skill,
    fire,
    gain,
    gain_renown,
    has_skill,
    listed,
    packed,
    pay,
    pirates_of,
    serpents_of,
)
from tortuga.games.islebound.state import (
    AT_REST,
    COUNT_BELOW,
    DEAL,
    EMPTY,
    FREE_HIRE,
    HEAL,
    HIRE,
    ISLANDS,
    MOST_OFFERS,
    NO_FEE,
    NOT_ASKED,
    ONCE,
    PER_BOOK,
    PER_BUILDING,
    PER_CREW,
    PER_CUBE,
    PER_FISH,
    PER_PIRATE,
    PER_SERPENT,
    PER_TOWN,
    PER_TWO_SKILLS,
    PER_WOOD,
    PILES,
    REPUTATION,
    REST,
    VISIT_OWN,
    VISIT_OWN_PORT,
    WOOD,
    WOOD_TOWN,
    WORK,
    Isles,
    Offer,
    TownStep,
)
from tortuga.kernel.machine import UNKNOWN, Decision, Frame, Step

NO_LIMIT = 99

# -- IB-5 Entry


def entry_fee(s: Isles, seat: int) -> int:
    """IB-5.2, IB-5.5, IB-15.31: the coins that entering the town here costs this player."""
    region = s.ship[seat]
    owner = s.owner[region]
    if owner == seat or (owner == EMPTY and s.powers[seat][NO_FEE]):
        return 0
    return s.town(region).fee


def why_not_visit(s: Isles, seat: int) -> tuple[str, str]:
    """IB-5.6; no reason if the visit can be paid."""
    region = s.ship[seat]
    if s.owner[region] == seat:
        return "", ""
    if s.coins[seat] < entry_fee(s, seat):
        return "IB-5.6", "no_coin_to_enter"
    crew = s.town(region).crew
    return ("IB-5.6", "no_crew_to_enter") if crew and not has_skill(s, seat, crew) else ("", "")


def visit(s: Isles, seat: int) -> None:
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


def enter_town(s: Isles, seat: int, region: int) -> None:
    """The visit itself, the entry cost apart."""
    s.skip = NOT_ASKED
    s.then(TownAction(seat, region, 0))


class TownAction(Step):
    """IB-3.4: the steps of the wooden sign, in order; then what follows from the visit."""

    clause: ClassVar[str] = "IB-5.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step")

    def __init__(self, seat: int, region: int, step: int) -> None:
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
        elif step.kind == HIRE:
            s.then(Hire(seat, step.extra))
        elif step.kind == REPUTATION:
            s.then(Reputation(seat))
        else:
            s.then(Build(seat))


def times_allowed(s: Isles, seat: int, step: TownStep) -> int:
    """IB-5.7, IB-5.8"""
    if step.times == ONCE:
        return 1
    return len(s.deck_crew[seat]) if step.times == PER_CREW else NO_LIMIT


# -- deals: what a town gives, or gives for a price


class Deal(Decision):
    """Take one of the offers, or none and go on. ``left``: how often it can still be taken."""

    clause: ClassVar[str] = "IB-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step", "left")
    verb: ClassVar[str] = "deal"
    names: ClassVar[str] = "offer"
    span: ClassVar[int] = MOST_OFFERS + 1

    def __init__(self, seat: int, region: int, step: int, left: int) -> None:
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
        if s.telling and max(price) > 0:
            s.tell("pays", self.seat, goods=listed(price))
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

    def facts(self, s: Isles) -> dict[str, Any]:
        return {"seat": self.seat, "town": self.region, "left": self.left}

    def option_facts(self, s: Isles, option: int) -> dict[str, Any]:
        step = s.town(self.region).steps[self.step]
        if not 0 < option <= len(step.offers):
            return {"offer": option}
        offer = step.offers[option - 1]
        return {
            "offer": option,
            "cost": packed(offer.pay),
            "goods": listed(offer_gift(s, self.seat, offer)),
            "exhaust": step.exhaust,
        }


class DealGain(Step):
    clause: ClassVar[str] = "IB-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "region", "step", "offer")

    def __init__(self, seat: int, region: int, step: int, offer: int) -> None:
        self.seat = seat
        self.region = region
        self.step = step
        self.offer = offer

    def run(self, s: Isles) -> None:
        gain_offer(s, self.seat, s.town(self.region).steps[self.step].offers[self.offer])


def can_take(s: Isles, seat: int, offer: Offer) -> bool:
    return can_pay(s, seat, offer.pay) and can_gain(s, seat, offer_gift(s, seat, offer))


def offer_gift(s: Isles, seat: int, offer: Offer) -> list[int]:
    """What the offer brings now: its gain, and what it pays for crew with work (IB-15.3: below deck too)."""
    if not offer.counts_work:
        return offer.gain
    workers = count_skill(s.deck_crew[seat], WORK)
    if s.powers[seat][COUNT_BELOW]:
        workers += count_skill(s.below[seat], WORK)
    return [offer.gain[good] + offer.per_work[good] * workers for good in range(8)]


def gain_offer(s: Isles, seat: int, offer: Offer) -> None:
    gain(s, seat, offer_gift(s, seat, offer), False)
    if offer.per_work[WOOD]:
        fire(s, seat, WOOD_TOWN, EMPTY)


# -- IB-11.2 Rest


class RestCrew(Decision):
    clause: ClassVar[str] = "IB-11.2"
    verb: ClassVar[str] = "rest"
    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2
    skippable: ClassVar[bool] = True

    def options(self, s: Isles) -> list[int]:
        if s.below[self.seat] or s.injured[self.seat] or s.powers[self.seat][AT_REST]:
            return [0, 1]
        return []

    def chosen(self, s: Isles, option: int) -> None:
        if option:
            rest(s, self.seat)

    def facts(self, s: Isles) -> dict[str, Any]:
        return {"seat": self.seat, "crew": list(s.below[self.seat]), "hurt": len(s.injured[self.seat])}


def rest(s: Isles, seat: int) -> None:
    up = s.below[seat]
    healed = s.injured[seat]
    s.injured[seat] = ()
    if s.powers[seat][HEAL]:  # IB-15.14
        up += healed
        healed = ()
    s.deck_crew[seat] = tuple(sorted([*s.deck_crew[seat], *up]))
    s.below[seat] = healed
    if s.telling:
        s.tell("rested", seat, number=len(up), healed=len(healed))
    fire(s, seat, AT_REST, EMPTY)


# -- IB-11.3 Hire


class Hire(Decision):
    """One crew member of the row, or none. ``extra``: coins beyond the price of the row."""

    clause: ClassVar[str] = "IB-11.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "extra")
    verb: ClassVar[str] = "hire"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = 4

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra

    def options(self, s: Isles) -> list[int]:
        options = [0]
        for place in range(len(s.crew_row)):
            if s.crew_row[place] != EMPTY and s.coins[self.seat] >= self.price(s, place):
                options.append(place + 1)  # noqa: PERF401
        return options

    def price(self, s: Isles, place: int) -> int:
        return 0 if s.powers[self.seat][FREE_HIRE] else s.t.hire_prices[place] + self.extra

    def chosen(self, s: Isles, option: int) -> None:
        if option == 0:
            return
        place = option - 1
        crew = s.crew_row[place]
        price = self.price(s, place)
        s.coins[self.seat] -= price
        s.deck_crew[self.seat] = tuple(sorted([*s.deck_crew[self.seat], crew]))
        if s.telling:
            s.tell("hired", self.seat, crew=crew, coins=price)
        s.crew_row = (s.crew_top, *s.crew_row[:place], *s.crew_row[place + 1 :])
        turn_crew(s)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-11.3", "nobody_there" if s.crew_row[option - 1] == EMPTY else "too_few_coins"

    def option_facts(self, s: Isles, option: int) -> dict[str, Any]:
        if option == 0:
            return {"place": 0}
        return {"place": option, "crew": max(0, s.crew_row[option - 1]), "coins": self.price(s, option - 1)}


def turn_crew(s: Isles) -> None:
    """The next crew member of the stack comes to light."""
    s.crew_top = EMPTY
    if s.crew_left:
        s.crew_top = s.dice.among("crew", list(s.crew_left))
        at = s.crew_left.index(s.crew_top)
        s.crew_left = s.crew_left[:at] + s.crew_left[at + 1 :]


# -- IB-12.5 Reputation cards


class Reputation(Decision):
    """Option 0 is none, then the two piles."""

    clause: ClassVar[str] = "IB-12.5"
    verb: ClassVar[str] = "brag"
    names: ClassVar[str] = "pile"
    span: ClassVar[int] = PILES + 1

    def options(self, s: Isles) -> list[int]:
        return [0, *[pile + 1 for pile in range(PILES) if s.brag_shown[pile] != EMPTY]]

    def chosen(self, s: Isles, option: int) -> None:
        if option == 0:
            return
        card = s.brag_shown[option - 1]
        if s.telling:
            s.tell("brags", self.seat, reputation=card)
        s.then(EverybodyBrags(self.seat, card), NextReputation(option - 1))
        if s.t.brag_renown[card]:
            gain_renown(s, self.seat, s.t.brag_renown[card])

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-12.7", "no_reputation_left"

    def option_facts(self, s: Isles, option: int) -> dict[str, Any]:
        if option == 0 or s.brag_shown[option - 1] == EMPTY:
            return {"pile": option}
        card = s.brag_shown[option - 1]
        return {"pile": option, "reputation": card, "number": brag_gain(s, self.seat, card) + s.t.brag_renown[card]}


class EverybodyBrags(Step):
    """Every player gains by the condition, the visitor first."""

    clause: ClassVar[str] = "IB-12.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Isles) -> None:
        frames: list[Frame] = []
        for seat in [self.seat, *s.others(self.seat)]:
            number = brag_gain(s, seat, self.card)
            if number:
                frames.append(GainRenown(seat, number))
        frames.reverse()
        s.agenda += frames


def brag_gain(s: Isles, seat: int, card: int) -> int:
    """IB-12.6"""
    t = s.t
    number = counted(s, seat, t.brag_per[card]) // t.brag_size[card]
    return min(number, t.brag_limit[card]) if t.brag_limit[card] else number


def counted(s: Isles, seat: int, per: int) -> int:
    """IB-12.9: how many of these things a player has."""
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


class NextReputation(Step):
    """IB-12.7: the used card goes; the next of its pile, or of the other pile, is shown."""

    clause: ClassVar[str] = "IB-12.7"
    fields: ClassVar[tuple[str, ...]] = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def run(self, s: Isles) -> None:
        pile = self.pile
        other = 1 - pile
        shown = list(s.brag_shown)
        under = list(s.brag_under)
        s.brag_used += (shown[pile],)
        shown[pile] = EMPTY
        if under[pile] == 0 and under[other] > 0:
            shown[pile] = shown[other]
            pile = other
        if under[pile] > 0:
            under[pile] -= 1
            shown[pile] = s.dice.among("reputation", list(s.brag_left))
            at = s.brag_left.index(shown[pile])
            s.brag_left = s.brag_left[:at] + s.brag_left[at + 1 :]
            if s.telling:
                s.tell("reputation", UNKNOWN, reputation=shown[pile])
        s.brag_shown = (shown[0], shown[1])
        s.brag_under = (under[0], under[1])

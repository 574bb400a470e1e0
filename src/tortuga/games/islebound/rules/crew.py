"""Crew (IB-11): exhausting, resting and hiring."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.goods import distinct
from tortuga.games.islebound.rules.yes_no import YesNo
from tortuga.games.islebound.state import CREW_PLACES, CREWS, EMPTY, FREE_HIRE, HEAL, Crew, Isles
from tortuga.kernel.machine import UNKNOWN, Decision, Facts, Seat, without

# -- IB-11.1 Exhausting


def exhaust(s: Isles, seat: Seat, crew: Crew) -> None:
    """IB-11.1: from deck to below deck."""
    s.deck_crew[seat] = without(s.deck_crew[seat], crew)
    s.below[seat] = tuple(sorted([*s.below[seat], crew]))
    if s.telling:
        s.tell("exhausted", seat, crew=crew)


def has_skill(s: Isles, seat: Seat, skills: Crew) -> bool:
    """Is there anybody on deck with one of these skills?"""
    for crew in s.deck_crew[seat]:  # noqa: SIM110 — a plain loop is what compiles well
        if crew & skills:
            return True
    return False


def count_skill(crews: tuple[int, ...], skill: Crew) -> int:
    number = 0
    for crew in crews:
        if crew & skill:
            number += 1
    return number


def can_exhaust(crews: tuple[int, ...], needs: list[int]) -> bool:
    """IB-9.1: can each of these needs be met by a different crew member?"""
    if not needs:
        return True
    if len(needs) == 1:
        return count_skill(crews, needs[0]) > 0
    for crew in distinct(crews):  # noqa: SIM110
        if crew & needs[0] and can_exhaust(without(crews, crew), needs[1:]):
            return True
    return False


class ExhaustCrew(Decision[Isles]):
    """Exhaust one crew member for each of ``needs``, one after another."""

    clause: ClassVar[str] = "IB-5.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "needs")
    verb: ClassVar[str] = "exhaust"
    names: ClassVar[str] = "crew"
    span: ClassVar[int] = CREWS

    def __init__(self, seat: Seat, needs: list[int]) -> None:
        super().__init__(seat)
        self.needs = needs

    def options(self, s: Isles) -> list[int]:
        deck = s.deck_crew[self.seat]
        able = [crew for crew in distinct(deck) if crew & self.needs[0]]
        if len(self.needs) == 1:
            return able
        return [crew for crew in able if can_exhaust(without(deck, crew), self.needs[1:])]

    def chosen(self, s: Isles, option: int) -> None:
        exhaust(s, self.seat, option)
        if len(self.needs) > 1:
            s.then(ExhaustCrew(self.seat, self.needs[1:]))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option not in s.deck_crew[self.seat]:
            return "IB-11.1", "not_on_deck"
        return ("IB-9.1", "needed_elsewhere") if option & self.needs[0] else ("IB-5.4", "lacks_skill")

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "skill": self.needs[0]}


# -- IB-11.2 Resting


class RestCrew(YesNo):
    clause: ClassVar[str] = "IB-11.2"
    verb: ClassVar[str] = "rest"
    skippable: ClassVar[bool] = True

    def options(self, s: Isles) -> list[int]:
        return [0, 1] if s.below[self.seat] or s.injured[self.seat] else []

    def chosen(self, s: Isles, option: int) -> None:
        if option:
            rest(s, self.seat)

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "crew": list(s.below[self.seat]), "hurt": len(s.injured[self.seat])}


def rest(s: Isles, seat: Seat) -> None:
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


# -- IB-11.3 Hiring


class Hire(Decision[Isles]):
    """Hire one crew member of the row, or nobody. ``extra``: coins on top of the price of the row."""

    clause: ClassVar[str] = "IB-11.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "extra")
    verb: ClassVar[str] = "hire"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = CREW_PLACES + 1

    def __init__(self, seat: Seat, extra: int) -> None:
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

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option == 0:
            return {"place": 0}
        return {"place": option, "crew": max(0, s.crew_row[option - 1]), "coins": self.price(s, option - 1)}


def turn_crew(s: Isles) -> None:
    """Turn up the next crew member of the stack."""
    s.crew_top = EMPTY
    if s.crew_left:
        s.crew_top = s.dice.among("crew", list(s.crew_left))
        s.crew_left = without(s.crew_left, s.crew_top)
        if s.telling:
            s.tell("crew_shown", UNKNOWN, crew=s.crew_top)

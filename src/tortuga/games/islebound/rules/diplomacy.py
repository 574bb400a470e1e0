"""Taking towns by diplomacy (IB-7)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.attack import capture, needed
from tortuga.games.islebound.rules.crew import count_skill, exhaust
from tortuga.games.islebound.rules.goods import distinct
from tortuga.games.islebound.state import CREWS, DIPLOMACY, EMPTY, NEGOTIATE, PAY_WITH_CREW, WIN_DIPLOMACY, Isles
from tortuga.kernel.machine import Decision, Facts, Seat


def why_not_diplomacy(s: Isles, seat: Seat) -> tuple[str, str]:
    """The clause and the reason; both are empty if diplomacy can win the town here."""
    region = s.ship[seat]
    if s.owner[region] == seat:
        return "IB-7.1", "own_town"
    if not s.town(region).blue:
        return "IB-7.1", "no_blue_banner"
    return ("", "") if influence_of(s, seat) >= needed(s, seat) else ("IB-7.4", "too_little_influence")


def influence_of(s: Isles, seat: Seat) -> int:
    """The most that this player could pay."""
    total = s.powers[seat][DIPLOMACY] + count_skill(s.deck_crew[seat], NEGOTIATE)
    for slot in range(len(s.influence)):
        if s.influence[slot] == seat:
            total += s.t.influence[slot]
    return total


def diplomacy(s: Isles, seat: Seat) -> None:
    if s.telling:
        s.tell("negotiates", seat, town=s.ship[seat], number=needed(s, seat))
    s.paid = s.powers[seat][DIPLOMACY]  # IB-15.27
    s.then(PayInfluence(seat))


class PayInfluence(Decision[Isles]):
    """IB-7.2, IB-7.3: pay with a cube of the track, or exhaust a crew member with negotiate."""

    clause: ClassVar[str] = "IB-7.2"
    verb: ClassVar[str] = "spend"
    names: ClassVar[str] = "payment"
    span: ClassVar[int] = PAY_WITH_CREW + CREWS

    def run(self, s: Isles) -> None:
        if s.paid >= needed(s, self.seat):
            s.paid = 0
            capture(s, self.seat, WIN_DIPLOMACY)
        else:
            Decision.run(self, s)

    def options(self, s: Isles) -> list[int]:
        options = [slot for slot in range(len(s.influence)) if s.influence[slot] == self.seat]
        options += [PAY_WITH_CREW + crew for crew in distinct(s.deck_crew[self.seat]) if crew & NEGOTIATE]
        return options

    def chosen(self, s: Isles, option: int) -> None:
        s.then(PayInfluence(self.seat))
        if option < PAY_WITH_CREW:
            s.influence[option] = EMPTY
            s.paid += s.t.influence[option]
            if s.telling:
                s.tell("spent_cube", self.seat, slot=option, number=s.t.influence[option])
        else:
            s.paid += 1
            exhaust(s, self.seat, option - PAY_WITH_CREW)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option < PAY_WITH_CREW:
            return "IB-7.2", "no_cube_there"
        return "IB-7.3", "no_negotiator"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "town": s.ship[self.seat], "paid": s.paid, "number": needed(s, self.seat)}

    def option_facts(self, s: Isles, option: int) -> Facts:
        if option >= PAY_WITH_CREW:
            return {"payment": option, "crew": option - PAY_WITH_CREW, "number": 1}
        worth = s.t.influence[option] if option < len(s.t.influence) else 0
        return {"payment": option, "slot": option, "number": worth}

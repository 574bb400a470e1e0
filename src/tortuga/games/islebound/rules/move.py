"""Moving the ship (IB-4)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.crew import ExhaustCrew, count_skill, has_skill
from tortuga.games.islebound.state import ADMINISTRATE, EMPTY, NO_CROWDING, REGIONS, SAIL, SPEED, Isles, Region
from tortuga.kernel.machine import Decision, Facts, Seat


class MoveShip(Decision[Isles]):
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

    def exhausts(self, s: Isles, region: Region) -> bool:
        """IB-4.6: does ending here exhaust somebody? Not with Harbor Office (IB-15.30), nor if waived (IB-4.7)."""
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

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "speed": speed(s, self.seat), "fish": s.fish[self.seat]}

    def option_facts(self, s: Isles, option: int) -> Facts:
        steps = s.far[s.ship[self.seat]][option]
        return {
            "town": option,
            "spend": max(0, steps - speed(s, self.seat)),
            "crowd": self.exhausts(s, option),
        }


def speed(s: Isles, seat: Seat) -> int:
    """IB-4.3, IB-15.23"""
    sails = count_skill(s.deck_crew[seat], SAIL) + s.powers[seat][SPEED]
    return min(s.t.top_speed, s.t.speed + sails)


def crowded(s: Isles, seat: Seat, region: Region) -> bool:
    """IB-4.6, IB-19.1: are there ships for which ending a move here exhausts somebody?"""
    board = s.t.board_of[region]
    for other in range(s.seats):
        if other != seat:
            there = s.ship[other]
            if there == region or (s.close and board != EMPTY and board == s.t.board_of[there]):
                return True
    return False

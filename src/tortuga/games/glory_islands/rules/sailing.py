"""GI-4a Move the ship, GI-6 Compass and Home."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.placing import PlacePirate
from tortuga.games.glory_islands.rules.wrecks import SearchWreck, wreck_corner
from tortuga.games.glory_islands.state import COMPASS, EMPTY, FIELD, HIGHEST, RING, STOPOVER, Islands
from tortuga.kernel.machine import Decision, Facts, Step


class MoveShip(Decision[Islands]):
    """GI-4a: sail clockwise; a 5 allows a stopover. ``part`` is 1 after a stopover."""

    clause: ClassVar[str] = "GI-4a.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "most", "part")
    verb: ClassVar[str] = "sail"
    names: ClassVar[str] = "steps"
    span: ClassVar[int] = 2 * STOPOVER

    def __init__(self, seat: int, most: int, part: int) -> None:
        super().__init__(seat)
        self.most = most
        self.part = part

    def options(self, s: Islands) -> list[int]:
        options = list(range(1, self.most + 1))
        if self.most == HIGHEST:  # GI-4a.3
            options += list(range(STOPOVER + 1, STOPOVER + self.most))
        return options

    def chosen(self, s: Islands, option: int) -> None:
        if option > STOPOVER:
            steps = option - STOPOVER
            sail(s, self.seat, steps)
            s.then(PlacePirate(self.seat, EMPTY), MoveShip(self.seat, self.most - steps, 1))
        else:
            sail(s, self.seat, option)
            final_stop(s, self.seat)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        if option > STOPOVER:
            return "GI-4a.3", "second_stopover" if self.part else "no_stopover"
        return "GI-4a.1", "too_far" if option else "must_sail"

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "most": self.most}

    def option_facts(self, s: Islands, option: int) -> Facts:
        steps = option - STOPOVER if option > STOPOVER else option
        return {"steps": option, "distance": steps, "sea": (s.ship[self.seat] + steps) % RING}


def sail(s: Islands, crew: int, steps: int) -> None:
    """The ship moves on; bonuses on the way are paid at once (GI-6)."""
    before = s.ship[crew]
    s.ship[crew] = before + steps
    if s.telling:
        s.tell("sailed", crew, steps=steps, sea=(before + steps) % RING)
    if before < COMPASS <= s.ship[crew]:
        bonus = prize(s.t.compass, s.passed_compass)
        s.passed_compass += 1
        s.glory[crew] += bonus
        if s.telling:
            s.tell("compass", crew, glory=bonus)
    if before < RING <= s.ship[crew]:
        bonus = prize(s.t.home, s.passed_home)
        s.passed_home += 1
        s.glory[crew] += bonus
        if s.telling:
            s.tell("home", crew, glory=bonus)


def prize(prizes: list[int], place: int) -> int:
    return prizes[place] if place < len(prizes) else 0


def final_stop(s: Islands, crew: int) -> None:
    """GI-4a.8: first the wreck stack, then income, then placing."""
    if s.wrecks:
        corner = wreck_corner(s, crew)
        if corner >= 0:
            s.then(SearchWreck(crew, corner), Income(crew), PlacePirate(crew, EMPTY))
            return
    pay_income(s, crew)
    s.then(PlacePirate(crew, EMPTY))


class Income(Step[Islands]):
    clause: ClassVar[str] = "GI-4a.4"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Islands) -> None:
        pay_income(s, self.seat)


def pay_income(s: Islands, crew: int) -> None:
    """GI-4a.4: pirates on pirate fields in the ship's line earn glory for their owners."""
    kind = s.side.kind
    for cell in s.line(crew):
        owner = s.cells[cell]
        if owner >= 0 and kind[cell] == FIELD and not s.sunk[owner]:
            s.glory[owner] += s.t.pirate_field
            if s.telling:
                s.tell("income", owner, cell=cell, glory=s.t.pirate_field)

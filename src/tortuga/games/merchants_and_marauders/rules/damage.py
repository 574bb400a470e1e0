"""MM-12d Hits: where they fall, who chooses, what they do. Used by battles, raids, storms and cards."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import full_points, roll_dice, spill_cargo, talent
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import Side
from tortuga.games.merchants_and_marauders.vocabulary.actions import USED_LAST_MAN
from tortuga.games.merchants_and_marauders.vocabulary.captains import SAVES_LAST_MAN
from tortuga.games.merchants_and_marauders.vocabulary.ships import CARGO, CREW, HULL, SKULL
from tortuga.kernel.machine import Decision, Facts, Seat

USED_SAVED_MAN: Final = 16  # once a battle, beside those of battle.py


def point(s: Sea, side: Side, location: int) -> int:
    """What is left of a location."""
    if side < s.seats:
        return s.points[side * 5 + location]
    assert s.battle is not None
    return s.battle.npc_points[location]


def set_point(s: Sea, side: Side, location: int, value: int) -> None:
    if side < s.seats:
        s.points[side * 5 + location] = value
    else:
        assert s.battle is not None
        s.battle.npc_points[location] = value


def take_hit(s: Sea, side: Side, location: int, sparing: int) -> None:
    """MM-12d.3: one hit; a destroyed location passes it on to the Hull. ``sparing`` 1: the last Hull point stays."""
    if point(s, side, location) <= 0:
        location = HULL
    left = point(s, side, location)
    if left <= 0 or (sparing and location == HULL and left <= 1):
        return
    if location == CREW and left == 1 and may_save_last_man(s, side):
        s.then(SaveLastMan(side))
        return
    set_point(s, side, location, left - 1)
    if s.telling:
        s.tell("hit", side, location=location, left=left - 1)
    if location == CARGO and side < s.seats:
        spill_cargo(s, side)


def may_save_last_man(s: Sea, side: Side) -> bool:
    """MM-S1.12 Donatus van 't Hof: once in a naval battle or raid he may let a hit on his last man miss."""
    if side >= s.seats or not talent(s, side, SAVES_LAST_MAN):
        return False
    battle = s.battle
    if battle is None:  # cards lie there in a raid only
        return s.active == side and len(s.display) > 0 and not s.used & USED_LAST_MAN
    return not battle.used[0 if battle.sides[0] == side else 1] & USED_SAVED_MAN


class SaveLastMan(YesNo):
    """MM-S1.12: the hit waits for his answer. Where there is nothing to ask any more it falls as any other does."""

    clause: ClassVar[str] = "MM-S1.12"
    verb: ClassVar[str] = "save-last-man"

    def run(self, s: Sea) -> None:
        if point(s, self.seat, CREW) == 1 and may_save_last_man(s, self.seat):
            Decision.run(self, s)
        else:
            take_hit(s, self.seat, CREW, 0)

    def chosen(self, s: Sea, option: int) -> None:
        if option == 0:
            set_point(s, self.seat, CREW, 0)
            if s.telling:
                s.tell("hit", self.seat, location=CREW, left=0)
            return
        battle = s.battle
        if battle is None:
            s.used |= USED_LAST_MAN
        else:
            battle.used[0 if battle.sides[0] == self.seat else 1] |= USED_SAVED_MAN
        if s.telling:
            s.tell("last_man_saved", self.seat)


def sunk(s: Sea, side: Side) -> bool:
    return point(s, side, HULL) <= 0


def controller(s: Sea, side: Side) -> int:
    """MM-10d.1: the neighbour to the left of its opponent chooses for a ship without a player."""
    if side < s.seats:
        return side
    assert s.battle is not None
    sides = s.battle.sides
    opponent = sides[0] if sides[1] == side else sides[1]
    return (opponent + 1) % s.seats


def random_hits(s: Sea, seat: Seat, number: int, sparing: int) -> None:
    """MM-12d.5: hits outside battle. Locations are rolled; for skulls the captain is asked."""
    dice = roll_dice(s, number)
    if s.telling and number:
        s.tell("hits_rolled", seat, die=dice)
    free = 0
    for die in dice:
        if die >= SKULL:
            free += 1
        else:
            take_hit(s, seat, die, sparing)
    for _ in range(free):
        s.then(ChooseHit(seat, seat, sparing))


class ChooseHit(Decision[Sea]):
    """MM-12d.2: a skull falls where the captain of the target wants, on a location that is not destroyed."""

    clause: ClassVar[str] = "MM-12d.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "sparing")
    verb: ClassVar[str] = "suffer"
    names: ClassVar[str] = "location"
    span: ClassVar[int] = 5
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, side: Side, sparing: int) -> None:
        super().__init__(seat)
        self.side = side
        self.sparing = sparing

    def options(self, s: Sea) -> list[int]:
        if sunk(s, self.side):
            return []
        least = 1 if self.sparing else 0
        options = [HULL] if point(s, self.side, HULL) > least else []
        return options + [location for location in range(1, 5) if point(s, self.side, location) > 0]

    def chosen(self, s: Sea, option: int) -> None:
        take_hit(s, self.side, option, self.sparing)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-12d.2", "spared" if option == HULL else "destroyed"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "owner": self.side}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"location": option, "left": point(s, self.side, option)}


class SpreadHit(Decision[Sea]):
    """MM-S2.4 Double Shot: as many locations as possible are hit before any is hit again. ``left``: hits to come;
    ``taken``: bits of the locations hit in this pass."""

    clause: ClassVar[str] = "MM-S2.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "side", "left", "taken")
    verb: ClassVar[str] = "spread"
    names: ClassVar[str] = "location"
    span: ClassVar[int] = 5
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, side: Side, left: int, taken: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left
        self.taken = taken

    def options(self, s: Sea) -> list[int]:
        if sunk(s, self.side):
            return []
        whole = [location for location in range(5) if point(s, self.side, location) > 0]
        return [location for location in whole if not self.taken >> location & 1] or whole

    def chosen(self, s: Sea, option: int) -> None:
        fresh = not self.taken >> option & 1
        if self.left > 1:
            taken = (self.taken if fresh else 0) | 1 << option
            s.then(SpreadHit(self.seat, self.side, self.left - 1, taken))
        take_hit(s, self.side, option, 0)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return ("MM-S2.4", "spread_evenly") if point(s, self.side, option) > 0 else ("MM-12d.2", "destroyed")

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "owner": self.side, "number": self.left}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"location": option, "left": point(s, self.side, option)}


class RepairPoint(Decision[Sea]):
    """One point of damage is repaired (Carpenter, Jury Rig); Crew never. ``left``: how many points in all."""

    clause: ClassVar[str] = "MM-13e.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "mend"
    names: ClassVar[str] = "location"
    span: ClassVar[int] = 5
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        return damaged(s, self.seat)

    def chosen(self, s: Sea, option: int) -> None:
        mend(s, self.seat, option)
        if self.left > 1:
            s.then(RepairPoint(self.seat, self.left - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13e.3", "crew_not_repaired" if option == CREW else "not_damaged"


def damaged(s: Sea, seat: Seat) -> list[int]:
    """The damaged locations other than Crew."""
    return [
        location
        for location in range(5)
        if location != CREW and s.points[seat * 5 + location] < full_points(s, seat, location)
    ]


def mend(s: Sea, seat: Seat, location: int) -> None:
    s.points[seat * 5 + location] += 1
    if s.telling:
        s.tell("repaired", seat, location=location)


def repair_all(s: Sea, seat: Seat) -> None:
    """Everything but Crew."""
    for location in range(5):
        if location != CREW:
            s.points[seat * 5 + location] = full_points(s, seat, location)
    if s.telling:
        s.tell("repaired_all", seat)

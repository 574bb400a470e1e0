"""GI-14 Shipwrecks: tokens that stay undetermined until somebody looks.

Nobody knows which token lies where, so the state does not know either. It holds *lots*: a lot is a number of tokens
and the places that they lie at, with nothing yet decided about which token lies at which place. At first there is one
lot: all tokens, over both stacks. Looking at a stack splits it off into a lot of its own; a token that Henry Morgan
takes unseen adds his hoard to the places of the stack's lot.

A lot is a tuple of numbers: tokens of value 1, 2, 3 and 4; then places on stack 0, on stack 1, and with Morgan.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.glory_islands.state import LOOK, NEVER, RING, SEARCHES, WRECK_CORNERS, WRECK_VALUES, Islands
from tortuga.kernel.machine import Decision, Facts

PLACES: Final = WRECK_VALUES  # where the places begin in a lot
MORGAN: Final = PLACES + len(WRECK_CORNERS)
LOT: Final = MORGAN + 1  # numbers in a lot


def stack_up(s: Islands, wrecks: bool) -> None:
    """GI-14.2"""
    s.wrecks = wrecks
    s.salvage = [() for _ in range(s.crews)]
    s.stacks = (0, 0)
    s.seen = (NEVER,) * (2 * s.crews)
    s.gone = ((0,) * s.crews,) * (2 * s.crews)
    if wrecks:
        tokens = s.t.wrecks[1:]
        half = sum(tokens) // 2
        s.stacks = (half, half)
        s.lots = ((*tokens, half, half, 0),)


def wreck_corner(s: Islands, crew: int) -> int:
    """The wreck corner (0 or 1) on which this ship stands and where tokens are left, or -1."""
    sea = s.ship[crew] % RING
    for corner in range(len(WRECK_CORNERS)):
        if sea == WRECK_CORNERS[corner] and s.stacks[corner] > 0:
            return corner
    return -1


class SearchWreck(Decision[Islands]):
    """GI-14.3: a ship that ends its movement at a wreck stack may look through it."""

    clause: ClassVar[str] = "GI-14.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "corner")
    verb: ClassVar[str] = "wreck"
    names: ClassVar[str] = "search"
    span: ClassVar[int] = len(SEARCHES)

    def __init__(self, seat: int, corner: int) -> None:
        super().__init__(seat)
        self.corner = corner

    def options(self, s: Islands) -> list[int]:
        return list(range(len(SEARCHES)))

    def chosen(self, s: Islands, option: int) -> None:
        if option == LOOK:
            found = look_at_stack(s, self.seat, self.corner)
            if s.telling:
                s.whisper("looked", self.seat, {"wreck": found}, number=len(found))
            s.then(TakeWreck(self.seat, self.corner, 0))

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "number": s.stacks[self.corner]}


class TakeWreck(Decision[Islands]):
    """GI-14.3, GI-14.6: take one token of the stack; then, for a barrel, a second one."""

    clause: ClassVar[str] = "GI-14.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "corner", "taken")
    verb: ClassVar[str] = "take"
    names: ClassVar[str] = "wreck"
    span: ClassVar[int] = WRECK_VALUES + 1  # or none

    def __init__(self, seat: int, corner: int, taken: int) -> None:
        super().__init__(seat)
        self.corner = corner
        self.taken = taken

    def options(self, s: Islands) -> list[int]:
        return [0, *wrecks_on(s, self.corner)]

    def chosen(self, s: Islands, option: int) -> None:
        if option:
            if self.taken:
                s.barrels[self.seat] -= 1
                s.barrel_supply += 1
            take_wreck(s, self.seat, self.corner, option)
            if s.telling:
                s.whisper("salvaged", self.seat, {"wreck": option}, barrel=self.taken)
            if not self.taken and s.barrels[self.seat] > 0 and s.stacks[self.corner] > 0:
                s.then(TakeWreck(self.seat, self.corner, 1))
        remember_stack(s, self.seat, self.corner)

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-14.3", "no_such_wreck"

    def facts(self, s: Islands) -> Facts:
        return {"seat": self.seat, "wreck": wrecks_on(s, self.corner), "again": self.taken}

    def option_facts(self, s: Islands, option: int) -> Facts:
        return {"wreck": option, "again": self.taken}


# -- lots


def lot_of(s: Islands, corner: int) -> int:
    """Which lot holds this stack."""
    for index in range(len(s.lots)):
        if s.lots[index][PLACES + corner] > 0:
            return index
    raise AssertionError("an empty stack belongs to no lot")


def replace_lot(s: Islands, index: int, new: list[list[int]]) -> None:
    lots = [lot for i, lot in enumerate(s.lots) if i != index]
    lots += [tuple(lot) for lot in new if sum(lot[:PLACES]) > 0]
    s.lots = tuple(lots)


def split_off(s: Islands, index: int, place: int) -> None:
    """Draw what lies at one place of a lot and make that a lot of its own."""
    rest = list(s.lots[index])
    here = [0] * LOT
    here[place] = rest[place]
    for _ in range(rest[place]):
        kind = s.dice.draw("wreck", [0, *rest[:PLACES]]) - 1
        rest[kind] -= 1
        here[kind] += 1
    rest[place] = 0
    replace_lot(s, index, [here, rest])


def look_at_stack(s: Islands, crew: int, corner: int) -> list[int]:
    """GI-14.3: a crew looks at all tokens of a stack. Returns their values."""
    index = lot_of(s, corner)
    lot = s.lots[index]
    if sum(lot[:PLACES]) > lot[PLACES + corner]:
        split_off(s, index, PLACES + corner)
    s.inform()
    remember_stack(s, crew, corner)
    return list(s.seen[2 * crew + corner])


def wrecks_on(s: Islands, corner: int) -> list[int]:
    """The different values on a stack that somebody has just looked at."""
    lot = s.lots[lot_of(s, corner)]
    return [kind + 1 for kind in range(PLACES) if lot[kind]]


def remember_stack(s: Islands, crew: int, corner: int) -> None:
    """GI-14.9: this crew knows what lies here now."""
    tokens: list[int] = []
    if s.stacks[corner]:
        lot = s.lots[lot_of(s, corner)]
        for kind in range(PLACES):
            tokens += [kind + 1] * lot[kind]
    at = 2 * crew + corner
    s.seen = (*s.seen[:at], tuple(tokens), *s.seen[at + 1 :])
    s.gone = (*s.gone[:at], (0,) * s.crews, *s.gone[at + 1 :])


def take_wreck(s: Islands, crew: int, corner: int, value: int) -> None:
    index = lot_of(s, corner)
    lot = list(s.lots[index])
    lot[value - 1] -= 1
    lot[PLACES + corner] -= 1
    replace_lot(s, index, [lot])
    s.salvage[crew] += (value,)
    one_less(s, crew, corner)


def take_at_random(s: Islands, corner: int) -> None:
    """GI-14.11, GI-14.12: Henry Morgan takes one unseen."""
    index = lot_of(s, corner)
    lot = list(s.lots[index])
    lot[PLACES + corner] -= 1
    lot[MORGAN] += 1
    replace_lot(s, index, [lot])
    s.morgan_salvage += 1
    one_less(s, s.morgan, corner)
    if s.telling:
        s.tell("morgan_salvage", s.morgan)


def one_less(s: Islands, crew: int, corner: int) -> None:
    """Everybody sees that a crew took a token from this stack."""
    first, second = s.stacks
    s.stacks = (first - 1, second) if corner == 0 else (first, second - 1)
    gone = list(s.gone)
    for other in range(s.crews):
        if other != crew:
            counts = list(gone[2 * other + corner])
            counts[crew] += 1
            gone[2 * other + corner] = tuple(counts)
    s.gone = tuple(gone)


def reveal_morgan_salvage(s: Islands) -> None:
    """At the end Henry Morgan's tokens are drawn from what they can still be."""
    found: list[int] = []
    index = 0
    while index < len(s.lots):
        lot = s.lots[index]
        if lot[MORGAN] == 0:
            index += 1
        elif sum(lot[:PLACES]) > lot[MORGAN]:
            split_off(s, index, MORGAN)  # his part becomes a lot of its own, later in the list
        else:
            for kind in range(PLACES):
                found += [kind + 1] * lot[kind]
            replace_lot(s, index, [])
    if s.morgan >= 0:
        s.salvage[s.morgan] = tuple(found)
        s.morgan_salvage = 0

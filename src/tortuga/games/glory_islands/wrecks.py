"""The shipwreck tokens (GI-14), undetermined until somebody looks.

Nobody knows which token lies where, so the state does not either. It holds *lots*: a lot is some tokens together with
the places that share them out among themselves in a way still open. At first there is one lot, all tokens over both
stacks. Whoever looks at a stack splits it off; a token that Henry Morgan takes unseen makes his hoard one more place
of the stack's lot.

A lot is (tokens of value 1, 2, 3, 4, places on stack 0, on stack 1, with Morgan).
"""

from __future__ import annotations

from typing import Final

from tortuga.games.glory_islands.state import NEVER, Islands

PLACES: Final = 4  # where the places begin in a lot
MORGAN: Final = 6


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


def split_off(s: Islands, index: int, place: int) -> list[int]:
    """Chance decides what lies at a place of a lot; that becomes a lot of its own. Gives the tokens by value - 1."""
    rest = list(s.lots[index])
    here = [0] * 7
    here[place] = rest[place]
    for _ in range(rest[place]):
        kind = s.dice.draw("wreck", [0, *rest[:PLACES]]) - 1
        rest[kind] -= 1
        here[kind] += 1
    rest[place] = 0
    replace_lot(s, index, [here, rest])
    return here[:PLACES]


def look_at_stack(s: Islands, crew: int, corner: int) -> list[int]:
    """GI-14.3: a crew looks at all tokens of a stack; gives their values."""
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
    """At the end chance decides what Henry Morgan's tokens are."""
    found: list[int] = []
    index = 0
    while index < len(s.lots):
        lot = s.lots[index]
        if lot[MORGAN] == 0:
            index += 1
        elif sum(lot[:PLACES]) > lot[MORGAN]:
            split_off(s, index, MORGAN)  # his part becomes a lot of its own, farther on
        else:
            for kind in range(PLACES):
                found += [kind + 1] * lot[kind]
            replace_lot(s, index, [])
    if s.morgan >= 0:
        s.salvage[s.morgan] = tuple(found)
        s.morgan_salvage = 0

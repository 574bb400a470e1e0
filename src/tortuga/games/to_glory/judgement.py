"""What bots know of To Glory!: how good a table is for a seat, and a sensible choice without thinking."""

from __future__ import annotations

from typing import Final

from tortuga.games.to_glory.rules import (
    ABILITY,
    END,
    EXPLORE,
    FIRE,
    MOVE,
    STEER_LEFT,
    STEER_RIGHT,
    Act,
    ChooseGun,
    PressPoint,
    Strength,
    glory,
    rates_for,
)
from tortuga.games.to_glory.state import (
    FACINGS,
    HELM,
    ISLANDS,
    KRAKEN,
    NO_MAP,
    PRESSES,
    SAIL,
    SHIP,
    STRENGTHS,
    SURE,
    TOWER,
    Glory,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision

MAP: Final = 3.0  # a map is worth half a chest when it is found …
CLOSER: Final = 0.22  # … and more with every action that its island is nearer
FARTHEST: Final = 14.0


def value(s: Glory, seat: int) -> float:
    """This seat's prospects less a part of the others' best."""
    mine = prospects(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = float(glory(s, other)) + (0.6 if not s.cursed[other] else 0.0)
            if theirs > best:
                best = theirs
    return mine - 0.3 * best


def prospects(s: Glory, seat: int) -> float:
    """Glory in the hold, and what the map and the place of the ship promise beyond it."""
    total = float(glory(s, seat))
    if not s.open and not s.agenda:
        return total
    if not s.cursed[seat]:
        total += 0.8
    if s.ship[seat] < 0:
        return total
    at = s.ship[seat] * FACINGS + s.heading[seat]
    if s.map[seat] != NO_MAP:
        steps = float(s.t.voyage[s.map[seat] * (len(s.t.place) * FACINGS) + at])
        total += MAP + CLOSER * (FARTHEST - min(steps, FARTHEST))
    else:
        nearest = FARTHEST
        for island in range(ISLANDS):
            tokens = s.stock[island]
            if len(tokens) > 1:
                steps = float(s.t.voyage[island * (len(s.t.place) * FACINGS) + at])
                if steps < nearest:
                    nearest = steps
        total += CLOSER * (FARTHEST - nearest) * 0.5
    return total


def earned(rates: int) -> float:
    """Gold to be expected from one target."""
    return (rates // 100_000_000 + rates // 10_000 % 10_000 + rates % 10_000) / SURE


def expected_gold(s: Glory, seat: int, gun: int, press: int, strength: int) -> float:
    """A little more than the gold of the best target: several targets are better than one."""
    best = 0.0
    total = 0.0
    for piece in range(s.seats + 2):
        rates = rates_for(s, seat, gun, piece, press, strength)
        if rates:
            worth = earned(rates)
            total += worth
            if worth > best:
                best = worth
            if gun == SHIP and s.cursed[seat] and piece < s.seats:
                total += rates // 100_000_000 / SURE
    return best + 0.3 * (total - best)


def quick(s: Glory, decision: Decision, options: list[int], dice: Dice) -> int:
    """A choice without thinking: sail where the map leads, explore, fire the gun that promises most."""
    seat = decision.seat
    if isinstance(decision, Act):
        return quick_deed(s, seat, options, dice)
    if isinstance(decision, ChooseGun):
        return best_aim(s, seat, [SHIP, KRAKEN, TOWER], list(range(PRESSES)))[0]
    if isinstance(decision, PressPoint):
        return best_aim(s, seat, [decision.gun], list(range(PRESSES)))[1]
    if isinstance(decision, Strength):
        return best_aim(s, seat, [decision.gun], [decision.press])[2]
    return options[dice.below(len(options))]


def best_aim(s: Glory, seat: int, guns: list[int], presses: list[int]) -> tuple[int, int, int]:
    """Gun, press point and strength that promise most."""
    best = -1.0
    found = (guns[0], presses[0], 5)
    for gun in guns:
        for press in presses:
            for strength in range(STRENGTHS):
                worth = expected_gold(s, seat, gun, press, strength)
                if worth > best:
                    best = worth
                    found = (gun, press, strength)
    return found


def quick_deed(s: Glory, seat: int, options: list[int], dice: Dice) -> int:
    if EXPLORE in options:
        return EXPLORE
    if FIRE in options and (s.left == 0 or dice.below(4) == 0):
        return FIRE
    useful = s.captain[seat] == SAIL or s.captain[seat] == HELM
    best = END if END in options else options[0]
    highest = prospects(s, seat) if best == END else -1e9
    for option in options:
        if option in (MOVE, STEER_LEFT, STEER_RIGHT) or (option == ABILITY and useful):
            tried = s.copy()
            decision = tried.open[0][0]
            tried.open = []
            decision.chosen(tried, option)
            worth = prospects(tried, seat)
            if worth > highest:
                best, highest = option, worth
    if best == END and FIRE in options:
        return FIRE
    return best

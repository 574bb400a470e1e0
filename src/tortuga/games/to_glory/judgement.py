"""What bots know of To Glory!: how good a table is for a seat, and a sensible choice without search."""

from __future__ import annotations

from typing import Final

from tortuga.games.to_glory.rules.ending import glory
from tortuga.games.to_glory.rules.gunnery import rates_for, row_of
from tortuga.games.to_glory.rules.turn import Act
from tortuga.games.to_glory.rules.volley import ChooseGun, PressPoint, Strength
from tortuga.games.to_glory.state import (
    ABILITY,
    END,
    EXPLORE,
    FACINGS,
    FIRE,
    HELM,
    HEXES,
    HIT,
    HIT_UNIT,
    ISLANDS,
    KRAKEN,
    LANDED,
    LANDED_UNIT,
    MOVE,
    NO_MAP,
    NOT_CHOSEN,
    OFF,
    PRESSES,
    SAIL,
    SHIP,
    STEER_LEFT,
    STEER_RIGHT,
    STRENGTHS,
    SURE,
    TOWER,
    Voyage,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.judgement import Judgement, Outlook, Weights
from tortuga.kernel.machine import Decision

MAP: Final = 3.0  # a map is worth half a chest when it is found
CLOSER: Final = 0.22  # what it gains with every action that its island is closer
FARTHEST: Final = 14.0  # actions: beyond that, distance no longer matters
IN_SIGHT: Final = 10.0  # actions, two turns: closer than that, the island of a map is in sight
GIFTS: Final[tuple[float, ...]] = (0.9, 0.5, -0.8, -0.6)  # what each captain is worth (400 games by lot)


FEATURES: Final = ("gold", "chests", "free", "map", "voyage", "landfall", "search", "aboard", "volley", "captain")
WEIGHTS: Final = Weights(
    FEATURES,
    (1.05, 0.92, 0.54, 0.41, 2.04, 2.04, 1.84, 1.00, 1.00, 1.00),
    Outlook(10.98, 0.210, 1.17),
    Outlook(3.17, 0.604, 1.46),
)


# -- aiming


def gold_steps(s: Voyage) -> list[float]:
    """How much gold each result brings beyond the one before, with what is left in the Supply (TG-1.7)."""
    paid = [min(gold, s.supply_gold) for gold in s.t.gold_for]
    return [float(paid[result] - paid[result - 1]) for result in (HIT, LANDED, OFF)]


def earned(rates: int, steps: list[float]) -> float:
    """The expected gold from one target."""
    hit, landed, off = rates // HIT_UNIT, rates // LANDED_UNIT % LANDED_UNIT, rates % LANDED_UNIT
    return (hit * steps[0] + landed * steps[1] + off * steps[2]) / SURE


def expected_gold(
    s: Voyage, seat: int, gun: int, targets: list[int], press: int, strength: int, steps: list[float]
) -> float:
    """The expected gold from the best target, and a little for the others."""
    best = 0.0
    total = 0.0
    for piece in targets:
        rates = rates_for(s, seat, gun, piece, press, strength)
        if rates:
            worth = earned(rates, steps)
            total += worth
            if worth > best:
                best = worth
            if gun == SHIP and s.cursed[seat] and piece < s.seats:
                total += rates // HIT_UNIT / SURE
    return best + 0.3 * (total - best)


class Aim:
    """Gun, press point and strength, and the gold they promise."""

    def __init__(self, gun: int, press: int, strength: int, worth: float) -> None:
        self.gun = gun
        self.press = press
        self.strength = strength
        self.worth = worth


def best_aim(s: Voyage, seat: int, guns: list[int], presses: list[int]) -> Aim:
    """The aim that promises most. If nothing is in reach, any aim is as good as another."""
    best = Aim(guns[0], presses[0], STRENGTHS // 2, 0.0)
    steps = gold_steps(s)
    for gun in guns:
        targets = [piece for piece in range(s.seats + 2) if row_of(s, seat, gun, piece) >= 0]
        if not targets:
            continue
        for press in presses:
            for strength in range(STRENGTHS):
                worth = expected_gold(s, seat, gun, targets, press, strength, steps)
                if worth > best.worth:
                    best = Aim(gun, press, strength, worth)
    return best


def aim_for(s: Voyage, decision: Decision[Voyage]) -> Aim | None:
    """The best way to continue a volley that has begun; None for other questions."""
    if isinstance(decision, ChooseGun):
        return best_aim(s, decision.seat, [SHIP, KRAKEN, TOWER], list(range(PRESSES)))
    if isinstance(decision, PressPoint):
        return best_aim(s, decision.seat, [decision.gun], list(range(PRESSES)))
    if isinstance(decision, Strength):
        return best_aim(s, decision.seat, [decision.gun], [decision.press])
    return None


def pending_volley(s: Voyage, seat: int) -> float:
    """What the volley promises that this seat is aiming now."""
    for decision, _ in s.open:
        if decision.seat == seat:
            aim = aim_for(s, decision)
            return aim.worth if aim is not None else 0.0
    return 0.0


class VoyageJudgement(Judgement[Voyage]):
    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def value(self, s: Voyage, seat: int, weights: Weights) -> float:
        """This seat's prospects minus a part of what the best of the others has."""
        best = 0.0
        for other in range(s.seats):
            if other != seat:
                theirs = float(glory(s, other)) + (0.6 if not s.cursed[other] else 0.0)
                if theirs > best:
                    best = theirs
        return self.standing(s, seat, weights) - 0.3 * best

    def standing(self, s: Voyage, seat: int, weights: Weights) -> float:
        """The final score; before the end, what everything this player has is worth, in points."""
        if not s.open and not s.agenda:
            return weights.ended(float(glory(s, seat)))
        return weights.total(self.features(s, seat))

    def features(self, s: Voyage, seat: int) -> list[float]:
        """Glory in the hold, and what the map and the ship's position promise beyond it; in the order of FEATURES."""
        map_worth = 0.0
        voyage = 0.0
        landfall = 0.0
        search = 0.0
        if s.ship[seat] >= 0 and s.supply_chests > 0:  # TG-1.8: without chests maps are worth nothing
            at = s.ship[seat] * FACINGS + s.heading[seat]
            wide = HEXES * FACINGS
            if s.map[seat] != NO_MAP:
                map_worth = MAP
                steps = float(s.t.actions_to[s.map[seat] * wide + at])
                voyage = CLOSER * (FARTHEST - max(IN_SIGHT, min(steps, FARTHEST)))
                landfall = CLOSER * max(0.0, IN_SIGHT - steps)
            else:
                nearest = FARTHEST
                for island in range(ISLANDS):
                    if len(s.stock[island]) > 1:
                        steps = float(s.t.actions_to[island * wide + at])
                        if steps < nearest:
                            nearest = steps
                search = CLOSER * (FARTHEST - nearest) * 0.5
        return [
            float(s.gold[seat] * s.t.glory_for_gold),
            float(s.chests[seat] * s.t.glory_for_chest),
            0.0 if s.cursed[seat] else 0.8,
            map_worth,
            voyage,
            landfall,
            search,
            0.1 if s.aboard[seat] else 0.0,
            pending_volley(s, seat),
            GIFTS[s.captain[seat]] if s.captain[seat] != NOT_CHOSEN else 0.0,
        ]

    def progress(self, s: Voyage) -> float:
        """How close the player with the most chests is to ending the game."""
        return min(1.0, max(s.chests) / s.t.chests_to_end[s.seats - 2])

    def quick(self, s: Voyage, decision: Decision[Voyage], options: list[int], dice: Dice) -> int:
        """A sensible choice without search: sail where the map leads, explore, fire the gun that promises most."""
        if isinstance(decision, Act):
            return self.quick_action(s, decision.seat, options, dice)
        aimed = self.by_odds(s, decision, options)
        return aimed if aimed >= 0 else options[dice.below(len(options))]

    def quick_action(self, s: Voyage, seat: int, options: list[int], dice: Dice) -> int:
        if EXPLORE in options:
            return EXPLORE
        if FIRE in options and (s.left == 0 or dice.below(4) == 0):
            return FIRE
        useful = s.running != KRAKEN and (s.captain[seat] == SAIL or s.captain[seat] == HELM)
        best = END if END in options else options[0]
        highest = self.standing(s, seat, self.weights) if best == END else -1e9
        for option in options:
            if option in (MOVE, STEER_LEFT, STEER_RIGHT) or (option == ABILITY and useful):
                tried = s.copy()
                decision = tried.open[0][0]
                tried.open = []
                decision.chosen(tried, option)
                worth = self.standing(tried, seat, self.weights)
                if worth > highest:
                    best, highest = option, worth
        if best == END and FIRE in options:
            return FIRE
        return best

    def by_odds(self, s: Voyage, decision: Decision[Voyage], options: list[int]) -> int:
        """How to fire, by the table. Search would try a few volleys and learn only which of them was lucky."""
        aim = aim_for(s, decision)
        if aim is None:
            return -1
        if isinstance(decision, ChooseGun):
            return aim.gun
        return aim.press if isinstance(decision, PressPoint) else aim.strength

    def turn_of(self, s: Voyage) -> int:
        """Choices before the first round show their worth only in it."""
        return super().turn_of(s) if s.round else -1


JUDGEMENT: Final = VoyageJudgement()

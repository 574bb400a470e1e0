"""TG-7 Cannon volley."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.curse import pass_curse
from tortuga.games.to_glory.rules.gunnery import best_odds, odds, shoot_by_table
from tortuga.games.to_glory.shots import make_shot, piece_names, read_results
from tortuga.games.to_glory.state import HIT, KRAKEN, LANDED, MISS, OFF, PIECES, PRESSES, SHIP, STRENGTHS, TOWER, Voyage
from tortuga.kernel.machine import Decision, Facts


class ChooseGun(Decision[Voyage]):
    clause: ClassVar[str] = "TG-7.1"
    verb: ClassVar[str] = "fire"
    names: ClassVar[str] = "gun"
    span: ClassVar[int] = len(PIECES)

    def options(self, s: Voyage) -> list[int]:
        return [SHIP, KRAKEN, TOWER]

    def chosen(self, s: Voyage, option: int) -> None:
        s.fired = True
        if s.dice.by_hand:  # TG-7.3: real cubes are aimed by a real hand
            fire_by_hand(s, self.seat, option)
        else:
            s.agenda.append(PressPoint(self.seat, option))

    def option_facts(self, s: Voyage, option: int) -> Facts:
        facing = (s.heading[self.seat], s.kraken_facing, s.tower_facing)[option]
        return {"gun": option, "facing": facing, "odds": best_odds(s, self.seat, option, list(range(PRESSES)))}


class PressPoint(Decision[Voyage]):
    """Where to press the lever."""

    clause: ClassVar[str] = "TG-7.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "gun")
    verb: ClassVar[str] = "press"
    names: ClassVar[str] = "press"
    span: ClassVar[int] = PRESSES

    def __init__(self, seat: int, gun: int) -> None:
        super().__init__(seat)
        self.gun = gun

    def options(self, s: Voyage) -> list[int]:
        return list(range(PRESSES))

    def chosen(self, s: Voyage, option: int) -> None:
        s.agenda.append(Strength(self.seat, self.gun, option))

    def facts(self, s: Voyage) -> Facts:
        return {"seat": self.seat, "gun": self.gun}

    def option_facts(self, s: Voyage, option: int) -> Facts:
        return {"press": option, "odds": best_odds(s, self.seat, self.gun, [option])}


class Strength(Decision[Voyage]):
    """How strongly to press. Then the cubes fly."""

    clause: ClassVar[str] = "TG-7.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "gun", "press")
    verb: ClassVar[str] = "strength"
    names: ClassVar[str] = "strength"
    span: ClassVar[int] = STRENGTHS

    def __init__(self, seat: int, gun: int, press: int) -> None:
        super().__init__(seat)
        self.gun = gun
        self.press = press

    def options(self, s: Voyage) -> list[int]:
        return list(range(STRENGTHS))

    def chosen(self, s: Voyage, option: int) -> None:
        fire(s, self.seat, self.gun, self.press, option)

    def facts(self, s: Voyage) -> Facts:
        return {"seat": self.seat, "gun": self.gun, "press": self.press}

    def option_facts(self, s: Voyage, option: int) -> Facts:
        hit, landed, off = odds(s, self.seat, self.gun, self.press, option)
        return {"strength": option, "hit": hit, "landed": landed, "off": off}


def fire(s: Voyage, seat: int, gun: int, press: int, strength: int) -> None:
    """Decide the volley. Results are listed by piece: the ships by seat, then the Kraken, then the Tower."""
    flight = ""
    if s.physics and not s.rough:  # TG-7.14
        outcome = s.dice.simulate("volley", make_shot(s, seat, gun, press, strength))
        results = read_results(outcome, piece_names(s))
        flight = outcome
    else:
        results = shoot_by_table(s, seat, gun, press, strength)
    if s.telling:
        scene = scene_of(s)
        s.tell("volley", seat, gun=gun, press=press, strength=strength, results=results, flight=flight, scene=scene)
    settle_volley(s, seat, gun, results)


def scene_of(s: Voyage) -> list[list[int]]:
    """Where everything stands when a volley is fired, to draw its flight later: hex, facing and whether a captain is
    aboard, for the ships by seat, then the Kraken, then the Tower."""
    pieces = [[s.ship[seat], s.heading[seat], int(s.aboard[seat])] for seat in range(s.seats)]
    return [*pieces, [s.kraken, s.kraken_facing, 0], [s.t.tower_hex, s.tower_facing, 0]]


def fire_by_hand(s: Voyage, seat: int, gun: int) -> None:
    """People fire real cubes and enter what happened to each piece."""
    results: list[int] = []
    for other in range(s.seats):
        possible = [MISS] if other == seat else [MISS, HIT, LANDED]
        if s.aboard[other]:
            possible.append(OFF)
        results.append(s.dice.among(f"shot-{s.piece_name(other)}", possible))
    results.append(MISS if gun == KRAKEN else s.dice.among("shot-kraken", [MISS, HIT, LANDED]))
    results.append(MISS if gun == TOWER else s.dice.among("shot-tower", [MISS, HIT, LANDED]))
    if s.telling:
        s.tell("volley_by_hand", seat, gun=gun, results=results)
    settle_volley(s, seat, gun, results)


def settle_volley(s: Voyage, seat: int, gun: int, results: list[int]) -> None:
    """Gold for the best result (TG-7.8), captains overboard, and the curse."""
    best = MISS
    for piece in range(s.seats + 2):
        result = results[piece]
        if result == MISS:
            continue
        if piece < s.seats and result == OFF:
            s.aboard[piece] = False  # TG-7.9, TG-7.12
            if s.telling:
                s.tell("overboard", piece)
        if piece != seat and result > best:
            best = result
    paid = min(s.t.gold_for[best], s.supply_gold)  # TG-1.7
    s.supply_gold -= paid
    s.gold[seat] += paid
    if s.telling:
        if paid < s.t.gold_for[best]:
            s.tell("gold_short", seat, gold=paid, result=best)
        else:
            s.tell("gold" if best else "missed", seat, gold=paid, result=best)
    if gun == SHIP and s.cursed[seat]:  # TG-8.2
        pass_curse(s, seat, results)

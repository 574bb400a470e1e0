"""MM-S16 Cutthroat: captains may scout when it is not their turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import skill_of
from tortuga.games.merchants_and_marauders.rules.glory import offer
from tortuga.games.merchants_and_marauders.rules.looking import EVERY, eyes, look
from tortuga.games.merchants_and_marauders.rules.scouting import Scouted, scout
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary.captains import SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.cards import BEFORE_SCOUTING
from tortuga.kernel.machine import AnyDecision, AnyFrame, Facts, Seat, Step

CUTTHROAT: Final = 1 << 23


class AskScouts(Step[Sea]):
    """MM-S16.1: captains at sea where somebody has just come may scout for him at once, in turn order."""

    clause: ClassVar[str] = "MM-S16.1"
    fields: ClassVar[tuple[str, ...]] = ("mover",)

    def __init__(self, mover: Seat) -> None:
        self.mover = mover

    def run(self, s: Sea) -> None:
        if not s.at_sea(self.mover):
            return
        here = s.zone[self.mover]
        s.seas.volunteers = 0
        others = [(s.start + turn) % s.seats for turn in range(s.seats)]
        others = [
            seat
            for seat in others
            if seat != self.mover and s.at_sea(seat) and s.zone[seat] == here and not s.seas.flipped >> seat & 1
        ]
        if others:
            s.then(OffTurnScouts(self.mover))
            for seat in reversed(others):
                s.then(ScoutOffTurn(seat, self.mover))


class ScoutOffTurn(YesNo):
    """MM-S16.2: an attempt costs two actions of the next player turn, whatever comes of it."""

    clause: ClassVar[str] = "MM-S16.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "mover")
    verb: ClassVar[str] = "off-turn"

    def __init__(self, seat: Seat, mover: Seat) -> None:
        super().__init__(seat)
        self.mover = mover

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.seas.flipped |= 1 << self.seat
            s.seas.volunteers |= 1 << self.seat

    def facts(self, s: Sea) -> Facts:
        dice = skill_of(s, self.seat, SCOUTING) + eyes(s, self.seat, self.mover)
        return {"seat": self.seat, "rival": self.mover, "dice": max(1, dice), "number": s.t.variants.scout_penalty}


class OffTurnScouts(Step[Sea]):
    """MM-S16.3: a single scout rolls as always; of several only the one with the most successes finds the captain."""

    clause: ClassVar[str] = "MM-S16.3"
    fields: ClassVar[tuple[str, ...]] = ("mover",)

    def __init__(self, mover: Seat) -> None:
        self.mover = mover

    def run(self, s: Sea) -> None:
        scouts = [seat for seat in range(s.seats) if s.seas.volunteers >> seat & 1]
        s.seas.volunteers = 0
        if len(scouts) == 1:
            scout(s, scouts[0], self.mover)
        elif scouts:
            s.then(OffTurnRolls(self.mover, scouts, [], -1, -1))


class OffTurnRolls(Step[Sea]):
    """MM-S16.3: one after the other rolls, with cards and favors as always. ``left``: who has yet to roll; ``best``:
    who leads, with so many ``successes`` and ``pips``."""

    clause: ClassVar[str] = "MM-S16.3"
    fields: ClassVar[tuple[str, ...]] = ("mover", "left", "best", "successes", "pips")

    def __init__(self, mover: Seat, left: list[int], best: list[int], successes: int, pips: int) -> None:
        self.mover = mover
        self.left = left
        self.best = best
        self.successes = successes
        self.pips = pips

    def run(self, s: Sea) -> None:
        if self.left:
            seat = self.left[0]
            s.then(
                OffTurnLook(seat, self.mover),
                OffTurnScore(self.mover, self.left, self.best, self.successes, self.pips),
            )
            s.modules.before_scouting(s, seat, self.mover)
            offer(s, seat, BEFORE_SCOUTING)
        elif len(self.best) == 1 or self.successes == 0:
            s.rolled = self.successes
            s.then(Scouted(self.best[0], self.mover))
        else:
            s.then(OffTurnRolls(self.mover, self.best, [], -1, -1))


class OffTurnLook(Step[Sea]):
    clause: ClassVar[str] = "MM-S16.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "mover")

    def __init__(self, seat: Seat, mover: Seat) -> None:
        self.seat = seat
        self.mover = mover

    def run(self, s: Sea) -> None:
        look(s, self.seat, 0, self.mover, EVERY)


class OffTurnScore(OffTurnRolls):
    """The roll of the first of those who are left stands: is it the best so far?"""

    clause: ClassVar[str] = "MM-S16.3"

    def run(self, s: Sea) -> None:
        seat, best, successes, pips = self.left[0], self.best, self.successes, self.pips
        if (s.rolled, s.pips) > (successes, pips):
            best, successes, pips = [seat], s.rolled, s.pips
        elif (s.rolled, s.pips) == (successes, pips):
            best = [*best, seat]
        s.then(OffTurnRolls(self.mover, self.left[1:], best, successes, pips))


class Cutthroat(Module):
    option: ClassVar[str] = "cutthroat"
    about: ClassVar[str] = (
        "Variant 5: scout for captains in their own turn, for two actions of yours. More battles. (MM-S16)"
    )
    bit: ClassVar[int] = CUTTHROAT
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (ScoutOffTurn,)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (
        AskScouts,
        OffTurnScouts,
        OffTurnRolls,
        OffTurnLook,
        OffTurnScore,
    )

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        """MM-S16.2: the card is turned back, and two actions are gone."""
        if s.seas.flipped >> seat & 1:
            s.seas.flipped &= ~(1 << seat)
            s.actions = max(0, s.actions - s.t.variants.scout_penalty)

    def entered_zone(self, s: Sea, seat: Seat) -> None:
        s.then(AskScouts(seat))

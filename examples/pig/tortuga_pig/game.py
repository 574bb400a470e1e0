"""All of Pig: data, state, rules, view, words, judgement and header."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tortuga.kernel.data import DataSet, Table
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.judgement import Weights
from tortuga.kernel.machine import Decision, State, Tables
from tortuga.kernel.view import View, flow_view, restore_flow
from tortuga.kernel.words import Words


class PigTable(Table, frozen=True):
    sides: int
    bad: int


class Files(msgspec.Struct, frozen=True):
    pig: PigTable


class PigTables(Tables):
    def __init__(self, table: PigTable) -> None:
        super().__init__()
        self.sides = table.sides
        self.bad = table.bad

    def word(self, fact: str, value: int) -> str:
        return ("hold", "roll")[value] if fact == "act" else str(value)


class Pig(State):
    def __init__(self, like: Pig | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t: Any = None
            self.goal = 0
            self.points: list[int] = []
            self.turn = 0  # points of this turn
        else:
            self.t = like.t
            self.goal = like.goal
            self.points = like.points[:]
            self.turn = like.turn

    def copy(self) -> Pig:
        return Pig(self)


class RollOrHold(Decision):
    clause = "PIG-1.1"
    verb = "now"
    names = "act"
    span = 2

    def options(self, s: Pig) -> list[int]:
        return [0, 1]

    def chosen(self, s: Pig, option: int) -> None:
        if option == 0:
            self.hold(s)
            return
        rolled = s.dice.roll("die", s.t.sides)
        if s.telling:
            s.tell("rolled", self.seat, die=rolled)
        if rolled == s.t.bad:  # PIG-1.2
            self.next(s)
        else:
            s.turn += rolled
            s.then(RollOrHold(self.seat))

    def hold(self, s: Pig) -> None:
        """PIG-1.3"""
        s.points[self.seat] += s.turn
        if s.telling:
            s.tell("held", self.seat, points=s.points[self.seat])
        if s.points[self.seat] < s.goal:  # PIG-2.1
            self.next(s)

    def next(self, s: Pig) -> None:
        s.turn = 0
        s.then(RollOrHold((self.seat + 1) % s.seats))

    def facts(self, s: Pig) -> dict[str, Any]:
        return {"seat": self.seat, "turn": s.turn}


class PigView(View, frozen=True, kw_only=True):
    goal: int
    points: list[int]
    turn: int


class PigGame(Game):
    key = "pig"
    title = "Pig"
    about = "Roll as long as you dare."
    edition = "1.0"
    least = 2
    most = 4
    options = (OptionSpec("goal", "The points that win.", 50, bounds=(10, 200)),)
    decisions = (RollOrHold,)
    steps = ()
    words = Words(
        prompts={"RollOrHold": "You have {turn} points in this turn: roll or hold?"},
        labels={"RollOrHold": "{act}"},
        events={"rolled": "{seat} rolls {die}.", "held": "{seat} holds and has {points} points."},
        reasons={"not_offered": "That is not open to you now"},
        chance={"die": "Roll the die. What came?"},
        spell=lambda t, fact, value: str(t.word(fact, value)),
    )
    folder = Path(__file__).parent

    def tables(self, data: DataSet) -> PigTables:
        return PigTables(data.convert(Files).pig)

    def set_up(self, t: PigTables, seats: int, options: Options, dice: Dice) -> Pig:
        s = Pig()
        s.t, s.seats, s.dice = t, seats, dice
        s.goal = int(options["goal"])
        s.points = [0] * seats
        s.then(RollOrHold(0))
        return s

    def view(self, s: Pig, seat: int) -> PigView:
        return PigView(
            game=self.key,
            rules=self.edition,
            seat=seat,
            seats=s.seats,
            flow=flow_view(s, seat),
            goal=s.goal,
            points=s.points[:],
            turn=s.turn,
        )

    def imagine(self, t: PigTables, view: PigView, dice: Dice) -> Pig:
        s = Pig()
        s.t, s.seats, s.dice = t, view.seats, dice
        s.goal, s.points, s.turn = view.goal, view.points[:], view.turn
        restore_flow(s, view.flow, self.frames, dice)
        return s

    def result(self, s: Pig) -> Result:
        winners = [] if s.open else [seat for seat in range(s.seats) if s.points[seat] >= s.goal]
        return Result(scores=s.points[:], winners=winners, parts=[{"points": points} for points in s.points])

    def inventory(self, s: Pig) -> dict[str, int]:
        return {"players": len(s.points)}

    def colours(self, t: PigTables, seats: int, options: Options) -> list[str]:
        return ["red", "yellow", "blue", "green"][:seats]

    def value(self, s: Pig, seat: int, weights: Weights | None = None) -> float:
        mine = s.points[seat] + (s.turn if s.open and s.open[0][0].seat == seat else 0)
        return mine - 0.3 * max(points for other, points in enumerate(s.points) if other != seat)

    def picture(self, t: PigTables, view: PigView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return [[(f"{names[seat]}: {points} of {view.goal}", "bold")] for seat, points in enumerate(view.points)]


GAME = PigGame()

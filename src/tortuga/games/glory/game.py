"""The header of Glory: how the rest of Tortuga finds its way into this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tortuga.games.glory import judgement, picture, rules
from tortuga.games.glory.state import Adventure, GloryTables
from tortuga.games.glory.tables import make_tables
from tortuga.games.glory.view import GloryView, imagine, make_view
from tortuga.games.glory.words import ENGLISH
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result

COLOURS = ("red", "blue", "yellow", "green")


class Glory(Game):
    key = "glory"
    title = "Glory"
    about = "Roam four lands around a castle: fight, follow fates, run errands for towns, dare the lairs."
    edition = "1.0"
    least = 2
    most = 4
    options = (
        OptionSpec("dragons", "Dragon mode: 25 glory to win, and dragons stay on the board.", False),
        OptionSpec("heroes", "Choose the heroes, or have them dealt at random.", "choose", ("choose", "dealt")),
        OptionSpec(
            "monster_dice", "Who rolls for a monster: the engine, or the next player.", "engine", ("engine", "player")
        ),
    )
    decisions = rules.DECISIONS
    steps = rules.STEPS
    words = ENGLISH
    folder = Path(__file__).parent

    def tables(self, data: DataSet) -> GloryTables:
        return make_tables(data)

    def set_up(self, t: GloryTables, seats: int, options: Options, dice: Dice) -> Adventure:
        choosing = options["heroes"] == "choose"
        return rules.set_up(t, seats, bool(options["dragons"]), options["monster_dice"] == "player", choosing, dice)

    def view(self, s: Adventure, seat: int) -> GloryView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: GloryTables, view: GloryView, dice: Dice) -> Adventure:
        return imagine(t, view, dice)

    def result(self, s: Adventure) -> Result:
        won = s.winner >= 0
        note = "The last hero alive wins." if won and s.glory[s.winner] < s.goal else ""
        return Result(
            scores=s.glory[:],
            winners=[s.winner] if won else [],
            parts=[{"glory": glory} for glory in s.glory],
            note=note,
        )

    def colours(self, t: GloryTables, seats: int, options: Options) -> list[str]:
        return list(COLOURS[:seats])

    def value(self, s: Adventure, seat: int) -> float:
        return judgement.value(s, seat)

    def quick(self, s: Adventure, decision: Any, options: list[int], dice: Dice) -> int:
        return judgement.quick(s, decision, options, dice)

    def picture(self, t: GloryTables, view: GloryView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)


GAME = Glory()

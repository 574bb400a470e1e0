"""The header of Pig: what the rest of Tortuga knows of this folder."""

from __future__ import annotations

from pathlib import Path

from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.words import Words
from tortuga_pig.describe import describe
from tortuga_pig.judgement import JUDGEMENT
from tortuga_pig.picture import draw
from tortuga_pig.rules.frames import DECISIONS, STEPS
from tortuga_pig.rules.turn import set_up
from tortuga_pig.spellings import SPELLINGS
from tortuga_pig.state import Pig, PigTables
from tortuga_pig.tables import Files, make_tables
from tortuga_pig.view import PigView, imagine, make_view


class PigGame(Game[Pig, PigTables, PigView]):
    key = "pig"
    title = "Pig"
    about = "Roll as long as you dare."
    edition = "1.0"
    least = 2
    most = 4
    options = (OptionSpec("goal", "The points that win.", 50, bounds=(10, 200)),)
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    folder = Path(__file__).parent
    data_type = Files
    view_type = PigView
    judgement = JUDGEMENT

    def tables(self, data: DataSet) -> PigTables:
        return make_tables(data)

    def set_up(self, t: PigTables, seats: int, options: Options, dice: Dice) -> Pig:
        return set_up(t, seats, int(options["goal"]), dice)

    def view(self, s: Pig, seat: int) -> PigView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: PigTables, view: PigView, dice: Dice) -> Pig:
        return imagine(t, view, dice)

    def result(self, s: Pig) -> Result:
        winners = [] if s.open else [seat for seat in range(s.seats) if s.points[seat] >= s.goal]
        return Result(scores=s.points[:], winners=winners, parts=[{"points": points} for points in s.points])

    def inventory(self, s: Pig) -> dict[str, int]:
        return {"players": len(s.points)}

    def colours(self, t: PigTables, seats: int, options: Options) -> list[str]:
        return ["red", "yellow", "blue", "green"][:seats]

    def picture(self, t: PigTables, view: PigView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return draw(view, names)

    def describe(self, words: Words, t: PigTables, view: PigView, names: list[str]) -> list[str]:
        return describe(words, view, names)


GAME = PigGame()

"""The header of To Glory!: what the rest of Tortuga knows of this folder."""

from __future__ import annotations

from pathlib import Path

from tortuga.games.to_glory import picture
from tortuga.games.to_glory.describe import describe
from tortuga.games.to_glory.judgement import JUDGEMENT
from tortuga.games.to_glory.rules.ending import glory, winners
from tortuga.games.to_glory.rules.frames import DECISIONS, STEPS
from tortuga.games.to_glory.rules.setup import set_up
from tortuga.games.to_glory.shots import need_simulator
from tortuga.games.to_glory.spellings import SPELLINGS
from tortuga.games.to_glory.state import COLOURS, ISLANDS, LETTERS, NO_MAP, Voyage, VoyageTables
from tortuga.games.to_glory.tables import Files, make_tables
from tortuga.games.to_glory.view import VoyageView, imagine, make_view
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.machine import Facts
from tortuga.kernel.words import Words


class ToGlory(Game[Voyage, VoyageTables, VoyageView]):
    key = "to-glory"
    title = "To Glory!"
    about = "Sail after buried treasure and fire wooden cubes at ships, Kraken and Tower."
    edition = "1.1"
    least = 2
    most = 4
    options = (
        OptionSpec(
            "gunnery",
            "How volleys are decided: by a simulation of the flying cubes, or drawn from a table made with it.",
            "physics",
            ("physics", "table"),
            slow=("physics",),
        ),
    )
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    folder = Path(__file__).parent
    data_type = Files
    unshown = frozenset({"gunnery"})
    view_type = VoyageView
    by_hand = frozenset({"rough"})  # an imagined world knows it by itself
    judgement = JUDGEMENT

    def tables(self, data: DataSet) -> VoyageTables:
        return make_tables(data)

    def ready(self, options: Options) -> None:
        if options["gunnery"] == "physics":
            need_simulator()

    def set_up(self, t: VoyageTables, seats: int, options: Options, dice: Dice) -> Voyage:
        return set_up(t, seats, options["gunnery"] == "physics", dice)

    def view(self, s: Voyage, seat: int) -> VoyageView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: VoyageTables, view: VoyageView, dice: Dice) -> Voyage:
        return imagine(t, view, dice)

    def result(self, s: Voyage) -> Result:
        over = not s.open and not s.agenda
        return Result(
            scores=[glory(s, seat) for seat in range(s.seats)],
            winners=winners(s) if over else [],
            parts=[
                {"gold": s.gold[seat] * s.t.glory_for_gold, "chests": s.chests[seat] * s.t.glory_for_chest}
                for seat in range(s.seats)
            ],
        )

    def inventory(self, s: Voyage) -> dict[str, int]:
        """Gold and chests, and the map tokens by island."""
        counted = {"gold": s.supply_gold + sum(s.gold), "chests": s.supply_chests + sum(s.chests)}
        for island, letter in enumerate(LETTERS):
            held = sum(s.map[seat] != NO_MAP and s.origin[seat] == island for seat in range(s.seats))
            cashed = sum(found // ISLANDS == island for found in s.box)
            counted[f"tokens of island {letter}"] = len(s.stock[island]) + held + cashed
        return counted

    def colours(self, t: VoyageTables, seats: int, options: Options) -> list[str]:
        """Ships are chosen in play; until then these colours tell the seats apart."""
        return list(COLOURS[:seats])

    def player_names(self, t: VoyageTables, seats: int, options: Options) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(seats)]

    def picture(self, t: VoyageTables, view: VoyageView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)

    def describe(self, words: Words, t: VoyageTables, view: VoyageView, names: list[str]) -> list[str]:
        return describe(words, t, view, names)

    def animation(self, t: VoyageTables, view: VoyageView, kind: str, seat: int, facts: Facts) -> list[Picture]:
        return picture.volley_frames(t, view, seat, facts) if kind == "volley" else []


GAME = ToGlory()

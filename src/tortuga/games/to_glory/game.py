"""The header of To Glory!: how the rest of Tortuga finds its way into this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tortuga.games.to_glory import judgement, picture, rules
from tortuga.games.to_glory.german import GERMAN
from tortuga.games.to_glory.shots import need_simulator
from tortuga.games.to_glory.state import COLOURS, ISLANDS, LETTERS, NO_MAP, Glory, GloryTables
from tortuga.games.to_glory.tables import Files, make_tables
from tortuga.games.to_glory.view import GloryView, imagine, make_view
from tortuga.games.to_glory.words import ENGLISH
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.judgement import Outlook, Weights
from tortuga.kernel.words import Words


class ToGlory(Game):
    key = "to-glory"
    title = "To Glory!"
    about = "Sail after buried treasure and fire wooden cubes at ships, Kraken and Tower."
    edition = "1.0"
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
    decisions = rules.DECISIONS
    steps = rules.STEPS
    words = ENGLISH
    translations: ClassVar[dict[str, Words]] = {"de": GERMAN}
    folder = Path(__file__).parent
    data_type = Files
    unshown = frozenset({"gunnery"})

    def tables(self, data: DataSet) -> GloryTables:
        return make_tables(data)

    def ready(self, options: Options) -> None:
        if options["gunnery"] == "physics":
            need_simulator()

    def set_up(self, t: GloryTables, seats: int, options: Options, dice: Dice) -> Glory:
        return rules.set_up(t, seats, options["gunnery"] == "physics", dice)

    def view(self, s: Glory, seat: int) -> GloryView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: GloryTables, view: GloryView, dice: Dice) -> Glory:
        return imagine(t, view, dice)

    def result(self, s: Glory) -> Result:
        over = not s.open and not s.agenda
        return Result(
            scores=[rules.glory(s, seat) for seat in range(s.seats)],
            winners=rules.winners(s) if over else [],
            parts=[
                {"gold": s.gold[seat] * s.t.glory_for_gold, "chests": s.chests[seat] * s.t.glory_for_chest}
                for seat in range(s.seats)
            ],
        )

    def inventory(self, s: Glory) -> dict[str, int]:
        """Map tokens, by island; gold and chests never run out (TG-1.6)."""
        counted: dict[str, int] = {}
        for island, letter in enumerate(LETTERS):
            held = sum(s.map[seat] != NO_MAP and s.origin[seat] == island for seat in range(s.seats))
            cashed = sum(found // ISLANDS == island for found in s.box)
            counted[f"tokens of island {letter}"] = len(s.stock[island]) + held + cashed
        return counted

    def colours(self, t: GloryTables, seats: int, options: Options) -> list[str]:
        """Ships are chosen in play; these only tell the seats apart before that."""
        return list(COLOURS[:seats])

    def player_names(self, t: GloryTables, seats: int, options: Options) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(seats)]

    def value(self, s: Glory, seat: int, weights: Weights | None = None) -> float:
        return judgement.value(s, seat, weights or judgement.WEIGHTS)

    def weights(self) -> Weights:
        return judgement.WEIGHTS

    def turn_of(self, s: Glory) -> int:
        return super().turn_of(s) if s.round else -1  # what is chosen before the first round shows in it

    def standing(self, s: Glory, seat: int) -> float:
        return judgement.standing(s, seat, judgement.WEIGHTS)

    def features(self, s: Glory, seat: int) -> dict[str, float]:
        return judgement.WEIGHTS.parts(judgement.features(s, seat))

    def outlook(self, s: Glory) -> Outlook:
        return judgement.WEIGHTS.outlook(judgement.progress(s))

    def quick(self, s: Glory, decision: Any, options: list[int], dice: Dice) -> int:
        return judgement.quick(s, decision, options, dice)

    def weighed(self, s: Glory, decision: Any, options: list[int]) -> int | None:
        return judgement.weighed(s, decision)

    def picture(self, t: GloryTables, view: GloryView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)

    def describe(self, t: GloryTables, view: GloryView, names: list[str]) -> list[str]:
        return picture.describe(t, view, names)

    def animation(self, t: GloryTables, view: GloryView, kind: str, seat: int, facts: dict[str, Any]) -> list[Picture]:
        return picture.volley_frames(t, view, seat, facts) if kind == "volley" else []


GAME = ToGlory()

"""The header of Islebound: the doors through which the rest of Tortuga enters this folder."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tortuga.games.islebound import picture
from tortuga.games.islebound.describe import describe
from tortuga.games.islebound.judgement import JUDGEMENT
from tortuga.games.islebound.rules.ending import score_parts, winners
from tortuga.games.islebound.rules.frames import DECISIONS, STEPS
from tortuga.games.islebound.rules.setup import set_up
from tortuga.games.islebound.spellings import SPELLINGS
from tortuga.games.islebound.state import COLOURS, LEAST_SEATS, MOST_SEATS, Isles, IslesTables
from tortuga.games.islebound.tables import Files, make_tables
from tortuga.games.islebound.view import IslesView, imagine, make_view
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.words import Words


class Islebound(Game[Isles, IslesTables, IslesView]):
    key = "islebound"
    title = "Islebound"
    about = "Sail an archipelago: trade, conquer or befriend its towns, and raise a capital city."
    edition = "1.1"
    least = LEAST_SEATS
    most = MOST_SEATS
    options = (
        OptionSpec("advanced", "The other side of the sea boards: other actions and strengths.", False),
        OptionSpec("trading", "Players in the same region may trade goods.", False),
        OptionSpec("close-quarters", "Two players: ships on the same sea board crowd each other.", False),
        OptionSpec("raid", "One more action: raid a ship in the same region.", False),
        OptionSpec("six-buildings", "Six buildings in the row instead of five.", False),
        OptionSpec("architect", "Drafted hands of buildings instead of a row and books.", False),
    )
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    folder = Path(__file__).parent
    data_type = Files
    view_type = IslesView
    by_hand = frozenset({"far", "powers"})  # they follow from other fields
    judgement = JUDGEMENT
    strategies: ClassVar[dict[str, tuple[str, ...]]] = {
        "conqueror": ("attacks",),
        "envoy": ("negotiates",),
    }
    compared: ClassVar[dict[str, tuple[str, ...]]] = {"building": ("bought", "built")}

    def tables(self, data: DataSet) -> IslesTables:
        return make_tables(data)

    def check(self, seats: int, options: Options) -> None:
        if options["close-quarters"] and seats != 2:
            raise BadOption("Option 'close-quarters' is for two players (IB-19.1).")

    def set_up(self, t: IslesTables, seats: int, options: Options, dice: Dice) -> Isles:
        return set_up(t, seats, [name for name, chosen in options.items() if chosen], dice)

    def view(self, s: Isles, seat: int) -> IslesView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: IslesTables, view: IslesView, dice: Dice) -> Isles:
        return imagine(t, view, dice)

    def result(self, s: Isles) -> Result:
        parts = [score_parts(s, seat) for seat in range(s.seats)]
        return Result(
            scores=[sum(part.values()) for part in parts],
            winners=[] if s.open or s.agenda else winners(s),
            parts=parts,
        )

    def inventory(self, s: Isles) -> dict[str, int]:
        crews = [*s.crew_row, s.crew_top, *s.crew_left]
        held = [crew for own in (*s.deck_crew, *s.below, *s.injured) for crew in own]
        buildings = [*s.row, *s.deck, *s.discards]
        for cards in (*s.buildings, *s.hand, *s.pack):
            buildings += cards
        units = [sum(own) for own in zip(s.stack, *s.units, *([s.force] if s.force else []), strict=True)]
        for kind in s.under:
            units[kind] += 1
        ichor = s.t.ichor
        return {
            "events": sum(card >= 0 for card in (*s.event_shown, *s.event_left, *s.event_used)),
            "reputation cards": sum(card >= 0 for card in (*s.brag_shown, *s.brag_left, *s.brag_used)),
            "crew": sum(crew > 0 for crew in (*crews, *held)),
            "skills": sum(crew for crew in (*crews, *held) if crew > 0),
            "tokens": sum(s.token_left) + (s.token_top >= 0) + sum(map(len, s.tokens)),
            "buildings": len({card for card in buildings if card >= 0}),
            "building cards": sum(card >= 0 for card in buildings),
            "Ichor or none": units[ichor] // 2,
            **{s.t.unit_names[kind]: units[kind] for kind in range(ichor)},
            **{f"cubes of {seat} beyond all": min(0, s.cubes(seat)) for seat in range(s.seats)},
            **{f"debts of {seat}": min(0, s.coins[seat], s.wood[seat], s.fish[seat]) for seat in range(s.seats)},
        }

    def colours(self, t: IslesTables, seats: int, options: Options) -> list[str]:
        return list(COLOURS[:seats])

    def picture(self, t: IslesTables, view: IslesView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)

    def describe(self, words: Words, t: IslesTables, view: IslesView, names: list[str]) -> list[str]:
        return describe(words, t, view, names)


GAME = Islebound()

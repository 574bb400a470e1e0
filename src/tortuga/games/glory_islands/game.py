"""The header of Glory Islands: what the rest of Tortuga knows of this folder."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from tortuga.games.glory_islands import picture
from tortuga.games.glory_islands.describe import describe
from tortuga.games.glory_islands.judgement import JUDGEMENT
from tortuga.games.glory_islands.rules.ending import final_parts, winners
from tortuga.games.glory_islands.rules.frames import DECISIONS, STEPS
from tortuga.games.glory_islands.rules.setup import set_up
from tortuga.games.glory_islands.rules.treasure import KeepTreasure
from tortuga.games.glory_islands.spellings import SPELLINGS
from tortuga.games.glory_islands.state import COLOURS, Islands, IslandTables
from tortuga.games.glory_islands.tables import Files, make_tables
from tortuga.games.glory_islands.view import IslandsView, imagine, make_view, without_memory
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.words import Words

LETTERS = "".join(colour[0] for colour in COLOURS)


class GloryIslands(Game[Islands, IslandTables, IslandsView]):
    key = "glory-islands"
    title = "Glory Islands"
    about = "Race once around the islands; put pirates ashore for glory, treasure and barrels."
    edition = "1.1"
    least = 2
    most = 4
    options = (
        OptionSpec("side", "Which side of the board: the back has a storm in the centre.", "front", ("front", "back")),
        OptionSpec("wrecks", "The mini-expansion: shipwrecks to search on two corners.", False),
        OptionSpec(
            "colours",
            "The colours of the seats by their first letters; with two players green is Henry Morgan's.",
            LETTERS,
            tuple("".join(letters) for letters in permutations(LETTERS)),
        ),
    )
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    folder = Path(__file__).parent
    data_type = Files
    view_type = IslandsView
    by_hand = frozenset({"side", "crews", "morgan", "room"})  # they follow from other fields
    judgement = JUDGEMENT

    def tables(self, data: DataSet) -> IslandTables:
        return make_tables(data)

    def check(self, seats: int, options: Options) -> None:
        if seats == 2 and "g" in str(options["colours"])[:2]:
            raise BadOption("Option 'colours': with two players green is Henry Morgan's (GI-12.2).")

    def set_up(self, t: IslandTables, seats: int, options: Options, dice: Dice) -> Islands:
        colours = [LETTERS.index(letter) for letter in str(options["colours"])]
        return set_up(t, seats, options["side"] == "back", bool(options["wrecks"]), colours, dice)

    def view(self, s: Islands, seat: int) -> IslandsView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: IslandTables, view: IslandsView, dice: Dice) -> Islands:
        return imagine(t, view, dice)

    def without_memory(self, t: IslandTables, view: IslandsView) -> IslandsView:
        return without_memory(view)

    def result(self, s: Islands) -> Result:
        if s.open or s.agenda:
            return Result(
                scores=s.glory[: s.seats],
                winners=[],
                parts=[{"glory": glory} for glory in s.glory[: s.seats]],
                others={"Henry Morgan": s.glory[s.morgan]} if s.morgan >= 0 else {},
            )
        parts = [{} if s.sunk[crew] else final_parts(s, crew) for crew in range(s.crews)]  # GI-8.1
        totals = [sum(part.values()) for part in parts]
        best = winners(s)
        note = "" if s.living() else "all_sunk"
        if s.morgan in best:
            note = "morgan_wins" if best == [s.morgan] else "morgan_shares"
        return Result(
            scores=totals[: s.seats],
            winners=[crew for crew in best if crew < s.seats],
            parts=parts[: s.seats],
            others={"Henry Morgan": totals[s.morgan]} if s.morgan >= 0 else {},
            note=note,
            sharers=int(s.morgan in best),
        )

    def inventory(self, s: Islands) -> dict[str, int]:
        drawn = sum(len(decision.drawn) for decision, _ in s.open if isinstance(decision, KeepTreasure))
        standing = [s.cells.count(crew) for crew in range(s.crews)]
        return {
            "treasure tokens": sum(s.bag) + sum(map(len, s.loot)) + drawn,
            "barrels": s.barrel_supply + sum(s.barrels),
            "wreck tokens": sum(s.stacks) + sum(map(len, s.salvage)) + s.morgan_salvage,
            "room": sum(s.room) + sum(standing),
            **{f"pirates of {crew}": s.supply[crew] + standing[crew] for crew in range(s.crews)},
        }

    def colours(self, t: IslandTables, seats: int, options: Options) -> list[str]:
        own = [COLOURS[LETTERS.index(letter)] for letter in str(options["colours"])[:seats]]
        return [*own, "green"] if seats == 2 else own

    def player_names(self, t: IslandTables, seats: int, options: Options) -> list[str]:
        own = [colour.capitalize() for colour in self.colours(t, seats, options)[:seats]]
        return [*own, "Henry Morgan"] if seats == 2 else own

    def picture(self, t: IslandTables, view: IslandsView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)

    def describe(self, words: Words, t: IslandTables, view: IslandsView, names: list[str]) -> list[str]:
        return describe(words, t, view, names)


GAME = GloryIslands()

"""The header of Merchants & Marauders: how the rest of Tortuga finds its way into this folder."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tortuga.games.merchants_and_marauders import picture
from tortuga.games.merchants_and_marauders.describe import describe
from tortuga.games.merchants_and_marauders.judgement import JUDGEMENT
from tortuga.games.merchants_and_marauders.modules import MODULE_OPTIONS, chosen_bits
from tortuga.games.merchants_and_marauders.rules.frames import DECISIONS, STEPS
from tortuga.games.merchants_and_marauders.rules.seas import modules_in_play
from tortuga.games.merchants_and_marauders.rules.setup import set_up
from tortuga.games.merchants_and_marauders.rules.victory import stash_glory, total_glory, winners
from tortuga.games.merchants_and_marauders.spellings import SPELLINGS
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.tables import Files, make_tables
from tortuga.games.merchants_and_marauders.view import SeaView, imagine, make_view, mods_between
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.map import COLOURS
from tortuga.games.merchants_and_marauders.vocabulary.ships import NPC_NAMES, NPCS
from tortuga.games.merchants_and_marauders.vocabulary.tables import SeaTables
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.machine import EVERYTHING, Event
from tortuga.kernel.view import pack
from tortuga.kernel.words import Words


class MerchantsAndMarauders(Game[Sea, SeaTables, SeaView]):
    key = "merchants-and-marauders"
    title = "Merchants & Marauders"
    about = "Trade, raid and fight in the Caribbean; the first captain with ten glory points wins."
    edition = "1.3"
    least = 2
    most = 4
    options = (
        OptionSpec("retirement", "May a captain retire in the home port? (MM-14c.1)", True),
        OptionSpec("turns", "The last turn, if nobody has won before; 0: there is none. (MM-15.3)", 0, bounds=(0, 999)),
        *MODULE_OPTIONS,
    )
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    folder = Path(__file__).parent
    data_type = Files
    view_type = SeaView
    by_hand = frozenset({"modules"})  # they follow from what was chosen
    judgement = JUDGEMENT
    strategies: ClassVar[dict[str, tuple[str, ...]]] = {
        "merchant": ("glory: sale",),
        "pirate": ("glory: raid", "glory: victory"),
    }
    compared: ClassVar[dict[str, tuple[str, ...]]] = {"captain": ("begins",)}

    def source(self, t: SeaTables, event: Event) -> tuple[str, int]:
        return (str(event.facts["why"]), 1) if event.kind == "glory" else ("", 0)

    def tables(self, data: DataSet) -> SeaTables:
        return make_tables(data)

    def set_up(self, t: SeaTables, seats: int, options: Options, dice: Dice) -> Sea:
        return set_up(
            t, seats, int(options["turns"]), bool(options["retirement"]), dice, modules_in_play(chosen_bits(options))
        )

    def digest(self, t: SeaTables, options: Options) -> str:
        """Without modules the tables of Seas of Glory do not affect the digest."""
        return t.digest if chosen_bits(options) else t.base_digest

    def view(self, s: Sea, seat: int) -> SeaView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: SeaTables, view: SeaView, dice: Dice) -> Sea:
        return imagine(t, view, dice)

    def result(self, s: Sea) -> Result:
        if not s.over:  # stashes are secret while the game runs
            return Result(scores=s.glory[:], winners=[], parts=[{"glory": glory} for glory in s.glory])
        best = winners(s)
        reached = max(total_glory(s, seat) for seat in range(s.seats)) >= s.t.points.to_win
        return Result(
            scores=[total_glory(s, seat) for seat in range(s.seats)],
            winners=best,
            parts=[{"glory": s.glory[seat], "stash": stash_glory(s, seat)} for seat in range(s.seats)],
            note="" if reached else "turns_ran_out",
        )

    def inventory(self, s: Sea) -> dict[str, int]:
        frames = (*s.agenda, *(decision for decision, _ in s.open))
        between = sum(mods_between(pack(frame, EVERYTHING)).bit_count() for frame in frames)
        seas = s.seas
        missions_held = sum(card != NONE for card in (*s.mission, *seas.second))
        rumors_held = sum(card != NONE for card in s.papers) + (s.testing != NONE)
        living = sum(captain != NONE for captain in s.captain)
        return {
            "events": len(s.event_deck) + len(s.event_gone) + len(s.entering) + sum(map(len, s.npc_cards[:NPCS])),
            "glory cards": len(s.glory_deck) + len(s.glory_gone) + sum(map(len, s.hand)) + sum(map(len, s.crewmen)),
            "captains": len(s.captain_deck) + len(s.captain_gone) + living + sum(map(len, seas.candidates)),
            "cargo": len(s.cargo_deck)
            + len(s.cargo_gone)
            + len(s.display)
            + sum(map(len, s.cargo))
            + sum(map(len, seas.contraband))
            + sum(card != NONE for card in seas.half),
            "rumors": len(s.rumor_deck) + len(s.rumor_gone) + sum(map(len, s.rumors)) + rumors_held,
            "missions": len(s.mission_deck) + len(s.mission_gone) + len(s.offered) + missions_held,
            "merchants": sum(map(sum, s.lots)) + sum(s.track),
            "merchants at sea": sum(lot != NONE for lot in s.merchant) - sum(map(sum, s.lots)),
            "demand tokens": sum(s.demand_supply) + sum(good != NONE for good in s.demand),
            "modifications": sum(s.mod_pool)
            + sum(mod >= 0 for mod in s.mod_at)
            + sum(mods.bit_count() for mods in s.mods)
            - sum(mods.bit_count() for mods in seas.borrowed_mods)
            + between
            + (seas.market != NONE)
            + sum(seas.reserve),
            "weapons": sum(s.weapon_supply) + sum(s.weapons) - sum(map(int.bit_count, seas.borrowed_weapons)),
            "bounties": sum(s.bounty_supply) + sum(s.bounties) + (seas.risen == 1),
            "upgrades": seas.upgrades_left.bit_count()
            + sum(map(int.bit_count, (*seas.npc_upgrades, *seas.coming_upgrades)))
            + sum(map(int.bit_count, (*seas.borrowed_mods, *seas.borrowed_weapons))),
        }

    def colours(self, t: SeaTables, seats: int, options: Options) -> list[str]:
        return [*COLOURS[:seats], "white", "blue", "yellow", "orange", "black", "black", "yellow"]

    def player_names(self, t: SeaTables, seats: int, options: Options) -> list[str]:
        return [*(colour.capitalize() for colour in COLOURS[:seats]), *NPC_NAMES]

    def picture(self, t: SeaTables, view: SeaView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)

    def describe(self, words: Words, t: SeaTables, view: SeaView, names: list[str]) -> list[str]:
        return describe(words, t, view, names)


GAME = MerchantsAndMarauders()

"""The header of Glory: how the rest of Tortuga finds its way into this folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tortuga.games.glory import judgement, picture
from tortuga.games.glory.german import GERMAN
from tortuga.games.glory.rules import turn
from tortuga.games.glory.state import NONE, SPECIAL, Adventure, GloryTables
from tortuga.games.glory.tables import Files, make_tables
from tortuga.games.glory.view import GloryView, forget, imagine, make_view
from tortuga.games.glory.words import ENGLISH
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.judgement import Outlook, Weights
from tortuga.kernel.machine import Event
from tortuga.kernel.words import Words

COLOURS = ("red", "blue", "yellow", "green")


class Glory(Game):
    key = "glory"
    title = "Glory"
    about = "Roam four lands around a castle: fight, follow fates, run errands for towns, dare the lairs."
    edition = "1.1"
    least = 2
    most = 4
    options = (
        OptionSpec("dragons", "Dragon mode: 25 glory to win, and dragons stay on the board.", False),
        OptionSpec("heroes", "Choose the heroes, or have them dealt at random.", "choose", ("choose", "dealt")),
        OptionSpec(
            "monster_dice",
            "Who throws for a monster: the next player or the engine.",
            "player",
            ("player", "engine"),
        ),
    )
    decisions = turn.DECISIONS
    steps = turn.STEPS
    words = ENGLISH
    translations: ClassVar[dict[str, Words]] = {"de": GERMAN}
    counted_events = ("dies",)
    folder = Path(__file__).parent
    data_type = Files

    def tables(self, data: DataSet) -> GloryTables:
        return make_tables(data)

    def set_up(self, t: GloryTables, seats: int, options: Options, dice: Dice) -> Adventure:
        choosing = options["heroes"] == "choose"
        return turn.set_up(t, seats, bool(options["dragons"]), options["monster_dice"] == "player", choosing, dice)

    def view(self, s: Adventure, seat: int) -> GloryView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: GloryTables, view: GloryView, dice: Dice) -> Adventure:
        return imagine(t, view, dice)

    def forget(self, t: GloryTables, view: GloryView) -> GloryView:
        return forget(t, view)

    def inventory(self, s: Adventure) -> dict[str, int]:
        """Every card, wherever it lies; coins come from a bank without end."""
        t = s.t
        counted: dict[str, int] = {}

        def count(name: str, number: int = 1) -> None:
            counted[name] = counted.get(name, 0) + number

        for first, decks in (
            (t.first_good, (s.goods_deck, s.goods_pile)),
            (t.first_ability, (s.ability_deck, s.ability_pile)),
        ):
            for deck in decks:
                for card, number in enumerate(deck):
                    count(t.things[first + card].name, number)
        for deck in (s.battle_deck, s.battle_pile):
            for card, number in enumerate(deck):
                count(t.foes[card].name, number)
        for deck in (s.fate_deck, s.fate_pile):
            for card, number in enumerate(deck):
                count(t.fates[card].name, number)
        for good in s.market:
            if good != NONE:
                count(t.things[t.first_good + good].name)
        for held in s.cards:
            for thing in held:
                if t.things[thing].kind != SPECIAL:
                    count(t.things[thing].name)
        for fates in s.fates:
            for fate in fates:
                count(t.fates[fate].name)
        for card in (*s.slain, *s.dragons[1::2]):
            count(t.foes[card].name)
        if 0 <= s.foe < t.first_lair and s.foe not in s.dragons[1::2]:
            count(t.foes[s.foe].name)
        for decision, _ in s.open:
            if isinstance(decision, turn.KeepAbility):
                for card in decision.drawn:
                    count(t.things[t.first_ability + card].name)
            elif isinstance(decision, turn.Weave):
                for card in decision.drawn:
                    count(t.fates[card].name)
        count("quests", len(s.quest_pool) + len(s.quest_gone) + sum(card >= 0 for card in s.quest_at))
        count("lair cards", len(s.lair_pool) + len(s.lair_gone) + sum(card >= 0 for card in s.lair_at))
        return counted

    def result(self, s: Adventure) -> Result:
        won = s.winner >= 0
        note = "The last hero alive wins." if won and s.glory[s.winner] < s.goal else ""
        return Result(
            scores=s.glory[:],
            winners=[s.winner] if won else [],
            parts=[{"glory": glory} for glory in s.glory],
            note=note,
        )

    def source(self, t: GloryTables, event: Event) -> tuple[str, int]:
        """Battles, lairs and quests; what fates and cards bring is the rest."""
        if event.kind == "beaten":
            return "lairs" if event.facts["foe"] >= t.first_lair else "battles", event.facts["glory"]
        return ("quests", event.facts["glory"]) if event.kind == "quest" else ("", 0)

    def colours(self, t: GloryTables, seats: int, options: Options) -> list[str]:
        return list(COLOURS[:seats])

    def value(self, s: Adventure, seat: int, weights: Weights | None = None) -> float:
        return judgement.value(s, seat, weights or judgement.WEIGHTS)

    def weights(self) -> Weights:
        return judgement.WEIGHTS

    def turn_of(self, s: Adventure) -> int:
        return s.active

    def standing(self, s: Adventure, seat: int) -> float:
        return judgement.standing(s, seat, judgement.WEIGHTS)

    def features(self, s: Adventure, seat: int) -> dict[str, float]:
        return judgement.WEIGHTS.parts(judgement.features(s, seat))

    def outlook(self, s: Adventure) -> Outlook:
        return judgement.WEIGHTS.outlook(judgement.progress(s))

    def quick(self, s: Adventure, decision: Any, options: list[int], dice: Dice) -> int:
        return judgement.quick(s, decision, options, dice)

    def describe(self, t: GloryTables, view: GloryView, names: list[str]) -> list[str]:
        return picture.describe(t, view, names)

    def picture(self, t: GloryTables, view: GloryView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)


GAME = Glory()

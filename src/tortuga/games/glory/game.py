"""The header of Glory: what the rest of Tortuga knows of this folder."""

from __future__ import annotations

from pathlib import Path

from tortuga.games.glory import picture
from tortuga.games.glory.describe import describe
from tortuga.games.glory.judgement import JUDGEMENT
from tortuga.games.glory.rules.fates import Weave
from tortuga.games.glory.rules.frames import DECISIONS, STEPS
from tortuga.games.glory.rules.progress import KeepAbility
from tortuga.games.glory.rules.setup import set_up
from tortuga.games.glory.spellings import SPELLINGS
from tortuga.games.glory.state import COLOURS, NONE, SPECIAL, Adventure, AdventureTables
from tortuga.games.glory.tables import Files, make_tables
from tortuga.games.glory.view import AdventureView, imagine, make_view, without_memory
from tortuga.kernel.data import DataSet
from tortuga.kernel.dice import Dice
from tortuga.kernel.header import Game, Options, OptionSpec, Picture, Result
from tortuga.kernel.machine import Event
from tortuga.kernel.words import Words


class GloryGame(Game[Adventure, AdventureTables, AdventureView]):
    key = "glory"
    title = "Glory"
    about = "Roam four lands around a castle: fight, follow fates, run errands for towns, dare the lairs."
    edition = "1.2"
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
    decisions = DECISIONS
    steps = STEPS
    spellings = SPELLINGS
    counted_events = ("dies",)
    folder = Path(__file__).parent
    data_type = Files
    view_type = AdventureView
    by_hand = frozenset({"quest_at", "lair_at", "quest_pool", "lair_pool"})  # shown as quests and lairs, or hidden
    judgement = JUDGEMENT

    def tables(self, data: DataSet) -> AdventureTables:
        return make_tables(data)

    def set_up(self, t: AdventureTables, seats: int, options: Options, dice: Dice) -> Adventure:
        choosing = options["heroes"] == "choose"
        return set_up(t, seats, bool(options["dragons"]), options["monster_dice"] == "player", choosing, dice)

    def view(self, s: Adventure, seat: int) -> AdventureView:
        return make_view(s, seat, self.key, self.edition)

    def imagine(self, t: AdventureTables, view: AdventureView, dice: Dice) -> Adventure:
        return imagine(t, view, dice)

    def without_memory(self, t: AdventureTables, view: AdventureView) -> AdventureView:
        return without_memory(t, view)

    def inventory(self, s: Adventure) -> dict[str, int]:
        """Every card, wherever it lies; coins are not counted, the bank never runs out."""
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
            if isinstance(decision, KeepAbility):
                for card in decision.drawn:
                    count(t.things[t.first_ability + card].name)
            elif isinstance(decision, Weave):
                for card in decision.drawn:
                    count(t.fates[card].name)
        count("quests", len(s.quest_pool) + len(s.quest_gone) + sum(card >= 0 for card in s.quest_at))
        count("lair cards", len(s.lair_pool) + len(s.lair_gone) + sum(card >= 0 for card in s.lair_at))
        return counted

    def result(self, s: Adventure) -> Result:
        won = s.winner >= 0
        note = "last_hero" if won and s.glory[s.winner] < s.goal else ""
        return Result(
            scores=s.glory[:],
            winners=[s.winner] if won else [],
            parts=[{"glory": glory} for glory in s.glory],
            note=note,
        )

    def source(self, t: AdventureTables, event: Event) -> tuple[str, int]:
        """Battles, lairs and quests; the rest comes from fates and cards."""
        if event.kind not in ("beaten", "quest"):
            return "", 0
        foe, glory = event.facts.get("foe", NONE), event.facts["glory"]
        assert isinstance(foe, int)
        assert isinstance(glory, int)
        if event.kind == "quest":
            return "quests", glory
        return "lairs" if foe >= t.first_lair else "battles", glory

    def colours(self, t: AdventureTables, seats: int, options: Options) -> list[str]:
        return list(COLOURS[:seats])

    def describe(self, words: Words, t: AdventureTables, view: AdventureView, names: list[str]) -> list[str]:
        return describe(words, t, view, names)

    def picture(self, t: AdventureTables, view: AdventureView, names: list[str], lit: dict[str, set[int]]) -> Picture:
        return picture.draw(t, view, names, lit)


GAME = GloryGame()

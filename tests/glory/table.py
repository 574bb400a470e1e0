"""A table of Glory laid out for a test.

Heroes are put on spaces and given cards by the names that options have; then a turn or single frames are run and
questions are answered by the text of an option. Whatever chance is to bring is said beforehand, and all of it comes.

>>> table = Table("knight", "seer").at("f4", 0).turn(0, "movement 2")
>>> table.do("roll on").do("move f6").asks()
'0: buy done lucky-coin war-hammer plate-mail'
>>> table.do("buy lucky-coin", "good rope").things(0)
'longsword shield lucky-coin'
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tortuga
from tests.table_base import TableBase, outcomes
from tortuga.games.glory.rules.battle import meet
from tortuga.games.glory.rules.effects import gain_thing
from tortuga.games.glory.rules.hero import goods_of, power_of, strike_of, uses_at
from tortuga.games.glory.rules.movement import NextTurn
from tortuga.games.glory.rules.quests import begin
from tortuga.games.glory.rules.setup import Equip
from tortuga.games.glory.rules.spaces import Land
from tortuga.games.glory.state import (
    A_GOOD,
    AT,
    BY_CARD,
    DONE,
    IN_THE_LAIR,
    NONE,
    ROAD,
    SPECIAL,
    TOWNS,
    Adventure,
    AdventureTables,
    plain,
)
from tortuga.games.glory.view import AdventureView
from tortuga.kernel.dice import RecordedDice
from tortuga.kernel.machine import AnyFrame, Decision, Step, advance, without

GAME = tortuga.find("glory")
TABLES: AdventureTables = GAME.load()
SPACES = {word: space for space, word in enumerate(TABLES.space_words)}
THINGS = {thing.word: number for number, thing in enumerate(TABLES.things) if thing.kind != SPECIAL}
GOODS = {thing.word: thing.card for thing in TABLES.things if thing.kind == A_GOOD}
HEROES = {hero.word: number for number, hero in enumerate(TABLES.heroes)}
FOES = {foe.word: number for number, foe in enumerate(TABLES.foes)}
QUESTS = {quest.word: number for number, quest in enumerate(TABLES.quests)}
FATES = {fate.word: number for number, fate in enumerate(TABLES.fates)}
TOWN = {plain(name): town for town, name in enumerate(TABLES.towns)}
LAIR = {plain(name): lair for lair, name in enumerate(TABLES.lairs)}
MARKET = "lucky-coin war-hammer plate-mail war-hammer plate-mail"
SCENES = {"road": ROAD, "lair": IN_THE_LAIR, "card": BY_CARD}


class Table(TableBase[Adventure, AdventureView]):
    """Heroes are called by their seats, which are numbers."""

    state_type = Adventure
    view_type = AdventureView
    colours = tuple(map(str, range(4)))

    def __init__(self, *heroes: str, dragons: bool = False, dice: str = "engine", data: Path | None = None) -> None:
        tables: AdventureTables = GAME.load(data) if data else TABLES
        options = GAME.read_options({"dragons": dragons, "monster_dice": dice}, len(heroes))
        self.dice = RecordedDice(tables.word)
        self.match = tortuga.Match(GAME, tables, len(heroes), options, self.dice)
        s = self.s
        s.open = []
        s.agenda = [Pause()]
        s.hero = [HEROES[hero] for hero in heroes]
        s.at = tables.starts[: len(heroes)]
        Equip().run(s)
        s.first = s.active = 0
        s.round = 1
        self.market(MARKET)
        self.match.events = []
        s.events = []

    # -- laying out

    def at(self, space: str, *seats: int) -> Table:
        for seat in seats:
            self.s.at[seat] = SPACES[space]
        return self

    def market(self, words: str) -> Table:
        """These goods lie in the market, taken from the deck; those that lay there go back into it."""
        s = self.s
        for good in s.market:
            if good != NONE:
                s.goods_deck[good] += 1
        goods = [GOODS[word] for word in words.split()]
        for good in goods:
            s.goods_deck[good] -= 1
            assert s.goods_deck[good] >= 0, "there are not so many of that"
        s.market = (*goods, *[NONE] * (s.t.market - len(goods)))
        return self

    def give(self, seat: int, words: str) -> Table:
        """Goods, abilities or fairies out of their decks."""
        s = self.s
        for word in words.split():
            thing = s.t.things[THINGS[word]]
            deck = (s.goods_deck, s.ability_deck, s.battle_deck)[thing.kind - 1]
            deck[thing.card] -= 1
            assert deck[thing.card] >= 0, f"there is no {word} left"
            gain_thing(s, seat, THINGS[word])
            advance_glory(s)
        s.events = []
        return self

    def collect(self, seat: int, number: int) -> Table:
        """So many of the last fates of the deck, kept and counted."""
        s = self.s
        left = [fate for fate in range(len(s.fate_deck) - 1, -1, -1) if s.fate_deck[fate]]
        for fate in left[:number]:
            s.fate_deck[fate] -= 1
            s.fates[seat] += (fate,)
        s.fate_count[seat] += number
        return self

    def quest(self, town: str, quest: str, *seats: int, done: bool = False, up: bool = False) -> Table:
        """This quest lies under that town and these seats have seen it."""
        s = self.s
        place, card = TOWN[town], QUESTS[quest]
        s.quest_pool = without(s.quest_pool, card)
        s.quest_at = (*s.quest_at[:place], card, *s.quest_at[place + 1 :])
        s.quest_up = (*s.quest_up[:place], up, *s.quest_up[place + 1 :])
        for seat in range(s.seats) if up else seats:
            s.seen[seat] |= 1 << place
            begin(s, seat, card)
            if done:
                s.progress[seat * len(s.t.quests) + card] = DONE
        return self

    def lair(self, lair: str, card: str, *seats: int) -> Table:
        """This card lies under that lair and these seats have seen it."""
        s = self.s
        place, number = LAIR[lair], FOES[card] - s.t.first_lair
        s.lair_pool = without(s.lair_pool, number)
        s.lair_at = (*s.lair_at[:place], number, *s.lair_at[place + 1 :])
        for seat in seats:
            s.seen[seat] |= 1 << (TOWNS + place)
        return self

    # -- playing

    def run(self, frame: AnyFrame, chance: str = "") -> Table:
        s = self.s
        s.open = []
        self.dice.coming = outcomes(chance)
        s.then(frame)
        advance(s)
        self.nothing_left()
        self.match.events += s.events
        s.events = []
        return self

    def turn(self, seat: int, chance: str = "") -> Table:
        """The next turn, being that of this seat."""
        s = self.s
        s.active = (seat - 1) % s.seats
        s.agenda = []
        s.open = []
        NextTurn().run(s)
        s.agenda[0] = Pause()
        return self.run(Nothing(), chance)

    def land(self, seat: int, space: str, chance: str = "") -> Table:
        """A hero lands on a space in the own turn, and everything there happens."""
        self.s.active = seat
        self.at(space, seat).s.agenda = [Pause()]
        return self.run(Land(seat), chance)

    def fight(self, seat: int, foe: str, scene: str = "road") -> Table:
        """A battle begins; the card comes from the deck."""
        s = self.s
        card = FOES[foe]
        s.active = seat
        s.open = []
        s.agenda = [Pause()]
        if card < s.t.first_lair:
            s.battle_deck[card] -= 1
        meet(s, seat, card, SCENES[scene])
        advance(s)
        return self

    def do(self, text: str, chance: str = "") -> Table:
        """The seat that is asked takes the option with this text."""
        before = len(self.match.entries)
        self.answer(self.asked, text, outcomes(chance))
        self.dice = self.match.state.dice
        assert len(self.match.entries) == before + 1
        self.nothing_left()
        return self

    def round(self, mine: int, theirs: int, *, engage: str = "battle first") -> Table:
        """One round of battle with these dice, nothing being used."""
        dice = f"strike {mine}, monster {theirs}"
        if not self.asks().split(": ")[1].startswith("ready"):
            self.do(engage, "" if self.uses("before") else dice)
        if self.asks().split(": ", 1)[-1].startswith("ready"):
            self.do("ready on", dice)
        if self.asks().split(": ", 1)[-1].startswith("strike"):
            self.do("strike on")
        if self.asks().split(": ", 1)[-1].startswith("hit"):
            self.do("hit on")
        return self

    def uses(self, window: str) -> list[int]:
        """What could be used at this moment by the hero whose turn it is."""
        return uses_at(self.s, self.s.active, 1 << AT.index(window), 3, 3)

    def refused(self, text: str) -> str:
        """Clause and reason of a refusal."""
        return " ".join(self.refuses(text))

    # -- looking

    def prompt(self, seat: int) -> str:
        """The question to this seat in words."""
        question = self.match.question(seat)
        assert question is not None
        return question.prompt

    def view(self, seat: int | str) -> AdventureView:
        view = self.match.view(int(seat))
        assert isinstance(view, AdventureView)
        return view

    def where(self, seat: int) -> str:
        return TABLES.space_words[self.s.at[seat]] if self.s.at[seat] >= 0 else ""

    def things(self, seat: int) -> str:
        return " ".join(self.s.t.things[thing].word for thing in self.s.cards[seat][1:])

    def goods(self, seat: int) -> int:
        return goods_of(self.s, seat)

    def strike(self, seat: int) -> int:
        return strike_of(self.s, seat)

    def power(self, seat: int) -> int:
        return power_of(self.s, seat)

    def progress(self, seat: int, quest: str) -> int:
        return self.s.progress[seat * len(self.s.t.quests) + QUESTS[quest]]

    def told(self) -> list[str]:
        return [event.kind for event in self.match.events]

    def facts(self, kind: str) -> list[dict[str, Any]]:
        return [event.facts for event in self.match.events if event.kind == kind]


class Pause(Step[Adventure]):
    """Stands at the bottom of the agenda in place of the next turn, and stops there."""

    def run(self, s: Adventure) -> None:
        s.then(Pause())
        s.open.append((Rest(s.active), [0, 1]))


class Nothing(Step[Adventure]):
    def run(self, s: Adventure) -> None:
        pass


class Rest(Decision[Adventure]):
    verb = "rest"
    names = "answer"
    span = 2


def advance_glory(s: Adventure) -> None:
    """Glory that a given card brings counts at once."""
    while s.agenda and type(s.agenda[-1]).__name__ == "Glory":
        s.agenda.pop().run(s)

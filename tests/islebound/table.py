"""A table of Islebound laid out for a test.

The map is always the same: sea boards 1 to 4 lie west, north, south, east; the ports are Crimsika, Krazk, Marhaven and
Thundrake, in the corners nw, ne, sw, se. Red is first, and lives in Crimsika, yellow in Thundrake, blue in Krazk, green
in Marhaven.

>>> table = Table(3).at(red="grenille").turn("red")
>>> table.do("act visit", "deal 1").s.wood
[3, 0, 0]

Pieces are given by the names that options have. Whatever chance is to bring is written after a bar:
``do("act visit", "deal 1 | pirate pirate-a, pirate pirate-b")``. After every step the pieces are counted: none may
appear or vanish.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tortuga
from tests.table_base import TableBase, outcomes
from tortuga.games.islebound.rules.goods import powers_of
from tortuga.games.islebound.rules.move import MoveShip
from tortuga.games.islebound.rules.turn import Act
from tortuga.games.islebound.state import BLOCKED, EMPTY, SKILLS, Isles, IslesTables
from tortuga.games.islebound.view import IslesView
from tortuga.kernel.dice import RecordedDice
from tortuga.kernel.machine import AnyFrame, advance

GAME = tortuga.find("islebound")
TABLES: IslesTables = GAME.load()
TOWNS = {word: region for region, word in enumerate(TABLES.town_words)}
BUILDINGS = {word: building for building, word in enumerate(TABLES.building_words)}
UNITS = {word: kind for kind, word in enumerate(TABLES.unit_words)}
EVENTS = {word: card for card, word in enumerate(TABLES.event_words)}
BRAGS = {word: card for card, word in enumerate(TABLES.brag_words)}

HOMES = ("crimsika", "thundrake", "krazk", "marhaven")
BOARDS = "board 0, board 1, board 2, port crimsika, port krazk, port marhaven, first 0"
LAID = (
    "event tamed-beast, event lost-archive, reputation brag-of-your-city, reputation brag-of-your-realm, "
    "crew administrate-work, crew administrate-combat, crew administrate-negotiate, crew administrate-sail, "
    "token 2-coin"
)
ROW = ("museum", "palace", "cathedral", "jeweller", "warehouse")  # from the right-most place to the deck


class Table(TableBase[Isles, IslesView]):
    state_type = Isles
    view_type = IslesView

    def __init__(
        self, players: int = 3, *, data: Path | None = None, row: tuple[str, ...] = ROW, **options: Any
    ) -> None:
        self.tables: IslesTables = GAME.load(data) if data else TABLES
        chosen = GAME.read_options({name.replace("_", "-"): value for name, value in options.items()}, players)
        dice = RecordedDice(self.tables.word)
        self.match = tortuga.Match(GAME, self.tables, players, chosen, dice, chance=outcomes(BOARDS))
        self.colours = GAME.colours(self.tables, players, chosen)
        if not chosen["architect"]:
            row = (*row, "academy-of-builders") if chosen["six-buildings"] else row
            laid = f"{LAID}, {', '.join(f'building {word}' for word in row)}"
            last = 1 if players == 4 else 0  # the last port of four is nobody's choice
            for seat in range(players - 1, last - 1, -1):
                port = HOMES[seat]
                self.choose(f"home {port}", laid if seat == last else "", by=self.colours[seat])
        self.s.open, self.s.agenda = [], []

    # -- laying out

    def at(self, **ships: str) -> Table:
        for colour, town in ships.items():
            self.s.ship[self.seat(colour)] = TOWNS[town]
        return self

    def own(self, **towns: str) -> Table:
        """Besides their home ports."""
        for colour, words in towns.items():
            for word in words.split():
                self.s.owner[TOWNS[word]] = self.seat(colour)
        return self

    def neutral(self, words: str) -> Table:
        for word in words.split():
            self.s.owner[TOWNS[word]] = EMPTY
        return self

    def give(self, colour: str, **things: Any) -> Table:
        """coins, wood, fish, books, renown; units, buildings, hand and the crew on deck, below, injured by words."""
        s, seat = self.s, self.seat(colour)
        for name in ("coins", "wood", "fish", "books", "renown"):
            if name in things:
                getattr(s, name)[seat] = things.pop(name)
        for word in things.pop("units", "").split():
            kind = UNITS[word]
            counts = list(s.units[seat])
            counts[kind] += 1
            s.units[seat] = tuple(counts)
            if kind != s.t.ichor:
                stack = list(s.stack)
                stack[kind] -= 1
                assert stack[kind] >= 0
                s.stack = tuple(stack)
        for word in things.pop("buildings", "").split():
            self._take(BUILDINGS[word])
            s.buildings[seat] += (BUILDINGS[word],)
            s.powers[seat] = powers_of(s, s.buildings[seat])
        for word in things.pop("hand", "").split():
            self._take(BUILDINGS[word])
            s.hand[seat] = tuple(sorted([*s.hand[seat], BUILDINGS[word]]))
        for name, field in (("deck", s.deck_crew), ("below", s.below), ("injured", s.injured)):
            if name in things:
                field[seat] = tuple(sorted(crew(word) for word in things.pop(name).split()))
        assert not things, things
        return self

    def _take(self, building: int) -> None:
        """Out of the deck; if it lies in the row, another one comes there."""
        s = self.s
        if building in s.row:
            other = s.deck[-1]
            s.row = tuple(other if b == building else b for b in s.row)
            building = other
        s.deck = tuple(b for b in s.deck if b != building)

    def row(self, words: str) -> Table:
        """Exactly these buildings are in the row, the first next to the deck."""
        s = self.s
        s.deck = tuple(sorted({*s.deck, *(b for b in s.row if b != EMPTY)} - {BUILDINGS[w] for w in words.split()}))
        s.row = tuple(BUILDINGS[word] for word in words.split())
        return self

    def crew_row(self, words: str) -> Table:
        self.s.crew_row = tuple(crew(word) if word != "none" else EMPTY for word in words.split())
        return self

    def cubes(self, words: str) -> Table:
        """The influence track: r, y, b, g for the colours, . for an empty slot; the rest is empty."""
        s = self.s
        letters = [colour[0] for colour in self.colours]
        for slot, letter in enumerate(words.ljust(len(s.influence), ".")):
            if s.influence[slot] != BLOCKED and letter != "#":
                s.influence[slot] = letters.index(letter) if letter != "." else EMPTY
        return self

    def events(self, first: str, second: str = "lost-archive") -> Table:
        """These two are on top; the piles below hold the others."""
        s = self.s
        shown = (EVENTS[first], EVENTS[second])
        s.event_left = tuple(card for card in range(len(s.t.events)) if card not in shown)
        s.event_shown, s.event_used = shown, ()
        return self

    def brags(self, first: str, second: str) -> Table:
        s = self.s
        shown = (BRAGS[first], BRAGS[second])
        s.brag_left = tuple(card for card in range(len(s.t.brag_per)) if card not in shown)
        s.brag_shown = shown
        return self

    # -- playing

    def turn(self, colour: str, chance: str = "") -> Table:
        """The player has moved and now acts."""
        seat = self.seat(colour)
        self._begin(seat)
        return self.run(Act(seat), chance=chance)

    def move(self, colour: str) -> Table:
        """The player's whole turn begins."""
        seat = self.seat(colour)
        self._begin(seat)
        return self.run(MoveShip(seat), Act(seat))

    def _begin(self, seat: int) -> None:
        self.s.turn, self.s.acted, self.s.declined = seat, False, False
        self.s.offers, self.s.trades = 0, 0

    def run(self, *frames: AnyFrame, chance: str = "") -> Table:
        s = self.s
        before = GAME.inventory(s)
        s.open, s.agenda = [], []
        s.then(*frames)
        assert isinstance(s.dice, RecordedDice)
        s.dice.coming = outcomes(chance)
        advance(s)
        self.match.events += s.events
        s.events = []
        return self._checked(before)

    def do(self, *texts: str) -> Table:
        """Whoever is asked chooses these options one after another; what chance brings stands after a bar."""
        for text in texts:
            option, _, chance = text.partition(" | ")
            self.choose(option, chance)
        return self

    def choose(self, text: str, chance: str = "", by: str = "") -> Table:
        before = GAME.inventory(self.s)
        self.answer(self.seat(by) if by else self.asked, text, outcomes(chance))
        return self._checked(before)

    def visit(self, colour: str, town: str, *texts: str) -> Table:
        """A visit of that town, and what is chosen there."""
        return self.at(**{colour: town}).turn(colour).do("act visit", *texts)

    # -- looking

    def offers(self, text: str) -> bool:
        return self.can(text)

    def units(self, colour: str) -> str:
        counts = self.s.units[self.seat(colour)]
        return " ".join(word for word, kind in UNITS.items() for _ in range(counts[kind]))

    def crew(self, colour: str) -> tuple[str, str, str]:
        """On deck, below, injured."""
        s, seat = self.s, self.seat(colour)
        deck, below, injured = (
            " ".join(self.tables.word("crew", c) for c in crews[seat]) for crews in (s.deck_crew, s.below, s.injured)
        )
        return deck, below, injured

    def city(self, colour: str) -> str:
        return " ".join(self.tables.building_words[b] for b in self.s.buildings[self.seat(colour)])

    def hand(self, colour: str) -> str:
        return " ".join(self.tables.building_words[b] for b in self.s.hand[self.seat(colour)])

    def track(self) -> str:
        """The influence track in the letters of ``cubes``."""
        signs = [*(colour[0] for colour in self.colours)]
        track = "".join("." if c == EMPTY else "#" if c < 0 else signs[c] for c in self.s.influence)
        return track.rstrip(".")

    def owner(self, town: str) -> str:
        return self.name(self.s.owner[TOWNS[town]])

    def shown(self, piles: str) -> list[str]:
        words = {"event": self.tables.event_words, "reputation": self.tables.brag_words}[piles]
        cards = {"event": self.s.event_shown, "reputation": self.s.brag_shown}[piles]
        return [words[card] if card >= 0 else "" for card in cards]

    def told(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        return self.happened(kind)

    def _checked(self, before: dict[str, int]) -> Table:
        self.nothing_left()
        assert GAME.inventory(self.s) == before
        for seat in range(self.s.seats):
            if not self.s.open or not any(type(d).__name__ == "Dump" for d, _ in self.s.open):
                assert self.s.wood[seat] + self.s.fish[seat] <= self.s.hold(seat), "the hold is overfull"
        return self


def crew(word: str) -> int:
    return sum(1 << SKILLS.index(skill) for skill in word.split("-"))

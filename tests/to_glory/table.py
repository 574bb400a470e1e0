"""A table of To Glory! laid out for a test.

Ships stand where the test puts them, by their colours and by axial coordinates; then a turn is begun and questions are
answered by the text of an option. Whatever chance is to bring is said beforehand; volleys are told by hand.

>>> table = Table(3).put("red", (3, 0), "w").turn("red", left=1)
>>> table.choose("do move").where("red")
(2, 0)

Red sails under sail, yellow under helm, blue under gunner, green under beast. Gold, chests and map tokens are counted
after every step.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import tortuga
from tests.table_base import TableBase, outcomes
from tortuga.games.to_glory.rules.turn import Act, Round, Turn
from tortuga.games.to_glory.state import (
    CAPTAINS,
    COLOURS,
    FACING_WORDS,
    LETTERS,
    NO_MAP,
    Voyage,
    VoyageTables,
)
from tortuga.games.to_glory.view import VoyageView
from tortuga.kernel.dice import RecordedDice

GAME = tortuga.find("to-glory")
TABLES: VoyageTables = GAME.load()
Hex = tuple[int, int]
PLACES: dict[Hex, int] = {}
for number, place in enumerate(TABLES.place):
    q = (place + 220) // 21 - 10
    PLACES[q, place - 21 * q] = number
AXIAL = {number: place for place, number in PLACES.items()}


class ToldDice(RecordedDice):
    """Dice that give what a test says; what a volley does is told piece by piece, as people with real cubes do."""

    by_hand: ClassVar[bool] = True

    def copy(self) -> ToldDice:
        other = ToldDice(self.word, self.promise, self.salts)
        other.drawn, other.coming = self.drawn[:], self.coming[:]
        return other


class Table(TableBase[Voyage, VoyageView]):
    state_type = Voyage
    view_type = VoyageView

    def __init__(self, players: int = 3, *, by_hand: bool = True, data: Path | None = None) -> None:
        tables = GAME.load(data) if data else TABLES
        self.dice = ToldDice(tables.word) if by_hand else RecordedDice(tables.word)
        self.match = tortuga.Match(GAME, tables, players, GAME.read_options(GAME.quick_options(), players), self.dice)
        self.colours = COLOURS[:players]
        s = self.s
        s.agenda, s.open = [], []
        s.captain, s.colour = list(range(players)), list(range(players))
        s.ship = [tables.home[colour] for colour in range(players)]
        self.kraken((0, -5), "e")
        self.match.events = []

    # -- laying out

    def put(self, colour: str, place: Hex, facing: str = "e") -> Table:
        self.s.ship[self.seat(colour)] = PLACES[place]
        self.s.heading[self.seat(colour)] = FACING_WORDS.index(facing)
        return self

    def kraken(self, place: Hex, facing: str = "e") -> Table:
        self.s.kraken = PLACES[place]
        self.s.kraken_facing = FACING_WORDS.index(facing)
        return self

    def tower(self, facing: str) -> Table:
        self.s.tower_facing = FACING_WORDS.index(facing)
        return self

    def give(
        self,
        colour: str,
        *,
        gold: int = 0,
        chests: int = 0,
        cursed: bool = False,
        off: bool = False,
        captain: str = "",
        map_from: str = "",
    ) -> Table:
        """What a player has; ``map_from="AE"`` is a map found on island A that leads to E."""
        s, seat = self.s, self.seat(colour)
        s.supply_gold += s.gold[seat] - gold
        s.supply_chests += s.chests[seat] - chests
        s.gold[seat], s.chests[seat] = gold, chests
        s.cursed[seat], s.aboard[seat] = cursed, not off
        if captain:
            s.captain[seat] = CAPTAINS.index(captain)
        if map_from:
            origin, goal = (LETTERS.index(letter) for letter in map_from)
            s.origin[seat], s.map[seat] = origin, goal
            self.stock(map_from[0], "".join(self.tokens(map_from[0])).replace(map_from[1], "", 1))
        return self

    def stock(self, island: str, tokens: str) -> Table:
        """The tokens that lie on an island: letters, and ! for a Jolly Roger."""
        at = LETTERS.index(island)
        numbers = tuple(sorted((LETTERS + "!").index(sign) for sign in tokens))
        self.s.stock = (*self.s.stock[:at], numbers, *self.s.stock[at + 1 :])
        return self

    # -- playing

    def turn(self, colour: str, left: int | None = None) -> Table:
        """The turn of a player begins, with so many skipper actions."""
        self.run(Turn(self.seat(colour)))
        if left is not None:
            self.s.left = left
            self.run(Act(self.seat(colour)))
        return self

    def round(self) -> Table:
        return self.run(Round())

    def run(self, frame: Any) -> Table:
        s = self.s
        s.open, s.agenda = [], [frame]
        while s.agenda and not s.open:
            s.agenda.pop().run(s)
        self.match.events += s.events
        s.events = []
        return self

    def choose(self, *texts: str, chance: str = "") -> Table:
        """Whoever is asked chooses these options one after the other; chance is for the last of them."""
        for i, text in enumerate(texts):
            before = self.counted()
            self.answer(self.asked, text, outcomes(chance) if i == len(texts) - 1 else [])
            self.nothing_left()
            assert self.counted() == before, "something appeared or vanished"
        return self

    def fire(self, gun: str = "ship", **results: str) -> Table:
        """The player in turn fires a volley that does this: fire("tower", red="land", kraken="hit")."""
        self.choose("do fire")
        pieces = [*self.colours, *(piece for piece in ("kraken", "tower") if piece != gun)]
        told = [f"shot-{piece} {results.pop(piece, 'miss')}" for piece in pieces]
        assert not results
        return self.choose(f"fire {gun}", chance=", ".join(told))

    # -- looking

    def offers(self, text: str) -> bool:
        return self.can(text)

    def where(self, piece: str) -> Hex:
        return AXIAL[self.s.kraken if piece == "kraken" else self.s.ship[self.seat(piece)]]

    def faces(self, piece: str) -> str:
        s = self.s
        facing = {"kraken": s.kraken_facing, "tower": s.tower_facing}.get(piece)
        return FACING_WORDS[s.heading[self.seat(piece)] if facing is None else facing]

    def gold(self, colour: str) -> int:
        return self.s.gold[self.seat(colour)]

    def chests(self, colour: str) -> int:
        return self.s.chests[self.seat(colour)]

    def cursed(self) -> str:
        """The cursed ones."""
        return " ".join(colour for colour in self.colours if self.s.cursed[self.seat(colour)])

    def off(self) -> str:
        """Those whose captains are off their ships."""
        return " ".join(colour for colour in self.colours if not self.s.aboard[self.seat(colour)])

    def map(self, colour: str) -> str:
        """Where the map in a hold leads."""
        held = self.s.map[self.seat(colour)]
        return "" if held == NO_MAP else LETTERS[held]

    def tokens(self, island: str) -> str:
        return "".join((LETTERS + "!")[token] for token in self.s.stock[LETTERS.index(island)])

    def events(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        return self.happened(*kinds)

    def counted(self) -> dict[str, int]:
        """Gold, chests and map tokens, wherever they are."""
        return GAME.inventory(self.s)

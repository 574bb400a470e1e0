"""A table of Glory Islands laid out for a test.

Pieces are put down by the colour of their owner and by the names that options have; then a turn, a round or single
frames are run and questions are answered by the text of an option. Whatever chance is to bring is said beforehand.

>>> table = Table(3).at(red=2).put(yellow="c1", red="c2")
>>> table.turn("red", 1, chance="treasure ruby, treasure crown").asks()
'red: keep ruby crown'
>>> table.choose("keep crown").loot("red")
'crown'

After every step the pieces are counted: none may appear or vanish, and no space may be miscounted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tortuga
from tests.table_base import TableBase, outcomes
from tortuga.games.glory_islands.rules.cards import EndOfRound, RevealAndPay
from tortuga.games.glory_islands.rules.morgan import MorgansTurn
from tortuga.games.glory_islands.rules.round import Round, Turn, TurnOrder
from tortuga.games.glory_islands.rules.treasure import KeepTreasure
from tortuga.games.glory_islands.state import (
    BARREL,
    CHEST,
    EMPTY,
    FIELD,
    ISLAND_LETTERS,
    LAND,
    NO_CARD,
    STORM,
    Islands,
    IslandTables,
    Side,
)
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.dice import FastDice, RecordedDice
from tortuga.kernel.machine import AnyFrame, advance, choose

GAME = tortuga.find("glory-islands")
TABLES: IslandTables = GAME.load()
CELLS = {TABLES.word("cell", cell): cell for cell in range(LAND)}
CARDS = {word: card for card, word in enumerate(TABLES.card_words)}
TREASURES = {word: kind for kind, word in enumerate(TABLES.treasures)}


class Table(TableBase[Islands, IslandsView]):
    state_type = Islands
    view_type = IslandsView

    def __init__(
        self,
        players: int = 4,
        *,
        colours: str = "rybg",
        side: str = "front",
        wrecks: bool = False,
        data: Path | None = None,
    ) -> None:
        tables = GAME.load(data) if data else TABLES
        options = GAME.read_options({"colours": colours, "side": side, "wrecks": wrecks}, players)
        self.keeps_alike = True
        self.dice = RecordedDice(tables.word)
        self.match = tortuga.Match(GAME, tables, players, options, self.dice)
        self.colours = GAME.colours(tables, players, options)
        self.s.agenda = []
        self.s.open = []
        self.s.round = 0
        self.match.events = []

    def crew(self, colour: str) -> int:
        """The seat of a colour, or the place of Henry Morgan after the seats."""
        return self.seat(colour)

    # -- laying out

    def put(self, **pirates: str) -> Table:
        """Pirates from the supplies on land: put(red="a1 b2")."""
        s = self.s
        for colour, spaces in pirates.items():
            for word in spaces.split():
                cell = CELLS[word]
                assert s.cells[cell] == EMPTY, f"{word} is taken"
                assert s.supply[self.crew(colour)] > 0, f"{colour} has no pirate left for {word}"
                s.cells[cell] = self.crew(colour)
                s.supply[self.crew(colour)] -= 1
                s.room[s.side.island[cell]] -= 1
        return self

    def at(self, **ships: int) -> Table:
        """Ships on the sea, as many spaces from Home; one that is beyond the compass has passed it."""
        for colour, spaces in ships.items():
            self.s.ship[self.crew(colour)] = spaces
        return self

    def give(
        self,
        colour: str,
        *,
        glory: int | None = None,
        sail: int | None = None,
        barrels: int | None = None,
        loot: str = "",
        discards: str = "",
        wrecks: str = "",
    ) -> Table:
        """Whatever else a player has: barrels from the supply, tokens from the bag, discards from the hand."""
        s, crew = self.s, self.crew(colour)
        if glory is not None:
            s.glory[crew] = glory
        if sail is not None:
            s.sail[crew] = sail
        if barrels is not None:
            s.barrel_supply += s.barrels[crew] - barrels
            s.barrels[crew] = barrels
            assert s.barrel_supply >= 0, "there are not so many barrels"
        for word in loot.split():
            s.bag[TREASURES[word]] -= 1
            s.loot[crew] += (TREASURES[word],)
        for word in discards.split():
            self._take_card(crew, CARDS[word])
            s.pile[crew] += (CARDS[word],)
        s.salvage[crew] += tuple(int(value) for value in wrecks.split())
        return self

    def sink(self, *colours: str) -> Table:
        """These ships went down some rounds ago."""
        for colour in colours:
            self.s.sunk[self.crew(colour)] = True
            self.s.sail[self.crew(colour)] = len(self.s.t.track)
        return self

    def bag(self, words: str) -> Table:
        """Exactly these tokens are in the bag."""
        self.s.bag = [words.split().count(word) for word in TREASURES]
        return self

    # -- playing

    def turn(self, colour: str, card: int | str, chance: str = "") -> Table:
        """The turn of a player with a card that is paid already: its word, or its value for the first one of that."""
        crew = self.crew(colour)
        self._play(crew, card)
        return self.run(MorgansTurn() if crew == self.s.morgan else Turn(crew), chance=chance)

    def reveal(self, *cards: str) -> Table:
        """Cards are shown and paid for; the turn order is found, and nothing more done."""
        self._show(cards)
        return self.run(RevealAndPay(), TurnOrder(), chance=self._morgan_card(cards), skip=(Turn, MorgansTurn))

    def end_round(self, *cards: str) -> Table:
        """Cards have been shown and everybody has acted: the end of the round."""
        self._show(cards)
        return self.run(TurnOrder(), EndOfRound(), skip=(Turn, MorgansTurn))

    def round(self, *cards: str, chance: str = "") -> Table:
        """A whole round begins with these cards, given in the order of the seats."""
        self.run(Round())
        for seat, word in enumerate(cards):
            if self.match.question(seat):
                self.choose(f"play {word}", chance if seat == len(cards) - 1 else "", by=self.colours[seat])
        return self

    def run(self, *frames: AnyFrame, chance: str = "", skip: tuple[type[AnyFrame], ...] = ()) -> Table:
        """Run these frames, but none of those to ``skip``, until somebody is asked."""
        s = self.s
        before = count_pieces(s)
        s.open = []
        s.agenda = []
        s.then(*frames)
        self.dice.coming = outcomes(chance)
        while s.agenda and not s.open:
            frame = s.agenda.pop()
            if not isinstance(frame, skip):
                frame.run(s)
        self.match.events += s.events
        s.events = []
        return self._checked(before)

    def choose(self, text: str, chance: str = "", by: str = "") -> Table:
        """Whoever is asked (or ``by``, where several are) chooses the option with this text."""
        before = count_pieces(self.s)
        self.answer(self.seat(by) if by else self.asked, text, outcomes(chance))
        return self._checked(before)

    # -- looking

    @property
    def glory(self) -> dict[str, int]:
        """The glory of those who have any."""
        return {colour: glory for colour, glory in zip(self.colours, self.s.glory, strict=True) if glory}

    def ashore(self, colour: str) -> str:
        """Where this player's pirates stand."""
        return " ".join(word for word, cell in CELLS.items() if self.s.cells[cell] == self.crew(colour))

    def supply(self, colour: str) -> int:
        return self.s.supply[self.crew(colour)]

    def barrels(self, colour: str) -> int:
        return self.s.barrels[self.crew(colour)]

    def sail(self, colour: str) -> int:
        return self.s.sail[self.crew(colour)]

    def ship(self, colour: str) -> int:
        return self.s.ship[self.crew(colour)]

    def sunk(self, colour: str) -> bool:
        return self.s.sunk[self.crew(colour)]

    def loot(self, colour: str) -> str:
        return " ".join(self.s.t.treasures[kind] for kind in self.s.loot[self.crew(colour)])

    def hand(self, colour: str) -> str:
        return self.cards(self.s.hand[self.crew(colour)])

    def pile(self, colour: str) -> str:
        return self.cards(self.s.pile[self.crew(colour)])

    def order(self) -> str:
        return " ".join(self.colours[crew] for crew in self.s.order)

    def events(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        return self.happened(*kinds)

    def story(self) -> list[str]:
        """The kinds of all that happened, in order, each with the one it happened to."""
        return [f"{event.kind} {self.name(event.seat)}".rstrip() for event in self.match.events]

    @staticmethod
    def cards(cards: Iterable[int]) -> str:
        return " ".join(TABLES.card_words[card] for card in sorted(cards))

    # -- inside

    def _play(self, crew: int, card: int | str) -> None:
        s = self.s
        held = s.morgan_deck if crew == s.morgan else s.hand[crew]
        number = CARDS[card] if isinstance(card, str) else next(c for c in held if s.t.value[c] == card)
        self._take_card(crew, number)
        s.played[crew] = number

    def _show(self, cards: tuple[str, ...]) -> None:
        for crew, card in enumerate(cards):
            if not self.s.sunk[crew]:
                self._play(crew, card)

    def _morgan_card(self, cards: tuple[str, ...]) -> str:
        s = self.s
        if s.morgan < 0 or s.morgan >= len(cards):
            return ""
        s.morgan_deck += (s.played[s.morgan],)  # turned by the frame itself
        s.played[s.morgan] = NO_CARD
        return f"card {cards[s.morgan]}"

    def _take_card(self, crew: int, card: int) -> None:
        """Out of the hand; Henry Morgan has a draw pile instead."""
        s = self.s
        held = s.morgan_deck if crew == s.morgan else s.hand[crew]
        assert card in held, f"{TABLES.card_words[card]} is not there to be played"
        left = tuple(c for c in held if c != card)
        if crew == s.morgan:
            s.morgan_deck = left
        else:
            s.hand[crew] = left

    def _keep_alike(self) -> None:
        """Tokens that are all alike leave no choice, but their player is asked (GI-9.2); here nobody waits for it."""
        while self.match.state.open and self.keeps_alike:
            decision, options = self.match.state.open[0]
            if not isinstance(decision, KeepTreasure) or len(options) > 1:
                return
            dice = self.match.state.dice
            left = dice.coming[:] if isinstance(dice, RecordedDice) else []
            self.answer(decision.seat, GAME.text(self.s.t, decision, options[0]), left)

    def _checked(self, before: Counter[str]) -> Table:
        self._keep_alike()
        coming = [dice.coming for dice in (self.dice, self.s.dice) if isinstance(dice, RecordedDice)]
        assert not any(coming), f"chance was not asked for {coming}"
        after = count_pieces(self.s)
        more, less = after - before, before - after
        for crew in range(self.s.crews):
            if more.pop(f"sunk {crew}", 0):  # GI-8.6: one card has left the game
                less -= Counter([card for card in less if card in CARDS][:1])
        assert not more, f"pieces appeared: {more}"
        assert not less, f"pieces vanished: {less}"
        return self


def count_pieces(s: Islands) -> Counter[str]:
    """All pieces of the table, for what must stay the same; and what the table must be at every moment."""
    pieces: Counter[str] = Counter()
    for island, spaces in enumerate(s.side.islands):
        assert s.room[island] == sum(s.cells[cell] == EMPTY for cell in spaces), f"island {island} is miscounted"
    if s.side.storm >= 0:
        assert s.cells[s.side.storm] == EMPTY, "a pirate stays on the storm"
    for crew in range(s.crews):
        assert s.supply[crew] >= 0
        assert 0 <= s.barrels[crew] <= s.t.barrel_limit
        pieces["barrels"] += s.barrels[crew]
        pieces[f"pirates {crew}"] = s.supply[crew] + s.cells.count(crew)
        if s.sunk[crew]:
            assert s.played[crew] == NO_CARD, "a sunk player still has a card on the table"
            pieces[f"sunk {crew}"] = 1
        for kind in s.loot[crew]:
            pieces[s.t.treasures[kind]] += 1
        pieces["wrecks"] += len(s.salvage[crew])
        for card in (*s.hand[crew], *s.pile[crew], s.played[crew]):
            if card != NO_CARD:
                pieces[s.t.card_words[card]] += 1
    for card in s.morgan_deck:
        pieces[s.t.card_words[card]] += 1
    assert s.barrel_supply >= 0
    pieces["barrels"] += s.barrel_supply
    for kind, number in enumerate(s.bag):
        assert number >= 0
        pieces[s.t.treasures[kind]] += number
    for decision, _ in s.open:
        for kind in getattr(decision, "drawn", []):
            pieces[s.t.treasures[kind]] += 1
    for lot in s.lots:
        assert sum(lot[:4]) == sum(lot[4:]), f"a lot has other tokens than places: {lot}"
    assert [sum(lot[4 + corner] for lot in s.lots) for corner in range(2)] == list(s.stacks)
    pieces["wrecks"] += sum(sum(lot[:4]) for lot in s.lots)
    return pieces


def random_game(players: int, seed: int, **options: Any) -> Iterable[Islands]:
    """A game of random choices: its state at every question, and at last at the end."""
    chooser = FastDice(seed)
    s = GAME.set_up(TABLES, players, GAME.read_options(options, players), FastDice(seed + 1000))
    assert isinstance(s, Islands)
    advance(s)
    while s.open:
        yield s
        decision, offered = s.open[0]
        choose(s, decision.seat, offered[chooser.below(len(offered))])
    yield s


# -- the rulebook's own tables


def rows_of(number: str) -> list[list[str]]:
    """The body of the table that stands in a clause of the rulebook, cell by cell."""
    lines = [line for line in GAME.rulebook.clauses[number].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def printed_board(number: str) -> dict[str, tuple[str, str]]:
    """The board as a clause of the rulebook shows it: the island and the kind of each land space."""
    board = {}
    for row, cells in enumerate(rows_of(number), start=1):
        for column, text in zip("abcde", cells[1:], strict=True):
            island, _, kind = text.partition(" ")
            board[f"{column}{row}"] = (island, kind) if kind else ("", island)
    return board


def our_board(side: Side) -> dict[str, tuple[str, str]]:
    """The board as the data has it, in the same words."""
    kinds = {FIELD: "pirate field", CHEST: "treasure", BARREL: "barrel", STORM: "storm"}
    letters = [*ISLAND_LETTERS, ""]  # no island has the number -1
    return {word: (letters[side.island[cell]], kinds[side.kind[cell]]) for word, cell in CELLS.items()}

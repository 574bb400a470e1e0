"""A match: one game being played. It holds the state, accepts only what is offered, tells each seat what it may know,
and writes the record."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from unicodedata import category

import msgspec

from tortuga.kernel.dice import (
    BY_HAND,
    Elsewhere,
    FastDice,
    HandDice,
    OutcomeNeeded,
    RecordedDice,
    Roll,
    SecretDice,
    TableDice,
    Word,
    WrongOutcome,
    commitment,
    secret_of,
)
from tortuga.kernel.errors import BadOption, BadRecord, NotOffered, did_you_mean
from tortuga.kernel.header import Game, Options, Result
from tortuga.kernel.machine import EVERYTHING, NO_SECRET, Decision, Event, State, advance, choose, withdraw
from tortuga.kernel.record import FORMAT, Ending, Entry, Header, Record, line_of
from tortuga.kernel.registry import find
from tortuga.kernel.view import View
from tortuga.kernel.words import ENGLISH, phrase


class Question(msgspec.Struct, frozen=True):
    """Somebody is asked something: which seat, by which clause, in words."""

    seat: int
    kind: str
    clause: str
    prompt: str


class Option(msgspec.Struct, frozen=True):
    """Something that can be chosen: its stable number and text, its label, and the facts that place it on the board."""

    id: int
    text: str
    label: str
    facts: dict[str, Any]

    def __str__(self) -> str:
        return self.text


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, as one seat may know it."""

    number: int
    kind: str
    seat: int
    facts: dict[str, Any]
    text: str

    def __str__(self) -> str:
        return self.text


class Frozen(msgspec.Struct, frozen=True, kw_only=True):
    """A match written down as it stands, so that it need not be folded again. The secret of its dice is not in it."""

    state: msgspec.Raw  # the view of EVERYTHING, as JSON
    position: int  # how far the dice have been drawn
    chance: list[str]  # of the set-up
    entries: list[Entry]
    events: list[tuple[str, int, dict[str, Any], dict[str, Any], tuple[int, ...]]]


class Errand(msgspec.Struct, frozen=True):
    """A choice of which it takes long to work out what comes of it, for another process. It holds the secret of the
    dice: it is for processes of our own."""

    game: str
    state: msgspec.Raw  # the view of EVERYTHING, as JSON
    secret: str
    salts: str
    position: int
    seat: int
    option: int


def foretell(errand: Errand) -> list[str]:
    """What chance makes of that choice. Only for tables with our own data."""
    game = find(errand.game)
    tables = game.load()
    state = game.imagine(tables, msgspec.json.decode(errand.state, type=game.view_type), FastDice(0))
    dice = SecretDice(tables.word, bytes.fromhex(errand.secret), errand.salts, errand.position)
    state.dice = dice
    choose(state, errand.seat, errand.option)
    return dice.drawn


class _Before:
    """What is needed to take an action back."""

    def __init__(self, state: State, events: int) -> None:
        self.state = state
        self.events = events


class Match:
    """One game being played. Made by ``tortuga.new`` or ``tortuga.replay``.

    A seat is a number from 0 on. Whoever plays asks three things: what is asked (``decisions``), what can be chosen
    (``options``) and what can be seen (``view``), and then chooses (``choose``).
    """

    adviser: ClassVar[Callable[[Match, int, int], Any] | None] = None  # bots take this office; the kernel knows none

    def __init__(
        self,
        game: Game,
        tables: Any,
        seats: int,
        options: Options,
        dice: TableDice,
        names: list[str] | None = None,
        sitting: list[str] | None = None,
        chance: list[str] | None = None,
    ) -> None:
        self._seat_people(game, tables, seats, options, names, sitting)
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.roll: Roll | None = None  # with dice by hand: what the people at the table have yet to tell
        self._told: list[str] = chance or []  # outcomes that are known beforehand: told by hand, or recorded
        self._waiting: tuple[int, int] | None = None  # the seat and option that wait for the roll
        self._undo: dict[int, _Before] = {}  # by index of the entry
        self.set_up_chance: list[str] = []
        self._dice = dice
        self._start()

    # -- looking

    @property
    def over(self) -> bool:
        """Is the game finished?

        >>> import tortuga
        >>> tortuga.new("glory-islands", players=3).over
        False
        """
        return self.roll is None and not self.state.open

    @property
    def result(self) -> Result:
        """Scores, winners, and what the scores are made of.

        >>> import tortuga
        >>> tortuga.new("glory-islands", players=3).result.winners
        []
        """
        return self.game.result(self.state)

    @property
    def scores(self) -> list[int]:
        """The score of each seat as the match stands.

        >>> import tortuga
        >>> tortuga.new("glory-islands", players=3).scores
        [0, 0, 0]
        """
        return self.result.scores

    @property
    def decisions(self) -> list[Question]:
        """Everything that is asked now; several seats at once where choices are simultaneous.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> [(question.seat, question.clause) for question in match.decisions]
        [(0, 'GI-1.1'), (1, 'GI-1.1'), (2, 'GI-1.1')]
        """
        if self.roll is not None:
            return []
        return [self._question(decision) for decision, _ in self.state.open]

    def question(self, seat: int, language: str = ENGLISH) -> Question | None:
        """What this seat is asked now, if anything."""
        found = self._open(seat)
        return self._question(found[0], language) if found else None

    def options(self, seat: int, language: str = ENGLISH) -> list[Option]:
        """What this seat can choose now; empty when it is not asked.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> option = match.options(0)[2]
        >>> option.id, option.text, option.label
        (2, 'play red-3-3w', 'red 3 ○○○, costs 3')
        """
        found = self._open(seat)
        if found is None:
            return []
        decision, options = found
        return [self._option(decision, option, language) for option in options]

    def view(self, seat: int) -> View:
        """The table as this seat may see it: plain data, with no way back to the state.

        >>> import tortuga
        >>> view = tortuga.new("glory-islands", players=3).view(0)
        >>> view.glory, view.asked
        ([0, 0, 0], [0, 1, 2])
        """
        return self.game.view(self.state, seat)

    def log(self, seat: int, since: int = 0, language: str = ENGLISH) -> list[LogLine]:
        """What happened, as this seat may know it, from line number ``since`` on.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> [str(line) for line in match.log(0)]
        ['Round 1']
        """
        lines = []
        words = self.game.speak(language)
        for number, event in enumerate(self.events[since:], start=since):
            text = words.sentence(self.tables, self.names, event, seat)
            lines.append(LogLine(number, event.kind, event.seat, event.facts_for(seat), text))
        return lines

    def hint(self, seat: int, seed: int = 0) -> Any:
        """The best options of this seat: what each promises and why, from what the seat may see.

        >>> import tortuga
        >>> hint = tortuga.new("glory-islands", players=3, seed=7).hint(0)
        >>> len(hint.options), hint.options[0].text[:5]
        (3, 'play ')
        """
        if self._open(seat) is None:
            raise self._out_of_turn(seat)
        assert Match.adviser is not None, "import tortuga"
        return Match.adviser(self, seat, seed)

    # -- acting

    def choose(self, seat: int, option: Option | int | str) -> None:
        """Take an option: an ``Option``, its number, or its text. Whatever is not offered raises ``NotOffered``.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> match.choose(0, "play red-3-3w")
        >>> match.choose(0, "play red-5-4b")
        Traceback (most recent call last):
        ...
        tortuga.kernel.errors.NotOffered: It is not your turn: waiting for Yellow, Blue (GI-1.1)
        """
        if self.roll is not None:
            raise NotOffered("", "First say what was rolled or drawn")
        self._choose(seat, option, [], here=True)

    def choose_here(self, seat: int, option: Option | int | str) -> None:
        """The same, but ``Elsewhere`` is raised, with nothing changed, where that would take long: where something is
        to be worked out, such as a flight through the air. ``foretell`` does it in another process, ``choose_told``
        then takes the option."""
        self._choose(seat, option, [], here=False)

    def choose_told(self, seat: int, option: Option | int | str, chance: list[str]) -> None:
        """Take an option of which it has been worked out what comes of it."""
        self._choose(seat, option, chance, here=True)

    def _choose(self, seat: int, option: Option | int | str, told: list[str], *, here: bool) -> None:
        decision, number = self._resolve(seat, option)
        self._told = told
        self._dice.here = here
        try:
            self._act(seat, decision, number)
        except WrongOutcome:
            raise NotOffered("", "This record does not know its dice, so it cannot be played on") from None
        finally:
            self._dice.here = True

    def choose_recorded(self, entry: Entry) -> None:
        """Take an option as a record has it, chance falling as it is written there."""
        decision, number = self._resolve(entry.seat, entry.do)
        self._told = entry.chance[:]
        self._act(entry.seat, decision, number)

    def errand(self, question: Elsewhere) -> Errand:
        """What another process needs to know to tell what comes of that choice."""
        dice = self._dice
        assert isinstance(dice, SecretDice), "only dice with a secret have something worked out elsewhere"
        state = msgspec.Raw(msgspec.json.encode(self.game.view(self.state, EVERYTHING)))
        position, salts = dice.position, dice.salts
        return Errand(self.game.key, state, dice.secret.hex(), salts, position, question.seat, question.option)

    def tell(self, outcome: str | int) -> None:
        """With dice by hand: say what was rolled or drawn, by the word for it ("ruby", "4")."""
        if self.roll is None:
            raise NotOffered("", "Nothing is to be rolled or drawn now")
        word = str(outcome).strip().lower()
        if word not in self.roll.words:
            raise NotOffered("", f"{outcome!r} cannot have come; possible are {', '.join(self.roll.words)}")
        self._told.append(f"{self.roll.what} {word}")
        if self._waiting is None:
            self._start()
            return
        seat, option = self._waiting
        found = self._open_in_state(seat)
        assert found is not None, "the question that waits for a roll is still open"
        self._act(seat, found[0], option)

    def why_not(self, seat: int, fact: str, value: int, language: str = ENGLISH) -> list[NotOffered]:
        """Why a thing on the table (a space, a card: named by a fact of options and its value) cannot be chosen by this
        seat now: each reason with its clause. Nothing if it can be chosen."""
        found = self._open(seat)
        if found is None:
            return [self._out_of_turn(seat, language)]
        decision, options = found
        words = self.game.speak(language)
        reasons: dict[tuple[str, str], None] = {}
        for option in range(decision.span):
            facts = decision.option_facts(self.state, option)
            if facts.get(fact) != value:
                continue
            if option in options:
                return []
            clause, key = decision.why_not(self.state, option)
            told = {**decision.facts(self.state), **facts}
            reasons[clause, words.reason(self.tables, self.names, key, told)] = None
        if not reasons:
            prompt = self._question(decision, language).prompt
            reasons[decision.clause, phrase(language, "no_part", prompt=prompt)] = None
        return [NotOffered(clause, reason) for clause, reason in reasons]

    def is_final(self, seat: int, option: Option | int | str) -> bool:
        """Could this choice not be taken back? It is tried on a table imagined from what the seat knows, so the answer
        tells it nothing new. Where others act next, there is no time to take it back either."""
        _, number = self._resolve(seat, option)
        if len(self.state.open) > 1:
            return False  # an answer that waits for others' can be withdrawn
        dice = FastDice(0)
        state = self.game.imagine(self.tables, self.view(seat), dice)
        seed, state.informed = dice.seed, False
        choose(state, seat, number)
        return state.informed or dice.seed != seed or all(asked.seat != seat for asked, _ in state.open)

    def why_not_undo(self, seat: int, language: str = ENGLISH) -> str:
        """Why this seat cannot take its last action back; empty if it can."""
        if self.roll is not None:
            return phrase(language, "rolling")
        if not self.entries:
            return phrase(language, "nothing_done")
        if self._pending_answer(seat) is not None:
            return ""
        if self.over:
            return phrase(language, "over")
        last = len(self.entries) - 1
        if self.entries[last].seat != seat:
            acted = any(e.seat == seat for e in self.entries)
            return phrase(language, "others_acted" if acted else "not_acted")
        if last not in self._undo:
            return phrase(language, "came_to_light")
        return ""

    def undo(self, seat: int) -> None:
        """Take this seat's last action back: free until information was gained or somebody else acted.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> match.choose(0, "play red-3-3w")
        >>> match.undo(0)
        >>> match.choose(0, "play red-5-4b")
        """
        reason = self.why_not_undo(seat)
        if reason:
            raise NotOffered("undo", reason)
        pending = self._pending_answer(seat)
        if pending is not None:
            withdraw(self.state, seat)
            del self.entries[pending]
            self._undo = {index: before for index, before in self._undo.items() if index < pending}
            return
        last = len(self.entries) - 1
        before = self._undo.pop(last)
        self._restore(before.state)
        del self.entries[last]
        del self.events[before.events :]

    def copy(self) -> Match:
        """An independent match that stands where this one does.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> other = match.copy()
        >>> other.choose(0, "play red-3-3w")
        >>> len(match.decisions), len(other.decisions)
        (3, 2)
        """
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.entries = self.entries[:]
        other.events = self.events[:]
        other._told = self._told[:]
        other._undo = dict(self._undo)
        other._restore(self.state.copy())
        return other

    # -- leaving memory and coming back

    @property
    def settled(self) -> bool:
        """Is there no action that its seat could still take back? Only then can the match be frozen."""
        return self.roll is None and (self.over or not self._undo)

    def freeze(self) -> Frozen:
        """The match as plain data. What could be taken back is not in it, so a match that is not settled is refused."""
        dice = self._dice
        if not self.settled or not isinstance(dice, SecretDice):
            raise ValueError("only a settled match with dice of its own can be frozen")
        return Frozen(
            state=msgspec.Raw(msgspec.json.encode(self.game.view(self.state, EVERYTHING))),
            position=dice.position,
            chance=self.set_up_chance,
            entries=self.entries[:],
            events=[(e.kind, e.seat, e.facts, e.secret, e.knowers) for e in self.events],
        )

    @classmethod
    def thaw(
        cls,
        frozen: Frozen,
        game: Game,
        tables: Any,
        seats: int,
        options: Options,
        dice: SecretDice,
        names: list[str] | None = None,
        sitting: list[str] | None = None,
    ) -> Match:
        """The match that was frozen; all but the frozen part is handed in as it was to the first."""
        match = cls.__new__(cls)
        match._seat_people(game, tables, seats, options, names, sitting)
        match.entries = list(frozen.entries)
        match.events = [Event(k, seat, facts, hid or NO_SECRET, who) for k, seat, facts, hid, who in frozen.events]
        match.roll = None
        match._told = []
        match._waiting = None
        match._undo = {}
        match.set_up_chance = frozen.chance
        view = msgspec.json.decode(frozen.state, type=game.view_type)
        state = game.imagine(tables, view, FastDice(0))
        state.dice = SecretDice(dice.word, dice.secret, dice.salts, frozen.position)
        match._restore(state)
        return match

    def rewound(self, entries: int) -> Match:
        """The match as it stood after its first ``entries`` actions, undo included. Dice will fall as they fell: who
        takes a roll back by consent does not get another one."""
        dice = self._dice
        if not isinstance(dice, SecretDice):
            raise ValueError("only a match with dice of its own can be rewound")
        names, sitting = self.names[: self.seats], self.sitting
        start = SecretDice(dice.word, dice.secret, dice.salts)
        match = Match(self.game, self.tables, self.seats, self.chosen_options, start, names, sitting)
        for entry in self.entries[:entries]:
            match.choose_recorded(entry)
        return match

    # -- the record

    @property
    def record(self) -> Record:
        """The match so far as a record. The secret of the dice is in it only when the match is over.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> match.choose(0, "play red-3-3w")
        >>> match.record.entries
        [Entry(seat=0, do='play red-3-3w', chance=[])]
        """
        return self._record(pause=False)

    @property
    def save(self) -> Record:
        """A record from which play can go on: an unfinished match carries the secret of its dice."""
        return self._record(pause=True)

    def _record(self, pause: bool) -> Record:
        dice = self._dice
        secret = dice.secret.hex() if isinstance(dice, SecretDice) else ""
        header = Header(
            tortuga=FORMAT,
            game=self.game.key,
            rules=self.game.edition,
            data=self.game.digest(self.tables, self.chosen_options),
            players=self.seats,
            options=self.game.named_options(self.chosen_options),
            names=self.names[: self.seats],
            seats=self.sitting,
            dice=dice.promise,
            salts=dice.salts,
            chance=self.set_up_chance,
        )
        ending = None
        if self.over:
            result = self.result
            ending = Ending(end=True, scores=result.scores, winners=result.winners, secret=secret)
        elif pause:
            ending = Ending(end=False, secret=secret)
        return Record(header, self.entries[:], ending)

    # -- inside

    def _seat_people(
        self,
        game: Game,
        tables: Any,
        seats: int,
        options: Options,
        names: list[str] | None,
        sitting: list[str] | None,
    ) -> None:
        self.game = game
        self.tables = tables
        self.seats = seats
        self.chosen_options = options
        for given in (names, sitting):
            if given is not None and len(given) != seats:
                raise BadOption(f"{len(given)} names for {seats} players.")
        for name in names or []:
            if not 1 <= len(name.strip()) <= 40 or any(category(sign) == "Cc" for sign in name):
                raise BadOption("A name has 1 to 40 characters, and no control characters.")
        own = game.player_names(tables, seats, options)
        self.names = [*(names or own[:seats]), *own[seats:]]
        self.sitting = sitting or ["human"] * seats  # who sits on each seat, for the record

    def _start(self) -> None:
        """Set the table up. With dice by hand this may need outcomes first, and is then begun again."""
        dice = self._dice
        dice.drawn = []
        dice.coming = self._told[:]
        self.roll = None
        state = self.game.set_up(self.tables, self.seats, self.chosen_options, dice)
        state.telling = True
        self.state = state
        try:
            advance(state)
        except OutcomeNeeded as needed:
            self.roll = needed.roll
            return
        self.set_up_chance = dice.drawn[:]
        self._collect(state)

    def _act(self, seat: int, decision: Decision, option: int) -> None:
        state = self.state
        before = state.copy()
        dice = self._dice
        dice.drawn = []
        dice.coming = self._told[:]
        state.informed = False
        events = len(self.events)
        entry_text = sys.intern(self.game.text(self.tables, decision, option))  # there are few, in many matches
        try:
            choose(state, seat, option)
        except OutcomeNeeded as needed:
            self._restore(before)
            self.roll, self._waiting = needed.roll, (seat, option)
            return
        except Elsewhere:
            self._restore(before)
            raise Elsewhere(seat, option) from None
        except BaseException:
            self._restore(before)  # nothing is ever half done
            raise
        self.roll = self._waiting = None
        chance = dice.drawn[:]
        self.entries.append(Entry(seat=seat, do=entry_text, chance=chance))
        if chance or state.informed:
            self._undo = {}
        else:
            self._undo[len(self.entries) - 1] = _Before(before, events)
        self._collect(state)

    def _collect(self, state: State) -> None:
        self.events += state.events
        state.events = []

    def _restore(self, state: State) -> None:
        self.state = state
        state.telling = True
        state.events = []
        dice = state.dice
        assert isinstance(dice, TableDice)
        self._dice = dice

    def _pending_answer(self, seat: int) -> int | None:
        """The index of the entry with this seat's answer that others have yet to match."""
        if any(decision.seat == seat for decision, _ in self.state.answers):
            for index in range(len(self.entries) - 1, -1, -1):
                if self.entries[index].seat == seat:
                    chosen = self.entries[index].do
                    decision, option = next(a for a in self.state.answers if a[0].seat == seat)
                    return index if chosen == self.game.text(self.tables, decision, option) else None
        return None

    def _open(self, seat: int) -> tuple[Decision, list[int]] | None:
        return None if self.roll is not None else self._open_in_state(seat)

    def _open_in_state(self, seat: int) -> tuple[Decision, list[int]] | None:
        for decision, options in self.state.open:
            if decision.seat == seat:
                return decision, options
        return None

    def _question(self, decision: Decision, language: str = ENGLISH) -> Question:
        prompt = self.game.speak(language).prompt(self.tables, self.names, decision, self.state)
        return Question(decision.seat, type(decision).__name__, decision.clause, prompt)

    def _option(self, decision: Decision, option: int, language: str) -> Option:
        return Option(
            self.game.action(decision, option),
            self.game.text(self.tables, decision, option),
            self.game.speak(language).label(self.tables, self.names, decision, self.state, option),
            decision.option_facts(self.state, option),
        )

    def _resolve(self, seat: int, wanted: Option | int | str) -> tuple[Decision, int]:
        """The decision and option that are meant, or NotOffered with the clause and the reason."""
        found = self._open(seat) if isinstance(seat, int) else None
        if found is None:
            raise self._out_of_turn(seat)
        decision, options = found
        if isinstance(wanted, Option):
            wanted = wanted.id
        if isinstance(wanted, bool) or not isinstance(wanted, int | str):
            raise NotOffered(decision.clause, "An action is given by its number or its text")
        option = self._by_number(decision, wanted) if isinstance(wanted, int) else self._by_text(decision, wanted)
        if option not in options:
            clause, key = decision.why_not(self.state, option)
            facts = {**decision.facts(self.state), **decision.option_facts(self.state, option)}
            raise NotOffered(clause, self.game.words.reason(self.tables, self.names, key, facts))
        return decision, option

    def _out_of_turn(self, seat: Any, language: str = ENGLISH) -> NotOffered:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return NotOffered("", f"There is no seat {seat!r} at this table")
        if self.over:
            return NotOffered("", phrase(language, "over"))
        questions = self.decisions
        waiting = ", ".join(self.names[question.seat] for question in questions)
        return NotOffered(questions[0].clause, phrase(language, "not_your_turn", names=waiting))

    def _by_number(self, decision: Decision, number: int) -> int:
        option = number - self.game.action(decision, 0)
        if 0 <= option < decision.span:
            return option
        if 0 <= number < self.game.actions:
            raise NotOffered(decision.clause, f"That action is not asked for now: {self._question(decision).prompt}")
        raise NotOffered(decision.clause, f"The game has no action {number}")

    def _by_text(self, decision: Decision, text: str) -> int:
        plain = " ".join(text.lower().split())
        words: dict[str, int] = {}
        for option in range(decision.span):
            word = self.game.text(self.tables, decision, option)
            if word == plain:
                return option
            words[word] = option
        verbs = {kind.verb for kind in self.game.decisions}
        if plain.partition(" ")[0] in verbs - {decision.verb}:
            raise NotOffered(decision.clause, f"That action is not asked for now: {self._question(decision).prompt}")
        shown = text if len(text) <= 40 else text[:40] + "…"
        raise NotOffered(decision.clause, f"There is no action {shown!r}.{did_you_mean(plain, words)}")


def new(
    game: str,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    *,
    names: list[str] | None = None,
    sitting: list[str] | None = None,
    data: Path | None = None,
    hand_dice: bool = False,
) -> Match:
    """A new match. With a ``seed`` it can be played again exactly; without, the dice come from a fresh secret.

    >>> import tortuga
    >>> match = tortuga.new("glory-islands", players=3, seed=7)
    >>> match.over
    False
    """
    header = find(game)
    seats = header.least if players is None else players
    chosen = header.read_options(options or {}, seats)
    if not hand_dice:  # who rolls and shoots by hand needs nothing installed for it
        header.ready(chosen)
    tables = header.load(data)
    dice: TableDice
    if hand_dice:
        dice = HandDice(tables.word)
    else:
        dice = SecretDice(tables.word, secrets.token_bytes(32) if seed is None else secret_of(seed))
    return Match(header, tables, seats, chosen, dice, names, sitting)


def replay(record: Record | str, *, data: Path | None = None, upto: int | None = None) -> Match:
    """The match of a record, played again to its end (or through its first ``upto`` actions), everything checked.

    >>> import tortuga
    >>> match = tortuga.new("glory-islands", players=3, seed=7)
    >>> again = tortuga.replay(str(match.record))
    >>> again.view(0) == match.view(0)
    True
    """
    if isinstance(record, str):
        record = Record.parse(record)
    replayed = Replay(record, data)
    entries = record.entries if upto is None else record.entries[:upto]
    for _ in entries:
        replayed.step()
    if upto is None or upto >= len(record.entries):
        replayed.finish()
    return replayed.match


class Replay:
    """A record on its way to being a match again, one action at a time."""

    def __init__(self, record: Record, data: Path | None = None) -> None:
        self.record = record
        header = record.header
        game = find(header.game)
        if header.rules != game.edition:
            raise BadRecord(1, f"made by rules {header.rules} of {game.title}; these are rules {game.edition}")
        tables = game.load(data)
        try:
            options = game.read_options(header.options, header.players)
        except BadOption as error:
            raise BadRecord(1, str(error)) from None
        digest = game.digest(tables, options)
        if header.data != digest:
            raise BadRecord(1, f"made with other data tables ({header.data}, not {digest}); give their folder")
        try:
            dice = self._dice(tables.word)
            self.match = Match(game, tables, header.players, options, dice, header.names, header.seats, header.chance)
        except (BadOption, WrongOutcome) as error:
            raise BadRecord(1, str(error)) from None
        self._compare(1, self.match.set_up_chance, header.chance)

    def step(self) -> None:
        """Play the next action and check that chance fell as it is written."""
        index = len(self.match.entries)
        entry = self.record.entries[index]
        try:
            self.match.choose_recorded(entry)
        except NotOffered as error:
            raise BadRecord(line_of(index), f"{entry.do!r} of seat {entry.seat} is not legal there: {error}") from None
        except WrongOutcome as error:
            raise BadRecord(line_of(index), str(error)) from None
        if len(self.match.entries) == index:
            raise BadRecord(line_of(index), "an outcome of chance is missing")
        self._compare(line_of(index), self.match.entries[index].chance, entry.chance)

    def finish(self) -> None:
        """Check the last line against the match."""
        ending = self.record.ending
        line = line_of(len(self.record.entries))
        if ending is None or not ending.end:
            return
        if not self.match.over:
            raise BadRecord(line, "the record says that the game is over, but it is not")
        result = self.match.result
        if ending.scores != result.scores or ending.winners != result.winners:
            raise BadRecord(line, f"the scores are {result.scores}, winners {result.winners}, not as written")

    def _dice(self, word: Word) -> TableDice:
        header, ending = self.record.header, self.record.ending
        if header.dice == BY_HAND:
            return HandDice(word)
        if ending is None or not ending.secret:
            return RecordedDice(word, header.dice, header.salts)
        try:
            secret = bytes.fromhex(ending.secret)
        except ValueError:
            secret = b""
        if commitment(secret) != header.dice:
            line = line_of(len(self.record.entries))
            raise BadRecord(line, "the secret of the dice is not the one that was committed to")
        return SecretDice(word, secret, header.salts)

    def _compare(self, line: int, got: list[str], written: list[str]) -> None:
        if got != written:
            raise BadRecord(line, f"chance gave {got}, but {written} is written")

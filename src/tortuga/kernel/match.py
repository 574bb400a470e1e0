"""A match: one game being played. It holds the state, accepts only what is offered, tells each seat what it may know,
and writes the record."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any, Self, TypeAlias
from unicodedata import category

import msgspec

from tortuga.kernel.dice import (
    Deferred,
    FastDice,
    HandDice,
    OutcomeNeeded,
    Roll,
    SecretDice,
    TableDice,
    WrongOutcome,
    secret_of,
)
from tortuga.kernel.errors import BadOption, NotOffered, closest
from tortuga.kernel.header import AnyGame, Options, Result
from tortuga.kernel.machine import (
    EVERYTHING,
    NO_SECRET,
    AnyDecision,
    Event,
    State,
    Tables,
    advance,
    choose,
    withdraw,
)
from tortuga.kernel.record import FORMAT, Ending, Entry, Header, Record
from tortuga.kernel.registry import find
from tortuga.kernel.view import View
from tortuga.kernel.words import ENGLISH, Phrase, Spoken

WireFacts: TypeAlias = dict[str, Any]  # Facts as JSON: msgspec reads no union of two kinds of lists


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
    facts: WireFacts

    def __str__(self) -> str:
        return self.text


class LogLine(msgspec.Struct, frozen=True):
    """Something that happened, as one seat may know it."""

    number: int
    kind: str
    seat: int
    facts: WireFacts
    text: str

    def __str__(self) -> str:
        return self.text


class Frozen(msgspec.Struct, frozen=True, kw_only=True):
    """A match written down as it stands, so that it need not be folded again. The secret of its dice is not in it."""

    state: msgspec.Raw  # the view of EVERYTHING, as JSON
    position: int  # how far the dice have been drawn
    chance: list[str]  # of the set-up
    entries: list[Entry]
    events: list[tuple[str, int, WireFacts, WireFacts, tuple[int, ...]]]


class OutcomeJob(msgspec.Struct, frozen=True):
    """A choice whose outcomes take long to compute, for another process. It holds the secret of the dice: it must only
    go to processes of our own."""

    game: str
    state: msgspec.Raw  # the view of EVERYTHING, as JSON
    secret: str
    salts: str
    position: int
    seat: int
    option: int


def compute_outcomes(job: OutcomeJob) -> list[str]:
    """What chance makes of that choice. Only for tables with our own data."""
    game = find(job.game)
    tables = game.load()
    state = game.imagine(tables, msgspec.json.decode(job.state, type=game.view_type), FastDice(0))
    dice = SecretDice(tables.word, bytes.fromhex(job.secret), job.salts, job.position)
    state.dice = dice
    choose(state, job.seat, job.option)
    return dice.drawn


class _Before:
    """What is needed to take an action back."""

    def __init__(self, state: State, events: int) -> None:
        self.state = state
        self.events = events


class Plan:
    """What comes of a choice that was tried on a copy of the state and has not been made yet. With dice by hand
    something may have to be rolled first; then there is a ``roll`` and no ``entry``."""

    def __init__(self, before: State, seat: int, option: int, outcomes: list[str]) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.outcomes = outcomes
        self.state = before
        self.entry: Entry | None = None
        self.roll: Roll | None = None

    @property
    def over(self) -> bool:
        """Is the game finished after it?"""
        return self.roll is None and not self.state.open


class Match:
    """One game being played. Made by ``tortuga.new`` or ``tortuga.replay``.

    A seat is a number from 0 on. Whoever plays asks three things: what is asked (``decisions``), what can be chosen
    (``options``) and what can be seen (``view``), and then chooses (``choose``).
    """

    def __init__(
        self,
        game: AnyGame,
        tables: Tables,
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
        self.roll: Roll | None = None  # with dice by hand: what the people at the table have yet to enter
        self._outcomes: list[str] = chance or []  # known beforehand: entered by hand, or recorded
        self._waiting: tuple[int, int] | None = None  # the seat and option that wait for the roll
        self._undo: dict[int, _Before] = {}  # by index of the entry
        self.set_up_chance: list[str] = []
        self._dice = dice
        self._start()

    @classmethod
    def new(
        cls,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        *,
        names: list[str] | None = None,
        sitting: list[str] | None = None,
        data: Path | None = None,
        hand_dice: bool = False,
    ) -> Self:
        """A new match. With a ``seed`` it can be played again exactly; without, the dice come from a fresh secret.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3, seed=7)
        >>> match.over
        False
        """
        header = find(game)
        seats = header.least if players is None else players
        chosen = header.read_options(options or {}, seats)
        if not hand_dice:  # whoever rolls and shoots by hand needs nothing installed for it
            header.ready(chosen)
        tables = header.load(data)
        dice: TableDice
        if hand_dice:
            dice = HandDice(tables.word)
        else:
            dice = SecretDice(tables.word, secrets.token_bytes(32) if seed is None else secret_of(seed))
        return cls(header, tables, seats, chosen, dice, names, sitting)

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

    def note(self, language: str = ENGLISH) -> str:
        """What there is to say of the result besides the winners, if anything."""
        note = self.result.note
        return self.game.speak(language).phrase(note) if note else ""

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

    def check_asked(self, seat: int) -> None:
        """Raise NotOffered unless this seat is asked something now."""
        if self._open(seat) is None:
            raise self._out_of_turn(seat)

    def view(self, seat: int) -> View:
        """The table as this seat may see it: plain data, with no way back to the state.

        >>> import tortuga
        >>> view = tortuga.new("glory-islands", players=3).view(0)
        >>> view.glory, view.asked
        ([0, 0, 0], [0, 1, 2])
        """
        view: View = self.game.view(self.state, seat)
        return view

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

    # -- acting

    def choose(
        self, seat: int, option: Option | int | str, *, outcomes: list[str] | None = None, defer: bool = False
    ) -> None:
        """Take an option: an ``Option``, its number, or its text. Whatever is not offered raises ``NotOffered``.

        With ``defer``, a choice whose outcomes take long to compute (cubes flying through the air) raises ``Deferred``
        and changes nothing: ``compute_outcomes(match.outcome_job(deferred))`` finds them out, in another process, and
        the choice is then made again with these ``outcomes``.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> match.choose(0, "play red-3-3w")
        >>> match.choose(0, "play red-5-4b")
        Traceback (most recent call last):
        ...
        tortuga.kernel.errors.NotOffered: It is not your turn: waiting for Yellow, Blue (GI-1.1)
        """
        self.carry_out(self.plan(seat, option, outcomes=outcomes, defer=defer))

    def plan(
        self, seat: int, option: Option | int | str, *, outcomes: list[str] | None = None, defer: bool = False
    ) -> Plan:
        """What would come of choosing an option, as for ``choose``. Nothing changes until it is carried out."""
        if self.roll is not None:
            raise NotOffered("", Phrase("match.roll_first"))
        decision, number = self._resolve(seat, option)
        try:
            return self._plan(seat, decision, number, outcomes or [], defer)
        except WrongOutcome:
            raise NotOffered("", Phrase("match.dice_unknown")) from None

    def carry_out(self, plan: Plan) -> None:
        """Make the choice that was planned for the match as it stands now."""
        assert plan.before is self.state, "nothing has happened since the plan was made"
        self._outcomes, self.roll = plan.outcomes, plan.roll
        if plan.entry is None:
            self._waiting = plan.seat, plan.option
            return
        self._waiting = None
        state = plan.state
        self.entries.append(plan.entry)
        if plan.entry.chance or state.informed:
            self._undo = {}
        else:
            self._undo[len(self.entries) - 1] = _Before(plan.before, len(self.events))
        self._stand_at(state)
        self._collect(state)

    def choose_recorded(self, entry: Entry) -> None:
        """Take an option as a record has it, chance falling as it is written there."""
        decision, number = self._resolve(entry.seat, entry.do)
        self.carry_out(self._plan(entry.seat, decision, number, entry.chance))

    def outcome_job(self, deferred: Deferred) -> OutcomeJob:
        """What another process needs to know to compute the outcomes of that choice."""
        dice = self._dice
        assert isinstance(dice, SecretDice), "only dice with a secret defer anything"
        state = msgspec.Raw(msgspec.json.encode(self.game.view(self.state, EVERYTHING)))
        position, salts = dice.position, dice.salts
        return OutcomeJob(self.game.key, state, dice.secret.hex(), salts, position, deferred.seat, deferred.option)

    def enter(self, outcome: str | int) -> None:
        """With dice by hand: say what was rolled or drawn, by the word for it ("ruby", "4")."""
        plan = self.plan_entered(outcome)
        if plan is not None:
            self.carry_out(plan)
            return
        self._outcomes = self._entered(outcome)
        self._start()

    def plan_entered(self, outcome: str | int) -> Plan | None:
        """What would come of entering this outcome; None while the table is being set up."""
        outcomes = self._entered(outcome)
        if self._waiting is None:
            return None
        seat, option = self._waiting
        found = self._open_in_state(seat)
        assert found is not None, "the question that waits for a roll is still open"
        return self._plan(seat, found[0], option, outcomes)

    def _entered(self, outcome: str | int) -> list[str]:
        """All outcomes that are known once this one is entered."""
        if self.roll is None:
            raise NotOffered("", Phrase("match.no_roll"))
        word = str(outcome).strip().lower()
        if word not in self.roll.words:
            possible = ", ".join(self.roll.words)
            raise NotOffered("", Phrase("match.not_possible", outcome=repr(outcome), possible=possible))
        return [*self._outcomes, f"{self.roll.what} {word}"]

    def why_not(self, seat: int, fact: str, value: int) -> list[NotOffered]:
        """Why a thing on the table (a space, a card: named by a fact of options and its value) cannot be chosen by this
        seat now: each reason with its clause. Nothing if it can be chosen."""
        found = self._open(seat)
        if found is None:
            return [self._out_of_turn(seat)]
        decision, options = found
        refusals: dict[tuple[str, str], NotOffered] = {}
        for option in range(decision.span):
            if decision.option_facts(self.state, option).get(fact) != value:
                continue
            if option in options:
                return []
            refusal = self._refusal(decision, option)
            refusals[refusal.clause, refusal.reason] = refusal
        if not refusals:
            return [NotOffered(decision.clause, Phrase("match.no_part", prompt=self._prompt(decision)))]
        return list(refusals.values())

    def final_options(self, seat: int) -> set[int]:
        """The numbers of those actions that this seat could not take back. Each is tried on a table imagined from what
        the seat knows, so the answer tells it nothing new. Where others act next there is no time to take it back."""
        found = self._open(seat)
        if found is None or len(self.state.open) > 1:
            return set()  # an answer that waits for others' can be withdrawn
        first = self.game.action(found[0], 0)
        dice = FastDice(0)
        world = self.game.imagine(self.tables, self.view(seat), dice)
        seed, world.informed = dice.seed, False
        final = set()
        for option in found[1]:
            tried = world.copy()
            choose(tried, seat, option)
            luck = tried.dice
            drawn = isinstance(luck, FastDice) and luck.seed != seed
            if drawn or tried.informed or all(asked.seat != seat for asked, _ in tried.open):
                final.add(first + option)
        return final

    def why_not_undo(self, seat: int) -> Phrase | None:
        """Why this seat cannot take its last action back; None if it can."""
        if self.roll is not None:
            return Phrase("match.rolling")
        if not self.entries:
            return Phrase("match.nothing_done")
        if self._pending_answer(seat) is not None:
            return None
        if self.over:
            return Phrase("match.over")
        last = len(self.entries) - 1
        if self.entries[last].seat != seat:
            acted = any(e.seat == seat for e in self.entries)
            return Phrase("match.others_acted" if acted else "match.not_acted")
        if last not in self._undo:
            return Phrase("match.came_to_light")
        return None

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

    def copy(self) -> Self:
        """An independent match that stands where this one does.

        >>> import tortuga
        >>> match = tortuga.new("glory-islands", players=3)
        >>> other = match.copy()
        >>> other.choose(0, "play red-3-3w")
        >>> len(match.decisions), len(other.decisions)
        (3, 2)
        """
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.entries = self.entries[:]
        other.events = self.events[:]
        other._outcomes = self._outcomes[:]
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
        game: AnyGame,
        tables: Tables,
        seats: int,
        options: Options,
        dice: SecretDice,
        names: list[str] | None = None,
        sitting: list[str] | None = None,
    ) -> Self:
        """The match that was frozen; all but the frozen part is handed in as it was to the first."""
        match = cls.__new__(cls)
        match._seat_people(game, tables, seats, options, names, sitting)
        match.entries = list(frozen.entries)
        match.events = [Event(k, seat, facts, hid or NO_SECRET, who) for k, seat, facts, hid, who in frozen.events]
        match.roll = None
        match._outcomes = []
        match._waiting = None
        match._undo = {}
        match.set_up_chance = frozen.chance
        view = msgspec.json.decode(frozen.state, type=game.view_type)
        state = game.imagine(tables, view, FastDice(0))
        state.dice = SecretDice(dice.word, dice.secret, dice.salts, frozen.position)
        match._restore(state)
        return match

    def rewound(self, entries: int) -> Self:
        """The match as it stood after its first ``entries`` actions, undo included. Dice will fall as they fell:
        whoever takes a roll back by consent does not get another one."""
        dice = self._dice
        if not isinstance(dice, SecretDice):
            raise ValueError("only a match with dice of its own can be rewound")
        names, sitting = self.names[: self.seats], self.sitting
        start = SecretDice(dice.word, dice.secret, dice.salts)
        match = type(self)(self.game, self.tables, self.seats, self.chosen_options, start, names, sitting)
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
        game: AnyGame,
        tables: Tables,
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
        dice.begin(self._outcomes)
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

    def _plan(self, seat: int, decision: AnyDecision, option: int, outcomes: list[str], defer: bool = False) -> Plan:
        plan = Plan(self.state, seat, option, outcomes)
        state = self.state.copy()
        state.telling, state.events = True, self.state.events[:]
        dice = state.dice
        assert isinstance(dice, TableDice)
        dice.begin(outcomes, defer)
        try:
            choose(state, seat, option)
        except OutcomeNeeded as needed:
            plan.roll = needed.roll
            return plan
        except Deferred:
            raise Deferred(seat, option) from None
        text = sys.intern(self.game.text(self.tables, decision, option))  # there are few, in many matches
        plan.entry = Entry(seat=seat, do=text, chance=dice.drawn[:])
        plan.state = state
        return plan

    def _collect(self, state: State) -> None:
        self.events += state.events
        state.events = []

    def _restore(self, state: State) -> None:
        state.telling = True
        state.events = []
        self._stand_at(state)

    def _stand_at(self, state: State) -> None:
        self.state = state
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

    def _open(self, seat: int) -> tuple[AnyDecision, list[int]] | None:
        return None if self.roll is not None else self._open_in_state(seat)

    def _open_in_state(self, seat: int) -> tuple[AnyDecision, list[int]] | None:
        for decision, options in self.state.open:
            if decision.seat == seat:
                return decision, options
        return None

    def _question(self, decision: AnyDecision, language: str = ENGLISH) -> Question:
        prompt = self.game.speak(language).prompt(self.tables, self.names, decision, self.state)
        return Question(decision.seat, type(decision).__name__, decision.clause, prompt)

    def _option(self, decision: AnyDecision, option: int, language: str) -> Option:
        return Option(
            self.game.action(decision, option),
            self.game.text(self.tables, decision, option),
            self.game.speak(language).label(self.tables, self.names, decision, self.state, option),
            decision.option_facts(self.state, option),
        )

    def _resolve(self, seat: int, wanted: Option | int | str) -> tuple[AnyDecision, int]:
        """The decision and option that are meant, or NotOffered with the clause and the reason."""
        found = self._open(seat) if isinstance(seat, int) else None
        if found is None:
            raise self._out_of_turn(seat)
        decision, options = found
        if isinstance(wanted, Option):
            wanted = wanted.id
        if isinstance(wanted, bool) or not isinstance(wanted, int | str):
            raise NotOffered(decision.clause, Phrase("match.action_form"))
        option = self._by_number(decision, wanted) if isinstance(wanted, int) else self._by_text(decision, wanted)
        if option not in options:
            raise self._refusal(decision, option)
        return decision, option

    def _refusal(self, decision: AnyDecision, option: int) -> NotOffered:
        """Why an option that the game has is not offered now."""
        clause, key = decision.why_not(self.state, option)
        facts = {**decision.facts(self.state), **decision.option_facts(self.state, option)}
        game, tables, names = self.game, self.tables, self.names
        return NotOffered(clause, Spoken(key, lambda language: game.speak(language).reason(tables, names, key, facts)))

    def _prompt(self, decision: AnyDecision) -> Spoken:
        """What this decision asks, in any language."""
        return Spoken(type(decision).__name__, lambda language: self._question(decision, language).prompt)

    def _out_of_turn(self, seat: Any) -> NotOffered:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            return NotOffered("", Phrase("match.no_seat", seat=repr(seat)))
        if self.over:
            return NotOffered("", Phrase("match.over"))
        waiting = [decision for decision, _ in self.state.open] if self.roll is None else []
        if not waiting:
            return NotOffered("", Phrase("match.rolling"))
        names = ", ".join(self.names[decision.seat] for decision in waiting)
        return NotOffered(waiting[0].clause, Phrase("match.not_your_turn", names=names))

    def _by_number(self, decision: AnyDecision, number: int) -> int:
        option = number - self.game.action(decision, 0)
        if 0 <= option < decision.span:
            return option
        if 0 <= number < self.game.actions:
            raise NotOffered(decision.clause, Phrase("match.not_asked", prompt=self._prompt(decision)))
        raise NotOffered(decision.clause, Phrase("match.no_action", action=number))

    def _by_text(self, decision: AnyDecision, text: str) -> int:
        plain = " ".join(text.lower().split())
        texts: dict[str, int] = {}
        for option in range(decision.span):
            word = self.game.text(self.tables, decision, option)
            if word == plain:
                return option
            texts[word] = option
        verbs = {kind.verb for kind in self.game.decisions}
        if plain.partition(" ")[0] in verbs - {decision.verb}:
            raise NotOffered(decision.clause, Phrase("match.not_asked", prompt=self._prompt(decision)))
        shown = repr(text if len(text) <= 40 else text[:40] + "…")
        meant = closest(plain, texts)
        if meant:
            raise NotOffered(decision.clause, Phrase("match.did_you_mean", action=shown, meant=repr(meant)))
        raise NotOffered(decision.clause, Phrase("match.no_such_action", action=shown))

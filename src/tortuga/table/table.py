"""A table: the fold of its entries over a match. Plain synchronous code; time is passed in.

A command is first decided, which changes nothing and gives the acts it leads to (or ``NotOffered``), and then applied:
``perform`` does both and returns the entry. The caller makes the entry durable before anybody sees it, and unloads the
table if that fails. ``fold`` applies an entry that was made before or elsewhere, in the same way.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from tortuga.bots import BOTS, find_bot
from tortuga.kernel.dice import SecretDice, WrongOutcome, commitment
from tortuga.kernel.errors import NoSuchBot, NotOffered, Refusal, TortugaError, closest
from tortuga.kernel.header import Result
from tortuga.kernel.match import Frozen, Match, Plan
from tortuga.kernel.record import FORMAT, Ending, Header, Record
from tortuga.kernel.record import Entry as Action
from tortuga.kernel.registry import find
from tortuga.kernel.replay import replay
from tortuga.kernel.words import Phrase
from tortuga.store import acts as a
from tortuga.store.acts import AnyAct, Entry
from tortuga.table import commands as c
from tortuga.table.clock import Clocks
from tortuga.table.spec import CHAT_LENGTH, NAME_LENGTH, SALT_LENGTH, SeatSpec, TableSpec, clean

KEPT_CHAT = 200  # lines in memory; all of it is in the entries
PATIENCE = {"live": 120_000, "days": 3 * 24 * 3600_000}  # ms of waiting after which others may hand a seat to a bot

Stage = Literal["gathering", "running", "over", "closed"]


class BrokenTable(Refusal):
    """A table that this Tortuga cannot load: other rules, other data, or entries that do not fit."""


class StaleTable(BrokenTable):
    """A game that was begun with rules or data that this Tortuga does not have."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed about a table from its first moment."""

    id: str
    host: str  # the guest who opened it
    spec: TableSpec
    rules: str  # and data: those with which it was opened; ``Table`` knows those with which the game was begun
    data: str
    secret: str  # of the dice, hex; revealed when the game is over
    created: int


class Seat(msgspec.Struct):
    """A seat as it is now."""

    name: str = ""
    guest: str = ""  # who holds it
    bot: str = ""  # the bot that plays, if one does
    ready: bool = False
    salt: str = ""
    late: bool = False  # its bank of time is used up

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)


class ChatLine(msgspec.Struct, frozen=True):
    number: int  # of the entry
    seat: int
    name: str
    text: str
    at: int


class Wish(msgspec.Struct):
    """A seat asks to go back; it happens when every other person has agreed."""

    seat: int
    to: int
    agreed: list[int]


class Decided:
    """What a command leads to. A move has been tried already: its plan is carried out, and need not be made again."""

    def __init__(self, acts: list[AnyAct], plan: Plan | None = None) -> None:
        self.acts = acts
        self.plan = plan


class FrozenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it stood after an entry, so that loading need not begin at the first entry."""

    number: int
    at: int
    stage: Stage
    seats: list[Seat]
    clocks: Clocks
    chat: list[ChatLine]
    salts: str
    again: str
    match: Frozen
    rules: str = ""  # if they are not those of the row
    data: str = ""
    options: dict[str, bool | int | str] = {}


class Table:
    def __init__(self, row: Row, tables: Any = None) -> None:
        """``tables``: the data of an owner's box, if the game is not played with ours."""
        self.row = row
        self.spec = row.spec
        self.game = find(row.spec.game)
        self.tables = tables = tables or self.game.load()
        self.rules, self.data = row.rules, row.data
        self.options = row.spec.options
        if self.stale:  # a table that has not begun adopts the new rules
            self.options = self.game.read_options(dict(row.spec.options), len(row.spec.seats))
        self.number = 0
        self.at = row.created
        self.stage: Stage = "gathering"
        self.seats = [
            Seat(name=s.name, bot=s.bot, ready=True) if s.kind == "bot" else Seat(name=s.name) for s in row.spec.seats
        ]
        own = self.game.player_names(tables, len(self.seats), self.options)
        for seat, name in zip(self.seats, own, strict=False):
            seat.name = seat.name or name
        self.match: Match | None = None
        self.salts = ""
        self.clocks = Clocks.fresh(row.spec.clock, len(self.seats))
        self.chat: list[ChatLine] = []
        self.wish: Wish | None = None
        self.again = ""  # the table at which the same people play again
        self.imported = False
        self._final: dict[int, set[int]] = {}  # by seat, as the table stands
        self._log_base = 0  # the entry after which the marks begin
        self._log_marks: list[int] = [0]  # after each entry: how many lines of the log still stand unchanged

    @classmethod
    def around(cls, match: Match, host: str) -> Table:
        """A table for a match whose people all sit at the screen of ``host``. What is played there is kept as the
        record of the match; its data may come from an owner's box, and its dice may be rolled by hand."""
        kinds = [who.partition(":") for who in match.sitting]
        seats = [
            SeatSpec("bot", match.names[i], bot) if kind == "bot" else SeatSpec("here", match.names[i])
            for i, (kind, _, bot) in enumerate(kinds)
        ]
        spec = TableSpec(game=match.game.key, seats=seats, options=match.chosen_options)
        edition, digest = match.game.edition, match.game.digest(match.tables, match.chosen_options)
        table = cls(Row(id="", host=host, spec=spec, rules=edition, data=digest, secret="", created=0), match.tables)
        for seat in table.seats:
            if not seat.bot:
                seat.guest, seat.ready = host, True
        table.match = match
        table.stage = "over" if match.over else "running"
        return table

    # -- looking

    @cached_property
    def commitment(self) -> str:
        """The hash that binds the dice; shown from the first moment."""
        return commitment(bytes.fromhex(self.row.secret))

    @property
    def stale(self) -> bool:
        """Does this table have other rules or data than this Tortuga?"""
        return (self.rules, self.data) != (self.game.edition, self.game.digest(self.tables, self.options))

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match is not None and self.stage == "over" else None

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now."""
        if self.match is None or self.match.roll is not None or self.stage != "running":
            return []
        return [decision.seat for decision, _ in self.match.state.open]

    @property
    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked if self.seats[seat].bot]

    @property
    def wake(self) -> int | None:
        """When the house has something to do here: 0 for now (a bot is asked), or the time when a clock runs out."""
        return 0 if self.bots_asked else self.clocks.next()

    def seats_of(self, who: c.Who) -> list[int]:
        """The seats for which this person may act."""
        if who.seat is not None:
            here = who.tab == self.row.id and who.seat < len(self.seats)
            return [who.seat] if here and who.holder and self.seats[who.seat].guest == who.holder else []
        return [i for i, seat in enumerate(self.seats) if who.guest and seat.guest == who.guest]

    def final_options(self, seat: int) -> set[int]:
        """The actions of this seat that it could not take back, found out once for all who look."""
        if seat not in self._final:
            self._final[seat] = self.match.final_options(seat) if self.match is not None else set()
        return self._final[seat]

    def log_since(self, number: int) -> int:
        """The first line of the log that may be new to somebody who saw the table after entry ``number``."""
        index = number - self._log_base
        return self._log_marks[index] if 0 <= index < len(self._log_marks) else 0

    # -- commands

    def perform(
        self, command: c.AnyCommand, who: c.Who, now: int, *, outcomes: list[str] | None = None, defer: bool = False
    ) -> Entry:
        """Carry out a command. ``outcomes`` and ``defer`` are for moves that take long to compute: ``Match.choose``."""
        at = max(now, self.at)
        if isinstance(command, c.Do):
            decided = self._decide_move(command, who, outcomes, defer)
        else:
            decided = Decided(self._decide(command, who, at))
        return self._entry(decided, at, who, command.key, c.digest(command))

    def sit(self, command: c.Sit, guest: str, name: str, invited: int | None, now: int) -> Entry:
        """Let a guest take a seat. ``invited`` is the seat of the invitation that was shown, if one was."""
        at = max(now, self.at)
        if self.stage in ("over", "closed"):
            raise NotOffered("", Phrase("table.closed"))
        if invited is not None:
            seat = invited
        elif command.seat is not None:
            seat = command.seat
        else:
            free = (i for i, s in enumerate(self.spec.seats) if s.kind == "open" and not self.seats[i].guest)
            seat = next(free, -1)
            if seat < 0:
                raise NotOffered("", Phrase("table.no_free_seat"))
        if not 0 <= seat < len(self.seats):
            raise NotOffered("", Phrase("match.no_seat", seat=seat))
        kind = self.spec.seats[seat].kind
        if invited is None and kind != "open":
            raise NotOffered("", Phrase("table.invitation_needed"))
        if self.seats[seat].guest or kind == "bot":
            raise NotOffered("", Phrase("table.seat_taken"))
        chosen = self._free_name(clean(command.name or name, NAME_LENGTH) or self.seats[seat].name, seat)
        found: list[AnyAct] = [a.Sat(seat=seat, guest=guest, name=chosen)]
        if self.stage == "gathering" and command.ready:
            found.append(a.Ready(seat=seat, salt=clean(command.salt, SALT_LENGTH)))
        elif self.stage == "running" and self.seats[seat].bot:
            found.append(a.TakenBack(seat=seat))
        decided = Decided(self._then_start(found))
        return self._entry(decided, at, c.Who(guest, guest), command.key, c.digest(command))

    def open(self, guest: str, name: str, ready: bool, salt: str, now: int, again: list[Seat] | None = None) -> Entry:
        """The first entry: whoever opens the table sits down, with those at the same screen; or, if the same people
        play again, all of them."""
        found: list[AnyAct] = []
        for i, spec in enumerate(self.spec.seats):
            if again is not None and again[i].guest:
                found.append(a.Sat(seat=i, guest=again[i].guest, name=again[i].name))
            elif again is None and spec.kind in ("me", "here"):
                wanted = spec.name or (name if spec.kind == "me" else "")
                found.append(a.Sat(seat=i, guest=guest, name=self._free_name(wanted or self.seats[i].name, i)))
                if ready:
                    found.append(a.Ready(seat=i, salt=clean(salt, SALT_LENGTH)))
        return self._entry(Decided(self._then_start(found)), max(now, self.at), c.Who(guest, guest))

    def take_in(self, record: str, guest: str, now: int) -> Entry:
        """The first entry of a table that shows a finished game from elsewhere."""
        return self._entry(Decided([a.Imported(record=record)]), max(now, self.at), c.Who(guest, guest))

    def bot_does(
        self, seat: int, action: int, now: int, *, outcomes: list[str] | None = None, defer: bool = False
    ) -> Entry:
        """A bot has chosen this."""
        if seat not in self.bots_asked:
            raise NotOffered("", Phrase("table.no_bot_asked"))
        plan = self._match().plan(seat, action, outcomes=outcomes, defer=defer)
        return self._entry(self._planned(plan), max(now, self.at), c.HOUSE)

    def enter(self, outcome: str, who: c.Who, now: int) -> Entry:
        """With dice by hand: the people at the table say what was rolled or drawn."""
        match = self._match()
        plan = match.plan_entered(outcome)
        if plan is None:  # the table is still being set up
            match.enter(outcome)
        decided = Decided([]) if plan is None else self._planned(plan)
        return self._entry(decided, max(now, self.at), who)

    def flag(self, now: int) -> Entry | None:
        """Clocks that have run out: a bot plays for those seats until their people take them back."""
        late = [seat for seat in range(len(self.seats)) if (d := self.clocks.deadline(seat)) is not None and d <= now]
        if not late:
            return None
        found: list[AnyAct] = []
        for seat in late:
            found += [a.Flagged(seat=seat), a.HandedOver(seat=seat, bot=self.spec.stand_in)]
        return self._entry(Decided(found), max(now, self.at), c.HOUSE)

    def close_unstarted(self, now: int, after: int) -> Entry | None:
        """Close a table that has not begun and at which nothing has happened for ``after`` ms."""
        if self.stage != "gathering" or now - self.at < after:
            return None
        return self._entry(Decided([a.Ended(closed=True)]), max(now, self.at), c.HOUSE)

    def point_to(self, other: str, who: c.Who, now: int) -> Entry:
        """The people of this table play again at the other one."""
        return self._entry(Decided([a.Again(table=other)]), max(now, self.at), who)

    def _entry(self, decided: Decided, at: int, who: c.Who, key: str | None = None, what: str = "") -> Entry:
        """Apply what was decided; the entry that says so."""
        entry = Entry(number=self.number + 1, at=at, acts=decided.acts, who=who.id, key=key, what=what)
        self._take(entry, decided.plan)
        return entry

    # -- deciding: nothing here changes the table

    def _decide_move(self, command: c.Do, who: c.Who, outcomes: list[str] | None, defer: bool) -> Decided:
        seat = self._acting(command, who)
        self._check_begun()
        if self.seats[seat].bot:
            raise NotOffered("", Phrase("table.bot_plays"))
        return self._planned(self._match().plan(seat, command.action, outcomes=outcomes, defer=defer))

    def _planned(self, plan: Plan) -> Decided:
        """A move as acts; none if people have yet to say what they rolled."""
        if plan.entry is None:
            return Decided([], plan)
        found: list[AnyAct] = [a.Did(seat=plan.entry.seat, do=plan.entry.do, chance=plan.entry.chance)]
        if plan.over:
            result = self.game.result(plan.state)
            found.append(a.Ended(scores=result.scores, winners=result.winners))
        return Decided(found, plan)

    def _check_begun(self) -> None:
        if self.stage == "gathering":
            raise NotOffered("", Phrase("table.not_begun"))
        if self.stage == "closed":
            raise NotOffered("", Phrase("table.closed"))

    def _decide(self, command: c.AnyCommand, who: c.Who, at: int) -> list[AnyAct]:
        if isinstance(command, c.Close):
            return self._close(who)
        seat = self._acting(command, who)
        if isinstance(command, c.Say):
            text = clean(command.text, CHAT_LENGTH)
            if not text:
                raise NotOffered("", Phrase("table.empty_message"))
            return [a.Said(seat=seat, text=text)]
        if isinstance(command, c.Rename):
            name = clean(command.name, NAME_LENGTH)
            if not name:
                raise NotOffered("", Phrase("table.no_name"))
            return [a.Renamed(seat=seat, name=self._free_name(name, seat))]
        if isinstance(command, c.Leave):
            if self.stage not in ("gathering", "running"):
                raise NotOffered("", Phrase("table.closed"))
            return [a.Left(seat=seat)]
        if isinstance(command, c.BeReady):
            if self.stage != "gathering":
                raise NotOffered("", Phrase("table.dice_bound"))
            return self._then_start([a.Ready(seat=seat, salt=clean(command.salt, SALT_LENGTH))])
        self._check_begun()
        if self.stage == "over":
            raise NotOffered("", Phrase("match.over"))
        if isinstance(command, c.Undo):
            return self._undo(seat)
        if isinstance(command, c.AskUndo):
            return self._ask_undo(seat, command.to)
        if isinstance(command, c.AnswerUndo):
            return self._answer_undo(seat, command.agree)
        if isinstance(command, c.HandOver):
            return self._hand_over(seat, command, at)
        return self._take_back(seat)

    def _acting(self, command: c.Command, who: c.Who) -> int:
        mine = self.seats_of(who)
        if not mine:
            raise NotOffered("", Phrase("table.not_seated"))
        if command.seat is None:
            if len(mine) == 1:
                return mine[0]
            asked = [seat for seat in mine if seat in self.asked]
            if len(asked) == 1 and isinstance(command, c.Do):
                return asked[0]
            if isinstance(command, c.Do) and asked:
                raise NotOffered("", Phrase("table.which_seat"))
            return mine[0]
        if command.seat not in mine:
            raise NotOffered("", Phrase("table.seat_not_yours", number=command.seat))
        return command.seat

    def _undo(self, seat: int) -> list[AnyAct]:
        reason = self._match().why_not_undo(seat)
        if reason:
            raise NotOffered("undo", Phrase("table.ask_others", reason=reason) if self._others(seat) else reason)
        return [a.TookBack(seat=seat)]

    def _ask_undo(self, seat: int, to: int | None) -> list[AnyAct]:
        match = self._match()
        if self.wish is not None:
            raise NotOffered("undo", Phrase("table.already_asking"))
        if to is None:
            own = [i for i, entry in enumerate(match.entries) if entry.seat == seat]
            if not own:
                raise NotOffered("undo", Phrase("match.not_acted"))
            to = own[-1]
        if not 0 <= to < len(match.entries):
            raise NotOffered("undo", Phrase("table.nothing_to_undo"))
        found: list[AnyAct] = [a.UndoAsked(seat=seat, to=to)]
        if not self._others(seat):
            found.append(a.Rewound(to=to))
        return found

    def _answer_undo(self, seat: int, agree: bool) -> list[AnyAct]:
        wish = self.wish
        if wish is None:
            raise NotOffered("undo", Phrase("table.nobody_asks"))
        if not agree:
            return [a.UndoRefused(seat=seat)]
        if seat == wish.seat or seat in wish.agreed:
            raise NotOffered("undo", Phrase("table.agreed_already"))
        found: list[AnyAct] = [a.UndoAgreed(seat=seat)]
        if not self._others(wish.seat) - {*wish.agreed, seat}:
            found.append(a.Rewound(to=wish.to))
        return found

    def _others(self, asking: int) -> set[int]:
        """The seats whose consent an undo needs: those of every person but the one who asks."""
        guest = self.seats[asking].guest
        return {i for i, seat in enumerate(self.seats) if seat.guest and seat.guest != guest and not seat.bot}

    def _hand_over(self, seat: int, command: c.HandOver, at: int) -> list[AnyAct]:
        of = seat if command.of is None else command.of
        if not 0 <= of < len(self.seats):
            raise NotOffered("", Phrase("match.no_seat", seat=of))
        if self.seats[of].bot:
            raise NotOffered("", Phrase("table.bot_already"))
        if of != seat and self.seats[of].guest and self.seats[of].guest != self.seats[seat].guest:
            since = self.clocks.since[of]
            if since is None or at - since < PATIENCE[self.spec.pace]:
                raise NotOffered("", Phrase("table.not_gone"))
        bot = command.bot or self.spec.stand_in
        try:
            find_bot(bot)
        except NoSuchBot:
            meant = closest(bot, BOTS)
            if meant:
                raise NotOffered("", Phrase("table.bot_meant", bot=repr(bot), meant=repr(meant))) from None
            raise NotOffered("", Phrase("table.no_such_bot", bot=repr(bot))) from None
        return [a.HandedOver(seat=of, bot=bot)]

    def _take_back(self, seat: int) -> list[AnyAct]:
        if not self.seats[seat].bot:
            raise NotOffered("", Phrase("table.plays_already"))
        if self.seats[seat].late:
            raise NotOffered("", Phrase("table.time_used_up"))
        return [a.TakenBack(seat=seat)]

    def _close(self, who: c.Who) -> list[AnyAct]:
        if not who.guest or who.guest != self.row.host:
            raise NotOffered("", Phrase("table.only_host"))
        if self.stage != "gathering":
            raise NotOffered("", Phrase("table.only_unstarted"))
        return [a.Ended(closed=True)]

    def _then_start(self, found: list[AnyAct]) -> list[AnyAct]:
        """Add the start where these acts fill the last seat and make the last one ready."""
        if self.stage != "gathering":
            return found
        taken = {i for i, seat in enumerate(self.seats) if seat.taken}
        ready = {i for i, seat in enumerate(self.seats) if seat.ready}
        salts = [seat.salt for seat in self.seats]
        for act in found:
            if isinstance(act, a.Sat):
                taken.add(act.seat)
            elif isinstance(act, a.Ready):
                ready.add(act.seat)
                salts[act.seat] = act.salt
        if len(taken & ready) == len(self.seats):
            # A salt has no line breaks, so this shows whose is whose; if all are empty it is a game without salts.
            bound = "\n".join(salts) if any(salts) else ""
            digest = self.game.digest(self.tables, self.options)
            rules, data = (self.game.edition, digest) if self.stale else ("", "")
            found = [*found, a.Started(salts=bound, rules=rules, data=data)]
        return found

    def _free_name(self, name: str, seat: int) -> str:
        """This name, followed by a number if another seat has it."""
        others = {other.name.casefold() for i, other in enumerate(self.seats) if i != seat}
        wanted, n = name, 2
        while wanted.casefold() in others:
            wanted, n = f"{name[: NAME_LENGTH - 4]} {n}", n + 1
        return wanted

    def _match(self) -> Match:
        assert self.match is not None, "the game has begun"
        return self.match

    # -- the fold

    def fold(self, entry: Entry) -> None:
        """Apply an entry that was made before, or by another process."""
        if entry.number != self.number + 1:
            raise BrokenTable(Phrase("table.entry_missing", table=self.row.id, entry=entry.number, last=self.number))
        try:
            self._take(entry)
        except StaleTable:
            raise
        except (TortugaError, WrongOutcome) as error:
            table, reason = self.row.id, str(error)
            raise BrokenTable(Phrase("table.entry_misfit", table=table, entry=entry.number, reason=reason)) from None

    def _take(self, entry: Entry, plan: Plan | None = None) -> None:
        """Apply an entry. ``plan`` is its move, if that has been tried just now."""
        if plan is not None:
            self._match().carry_out(plan)
        for act in entry.acts:
            if isinstance(act, a.Did):
                self._move(act, entry.at, planned=plan is not None)
            else:
                self._apply(act, entry.number, entry.at)
        self.number = entry.number
        self.at = entry.at
        self._final.clear()
        if self.stage == "running":
            self.clocks.ask({seat for seat in self.asked if not self.seats[seat].bot}, entry.at)
        else:
            self.clocks.ask(set(), entry.at)
        self._mark_log()

    def _mark_log(self) -> None:
        length = len(self.match.events) if self.match else 0
        marks = self._log_marks
        for i in range(len(marks) - 1, -1, -1):  # lines that were taken back no longer stand
            if marks[i] <= length:
                break
            marks[i] = length
        marks.append(length)

    def _apply(self, act: AnyAct, number: int, at: int) -> None:
        match act:
            case a.Sat():
                seat = self.seats[act.seat]
                seat.guest, seat.name = act.guest, act.name
                self._rename_in_match()
            case a.Left():
                seat = self.seats[act.seat]
                seat.guest, seat.ready, seat.salt = "", False, ""
                self.wish = None
            case a.Renamed():
                self.seats[act.seat].name = act.name
                self._rename_in_match()
            case a.Ready():
                self.seats[act.seat].ready, self.seats[act.seat].salt = True, act.salt
            case a.Started():
                self._begin_with(act.rules, act.data)
                self._start(act.salts)
            case a.TookBack():
                self._match().undo(act.seat)
                self.wish = None
            case a.UndoAsked():
                self.wish = Wish(act.seat, act.to, [])
            case a.UndoAgreed():
                if self.wish is not None:
                    self.wish.agreed.append(act.seat)
            case a.UndoRefused():
                self.wish = None
            case a.Rewound():
                self.match = self._match().rewound(act.to)
                self.wish = None
            case a.Said():
                self.chat.append(ChatLine(number, act.seat, self.seats[act.seat].name, act.text, at))
                del self.chat[:-KEPT_CHAT]
            case a.HandedOver():
                self.seats[act.seat].bot = act.bot
                self._resit()
            case a.TakenBack():
                self.seats[act.seat].bot = ""
                self._resit()
            case a.Flagged():
                self.clocks.stop(act.seat, at, moved=False)
                self.seats[act.seat].late = self.spec.clock.kind == "bank"
            case a.Ended():
                self.stage = "closed" if act.closed else "over"
                self.wish = None
            case a.Imported():
                self._begin_with("", "")
                self.match = replay(Match, act.record)
                self.imported = True
                self.stage = "over"
                for seat, name in zip(self.seats, self.match.names, strict=False):
                    seat.name = name
            case a.Again():
                self.again = act.table

    def _move(self, act: a.Did, at: int, planned: bool) -> None:
        if not planned:
            match = self._match()
            match.choose_recorded(Action(seat=act.seat, do=act.do, chance=act.chance))
            done = match.entries[-1]
            if done.chance != act.chance:
                came, written = ", ".join(done.chance), ", ".join(act.chance)
                raise BrokenTable(Phrase("table.other_chance", came=came, written=written))
        self.clocks.stop(act.seat, at, moved=True)
        self.wish = None

    def _begin_with(self, rules: str, data: str) -> None:
        """Bind the game to these rules and data ("": those of the row), which must be ours."""
        self.rules, self.data = rules or self.row.rules, data or self.row.data
        if self.stale:
            theirs = {"rules": self.rules, "data": self.data, "game": self.game.title}
            ours = {"our_rules": self.game.edition, "our_data": self.game.digest(self.tables, self.options)}
            raise StaleTable(Phrase("table.stale", table=self.row.id, **theirs, **ours))

    def _start(self, salts: str) -> None:
        self.salts = salts
        self.match = Match(*self._setting(), *self._people())
        self.stage = "running"

    def _setting(self) -> tuple[Any, Any, int, Any, SecretDice]:
        dice = SecretDice(self.tables.word, bytes.fromhex(self.row.secret), self.salts)
        return self.game, self.tables, len(self.seats), self.options, dice

    def _people(self) -> tuple[list[str], list[str]]:
        return [seat.name for seat in self.seats], [_sitting(seat) for seat in self.seats]

    def _rename_in_match(self) -> None:
        if self.match is not None:
            self.match.names[: len(self.seats)] = self._people()[0]

    def _resit(self) -> None:
        if self.match is not None:
            self.match.sitting = self._people()[1]

    # -- snapshots

    def freeze(self) -> FrozenTable | None:
        """The table as it stands, or None if something could still be taken back."""
        match = self.match
        if match is None or self.imported or self.wish is not None or not match.settled:
            return None
        return FrozenTable(
            number=self.number,
            at=self.at,
            stage=self.stage,
            seats=self.seats,
            clocks=self.clocks,
            chat=self.chat,
            salts=self.salts,
            again=self.again,
            match=match.freeze(),
            rules=self.rules,
            data=self.data,
            options=self.options,
        )

    @classmethod
    def thaw(cls, row: Row, frozen: FrozenTable) -> Table:
        table = cls(row)
        table._begin_with(frozen.rules, frozen.data)
        table.number, table.at, table.stage = frozen.number, frozen.at, frozen.stage
        table.seats, table.clocks, table.chat = frozen.seats, frozen.clocks, frozen.chat
        table.salts, table.again = frozen.salts, frozen.again
        table.match = Match.thaw(frozen.match, *table._setting(), *table._people())
        table._log_base = frozen.number
        table._log_marks = [len(table.match.events)]
        return table

    @classmethod
    def load(cls, row: Row, frozen: FrozenTable | None, entries: list[Entry]) -> Table:
        """The table from its snapshot, if there is one, and the entries after it."""
        table = cls.thaw(row, frozen) if frozen is not None else cls(row)
        for entry in entries:
            table.fold(entry)
        return table


def old_record(row: Row, frozen: FrozenTable, ended: a.Ended) -> Record:
    """The record of a finished game from its last snapshot: for games whose rules this Tortuga no longer has."""
    match = frozen.match
    header = Header(
        tortuga=FORMAT,
        game=row.spec.game,
        rules=frozen.rules or row.rules,
        data=frozen.data or row.data,
        players=len(frozen.seats),
        options=frozen.options or row.spec.options,
        names=[seat.name for seat in frozen.seats],
        seats=[_sitting(seat) for seat in frozen.seats],
        dice=commitment(bytes.fromhex(row.secret)),
        salts=frozen.salts,
        chance=match.chance,
    )
    ending = Ending(end=True, scores=ended.scores, winners=ended.winners, secret=row.secret)
    return Record(header, list(match.entries), ending)


def _sitting(seat: Seat) -> str:
    return f"bot:{seat.bot}" if seat.bot else "human"

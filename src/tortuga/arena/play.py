"""The loop that plays one game between bots, for whoever plays games in bulk.

Where somebody wants its record or its events, a game is played as a match; otherwise as a bare state, which is many
times as fast.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tortuga.arena.events import actions_of, sources_of, things_of
from tortuga.arena.vary import load_tables
from tortuga.bots import make_bot
from tortuga.bots.bot import Bot
from tortuga.kernel.dice import FastDice, SecretDice, secret_of
from tortuga.kernel.header import AnyGame
from tortuga.kernel.machine import AnyDecision, State, advance, choose
from tortuga.kernel.match import Match
from tortuga.kernel.registry import find

LONGEST = 100_000  # decisions after which a game is given up as endless
MOMENTS = 20  # of a game, at which the scores are noted


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played. Its dice and its bots' luck depend on ``deal`` alone, not on who sits where."""

    index: int
    game: str
    bots: list[str]  # by seat
    options: dict[str, bool | int | str]
    deal: int  # a seed that games with other seats share
    data: str = ""
    vary: dict[str, Any] = {}  # "table.field": another value
    lot: list[str] = []  # decisions that are answered by lot rather than by the bots
    record: bool = False  # keep the record
    look: bool = False  # note what each seat did, and how the scores went


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, by seat."""

    index: int
    deal: int
    bots: list[str]
    scores: list[int]
    shares: list[float]  # of the victory
    decisions: int
    rounds: int
    finished: bool
    record: str = ""
    course: list[list[int]] = []  # the scores at twenty moments of the game, if somebody looked
    actions: list[dict[str, int]] = []  # what each seat did how often, if somebody looked
    parts: list[dict[str, int]] = []  # what each score is made of
    things: list[list[tuple[str, str]]] = []  # what each seat got by lot or the game compares: of what, and which


def play_jobs(jobs: list[Job]) -> list[Outcome]:
    """Play these games; data tables that they share are read once."""
    tables: dict[bytes, Any] = {}
    found = []
    for job in jobs:
        key = msgspec.json.encode((job.game, job.data, job.vary))
        if key not in tables:
            tables[key] = load_tables(find(job.game), job.data, job.vary)
        found.append(play_job(job, tables[key]))
    return found


def play_job(job: Job, tables: Any = None) -> Outcome:
    """Play one game. ``tables``: its data, where they have been read already."""
    game = find(job.game)
    if tables is None:
        tables = load_tables(game, job.data, job.vary)
    luck = FastDice(job.deal * 0x9E37 + 7)
    bots = [make_bot(name, game, tables, luck.below(1 << 53), programs=True) for name in job.bots]
    match = None
    if job.record or job.look:
        dice = SecretDice(tables.word, secret_of(job.deal))
        match = Match(game, tables, len(job.bots), job.options, dice, sitting=[f"bot:{name}" for name in job.bots])
        table: Table = RecordedTable(match)
    else:
        table = BareTable(game.set_up(tables, len(job.bots), job.options, FastDice(luck.below(1 << 53))))
    course = Course(job)
    try:
        decisions = play_out(game, tables, table, bots, course)
    finally:
        for bot in bots:
            bot.close()
    result = game.result(table.state)
    looked = match if job.look else None
    return Outcome(
        index=job.index,
        deal=job.deal,
        bots=job.bots,
        scores=result.scores,
        shares=[result.share(seat) for seat in range(len(job.bots))],
        decisions=decisions,
        rounds=int(getattr(table.state, "round", 0)),
        finished=not table.state.open,
        record=str(match.record) if match is not None and job.record else "",
        course=course.moments(),
        actions=actions_of(looked) if looked is not None else [],
        parts=sources_of(looked) if looked is not None else result.parts,
        things=course.things(looked),
    )


def play_out(game: AnyGame, tables: Any, table: Table, bots: list[Bot], course: Course) -> int:
    """Let the bots play to the end; how many decisions they made."""
    decisions = 0
    while table.state.open and decisions < LONGEST:
        decision, options = table.state.open[0]
        seat = decision.seat
        if course.looking:
            course.scores.append(game.result(table.state).scores)
        if course.lot and type(decision).__name__ in course.lot:
            option = course.draw(tables, decision, options)
        else:
            bot = bots[seat]
            option = bot.choose(game.view(table.state, seat) if bot.wants_view else None, seat, options[:])
            if option not in options:
                raise AssertionError(f"{bot} chose {option}, which was not offered")
        table.take(decision, option)
        decisions += 1
    return decisions


class BareTable:
    """A state alone, without record and events."""

    def __init__(self, state: State) -> None:
        self.state = state
        advance(state)

    def take(self, decision: AnyDecision, option: int) -> None:
        choose(self.state, decision.seat, option)


class RecordedTable:
    """A match, which writes everything down."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def take(self, decision: AnyDecision, option: int) -> None:
        self.match.choose(decision.seat, self.match.game.action(decision, option))


Table = BareTable | RecordedTable


class Course:
    """What is noted while a game is played: the scores on the way, and what was answered by lot."""

    def __init__(self, job: Job) -> None:
        self.looking = job.look
        self.lot = job.lot
        self.scores: list[list[int]] = []
        self.lots: list[list[tuple[str, str]]] = [[] for _ in job.bots]
        self.urn = FastDice(job.deal * 0x9E37 + 11)  # its own, so that it draws the same whoever plays

    def draw(self, tables: Any, decision: AnyDecision, options: list[int]) -> int:
        """Answer a decision by lot."""
        option = options[self.urn.below(len(options))]
        self.lots[decision.seat].append((decision.verb, tables.word(decision.names, option)))
        return option

    def moments(self) -> list[list[int]]:
        """The scores at a few moments of the game, evenly spread."""
        scores = self.scores
        return [scores[len(scores) * i // MOMENTS] for i in range(MOMENTS)] if scores else []

    def things(self, match: Match | None) -> list[list[tuple[str, str]]]:
        """What fell to each seat by lot, and of a match also what its game compares."""
        if match is None:
            return self.lots
        return [drawn + had for drawn, had in zip(self.lots, things_of(match), strict=True)]

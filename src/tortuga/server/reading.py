"""What people look up beside the game itself: the rulebook, the data, why something cannot be done, how it went."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tortuga.kernel.errors import NotOffered
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record
from tortuga.kernel.registry import find
from tortuga.kernel.replay import Replay
from tortuga.kernel.words import ENGLISH, LANGUAGES
from tortuga.server import messages as m
from tortuga.server.http import Endpoint, Wrong
from tortuga.table import commands as c
from tortuga.table.table import Table

if TYPE_CHECKING:
    from tortuga.server.app import Server

LANGUAGE = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
SEAT = {"seat": {"type": "integer", "minimum": 0, "maximum": 9}}


class Reading:
    def __init__(self, server: Server) -> None:
        self.server = server

    def endpoints(self) -> list[Endpoint]:
        e, o = Endpoint, self
        table = "/api/tables/{table}"
        return [
            e(
                method="GET",
                path="/api/games/{game}/data",
                summary="The data tables from which a game's board is drawn",
                handle=o.data,
                gives=dict[str, Any],
            ),
            e(
                method="GET",
                path="/api/games/{game}/texts",
                summary="Names and texts of the data tables in a language, by their English",
                handle=o.texts,
                gives=dict[str, str],
                query=LANGUAGE,
            ),
            e(
                method="GET",
                path="/api/games/{game}/rulebook",
                summary="A game's rulebook, clause by clause",
                handle=o.rulebook,
                gives=list[m.RuleSection],
            ),
            e(
                method="GET",
                path=f"{table}/why",
                summary="Why can I not choose this thing now?",
                handle=o.why,
                gives=list[m.Reason],
                signed=True,
                query={
                    **SEAT,
                    "fact": {"type": "string", "maxLength": 40},
                    "value": {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1},
                    **LANGUAGE,
                },
            ),
            e(
                method="GET",
                path=f"{table}/final",
                summary="Is this a choice that I could not take back?",
                handle=o.final,
                gives=m.Final,
                signed=True,
                query={**SEAT, "action": {"type": "string", "maxLength": 100}},
            ),
            e(
                method="GET",
                path=f"{table}/words",
                summary="The table in sentences, for my eyes",
                handle=o.sentences,
                gives=list[str],
                query=SEAT,
            ),
            e(
                method="GET",
                path=f"{table}/course",
                summary="How the game went, action by action; for all once it is over",
                handle=o.course,
                gives=list[m.CourseStep],
            ),
        ]

    async def data(self, who: c.Who, game: str) -> dict[str, Any]:
        return find(game).shown_data

    async def texts(self, who: c.Who, game: str, query: Any) -> dict[str, str]:
        return find(game).speak(language_of(query)).texts

    async def rulebook(self, who: c.Who, game: str) -> list[m.RuleSection]:
        return [
            m.RuleSection(title=title, clauses=[m.Clause(number=number, text=text) for number, text in clauses])
            for title, clauses in find(game).rulebook.sections
        ]

    async def why(self, who: c.Who, id: str, query: Any) -> list[m.Reason]:
        fact, value = query.get("fact", ""), _number(query, "value", -1)
        async with self.server.harbour.look(id) as live:
            assert live.table is not None
            match, seat = _sitting(live.table, who, query)
            reasons = match.why_not(seat, fact, value)
        language = language_of(query)
        return [m.Reason(clause=reason.clause, reason=reason.say(language)) for reason in reasons]

    async def final(self, who: c.Who, id: str, query: Any) -> m.Final:
        async with self.server.harbour.look(id) as live:
            assert live.table is not None
            match, seat = _sitting(live.table, who, query)
            return m.Final(final=_number(query, "action", -1) in match.final_options(seat))

    async def sentences(self, who: c.Who, id: str, query: Any) -> list[str]:
        async with self.server.harbour.look(id) as live:
            table, mine = self.server.watched(live, who)
            match = table.match
            if match is None:
                raise NotOffered("", "The game has not begun")
            wanted = _number(query, "seat", -1)
            seat = wanted if wanted in mine else mine[0] if mine else SPECTATOR
            return match.game.describe(match.game.words, match.tables, match.view(seat), match.names)

    async def course(self, who: c.Who, id: str) -> list[m.CourseStep]:
        async with self.server.harbour.look(id) as live:
            table = live.table
            assert table is not None
            match = table.match
            if match is None:
                raise NotOffered("", "The game has not begun")
            if table.stage != "over":
                if not table.seats_of(who):
                    raise Wrong(403, "While the game runs its course is for those who play")
                # Scores may count what is hidden, and what others chose may be secret still.
                return [m.CourseStep(seat=entry.seat) for entry in match.entries]
            record = match.record
        found = self.server.courses.get(id)
        if found is None:
            async with self.server.replaying:
                found = self.server.courses[id] = await asyncio.to_thread(_course, record)
            if len(self.server.courses) > 64:
                self.server.courses.popitem(last=False)
        return found


def _course(record: Record) -> list[m.CourseStep]:
    going = Replay(Match, record)
    steps = []
    for entry in going.record.entries:
        going.step()
        now = going.match
        steps.append(m.CourseStep(seat=entry.seat, do=entry.do, events=len(now.events), scores=now.scores))
    return steps


def language_of(query: Any) -> str:
    wanted = query.get("lang", ENGLISH)
    if wanted not in LANGUAGES:
        raise Wrong(400, f"lang is one of {', '.join(LANGUAGES)}")
    return str(wanted)


def _number(query: Any, name: str, otherwise: int) -> int:
    text = query.get(name)
    if text is None:
        return otherwise
    try:
        number = int(text) if text.isascii() else None
    except ValueError:
        number = None
    if number is None or not -(2**31) <= number < 2**31:
        raise Wrong(400, f"{name} is a whole number")
    return number


def _sitting(table: Table, who: c.Who, query: Any) -> tuple[Match, int]:
    """The match, and the one of this person's seats that is meant."""
    match = table.match
    if match is None:
        raise NotOffered("", "The game has not begun")
    mine = table.seats_of(who)
    seat = _number(query, "seat", mine[0] if mine else -1)
    if seat not in mine:
        raise Wrong(403, "That seat is not yours")
    return match, seat

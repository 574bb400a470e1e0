"""Games that were played: their records, replays, how they went; and games of elsewhere taken in."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Any

import msgspec
from starlette.responses import Response

from tortuga.kernel.errors import NotOffered
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record
from tortuga.kernel.replay import Replay, replay
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.context import Context
from tortuga.server.http import LANGUAGE, SEAT, TABLE, Call, Resource, Wrong, get, post
from tortuga.server.routes.looking import begun
from tortuga.table.opening import open_record
from tortuga.table.spec import NAME_LENGTH, clean
from tortuga.table.storage import finished_record, write_new_table
from tortuga.table.table import StaleTable

KEPT_REPLAYS = 16  # matches of finished games, at the step where somebody last looked
KEPT_COURSES = 64


class Records(Resource):
    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._replays: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self._courses: OrderedDict[str, list[m.CourseStep]] = OrderedDict()
        # A whole game is played again, beside those being played now: one at a time.
        self._replaying = asyncio.Semaphore(1)
        self._importing = asyncio.Semaphore(1)

    @get(
        f"{TABLE}/record",
        "The record: whole when the game is over, else what my seat may know",
        gives=m.PartRecord,
        media="application/jsonl",
    )
    async def record(self, call: Call, table: str) -> Any:
        try:
            return await self._record(call, table)
        except StaleTable:  # its rules are no longer here; what was written down at its end still is
            old = await finished_record(self.context.store, table)
            if old is None:
                raise
            return _download(old, table)

    async def _record(self, call: Call, id: str) -> Response | m.PartRecord:
        async with self.context.harbour.look(id) as live:
            table, match = live.loaded, begun(live.loaded)
            if table.stage == "over":
                return _download(match.record, id)
            mine = table.seats_of(call.who)
            if not mine:
                raise Wrong(403, Phrase("server.record_for_players"))
            seat = mine[0]
            return m.PartRecord(
                game=table.spec.game,
                rules=table.rules,
                data=table.data,
                players=len(table.seats),
                options=dict(table.spec.options),
                names=[s.name for s in table.seats],
                dice=table.commitment,
                salts=table.salts,
                seat=seat,
                entries=[m.PartEntry(seat=e.seat, do=e.do if e.seat == seat else "") for e in match.entries],
                log=match.log(seat),
            )

    @get(
        f"{TABLE}/replay/{{step}}",
        "The table after so many actions, for my eyes",
        gives=m.State,
        query={**SEAT, **LANGUAGE},
    )
    async def replayed(self, call: Call, table: str, step: int) -> m.State:
        """As a seat saw it then: for those who play while the game runs, with anybody's eyes afterwards."""
        language, eyes = call.language, call.query.get("seat", "")
        async with self.context.harbour.look(table) as live:
            at, match = live.loaded, begun(live.loaded)
            mine = at.seats_of(call.who)
            if at.stage != "over" and not mine:
                raise Wrong(403, Phrase("server.replay_for_players"))
            if step > len(match.entries):
                raise Wrong(404, Phrase("server.no_step", actions=len(match.entries)))
            seat = mine[0] if mine else SPECTATOR
            if eyes:
                if not re.fullmatch(r"[0-9]", eyes) or int(eyes) >= len(at.seats):
                    raise Wrong(404, Phrase("match.no_seat", seat=eyes))
                if at.stage != "over" and int(eyes) not in mine:
                    raise Wrong(403, Phrase("server.not_your_seat"))
                seat = int(eyes)
            now, record, names = self.context.harbour.clock(), match.save, match.names[:]
            state = m.State(
                table=table,
                number=at.number,
                at=now,
                seat=seat,
                stage=at.stage,
                game=at.spec.game,
                seats=m.seat_states(at, now, mine, playing=False),
                actions=step,
                commitment=at.commitment,
                salts=at.salts,
            )
        async with self._replaying:
            then = await asyncio.to_thread(self._at_step, table, record, step)
        then.names = names
        result = then.result if then.over else None
        return msgspec.structs.replace(state, view=then.view(seat), log=then.log(seat, 0, language), result=result)

    def _at_step(self, id: str, record: Record, step: int) -> Match:
        """The match after so many actions. Of a game that is over the last few steps are kept: to go on from one of
        them is quicker."""
        over = record.ending is not None and record.ending.end
        known = [kept for kept in self._replays if kept[0] == id and kept[1] <= step] if over else []
        if known:
            nearest = max(known)
            then = self._replays[nearest].copy()
            for entry in record.entries[nearest[1] : step]:
                then.choose_recorded(entry)
        else:
            then = replay(Match, record, upto=step)
        if over:
            self._replays[id, step] = then
            self._replays.move_to_end((id, step))
            if len(self._replays) > KEPT_REPLAYS:
                self._replays.popitem(last=False)
        return then

    @get(
        f"{TABLE}/course",
        "How the game went, action by action; for all once it is over",
        gives=list[m.CourseStep],
    )
    async def course(self, call: Call, table: str) -> list[m.CourseStep]:
        async with self.context.harbour.look(table) as live:
            match = begun(live.loaded)
            if live.loaded.stage != "over":
                if not live.loaded.seats_of(call.who):
                    raise Wrong(403, Phrase("server.course_for_players"))
                # Scores may count what is hidden, and what others chose may be secret still.
                return [m.CourseStep(seat=entry.seat) for entry in match.entries]
            record = match.record
        found = self._courses.get(table)
        if found is None:
            async with self._replaying:
                found = self._courses[table] = await asyncio.to_thread(_course, record)
            if len(self._courses) > KEPT_COURSES:
                self._courses.popitem(last=False)
        return found

    @post(
        "/api/records",
        "Take in a finished game of elsewhere",
        takes=bytes,
        gives=m.Opened,
        signed=True,
        largest="record",
    )
    async def take_in(self, call: Call, body: bytes) -> m.Opened:
        guest = call.guest
        if not self.context.new_tables.take(guest):
            raise Wrong(429, Phrase("server.too_many_records"), again=True)
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise NotOffered("", Phrase("server.record_not_text")) from None
        async with self._importing:
            table, entry = await asyncio.to_thread(open_record, text, guest, self.context.harbour.clock())
        if any(clean(seat.name, NAME_LENGTH) != seat.name for seat in table.seats):
            raise NotOffered("", Phrase("server.name_not_shown"))
        await write_new_table(self.context.store, table, entry)
        return m.Opened(table=table.row.id, commitment=table.commitment)


def _course(record: Record) -> list[m.CourseStep]:
    going = Replay(Match, record)
    steps = []
    for entry in going.record.entries:
        going.step()
        now = going.match
        steps.append(m.CourseStep(seat=entry.seat, do=entry.do, events=len(now.events), scores=now.scores))
    return steps


def _download(record: Record, id: str) -> Response:
    name = f"{record.header.game}-{id}.tortuga"
    headers = {"content-disposition": f'attachment; filename="{name}"', "x-content-type-options": "nosniff"}
    return Response(str(record), 200, headers, "application/jsonl")

"""For those who play: sitting down, links, commands, and help with a choice."""

from __future__ import annotations

import re

import msgspec

from tortuga.bots.hints import Hint
from tortuga.kernel.errors import NotOffered
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.http import LANGUAGE, SEAT, TABLE, Call, Resource, Wrong, get, post
from tortuga.server.routes.looking import begun, own_seat
from tortuga.store.store import Link, new_token
from tortuga.store.writer import Conflict
from tortuga.table import commands as c


class Seats(Resource):
    @post(f"{TABLE}/seats", "Take a seat", takes=c.Sit, gives=m.Seated, signed=True)
    async def sit(self, call: Call, table: str, body: c.Sit) -> m.Seated:
        guest = call.guest
        if not re.fullmatch(r"(i\.[\w-]{22})?", body.invitation):
            raise NotOffered("", Phrase("table.invitation_void"))
        number, seat, token = await self.context.harbour.sit(table, guest, call.who.name, body)
        return m.Seated(table=table, seat=seat, number=number, token=token)

    @post(
        f"{TABLE}/seats/{{seat}}/links",
        "Another link to my seat, or (for the host) an invitation to a free one",
        gives=m.Invitation,
        signed=True,
    )
    async def new_link(self, call: Call, table: str, seat: int) -> m.Invitation:
        who = call.who
        async with self.context.harbour.look(table) as live:
            at = live.loaded
            if not 0 <= seat < len(at.seats):
                raise Wrong(404, Phrase("match.no_seat", seat=seat))
            if seat in at.seats_of(who):
                link = Link(table, seat, "seat", at.seats[seat].guest)
            elif who.guest and who.guest == at.row.host and not at.seats[seat].guest:
                if at.spec.seats[seat].kind == "bot" or at.stage in ("over", "closed"):
                    raise NotOffered("", Phrase("server.nobody_can_sit"))
                link = Link(table, seat, "invitation")
            else:
                raise NotOffered("", Phrase("server.not_your_seat"))
        token = new_token(link.kind[0])
        try:
            await self.context.store.new_link(token, link, self.context.limits.links)
        except Conflict:
            raise NotOffered("", Phrase("server.too_many_links")) from None
        return m.Invitation(seat=seat, token=token)

    @post(
        f"{TABLE}/commands",
        "Do something at a table: the same commands as over WebSocket",
        takes=c.AnyCommand,
        gives=m.Done,
        status=200,
        signed=True,
    )
    async def command(self, call: Call, table: str, body: c.AnyCommand) -> m.Done:
        return m.Done(number=await self.context.harbour.perform(table, call.who, body))

    @get(
        f"{TABLE}/hint",
        "Which options of my seat look best, what they promise, and why",
        gives=Hint,
        signed=True,
        query={**SEAT, **LANGUAGE},
    )
    async def hint(self, call: Call, table: str) -> Hint:
        """For the seat that is meant, or the first of mine that is asked something. A worker for bots works it out."""
        language, wanted, context = call.language, call.query.get("seat", ""), self.context
        async with context.harbour.look(table) as live:
            at = live.loaded
            match = at.match
            mine = [seat for seat in at.seats_of(call.who) if wanted in ("", str(seat))]
            seat = next((seat for seat in mine if match and match.question(seat)), None)
            if match is None or seat is None:
                raise NotOffered("", Phrase("server.nothing_asked"))
            if not context.new_hints.take(f"{table} {seat}"):
                raise Wrong(429, Phrase("server.too_many_hints"), again=True)
            view, names, game = msgspec.json.encode(match.view(seat)), match.names, at.spec.game
        found = await context.harbour.thinkers.hint(game, names, seat, view, language)
        if found is None:
            raise Wrong(503, Phrase("server.no_hint"), again=True)
        return found

    @get(
        f"{TABLE}/why",
        "Why can I not choose this thing now?",
        gives=list[m.Reason],
        signed=True,
        query={
            **SEAT,
            "fact": {"type": "string", "maxLength": 40},
            "value": {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1},
            **LANGUAGE,
        },
    )
    async def why(self, call: Call, table: str) -> list[m.Reason]:
        fact, value, language = call.query.get("fact", ""), call.number("value", -1), call.language
        async with self.context.harbour.look(table) as live:
            match, seat = begun(live.loaded), own_seat(live.loaded, call)
            reasons = match.why_not(seat, fact, value)
        return [m.Reason(clause=reason.clause, reason=reason.say(language)) for reason in reasons]

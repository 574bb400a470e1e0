"""Tables: opening one, looking at it, and playing again with the same people."""

from __future__ import annotations

import re
from typing import Any

from tortuga.kernel.dice import secret_of
from tortuga.kernel.errors import NoSuchGame, NotOffered
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.http import LANGUAGE, SEAT, TABLE, Call, Resource, Wrong, get, post
from tortuga.server.routes.looking import begun, open_to
from tortuga.store.acts import Entry
from tortuga.store.store import Link, Store, new_token
from tortuga.store.writer import Statement
from tortuga.table import commands as c
from tortuga.table.opening import open_again, open_table
from tortuga.table.storage import write_new_table
from tortuga.table.table import Table


class Tables(Resource):
    @post("/api/tables", "Open a table", takes=m.NewTable, gives=m.Opened, signed=True)
    async def new_table(self, call: Call, body: m.NewTable) -> m.Opened:
        guest, now = call.guest, self.context.harbour.clock()
        try:
            seed = self.context.settings.seed
            secret = None if seed is None else secret_of(seed)
            table, entry = open_table(
                body.spec, guest, call.who.name, now, ready=body.ready, salt=body.salt, secret=secret
            )
        except NoSuchGame:
            raise NotOffered("", Phrase("server.no_game")) from None
        await self._may_open(guest)
        id = table.row.id
        invitations, more = [], seats_in_store(table)
        for seat, spec in enumerate(table.spec.seats):
            if spec.kind == "invite":
                token = new_token("i")
                invitations.append(m.Invitation(seat=seat, token=token))
                more.append(Store.add_link(token, Link(id, seat, "invitation")))
        await write_new_table(self.context.store, table, entry, more)
        if table.wake is not None:  # a bot is to begin, or a clock runs: looking is enough to set them going
            async with self.context.harbour.look(id):
                pass
        return m.Opened(table=id, commitment=table.commitment, invitations=invitations)

    async def _may_open(self, guest: str) -> None:
        context = self.context
        if not context.new_tables.take(guest):
            raise Wrong(429, Phrase("server.too_many_new_tables"), again=True)
        if await context.store.open_tables_of(guest) >= context.limits.tables:
            raise NotOffered("", Phrase("server.too_many_open", tables=context.limits.tables))

    @get(TABLE, "A table", gives=m.TableInfo)
    async def table_info(self, call: Call, table: str) -> m.TableInfo:
        harbour = self.context.harbour
        async with harbour.look(table) as live:
            seen, real = harbour.seen_by(live, call.who), live.loaded
            seats, options = len(seen.seats), seen.spec.options
            return m.TableInfo(
                table=table,
                game=seen.spec.game,
                title=seen.spec.title or seen.game.title,
                stage=real.stage,
                spec=seen.spec,
                seats=m.seat_states(seen, harbour.clock(), real.seats_of(call.who), playing=False),
                created=seen.row.created,
                rules=seen.rules,
                data=seen.data,
                commitment=seen.commitment,
                salts=real.salts,
                imported=real.imported,
                result=real.result,
                again=real.again,
                colours=seen.game.colours(seen.tables, seats, options),
                others=seen.game.player_names(seen.tables, seats, options)[seats:],
            )

    @get(
        f"{TABLE}/state",
        "The table for my eyes",
        gives=list[m.State],
        query={"since": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, **LANGUAGE},
    )
    async def table_state(self, call: Call, table: str) -> list[m.State]:
        since, language, harbour = _since(call), call.language, self.context.harbour
        async with harbour.look(table) as live:
            seen, mine = open_to(harbour, live, call.who)
            return [
                m.state_of(seen, seat, since if since <= seen.number else 0, harbour.clock(), mine, language)
                for seat in mine or [SPECTATOR]
            ]

    @get(f"{TABLE}/words", "The table in sentences, for my eyes", gives=list[str], query=SEAT)
    async def sentences(self, call: Call, table: str) -> list[str]:
        async with self.context.harbour.look(table) as live:
            seen, mine = open_to(self.context.harbour, live, call.who)
            match = begun(seen)
            wanted = call.number("seat", -1)
            seat = wanted if wanted in mine else mine[0] if mine else SPECTATOR
            return match.game.describe(match.game.words, match.tables, match.view(seat), match.names)

    @post(f"{TABLE}/again", "The same people play again", gives=m.Opened, signed=True)
    async def again(self, call: Call, table: str) -> m.Opened:
        guest, harbour = call.guest, self.context.harbour
        async with harbour.look(table) as live:
            old = live.loaded
            if not old.seats_of(call.who):
                raise NotOffered("", Phrase("server.did_not_play"))
            if old.stage != "over" or old.imported:
                raise NotOffered("", Phrase("server.not_over"))
            known = old.again
            new, first = open_again(old, guest, harbour.clock())
        if not known:
            await self._may_open(guest)
            await write_new_table(self.context.store, new, first, seats_in_store(new))

            def point(old: Table, outcomes: list[str] | None, defer: bool) -> Entry | None:
                return None if old.again else old.point_to(new.row.id, call.who, harbour.clock())

            if await harbour.house(table, point) is not None:
                return m.Opened(table=new.row.id, commitment=new.commitment)
            # Somebody else was faster: our new table is closed, and theirs is the one to play at.
            await harbour.perform(new.row.id, call.who, c.Close(key="again"))
        async with harbour.look(table) as live:
            known = live.loaded.again
        async with harbour.look(known) as live:
            return m.Opened(table=known, commitment=live.loaded.commitment)


def seats_in_store(table: Table) -> list[Statement]:
    """Who holds which seat, for lists of one's own tables."""
    id = table.row.id
    return [Store.seat_guest(id, i, seat.guest) for i, seat in enumerate(table.seats) if seat.guest]


def _since(call: Call) -> int:
    text: Any = call.query.get("since", "0")
    if not re.fullmatch(r"[0-9]{1,10}", text) or int(text) > 2**31 - 1:
        raise Wrong(400, Phrase("server.bad_since"))
    return int(text)

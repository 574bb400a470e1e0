"""Lists of tables: the lobby, and one's own."""

from __future__ import annotations

import contextlib

import msgspec

from tortuga.kernel.registry import find, keys
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.http import Call, Resource, Wrong, get
from tortuga.store.store import Listed
from tortuga.table.commands import Who
from tortuga.table.harbour import NoTable
from tortuga.table.storage import decode_row
from tortuga.table.table import BrokenTable, Table

LONGEST = 100  # tables in a list
DETAILED = 24  # of which the first are shown with who plays there and whose turn it is


class Lists(Resource):
    @get("/api/guests/me/tables", "My tables, the newest first", gives=list[m.TableLine], signed=True)
    async def my_tables(self, call: Call) -> list[m.TableLine]:
        return await self._lines(call.who, await self.context.store.tables_of(call.guest, LONGEST))

    @get(
        "/api/lobby",
        "Public tables",
        gives=list[m.TableLine],
        query={"game": {"type": "string", "enum": keys()}},
    )
    async def lobby(self, call: Call) -> list[m.TableLine]:
        game = call.query.get("game", "")
        if "game" in call.query and game not in keys():
            raise Wrong(400, Phrase("server.no_game"))
        return await self._lines(call.who, await self.context.store.lobby(game, LONGEST))

    async def _lines(self, who: Who, listed: list[Listed]) -> list[m.TableLine]:
        lines = [_line(each) for each in listed]
        for i, line in enumerate(lines[:DETAILED]):
            if line.stage != "closed":
                with contextlib.suppress(NoTable, BrokenTable):  # what cannot be loaded is still listed
                    async with self.context.harbour.look(line.table) as live:
                        lines[i] = _detailed(line, live.loaded, who)
        return lines


def _line(listed: Listed) -> m.TableLine:
    row = decode_row(listed.body)
    spec = row.spec
    title = spec.title or (find(spec.game).title if spec.game in keys() else spec.game)
    return m.TableLine(
        table=listed.id,
        game=spec.game,
        title=title,
        stage=listed.stage,
        players=len(spec.seats),
        created=row.created,
        pace=spec.pace,
    )


def _detailed(line: m.TableLine, table: Table, who: Who) -> m.TableLine:
    yours = table.seats_of(who)
    return msgspec.structs.replace(
        line,
        names=[seat.name if seat.guest or seat.bot or table.match else "" for seat in table.seats],
        free=sum(not seat.guest and not seat.bot for seat in table.seats) if table.stage == "gathering" else 0,
        yours=yours,
        asked=table.asked if yours else [],
        winners=table.result.winners if table.result else [],
    )

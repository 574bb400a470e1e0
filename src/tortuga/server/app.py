"""The server: what can be asked over HTTP, and the door to the WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import html
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import tortuga
from tortuga.bots import BOTS
from tortuga.bots.hints import Hint
from tortuga.kernel.dice import secret_of
from tortuga.kernel.errors import NoSuchGame, NotOffered
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record
from tortuga.kernel.registry import find, keys
from tortuga.kernel.replay import replay
from tortuga.server import messages as m
from tortuga.server.client import Client
from tortuga.server.hooks import BadHook, Hooks, parse
from tortuga.server.http import Endpoint, Wrong, bearer, decode, json, openapi, problem, read_body, same_origin
from tortuga.server.limits import Buckets, Limits
from tortuga.server.reading import LANGUAGE, SEAT, Reading, language_of
from tortuga.server.sockets import NOBODY, Socket
from tortuga.store.store import Link, Listed, Store, new_token
from tortuga.store.writer import Conflict, Statement
from tortuga.table import commands as c
from tortuga.table.harbour import Harbour, Live, NoTable
from tortuga.table.opening import open_again, open_record, open_table
from tortuga.table.spec import NAME_LENGTH, clean
from tortuga.table.table import BrokenTable, StaleTable, Table

log = logging.getLogger("tortuga")

LISTED = 100
TOLD = 24
KEPT_REPLAYS = 16


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    limits: Limits = Limits()
    origins: list[str] = []  # of pages other than our own that may talk to us
    private_hooks: bool = False  # may webhooks go to private addresses?
    static: Path | None = None  # the browser client
    seed: int | None = None  # the dice of every table, for tests; players vary them with their salts


class Server:
    """Everything one process serves."""

    def __init__(self, harbour: Harbour, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.limits = self.settings.limits
        self.harbour = harbour
        self.store = harbour.store
        self.hooks = Hooks(self.settings.private_hooks)
        self.sockets: set[Socket] = set()
        self.by_address: Counter[str] = Counter()
        self.requests = Buckets(self.limits.requests, self.limits.requests_burst)
        self.new_guests = Buckets(self.limits.guests, self.limits.guests_burst)
        self.new_tables = Buckets(self.limits.opened, self.limits.opened_burst)
        self.new_hints = Buckets(self.limits.hints, self.limits.hints_burst)
        self.answers: Counter[int] = Counter()
        self.begun = time.time()
        self._replays: OrderedDict[tuple[str, int], Match] = OrderedDict()
        self.courses: OrderedDict[str, list[m.CourseStep]] = OrderedDict()
        self._importing = asyncio.Semaphore(1)
        self.replaying = asyncio.Semaphore(1)
        self.endpoints = self._endpoints()
        harbour.on_turn = self._turn

    def app(self) -> Starlette:
        routes: list[Any] = [self._route(path) for path in dict.fromkeys(e.path for e in self.endpoints)]
        document = msgspec.json.encode(openapi(self.endpoints))
        schema = msgspec.json.encode(m.protocol_schema())
        routes += [
            Route("/openapi.json", lambda request: Response(document, media_type="application/json")),
            Route("/protocol.schema.json", lambda request: Response(schema, media_type="application/json")),
            WebSocketRoute("/ws", self._socket),
        ]
        if self.settings.static is not None:
            routes.append(Mount("/", Client(self.settings.static)))
        else:
            routes.append(Route("/", self._page))
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={HTTPException: _http_error})

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.harbour.open()
        try:
            yield
        finally:
            await self.say_goodbye()
            await self.harbour.close()

    async def say_goodbye(self) -> None:
        """Close all sockets with a reason; their clients come back."""
        for socket in list(self.sockets):
            socket.end("The server is being restarted; come back", 1012, again=True)
        for _ in range(50):
            if not self.sockets:
                return
            await asyncio.sleep(0.05)

    # -- the frame

    def _endpoints(self) -> list[Endpoint]:
        e, o = Endpoint, self
        table = "/api/tables/{table}"
        return [
            e(method="GET", path="/api/health", summary="Is all well?", handle=o.health, gives=m.Health),
            e(
                method="GET",
                path="/metrics",
                summary="Figures for Prometheus",
                handle=o.metrics,
                media="text/plain",
            ),
            e(method="GET", path="/api/games", summary="All games", handle=o.games, gives=list[m.GameInfo]),
            e(
                method="GET",
                path="/api/games/{game}/schema",
                summary="JSON Schema of a game's views",
                handle=o.view_schema,
                gives=dict[str, Any],
            ),
            e(
                method="POST",
                path="/api/guests",
                summary="Come in: a name, no account",
                handle=o.new_guest,
                takes=m.NewGuest,
                gives=m.GuestToken,
                status=201,
            ),
            e(method="GET", path="/api/guests/me", summary="Who am I?", handle=o.me, gives=m.GuestInfo, signed=True),
            e(
                method="PATCH",
                path="/api/guests/me",
                summary="Another name, or an address to be told that it is my turn",
                handle=o.change_me,
                takes=m.ChangedGuest,
                gives=m.GuestInfo,
                signed=True,
            ),
            e(
                method="GET",
                path="/api/guests/me/tables",
                summary="My tables, the newest first",
                handle=o.my_tables,
                gives=list[m.TableLine],
                signed=True,
            ),
            e(
                method="GET",
                path="/api/lobby",
                summary="Public tables",
                handle=o.lobby,
                gives=list[m.TableLine],
                query={"game": {"type": "string", "enum": keys()}},
            ),
            e(
                method="POST",
                path="/api/tables",
                summary="Open a table",
                handle=o.new_table,
                takes=m.NewTable,
                gives=m.Opened,
                status=201,
                signed=True,
            ),
            e(method="GET", path=table, summary="A table", handle=o.table_info, gives=m.TableInfo),
            e(
                method="GET",
                path=f"{table}/state",
                summary="The table for my eyes",
                handle=o.table_state,
                gives=list[m.State],
                query={"since": {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, **LANGUAGE},
            ),
            e(
                method="GET",
                path=f"{table}/hint",
                summary="Which options of my seat look best, what they promise, and why",
                handle=o.hint,
                gives=Hint,
                signed=True,
                query={**SEAT, **LANGUAGE},
            ),
            e(
                method="POST",
                path=f"{table}/seats",
                summary="Take a seat",
                handle=o.sit,
                takes=c.Sit,
                gives=m.Seated,
                status=201,
                signed=True,
            ),
            e(
                method="POST",
                path=f"{table}/seats/{{seat}}/links",
                summary="Another link to my seat, or (for the host) an invitation to a free one",
                handle=o.new_link,
                gives=m.Invitation,
                status=201,
                signed=True,
            ),
            e(
                method="POST",
                path=f"{table}/commands",
                summary="Do something at a table: the same commands as over WebSocket",
                handle=o.command,
                takes=c.AnyCommand,
                gives=m.Done,
                signed=True,
            ),
            e(
                method="GET",
                path=f"{table}/record",
                summary="The record: whole when the game is over, else what my seat may know",
                handle=o.record,
                gives=m.PartRecord,
                media="application/jsonl",
            ),
            e(
                method="GET",
                path=f"{table}/replay/{{step}}",
                summary="The table after so many actions, for my eyes",
                handle=o.replayed,
                gives=m.State,
                query={**SEAT, **LANGUAGE},
            ),
            e(
                method="POST",
                path=f"{table}/again",
                summary="The same people play again",
                handle=o.again,
                gives=m.Opened,
                status=201,
                signed=True,
            ),
            e(
                method="POST",
                path="/api/records",
                summary="Take in a finished game of elsewhere",
                handle=o.take_in,
                takes=str,
                gives=m.Opened,
                status=201,
                signed=True,
                largest="record",
            ),
            *Reading(self).endpoints(),
        ]

    def _route(self, path: str) -> Route:
        handlers = {e.method: e for e in self.endpoints if e.path == path}

        async def handle(request: Request) -> Response:
            endpoint = handlers.get(request.method) or handlers["GET"]  # HEAD
            try:
                answer = await self._answer(endpoint, request)
            except Exception as error:
                answer = problem(error)
            self.answers[answer.status_code] += 1
            return answer

        return Route(path, handle, methods=list(handlers))

    async def _answer(self, e: Endpoint, request: Request) -> Response:
        if not self.requests.take(_address(request)):
            raise Wrong(429, "Too many requests: wait a little", again=True)
        if e.method != "GET" and not same_origin(
            request.headers.get("origin"), request.headers.get("host"), self.settings.origins
        ):
            raise Wrong(403, "A page of another site may not do this")
        arguments: list[Any] = []
        who = NOBODY
        if e.signed or request.headers.get("authorization"):
            token = bearer(request)
            found = await self.harbour.who(token) if token else None
            if found is None:
                raise Wrong(401, "This needs the token of a guest or a seat: Authorization: Bearer …")
            who = found
        arguments.append(who)
        for name, value in request.path_params.items():
            arguments.append(_path_value(name, value))
        if e.takes is not None:
            raw = await read_body(request, getattr(self.limits, e.largest))
            arguments.append(raw if e.takes is str else decode(raw, e.takes))
        if e.query:
            arguments.append(request.query_params)
        if e.handle == self.new_guest:
            arguments.append(_address(request))
        answer = await e.handle(*arguments)
        return answer if isinstance(answer, Response) else json(answer, e.status)

    # -- the house

    async def health(self, who: c.Who) -> m.Health:
        await self.store.last_number("")
        kind = "postgresql" if self.store.backend.shared else "sqlite"
        return m.Health(ok=True, version=tortuga.__version__, database=kind)

    async def metrics(self, who: c.Who) -> Response:
        h, w, t = self.harbour, self.store.figures, self.harbour.thinkers
        loaded = sum(live.table is not None for live in h.lives.values())
        lines: list[str] = []

        def figure(name: str, kind: str, about: str, value: float, label: str = "") -> None:
            if not label or not any(line.startswith(f"# HELP tortuga_{name} ") for line in lines):
                lines.extend((f"# HELP tortuga_{name} {about}", f"# TYPE tortuga_{name} {kind}"))
            lines.append(f"tortuga_{name}{label} {value}")

        figure("tables_loaded", "gauge", "Tables in memory", loaded)
        figure("sockets", "gauge", "Open WebSockets", len(self.sockets))
        figure("shards", "gauge", "Shards for which this process moves bots and clocks", len(h.shards))
        figure("moves_total", "counter", "Moves made durable or followed", h.moves)
        figure("refusals_total", "counter", "Commands refused", h.refusals)
        figure("loads_total", "counter", "Tables loaded from the store", h.loads)
        figure("writer_waiting", "gauge", "Writes that wait", self.store.waiting)
        figure("commits_total", "counter", "Transactions", w.commits)
        figure("writes_total", "counter", "Writes in them", w.written)
        figure("commit_seconds_total", "counter", "Time in transactions", round(w.seconds, 6))
        figure("conflicts_total", "counter", "Entries that another process was faster with", w.conflicts)
        figure("write_failures_total", "counter", "Transactions that failed", w.failures)
        figure("bots_thinking", "gauge", "Bots at their thoughts", t.bots.busy)
        figure("bot_thoughts_total", "counter", "Thoughts of bots", t.bots.done)
        figure("bot_failures_total", "counter", "Thoughts that took too long or died", t.bots.failures)
        figure("errands_total", "counter", "Volleys and the like worked out in another process", t.gunner.done)
        figure("errand_failures_total", "counter", "Those that took too long there or died", t.gunner.failures)
        figure("hooks_total", "counter", "Webhooks delivered", self.hooks.sent)
        for status, count in sorted(self.answers.items()):
            figure("http_answers_total", "counter", "HTTP answers", count, f'{{status="{status}"}}')
        return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")

    async def games(self, who: c.Who) -> list[m.GameInfo]:
        return [_game_info(key) for key in keys()]

    async def view_schema(self, who: c.Who, game: str) -> dict[str, Any]:
        return msgspec.json.schema(find(game).view_type)

    # -- guests

    async def new_guest(self, who: c.Who, body: m.NewGuest, address: str) -> m.GuestToken:
        name = clean(body.name, NAME_LENGTH)
        if not name:
            raise NotOffered("", "That is no name")
        if not self.new_guests.take(address):
            raise Wrong(429, "Too many new guests from there: wait a little", again=True)
        guest, token = await self.store.new_guest(name)
        return m.GuestToken(id=guest.id, name=name, token=token)

    async def me(self, who: c.Who) -> m.GuestInfo:
        guest = await self.store.guest(_guest(who))
        assert guest is not None
        return m.GuestInfo(id=guest.id, name=guest.name, hook=guest.hook)

    async def change_me(self, who: c.Who, body: m.ChangedGuest) -> m.GuestInfo:
        guest = await self.store.guest(_guest(who))
        assert guest is not None
        name = guest.name if body.name is None else clean(body.name, NAME_LENGTH)
        if not name:
            raise NotOffered("", "That is no name")
        hook = guest.hook if body.hook is None else body.hook
        if hook:
            try:
                parse(hook)
            except BadHook as error:
                raise NotOffered("", str(error)) from None
        await self.store.change_guest(guest.id, name, hook)
        return m.GuestInfo(id=guest.id, name=name, hook=hook)

    async def my_tables(self, who: c.Who) -> list[m.TableLine]:
        return await self._lines(who, await self.store.tables_of(_guest(who), LISTED))

    async def lobby(self, who: c.Who, query: Any) -> list[m.TableLine]:
        game = query.get("game", "")
        if "game" in query and game not in keys():
            raise Wrong(400, "There is no such game")
        return await self._lines(who, await self.store.lobby(game, LISTED))

    async def _lines(self, who: c.Who, listed: list[Listed]) -> list[m.TableLine]:
        """A list of tables; of the first it says who plays there and whose turn it is."""
        lines = [_line(each) for each in listed]
        for i, line in enumerate(lines[:TOLD]):
            if line.stage != "closed":
                with contextlib.suppress(NoTable, BrokenTable):  # what cannot be loaded is still listed
                    async with self.harbour.look(line.table) as live:
                        lines[i] = _told(line, live, who)
        return lines

    # -- tables

    async def new_table(self, who: c.Who, body: m.NewTable) -> m.Opened:
        guest = _guest(who)
        try:
            seed = self.settings.seed
            secret = None if seed is None else secret_of(seed)
            table, entry = open_table(
                body.spec, guest, who.name, self.harbour.clock(), ready=body.ready, salt=body.salt, secret=secret
            )
        except NoSuchGame as error:
            raise NotOffered("", str(error)) from None
        await self._may_open(guest)
        id = table.row.id
        invitations, more = [], _sitting(table)
        for seat, spec in enumerate(table.spec.seats):
            if spec.kind == "invite":
                token = new_token("i")
                invitations.append(m.Invitation(seat=seat, token=token))
                more.append(Store.add_link(token, Link(id, seat, "invitation")))
        await self.store.open(table, entry, more)
        await self._look_after(table)
        return m.Opened(table=id, commitment=table.commitment, invitations=invitations)

    async def _may_open(self, guest: str) -> None:
        if not self.new_tables.take(guest):
            raise Wrong(429, "Too many new tables: wait a little", again=True)
        if await self.store.open_tables_of(guest) >= self.limits.tables:
            raise NotOffered("", f"You have {self.limits.tables} tables open: finish or close some first")

    async def _look_after(self, table: Table) -> None:
        """Where a bot is to begin, or a clock runs, somebody must know of the new table."""
        if table.wake is not None:
            async with self.harbour.look(table.row.id):
                pass

    async def table_info(self, who: c.Who, id: str) -> m.TableInfo:
        async with self.harbour.look(id) as live:
            table = self.harbour.seen_by(live, who)
            real = live.table
            assert real is not None
            return m.TableInfo(
                table=id,
                game=table.spec.game,
                title=table.spec.title or table.game.title,
                stage=real.stage,
                spec=table.spec,
                seats=m.seat_states(table, self.harbour.clock(), real.seats_of(who), playing=False),
                created=table.row.created,
                rules=table.rules,
                data=table.data,
                commitment=table.commitment,
                salts=real.salts,
                imported=real.imported,
                result=real.result,
                again=real.again,
                colours=table.game.colours(table.tables, len(table.seats), table.spec.options),
                others=table.game.player_names(table.tables, len(table.seats), table.spec.options)[len(table.seats) :],
            )

    async def table_state(self, who: c.Who, id: str, query: Any) -> list[m.State]:
        since, language = _since(query), language_of(query)
        async with self.harbour.look(id) as live:
            table, mine = self.watched(live, who)
            return [
                m.state_of(table, seat, since if since <= table.number else 0, self.harbour.clock(), mine, language)
                for seat in mine or [SPECTATOR]
            ]

    async def hint(self, who: c.Who, id: str, query: Any) -> Hint:
        """For the seat that is meant, or the first of mine that is asked something; thought out where bots think."""
        language, wanted = language_of(query), query.get("seat", "")
        async with self.harbour.look(id) as live:
            table = live.table
            assert table is not None
            match = table.match
            mine = [seat for seat in table.seats_of(who) if wanted in ("", str(seat))]
            seat = next((seat for seat in mine if match and match.question(seat)), None)
            if match is None or seat is None:
                raise NotOffered("", "You are not asked anything now")
            if not self.new_hints.take(f"{id} {seat}"):
                raise Wrong(429, "Too many hints: think for yourself a little", again=True)
            view, names, game = msgspec.json.encode(match.view(seat)), match.names, table.spec.game
        found = await self.harbour.thinkers.hint(game, names, seat, view, language)
        if found is None:
            raise Wrong(503, "No hint could be found in time", again=True)
        return found

    def watched(self, live: Live, who: c.Who) -> tuple[Table, list[int]]:
        table = live.table
        assert table is not None
        mine = table.seats_of(who)
        if not mine and not table.spec.spectators and table.stage == "running":
            raise Wrong(403, "This table has no room for spectators")
        return self.harbour.seen_by(live, who), mine

    async def sit(self, who: c.Who, id: str, body: c.Sit) -> m.Seated:
        guest = _guest(who)
        if not re.fullmatch(r"(i\.[\w-]{22})?", body.invitation):
            raise NotOffered("", "This invitation is not, or no longer, good")
        number, seat, token = await self.harbour.sit(id, guest, who.name, body)
        return m.Seated(table=id, seat=seat, number=number, token=token)

    async def new_link(self, who: c.Who, id: str, seat: int) -> m.Invitation:
        async with self.harbour.look(id) as live:
            table = live.table
            assert table is not None
            if not 0 <= seat < len(table.seats):
                raise Wrong(404, f"There is no seat {seat} at this table")
            holder = ""
            if seat in table.seats_of(who):
                kind, holder = "seat", table.seats[seat].guest
            elif who.guest and who.guest == table.row.host and not table.seats[seat].guest:
                if table.spec.seats[seat].kind == "bot" or table.stage in ("over", "closed"):
                    raise NotOffered("", "Nobody can sit there")
                kind = "invitation"
            else:
                raise NotOffered("", "That seat is not yours")
        token = new_token(kind[0])
        try:
            await self.store.new_link(token, Link(id, seat, kind, holder), self.limits.links)
        except Conflict:
            raise NotOffered("", "That seat has as many links as a seat may have") from None
        return m.Invitation(seat=seat, token=token)

    async def command(self, who: c.Who, id: str, body: c.AnyCommand) -> m.Done:
        return m.Done(number=await self.harbour.perform(id, who, body))

    # -- records

    async def record(self, who: c.Who, id: str) -> Any:
        try:
            return await self._record(who, id)
        except StaleTable:  # its rules are no longer here; what was written down at its end still is
            old = await self.store.old_record(id)
            if old is None:
                raise
            return _download(old, id)

    async def _record(self, who: c.Who, id: str) -> Any:
        async with self.harbour.look(id) as live:
            table = live.table
            assert table is not None
            match = table.match
            if match is None:
                raise NotOffered("", "The game has not begun")
            if table.stage == "over":
                return _download(match.record, id)
            mine = table.seats_of(who)
            if not mine:
                raise Wrong(403, "While the game runs its record is for those who play")
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

    async def replayed(self, who: c.Who, id: str, step: int, query: Any) -> m.State:
        """As a seat saw it then: for those who play while the game runs, with anybody's eyes afterwards."""
        language, eyes = language_of(query), query.get("seat", "")
        async with self.harbour.look(id) as live:
            table = live.table
            assert table is not None
            match = table.match
            if match is None:
                raise NotOffered("", "The game has not begun")
            mine = table.seats_of(who)
            if table.stage != "over" and not mine:
                raise Wrong(403, "While the game runs it is replayed for those who play")
            if step > len(match.entries):
                raise Wrong(404, f"The game has {len(match.entries)} actions")
            seat = mine[0] if mine else SPECTATOR
            if eyes:
                if not re.fullmatch(r"[0-9]", eyes) or int(eyes) >= len(table.seats):
                    raise Wrong(404, "There is no such seat at this table")
                if table.stage != "over" and int(eyes) not in mine:
                    raise Wrong(403, "That seat is not yours")
                seat = int(eyes)
            now, record, names = self.harbour.clock(), match.save, match.names[:]
            state = m.State(
                table=id,
                number=table.number,
                at=now,
                seat=seat,
                stage=table.stage,
                game=table.spec.game,
                seats=m.seat_states(table, now, mine, playing=False),
                actions=step,
                commitment=table.commitment,
                salts=table.salts,
            )
        async with self.replaying:  # a whole game may be played again: one at a time, beside those being played now
            then = await asyncio.to_thread(self._at_step, id, record, step)
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

    async def again(self, who: c.Who, id: str) -> m.Opened:
        guest = _guest(who)
        async with self.harbour.look(id) as live:
            old = live.table
            assert old is not None
            if not old.seats_of(who):
                raise NotOffered("", "You did not play at this table")
            if old.stage != "over" or old.imported:
                raise NotOffered("", "The game is not over")
            known = old.again
            table, entry = open_again(old, guest, self.harbour.clock())
        if not known:
            await self._may_open(guest)
            await self.store.open(table, entry, _sitting(table))
            new = table.row.id

            def point(t: Table) -> Any:
                return None if t.again else t.point_to(new, who, self.harbour.clock())

            if await self.harbour.house(id, point) is not None:
                return m.Opened(table=new, commitment=table.commitment)
            # Somebody else was faster: ours is closed, theirs is the one.
            await self.harbour.perform(new, who, c.Close(key="again"))
        async with self.harbour.look(id) as live:
            assert live.table is not None
            known = live.table.again
        async with self.harbour.look(known) as live:
            assert live.table is not None
            return m.Opened(table=known, commitment=live.table.commitment)

    async def take_in(self, who: c.Who, raw: bytes) -> m.Opened:
        guest = _guest(who)
        if not self.new_tables.take(guest):
            raise Wrong(429, "Too many records: wait a little", again=True)
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            raise NotOffered("", "A record is text") from None
        async with self._importing:  # one at a time, beside the tables that are being played
            table, entry = await asyncio.to_thread(open_record, text, guest, self.harbour.clock())
        if any(clean(seat.name, NAME_LENGTH) != seat.name for seat in table.seats):
            raise NotOffered("", "A name in this record cannot be shown")
        await self.store.open(table, entry)
        return m.Opened(table=table.row.id, commitment=table.commitment)

    # -- sockets, hooks, the page

    async def _socket(self, ws: WebSocket) -> None:
        address = ws.client.host if ws.client else ""
        full = len(self.sockets) >= self.limits.all_sockets or self.by_address[address] >= self.limits.sockets
        if full or not same_origin(ws.headers.get("origin"), ws.headers.get("host"), self.settings.origins):
            await ws.close(1013 if full else 1008)
            return
        socket = Socket(ws, self.harbour, self.limits)
        self.sockets.add(socket)
        self.by_address[address] += 1
        try:
            await socket.run()
        finally:
            self.sockets.discard(socket)
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    def _turn(self, table: Table, seat: int) -> None:
        """It is the turn of somebody who may not be looking: tell the address that they gave."""
        guest, id = table.seats[seat].guest, table.row.id
        live = self.harbour.lives.get(id)
        looking = any(isinstance(w, Socket) and seat in table.seats_of(w.who) for w in live.watchers) if live else False
        if guest and not looking:
            asyncio.get_running_loop().create_task(self._call_hook(guest, id, seat, table.game.title))

    async def _call_hook(self, guest: str, id: str, seat: int, title: str) -> None:
        with contextlib.suppress(Exception):
            found = await self.store.guest(guest)
            if found is not None and found.hook:
                self.hooks.call(found.hook, {"type": "your_turn", "table": id, "seat": seat, "game": title})

    async def _page(self, request: Request) -> HTMLResponse:
        rows = "".join(
            f"<tr><td><code>{e.method} {html.escape(e.path)}</code></td><td>{html.escape(e.summary)}</td></tr>"
            for e in self.endpoints
        )
        titles = ", ".join(html.escape(find(key).title) for key in keys())
        policy = "default-src 'none'; style-src 'unsafe-inline'"
        return HTMLResponse(PAGE.format(rows=rows, games=titles), headers={"content-security-policy": policy})


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tortuga</title>
<meta name="viewport" content="width=device-width"><style>body{{font:16px/1.5 system-ui;max-width:60em;margin:2em auto;
padding:0 1em}}td{{padding:.1em 1em .1em 0;vertical-align:top}}</style>
<h1>Tortuga</h1><p>This server has tables for {games}.</p>
<p>The browser client has not been built here (<code>python web/build.py</code> does it in a checkout). To play now,
in a terminal: <code>tortuga play</code>. Programs can play over the interface below; <code>docs/protocol.md</code> has
a client of thirty lines.</p>
<table>{rows}<tr><td><code>/ws</code></td><td>WebSocket: live tables (<a href="/protocol.schema.json">messages</a>)</td>
</tr></table><p><a href="/openapi.json">OpenAPI</a> · <a href="/api/health">Health</a> ·
<a href="/metrics">Metrics</a></p></html>"""


def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return json(m.Problem(error=error.detail), error.status_code, **(error.headers or {}))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _path_value(name: str, value: str) -> Any:
    """A part of the path; whatever cannot be there is not there."""
    if name in ("seat", "step"):
        if not re.fullmatch(r"[0-9]{1,7}", value):
            raise Wrong(404, "There is nothing by that number")
        return int(value)
    if name == "table" and not re.fullmatch(m.TABLE_ID, value):
        raise NoTable("There is no such table.")
    return value


def _download(record: Record, id: str) -> Response:
    name = f"{record.header.game}-{id}.tortuga"
    headers = {"content-disposition": f'attachment; filename="{name}"', "x-content-type-options": "nosniff"}
    return Response(str(record), 200, headers, "application/jsonl")


def _since(query: Any) -> int:
    text = query.get("since", "0")
    if not re.fullmatch(r"[0-9]{1,10}", text) or int(text) > 2**31 - 1:
        raise Wrong(400, "since is the number of an entry")
    return int(text)


def _guest(who: c.Who) -> str:
    if not who.guest:
        raise Wrong(403, "This is for guests, not for the link of a seat")
    return who.guest


def _sitting(table: Table) -> list[Statement]:
    id = table.row.id
    return [Store.seat_guest(id, i, seat.guest) for i, seat in enumerate(table.seats) if seat.guest]


def _line(listed: Listed) -> m.TableLine:
    spec = listed.row.spec
    title = spec.title or (find(spec.game).title if spec.game in keys() else spec.game)
    return m.TableLine(
        table=listed.id,
        game=spec.game,
        title=title,
        stage=listed.stage,
        players=len(spec.seats),
        created=listed.row.created,
        pace=spec.pace,
    )


def _told(line: m.TableLine, live: Live, who: c.Who) -> m.TableLine:
    table = live.table
    assert table is not None
    yours = table.seats_of(who)
    return msgspec.structs.replace(
        line,
        names=[seat.name if seat.guest or seat.bot or table.match else "" for seat in table.seats],
        free=sum(not seat.guest and not seat.bot for seat in table.seats) if table.stage == "gathering" else 0,
        yours=yours,
        asked=table.asked if yours else [],
        winners=table.result.winners if table.result else [],
    )


def _game_info(key: str) -> m.GameInfo:
    game = find(key)
    return m.GameInfo(
        key=game.key,
        title=game.title,
        about=game.about,
        rules=game.edition,
        least=game.least,
        most=game.most,
        options=[
            m.OptionInfo(
                name=o.name,
                help=o.help,
                default=o.default,
                choices=list(o.choices),
                bounds=o.bounds,
                needs=list(o.needs),
            )
            for o in game.options
        ],
        bots=[m.BotInfo(name=bot.name, about=bot.about) for bot in BOTS.values()],
    )

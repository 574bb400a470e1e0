"""One WebSocket: commands come in, acknowledgements and states go out."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tortuga.kernel.errors import NotOffered, Refusal, Text
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.words import ENGLISH, LANGUAGES, Phrase
from tortuga.server import messages as m
from tortuga.server.limits import Bucket, Limits
from tortuga.server.wire import Wire
from tortuga.store.acts import Entry
from tortuga.store.writer import StoreFailed
from tortuga.table.commands import NOBODY
from tortuga.table.harbour import Harbour, Live
from tortuga.table.table import Table

LINK_ENDED = Phrase("server.link_ended")
QUIET = 30.0  # seconds in which a new connection must say hello
GOODBYE = 3.0  # seconds to read what was sent before we hang up

_encode = msgspec.json.Encoder().encode
_from_client: msgspec.json.Decoder[m.FromClient] = msgspec.json.Decoder(m.FromClient)


class Closed(Refusal):
    """We close the connection, for this reason; ``again``: its client may come back."""

    def __init__(self, text: Text, code: int = 1008, again: bool = False) -> None:
        super().__init__(text)
        self.code = code
        self.again = again


class Socket:
    """Somebody who looks at a table."""

    def __init__(self, ws: WebSocket, harbour: Harbour, limits: Limits) -> None:
        self.ws = ws
        self.wire: Wire = ws.scope["state"]["wire"]
        self.harbour = harbour
        self.limits = limits
        self.who = NOBODY
        self.language = ENGLISH
        self.live: Live | None = None
        self.number: dict[int, int] = {}  # by seat: the last entry that these eyes have seen
        self._out: deque[bytes] = deque()  # what waits for a slow reader
        self._waiting: asyncio.Task[None] | None = None  # for it to read on
        self._ending: asyncio.Task[None] | None = None  # our goodbye
        self._bucket = Bucket(limits.commands_burst, time.monotonic())
        self._scolded = 0
        self._commanding = False  # is a command of ours being carried out?
        self._revoked = False  # has the link ended with which we look?

    async def run(self) -> None:
        try:
            await self.ws.accept()
            await self._receive_all()
            if self._ending is not None:
                await self._ending
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side has gone
        finally:
            self._leave()
            if self._waiting is not None:
                self._waiting.cancel()

    # -- out

    def send(self, message: bytes) -> None:
        if self._ending is not None:
            return
        if self.wire.free and not self._out:
            self.wire.write(message)
        elif len(self._out) < self.limits.queue:
            self._out.append(message)
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().create_task(self._send_waiting())
        else:
            self._out.clear()  # what waits for such a slow reader is out of date
            self.end(Phrase("server.too_slow"), 1013, again=True)

    async def _send_waiting(self) -> None:
        while self._out:
            await self.wire.until_free()
            if self._out:
                self.wire.write(self._out.popleft())
        self._waiting = None

    def end(self, text: Text, code: int = 1008, again: bool = False) -> None:
        """Send what waits, say goodbye, and close."""
        if self._ending is None:
            reason = text.say(self.language)
            goodbye = self._goodbye(_encode(m.Bye(reason=reason, again=again, refusal=text.key)), reason, code)
            self._ending = asyncio.get_running_loop().create_task(goodbye)

    async def _goodbye(self, bye: bytes, reason: str, code: int) -> None:
        try:
            async with asyncio.timeout(GOODBYE):
                if self._waiting is not None:
                    await self._waiting
                await self.wire.until_free()
                self.wire.write(bye)
                await self.ws.close(code, reason[:100])
        except TimeoutError:  # somebody who does not read does not read our goodbye either
            self.wire.abort()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone already

    def changed(self, live: Live, entries: list[Entry]) -> None:
        """Entries of our table are durable."""
        table = live.table
        assert table is not None
        seat = self.who.seat
        if seat is not None and self.who.tab == live.id and any(entry.ends_links_of(seat) for entry in entries):
            self._revoked = True
            if not self._commanding:  # else the acknowledgement goes first
                self.end(LINK_ENDED)
            return
        self._show(live, table, self.harbour.seen_by(live, self.who))

    def _show(self, live: Live, table: Table, seen: Table, since: int | None = None) -> None:
        mine = table.seats_of(self.who)
        if self.who.seat is not None and self.who.tab == live.id and not mine:
            self.end(LINK_ENDED)
            return
        eyes = mine or [SPECTATOR]
        if eyes == [SPECTATOR] and not table.spec.spectators and table.stage == "running":
            self.end(Phrase("table.no_spectators"))
            return
        for seat in eyes:
            last = self.number.get(seat, 0) if since is None else since
            if since is None and seen.number <= last:
                continue  # nothing new for spectators who are behind
            # People who see the same get the same bytes. What is marked as yours depends only on the seats one holds.
            key = (seat, last, seen is table, tuple(mine), self.language)
            message = live.cache.get(key)
            if message is None:
                message = live.cache[key] = _encode(
                    m.state_of(seen, seat, last, self.harbour.clock(), mine, self.language)
                )
            self.number[seat] = seen.number
            self.send(message)

    # -- in

    async def _receive_all(self) -> None:
        try:
            first = await asyncio.wait_for(self.ws.receive(), QUIET)
            await self._take(first)
            while self._ending is None:
                await self._take(await self.ws.receive())
        except TimeoutError:
            self.end(Phrase("server.nothing_said"))
        except Closed as closed:
            self.end(closed.text, closed.code, closed.again)

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1006)
        text = event.get("text")
        raw = text.encode() if text is not None else event.get("bytes") or b""
        if len(raw) > self.limits.message:
            raise Closed(Phrase("server.message_too_long"), 1009)
        if not self._bucket.take(self.limits.commands, self.limits.commands_burst, time.monotonic()):
            self._scolded += 1
            if self._scolded > 50:
                raise Closed(Phrase("server.too_many_messages"))
            self._refuse(_key_of(raw), Phrase("server.wait_a_little"), again=True)
            return
        try:
            message = _from_client.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(_key_of(raw), Phrase("server.not_a_message", reason=str(error)[:250]))
            return
        if isinstance(message, m.Ping):
            self.send(_encode(m.Pong(at=self.harbour.clock())))
        elif isinstance(message, m.Hello):
            await self._hello(message)
        else:
            await self._command(message)

    async def _hello(self, hello: m.Hello) -> None:
        who = NOBODY
        self.language = hello.lang if hello.lang in LANGUAGES else ENGLISH
        if hello.token:
            found = await self.harbour.who(hello.token)
            if found is None:
                raise Closed(Phrase("server.unknown_token"))
            who = found
        self._leave()
        self.who = who
        try:
            async with self.harbour.look(hello.table) as live:
                table = live.table
                assert table is not None
                seen = self.harbour.seen_by(live, who)
                self.live = live
                self.number = {}
                live.watchers.add(self)
                since = hello.since if hello.since <= seen.number else 0
                self._show(live, table, seen, since)
        except StoreFailed:
            raise Closed(Phrase("server.database_come_back"), 1013, again=True) from None
        except Refusal as refusal:
            raise Closed(refusal.text) from None

    async def _command(self, command: Any) -> None:
        if self.live is None:
            self._refuse(command.key, Phrase("server.hello_first"))
            return
        self._commanding = True
        try:
            number = await self.harbour.perform(self.live.id, self.who, command)
        except Refusal as refusal:
            clause = refusal.clause if isinstance(refusal, NotOffered) else ""
            self._refuse(command.key, refusal.text, clause)
        except StoreFailed:
            self._refuse(command.key, Phrase("server.not_certain"), again=True)
        else:
            self.send(_encode(m.Ack(key=command.key, number=number)))
        finally:
            self._commanding = False
        if self._revoked:
            self.end(LINK_ENDED)

    def _refuse(self, key: str, text: Text, clause: str = "", again: bool = False) -> None:
        reason = text.say(self.language)
        self.send(_encode(m.Refused(key=key, reason=reason, clause=clause, again=again, refusal=text.key)))

    def _leave(self) -> None:
        if self.live is not None:
            self.live.watchers.discard(self)
            self.live.used = time.monotonic()
            self.live = None


def _key_of(raw: bytes) -> str:
    """The key of a message that cannot be read otherwise, so that its sender knows what was refused."""
    try:
        found = msgspec.json.decode(raw)
        key = found.get("key") if isinstance(found, dict) else None
        return key[:64] if isinstance(key, str) else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""

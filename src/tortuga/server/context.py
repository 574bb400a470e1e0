"""What the parts of one server share: settings, tables, rates, and who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter

from tortuga.kernel.words import Phrase
from tortuga.server.hooks import Hooks
from tortuga.server.limits import Buckets
from tortuga.server.settings import Settings
from tortuga.server.sockets import Socket
from tortuga.table.harbour import Harbour
from tortuga.table.table import Table


class Context:
    def __init__(self, harbour: Harbour, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.limits = limits
        self.harbour = harbour
        self.store = harbour.store
        self.hooks = Hooks(settings.private_hooks)
        self.sockets: set[Socket] = set()
        self.by_address: Counter[str] = Counter()  # how many sockets each address has open
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.new_guests = Buckets(limits.guests, limits.guests_burst)
        self.new_tables = Buckets(limits.opened, limits.opened_burst)
        self.new_hints = Buckets(limits.hints, limits.hints_burst)
        self.answers: Counter[int] = Counter()  # HTTP answers by status
        self.started = time.time()
        harbour.on_turn = self._call_absent

    async def say_goodbye(self) -> None:
        """Close all sockets with a reason; their clients come back."""
        for socket in list(self.sockets):
            socket.end(Phrase("server.restarting"), 1012, again=True)
        for _ in range(50):
            if not self.sockets:
                return
            await asyncio.sleep(0.05)

    # -- webhooks

    def _call_absent(self, table: Table, seat: int) -> None:
        """It is the turn of somebody who may not be looking: call the address that they gave."""
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

"""Guests: a name and a token, no account."""

from __future__ import annotations

from tortuga.kernel.errors import NotOffered
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.hooks import BadHook, parse
from tortuga.server.http import Call, Resource, Wrong, get, patch, post
from tortuga.store import Guest
from tortuga.table.spec import NAME_LENGTH, clean


class Guests(Resource):
    @post("/api/guests", "Come in: a name, no account", takes=m.NewGuest, gives=m.GuestToken)
    async def new_guest(self, call: Call, body: m.NewGuest) -> m.GuestToken:
        name = clean(body.name, NAME_LENGTH)
        if not name:
            raise NotOffered("", Phrase("table.no_name"))
        if not self.context.new_guests.take(call.address):
            raise Wrong(429, Phrase("server.too_many_guests"), again=True)
        guest, token = await self.context.store.new_guest(name)
        return m.GuestToken(id=guest.id, name=name, token=token)

    @get("/api/guests/me", "Who am I?", gives=m.GuestInfo, signed=True)
    async def me(self, call: Call) -> m.GuestInfo:
        guest = await self._asking(call)
        return m.GuestInfo(id=guest.id, name=guest.name, hook=guest.hook)

    @patch(
        "/api/guests/me",
        "Another name, or an address that is called when it is my turn",
        takes=m.ChangedGuest,
        gives=m.GuestInfo,
        signed=True,
    )
    async def change_me(self, call: Call, body: m.ChangedGuest) -> m.GuestInfo:
        guest = await self._asking(call)
        name = guest.name if body.name is None else clean(body.name, NAME_LENGTH)
        if not name:
            raise NotOffered("", Phrase("table.no_name"))
        hook = guest.hook if body.hook is None else body.hook
        if hook:
            try:
                parse(hook)
            except BadHook as error:
                raise NotOffered("", error.text) from None
        await self.context.store.change_guest(guest.id, name, hook)
        return m.GuestInfo(id=guest.id, name=name, hook=hook)

    async def _asking(self, call: Call) -> Guest:
        guest = await self.context.store.guest(call.guest)
        assert guest is not None, "whose token was just accepted"
        return guest

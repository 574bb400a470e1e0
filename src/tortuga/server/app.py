"""The server as one application: every resource's endpoints over HTTP, the WebSockets, and the browser client."""

from __future__ import annotations

import contextlib
import html
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tortuga.kernel.registry import find, keys
from tortuga.kernel.words import Phrase
from tortuga.server import messages as m
from tortuga.server.client_files import ClientFiles
from tortuga.server.context import Context
from tortuga.server.http import (
    Call,
    Endpoint,
    Wrong,
    bearer,
    decode,
    json,
    language_of,
    openapi,
    problem,
    read_body,
    same_origin,
)
from tortuga.server.routes import RESOURCES
from tortuga.server.settings import Settings
from tortuga.server.sockets import Socket
from tortuga.table.commands import NOBODY
from tortuga.table.harbour import Harbour, NoTable


class Server:
    """Everything one process serves."""

    def __init__(self, harbour: Harbour, settings: Settings) -> None:
        self.settings = settings
        self.context = Context(harbour, settings)
        self.endpoints = [endpoint for kind in RESOURCES for endpoint in kind(self.context).endpoints()]

    def app(self) -> Starlette:
        routes: list[BaseRoute] = [self._route(path) for path in dict.fromkeys(e.path for e in self.endpoints)]
        document = msgspec.json.encode(openapi(self.endpoints))
        schema = msgspec.json.encode(m.protocol_schema())
        routes += [
            Route("/openapi.json", lambda request: Response(document, media_type="application/json")),
            Route("/protocol.schema.json", lambda request: Response(schema, media_type="application/json")),
            WebSocketRoute("/ws", self._socket),
        ]
        if self.settings.client is not None:
            routes.append(Mount("/", ClientFiles(self.settings.client)))
        else:
            routes.append(Route("/", self._page))
        return Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={HTTPException: _http_error})

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.context.harbour.open()
        try:
            yield
        finally:
            await self.context.say_goodbye()
            await self.context.harbour.close()

    # -- HTTP

    def _route(self, path: str) -> Route:
        by_method = {e.method: e for e in self.endpoints if e.path == path}

        async def handle(request: Request) -> Response:
            endpoint = by_method.get(request.method) or by_method["GET"]  # HEAD
            try:
                answer = await self._answer(endpoint, request)
            except Exception as error:
                answer = problem(error, language_of(request))
            self.context.answers[answer.status_code] += 1
            return answer

        return Route(path, handle, methods=list(by_method))

    async def _answer(self, endpoint: Endpoint, request: Request) -> Response:
        """Check what holds for every request, then let the endpoint's handler answer."""
        address = request.client.host if request.client else ""
        if not self.context.requests.take(address):
            raise Wrong(429, Phrase("server.too_many_requests"), again=True)
        if endpoint.method != "GET" and not same_origin(
            request.headers.get("origin"), request.headers.get("host"), self.settings.origins
        ):
            raise Wrong(403, Phrase("server.other_site"))
        who = NOBODY
        if endpoint.signed or request.headers.get("authorization"):
            token = bearer(request)
            found = await self.context.harbour.who(token) if token else None
            if found is None:
                raise Wrong(401, Phrase("server.token_needed"))
            who = found
        arguments = {name: _path_value(name, value) for name, value in request.path_params.items()}
        if endpoint.takes is not None:
            raw = await read_body(request, getattr(self.context.limits, endpoint.largest))
            arguments["body"] = raw if endpoint.takes is bytes else decode(raw, endpoint.takes)
        answer = await endpoint.handle(Call(who, request.query_params, address, language_of(request)), **arguments)
        return answer if isinstance(answer, Response) else json(answer, endpoint.status)

    # -- WebSockets

    async def _socket(self, ws: WebSocket) -> None:
        context, limits = self.context, self.context.limits
        address = ws.client.host if ws.client else ""
        full = len(context.sockets) >= limits.all_sockets or context.by_address[address] >= limits.sockets
        if full or not same_origin(ws.headers.get("origin"), ws.headers.get("host"), self.settings.origins):
            await ws.close(1013 if full else 1008)
            return
        socket = Socket(ws, context.harbour, limits)
        context.sockets.add(socket)
        context.by_address[address] += 1
        try:
            await socket.run()
        finally:
            context.sockets.discard(socket)
            context.by_address[address] -= 1
            if not context.by_address[address]:
                del context.by_address[address]

    # -- the page where the browser client is not built

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
    """What no endpoint answers: nothing is there, or not for this method."""
    assert isinstance(error, HTTPException)
    text = Phrase("server.not_found") if error.status_code == 404 else Phrase("server.not_this_way")
    said = m.Problem(error=text.say(language_of(request)), refusal=text.key)
    return json(said, error.status_code, **(error.headers or {}))


def _path_value(name: str, value: str) -> Any:
    """A part of the path. What cannot exist is answered as not found."""
    if name in ("seat", "step"):
        if not re.fullmatch(r"[0-9]{1,7}", value):
            raise Wrong(404, Phrase("server.no_number"))
        return int(value)
    if name == "table" and not re.fullmatch(m.TABLE_ID, value):
        raise NoTable(Phrase("table.no_table", table=value))
    return value

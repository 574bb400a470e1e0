"""The frame of the HTTP part. Every handler is declared with what it takes and gives, once: routing, checks and the
OpenAPI document are made from that, so they cannot drift apart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import tortuga
from tortuga.kernel.errors import NoSuchGame, NotOffered, Refusal, Text, TortugaError
from tortuga.kernel.words import ENGLISH, LANGUAGES, Phrase
from tortuga.server.context import Context
from tortuga.server.messages import Problem
from tortuga.store.writer import StoreFailed
from tortuga.table.commands import Who
from tortuga.table.harbour import NoTable

HEADERS = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "cache-control": "no-store"}


class Wrong(Refusal):
    """A request that is refused with this status and reason; ``again``: it may be sent again later."""

    def __init__(self, status: int, text: Text, again: bool = False) -> None:
        super().__init__(text)
        self.status = status
        self.again = again


class Call(msgspec.Struct, frozen=True):
    """A request as a handler meets it."""

    who: Who
    query: Mapping[str, str]
    address: str
    understood: str = ENGLISH  # the language to answer in, where the query names none

    @property
    def guest(self) -> str:
        """The guest who asks; some things are not for the link of a seat."""
        if not self.who.guest:
            raise Wrong(403, Phrase("server.guests_only"))
        return self.who.guest

    @property
    def language(self) -> str:
        wanted = self.query.get("lang", self.understood)
        if wanted not in LANGUAGES:
            raise Wrong(400, Phrase("server.bad_language", languages=", ".join(LANGUAGES)))
        return wanted

    def number(self, name: str, otherwise: int) -> int:
        """A whole number of the query."""
        text = self.query.get(name)
        if text is None:
            return otherwise
        try:
            number = int(text) if text.isascii() else None
        except ValueError:
            number = None
        if number is None or not -(2**31) <= number < 2**31:
            raise Wrong(400, Phrase("server.not_whole", name=name))
        return number


Handler = Callable[..., Awaitable[Any]]
Query = dict[str, dict[str, Any]]

TABLE = "/api/tables/{table}"
LANGUAGE: Query = {"lang": {"type": "string", "enum": list(LANGUAGES)}}
SEAT: Query = {"seat": {"type": "integer", "minimum": 0, "maximum": 9}}


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """A handler and what is known about it. It is called with a ``Call`` and, by name, with the parts of the path and
    the body."""

    method: str
    path: str
    summary: str
    handle: Handler
    takes: Any = None  # the type of the body
    gives: Any = None  # the type of the answer; None: text
    media: str = "application/json"
    status: int = 200
    signed: bool = False  # needs a token
    query: Query = {}
    largest: str = "body"  # which limit holds for the body


Declared = Callable[[Handler], Handler]


def get(path: str, summary: str, **more: Any) -> Declared:
    return _declared("GET", path, summary, more)


def post(path: str, summary: str, status: int = 201, **more: Any) -> Declared:
    return _declared("POST", path, summary, {"status": status, **more})


def patch(path: str, summary: str, **more: Any) -> Declared:
    return _declared("PATCH", path, summary, more)


def _declared(method: str, path: str, summary: str, more: dict[str, Any]) -> Declared:
    """Note on a method of a resource which endpoint it handles."""

    def note(handle: Handler) -> Handler:
        endpoint = Endpoint(method=method, path=path, summary=summary, handle=handle, **more)
        handle.endpoint = endpoint  # type: ignore[attr-defined]
        return handle

    return note


class Resource:
    """Endpoints that belong together."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def endpoints(self) -> list[Endpoint]:
        """Those declared in this class, in the order in which they stand there."""
        declared = ((name, getattr(part, "endpoint", None)) for name, part in vars(type(self)).items())
        return [msgspec.structs.replace(found, handle=getattr(self, name)) for name, found in declared if found]


def json(value: Any, status: int = 200, **headers: str) -> Response:
    return Response(msgspec.json.encode(value), status, {**HEADERS, **headers}, "application/json")


def problem(error: Exception, language: str) -> Response:
    """An error as one clear line in this language."""
    if isinstance(error, StoreFailed):
        error = Wrong(503, Phrase("server.database_silent"), again=True)
    if isinstance(error, Wrong):
        headers = {"www-authenticate": "Bearer"} if error.status == 401 else {}
        if error.status == 429:
            headers["retry-after"] = "1"
        said = Problem(error=error.say(language), again=error.again, refusal=error.key)
        return json(said, error.status, **headers)
    if isinstance(error, Refusal):
        clause = error.clause if isinstance(error, NotOffered) else ""
        said = Problem(error=error.say(language), clause=clause, refusal=error.key)
        return json(said, 404 if isinstance(error, NoTable) else 409)
    if isinstance(error, TortugaError):
        return json(Problem(error=str(error)), 404 if isinstance(error, NoSuchGame) else 409)
    raise error


def language_of(request: Request) -> str:
    """The language in which to answer: ``lang`` of the query, else what the browser prefers, else English."""
    wanted = request.query_params.get("lang")
    header = request.headers.get("accept-language", "").lower()
    preferred = [wanted] if wanted else re.findall(r"(?:^|,)\s*([a-z]{2})\b", header)
    return next((language for language in preferred if language in LANGUAGES), ENGLISH)


async def read_body(request: Request, largest: int) -> bytes:
    """The body; never more of it than allowed is read."""
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > largest:
        raise Wrong(413, Phrase("server.body_too_long", bytes=largest))
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Wrong(413, Phrase("server.body_too_long", bytes=largest))
        parts.append(part)
    return b"".join(parts)


def decode(raw: bytes, shape: Any) -> Any:
    try:
        try:
            return msgspec.json.decode(raw, type=shape)
        except msgspec.ValidationError:  # in JSON 9.0 is a whole number too
            return msgspec.convert(_whole(msgspec.json.decode(raw)), shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Wrong(400, Phrase("server.bad_body", reason=str(error)[:250])) from None


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return value


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    token = token.strip()
    return token if kind.lower() == "bearer" and re.fullmatch(r"[gs]\.[\w-]{22}", token) else ""


def same_origin(origin: str | None, host: str | None, allowed: list[str]) -> bool:
    """Does this come from a page of ours, or from a program that is no page?"""
    if origin is None or origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.lower() == (host or "").lower()


# -- the OpenAPI document


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    shapes = [shape for e in endpoints for shape in (e.takes, e.gives) if shape is not None and shape is not bytes]
    schemas, components = msgspec.json.schema_components([*shapes, Problem], ref_template="#/components/schemas/{name}")
    by_shape = {repr(shape): schema for shape, schema in zip([*shapes, Problem], schemas, strict=True)}
    refusal = {"content": {"application/json": {"schema": by_shape[repr(Problem)]}}}
    paths: dict[str, Any] = {}
    for e in endpoints:
        text = {"schema": {"type": "string"}}
        body = text if e.gives is None else {"schema": by_shape[repr(e.gives)]}
        answers: dict[str, Any] = {str(e.status): {"description": "done", "content": {e.media: body}}}
        if e.media == "application/jsonl":  # while a game runs, a seat gets what it may know
            answers["200"]["content"]["application/json"] = {"schema": by_shape[repr(e.gives)]}
            answers["200"]["content"][e.media] = text
        reasons = {"400": "not as described", "403": "not allowed", "429": "too often", "503": "the database is away"}
        if e.signed or e.path.startswith("/api/tables/"):
            reasons["401"] = "no token, or an unknown one"
        if "{" in e.path:
            reasons["404"] = "not there"
        if e.takes is not None:
            reasons |= {"409": "refused, with the reason", "413": "too long"}
        elif e.path.startswith("/api/tables/"):
            reasons["409"] = "refused, with the reason"
        for status, reason in reasons.items():
            answers.setdefault(status, {"description": reason, **refusal})
        operation: dict[str, Any] = {"summary": e.summary, "operationId": e.handle.__name__, "responses": answers}
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
            for name in re.findall(r"{(\w+)", e.path)
        ]
        parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in e.query.items()]
        if parameters:
            operation["parameters"] = parameters
        if e.takes is not None:
            content = (
                {"text/plain": text} if e.takes is bytes else {"application/json": {"schema": by_shape[repr(e.takes)]}}
            )
            operation["requestBody"] = {"required": True, "content": content}
        if e.signed:
            operation["security"] = [{"token": []}]
        paths.setdefault(re.sub(r":\w+}", "}", e.path), {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tortuga tables", "version": tortuga.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "of a guest or a seat"}},
        },
    }


def _path_schema(name: str) -> dict[str, Any]:
    if name in ("seat", "step"):
        return {"type": "integer", "minimum": 0, "maximum": 11 if name == "seat" else 1_000_000}
    if name == "table":
        return {"type": "string", "pattern": "^[0-9a-f]{16}$"}
    return {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"}

"""The messages and HTTP bodies of the protocol, version 1. The JSON Schema and the OpenAPI document are made from these
types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tortuga.bots.hints import Hint
from tortuga.kernel.header import Result
from tortuga.kernel.machine import SPECTATOR
from tortuga.kernel.match import LogLine, Match, Question
from tortuga.kernel.registry import find, keys
from tortuga.kernel.words import ENGLISH, say
from tortuga.table.commands import AnyCommand, Sit
from tortuga.table.spec import TableSpec
from tortuga.table.table import ChatLine, Table, Wish

VERSION = 1
TABLE_ID = r"^[0-9a-f]{16}$"
TableId = Annotated[str, msgspec.Meta(pattern=TABLE_ID)]
Token = Annotated[str, msgspec.Meta(max_length=100)]


# -- from the client, over WebSocket: these two and every command


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Look at a table: as the holder of the token, or as a spectator without one. ``since`` is the last entry that the
    client has seen: log and chat begin after it."""

    table: TableId
    v: Literal[1] = 1
    token: Token = ""
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    lang: Annotated[str, msgspec.Meta(max_length=8)] = ENGLISH  # of questions, options, log and refusals


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Hello | Ping | AnyCommand


# -- to the client


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    name: str
    who: Literal["person", "bot", "nobody"]
    bot: str = ""
    ready: bool = False
    asked: bool = False  # must this seat choose something now?
    left: int | None = None  # ms on its clock at the time ``at`` of the message; None without a clock
    yours: bool = False


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be chosen: its stable number and text, its label, and the facts that place it on the board."""

    id: int
    text: str
    label: str
    facts: dict[str, Any]
    final: bool | msgspec.UnsetType = msgspec.UNSET  # true if this choice could not be taken back, else left out


class State(msgspec.Struct, frozen=True, kw_only=True, tag="state", tag_field="type"):
    """A table as one person may see it. It is sent after hello and after every change."""

    v: int = VERSION
    table: str
    number: int  # of the last entry
    at: int  # the server's time, ms since 1970
    seat: int  # for whose eyes: a seat, or -1 for a spectator
    stage: Literal["gathering", "running", "over", "closed"]
    game: str
    seats: list[SeatState]
    view: Any = None  # plain data of the game; None before the start
    question: Question | None = None  # what this seat is asked
    options: list[Option] = []  # what it can choose
    why_not_undo: str = ""  # empty: the last action can be taken back
    actions: int = 0  # how many actions have been done
    log_from: int = 0  # drop lines of the log from this number on, then add ``log``
    log: list[LogLine] = []
    chat: list[ChatLine] = []  # new lines
    wish: Wish | None = None  # somebody asks to go back
    result: Result | None = None  # once the game is over
    commitment: str = ""  # to the secret of the dice
    salts: str = ""
    again: str = ""  # the table at which the same people play again


class Ack(msgspec.Struct, frozen=True, kw_only=True, tag="ack", tag_field="type"):
    """The command with this key is durable: it is entry ``number``."""

    key: str
    number: int


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused", tag_field="type"):
    """The command was not carried out and nothing has changed; ``again``: send it again with the same key."""

    key: str
    reason: str
    clause: str = ""
    again: bool = False
    refusal: str = ""  # the name of the reason, the same in every language: "table.seat_taken"


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag="pong", tag_field="type"):
    at: int


class Bye(msgspec.Struct, frozen=True, kw_only=True, tag="bye", tag_field="type"):
    """The last message before the server closes the connection; ``again``: come back with hello and since."""

    reason: str
    again: bool = False
    refusal: str = ""  # the name of the reason


ToClient = State | Ack | Refused | Pong | Bye


# -- HTTP bodies


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done, in the language of whoever asked."""

    error: str
    clause: str = ""
    again: bool = False
    refusal: str = ""  # the name of the reason, the same in every language: "table.seat_taken"


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class ChangedGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``hook`` is an address that is called when it is your turn and you are not there; empty for none."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    hook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


class GuestInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    hook: str = ""


class GuestToken(msgspec.Struct, frozen=True, kw_only=True):
    """The token is shown only here: keep it."""

    id: str
    name: str
    token: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    help: str
    default: bool | int | str
    choices: list[str] = []
    bounds: tuple[int, int] | None = None
    needs: list[str] = []  # options that must be set before this one can be


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    title: str
    about: str
    rules: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One clause of a rulebook; its text is Markdown."""

    number: str
    text: str


class RuleSection(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    clauses: list[Clause]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why something cannot be chosen."""

    clause: str
    reason: str


class CourseStep(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a game, and how things stood after it; while the game runs, only the seat."""

    seat: int
    do: str = ""
    events: int = 0  # how many lines the log had then
    scores: list[int] = []


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    spec: TableSpec
    ready: bool = True
    salt: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """``token`` lets one person take the seat; it is shown only here."""

    seat: int
    token: str


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    commitment: str
    invitations: list[Invitation] = []


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """``token`` is the secret link of this seat, for other devices; empty if it was shown before."""

    table: str
    seat: int
    number: int
    token: str = ""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    number: int


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody who knows the address of a table may know."""

    table: str
    game: str
    title: str
    stage: Literal["gathering", "running", "over", "closed"]
    spec: TableSpec
    seats: list[SeatState]
    created: int
    rules: str
    data: str
    commitment: str
    salts: str = ""
    imported: bool = False
    result: Result | None = None
    again: str = ""
    colours: list[str] = []  # of the players' pieces; players without a seat come after the seats
    others: list[str] = []  # the names of players without a seat


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    stage: str
    players: int
    created: int
    pace: str
    names: list[str] = []  # by seat; empty for tables far down the list
    free: int = 0  # seats that nobody has taken yet
    yours: list[int] = []
    asked: list[int] = []  # the seats that must choose something; only for those who play there
    winners: list[int] = []  # once the game is over


class PartEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action of a running game, without what others chose and what chance brought."""

    seat: int
    do: str = ""


class PartRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The record of a running game as one seat may know it."""

    game: str
    rules: str
    data: str
    players: int
    options: dict[str, bool | int | str]
    names: list[str]
    dice: str
    salts: str
    seat: int
    entries: list[PartEntry]
    log: list[LogLine]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    ok: bool
    version: str
    database: str


HTTP_TYPES: tuple[Any, ...] = (
    *(Problem, NewGuest, ChangedGuest, GuestInfo, GuestToken, GameInfo, NewTable, Opened, Sit, Seated, Done, TableInfo),
    *(TableLine, PartRecord, Health, State, Invitation, RuleSection, Reason, CourseStep, Hint),
)


# -- making them


def seat_states(table: Table, now: int, yours: list[int], *, playing: bool) -> list[SeatState]:
    """``playing`` false leaves out the clocks and who is to move."""
    asked = table.asked if playing else []
    found = []
    for i, seat in enumerate(table.seats):
        left: int | None = None
        if playing and table.spec.clock.kind != "off" and not seat.bot:
            deadline = table.clocks.deadline(i)
            full = table.clocks.left[i] if table.spec.clock.kind == "bank" else table.spec.clock.seconds * 1000
            left = full if deadline is None else max(0, deadline - now)
        found.append(
            SeatState(
                seat=i,
                name=seat.name,
                who="bot" if seat.bot else "person" if seat.guest else "nobody",
                bot=seat.bot,
                ready=seat.ready,
                asked=i in asked,
                left=left,
                yours=i in yours,
            )
        )
    return found


def _why_not_undo(match: Match | None, seat: int, language: str) -> str:
    if match is None:
        return say(language, "table.not_begun")
    reason = match.why_not_undo(seat)
    return "" if reason is None else reason.say(language)


def _options(table: Table, match: Match, seat: int, language: str) -> list[Option]:
    final = table.final_options(seat)
    return [
        Option(id=o.id, text=o.text, label=o.label, facts=o.facts, final=True if o.id in final else msgspec.UNSET)
        for o in match.options(seat, language)
    ]


def state_of(table: Table, seat: int, since: int, now: int, yours: list[int], language: str = ENGLISH) -> State:
    """The table as a seat sees it, with what is new since an entry."""
    match = table.match
    log_from = table.log_since(since) if since else 0
    sitting = seat != SPECTATOR
    return State(
        table=table.row.id,
        number=table.number,
        at=now,
        seat=seat,
        stage=table.stage,
        game=table.spec.game,
        seats=seat_states(table, now, yours, playing=True),
        view=match.view(seat) if match else None,
        question=match.question(seat, language) if match and sitting else None,
        options=_options(table, match, seat, language) if match and sitting else [],
        why_not_undo=_why_not_undo(match, seat, language) if sitting else say(language, "table.not_playing"),
        actions=len(match.entries) if match else 0,
        log_from=log_from,
        log=match.log(seat, log_from, language) if match else [],
        chat=[line for line in table.chat if line.number > since],
        wish=table.wish,
        result=table.result,
        commitment=table.commitment,
        salts=table.salts,
        again=table.again,
    )


def protocol_schema() -> dict[str, Any]:
    """JSON Schema of the WebSocket messages."""
    (client, server), components = msgspec.json.schema_components([FromClient, ToClient], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tortuga tables, protocol version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/ToClient"}],
        "$defs": {"FromClient": client, "ToClient": server, **components},
    }


def client_schema() -> dict[str, Any]:
    """JSON Schema of everything a client meets: messages, HTTP bodies, and every game's views and data."""
    (client, server, *_), components = msgspec.json.schema_components(
        [FromClient, ToClient, *HTTP_TYPES], ref_template="#/$defs/{name}"
    )
    components |= {"FromClient": client, "ToClient": server}
    for game in map(find, keys()):
        prefix = "".join(word.capitalize() for word in game.key.split("-"))
        for root, kind in (("View", game.view_type), ("Data", game.data_type)):
            _, own = msgspec.json.schema_components([kind], ref_template=f"#/$defs/{prefix}{{name}}")
            for key, shape in own.items():
                name = prefix + (root if key == kind.__name__ else key)
                components[name] = {**shape, "title": name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tortuga, protocol version {VERSION}",
        "$defs": components,
    }

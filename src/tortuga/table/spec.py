"""How a table is set up: which game, who sits where, clocks, who may watch."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

import msgspec

from tortuga.bots import USUAL, find_bot
from tortuga.kernel.errors import Refusal
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find
from tortuga.kernel.words import Phrase

NAME_LENGTH = 40
CHAT_LENGTH = 500
SALT_LENGTH = 64
LONGEST_CLOCK = 60 * 24 * 3600

Name = Annotated[str, msgspec.Meta(max_length=200)]


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: whoever opens the table ("me"), somebody else at the same screen ("here"), somebody with
    an invitation ("invite"), anybody who comes along ("open"), or a bot."""

    kind: Literal["me", "here", "invite", "open", "bot"]
    name: Name = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, in seconds: no limit, so much for every move, or a bank for the whole game with some ``extra``
    added after every move."""

    kind: Literal["off", "move", "bank"] = "off"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_CLOCK)] = 0
    extra: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_CLOCK)] = 0


class TableSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table is to be, as whoever opens it says."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    seats: Annotated[list[SeatSpec], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | str] = {}
    title: Name = ""
    public: bool = False  # shown in the lobby
    pace: Literal["live", "days"] = "live"
    clock: Clock = Clock()
    spectators: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0  # by so many entries spectators are behind
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = USUAL  # the bot that plays for people who are gone


def clean(text: str, longest: int) -> str:
    """A stranger's text made fit to show: one line, nothing that controls a terminal or reverses the writing."""
    kept = [
        " " if c.isspace() else c
        for c in text
        if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co")
    ]
    return " ".join("".join(kept).split())[:longest].strip()


def checked(spec: TableSpec) -> tuple[AnyGame, TableSpec]:
    """The game, and the spec with all options filled in; or why it cannot be played."""
    game = find(spec.game)
    seats = len(spec.seats)
    options = game.read_options(dict(spec.options), seats)
    find_bot(spec.stand_in)
    cleaned = []
    for seat in spec.seats:
        if seat.kind == "bot":
            find_bot(seat.bot or spec.stand_in)
            cleaned.append(SeatSpec("bot", clean(seat.name, NAME_LENGTH), seat.bot or spec.stand_in))
        else:
            if seat.bot:
                raise Refusal(Phrase("table.seat_without_bot", kind=seat.kind))
            cleaned.append(SeatSpec(seat.kind, clean(seat.name, NAME_LENGTH)))
    if sum(seat.kind == "me" for seat in cleaned) > 1:
        raise Refusal(Phrase("table.one_own_seat"))
    if spec.clock.kind != "off" and spec.clock.seconds < 1:
        raise Refusal(Phrase("table.short_clock"))
    title = clean(spec.title, NAME_LENGTH)
    return game, msgspec.structs.replace(spec, seats=cleaned, options=options, title=title)

"""What people can ask of a table. The same commands come over WebSocket, over HTTP and from programs."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec

KEY_LENGTH = 64

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=KEY_LENGTH, pattern=r"^[!-~]+$")]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """``key`` is chosen by the client at random for every command, so that sending it again is not a second command.
    ``seat`` is needed only by people who hold several seats."""

    key: Key
    seat: Seat | None = None


class Do(Command, frozen=True, kw_only=True, tag="do"):
    """Choose one of the options, by its text or its number."""

    action: Annotated[str, msgspec.Meta(max_length=200)] | Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the last action back, if that needs nobody's consent."""


class AskUndo(Command, frozen=True, kw_only=True, tag="ask_undo"):
    """Ask everybody to go back further: to where ``to`` actions had been done, or to before one's own last action."""

    to: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None


class AnswerUndo(Command, frozen=True, kw_only=True, tag="answer_undo"):
    agree: bool


class Say(Command, frozen=True, kw_only=True, tag="say"):
    text: Text


class BeReady(Command, frozen=True, kw_only=True, tag="ready"):
    """Ready to begin. The salt goes into the dice, so that the server alone does not determine them."""

    salt: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Rename(Command, frozen=True, kw_only=True, tag="rename"):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give the seat up. Somebody else can take it, and during the game the others can hand it to a bot."""


class HandOver(Command, frozen=True, kw_only=True, tag="hand_over"):
    """Let a bot play: for one's own seat at any time, for another seat if its person is gone or out of time."""

    of: Seat | None = None  # which seat; one's own if left out
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Play again oneself."""


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """Close a table that has not begun; only whoever opened it can do so."""


AnyCommand = Do | Undo | AskUndo | AnswerUndo | Say | BeReady | Rename | Leave | HandOver | TakeBack | Close


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat: an open one, or the one that an invitation is for."""

    key: Key
    seat: Seat | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=100)] = ""
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    ready: bool = True
    salt: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Who(msgspec.Struct, frozen=True):
    """Who is asking: a guest, or whoever has the link of one seat; or ``HOUSE`` or ``NOBODY``.

    A link is good for as long as the guest who held the seat when the link was made (``holder``) still holds it."""

    id: str
    guest: str = ""
    seat: int | None = None  # with the link of a seat: that seat of table ``tab``, and no other
    tab: str = ""
    name: str = ""
    holder: str = ""


HOUSE = Who("house")  # what the table does by itself: bots, clocks, closing
NOBODY = Who("nobody")  # somebody without a token: a spectator


def digest(command: msgspec.Struct) -> str:
    """A digest of what a command says, to detect a key that is used again for something else."""
    return hashlib.sha256(msgspec.json.encode(command)).hexdigest()[:16]

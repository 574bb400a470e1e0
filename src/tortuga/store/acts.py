"""What can happen at a table. A table is the fold of its entries; an entry is never changed or removed.

One command makes one entry. An entry may hold several acts (the last move and the end of the game), which become
durable together or not at all.
"""

from __future__ import annotations

import msgspec


class Act(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    tag_field="act",
    tag=str.lower,
    forbid_unknown_fields=True,
):
    """Something that happened."""


class Sat(Act, frozen=True, kw_only=True):
    """Somebody took a seat."""

    seat: int
    guest: str
    name: str


class Left(Act, frozen=True, kw_only=True):
    seat: int


class Renamed(Act, frozen=True, kw_only=True):
    seat: int
    name: str


class Ready(Act, frozen=True, kw_only=True):
    """This seat is ready to begin; its salt goes into the dice."""

    seat: int
    salt: str = ""


class Started(Act, frozen=True, kw_only=True):
    """All seats are taken and ready. From here on the dice are bound to the secret and these salts, and the game to the
    rules and data of this moment; they are left empty if they are still those with which the table was opened."""

    salts: str = ""
    rules: str = ""
    data: str = ""


class Did(Act, frozen=True, kw_only=True):
    """A seat chose something. What chance made of it follows from the secret; it is written down to detect a change of
    rules."""

    seat: int
    do: str
    chance: list[str] = []


class TookBack(Act, frozen=True, kw_only=True):
    """Undo without consent: nobody had learned anything and nobody else had acted."""

    seat: int


class UndoAsked(Act, frozen=True, kw_only=True):
    """A seat asks the others to go back to where ``to`` actions had been done."""

    seat: int
    to: int


class UndoAgreed(Act, frozen=True, kw_only=True):
    seat: int


class UndoRefused(Act, frozen=True, kw_only=True):
    seat: int


class Rewound(Act, frozen=True, kw_only=True):
    """All have agreed: only the first ``to`` actions count."""

    to: int


class Said(Act, frozen=True, kw_only=True):
    seat: int
    text: str


class HandedOver(Act, frozen=True, kw_only=True):
    """A bot plays for this seat from now on."""

    seat: int
    bot: str


class TakenBack(Act, frozen=True, kw_only=True):
    """The person of this seat plays again."""

    seat: int


class Flagged(Act, frozen=True, kw_only=True):
    """The clock of this seat ran out."""

    seat: int


class Ended(Act, frozen=True, kw_only=True):
    """The game is over, or the table was closed before it began."""

    scores: list[int] = []
    winners: list[int] = []
    closed: bool = False


class Imported(Act, frozen=True, kw_only=True):
    """A finished game that was played elsewhere, with its whole record."""

    record: str


class Again(Act, frozen=True, kw_only=True):
    """The same people play again, at another table."""

    table: str


AnyAct = (
    Sat
    | Left
    | Renamed
    | Ready
    | Started
    | Did
    | TookBack
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Rewound
    | Said
    | HandedOver
    | TakenBack
    | Flagged
    | Ended
    | Imported
    | Again
)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered entry of a table: 1, 2, 3, …"""

    number: int
    at: int  # milliseconds since 1970
    acts: list[AnyAct]
    who: str = ""  # whose command it was: a guest, the link of a seat, or "house"
    key: str | None = None  # given by the client: the same key from the same person is the same command
    what: str = ""  # a digest of the command, to detect a key that is used for two things

    def ends_links_of(self, seat: int) -> bool:
        """Do the secret links of this seat end here? They do when its person leaves, and when the table is closed."""
        return any(
            act.seat == seat if isinstance(act, Left) else isinstance(act, Ended) and act.closed for act in self.acts
        )

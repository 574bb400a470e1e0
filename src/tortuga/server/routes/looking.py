"""What several resources ask of a table before they answer: may this person look, has it begun, which seat is meant?"""

from __future__ import annotations

from tortuga.kernel.errors import NotOffered
from tortuga.kernel.match import Match
from tortuga.kernel.words import Phrase
from tortuga.server.http import Call, Wrong
from tortuga.table.commands import Who
from tortuga.table.harbour import Harbour, Live
from tortuga.table.table import Table


def begun(table: Table) -> Match:
    """The match of a table at which the game has begun."""
    if table.match is None:
        raise NotOffered("", Phrase("table.not_begun"))
    return table.match


def open_to(harbour: Harbour, live: Live, who: Who) -> tuple[Table, list[int]]:
    """The table that this person may see, and the seats they hold."""
    table = live.loaded
    mine = table.seats_of(who)
    if not mine and not table.spec.spectators and table.stage == "running":
        raise Wrong(403, Phrase("table.no_spectators"))
    return harbour.seen_by(live, who), mine


def own_seat(table: Table, call: Call) -> int:
    """The one of this person's seats that is meant; the first where none is named."""
    mine = table.seats_of(call.who)
    seat = call.number("seat", mine[0] if mine else -1)
    if seat not in mine:
        raise Wrong(403, Phrase("server.not_your_seat"))
    return seat

"""TG-10 The end."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.state import Voyage
from tortuga.kernel.machine import Step


class Victory(Step[Voyage]):
    clause: ClassVar[str] = "TG-10.2"

    def run(self, s: Voyage) -> None:
        if s.telling:
            for seat in range(s.seats):
                s.tell("final", seat, glory=glory(s, seat), gold=s.gold[seat], chests=s.chests[seat])
            for seat in winners(s):
                s.tell("won", seat)


def glory(s: Voyage, seat: int) -> int:
    return s.gold[seat] * s.t.glory_for_gold + s.chests[seat] * s.t.glory_for_chest


def winners(s: Voyage) -> list[int]:
    """TG-10.3: most glory, then more chests, then a shared victory."""
    ranked = [(glory(s, seat), s.chests[seat]) for seat in range(s.seats)]
    best = max(ranked)
    return [seat for seat in range(s.seats) if ranked[seat] == best]

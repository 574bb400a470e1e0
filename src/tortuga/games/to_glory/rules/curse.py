"""TG-8 The curse."""

from __future__ import annotations

from tortuga.games.to_glory.state import MISS, Voyage


def pass_curse(s: Voyage, seat: int, results: list[int]) -> None:
    struck = [other for other in range(s.seats) if other != seat and results[other] != MISS]
    if struck:
        s.cursed[seat] = False
        if s.telling:
            s.tell("cured", seat)
    for other in struck:
        if not s.cursed[other]:
            s.cursed[other] = True
            if s.telling:
                s.tell("cursed", other, rival=seat)

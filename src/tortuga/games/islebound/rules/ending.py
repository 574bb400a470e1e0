"""The end of the game (IB-14): final scores and the winner."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.renown import counted
from tortuga.games.islebound.state import AT_END, EMPTY, Isles
from tortuga.kernel.machine import Seat, Step


class FinalScoring(Step[Isles]):
    clause: ClassVar[str] = "IB-14.4"

    def run(self, s: Isles) -> None:
        s.turn = EMPTY
        s.inform()
        if s.telling:
            for seat in range(s.seats):
                parts = score_parts(s, seat)
                s.tell("final", seat, **parts, total=sum(parts.values()))
            for seat in winners(s):
                s.tell("won", seat)


def score_parts(s: Isles, seat: Seat) -> dict[str, int]:
    """IB-14.4: what the score of a player is made of."""
    return {
        "coins": s.coins[seat],
        "buildings": building_renown(s, seat),
        "abilities": end_renown(s, seat),
        "track": s.renown[seat],
        "tokens": token_renown(s, seat),
    }


def score(s: Isles, seat: Seat) -> int:
    """The sum of ``score_parts``, without making them: bots ask for it often."""
    return s.coins[seat] + building_renown(s, seat) + end_renown(s, seat) + s.renown[seat] + token_renown(s, seat)


def building_renown(s: Isles, seat: Seat) -> int:
    """IB-10.6"""
    total = 0
    for building in s.buildings[seat]:
        total += s.t.price[building]
    return total


def token_renown(s: Isles, seat: Seat) -> int:
    """IB-12.2, IB-12.4"""
    return s.t.token_worth * (len(s.tokens[seat]) + s.sevens[seat])


def end_renown(s: Isles, seat: Seat) -> int:
    """IB-14.6: what abilities bring at the end of the game."""
    total = 0
    if s.powers[seat][AT_END]:
        for building in s.buildings[seat]:
            for count in s.t.end_counts[building]:
                total += counted(s, seat, count[0]) // count[1]
    return total


def winners(s: Isles) -> list[int]:
    """IB-14.5"""
    ranked = [(score(s, seat), s.wood[seat] + s.fish[seat]) for seat in range(s.seats)]
    best = max(ranked)
    return [seat for seat in range(s.seats) if ranked[seat] == best]

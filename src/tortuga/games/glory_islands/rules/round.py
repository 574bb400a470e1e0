"""GI-9 The shape of a round, GI-3 Determine turn order."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.cards import EndOfRound, PlayCards, RevealAndPay
from tortuga.games.glory_islands.rules.ending import FinalScoring
from tortuga.games.glory_islands.rules.islands import ScoreIslands
from tortuga.games.glory_islands.rules.morgan import MorgansTurn
from tortuga.games.glory_islands.rules.sailing import MoveShip
from tortuga.games.glory_islands.rules.special import Special
from tortuga.games.glory_islands.state import NO_CARD, Islands
from tortuga.kernel.machine import UNKNOWN, AnyFrame, Step


class Round(Step[Islands]):
    clause: ClassVar[str] = "GI-9.1"

    def run(self, s: Islands) -> None:
        if s.passed_home or not s.living():  # GI-6.4, GI-8.8
            s.then(FinalScoring())
            return
        s.round += 1
        if s.telling:
            s.tell("round", UNKNOWN, round=s.round)
        s.then(PlayCards(), RevealAndPay(), TurnOrder(), EndOfRound(), Round())


class TurnOrder(Step[Islands]):
    clause: ClassVar[str] = "GI-3.1"

    def run(self, s: Islands) -> None:
        by_rank = sorted([(s.t.rank[s.played[crew]], crew) for crew in range(s.crews) if s.played[crew] != NO_CARD])
        order = [crew for _, crew in by_rank]  # the lowest rank first: the agenda runs its last frame first
        turns: list[AnyFrame] = [MorgansTurn() if crew == s.morgan else Turn(crew) for crew in order]
        s.agenda += turns
        order.reverse()
        s.order = tuple(order)
        if s.telling:
            s.tell("order", UNKNOWN, owner=order)


class Turn(Step[Islands]):
    clause: ClassVar[str] = "GI-9.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Islands) -> None:
        value = s.t.value[s.played[self.seat]]
        s.then(MoveShip(self.seat, value, 0), Special(self.seat), ScoreIslands(self.seat))

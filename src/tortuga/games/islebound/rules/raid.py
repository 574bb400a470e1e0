"""The Raid variant (IB-16)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.crew import count_skill
from tortuga.games.islebound.rules.goods import pirates_of
from tortuga.games.islebound.rules.yes_no import YesNo
from tortuga.games.islebound.state import COMBAT, FACES, MOST_SEATS, Isles
from tortuga.kernel.machine import Decision, Facts, Seat


def met_ships(s: Isles, seat: Seat) -> list[int]:
    """The other players whose ships are in the same region."""
    return [other for other in s.others(seat) if s.ship[other] == s.ship[seat]]


class RaidWhom(Decision[Isles]):
    clause: ClassVar[str] = "IB-16.1"
    verb: ClassVar[str] = "raid"
    names: ClassVar[str] = "rival"
    span: ClassVar[int] = MOST_SEATS

    def options(self, s: Isles) -> list[int]:
        return met_ships(s, self.seat)

    def chosen(self, s: Isles, option: int) -> None:
        if s.telling:
            s.tell("raids", self.seat, rival=option)
        mine = raid_hits(s, self.seat)
        theirs = raid_hits(s, option)
        if mine > theirs and s.coins[option]:
            s.then(TakeCoins(self.seat, option, min(mine - theirs, s.coins[option])))
        elif theirs > mine and s.coins[self.seat]:
            s.then(TakeCoins(option, self.seat, min(theirs - mine, s.coins[self.seat])))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-16.1", "not_here"


def raid_hits(s: Isles, seat: Seat) -> int:
    """IB-16.2"""
    rolled: list[int] = []
    hits = 0
    for _ in range(min(s.t.dice, count_skill(s.deck_crew[seat], COMBAT) + pirates_of(s, seat))):
        face = s.dice.roll("die", FACES)
        rolled.append(face)
        if face >= s.t.raid_hit:
            hits += 1
    if s.telling:
        s.tell("raid_roll", seat, die=rolled, hits=hits)
    return hits


class TakeCoins(YesNo):
    """IB-16.3: the winner may take coins."""

    clause: ClassVar[str] = "IB-16.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "loser", "coins")
    verb: ClassVar[str] = "plunder"

    def __init__(self, seat: Seat, loser: Seat, coins: int) -> None:
        super().__init__(seat)
        self.loser = loser
        self.coins = coins

    def chosen(self, s: Isles, option: int) -> None:
        if option:
            s.coins[self.loser] -= self.coins
            s.coins[self.seat] += self.coins
            if s.telling:
                s.tell("plundered", self.seat, rival=self.loser, coins=self.coins)

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "rival": self.loser, "coins": self.coins}

    def option_facts(self, s: Isles, option: int) -> Facts:
        return {"yes": option, "coins": self.coins}

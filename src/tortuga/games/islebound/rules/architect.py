"""The draft of the Architect variant (IB-21.1)."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.goods import draw_from_deck
from tortuga.games.islebound.state import MOST_BUILDINGS, Isles
from tortuga.kernel.machine import Decision, Step, without


def deal_packs(s: Isles) -> None:
    for seat in range(s.seats):
        s.pack[seat] = tuple(sorted([draw_from_deck(s) for _ in range(s.t.draft)]))


class Draft(Step[Isles]):
    """All players choose one card at the same time, until the packs are empty."""

    clause: ClassVar[str] = "IB-21.1"

    def run(self, s: Isles) -> None:
        if s.pack[0]:
            s.then(PassPacks())
            s.ask_together([DraftCard(seat) for seat in range(s.seats)])


class DraftCard(Decision[Isles]):
    clause: ClassVar[str] = "IB-21.1"
    verb: ClassVar[str] = "draft"
    names: ClassVar[str] = "building"
    span: ClassVar[int] = MOST_BUILDINGS

    def options(self, s: Isles) -> list[int]:
        return list(s.pack[self.seat])

    def chosen(self, s: Isles, option: int) -> None:
        s.pack[self.seat] = without(s.pack[self.seat], option)
        s.hand[self.seat] = tuple(sorted([*s.hand[self.seat], option]))
        if s.telling:
            s.whisper("drafted", self.seat, {"building": option})

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-21.1", "not_in_pack"


class PassPacks(Step[Isles]):
    """The rest of each pack goes to the left; all players remember what they passed on."""

    clause: ClassVar[str] = "IB-21.1"

    def run(self, s: Isles) -> None:
        packs = s.pack[:]
        for seat in range(s.seats):
            seen = set(s.passed[seat]) | set(packs[seat])
            s.pack[(seat + 1) % s.seats] = packs[seat]
            s.passed[seat] = tuple(sorted(seen - set(s.hand[seat])))
        s.then(Draft())

"""MM-S15 It's a Hard Life: ships hunt from the start."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import home_of, replaced
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.ships import SMALL_PIRATE
from tortuga.kernel.machine import AnyFrame, Step, without

HARD_LIFE: Final = 1 << 22


class HardLife(Step[Sea]):
    """MM-S15.1: the first naval ships of different nations and the first pirate of the deck are at sea already, none of
    them at a captain's home. The deck is in no order: the first that fits is any of those that do."""

    clause: ClassVar[str] = "MM-S15.1"

    def run(self, s: Sea) -> None:
        for number in range(s.t.variants.hard_navies + s.t.variants.hard_pirates):
            self.bring(s, number >= s.t.variants.hard_navies)

    def bring(self, s: Sea, pirate: bool) -> None:
        homes = [home_of(s, seat) for seat in range(s.seats)]
        fitting = [
            card
            for card in s.event_deck
            if s.t.npcs.ship[card] != NONE
            and (s.t.npcs.ship[card] >= SMALL_PIRATE) == pirate
            and s.npc_zone[s.t.npcs.ship[card]] == NONE
            and s.t.npcs.zone[card] not in homes
        ]
        if not fitting:
            return
        card = s.dice.among("event", fitting)
        npc = s.t.npcs.ship[card]
        s.event_deck = without(s.event_deck, card)
        cards = list(s.npc_cards)
        cards[npc] = (card,)
        s.npc_cards = tuple(cards)
        s.npc_zone = replaced(s.npc_zone, npc, s.t.npcs.zone[card])
        if s.telling:
            s.tell("npc_enters", s.seats + npc, event=card, zone=s.npc_zone[npc])
        s.modules.npc_in_play(s, npc)


class ItsAHardLife(Module):
    option: ClassVar[str] = "hard_life"
    about: ClassVar[str] = (
        "Variant 3: two navies and a pirate are at sea from the start. No time, no complexity. (MM-S15)"
    )
    bit: ClassVar[int] = HARD_LIFE
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (HardLife,)

    def about_to_begin(self, s: Sea) -> None:
        s.then(HardLife())

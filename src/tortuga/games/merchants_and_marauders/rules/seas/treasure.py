"""MM-S6 The Treasure Galleon."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import earn, replaced, skill_of
from tortuga.games.merchants_and_marauders.rules.bounties import gain_bounty
from tortuga.games.merchants_and_marauders.rules.npcs import blown, put_npc
from tortuga.games.merchants_and_marauders.rules.scouting import scout
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Npc
from tortuga.games.merchants_and_marauders.vocabulary.actions import ACT_SCOUT_TREASURE
from tortuga.games.merchants_and_marauders.vocabulary.captains import SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.map import SPANISH
from tortuga.games.merchants_and_marauders.vocabulary.ships import TREASURE
from tortuga.kernel.machine import Facts, Seat, without

TREASURE_GALLEON: Final = 1 << 11


class TreasureGalleon(Module):
    option: ClassVar[str] = "treasure_galleon"
    about: ClassVar[str] = (
        "Module 6: a Spanish galleon that gathers gold for whoever beats it. 5 minutes, little complexity. (MM-S6)"
    )
    bit: ClassVar[int] = TREASURE_GALLEON
    acts: ClassVar[tuple[int, ...]] = (ACT_SCOUT_TREASURE,)
    late: ClassVar[tuple[str, ...]] = ("more_acts",)

    def laid_out(self, s: Sea) -> None:
        """MM-S6.1: it begins in its zone without gold."""
        cards = list(s.npc_cards)
        cards[TREASURE] = (s.t.treasure.card,)
        s.npc_cards = tuple(cards)
        s.npc_zone = replaced(s.npc_zone, TREASURE, s.t.npcs.zone[s.t.treasure.card])
        s.modules.npc_in_play(s, TREASURE)

    def icons_done(self, s: Sea, card: Card) -> None:
        """MM-S6.2: it follows the first icon of every event that has one, and loads gold."""
        icons = s.t.events.icons[card]
        here = s.npc_zone[TREASURE]
        if icons and here != NONE:
            put_npc(s, TREASURE, blown(s, here, icons[0] % 8))
            s.seas.treasure_gold += s.t.treasure.gold

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        """MM-S6.4: a captain may scout for it as for any ship."""
        if s.actions > 0 and not s.in_port[seat] and s.npc_zone[TREASURE] == s.zone[seat]:
            options.append(ACT_SCOUT_TREASURE)

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        s.actions -= 1
        s.other_acts += 1
        scout(s, seat, s.seats + TREASURE)

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S6.4", "not_here"

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return {"act": option, "dice": skill_of(s, seat, SCOUTING), "gold": s.seas.treasure_gold}

    def nation_of_npc(self, s: Sea, npc: Npc) -> int:
        """MM-S6.5: an attack on it brings a Spanish bounty."""
        return SPANISH if npc == TREASURE else NONE

    def npc_beaten(self, s: Sea, seat: Seat, npc: Npc, boarded: bool) -> None:
        """MM-S6.6, MM-S6.7: a bounty for every ten gold; the gold itself goes to whoever boarded it."""
        if npc != TREASURE:
            return
        gold = s.seas.treasure_gold
        for _ in range(gold // s.t.treasure.step):
            gain_bounty(s, seat, SPANISH)
        if boarded:
            earn(s, seat, gold)

    def npc_removed(self, s: Sea, npc: Npc) -> None:
        """MM-S6.8: it does not come back; its card does not belong to the event deck."""
        if npc == TREASURE:
            s.event_gone = without(s.event_gone, s.t.treasure.card)
            s.seas.treasure_gold = 0

"""MM-S6 The Treasure Galleon."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.basics import earn, replaced
from tortuga.games.merchants_and_marauders.rules.bounties import gain_bounty
from tortuga.games.merchants_and_marauders.rules.npcs import blown, put_npc
from tortuga.games.merchants_and_marauders.rules.scouting import scout
from tortuga.games.merchants_and_marauders.state import ACT_SCOUT_TREASURE, NONE, SPANISH, TREASURE, Sea
from tortuga.kernel.machine import without


def set_up(s: Sea) -> None:
    """MM-S6.1: it begins in its zone without gold."""
    cards = list(s.npc_cards)
    cards[TREASURE] = (s.t.treasure_card,)
    s.npc_cards = tuple(cards)
    s.npc_zone = replaced(s.npc_zone, TREASURE, s.t.npc_zone[s.t.treasure_card])


def icons_done(s: Sea, card: int) -> None:
    """MM-S6.2: it follows the first icon of every event that has one, and loads gold."""
    icons = s.t.icons[card]
    here = s.npc_zone[TREASURE]
    if icons and here != NONE:
        put_npc(s, TREASURE, blown(s, here, icons[0] % 8))
        s.seas.treasure_gold += s.t.treasure_gold


def more_acts(s: Sea, seat: int, options: list[int]) -> None:
    if s.actions > 0 and not s.in_port[seat] and s.npc_zone[TREASURE] == s.zone[seat]:
        options.append(ACT_SCOUT_TREASURE)


def act(s: Sea, seat: int) -> None:
    """MM-S6.4: a captain may scout for it as for any ship."""
    s.actions -= 1
    s.other_acts += 1
    scout(s, seat, s.seats + TREASURE)


def beaten(s: Sea, seat: int, boarded: bool) -> None:
    """MM-S6.6, MM-S6.7: a bounty for every ten gold; the gold itself to who boarded it."""
    gold = s.seas.treasure_gold
    for _ in range(gold // s.t.treasure_step):
        gain_bounty(s, seat, SPANISH)
    if boarded:
        earn(s, seat, gold)


def removed(s: Sea) -> None:
    """MM-S6.8: it does not come back; its card is none of the event deck."""
    s.event_gone = without(s.event_gone, s.t.treasure_card)
    s.seas.treasure_gold = 0

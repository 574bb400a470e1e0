"""MM-10 Ships without a player: entering, moving, hunting, and captains hidden from them."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import nation_of, replaced
from tortuga.games.merchants_and_marauders.rules.bounties import at_war, npc_ship
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.map import HIDES_FROM_NAVY, HIDES_PIRATES, SPARED_BY_PIRATES
from tortuga.games.merchants_and_marauders.vocabulary.ships import MANOWAR, NPCS, SMALL_PIRATE
from tortuga.kernel.machine import Decision, Facts, Seat


def active_card(s: Sea, npc: Npc) -> int:
    return s.npc_cards[npc][-1]


def enter_npcs(s: Sea) -> None:
    """MM-10a.1 to MM-10a.3: at the end of a turn new ships come in, and covered captains return."""
    for card in s.entering:
        npc = s.t.npcs.ship[card]
        cards = list(s.npc_cards)
        cards[npc] = (*cards[npc], card)
        s.npc_cards = tuple(cards)
        s.npc_zone = replaced(s.npc_zone, npc, NONE)
        s.modules.npc_covered(s, npc)
    s.entering = ()
    for npc in range(NPCS):
        if s.npc_zone[npc] == NONE and s.npc_cards[npc]:
            card = active_card(s, npc)
            s.npc_zone = replaced(s.npc_zone, npc, s.t.npcs.zone[card])
            if s.telling:
                s.tell("npc_enters", s.seats + npc, event=card, zone=s.npc_zone[npc])


def remove_npc(s: Sea, npc: Npc) -> None:
    """MM-10a.5: the beaten captain goes; one that he covered comes back at the end of the turn."""
    cards = list(s.npc_cards)
    s.event_gone = (*s.event_gone, cards[npc][-1])
    cards[npc] = cards[npc][:-1]
    s.npc_cards = tuple(cards)
    s.npc_zone = replaced(s.npc_zone, npc, NONE)
    s.modules.npc_removed(s, npc)


# -- MM-10b Hunting


def hunts(s: Sea, npc: Npc, seat: Seat) -> int:
    """MM-10b.3, MM-10b.4: how high this captain stands on the hunt list, 1 being the highest; 0: not at all."""
    if npc >= SMALL_PIRATE:
        return 0 if s.pirate(seat) else 1
    if s.bounties[seat * 4 + npc] > 0:
        return 1
    if at_war(s, npc, nation_of(s, seat)):
        return 2
    return 3 if s.pirate(seat) else 0


def invisible(s: Sea, npc: Npc, seat: Seat, zone: Zone) -> bool:
    """MM-10b.6: zones in which some captains are neither hunted nor scouted for."""
    power, nations = s.t.map.power[zone], s.t.map.power_nation[zone]
    if npc >= SMALL_PIRATE:
        return power[SPARED_BY_PIRATES] != NONE and nations[SPARED_BY_PIRATES] == nation_of(s, seat)
    if power[HIDES_FROM_NAVY] != NONE:
        return True
    return (
        power[HIDES_PIRATES] != NONE
        and nations[HIDES_PIRATES] == npc
        and s.pirate(seat)
        and s.bounties[seat * 4 + npc] == 0
    )


def wanted(s: Sea, npc: Npc, seat: Seat) -> int:
    """The place on the hunt list of a captain in sight of this ship; 0 if it does not see or hunt him."""
    if not s.at_sea(seat) or invisible(s, npc, seat, s.zone[seat]):
        return 0
    return hunts(s, npc, seat)


def quarry(s: Sea, npc: Npc) -> int:
    """MM-10b.5: the captain in an adjacent zone that this ship goes for; NONE if there is none."""
    near = s.t.map.distance[s.npc_zone[npc]]
    best = NONE
    best_key = (0, 0, 0)
    for turn in range(s.seats):
        seat = (s.start + turn) % s.seats
        place = wanted(s, npc, seat) if near[s.zone[seat]] == 1 else 0
        if place:
            bounties = s.bounties[seat * 4 + npc] if npc < SMALL_PIRATE else 0
            key = (place, -bounties, -s.glory[seat])
            if best == NONE or key < best_key:
                best, best_key = seat, key
    return best


def prey_here(s: Sea, npc: Npc) -> bool:
    """Is somebody whom this ship hunts in its own zone?"""
    return any(s.zone[seat] == s.npc_zone[npc] and wanted(s, npc, seat) for seat in range(s.seats))


# -- MM-10c Moving


def move_npc(s: Sea, npc: Npc, direction: int) -> None:
    """MM-10c: hunting overrides the arrow; a blocked arrow turns clockwise."""
    here = s.npc_zone[npc]
    if here == NONE or prey_here(s, npc):
        return
    prey = quarry(s, npc)
    if prey != NONE:
        put_npc(s, npc, s.zone[prey])
        return
    put_npc(s, npc, blown(s, here, direction))


def blown(s: Sea, here: Zone, direction: int) -> int:
    """MM-10c.3: the zone in that direction, or in the next one clockwise."""
    for turn in range(8):
        there = s.t.map.ways[here][(direction + turn) % 8]
        if there != NONE:
            return there
    return here


def put_npc(s: Sea, npc: Npc, zone: Zone) -> None:
    s.npc_zone = replaced(s.npc_zone, npc, zone)
    if s.telling:
        s.tell("npc_moves", s.seats + npc, zone=zone)


def busy(s: Sea, npc: Npc) -> bool:
    """MM-10d.4: men-o'-war that share a zone watch each other."""
    if npc_ship(s, npc) != MANOWAR:
        return False
    for other in range(NPCS):
        if other != npc and s.npc_zone[other] == s.npc_zone[npc] and npc_ship(s, other) == MANOWAR:
            return True
    return False


class MoveShip(Decision[Sea]):
    """MM-13d.25 False Report: a ship without a player goes to an adjacent zone."""

    clause: ClassVar[str] = "MM-13d.25"
    verb: ClassVar[str] = "lure"
    names: ClassVar[str] = "course"
    span: ClassVar[int] = 48

    def options(self, s: Sea) -> list[int]:
        return courses(s)

    def chosen(self, s: Sea, option: int) -> None:
        npc, direction = divmod(option, 8)
        put_npc(s, npc, s.t.map.ways[s.npc_zone[npc]][direction])

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13d.25", "no_way" if s.npc_zone[option // 8] != NONE else "not_on_board"

    def option_facts(self, s: Sea, option: int) -> Facts:
        npc, direction = divmod(option, 8)
        here = s.npc_zone[npc]
        there = s.t.map.ways[here][direction] if here != NONE else NONE
        return {"course": option, "npc": npc, "direction": direction, "zone": there}


def courses(s: Sea) -> list[int]:
    options = []
    for npc in range(NPCS):
        here = s.npc_zone[npc]
        if here != NONE:
            options += [npc * 8 + direction for direction in range(8) if s.t.map.ways[here][direction] != NONE]
    return options

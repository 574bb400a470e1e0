"""MM-13c Missions: how they are offered, taken, advanced and rewarded."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.basics import count_good, drop_good, earn, talent
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.rewards import give_rewards
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Nation, Npc, Zone
from tortuga.games.merchants_and_marauders.vocabulary.captains import MISSION_GOLD
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEAT_CAPTAIN,
    DEFEAT,
    DELIVER,
    RAID,
    SEARCH,
    SPY,
    VISIT,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import GOODS
from tortuga.games.merchants_and_marauders.vocabulary.ships import SMALL_PIRATE
from tortuga.games.merchants_and_marauders.vocabulary.tables import Part
from tortuga.kernel.machine import Seat, without


def offer_mission(s: Sea) -> None:
    """MM-13c.2: a new mission is placed at its port; if that port has one already, another comes."""
    taken = [s.t.missions.port[card] for card in s.offered]
    if not any(s.t.missions.port[card] not in taken for card in s.mission_deck):
        s.mission_deck += s.mission_gone
        s.mission_gone = ()
    fitting = [card for card in s.mission_deck if s.t.missions.port[card] not in taken]
    if fitting:
        card = s.dice.among("mission", fitting)
        s.mission_deck = without(s.mission_deck, card)
        s.offered = (*s.offered, card)
        if s.telling:
            s.tell("mission_offered", NONE, mission=card, zone=s.t.missions.port[card])


def mission_at(s: Sea, zone: Zone) -> int:
    """The mission on offer at this port, or NONE."""
    for card in s.offered:
        if s.t.missions.port[card] == zone:
            return card
    return NONE


def take_mission(s: Sea, seat: Seat, card: Card) -> None:
    """MM-13c.5: an old mission is given up; a new one is offered at once."""
    s.offered = without(s.offered, card)
    if s.mission[seat] != NONE and not s.modules.keeps_both(s, seat):
        s.mission_gone = (*s.mission_gone, s.mission[seat])
    s.mission[seat], s.part[seat] = card, 0
    if s.telling:
        s.tell("mission_claimed", seat, mission=card)
    offer_mission(s)
    s.modules.drew_mission(s, seat)
    s.modules.mission_taken(s, seat)


def has_second(s: Sea, seat: Seat) -> bool:
    return s.modules.second_mission(s, seat) != NONE


def next_part(s: Sea, seat: Seat) -> Part | None:
    """What the captain's mission asks for next."""
    card = s.mission[seat]
    return None if card == NONE else s.t.missions.parts[card][s.part[seat]]


def part_done(s: Sea, seat: Seat) -> None:
    """MM-13c.7: after the last part the mission is complete."""
    card = s.mission[seat]
    s.part[seat] += 1
    if s.part[seat] < len(s.t.missions.parts[card]):
        if s.telling:
            s.tell("mission_part", seat, mission=card)
        return
    s.mission[seat], s.part[seat] = NONE, 0
    if has_second(s, seat):
        s.modules.turn_to_second(s, seat)
    s.mission_gone = (*s.mission_gone, card)
    if s.telling:
        s.tell("mission_done", seat, mission=card)
    give_rewards(s, seat, s.t.missions.rewards[card])
    earn(s, seat, talent(s, seat, MISSION_GOLD))
    s.modules.mission_done(s, seat)
    gain_glory(s, seat, "mission")


def fits(s: Sea, seat: Seat, part: Part | None, do: int, which: int) -> bool:
    """Is this what the part asks for? ``which``: the zone, nation or ship that it is about."""
    if part is None:
        return False
    if do == DELIVER:
        goods = s.cargo[seat]
        return (
            part.do == DELIVER
            and part.zone == which
            and all(count_good(s, goods, good) >= part.goods[good] for good in range(GOODS))
        )
    if do == SEARCH:
        if part.do == SPY:
            return which in s.npc_zone[:SMALL_PIRATE]
        return part.do == SEARCH and part.zone == which
    if do == RAID:
        return part.do == RAID and part.nation == which
    if do == DEFEAT:
        return part.do in (DEFEAT, BEAT_CAPTAIN) and which in part.ships
    if do == BEAT_CAPTAIN:
        return part.do == BEAT_CAPTAIN
    return part.do == VISIT and part.zone == which


def matches(s: Sea, seat: Seat, do: int, which: int) -> bool:
    """Does a mission of this captain ask for that?"""
    if fits(s, seat, next_part(s, seat), do, which):
        return True
    second = s.modules.second_mission(s, seat)
    if second == NONE:
        return False
    return fits(s, seat, s.t.missions.parts[second][s.modules.second_part(s, seat)], do, which)


def advance_mission(s: Sea, seat: Seat, do: int, which: int) -> None:
    """A captain did something: if a mission asks for it, that part is done."""
    if matches(s, seat, do, which):
        if not fits(s, seat, next_part(s, seat), do, which):
            s.modules.turn_to_second(s, seat)
        part_done(s, seat)


def mission_visits_port(s: Sea, seat: Seat) -> None:
    """Taking the Port action brings a passenger or a letter to its place, and a captain home."""
    advance_mission(s, seat, VISIT, s.zone[seat])


def can_deliver(s: Sea, seat: Seat) -> bool:
    return matches(s, seat, DELIVER, s.zone[seat])


def deliver(s: Sea, seat: Seat) -> None:
    if not fits(s, seat, next_part(s, seat), DELIVER, s.zone[seat]):
        s.modules.turn_to_second(s, seat)
    part = next_part(s, seat)
    assert part is not None
    for good in range(GOODS):
        for _ in range(part.goods[good]):
            drop_good(s, seat, good)
    part_done(s, seat)


def can_search(s: Sea, seat: Seat) -> bool:
    return not s.in_port[seat] and matches(s, seat, SEARCH, s.zone[seat])


def begin_search(s: Sea, seat: Seat) -> Part:
    """The part that is searched for here."""
    if not fits(s, seat, next_part(s, seat), SEARCH, s.zone[seat]):
        s.modules.turn_to_second(s, seat)
    part = next_part(s, seat)
    assert part is not None
    return part


def mission_raids(s: Sea, seat: Seat, nation: Nation) -> None:
    advance_mission(s, seat, RAID, nation)


def mission_defeats(s: Sea, seat: Seat, npc: Npc) -> None:
    advance_mission(s, seat, DEFEAT, npc)


def mission_beats_captain(s: Sea, seat: Seat) -> None:
    advance_mission(s, seat, BEAT_CAPTAIN, 0)

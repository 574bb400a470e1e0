"""MM-13c Missions: what brings one nearer to its end, and what it gives."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.basics import count_good, drop_good, earn, talent
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory
from tortuga.games.merchants_and_marauders.rules.rewards import give_rewards
from tortuga.games.merchants_and_marauders.state import (
    DEFEAT,
    DELIVER,
    GOODS,
    MISSION_GOLD,
    NONE,
    RAID,
    SEARCH,
    VISIT,
    Part,
    Sea,
)
from tortuga.kernel.machine import without


def offer_mission(s: Sea) -> None:
    """MM-13c.2: a new mission is placed at its port; if that port has one already, another comes."""
    taken = [s.t.mission_port[card] for card in s.offered]
    if not any(s.t.mission_port[card] not in taken for card in s.mission_deck):
        s.mission_deck += s.mission_gone
        s.mission_gone = ()
    fitting = [card for card in s.mission_deck if s.t.mission_port[card] not in taken]
    if fitting:
        card = s.dice.among("mission", fitting)
        s.mission_deck = without(s.mission_deck, card)
        s.offered = (*s.offered, card)
        if s.telling:
            s.tell("mission_offered", NONE, mission=card, zone=s.t.mission_port[card])


def mission_at(s: Sea, zone: int) -> int:
    """The mission on offer at this port, or NONE."""
    for card in s.offered:
        if s.t.mission_port[card] == zone:
            return card
    return NONE


def take_mission(s: Sea, seat: int, card: int) -> None:
    """MM-13c.5: an old mission is given up; a new one is offered at once."""
    if s.mission[seat] != NONE:
        s.mission_gone = (*s.mission_gone, s.mission[seat])
    s.mission[seat], s.part[seat] = card, 0
    s.offered = without(s.offered, card)
    if s.telling:
        s.tell("mission_claimed", seat, mission=card)
    offer_mission(s)


def next_part(s: Sea, seat: int) -> Part | None:
    """What the captain's mission asks for next."""
    card = s.mission[seat]
    return None if card == NONE else s.t.mission_parts[card][s.part[seat]]


def part_done(s: Sea, seat: int) -> None:
    """MM-13c.7: after the last part the mission is complete."""
    card = s.mission[seat]
    s.part[seat] += 1
    if s.part[seat] < len(s.t.mission_parts[card]):
        if s.telling:
            s.tell("mission_part", seat, mission=card)
        return
    s.mission[seat], s.part[seat] = NONE, 0
    s.mission_gone = (*s.mission_gone, card)
    if s.telling:
        s.tell("mission_done", seat, mission=card)
    give_rewards(s, seat, s.t.mission_rewards[card])
    earn(s, seat, talent(s, seat, MISSION_GOLD))
    gain_glory(s, seat, "mission")


def mission_visits_port(s: Sea, seat: int) -> None:
    """Taking the Port action brings a passenger or a letter to its place, and a captain home."""
    part = next_part(s, seat)
    if part is not None and part.do == VISIT and part.zone == s.zone[seat]:
        part_done(s, seat)


def can_deliver(s: Sea, seat: int) -> bool:
    part = next_part(s, seat)
    if part is None or part.do != DELIVER or part.zone != s.zone[seat]:
        return False
    return all(count_good(s, s.cargo[seat], good) >= part.goods[good] for good in range(GOODS))


def deliver(s: Sea, seat: int) -> None:
    part = next_part(s, seat)
    assert part is not None
    for good in range(GOODS):
        for _ in range(part.goods[good]):
            drop_good(s, seat, good)
    part_done(s, seat)


def can_search(s: Sea, seat: int) -> bool:
    part = next_part(s, seat)
    return part is not None and part.do == SEARCH and part.zone == s.zone[seat] and not s.in_port[seat]


def mission_raids(s: Sea, seat: int, nation: int) -> None:
    part = next_part(s, seat)
    if part is not None and part.do == RAID and part.nation == nation:
        part_done(s, seat)


def mission_defeats(s: Sea, seat: int, npc: int) -> None:
    part = next_part(s, seat)
    if part is not None and part.do == DEFEAT and npc in part.ships:
        part_done(s, seat)

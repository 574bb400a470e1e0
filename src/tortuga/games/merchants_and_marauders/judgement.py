"""What bots know of Merchants & Marauders: how good a table is for a captain, and a quick sensible choice."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.rules.basics import hold, home_of, manoeuvrability
from tortuga.games.merchants_and_marauders.rules.battle import Declare
from tortuga.games.merchants_and_marauders.rules.bounties import port_closed
from tortuga.games.merchants_and_marauders.rules.damage import ChooseHit, point
from tortuga.games.merchants_and_marauders.rules.port import PortActivity
from tortuga.games.merchants_and_marauders.rules.turn import Act
from tortuga.games.merchants_and_marauders.rules.victory import stash_glory, total_glory, winners
from tortuga.games.merchants_and_marauders.state import (
    ACT_END,
    ACT_LEAVE,
    BOARD,
    CANNONS,
    CARGO,
    CREW,
    DELIVER,
    DO_DONE,
    DO_RETIRE,
    FLEE,
    HULL,
    MASTS,
    NONE,
    NPCS,
    SAILING,
    SEARCH,
    SHOOT,
    VISIT,
    ZONES,
    Sea,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision

GLORY = 100.0  # what a point on the track is worth


def value(s: Sea, seat: int) -> float:
    """This captain's prospects less a part of the best of the others'."""
    if s.over:
        return 10000.0 if seat in winners(s) else -10000.0 + total_glory(s, seat)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = GLORY * s.glory[other] + 4.0 * s.gold[other]
            if theirs > best:
                best = theirs
    return prospects(s, seat) - 0.3 * best


def prospects(s: Sea, seat: int) -> float:
    worth = GLORY * s.glory[seat] + 60.0 * stash_glory(s, seat) + 3.0 * s.stash[seat]
    if s.glory[seat] + stash_glory(s, seat) >= s.t.to_win:
        worth += 1000.0
    if s.fate[seat] != SAILING:
        return worth - 60.0
    gold = s.gold[seat]
    worth += 3.5 * (gold if gold < 60 else 60)
    worth += ship_worth(s, seat)
    worth += cargo_worth(s, seat)
    worth += 6.0 * len(s.hand[seat]) + 12.0 * len(s.crewmen[seat])
    worth += errand_worth(s, seat)
    worth -= danger(s, seat)
    for nation in range(4):
        if s.bounties[seat * 4 + nation]:
            worth -= 3.0
    if not s.in_port[seat] and s.merchant[s.zone[seat]] != NONE and 0 not in s.points[seat * 5 : seat * 5 + 5]:
        worth += 3.0
    return worth


def ship_worth(s: Sea, seat: int) -> float:
    worth = 0.0
    for location in range(5):
        left = s.points[seat * 5 + location]
        worth += 7.0 * left
        if left == 0:
            worth -= 14.0
    worth += 4.0 * manoeuvrability(s, seat)
    if s.points[seat * 5 + HULL] == 1:
        worth -= 12.0
    for weapon in range(3):
        worth += 4.0 * s.weapons[seat * 3 + weapon]
    for mod in range(8):
        worth += 5.0 * (s.mods[seat] >> mod & 1)
    return worth


def cargo_worth(s: Sea, seat: int) -> float:
    """Goods are worth what the best port brings for them, less the way there; three of a kind in demand best of all."""
    if not s.cargo[seat]:
        return 0.0
    counts = [0] * 8
    kept = 0
    room = hold(s, seat)
    for card in s.cargo[seat]:
        if kept < room:
            counts[s.t.good[card]] += 1
            kept += 1
    worth = 6.0 * kept
    here = s.zone[seat]
    best = 0.0
    for zone in range(ZONES):
        good = s.demand[zone]
        if good != NONE and counts[good] and not port_closed(s, seat, zone):
            gain = 12.0 * counts[good] + (90.0 if counts[good] >= s.t.glory_sale else 0.0)
            gain *= 1.0 - 0.08 * steps_to_port(s, seat, here, zone)
            if gain > best:
                best = gain
    return worth + best


def steps_to_port(s: Sea, seat: int, here: int, zone: int) -> int:
    """Moves until the captain is in that port."""
    if here == zone:
        return 0 if s.in_port[seat] else 1
    return s.t.distance[here][zone] + (2 if s.in_port[seat] else 1)


def errand_worth(s: Sea, seat: int) -> float:
    """Rumors, missions and gold to be brought home: the nearer their places, the better."""
    worth = 0.0
    here = s.zone[seat]
    t = s.t
    for card in s.rumors[seat]:
        zone = t.rumor_zone[card]
        if t.rumor_in_port[card]:
            far = steps_to_port(s, seat, here, zone)
            if port_closed(s, seat, zone):
                far += 8
        else:
            far = t.distance[here][zone] + (1 if s.in_port[seat] else 0)
        worth += 60.0 - 4.0 * far
    if s.mission[seat] != NONE:
        part = t.mission_parts[s.mission[seat]][s.part[seat]]
        worth += 12.0 + 25.0 * s.part[seat]
        if part.do == VISIT:
            worth += 40.0 - 4.0 * steps_to_port(s, seat, here, part.zone)
            if port_closed(s, seat, part.zone):
                worth -= 25.0
        elif part.do == SEARCH:
            worth += 24.0 - 4.0 * t.distance[here][part.zone]
        elif part.do == DELIVER:
            have = 0
            need = 0
            for good in range(8):
                need += part.goods[good]
                held = 0
                for card in s.cargo[seat]:
                    if t.good[card] == good:
                        held += 1
                have += min(held, part.goods[good])
            worth += 20.0 * have / need
            if have == need:
                worth += 20.0 - 3.0 * steps_to_port(s, seat, here, part.zone)
    if s.gold[seat] >= 10:
        home = home_of(s, seat)
        pull = 2.0 if s.glory[seat] + stash_glory(s, seat) + s.gold[seat] // 10 < t.to_win else 12.0
        if not port_closed(s, seat, home):
            worth -= pull * steps_to_port(s, seat, here, home)
    elif not s.rumors[seat] and s.mission[seat] == NONE and not s.cargo[seat]:
        nearest = 9
        for zone in range(ZONES):
            if s.nation[zone] != NONE and not port_closed(s, seat, zone):
                far = steps_to_port(s, seat, here, zone)
                if far < nearest:
                    nearest = far
        worth -= 3.0 * nearest
    return worth


def danger(s: Sea, seat: int) -> float:
    """Hunting ships in the zone of a captain at sea, or close by."""
    if s.in_port[seat]:
        return 0.0
    from_ships = 0.0
    pirate = s.pirate(seat)
    for npc in range(NPCS):
        if s.npc_zone[npc] != NONE:
            hostile = pirate if npc < 4 else not pirate
            if npc < 4 and s.bounties[seat * 4 + npc] > 0:
                hostile = True
            if hostile:
                far = s.t.distance[s.npc_zone[npc]][s.zone[seat]]
                if far == 0:
                    from_ships += 18.0
                elif far == 1:
                    from_ships += 8.0
    strength = s.points[seat * 5 + CANNONS] + s.points[seat * 5 + CREW]
    return from_ships * (1.0 if strength < 6 else 0.4)


def quick(s: Sea, decision: Decision, options: list[int], dice: Dice) -> int:
    """A choice without thinking: use the turn, fight with sense, spread the damage."""
    if isinstance(decision, ChooseHit):
        best = options[0]
        most = -1
        for location in options:
            left = point(s, decision.side, location) * 2 - (1 if location == HULL else 0) + (location == CARGO)
            if left > most:
                most, best = left, location
        return best
    if isinstance(decision, Declare):
        battle = s.battle
        assert battle is not None
        side, enemy = battle.sides[decision.at], battle.sides[1 - decision.at]
        mine, theirs = point(s, side, CREW), point(s, enemy, CREW)
        if BOARD in options and mine > theirs + 1:
            return BOARD
        if FLEE in options and point(s, side, HULL) == 1 and point(s, side, MASTS) > 0:
            return FLEE
        return SHOOT
    if isinstance(decision, Act) and len(options) > 1:
        useful = [option for option in options if option not in (ACT_END, ACT_LEAVE)]
        if useful and dice.below(4):
            return useful[dice.below(len(useful))]
    if isinstance(decision, PortActivity) and len(options) > 1:
        useful = [option for option in options if option not in (DO_DONE, DO_RETIRE)]
        if useful and dice.below(3):
            return useful[dice.below(len(useful))]
    return options[dice.below(len(options))]

"""TG-4.4 to TG-4.7: where a piece may go, where it may stay, and whether one that must go on can get clear.

A Move is legal only if the piece can still reach a hex where it may stay. Towards that count a number of skipper
actions, and the captain's ability if it can still be used: ``free`` is how many parts it has, or 0.

Where one piece gives way to the other, the search moves the pieces on the table and puts them back, which is cheaper
than a copy.
"""

from __future__ import annotations

from tortuga.games.to_glory.state import BEAST, FACINGS, GUNNER, HELM, NOWHERE, SAIL, Facing, Hex, Voyage

# -- where a piece may go, and where it may stay


def ship_may_enter(s: Voyage, seat: int, place: Hex) -> bool:
    """TG-4.1: may the ship of this seat enter the hex?"""
    if place == NOWHERE or not s.t.sea[place] or place == s.kraken:
        return False
    return all(s.ship[other] != place or other == seat for other in range(s.seats))


def ship_may_stay(s: Voyage, seat: int, place: Hex) -> bool:
    """TG-4.4: may the ship of this seat end its movement here?"""
    t = s.t
    if t.apart(place, t.tower_hex) == 1 or t.apart(place, s.kraken) == 1:
        return False
    return all(t.apart(place, s.ship[other]) != 1 or other == seat for other in range(s.seats))


def kraken_may_enter(s: Voyage, place: Hex) -> bool:
    return place != NOWHERE and s.t.sea[place] and place not in s.ship


def kraken_may_stay(s: Voyage, place: Hex) -> bool:
    t = s.t
    return t.apart(place, t.tower_hex) != 1 and all(t.apart(place, ship) != 1 for ship in s.ship)


def ability_in_hand(s: Voyage, seat: int) -> int:
    """How many parts the captain's ability has if it can still be used in this turn, otherwise 0."""
    return 0 if s.used or s.cursed[seat] else s.t.ability_parts


# -- the ship gets clear


def ship_may_move(s: Voyage, seat: int, after: int, free: int) -> bool:
    """TG-4.6: may the ship move straight ahead if ``after`` skipper actions are left afterwards?"""
    facing = s.heading[seat]
    return ship_goes_on(s, seat, s.t.ahead[s.ship[seat] * FACINGS + facing], facing, after, free)


def ship_goes_on(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """May the ship go to ``place`` and, if it must not stay there, get clear from there?"""
    if not ship_may_enter(s, seat, place):
        return False
    return ship_may_stay(s, seat, place) or ship_gets_clear(s, seat, place, facing, actions, free)


def ship_gets_clear(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """Can a ship that must not stay at ``place`` get clear?"""
    for way in range(FACINGS):
        turns = turns_to(facing, way)
        if turns < actions:
            there = s.t.ahead[place * FACINGS + way]
            if ship_goes_on(s, seat, there, way, actions - turns - 1, 0):
                return True
    return free > 0 and ability_clears_ship(s, seat, place, facing, actions, free)


def ability_clears_ship(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """TG-4.7: skipper actions alone are not enough. Are they with the ability, used here or further on?"""
    captain = s.captain[seat]
    if captain == HELM and ship_turns_clear(s, seat, place, facing, actions, free):
        return True
    if captain == BEAST:
        if not ship_clear_without_kraken(s, seat, place, facing, actions):
            return False
        if kraken_gives_way(s, seat, place, facing, actions, free):
            return True
    for way in range(FACINGS):
        rest = actions - turns_to(facing, way)
        if captain == SAIL and rest >= 0 and ship_sails_clear(s, seat, place, way, rest, free):
            return True
        if captain != GUNNER and rest > 0:
            there = s.t.ahead[place * FACINGS + way]
            if ship_may_enter(s, seat, there) and ability_clears_ship(s, seat, there, way, rest - 1, free):
                return True
    return False


def turns_to(facing: Facing, way: Facing) -> int:
    """How many Steers it takes to face that way."""
    turns = (way - facing) % FACINGS
    return FACINGS - turns if turns > FACINGS // 2 else turns


def ship_sails_clear(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """Does the ship get clear with one or more free Moves straight ahead, and then with skipper actions?"""
    for _ in range(free):
        place = s.t.ahead[place * FACINGS + facing]
        if not ship_may_enter(s, seat, place):
            return False
        if ship_may_stay(s, seat, place) or ship_gets_clear(s, seat, place, facing, actions, 0):
            return True
    return False


def ship_turns_clear(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """Does the ship get clear with at most ``free`` free Steers, and then with skipper actions?"""
    for way in range(FACINGS):
        if turns_to(facing, way) <= free and ship_gets_clear(s, seat, place, way, actions, 0):
            return True
    return False


def ship_clear_without_kraken(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int) -> bool:
    """Would skipper actions be enough if the Kraken were not there? Under the Tower it is in nobody's way."""
    before = s.kraken
    s.kraken = s.t.tower_hex
    clear = ship_may_stay(s, seat, place) or ship_gets_clear(s, seat, place, facing, actions, 0)
    s.kraken = before
    return clear


def kraken_gives_way(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int, free: int) -> bool:
    """Does it help a ship that must not stay at ``place`` if the Kraken takes free Moves?"""
    here, heading = s.ship[seat], s.heading[seat]
    s.ship[seat], s.heading[seat] = place, facing
    helps = kraken_may_give_way(s, seat, actions, free)
    s.ship[seat], s.heading[seat] = here, heading
    return helps


def kraken_may_give_way(s: Voyage, seat: int, actions: int, free: int) -> bool:
    return free > 0 and any(kraken_may_step_aside(s, seat, way, actions, free - 1) for way in range(FACINGS))


def kraken_may_step_aside(s: Voyage, seat: int, way: Facing, actions: int, free: int) -> bool:
    """TG-4.7: the ship must go on. May the Kraken take a free Move that way, if ``free`` more are left afterwards?"""
    there = s.t.ahead[s.kraken * FACINGS + way]
    if not kraken_may_enter(s, there):
        return False
    before, place = s.kraken, s.ship[seat]
    s.kraken = there
    stays = kraken_may_stay(s, there)
    if ship_may_stay(s, seat, place):
        legal = stays or kraken_gets_clear(s, seat, there, actions, free)
    elif stays and ship_gets_clear(s, seat, place, s.heading[seat], actions, 0):
        legal = True
    else:
        legal = kraken_may_give_way(s, seat, actions, free)
    s.kraken = before
    return legal


# -- the Kraken gets clear


def kraken_may_move(s: Voyage, seat: int, way: Facing, after: int, free: int) -> bool:
    """TG-4.6: may the Kraken move that way if ``after`` skipper actions are left afterwards?"""
    place = s.t.ahead[s.kraken * FACINGS + way]
    if not kraken_may_enter(s, place):
        return False
    return kraken_may_stay(s, place) or kraken_gets_clear(s, seat, place, after, free)


def kraken_gets_clear(s: Voyage, seat: int, place: Hex, actions: int, free: int) -> bool:
    """Can the Kraken, which must not stay at ``place``, get clear? Searched in rings, the nearest hexes first."""
    moves = actions + free if s.captain[seat] == BEAST else actions
    sails = free if s.captain[seat] == SAIL else 0
    seen = [place]
    ring = [place]
    for left in range(moves, -1, -1):
        next_ring: list[int] = []
        for here in ring:
            if sails > 0 and ship_gives_way(s, seat, here, left, sails):
                return True
            if left == 0:
                continue
            for way in range(FACINGS):
                there = s.t.ahead[here * FACINGS + way]
                if there not in seen and kraken_may_enter(s, there):
                    if kraken_may_stay(s, there):
                        return True
                    seen.append(there)
                    next_ring.append(there)
        ring = next_ring
    return False


def ship_gives_way(s: Voyage, seat: int, place: Hex, actions: int, free: int) -> bool:
    """Does it help the Kraken, which must not stay at ``place``, if the ship takes free Moves?"""
    before = s.kraken
    s.kraken = place
    helps = ship_may_step_aside(s, seat, actions, free - 1)
    s.kraken = before
    return helps


def ship_may_step_aside(s: Voyage, seat: int, actions: int, free: int) -> bool:
    """TG-4.7: the Kraken must go on. May the ship take a free Move, if ``free`` more are left afterwards?"""
    before, facing = s.ship[seat], s.heading[seat]
    there = s.t.ahead[before * FACINGS + facing]
    if not ship_may_enter(s, seat, there):
        return False
    s.ship[seat] = there
    stays = ship_may_stay(s, seat, there)
    if kraken_may_stay(s, s.kraken):
        legal = stays or ship_gets_clear(s, seat, there, facing, actions, 0)
        legal = legal or ship_sails_clear(s, seat, there, facing, actions, free)
    elif stays and kraken_gets_clear(s, seat, s.kraken, actions, 0):
        legal = True
    else:
        legal = free > 0 and ship_may_step_aside(s, seat, actions, free - 1)
    s.ship[seat] = before
    return legal

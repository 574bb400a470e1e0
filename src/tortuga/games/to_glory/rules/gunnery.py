"""TG-7.14 What the gunnery table says about a volley."""

from __future__ import annotations

from tortuga.games.to_glory.state import (
    AIMS,
    FACINGS,
    HIT_UNIT,
    KRAKEN,
    LANDED_UNIT,
    MIDDLE,
    MISS,
    PIECES,
    SHIP,
    STRENGTHS,
    SURE,
    TOWER,
    Voyage,
)


def shoot_by_table(s: Voyage, seat: int, gun: int, press: int, strength: int) -> list[int]:
    results = [MISS] * (s.seats + 2)
    for piece in range(s.seats + 2):
        rates = rates_for(s, seat, gun, piece, press, strength)
        hit = rates // HIT_UNIT
        if hit:
            landed = rates // LANDED_UNIT % LANDED_UNIT
            off = rates % LANDED_UNIT
            results[piece] = s.dice.draw(f"shot-{s.piece_name(piece)}", [SURE - hit, hit - landed, landed - off, off])
    return results


def rates_for(s: Voyage, seat: int, gun: int, piece: int, press: int, strength: int) -> int:
    """What the table says about this target, packed as in VoyageTables.rates; 0 if it cannot be hit."""
    start = row_of(s, seat, gun, piece)
    if start < 0:
        return 0
    rates = s.t.rates[start + press * STRENGTHS + strength]
    if piece < s.seats and not s.aboard[piece]:  # TG-7.9: nobody to knock off
        off = rates % LANDED_UNIT
        rates -= off * LANDED_UNIT + off
    return rates


def row_of(s: Voyage, seat: int, gun: int, piece: int) -> int:
    """Where the rates of all aims at this piece begin in the table; -1 if it is no target or out of reach."""
    t = s.t
    if gun == SHIP:
        here, facing = s.ship[seat], s.heading[seat]
    elif gun == KRAKEN:
        here, facing = s.kraken, s.kraken_facing
    else:
        here, facing = t.tower_hex, s.tower_facing
    if piece == seat:  # TG-7.11
        return -1
    if piece < s.seats:
        kind, there, heading = SHIP, s.ship[piece], s.heading[piece]
    elif piece == s.seats:
        kind, there, heading = KRAKEN, s.kraken, s.kraken_facing
    else:
        kind, there, heading = TOWER, t.tower_hex, s.tower_facing
    slot = t.slot[(t.place[there] - t.place[here] + MIDDLE) * FACINGS + facing]
    if slot < 0 or kind == gun != SHIP:  # TG-7.4
        return -1
    heading = (heading - facing) % FACINGS
    if slot & 1:  # mirrored: what lies to the left is as likely as what lies to the right
        heading = (FACINGS - heading) % FACINGS
    return (((gun * len(PIECES) + kind) * t.slots + (slot >> 1)) * FACINGS + heading) * AIMS


def odds(s: Voyage, seat: int, gun: int, press: int, strength: int) -> list[int]:
    """How likely the volley is, by the table, to hit something, to land a cube on something, to knock a captain off."""
    none = 1.0
    less = 1.0
    kept = 1.0
    for piece in range(s.seats + 2):
        rates = rates_for(s, seat, gun, piece, press, strength)
        none *= 1.0 - (rates // HIT_UNIT) / SURE
        less *= 1.0 - (rates // LANDED_UNIT % LANDED_UNIT) / SURE
        kept *= 1.0 - (rates % LANDED_UNIT) / SURE
    return [round(SURE * (1.0 - none)), round(SURE * (1.0 - less)), round(SURE * (1.0 - kept))]


def best_odds(s: Voyage, seat: int, gun: int, presses: list[int]) -> int:
    """How likely a volley from these press points is, by the table, to hit something with the best strength."""
    return max(odds(s, seat, gun, press, strength)[0] for press in presses for strength in range(STRENGTHS))

"""TG-4 Move."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.steer import steered
from tortuga.games.to_glory.state import (
    COMMANDS,
    FACINGS,
    ISLANDS,
    KRAKEN,
    KRAKEN_LEFT,
    KRAKEN_RIGHT,
    NO_MAP,
    NO_PIECE,
    NOT_CHOSEN,
    NOWHERE,
    SHIP,
    Facing,
    Hex,
    Voyage,
)
from tortuga.kernel.machine import Decision, Facts

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


def ship_may_move(s: Voyage, seat: int, after: int) -> bool:
    """TG-4.6: may the ship move straight ahead if ``after`` skipper actions are left afterwards?"""
    facing = s.heading[seat]
    place = s.t.ahead[s.ship[seat] * FACINGS + facing]
    if not ship_may_enter(s, seat, place):
        return False
    return ship_may_stay(s, seat, place) or ship_gets_clear(s, seat, place, facing, after)


def ship_gets_clear(s: Voyage, seat: int, place: Hex, facing: Facing, actions: int) -> bool:
    """Can a ship that must not stay at ``place`` reach a hex where it may, with that many Moves and Steers?"""
    for way in range(FACINGS):
        turns = (way - facing) % FACINGS
        if turns > FACINGS // 2:
            turns = FACINGS - turns
        if turns < actions:
            there = s.t.ahead[place * FACINGS + way]
            if ship_may_enter(s, seat, there) and (
                ship_may_stay(s, seat, there) or ship_gets_clear(s, seat, there, way, actions - turns - 1)
            ):
                return True
    return False


def ship_runs_clear(s: Voyage, seat: int, moves: int) -> bool:
    """TG-4.7: does the ship reach a hex where it may stay with at most ``moves`` Moves straight ahead?"""
    place = s.ship[seat]
    for _ in range(moves):
        place = s.t.ahead[place * FACINGS + s.heading[seat]]
        if not ship_may_enter(s, seat, place):
            return False
        if ship_may_stay(s, seat, place):
            return True
    return False


def kraken_may_move(s: Voyage, way: Facing, after: int) -> bool:
    """May the Kraken move that way if ``after`` Moves are left afterwards?"""
    place = s.t.ahead[s.kraken * FACINGS + way]
    return kraken_may_enter(s, place) and (kraken_may_stay(s, place) or kraken_gets_clear(s, place, after))


def kraken_gets_clear(s: Voyage, place: Hex, moves: int) -> bool:
    """Can the Kraken, which must not stay at ``place``, reach a hex where it may, with that many Moves?"""
    if moves <= 0:
        return False
    for way in range(FACINGS):
        there = s.t.ahead[place * FACINGS + way]
        if kraken_may_enter(s, there) and (kraken_may_stay(s, there) or kraken_gets_clear(s, there, moves - 1)):
            return True
    return False


def why_not_ship(s: Voyage, seat: int) -> tuple[str, str]:
    """Why the ship cannot move straight ahead."""
    return why_not_enter(s, s.t.ahead[s.ship[seat] * FACINGS + s.heading[seat]])


def why_not_enter(s: Voyage, place: Hex) -> tuple[str, str]:
    if place == NOWHERE:
        return "TG-4.1", "edge"
    if not s.t.sea[place]:
        return "TG-4.1", "no_sea"
    if place == s.kraken or place in s.ship:
        return "TG-4.1", "occupied"
    return "TG-4.6", "stuck"


# -- moving


def move_ship(s: Voyage, seat: int) -> None:
    place = s.t.ahead[s.ship[seat] * FACINGS + s.heading[seat]]
    s.ship[seat] = place
    if s.telling:
        s.tell("moved", seat, hex=place)
    if ship_may_stay(s, seat, place):
        s.running = NO_PIECE
        if s.map[seat] != NO_MAP:
            find_treasure(s, seat)
    else:
        s.running = SHIP


def find_treasure(s: Voyage, seat: int) -> None:
    """TG-4.8: next to the island that the map leads to, the map becomes a chest."""
    for island in s.t.beside[s.ship[seat]]:
        if s.map[seat] == island:
            s.box += (s.origin[seat] * ISLANDS + island,)
            s.map[seat] = NO_MAP
            s.origin[seat] = NOT_CHOSEN
            s.denied[seat] = 0
            s.chests[seat] += 1
            s.inform()
            if s.telling:
                s.tell("treasure", seat, island=island, chests=s.chests[seat])
            return
        if not s.denied[seat] >> island & 1:
            s.denied[seat] |= 1 << island  # TG-6.7
            s.inform()


def move_kraken(s: Voyage, seat: int, way: Facing) -> None:
    s.kraken = s.t.ahead[s.kraken * FACINGS + way]
    s.running = NO_PIECE if kraken_may_stay(s, s.kraken) else KRAKEN
    if s.telling:
        s.tell("kraken_moved", seat, hex=s.kraken)


class CommandKraken(Decision[Voyage]):
    """TG-4.3, TG-5.1: the Kraken moves to an adjacent hex, or turns. The skipper action is already spent."""

    clause: ClassVar[str] = "TG-4.3"
    verb: ClassVar[str] = "kraken"
    names: ClassVar[str] = "command"
    span: ClassVar[int] = len(COMMANDS)

    def options(self, s: Voyage) -> list[int]:
        options = [way for way in range(FACINGS) if kraken_may_move(s, way, s.left)]
        if s.running == NO_PIECE or kraken_gets_clear(s, s.kraken, s.left):
            options += [KRAKEN_LEFT, KRAKEN_RIGHT]
        return options

    def chosen(self, s: Voyage, option: int) -> None:
        if option < FACINGS:
            move_kraken(s, self.seat, option)
        else:
            s.kraken_facing = steered(s.kraken_facing, option - KRAKEN_LEFT)
            if s.telling:
                s.tell("kraken_steered", self.seat, facing=s.kraken_facing)

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        if option < FACINGS:
            return why_not_enter(s, s.t.ahead[s.kraken * FACINGS + option])
        return "TG-4.6", "stuck"

    def facts(self, s: Voyage) -> Facts:
        return {"seat": self.seat, "running": s.running}

    def option_facts(self, s: Voyage, option: int) -> Facts:
        if option < FACINGS:
            return {"command": option, "hex": s.t.ahead[s.kraken * FACINGS + option]}
        return {"command": option, "facing": steered(s.kraken_facing, option - KRAKEN_LEFT)}

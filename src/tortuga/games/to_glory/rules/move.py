"""TG-4 Move."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.clear import (
    ability_in_hand,
    kraken_gets_clear,
    kraken_may_move,
    kraken_may_stay,
    ship_may_stay,
)
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


def move_ship(s: Voyage, seat: int) -> None:
    place = s.t.ahead[s.ship[seat] * FACINGS + s.heading[seat]]
    s.ship[seat] = place
    if s.telling:
        s.tell("moved", seat, hex=place)
    stays = ship_may_stay(s, seat, place)
    if s.running != KRAKEN or kraken_may_stay(s, s.kraken):
        s.running = NO_PIECE if stays else SHIP
    if stays:
        find_treasure(s, seat)


def find_treasure(s: Voyage, seat: int) -> None:
    """TG-4.8: next to the island that the map leads to, the map becomes a chest, as long as there are any (TG-1.8)."""
    if s.map[seat] == NO_MAP:
        return
    for island in s.t.beside[s.ship[seat]]:
        if s.map[seat] == island:
            s.box += (s.origin[seat] * ISLANDS + island,)
            s.map[seat] = NO_MAP
            s.origin[seat] = NOT_CHOSEN
            s.denied[seat] = 0
            found = min(1, s.supply_chests)
            s.supply_chests -= found
            s.chests[seat] += found
            s.inform()
            if s.telling:
                s.tell("treasure" if found else "no_treasure", seat, island=island, chests=s.chests[seat])
            return
        if not s.denied[seat] >> island & 1:
            s.denied[seat] |= 1 << island  # TG-6.7
            s.inform()


def move_kraken(s: Voyage, seat: int, way: Facing) -> None:
    s.kraken = s.t.ahead[s.kraken * FACINGS + way]
    if s.telling:
        s.tell("kraken_moved", seat, hex=s.kraken)
    ship_ran = s.running == SHIP
    if ship_ran and not ship_may_stay(s, seat, s.ship[seat]):
        return
    s.running = NO_PIECE if kraken_may_stay(s, s.kraken) else KRAKEN
    if ship_ran:  # the Kraken gave way, so the ship's movement has ended where it is
        find_treasure(s, seat)


def kraken_commands(s: Voyage, seat: int, after: int) -> list[int]:
    """What the Kraken can be told to do if ``after`` skipper actions are left afterwards."""
    free = ability_in_hand(s, seat)
    commands = [way for way in range(FACINGS) if kraken_may_move(s, seat, way, after, free)]
    if s.running == NO_PIECE or kraken_gets_clear(s, seat, s.kraken, after, free):
        commands += [KRAKEN_LEFT, KRAKEN_RIGHT]
    return commands


class CommandKraken(Decision[Voyage]):
    """TG-4.3, TG-5.1: the Kraken moves to an adjacent hex, or turns. The skipper action is already spent."""

    clause: ClassVar[str] = "TG-4.3"
    verb: ClassVar[str] = "kraken"
    names: ClassVar[str] = "command"
    span: ClassVar[int] = len(COMMANDS)

    def options(self, s: Voyage) -> list[int]:
        return kraken_commands(s, self.seat, s.left)

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

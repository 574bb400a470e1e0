"""TG-2 Setting up."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.clear import kraken_may_enter, kraken_may_stay
from tortuga.games.to_glory.rules.turn import Round
from tortuga.games.to_glory.state import (
    CAPTAINS,
    COLOURS,
    FACINGS,
    HEXES,
    NO_MAP,
    NOT_CHOSEN,
    NOWHERE,
    Voyage,
    VoyageTables,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import AnyFrame, Decision, Facts


def set_up(t: VoyageTables, seats: int, physics: bool, dice: Dice) -> Voyage:
    s = Voyage()
    s.t, s.seats, s.dice = t, seats, dice
    s.physics = physics
    s.captain, s.colour = [NOT_CHOSEN] * seats, [NOT_CHOSEN] * seats
    s.ship, s.heading = [NOWHERE] * seats, [0] * seats
    s.aboard, s.cursed = [True] * seats, [False] * seats
    s.gold, s.chests = [0] * seats, [0] * seats
    s.supply_gold, s.supply_chests = t.gold, t.chests
    s.map, s.origin, s.denied = [NO_MAP] * seats, [NOT_CHOSEN] * seats, [0] * seats
    s.stock = tuple(t.tokens)
    frames: list[AnyFrame] = []
    for seat in range(seats):  # TG-2.3: from the first player clockwise
        frames += [ChooseCaptain(seat), ChooseShip(seat), FaceShip(seat)]
    frames += [PlaceKraken(0), FaceKraken(0), FaceTower(0), Round()]
    frames.reverse()
    s.agenda = frames
    return s


class ChooseCaptain(Decision[Voyage]):
    """Each player chooses a captain who is still free."""

    clause: ClassVar[str] = "TG-2.3"
    verb: ClassVar[str] = "captain"
    names: ClassVar[str] = "captain"
    span: ClassVar[int] = len(CAPTAINS)

    def options(self, s: Voyage) -> list[int]:
        return [captain for captain in range(len(CAPTAINS)) if captain not in s.captain]

    def chosen(self, s: Voyage, option: int) -> None:
        s.captain[self.seat] = option
        if s.telling:
            s.tell("captain", self.seat, captain=option)

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        return "TG-2.3", "captain_taken"

    def option_facts(self, s: Voyage, option: int) -> Facts:
        return {"captain": option, "gift": option}


class ChooseShip(Decision[Voyage]):
    """Then each player chooses a ship, which starts on the island with its flag."""

    clause: ClassVar[str] = "TG-2.3"
    verb: ClassVar[str] = "ship"
    names: ClassVar[str] = "colour"
    span: ClassVar[int] = len(COLOURS)

    def options(self, s: Voyage) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if colour not in s.colour]

    def chosen(self, s: Voyage, option: int) -> None:
        s.colour[self.seat] = option
        s.ship[self.seat] = s.t.home[option]  # TG-2.4
        if s.telling:
            s.tell("ship", self.seat, colour=option, hex=s.ship[self.seat])

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        return "TG-2.3", "ship_taken"

    def option_facts(self, s: Voyage, option: int) -> Facts:
        return {"colour": option, "hex": s.t.home[option], "island": s.t.island[s.t.home[option]]}


class FaceShip(Decision[Voyage]):
    clause: ClassVar[str] = "TG-2.5"
    verb: ClassVar[str] = "head"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Voyage) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Voyage, option: int) -> None:
        s.heading[self.seat] = option
        if s.telling:
            s.tell("faces", self.seat, facing=option)


class PlaceKraken(Decision[Voyage]):
    """When all ships are placed, the first player places the Kraken away from them."""

    clause: ClassVar[str] = "TG-2.6"
    verb: ClassVar[str] = "place"
    names: ClassVar[str] = "hex"
    span: ClassVar[int] = HEXES

    def options(self, s: Voyage) -> list[int]:
        return [place for place in range(HEXES) if kraken_may_enter(s, place) and kraken_may_stay(s, place)]

    def chosen(self, s: Voyage, option: int) -> None:
        s.kraken = option
        if s.telling:
            s.tell("kraken_placed", self.seat, hex=option)

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        return "TG-2.6", "no_sea" if not kraken_may_enter(s, option) else "kraken_neighbour"


class FaceKraken(Decision[Voyage]):
    clause: ClassVar[str] = "TG-2.7"
    verb: ClassVar[str] = "turn-kraken"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Voyage) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Voyage, option: int) -> None:
        s.kraken_facing = option
        if s.telling:
            s.tell("kraken_faces", self.seat, facing=option)


class FaceTower(Decision[Voyage]):
    clause: ClassVar[str] = "TG-2.7"
    verb: ClassVar[str] = "turn-tower"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Voyage) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Voyage, option: int) -> None:
        s.tower_facing = option
        if s.telling:
            s.tell("tower_faces", self.seat, facing=option)

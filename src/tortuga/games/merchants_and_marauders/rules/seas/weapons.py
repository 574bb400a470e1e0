"""MM-S2 New special weapons: Heated Shot, Double Shot, Caltrops."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import has_weapon, spend_weapon
from tortuga.games.merchants_and_marauders.rules.battle import fighting
from tortuga.games.merchants_and_marauders.rules.damage import controller, point, sunk, take_hit
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import SideDecision, SideYesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import Side
from tortuga.games.merchants_and_marauders.vocabulary.battle import BOARD, V_SKULLS
from tortuga.games.merchants_and_marauders.vocabulary.ships import CALTROPS, DOUBLE_SHOT, HEATED_SHOT
from tortuga.kernel.machine import AnyDecision, Facts

NEW_WEAPONS: Final = 1 << 3


class Burn(SideDecision):
    """MM-S2.3: where the fire bites, its captain says."""

    clause: ClassVar[str] = "MM-S2.3"
    verb: ClassVar[str] = "burn"
    names: ClassVar[str] = "location"
    span: ClassVar[int] = 5
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        side = fighting(s).sides[self.at]
        return [] if sunk(s, side) else [location for location in range(5) if point(s, side, location) > 0]

    def chosen(self, s: Sea, option: int) -> None:
        take_hit(s, fighting(s).sides[self.at], option, 0)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S2.3", "destroyed"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "owner": fighting(s).sides[self.at]}

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"location": option, "left": point(s, fighting(s).sides[self.at], option)}


class ThrowCaltrops(SideYesNo):
    """MM-S2.6: the enemy's next Seamanship or Leadership roll has a die less."""

    clause: ClassVar[str] = "MM-S2.6"
    verb: ClassVar[str] = "caltrops"

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            b = fighting(s)
            spend_weapon(s, b.sides[self.at], CALTROPS)
            b.caltrops[1 - self.at] = 1
            if s.telling:
                s.tell("spent", b.sides[self.at], weapon=CALTROPS)

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "owner": fighting(s).sides[1 - self.at]}


class NewWeapons(Module):
    option: ClassVar[str] = "new_weapons"
    about: ClassVar[str] = "Module 2: Heated Shot, Double Shot and Caltrops. No time, moderate complexity. (MM-S2)"
    bit: ClassVar[int] = NEW_WEAPONS
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (Burn, ThrowCaltrops)

    def weapon_tokens(self, s: Sea, weapon: int) -> int:
        """MM-S2.1: as many as of the others."""
        return s.t.weapons.tokens

    def round_begins(self, s: Sea) -> None:
        """MM-S2.3: before every new round a burning ship takes a hit."""
        b = fighting(s)
        for at in (1, 0):
            if b.burning[at]:
                s.then(Burn(controller(s, b.sides[at]), at))

    def contest_dice(self, s: Sea, at: int) -> int:
        return -fighting(s).caltrops[at]

    def contest_over(self, s: Sea) -> None:
        """MM-S2.6: Caltrops of the last round have done their work; a side that declared Board may throw new ones."""
        b = fighting(s)
        b.caltrops = [0, 0]
        for at in (1, 0):
            if b.declared[at] == BOARD and has_weapon(s, b.sides[at], CALTROPS):
                s.then(ThrowCaltrops(controller(s, b.sides[at]), at))

    def more_ammunition(self, s: Sea, side: Side, options: list[int]) -> None:
        options += [1 + weapon for weapon in (HEATED_SHOT, DOUBLE_SHOT) if has_weapon(s, side, weapon)]

    def loads(self, s: Sea, at: int, weapon: int) -> None:
        """MM-S2.2: Heated Shot spends its skulls on a fire; MM-S2.4: Double Shot makes two of them count twice."""
        b = fighting(s)
        if weapon == HEATED_SHOT:
            b.volley[V_SKULLS] = 0
            b.burning[1 - at] = 1
            if s.telling:
                s.tell("burns", b.sides[1 - at])
        else:
            b.doubled = min(2, b.volley[V_SKULLS])

    def crew_combat_begins(self, s: Sea) -> None:
        """MM-S2.3: the fire goes out when the crews meet."""
        fighting(s).burning = [0, 0]

    def crew_dice(self, s: Sea, at: int) -> int:
        b = fighting(s)
        return -b.caltrops[at] if b.crew_round == 1 else 0

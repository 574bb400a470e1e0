"""TG-3 Rounds and turns."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.to_glory.rules.captains import UseAbility, ability_parts
from tortuga.games.to_glory.rules.clear import ability_in_hand, ship_gets_clear, ship_may_move
from tortuga.games.to_glory.rules.ending import Victory
from tortuga.games.to_glory.rules.explore import ExploreIsland, islands_to_explore
from tortuga.games.to_glory.rules.move import CommandKraken, kraken_commands, move_ship, why_not_ship
from tortuga.games.to_glory.rules.steer import SteerTower, steer_ship, steered
from tortuga.games.to_glory.rules.volley import ChooseGun
from tortuga.games.to_glory.state import (
    ABILITY,
    ACTIONS,
    COMMAND_KRAKEN,
    END,
    EXPLORE,
    FACINGS,
    FIRE,
    KRAKEN,
    LEFT,
    MOVE,
    NO_MAP,
    NO_PIECE,
    RIGHT,
    SAIL,
    SHIP,
    STEER_LEFT,
    STEER_RIGHT,
    STEER_TOWER,
    Voyage,
)
from tortuga.kernel.machine import UNKNOWN, Decision, Facts, Step


class Round(Step[Voyage]):
    clause: ClassVar[str] = "TG-3.1"

    def run(self, s: Voyage) -> None:
        if max(s.chests) >= s.t.chests_to_end[s.seats - 2]:  # TG-10.1
            s.then(Victory())
            return
        s.round += 1
        if s.telling:
            s.tell("round", UNKNOWN, round=s.round)
        s.agenda.append(self)
        for seat in range(s.seats - 1, -1, -1):
            s.agenda.append(Turn(seat))


class Turn(Step[Voyage]):
    clause: ClassVar[str] = "TG-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Voyage) -> None:
        seat = self.seat
        s.left = s.t.skipper_actions
        s.fired = s.used = False
        if not s.aboard[seat]:  # TG-3.4
            s.aboard[seat] = True
            if s.telling:
                s.tell("back_aboard", seat)
        s.then(Act(seat))


class Act(Decision[Voyage]):
    """TG-3.2: skipper actions, a volley and the ability in any order, until the player ends the turn."""

    clause: ClassVar[str] = "TG-3.2"
    verb: ClassVar[str] = "do"
    names: ClassVar[str] = "action"
    span: ClassVar[int] = len(ACTIONS)

    def options(self, s: Voyage) -> list[int]:
        seat = self.seat
        if s.running != NO_PIECE:
            return self.ways_on(s)
        free = ability_in_hand(s, seat)
        options = [END]
        if s.left > 0:
            if ship_may_move(s, seat, s.left - 1, free):
                options.append(MOVE)
            options.append(STEER_LEFT)
            options.append(STEER_RIGHT)
            if s.map[seat] == NO_MAP and islands_to_explore(s, seat):
                options.append(EXPLORE)
            options.append(COMMAND_KRAKEN)
            options.append(STEER_TOWER)
        if not s.fired:
            options.append(FIRE)
        if free and ability_parts(s, seat, free):
            options.append(ABILITY)
        return options

    def ways_on(self, s: Voyage) -> list[int]:
        """TG-4.5: a piece must go on; its own Moves and Steers are possible, and the captain's ability."""
        seat = self.seat
        free = ability_in_hand(s, seat)
        options: list[int] = []
        if s.left > 0:
            if s.running == KRAKEN:
                if kraken_commands(s, seat, s.left - 1):
                    options.append(COMMAND_KRAKEN)
            else:
                if ship_may_move(s, seat, s.left - 1, free):
                    options.append(MOVE)
                for side in (LEFT, RIGHT):
                    facing = steered(s.heading[seat], side)
                    if ship_gets_clear(s, seat, s.ship[seat], facing, s.left - 1, free):
                        options.append(STEER_LEFT + side)
        if free and ability_parts(s, seat, free):
            options.append(ABILITY)
        return options

    def chosen(self, s: Voyage, option: int) -> None:
        seat = self.seat
        if option == END:
            if s.telling:
                s.tell("end", seat)
            return
        s.agenda.append(self)
        if option == MOVE:
            s.left -= 1
            move_ship(s, seat)
        elif option in (STEER_LEFT, STEER_RIGHT):
            s.left -= 1
            steer_ship(s, seat, option - STEER_LEFT)
        elif option == EXPLORE:
            s.left -= 1
            s.agenda.append(ExploreIsland(seat))
        elif option == COMMAND_KRAKEN:
            s.left -= 1
            s.agenda.append(CommandKraken(seat))
        elif option == STEER_TOWER:
            s.left -= 1
            s.agenda.append(SteerTower(seat))
        elif option == FIRE:
            s.agenda.append(ChooseGun(seat))
        else:
            s.used = True
            if s.telling:
                s.tell("ability", seat, captain=s.captain[seat])
            s.agenda.append(UseAbility(seat, s.t.ability_parts))

    def why_not(self, s: Voyage, option: int) -> tuple[str, str]:
        seat = self.seat
        if s.running == KRAKEN and option not in (COMMAND_KRAKEN, ABILITY):
            return "TG-4.5", "kraken_must_go_on"
        if s.running == SHIP and option not in (MOVE, STEER_LEFT, STEER_RIGHT, ABILITY):
            return "TG-4.5", "ship_must_go_on"
        if option == FIRE:
            return "TG-7.1", "fired"
        if option == ABILITY:
            if s.used:
                return "TG-9.1", "used"
            if s.cursed[seat]:
                return "TG-8.1", "cursed"
            stuck = s.running != NO_PIECE or (s.captain[seat] == SAIL and why_not_ship(s, seat)[1] == "stuck")
            return ("TG-4.6", "stuck") if stuck else ("TG-9.6", "ability_idle")
        if s.left == 0:
            return "TG-3.2", "no_actions"
        if option == MOVE:
            return why_not_ship(s, seat)
        if option == EXPLORE:
            if s.map[seat] != NO_MAP:
                return "TG-6.1", "has_map"
            return "TG-6.1", "island_empty" if s.t.beside[s.ship[seat]] else "no_island"
        return "TG-4.6", "stuck"

    def facts(self, s: Voyage) -> Facts:
        used = s.used or s.cursed[self.seat]
        return {"seat": self.seat, "left": s.left, "fired": s.fired, "used": used, "running": s.running}

    def option_facts(self, s: Voyage, option: int) -> Facts:
        captain = s.captain[self.seat]
        facts: Facts = {"action": option, "captain": captain, "gift": captain}
        if option == EXPLORE:
            facts["island"] = islands_to_explore(s, self.seat)
        elif option == MOVE:
            facts["hex"] = s.t.ahead[s.ship[self.seat] * FACINGS + s.heading[self.seat]]
        elif option in (STEER_LEFT, STEER_RIGHT):
            facts["facing"] = steered(s.heading[self.seat], option - STEER_LEFT)
        return facts

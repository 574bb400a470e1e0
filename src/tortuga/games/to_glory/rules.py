"""The rules of To Glory!, in the order of play. Clause numbers are those of ``rulebook.md``."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tortuga.games.to_glory.shots import make_shot, read_results, target_names
from tortuga.games.to_glory.state import (
    BEAST,
    COLOURS,
    FACINGS,
    HELM,
    HEXES,
    HIT,
    ISLANDS,
    JOLLY,
    KRAKEN,
    LANDED,
    LEFT,
    MISS,
    NO_MAP,
    NO_PIECE,
    NOT_CHOSEN,
    NOWHERE,
    OFF,
    PRESSES,
    RIGHT,
    SAIL,
    SHIP,
    STRENGTHS,
    SURE,
    TOWER,
    Glory,
    GloryTables,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import UNKNOWN, Decision, Frame, Step

END: Final = 0  # what can be done in a turn
MOVE: Final = 1
STEER_LEFT: Final = 2
STEER_RIGHT: Final = 3
EXPLORE: Final = 4
COMMAND_KRAKEN: Final = 5
STEER_TOWER: Final = 6
FIRE: Final = 7
ABILITY: Final = 8

KRAKEN_LEFT: Final = 6  # commands to the Kraken: move in one of six directions, or turn
KRAKEN_RIGHT: Final = 7

STOP: Final = 0  # parts of an ability
PART_MOVE: Final = 1
PART_LEFT: Final = 2
PART_RIGHT: Final = 3
PART_KRAKEN: Final = 4  # and the five after it


# -- TG-2 Setting up


def set_up(t: GloryTables, seats: int, physics: bool, dice: Dice) -> Glory:
    s = Glory()
    s.t, s.seats, s.dice = t, seats, dice
    s.physics = physics
    s.captain, s.colour = [NOT_CHOSEN] * seats, [NOT_CHOSEN] * seats
    s.ship, s.heading = [NOWHERE] * seats, [0] * seats
    s.aboard, s.cursed = [True] * seats, [False] * seats
    s.gold, s.chests = [0] * seats, [0] * seats
    s.map, s.origin, s.denied = [NO_MAP] * seats, [NOT_CHOSEN] * seats, [0] * seats
    s.stock = tuple(t.tokens)
    frames: list[Frame] = []
    for seat in range(seats):  # TG-2.3: from the first player clockwise
        frames += [ChooseCaptain(seat), ChooseShip(seat), FaceShip(seat)]
    frames += [PlaceKraken(0), FaceKraken(0), FaceTower(0), Round()]
    frames.reverse()
    s.agenda = frames
    return s


class ChooseCaptain(Decision):
    """Each player chooses a captain who is still free …"""

    clause: ClassVar[str] = "TG-2.3"
    verb: ClassVar[str] = "captain"
    names: ClassVar[str] = "captain"
    span: ClassVar[int] = 4

    def options(self, s: Glory) -> list[int]:
        return [captain for captain in range(4) if captain not in s.captain]

    def chosen(self, s: Glory, option: int) -> None:
        s.captain[self.seat] = option
        if s.telling:
            s.tell("captain", self.seat, captain=option)

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        return "TG-2.3", "captain_taken"

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        return {"captain": option, "gift": option}


class ChooseShip(Decision):
    """… and then a ship, which goes on the island with its flag."""

    clause: ClassVar[str] = "TG-2.3"
    verb: ClassVar[str] = "ship"
    names: ClassVar[str] = "colour"
    span: ClassVar[int] = 4

    def options(self, s: Glory) -> list[int]:
        return [colour for colour in range(4) if colour not in s.colour]

    def chosen(self, s: Glory, option: int) -> None:
        s.colour[self.seat] = option
        s.ship[self.seat] = s.t.home[option]  # TG-2.4
        if s.telling:
            s.tell("ship", self.seat, colour=option, hex=s.ship[self.seat])

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        return "TG-2.3", "ship_taken"

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        return {"colour": option, "hex": s.t.home[option], "island": s.t.island[s.t.home[option]]}


class FaceShip(Decision):
    clause: ClassVar[str] = "TG-2.5"
    verb: ClassVar[str] = "head"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Glory) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Glory, option: int) -> None:
        s.heading[self.seat] = option
        if s.telling:
            s.tell("faces", self.seat, facing=option)


class PlaceKraken(Decision):
    """TG-2.6: when all ships stand, the first player places the Kraken away from them."""

    clause: ClassVar[str] = "TG-2.6"
    verb: ClassVar[str] = "place"
    names: ClassVar[str] = "hex"
    span: ClassVar[int] = HEXES

    def options(self, s: Glory) -> list[int]:
        return [place for place in range(HEXES) if kraken_may_enter(s, place) and kraken_may_stay(s, place)]

    def chosen(self, s: Glory, option: int) -> None:
        s.kraken = option
        if s.telling:
            s.tell("kraken_placed", self.seat, hex=option)

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        return "TG-2.6", "no_sea" if not kraken_may_enter(s, option) else "kraken_neighbour"


class FaceKraken(Decision):
    clause: ClassVar[str] = "TG-2.7"
    verb: ClassVar[str] = "turn-kraken"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Glory) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Glory, option: int) -> None:
        s.kraken_facing = option
        if s.telling:
            s.tell("kraken_faces", self.seat, facing=option)


class FaceTower(Decision):
    clause: ClassVar[str] = "TG-2.7"
    verb: ClassVar[str] = "turn-tower"
    names: ClassVar[str] = "facing"
    span: ClassVar[int] = FACINGS

    def options(self, s: Glory) -> list[int]:
        return list(range(FACINGS))

    def chosen(self, s: Glory, option: int) -> None:
        s.tower_facing = option
        if s.telling:
            s.tell("tower_faces", self.seat, facing=option)


# -- TG-3 Rounds and turns


class Round(Step):
    clause: ClassVar[str] = "TG-3.1"

    def run(self, s: Glory) -> None:
        if max(s.chests) >= s.t.chests_to_end[s.seats - 2]:  # TG-10.1
            s.then(Victory())
            return
        s.round += 1
        if s.telling:
            s.tell("round", UNKNOWN, round=s.round)
        s.agenda.append(self)
        for seat in range(s.seats - 1, -1, -1):
            s.agenda.append(Turn(seat))


class Turn(Step):
    clause: ClassVar[str] = "TG-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Glory) -> None:
        seat = self.seat
        s.left = s.t.skipper_actions
        s.fired = s.used = False
        if not s.aboard[seat]:  # TG-3.4
            s.aboard[seat] = True
            if s.telling:
                s.tell("back_aboard", seat)
        s.then(Act(seat))


class Act(Decision):
    """TG-3.2: skipper actions, a volley and the ability in any order, until the player ends the turn."""

    clause: ClassVar[str] = "TG-3.2"
    verb: ClassVar[str] = "do"
    names: ClassVar[str] = "deed"
    span: ClassVar[int] = 9

    def options(self, s: Glory) -> list[int]:
        seat = self.seat
        if s.running == KRAKEN:
            return [COMMAND_KRAKEN]
        if s.running == SHIP:  # TG-4.5
            options = [MOVE] if ship_may_move(s, seat, s.left - 1) else []
            for side in (LEFT, RIGHT):
                facing = steered(s.heading[seat], side)
                options += [STEER_LEFT + side] if ship_gets_clear(s, seat, s.ship[seat], facing, s.left - 1) else []
            return options
        options = [END]
        if s.left > 0:
            if ship_may_move(s, seat, s.left - 1):
                options.append(MOVE)
            options.append(STEER_LEFT)
            options.append(STEER_RIGHT)
            if s.map[seat] == NO_MAP and islands_to_explore(s, seat):
                options.append(EXPLORE)
            options.append(COMMAND_KRAKEN)
            options.append(STEER_TOWER)
        if not s.fired:
            options.append(FIRE)
        if not s.used and not s.cursed[seat] and ability_parts(s, seat, s.t.ability_parts):
            options.append(ABILITY)
        return options

    def chosen(self, s: Glory, option: int) -> None:
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

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        seat = self.seat
        if s.running == KRAKEN:
            return "TG-4.5", "kraken_must_go_on"
        if s.running == SHIP and option not in (MOVE, STEER_LEFT, STEER_RIGHT):
            return "TG-4.5", "ship_must_go_on"
        if option == FIRE:
            return "TG-7.1", "fired"
        if option == ABILITY:
            if s.used:
                return "TG-9.1", "used"
            return ("TG-8.1", "cursed") if s.cursed[seat] else ("TG-9.6", "ability_idle")
        if s.left == 0:
            return "TG-3.2", "no_actions"
        if option == MOVE:
            return why_not_ship(s, seat)
        if option == EXPLORE:
            if s.map[seat] != NO_MAP:
                return "TG-6.1", "has_map"
            return "TG-6.1", "island_empty" if s.t.beside[s.ship[seat]] else "no_island"
        return "TG-4.6", "stuck"

    def facts(self, s: Glory) -> dict[str, Any]:
        used = s.used or s.cursed[self.seat]
        return {"seat": self.seat, "left": s.left, "fired": s.fired, "used": used, "running": s.running}

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        captain = s.captain[self.seat]
        facts: dict[str, Any] = {"deed": option, "captain": captain, "gift": captain}
        if option == EXPLORE:
            facts["island"] = islands_to_explore(s, self.seat)
        elif option == MOVE:
            facts["hex"] = s.t.ahead[s.ship[self.seat] * FACINGS + s.heading[self.seat]]
        elif option in (STEER_LEFT, STEER_RIGHT):
            facts["facing"] = steered(s.heading[self.seat], option - STEER_LEFT)
        return facts


# -- TG-4 Move


def ship_may_enter(s: Glory, seat: int, place: int) -> bool:
    """TG-4.1, for the ship of this seat."""
    if place == NOWHERE or not s.t.sea[place] or place == s.kraken:
        return False
    return all(s.ship[other] != place or other == seat for other in range(s.seats))


def ship_may_stay(s: Glory, seat: int, place: int) -> bool:
    """TG-4.4, for the ship of this seat."""
    t = s.t
    if t.apart(place, t.tower_hex) == 1 or t.apart(place, s.kraken) == 1:
        return False
    return all(t.apart(place, s.ship[other]) != 1 or other == seat for other in range(s.seats))


def kraken_may_enter(s: Glory, place: int) -> bool:
    return place != NOWHERE and s.t.sea[place] and place not in s.ship


def kraken_may_stay(s: Glory, place: int) -> bool:
    t = s.t
    return t.apart(place, t.tower_hex) != 1 and all(t.apart(place, ship) != 1 for ship in s.ship)


def ship_may_move(s: Glory, seat: int, after: int) -> bool:
    """May the ship move straight ahead, with ``after`` skipper actions left then (TG-4.6)?"""
    facing = s.heading[seat]
    place = s.t.ahead[s.ship[seat] * FACINGS + facing]
    if not ship_may_enter(s, seat, place):
        return False
    return ship_may_stay(s, seat, place) or ship_gets_clear(s, seat, place, facing, after)


def ship_gets_clear(s: Glory, seat: int, place: int, facing: int, actions: int) -> bool:
    """Can a ship that stands there, and must not stay, get to where it may, with that many Moves and Steers?"""
    for way in range(FACINGS):
        turns = (way - facing) % FACINGS
        if turns > 3:
            turns = FACINGS - turns
        if turns < actions:
            there = s.t.ahead[place * FACINGS + way]
            if ship_may_enter(s, seat, there) and (
                ship_may_stay(s, seat, there) or ship_gets_clear(s, seat, there, way, actions - turns - 1)
            ):
                return True
    return False


def ship_runs_clear(s: Glory, seat: int, moves: int) -> bool:
    """May the ship move straight ahead, with ``moves`` Moves and no Steer in all (TG-4.7)?"""
    place = s.ship[seat]
    for _ in range(moves):
        place = s.t.ahead[place * FACINGS + s.heading[seat]]
        if not ship_may_enter(s, seat, place):
            return False
        if ship_may_stay(s, seat, place):
            return True
    return False


def kraken_may_move(s: Glory, way: int, after: int) -> bool:
    """May the Kraken move that way, with ``after`` Moves left then?"""
    place = s.t.ahead[s.kraken * FACINGS + way]
    return kraken_may_enter(s, place) and (kraken_may_stay(s, place) or kraken_gets_clear(s, place, after))


def kraken_gets_clear(s: Glory, place: int, moves: int) -> bool:
    """Can the Kraken, which must not stay there, get to where it may with that many Moves?"""
    if moves <= 0:
        return False
    for way in range(FACINGS):
        there = s.t.ahead[place * FACINGS + way]
        if kraken_may_enter(s, there) and (kraken_may_stay(s, there) or kraken_gets_clear(s, there, moves - 1)):
            return True
    return False


def move_ship(s: Glory, seat: int) -> None:
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


def find_treasure(s: Glory, seat: int) -> None:
    """TG-4.8: beside the island that the map leads to, it is turned into a chest."""
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


def move_kraken(s: Glory, seat: int, way: int) -> None:
    s.kraken = s.t.ahead[s.kraken * FACINGS + way]
    s.running = NO_PIECE if kraken_may_stay(s, s.kraken) else KRAKEN
    if s.telling:
        s.tell("kraken_moved", seat, hex=s.kraken)


def why_not_ship(s: Glory, seat: int) -> tuple[str, str]:
    """Why the ship cannot move straight ahead."""
    return why_not_enter(s, s.t.ahead[s.ship[seat] * FACINGS + s.heading[seat]])


def why_not_enter(s: Glory, place: int) -> tuple[str, str]:
    if place == NOWHERE:
        return "TG-4.1", "edge"
    if not s.t.sea[place]:
        return "TG-4.1", "no_sea"
    if place == s.kraken or place in s.ship:
        return "TG-4.1", "occupied"
    return "TG-4.6", "stuck"


class CommandKraken(Decision):
    """TG-4.3, TG-5.1: the Kraken moves to an adjacent hex, or turns. The skipper action is already spent."""

    clause: ClassVar[str] = "TG-4.3"
    verb: ClassVar[str] = "kraken"
    names: ClassVar[str] = "command"
    span: ClassVar[int] = 8

    def options(self, s: Glory) -> list[int]:
        options = [way for way in range(FACINGS) if kraken_may_move(s, way, s.left)]
        if s.running == NO_PIECE or kraken_gets_clear(s, s.kraken, s.left):
            options += [KRAKEN_LEFT, KRAKEN_RIGHT]
        return options

    def chosen(self, s: Glory, option: int) -> None:
        if option < FACINGS:
            move_kraken(s, self.seat, option)
        else:
            s.kraken_facing = steered(s.kraken_facing, option - KRAKEN_LEFT)
            if s.telling:
                s.tell("kraken_steered", self.seat, facing=s.kraken_facing)

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        if option < FACINGS:
            return why_not_enter(s, s.t.ahead[s.kraken * FACINGS + option])
        return "TG-4.6", "stuck"

    def facts(self, s: Glory) -> dict[str, Any]:
        return {"seat": self.seat, "running": s.running}

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        if option < FACINGS:
            return {"command": option, "hex": s.t.ahead[s.kraken * FACINGS + option]}
        return {"command": option, "facing": steered(s.kraken_facing, option - KRAKEN_LEFT)}


# -- TG-5 Steer


def steered(facing: int, side: int) -> int:
    return (facing + (1 if side == RIGHT else FACINGS - 1)) % FACINGS


def steer_ship(s: Glory, seat: int, side: int) -> None:
    s.heading[seat] = steered(s.heading[seat], side)
    if s.telling:
        s.tell("steered", seat, facing=s.heading[seat])


def steer_tower(s: Glory, seat: int, side: int) -> None:
    s.tower_facing = steered(s.tower_facing, side)
    if s.telling:
        s.tell("tower_steered", seat, facing=s.tower_facing)


class SteerTower(Decision):
    clause: ClassVar[str] = "TG-5.1"
    verb: ClassVar[str] = "tower"
    names: ClassVar[str] = "steer"
    span: ClassVar[int] = 2

    def options(self, s: Glory) -> list[int]:
        return [LEFT, RIGHT]

    def chosen(self, s: Glory, option: int) -> None:
        steer_tower(s, self.seat, option)

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        return {"steer": option, "facing": steered(s.tower_facing, option)}


# -- TG-6 Explore


def islands_to_explore(s: Glory, seat: int) -> list[int]:
    """The lettered islands next to the ship that have tokens left."""
    return [island for island in s.t.beside[s.ship[seat]] if s.stock[island]]


class ExploreIsland(Decision):
    """Which island, where the ship lies beside several."""

    clause: ClassVar[str] = "TG-6.1"
    verb: ClassVar[str] = "explore"
    names: ClassVar[str] = "island"
    span: ClassVar[int] = ISLANDS

    def options(self, s: Glory) -> list[int]:
        return islands_to_explore(s, self.seat)

    def chosen(self, s: Glory, option: int) -> None:
        explore(s, self.seat, option)

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        return "TG-6.1", "island_empty" if option in s.t.beside[s.ship[self.seat]] else "no_island"


def explore(s: Glory, seat: int, island: int) -> None:
    tokens = list(s.stock[island])
    rogers: list[int] = []
    if s.telling:
        s.tell("explores", seat, island=island)
    while tokens:
        token = s.dice.among("token", tokens)
        tokens.remove(token)
        if token != JOLLY:  # TG-6.3
            s.map[seat] = token
            s.origin[seat] = island
            if s.telling:
                s.whisper("map", seat, {"goal": token}, island=island)
            break
        rogers.append(token)  # TG-6.4
        s.cursed[seat] = True
        if s.telling:
            s.tell("jolly", seat, island=island)
    else:
        if s.telling:
            s.tell("no_map", seat, island=island)  # TG-6.5
    left = sorted(tokens + rogers)
    s.stock = (*s.stock[:island], tuple(left), *s.stock[island + 1 :])


# -- TG-7 Cannon volley


class ChooseGun(Decision):
    clause: ClassVar[str] = "TG-7.1"
    verb: ClassVar[str] = "fire"
    names: ClassVar[str] = "gun"
    span: ClassVar[int] = 3

    def options(self, s: Glory) -> list[int]:
        return [SHIP, KRAKEN, TOWER]

    def chosen(self, s: Glory, option: int) -> None:
        s.fired = True
        if s.dice.by_hand:  # TG-7.3: real cubes are aimed by a real hand
            fire_by_hand(s, self.seat, option)
        else:
            s.agenda.append(PressPoint(self.seat, option))

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        facing = (s.heading[self.seat], s.kraken_facing, s.tower_facing)[option]
        return {"gun": option, "facing": facing, "odds": best_odds(s, self.seat, option, list(range(PRESSES)))}


class PressPoint(Decision):
    """TG-7.3: where to press the lever …"""

    clause: ClassVar[str] = "TG-7.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "gun")
    verb: ClassVar[str] = "press"
    names: ClassVar[str] = "press"
    span: ClassVar[int] = PRESSES

    def __init__(self, seat: int, gun: int) -> None:
        super().__init__(seat)
        self.gun = gun

    def options(self, s: Glory) -> list[int]:
        return list(range(PRESSES))

    def chosen(self, s: Glory, option: int) -> None:
        s.agenda.append(Strength(self.seat, self.gun, option))

    def facts(self, s: Glory) -> dict[str, Any]:
        return {"seat": self.seat, "gun": self.gun}

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        return {"press": option, "odds": best_odds(s, self.seat, self.gun, [option])}


class Strength(Decision):
    """… and how strongly. Then the cubes fly."""

    clause: ClassVar[str] = "TG-7.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "gun", "press")
    verb: ClassVar[str] = "strength"
    names: ClassVar[str] = "strength"
    span: ClassVar[int] = STRENGTHS

    def __init__(self, seat: int, gun: int, press: int) -> None:
        super().__init__(seat)
        self.gun = gun
        self.press = press

    def options(self, s: Glory) -> list[int]:
        return list(range(STRENGTHS))

    def chosen(self, s: Glory, option: int) -> None:
        fire(s, self.seat, self.gun, self.press, option)

    def facts(self, s: Glory) -> dict[str, Any]:
        return {"seat": self.seat, "gun": self.gun, "press": self.press}

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        hit, landed, off = odds(s, self.seat, self.gun, self.press, option)
        return {"strength": option, "hit": hit, "landed": landed, "off": off}


def fire(s: Glory, seat: int, gun: int, press: int, strength: int) -> None:
    """The volley; its results are by piece: the ships by seat, the Kraken, the Tower."""
    flight = ""
    if s.physics and not s.rough:  # TG-7.14
        outcome = s.dice.happen("volley", make_shot(s, seat, gun, press, strength))
        results = read_results(outcome, target_names(s))
        flight = outcome
    else:
        results = shoot_by_table(s, seat, gun, press, strength)
    if s.telling:
        scene = scene_of(s)
        s.tell("volley", seat, gun=gun, press=press, strength=strength, results=results, flight=flight, scene=scene)
    settle_volley(s, seat, gun, results)


def scene_of(s: Glory) -> list[list[int]]:
    """Where everything stands when a volley is fired, for those who draw its flight later: hex, facing and whether a
    captain stands on it, of the ships by seat, the Kraken and the Tower."""
    pieces = [[s.ship[seat], s.heading[seat], int(s.aboard[seat])] for seat in range(s.seats)]
    return [*pieces, [s.kraken, s.kraken_facing, 0], [s.t.tower_hex, s.tower_facing, 0]]


def fire_by_hand(s: Glory, seat: int, gun: int) -> None:
    """The volley of people with real cubes, who say what became of each piece."""
    results: list[int] = []
    for other in range(s.seats):
        possible = [MISS] if other == seat else [MISS, HIT, LANDED]
        if s.aboard[other]:
            possible.append(OFF)
        results.append(s.dice.among(f"shot-{COLOURS[s.colour[other]]}", possible))
    results.append(MISS if gun == KRAKEN else s.dice.among("shot-kraken", [MISS, HIT, LANDED]))
    results.append(MISS if gun == TOWER else s.dice.among("shot-tower", [MISS, HIT, LANDED]))
    if s.telling:
        s.tell("volley_by_hand", seat, gun=gun, results=results)
    settle_volley(s, seat, gun, results)


def shoot_by_table(s: Glory, seat: int, gun: int, press: int, strength: int) -> list[int]:
    results = [MISS] * (s.seats + 2)
    for piece in range(s.seats + 2):
        rates = rates_for(s, seat, gun, piece, press, strength)
        hit = rates // 100_000_000
        if hit:
            landed = rates // 10_000 % 10_000
            off = rates % 10_000
            name = COLOURS[s.colour[piece]] if piece < s.seats else ("kraken", "tower")[piece - s.seats]
            results[piece] = s.dice.draw(f"shot-{name}", [SURE - hit, hit - landed, landed - off, off])
    return results


def rates_for(s: Glory, seat: int, gun: int, piece: int, press: int, strength: int) -> int:
    """What the table says of this piece as a target, packed as in GloryTables.rates; 0 for no chance or no target."""
    start = row_of(s, seat, gun, piece)
    if start < 0:
        return 0
    rates = s.t.rates[start + press * STRENGTHS + strength]
    if piece < s.seats and not s.aboard[piece]:  # TG-7.9: nobody to knock off
        off = rates % 10_000
        rates -= off * 10_000 + off
    return rates


def row_of(s: Glory, seat: int, gun: int, piece: int) -> int:
    """Where in the table the rates of all aims at this piece begin; -1 if it is no target, or out of reach."""
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
    slot = t.slot[(t.place[there] - t.place[here] + 220) * FACINGS + facing]
    if slot < 0 or kind == gun != SHIP:  # TG-7.4
        return -1
    heading = (heading - facing) % FACINGS
    if slot & 1:  # mirrored: what lies to the left is as likely as what lies to the right
        heading = (FACINGS - heading) % FACINGS
    return (((gun * 3 + kind) * t.slots + (slot >> 1)) * FACINGS + heading) * (PRESSES * STRENGTHS)


def odds(s: Glory, seat: int, gun: int, press: int, strength: int) -> list[int]:
    """By the table: how likely the volley hits something, leaves a cube on something, knocks a captain off."""
    none = 1.0
    less = 1.0
    kept = 1.0
    for piece in range(s.seats + 2):
        rates = rates_for(s, seat, gun, piece, press, strength)
        none *= 1.0 - (rates // 100_000_000) / SURE
        less *= 1.0 - (rates // 10_000 % 10_000) / SURE
        kept *= 1.0 - (rates % 10_000) / SURE
    return [round(SURE * (1.0 - none)), round(SURE * (1.0 - less)), round(SURE * (1.0 - kept))]


def best_odds(s: Glory, seat: int, gun: int, presses: list[int]) -> int:
    """By the table: how likely a volley from these press points hits something, with the best of strengths."""
    return max(odds(s, seat, gun, press, strength)[0] for press in presses for strength in range(STRENGTHS))


def settle_volley(s: Glory, seat: int, gun: int, results: list[int]) -> None:
    """Gold for the best result (TG-7.8), captains overboard, and the curse."""
    best = MISS
    for piece in range(s.seats + 2):
        result = results[piece]
        if result == MISS:
            continue
        if piece < s.seats and result == OFF:
            s.aboard[piece] = False  # TG-7.9, TG-7.12
            if s.telling:
                s.tell("overboard", piece)
        if piece != seat and result > best:
            best = result
    if best != MISS:
        s.gold[seat] += s.t.gold_for[best]
    if s.telling:
        s.tell("gold" if best else "missed", seat, gold=s.t.gold_for[best], result=best)
    if gun == SHIP and s.cursed[seat]:  # TG-8.2
        pass_curse(s, seat, results)


def pass_curse(s: Glory, seat: int, results: list[int]) -> None:
    struck = [other for other in range(s.seats) if other != seat and results[other] != MISS]
    if struck:
        s.cursed[seat] = False
        if s.telling:
            s.tell("cured", seat)
    for other in struck:
        if not s.cursed[other]:
            s.cursed[other] = True
            if s.telling:
                s.tell("cursed", other, rival=seat)


# -- TG-9 Captain's abilities


class UseAbility(Decision):
    """The parts of an ability, one after the other; ``parts`` are still to come, this one included."""

    clause: ClassVar[str] = "TG-9.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "parts")
    verb: ClassVar[str] = "ability"
    names: ClassVar[str] = "part"
    span: ClassVar[int] = 10

    def __init__(self, seat: int, parts: int) -> None:
        super().__init__(seat)
        self.parts = parts

    def options(self, s: Glory) -> list[int]:
        options = ability_parts(s, self.seat, self.parts)
        if s.running == NO_PIECE and self.parts < s.t.ability_parts:  # TG-9.7
            options.insert(0, STOP)
        return options

    def chosen(self, s: Glory, option: int) -> None:
        seat = self.seat
        if option == STOP:
            return
        if option == PART_MOVE:
            move_ship(s, seat)
        elif option >= PART_KRAKEN:
            move_kraken(s, seat, option - PART_KRAKEN)
        elif s.captain[seat] == HELM:
            steer_ship(s, seat, option - PART_LEFT)
        else:
            steer_tower(s, seat, option - PART_LEFT)
        if self.parts > 1:
            s.agenda.append(UseAbility(seat, self.parts - 1))

    def why_not(self, s: Glory, option: int) -> tuple[str, str]:
        captain = s.captain[self.seat]
        if option == STOP:
            return ("TG-4.5", "ship_must_go_on") if s.running != NO_PIECE else ("TG-9.7", "begun")
        if option == PART_MOVE and captain == SAIL:
            return why_not_ship(s, self.seat)
        if option >= PART_KRAKEN and captain == BEAST:
            return why_not_enter(s, s.t.ahead[s.kraken * FACINGS + option - PART_KRAKEN])
        return "TG-9.1", "other_ability"

    def facts(self, s: Glory) -> dict[str, Any]:
        captain = s.captain[self.seat]
        return {"seat": self.seat, "captain": captain, "gift": captain, "parts": self.parts}

    def option_facts(self, s: Glory, option: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"part": option, "captain": s.captain[self.seat]}
        if option == PART_MOVE:
            facts["hex"] = s.t.ahead[s.ship[self.seat] * FACINGS + s.heading[self.seat]]
        elif option >= PART_KRAKEN:
            facts["hex"] = s.t.ahead[s.kraken * FACINGS + option - PART_KRAKEN]
        elif option != STOP:
            turned = s.heading[self.seat] if s.captain[self.seat] == HELM else s.tower_facing
            facts["facing"] = steered(turned, option - PART_LEFT)
        return facts


def ability_parts(s: Glory, seat: int, parts: int) -> list[int]:
    """What this captain can do with an ability of which that many parts are left."""
    captain = s.captain[seat]
    if captain == SAIL:  # TG-9.2
        return [PART_MOVE] if ship_runs_clear(s, seat, parts) else []
    if captain == BEAST:  # TG-9.5
        return [PART_KRAKEN + way for way in range(FACINGS) if kraken_may_move(s, way, parts - 1)]
    return [PART_LEFT, PART_RIGHT]  # TG-9.3, TG-9.4


# -- TG-10 The end


class Victory(Step):
    clause: ClassVar[str] = "TG-10.2"

    def run(self, s: Glory) -> None:
        if s.telling:
            for seat in range(s.seats):
                s.tell("final", seat, glory=glory(s, seat), gold=s.gold[seat], chests=s.chests[seat])
            for seat in winners(s):
                s.tell("won", seat)


def glory(s: Glory, seat: int) -> int:
    return s.gold[seat] * s.t.glory_for_gold + s.chests[seat] * s.t.glory_for_chest


def winners(s: Glory) -> list[int]:
    """TG-10.3: most glory, then more chests, then a shared victory."""
    ranked = [(glory(s, seat), s.chests[seat]) for seat in range(s.seats)]
    best = max(ranked)
    return [seat for seat in range(s.seats) if ranked[seat] == best]


# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[Decision], ...] = (
    ChooseCaptain,
    ChooseShip,
    FaceShip,
    PlaceKraken,
    FaceKraken,
    FaceTower,
    Act,
    ExploreIsland,
    CommandKraken,
    SteerTower,
    ChooseGun,
    PressPoint,
    Strength,
    UseAbility,
)
STEPS: tuple[type[Frame], ...] = (Round, Turn, Victory)

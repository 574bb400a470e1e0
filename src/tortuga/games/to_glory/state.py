"""What lies on the table in To Glory!, and the tables of data that never change."""

from __future__ import annotations

from typing import Final, TypeAlias

from tortuga.kernel.machine import State, Tables

Hex: TypeAlias = int  # 0 to 90, row by row from the top
Facing: TypeAlias = int  # a side of a hex, by FACING_WORDS

ROWS: Final = (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)  # hexes in each row of the board
ROW_LETTERS: Final = "abcdefghijk"
HEXES: Final = 91
NOWHERE: Final = -1
FACING_WORDS: Final = ("e", "se", "sw", "w", "nw", "ne")  # clockwise
FACINGS: Final = 6

# A hex at the axial coordinates q and r has the place q * STRIDE + r, so the difference of two places is an offset that
# means the same all over the board. Lists by offset begin with the smallest one: MIDDLE is where offset 0 stands.
FAR: Final = 10  # hexes between opposite corners of the board
STRIDE: Final = 2 * FAR + 1
MIDDLE: Final = FAR * STRIDE + FAR

LETTERS: Final = "ABCDEFGH"
ISLANDS: Final = 8
JOLLY: Final = ISLANDS  # as a map token; the others are the islands that they lead to
NO_MAP: Final = -2

COLOURS: Final = ("red", "yellow", "blue", "green")
CAPTAINS: Final = ("sail", "helm", "gunner", "beast")
SAIL: Final = CAPTAINS.index("sail")
HELM: Final = CAPTAINS.index("helm")
GUNNER: Final = CAPTAINS.index("gunner")
BEAST: Final = CAPTAINS.index("beast")
NOT_CHOSEN: Final = -1

PIECES: Final = ("ship", "kraken", "tower")  # kinds of pieces; all of them are guns
SHIP: Final = PIECES.index("ship")
KRAKEN: Final = PIECES.index("kraken")
TOWER: Final = PIECES.index("tower")
NO_PIECE: Final = -1

RESULTS: Final = ("miss", "hit", "land", "off")  # of a volley for one target, the better the later
MISS: Final = RESULTS.index("miss")
HIT: Final = RESULTS.index("hit")
LANDED: Final = RESULTS.index("land")
OFF: Final = RESULTS.index("off")  # the captain is off the ship

PRESSES: Final = 4  # press points, from near the pivot to the end of the tab
STRENGTHS: Final = 10
AIMS: Final = PRESSES * STRENGTHS
SURE: Final = 1000  # gunnery rates are parts of this
HIT_UNIT: Final = 100_000_000  # the rates of an aim in one number: hit * HIT_UNIT + landed * LANDED_UNIT + off
LANDED_UNIT: Final = 10_000

STEERS: Final = ("left", "right")
LEFT: Final = STEERS.index("left")
RIGHT: Final = STEERS.index("right")

ACTIONS: Final = ("end", "move", "steer-left", "steer-right", "explore", "kraken", "tower", "fire", "ability")
END: Final = ACTIONS.index("end")
MOVE: Final = ACTIONS.index("move")
STEER_LEFT: Final = ACTIONS.index("steer-left")
STEER_RIGHT: Final = ACTIONS.index("steer-right")
EXPLORE: Final = ACTIONS.index("explore")
COMMAND_KRAKEN: Final = ACTIONS.index("kraken")
STEER_TOWER: Final = ACTIONS.index("tower")
FIRE: Final = ACTIONS.index("fire")
ABILITY: Final = ACTIONS.index("ability")

COMMANDS: Final = (*FACING_WORDS, *STEERS)  # to the Kraken: move in one of six directions, or turn
KRAKEN_LEFT: Final = COMMANDS.index("left")
KRAKEN_RIGHT: Final = COMMANDS.index("right")

PARTS: Final = ("stop", "move", *STEERS, *FACING_WORDS)  # of an ability; the facings are moves of the Kraken
STOP: Final = PARTS.index("stop")
PART_MOVE: Final = PARTS.index("move")
PART_LEFT: Final = PARTS.index("left")
PART_RIGHT: Final = PARTS.index("right")
PART_KRAKEN: Final = PARTS.index(FACING_WORDS[0])


class VoyageTables(Tables):
    """All data of the game."""

    def __init__(self) -> None:
        super().__init__()
        # the board
        self.sea: list[bool] = []  # by hex
        self.on_board: list[bool] = []
        self.island: list[int] = []  # by hex: the number of its letter, or -1
        self.island_hex: list[int] = []  # by letter
        self.tower_hex = NOWHERE
        self.ahead: list[int] = []  # by hex * FACINGS + facing: the next hex that way, or NOWHERE
        self.place: list[int] = []  # by hex: its place on the board, see STRIDE
        self.distance: list[int] = []  # by offset + MIDDLE
        self.beside: list[tuple[int, ...]] = []  # by hex: the lettered islands next to it
        self.home: list[int] = []  # by colour: the hex of the island with that flag
        self.tokens: list[tuple[int, ...]] = []  # by island
        self.captain_names: list[str] = []
        # numbers of the rulebook
        self.skipper_actions = 0
        self.ability_parts = 0
        self.chests_to_end: list[int] = []  # with 2, 3 and 4 players
        self.gold_for: list[int] = []  # by result
        self.glory_for_gold = 0
        self.glory_for_chest = 0
        self.gold = 0  # in the Supply when the game begins
        self.chests = 0
        # for judgement: actions to an island on an empty board, by (island * HEXES + hex) * FACINGS + facing
        self.actions_to: list[int] = []
        # gunnery: where a target lies before a gun, and what a volley does to it
        self.slot: list[int] = []  # by (offset + MIDDLE) * FACINGS + facing: twice its slot (+ 1 if mirrored), or -1
        self.slots = 0
        # parts of SURE for at least HIT, LANDED and OFF, packed with HIT_UNIT and LANDED_UNIT, by
        # ((((gun * len(PIECES) + target) * slots + slot) * FACINGS + heading) * PRESSES + press) * STRENGTHS + strength
        self.rates: list[int] = []
        self.arsenal: object = None  # shapes, guns and hand for the simulator: Arsenal in tables.py

    def apart(self, here: Hex, there: Hex) -> int:
        """The distance between two hexes."""
        return self.distance[self.place[there] - self.place[here] + MIDDLE]

    def word(self, fact: str, value: int) -> str:
        if fact == "hex":
            return hex_word(value)
        if fact == "captain":
            return CAPTAINS[value]
        if fact == "colour":
            return COLOURS[value]
        if fact == "facing":
            return FACING_WORDS[value]
        if fact == "action":
            return ACTIONS[value]
        if fact == "island":
            return LETTERS[value].lower()
        if fact == "command":
            return COMMANDS[value]
        if fact == "steer":
            return STEERS[value]
        if fact == "gun":
            return PIECES[value]
        if fact == "part":
            return PARTS[value]
        if fact == "token":
            return "jolly-roger" if value == JOLLY else "map-" + LETTERS[value].lower()
        if fact.startswith("shot-"):
            return RESULTS[value]
        if fact in ("press", "strength"):
            return str(value + 1)
        return str(value)


def axial_of(place: int) -> tuple[int, int]:
    """The axial coordinates q and r of a place."""
    q = (place + MIDDLE) // STRIDE - FAR
    return q, place - STRIDE * q


def hex_word(number: Hex) -> str:
    """The name of a hex, "a1" to "k6": rows have letters from the top, hexes in a row numbers from the left."""
    row = 0
    while number >= ROWS[row]:
        number -= ROWS[row]
        row += 1
    return f"{ROW_LETTERS[row]}{number + 1}"


class Voyage(State):
    """The table."""

    def __init__(self, like: Voyage | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = VoyageTables()
            self.physics = False  # does the simulator decide volleys?
            self.rough = False  # an imagined world: its volleys always come from the table
            self.round = 0
            # each seat's own things
            self.captain: list[int] = []
            self.colour: list[int] = []
            self.ship: list[int] = []  # hex
            self.heading: list[int] = []
            self.aboard: list[bool] = []  # does the captain stand on the ship?
            self.cursed: list[bool] = []
            self.gold: list[int] = []
            self.chests: list[int] = []
            self.map: list[int] = []  # the island that it leads to, or NO_MAP
            self.origin: list[int] = []  # the island that the map was found on, or -1
            self.denied: list[int] = []  # bits: islands that the map cannot lead to, as everybody saw (TG-6.7)
            # shared things
            self.supply_gold = 0
            self.supply_chests = 0
            self.kraken = NOWHERE
            self.kraken_facing = 0
            self.tower_facing = 0
            self.stock: tuple[tuple[int, ...], ...] = ()  # map tokens left on each island, in no order
            self.box: tuple[int, ...] = ()  # maps cashed in: island found on * ISLANDS + island led to
            # the present turn
            self.left = 0  # skipper actions
            self.fired = False
            self.used = False  # the captain's ability
            self.running = NO_PIECE  # the piece that must not stay where it is
        else:
            self.t = like.t
            self.physics = like.physics
            self.rough = like.rough
            self.round = like.round
            self.captain = like.captain[:]
            self.colour = like.colour[:]
            self.ship = like.ship[:]
            self.heading = like.heading[:]
            self.aboard = like.aboard[:]
            self.cursed = like.cursed[:]
            self.gold = like.gold[:]
            self.chests = like.chests[:]
            self.map = like.map[:]
            self.origin = like.origin[:]
            self.denied = like.denied[:]
            self.supply_gold = like.supply_gold
            self.supply_chests = like.supply_chests
            self.kraken = like.kraken
            self.kraken_facing = like.kraken_facing
            self.tower_facing = like.tower_facing
            self.stock = like.stock
            self.box = like.box
            self.left = like.left
            self.fired = like.fired
            self.used = like.used
            self.running = like.running

    def copy(self) -> Voyage:
        return Voyage(self)

    def piece_name(self, piece: int) -> str:
        """What a record calls a piece, by seat and then the Kraken and the Tower: ships have their colours."""
        return COLOURS[self.colour[piece]] if piece < self.seats else PIECES[KRAKEN + piece - self.seats]

"""What lies on the table in To Glory!, and the tables of data that never change."""

from __future__ import annotations

from typing import Any, Final

from tortuga.kernel.machine import State, Tables

ROWS: Final = (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)  # hexes in each row of the board
HEXES: Final = 91
NOWHERE: Final = -1
FACINGS: Final = 6
FACING_WORDS: Final = ("e", "se", "sw", "w", "nw", "ne")  # clockwise

LETTERS: Final = "ABCDEFGH"
ISLANDS: Final = 8
JOLLY: Final = 8  # as a map token; the others are the islands that they lead to
NO_MAP: Final = -2

COLOURS: Final = ("red", "yellow", "blue", "green")
CAPTAINS: Final = ("sail", "helm", "gunner", "beast")
SAIL: Final = 0
HELM: Final = 1
GUNNER: Final = 2
BEAST: Final = 3
NOT_CHOSEN: Final = -1

SHIP: Final = 0  # kinds of pieces, all of them guns
KRAKEN: Final = 1
TOWER: Final = 2
NO_PIECE: Final = -1
GUN_WORDS: Final = ("ship", "kraken", "tower")

MISS: Final = 0  # results of a volley for one target
HIT: Final = 1
LANDED: Final = 2
OFF: Final = 3  # the captain is off his ship
RESULT_WORDS: Final = ("miss", "hit", "land", "off")

PRESSES: Final = 4  # press points, from near the pivot to the end of the tab
STRENGTHS: Final = 10
AIMS: Final = PRESSES * STRENGTHS
SURE: Final = 1000  # gunnery rates are parts of this

LEFT: Final = 0
RIGHT: Final = 1
DEED_WORDS: Final = ("end", "move", "steer-left", "steer-right", "explore", "kraken", "tower", "fire", "ability")
STEER_WORDS: Final = ("left", "right")
KRAKEN_WORDS: Final = (*FACING_WORDS, "left", "right")
PART_WORDS: Final = ("stop", "move", *STEER_WORDS, *FACING_WORDS)


class GloryTables(Tables):
    """All data of the game. Hexes are numbered 0 to 90, row by row from the top."""

    def __init__(self) -> None:
        super().__init__()
        # the board
        self.sea: list[bool] = []  # by hex
        self.on_board: list[bool] = []
        self.island: list[int] = []  # by hex: the number of its letter, or -1
        self.island_hex: list[int] = []  # by letter
        self.tower_hex = NOWHERE
        self.ahead: list[int] = []  # by hex * 6 + facing: the next hex that way, or NOWHERE
        self.place: list[int] = []  # by hex: q * 21 + r of its axial coordinates; differences of it name offsets
        self.distance: list[int] = []  # by offset + 220
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
        self.gold = 0
        self.chests = 0
        # for judgement: actions that a ship needs, on an empty board, by (island * 91 + hex) * 6 + facing
        self.voyage: list[int] = []
        # gunnery: where a target lies before a gun, and what a volley does to it
        self.slot: list[int] = []  # by (offset + 220) * 6 + facing: twice the place in the table (+ 1 mirrored), or -1
        self.slots = 0
        # parts of SURE for at least HIT, LANDED and OFF, packed as hit * 10^8 + landed * 10^4 + off,
        # by ((((gun * 3 + target) * slots + slot) * 6 + heading) * PRESSES + press) * STRENGTHS + strength
        self.rates: list[int] = []
        self.hand: Any = None  # shapes, guns and hand for the simulator: Arsenal in tables.py

    def apart(self, here: int, there: int) -> int:
        """How many hexes it is from one to the other."""
        return self.distance[self.place[there] - self.place[here] + 220]

    def word(self, fact: str, value: int) -> str:
        if fact == "hex":
            return hex_word(value)
        if fact == "captain":
            return CAPTAINS[value]
        if fact == "colour":
            return COLOURS[value]
        if fact == "facing":
            return FACING_WORDS[value]
        if fact == "deed":
            return DEED_WORDS[value]
        if fact == "island":
            return LETTERS[value].lower()
        if fact == "command":
            return KRAKEN_WORDS[value]
        if fact == "steer":
            return STEER_WORDS[value]
        if fact == "gun":
            return GUN_WORDS[value]
        if fact == "part":
            return PART_WORDS[value]
        if fact == "token":
            return "jolly-roger" if value == JOLLY else "map-" + LETTERS[value].lower()
        if fact.startswith("shot-"):
            return RESULT_WORDS[value]
        if fact in ("press", "strength"):
            return str(value + 1)
        return str(value)


def hex_word(number: int) -> str:
    """Rows have letters from the top, hexes of a row numbers from the left: "a1" to "k6"."""
    row = 0
    while number >= ROWS[row]:
        number -= ROWS[row]
        row += 1
    return f"{'abcdefghijk'[row]}{number + 1}"


class Glory(State):
    """The table."""

    def __init__(self, like: Glory | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = GloryTables()
            self.physics = False  # are volleys worked out by the simulator?
            self.rough = False  # a world that somebody imagines: its volleys always come from the table
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
            self.denied: list[int] = []  # islands that the map cannot lead to, as everybody saw: bits (TG-6.7)
            # shared things
            self.kraken = NOWHERE
            self.kraken_facing = 0
            self.tower_facing = 0
            self.stock: tuple[tuple[int, ...], ...] = ()  # map tokens left on each island; nobody knows an order
            self.box: tuple[int, ...] = ()  # maps cashed in: island found on * 8 + island led to
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
            self.kraken = like.kraken
            self.kraken_facing = like.kraken_facing
            self.tower_facing = like.tower_facing
            self.stock = like.stock
            self.box = like.box
            self.left = like.left
            self.fired = like.fired
            self.used = like.used
            self.running = like.running

    def copy(self) -> Glory:
        return Glory(self)

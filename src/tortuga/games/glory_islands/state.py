"""What lies on the table in Glory Islands, and the tables of data that never change."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.machine import State, Tables

RING: Final = 24  # sea spaces of a lap
COMPASS: Final = 12
WRECK_CORNERS: Final = (6, 18)  # upper right, lower left
COLUMNS: Final = "ABCDE"
LAND: Final = 25  # land spaces: five rows of the five columns
ISLAND_LETTERS: Final = "ABCDEFGH"
EMPTY: Final = -1  # no pirate; also no space

SPACE_SIGNS: Final = "PTB*"  # kinds of land spaces, as the data files sign them
FIELD: Final = SPACE_SIGNS.index("P")
CHEST: Final = SPACE_SIGNS.index("T")
BARREL: Final = SPACE_SIGNS.index("B")
STORM: Final = SPACE_SIGNS.index("*")

COLOURS: Final = ("red", "yellow", "blue", "green")
GREEN: Final = COLOURS.index("green")
CARDS_EACH: Final = 6  # cards of a colour
CARDS: Final = 24
NO_CARD: Final = -1
HIGHEST: Final = 5  # the highest value of a card
STOPOVER: Final = HIGHEST  # added to the spaces sailed, it makes the option of MoveShip that stops over there
KINDS: Final = 5  # of treasure

PRICES: Final = ("nothing", "barrel", "sailing")  # of a special action
NOTHING: Final = PRICES.index("nothing")
WITH_BARREL: Final = PRICES.index("barrel")
WITH_SAILING: Final = PRICES.index("sailing")

SEARCHES: Final = ("leave", "look")  # what to do with a wreck
LOOK: Final = SEARCHES.index("look")
WRECK_VALUES: Final = 4  # the highest value of a wreck token
NEVER: Final = (-1,)  # in ``seen``: has never looked


class Side:
    """One side of the board."""

    def __init__(self, kind: list[int], island: list[int], islands: list[list[int]], storm: int) -> None:
        self.kind = kind  # by land space
        self.island = island  # by land space; -1 for the storm
        self.islands = islands  # the land spaces of each island
        self.sizes = [len(spaces) for spaces in islands]
        self.storm = storm  # its land space, or -1


class IslandTables(Tables):
    """All data of the game. Cards are numbered 0 to 23: six of each colour, in the order of COLOURS."""

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[Side] = []  # front, back
        self.lines: list[list[int]] = []  # the five land spaces that each sea space faces, the nearest first
        self.track: list[int] = []  # values of the sailing track; the space after the last one sinks the ship
        self.value: list[int] = []  # by card
        self.cost: list[int] = []
        self.rank: list[int] = []  # turn order: higher acts first, all different
        self.card_words: list[str] = []  # stable: "red-3-3w"
        self.card_names: list[str] = []  # for people: "red 3 ○○○"
        self.bonus: list[list[int]] = []  # by island size: first, second, third
        self.compass: list[int] = []
        self.home: list[int] = []
        self.sets: list[int] = []
        self.pirate_field = 0
        self.pirate_left = 0
        self.barrel_left = 0
        self.trigger = 0
        self.morgan_barrel = 0
        self.treasures: list[str] = []
        self.tokens_of_each = 0
        self.removed_of_each: list[int] = []  # with 2, 3 and 4 players
        self.barrels = 0
        self.barrels_at_start = 0
        self.barrel_limit = 0
        self.pirates = 0
        self.morgan_pirates = 0
        self.draw_on_chest = 0
        self.draw_on_special = 0
        self.special_sailing = 0
        self.wrecks: list[int] = []  # how many tokens there are of each value 0, 1, 2, …

    def word(self, fact: str, value: int) -> str:
        if fact == "cell":
            return f"{COLUMNS[value % len(COLUMNS)].lower()}{value // len(COLUMNS) + 1}"
        if fact == "card":
            return self.card_words[value]
        if fact == "treasure":
            return self.treasures[value]
        if fact == "steps":
            return str(value) if value <= STOPOVER else f"{value - STOPOVER}-stopover"
        if fact == "island":
            return ISLAND_LETTERS[value].lower()
        if fact == "price":
            return PRICES[value]
        if fact == "search":
            return SEARCHES[value]
        if fact == "wreck":
            return str(value) if value else "none"
        return str(value)


class Islands(State):
    """The table. A *crew* is a player: the seats come first, then Henry Morgan if he sails.

    What rarely changes is kept in tuples, which copies share.
    """

    def __init__(self, like: Islands | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = IslandTables()
            self.back = False  # which side of the board
            self.side = Side([], [], [], -1)
            self.crews = 0
            self.morgan = -1  # his crew, or -1
            self.colour: tuple[int, ...] = ()  # by crew
            self.round = 0
            # each crew's own things
            self.hand: list[tuple[int, ...]] = []
            self.pile: list[tuple[int, ...]] = []  # discards; Morgan's too
            self.played: list[int] = []
            self.glory: list[int] = []
            self.sail: list[int] = []  # spaces moved on the sailing track
            self.ship: list[int] = []  # spaces sailed since Home
            self.supply: list[int] = []  # pirates
            self.barrels: list[int] = []
            self.loot: list[tuple[int, ...]] = []  # treasure tokens in the order they were taken
            self.sunk: list[bool] = []
            # shared things
            self.cells: list[int] = []  # the crew whose pirate stands on each land space
            self.room: list[int] = []  # empty spaces left on each island
            self.bag: list[int] = []  # treasure tokens by kind
            self.barrel_supply = 0
            self.passed_compass = 0
            self.passed_home = 0
            self.order: tuple[int, ...] = ()  # of turns in this round
            self.morgan_deck: tuple[int, ...] = ()  # his draw pile: which cards, in no order
            # what each crew saw of the bag, as bounds on what the others can hold: see rules/treasure.py
            self.memory: list[tuple[tuple[int, ...], ...]] = []
            # shipwrecks: see rules/wrecks.py
            self.wrecks = False
            self.lots: tuple[tuple[int, ...], ...] = ()
            self.stacks: tuple[int, ...] = ()  # how many tokens lie on each wreck corner
            self.salvage: list[tuple[int, ...]] = []  # wreck tokens by crew; Morgan's are known only at the end
            self.morgan_salvage = 0  # how many he has, until then
            self.seen: tuple[tuple[int, ...], ...] = ()  # by crew and corner: what lay there when last looked at
            self.gone: tuple[tuple[int, ...], ...] = ()  # by crew and corner: what each crew took there since
        else:
            self.t = like.t
            self.back = like.back
            self.side = like.side
            self.crews = like.crews
            self.morgan = like.morgan
            self.colour = like.colour
            self.round = like.round
            self.hand = like.hand[:]
            self.pile = like.pile[:]
            self.played = like.played[:]
            self.glory = like.glory[:]
            self.sail = like.sail[:]
            self.ship = like.ship[:]
            self.supply = like.supply[:]
            self.barrels = like.barrels[:]
            self.loot = like.loot[:]
            self.sunk = like.sunk[:]
            self.cells = like.cells[:]
            self.room = like.room[:]
            self.bag = like.bag[:]
            self.barrel_supply = like.barrel_supply
            self.passed_compass = like.passed_compass
            self.passed_home = like.passed_home
            self.order = like.order
            self.morgan_deck = like.morgan_deck
            self.memory = like.memory[:]
            self.wrecks = like.wrecks
            self.lots = like.lots
            self.stacks = like.stacks
            self.salvage = like.salvage[:]
            self.morgan_salvage = like.morgan_salvage
            self.seen = like.seen
            self.gone = like.gone

    def copy(self) -> Islands:
        return Islands(self)

    def living(self) -> list[int]:
        """The crews whose ships are afloat."""
        return [crew for crew in range(self.crews) if not self.sunk[crew]]

    def line(self, crew: int) -> list[int]:
        """The land spaces that this crew's ship faces, the nearest first (GI-10.5)."""
        return self.t.lines[self.ship[crew] % RING]

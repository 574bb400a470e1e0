"""What lies on the table in Islebound, and the tables of data that never change.

Words and numbers of one thing come from one list: a number is the word's place in it.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from tortuga.kernel.machine import Seat, State, Tables

COLOURS: Final = ("red", "yellow", "blue", "green")
LEAST_SEATS: Final = 2
MOST_SEATS: Final = len(COLOURS)

REGIONS: Final = 16  # every region has one town: twelve islands, then four ports
ISLANDS: Final = 12
PORTS: Final = REGIONS - ISLANDS
BOARDS: Final = 4  # sea boards
PILES: Final = 2  # of events, and of reputation cards
CREW_PLACES: Final = 3  # of the row
FACES: Final = 6
MARKERS: Final = 2  # cubes of each player on the tracks of speed and renown (IB-1.6)

# The most that data may bring. Decisions span all of it, so that actions have stable numbers whatever the data.
MOST_BUILDINGS: Final = 48
MOST_UNITS: Final = 12
MOST_SLOTS: Final = 32
MOST_DICE: Final = 10
MOST_OFFERS: Final = 3  # in a deal of a town
MOST_PER_WORK: Final = 2  # of a good, for each crew member with work
MOST_CREW: Final = 16  # that one player can have
MOST_BARE_HOLD: Final = 20  # without buildings
MOST_HOLD: Final = 40  # with all buildings that enlarge it
MOST_THROWN: Final = 63  # wood at once: more than a deal, or the hold of another player, can bring

Region: TypeAlias = int  # and its town
Building: TypeAlias = int
UnitKind: TypeAlias = int  # pirates come first, then serpents, then Ichor
Crew: TypeAlias = int  # a crew member: the set of its skills
Amounts: TypeAlias = list[int]  # a price or a gain: a number for each of GOODS

EMPTY: Final = -1  # no card, no crew, no owner
BLOCKED: Final = -2  # a slot of the influence track

# Goods: the places of a price or a gain.
Good = Literal["coin", "wood", "fish", "book", "renown", "pirate", "serpent", "cube"]
GOODS: Final[tuple[str, ...]] = get_args(Good)
COIN: Final = GOODS.index("coin")
WOOD: Final = GOODS.index("wood")
FISH: Final = GOODS.index("fish")
BOOK: Final = GOODS.index("book")
RENOWN: Final = GOODS.index("renown")
PIRATE: Final = GOODS.index("pirate")
SERPENT: Final = GOODS.index("serpent")
CUBE: Final = GOODS.index("cube")
GOOD_KINDS: Final = len(GOODS)
MOST_GOODS: Final = 15  # of a kind in a price or a gain

# Skills; a crew member is a set of them.
Skill = Literal["administrate", "work", "combat", "negotiate", "sail"]
SKILLS: Final[tuple[str, ...]] = get_args(Skill)
ADMINISTRATE: Final = 1 << SKILLS.index("administrate")
WORK: Final = 1 << SKILLS.index("work")
COMBAT: Final = 1 << SKILLS.index("combat")
NEGOTIATE: Final = 1 << SKILLS.index("negotiate")
SAIL: Final = 1 << SKILLS.index("sail")
CREWS: Final = 1 << len(SKILLS)  # all sets of skills
ANY: Final = CREWS - 1

# Kinds of the steps of a town's action, and how often a deal can be taken.
StepKind = Literal["rest", "deal", "hire", "reputation", "build"]
STEP_KINDS: Final[tuple[str, ...]] = get_args(StepKind)
REST: Final = STEP_KINDS.index("rest")
DEAL: Final = STEP_KINDS.index("deal")
HIRE: Final = STEP_KINDS.index("hire")
REPUTATION: Final = STEP_KINDS.index("reputation")
BUILD: Final = STEP_KINDS.index("build")
Times = Literal["once", "crew", "any"]
TIMES: Final[tuple[str, ...]] = get_args(Times)
ONCE: Final = TIMES.index("once")
PER_CREW: Final = TIMES.index("crew")
WITHOUT_LIMIT: Final = TIMES.index("any")
NO_LIMIT: Final = 99  # how often a deal can be taken that has no limit but its price

# What sets a building's ability off and brings its gain; then abilities with an amount; then all others.
GAINING: Final = (
    *("after_gain", "after_build", "after_buy", "win_attack", "win_diplomacy", "lose_town", "rest", "book", "hunt"),
    *("visit_own_port", "visit_own", "event", "wood_town"),
)
AMOUNTING: Final = ("attack", "diplomacy", "speed", "build_wood", "hold", "books")
ABILITIES: Final[tuple[str, ...]] = (
    *GAINING,
    *AMOUNTING,
    *("count_below", "skip_slot", "heal", "free_hire", "no_crowding", "no_fee", "keep_units", "ichor", "end"),
)
ABILITY_KINDS: Final = len(ABILITIES)
AFTER_GAIN: Final = ABILITIES.index("after_gain")
AFTER_BUILD: Final = ABILITIES.index("after_build")
AFTER_BUY: Final = ABILITIES.index("after_buy")
WIN_ATTACK: Final = ABILITIES.index("win_attack")
WIN_DIPLOMACY: Final = ABILITIES.index("win_diplomacy")
LOSE_TOWN: Final = ABILITIES.index("lose_town")
AT_REST: Final = ABILITIES.index("rest")
GAIN_BOOK: Final = ABILITIES.index("book")
AT_HUNT: Final = ABILITIES.index("hunt")
VISIT_OWN_PORT: Final = ABILITIES.index("visit_own_port")
VISIT_OWN: Final = ABILITIES.index("visit_own")
AT_EVENT: Final = ABILITIES.index("event")
WOOD_TOWN: Final = ABILITIES.index("wood_town")
ATTACK: Final = ABILITIES.index("attack")
DIPLOMACY: Final = ABILITIES.index("diplomacy")
SPEED: Final = ABILITIES.index("speed")
BUILD_WOOD: Final = ABILITIES.index("build_wood")
HOLD: Final = ABILITIES.index("hold")
BOOKS: Final = ABILITIES.index("books")
COUNT_BELOW: Final = ABILITIES.index("count_below")
SKIP_SLOT: Final = ABILITIES.index("skip_slot")
HEAL: Final = ABILITIES.index("heal")
FREE_HIRE: Final = ABILITIES.index("free_hire")
NO_CROWDING: Final = ABILITIES.index("no_crowding")
NO_FEE: Final = ABILITIES.index("no_fee")
KEEP_UNITS: Final = ABILITIES.index("keep_units")
ICHOR: Final = ABILITIES.index("ichor")
AT_END: Final = ABILITIES.index("end")

# What reputation cards and abilities at the end count; "crew" are members with two skills.
Counted = Literal["building", "town", "crew", "book", "pirate", "serpent", "wood", "fish", "cube"]
COUNTED: Final[tuple[str, ...]] = get_args(Counted)
PER_BUILDING: Final = COUNTED.index("building")
PER_TOWN: Final = COUNTED.index("town")
PER_TWO_SKILLS: Final = COUNTED.index("crew")
PER_BOOK: Final = COUNTED.index("book")
PER_PIRATE: Final = COUNTED.index("pirate")
PER_SERPENT: Final = COUNTED.index("serpent")
PER_WOOD: Final = COUNTED.index("wood")
PER_FISH: Final = COUNTED.index("fish")
PER_CUBE: Final = COUNTED.index("cube")

# What a turn offers, in the order of the options of Act; then one option for each building that can be bought.
ACTS: Final = ("end", "visit", "attack", "diplomacy", "hunt", "raid", "event-1", "event-2", "trade", "hand")
END: Final = ACTS.index("end")
VISIT: Final = ACTS.index("visit")
DO_ATTACK: Final = ACTS.index("attack")
DO_DIPLOMACY: Final = ACTS.index("diplomacy")
HUNT: Final = ACTS.index("hunt")
RAID: Final = ACTS.index("raid")
EVENT: Final = ACTS.index("event-1")  # and one more for each further pile
TRADE: Final = ACTS.index("trade")
HAND: Final = ACTS.index("hand")  # buy from the secret hand of the Architect variant
BUY: Final = len(ACTS)

# Other options that are not the thing itself.
DECLINE: Final = 0  # of most questions: take nothing, go on
DECLINE_WORDS: Final = {"place": "none", "offer": "none", "pile": "none", "yes": "no", "keep": "keep", "face": "best"}
UNSUNG: Final = PILES  # after all piles: activate its reputation card, but decline the renown at the top
NO_BUILDING: Final = MOST_BUILDINGS  # after all buildings
SEND_NO_MORE: Final = MOST_UNITS  # after all units
PAY_WITH_CREW: Final = MOST_SLOTS  # after all slots, plus the crew member

# What can be traded: wood, fish and books, then units by kind. Each can be given or taken.
LOOSE_GOODS: Final = (WOOD, FISH, BOOK)
LOOSE: Final = len(LOOSE_GOODS)
TRADED: Final = LOOSE + MOST_UNITS
SIDES: Final = 2  # of a bargain: what is given, then what is taken
GIVE: Final = 0
TAKE: Final = 1
PROPOSE: Final = SIDES * TRADED  # an option, after all that can be given or taken
WITHDRAW: Final = PROPOSE + 1

# The slot that House of Commons leaves free in one visit or event, or one of these.
NOT_ASKED: Final = -1
NO_SKIP: Final = -2  # asked and declined


class Offer:
    """One way to take a deal."""

    def __init__(self, pay: Amounts, gain: Amounts, per_work: Amounts) -> None:
        self.pay = pay
        self.gain = gain
        self.per_work = per_work  # for each crew member with work
        self.counts_work = sum(per_work) > 0


class TownStep:
    """One step of a town's action."""

    def __init__(self, kind: int, times: int, exhaust: Crew, offers: list[Offer], extra: int) -> None:
        self.kind = kind
        self.times = times
        self.exhaust = exhaust  # each time, a crew member with one of these skills; 0 for nobody
        self.offers = offers
        self.extra = extra  # coins beyond the price of the crew row


class Town:
    """One side of a town. Ports have two equal sides."""

    def __init__(self, red: bool, blue: bool, strength: int, fee: int, crew: Crew, steps: list[TownStep]) -> None:
        self.red = red
        self.blue = blue
        self.strength = strength
        self.fee = fee  # coins to enter
        self.crew = crew  # to enter, a crew member with one of these skills; 0 for nobody
        self.steps = steps


class EventCard:
    """What completing an event takes and brings."""

    def __init__(self, region: Region, exhaust: list[Crew], pay: Amounts, cubes: int) -> None:
        self.region = region
        self.exhaust = exhaust  # skills; ANY comes last
        self.pay = pay
        self.cubes = cubes


class IslesTables(Tables):
    """All data of the game."""

    def __init__(self) -> None:
        super().__init__()
        # the map
        self.boards: list[list[int]] = []  # the regions of each sea board
        self.board_of: list[int] = []  # by region; EMPTY for ports
        self.edges: list[list[int]] = []  # by board: the region that owns each of the six edges
        self.joins: list[list[int]] = []  # slot, edge, slot, edge
        self.corners: list[list[int]] = []  # slot, edge, slot, edge
        self.charts: dict[tuple[int, ...], tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]] = {}
        # towns
        self.town_names: list[str] = []
        self.town_words: list[str] = []
        self.towns: list[list[Town]] = []  # basic, advanced
        # crew and units
        self.start_crew: list[Crew] = []
        self.hire_crew: list[Crew] = []
        self.hire_prices: list[int] = []
        self.unit_names: list[str] = []
        self.unit_words: list[str] = []
        self.unit_counts: list[int] = []
        self.unit_dice: list[list[int]] = []
        self.pirates = 0  # how many kinds of them
        self.ichor = 0  # its kind
        # cards and tokens
        self.events: list[EventCard] = []
        self.event_names: list[str] = []
        self.event_words: list[str] = []
        self.brag_names: list[str] = []
        self.brag_words: list[str] = []
        self.brag_renown: list[int] = []
        self.brag_per: list[int] = []
        self.brag_size: list[int] = []
        self.brag_limit: list[int] = []  # 0 for none
        self.token_rewards: list[Amounts] = []  # by kind
        self.token_counts: list[int] = []
        # buildings
        self.building_names: list[str] = []
        self.building_words: list[str] = []
        self.price: Amounts = []
        self.build_wood: list[int] = []
        self.build_fish: list[int] = []
        self.ability: list[int] = []
        self.gift: list[Amounts] = []
        self.amount: list[int] = []
        self.end_counts: list[list[list[int]]] = []  # what it counts at the end: (per, size)
        # tracks and numbers
        self.influence: list[int] = []
        self.blocked: list[int] = []
        self.speed = 0
        self.top_speed = 0
        self.renown = 0
        self.token_worth = 0
        self.coins = 0
        self.cubes = 0
        self.dice = 0
        self.hold = 0
        self.hunt = 0
        self.owned = 0
        self.last_building: list[int] = []
        self.row_books: list[int] = []
        self.six_books: list[int] = []
        self.six_coin = 0
        self.draft = 0
        self.raid_hit = 0
        self.trade_offers = 0
        self.trades = 0

    def for_seats(self, numbers: list[int], seats: int) -> int:
        """The one of these numbers that holds for so many players."""
        return numbers[seats - LEAST_SEATS]

    def word(self, fact: str, value: int) -> str:
        if value == DECLINE and fact in DECLINE_WORDS:
            return DECLINE_WORDS[fact]
        if fact in ("town", "port"):
            return self.town_words[value]
        if fact == "crew":
            return crew_word(value)
        if fact == "building":
            return self.building_words[value] if value < len(self.building_words) else "none" + str(value)
        if fact in ("unit", "pirate", "serpent"):
            return self.unit_words[value] if value < len(self.unit_words) else "none" + str(value)
        if fact == "act":
            return ACTS[value] if value < BUY else "buy-" + self.word("building", value - BUY)
        if fact == "raise":
            return "nothing" if value == NO_BUILDING else self.word("building", value)
        if fact == "send":
            return "roll" if value == SEND_NO_MORE else self.word("unit", value)
        if fact == "payment":
            return f"slot-{value + 1}" if value < PAY_WITH_CREW else "crew-" + crew_word(value - PAY_WITH_CREW)
        if fact == "good":
            if value in (PROPOSE, WITHDRAW):
                return "propose" if value == PROPOSE else "withdraw"
            side = "give-" if value < TRADED else "take-"
            return side + self.good_word(value % TRADED)
        if fact == "event":
            return self.event_words[value]
        if fact == "reputation":
            return self.brag_words[value]
        if fact == "token":
            return gift_word(self.token_rewards[value])
        if fact == "yes":
            return "yes"
        if fact == "pile":
            return str(value) if value <= UNSUNG else f"{value - UNSUNG}-unsung"
        if fact == "slot":
            return str(value + 1)
        return str(value)

    def good_word(self, good: int) -> str:
        return GOODS[LOOSE_GOODS[good]] if good < LOOSE else self.word("unit", good - LOOSE)


def crew_word(skills: Crew) -> str:
    names = [SKILLS[i] for i in range(len(SKILLS)) if skills & (1 << i)]
    return "-".join(names) if names else "none"


def gift_word(gift: Amounts) -> str:
    names = [f"{gift[good]}-{GOODS[good]}" for good in range(GOOD_KINDS) if gift[good]]
    return "-".join(names) if names else "nothing"


class Isles(State):
    """The table. What changes seldom is kept in tuples, which copies share."""

    def __init__(self, like: Isles | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = IslesTables()
            # the variants
            self.side = 0  # of the sea boards: 1 is the advanced one
            self.trading = False
            self.close = False
            self.raiding = False
            self.six = False
            self.architect = False
            # the map as it was laid; ``near`` and ``far`` follow from it
            self.boards: tuple[int, ...] = ()  # by slot
            self.ports: tuple[int, ...] = ()  # the region in each corner
            self.near: tuple[tuple[int, ...], ...] = ()  # neighbours of each region
            self.far: tuple[tuple[int, ...], ...] = ()  # steps from region to region
            # the course of the game
            self.first = EMPTY
            self.round = 0
            self.turn = EMPTY  # the seat whose turn it is
            self.acted = False
            self.offers = 0  # withdrawn or refused in this turn
            self.trades = 0  # agreed in this turn
            self.declined = False  # the last thing done was to buy nothing from hand
            self.ending = False  # the end was triggered
            self.last = False  # the last round is being played
            # shared things
            self.owner: list[int] = []  # by region
            self.treasure = 0
            self.influence: list[int] = []  # by slot: a seat, EMPTY or BLOCKED
            self.event_shown: tuple[int, ...] = ()  # by pile
            self.event_under: tuple[int, ...] = ()  # how many lie below, by pile
            self.event_left: tuple[int, ...] = ()  # which these are, in no order
            self.event_used: tuple[int, ...] = ()
            self.brag_shown: tuple[int, ...] = ()
            self.brag_under: tuple[int, ...] = ()
            self.brag_left: tuple[int, ...] = ()
            self.brag_used: tuple[int, ...] = ()
            self.crew_row: tuple[int, ...] = ()
            self.crew_top = EMPTY
            self.crew_left: tuple[int, ...] = ()
            self.token_top = EMPTY
            self.token_left: tuple[int, ...] = ()  # how many of each kind
            self.row: tuple[int, ...] = ()  # of buildings, the first nearest to the deck
            self.deck: tuple[int, ...] = ()  # which buildings, in no order
            self.discards: tuple[int, ...] = ()  # of buildings, with Architect
            self.stack: tuple[int, ...] = ()  # shuffled pirates and serpents, how many of each kind
            self.under: tuple[int, ...] = ()  # spent ones below, in the order in which they will come
            # each player's own things
            self.coins: list[int] = []
            self.wood: list[int] = []
            self.fish: list[int] = []
            self.books: list[int] = []
            self.ship: list[int] = []  # its region
            self.deck_crew: list[tuple[int, ...]] = []  # sorted
            self.below: list[tuple[int, ...]] = []
            self.injured: list[tuple[int, ...]] = []
            self.units: list[tuple[int, ...]] = []  # how many of each kind
            self.buildings: list[tuple[int, ...]] = []
            self.powers: list[tuple[int, ...]] = []  # by ability, the amounts of the own buildings together
            self.renown: list[int] = []
            self.tokens: list[tuple[int, ...]] = []
            self.sevens: list[int] = []  # reached when no token was left
            self.hand: list[tuple[int, ...]] = []  # buildings, with Architect
            self.pack: list[tuple[int, ...]] = []  # what is being drafted from
            self.passed: list[tuple[int, ...]] = []  # buildings that each player saw in the draft and passed on
            # what is going on
            self.force: tuple[int, ...] = ()  # units sent to attack
            self.faces: tuple[int, ...] = ()  # dice rolled, how many of each result
            self.strength = 0
            self.paid = 0  # influence
            self.skip = NOT_ASKED
            self.bargain: tuple[int, ...] = ()  # a trade: what is given, then what is taken
        else:
            self.t = like.t
            self.side = like.side
            self.trading = like.trading
            self.close = like.close
            self.raiding = like.raiding
            self.six = like.six
            self.architect = like.architect
            self.boards = like.boards
            self.ports = like.ports
            self.near = like.near
            self.far = like.far
            self.first = like.first
            self.round = like.round
            self.turn = like.turn
            self.acted = like.acted
            self.offers = like.offers
            self.trades = like.trades
            self.declined = like.declined
            self.ending = like.ending
            self.last = like.last
            self.owner = like.owner[:]
            self.treasure = like.treasure
            self.influence = like.influence[:]
            self.event_shown = like.event_shown
            self.event_under = like.event_under
            self.event_left = like.event_left
            self.event_used = like.event_used
            self.brag_shown = like.brag_shown
            self.brag_under = like.brag_under
            self.brag_left = like.brag_left
            self.brag_used = like.brag_used
            self.crew_row = like.crew_row
            self.crew_top = like.crew_top
            self.crew_left = like.crew_left
            self.token_top = like.token_top
            self.token_left = like.token_left
            self.row = like.row
            self.deck = like.deck
            self.discards = like.discards
            self.stack = like.stack
            self.under = like.under
            self.coins = like.coins[:]
            self.wood = like.wood[:]
            self.fish = like.fish[:]
            self.books = like.books[:]
            self.ship = like.ship[:]
            self.deck_crew = like.deck_crew[:]
            self.below = like.below[:]
            self.injured = like.injured[:]
            self.units = like.units[:]
            self.buildings = like.buildings[:]
            self.powers = like.powers[:]
            self.renown = like.renown[:]
            self.tokens = like.tokens[:]
            self.sevens = like.sevens[:]
            self.hand = like.hand[:]
            self.pack = like.pack[:]
            self.passed = like.passed[:]
            self.force = like.force
            self.faces = like.faces
            self.strength = like.strength
            self.paid = like.paid
            self.skip = like.skip
            self.bargain = like.bargain

    def copy(self) -> Isles:
        return Isles(self)

    def town(self, region: Region) -> Town:
        return self.t.towns[self.side][region]

    def hold(self, seat: Seat) -> int:
        """IB-11.5: how much wood and fish this ship carries."""
        return self.t.hold + self.powers[seat][HOLD]

    def cubes(self, seat: Seat) -> int:
        """IB-1.6: the cubes that this player has free."""
        return self.t.cubes - MARKERS - self.owner.count(seat) - self.influence.count(seat)

    def from_first(self) -> list[int]:
        """All seats in turn order."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def others(self, seat: Seat) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

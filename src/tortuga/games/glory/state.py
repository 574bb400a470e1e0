"""What lies on the table in Glory, and the tables of data that never change."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.machine import State, Tables

NONE: Final = -1
FACE_DOWN: Final = -2  # a quest or lair card that nobody has seen: chance decides what it is when somebody looks
ALL: Final = 99  # "all health"

# Kinds of spaces, by their letters in the data
CASTLE: Final = 0
LAIR: Final = 1
TOWN: Final = 2
BATTLE: Final = 3
FATE: Final = 4
HAVEN: Final = 5
SPACE_LETTERS: Final = "CLTbfh."

# Bounds on an owner's data, so that actions keep their numbers
SPACES: Final = 160
TOWNS: Final = 16
LAIRS: Final = 8
HEROES: Final = 16
GOODS: Final = 64
ABILITIES: Final = 64
FATES: Final = 80
USES: Final = 96
FARTHEST: Final = 24  # steps of one movement that are looked at; every path meets an endpoint earlier

# What effects do (GL-12)
DO: Final = (
    "coin",
    "heal",
    "hurt",
    "health",
    "glory",
    "ability",
    "fate",
    "turn",
    "strike",
    "power",
    "move",
    "price",
    "choice",
    "weave",
    "peek",
    "go",
    "stroll",
    "within",
    "battle",
    "gift",
    "caravan",
    "buy",
    "candle",
    "damage",
    "regain",
    "reroll",
    "add",
    "march",
    "double",
    "less",
    "withdraw",
    "survive",
    "no_march",
    "free_march",
    "ties",
    "no_goods",
    "ones",
    "back",
    "toll",
    "mirror",
)
COIN: Final = 0
HEAL: Final = 1
HURT: Final = 2
HEALTH: Final = 3
GLORY: Final = 4
ABILITY: Final = 5
DRAW_FATE: Final = 6
TURN: Final = 7
STRIKE: Final = 8
POWER: Final = 9
MOVE: Final = 10
PRICE: Final = 11
CHOICE: Final = 12
WEAVE: Final = 13
PEEK: Final = 14
GO: Final = 15
STROLL: Final = 16
WITHIN: Final = 17
DO_BATTLE: Final = 18
GIFT: Final = 19
CARAVAN: Final = 20
BUY: Final = 21
CANDLE: Final = 22
DAMAGE: Final = 23
REGAIN: Final = 24
REROLL: Final = 25
ADD: Final = 26
MARCH: Final = 27
LESS: Final = 29
WITHDRAW: Final = 30
NO_MARCH: Final = 32
FREE_MARCH: Final = 33
TIES: Final = 34
NO_GOODS: Final = 35
ONES: Final = 36
BACK: Final = 37
TOLL: Final = 38
MIRROR: Final = 39

# When an effect happens by itself; 0: at once, or always
ON: Final = (
    "",
    "gained",
    "haven",
    "blank",
    "castle",
    "five",
    "fairy",
    "quest",
    "engaged",
    "struck",
    "tie",
    "lost",
    "hurt",
    "won",
    "withdrew",
    "fallen",
)
GAINED: Final = 1
ON_HAVEN: Final = 2
ON_BLANK: Final = 3
ON_CASTLE: Final = 4
FIVE: Final = 5
FAIRY: Final = 6
QUEST: Final = 7
ENGAGED: Final = 8
STRUCK: Final = 9
TIE: Final = 10
LOST: Final = 11
ON_HURT: Final = 12
WON: Final = 13
WITHDREW: Final = 14
FALLEN: Final = 15

# When an effect is offered to be used, as bits
AT: Final = ("moving", "movement", "strike", "fate", "turn", "engage", "before", "hit", "death", "haven")
AT_MOVING: Final = 1
AT_MOVEMENT: Final = 2
AT_STRIKE: Final = 4
AT_FATE: Final = 8
AT_TURN: Final = 16
AT_ENGAGE: Final = 32
AT_BEFORE: Final = 64
AT_HIT: Final = 128
AT_DEATH: Final = 256
AT_HAVEN: Final = 512
IN_BATTLE: Final = 4 + 32 + 64 + 128 + 256

# Under which condition
WHEN: Final = ("", "battle_space", "lair", "dragon", "weak", "odd", "first_round", "lowest", "not_lowest")
ON_BATTLE_SPACE: Final = 1
IN_LAIR: Final = 2
DRAGON: Final = 3
WEAK: Final = 4
ODD: Final = 5
FIRST_ROUND: Final = 6
LOWEST: Final = 7
NOT_LOWEST: Final = 8

LASTS: Final = ("", "roll", "battle")  # for good; for the next roll; for the next battle
NEXT_ROLL: Final = 1

PER: Final = ("", "turn", "battle", "round", "roll", "hit")  # once for each …
PER_TURN: Final = 1
PER_BATTLE: Final = 2
PER_ROUND: Final = 3
PER_ROLL: Final = 4
PER_HIT: Final = 5

WHAT: Final = ("", "quest", "lair", "any", "haven", "castle", "town", "power")
A_QUEST: Final = 1
A_LAIR: Final = 2
ANY: Final = 3
TO_HAVEN: Final = 4
TO_CASTLE: Final = 5
TO_TOWN: Final = 6
OF_POWER: Final = 7

# What quests watch
WATCH: Final = (
    "road_win",
    "win",
    "town",
    "castle",
    "haven",
    "land",
    "lair",
    "fate",
    "march",
    "meeting",
    "good",
    "tithe",
)
W_ROAD_WIN: Final = 0
W_WIN: Final = 1
W_TOWN: Final = 2
W_CASTLE: Final = 3
W_HAVEN: Final = 4
W_LAND: Final = 5
W_LAIR: Final = 6
W_FATE: Final = 7
W_MARCH: Final = 8
W_MEETING: Final = 9
W_GOOD: Final = 10
W_TITHE: Final = 11

UNSEEN: Final = -1  # progress of a quest that was not seen
MARKS: Final = 20  # different havens or lair cards that the progress of a quest can tell apart, one bit each
DONE: Final = 1 << MARKS  # progress of a quest that is completed

# Kinds of things a hero can hold
SPECIAL: Final = 0  # what is printed on the hero board
A_GOOD: Final = 1
AN_ABILITY: Final = 2
A_FAIRY: Final = 3

# Kinds of foes
MONSTER: Final = 0
A_DRAGON: Final = 1
FAIRY_CARD: Final = 2
LAIR_CARD: Final = 3

# Where a battle comes from
ROAD: Final = 0  # landing on a battle space
IN_THE_LAIR: Final = 1
BY_CARD: Final = 2


class Effect:
    """One effect of a card. ``number`` is its place among all effects."""

    def __init__(self, number: int, do: int, n: int) -> None:
        self.number = number
        self.do = do
        self.n = n
        self.on = 0
        self.at = 0
        self.when = 0
        self.lasts = 0
        self.per = 0
        self.what = 0
        self.boxes = 0
        self.cost = 0  # health that using it costs
        self.pay = 0  # coins that it costs, if the hero wants
        self.low = 1  # for which numbers on the die
        self.high = ALL
        self.all = False  # every hero


class Thing:
    """Something a hero can hold: a good, an ability, a kept fairy, or the special of the hero board."""

    def __init__(self, kind: int, name: str, word: str, text: str, effects: list[Effect], keep: bool) -> None:
        self.kind = kind
        self.name = name
        self.word = word
        self.text = text
        self.effects = effects
        self.keep = keep  # stays when its boxes are ticked
        self.card = 0  # its place in its own deck
        self.price = 0
        self.uses: list[int] = []  # its effects that are offered
        self.boxes = 0  # of all of them; 0: nothing to tick
        self.health = 0  # maximum health that it gave when gained


class Use:
    """An effect that is offered: which thing has it, and which row of its boxes is ticked."""

    def __init__(self, thing: int, effect: Effect, row: int, word: str) -> None:
        self.thing = thing
        self.effect = effect
        self.row = row
        self.word = word


class Foe:
    """A battle card or a lair card."""

    def __init__(self, kind: int, name: str, word: str, text: str, effects: list[Effect]) -> None:
        self.kind = kind
        self.name = name
        self.word = word
        self.text = text
        self.effects = effects
        self.strike = 0
        self.power = 0
        self.health = 0
        self.glory = 0
        self.cap = 0
        self.thing = NONE  # of a fairy that is kept
        self.mirror = False
        self.no_goods = False  # goods have no effect
        self.no_power = False  # power from goods does not count
        self.ones = False
        self.back = False
        self.toll = 0
        self.ties = 0  # 0: no; 1: ties of the first round count for it; 2: all


class Fate:
    def __init__(self, name: str, word: str, text: str, effects: list[Effect], roll: bool) -> None:
        self.name = name
        self.word = word
        self.text = text
        self.effects = effects
        self.roll = roll


class Quest:
    def __init__(self, name: str, word: str, text: str) -> None:
        self.name = name
        self.word = word
        self.text = text
        self.watch = 0
        self.need = 1
        self.distinct = False
        self.least = 0
        self.next_land = False
        self.within = 0
        self.pay = 0
        self.also_players = 0
        self.also_watch = 0
        self.also_need = 0
        self.glory = 0  # for the first hero
        self.coins = 0


class Hero:
    def __init__(self, name: str, word: str, strike: int, power: int, health: int) -> None:
        self.name = name
        self.word = word
        self.strike = strike
        self.power = power
        self.health = health
        self.special = 0  # things
        self.goods: list[int] = []
        self.dragon = 0


class AdventureTables(Tables):
    """All data of the game. Things are numbered: specials, goods, abilities, kept fairies; foes: battle deck, lairs."""

    def __init__(self) -> None:
        super().__init__()
        # the board
        self.width = 0
        self.kind: list[int] = []  # by space
        self.land: list[int] = []
        self.column: list[int] = []
        self.row: list[int] = []
        self.space_words: list[str] = []
        self.paths: list[list[int]] = []
        self.ends: list[list[list[int]]] = []  # by space and steps: where a movement can end
        self.reach: list[list[list[int]]] = []  # by space and number: what lies within that many spaces
        self.far: list[list[int]] = []  # steps from space to space
        self.castle = 0
        self.starts: list[int] = []  # beside the castle
        self.town_at: list[int] = []  # space of each town
        self.lair_at: list[int] = []
        self.town_of: list[int] = []  # by space; NONE
        self.lair_of: list[int] = []
        self.havens: list[int] = []
        self.haven_of: list[int] = []
        self.closest: list[list[int]] = []  # by space: the nearest lairs
        self.towns: list[str] = []
        self.lairs: list[str] = []
        self.lands: list[str] = []
        # the cards
        self.heroes: list[Hero] = []
        self.things: list[Thing] = []
        self.uses: list[Use] = []
        self.effects: list[Effect] = []
        self.first_good = 0  # where goods and abilities begin among the things
        self.first_ability = 0
        self.goods_count: list[int] = []  # copies by card of the deck
        self.ability_count: list[int] = []
        self.fates: list[Fate] = []
        self.foes: list[Foe] = []
        self.battle_count: list[int] = []
        self.first_lair = 0
        self.quests: list[Quest] = []
        self.watchers: list[list[int]] = []  # by WATCH: the quests that look at it
        # the numbers of the rulebook
        self.die = 6
        self.coins = 0
        self.market = 0
        self.start_glory: list[int] = []
        self.goal = 0
        self.dragon_goal = 0
        self.march_cost = 0
        self.march_bonus = 0
        self.least_price = 0
        self.least_power = 0
        self.every = 0  # glory
        self.abilities_drawn = 0
        self.fates_every = 0
        self.fates_abilities = 0
        self.coin_at_every = 0
        self.first_skips = 0
        self.haven_reach = 0
        self.haven_heal = 0
        self.lair_glory = 0
        self.second_glory = 0
        self.second_coins = 0

    def word(self, fact: str, value: int) -> str:
        if fact == "space":
            return self.space_words[value] if value < len(self.space_words) else f"space-{value}"
        if fact == "hero":
            return self.heroes[value].word if value < len(self.heroes) else f"hero-{value}"
        if fact == "use":
            return self.use_word(value)
        if fact == "ware":
            if value < 2:
                return ("done", "tithe")[value]
            return self.good_word(value - 2)
        if fact == "good":
            return self.good_word(value)
        if fact == "ability":
            at = self.first_ability + value
            return self.things[at].word if value < len(self.ability_count) else f"ability-{value}"
        if fact == "fate":
            return self.fates[value].word if value < len(self.fates) else f"fate-{value}"
        if fact == "battle":
            return self.foes[value].word
        if fact == "lair":
            return self.foes[self.first_lair + value].word
        if fact == "quest":
            return self.quests[value].word
        if fact == "place":
            return self.place_word(value)
        if fact == "answer":
            return ("no", "yes")[value]
        if fact == "stroll":
            return "stay" if value == 0 else self.word("space", value - 1)
        return str(value)

    def good_word(self, value: int) -> str:
        at = self.first_good + value
        return self.things[at].word if value < len(self.goods_count) else f"good-{value}"

    def use_word(self, value: int) -> str:
        """Options of the windows: three ways to go on, then the uses."""
        if value < FIRST_USE:
            return ("on", "first", "second")[value]
        use = value - FIRST_USE
        return self.uses[use].word if use < len(self.uses) else f"use-{use}"

    def place_word(self, value: int) -> str:
        """Where one can peek: 0 nowhere, then the towns, then the lairs."""
        if value == 0:
            return "nowhere"
        if value <= TOWNS:
            return plain(self.towns[value - 1]) if value <= len(self.towns) else f"town-{value}"
        lair = value - 1 - TOWNS
        return plain(self.lairs[lair]) if lair < len(self.lairs) else f"lair-{lair}"


FIRST_USE: Final = 3


def plain(name: str) -> str:
    """A name as one word: "Walker's Thoughts" -> "walkers-thoughts"."""
    return "".join([c for c in name.lower().replace(" ", "-") if c.isalnum() or c == "-"])


class Adventure(State):
    """The table. What changes seldom is kept in tuples, which copies share."""

    def __init__(self, like: Adventure | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = AdventureTables()
            self.dragon_mode = False
            self.player_rolls = False  # does another player roll for the monster?
            self.choosing = True  # do players choose their heroes?
            self.round = 0
            self.active = NONE  # whose turn it is
            self.first = NONE  # who began
            self.winner = NONE
            self.fifteen = NONE  # who first had 15 glory
            # by seat
            self.hero: list[int] = []
            self.at: list[int] = []  # space
            self.health: list[int] = []
            self.most: list[int] = []  # maximum health
            self.coins: list[int] = []
            self.glory: list[int] = []
            self.cards: list[tuple[int, ...]] = []  # things; the special of the board comes first
            self.ticks: list[tuple[int, ...]] = []  # of each: boxes ticked, four bits a row
            self.fates: list[tuple[int, ...]] = []  # kept
            self.fate_count: list[int] = []  # ever collected
            self.alive: list[bool] = []
            self.skips: list[int] = []  # turns to skip
            self.extra: list[int] = []  # turns to come at once
            self.turns: list[int] = []  # own turns so far, skipped ones too
            self.next_move: list[int] = []  # for the next movement roll
            self.next_strike: list[int] = []
            self.battle_strike: list[int] = []  # for the next battle
            self.battle_power: list[int] = []
            self.path: list[int] = []  # may move anywhere within so many spaces next turn
            # of the turn
            self.marched = False
            self.camped = False  # the turn began on a haven
            self.spent: tuple[int, ...] = ()  # uses made that come back with the next turn, battle, round, roll or hit
            # the battle
            self.foe = NONE
            self.foe_health = 0
            self.foe_full = 0
            self.foe_strike = 0
            self.foe_power = 0
            self.scene = ROAD
            self.engaged = False
            self.clash = 0  # rounds fought to their end
            self.spared = False  # the first damage was reduced
            self.risen = False  # has fallen once and come back
            self.doubled = False
            # decks, as how many of each card
            self.goods_deck: list[int] = []
            self.goods_pile: list[int] = []
            self.ability_deck: list[int] = []
            self.ability_pile: list[int] = []
            self.battle_deck: list[int] = []
            self.battle_pile: list[int] = []
            self.fate_deck: list[int] = []
            self.fate_pile: list[int] = []
            self.market: tuple[int, ...] = ()
            self.dragons: tuple[int, ...] = ()  # space, foe, space, foe … (GL-9.2)
            self.slain: tuple[int, ...] = ()  # dragons out of the game
            # quests and lairs
            self.quest_at: tuple[int, ...] = ()  # by town
            self.quest_pool: tuple[int, ...] = ()  # those that nobody has seen
            self.quest_up: tuple[bool, ...] = ()  # lies face up
            self.quest_by: tuple[int, ...] = ()  # bits of the seats that completed it
            self.quest_gone: tuple[int, ...] = ()
            self.lair_at: tuple[int, ...] = ()
            self.lair_pool: tuple[int, ...] = ()
            self.lair_gone: tuple[int, ...] = ()
            self.seen: list[int] = []  # bits of the places whose card the seat knows: towns, then lairs from TOWNS on
            self.progress: list[int] = []  # seat * quests + quest
        else:
            self.t = like.t
            self.dragon_mode = like.dragon_mode
            self.player_rolls = like.player_rolls
            self.choosing = like.choosing
            self.round = like.round
            self.active = like.active
            self.first = like.first
            self.winner = like.winner
            self.fifteen = like.fifteen
            self.hero = like.hero[:]
            self.at = like.at[:]
            self.health = like.health[:]
            self.most = like.most[:]
            self.coins = like.coins[:]
            self.glory = like.glory[:]
            self.cards = like.cards[:]
            self.ticks = like.ticks[:]
            self.fates = like.fates[:]
            self.fate_count = like.fate_count[:]
            self.alive = like.alive[:]
            self.skips = like.skips[:]
            self.extra = like.extra[:]
            self.turns = like.turns[:]
            self.next_move = like.next_move[:]
            self.next_strike = like.next_strike[:]
            self.battle_strike = like.battle_strike[:]
            self.battle_power = like.battle_power[:]
            self.path = like.path[:]
            self.marched = like.marched
            self.camped = like.camped
            self.spent = like.spent
            self.foe = like.foe
            self.foe_health = like.foe_health
            self.foe_full = like.foe_full
            self.foe_strike = like.foe_strike
            self.foe_power = like.foe_power
            self.scene = like.scene
            self.engaged = like.engaged
            self.clash = like.clash
            self.spared = like.spared
            self.risen = like.risen
            self.doubled = like.doubled
            self.goods_deck = like.goods_deck[:]
            self.goods_pile = like.goods_pile[:]
            self.ability_deck = like.ability_deck[:]
            self.ability_pile = like.ability_pile[:]
            self.battle_deck = like.battle_deck[:]
            self.battle_pile = like.battle_pile[:]
            self.fate_deck = like.fate_deck[:]
            self.fate_pile = like.fate_pile[:]
            self.market = like.market
            self.dragons = like.dragons
            self.slain = like.slain
            self.quest_at = like.quest_at
            self.quest_pool = like.quest_pool
            self.quest_up = like.quest_up
            self.quest_by = like.quest_by
            self.quest_gone = like.quest_gone
            self.lair_at = like.lair_at
            self.lair_pool = like.lair_pool
            self.lair_gone = like.lair_gone
            self.seen = like.seen[:]
            self.progress = like.progress[:]

    def copy(self) -> Adventure:
        return Adventure(self)

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat]]

    @property
    def goal(self) -> int:
        return self.t.dragon_goal if self.dragon_mode else self.t.goal

"""What lies on the table in Glory, the vocabulary of its cards, and the data tables, which never change."""

from __future__ import annotations

from typing import Final

from tortuga.kernel.machine import State, Tables

NONE: Final = -1
FACE_DOWN: Final = -2  # a quest or lair card that nobody has seen: chance decides what it is when somebody looks
ALL: Final = 99  # "all health"
COLOURS: Final = ("red", "blue", "yellow", "green")  # of the seats

# Kinds of spaces, by their letters in the data; the last one is a blank space
SPACE_LETTERS: Final = "CLTbfh."
CASTLE: Final = SPACE_LETTERS.index("C")
LAIR: Final = SPACE_LETTERS.index("L")
TOWN: Final = SPACE_LETTERS.index("T")
BATTLE: Final = SPACE_LETTERS.index("b")
FATE: Final = SPACE_LETTERS.index("f")
HAVEN: Final = SPACE_LETTERS.index("h")

# Upper limits for an owner's data, so that actions keep their numbers
SPACES: Final = 160
TOWNS: Final = 16
LAIRS: Final = 8
PLACES: Final = TOWNS + LAIRS
HEROES: Final = 16
GOODS: Final = 64
ABILITIES: Final = 64
FATES: Final = 80
USES: Final = 96
FARTHEST: Final = 24  # steps of one movement that are computed; every path meets an endpoint earlier

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
    "march_cost",
    "fairy",
    "might",
    "ties",
    "no_goods",
    "ones",
    "back",
    "toll",
    "mirror",
)
COIN: Final = DO.index("coin")
HEAL: Final = DO.index("heal")
HURT: Final = DO.index("hurt")
HEALTH: Final = DO.index("health")
GLORY: Final = DO.index("glory")
ABILITY: Final = DO.index("ability")
DRAW_FATE: Final = DO.index("fate")
TURN: Final = DO.index("turn")
STRIKE: Final = DO.index("strike")
POWER: Final = DO.index("power")
MOVE: Final = DO.index("move")
PRICE: Final = DO.index("price")
CHOICE: Final = DO.index("choice")
WEAVE: Final = DO.index("weave")
PEEK: Final = DO.index("peek")
GO: Final = DO.index("go")
STROLL: Final = DO.index("stroll")
WITHIN: Final = DO.index("within")
DO_BATTLE: Final = DO.index("battle")
GIFT: Final = DO.index("gift")
CARAVAN: Final = DO.index("caravan")
BUY: Final = DO.index("buy")
CANDLE: Final = DO.index("candle")
DAMAGE: Final = DO.index("damage")
REGAIN: Final = DO.index("regain")
REROLL: Final = DO.index("reroll")
ADD: Final = DO.index("add")
MARCH: Final = DO.index("march")
LESS: Final = DO.index("less")
WITHDRAW: Final = DO.index("withdraw")
MARCH_COST: Final = DO.index("march_cost")
DO_FAIRY: Final = DO.index("fairy")
MIGHT: Final = DO.index("might")
TIES: Final = DO.index("ties")
NO_GOODS: Final = DO.index("no_goods")
ONES: Final = DO.index("ones")
BACK: Final = DO.index("back")
TOLL: Final = DO.index("toll")
MIRROR: Final = DO.index("mirror")

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
GAINED: Final = ON.index("gained")
ON_HAVEN: Final = ON.index("haven")
ON_BLANK: Final = ON.index("blank")
ON_CASTLE: Final = ON.index("castle")
FIVE: Final = ON.index("five")
FAIRY: Final = ON.index("fairy")
QUEST: Final = ON.index("quest")
ENGAGED: Final = ON.index("engaged")
STRUCK: Final = ON.index("struck")
TIE: Final = ON.index("tie")
LOST: Final = ON.index("lost")
ON_HURT: Final = ON.index("hurt")
WON: Final = ON.index("won")
WITHDREW: Final = ON.index("withdrew")
FALLEN: Final = ON.index("fallen")

# When using an effect is offered, as bits
AT: Final = ("moving", "movement", "strike", "fate", "turn", "engage", "before", "hit", "death", "haven", "start")
AT_MOVING: Final = 1 << AT.index("moving")
AT_MOVEMENT: Final = 1 << AT.index("movement")
AT_STRIKE: Final = 1 << AT.index("strike")
AT_FATE: Final = 1 << AT.index("fate")
AT_TURN: Final = 1 << AT.index("turn")
AT_ENGAGE: Final = 1 << AT.index("engage")
AT_BEFORE: Final = 1 << AT.index("before")
AT_HIT: Final = 1 << AT.index("hit")
AT_DEATH: Final = 1 << AT.index("death")
AT_HAVEN: Final = 1 << AT.index("haven")
AT_START: Final = 1 << AT.index("start")
IN_BATTLE: Final = AT_STRIKE | AT_ENGAGE | AT_BEFORE | AT_HIT | AT_DEATH

# The condition of an effect
WHEN: Final = (
    "",
    "battle_space",
    "lair",
    "dragon",
    "mighty",
    "weak",
    "odd",
    "first_round",
    "lowest",
    "not_lowest",
    "dragon_mode",
)
ON_BATTLE_SPACE: Final = WHEN.index("battle_space")
IN_LAIR: Final = WHEN.index("lair")
DRAGON: Final = WHEN.index("dragon")
MIGHTY: Final = WHEN.index("mighty")
WEAK: Final = WHEN.index("weak")
ODD: Final = WHEN.index("odd")
FIRST_ROUND: Final = WHEN.index("first_round")
LOWEST: Final = WHEN.index("lowest")
NOT_LOWEST: Final = WHEN.index("not_lowest")
IN_DRAGON_MODE: Final = WHEN.index("dragon_mode")

LASTS: Final = ("", "roll", "battle")  # for good; for the next roll; for the next battle
NEXT_ROLL: Final = LASTS.index("roll")

PER: Final = ("", "turn", "battle", "round", "roll", "hit")  # once for each …
PER_TURN: Final = PER.index("turn")
PER_BATTLE: Final = PER.index("battle")
PER_ROUND: Final = PER.index("round")
PER_ROLL: Final = PER.index("roll")
PER_HIT: Final = PER.index("hit")

# What a peek looks at (A_QUEST and A_LAIR are bits, ANY is both), where an effect sends a hero, which goods are void
WHAT: Final = ("", "quest", "lair", "any", "haven", "castle", "town", "power")
A_QUEST: Final = WHAT.index("quest")
A_LAIR: Final = WHAT.index("lair")
ANY: Final = A_QUEST | A_LAIR
TO_HAVEN: Final = WHAT.index("haven")
TO_CASTLE: Final = WHAT.index("castle")
TO_TOWN: Final = WHAT.index("town")
OF_POWER: Final = WHAT.index("power")

# In which land something counts for a quest: anywhere, the land of its town, the next one clockwise
WHERE: Final = ("", "home", "next")
NEXT_LAND: Final = WHERE.index("next")

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
W_ROAD_WIN: Final = WATCH.index("road_win")
W_WIN: Final = WATCH.index("win")
W_TOWN: Final = WATCH.index("town")
W_CASTLE: Final = WATCH.index("castle")
W_HAVEN: Final = WATCH.index("haven")
W_LAND: Final = WATCH.index("land")
W_LAIR: Final = WATCH.index("lair")
W_FATE: Final = WATCH.index("fate")
W_MARCH: Final = WATCH.index("march")
W_MEETING: Final = WATCH.index("meeting")
W_GOOD: Final = WATCH.index("good")
W_TITHE: Final = WATCH.index("tithe")

# Options with fixed numbers; those numbered by the data come after them
WAYS: Final = ("on", "first", "second")  # in a window in which cards can be used; then come the uses
GO_ON: Final = WAYS.index("on")
FIRST: Final = WAYS.index("first")
SECOND: Final = WAYS.index("second")
FIRST_USE: Final = len(WAYS)
COUNTER: Final = ("done", "tithe")  # when buying; then come the goods
DONE_BUYING: Final = COUNTER.index("done")
PAY_TITHE: Final = COUNTER.index("tithe")
FIRST_WARE: Final = len(COUNTER)
NOWHERE: Final = 0  # when looking at a card; then come the places: the towns, and from TOWNS on the lairs
FIRST_PLACE: Final = 1
STAY: Final = 0  # when strolling; then come the spaces
FIRST_SPACE: Final = 1
ANSWERS: Final = ("no", "yes")
NO: Final = ANSWERS.index("no")
YES: Final = ANSWERS.index("yes")

UNSEEN: Final = -1  # progress of a quest that was not seen
MARKS: Final = 20  # how many different havens or lair cards a quest can tell apart, one bit of its progress each
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
        self.pay = 0  # coins that the hero may pay for it
        self.low = 1  # for which numbers on the die
        self.high = ALL
        self.all = False  # every hero
        self.land = NONE  # only where the hero is in this land
        self.thing = NONE  # whose effect it is
        self.foe = NONE


class Thing:
    """Something a hero can hold: a good, an ability, a kept fairy, or the special of the hero board."""

    def __init__(self, kind: int, name: str, word: str, text: str, effects: list[Effect], keep: bool) -> None:
        self.kind = kind
        self.name = name
        self.word = word
        self.text = text
        self.effects = effects
        self.keep = keep  # stays with its owner when its boxes are ticked
        self.card = 0  # its place in its own deck
        self.price = 0
        self.uses: list[int] = []  # its effects that are offered
        self.boxes = 0  # of all of them; 0: nothing to tick
        self.health = 0  # maximum health that it gave when gained
        self.worth = 0.0  # to a bot, besides the strike, power and health that it always adds


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
        self.home = NONE  # the lair under which a lair card lies; NONE: under any
        self.ties = 0  # which ties count for it; 0: none, 1: those of the first round, 2: all


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
        self.land = 0  # see WHERE
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
    """All data of the game.

    Things are numbered in this order: specials, goods, abilities, kept fairies; foes: battle deck, lair cards.
    """

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
            return COUNTER[value] if value < FIRST_WARE else self.good_word(value - FIRST_WARE)
        if fact == "good":
            return self.good_word(value)
        if fact == "ability":
            at = self.first_ability + value
            return self.things[at].word if value < len(self.ability_count) else f"ability-{value}"
        if fact == "fate":
            return self.fates[value].word if value < len(self.fates) else f"fate-{value}"
        if fact in ("battle", "fairy"):
            return self.foes[value].word
        if fact == "lair":
            return self.foes[self.first_lair + value].word
        if fact == "quest":
            return self.quests[value].word
        if fact == "place":
            return self.place_word(value)
        if fact == "answer":
            return ANSWERS[value]
        if fact == "stroll":
            return "stay" if value == STAY else self.word("space", value - FIRST_SPACE)
        return str(value)

    def good_word(self, value: int) -> str:
        at = self.first_good + value
        return self.things[at].word if value < len(self.goods_count) else f"good-{value}"

    def use_word(self, value: int) -> str:
        """Options of a window: the ways to go on, then the uses."""
        if value < FIRST_USE:
            return WAYS[value]
        use = value - FIRST_USE
        return self.uses[use].word if use < len(self.uses) else f"use-{use}"

    def place_word(self, value: int) -> str:
        """Where one can look at a card: nowhere, then the towns, then the lairs."""
        if value == NOWHERE:
            return "nowhere"
        town = value - FIRST_PLACE
        if town < TOWNS:
            return plain(self.towns[town]) if town < len(self.towns) else f"town-{value}"
        lair = town - TOWNS
        return plain(self.lairs[lair]) if lair < len(self.lairs) else f"lair-{lair}"


def plain(name: str) -> str:
    """A name as one word: "Walker's Thoughts" -> "walkers-thoughts"."""
    return "".join([c for c in name.lower().replace(" ", "-") if c.isalnum() or c == "-"])


class Adventure(State):
    """The table. What rarely changes is kept in tuples, which copies share."""

    def __init__(self, like: Adventure | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.t = AdventureTables()
            self.dragon_mode = False
            self.player_rolls = False  # another player rolls for the monster
            self.choosing = True  # players choose their heroes
            self.round = 0
            self.active = NONE  # whose turn it is
            self.first = NONE  # who began
            self.winner = NONE
            self.fifteen = NONE  # who was first to have 15 glory
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
            self.fell_to: list[int] = []  # the monster that eliminated the hero
            self.fell_in: list[int] = []  # the round of it
            self.skips: list[int] = []  # turns to skip
            self.extra: list[int] = []  # extra turns, right after this one
            self.turns: list[int] = []  # own turns so far, skipped ones too
            self.next_move: list[int] = []  # for the next movement roll
            self.next_strike: list[int] = []
            self.battle_strike: list[int] = []  # for the next battle
            self.battle_power: list[int] = []
            self.path: list[int] = []  # may move freely within so many spaces next turn
            # of the turn
            self.marched = False
            self.camped = False  # the turn began on a haven
            self.spent: tuple[int, ...] = ()  # uses that come back with the next turn, battle, round, roll or hit
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
            self.risen = False  # the monster has fallen once and come back
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
            self.slain: tuple[int, ...] = ()  # dragons that are out of the game
            # quests and lairs
            self.quest_at: tuple[int, ...] = ()  # by town
            self.quest_pool: tuple[int, ...] = ()  # quests that nobody has seen
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
            self.fell_to = like.fell_to[:]
            self.fell_in = like.fell_in[:]
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

"""Glory's data files: their shape, what must hold of them, and how they become tables."""

from __future__ import annotations

import msgspec

from tortuga.games.glory.rules.frames import HAPPENING
from tortuga.games.glory.state import (
    A_DRAGON,
    A_FAIRY,
    A_GOOD,
    A_LAIR,
    A_QUEST,
    ABILITIES,
    ALL,
    AN_ABILITY,
    ANY,
    AT,
    BACK,
    CASTLE,
    COIN,
    DAMAGE,
    DO,
    FAIRY_CARD,
    FARTHEST,
    FATES,
    FIRST_ROUND,
    FIRST_USE,
    GAINED,
    GO,
    GOODS,
    HAVEN,
    HEAL,
    HEALTH,
    HEROES,
    HURT,
    LAIR,
    LAIR_CARD,
    LAIRS,
    LASTS,
    MARKS,
    MIRROR,
    MONSTER,
    NO_GOODS,
    NONE,
    OF_POWER,
    ON,
    ONES,
    PEEK,
    PER,
    POWER,
    REGAIN,
    SPACE_LETTERS,
    SPACES,
    SPECIAL,
    STRIKE,
    STROLL,
    TIES,
    TO_CASTLE,
    TO_HAVEN,
    TO_TOWN,
    TOLL,
    TOWN,
    TOWNS,
    USES,
    WATCH,
    WHAT,
    WHEN,
    WHERE,
    WITHIN,
    AdventureTables,
    Effect,
    Fate,
    Foe,
    Hero,
    Quest,
    Thing,
    Use,
    plain,
)
from tortuga.kernel.data import DataSet, Table
from tortuga.kernel.errors import did_you_mean

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
IN_BATTLE_ONLY = (DAMAGE, REGAIN)  # effects that need a monster


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table of cards."""


class Place(Row, frozen=True):
    at: str
    name: str


class MapTable(Table, frozen=True):
    spaces: list[str]
    lands: list[str]
    names: list[str]
    towns: list[Place]
    lairs: list[Place]


class RulesTable(Table, frozen=True):
    die: int
    coins: int
    market: int
    start_glory: list[int]
    goal: int
    dragon_goal: int
    march_cost: int
    march_bonus: int
    least_price: int
    least_power: int
    every: int
    abilities_drawn: int
    fates_every: int
    fates_abilities: int
    coin_at_every: int
    first_skips: int
    haven_reach: int
    haven_heal: int
    lair_glory: int
    quest_first: list[int]
    quest_second: list[int]


class EffectRow(Row, frozen=True):
    do: str
    n: int = 1
    on: str = ""
    at: list[str] = []
    when: str = ""
    lasts: str = ""
    per: str = ""
    what: str = ""
    boxes: int = 0
    cost: int = 0
    pay: int = 0
    low: int = 1
    high: int = ALL
    all: bool = False
    land: str = ""


class HeroRow(Row, frozen=True):
    name: str
    strike: int
    power: int
    health: int
    goods: list[str]
    dragon: str
    text: str
    effects: list[EffectRow]


class ThingRow(Row, frozen=True):
    name: str
    text: str
    effects: list[EffectRow]
    copies: int = 1
    price: int = 0
    keep: bool = False


class MonsterRow(Row, frozen=True):
    name: str
    strike: int
    power: int
    health: int
    copies: int = 1
    glory: int = 0
    cap: int = 0
    lair: str = ""
    text: str = ""
    effects: list[EffectRow] = []


class FairyRow(Row, frozen=True):
    name: str
    text: str
    effects: list[EffectRow]
    copies: int = 1
    kept: bool = False


class Also(Row, frozen=True):
    players: int
    watch: str
    need: int


class QuestRow(Row, frozen=True):
    name: str
    text: str
    watch: str
    need: int = 1
    distinct: bool = False
    least: int = 0
    land: str = ""
    within: int = 0
    pay: int = 0
    also: Also | None = None
    reward: list[int] | None = None


class FateRow(Row, frozen=True):
    name: str
    text: str
    effects: list[EffectRow]
    roll: bool = False


class HeroTable(Table, frozen=True):
    cards: list[HeroRow]


class ThingTable(Table, frozen=True):
    cards: list[ThingRow]


class BattleTable(Table, frozen=True):
    monsters: list[MonsterRow]
    dragons: list[MonsterRow]
    fairies: list[FairyRow]


class LairTable(Table, frozen=True):
    monsters: list[MonsterRow]


class QuestTable(Table, frozen=True):
    cards: list[QuestRow]


class FateTable(Table, frozen=True):
    cards: list[FateRow]


class Files(msgspec.Struct, frozen=True):
    map: MapTable
    rules: RulesTable
    heroes: HeroTable
    goods: ThingTable
    abilities: ThingTable
    battles: BattleTable
    lairs: LairTable
    quests: QuestTable
    fates: FateTable


def make_tables(data: DataSet) -> AdventureTables:
    files = data.convert(Files)
    t = AdventureTables()
    _rules(data, files.rules, t)
    _map(data, files.map, t)
    _things(data, files, t)
    _foes(data, files, t)
    _fates(data, files.fates, t)
    _quests(data, files, t)
    return t


# -- the board


def _map(data: DataSet, table: MapTable, t: AdventureTables) -> None:
    t.width = len(table.spaces[0]) if table.spaces else 0
    for field, rows in (("spaces", table.spaces), ("lands", table.lands)):
        if not rows or len(rows) != len(table.spaces) or any(len(row) != t.width for row in rows):
            raise data.bad("map", field, "must be rows of the same length")
    if t.width > len(COLUMNS):
        raise data.bad("map", "spaces", f"are more than {len(COLUMNS)} in a row")
    where: dict[str, int] = {}
    cells: dict[tuple[int, int], int] = {}
    t.lands = table.names
    for y, row in enumerate(table.spaces):
        for x, letter in enumerate(row):
            if letter == "-":
                continue
            if letter not in SPACE_LETTERS:
                raise data.bad("map", f"spaces[{y}]", f"{letter!r} is none of {', '.join(SPACE_LETTERS)} and -")
            land = table.lands[y][x]
            if land != "-" and (not land.isdigit() or int(land) >= len(table.names)):
                raise data.bad("map", f"lands[{y}]", f"{land!r} is no land of the list names")
            number = len(t.kind)
            word = f"{COLUMNS[x]}{y + 1}"
            cells[(x, y)] = where[word] = number
            t.kind.append(SPACE_LETTERS.index(letter))
            t.land.append(NONE if land == "-" else int(land))
            t.column.append(x)
            t.row.append(y)
            t.space_words.append(word)
    if len(t.kind) > SPACES:
        raise data.bad("map", "spaces", f"are more than {SPACES}")
    if t.kind.count(CASTLE) != 1:
        raise data.bad("map", "spaces", "must hold one castle C")
    t.castle = t.kind.index(CASTLE)
    t.paths = [
        [cells[step] for step in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if step in cells] for x, y in cells
    ]
    t.far = [_distances(t, space) for space in range(len(t.kind))]
    if any(steps > len(t.kind) for steps in t.far[t.castle]):
        raise data.bad("map", "spaces", "are not all connected")
    t.starts = sorted(t.paths[t.castle])
    if len(t.starts) < 4:
        raise data.bad("map", "spaces", "must give the castle four neighbours, one for each hero")
    t.town_at, t.town_of = _places(data, t, "towns", table.towns, TOWN, TOWNS, where)
    if not table.lairs:
        raise data.bad("map", "lairs", "must be at least one")
    t.lair_at, t.lair_of = _places(data, t, "lairs", table.lairs, LAIR, LAIRS, where)
    t.towns = [place.name for place in table.towns]
    t.lairs = [place.name for place in table.lairs]
    t.havens = [space for space, kind in enumerate(t.kind) if kind == HAVEN]
    if len(t.havens) > MARKS:
        raise data.bad("map", "spaces", f"hold {len(t.havens)} havens h, more than the {MARKS} that a quest can count")
    t.haven_of = [t.havens.index(space) if space in t.havens else NONE for space in range(len(t.kind))]
    for space in range(len(t.kind)):
        steps = [t.far[space][lair] for lair in t.lair_at]
        t.closest.append([lair for lair in range(len(steps)) if steps[lair] == min(steps)])
        t.reach.append(
            [[end for end, far in enumerate(t.far[space]) if 1 <= far <= most] for most in range(FARTHEST + 1)]
        )
        ends: list[set[int]] = [set() for _ in range(FARTHEST + 1)]
        _walk(t, [space], ends)
        t.ends.append([sorted(found) for found in ends])


def _places(
    data: DataSet, t: AdventureTables, field: str, places: list[Place], kind: int, most: int, where: dict[str, int]
) -> tuple[list[int], list[int]]:
    at = [where.get(place.at, NONE) for place in places]
    for index, space in enumerate(at):
        if space == NONE or t.kind[space] != kind:
            raise data.bad("map", f"{field}[{index}].at", f"{places[index].at!r} is no such space of the map")
    if len(set(at)) != len(at) or len(at) != t.kind.count(kind):
        raise data.bad("map", field, "must name each such space of the map once")
    if len(at) > most:
        raise data.bad("map", field, f"are more than {most}")
    words = [plain(place.name) for place in places]
    if len(set(words)) != len(words):
        raise data.bad("map", field, "must have different names")
    return at, [at.index(space) if space in at else NONE for space in range(len(t.kind))]


def _distances(t: AdventureTables, start: int) -> list[int]:
    """Steps to each space, whatever lies between (GL-3.10, GL-12.3)."""
    far = [len(t.kind) + 1] * len(t.kind)
    far[start] = 0
    todo = [start]
    for space in todo:
        for step in t.paths[space]:
            if far[step] > far[space] + 1:
                far[step] = far[space] + 1
                todo.append(step)
    return far


def _walk(t: AdventureTables, path: list[int], ends: list[set[int]]) -> None:
    """GL-3.3, GL-3.4, GL-3.5: all ends of all paths that begin with this one, by their length."""
    here = path[-1]
    steps = len(path) - 1
    onward = [step for step in t.paths[here] if step not in path]
    if steps and (t.kind[here] in (CASTLE, LAIR, TOWN) or not onward):
        for length in range(steps, FARTHEST + 1):
            ends[length].add(here)
        return
    ends[steps].add(here)
    if steps < FARTHEST:
        for step in onward:
            _walk(t, [*path, step], ends)


# -- the numbers


def _rules(data: DataSet, table: RulesTable, t: AdventureTables) -> None:
    for field in (
        *("die", "market", "goal", "dragon_goal", "every", "abilities_drawn", "fates_every", "fates_abilities"),
        *("first_skips", "march_bonus", "least_power"),
    ):
        if getattr(table, field) < 1:
            raise data.bad("rules", field, "must be at least 1")
    for field in ("coins", "coin_at_every", "haven_heal", "lair_glory", "march_cost", "least_price"):
        if getattr(table, field) < 0:
            raise data.bad("rules", field, "must not be below 0")
    if not 1 <= table.haven_reach <= FARTHEST:
        raise data.bad("rules", "haven_reach", f"must be 1 to {FARTHEST}")
    if len(table.start_glory) != 3 or any(not 0 <= glory < table.every for glory in table.start_glory):
        raise data.bad("rules", "start_glory", "must be three numbers below every, for 2, 3 and 4 players")
    for field in ("quest_first", "quest_second"):
        if len(getattr(table, field)) != 2:
            raise data.bad("rules", field, "must be two numbers: glory and coins")
    t.die, t.coins, t.market, t.start_glory = table.die, table.coins, table.market, table.start_glory
    t.goal, t.dragon_goal, t.every = table.goal, table.dragon_goal, table.every
    t.fates_every, t.fates_abilities = table.fates_every, table.fates_abilities
    t.march_cost, t.march_bonus = table.march_cost, table.march_bonus
    t.least_price, t.least_power = table.least_price, table.least_power
    t.abilities_drawn, t.coin_at_every, t.first_skips = table.abilities_drawn, table.coin_at_every, table.first_skips
    t.haven_reach, t.haven_heal, t.lair_glory = table.haven_reach, table.haven_heal, table.lair_glory
    t.second_glory, t.second_coins = table.quest_second


# -- effects


def _code(data: DataSet, table: str, field: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise data.bad(table, field, f"{word!r} is no such word.{did_you_mean(word, [w for w in words if w])}")
    return words.index(word)


def _effects(data: DataSet, t: AdventureTables, table: str, field: str, rows: list[EffectRow]) -> list[Effect]:
    made = []
    for index, row in enumerate(rows):
        here = f"{field}.effects[{index}]"
        effect = Effect(len(t.effects), _code(data, table, f"{here}.do", row.do, DO), row.n)
        effect.on = _code(data, table, f"{here}.on", row.on, ON)
        for window in row.at:
            effect.at |= 1 << _code(data, table, f"{here}.at", window, AT)
        effect.when = _code(data, table, f"{here}.when", row.when, WHEN)
        effect.lasts = _code(data, table, f"{here}.lasts", row.lasts, LASTS)
        effect.per = _code(data, table, f"{here}.per", row.per, PER)
        effect.what = _code(data, table, f"{here}.what", row.what, WHAT)
        effect.boxes, effect.cost, effect.pay = row.boxes, row.cost, row.pay
        effect.low, effect.high, effect.all = row.low, row.high, row.all
        if row.land:
            effect.land = _code(data, table, f"{here}.land", row.land, tuple(t.lands))
        if not 0 <= row.boxes <= 15:
            raise data.bad(table, f"{here}.boxes", "must be 0 to 15")
        if row.all and effect.do not in (COIN, HEAL, HURT, HEALTH):
            raise data.bad(table, f"{here}.all", "is only for coin, heal, hurt and health")
        if effect.do == GO and effect.what not in (TO_HAVEN, TO_CASTLE, TO_TOWN):
            raise data.bad(table, f"{here}.what", "must be haven, castle or town")
        if effect.do == PEEK and effect.what not in (A_QUEST, A_LAIR, ANY):
            raise data.bad(table, f"{here}.what", "must be quest, lair or any")
        if effect.do in (STROLL, WITHIN) and not 1 <= row.n <= FARTHEST:
            raise data.bad(table, f"{here}.n", f"must be 1 to {FARTHEST}")
        t.effects.append(effect)
        made.append(effect)
    return made


def _happening(data: DataSet, t: AdventureTables, table: str, field: str, rows: list[EffectRow]) -> list[Effect]:
    """Effects of a card that is followed at once."""
    effects = _effects(data, t, table, field, rows)
    for index, effect in enumerate(effects):
        if effect.do not in HAPPENING or effect.do in IN_BATTLE_ONLY or effect.at or effect.on:
            raise data.bad(table, f"{field}.effects[{index}].do", f"{rows[index].do!r} cannot happen on such a card")
    return effects


# -- what heroes hold


def _things(data: DataSet, files: Files, t: AdventureTables) -> None:
    heroes = files.heroes.cards
    if not 4 <= len(heroes) <= HEROES:
        raise data.bad("heroes", "cards", f"must be 4 to {HEROES}")
    for index, row in enumerate(heroes):
        _thing(
            data, t, "heroes", f"cards[{index}]", SPECIAL, ThingRow(name=row.name, text=row.text, effects=row.effects)
        )
    for table, kind, cards, most in (
        ("goods", A_GOOD, files.goods.cards, GOODS),
        ("abilities", AN_ABILITY, files.abilities.cards, ABILITIES),
    ):
        if not 1 <= len(cards) <= most:
            raise data.bad(table, "cards", f"must be 1 to {most}")
        first = len(t.things)
        counts = []
        for index, card in enumerate(cards):
            if card.copies < 1:
                raise data.bad(table, f"cards[{index}].copies", "must be at least 1")
            if kind == A_GOOD and card.price < 1:
                raise data.bad(table, f"cards[{index}].price", "must be at least 1")
            _thing(data, t, table, f"cards[{index}]", kind, card)
            counts.append(card.copies)
        if kind == A_GOOD:
            t.first_good, t.goods_count = first, counts
        else:
            t.first_ability, t.ability_count = first, counts
    by_name = {thing.name: number for number, thing in enumerate(t.things) if thing.kind != SPECIAL}
    goods = {name for name, number in by_name.items() if t.things[number].kind == A_GOOD}
    for index, row in enumerate(heroes):
        hero = Hero(row.name, plain(row.name), row.strike, row.power, row.health)
        hero.special = index
        for good in row.goods:
            if good not in goods:
                raise data.bad("heroes", f"cards[{index}].goods", f"{good!r} is no good.{did_you_mean(good, goods)}")
        if row.dragon not in by_name:
            raise data.bad("heroes", f"cards[{index}].dragon", f"{row.dragon!r} is neither good nor ability")
        hero.goods = [by_name[good] for good in row.goods]
        hero.dragon = by_name[row.dragon]
        if row.health < 1 or row.power < 1:
            raise data.bad("heroes", f"cards[{index}]", "power and health must be at least 1")
        t.heroes.append(hero)
    for name, number in by_name.items():
        wanted = sum(hero.goods.count(number) + (hero.dragon == number) for hero in t.heroes)
        thing = t.things[number]
        copies = (t.goods_count if thing.kind == A_GOOD else t.ability_count)[thing.card]
        if wanted > copies:
            raise data.bad("heroes", "cards", f"want more copies of {name!r} than there are")


def _thing(data: DataSet, t: AdventureTables, table: str, field: str, kind: int, row: ThingRow) -> None:
    effects = _effects(data, t, table, field, row.effects)
    number = len(t.things)
    thing = Thing(kind, row.name, plain(row.name), row.text, effects, row.keep)
    if any(other.word == thing.word for other in t.things):
        raise data.bad(table, f"{field}.name", f"{row.name!r} is the name of another card")
    thing.card = sum(other.kind == kind for other in t.things)
    thing.price = row.price
    thing.health = sum(effect.n for effect in effects if effect.on == GAINED and effect.do == HEALTH)
    for effect in effects:
        effect.thing = number
    always = [effect for effect in effects if not (effect.on or effect.at or effect.when)]
    counted = sum(1.4 * effect.n for effect in always if effect.do == STRIKE) + 0.4 * thing.health
    counted += sum(0.9 * effect.n for effect in always if effect.do == POWER)
    thing.worth = max(0.4, 0.3 * row.price - counted)
    used = [effect for effect in effects if effect.at]
    for place, effect in enumerate(used):
        word = thing.word if len(used) == 1 else f"{thing.word}-{DO[effect.do]}"
        if any(use.word == word for use in t.uses):
            raise data.bad(table, f"{field}.effects", f"{word!r} is the name of another use")
        thing.uses.append(len(t.uses))
        t.uses.append(Use(number, effect, place, word))
    by_itself = [effect.boxes for effect in effects if effect.boxes and not effect.at]
    if by_itself and (used or len(by_itself) > 1 or not row.keep):
        raise data.bad(table, field, "boxes that are ticked by themselves need a card of their own that is kept")
    thing.boxes = sum(effect.boxes for effect in used)
    if len(t.uses) > USES - FIRST_USE:
        raise data.bad(table, field, f"more than {USES - FIRST_USE} effects to use")
    t.things.append(thing)


# -- what they meet


def _foes(data: DataSet, files: Files, t: AdventureTables) -> None:
    for kind, table, field, rows in (
        (MONSTER, "battles", "monsters", files.battles.monsters),
        (A_DRAGON, "battles", "dragons", files.battles.dragons),
    ):
        for index, row in enumerate(rows):
            _foe(data, t, kind, table, f"{field}[{index}]", row)
            t.battle_count.append(row.copies)
    if not files.battles.monsters:
        raise data.bad("battles", "monsters", "must not be empty")
    for index, fairy in enumerate(files.battles.fairies):
        field = f"fairies[{index}]"
        foe = Foe(FAIRY_CARD, fairy.name, plain(fairy.name), fairy.text, [])
        if fairy.kept:
            foe.thing = len(t.things)
            _thing(
                data, t, "battles", field, A_FAIRY, ThingRow(name=fairy.name, text=fairy.text, effects=fairy.effects)
            )
            t.things[foe.thing].card = len(t.foes)
        else:
            foe.effects = _happening(data, t, "battles", field, fairy.effects)
        t.foes.append(foe)
        t.battle_count.append(fairy.copies)
    t.first_lair = len(t.foes)
    for index, row in enumerate(files.lairs.monsters):
        _foe(data, t, LAIR_CARD, "lairs", f"monsters[{index}]", row)
        if row.lair:
            t.foes[-1].home = _code(data, "lairs", f"monsters[{index}].lair", row.lair, tuple(t.lairs))
    homes = [foe.home for foe in t.foes[t.first_lair :]]
    if NONE in homes and set(homes) != {NONE}:
        raise data.bad("lairs", "monsters", "must all name their lair, or none of them")
    if NONE not in homes and set(homes) != set(range(len(t.lairs))):
        raise data.bad("lairs", "monsters", "must name every lair of the map")
    if len(files.lairs.monsters) > MARKS:
        raise data.bad(
            "lairs", "monsters", f"are {len(files.lairs.monsters)}, more than the {MARKS} that a quest can count"
        )
    if len(files.lairs.monsters) < len(t.lairs):
        raise data.bad("lairs", "monsters", "must be at least as many as the lairs of the map")
    words = [foe.word for foe in t.foes]
    if len(set(words)) != len(words):
        raise data.bad("battles", "monsters", "must have different names, also from those of [lairs]")


def _foe(data: DataSet, t: AdventureTables, kind: int, table: str, field: str, row: MonsterRow) -> None:
    foe = Foe(kind, row.name, plain(row.name), row.text, _effects(data, t, table, field, row.effects))
    foe.strike, foe.power, foe.health = row.strike, row.power, row.health
    foe.glory, foe.cap = row.glory, row.cap
    for effect in foe.effects:
        effect.foe = len(t.foes)
        if effect.do == MIRROR:
            foe.mirror = True
        elif effect.do == NO_GOODS:
            foe.no_goods, foe.no_power = effect.what != OF_POWER, effect.what == OF_POWER
        elif effect.do == ONES:
            foe.ones = True
        elif effect.do == BACK:
            foe.back = True
        elif effect.do == TOLL:
            foe.toll = effect.n
        elif effect.do == TIES:
            foe.ties = 1 if effect.when == FIRST_ROUND else 2
    if not foe.mirror and (row.power < 1 or row.health < 1):
        raise data.bad(table, field, "power and health must be at least 1")
    t.foes.append(foe)


def _fates(data: DataSet, table: FateTable, t: AdventureTables) -> None:
    if not 1 <= len(table.cards) <= FATES:
        raise data.bad("fates", "cards", f"must be 1 to {FATES}")
    for index, row in enumerate(table.cards):
        effects = _happening(data, t, "fates", f"cards[{index}]", row.effects)
        t.fates.append(Fate(row.name, plain(row.name), row.text, effects, row.roll))
    words = [fate.word for fate in t.fates]
    if len(set(words)) != len(words):
        raise data.bad("fates", "cards", "must have different names")


def _quests(data: DataSet, files: Files, t: AdventureTables) -> None:
    table = files.quests
    if len(table.cards) < len(t.towns):
        raise data.bad("quests", "cards", "must be at least as many as the towns of the map")
    t.watchers = [[] for _ in WATCH]
    for index, row in enumerate(table.cards):
        quest = Quest(row.name, plain(row.name), row.text)
        quest.watch = _code(data, "quests", f"cards[{index}].watch", row.watch, WATCH)
        quest.need, quest.distinct, quest.least = row.need, row.distinct, row.least
        quest.land = _code(data, "quests", f"cards[{index}].land", row.land, WHERE)
        quest.within, quest.pay = row.within, row.pay
        reward = row.reward if row.reward is not None else files.rules.quest_first
        if len(reward) != 2:
            raise data.bad("quests", f"cards[{index}].reward", "must be two numbers: glory and coins")
        quest.glory, quest.coins = reward
        t.watchers[quest.watch].append(index)
        if row.also is not None:
            if row.need != 1 or row.distinct:
                raise data.bad("quests", f"cards[{index}].also", "goes only with a quest that needs one thing")
            quest.also_players, quest.also_need = row.also.players, row.also.need
            quest.also_watch = _code(data, "quests", f"cards[{index}].also.watch", row.also.watch, WATCH)
            t.watchers[quest.also_watch].append(index)
        t.quests.append(quest)
    words = [quest.word for quest in t.quests]
    if len(set(words)) != len(words):
        raise data.bad("quests", "cards", "must have different names")

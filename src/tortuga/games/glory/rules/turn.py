"""The rules of Glory, in the order of play. Clause numbers are those of ``rulebook.md``.

What a hero has and what it adds up to stands in ``hero.py``, quests and lair cards in ``quests.py``.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.glory.rules.decks import draw_card, draw_fate_card, draw_good, lay_market
from tortuga.games.glory.rules.hero import (
    bare,
    bare_health,
    can_march,
    earn,
    forget,
    goods_of,
    heal,
    holds,
    hurt,
    lose_card,
    more_health,
    places_to_peek,
    power_of,
    price_of,
    set_ticks,
    spend_use,
    strike_of,
    total,
    uses_at,
)
from tortuga.games.glory.rules.quests import (
    completed,
    discard_lair,
    discard_quest,
    knows,
    note,
    peek_lair,
    peek_quest,
    put,
    renew_term,
    show_lair,
    show_quest,
)
from tortuga.games.glory.rules.window import (
    DONE_BUYING,
    FIRST,
    FIRST_WARE,
    GO_ON,
    NO,
    PAY_TITHE,
    SECOND,
    YES,
    Window,
    push,
)
from tortuga.games.glory.state import (
    A_DRAGON,
    A_GOOD,
    ABILITIES,
    ABILITY,
    ADD,
    ALL,
    AT_BEFORE,
    AT_DEATH,
    AT_ENGAGE,
    AT_FATE,
    AT_HAVEN,
    AT_HIT,
    AT_MOVEMENT,
    AT_MOVING,
    AT_STRIKE,
    AT_TURN,
    BATTLE,
    BUY,
    BY_CARD,
    CANDLE,
    CARAVAN,
    CASTLE,
    CHOICE,
    COIN,
    DAMAGE,
    DO_BATTLE,
    DONE,
    DRAW_FATE,
    ENGAGED,
    FACE_DOWN,
    FAIRY,
    FAIRY_CARD,
    FALLEN,
    FARTHEST,
    FATE,
    FATES,
    FIRST_USE,
    FIVE,
    FREE_MARCH,
    GAINED,
    GIFT,
    GLORY,
    GO,
    GOODS,
    HAVEN,
    HEAL,
    HEALTH,
    HEROES,
    HURT,
    IN_THE_LAIR,
    LAIR,
    LAIRS,
    LESS,
    LOST,
    MARCH,
    MOVE,
    NEXT_ROLL,
    NONE,
    ON_BLANK,
    ON_CASTLE,
    ON_HAVEN,
    ON_HURT,
    PEEK,
    PER_BATTLE,
    PER_HIT,
    PER_ROLL,
    PER_ROUND,
    PER_TURN,
    POWER,
    QUEST,
    REGAIN,
    REROLL,
    ROAD,
    SPACES,
    STRIKE,
    STROLL,
    STRUCK,
    TIE,
    TO_CASTLE,
    TO_HAVEN,
    TOWN,
    TOWNS,
    TURN,
    UNSEEN,
    W_CASTLE,
    W_FATE,
    W_GOOD,
    W_HAVEN,
    W_LAND,
    W_MARCH,
    W_MEETING,
    W_ROAD_WIN,
    W_TITHE,
    W_TOWN,
    W_WIN,
    WEAVE,
    WITHDRAW,
    WITHDREW,
    WITHIN,
    WON,
    Adventure,
    Effect,
    Foe,
    GloryTables,
)
from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import Decision, Frame, Step

# -- GL-2 Setting up


def set_up(t: GloryTables, seats: int, dragon_mode: bool, player_rolls: bool, choosing: bool, dice: Dice) -> Adventure:
    s = Adventure()
    s.t, s.seats, s.dice = t, seats, dice
    s.dragon_mode, s.player_rolls, s.choosing = dragon_mode, player_rolls, choosing
    s.hero, s.at = [NONE] * seats, [NONE] * seats
    s.health, s.most = [0] * seats, [0] * seats
    s.coins = [t.coins] * seats
    s.glory = [t.start_glory[seats - 2]] * seats
    s.cards, s.ticks, s.fates = [()] * seats, [()] * seats, [()] * seats
    s.fate_count, s.skips, s.extra, s.turns = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    s.next_move, s.next_strike = [0] * seats, [0] * seats
    s.battle_strike, s.battle_power, s.path = [0] * seats, [0] * seats, [0] * seats
    s.alive = [True] * seats
    s.goods_deck, s.goods_pile = t.goods_count[:], [0] * len(t.goods_count)
    s.ability_deck, s.ability_pile = t.ability_count[:], [0] * len(t.ability_count)
    s.battle_deck, s.battle_pile = t.battle_count[:], [0] * len(t.battle_count)
    s.fate_deck, s.fate_pile = [1] * len(t.fates), [0] * len(t.fates)
    s.quest_at = (FACE_DOWN,) * len(t.towns)
    s.quest_pool = tuple(range(len(t.quests)))
    s.quest_up, s.quest_by = (False,) * len(t.towns), (0,) * len(t.towns)
    s.lair_at = (FACE_DOWN,) * len(t.lairs)
    s.lair_pool = tuple(range(len(t.foes) - t.first_lair))
    s.seen = [0] * seats
    s.progress = [UNSEEN] * (seats * len(t.quests))
    s.agenda = [NextTurn()]
    frames: list[Frame] = [ChooseHero(seat) for seat in range(seats)]
    frames += [ChooseStart(seat) for seat in range(seats)]
    frames += [Equip(), LayMarket(), WhoBegins()]
    push(s, frames)
    return s


class ChooseHero(Decision):
    """Each player takes a hero board; an option deals them instead."""

    clause: ClassVar[str] = "GL-2.4"
    verb: ClassVar[str] = "hero"
    names: ClassVar[str] = "hero"
    span: ClassVar[int] = HEROES

    def run(self, s: Adventure) -> None:
        if s.choosing:
            Decision.run(self, s)
        else:
            self.chosen(s, s.dice.among("hero", self.options(s)))

    def options(self, s: Adventure) -> list[int]:
        return [hero for hero in range(len(s.t.heroes)) if hero not in s.hero]

    def chosen(self, s: Adventure, option: int) -> None:
        s.hero[self.seat] = option
        if s.telling:
            s.tell("hero", self.seat, hero=option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-2.4", "hero_taken" if option < len(s.t.heroes) else "no_such_hero"

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        if option >= len(s.t.heroes):
            return {"hero": option}
        hero = s.t.heroes[option]
        facts = {"hero": option, "strike": hero.strike, "power": hero.power, "health": hero.health}
        things = [*hero.goods, hero.dragon] if s.dragon_mode else hero.goods
        return {**facts, "special": s.t.things[hero.special].text, "thing": things}


class ChooseStart(Decision):
    clause: ClassVar[str] = "GL-2.5"
    verb: ClassVar[str] = "start"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def options(self, s: Adventure) -> list[int]:
        return [space for space in s.t.starts if space not in s.at]

    def chosen(self, s: Adventure, option: int) -> None:
        s.at[self.seat] = option
        if s.telling:
            s.tell("start", self.seat, space=option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-2.5", "start_taken" if option in s.t.starts else "not_beside_castle"


class Equip(Step):
    clause: ClassVar[str] = "GL-2.6"

    def run(self, s: Adventure) -> None:
        for seat in range(s.seats):
            hero = s.t.heroes[s.hero[seat]]
            s.cards[seat] = (hero.special,)
            s.ticks[seat] = (0,)
            s.health[seat] = s.most[seat] = hero.health
            things = [*hero.goods, hero.dragon] if s.dragon_mode else hero.goods  # GL-9.6
            for thing in things:
                card = s.t.things[thing].card
                if s.t.things[thing].kind == A_GOOD:
                    s.goods_deck[card] -= 1
                else:
                    s.ability_deck[card] -= 1
                gain_thing(s, seat, thing)


class LayMarket(Step):
    clause: ClassVar[str] = "GL-2.8"

    def run(self, s: Adventure) -> None:
        lay_market(s)


class WhoBegins(Step):
    clause: ClassVar[str] = "GL-2.10"

    def run(self, s: Adventure) -> None:
        tied = list(range(s.seats))
        while len(tied) > 1:
            rolls = [s.dice.roll("start", s.t.die) for _ in tied]
            best = max(rolls)
            if s.telling:
                for i in range(len(tied)):
                    s.tell("start_roll", tied[i], die=rolls[i])
            tied = [tied[i] for i in range(len(tied)) if rolls[i] == best]
        s.first = tied[0]
        if s.telling:
            s.tell("begins", s.first)


# -- GL-3 The turn: movement


class NextTurn(Step):
    """Always at the bottom of the agenda: an eliminated hero's turn ends by falling back on it."""

    clause: ClassVar[str] = "GL-2.10"

    def run(self, s: Adventure) -> None:
        s.then(NextTurn())
        seat = s.active
        if seat == NONE:
            seat = s.first
            s.round = 1
        elif s.alive[seat] and s.extra[seat] > 0:  # GL-8.12
            s.extra[seat] -= 1
        else:
            while True:
                seat = (seat + 1) % s.seats
                if seat == s.first:
                    s.round += 1
                if s.alive[seat]:
                    break
        s.active = seat
        s.turns[seat] += 1
        s.marched = False
        forget(s, PER_TURN)
        if s.skips[seat] > 0:
            s.skips[seat] -= 1
            s.path[seat] = 0  # it was for this turn
            if s.telling:
                s.tell("skipped", seat)
            return
        s.camped = s.t.kind[s.at[seat]] == HAVEN
        if s.telling:
            s.tell("turn", seat, round=s.round)
        s.then(BeforeMoving(seat), EndOfTurn(seat))


class BeforeMoving(Window):
    """Roll, or move anywhere within some spaces; cards can be used first."""

    clause: ClassVar[str] = "GL-3.1"
    verb: ClassVar[str] = "begin"

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.camped:  # GL-3.9
            options.append(FIRST)
        if s.path[self.seat] > 0:
            options.append(SECOND)
        return options + uses_at(s, self.seat, AT_MOVING | AT_TURN, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option >= FIRST_USE:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == WITHIN:
                s.path[seat] = 0
                s.then(MoveWithin(seat, effect.n))
            else:
                s.then(BeforeMoving(seat))
                happen(s, seat, effect)
            return
        reach = s.t.haven_reach if option == FIRST else s.path[seat]
        s.path[seat] = 0
        if option == GO_ON:
            roll_movement(s, seat)
        else:
            s.then(MoveWithin(seat, reach))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == FIRST:
            return "GL-3.9", "not_on_haven"
        if option == SECOND:
            return "GL-3.10", "no_path"
        return Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "reach": s.t.haven_reach, "path": s.path[self.seat]}


def roll_movement(s: Adventure, seat: int) -> None:
    die = s.dice.roll("movement", s.t.die)
    passing = s.next_move[seat]  # GL-8.9
    s.next_move[seat] = 0
    forget(s, PER_ROLL)
    if s.telling:
        s.tell("rolled", seat, die=die, bonus=passing)
    s.then(MovementRoll(seat, die, passing, 0))


class MovementRoll(Window):
    """The die is seen: march, re-roll, change it, or go on (GL-3.8). ``passing`` waited for this roll (GL-8.9)."""

    clause: ClassVar[str] = "GL-3.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "passing", "bonus")
    verb: ClassVar[str] = "roll"

    def __init__(self, seat: int, die: int, passing: int, bonus: int) -> None:
        super().__init__(seat)
        self.die = die
        self.passing = passing
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if can_march(s, self.seat) and s.health[self.seat] > march_cost(s, self.seat, self.die):
            options.append(FIRST)
        steps = movement(self.die, self.passing, self.bonus)
        return options + uses_at(s, self.seat, AT_MOVEMENT, self.die, steps)

    def chosen(self, s: Adventure, option: int) -> None:
        seat, die, bonus = self.seat, self.die, self.bonus
        if option == GO_ON:
            s.then(MoveTo(seat, movement(die, self.passing, bonus)))
            return
        if option == FIRST:
            march(s, seat, march_cost(s, seat, die))
            bonus += s.t.march_bonus
        else:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == REROLL:
                die = s.dice.roll("movement", s.t.die)
                if s.telling:
                    s.tell("rerolled", seat, die=die)
            elif effect.do == MARCH:
                march(s, seat, 0)
                bonus += s.t.march_bonus
            elif effect.do == ADD:
                bonus += effect.n
            else:
                happen(s, seat, effect)
        s.then(MovementRoll(seat, die, self.passing, bonus))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == FIRST:
            if s.marched:
                return "GL-3.6", "marched"
            return ("GL-3.7", "too_weak") if can_march(s, self.seat) else ("GL-12.1", "cannot_march")
        return Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> dict[str, Any]:
        cost = march_cost(s, self.seat, self.die)
        steps = movement(self.die, self.passing, self.bonus)
        facts = {"seat": self.seat, "die": self.die, "bonus": self.passing + self.bonus, "steps": steps}
        return {**facts, "cost": cost, "more": s.t.march_bonus}


def movement(die: int, passing: int, bonus: int) -> int:
    """GL-3.8: what waited for the roll does not take it below 1, and a march adds to what is left."""
    return max(1, max(1, die + passing) + bonus)


def march_cost(s: Adventure, seat: int, die: int) -> int:
    return 0 if total(s, seat, FREE_MARCH, die) > 0 else s.t.march_cost


def march(s: Adventure, seat: int, cost: int) -> None:
    s.marched = True
    s.health[seat] -= cost
    if s.telling:
        s.tell("marched", seat, cost=cost)
    note(s, seat, W_MARCH, 0)


class MoveTo(Decision):
    """GL-3.2: the final space, among the ends of all permitted paths."""

    clause: ClassVar[str] = "GL-3.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "steps")
    verb: ClassVar[str] = "move"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, s: Adventure) -> list[int]:
        return s.t.ends[s.at[self.seat]][min(self.steps, FARTHEST)][:]

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-3.2", "no_path_there")

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "steps": self.steps}


class MoveWithin(Decision):
    """GL-3.10: anywhere within some spaces, instead of rolling."""

    clause: ClassVar[str] = "GL-3.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reach")
    verb: ClassVar[str] = "travel"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, s: Adventure) -> list[int]:
        return s.t.reach[s.at[self.seat]][self.reach][:]

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-3.10", "too_far")

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "reach": self.reach}


def why_not_space(s: Adventure, seat: int, space: int, clause: str, reason: str) -> tuple[str, str]:
    if space >= len(s.t.kind):
        return clause, "no_such_space"
    return (clause, "not_stay") if space == s.at[seat] else (clause, reason)


def arrive(s: Adventure, seat: int, space: int) -> None:
    s.at[seat] = space
    if s.telling:
        s.tell("moved", seat, space=space)
    s.then(Land(seat))


class EndOfTurn(Window):
    """GL-3.12: the last chance in a turn for cards that can be used at any time."""

    clause: ClassVar[str] = "GL-3.12"
    verb: ClassVar[str] = "end"

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_TURN, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option >= FIRST_USE:
            effect = spend_use(s, self.seat, option - FIRST_USE)
            s.then(EndOfTurn(self.seat))
            happen(s, self.seat, effect)


# -- GL-4 Spaces


class Land(Step):
    """What the final space says."""

    clause: ClassVar[str] = "GL-3.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        seat = self.seat
        t = s.t
        space = s.at[seat]
        kind = t.kind[space]
        if kind == TOWN:
            town(s, seat, t.town_of[space])
            return
        note_arrival(s, seat)
        if kind == CASTLE:
            castle(s, seat)
        elif kind == HAVEN:
            heal(s, seat, t.haven_heal)  # GL-4d.1
            s.then(ClosestLair(seat), AtHaven(seat, space))
            trigger(s, seat, ON_HAVEN, 0)
        elif kind == LAIR:
            lair = t.lair_of[space]
            if s.lair_at[lair] != NONE:
                peek_lair(s, seat, lair)
                s.then(EnterLair(seat, lair))
        elif kind == BATTLE:
            dragon = dragon_at(s, space)
            if dragon != NONE:
                meet(s, seat, dragon, ROAD)  # GL-9.3
            else:
                s.then(DrawBattle(seat, ROAD))
        elif kind == FATE:
            draw_fates(s, seat)
        else:
            trigger(s, seat, ON_BLANK, 0)  # GL-4g.1


def note_arrival(s: Adventure, seat: int) -> None:
    """What quests look at when a hero lands somewhere (GL-5.8)."""
    t = s.t
    space = s.at[seat]
    kind = t.kind[space]
    if t.land[space] != NONE:
        note(s, seat, W_LAND, t.land[space])
    for other in range(s.seats):
        if other != seat and s.at[other] == space:
            note(s, seat, W_MEETING, 0)
            break
    if kind == CASTLE:
        note(s, seat, W_CASTLE, 0)
    elif kind == TOWN:
        note(s, seat, W_TOWN, t.town_of[space])
    elif kind == HAVEN:
        note(s, seat, W_HAVEN, t.haven_of[space])


# -- GL-4a Castle


def castle(s: Adventure, seat: int) -> None:
    heal(s, seat, ALL)
    s.then(Buy(seat, ALL, 1))
    trigger(s, seat, ON_CASTLE, 0)


class Buy(Decision):
    """Goods of the market, as many as the hero likes and can pay; at the castle, where a quest wants it, a payment."""

    clause: ClassVar[str] = "GL-4a.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "castle")
    verb: ClassVar[str] = "buy"
    names: ClassVar[str] = "ware"
    span: ClassVar[int] = FIRST_WARE + GOODS

    def __init__(self, seat: int, left: int, castle: int) -> None:
        super().__init__(seat)
        self.left = left
        self.castle = castle

    def options(self, s: Adventure) -> list[int]:
        options = [DONE_BUYING]
        if self.castle and tithe(s, self.seat) != NONE:
            options.append(PAY_TITHE)
        return options + self.wares(s)

    def wares(self, s: Adventure) -> list[int]:
        found: list[int] = []
        for good in s.market:
            if good != NONE and price_of(s, self.seat, good) <= s.coins[self.seat]:
                ware = FIRST_WARE + good
                if ware not in found:
                    found.append(ware)
        return found

    def run(self, s: Adventure) -> None:
        if self.castle and may_owe(s, self.seat):
            s.open.append((self, self.options(s)))  # others may not know whether there is something to pay
        else:
            Decision.run(self, s)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == DONE_BUYING:
            return
        if option == PAY_TITHE:
            quest = tithe(s, seat)
            pay = s.t.quests[quest].pay
            s.inform()  # now everybody knows what the quest is
            s.coins[seat] -= pay
            if s.telling:
                s.tell("tithe", seat, number=pay)
            note(s, seat, W_TITHE, quest)
            s.then(Buy(seat, self.left, self.castle))
            return
        good = option - FIRST_WARE
        price = price_of(s, seat, good)
        s.coins[seat] -= price
        if s.telling:
            s.tell("bought", seat, good=good, price=price)
        if self.left > 1:
            s.then(Buy(seat, self.left - 1, self.castle))
        take_from_market(s, seat, good)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        if option == PAY_TITHE:
            return "GL-5.1", "no_tithe"
        return "GL-4a.2", "too_dear" if option - FIRST_WARE in s.market else "not_for_sale"

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "coins": s.coins[self.seat]}

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"ware": option, "price": 0, "text": "", "coins": s.coins[self.seat]}
        good = option - FIRST_WARE
        if 0 <= good < len(s.t.goods_count):
            facts["price"] = price_of(s, self.seat, good)
            facts["text"] = s.t.things[s.t.first_good + good].text
        return facts


def tithe(s: Adventure, seat: int) -> int:
    """The quest for which this hero can pay at the castle now, or NONE."""
    for quest in s.t.watchers[W_TITHE]:
        progress = s.progress[seat * len(s.t.quests) + quest]
        if UNSEEN < progress < DONE and s.coins[seat] >= s.t.quests[quest].pay:
            return quest
    return NONE


def may_owe(s: Adventure, seat: int) -> bool:
    """Could this hero have a quest to pay for, as far as everybody knows?"""
    if not s.seen[seat] & ((1 << TOWNS) - 1):
        return False
    open_quests = [s.t.quests[quest] for quest in s.t.watchers[W_TITHE] if quest not in s.quest_gone]
    return any(s.coins[seat] >= quest.pay for quest in open_quests)


def take_from_market(s: Adventure, seat: int, good: int) -> None:
    """The good changes hands and is replaced at once."""
    slot = s.market.index(good)
    s.market = put(s.market, slot, NONE)
    gain_thing(s, seat, s.t.first_good + good)
    s.market = put(s.market, slot, draw_good(s))  # GL-4a.4
    if s.telling and s.market[slot] != NONE:
        s.tell("new_good", NONE, good=s.market[slot])


def gain_thing(s: Adventure, seat: int, thing: int) -> None:
    """A good, an ability or a fairy comes to a hero; what it does when gained happens."""
    s.cards[seat] += (thing,)
    s.ticks[seat] += (0,)
    if s.telling:
        s.tell("gained", seat, thing=thing)
    for effect in s.t.things[thing].effects:
        if effect.on == GAINED:
            happen(s, seat, effect)
    if s.t.things[thing].kind == A_GOOD:
        note(s, seat, W_GOOD, goods_of(s, seat))


# -- GL-4c Fate


def draw_fates(s: Adventure, seat: int) -> None:
    """On a fate space: one fate, or more to choose from."""
    more = total(s, seat, WEAVE, 0)
    if more == 0:
        s.then(DrawFate(seat))
        return
    drawn: list[int] = []
    for _ in range(1 + more):
        fate = draw_fate_card(s)
        if fate != NONE:
            drawn.append(fate)
    if s.telling:
        s.tell("drew_fates", seat, fate=drawn)
    if drawn:
        s.then(Weave(seat, drawn))


class Weave(Decision):
    """Of the fates drawn one is kept and followed, the others are discarded."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "weave"
    names: ClassVar[str] = "fate"
    span: ClassVar[int] = FATES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        return sorted(self.drawn)

    def chosen(self, s: Adventure, option: int) -> None:
        for fate in self.drawn:
            if fate != option:
                s.fate_pile[fate] += 1
        collect_fate(s, self.seat, option)
        s.then(Follow(self.seat, option))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_drawn"

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        return fate_facts(s, option)


def fate_facts(s: Adventure, fate: int) -> dict[str, Any]:
    return {"fate": fate, "text": s.t.fates[fate].text if fate < len(s.t.fates) else ""}


class DrawFate(Step):
    clause: ClassVar[str] = "GL-4c.1"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        fate = draw_fate_card(s)
        if fate != NONE:
            collect_fate(s, self.seat, fate)
            s.then(Follow(self.seat, fate))


def collect_fate(s: Adventure, seat: int, fate: int) -> None:
    """It is kept, and every fifth one brings an ability when it has been followed (GL-6.2)."""
    s.fates[seat] += (fate,)
    s.fate_count[seat] += 1
    if s.telling:
        s.tell("fate", seat, fate=fate, text=s.t.fates[fate].text)
    if s.fate_count[seat] % s.t.fates_every == 0:
        s.then(DrawAbilities(seat, s.t.fates_abilities, 0))
    note(s, seat, W_FATE, 0)


class Follow(Step):
    """A fate says what happens; some want a roll first."""

    clause: ClassVar[str] = "GL-4c.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "fate")

    def __init__(self, seat: int, fate: int) -> None:
        self.seat = seat
        self.fate = fate

    def run(self, s: Adventure) -> None:
        fate = s.t.fates[self.fate]
        if fate.roll:
            die = s.dice.roll("fate_roll", s.t.die)
            forget(s, PER_ROLL)
            if s.telling:
                s.tell("rolled", self.seat, die=die, bonus=0)
            s.then(FateRoll(self.seat, self.fate, die, 0))
        else:
            carry_out(s, self.seat, fate.effects, 0)


class FateRoll(Window):
    """A roll that a fate wants, with what may change it."""

    clause: ClassVar[str] = "GL-8.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "fate", "die", "bonus")
    verb: ClassVar[str] = "fate"

    def __init__(self, seat: int, fate: int, die: int, bonus: int) -> None:
        super().__init__(seat)
        self.fate = fate
        self.die = die
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_FATE, self.die, self.die + self.bonus)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option == GO_ON:
            roll = min(self.die + self.bonus, s.t.die)
            carry_out(s, self.seat, s.t.fates[self.fate].effects, roll)
            return
        effect = spend_use(s, self.seat, option - FIRST_USE)
        die, bonus = self.die, self.bonus
        if effect.do == REROLL:
            die = s.dice.roll("fate_roll", s.t.die)
            if s.telling:
                s.tell("rerolled", self.seat, die=die)
        else:
            bonus += effect.n
        s.then(FateRoll(self.seat, self.fate, die, bonus))

    def facts(self, s: Adventure) -> dict[str, Any]:
        text = s.t.fates[self.fate].text
        return {"seat": self.seat, "fate": self.fate, "text": text, "die": self.die, "bonus": self.bonus}


# -- GL-12 What effects do


def carry_out(s: Adventure, seat: int, effects: list[Effect], die: int) -> None:
    """All effects of a card that hold now, one after the other."""
    right = [effect for effect in effects if die == 0 or effect.low <= die <= effect.high]
    push(s, [Happen(seat, effect.number) for effect in right if holds(s, seat, effect, die)])


class Happen(Step):
    """One effect takes place."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, s: Adventure) -> None:
        happen(s, self.seat, s.t.effects[self.effect])


def trigger(s: Adventure, seat: int, on: int, die: int) -> None:
    """The hero's cards that say something about this moment do it. ``die`` is the hero's, where it matters."""
    void = s.foe >= 0 and s.t.foes[s.foe].no_goods
    held = s.cards[seat]
    for index in range(len(held)):
        thing = s.t.things[held[index]]
        if void and thing.kind == A_GOOD:
            continue
        for effect in thing.effects:
            if effect.on != on or (die and not effect.low <= die <= effect.high):
                continue
            if effect.boxes:
                if s.ticks[seat][index] >= effect.boxes:
                    continue
                set_ticks(s, seat, index, s.ticks[seat][index] + 1)
            happen(s, seat, effect)


def happen(s: Adventure, seat: int, effect: Effect) -> None:
    do, n = effect.do, effect.n
    if effect.all:  # GL-8.4
        for other in range(s.seats):
            if s.alive[other]:
                affect(s, other, do, n)
    elif do in (COIN, HEAL, HURT, HEALTH):
        affect(s, seat, do, n)
    elif do == GLORY:
        if effect.pay:
            s.then(PayFor(seat, effect.number))
        else:
            s.then(Glory(seat, n))
    elif do == DAMAGE:
        wound_foe(s, seat, n)
    elif do == REGAIN:
        foe_regains(s, n)
    elif do == ABILITY:
        s.then(DrawAbilities(seat, n, 0))
    elif do == DRAW_FATE:
        for _ in range(n):
            s.then(DrawFate(seat))
    elif do == TURN:
        if n > 0:
            s.extra[seat] += n
        else:
            s.skips[seat] -= n
    elif do == STRIKE:
        if effect.lasts == NEXT_ROLL:
            s.next_strike[seat] += n
        else:
            s.battle_strike[seat] += n
    elif do == POWER:
        s.battle_power[seat] += n
    elif do == MOVE:
        s.next_move[seat] += n
    elif do == WITHIN:
        s.path[seat] = n
    elif do == PEEK:
        s.then(Peek(seat, effect.what))
    elif do == GO:
        s.then(GoNearest(seat, effect.what))
    elif do == STROLL:
        s.then(Stroll(seat, n))
    elif do == DO_BATTLE:
        s.then(DrawBattle(seat, BY_CARD))
    elif do == GIFT:
        s.then(TakeGift(seat))
    elif do == CARAVAN:
        caravan(s)
    elif do == BUY:
        s.then(Buy(seat, n, 0))
    elif do == CANDLE:
        light_candle(s, seat, n)
    else:
        raise AssertionError("this effect does not happen")


def affect(s: Adventure, seat: int, do: int, n: int) -> None:
    if do == COIN:
        earn(s, seat, n)
    elif do == HEAL:
        heal(s, seat, n)
    elif do == HURT:
        hurt(s, seat, n)
    else:
        more_health(s, seat, n)


class PayFor(Decision):
    """An effect that the hero may have for coins."""

    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "effect")
    verb: ClassVar[str] = "pay"
    names: ClassVar[str] = "answer"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def options(self, s: Adventure) -> list[int]:
        return [NO, YES] if s.coins[self.seat] >= s.t.effects[self.effect].pay else [NO]

    def chosen(self, s: Adventure, option: int) -> None:
        if option == YES:
            effect = s.t.effects[self.effect]
            earn(s, self.seat, -effect.pay)
            s.then(Glory(self.seat, effect.n))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "no_coins"

    def facts(self, s: Adventure) -> dict[str, Any]:
        effect = s.t.effects[self.effect]
        return {"seat": self.seat, "price": effect.pay, "glory": effect.n}

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        return {"answer": option, **self.facts(s)}


class Peek(Decision):
    """A card lets the hero look at a quest or a lair card anywhere."""

    clause: ClassVar[str] = "GL-10.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    verb: ClassVar[str] = "peek"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = 1 + TOWNS + LAIRS
    skippable: ClassVar[bool] = True

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, s: Adventure) -> list[int]:
        return places_to_peek(s, self.seat, self.what)

    def chosen(self, s: Adventure, option: int) -> None:
        look_at(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-10.1", "nothing_to_peek"


def look_at(s: Adventure, seat: int, place: int) -> None:
    if place > TOWNS:
        peek_lair(s, seat, place - 1 - TOWNS)
    elif place > 0:
        peek_quest(s, seat, place - 1, False)


class GoNearest(Decision):
    """A card brings the hero to the nearest such space; if several are equally near, the hero chooses."""

    clause: ClassVar[str] = "GL-4c.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    verb: ClassVar[str] = "go"
    names: ClassVar[str] = "space"
    span: ClassVar[int] = SPACES
    skippable: ClassVar[bool] = True

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def options(self, s: Adventure) -> list[int]:
        if self.what == TO_CASTLE:
            return [s.t.castle]
        spaces = s.t.havens if self.what == TO_HAVEN else s.t.town_at
        far = s.t.far[s.at[self.seat]]
        least = min([far[space] for space in spaces if far[space] > 0], default=0)
        return sorted([space for space in spaces if far[space] == least and least > 0])

    def chosen(self, s: Adventure, option: int) -> None:
        arrive(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option, "GL-4c.2", "not_nearest")


class Stroll(Decision):
    """GL-5.8: a short way that is no visit."""

    clause: ClassVar[str] = "GL-5.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "reach")
    verb: ClassVar[str] = "stroll"
    names: ClassVar[str] = "stroll"
    span: ClassVar[int] = 1 + SPACES

    def __init__(self, seat: int, reach: int) -> None:
        super().__init__(seat)
        self.reach = reach

    def options(self, s: Adventure) -> list[int]:
        return [0, *[1 + space for space in s.t.reach[s.at[self.seat]][self.reach]]]

    def chosen(self, s: Adventure, option: int) -> None:
        if option:
            s.at[self.seat] = option - 1
            if s.telling:
                s.tell("strolled", self.seat, space=option - 1)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return why_not_space(s, self.seat, option - 1, "GL-5.8", "too_far")

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "reach": self.reach}

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        return {"stroll": option, "space": option - 1} if option else {"stroll": 0}


class TakeGift(Decision):
    """The cheapest good of the market for nothing."""

    clause: ClassVar[str] = "GL-12.1"
    verb: ClassVar[str] = "take"
    names: ClassVar[str] = "good"
    span: ClassVar[int] = GOODS
    skippable: ClassVar[bool] = True

    def options(self, s: Adventure) -> list[int]:
        prices = [s.t.things[s.t.first_good + good].price for good in s.market if good != NONE]
        least = min(prices, default=0)
        found: list[int] = []
        for good in s.market:
            if good != NONE and s.t.things[s.t.first_good + good].price == least and good not in found:
                found.append(good)
        return sorted(found)

    def chosen(self, s: Adventure, option: int) -> None:
        take_from_market(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_cheapest" if option in s.market else "not_for_sale"

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        known = option < len(s.t.goods_count)
        return {"good": option, "text": s.t.things[s.t.first_good + option].text if known else ""}


def caravan(s: Adventure) -> None:
    for good in s.market:
        if good != NONE:
            s.goods_pile[good] += 1
    lay_market(s)


def light_candle(s: Adventure, seat: int, n: int) -> None:
    """Several fates are drawn and kept, one of them is followed."""
    drawn: list[int] = []
    for _ in range(n):
        fate = draw_fate_card(s)
        if fate != NONE:
            drawn.append(fate)
    for fate in drawn:  # not before: a set that is complete only now is not drawn from (GL-8.8)
        collect_fate(s, seat, fate)
    if drawn:
        s.then(FollowOne(seat, drawn))


class FollowOne(Decision):
    clause: ClassVar[str] = "GL-12.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "follow"
    names: ClassVar[str] = "fate"
    span: ClassVar[int] = FATES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        return sorted(self.drawn)

    def chosen(self, s: Adventure, option: int) -> None:
        s.then(Follow(self.seat, option))

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-12.1", "not_drawn"

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        return fate_facts(s, option)


# -- GL-4d Haven


class ClosestLair(Decision):
    clause: ClassVar[str] = "GL-4d.2"
    verb: ClassVar[str] = "look"
    names: ClassVar[str] = "place"
    span: ClassVar[int] = 1 + TOWNS + LAIRS

    def options(self, s: Adventure) -> list[int]:
        closest = s.t.closest[s.at[self.seat]]
        return [0, *[1 + TOWNS + lair for lair in closest if s.lair_at[lair] != NONE]]

    def chosen(self, s: Adventure, option: int) -> None:
        look_at(s, self.seat, option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        lair = option - 1 - TOWNS
        if lair in s.t.closest[s.at[self.seat]]:
            return "GL-4d.2", "lair_empty"
        return "GL-4d.2", "not_closest"


class AtHaven(Window):
    """GL-4d.3: as often as there are uses, while the hero is still on this haven (GL-8.3)."""

    clause: ClassVar[str] = "GL-4d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "space")
    verb: ClassVar[str] = "haven"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def options(self, s: Adventure) -> list[int]:
        if s.at[self.seat] != self.space:
            return [GO_ON]
        return [GO_ON, *uses_at(s, self.seat, AT_HAVEN, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        if option >= FIRST_USE:
            effect = spend_use(s, self.seat, option - FIRST_USE)
            s.then(AtHaven(self.seat, self.space))
            happen(s, self.seat, effect)


# -- GL-4e Lair


class EnterLair(Window):
    """The hero alone knows the card and decides whether to engage."""

    clause: ClassVar[str] = "GL-4e.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "lair")
    verb: ClassVar[str] = "lair"
    secret: ClassVar[bool] = True  # that a toll cannot be paid would tell the card

    def __init__(self, seat: int, lair: int) -> None:
        super().__init__(seat)
        self.lair = lair

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.coins[self.seat] >= self.foe(s).toll:
            options.append(FIRST)
        return options + uses_at(s, self.seat, AT_ENGAGE, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == FIRST:
            show_lair(s, self.lair)
            meet(s, seat, s.t.first_lair + s.lair_at[self.lair], IN_THE_LAIR)
            s.agenda.pop()  # the decision to engage is made
            engage(s, seat)
        elif option >= FIRST_USE:
            effect = spend_use(s, seat, option - FIRST_USE)
            s.then(EnterLair(seat, self.lair))
            happen(s, seat, effect)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return ("GL-7a.4", "no_toll") if option == FIRST else Window.why_not(self, s, option)

    def foe(self, s: Adventure) -> Foe:
        return s.t.foes[s.t.first_lair + s.lair_at[self.lair]]

    def facts(self, s: Adventure) -> dict[str, Any]:
        foe = s.t.first_lair + s.lair_at[self.lair]
        return {"seat": self.seat, "lair": self.lair, "foe": foe, "text": s.t.foes[foe].text}


# -- GL-4f Town, GL-5 Quests


def town(s: Adventure, seat: int, town: int) -> None:
    heal(s, seat, ALL)
    if knows(s, seat, town) and not s.quest_by[town] >> seat & 1:
        renew_term(s, seat, town)
        s.then(ClaimQuest(seat, town), NoteArrival(seat))  # GL-5.2: this arrival counts only for the next one
        return
    note_arrival(s, seat)
    if s.quest_at[town] != NONE and not knows(s, seat, town):  # GL-5.7
        peek_quest(s, seat, town, True)


class NoteArrival(Step):
    clause: ClassVar[str] = "GL-5.2"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        note_arrival(s, self.seat)


class ClaimQuest(Decision):
    """If the quest is done: flip it for the reward? Asked at every arrival, as whether it is done is secret."""

    clause: ClassVar[str] = "GL-4f.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "town")
    verb: ClassVar[str] = "claim"
    names: ClassVar[str] = "answer"
    span: ClassVar[int] = 2
    secret: ClassVar[bool] = True

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town = town

    def options(self, s: Adventure) -> list[int]:
        return [NO, YES] if completed(s, self.seat, self.town) else [NO]

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-4f.3", "not_done"

    def chosen(self, s: Adventure, option: int) -> None:
        if option == NO:
            return
        s.inform()  # now everybody knows that it was done
        seat, town = self.seat, self.town
        quest = s.t.quests[s.quest_at[town]]
        s.quest_by = put(s.quest_by, town, s.quest_by[town] | 1 << seat)
        second = s.quest_up[town]
        glory = s.t.second_glory if second else quest.glory
        coins = s.t.second_coins if second else quest.coins
        if s.telling:
            s.tell("quest", seat, town=town, quest=s.quest_at[town], glory=glory, coins=coins)
        if second:
            discard_quest(s, town)  # GL-5.4
        else:
            show_quest(s, town)  # GL-5.3
        earn(s, seat, coins)
        trigger(s, seat, QUEST, 0)
        s.then(Glory(seat, glory))

    def facts(self, s: Adventure) -> dict[str, Any]:
        done = completed(s, self.seat, self.town)
        return {"seat": self.seat, "town": self.town, "quest": s.quest_at[self.town], "done": done}

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        return {"answer": option, **self.facts(s)}


# -- GL-6 Progress


class Glory(Step):
    """Glory is gained: the game may be won, and every fifth point brings an ability."""

    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "glory")

    def __init__(self, seat: int, glory: int) -> None:
        self.seat = seat
        self.glory = glory

    def run(self, s: Adventure) -> None:
        seat = self.seat
        before = s.glory[seat]
        s.glory[seat] += self.glory
        if s.telling:
            s.tell("glory", seat, glory=self.glory, total=s.glory[seat])
        if s.glory[seat] >= s.goal:
            win(s, seat)
            return
        if s.fifteen == NONE and s.glory[seat] >= s.t.first_skips:
            s.fifteen = seat
            s.skips[seat] += 1
            if s.telling:
                s.tell("fifteen", seat)
        for _ in range(s.glory[seat] // s.t.every - before // s.t.every):
            earn(s, seat, s.t.coin_at_every)
            s.then(DrawAbilities(seat, s.t.abilities_drawn + total(s, seat, CHOICE, 0), FIVE))


def win(s: Adventure, seat: int) -> None:
    s.winner = seat
    del s.agenda[:]
    if s.telling:
        s.tell("won", seat)


class DrawAbilities(Step):
    """Some are drawn, one is kept. ``on``: the moment that this is for the hero's cards, or 0."""

    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "number", "on")

    def __init__(self, seat: int, number: int, on: int) -> None:
        self.seat = seat
        self.number = number
        self.on = on

    def run(self, s: Adventure) -> None:
        drawn: list[int] = []
        for _ in range(self.number):
            card = draw_card(s, "ability", s.ability_deck, s.ability_pile)
            if card != NONE:
                drawn.append(card)
        if not drawn:  # GL-8.14
            if s.telling:
                s.tell("no_ability", self.seat)
            return
        if s.telling and len(drawn) > 1:
            s.tell("drew_abilities", self.seat, ability=drawn)
        s.then(KeepAbility(self.seat, drawn))
        if self.on:
            trigger(s, self.seat, self.on, 0)


class KeepAbility(Decision):
    clause: ClassVar[str] = "GL-6.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "drawn")
    verb: ClassVar[str] = "keep"
    names: ClassVar[str] = "ability"
    span: ClassVar[int] = ABILITIES

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Adventure) -> list[int]:
        found: list[int] = []
        for card in self.drawn:
            if card not in found:
                found.append(card)
        return sorted(found)

    def chosen(self, s: Adventure, option: int) -> None:
        for card in self.drawn:
            s.ability_pile[card] += 1
        s.ability_pile[option] -= 1
        gain_thing(s, self.seat, s.t.first_ability + option)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return "GL-6.1", "ability_not_drawn"

    def option_facts(self, s: Adventure, option: int) -> dict[str, Any]:
        known = option < len(s.t.ability_count)
        return {"ability": option, "text": s.t.things[s.t.first_ability + option].text if known else ""}


# -- GL-7 Battle


class DrawBattle(Step):
    """A battle card is drawn, on a battle space or because a card orders it."""

    clause: ClassVar[str] = "GL-4b.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "scene")

    def __init__(self, seat: int, scene: int) -> None:
        self.seat = seat
        self.scene = scene

    def run(self, s: Adventure) -> None:
        seat = self.seat
        while True:
            if self.scene == BY_CARD and not monsters_left(s):
                return
            card = draw_card(s, "battle", s.battle_deck, s.battle_pile)
            if card == NONE:
                return
            if s.t.foes[card].kind != FAIRY_CARD:
                meet(s, seat, card, self.scene)
                return
            if self.scene != BY_CARD:
                fairy(s, seat, card)
                return
            s.battle_pile[card] += 1  # GL-8.5
            if s.telling:
                s.tell("fairy_passes", seat, foe=card)


def monsters_left(s: Adventure) -> bool:
    for card in range(s.t.first_lair):
        if s.t.foes[card].kind != FAIRY_CARD and s.battle_deck[card] + s.battle_pile[card] > 0:
            return True
    return False


def fairy(s: Adventure, seat: int, card: int) -> None:
    """GL-4b.2"""
    foe = s.t.foes[card]
    if s.telling:
        s.tell("fairy", seat, foe=card, text=foe.text)
    if foe.thing != NONE:
        gain_thing(s, seat, foe.thing)
    else:
        s.battle_pile[card] += 1
        carry_out(s, seat, foe.effects, 0)
    trigger(s, seat, FAIRY, 0)


def meet(s: Adventure, seat: int, card: int, scene: int) -> None:
    """A battle can begin: the monster stands there with all its health."""
    foe = s.t.foes[card]
    s.foe, s.scene = card, scene
    s.engaged = s.spared = s.risen = s.doubled = False
    s.clash = 0
    s.foe_strike, s.foe_power, s.foe_full = foe.strike, foe.power, foe.health
    if foe.mirror:
        s.foe_strike, s.foe_power = foe.strike + bare(s, seat, STRIKE), foe.power + bare(s, seat, POWER)
        s.foe_full = max(1, foe.health + bare_health(s, seat))
    s.foe_health = s.foe_full
    if s.telling:
        facts = {"strike": s.foe_strike, "power": s.foe_power, "health": s.foe_full, "text": foe.text}
        s.tell("meets", seat, foe=card, **facts)
    s.then(Engage(seat))


class Engage(Window):
    """Step 1: engage or withdraw, before every round."""

    clause: ClassVar[str] = "GL-7a.1"
    verb: ClassVar[str] = "battle"

    def options(self, s: Adventure) -> list[int]:
        options = [GO_ON]
        if s.engaged or s.coins[self.seat] >= s.t.foes[s.foe].toll:
            options.append(FIRST)
        return options + uses_at(s, self.seat, AT_ENGAGE, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == GO_ON:
            withdraw(s, seat, s.clash > 0)
        elif option == FIRST:
            engage(s, seat)
        else:
            effect = spend_use(s, seat, option - FIRST_USE)
            if effect.do == WITHDRAW:
                withdraw(s, seat, False)
            else:
                s.then(Engage(seat))
                happen(s, seat, effect)

    def why_not(self, s: Adventure, option: int) -> tuple[str, str]:
        return ("GL-7a.4", "no_toll") if option == FIRST else Window.why_not(self, s, option)

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "foe": s.foe,
            "foe_health": s.foe_health,
            "health": s.health[self.seat],
            "text": s.t.foes[s.foe].text,
            "clash": s.clash,
        }


def engage(s: Adventure, seat: int) -> None:
    if not s.engaged:
        s.engaged = True
        toll = s.t.foes[s.foe].toll
        if toll:
            earn(s, seat, -toll)  # GL-7a.4
        if s.telling:
            s.tell("engages", seat, foe=s.foe)
        trigger(s, seat, ENGAGED, 0)
        if falls(s, seat):
            win_battle(s, seat)
            return
    s.then(BeforeStrike(seat))


class BeforeStrike(Window):
    """GL-7a.5: cards that work before the dice."""

    clause: ClassVar[str] = "GL-7a.5"
    verb: ClassVar[str] = "ready"

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_BEFORE, 0, 0)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option == GO_ON:
            strike(s, seat)
            return
        effect = spend_use(s, seat, option - FIRST_USE)
        if effect.do == DAMAGE:
            wound_foe(s, seat, effect.n)
        else:
            s.doubled = True
        if falls(s, seat):
            win_battle(s, seat)
        else:
            s.then(BeforeStrike(seat))

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "foe": s.foe, "foe_health": s.foe_health}


def strike(s: Adventure, seat: int) -> None:
    """Step 2: both dice."""
    forget(s, PER_ROUND)
    forget(s, PER_ROLL)
    die = s.dice.roll("strike", s.t.die)
    foe_die = s.dice.roll("monster", s.t.die)
    bonus = s.next_strike[seat]  # GL-8.9
    s.next_strike[seat] = 0
    if s.telling:
        if s.player_rolls:
            s.tell("dice_thrown", seat, die=die, foe=s.foe, foe_die=foe_die, rival=next_hero(s, seat))
        else:
            s.tell("dice", seat, die=die, foe=s.foe, foe_die=foe_die)
    s.then(StrikeRoll(seat, die, foe_die, bonus))


def next_hero(s: Adventure, seat: int) -> int:
    """The next living hero clockwise, whose player throws the monster's die."""
    while True:
        seat = (seat + 1) % s.seats
        if s.alive[seat]:
            return seat


class StrikeRoll(Window):
    """GL-7b.2: both dice lie there, and the hero may change the own roll."""

    clause: ClassVar[str] = "GL-7b.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die", "foe_die", "bonus")
    verb: ClassVar[str] = "strike"

    def __init__(self, seat: int, die: int, foe_die: int, bonus: int) -> None:
        super().__init__(seat)
        self.die = die
        self.foe_die = foe_die
        self.bonus = bonus

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_STRIKE, self.die, self.die + self.bonus)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat, die, bonus = self.seat, self.die, self.bonus
        if option == GO_ON:
            compare(s, seat, die, strike_roll(s, seat, die, bonus), self.foe_die + s.foe_strike)
            return
        effect = spend_use(s, seat, option - FIRST_USE)
        if effect.do == REROLL:
            die = s.dice.roll("strike", s.t.die)
            if s.telling:
                s.tell("rerolled", seat, die=die)
        else:
            bonus += effect.n
        s.then(StrikeRoll(seat, die, self.foe_die, bonus))

    def facts(self, s: Adventure) -> dict[str, Any]:
        mine = strike_roll(s, self.seat, self.die, self.bonus)
        return {"seat": self.seat, "mine": mine, "theirs": self.foe_die + s.foe_strike, "foe": s.foe, "die": self.die}


def strike_roll(s: Adventure, seat: int, die: int, bonus: int) -> int:
    if die == 1 and s.t.foes[s.foe].ones:
        die = 0
    return die + strike_of(s, seat) + bonus


def compare(s: Adventure, seat: int, die: int, mine: int, theirs: int) -> None:
    """Step 3"""
    foe = s.t.foes[s.foe]
    if s.telling:
        s.tell("strikes", seat, mine=mine, theirs=theirs, foe=s.foe)
    if mine > theirs:
        power = power_of(s, seat)
        wound_foe(s, seat, 2 * power if s.doubled else power)
        trigger(s, seat, STRUCK, die)
        s.then(EndRound(seat))
    elif mine == theirs and not (foe.ties == 2 or (foe.ties == 1 and s.clash == 0)):  # GL-7c.2
        trigger(s, seat, TIE, die)
        if s.foe_health > 0:
            foe_trigger(s, seat, TIE)
        s.then(EndRound(seat))
    else:
        foe_trigger(s, seat, LOST)
        damage = s.foe_power
        if not s.spared:  # GL-7c.3
            less = total(s, seat, LESS, 0)
            if less:
                s.spared = True
                damage = max(0, damage - less)
        forget(s, PER_HIT)
        s.then(Hit(seat, damage, die))


def foe_trigger(s: Adventure, seat: int, on: int) -> None:
    for effect in s.t.foes[s.foe].effects:
        if effect.on == on:
            happen(s, seat, effect)


def wound_foe(s: Adventure, seat: int, n: int) -> None:
    s.foe_health = max(0, s.foe_health - n)
    if s.telling:
        s.tell("wounds", seat, foe=s.foe, number=n, foe_health=s.foe_health)


def foe_regains(s: Adventure, n: int) -> None:
    """GL-7c.4: never above what its card says."""
    before = s.foe_health
    s.foe_health = min(s.foe_full, before + n)
    if s.telling and s.foe_health > before:
        s.tell("regains", s.active, foe=s.foe, foe_health=s.foe_health)


class Hit(Window):
    """GL-7c.3: the hero lost the round; cards may reduce the damage."""

    clause: ClassVar[str] = "GL-7c.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "damage", "die")
    verb: ClassVar[str] = "hit"

    def __init__(self, seat: int, damage: int, die: int) -> None:
        super().__init__(seat)
        self.damage = damage
        self.die = die

    def options(self, s: Adventure) -> list[int]:
        return [GO_ON, *uses_at(s, self.seat, AT_HIT, 0, self.damage)]

    def chosen(self, s: Adventure, option: int) -> None:
        seat = self.seat
        if option != GO_ON:
            effect = spend_use(s, seat, option - FIRST_USE)
            s.then(Hit(seat, max(0, self.damage - effect.n), self.die))
            return
        s.health[seat] = max(0, s.health[seat] - self.damage)
        if s.telling:
            s.tell("suffers", seat, number=self.damage, health=s.health[seat])
        if self.damage:
            foe_trigger(s, seat, ON_HURT)
        if s.health[seat] == 0:
            s.then(CheatDeath(seat), AfterLoss(seat, self.die))
        else:
            s.then(AfterLoss(seat, self.die))

    def facts(self, s: Adventure) -> dict[str, Any]:
        return {"seat": self.seat, "number": self.damage, "foe": s.foe, "health": s.health[self.seat]}


class CheatDeath(Window):
    """A card saves the hero from death, or the hero is eliminated."""

    clause: ClassVar[str] = "GL-7c.3"
    verb: ClassVar[str] = "save"

    def run(self, s: Adventure) -> None:
        if self.options(s):
            Decision.run(self, s)
        else:
            eliminate(s, self.seat)

    def options(self, s: Adventure) -> list[int]:
        return uses_at(s, self.seat, AT_DEATH, 0, 0)

    def chosen(self, s: Adventure, option: int) -> None:
        spend_use(s, self.seat, option - FIRST_USE)
        s.health[self.seat] = 1
        if s.telling:
            s.tell("saved", self.seat)


class AfterLoss(Step):
    """What the hero's cards do to the monster after a lost round."""

    clause: ClassVar[str] = "GL-7c.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def run(self, s: Adventure) -> None:
        trigger(s, self.seat, LOST, self.die)
        s.then(EndRound(self.seat))


class EndRound(Step):
    """Step 4"""

    clause: ClassVar[str] = "GL-7d.3"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Adventure) -> None:
        s.doubled = False
        s.clash += 1
        if falls(s, self.seat):
            win_battle(s, self.seat)
        else:
            s.then(Engage(self.seat))


def falls(s: Adventure, seat: int) -> bool:
    """Is the monster beaten? Some rise again, once, and the battle goes on where it was."""
    if s.foe_health <= 0 and not s.risen:
        s.risen = True
        foe_trigger(s, seat, FALLEN)
    return s.foe_health <= 0


def win_battle(s: Adventure, seat: int) -> None:
    """GL-7d.1"""
    card = s.foe
    foe = s.t.foes[card]
    frames: list[Frame] = []
    glory = s.t.lair_glory if s.scene == IN_THE_LAIR else foe.glory if s.glory[seat] <= foe.cap else 0
    if s.telling:
        s.tell("beaten", seat, foe=card, glory=glory)
    if glory:
        frames.append(Glory(seat, glory))
    frames += [Happen(seat, effect.number) for effect in foe.effects if effect.on == WON]
    for held in s.cards[seat]:
        if not (foe.no_goods and s.t.things[held].kind == A_GOOD):
            frames += [Happen(seat, effect.number) for effect in s.t.things[held].effects if effect.on == WON]
    note(s, seat, W_WIN, s.foe_power)
    if s.scene == ROAD:
        note(s, seat, W_ROAD_WIN, 0)
    if s.scene == IN_THE_LAIR:
        discard_lair(s, s.t.lair_of[s.at[seat]])
    elif s.dragon_mode and foe.kind == A_DRAGON:  # GL-9.4, GL-9.5
        lift_dragon(s, card)
        s.slain += (card,)
    else:
        s.battle_pile[card] += 1
    close_battle(s, seat)
    push(s, frames)


def withdraw(s: Adventure, seat: int, penalty: bool) -> None:
    if s.telling:
        s.tell("withdraws", seat, foe=s.foe)
    if penalty:  # GL-7a.3
        foe_trigger(s, seat, WITHDREW)
    leave_foe(s, seat)
    close_battle(s, seat)


def leave_foe(s: Adventure, seat: int) -> None:
    """The monster was not beaten: where its card goes."""
    card = s.foe
    foe = s.t.foes[card]
    space = s.at[seat]
    if s.scene == IN_THE_LAIR or dragon_at(s, space) == card:
        return  # GL-4e.5, GL-9.3: it stays
    if s.dragon_mode and foe.kind == A_DRAGON:
        if s.t.kind[space] == BATTLE and dragon_at(s, space) == NONE:
            s.dragons += (space, card)  # GL-9.2
            if s.telling:
                s.tell("lies", seat, foe=card, space=space)
        else:
            s.slain += (card,)  # GL-9.5
    elif foe.back:
        s.battle_deck[card] += 1
    else:
        s.battle_pile[card] += 1  # GL-7a.2


def dragon_at(s: Adventure, space: int) -> int:
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i] == space:
            return s.dragons[i + 1]
    return NONE


def lift_dragon(s: Adventure, card: int) -> None:
    kept: list[int] = []
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i + 1] != card:
            kept += [s.dragons[i], s.dragons[i + 1]]
    s.dragons = tuple(kept)


def close_battle(s: Adventure, seat: int) -> None:
    if s.clash > 0:  # GL-7d.4
        s.battle_strike[seat] = 0
        s.battle_power[seat] = 0
    s.foe = NONE
    s.foe_health = s.foe_full = s.foe_strike = s.foe_power = 0
    s.scene = ROAD
    s.clash = 0
    s.engaged = s.spared = s.risen = s.doubled = False
    forget(s, PER_BATTLE)
    forget(s, PER_ROUND)
    forget(s, PER_HIT)


def eliminate(s: Adventure, seat: int) -> None:
    """GL-1.2, GL-1.3"""
    if s.telling:
        s.tell("dies", seat, foe=s.foe)
    leave_foe(s, seat)
    close_battle(s, seat)
    s.alive[seat] = False
    s.health[seat] = 0
    s.at[seat] = NONE
    s.coins[seat] = 0
    while len(s.cards[seat]) > 1:
        lose_card(s, seat, 1)
    for fate in s.fates[seat]:
        s.fate_pile[fate] += 1
    s.fates[seat] = ()
    s.next_move[seat] = s.next_strike[seat] = s.path[seat] = s.skips[seat] = s.extra[seat] = 0
    s.battle_strike[seat] = s.battle_power[seat] = 0
    del s.agenda[1:]
    living = s.living()
    if len(living) == 1:
        win(s, living[0])


# The order of decisions gives actions their stable numbers: append, never reorder.
DECISIONS: tuple[type[Decision], ...] = (
    ChooseHero,
    ChooseStart,
    BeforeMoving,
    MovementRoll,
    MoveTo,
    MoveWithin,
    EndOfTurn,
    Buy,
    Weave,
    FateRoll,
    PayFor,
    Peek,
    GoNearest,
    Stroll,
    TakeGift,
    FollowOne,
    ClosestLair,
    AtHaven,
    EnterLair,
    ClaimQuest,
    KeepAbility,
    Engage,
    BeforeStrike,
    StrikeRoll,
    Hit,
    CheatDeath,
)
STEPS: tuple[type[Frame], ...] = (
    NextTurn,
    Equip,
    LayMarket,
    WhoBegins,
    Land,
    DrawFate,
    Follow,
    Happen,
    Glory,
    DrawAbilities,
    DrawBattle,
    AfterLoss,
    EndRound,
    NoteArrival,
)

"""GL-8 What a hero has: health, coins, cards and their boxes, and what all of it adds up to."""

from __future__ import annotations

from tortuga.games.glory.state import (
    A_DRAGON,
    A_FAIRY,
    A_GOOD,
    A_LAIR,
    A_QUEST,
    ADD,
    AN_ABILITY,
    CANDLE,
    DRAGON,
    DRAW_FATE,
    FIRST_PLACE,
    FIRST_ROUND,
    FIRST_USE,
    HEAL,
    IN_BATTLE,
    IN_DRAGON_MODE,
    IN_LAIR,
    IN_THE_LAIR,
    LAIR_CARD,
    LESS,
    LOWEST,
    MARCH,
    MARCH_COST,
    MIGHT,
    MIGHTY,
    NONE,
    NOT_LOWEST,
    ODD,
    OF_POWER,
    ON_BATTLE_SPACE,
    PEEK,
    POWER,
    PRICE,
    REROLL,
    ROAD,
    SPECIAL,
    STRIKE,
    TOWNS,
    WEAK,
    WITHDRAW,
    WITHDREW,
    Adventure,
    Effect,
    Use,
)
from tortuga.kernel.machine import Facts

# -- health and coins


def heal(s: Adventure, seat: int, n: int) -> None:
    gained = min(n, s.most[seat] - s.health[seat])
    if gained > 0:
        s.health[seat] += gained
        if s.telling:
            s.tell("healed", seat, number=gained)


def hurt(s: Adventure, seat: int, n: int) -> None:
    """GL-8.13: outside battle the last health is never lost."""
    lost = min(n, s.health[seat] - 1)
    if lost > 0:
        s.health[seat] -= lost
        if s.telling:
            s.tell("hurt", seat, number=lost)


def more_health(s: Adventure, seat: int, n: int) -> None:
    """GL-8.6: health rises together with its maximum."""
    s.most[seat] += n
    s.health[seat] += n
    if s.telling:
        s.tell("more_health", seat, number=n)


def earn(s: Adventure, seat: int, n: int) -> None:
    """Gain coins, or lose them if ``n`` is below 0, but never more than the hero has (GL-8.13)."""
    coins = max(n, -s.coins[seat])
    if coins:
        s.coins[seat] += coins
        if s.telling:
            s.tell("earned" if coins > 0 else "lost_coins", seat, number=abs(coins))


# -- cards


def goods_of(s: Adventure, seat: int) -> int:
    number = 0
    for thing in s.cards[seat]:
        if s.t.things[thing].kind == A_GOOD:
            number += 1
    return number


def lose_card(s: Adventure, seat: int, index: int) -> None:
    """A card goes to the discard pile of its deck."""
    thing = s.t.things[s.cards[seat][index]]
    if thing.kind == A_GOOD:
        s.goods_pile[thing.card] += 1
    elif thing.kind == AN_ABILITY:
        s.ability_pile[thing.card] += 1
    elif thing.kind == A_FAIRY:
        s.battle_pile[thing.card] += 1
    s.cards[seat] = s.cards[seat][:index] + s.cards[seat][index + 1 :]
    s.ticks[seat] = s.ticks[seat][:index] + s.ticks[seat][index + 1 :]


def set_ticks(s: Adventure, seat: int, index: int, ticks: int) -> None:
    s.ticks[seat] = (*s.ticks[seat][:index], ticks, *s.ticks[seat][index + 1 :])


def spend_use(s: Adventure, seat: int, number: int) -> Effect:
    """Use a card: tick a box or note the use, pay its price, and discard the card if it is used up (GL-8.2)."""
    use = s.t.uses[number]
    effect = use.effect
    if s.telling:
        s.tell("used", seat, use=FIRST_USE + number, does=s.t.things[use.thing].text)
    if effect.cost:
        s.health[seat] -= effect.cost
        if s.telling:
            s.tell("hurt", seat, number=effect.cost)
    index = fresh_card(s, seat, number)
    if effect.per:
        s.spent = (*s.spent, number)
    if effect.boxes:
        ticks = s.ticks[seat][index] + (1 << (4 * use.row))
        set_ticks(s, seat, index, ticks)
        if effect.per and boxes_left(s, seat, index, use) == 0:
            s.spent = s.spent[:-1]  # such a card is no longer among those that are counted
        thing = s.t.things[use.thing]
        if not thing.keep and ticked(ticks) == thing.boxes:
            lose_card(s, seat, index)
            if s.telling:
                s.tell("used_up", seat, thing=use.thing)
    return effect


def boxes_left(s: Adventure, seat: int, index: int, use: Use) -> int:
    return use.effect.boxes - ((s.ticks[seat][index] >> (4 * use.row)) & 15)


def fresh_card(s: Adventure, seat: int, number: int) -> int:
    """The index of the hero's card that this use comes from, or NONE. A hero with several copies can use each of them
    (GL-8.10): the first copies with boxes left are those that ``spent`` already counts."""
    use = s.t.uses[number]
    effect = use.effect
    passed = s.spent.count(number) if effect.per else 0
    held = s.cards[seat]
    for index in range(len(held)):
        if held[index] == use.thing and (not effect.boxes or boxes_left(s, seat, index, use) > 0):
            if passed == 0:
                return index
            passed -= 1
    return NONE


def ticked(ticks: int) -> int:
    number = 0
    while ticks:
        number += ticks & 15
        ticks >>= 4
    return number


def renew_uses(s: Adventure, per: int) -> None:
    """A turn, battle, round, roll or hit is over: whatever can be used once in each can be used again."""
    if s.spent:
        s.spent = tuple([number for number in s.spent if s.t.uses[number].effect.per != per])


# -- which uses are open


def uses_at(s: Adventure, seat: int, window: int, die: int, roll: int) -> list[int]:
    """The uses that this hero can make at this moment, as options of a window. ``die`` is what the hero's die shows,
    ``roll`` the same with everything added."""
    found: list[int] = []
    held = s.cards[seat]
    void = window & IN_BATTLE and s.foe >= 0 and s.t.foes[s.foe].no_goods
    for index in range(len(held)):
        thing = s.t.things[held[index]]
        for number in thing.uses:
            use = s.t.uses[number]
            effect = use.effect
            if not effect.at & window or FIRST_USE + number in found:
                continue
            if void and thing.kind == A_GOOD:
                continue
            if (effect.boxes or effect.per) and fresh_card(s, seat, number) == NONE:
                continue
            if effect.cost and effect.cost >= s.health[seat]:
                continue
            if sensible(s, seat, effect, window, die, roll):
                found.append(FIRST_USE + number)
    return found


def sensible(s: Adventure, seat: int, effect: Effect, window: int, die: int, roll: int) -> bool:
    """Is using it now permitted, and would it change anything?"""
    do = effect.do
    if do == REROLL:
        return effect.low <= die <= effect.high
    if do == ADD:
        return effect.n > 0 or roll > 1
    if do == HEAL:
        return s.health[seat] < s.most[seat]
    if do == MARCH:
        return not s.marched
    if do == LESS:
        return roll > 0
    if do == WITHDRAW:
        return s.clash > 0 and has_trigger(s, WITHDREW)
    if do == PEEK:
        return bool(places_to_peek(s, seat, effect.what))
    if do in (CANDLE, DRAW_FATE):
        return fates_left(s) > 0
    return True


def has_trigger(s: Adventure, on: int) -> bool:
    return any(effect.on == on for effect in s.t.foes[s.foe].effects)


def march_cost(s: Adventure, seat: int, die: int) -> int:
    """The health that a march costs this hero while the movement die shows this number."""
    return max(0, s.t.march_cost + total(s, seat, MARCH_COST, die))


def fates_left(s: Adventure) -> int:
    """How many fates could be drawn now, complete sets of five included (GL-8.8)."""
    number = sum(s.fate_deck) + sum(s.fate_pile)
    if number == 0:
        for fates in s.fates:
            number += len(fates) // s.t.fates_every
    return number


def places_to_peek(s: Adventure, seat: int, what: int) -> list[int]:
    """Quests that lie face down and that this hero has not seen; all lair cards. As options of Peek."""
    places: list[int] = []
    if what & A_QUEST:
        unseen = [town for town in range(len(s.quest_at)) if not s.seen[seat] >> town & 1]
        places += [FIRST_PLACE + town for town in unseen if s.quest_at[town] != NONE]
    if what & A_LAIR:
        places += [FIRST_PLACE + TOWNS + lair for lair in range(len(s.lair_at)) if s.lair_at[lair] != NONE]
    return places


# -- what it all adds up to


def total(s: Adventure, seat: int, do: int, die: int) -> int:
    """The sum of what the hero's cards do permanently, such as lowering prices (GL-8.10)."""
    number = 0
    for held in s.cards[seat]:
        for effect in s.t.things[held].effects:
            if effect.do == do and not effect.on and not effect.at and holds(s, seat, effect, die):
                number += effect.n
    return number


def holds(s: Adventure, seat: int, effect: Effect, die: int) -> bool:
    """Is the condition of an effect met, and is the hero in its land?"""
    if effect.land >= 0 and s.t.land[s.at[seat]] != effect.land:
        return False
    when = effect.when
    if when == 0:
        return True
    if when == ON_BATTLE_SPACE:
        return s.foe >= 0 and s.scene == ROAD
    if when == IN_LAIR:
        return s.foe >= 0 and s.scene == IN_THE_LAIR
    if when == DRAGON:
        return s.foe >= 0 and s.t.foes[s.foe].kind == A_DRAGON
    if when == MIGHTY:
        return s.foe >= 0 and s.foe_power >= effect.low
    if when == WEAK:
        return s.health[seat] <= effect.high
    if when == ODD:
        return die % 2 == 1
    if when == FIRST_ROUND:
        return s.clash == 0
    if when == IN_DRAGON_MODE:
        return s.dragon_mode
    lowest = True
    for other in range(s.seats):
        if s.alive[other] and s.glory[other] < s.glory[seat]:
            lowest = False
    if when == LOWEST:
        return lowest
    if when == NOT_LOWEST:
        return not lowest
    raise AssertionError("no such condition")


def strike_of(s: Adventure, seat: int) -> int:
    """The hero's strike as it is now, in or out of battle."""
    strike = s.t.heroes[s.hero[seat]].strike + summed(s, seat, STRIKE)
    return strike + s.battle_strike[seat]


def power_of(s: Adventure, seat: int) -> int:
    power = s.t.heroes[s.hero[seat]].power + summed(s, seat, POWER) + s.battle_power[seat]
    if s.foe >= 0:
        for effect in s.t.foes[s.foe].effects:
            if effect.do == POWER and holds(s, seat, effect, 0):
                power += effect.n
    return max(s.t.least_power, power)


def summed(s: Adventure, seat: int, do: int) -> int:
    """Strike or power from all cards; against some foes goods do not count."""
    no_goods = s.foe >= 0 and (s.t.foes[s.foe].no_goods or (do == POWER and s.t.foes[s.foe].no_power))
    number = 0
    for held in s.cards[seat]:
        thing = s.t.things[held]
        if no_goods and thing.kind == A_GOOD:
            continue
        for effect in thing.effects:
            if effect.do == do and not effect.on and not effect.at and holds(s, seat, effect, 0):
                number += effect.n
    return number


def bare(s: Adventure, seat: int, do: int) -> int:
    """Strike or power without goods and passing bonuses: what the Mirror Self copies."""
    hero = s.t.heroes[s.hero[seat]]
    number = hero.strike if do == STRIKE else hero.power
    for held in s.cards[seat]:
        thing = s.t.things[held]
        if thing.kind in (SPECIAL, AN_ABILITY):
            for effect in thing.effects:
                if effect.do == do and not effect.on and not effect.at and holds(s, seat, effect, 0):
                    number += effect.n
    return number


def bare_health(s: Adventure, seat: int) -> int:
    """Maximum health without goods."""
    number = s.most[seat]
    for held in s.cards[seat]:
        if s.t.things[held].kind == A_GOOD:
            number -= s.t.things[held].health
    return number


def foe_numbers(s: Adventure, seat: int, card: int) -> tuple[int, int, int]:
    """Strike, power and health of a monster that this hero meets where the hero stands."""
    foe = s.t.foes[card]
    strike, power, health = foe.strike, foe.power, foe.health
    if foe.mirror:
        strike, power = strike + bare(s, seat, STRIKE), power + bare(s, seat, POWER)
        health = max(1, health + bare_health(s, seat))
    for effect in foe.effects:
        if effect.do == MIGHT and holds(s, seat, effect, 0):
            if effect.what == OF_POWER:
                power += effect.n
            else:
                strike += effect.n
    return strike, power, health


def foe_facts(s: Adventure, seat: int, card: int) -> Facts:
    """What a hero who sees this card learns: its numbers as they would be now, what beating it brings, its text."""
    foe = s.t.foes[card]
    strike, power, health = foe_numbers(s, seat, card)
    lair = foe.kind == LAIR_CARD
    facts: Facts = {"foe": card, "strike": strike, "power": power, "health": health}
    facts["glory"] = s.t.lair_glory if lair else foe.glory
    facts["cap"] = 0 if lair else foe.cap
    facts["says"] = int(foe.text != "")
    facts["text"] = foe.text
    return facts


def price_of(s: Adventure, seat: int, good: int) -> int:
    """GL-4a.3: what a good costs this hero."""
    return max(s.t.least_price, s.t.things[s.t.first_good + good].price - total(s, seat, PRICE, 0))

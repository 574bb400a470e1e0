"""MM-2 Skills and dice, and the small things that every chapter needs: gold, cargo cards, holds, talents."""

from __future__ import annotations

from typing import Final

from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Side
from tortuga.games.merchants_and_marauders.vocabulary.captains import (
    INFLUENCE,
    MORE_HOLD,
    MORE_INFLUENCE,
    MORE_SCOUTING,
    SCOUTING,
    WEAPONS_OF_A_KIND,
)
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import (
    CARGO,
    CREW,
    MORE_CANNONS,
    MORE_CARGO,
    MORE_CREW,
    MORE_HULL,
    RIGS,
    SKULL,
    WEAPONS,
)
from tortuga.kernel.machine import Decision, Seat, without

MOD_OF_LOCATION: Final = (MORE_HULL, MORE_CARGO, NONE, MORE_CREW, MORE_CANNONS)  # which modification adds a point where


def replaced(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


# -- talents: what a captain and his specialists can do


def talent(s: Sea, seat: Seat, which: int) -> int:
    """The amount of a talent: the captain's and those of all specialists together; 0 without it."""
    t = s.t
    total = 0
    captain = s.captain[seat]
    if t.captains.talent[captain] == which:
        total = t.captains.amount[captain]
    if not s.crewmen[seat] or not s.modules.specialists_work(s, seat):
        return total
    for card in s.crewmen[seat]:
        kind = t.specialists.type[card]
        if t.specialists.talent[kind] == which:
            total += t.specialists.amount[kind]
    return total


def best_talent(s: Sea, seat: Seat, which: int, otherwise: int) -> int:
    """The amount of a talent that replaces a number, where several do not add up."""
    t = s.t
    captain = s.captain[seat]
    best = otherwise
    if t.captains.talent[captain] == which and t.captains.amount[captain] > best:
        best = t.captains.amount[captain]
    if not s.crewmen[seat] or not s.modules.specialists_work(s, seat):
        return best
    for card in s.crewmen[seat]:
        kind = t.specialists.type[card]
        if t.specialists.talent[kind] == which and t.specialists.amount[kind] > best:
            best = t.specialists.amount[kind]
    return best


def nation_of(s: Sea, seat: Seat) -> int:
    return s.t.captains.nation[s.captain[seat]]


def port_power(s: Sea, seat: Seat, power: int) -> int:
    """What is printed in the zone for a captain in its port, or NONE; it applies only in the port itself."""
    return s.t.map.power[s.zone[seat]][power] if s.in_port[seat] else NONE


def market_at(s: Sea, seat: Seat) -> int:
    """A number for where a captain trades: the zone of a port; other places follow after all zones."""
    return s.zone[seat] if s.in_port[seat] else ZONES + s.zone[seat]


def home_of(s: Sea, seat: Seat) -> int:
    return s.t.captains.home[s.captain[seat]]


# -- MM-2 skill tests


def skill_of(s: Sea, side: Side, skill: int) -> int:
    """How many dice a side rolls before cards and circumstances."""
    if side >= s.seats:
        return s.t.npcs.skills[s.npc_cards[side - s.seats][-1]][skill]
    dice = s.t.captains.skills[s.captain[side]][skill]
    if skill == SCOUTING:
        dice += talent(s, side, MORE_SCOUTING)
    elif skill == INFLUENCE:
        dice += talent(s, side, MORE_INFLUENCE)
    return dice


def roll_dice(s: Sea, number: int) -> list[int]:
    """Faces 1 to 4, and SKULL for both skulls: nobody can tell them apart."""
    faces = [s.dice.roll("die", 6) for _ in range(number)]
    return [face if face < SKULL else SKULL for face in faces]


def skulls(dice: list[int]) -> int:
    count = 0
    for die in dice:
        if die >= SKULL:
            count += 1
    return count


def pips(dice: list[int]) -> int:
    """The sum of the dice that show no skull."""
    total = 0
    for die in dice:
        if die < SKULL:
            total += die
    return total


def try_skill(s: Sea, side: Side, skill: int, more: int) -> int:
    """MM-2.1: roll a skill and count the successes. Dice that a card promised are spent here."""
    number = skill_of(s, side, skill) + more + s.bonus
    s.bonus = 0
    dice = roll_dice(s, number if number > 1 else 1)
    if s.telling:
        s.tell("rolled", side, skill=skill, die=dice)
    s.pips = pips(dice)
    return skulls(dice)


def attempt(s: Sea, seat: Seat, skill: int, more: int, enough: int = 1) -> None:
    """A skill test outside combat: ``s.rolled`` says how it went, for the frame that was put on the agenda before.
    ``enough``: more successes than that make no difference."""
    more += s.bonus  # from a card; it holds for a second roll too
    s.bonus = 0
    s.rolled = try_skill(s, seat, skill, more)
    if s.rolled < enough:
        s.modules.tested(s, seat, skill, more, enough)


# -- gold


def at_home(s: Sea, seat: Seat) -> bool:
    return s.in_port[seat] and s.zone[seat] == home_of(s, seat)


def purse(s: Sea, seat: Seat) -> int:
    """What a captain can spend: in the home port the stash too (MM-5g.3)."""
    return s.gold[seat] + (s.stash[seat] if at_home(s, seat) else 0)


def ask(s: Sea, decision: Decision[Sea], hidden: bool) -> None:
    """MM-1.10: where silence would give away a secret (``hidden``), even a single option is asked for."""
    options = decision.options(s)
    if hidden or len(options) > 1:
        s.open.append((decision, options))
    else:
        decision.chosen(s, options[0])


def pay(s: Sea, seat: Seat, price: int) -> None:
    """The gold aboard goes first."""
    aboard = price if price <= s.gold[seat] else s.gold[seat]
    s.gold[seat] -= aboard
    s.stash[seat] -= price - aboard


def earn(s: Sea, seat: Seat, gold: int) -> None:
    s.gold[seat] += gold
    if s.telling and gold:
        s.tell("earned", seat, gold=gold)


# -- ships


def has_mod(s: Sea, side: Side, mod: int) -> bool:
    """Is this modification aboard? Ships without a player carry none in the base game."""
    if side < s.seats:
        return s.mods[side] >> mod & 1 == 1
    return s.modules.npc_mods(s, side - s.seats) >> mod & 1 == 1


def full_points(s: Sea, seat: Seat, location: int) -> int:
    """The points of a location when nothing is damaged."""
    points = s.t.ships.points[s.ship[seat]][location]
    mod = MOD_OF_LOCATION[location]
    if mod != NONE and s.mods[seat] >> mod & 1:
        points += s.t.mods.amount[mod]
    cap = s.t.ships.caps[location]
    return points if points < cap else cap


def manoeuvrability(s: Sea, seat: Seat) -> int:
    more = s.t.mods.amount[RIGS] if s.mods[seat] >> RIGS & 1 else 0
    ship = s.ship[seat]
    return s.modules.manoeuvrability(s, ship, s.t.ships.manoeuvrability[ship]) + more


def fits_mod(s: Sea, seat: Seat, mod: int) -> bool:
    """MM-5c.6: each modification once, and none that the caps would make useless."""
    if s.mods[seat] >> mod & 1:
        return False
    for location in range(5):
        if MOD_OF_LOCATION[location] == mod:
            return s.t.ships.points[s.ship[seat]][location] < s.t.ships.caps[location]
    return True


def fit_mod(s: Sea, seat: Seat, mod: int) -> None:
    """A new place for Crew is empty at first; other places arrive ready."""
    before = [full_points(s, seat, location) for location in range(5)]
    s.mods[seat] |= 1 << mod
    for location in range(5):
        if location != CREW:
            s.points[seat * 5 + location] += full_points(s, seat, location) - before[location]


def recruit(s: Sea, seat: Seat, most: int) -> int:
    """Take on up to that many Crew, as far as there is room; returns how many came."""
    room = full_points(s, seat, CREW) - s.points[seat * 5 + CREW]
    new = most if most < room else room
    s.points[seat * 5 + CREW] += new
    if s.telling and new:
        s.tell("recruited", seat, crew=new)
    return new


# -- cargo


def draw_cargo(s: Sea) -> int:
    """The next cargo card; discards are mixed when the deck is empty. NONE if no card is left at all."""
    if not s.cargo_deck:
        s.cargo_deck, s.cargo_gone = s.cargo_gone, ()
        if not s.cargo_deck:
            return NONE
    card = s.dice.among("card", list(s.cargo_deck))
    s.cargo_deck = without(s.cargo_deck, card)
    return card


def lay_out(s: Sea, number: int) -> None:
    """Draw cargo cards face up."""
    for _ in range(number):
        card = draw_cargo(s)
        if card != NONE:
            s.display = (*s.display, card)


def clear_display(s: Sea) -> None:
    s.cargo_gone += s.display
    s.display = ()


def hold(s: Sea, seat: Seat) -> int:
    """How many cards the ship holds at sea (MM-5b.5)."""
    room = s.points[seat * 5 + CARGO] + talent(s, seat, MORE_HOLD)
    return room if room < s.t.trade.most_cards else s.t.trade.most_cards


def cargo_room(s: Sea, seat: Seat) -> int:
    """How many cards the ship may have now: in port at least six, whatever the ship."""
    room = hold(s, seat)
    return s.t.trade.in_port if s.in_port[seat] and room < s.t.trade.in_port else room


def cards_held(s: Sea, seat: Seat) -> int:
    """Cards that take room in the hold."""
    return len(s.cargo[seat]) + s.modules.load(s, seat)


def overloaded(s: Sea, seat: Seat) -> int:
    """How many cards are too many."""
    over = cards_held(s, seat) - cargo_room(s, seat)
    return over if over > 0 else 0


def goods_held(s: Sea, seat: Seat) -> list[int]:
    """The different goods aboard."""
    held = [False] * 8
    for card in s.cargo[seat]:
        held[s.t.cargo.good[card]] = True
    return [good for good in range(8) if held[good]]


def one_of(s: Sea, cards: tuple[int, ...], good: int) -> int:
    """A card of this good among these; cards of a good differ only while a merchant is raided."""
    for card in cards:
        if s.t.cargo.good[card] == good:
            return card
    return NONE


def count_good(s: Sea, cards: tuple[int, ...], good: int) -> int:
    count = 0
    for card in cards:
        if s.t.cargo.good[card] == good:
            count += 1
    return count


def drop_good(s: Sea, seat: Seat, good: int) -> None:
    card = one_of(s, s.cargo[seat], good)
    s.cargo[seat] = without(s.cargo[seat], card)
    s.cargo_gone = (*s.cargo_gone, card)


def drop_all_cargo(s: Sea, seat: Seat) -> None:
    s.cargo_gone += s.cargo[seat]
    s.cargo[seat] = ()
    s.modules.cargo_lost(s, seat)


def spill_cargo(s: Sea, seat: Seat) -> None:
    """MM-8.10: cards that a damaged hold cannot keep are lost at random."""
    if s.modules.spills(s, seat):
        return
    while overloaded(s, seat):
        card = s.dice.among("card", list(s.cargo[seat]))
        s.cargo[seat] = without(s.cargo[seat], card)
        s.cargo_gone = (*s.cargo_gone, card)
        if s.telling:
            s.tell("spilled", seat, good=s.t.cargo.good[card])


# -- special weapons


def most_of_weapon(s: Sea, seat: Seat) -> int:
    from_talent = best_talent(s, seat, WEAPONS_OF_A_KIND, 1)
    return from_talent if from_talent > 1 else 1


def has_weapon(s: Sea, side: Side, weapon: int) -> bool:
    """Ships without a player carry none in the base game."""
    if side < s.seats:
        return s.weapons[side * WEAPONS + weapon] > 0
    return s.modules.npc_weapons(s, side - s.seats) >> weapon & 1 == 1


def spend_weapon(s: Sea, side: Side, weapon: int) -> None:
    if side < s.seats:
        lose_weapon(s, side, weapon)
    else:
        s.modules.npc_spends(s, side - s.seats, weapon)


def take_weapon(s: Sea, seat: Seat, weapon: int) -> None:
    s.weapons[seat * WEAPONS + weapon] += 1
    s.weapon_supply = replaced(s.weapon_supply, weapon, s.weapon_supply[weapon] - 1)


def lose_weapon(s: Sea, seat: Seat, weapon: int) -> None:
    s.weapons[seat * WEAPONS + weapon] -= 1
    if s.modules.weapon_gone(s, seat, weapon):
        return
    s.weapon_supply = replaced(s.weapon_supply, weapon, s.weapon_supply[weapon] + 1)


def pass_weapon(s: Sea, loser: Seat, winner: int, weapon: int) -> None:
    """From one captain to another."""
    s.weapons[loser * WEAPONS + weapon] -= 1
    s.weapons[winner * WEAPONS + weapon] += 1
    s.modules.weapon_passed(s, loser, winner, weapon)

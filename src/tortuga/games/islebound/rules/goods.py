"""What players pay and gain: cargo (IB-11.5), pirates and serpents, books, renown and its tokens (IB-12).

A rule that goes on after a gain puts what follows on the agenda first and gains after it: what a gain asks (which cargo
to throw away) then comes before what follows.
"""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.influence import PlaceCubes, place_cubes
from tortuga.games.islebound.state import (
    ABILITY_KINDS,
    BOOK,
    COIN,
    CUBE,
    EMPTY,
    FISH,
    GAIN_BOOK,
    GOOD_KINDS,
    ICHOR,
    MOST_BUILDINGS,
    MOST_THROWN,
    MOST_UNITS,
    NO_SKIP,
    PIRATE,
    RENOWN,
    SERPENT,
    WOOD,
    Amounts,
    Building,
    Isles,
    UnitKind,
)
from tortuga.kernel.machine import UNKNOWN, AnyFrame, Decision, Facts, Seat, without

# -- small helpers


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


def distinct(things: tuple[int, ...]) -> list[int]:
    """Each thing once; the things are sorted."""
    found: list[int] = []
    for thing in things:
        if not found or found[len(found) - 1] != thing:
            found.append(thing)
    return found


def only(gift: Amounts, goods: tuple[int, ...]) -> list[int]:
    """The part of a gain or price that is made of these goods."""
    return [gift[good] if good in goods else 0 for good in range(GOOD_KINDS)]


def listed(gift: Amounts) -> list[int]:
    """A gain or price as a fact, each good as number * GOOD_KINDS + good."""
    return [gift[good] * GOOD_KINDS + good for good in range(GOOD_KINDS) if gift[good]]


def paid(s: Isles, price: Amounts) -> list[int]:
    """A price as a fact. With Architect, books are told when the cards are discarded."""
    return listed([0 if s.architect and good == BOOK else price[good] for good in range(GOOD_KINDS)])


# -- IB-11.5 Cargo


class Dump(Decision[Isles]):
    """The hold is overfull: how much wood goes overboard? The rest is fish."""

    clause: ClassVar[str] = "IB-11.5"
    verb: ClassVar[str] = "dump"
    names: ClassVar[str] = "thrown"
    span: ClassVar[int] = MOST_THROWN + 1
    skippable: ClassVar[bool] = True

    def options(self, s: Isles) -> list[int]:
        over = self.over(s)
        if over <= 0:
            return []
        return list(range(max(0, over - s.fish[self.seat]), min(over, s.wood[self.seat]) + 1))

    def over(self, s: Isles) -> int:
        return s.wood[self.seat] + s.fish[self.seat] - s.hold(self.seat)

    def chosen(self, s: Isles, option: int) -> None:
        fish = self.over(s) - option
        s.wood[self.seat] -= option
        s.fish[self.seat] -= fish
        if s.telling:
            s.tell("dumped", self.seat, thrown=option, fish=fish)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-11.5", "dump_exactly"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "over": self.over(s), "hold": s.hold(self.seat)}

    def option_facts(self, s: Isles, option: int) -> Facts:
        return {"thrown": option, "fish": self.over(s) - option}


def stow(s: Isles, seat: Seat) -> None:
    """Call this after cargo came aboard."""
    if s.wood[seat] + s.fish[seat] > s.hold(seat):
        s.then(Dump(seat))


# -- pirates and serpents


def pirates_of(s: Isles, seat: Seat) -> int:
    return sum(s.units[seat][: s.t.pirates])


def serpents_of(s: Isles, seat: Seat) -> int:
    """IB-15.22: Ichor counts as one."""
    return sum(s.units[seat][s.t.pirates :])


def in_stack(s: Isles, good: int) -> int:
    """IB-1.5: how many pirates (or serpents) are left?"""
    first, past = unit_kinds(s, good)
    number = sum(s.stack[first:past])
    for kind in s.under:
        if first <= kind < past:
            number += 1
    return number


def unit_kinds(s: Isles, good: int) -> tuple[int, int]:
    """The first kind of pirates (or of serpents without Ichor), and one past the last."""
    return (0, s.t.pirates) if good == PIRATE else (s.t.pirates, s.t.ichor)


def gain_unit(s: Isles, seat: Seat, good: int) -> bool:
    """IB-1.7: the top card of the stack; when the shuffled ones are gone, the longest spent one."""
    first, past = unit_kinds(s, good)
    kind = EMPTY
    if sum(s.stack[first:past]):
        counts = [s.stack[k] if first <= k < past else 0 for k in range(len(s.stack))]
        kind = s.dice.draw("pirate" if good == PIRATE else "serpent", counts)
        s.stack = changed(s.stack, kind, -1)
    else:
        for spent in s.under:
            if first <= spent < past:
                kind = spent
                s.under = without(s.under, spent)
                break
    if kind == EMPTY:
        return False
    s.units[seat] = changed(s.units[seat], kind, 1)
    if s.telling:
        s.tell("unit", seat, unit=kind)
    return True


def spend_unit(s: Isles, kind: UnitKind) -> None:
    """A spent unit goes under its stack; Ichor is set aside."""
    if kind != s.t.ichor:
        s.under += (kind,)


def take_ichor(s: Isles, seat: Seat) -> None:
    """IB-15.22: Ichor comes to this player, if nobody has it."""
    kind = s.t.ichor
    for units in s.units:
        if units[kind]:
            return
    s.units[seat] = changed(s.units[seat], kind, 1)
    if s.telling:
        s.tell("ichor", seat)


class PayUnit(Decision[Isles]):
    """Which pirate (or serpent) is paid? ``good``: PIRATE or SERPENT."""

    clause: ClassVar[str] = "IB-9.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "good")
    verb: ClassVar[str] = "pay"
    names: ClassVar[str] = "unit"
    span: ClassVar[int] = MOST_UNITS

    def __init__(self, seat: Seat, good: int) -> None:
        super().__init__(seat)
        self.good = good

    def options(self, s: Isles) -> list[int]:
        first, past = unit_kinds(s, self.good)
        units = s.units[self.seat]
        return [kind for kind in range(first, past) if units[kind]]

    def chosen(self, s: Isles, option: int) -> None:
        s.units[self.seat] = changed(s.units[self.seat], option, -1)
        spend_unit(s, option)
        if s.telling:
            s.tell("paid_unit", self.seat, unit=option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option == s.t.ichor:
            return "IB-9.6", "not_ichor"
        return "IB-9.1", "no_such_unit"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "kind": self.good}


# -- books


def books_of(s: Isles, seat: Seat) -> int:
    """What this player can pay books with: with Architect, the hand (IB-21.3)."""
    return len(s.hand[seat]) if s.architect else s.books[seat]


def gain_books(s: Isles, seat: Seat, number: int) -> None:
    """IB-15.9, IB-15.19. With Architect, buildings are drawn instead (IB-21.3)."""
    gained = number
    if s.architect:
        gained = 0
        for _ in range(number):
            if draw_building(s, seat):
                gained += 1
    else:
        s.books[seat] += number
    for _ in range(gained):
        fire(s, seat, GAIN_BOOK, EMPTY)


def draw_from_deck(s: Isles) -> int:
    building = s.dice.among("building", list(s.deck))
    s.deck = without(s.deck, building)
    return building


def draw_building(s: Isles, seat: Seat) -> bool:
    """IB-21.3: draw a building into the hand, secretly. Is there one left?"""
    if not s.deck and s.discards:
        for other in range(s.seats):  # what was passed on in the draft may now be anywhere
            s.passed[other] = tuple([card for card in s.passed[other] if card not in s.discards])
        s.deck = tuple(sorted(s.discards))
        s.discards = ()
    if not s.deck:
        return False
    building = draw_from_deck(s)
    s.hand[seat] = tuple(sorted([*s.hand[seat], building]))
    if s.telling:
        s.whisper("drew", seat, {"building": building})
    return True


class DiscardCard(Decision[Isles]):
    """IB-21.3: a book is paid with a building from hand."""

    clause: ClassVar[str] = "IB-21.3"
    verb: ClassVar[str] = "discard"
    names: ClassVar[str] = "building"
    span: ClassVar[int] = MOST_BUILDINGS

    def options(self, s: Isles) -> list[int]:
        return list(s.hand[self.seat])

    def chosen(self, s: Isles, option: int) -> None:
        s.hand[self.seat] = without(s.hand[self.seat], option)
        s.discards += (option,)
        s.inform()
        if s.telling:
            s.tell("discarded", self.seat, building=option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-21.2", "not_in_hand"


# -- IB-12 Renown and its tokens


def gain_renown(s: Isles, seat: Seat, number: int) -> None:
    """IB-12.1, IB-12.2"""
    s.renown[seat] += number
    if s.telling:
        s.tell("renown", seat, number=number)
    while s.renown[seat] >= s.t.renown:
        s.renown[seat] -= s.t.renown
        take_token(s, seat)


def take_token(s: Isles, seat: Seat) -> None:
    kind = s.token_top
    if kind == EMPTY:  # IB-12.4
        s.sevens[seat] += 1
        if s.telling:
            s.tell("seven", seat)
        return
    s.tokens[seat] += (kind,)
    if s.telling:
        s.tell("token", seat, goods=listed(s.t.token_rewards[kind]))
    if sum(s.token_left):
        turn_token(s)
    else:
        s.token_top = EMPTY
        trigger_end(s, seat)  # IB-14.2
    gain(s, seat, s.t.token_rewards[kind], True)


def turn_token(s: Isles) -> None:
    """Turn up the next renown token of the stack."""
    s.token_top = s.dice.draw("token", list(s.token_left))
    s.token_left = changed(s.token_left, s.token_top, -1)
    if s.telling:
        s.tell("token_shown", UNKNOWN, goods=listed(s.t.token_rewards[s.token_top]))


def trigger_end(s: Isles, seat: Seat) -> None:
    """IB-14.3: the next round is the last one."""
    if not s.ending:
        s.ending = True
        if s.telling:
            s.tell("end_triggered", seat)


# -- gaining and paying


def gain(s: Isles, seat: Seat, gift: Amounts, direct: bool) -> None:
    """Gain all of this. ``direct``: cubes go straight to the track, and House of Commons has no say."""
    if gift[CUBE]:
        if direct:
            place_cubes(s, seat, gift[CUBE], NO_SKIP)
        else:
            s.then(PlaceCubes(seat, gift[CUBE]))
    if gift[COIN]:
        gain_coins(s, seat, gift[COIN])
    if gift[WOOD] or gift[FISH]:
        s.wood[seat] += gift[WOOD]
        s.fish[seat] += gift[FISH]
        if s.telling:
            s.tell("cargo", seat, goods=listed(only(gift, (WOOD, FISH))))
        stow(s, seat)
    if gift[BOOK]:
        if s.telling and not s.architect:
            s.tell("cargo", seat, goods=listed(only(gift, (BOOK,))))
        gain_books(s, seat, gift[BOOK])
    for _ in range(gift[PIRATE]):
        gain_unit(s, seat, PIRATE)
    if gift[SERPENT]:
        gained = False
        for _ in range(gift[SERPENT]):
            if gain_unit(s, seat, SERPENT):
                gained = True
        if gained and s.powers[seat][ICHOR]:
            take_ichor(s, seat)
    if gift[RENOWN]:
        gain_renown(s, seat, gift[RENOWN])


def gain_coins(s: Isles, seat: Seat, coins: int) -> None:
    s.coins[seat] += coins
    if s.telling:
        s.tell("coins", seat, coins=coins)


def can_gain(s: Isles, seat: Seat, gift: Amounts) -> bool:
    """IB-1.5: would this gain bring anything?"""
    if gift[COIN] or gift[WOOD] or gift[FISH] or gift[RENOWN]:
        return True
    return max(what_is_left(s, seat, gift)) > 0


def what_is_left(s: Isles, seat: Seat, gift: Amounts) -> list[int]:
    """IB-1.5: the part of a gain for which there are pieces."""
    left = gift[:]
    if gift[BOOK] and s.architect:
        left[BOOK] = min(gift[BOOK], len(s.deck) + len(s.discards))
    for good in (PIRATE, SERPENT):
        if gift[good]:
            left[good] = min(gift[good], in_stack(s, good))
    if gift[CUBE]:
        left[CUBE] = min(gift[CUBE], s.influence.count(EMPTY), s.cubes(seat))
    return left


def can_pay(s: Isles, seat: Seat, price: Amounts) -> bool:
    if s.coins[seat] < price[COIN] or s.wood[seat] < price[WOOD] or s.fish[seat] < price[FISH]:
        return False
    if price[BOOK] and books_of(s, seat) < price[BOOK]:
        return False
    if price[PIRATE] and pirates_of(s, seat) < price[PIRATE]:
        return False
    units = s.units[seat]
    return not price[SERPENT] or sum(units[s.t.pirates : s.t.ichor]) >= price[SERPENT]


def pay(s: Isles, seat: Seat, price: Amounts) -> list[AnyFrame]:
    """Pay coins, wood, fish and books at once. The frames ask for what the player must choose."""
    s.coins[seat] -= price[COIN]
    s.wood[seat] -= price[WOOD]
    s.fish[seat] -= price[FISH]
    frames: list[AnyFrame] = []
    if s.architect:
        for _ in range(price[BOOK]):
            frames.append(DiscardCard(seat))  # noqa: PERF401
    else:
        s.books[seat] -= price[BOOK]
    for _ in range(price[PIRATE]):
        frames.append(PayUnit(seat, PIRATE))  # noqa: PERF401
    for _ in range(price[SERPENT]):
        frames.append(PayUnit(seat, SERPENT))  # noqa: PERF401
    return frames


# -- IB-15 Abilities that bring something


def fire(s: Isles, seat: Seat, ability: int, but: Building) -> None:
    """Set off all buildings of this player with this ability, except the building ``but``."""
    if s.powers[seat][ability]:
        for building in s.buildings[seat]:
            if s.t.ability[building] == ability and building != but:
                if s.telling:
                    s.tell("ability", seat, building=building)
                gain(s, seat, s.t.gift[building], True)


def powers_of(s: Isles, buildings: tuple[int, ...]) -> tuple[int, ...]:
    """By ability, the sum of the amounts of these buildings."""
    amounts = [0] * ABILITY_KINDS
    for building in buildings:
        amounts[s.t.ability[building]] += s.t.amount[building]
    return tuple(amounts)

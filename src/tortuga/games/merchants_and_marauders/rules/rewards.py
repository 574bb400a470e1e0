"""MM-13b.5 The rewards of rumors and missions, one after the other."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import (
    drop_good,
    earn,
    fit_mod,
    fits_mod,
    goods_held,
    lay_out,
    most_of_weapon,
    overloaded,
    recruit,
    replaced,
    take_weapon,
)
from tortuga.games.merchants_and_marauders.rules.bounties import RemoveBounty, lose_bounties
from tortuga.games.merchants_and_marauders.rules.damage import repair_all, take_hit
from tortuga.games.merchants_and_marauders.rules.glory import draw_glory
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card, Nation, Zone
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    GIVE_CARGO,
    GIVE_CREW,
    GIVE_GLORY,
    GIVE_GOLD,
    GIVE_GOODS,
    GIVE_HULL_HIT,
    GIVE_MOD,
    GIVE_PARDON,
    GIVE_REPAIR,
    GIVE_SPECIALIST,
    GIVE_WEAPON,
)
from tortuga.games.merchants_and_marauders.vocabulary.cargo import GOODS, NEW_CARGO_CARDS
from tortuga.games.merchants_and_marauders.vocabulary.map import ZONES
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW, HULL, UNSEEN, WEAPONS
from tortuga.kernel.machine import Decision, Facts, Seat, Step, without


class Reward(Step[Sea]):
    """One thing of a reward."""

    clause: ClassVar[str] = "MM-13b.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "kind", "amount", "nation")

    def __init__(self, seat: Seat, kind: int, amount: int, nation: Nation) -> None:
        self.seat = seat
        self.kind = kind
        self.amount = amount
        self.nation = nation

    def run(self, s: Sea) -> None:
        seat, kind, amount = self.seat, self.kind, self.amount
        if kind == GIVE_GOLD:
            earn(s, seat, amount)
        elif kind == GIVE_CARGO:
            lay_out(s, amount)
            s.then(TakeCargo(seat, 0))
            s.modules.laid_out_cargo(s, seat, len(s.display))
        elif kind == GIVE_GOODS:
            lay_out(s, amount)
            s.then(TakeCargo(seat, 1))
            s.modules.laid_out_cargo(s, seat, len(s.display))
        elif kind == GIVE_HULL_HIT:
            for _ in range(amount):
                take_hit(s, seat, HULL, 1)
        elif kind == GIVE_WEAPON:
            s.then(TakeWeapon(seat, amount))
        elif kind == GIVE_MOD:
            look_at_mods(s, seat)
            s.then(TakeMod(seat))
            if s.telling and not TakeMod(seat).options(s):
                s.tell("no_mod_fits", seat)
        elif kind == GIVE_GLORY:
            draw_glory(s, seat, amount)
        elif kind == GIVE_PARDON:
            self.pardon(s)
        elif kind == GIVE_REPAIR:
            repair_all(s, seat)
        elif kind == GIVE_CREW:
            if not s.modules.paid_recruiting(s, seat):
                recruit(s, seat, s.t.ships.caps[CREW])
        elif kind == GIVE_SPECIALIST:
            find_specialist(s, seat)

    def pardon(self, s: Sea) -> None:
        if self.nation == NONE:
            s.then(RemoveBounty(self.seat, 0, self.amount, 0))
        else:
            have = s.bounties[self.seat * 4 + self.nation]
            lose_bounties(s, self.seat, self.nation, min(self.amount, have))


def give_rewards(s: Sea, seat: Seat, rewards: list[int]) -> None:
    """``rewards``: kind, amount and nation of each, in the order in which they are given."""
    at = len(rewards) - 3
    while at >= 0:
        s.then(Reward(seat, rewards[at], rewards[at + 1], rewards[at + 2]))
        at -= 3


# -- cargo


class TakeCargo(Step[Sea]):
    """Cargo cards of a reward come aboard. ``plain``: only as goods."""

    clause: ClassVar[str] = "MM-13b.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "plain")

    def __init__(self, seat: Seat, plain: int) -> None:
        self.seat = seat
        self.plain = plain

    def run(self, s: Sea) -> None:
        cards = s.display
        s.display = ()
        if self.plain:
            take_goods(s, self.seat, cards)
        else:
            stow(s, self.seat, cards)


def stow(s: Sea, seat: Seat, cards: tuple[int, ...]) -> None:
    """MM-8.11: new cards come aboard; the captain chooses what is left behind if not all fit."""
    take_goods(s, seat, cards)
    s.modules.loaded(s, seat, cards)


def take_goods(s: Sea, seat: Seat, cards: tuple[int, ...]) -> None:
    s.cargo[seat] += cards
    if s.telling and cards:
        s.tell("loaded", seat, good=[s.t.cargo.good[card] for card in cards])
    trim(s, seat)


def trim(s: Sea, seat: Seat) -> None:
    if overloaded(s, seat):
        s.then(DropCargo(seat))


class DropCargo(Decision[Sea]):
    """MM-5b.6: a captain who has more cards than room chooses what to give up."""

    clause: ClassVar[str] = "MM-5b.6"
    verb: ClassVar[str] = "jettison"
    names: ClassVar[str] = "load"
    span: ClassVar[int] = GOODS + NEW_CARGO_CARDS
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        if not overloaded(s, self.seat):
            return []
        options = goods_held(s, self.seat)
        s.modules.more_loads(s, self.seat, options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        drop_load(s, self.seat, option)
        trim(s, self.seat)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-5b.6", "no_such_good"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "number": overloaded(s, self.seat)}

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option < GOODS:
            return {"load": option, "kind": "good", "good": option}
        return s.modules.load_facts(s, option)


class Jettison(Decision[Sea]):
    """MM-4.11: a captain throws a card overboard of his own accord."""

    clause: ClassVar[str] = "MM-4.11"
    verb: ClassVar[str] = "throw-overboard"
    names: ClassVar[str] = "load"
    span: ClassVar[int] = GOODS + NEW_CARGO_CARDS

    def options(self, s: Sea) -> list[int]:
        options = goods_held(s, self.seat)
        s.modules.more_loads(s, self.seat, options)
        return options

    def chosen(self, s: Sea, option: int) -> None:
        drop_load(s, self.seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-4.11", "no_such_good"

    def option_facts(self, s: Sea, option: int) -> Facts:
        if option < GOODS:
            return {"load": option, "kind": "good", "good": option}
        return s.modules.load_facts(s, option)


def drop_load(s: Sea, seat: Seat, load: int) -> None:
    """A good, or a card beyond the goods, goes overboard."""
    if load >= GOODS:
        s.modules.drop(s, seat, load)
        return
    drop_good(s, seat, load)
    if s.telling:
        s.tell("jettisoned", seat, good=load)


# -- weapons


class TakeWeapon(Decision[Sea]):
    """Special weapons of choice, of types not aboard, as far as the supply goes."""

    clause: ClassVar[str] = "MM-13b.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    verb: ClassVar[str] = "arm"
    names: ClassVar[str] = "weapon"
    span: ClassVar[int] = WEAPONS
    skippable: ClassVar[bool] = True

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Sea) -> list[int]:
        return weapons_to_take(s, self.seat)

    def chosen(self, s: Sea, option: int) -> None:
        take_weapon(s, self.seat, option)
        if s.telling:
            s.tell("armed", self.seat, weapon=option)
        if self.left > 1:
            s.then(TakeWeapon(self.seat, self.left - 1))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13b.7", "weapon_sold_out" if s.weapon_supply[option] == 0 else "weapon_aboard"


def weapons_to_take(s: Sea, seat: Seat) -> list[int]:
    most = most_of_weapon(s, seat)
    return [w for w in range(WEAPONS) if s.weapon_supply[w] > 0 and s.weapons[seat * WEAPONS + w] < most]


# -- modifications


def look_at_mod(s: Sea, zone: Zone) -> int:
    """A token gets its face the first time somebody looks at it."""
    if s.mod_at[zone] == UNSEEN:
        mod = s.dice.draw("mod", list(s.mod_pool))
        s.mod_pool = replaced(s.mod_pool, mod, s.mod_pool[mod] - 1)
        s.mod_at = replaced(s.mod_at, zone, mod)
    return s.mod_at[zone]


def look_at_mods(s: Sea, seat: Seat) -> None:
    """MM-13b.8: this captain looks at the tokens of all ports."""
    for zone in range(ZONES):
        if s.mod_at[zone] != NONE and not s.mod_up >> zone & 1:
            mod = look_at_mod(s, zone)
            s.mod_known = replaced(s.mod_known, zone, s.mod_known[zone] | 1 << seat)
            if s.telling:
                s.whisper("saw_mod", seat, {"mod": mod}, zone=zone)
    s.inform()


class TakeMod(Decision[Sea]):
    """MM-13b.8: take one that the ship can carry, free."""

    clause: ClassVar[str] = "MM-13b.8"
    verb: ClassVar[str] = "fetch-mod"
    names: ClassVar[str] = "zone"
    span: ClassVar[int] = ZONES
    skippable: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        return [zone for zone in range(ZONES) if s.mod_at[zone] >= 0 and fits_mod(s, self.seat, s.mod_at[zone])]

    def chosen(self, s: Sea, option: int) -> None:
        take_mod(s, self.seat, option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13b.8", "no_mod_here" if s.mod_at[option] < 0 else "mod_does_not_fit"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"zone": option, "mod": s.mod_at[option]}


def take_mod(s: Sea, seat: Seat, zone: Zone) -> None:
    """The token of a port goes onto the ship."""
    mod = s.mod_at[zone]
    s.mod_at = replaced(s.mod_at, zone, NONE)
    s.mod_up &= ~(1 << zone)
    s.mod_known = replaced(s.mod_known, zone, 0)
    fit_mod(s, seat, mod)
    s.inform()
    if s.telling:
        s.tell("fitted", seat, mod=mod, zone=zone)


# -- specialists


def may_employ(s: Sea, seat: Seat, card: Card) -> bool:
    """MM-5h.2: one of each type, three in all."""
    if not s.modules.employs(s, seat):
        return False
    kind = s.t.specialists.type[card]
    if len(s.crewmen[seat]) >= s.t.points.specialists:
        return False
    return all(s.t.specialists.type[other] != kind for other in s.crewmen[seat])


def find_specialist(s: Sea, seat: Seat) -> None:
    """MM-13b.9: the first specialist in the deck of a type not aboard: with no order, any is as likely."""
    found = [card for card in s.glory_deck if s.t.specialists.type[card] != NONE and may_employ(s, seat, card)]
    if found:
        card = s.dice.among("glory_card", found)
        s.glory_deck = without(s.glory_deck, card)
        s.crewmen[seat] = (*s.crewmen[seat], card)
        if s.telling:
            s.tell("employed", seat, glory_card=card)

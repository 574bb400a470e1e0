"""Taking towns by attack (IB-6), and what follows from taking one."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.rules.crew import exhaust
from tortuga.games.islebound.rules.goods import changed, distinct, fire, gain_coins, spend_unit
from tortuga.games.islebound.rules.visit import enter_town
from tortuga.games.islebound.rules.yes_no import YesNo
from tortuga.games.islebound.state import (
    ATTACK,
    COMBAT,
    CREWS,
    EMPTY,
    FACES,
    KEEP_UNITS,
    LOSE_TOWN,
    MOST_SLOTS,
    MOST_UNITS,
    SEND_NO_MORE,
    WIN_ATTACK,
    Isles,
    UnitKind,
)
from tortuga.kernel.machine import Decision, Facts, Seat, Step, without


def needed(s: Isles, seat: Seat) -> int:
    """IB-6.2, IB-7.2: the strength or influence that this player needs to take the town here."""
    region = s.ship[seat]
    strength = s.town(region).strength
    return strength if s.owner[region] == EMPTY else strength + s.t.owned


# -- before the roll


def why_not_attack(s: Isles, seat: Seat) -> tuple[str, str]:
    """The clause and the reason; both are empty if the town here can be attacked."""
    region = s.ship[seat]
    if s.owner[region] == seat:
        return "IB-6.1", "own_town"
    if not s.town(region).red:
        return "IB-6.1", "no_red_banner"
    return ("", "") if sum(s.units[seat]) else ("IB-6.3", "no_units")


def attack(s: Isles, seat: Seat) -> None:
    if s.telling:
        s.tell("attacks", seat, town=s.ship[seat], number=needed(s, seat))
    s.force = (0,) * len(s.t.unit_names)
    s.then(Commit(seat))


class Commit(Decision[Isles]):
    """IB-6.3: units are sent one after another, in the order of their kinds, until SEND_NO_MORE."""

    clause: ClassVar[str] = "IB-6.3"
    verb: ClassVar[str] = "send"
    names: ClassVar[str] = "send"
    span: ClassVar[int] = MOST_UNITS + 1

    def options(self, s: Isles) -> list[int]:
        units = s.units[self.seat]
        sent = sum(s.force)
        options: list[int] = []
        if sent < s.t.dice:
            first = 0
            for kind in range(len(s.force)):
                if s.force[kind]:
                    first = kind
            options = [kind for kind in range(first, len(units)) if units[kind]]
        if sent:
            options.append(SEND_NO_MORE)
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option == SEND_NO_MORE:
            if s.telling:
                s.tell("sent", self.seat, unit=sent_units(s))
            s.then(AddDie(self.seat, 0))
            return
        s.units[self.seat] = changed(s.units[self.seat], option, -1)
        s.force = changed(s.force, option, 1)
        s.then(Commit(self.seat))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option == SEND_NO_MORE:
            return "IB-6.3", "send_one"
        if option >= len(s.force) or not s.units[self.seat][option]:
            return "IB-6.3", "no_such_unit"
        return "IB-6.3", "sent_in_order"

    def facts(self, s: Isles) -> Facts:
        return {
            "seat": self.seat,
            "town": s.ship[self.seat],
            "number": needed(s, self.seat),
            "unit": sent_units(s),
        }


class AddDie(Decision[Isles]):
    """IB-6.4: exhaust crew with combat for one die each, until the player declines."""

    clause: ClassVar[str] = "IB-6.4"
    fields: ClassVar[tuple[str, ...]] = ("seat", "added")
    verb: ClassVar[str] = "fight"
    names: ClassVar[str] = "crew"
    span: ClassVar[int] = CREWS

    def __init__(self, seat: Seat, added: int) -> None:
        super().__init__(seat)
        self.added = added

    def options(self, s: Isles) -> list[int]:
        options = [0]
        if sum(s.force) + self.added < s.t.dice:
            options += [crew for crew in distinct(s.deck_crew[self.seat]) if crew & COMBAT]
        return options

    def chosen(self, s: Isles, option: int) -> None:
        if option:
            exhaust(s, self.seat, option)
            s.then(AddDie(self.seat, self.added + 1))
        else:
            s.then(RollDice(self.seat, self.added))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        if option not in s.deck_crew[self.seat]:
            return "IB-11.1", "not_on_deck"
        return "IB-6.4", "no_combat"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "number": sum(s.force) + self.added}


# -- the roll


class RollDice(Step[Isles]):
    clause: ClassVar[str] = "IB-6.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "added")

    def __init__(self, seat: Seat, added: int) -> None:
        self.seat = seat
        self.added = added

    def run(self, s: Isles) -> None:
        faces = [0] * FACES
        rolled: list[int] = []
        for _ in range(sum(s.force) + self.added):
            face = s.dice.roll("die", FACES)
            faces[face - 1] += 1
            rolled.append(face)
        s.faces = tuple(faces)
        s.strength = s.powers[self.seat][ATTACK]  # IB-15.20
        if s.telling:
            s.tell("rolled", self.seat, die=rolled)
        s.then(Reroll(self.seat))


class Reroll(Decision[Isles]):
    """IB-6.6: reroll one die with this result for 1 wood, or keep all."""

    clause: ClassVar[str] = "IB-6.6"
    verb: ClassVar[str] = "reroll"
    names: ClassVar[str] = "keep"
    span: ClassVar[int] = FACES + 1

    def options(self, s: Isles) -> list[int]:
        if not s.wood[self.seat]:
            return [0]
        return [0, *[face + 1 for face in range(FACES) if s.faces[face]]]

    def chosen(self, s: Isles, option: int) -> None:
        if option == 0:
            s.then(PlaceDie(self.seat, 0))
            return
        s.wood[self.seat] -= 1
        face = s.dice.roll("die", FACES)
        s.faces = changed(changed(s.faces, option - 1, -1), face - 1, 1)
        if s.telling:
            s.tell("rerolled", self.seat, die=option, face=face)
        s.then(Reroll(self.seat))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-6.6", "no_such_die"

    def facts(self, s: Isles) -> Facts:
        return dice_facts(s, self.seat)


def dice_facts(s: Isles, seat: Seat) -> Facts:
    rolled = [face + 1 for face in range(FACES) for _ in range(s.faces[face])]
    sent = sent_units(s)
    return {
        "seat": seat,
        "die": rolled,
        "unit": sent,
        "number": needed(s, seat),
        "best": s.strength + best_strength(s, sent),
    }


class PlaceDie(Decision[Isles]):
    """IB-6.7: which result goes on the unit at this place? Declining places all remaining dice in the best way."""

    clause: ClassVar[str] = "IB-6.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    verb: ClassVar[str] = "assign"
    names: ClassVar[str] = "face"
    span: ClassVar[int] = FACES + 1

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def options(self, s: Isles) -> list[int]:
        options = [face + 1 for face in range(FACES) if s.faces[face]]
        return [0] if len(options) == 1 else [0, *options]  # equal dice leave nothing to decide

    def chosen(self, s: Isles, option: int) -> None:
        units = sent_units(s)
        if option == 0:
            s.strength += best_strength(s, units[self.place :])
            s.then(Outcome(self.seat))
            return
        s.faces = changed(s.faces, option - 1, -1)
        s.strength += s.t.unit_dice[units[self.place]][option - 1]
        if s.telling:
            s.tell("assigned", self.seat, die=option, unit=units[self.place])
        s.then(PlaceDie(self.seat, self.place + 1) if self.place + 1 < len(units) else Outcome(self.seat))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-6.7", "no_such_die"

    def facts(self, s: Isles) -> Facts:
        units = sent_units(s)
        facts = dice_facts(s, self.seat)
        facts["unit"] = units[self.place]
        facts["best"] = s.strength + best_strength(s, units[self.place :])
        return facts

    def option_facts(self, s: Isles, option: int) -> Facts:
        unit = sent_units(s)[self.place]
        if option == 0:
            return {"face": 0, "best": s.strength + best_strength(s, sent_units(s)[self.place :])}
        return {"face": option, "unit": unit, "strength": s.t.unit_dice[unit][option - 1]}


def sent_units(s: Isles) -> list[int]:
    """The units sent to attack, in the order of their kinds."""
    return [kind for kind in range(len(s.force)) for _ in range(s.force[kind])]


def best_strength(s: Isles, units: list[int]) -> int:
    """The most strength that these units can make of the dice, each with a die of its own."""
    dice: list[int] = []
    for face in range(FACES):
        dice += [face] * s.faces[face]
    sets = 1 << len(dice)
    best = [-1] * sets  # by the set of dice used; as many units have theirs, the first ones first
    best[0] = 0
    most = 0
    for used in range(sets):
        if best[used] < 0:
            continue
        served = used.bit_count()
        if served == len(units):
            if best[used] > most:
                most = best[used]
            continue
        table = s.t.unit_dice[units[served]]
        for i in range(len(dice)):
            if not used & (1 << i):
                after = used | (1 << i)
                strength = best[used] + table[dice[i]]
                if strength > best[after]:
                    best[after] = strength
    return most


# -- the outcome


class Outcome(Step[Isles]):
    """Is the attack strong enough?"""

    clause: ClassVar[str] = "IB-6.7"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Isles) -> None:
        if s.telling:
            s.tell("strength", self.seat, strength=s.strength, number=needed(s, self.seat))
        if s.strength >= needed(s, self.seat):
            win_attack(s, self.seat)
        else:
            s.then(Injure(self.seat))


class Injure(Decision[Isles]):
    """IB-6.8: injure crew for 1 strength each, as long as this can still win; declining is the retreat."""

    clause: ClassVar[str] = "IB-6.8"
    verb: ClassVar[str] = "injure"
    names: ClassVar[str] = "crew"
    span: ClassVar[int] = CREWS

    def options(self, s: Isles) -> list[int]:
        deck = s.deck_crew[self.seat]
        return [0, *distinct(deck)] if s.strength + len(deck) >= needed(s, self.seat) else [0]

    def chosen(self, s: Isles, option: int) -> None:
        seat = self.seat
        if option == 0:
            retreat(s, seat)
            return
        s.deck_crew[seat] = without(s.deck_crew[seat], option)
        s.injured[seat] = tuple(sorted([*s.injured[seat], option]))
        s.strength += 1
        if s.telling:
            s.tell("hurt", seat, crew=option)
        if s.strength >= needed(s, seat):
            win_attack(s, seat)
        else:
            s.then(Injure(seat))

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-11.1", "not_on_deck"

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "strength": s.strength, "number": needed(s, self.seat)}


def retreat(s: Isles, seat: Seat) -> None:
    """IB-6.10. If Ichor was sent, it is the unit lost (IB-15.22); otherwise Barracks saves all units (IB-15.34)."""
    if s.telling:
        s.tell("retreats", seat, town=s.ship[seat])
    if s.force[s.t.ichor]:
        lose_unit(s, seat, s.t.ichor)
    elif s.powers[seat][KEEP_UNITS]:
        end_attack(s, seat)
    else:
        s.then(LoseUnit(seat))


class LoseUnit(Decision[Isles]):
    clause: ClassVar[str] = "IB-6.10"
    verb: ClassVar[str] = "lose"
    names: ClassVar[str] = "unit"
    span: ClassVar[int] = MOST_UNITS

    def options(self, s: Isles) -> list[int]:
        return [kind for kind in range(len(s.force)) if s.force[kind]]

    def chosen(self, s: Isles, option: int) -> None:
        lose_unit(s, self.seat, option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-6.10", "not_sent"


def lose_unit(s: Isles, seat: Seat, kind: UnitKind) -> None:
    s.force = changed(s.force, kind, -1)
    spend_unit(s, kind)
    if s.telling:
        s.tell("lost_unit", seat, unit=kind)
    end_attack(s, seat)


def end_attack(s: Isles, seat: Seat) -> None:
    """The remaining units come back."""
    units = s.units[seat]
    s.units[seat] = tuple([units[kind] + s.force[kind] for kind in range(len(units))])
    clear_attack(s)


def clear_attack(s: Isles) -> None:
    s.force = ()
    s.faces = ()
    s.strength = 0


def win_attack(s: Isles, seat: Seat) -> None:
    """IB-6.9: all units that took part are discarded first."""
    for kind in sent_units(s):
        spend_unit(s, kind)
    clear_attack(s)
    capture(s, seat, WIN_ATTACK)


# -- taking control: IB-6.9, IB-6.11, IB-6.12, IB-7.5


def capture(s: Isles, seat: Seat, how: int) -> None:
    """Take the town here. ``how`` is the ability this sets off: WIN_ATTACK or WIN_DIPLOMACY."""
    s.then(TakeTown(seat, how))
    if s.cubes(seat) == 0:
        s.then(TakeBackCube(seat))


class TakeBackCube(Decision[Isles]):
    """IB-6.12: no cube is free, so one is taken back from the influence track."""

    clause: ClassVar[str] = "IB-6.12"
    verb: ClassVar[str] = "recall"
    names: ClassVar[str] = "slot"
    span: ClassVar[int] = MOST_SLOTS

    def options(self, s: Isles) -> list[int]:
        return [slot for slot in range(len(s.influence)) if s.influence[slot] == self.seat]

    def chosen(self, s: Isles, option: int) -> None:
        s.influence[option] = EMPTY
        if s.telling:
            s.tell("recalled", self.seat, slot=option)

    def why_not(self, s: Isles, option: int) -> tuple[str, str]:
        return "IB-6.12", "no_cube_there"


class TakeTown(Step[Isles]):
    """IB-6.9, IB-6.11, IB-7.5: the cube, the spoils, the abilities this sets off, and the free visit."""

    clause: ClassVar[str] = "IB-6.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "how")

    def __init__(self, seat: Seat, how: int) -> None:
        self.seat = seat
        self.how = how

    def run(self, s: Isles) -> None:
        seat = self.seat
        region = s.ship[seat]
        loser = s.owner[region]
        s.owner[region] = seat
        if s.telling:
            s.tell("captured", seat, town=region)
        s.then(FreeVisit(seat))
        gain_coins(s, seat, s.town(region).strength)
        fire(s, seat, self.how, EMPTY)
        if loser != EMPTY:
            fire(s, loser, LOSE_TOWN, EMPTY)


class FreeVisit(YesNo):
    clause: ClassVar[str] = "IB-6.9"
    verb: ClassVar[str] = "enter"

    def chosen(self, s: Isles, option: int) -> None:
        if option:
            if s.telling:
                s.tell("visits", self.seat, town=s.ship[self.seat])
            enter_town(s, self.seat, s.ship[self.seat])

    def facts(self, s: Isles) -> Facts:
        return {"seat": self.seat, "town": s.ship[self.seat]}

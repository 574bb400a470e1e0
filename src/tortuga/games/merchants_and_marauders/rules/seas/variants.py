"""MM-S12 to MM-S16: the five variants."""

from __future__ import annotations

from typing import Any, ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import home_of, pips, replaced, roll_dice, skill_of, skulls
from tortuga.games.merchants_and_marauders.rules.death import ChooseShip
from tortuga.games.merchants_and_marauders.rules.looking import eyes
from tortuga.games.merchants_and_marauders.rules.scouting import Scouted, scout
from tortuga.games.merchants_and_marauders.rules.turn import PlayerTurn
from tortuga.games.merchants_and_marauders.state import (
    MOST_CAPTAINS,
    NONE,
    SCOUTING,
    SMALL_PIRATE,
    TWO_CAPTAINS,
    Sea,
)
from tortuga.kernel.machine import Decision, Step, without

# -- MM-S12 Flexible Turns


def fill_bag(s: Sea) -> None:
    s.seas.bag = (1 << s.seats) - 1
    s.then(DrawCube())


class DrawCube(Step):
    """MM-S12.1: whose cube comes out of the bag takes his player turn; then the next."""

    clause: ClassVar[str] = "MM-S12.1"

    def run(self, s: Sea) -> None:
        seats = [seat for seat in range(s.seats) if s.seas.bag >> seat & 1]
        if seats:
            seat = s.dice.among("cube", seats)
            s.seas.bag &= ~(1 << seat)
            s.then(PlayerTurn(seat), DrawCube())


# -- MM-S13 Give Me Glory or Give Me Death


def stash_points(s: Sea, gold: int) -> int:
    """MM-S13.1: every further point costs more."""
    points = 0
    for cost in s.t.stash_costs[: s.t.stash_most]:
        if gold < cost:
            return points
        gold -= cost
        points += 1
    return points


# -- MM-S14 Captains, Captains, Captains!


def deal_captains(s: Sea) -> None:
    """MM-S14.1: two captains for everybody; MM-S14.2: or one, and more for gold."""
    number = 2 if s.seas.chosen & TWO_CAPTAINS else 1
    for seat in range(s.seats):
        for _ in range(number):
            draw_candidate(s, seat)
    s.then(PickCaptains())
    if number == 1:
        for turn in range(s.seats - 1, -1, -1):
            s.then(PayForCaptain((s.start + turn) % s.seats))


def draw_candidate(s: Sea, seat: int) -> None:
    card = s.dice.among("captain", list(s.captain_deck))
    s.captain_deck = without(s.captain_deck, card)
    s.seas.candidates[seat] = (*s.seas.candidates[seat], card)
    if s.telling:
        s.whisper("drew_captain", seat, {"captain": card})


class PayForCaptain(Decision):
    """MM-S14.2: gold for one more captain to choose from, in turn order."""

    clause: ClassVar[str] = "MM-S14.2"
    verb: ClassVar[str] = "buy-captain"
    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        more = len(s.seas.candidates[seat]) < s.t.captain_tries and s.gold[seat] >= s.t.captain_price
        return [0, 1] if more and s.captain_deck else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.gold[self.seat] -= s.t.captain_price
            draw_candidate(s, self.seat)
            s.then(PayForCaptain(self.seat))

    def facts(self, s: Sea) -> dict[str, Any]:
        return {"seat": self.seat, "captain": list(s.seas.candidates[self.seat]), "gold": s.t.captain_price}


class PickCaptains(Step):
    """All choose in secret, first the captain, then the ship."""

    clause: ClassVar[str] = "MM-S14.1"

    def run(self, s: Sea) -> None:
        s.then(PickShips())
        asked: list[Decision] = [KeepCaptain(seat) for seat in range(s.seats)]
        s.ask_together(asked)


class KeepCaptain(Decision):
    clause: ClassVar[str] = "MM-S14.1"
    verb: ClassVar[str] = "sail-as"
    names: ClassVar[str] = "captain"
    span: ClassVar[int] = MOST_CAPTAINS

    def options(self, s: Sea) -> list[int]:
        return sorted(s.seas.candidates[self.seat])

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        s.captain[seat] = option
        s.captain_deck += without(s.seas.candidates[seat], option)
        s.seas.candidates[seat] = ()

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S14.1", "not_your_captain"

    def option_facts(self, s: Sea, option: int) -> dict[str, Any]:
        return {"captain": option, "captain_text": option}


class PickShips(Step):
    clause: ClassVar[str] = "MM-S14.1"

    def run(self, s: Sea) -> None:
        s.captain_deck = tuple(sorted(s.captain_deck))
        asked: list[Decision] = [ChooseShip(seat) for seat in range(s.seats)]
        s.ask_together(asked)


# -- MM-S15 It's a Hard Life


class HardLife(Step):
    """MM-S15.1: the first naval ships of different nations and the first pirate of the deck are at sea already, none of
    them at a captain's home. The deck is in no order: the first that fits is any of those that do."""

    clause: ClassVar[str] = "MM-S15.1"

    def run(self, s: Sea) -> None:
        for number in range(s.t.hard_navies + s.t.hard_pirates):
            self.bring(s, number >= s.t.hard_navies)

    def bring(self, s: Sea, pirate: bool) -> None:
        homes = [home_of(s, seat) for seat in range(s.seats)]
        fitting = [
            card
            for card in s.event_deck
            if s.t.npc[card] != NONE
            and (s.t.npc[card] >= SMALL_PIRATE) == pirate
            and s.npc_zone[s.t.npc[card]] == NONE
            and s.t.npc_zone[card] not in homes
        ]
        if not fitting:
            return
        card = s.dice.among("event", fitting)
        npc = s.t.npc[card]
        s.event_deck = without(s.event_deck, card)
        cards = list(s.npc_cards)
        cards[npc] = (card,)
        s.npc_cards = tuple(cards)
        s.npc_zone = replaced(s.npc_zone, npc, s.t.npc_zone[card])
        if s.telling:
            s.tell("npc_enters", s.seats + npc, event=card, zone=s.npc_zone[npc])
        s.modules.npc_in_play(s, npc)


# -- MM-S16 Cutthroat


def entered_zone(s: Sea, seat: int) -> None:
    s.then(AskScouts(seat))


class AskScouts(Step):
    """MM-S16.1: captains at sea where somebody has just come may scout for him at once, in turn order."""

    clause: ClassVar[str] = "MM-S16.1"
    fields: ClassVar[tuple[str, ...]] = ("mover",)

    def __init__(self, mover: int) -> None:
        self.mover = mover

    def run(self, s: Sea) -> None:
        if not s.at_sea(self.mover):
            return
        here = s.zone[self.mover]
        s.seas.volunteers = 0
        others = [(s.start + turn) % s.seats for turn in range(s.seats)]
        others = [
            seat
            for seat in others
            if seat != self.mover and s.at_sea(seat) and s.zone[seat] == here and not s.seas.flipped >> seat & 1
        ]
        if others:
            s.then(OffTurnScouts(self.mover))
            for seat in reversed(others):
                s.then(ScoutOffTurn(seat, self.mover))


class ScoutOffTurn(Decision):
    """MM-S16.2: an attempt costs two actions of the next player turn, whatever comes of it."""

    clause: ClassVar[str] = "MM-S16.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "mover")
    verb: ClassVar[str] = "off-turn"
    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover = mover

    def options(self, s: Sea) -> list[int]:
        return [0, 1]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.seas.flipped |= 1 << self.seat
            s.seas.volunteers |= 1 << self.seat

    def facts(self, s: Sea) -> dict[str, Any]:
        dice = skill_of(s, self.seat, SCOUTING) + eyes(s, self.seat, self.mover)
        return {"seat": self.seat, "rival": self.mover, "dice": max(1, dice), "number": s.t.scout_penalty}


class OffTurnScouts(Step):
    """MM-S16.3: a single scout rolls as always; of several only the one with the most successes finds the captain."""

    clause: ClassVar[str] = "MM-S16.3"
    fields: ClassVar[tuple[str, ...]] = ("mover",)

    def __init__(self, mover: int) -> None:
        self.mover = mover

    def run(self, s: Sea) -> None:
        scouts = [seat for seat in range(s.seats) if s.seas.volunteers >> seat & 1]
        s.seas.volunteers = 0
        if len(scouts) == 1:
            scout(s, scouts[0], self.mover)
        elif scouts:
            self.compare(s, scouts)

    def compare(self, s: Sea, scouts: list[int]) -> None:
        while True:
            best: list[int] = []
            key = (-1, -1)
            for seat in scouts:
                number = skill_of(s, seat, SCOUTING) + eyes(s, seat, self.mover)
                dice = roll_dice(s, number if number > 1 else 1)
                if s.telling:
                    s.tell("rolled", seat, skill=SCOUTING, die=dice)
                own = (skulls(dice), pips(dice))
                if own > key:
                    best, key = [seat], own
                elif own == key:
                    best.append(seat)
            if len(best) == 1 or key[0] == 0:
                s.rolled = key[0]
                s.then(Scouted(best[0], self.mover))
                return
            scouts = best


def player_turn_begins(s: Sea, seat: int) -> None:
    """MM-S16.2: the card is turned back."""
    if s.seas.flipped >> seat & 1:
        s.seas.flipped &= ~(1 << seat)
        s.actions = max(0, s.actions - s.t.scout_penalty)

"""MM-S11 The loyalty track: what a crew thinks of its captain, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.basics import attempt, has_mod, pay, purse, skill_of
from tortuga.games.merchants_and_marauders.rules.death import die
from tortuga.games.merchants_and_marauders.rules.port import PortActivity
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE, Card
from tortuga.games.merchants_and_marauders.vocabulary.actions import (
    ACT_RALLY,
    DID_CHEER,
    DO_CHEER,
    USED_HAND,
    USED_RALLY,
)
from tortuga.games.merchants_and_marauders.vocabulary.captains import LEADERSHIP, SAILING
from tortuga.games.merchants_and_marauders.vocabulary.seas import (
    ANGRY,
    CONTENT,
    FIERCE,
    HAPPY,
    MUTINY,
    PLEASED,
    RESTLESS,
    UNHAPPY,
)
from tortuga.games.merchants_and_marauders.vocabulary.ships import CREW, PLANK
from tortuga.kernel.machine import AnyDecision, AnyFrame, Decision, Facts, Seat, Step, without

LOYALTY: Final = 1 << 17


def step_of(s: Sea, seat: Seat) -> int:
    return s.seas.loyalty[seat]


# -- MM-S11.3 Up and down


def raise_step(s: Sea, seat: Seat) -> None:
    if s.seas.loyalty[seat] < FIERCE:
        s.seas.loyalty[seat] += 1
        if s.telling:
            s.tell("loyalty", seat, step=s.seas.loyalty[seat])


class Lower(SeatStep):
    """MM-S11.2: one step down; at the bottom there is a mutiny."""

    clause: ClassVar[str] = "MM-S11.2"

    def run(self, s: Sea) -> None:
        seat = self.seat
        if s.fate[seat] != SAILING or s.seas.loyalty[seat] == MUTINY:
            return
        s.seas.loyalty[seat] -= 1
        if s.telling:
            s.tell("loyalty", seat, step=s.seas.loyalty[seat])
        if s.seas.loyalty[seat] == MUTINY:
            s.then(Mutineers(seat))
            attempt(s, seat, LEADERSHIP, 0)


class Mutineers(SeatStep):
    """MM-S11.11: a Leadership roll, which is no crew combat, decides over the captain."""

    clause: ClassVar[str] = "MM-S11.11"

    def run(self, s: Sea) -> None:
        if s.rolled:
            s.seas.loyalty[self.seat] = ANGRY
            if s.telling:
                s.tell("loyalty", self.seat, step=ANGRY)
        else:
            if s.telling:
                s.tell("mutiny", self.seat)
            die(s, self.seat)


SUFFER: Final = 0
BY_LEADERSHIP: Final = 1
BY_MAN: Final = 2


class WalkThePlank(Decision[Sea]):
    """MM-S3.5 The Plank: one way of avoiding the loss, not both."""

    clause: ClassVar[str] = "MM-S3.5"
    verb: ClassVar[str] = "plank"
    names: ClassVar[str] = "way"
    span: ClassVar[int] = 3

    def options(self, s: Sea) -> list[int]:
        at_sea = s.at_sea(self.seat) and s.points[self.seat * 5 + CREW] > 0
        return [SUFFER, BY_LEADERSHIP, BY_MAN] if at_sea else [SUFFER, BY_LEADERSHIP]

    def chosen(self, s: Sea, option: int) -> None:
        seat = self.seat
        if option == BY_MAN:
            s.points[seat * 5 + CREW] -= 1
            if s.telling:
                s.tell("crew_lost", seat, number=1)
        elif option == BY_LEADERSHIP:
            s.then(Quelled(seat))
            attempt(s, seat, LEADERSHIP, 0)
        else:
            s.then(Lower(seat))

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-S3.5", "not_at_sea"

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "dice": skill_of(s, self.seat, LEADERSHIP), "step": step_of(s, self.seat)}


class Quelled(SeatStep):
    clause: ClassVar[str] = "MM-S3.5"

    def run(self, s: Sea) -> None:
        if s.rolled == 0:
            s.then(Lower(self.seat))


# -- MM-S11.4 Paying for it


def cheer_price(s: Sea, seat: Seat) -> int:
    step = step_of(s, seat)
    return s.t.loyalty.price[step + 1] if step < FIERCE else 0


def can_cheer(s: Sea, seat: Seat) -> bool:
    return 0 < cheer_price(s, seat) <= purse(s, seat)


def cheer(s: Sea, seat: Seat) -> None:
    pay(s, seat, cheer_price(s, seat))
    raise_step(s, seat)


# -- MM-S11.5 The good steps


class Rallied(SeatStep):
    clause: ClassVar[str] = "MM-S11.5"

    def run(self, s: Sea) -> None:
        if s.rolled:
            s.actions += 1
            if s.telling:
                s.tell("rallied", self.seat)
            s.then(Lower(self.seat))


def spirit(s: Sea, seat: Seat) -> int:
    """MM-S11.6, MM-S11.10: a die more or less where men fight."""
    step = step_of(s, seat)
    if step >= HAPPY:
        return 1
    return -1 if step <= ANGRY else 0


def pleased(s: Sea, seat: Seat) -> bool:
    """MM-S11.7: men and specialists come by themselves."""
    return step_of(s, seat) >= PLEASED


# -- MM-S11.8 The bad ones


def restless(s: Sea, seat: Seat) -> bool:
    """MM-S11.8: no free men, no new specialists, and those aboard do nothing."""
    return step_of(s, seat) <= RESTLESS


class Balked(Step[Sea]):
    clause: ClassVar[str] = "MM-S11.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Sea) -> None:
        if s.rolled:
            s.seas.cleared[self.seat] = self.card
        else:
            s.seas.balked[self.seat] = (*s.seas.balked[self.seat], self.card)


class LoyaltyTrack(Module):
    option: ClassVar[str] = "loyalty"
    about: ClassVar[str] = (
        "Module 11: crews grow loyal or mutinous. Up to 5 minutes a player, moderate complexity. (MM-S11)"
    )
    bit: ClassVar[int] = LOYALTY
    acts: ClassVar[tuple[int, ...]] = (ACT_RALLY,)
    activities: ClassVar[tuple[int, ...]] = (DO_CHEER,)
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (WalkThePlank,)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (Lower, Mutineers, Quelled, Rallied, Balked)

    # -- MM-S11.2, MM-S11.3 Up and down

    def gained_glory(self, s: Sea, seat: Seat) -> None:
        raise_step(s, seat)

    def npc_drawn(self, s: Sea, card: Card) -> None:
        """MM-S11.2: every crew hears of another captain who hunts."""
        for turn in range(s.seats - 1, -1, -1):
            seat = (s.start + turn) % s.seats
            if s.fate[seat] == SAILING:
                s.then(WalkThePlank(seat) if has_mod(s, seat, PLANK) else Lower(seat))

    def player_turn_begins(self, s: Sea, seat: Seat) -> None:
        s.seas.began_in = s.zone[seat] if s.fate[seat] == SAILING and s.in_port[seat] else NONE

    def player_turn_ends(self, s: Sea, seat: Seat) -> None:
        """MM-S11.2: a crew does not like to lie in port."""
        if s.fate[seat] == SAILING and s.in_port[seat] and s.zone[seat] == s.seas.began_in:
            s.then(Lower(seat))
        s.seas.began_in = NONE

    def stashing(self, s: Sea, seat: Seat) -> None:
        s.then(Lower(seat))

    def captain_lost(self, s: Sea, seat: Seat, lives: bool) -> None:
        """MM-S11.1: another ship, another crew."""
        s.seas.loyalty[seat] = CONTENT
        s.seas.balked[seat] = ()
        s.seas.cleared[seat] = NONE

    # -- MM-S11.4 Paying for it

    def more_activities(self, s: Sea, seat: Seat, options: list[int]) -> None:
        if not s.visit & DID_CHEER and can_cheer(s, seat):
            options.append(DO_CHEER)

    def activity(self, s: Sea, seat: Seat, option: int) -> None:
        s.then(PortActivity(seat))
        s.visit |= DID_CHEER
        cheer(s, seat)

    def why_no_activity(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S11.4", "no_cheer" if cheer_price(s, seat) == 0 else "too_dear"

    def activity_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return {"activity": option, "gold": cheer_price(s, seat), "step": s.seas.loyalty[seat]}

    # -- MM-S11.5 The good steps

    def more_acts(self, s: Sea, seat: Seat, options: list[int]) -> None:
        if step_of(s, seat) == FIERCE and not s.used & USED_RALLY:
            options.append(ACT_RALLY)

    def act(self, s: Sea, seat: Seat, option: int) -> None:
        """MM-S11.5 Fierce Loyalty: one try a player turn at an extra action, which costs a step."""
        s.used |= USED_RALLY
        s.then(Rallied(seat))
        attempt(s, seat, LEADERSHIP, 0)

    def why_no_act(self, s: Sea, seat: Seat, option: int) -> tuple[str, str]:
        return "MM-S11.5", "not_fierce"

    def act_facts(self, s: Sea, seat: Seat, option: int) -> Facts:
        return {"act": option, "dice": skill_of(s, seat, LEADERSHIP)}

    def crew_dice(self, s: Sea, at: int) -> int:
        assert s.battle is not None
        side = s.battle.sides[at]
        return spirit(s, side) if side < s.seats else 0

    def free_recruiting(self, s: Sea, seat: Seat, free: bool) -> bool:
        return pleased(s, seat) or (free and not restless(s, seat))

    def recruits_anywhere(self, s: Sea, seat: Seat) -> bool:
        return pleased(s, seat)

    def employs_freely(self, s: Sea, seat: Seat) -> bool:
        """MM-S11.7: one specialist a turn for nothing, in any port."""
        return pleased(s, seat) and s.active == seat and not s.used & USED_HAND

    # -- MM-S11.8 The bad ones

    def paid_recruiting(self, s: Sea, seat: Seat) -> bool:
        return restless(s, seat)

    def employs(self, s: Sea, seat: Seat) -> bool:
        return not restless(s, seat)

    def specialists_work(self, s: Sea, seat: Seat) -> bool:
        return not restless(s, seat)

    def can_play(self, s: Sea, seat: Seat, card: Card) -> bool:
        """MM-S11.9: the crew has said no to a card, not to another copy of it."""
        return s.hand[seat].count(card) > s.seas.balked[seat].count(card)

    def discarded(self, s: Sea, seat: Seat, card: Card) -> None:
        """Of two copies the one goes that the crew has said no to."""
        if card in s.seas.balked[seat]:
            s.seas.balked[seat] = without(s.seas.balked[seat], card)

    def balks(self, s: Sea, seat: Seat, card: Card, again: AnyFrame) -> bool:
        """MM-S11.9 Unhappy: a card is shown, and a Leadership roll says whether it may be played in this turn."""
        if step_of(s, seat) > UNHAPPY:
            return False
        if s.seas.cleared[seat] == card:
            s.seas.cleared[seat] = NONE
            return False
        s.inform()
        if s.telling:
            s.tell("wants_to_play", seat, glory_card=card)
        s.then(Balked(seat, card), again)
        promised, s.bonus = s.bonus, 0  # dice of another card, for the roll that is to come
        attempt(s, seat, LEADERSHIP, 0)
        s.bonus = promised
        return True

    def turn_ends(self, s: Sea) -> None:
        for seat in range(s.seats):
            s.seas.balked[seat] = ()
            s.seas.cleared[seat] = NONE

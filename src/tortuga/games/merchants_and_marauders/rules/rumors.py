"""MM-13b Rumors: finding out whether one is true."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.basics import attempt, skill_of, talent
from tortuga.games.merchants_and_marauders.rules.glory import gain_glory, offer
from tortuga.games.merchants_and_marauders.rules.looking import look
from tortuga.games.merchants_and_marauders.rules.rewards import give_rewards
from tortuga.games.merchants_and_marauders.rules.shapes import SeatStep
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary import NONE
from tortuga.games.merchants_and_marauders.vocabulary.captains import INFLUENCE, RUMOR_DICE, SCOUTING
from tortuga.games.merchants_and_marauders.vocabulary.cards import (
    BEFORE_RUMOR,
    BEFORE_SCOUTING,
    GIVE_CARGO,
    GIVE_GOODS,
    GIVE_PAPERS,
    RUMORS,
)
from tortuga.kernel.machine import Decision, Facts, Seat, without


class HearRumor(SeatStep):
    """MM-13b.1: the Influence roll of asking around; a success brings a rumor card."""

    clause: ClassVar[str] = "MM-13b.1"

    def run(self, s: Sea) -> None:
        s.then(Heard(self.seat))
        attempt(s, self.seat, INFLUENCE, 0)


class Heard(SeatStep):
    clause: ClassVar[str] = "MM-13b.1"

    def run(self, s: Sea) -> None:
        if s.rolled:
            draw_rumor(s, self.seat)


def draw_rumor(s: Sea, seat: Seat) -> None:
    """The next rumor; a captain who has two then keeps one of them."""
    if not s.rumor_deck:
        s.rumor_deck, s.rumor_gone = s.rumor_gone, ()
    if s.rumor_deck:
        card = s.dice.among("rumor", list(s.rumor_deck))
        s.rumor_deck = without(s.rumor_deck, card)
        s.rumors[seat] = (*s.rumors[seat], card)
        if s.telling:
            s.whisper("heard", seat, {"rumor": card})
        keep_one(s, seat)
        s.modules.drew_rumor(s, seat)


def keep_one(s: Sea, seat: Seat) -> None:
    if len(s.rumors[seat]) > 1:
        s.then(DropRumor(seat))


class DropRumor(Decision[Sea]):
    """MM-13b.2: a captain keeps one rumor."""

    clause: ClassVar[str] = "MM-13b.2"
    verb: ClassVar[str] = "forget"
    names: ClassVar[str] = "rumor"
    span: ClassVar[int] = RUMORS
    skippable: ClassVar[bool] = True

    def options(self, s: Sea) -> list[int]:
        return sorted(s.rumors[self.seat]) if len(s.rumors[self.seat]) > 1 else []

    def chosen(self, s: Sea, option: int) -> None:
        s.rumors[self.seat] = without(s.rumors[self.seat], option)
        s.rumor_gone = (*s.rumor_gone, option)
        s.inform()
        if s.telling:
            s.tell("forgot", self.seat, rumor=option)

    def why_not(self, s: Sea, option: int) -> tuple[str, str]:
        return "MM-13b.2", "not_your_rumor"

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"rumor": option, "zone": s.t.rumors.zone[option]}


def rumor_here(s: Sea, seat: Seat) -> bool:
    """Is this the place of the captain's rumor?"""
    if not s.rumors[seat]:
        return False
    card = s.rumors[seat][0]
    return s.t.rumors.zone[card] == s.zone[seat] and s.t.rumors.in_port[card] == s.in_port[seat]


def rumor_facts(s: Sea, seat: Seat) -> Facts:
    """What the label of a test speaks of: the rumor, the skill and the dice."""
    if not s.rumors[seat]:
        return {"rumor": NONE, "skill": SCOUTING, "dice": 0}
    card = s.rumors[seat][0]
    skill = s.t.rumors.skill[card]
    return {"rumor": card, "skill": skill, "dice": skill_of(s, seat, skill) + talent(s, seat, RUMOR_DICE)}


def try_rumor(s: Sea, seat: Seat) -> None:
    """MM-13b.3: the card is shown, then tested."""
    s.testing = s.rumors[seat][0]
    s.rumors[seat] = ()
    s.inform()
    if s.telling:
        s.tell("tests_rumor", seat, rumor=s.testing)
    s.then(TestRumor(seat))
    if s.t.rumors.skill[s.testing] == SCOUTING:
        s.modules.before_scouting(s, seat, NONE)
        offer(s, seat, BEFORE_SCOUTING)
    offer(s, seat, BEFORE_RUMOR)


class TestRumor(SeatStep):
    clause: ClassVar[str] = "MM-13b.4"

    def run(self, s: Sea) -> None:
        seat, skill = self.seat, s.t.rumors.skill[s.testing]
        s.then(RumorTested(seat))
        if skill == SCOUTING:
            look(s, seat, talent(s, seat, RUMOR_DICE), NONE)
        else:
            attempt(s, seat, skill, talent(s, seat, RUMOR_DICE))


class RumorTested(SeatStep):
    """MM-13b.4: true or false, the card is discarded."""

    clause: ClassVar[str] = "MM-13b.4"

    def run(self, s: Sea) -> None:
        seat, card, true = self.seat, s.testing, s.rolled > 0
        s.testing = NONE
        rewards = s.t.rumors.rewards[card]
        if true and rewards[0] == GIVE_PAPERS and s.papers[seat] == NONE:
            s.papers[seat] = card  # MM-13b.6
        else:
            s.rumor_gone = (*s.rumor_gone, card)
        if s.telling:
            s.tell("rumor_true" if true else "rumor_false", seat, rumor=card)
        if true:
            if card == s.t.rumors.myriad:  # MM-S7.9: its cards are never contraband
                rewards = [GIVE_GOODS if kind == GIVE_CARGO else kind for kind in rewards]
            give_rewards(s, seat, rewards)
            gain_glory(s, seat, "rumor")

"""MM-S14 Captains, Captains, Captains! Everybody chooses between several."""

from __future__ import annotations

from typing import ClassVar, Final

from tortuga.games.merchants_and_marauders.rules.death import ChooseShip
from tortuga.games.merchants_and_marauders.rules.seas.module import Module
from tortuga.games.merchants_and_marauders.rules.shapes import YesNo
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.games.merchants_and_marauders.vocabulary.captains import MOST_CAPTAINS
from tortuga.kernel.machine import AnyDecision, AnyFrame, Decision, Facts, Seat, Step, without

TWO_CAPTAINS: Final = 1 << 20
PAID_CAPTAINS: Final = 1 << 21


def draw_candidate(s: Sea, seat: Seat) -> None:
    card = s.dice.among("captain", list(s.captain_deck))
    s.captain_deck = without(s.captain_deck, card)
    s.seas.candidates[seat] = (*s.seas.candidates[seat], card)
    if s.telling:
        s.whisper("drew_captain", seat, {"captain": card})


class PayForCaptain(YesNo):
    """MM-S14.2: gold for one more captain to choose from, in turn order."""

    clause: ClassVar[str] = "MM-S14.2"
    verb: ClassVar[str] = "buy-captain"

    def options(self, s: Sea) -> list[int]:
        seat = self.seat
        more = len(s.seas.candidates[seat]) < s.t.variants.captain_tries and s.gold[seat] >= s.t.variants.captain_price
        return [0, 1] if more and s.captain_deck else [0]

    def chosen(self, s: Sea, option: int) -> None:
        if option:
            s.gold[self.seat] -= s.t.variants.captain_price
            draw_candidate(s, self.seat)
            s.then(PayForCaptain(self.seat))

    def facts(self, s: Sea) -> Facts:
        return {"seat": self.seat, "captain": list(s.seas.candidates[self.seat]), "gold": s.t.variants.captain_price}


class PickCaptains(Step[Sea]):
    """All choose in secret, first the captain, then the ship."""

    clause: ClassVar[str] = "MM-S14.1"

    def run(self, s: Sea) -> None:
        s.then(PickShips())
        asked: list[AnyDecision] = [KeepCaptain(seat) for seat in range(s.seats)]
        s.ask_together(asked)


class KeepCaptain(Decision[Sea]):
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

    def option_facts(self, s: Sea, option: int) -> Facts:
        return {"captain": option, "captain_text": option}


class PickShips(Step[Sea]):
    clause: ClassVar[str] = "MM-S14.1"

    def run(self, s: Sea) -> None:
        s.captain_deck = tuple(sorted(s.captain_deck))
        asked: list[AnyDecision] = [ChooseShip(seat) for seat in range(s.seats)]
        s.ask_together(asked)


class CaptainChoice(Module):
    option: ClassVar[str] = "captain_choice"
    about: ClassVar[str] = (
        "Variant 2: choose between two captains, or pay 2 gold for each more of up to three. A few minutes. (MM-S14)"
    )
    choices: ClassVar[dict[str, int]] = {"two": TWO_CAPTAINS, "pay": PAID_CAPTAINS}
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = (PayForCaptain, KeepCaptain)
    steps: ClassVar[tuple[type[AnyFrame], ...]] = (PickCaptains, PickShips)

    def first_captains(self, s: Sea) -> bool:
        """MM-S14.1: two captains for everybody; MM-S14.2: or one, and more for gold."""
        number = 2 if s.seas.chosen & TWO_CAPTAINS else 1
        for seat in range(s.seats):
            for _ in range(number):
                draw_candidate(s, seat)
        s.then(PickCaptains())
        if number == 1:
            for turn in range(s.seats - 1, -1, -1):
                s.then(PayForCaptain((s.start + turn) % s.seats))
        return True

"""What the test tables of all games have in common: who is asked what, what is refused and why, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import pytest

import tortuga
from tortuga.kernel.dice import RecordedDice
from tortuga.kernel.machine import EVERYTHING, State
from tortuga.kernel.record import Entry
from tortuga.kernel.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class TableBase(Generic[S, V]):
    """A match that a test lays out and plays. Players are called by their colours."""

    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    match: tortuga.Match
    colours: Sequence[str]

    @property
    def s(self) -> S:
        state = self.match.state
        assert isinstance(state, self.state_type)
        return state  # type: ignore[return-value]

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    def name(self, seat: int) -> str:
        """The colour of a seat; empty for nobody, and for those who play without a seat."""
        return self.colours[seat] if 0 <= seat < len(self.colours) else ""

    # -- playing

    def answer(self, seat: int, text: str, chance: list[str]) -> None:
        """The seat takes the option with this text, and chance brings exactly this."""
        self.match.choose_recorded(Entry(seat=seat, do=text, chance=chance))

    def nothing_left(self) -> None:
        """All that chance was to bring has come."""
        dice = self.s.dice
        assert isinstance(dice, RecordedDice)
        assert not dice.coming, f"chance was not asked for {dice.coming}"

    def refuses(self, text: str, by: str = "") -> tuple[str, str]:
        """The clause and the sentence with which this choice is refused, to ``by`` or to whoever is asked."""
        seat = self.seat(by) if by else self.asked
        before = self.match.game.fingerprint(self.s)
        with pytest.raises(tortuga.NotOffered) as refusal:
            self.match.choose(seat, text)
        assert self.match.game.fingerprint(self.s) == before, "a refused choice changed the table"
        return refusal.value.clause, refusal.value.reason

    # -- looking

    @property
    def asked(self) -> int:
        """The seat that is asked, the first one if there are several."""
        return self.s.open[0][0].seat

    def asks(self) -> str:
        """Who is asked what, with all options: "red: sail 1 2 3; blue: sail 2"; nothing if nobody is asked."""
        questions = []
        for decision, options in self.match.state.open:
            words = [self.match.tables.word(decision.names, option) for option in options]
            questions.append(f"{self.name(decision.seat)}: {decision.verb} {' '.join(words)}")
        return "; ".join(questions)

    def can(self, text: str) -> bool:
        """Is this offered to anybody?"""
        return any(option.text == text for q in self.match.decisions for option in self.match.options(q.seat))

    def view(self, colour: str) -> V:
        view = self.match.view(self.seat(colour))
        assert isinstance(view, self.view_type)
        return view  # type: ignore[return-value]

    def log(self, colour: str) -> list[str]:
        """What this player reads of what happened."""
        return [line.text for line in self.match.log(self.seat(colour))]

    def happened(self, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
        """Events of these kinds: to whom, and all facts."""
        return [(self.name(e.seat), e.facts_for(EVERYTHING)) for e in self.match.events if e.kind in kinds]


def outcomes(chance: str) -> list[str]:
    """The outcomes in "die 3, treasure ruby"."""
    return [outcome.strip() for outcome in chance.split(",") if outcome.strip()]

"""Views: plain data made for one pair of eyes, with no way back to the state.

A view holds the fields of a state, those that its seat may not know left out or masked, and the agenda in the same
way. The eyes of ``EVERYTHING`` see it all: that view is how a state is saved. ``Game.imagine`` goes the other way: it
fills what is masked at random and gives a state to search in; with nothing masked it restores the state itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import EVERYTHING, UNKNOWN, Decision, Frame, State


class Flow(msgspec.Struct, frozen=True):
    """The agenda as a seat may know it. A frame is packed as its name and its fields."""

    agenda: list[list[Any]]
    open: list[list[Any]]
    answers: list[list[Any]]  # simultaneous answers already given: [option or UNKNOWN, *packed decision]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view begins with."""

    game: str
    rules: str
    seat: int
    seats: int
    flow: Flow

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now."""
        return [frame[1] for frame in self.flow.open]


def pack(frame: Frame, seat: int) -> list[Any]:
    return [type(frame).__name__, *frame.seen_by(seat)]


def flow_view(s: State, seat: int) -> Flow:
    answers = []
    for decision, option in s.answers:
        known = seat in (EVERYTHING, decision.seat)
        answers.append([option if known else UNKNOWN, *pack(decision, seat)])
    return Flow(
        agenda=[pack(frame, seat) for frame in s.agenda],
        open=[pack(decision, seat) for decision, _ in s.open],
        answers=answers,
    )


def restore_flow(s: State, flow: Flow, frames: dict[str, type[Frame]], dice: Dice) -> None:
    """Put the agenda back into a state whose other fields are filled; secret answers of others are drawn at random."""

    def unpack(packed: list[Any]) -> Any:
        make: Any = frames[packed[0]]
        return make(*packed[1:])

    s.agenda = [unpack(packed) for packed in flow.agenda]
    questions: list[Decision] = [unpack(packed) for packed in flow.open]
    s.open = [(decision, decision.options(s)) for decision in questions]
    s.answers = []
    for option, *packed in flow.answers:
        decision: Decision = unpack(packed)
        if option == UNKNOWN:
            option = dice.among("answer", decision.options(s))
        s.answers.append((decision, option))

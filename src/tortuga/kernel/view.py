"""Views: plain data made for one pair of eyes, with no way back to the state.

A view holds the fields of a state, those that its seat may not know left out or masked, and the agenda in the same
way. The eyes of ``EVERYTHING`` see it all: that view is how a state is saved. ``Game.imagine`` goes the other way: it
fills what is masked at random and gives a state to search in; with nothing masked it restores the state itself.

**What nobody declared public is hidden.** A field that the view declares ``Public`` travels by its name, both ways; all
others are written by hand in the game's ``view.py``, and a field of the state that the view does not have is not shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tortuga.kernel.dice import Dice
from tortuga.kernel.machine import EVERYTHING, UNKNOWN, AnyDecision, AnyFrame, Frame, State

T = TypeVar("T")
V = TypeVar("V", bound=msgspec.Struct)

# A field of a view that is the state's field of the same name, for everybody to see. Its type is the type it has in the
# state: lists are copied on the way, tuples shared.
Public = Annotated[T, "public"]


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


# -- public fields


class PublicFields(Generic[V]):
    """The public fields of a view (or of a part of one): how they come out of a state, and how they get back.

    Both ways are hot, so they are written out as code once, field by field, as dataclasses do it.
    """

    def __init__(self, view: type[V]) -> None:
        hints = get_type_hints(view, include_extras=True)
        public = {name: get_args(hint)[0] for name, hint in hints.items() if get_origin(hint) is Annotated}
        copies = ("{0}", "{0}[:]", "[own[:] for own in {0}]")  # by how many lists deep a field is
        fields = {name: copies[_depth(f"{view.__name__}.{name}", hint)] for name, hint in public.items()}
        self.names = tuple(public)
        shown = ", ".join(f"'{name}': {copy.format(f's.{name}')}" for name, copy in fields.items())
        # The public fields of a state, by name, with no way back to it.
        self.show: Callable[[object], dict[str, Any]] = eval(f"lambda s: {{{shown}}}")
        restored = "".join(f"    s.{name} = {copy.format(f'view.{name}')}\n" for name, copy in fields.items())
        functions: dict[str, Any] = {}
        exec(f"def restore(s, view):\n{restored or '    pass'}", functions)
        # Puts the public fields of a view into a state.
        self.restore: Callable[[object, V], None] = functions["restore"]


def _depth(field: str, kind: Any) -> int:
    """How many lists deep a type is; what cannot travel by name is a mistake in the view."""
    if kind in (int, bool, str, float):
        return 0
    inner = get_args(kind)
    if get_origin(kind) is tuple and all(part is ... or _depth(field, part) == 0 for part in inner):
        return 0
    if get_origin(kind) is list:
        depth = 1 + _depth(field, inner[0])
        if depth <= 2:
            return depth
    raise TypeError(f"{field}: numbers, texts, tuples of them, and lists of those travel by name, not {kind}")


def heading(game: str, rules: str, s: State, seat: int) -> dict[str, Any]:
    """The fields that every view begins with."""
    return {"game": game, "rules": rules, "seat": seat, "seats": s.seats, "flow": flow_view(s, seat)}


# -- the agenda


def pack(frame: AnyFrame, seat: int) -> list[Any]:
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


def restore_flow(s: State, flow: Flow, frames: dict[str, type[Frame[Any]]], dice: Dice) -> None:
    """Put the agenda back into a state whose other fields are filled; secret answers of others are drawn at random."""

    def unpack(packed: list[Any]) -> Any:
        make: Any = frames[packed[0]]
        return make(*packed[1:])

    s.agenda = [unpack(packed) for packed in flow.agenda]
    questions: list[AnyDecision] = [unpack(packed) for packed in flow.open]
    s.open = [(decision, decision.options(s)) for decision in questions]
    s.answers = []
    for option, *packed in flow.answers:
        decision: AnyDecision = unpack(packed)
        if option == UNKNOWN:
            option = dice.among("answer", decision.options(s))
        s.answers.append((decision, option))

"""What every module and variant of Seas of Glory is made of."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.moments import Moments
from tortuga.kernel.machine import AnyDecision, AnyFrame


class Module(Moments):
    """A module or variant: its option, its frames, and the moments of the base rules in which it takes part.

    A module keeps nothing itself: what it puts on the table is in ``s.seas``.
    """

    option: ClassVar[str] = ""  # the name of its option
    about: ClassVar[str] = ""  # what the option says of it
    bit: ClassVar[int] = 0  # of ``Seas.chosen``, for a module that is chosen or not
    choices: ClassVar[dict[str, int]] = {}  # for one of which there are several kinds: their names and bits
    needs: ClassVar[tuple[str, ...]] = ()  # options without which it cannot be chosen
    late: ClassVar[tuple[str, ...]] = ()  # moments in which it comes after the modules that follow in the list
    acts: ClassVar[tuple[int, ...]] = ()  # the actions that it adds
    activities: ClassVar[tuple[int, ...]] = ()  # the port activities that it adds
    decisions: ClassVar[tuple[type[AnyDecision], ...]] = ()
    later_decisions: ClassVar[tuple[type[AnyDecision], ...]] = ()  # that came when all others had their numbers
    steps: ClassVar[tuple[type[AnyFrame], ...]] = ()


def is_chosen(module: Module, chosen: int) -> bool:
    """Do these bits put the module in play?"""
    bits = module.bit
    for bit in module.choices.values():
        bits |= bit
    return chosen & bits != 0


def takes_part(module: Module, moment: str) -> bool:
    """Does a module override this moment?"""
    for kind in type(module).__mro__:
        if moment in kind.__dict__:
            return kind is not Moments
    return False


def taking_part(modules: list[Module], moment: str) -> tuple[Module, ...]:
    """The modules that take part in a moment, in the order in which they do."""
    parts = [module for module in modules if takes_part(module, moment)]
    early = [module for module in parts if moment not in module.late]
    return tuple(early + [module for module in parts if moment in module.late])

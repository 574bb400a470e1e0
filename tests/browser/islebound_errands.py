"""Islebound played over the server's interface up to a moment that people at the screen are to see.

The dice of a table cannot be known before, so there is no list of moves: each ship runs its errand in whatever sea it
finds itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.playing import State, asked, take
from tests.server.running import Person

Errand = Callable[[State], list[int]]  # the towns to go to and visit, best first, by what this seat sees

# The numbers of regions: places in data/towns.toml.
GRENILLE, RATNEST, GROTTO, MARHAVEN = 3, 5, 9, 14
ADMINISTRATE = 1  # crew are sets of skills


def sail_until(people: list[Person], table: str, errand: Errand, until: Callable[[State], bool]) -> State:
    """Let every ship run its errand until the moment has come; what the seat that is asked then sees."""
    for _ in range(400):
        person, state = asked(people, table)
        if until(state):
            return state
        take(person, table, state, choose(state, errand(state)))
    raise AssertionError("the moment did not come")


def choose(state: State, towns: list[int]) -> dict[str, Any]:
    """The option that serves the errand: towards its first town, a visit to any of them, elsewhere a treasure hunt;
    crew rest, and what a town gives is taken."""
    kind, options = state["question"]["kind"], state["options"]
    here = state["view"]["ship"][state["seat"]]
    found: dict[str, Any] = options[-1] if kind in ("RestCrew", "Deal") else options[0]
    if kind == "MoveShip":
        steps = distances(state["view"]["near"], next(town for town in towns if town != here))
        found = min(options, key=lambda option: (option["facts"]["spend"], steps[option["facts"]["town"]]))
    elif kind == "Act":
        wanted = ["Visit", "Hunt", "End"] if here in towns else ["Hunt", "End"]
        found = next(option for word in wanted for option in options if option["label"].startswith(word))
    return found


def can(state: State, act: str) -> bool:
    """Is this among the actions of a turn?"""
    return state["question"]["kind"] == "Act" and any(option["label"].startswith(act) for option in state["options"])


def distances(near: list[list[int]], town: int) -> dict[int, int]:
    """From every region to that town."""
    steps, edge = {town: 0}, [town]
    for at in edge:
        for beside in near[at]:
            if beside not in steps:
                steps[beside] = steps[at] + 1
                edge.append(beside)
    return steps


# -- errands


def load_too_much(state: State) -> list[int]:
    """Wood first, then more fish than the hold carries."""
    return [GROTTO, GRENILLE] if state["view"]["wood"][state["seat"]] > 1 else [GRENILLE, GROTTO]


def meet_with_goods(state: State) -> list[int]:
    """One fetches wood and the other fish; then each goes where the other is."""
    view, seat = state["view"], state["seat"]
    if view["wood"][0] and view["fish"][1] > 1:
        return [view["ship"][1 - seat], view["near"][view["ship"][seat]][0]]
    return [GRENILLE, GROTTO] if seat == 0 else [GROTTO, GRENILLE]


def gather_pirates(state: State) -> list[int]:
    """The second player gathers pirates and then goes after the first, who fishes."""
    view, seat = state["view"], state["seat"]
    if seat == 0:
        return [GROTTO, GRENILLE]
    if sum(view["units"][1]) < 4:
        return [RATNEST, MARHAVEN]
    rested = any(crew & ADMINISTRATE for crew in view["deck_crew"][1])  # else there is no sailing into a crowded town
    return [view["ship"][0], MARHAVEN] if rested else [MARHAVEN, RATNEST]

"""Ways to set a game up, and random play through them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import tortuga
from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import AnyGame
from tortuga.kernel.machine import State, advance, choose

LONG = 200  # decisions of a long game
# Options that keep a random game short, where the rules end it only by what good players do.
SHORT: dict[str, dict[str, Any]] = {"merchants-and-marauders": {"turns": 30}}


def repeated(first: int, *more: int) -> list[pytest.ParameterSet]:
    """Seeds of a law: the first one is for every check, the others for `make test`."""
    return [pytest.param(first), *(pytest.param(seed, marks=pytest.mark.broad) for seed in more)]


@cache
def tables_of(key: str) -> Any:
    return tortuga.find(key).load()


class Setup:
    """A game, a number of players, and options."""

    def __init__(self, key: str, players: int, options: dict[str, Any]) -> None:
        self.key = key
        self.players = players
        self.options = options
        self.all_options = {**tortuga.find(key).quick_options(), **options}

    def shorten(self) -> None:
        """Let random games end soon, unless it is this very option that is tried."""
        self.all_options = {**SHORT.get(self.key, {}), **self.all_options}

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.key, str(self.players), *words])

    @property
    def game(self) -> AnyGame:
        return tortuga.find(self.key)

    @property
    def tables(self) -> Any:
        return tables_of(self.key)

    @property
    def legal(self) -> bool:
        try:
            self.game.read_options(self.all_options, self.players)
        except tortuga.BadOption:
            return False
        return True

    def start(self, seed: int) -> State:
        options = self.game.read_options(self.all_options, self.players)
        state: State = self.game.set_up(self.tables, self.players, options, FastDice(seed))
        advance(state)
        return state

    def match(self, seed: int) -> tortuga.Match:
        return tortuga.new(self.key, self.players, self.all_options, seed=seed)

    def walk(self, seed: int, longest: int = 100_000) -> Iterator[State]:
        """The states of a random game, one after each decision; the caller must not change them."""
        state = self.start(seed)
        luck = FastDice(seed ^ 0x5EED)
        yield state
        for _ in range(longest):
            if not state.open:
                return
            decision, options = state.open[luck.below(len(state.open))]
            choose(state, decision.seat, options[luck.below(len(options))])
            yield state
        raise AssertionError(f"{self} with seed {seed} does not end within {longest} decisions")

    def random_match(self, seed: int, decisions: int | None = None) -> tortuga.Match:
        """A match played at random, to the end or through so many decisions."""
        match = self.match(seed)
        luck = FastDice(seed ^ 0xCA4D)
        while not match.over and decisions != 0:
            question = match.decisions[luck.below(len(match.decisions))]
            options = match.options(question.seat)
            match.choose(question.seat, options[luck.below(len(options))])
            if decisions is not None:
                decisions -= 1
        return match


def some(states: Iterator[State], seed: int, every: int) -> Iterator[State]:
    """Some of these states, about one in ``every`` at first; fewer and fewer in a game of thousands of decisions."""
    luck = FastDice(seed + 77)
    for passed, state in enumerate(states):
        if luck.below(every * max(1, passed // LONG) ** 2) == 0:
            yield state


def going_on(match: tortuga.Match) -> bool:
    """Is there more to see of this match? A game of thousands of decisions is not looked at to its end."""
    return not match.over and len(match.entries) < 2 * LONG

"""Information-set Monte Carlo tree search, for any game and any number of players.

The root is *sequential halving with paired worlds*: every option that is still in the running is tried in the same
imagined worlds with the same luck, then the worse half is dropped, and the remaining effort goes to the others. So a
difference between two options is never a difference of luck.

Below the root grows one tree. Its nodes are reached by choices, not by what chance brought (many worlds share a node),
and each chooser looks after their own interest (max^n). A prior from one step of judgement guides which option to try,
so that many options need not all be tried. For simultaneous choices, each chooser has a bandit of their own that does
not depend on the others' choices, because nobody knows them yet.

A try ends at a horizon: after the seat has had so many turns. Beyond the tree, play continues with quick choices until
then, and the game's judgement says what the end is worth to everybody who chose something.

Effort is counted in steps (choices made in imagined worlds), so the same view, seed and effort give the same choice on
any machine; a time limit can be set as well.
"""

from __future__ import annotations

import time
from math import exp, log2, sqrt
from typing import Any, Final

from tortuga.bots.settings import Settings
from tortuga.kernel.dice import FastDice, shuffle
from tortuga.kernel.header import AnyGame
from tortuga.kernel.judgement import Judgement, Weights
from tortuga.kernel.machine import AnyDecision, State, choose
from tortuga.kernel.view import View

FAR: Final = 400  # choices after which a try ends, wherever it stands
EXPLORE: Final = 1.2  # how much a chooser in the tree tries what looks worse
TRUST: Final = 3.0  # how much the prior believes one step of judgement
TURN: Final = 60  # choices after which playing one turn on ends, wherever it stands


def weights_of(game: AnyGame, settings: Settings) -> Weights:
    """What features are worth to a bot of this level, which may overlook some."""
    weights = game.judgement.weights
    return weights.overlooking(settings.overlooks) if settings.overlooks else weights


class Arm:
    """An option as one chooser has tried it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.tries = 0
        self.total = 0.0


class Bandit:
    """What one chooser has learned about the options at a node."""

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.visits = 0
        self.judged = False


class Node:
    """A place in the tree, reached by what was chosen."""

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}
        self.later: dict[Any, Node] = {}

    def bandit(self, seat: int) -> Bandit:
        found = self.bandits.get(seat)
        if found is None:
            found = self.bandits[seat] = Bandit()
        return found

    def after(self, key: Any) -> Node:
        found = self.later.get(key)
        if found is None:
            found = self.later[key] = Node()
        return found


class Trail:
    """The way of one try through the tree, and what the table was worth to those who chose something on it, each time
    it was judged. Early values count as much as late ones: otherwise a good move could just as well be put off."""

    def __init__(self, seat: int) -> None:
        self.path: list[tuple[int, Bandit, Arm]] = []
        self.worths: dict[int, list[float]] = {seat: []}

    def add(self, chooser: int, bandit: Bandit, arm: Arm) -> None:
        self.path.append((chooser, bandit, arm))
        if chooser not in self.worths:
            self.worths[chooser] = []

    def worth(self, seat: int) -> float:
        worths = self.worths[seat]
        return sum(worths) / len(worths)


class Tried:
    """An option of the root and the worth of every try of it; the i-th try of all options was in the same world."""

    def __init__(self, option: int, node: Node | None = None) -> None:
        self.option = option
        self.node = node or Node()
        self.worths: list[float] = []
        self.ends: list[State] = []  # the state at the end of each try, if they are to be kept

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else -1e18


class Search:
    """One search, for one view."""

    def __init__(self, game: AnyGame, tables: Any, settings: Settings, seed: int, keep_ends: bool = False) -> None:
        self.game = game
        self.judgement: Judgement[Any] = game.judgement
        self.tables = tables
        self.settings = settings
        self.weights = weights_of(game, settings)
        self.dice = FastDice(seed)
        self.keep_ends = keep_ends
        self.steps = 0
        self.tries = 0
        self.low: dict[int, float] = {}  # the least and the most that a state was worth, by seat
        self.high: dict[int, float] = {}
        self.began = time.perf_counter()
        self.plays_on = settings.play_on != "no"
        self.casual = settings.play_on == "quickly"
        self.thoughtful = settings.play_on == "with thought"

    # -- the root

    def run(self, view: View, seat: int, options: list[int], before: Node | None = None) -> list[Tried]:
        """All options, the best first. Equal ones stay in the order of the rules, or in any order for a bot that
        overlooks what would tell them apart. ``before``: the node in which an earlier search foresaw this choice; what
        it learned about what may follow is used."""
        worlds = [self.world(view)]
        order = options[:]
        if self.settings.overlooks:
            shuffle(order, FastDice(worlds[0][1]))
        running = [Tried(option) for option in order]
        first = worlds[0][0]
        decision = next(decision for decision, _ in first.open if decision.seat == seat)
        if before is not None:
            kind = type(decision).__name__
            running = [Tried(option, before.later.get((kind, option))) for option in order]
        best = self.by_odds(first, decision, options)
        if best >= 0:
            running.sort(key=lambda tried: tried.option != best)
            return running
        if not self.settings.effort:
            quick = self.judgement.quick(first, decision, options, first.dice)
            running.sort(key=lambda tried: tried.option != quick)
            return running
        dropped: list[Tried] = []
        if len(running) > self.settings.shortlist:
            running, dropped = self.shortlist(worlds, view, seat, running)
        rounds = max(1, round(log2(len(running))))
        for number in range(rounds):
            self.round(worlds, view, seat, running, (number + 1) / rounds)
            running.sort(key=lambda tried: -tried.mean)
            if number < rounds - 1:
                keep = max(2, (len(running) + 1) // 2)
                dropped = running[keep:] + dropped
                running = running[:keep]
        return running + dropped

    def round(self, worlds: list[tuple[State, int]], view: View, seat: int, running: list[Tried], share: float) -> None:
        """Try all that is in the running in world after world, until this share of the effort is spent."""
        most = self.settings.worlds
        number = min(len(tried.worths) for tried in running)
        while not most or number < most:
            if number >= len(worlds):
                worlds.append(self.world(view))
            world, luck = worlds[number]
            for tried in running:
                if len(tried.worths) <= number:
                    self.attempt(world, luck, seat, tried)
            number += 1
            if self.spent() >= share:
                return

    def spent(self) -> float:
        """How much of the budget is gone."""
        settings = self.settings
        gone = self.steps / settings.effort
        if settings.seconds:
            return max(gone, (time.perf_counter() - self.began) / settings.seconds)
        return gone

    def world(self, view: View) -> tuple[State, int]:
        luck = FastDice(self.dice.below(1 << 53))
        return self.game.imagine(self.tables, view, luck), self.dice.below(1 << 53)

    def shortlist(
        self, worlds: list[tuple[State, int]], view: View, seat: int, running: list[Tried]
    ) -> tuple[list[Tried], list[Tried]]:
        """Of very many options, those that one step of judgement likes best; and the others."""
        worths = [0.0] * len(running)
        for number in range(2):
            if number >= len(worlds):
                worlds.append(self.world(view))
            for i, tried in enumerate(running):
                worths[i] += self.one_step(worlds[number][0], seat, tried.option)
        ranked = sorted(range(len(running)), key=lambda i: -worths[i])
        most = self.settings.shortlist
        return [running[i] for i in ranked[:most]], [running[i] for i in ranked[most:]]

    # -- one try

    def attempt(self, world: State, luck: int, seat: int, tried: Tried) -> None:
        s: State = world.copy()
        s.dice = FastDice(luck)
        mine = self.judgement.turn_of(s) == seat
        trail = Trail(seat)
        self.take(s, seat, tried.option)
        if self.plays_on:
            self.play(s, seat, mine, tried.node if self.settings.tree else None, trail)
        self.look(s, trail)
        self.tries += 1
        tried.worths.append(trail.worth(seat))
        if self.keep_ends:
            tried.ends.append(s)
        for chooser, bandit, arm in trail.path:
            bandit.visits += 1
            arm.tries += 1
            arm.total += trail.worth(chooser)

    def look(self, s: State, trail: Trail) -> None:
        """Judge the state, for everybody who chose something."""
        for seat, worths in trail.worths.items():
            worth = self.judgement.value(s, seat, self.weights)
            worths.append(worth)
            self.learn(seat, worth)

    def learn(self, seat: int, worth: float) -> None:
        if worth < self.low.get(seat, 1e18):
            self.low[seat] = worth
        if worth > self.high.get(seat, -1e18):
            self.high[seat] = worth

    def take(self, s: State, seat: int, option: int) -> None:
        self.steps += 1
        choose(s, seat, option)

    def play(self, s: State, seat: int, mine: bool, node: Node | None, trail: Trail) -> None:
        """To the horizon: through the tree as far as it reaches, then by quick choices. ``mine``: it is our turn."""
        turns = self.settings.turns
        together: list[Any] = []  # what has been chosen together so far
        for _ in range(FAR):
            if not s.open:
                return
            decision, options = s.open[0]
            chooser = decision.seat
            grouped = len(s.open) > 1 or bool(s.answers)
            if self.judgement.turn_of(s) == seat:
                mine = True
            elif mine:
                mine = False
                turns -= 1
                if turns <= 0:
                    return
                self.look(s, trail)
            option = self.by_odds(s, decision, options)
            if option < 0:
                if node is None:
                    option = self.play_on(s, seat, decision, options)
                else:
                    option, fresh = self.select(s, node.bandit(chooser), decision, options, trail)
                    if fresh:
                        node = None
            kind = type(decision).__name__
            self.take(s, chooser, option)
            if node is not None:
                if grouped:
                    together.append((kind, chooser, option))
                    if not s.answers:
                        node = node.after(tuple(together))
                        together = []
                else:
                    node = node.after((kind, option))

    def select(
        self,
        s: State,
        bandit: Bandit,
        decision: AnyDecision,
        options: list[int],
        trail: Trail,
    ) -> tuple[int, bool]:
        """The option that this chooser tries, and whether the tree ends here."""
        kind = type(decision).__name__
        chooser = decision.seat
        if not bandit.judged:
            bandit.judged = True
            self.judge(s, bandit, kind, chooser, options)
            best = max(options, key=lambda option: bandit.arms[kind, option].prior)
            trail.add(chooser, bandit, bandit.arms[kind, best])
            return best, True
        low = self.low.get(chooser, 0.0)
        span = max(1e-9, self.high.get(chooser, 0.0) - low)
        arms = bandit.arms
        pull = EXPLORE * sqrt(bandit.visits + 1.0)
        chosen = options[0]
        chosen_arm: Arm | None = None
        highest = -1e18
        for option in options:
            arm = arms.get((kind, option))
            if arm is None:
                arm = arms[kind, option] = Arm(1.0 / (len(options) + 1))
            score = pull * arm.prior / (1 + arm.tries)
            if arm.tries:
                score += (arm.total / arm.tries - low) / span
            else:
                score += 0.4
            if score > highest:
                chosen, chosen_arm, highest = option, arm, score
        assert chosen_arm is not None
        trail.add(chooser, bandit, chosen_arm)
        return chosen, False

    def judge(self, s: State, bandit: Bandit, kind: str, chooser: int, options: list[int]) -> None:
        """Priors from one step of judgement."""
        worths = [self.one_step(s, chooser, option) for option in options]
        most = max(worths)
        span = max(1e-9, most - min(worths))
        weights = [exp(TRUST * (worth - most) / span) for worth in worths]
        whole = sum(weights)
        for option, weight in zip(options, weights, strict=True):
            bandit.arms[kind, option] = Arm(weight / whole)

    # -- without a tree

    def play_on(self, s: State, seat: int, decision: AnyDecision, options: list[int]) -> int:
        """The seat chooses as its settings say; others choose quickly."""
        if decision.seat != seat or self.casual:
            return self.judgement.quick(s, decision, options, s.dice)
        if self.thoughtful and self.judgement.turn_of(s) == seat:
            return self.best_in_the_end(s, seat, options)
        return self.best_at_once(s, seat, options)

    def best_at_once(self, s: State, seat: int, options: list[int]) -> int:
        best = options[0]
        highest = -1e18
        for option in options:
            worth = self.one_step(s, seat, option)
            if worth > highest:
                best, highest = option, worth
        return best

    def one_step(self, s: State, seat: int, option: int) -> float:
        tried: State = s.copy()
        self.take(tried, seat, option)
        return self.judgement.value(tried, seat, self.weights)

    def best_in_the_end(self, s: State, seat: int, options: list[int]) -> int:
        """What looks best when the turn has been played on quickly, with luck as it may be, not as it will be."""
        if len(options) == 1:
            return options[0]
        luck = s.dice.below(1 << 53)
        best = options[0]
        highest = -1e18
        for option in options:
            tried: State = s.copy()
            tried.dice = FastDice(luck)
            self.take(tried, seat, option)
            for _ in range(TURN):
                if not tried.open or self.judgement.turn_of(tried) != seat:
                    break
                decision, then = tried.open[0]
                choice = self.by_odds(tried, decision, then)
                if choice < 0:
                    choice = self.judgement.quick(tried, decision, then, tried.dice)
                self.take(tried, decision.seat, choice)
            worth = self.judgement.value(tried, seat, self.weights)
            if worth > highest:
                best, highest = option, worth
        return best

    def by_odds(self, s: State, decision: AnyDecision, options: list[int]) -> int:
        """The best option where the game knows the odds and this level asks for them, else -1."""
        return self.judgement.by_odds(s, decision, options) if self.settings.odds else -1

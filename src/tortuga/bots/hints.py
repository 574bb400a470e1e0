"""Hints: which options are best, what they promise, and why, by contrast.

A hint is a search from what the seat may see. What an option promises is the game's outlook on the standings at the end
of its tries. Why it is better than another comes from the features in which the two differ at the end of the same
worlds.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from tortuga.bots.search import Search, Tried
from tortuga.bots.settings import Settings, settings_of
from tortuga.kernel.header import AnyGame
from tortuga.kernel.judgement import Outlook
from tortuga.kernel.match import Match
from tortuga.kernel.view import View
from tortuga.kernel.words import ENGLISH, say

EFFORT = 6_000  # steps for a hint
SHOWN = 3  # options of a hint
LEAST = 0.05  # points that are worth mentioning
NAMED = 2  # features that a sentence names


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval over the imagined worlds."""

    mean: float
    low: float
    high: float


class Advice(msgspec.Struct, frozen=True):
    """One option: what it promises, and why it is better or worse than another."""

    id: int  # of the action
    text: str
    label: str
    score: Estimate  # the final score to be expected
    chance: Estimate  # to win
    over: float  # how many points more it promises than the option it is compared with
    why: str


class Hint(msgspec.Struct, frozen=True):
    """The best options, the best first."""

    seat: int
    clause: str
    prompt: str
    points: str  # what a score is counted in
    options: list[Advice]
    tries: int


class Promise:
    """What the tries of one option promise the seat."""

    def __init__(self, game: AnyGame, outlook: Outlook, seat: int, tried: Tried) -> None:
        self.tried = tried
        self.scores: list[float] = []
        self.chances: list[float] = []
        self.parts: list[dict[str, float]] = []
        for s in tried.ends:
            over = not s.open and not s.agenda
            if over:
                result = game.result(s)
                self.scores.append(float(result.scores[seat]))
                self.chances.append(result.share(seat))
                self.parts.append({"": float(result.scores[seat])})
                continue
            standings = [game.judgement.standing(s, other, game.judgement.weights) for other in range(s.seats)]
            self.scores.append(outlook.score(standings[seat]))
            self.chances.append(outlook.chances(standings)[seat])
            self.parts.append({name: outlook.slope * part for name, part in game.judgement.parts(s, seat).items()})

    def ahead_of(self, other: Promise) -> tuple[float, dict[str, float]]:
        """How much more it promises in the worlds that both were tried in, and by which features."""
        worlds = min(len(self.scores), len(other.scores))
        if not worlds:
            return 0.0, {}
        gain = sum(self.scores[i] - other.scores[i] for i in range(worlds)) / worlds
        names = {name for i in range(worlds) for name in (*self.parts[i], *other.parts[i])}
        parts = {
            name: sum(self.parts[i].get(name, 0.0) - other.parts[i].get(name, 0.0) for i in range(worlds)) / worlds
            for name in sorted(names)
        }
        return gain, parts


def estimate(values: list[float], low: float = -1e18, high: float = 1e18) -> Estimate:
    if not values:
        return Estimate(0.0, low, high)
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    half = 1.96 * spread / sqrt(len(values))
    return Estimate(round(mean, 4), round(max(low, mean - half), 4), round(min(high, mean + half), 4))


def find_hint(
    game: AnyGame,
    tables: Any,
    names: list[str],
    view: View,
    seat: int,
    seed: int,
    settings: Settings | None = None,
    language: str = ENGLISH,
) -> Hint:
    """The hint for this seat, from what it may see. The same view and seed give the same hint."""
    how = settings or settings_of("expert", game, EFFORT)
    search = Search(game, tables, how, seed, keep_ends=True)
    world = search.world(view)[0]
    decision, options = next((d, o) for d, o in world.open if d.seat == seat)
    ranked = search.run(view, seat, options)
    if not any(tried.worths for tried in ranked):  # the game knows the odds and nothing was tried
        for tried in ranked[:SHOWN]:
            for _ in range(8):
                search.attempt(*search.world(view), seat, tried)
    outlook = game.judgement.outlook(world)
    promises = [Promise(game, outlook, seat, tried) for tried in ranked[:SHOWN] if tried.ends]
    words = game.speak(language)

    def label(promise: Promise) -> str:
        return words.label(tables, names, decision, world, promise.tried.option)

    advice = []
    for place, promise in enumerate(promises):
        other = promises[0] if place else promises[1] if len(promises) > 1 else None
        over, parts = promise.ahead_of(other) if other is not None else (0.0, {})
        advice.append(
            Advice(
                id=game.action(decision, promise.tried.option),
                text=game.text(tables, decision, promise.tried.option),
                label=label(promise),
                score=estimate(promise.scores),
                chance=estimate(promise.chances, 0.0, 1.0),
                over=round(over, 3),
                why=why(game, over, parts, label(other), language)
                if other is not None
                else say(language, "hints.only"),
            )
        )
    prompt = words.prompt(tables, names, decision, world)
    return Hint(seat, decision.clause, prompt, words.points, advice, search.tries)


def why(game: AnyGame, over: float, parts: dict[str, float], other: str, language: str = ENGLISH) -> str:
    """One sentence by contrast."""
    words = game.speak(language)
    features = {**game.words.features, **words.features}

    def listed(sign: int) -> str:
        found = sorted(((sign * part, name) for name, part in parts.items() if sign * part >= LEAST), reverse=True)
        return say(language, "hints.and").join(
            f"{features.get(name) or say(language, 'hints.the_end')} ({sign * part:+.1f})"
            for part, name in found[:NAMED]
        )

    more, less = listed(1), listed(-1)
    begin = say(language, "hints.as_good", other=other)
    if not more and not less:
        return f"{begin}."
    if abs(over) >= LEAST:
        better = "hints.better" if over > 0 else "hints.worse"
        begin = say(language, better, points=f"{abs(over):.1f} {words.points}", other=other)
    told = [
        say(language, f"hints.{key}", what=what) for key, what in (("more_from", more), ("less_from", less)) if what
    ]
    return f"{begin}: {', '.join(told)}."


def hint_of(match: Match, seat: int, seed: int = 0, settings: Settings | None = None) -> Hint:
    """The hint for a seat of a match that is asked something."""
    view = match.view(seat)
    return find_hint(match.game, match.tables, match.names, view, seat, seed, settings)


def hint_lines(hint: Hint) -> list[str]:
    """The hint in sentences."""
    lines = []
    for number, advice in enumerate(hint.options, start=1):
        score, chance = advice.score, advice.chance
        lines.append(
            f"{number}. {advice.label}: about {score.mean:.1f} {hint.points} in the end "
            f"({score.low:.1f} to {score.high:.1f}), {chance.mean:.0%} to win ({chance.low:.0%} to {chance.high:.0%})."
        )
        lines.append(f"   {advice.why}")
    return lines

"""Ratings of bots from games of several players, with intervals; and when a question is settled."""

from __future__ import annotations

from math import exp, log, sqrt

from tortuga.arena.play import Outcome
from tortuga.kernel.dice import FastDice

ELO = 400 / log(10)
SAMPLES = 200  # resamplings behind an interval
Pairs = dict[tuple[str, str], float]


def beaten(outcomes: list[Outcome]) -> Pairs:
    """How often one bot came out ahead of another at the same table; a shared place counts half for each."""
    found: Pairs = {}
    for game in outcomes:
        places = list(zip(game.bots, game.shares, game.scores, strict=True))
        for i, (name, share, score) in enumerate(places):
            for other, other_share, other_score in places[i + 1 :]:
                if name == other:
                    continue
                ahead = 0.5
                if (share, score) != (other_share, other_score):
                    ahead = float((share, score) > (other_share, other_score))
                found[name, other] = found.get((name, other), 0.0) + ahead
                found[other, name] = found.get((other, name), 0.0) + 1 - ahead
    return found


def ratings(outcomes: list[Outcome], names: list[str]) -> dict[str, float]:
    """Bradley and Terry's strengths on Elo's scale, the mean being 0; a draw with everybody keeps them finite."""
    pairs = beaten(outcomes)
    strength = dict.fromkeys(names, 0.0)
    for _ in range(200):
        moved = 0.0
        for name in names:
            slope = curve = 0.0
            for other in names:
                if other == name:
                    continue
                won = pairs.get((name, other), 0.0) + 0.5
                lost = pairs.get((other, name), 0.0) + 0.5
                expected = 1 / (1 + exp(strength[other] - strength[name]))
                slope += won - (won + lost) * expected
                curve += (won + lost) * expected * (1 - expected)
            step = slope / curve if curve else 0.0
            strength[name] += max(-1.0, min(1.0, step))
            moved = max(moved, abs(step))
        if moved < 1e-6:
            break
    middle = sum(strength.values()) / len(names)
    return {name: ELO * (value - middle) for name, value in strength.items()}


def rating_intervals(outcomes: list[Outcome], names: list[str]) -> dict[str, tuple[float, float, float]]:
    """Rating and its 95 % interval, from resampled deals: games of one deal belong together."""
    whole = ratings(outcomes, names)
    deals: dict[int, list[Outcome]] = {}
    for game in outcomes:
        deals.setdefault(game.deal, []).append(game)
    groups = list(deals.values())
    dice = FastDice(1)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES if len(groups) > 1 else 0):
        sample = [game for _ in groups for game in groups[dice.below(len(groups))]]
        for name, rating in ratings(sample, names).items():
            drawn[name].append(rating)
    found = {}
    for name in names:
        values = sorted(drawn[name]) or [whole[name]]
        low, high = values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
        found[name] = (whole[name], low, high)
    return found


def lead(outcomes: list[Outcome], name: str, other: str) -> tuple[float, float, int]:
    """How much more of the victory a seat of ``name`` gets than one of ``other``, on average over deals; the spread of
    that over deals, and the number of deals."""
    deals: dict[int, list[float]] = {}
    for game in outcomes:
        mine = [share for bot, share in zip(game.bots, game.shares, strict=True) if bot == name]
        theirs = [share for bot, share in zip(game.bots, game.shares, strict=True) if bot == other]
        if mine and theirs:
            deals.setdefault(game.deal, []).append(sum(mine) / len(mine) - sum(theirs) / len(theirs))
    means = [sum(values) / len(values) for values in deals.values()]
    if not means:
        return 0.0, 0.0, 0
    middle = sum(means) / len(means)
    spread = sqrt(sum((mean - middle) ** 2 for mean in means) / max(1, len(means) - 1))
    return middle, spread, len(means)


def settled(outcomes: list[Outcome], names: list[str], wrong: float = 0.05) -> bool:
    """Is it clear for every two bots which is better? However often one asks, at most this share of arenas gets a
    wrong answer: the bounds are a confidence sequence (Robbins' normal mixture), shared among the pairs."""
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    if not pairs:
        return False
    for a, b in pairs:
        middle, spread, deals = lead(outcomes, a, b)
        if deals < 12 or abs(middle) <= bound(max(spread, 0.05), deals, wrong / len(pairs)):
            return False
    return True


def bound(spread: float, deals: int, wrong: float, tuned: float = 30.0) -> float:
    """The half-width of an interval that holds for all numbers of deals at once; narrowest near ``tuned`` deals."""
    n = deals + tuned
    return spread * sqrt(n * log(n / (tuned * wrong * wrong))) / deals

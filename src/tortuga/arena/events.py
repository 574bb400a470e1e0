"""What the events of a match tell: what each seat did, where its points came from, what it had of what is compared."""

from __future__ import annotations

from typing import Any

from tortuga.kernel.match import Match

OTHER = "other"  # points that no event explains
HOW_IT_ENDED = frozenset({"final", "won"})  # events that say how a game ended, not how it was played


def actions_of(match: Match) -> list[dict[str, int]]:
    """What each seat did how often: kinds of events, and each with the thing that it was about; and points by event."""
    points = match.game.words.points
    found: list[dict[str, int]] = [{} for _ in range(match.seats)]
    for event in match.events:
        if not 0 <= event.seat < match.seats or event.kind in HOW_IT_ENDED:
            continue
        counts = found[event.seat]
        labels = [event.kind]
        for fact, value in event.facts.items():
            if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
                word = _word(match.tables, fact, value)
                if word:
                    labels.append(f"{event.kind}: {word}")
                if fact == points:
                    label = f"{points} from {event.kind}"
                    counts[label] = counts.get(label, 0) + value
            elif isinstance(value, str) and value.isidentifier():
                labels.append(f"{event.kind}: {value}")
        for label in labels:
            counts[label] = counts.get(label, 0) + 1
    return found


def sources_of(match: Match) -> list[dict[str, int]]:
    """What each score is made of. What the rules count in one sum is split by the events that brought it, where the
    game tells them apart."""
    result = match.result
    summed = match.game.words.points
    brought: list[dict[str, int]] = [{} for _ in range(match.seats)]
    for event in match.events:
        source, points = match.game.source(match.tables, event)
        if source and 0 <= event.seat < match.seats:
            brought[event.seat][source] = brought[event.seat].get(source, 0) + points
    if not any(brought):
        return result.parts
    found = []
    for sources, counted in zip(brought, result.parts, strict=True):
        parts = dict(counted)
        rest = parts.pop(summed, 0) - sum(sources.values())
        found.append({**sources, **parts, OTHER: rest})
    return found


def things_of(match: Match) -> list[list[tuple[str, str]]]:
    """Of what the game compares, such as captains or buildings, what each seat had."""
    found: list[list[tuple[str, str]]] = [[] for _ in range(match.seats)]
    for event in match.events:
        for fact, kinds in match.game.compared.items():
            if event.kind in kinds and 0 <= event.seat < match.seats:
                value = event.facts[fact]
                assert isinstance(value, int)
                thing = fact, match.tables.word(fact, value)
                if thing not in found[event.seat]:
                    found[event.seat].append(thing)
    return found


def _word(tables: Any, fact: str, value: int) -> str:
    """The name of a thing; nothing for plain numbers."""
    try:
        word: str = tables.word(fact, value)
    except (IndexError, KeyError, ValueError):
        return ""
    return "" if word.lstrip("-").isdigit() else word

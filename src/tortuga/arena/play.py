"""One game between bots at a real table: a match with a record, so that any game of an arena can be opened again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tortuga.bots import make_bot
from tortuga.kernel.data import read_tables
from tortuga.kernel.dice import FastDice, SecretDice, secret_of
from tortuga.kernel.errors import BadData, BadOption, did_you_mean
from tortuga.kernel.header import AnyGame
from tortuga.kernel.match import Match
from tortuga.kernel.registry import find

LONGEST = 20_000  # decisions after which a game is given up
OTHER = "other"  # points of which no event tells
NO_DEEDS = frozenset({"final", "won"})  # events that tell how it ended, not how it was played


class Job(msgspec.Struct, frozen=True):
    """A game to be played. Its dice and its bots' luck depend on ``deal`` alone, not on who sits where."""

    index: int
    game: str
    bots: list[str]  # by seat
    options: dict[str, bool | int | str]
    deal: int  # a seed that games with other seats share
    data: str = ""
    vary: dict[str, Any] = {}  # "table.field": another value
    look: bool = False  # note the course of the game as well
    lot: list[str] = []  # decisions that are answered by lot rather than by the bots


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, by seat."""

    index: int
    deal: int
    bots: list[str]
    scores: list[int]
    shares: list[float]  # of the victory
    decisions: int
    rounds: int
    finished: bool
    record: str = ""
    course: list[list[int]] = []  # the scores at twenty moments of the game, if somebody looked
    deeds: list[dict[str, int]] = []  # what each seat did how often, if somebody looked
    parts: list[dict[str, int]] = []  # what each score is made of
    things: list[list[tuple[str, str]]] = []  # what each seat got by lot or the game compares: of what, and which


def load_tables(game: AnyGame, data: str, vary: dict[str, Any]) -> Any:
    """The data of a game, some fields changed."""
    if not vary:
        return game.load(Path(data) if data else None)
    raw = read_tables(game.folder / "data", Path(data) if data else None)
    for place, value in vary.items():
        table, _, path = place.partition(".")
        if table not in raw.tables:
            raise BadData("--vary", table, "", f"there is no such table.{did_you_mean(table, raw.tables)}")
        *inner, last = path.split(".")
        part = raw.tables[table] = msgspec.json.decode(msgspec.json.encode(raw.tables[table]))
        for step in inner:
            part = part[int(step)] if isinstance(part, list) and step.isdigit() else part.get(step, {})
        known = list(part) if isinstance(part, dict) else [str(i) for i in range(len(part))]
        if last not in known:
            raise BadData("--vary", table, path, f"there is no such field.{did_you_mean(last, known)}")
        part[int(last) if isinstance(part, list) else last] = value
    tables = game.tables(raw)
    tables.digest = raw.digest
    return tables


def read_lot(game: AnyGame, text: str) -> list[str]:
    """The decisions named in "ChooseHero,Buy", each by its own name or by the word that its actions begin with."""
    found: list[str] = []
    for word in filter(None, (word.strip() for word in text.split(","))):
        named = [kind.__name__ for kind in game.decisions if word.lower() in (kind.__name__.lower(), kind.verb.lower())]
        if not named:
            known = [name for kind in game.decisions for name in (kind.__name__, kind.verb) if name]
            raise BadOption(f"{game.title} has no decision {word!r}.{did_you_mean(word, known)}")
        found += [name for name in named if name not in found]
    return found


def play_job(job: Job) -> Outcome:
    game = find(job.game)
    tables = load_tables(game, job.data, job.vary)
    luck = FastDice(job.deal * 0x9E37 + 7)
    dice = SecretDice(tables.word, secret_of(job.deal))
    names = [f"bot:{name}" for name in job.bots]
    match = Match(game, tables, len(job.bots), job.options, dice, sitting=names)
    bots = [make_bot(name, game, tables, luck.below(1 << 53), programs=True) for name in job.bots]
    urn = FastDice(job.deal * 0x9E37 + 11)  # its own, so that it draws the same whoever plays
    lots: list[list[tuple[str, str]]] = [[] for _ in job.bots]
    course: list[list[int]] = []
    decisions = 0
    while match.state.open and decisions < LONGEST:
        decision, options = match.state.open[0]
        seat = decision.seat
        bot = bots[seat]
        if job.look:
            course.append(game.result(match.state).scores)
        if type(decision).__name__ in job.lot:
            option = options[urn.below(len(options))]
            lots[seat].append((decision.verb, tables.word(decision.names, option)))
        else:
            view = game.view(match.state, seat) if bot.wants_view else None
            option = bot.choose(view, seat, options[:])
        match.choose(seat, game.action(decision, option))
        decisions += 1
    result = match.result
    return Outcome(
        index=job.index,
        deal=job.deal,
        bots=job.bots,
        scores=result.scores,
        shares=[result.share(seat) for seat in range(match.seats)],
        decisions=decisions,
        rounds=int(getattr(match.state, "round", 0)),
        finished=match.over,
        record=str(match.record) if not job.vary else "",
        course=moments(course),
        deeds=deeds_of(match) if job.look else [],
        parts=sources_of(match) if job.look else result.parts,
        things=[drawn + had for drawn, had in zip(lots, things_of(match), strict=True)] if job.look else lots,
    )


def moments(course: list[list[int]], number: int = 20) -> list[list[int]]:
    """So many moments of a game, evenly spread."""
    return [course[len(course) * i // number] for i in range(number)] if course else []


def sources_of(match: Match) -> list[dict[str, int]]:
    """What each score is made of, as the rules count; what is one sum there by the events that brought it, where the
    game tells them apart."""
    result = match.result
    told = match.game.words.points
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
        rest = parts.pop(told, 0) - sum(sources.values())
        found.append({**sources, **parts, OTHER: rest})
    return found


def things_of(match: Match) -> list[list[tuple[str, str]]]:
    """Of what the game compares, such as captains or buildings, what each seat had."""
    found: list[list[tuple[str, str]]] = [[] for _ in range(match.seats)]
    for event in match.events:
        for fact, kinds in match.game.compared.items():
            if event.kind in kinds and 0 <= event.seat < match.seats:
                thing = fact, str(match.tables.word(fact, event.facts[fact]))
                if thing not in found[event.seat]:
                    found[event.seat].append(thing)
    return found


def deeds_of(match: Match) -> list[dict[str, int]]:
    """What each seat did how often: kinds of events, and each with the thing that it was about; and points by event."""
    points = match.game.words.points
    found: list[dict[str, int]] = [{} for _ in range(match.seats)]
    for event in match.events:
        if not 0 <= event.seat < match.seats or event.kind in NO_DEEDS:
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


def _word(tables: Any, fact: str, value: int) -> str:
    """The name of a thing; nothing for plain numbers."""
    try:
        word: str = tables.word(fact, value)
    except (IndexError, KeyError, ValueError):
        return ""
    return "" if word.lstrip("-").isdigit() else word

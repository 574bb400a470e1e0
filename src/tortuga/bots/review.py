"""Looking back at a finished game: how the chances went, which decisions mattered, and who was lucky.

Wherever chance decided something, what it brought is compared with what it could have brought on average: that is luck.
The rest of the way from the chance at the start to the end of the game is skill, one's own and that of the others.

Which decisions mattered is found by searching from what the seat could see then, not from what is known today.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tortuga.bots.greedy import best_at_once
from tortuga.bots.hints import Promise, why
from tortuga.bots.search import Search
from tortuga.bots.settings import Settings, settings_of
from tortuga.kernel.dice import FastDice
from tortuga.kernel.header import AnyGame
from tortuga.kernel.machine import AnyDecision, State, choose
from tortuga.kernel.match import Match
from tortuga.kernel.record import Record, line_of
from tortuga.kernel.replay import Replay

WORLDS = 12  # draws of chance with which what came is compared
FAR = 60  # choices after which playing a turn on stops
FIRST = Settings(effort=150)  # for every decision …
SECOND = 4_000  # … and the expert's steps for those that seem to have mattered most
LOOKED_AT = 12  # decisions that get the second look
SHOWN = 3
SLIP = 0.005  # chance to win that is worth mentioning


class Moment(msgspec.Struct, frozen=True):
    """One action: the chances of all seats before and after it, and how much of the change was luck."""

    line: int  # of the record
    seat: int
    clause: str
    did: str
    before: list[float]
    after: list[float]
    luck: list[float]


class Turning(msgspec.Struct, frozen=True):
    """A decision that mattered: what would have been better, as far as the seat could know."""

    line: int
    seat: int
    clause: str
    did: str
    better: str
    chance: float  # to win after what was done
    better_chance: float
    why: str


class Ledger(msgspec.Struct):
    """Where the chance to win of one player came from."""

    seat: int
    name: str
    start: float
    skill: float = 0.0
    luck: float = 0.0
    end: float = 0.0
    score: int = 0


class Review(msgspec.Struct, frozen=True):
    game: str
    title: str
    names: list[str]
    winners: list[int]
    moments: list[Moment]
    turnings: list[Turning]
    ledger: list[Ledger]


def win_chances(game: AnyGame, s: State) -> list[float]:
    """How likely each seat is to win, judged from the whole state."""
    if not s.open and not s.agenda:
        result = game.result(s)
        return [result.share(seat) for seat in range(s.seats)]
    judgement = game.judgement
    return judgement.outlook(s).chances([judgement.standing(s, seat, judgement.weights) for seat in range(s.seats)])


def review(record: Record, data: Path | None = None, progress: Callable[[int], None] | None = None) -> Review:
    """The whole review; ``progress`` is told how many actions have been looked at."""
    replayed = Replay(Match, record, data)
    match = replayed.match
    game = match.game
    dice = FastDice(1)
    moments: list[Moment] = []
    slips: list[tuple[float, int, Match]] = []
    before = win_chances(game, match.state)
    ledger = [Ledger(seat, match.names[seat], chance) for seat, chance in enumerate(before)]
    for index, entry in enumerate(record.entries):
        then = match.copy()
        replayed.step()
        decision, options = next((d, o) for d, o in then.state.open if d.seat == entry.seat)
        option = next(o for o in options if game.text(match.tables, decision, o) == entry.do)
        after = win_chances(game, match.state)
        luck = [0.0] * len(after)
        if match.entries[index].chance:
            luck = luck_of(game, then.state, match.state, entry.seat, option, dice)
        did = game.words.label(match.tables, match.names, decision, then.state, option)
        moments.append(Moment(line_of(index), entry.seat, decision.clause, did, before, after, luck))
        for row in ledger:
            row.luck += luck[row.seat]
        if len(options) > 1:
            regret = slip(then, decision, option, FIRST, dice.below(1 << 53))[0]
            slips.append((regret, index, then))
        before = after
        if progress is not None:
            progress(index + 1)
    result = match.result
    for row in ledger:
        row.end, row.score = before[row.seat], result.scores[row.seat]
        row.skill = row.end - row.start - row.luck
    return Review(
        game=game.key,
        title=game.title,
        names=match.names,
        winners=result.winners,
        moments=moments,
        turnings=turning_points(record, slips, dice),
        ledger=ledger,
    )


def luck_of(game: AnyGame, s: State, came: State, seat: int, option: int, dice: FastDice) -> list[float]:
    """How much better every seat's chances are after what came than on average over what could have come."""
    total = [0.0] * s.seats
    for _ in range(WORLDS):
        later = dice.below(1 << 53)
        tried: State = s.copy()
        tried.dice = FastDice(dice.below(1 << 53))
        choose(tried, seat, option)
        could = after_turn(game, tried, seat, later)
        did = after_turn(game, came, seat, later)
        for i in range(s.seats):
            total[i] += (did[i] - could[i]) / WORLDS
    return total


def after_turn(game: AnyGame, s: State, seat: int, luck: int) -> list[float]:
    """The chances once the seat has made the best of it in its turn: a token just drawn is not yet kept."""
    judgement = game.judgement
    s = s.copy()
    s.dice = FastDice(luck)
    for _ in range(FAR):
        if not s.open or judgement.turn_of(s) != seat:
            break
        decision, options = s.open[0]
        option = judgement.by_odds(s, decision, options)
        if option < 0 and decision.seat == seat:
            option = best_at_once(judgement, s, seat, options)
        choose(s, decision.seat, judgement.quick(s, decision, options, s.dice) if option < 0 else option)
    return win_chances(game, s)


def slip(
    then: Match, decision: AnyDecision, option: int, settings: Settings, seed: int
) -> tuple[float, Promise, Promise]:
    """How much chance to win was given away, as far as the seat could know; what was done, and what was best."""
    game, seat = then.game, decision.seat
    view = then.view(seat)
    options = next(o for d, o in then.state.open if d.seat == seat)
    search = Search(game, then.tables, settings, seed, keep_ends=True)
    ranked = search.run(view, seat, options)
    worlds = [search.world(view) for _ in range(4)]
    for tried in ranked:
        if tried.option == option or tried is ranked[0]:
            while len(tried.worths) < len(worlds):  # both were tried often enough to be compared
                search.attempt(*worlds[len(tried.worths)], seat, tried)
    outlook = game.judgement.outlook(then.state)
    best = Promise(game, outlook, seat, ranked[0])
    done = Promise(game, outlook, seat, next(tried for tried in ranked if tried.option == option))
    shared = min(len(best.chances), len(done.chances))
    regret = sum(best.chances[i] - done.chances[i] for i in range(shared)) / shared
    return regret, done, best


def turning_points(record: Record, slips: list[tuple[float, int, Match]], dice: FastDice) -> list[Turning]:
    """The three decisions that mattered most, after a longer look at those that may have."""
    found: list[tuple[float, Turning]] = []
    for _, index, then in sorted(slips, key=lambda s: -s[0])[:LOOKED_AT]:
        entry, game = record.entries[index], then.game
        decision, options = next((d, o) for d, o in then.state.open if d.seat == entry.seat)
        option = next(o for o in options if game.text(then.tables, decision, o) == entry.do)
        how = settings_of("expert", game, SECOND)
        regret, done, best = slip(then, decision, option, how, dice.below(1 << 53))
        if regret < SLIP or best.tried.option == option:
            continue

        def label(which: int, then: Match = then, decision: AnyDecision = decision) -> str:
            return then.game.words.label(then.tables, then.names, decision, then.state, which)

        over, parts = best.ahead_of(done)
        chance = sum(done.chances) / len(done.chances)
        turning = Turning(
            line=line_of(index),
            seat=entry.seat,
            clause=decision.clause,
            did=label(option),
            better=label(best.tried.option),
            chance=round(chance, 4),
            better_chance=round(chance + regret, 4),
            why=why(game, over, parts, label(option)) + (" But it keeps the others back." if over < 0 else ""),
        )
        found.append((regret, turning))
    found.sort(key=lambda row: -row[0])
    return [turning for _, turning in found[:SHOWN]]

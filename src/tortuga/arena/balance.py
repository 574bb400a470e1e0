"""Is a game fair and varied? Seats, length, scores, what winners do, comebacks: from games in which all seats are
played by the same bot, with intervals; and how these change with a number of the data tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from tortuga.arena.play import OTHER, Job, Outcome, load_tables, play_job, read_lot
from tortuga.arena.plots import bars, histogram, lines, page, table
from tortuga.arena.simulate import Tally, wilson
from tortuga.arena.workers import answers
from tortuga.bots import check_bot
from tortuga.kernel.errors import BadOption
from tortuga.kernel.header import AnyGame
from tortuga.kernel.registry import find

SHOWN = 12  # deeds at either end of the list
LISTED = 10  # deeds of one kind in the table of a page, the most frequent
SELDOM = 0.04  # deeds of fewer seats than this share tell nothing


class Plan(msgspec.Struct, frozen=True):
    game: str
    bot: str
    players: int
    games: int
    options: dict[str, bool | int | str]
    seed: int
    data: str = ""
    place: str = ""  # the field that is varied: "table.field"
    values: list[Any] = []
    lot: list[str] = []  # decisions that are answered by lot

    def job(self, number: int) -> Job:
        """Games of all values in turn, on the same deals."""
        kinds = len(self.values) or 1
        deal, kind = divmod(number, kinds)
        vary = {self.place: self.values[kind]} if self.values else {}
        bots = [self.bot] * self.players
        seed = self.seed * 1_000_003 + deal
        return Job(number, self.game, bots, self.options, seed, self.data, vary, look=True, lot=self.lot)


class Figures(msgspec.Struct):
    """What games of one kind tell."""

    games: int
    finished: int
    seats: list[Tally]
    nobody: int  # games that no seat won
    rounds: list[int]
    decisions: list[int]
    scores: list[int]
    winning: list[int]  # scores of winners
    margins: list[int]  # of the best over the second
    comebacks: tuple[int, int]  # games won by somebody who was not ahead at half time, of how many
    course: list[float]  # the chance that the leader of a moment wins, at twenty moments
    deeds: dict[str, tuple[int, float, int, float]]  # seats that did it, their wins; seats that did not, their wins
    parts: dict[str, float]  # of the mean score
    winner_parts: dict[str, float]
    often: dict[str, float]  # how often something was done, in the mean of a game
    grave: dict[str, list[int]]  # how many of these events each game had
    groups: dict[str, dict[str, tuple[int, float]]]  # by what is compared or drawn: seats of a group, their wins

    @property
    def seat_gap(self) -> float:
        """How much more often the best seat wins than is fair."""
        return max(tally.share for tally in self.seats) - sum(tally.wins for tally in self.seats) / max(
            1, sum(tally.games for tally in self.seats)
        )


def make_balance(
    game: str,
    bot: str,
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    data: Path | None = None,
    vary: str = "",
    lot: str = "",
) -> Plan:
    """A checked plan; ``vary`` is "table.field=1,2,3", ``lot`` names decisions, separated by commas."""
    header = find(game)
    seats = players if players is not None else header.most
    chosen = header.read_options({**header.quick_options(), **(options or {})}, seats)
    header.ready(chosen)
    check_bot(bot)
    if games < 1:
        raise BadOption("Play at least 1 game.")
    place, values = read_vary(vary)
    plan = Plan(game, bot, seats, games, chosen, seed, str(data) if data else "", place, values, read_lot(header, lot))
    for value in values:
        load_tables(header, plan.data, {place: value})  # what is wrong with it is said now
    return plan


def read_vary(text: str) -> tuple[str, list[Any]]:
    if not text:
        return "", []
    place, equals, listed = text.partition("=")
    if not equals or "." not in place:
        raise BadOption(f"A sweep is given as table.field=1,2,3, not {text!r}.")
    try:
        values = msgspec.json.decode(f"[{listed}]".encode())
    except msgspec.DecodeError:
        values = [word.strip() for word in listed.split(",")]
    if not values:
        raise BadOption(f"A sweep is given as table.field=1,2,3, not {text!r}.")
    return place.strip(), values


def run_balance(
    plan: Plan, *, jobs: int = 1, cluster: str = "", progress: Callable[[int], None] | None = None
) -> list[Figures]:
    """The figures of every value that is swept, or of the game as it is."""
    kinds = len(plan.values) or 1
    found: list[list[Outcome]] = [[] for _ in range(kinds)]

    def todo() -> Iterator[Job]:
        for number in range(plan.games * kinds):
            yield plan.job(number)

    done = 0
    with answers(play_job, todo(), jobs, cluster) as games:
        for game in games:
            found[game.index % kinds].append(game)
            done += 1
            if progress is not None:
                progress(done)
    header = find(plan.game)
    return [figures(sorted(games, key=lambda game: game.index), header) for games in found]


def figures(games: list[Outcome], header: AnyGame) -> Figures:
    players = len(games[0].bots)
    seats = [Tally() for _ in range(players)]
    for game in games:
        for seat, tally in enumerate(seats):
            tally.games += 1
            tally.wins += game.shares[seat]
            tally.points += game.scores[seat]
    won = [game for game in games if any(game.shares)]
    return Figures(
        games=len(games),
        finished=sum(game.finished for game in games),
        seats=seats,
        nobody=len(games) - len(won),
        rounds=[game.rounds for game in games],
        decisions=[game.decisions for game in games],
        scores=[score for game in games for score in game.scores],
        winning=[game.scores[game.shares.index(max(game.shares))] for game in won],
        margins=[sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games],
        comebacks=_comebacks(won),
        course=_course(won),
        deeds=_deeds(games),
        parts=_parts(games, winners=False),
        winner_parts=_parts(won, winners=True),
        often=_often(games),
        grave={kind: [sum(deeds.get(kind, 0) for deeds in game.deeds) for game in games] for kind in header.grave},
        groups=_groups(games, header),
    )


def _leaders(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _comebacks(games: list[Outcome]) -> tuple[int, int]:
    seen = [game for game in games if game.course]
    behind = 0
    for game in seen:
        leaders = _leaders(game.course[len(game.course) // 2])
        behind += not any(game.shares[seat] for seat in leaders)
    return behind, len(seen)


def _course(games: list[Outcome]) -> list[float]:
    seen = [game for game in games if game.course]
    found = []
    for moment in range(len(seen[0].course) if seen else 0):
        total = 0.0
        for game in seen:
            leaders = _leaders(game.course[moment])
            total += sum(game.shares[seat] for seat in leaders) / len(leaders)
        found.append(total / len(seen))
    return found


def _deeds(games: list[Outcome]) -> dict[str, tuple[int, float, int, float]]:
    seats = [(deeds, share) for game in games for deeds, share in zip(game.deeds, game.shares, strict=True)]
    wins = sum(share for _, share in seats)
    found: dict[str, tuple[int, float, int, float]] = {}
    for label in sorted({label for deeds, _ in seats for label in deeds}):
        did = [share for deeds, share in seats if label in deeds]
        if SELDOM * len(seats) <= len(did) <= (1 - SELDOM) * len(seats):
            found[label] = (len(did), sum(did), len(seats) - len(did), wins - sum(did))
    return found


def _parts(games: list[Outcome], winners: bool) -> dict[str, float]:
    found: dict[str, float] = {}
    number = 0
    for game in games:
        for parts, share in zip(game.parts, game.shares, strict=True):
            if share or not winners:
                number += 1
                for part, points in parts.items():
                    found[part] = found.get(part, 0.0) + points
    if OTHER in found:
        found[OTHER] = found.pop(OTHER)  # last
    return {part: points / number for part, points in found.items()}


def _groups(games: list[Outcome], header: AnyGame) -> dict[str, dict[str, tuple[int, float]]]:
    """Seats by what fell to them by lot, by the way they went and by what the game compares; and how often they won."""
    found: dict[str, dict[str, tuple[int, float]]] = {}

    def count(title: str, group: str, share: float) -> None:
        groups = found.setdefault(title, {})
        seats, wins = groups.get(group, (0, 0.0))
        groups[group] = seats + 1, wins + share

    for game in games:
        for deeds, things, share in zip(game.deeds, game.things, game.shares, strict=True):
            if header.ways:
                count("way", way_of(deeds, header.ways), share)
            for title, word in things:
                count(title, word, share)
    return found


def way_of(deeds: dict[str, int], ways: dict[str, tuple[str, ...]]) -> str:
    """The way of which a seat did most."""
    most = {way: sum(deeds.get(label, 0) for label in labels) for way, labels in ways.items()}
    best = max(most.values())
    if best == 0:
        return "none of these"
    gone = [way for way, times in most.items() if times == best]
    return gone[0] if len(gone) == 1 else "as much " + " as ".join(gone)


def _often(games: list[Outcome]) -> dict[str, float]:
    found: dict[str, float] = {}
    for game in games:
        for deeds in game.deeds:
            for label, count in deeds.items():
                found[label] = found.get(label, 0.0) + count / len(games)
    return found


def mean_interval(values: list[int]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    middle = sum(values) / len(values)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    half = 1.96 * spread / sqrt(len(values))
    return middle, middle - half, middle + half


def quantiles(values: list[int]) -> tuple[int, int, int]:
    """What a tenth, half and nine tenths of the values do not exceed."""
    ranked = sorted(values)
    return ranked[len(ranked) // 10], ranked[len(ranked) // 2], ranked[len(ranked) * 9 // 10]


def as_dict(plan: Plan, found: list[Figures]) -> dict[str, Any]:
    rows = []
    for kind, f in enumerate(found):
        row: dict[str, Any] = {"value": plan.values[kind]} if plan.values else {}
        low, high = wilson(f.comebacks[0], f.comebacks[1])
        row |= {
            "games": f.games,
            "finished": f.finished,
            "nobody": f.nobody,
            "seats": [
                {"share": round(t.share, 4), "interval": [round(x, 4) for x in t.interval], "mean": round(t.mean, 2)}
                for t in f.seats
            ],
            "rounds": [round(x, 2) for x in mean_interval(f.rounds)],
            "decisions": [round(x, 1) for x in mean_interval(f.decisions)],
            "score": [round(x, 2) for x in mean_interval(f.scores)],
            "margin": [round(x, 2) for x in mean_interval(f.margins)],
            "comebacks": {"share": round(f.comebacks[0] / max(1, f.comebacks[1]), 4), "interval": [low, high]},
            "parts": {part: round(points, 3) for part, points in f.parts.items()},
            "winner_parts": {part: round(points, 3) for part, points in f.winner_parts.items()},
            "deeds": {
                label: {"did": n, "wins": round(w / n, 4), "others": round(ow / on, 4)}
                for label, (n, w, on, ow) in f.deeds.items()
            },
            "grave": {kind: [round(x, 3) for x in mean_interval(counts)] for kind, counts in f.grave.items()},
            "often": {label: round(times, 3) for label, times in f.often.items()},
            "groups": {
                title: {group: {"seats": n, "wins": round(w / n, 4)} for group, (n, w) in groups.items()}
                for title, groups in f.groups.items()
            },
        }
        rows.append(row)
    return {"plan": msgspec.to_builtins(plan), "figures": rows}


def deed_rows(f: Figures) -> list[tuple[str, float, float, float, int]]:
    """Deeds by the share of victories of those who did them, the best first: label, share, low, high, seats."""
    return _ranked({label: (did, wins) for label, (did, wins, _, _) in f.deeds.items()})


def group_rows(f: Figures, title: str) -> list[tuple[str, float, float, float, int]]:
    """Groups by their share of victories, the best first: label, share, low, high, seats."""
    return _ranked(f.groups[title])


def _ranked(counted: dict[str, tuple[int, float]]) -> list[tuple[str, float, float, float, int]]:
    """From seats and their wins by label."""
    rows = [(label, wins / seats, *wilson(wins, seats), seats) for label, (seats, wins) in counted.items()]
    rows.sort(key=lambda row: -row[1])
    return rows


def plots(plan: Plan, f: Figures) -> dict[str, str]:
    """The plots of one kind of games, by name."""
    fair = 1 / plan.players
    seats = [(f"seat {seat + 1}", tally.share, *tally.interval) for seat, tally in enumerate(f.seats)]
    deeds = [row[:4] for row in deed_rows(f)]
    if len(deeds) > 2 * SHOWN:
        deeds = deeds[:SHOWN] + deeds[-SHOWN:]
    moments = [(100 * moment / len(f.course), chance) for moment, chance in enumerate(f.course)]
    parts = [(part, points, points, points) for part, points in f.parts.items()]
    groups = {
        title: bars(f"Victories by {title}", [row[:4] for row in group_rows(f, title)], fair=fair, percent=True)
        for title in f.groups
    }
    return {
        "seats": bars("Victories by seat", seats, fair=fair, percent=True),
        **groups,
        "rounds": histogram("Rounds", [float(rounds) for rounds in f.rounds]),
        **{kind: histogram(f"How often in a game: {kind}", list(map(float, f.grave[kind]))) for kind in f.grave},
        "scores": histogram("Final scores of all seats", [float(score) for score in f.scores]),
        "parts": bars("What a mean score is made of", parts),
        "deeds": bars("Victories of those who did this", deeds, fair=fair, percent=True),
        "course": lines("How often the leader of a moment (in % of the game) wins", {"leader wins": moments}, top=1.0),
    }


def text(plan: Plan, found: list[Figures]) -> list[str]:
    """The figures in lines for a terminal."""
    told = [f"{find(plan.game).title}: {plan.players} players, all {plan.bot}, {plan.games} games, seed {plan.seed}."]
    for kind, f in enumerate(found):
        if plan.values:
            told.append(f"{plan.place} = {plan.values[kind]}:")
        for seat, tally in enumerate(f.seats):
            low, high = tally.interval
            told.append(
                f"  seat {seat + 1} wins {tally.share:.1%} ({low:.1%} – {high:.1%}), mean score {tally.mean:.1f}"
            )
        for name, values in (("rounds", f.rounds), ("score", f.scores), ("margin", f.margins)):
            middle, low, high = mean_interval(values)
            told.append(
                f"  {name} {middle:.1f} ({low:.1f} – {high:.1f}), tenth, median, nine tenths {quantiles(values)}"
            )
        for event, counts in f.grave.items():
            middle, low, high = mean_interval(counts)
            told.append(f"  {event} {middle:.2f} times a game ({low:.2f} – {high:.2f})")
        low, high = wilson(*f.comebacks)
        told.append(f"  won from behind at half time {f.comebacks[0]} of {f.comebacks[1]} ({low:.0%} – {high:.0%})")
        told += [
            f"  {title} {label}: {seats} seats, {share:.1%} won ({low:.1%} – {high:.1%})"
            for title in f.groups
            for label, share, low, high, seats in group_rows(f, title)
        ]
        told += [
            f"  {part}: {points:.1f} of a mean score, {f.winner_parts.get(part, 0.0):.1f} of a winner's"
            for part, points in f.parts.items()
        ]
        rows = deed_rows(f)
        ends = rows if len(rows) <= 10 else rows[:5] + rows[-5:]
        told += [
            f"  {label}: {did} seats, {share:.0%} won ({low:.0%} – {high:.0%})" for label, share, low, high, did in ends
        ]
    return told


def markdown(plan: Plan, found: list[Figures], file: Path, command: str) -> None:
    """A page for the documentation, its plots as SVG files beside it."""
    game = find(plan.game)
    stem = file.stem
    told = [
        f"# Balance of {game.title}",
        "",
        f"{plan.players} players, all `{plan.bot}`, {plan.games} games, seed {plan.seed}, intervals of 95 %.",
        f"Rules {game.edition}, data {game.load().digest}. Made by:",
        "",
        f"```\n{command}\n```",
        "",
    ]
    for kind, f in enumerate(found):
        name = f"{stem}-{kind}" if plan.values else stem
        if plan.values:
            told += [f"## {plan.place} = {plan.values[kind]}", ""]
        told += [*_markdown_figures(f), "", *_markdown_parts(f), ""]
        for title in f.groups:
            told += [*_markdown_group(f, title), ""]
        for which, picture in plots(plan, f).items():
            (file.parent / f"{name}-{which}.svg").write_text(picture + "\n", encoding="utf-8")
            told += [f"![{which}]({name}-{which}.svg)", ""]
        told += [*_markdown_deeds(f), ""]
    file.write_text("\n".join(told).rstrip() + "\n", encoding="utf-8")


def _markdown_figures(f: Figures) -> list[str]:
    rows = ["| | mean | 95 % interval | 10 % / median / 90 % |", "|---|---|---|---|"]
    for name, values in (
        ("rounds", f.rounds),
        ("decisions", f.decisions),
        ("score", f.scores),
        ("winner's score", f.winning or [0]),
        ("margin of the best", f.margins),
    ):
        middle, low, high = mean_interval(values)
        rows.append(f"| {name} | {middle:.1f} | {low:.1f} – {high:.1f} | {' / '.join(map(str, quantiles(values)))} |")
    low, high = wilson(*f.comebacks)
    share = f.comebacks[0] / max(1, f.comebacks[1])
    rows.append(f"| won from behind at half time | {share:.0%} | {low:.0%} – {high:.0%} | |")
    for seat, tally in enumerate(f.seats):
        low, high = tally.interval
        rows.append(f"| seat {seat + 1} wins | {tally.share:.1%} | {low:.1%} – {high:.1%} | |")
    for kind, counts in f.grave.items():
        middle, low, high = mean_interval(counts)
        rows.append(
            f"| {kind} in a game | {middle:.2f} | {low:.2f} – {high:.2f} | {' / '.join(map(str, quantiles(counts)))} |"
        )
    if f.nobody:
        rows.append(f"| games that no seat won | {f.nobody} | | |")
    return rows


def _markdown_parts(f: Figures) -> list[str]:
    """What scores are made of."""
    total = sum(f.parts.values()) or 1.0
    winners = sum(f.winner_parts.values()) or 1.0
    rows = ["| points from | in a mean score | share | in a winner's score | share |", "|---|---|---|---|---|"]
    for part, points in f.parts.items():
        won = f.winner_parts.get(part, 0.0)
        rows.append(f"| {part} | {points:.1f} | {points / total:.0%} | {won:.1f} | {won / winners:.0%} |")
    return rows


def _markdown_group(f: Figures, title: str) -> list[str]:
    rows = [f"| {title} | seats | of them won | 95 % interval |", "|---|---|---|---|"]
    return rows + [
        f"| {group} | {seats} | {share:.1%} | {low:.1%} – {high:.1%} |"
        for group, share, low, high, seats in group_rows(f, title)
    ]


def _markdown_deeds(f: Figures) -> list[str]:
    """What is done how often in a game, and how often those win who do it."""
    rows = ["| what | in a game | seats that did it | of them won | 95 % interval |", "|---|---|---|---|---|"]
    won = {label: (share, low, high, did) for label, share, low, high, did in deed_rows(f)}
    kinds: Counter[str] = Counter()
    for label, times in sorted(f.often.items(), key=lambda row: -row[1]):
        kinds[label.partition(":")[0]] += 1
        if kinds[label.partition(":")[0]] > LISTED or (times < 0.1 and label not in won):
            continue
        if label in won:
            share, low, high, did = won[label]
            rows.append(f"| {label} | {times:.2f} | {did} | {share:.0%} | {low:.0%} – {high:.0%} |")
        else:
            rows.append(f"| {label} | {times:.2f} | nearly all or nearly none | | |")
    return rows


def html(plan: Plan, found: list[Figures]) -> str:
    game = find(plan.game)
    parts = [
        f"<p>{plan.players} players, all {plan.bot}; {plan.games} games"
        + (f" for each value of {plan.place}" if plan.values else "")
        + f"; seed {plan.seed}; intervals of 95 %.</p>"
    ]
    if plan.values:
        parts += _sweep(plan, found)
    for kind, f in enumerate(found):
        if plan.values:
            parts.append(f"<h2>{plan.place} = {plan.values[kind]}</h2>")
        parts.append(summary(f))
        parts += plots(plan, f).values()
    return page(f"Balance of {game.title}", parts)


def summary(f: Figures) -> str:
    rows = [
        [name, f"{middle:.1f}", f"{low:.1f} – {high:.1f}", " / ".join(str(q) for q in quantiles(values))]
        for name, values in (
            ("rounds", f.rounds),
            ("decisions", f.decisions),
            ("score", f.scores),
            ("winner's score", f.winning or [0]),
            ("margin of the best", f.margins),
        )
        for middle, low, high in [mean_interval(values)]
    ]
    low, high = wilson(f.comebacks[0], f.comebacks[1])
    share = f.comebacks[0] / max(1, f.comebacks[1])
    rows.append(["won from behind at half time", f"{share:.1%}", f"{low:.1%} – {high:.1%}", ""])
    rows.append(["games that no seat won", str(f.nobody), "", ""])
    rows.append(["games not finished", str(f.games - f.finished), "", ""])
    return table(["", "mean", "95 % interval", "10 % / median / 90 %"], rows)


def _sweep(plan: Plan, found: list[Figures]) -> list[str]:
    rows = [
        [
            str(plan.values[kind]),
            f"{mean_interval(f.rounds)[0]:.1f}",
            f"{mean_interval(f.scores)[0]:.1f}",
            f"{mean_interval(f.margins)[0]:.1f}",
            f"{f.comebacks[0] / max(1, f.comebacks[1]):.0%}",
            f"{f.seat_gap:+.1%}",
        ]
        for kind, f in enumerate(found)
    ]
    head = [plan.place, "rounds", "score", "margin", "comebacks", "best seat over fair"]
    swept = {
        "Rounds": [f.rounds for f in found],
        "Score": [f.scores for f in found],
        "Margin of the best": [f.margins for f in found],
    }
    shown = [
        bars(name, [(str(value), *mean_interval(of)) for value, of in zip(plan.values, values, strict=True)])
        for name, values in swept.items()
    ]
    return [table(head, rows), *shown]

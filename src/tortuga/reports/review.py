"""A review for people: in sentences, and as a page with plots."""

from __future__ import annotations

from tortuga.bots.review import SHOWN, Review
from tortuga.reports.grid import Grid, page
from tortuga.reports.plots import bars, lines


def review_lines(found: Review) -> list[str]:
    """The review in sentences."""
    won = ", ".join(found.names[seat] for seat in found.winners) or "nobody"
    lines = [f"{found.title}: {len(found.moments)} actions, won by {won}.", "", "Where the chances came from:"]
    lines += [
        f"  {row.name}: {row.start:.0%} at the start, skill {row.skill:+.0%}, luck {row.luck:+.0%}, "
        f"{row.end:.0%} at the end ({row.score} points)"
        for row in found.ledger
    ]
    lines += ["", "Decisions that mattered most:" if found.turnings else "No decision gave much away."]
    for turn in found.turnings:
        lines.append(
            f"  line {turn.line}, {found.names[turn.seat]} ({turn.clause}): “{turn.did}”, {turn.chance:.0%} to win; "
            f"“{turn.better}” would have given {turn.better_chance:.0%}."
        )
        lines.append(f"    {turn.why}")
    lines += ["", "Greatest strokes of luck:"]
    for moment in sorted(found.moments, key=lambda m: -max(m.luck))[:SHOWN]:
        seat = moment.luck.index(max(moment.luck))
        lines.append(f"  line {moment.line}: {moment.luck[seat]:+.0%} for {found.names[seat]} (“{moment.did}”)")
    return lines


def review_html(found: Review) -> str:
    seats = range(len(found.ledger))
    course = {
        found.names[seat]: [(float(i), moment.after[seat]) for i, moment in enumerate(found.moments)] for seat in seats
    }
    rows = [
        [row.name, f"{row.start:.0%}", f"{row.skill:+.0%}", f"{row.luck:+.0%}", f"{row.end:.0%}", str(row.score)]
        for row in found.ledger
    ]
    turns = [
        [str(t.line), found.names[t.seat], t.did, t.better, f"{t.chance:.0%} → {t.better_chance:.0%}", t.why]
        for t in found.turnings
    ]
    moments = [
        [
            str(m.line),
            found.names[m.seat],
            m.clause,
            m.did,
            f"{m.before[m.seat]:.0%}",
            f"{m.after[m.seat]:.0%}",
            f"{m.luck[m.seat]:+.1%}",
        ]
        for m in found.moments
    ]
    head = ["player", "start", "skill", "luck", "end", "score"]
    return page(
        f"Review: {found.title}",
        [
            "<h2>How the chances went</h2>",
            lines("Chance to win, by action", course, top=1.0),
            "<h2>Skill and luck</h2>",
            Grid(head, rows).html(),
            bars("Skill", [(row.name, row.skill, row.skill, row.skill) for row in found.ledger], percent=True),
            bars("Luck", [(row.name, row.luck, row.luck, row.luck) for row in found.ledger], percent=True),
            "<h2>Decisions that mattered most</h2>",
            Grid(["line", "player", "did", "better", "chance to win", "why"], turns).html(),
            "<h2>Every action</h2>",
            Grid(["line", "player", "clause", "did", "before", "after", "luck"], moments).html(),
        ],
    )

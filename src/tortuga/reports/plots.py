"""Plots as small SVG pictures: bars with intervals, lines, histograms."""

from __future__ import annotations

from html import escape

WIDE, LEFT, RIGHT, ROW = 640, 170, 60, 24
INK, BAR, GRID = "#333", "#3b7ea1", "#ddd"


def _svg(height: float, body: list[str], title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height:.0f}" width="{WIDE}" '
        f'height="{height:.0f}" font-family="sans-serif" font-size="12" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="100%" height="100%" fill="white"/>'
        f'<text x="8" y="18" font-size="14" fill="{INK}">{escape(title)}</text>{"".join(body)}</svg>'
    )


def _nice(most: float) -> list[float]:
    """A few round marks from 0 to beyond ``most``."""
    step = 1e-6
    while step * 6 < most:
        for factor in (2, 2.5, 2):
            if step * 6 >= most:
                break
            step *= factor
    marks = [0.0]
    while marks[-1] < most:
        marks.append(marks[-1] + step)
    return marks


def _shown(value: float, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:g}" if abs(value) >= 1e-9 else "0"


def bars(
    title: str,
    rows: list[tuple[str, float, float, float]],
    fair: float | None = None,
    percent: bool = False,
) -> str:
    """Rows of (label, value, low, high): a bar and the interval around its end; ``fair`` is a line to compare with.
    Below zero the bars go to the left."""
    low = min([0.0, *(row[2] for row in rows)])
    marks = _nice(max([1e-6, *(row[3] for row in rows), fair or 0.0]))
    if low < 0:
        marks = [-mark for mark in reversed(_nice(-low)[1:])] + marks
    first, last = marks[0], marks[-1]
    scale = (WIDE - LEFT - RIGHT) / (last - first)
    height = 40 + ROW * len(rows) + 24

    def x(value: float) -> float:
        return LEFT + (value - first) * scale

    body = []
    for mark in marks:
        body.append(f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="30" y2="{height - 24}" stroke="{GRID}"/>')
        body.append(
            f'<text x="{x(mark):.1f}" y="{height - 8}" text-anchor="middle" fill="{INK}">{_shown(mark, percent)}</text>'
        )
    for i, (label, value, lower, upper) in enumerate(rows):
        y = 36 + ROW * i
        start, end = sorted((x(0), x(value)))
        body.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end" fill="{INK}">{escape(label)}</text>')
        body.append(f'<rect x="{start:.1f}" y="{y + 3}" width="{max(end - start, 0.5):.1f}" height="14" fill="{BAR}"/>')
        body.append(f'<path d="M{x(lower):.1f} {y + 10}H{x(upper):.1f}" stroke="{INK}" stroke-width="2"/>')
    if fair is not None:
        body.append(
            f'<line x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="30" y2="{height - 24}" stroke="#b00" '
            f'stroke-dasharray="4 3"/>'
        )
    return _svg(height, body, title)


def histogram(title: str, values: list[float], bins: int = 24) -> str:
    """How often which values occur."""
    if not values:
        return _svg(60, [], title)
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width = max((high - low) / bins, 1.0 if whole else 1e-9)
    if whole:
        width = float(max(1, round(width)))
    counts = [0] * (int((high - low) / width) + 1)
    for value in values:
        counts[int((value - low) / width)] += 1
    most, height = max(counts), 220
    step = (WIDE - 80) / len(counts)
    body = []
    for i, count in enumerate(counts):
        tall = 140 * count / most
        x = 50 + i * step
        body.append(
            f'<rect x="{x:.1f}" y="{180 - tall:.1f}" width="{max(step - 1, 0.5):.1f}" height="{tall:.1f}" '
            f'fill="{BAR}"/>'
        )
        if i % max(1, len(counts) // 8) == 0:
            body.append(
                f'<text x="{x + step / 2:.1f}" y="198" text-anchor="middle" fill="{INK}">{low + i * width:g}</text>'
            )
    body.append(f'<text x="45" y="48" text-anchor="end" fill="{INK}">{most}</text>')
    body.append(f'<path d="M50 40V180H{WIDE - 30}" stroke="{INK}" fill="none"/>')
    return _svg(height, body, title)


def lines(title: str, series: dict[str, list[tuple[float, float]]], top: float | None = None) -> str:
    """Lines of points (x, y) from 0 upwards, with a legend."""
    points = [point for line in series.values() for point in line]
    if not points:
        return _svg(60, [], title)
    right = max(1e-9, max(x for x, _ in points))
    marks = _nice(top if top is not None else max(1e-6, max(y for _, y in points)))
    most = marks[-1]
    height, bottom = 280, 230
    inks = ("#3b7ea1", "#d9772b", "#3c9d5d", "#8a4fbf", "#b00020", "#666")

    def at(x: float, y: float) -> str:
        return f"{50 + (WIDE - 80) * x / right:.1f} {bottom - (bottom - 40) * y / most:.1f}"

    body = [f'<path d="M{at(0, mark)}H{WIDE - 30}" stroke="{GRID}"/>' for mark in marks]
    for mark in marks:
        y = bottom - (bottom - 40) * mark / most
        body.append(f'<text x="44" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{_shown(mark, top == 1.0)}</text>')
    for i, (label, line) in enumerate(series.items()):
        ink = inks[i % len(inks)]
        path = "L".join(at(x, max(0.0, y)) for x, y in line)
        body.append(f'<path d="M{path}" fill="none" stroke="{ink}" stroke-width="2"/>')
        body.append(f'<rect x="{60 + i * 140}" y="252" width="12" height="12" fill="{ink}"/>')
        body.append(f'<text x="{76 + i * 140}" y="263" fill="{INK}">{escape(label)}</text>')
    body.append(f'<text x="{WIDE - 30}" y="{bottom + 16}" text-anchor="end" fill="{INK}">{right:g}</text>')
    return _svg(height, body, title)

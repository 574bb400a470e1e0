"""The gunnery table as heat maps for the documentation: python -m tools.gunnery.heatmaps docs"""

from __future__ import annotations

import math
import sys
from pathlib import Path

from tortuga.games.to_glory.game import GAME
from tortuga.games.to_glory.state import (
    AIMS,
    FACINGS,
    FAR,
    HIT_UNIT,
    KRAKEN,
    LANDED_UNIT,
    MIDDLE,
    PIECES,
    PRESSES,
    SHIP,
    STRENGTHS,
    STRIDE,
    SURE,
    TOWER,
    VoyageTables,
)

CELL = 22  # pixels
RESULTS = ("hits", "lands", "captain off")
PAIRS = ((SHIP, SHIP), (SHIP, KRAKEN), (SHIP, TOWER), (KRAKEN, SHIP), (KRAKEN, TOWER), (TOWER, SHIP), (TOWER, KRAKEN))


def main(arguments: list[str] | None = None) -> None:
    folder = Path((sys.argv[1:] if arguments is None else arguments)[0])
    t: VoyageTables = GAME.load()
    (folder / "to-glory-aims.svg").write_text(aims(t), encoding="utf-8")
    (folder / "to-glory-places.svg").write_text(places(t), encoding="utf-8")


def rates(t: VoyageTables, gun: int, target: int, ahead: int, aside: int) -> list[list[float]]:
    """Shares of volleys that at least hit, land and knock off, by aim; the mean over all headings of the target."""
    slot = next((i >> 1 for i, where in _slots(t) if where == (ahead, aside)), -1)
    found = [[0.0] * AIMS for _ in RESULTS]
    if slot < 0:
        return found
    for heading in range(FACINGS):
        start = (((gun * len(PIECES) + target) * t.slots + slot) * FACINGS + heading) * AIMS
        for aim, packed in enumerate(t.rates[start : start + AIMS]):
            shares = (packed // HIT_UNIT, packed // LANDED_UNIT % LANDED_UNIT, packed % LANDED_UNIT)
            for level, parts in enumerate(shares):
                found[level][aim] += parts / SURE / FACINGS
    return found


def _slots(t: VoyageTables) -> list[tuple[int, tuple[int, int]]]:
    """The places of the table, as a gun that faces east has them to its right."""
    found = []
    for ahead in range(FAR + 1):
        for aside in range(FAR + 1 - ahead):
            slot = t.slot[(ahead * STRIDE + aside + MIDDLE) * FACINGS]
            if slot >= 0:
                found.append((slot, (ahead, aside)))
    return found


def aims(t: VoyageTables) -> str:
    """Hits by press point and strength, for each gun and target and for 2 to 8 hexes straight ahead."""
    parts = []
    width = STRENGTHS * 12 + 14
    for row, (gun, target) in enumerate(PAIRS):
        y = 40 + row * (PRESSES * 12 + 34)
        parts.append(text(10, y - 8, f"{PIECES[gun]} fires at {PIECES[target]}"))
        for column, distance in enumerate(range(2, 9)):
            x = 10 + column * width
            shares = rates(t, gun, target, distance, 0)[0]
            for press in range(PRESSES):
                for strength in range(STRENGTHS):
                    share = shares[press * STRENGTHS + strength]
                    parts.append(square(x + strength * 12, y + press * 12, 12, share))
            parts.append(text(x, y + PRESSES * 12 + 12, f"{distance} hexes, best {max(shares):.0%}", 9))
    return svg(20 + 7 * width, 40 + len(PAIRS) * (PRESSES * 12 + 34), parts)


def places(t: VoyageTables) -> str:
    """The best aim for a ship in each hex before a ship that fires: hits, landings, captains knocked off."""
    parts = []
    for column, result in enumerate(RESULTS):
        left = 30 + column * 8 * 2 * CELL
        parts.append(text(left - 20, 16, f"ship fires at ship: {result}"))
        parts.append(hexagon(left, 160, 0.0, "gun"))
        for _, (ahead, aside) in _slots(t):
            best = max(rates(t, SHIP, SHIP, ahead, aside)[column])
            for side in (1, -1) if aside else (1,):
                x = left + 1.6 * CELL * (ahead + aside / 2)
                y = 160 + side * 1.6 * CELL * math.sqrt(3) / 2 * aside
                parts.append(hexagon(x, y, best, f"{best:.0%}"))
    return svg(30 + 3 * 16 * CELL, 310, parts)


def colour(share: float) -> str:
    """From paper to deep red."""
    shades = [round(pale + (deep - pale) * min(1.0, share)) for pale, deep in ((250, 140), (244, 10), (228, 30))]
    return f"rgb({shades[0]},{shades[1]},{shades[2]})"


def square(x: float, y: float, size: int, share: float) -> str:
    return f'<rect x="{x}" y="{y}" width="{size - 1}" height="{size - 1}" fill="{colour(share)}"/>'


def hexagon(x: float, y: float, share: float, words: str) -> str:
    size = 0.9 * CELL
    corners = [(x + size * math.sin(k * math.pi / 3), y + size * math.cos(k * math.pi / 3)) for k in range(6)]
    points = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners)
    ink = "#fff" if share > 0.5 else "#222"
    label = f'<text x="{x:.1f}" y="{y + 3:.1f}" font-size="9" text-anchor="middle" fill="{ink}">{words}</text>'
    return f'<polygon points="{points}" fill="{colour(share)}" stroke="#987"/>{label}'


def text(x: float, y: float, words: str, size: int = 12) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="#222">{words}</text>'


def svg(width: float, height: float, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    return head + '<rect width="100%" height="100%" fill="#fffdf7"/>' + "\n".join(parts) + "</svg>\n"


if __name__ == "__main__":
    main()

"""All benchmarks in one run: our games plain and compiled, and the peers beside them. ``make bench`` sets it up.

Machines are noisy, so compare only numbers of one run: the ratios are what counts.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from peers import measure_peers

HERE = Path(__file__).parent
YARDSTICK = "catanatron"


def ours(python: str) -> list[dict[str, Any]]:
    """Our numbers, measured by the given interpreter."""
    run = subprocess.run([python, str(HERE / "ours.py")], stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def ratio(number: float | None, yardstick: float | None) -> str:
    return f"{number / yardstick:8.1f} ×" if number and yardstick else " " * 10


def main() -> None:
    pythons = [os.environ.get(name) for name in ("TORTUGA_PLAIN_PYTHON", "TORTUGA_FAST_PYTHON")]
    rows = [row for python in pythons if python for row in ours(python)]
    peers = measure_peers()
    yard = next((peer for peer in peers if YARDSTICK in peer.name), None)
    yard_decisions = yard.decisions_per_second if yard else None
    yard_copies = yard.copies_per_second if yard else None

    print(f"\n{'random play on one core':44} {'decisions/s':>12} {'':>10} {'copies/s':>12}")
    for row in rows:
        how = "compiled" if row["compiled"] else "plain"
        name = f"Tortuga {row['game']}, {row['players']} players, {how}"
        decisions, copies = row["decisions_per_second"], 1e6 / row["copy_us"]
        print(
            f"{name:44} {decisions:12,.0f} {ratio(decisions, yard_decisions)} "
            f"{copies:12,.0f} {ratio(copies, yard_copies)}"
        )
    for peer in peers:
        decisions, copies = peer.decisions_per_second or 0, peer.copies_per_second or 0
        print(
            f"{peer.name:44} {decisions:12,.0f} {ratio(decisions, yard_decisions)} "
            f"{copies:12,.0f} {ratio(copies, yard_copies)}"
        )
    print(f"× is against {YARDSTICK} in this run.")

    print(f"\n{'':44} {'games/s':>9} {'copy µs':>9} {'view µs':>9} {'imagine µs':>11} {'load of a record':>22}")
    for row in rows:
        how = "compiled" if row["compiled"] else "plain"
        name = f"Tortuga {row['game']}, {row['players']} players, {how}"
        load = f"{row['record_lines']} lines {row['load_ms']:.1f} ms"
        print(
            f"{name:44} {row['games_per_second']:9,.0f} {row['copy_us']:9.2f} {row['view_us']:9.1f} "
            f"{row['imagine_us']:11.1f} {load:>22}"
        )


if __name__ == "__main__":
    main()

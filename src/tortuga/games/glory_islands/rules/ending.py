"""GI-7 Final scoring."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.rules.pirates import own_pirates
from tortuga.games.glory_islands.rules.wrecks import reveal_morgan_salvage
from tortuga.games.glory_islands.state import KINDS, Islands, IslandTables
from tortuga.kernel.machine import UNKNOWN, Step


class FinalScoring(Step[Islands]):
    clause: ClassVar[str] = "GI-7.1"

    def run(self, s: Islands) -> None:
        reveal_morgan_salvage(s)
        s.inform()
        if s.telling:
            for crew in range(s.crews):
                if not s.sunk[crew]:
                    parts = final_parts(s, crew)
                    s.tell("final", crew, **parts, total=sum(parts.values()), treasure=list(s.loot[crew]))
            for crew in winners(s):
                s.tell("won", crew)
            if not s.living():
                s.tell("all_sunk", UNKNOWN)


def final_parts(s: Islands, crew: int) -> dict[str, int]:
    """GI-7: what the final score of a crew is made of."""
    t = s.t
    return {
        "glory": s.glory[crew],
        "pirates": t.pirate_left * len(own_pirates(s, crew)),
        "sailing": t.track[s.sail[crew]] if s.sail[crew] < len(t.track) else 0,
        "sets": treasure_glory(t, s.loot[crew]),
        "barrels": t.barrel_left * s.barrels[crew],
        "wrecks": sum(s.salvage[crew]),
    }


def treasure_glory(t: IslandTables, loot: tuple[int, ...]) -> int:
    """GI-7.3: sets of different kinds, the largest possible set first."""
    counts = [0] * KINDS
    for kind in loot:
        counts[kind] += 1
    glory = 0
    while True:
        kinds = KINDS - counts.count(0)
        if kinds == 0:
            return glory
        glory += t.sets[kinds - 1]
        counts = [count - 1 if count else 0 for count in counts]


def winners(s: Islands) -> list[int]:
    """GI-7.5, GI-7.6: whoever has the most glory, several crews if they are tied; sunk crews cannot win."""
    living = s.living()
    totals = [sum(final_parts(s, crew).values()) for crew in range(s.crews)]
    most = max([totals[crew] for crew in living], default=0)
    return [crew for crew in living if totals[crew] == most]

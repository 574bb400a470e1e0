"""GI-4e Score islands."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.glory_islands.state import EMPTY, ISLAND_LETTERS, Islands, IslandTables
from tortuga.kernel.machine import Decision, Facts


class ScoreIslands(Decision[Islands]):
    """At the end of a turn full islands are scored; the active player chooses the order."""

    clause: ClassVar[str] = "GI-4e.2"
    verb: ClassVar[str] = "score"
    names: ClassVar[str] = "island"
    span: ClassVar[int] = len(ISLAND_LETTERS)
    skippable: ClassVar[bool] = True

    def run(self, s: Islands) -> None:
        if s.sunk[self.seat]:
            score_all(s, self.seat)  # GI-8.2: whoever is out of the game is not asked
        elif 0 in s.room:
            Decision.run(self, s)

    def options(self, s: Islands) -> list[int]:
        return [island for island in range(len(s.room)) if s.room[island] == 0]

    def chosen(self, s: Islands, option: int) -> None:
        score_island(s, option, self.seat)
        s.then(ScoreIslands(self.seat))

    def why_not(self, s: Islands, option: int) -> tuple[str, str]:
        return "GI-4e.1", "not_full" if option < len(s.room) else "no_island"

    def option_facts(self, s: Islands, option: int) -> Facts:
        return {"island": option}


def score_all(s: Islands, trigger: int) -> None:
    """Score all full islands in the order of their letters, when nobody is there to choose."""
    while 0 in s.room:
        score_island(s, s.room.index(0), trigger)


def score_island(s: Islands, island: int, trigger: int) -> None:
    cells = s.side.islands[island]
    counts = [0] * s.crews
    for cell in cells:
        counts[s.cells[cell]] += 1
    shares = island_shares(s.t, counts, trigger)
    if s.telling:
        s.tell("full", trigger, island=island)
    for crew in range(s.crews):
        if shares[crew] and not s.sunk[crew]:  # GI-8.4
            s.glory[crew] += shares[crew]
            if s.telling:
                s.tell("share", crew, glory=shares[crew], island=island)
    for cell in cells:  # GI-4e.11; the supply of a sunk crew is out of the game (GI-8.5)
        s.supply[s.cells[cell]] += 1
        s.cells[cell] = EMPTY
    s.room[island] = len(cells)


def island_shares(t: IslandTables, counts: list[int], trigger: int) -> list[int]:
    """The glory of each crew for a full island on which it has ``counts`` pirates."""
    first, second, third = t.bonus[sum(counts)]
    shares = [0] * len(counts)
    groups: list[list[int]] = []  # crews with equally many pirates, the most first
    for number in range(max(counts), 0, -1):
        group = [crew for crew in range(len(counts)) if counts[crew] == number]
        if group:
            groups.append(group)
    best = groups[0]
    if len(groups) == 1 and len(best) > 1:  # GI-4e.7
        divide(shares, first + second + third, best)
        if trigger in best:
            shares[trigger] += t.trigger
    elif len(best) > 1:  # GI-4e.4: the next ones count as third
        divide(shares, first + second, best)
        divide(shares, third, groups[1])
    else:
        divide(shares, first, best)
        if len(groups) > 1 and len(groups[1]) > 1:  # GI-4e.5
            divide(shares, second + third, groups[1])
        elif len(groups) > 1:
            divide(shares, second, groups[1])
            if len(groups) > 2:  # GI-4e.6
                divide(shares, third, groups[2])
    return shares


def divide(shares: list[int], glory: int, group: list[int]) -> None:
    """Equal parts, rounded up."""
    for crew in group:
        shares[crew] += -(-glory // len(group))

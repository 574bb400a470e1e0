"""Pirates on the land spaces: what placing, the storm, special actions and Henry Morgan have in common."""

from __future__ import annotations

from tortuga.games.glory_islands.rules.treasure import collect_reward
from tortuga.games.glory_islands.state import EMPTY, LAND, Islands
from tortuga.kernel.machine import Facts


def own_pirates(s: Islands, crew: int) -> list[int]:
    return [cell for cell in range(LAND) if s.cells[cell] == crew]


def can_place(s: Islands, crew: int) -> bool:
    return any(s.cells[cell] == EMPTY for cell in s.line(crew))


def empty_spaces(s: Islands, but: int) -> list[int]:
    """All empty island spaces except ``but``; the storm never counts."""
    storm = s.side.storm
    return [cell for cell in range(LAND) if s.cells[cell] == EMPTY and cell != storm and cell != but]


def cell_facts(s: Islands, cell: int) -> Facts:
    return {"cell": cell, "space": s.side.kind[cell]}


def lift_pirate(s: Islands, cell: int) -> None:
    s.cells[cell] = EMPTY
    s.room[s.side.island[cell]] += 1


def put_pirate(s: Islands, crew: int, cell: int) -> None:
    s.supply[crew] -= 1
    s.cells[cell] = crew
    s.room[s.side.island[cell]] -= 1
    if s.telling:
        s.tell("placed", crew, cell=cell, space=s.side.kind[cell])
    collect_reward(s, crew, cell)

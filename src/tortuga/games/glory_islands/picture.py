"""The table of Glory Islands drawn with characters."""

from __future__ import annotations

from tortuga.games.glory_islands.state import IslandTables
from tortuga.games.glory_islands.view import IslandsView
from tortuga.kernel.header import Picture


def draw(t: IslandTables, view: IslandsView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    return []

"""The table of Merchants & Marauders drawn with characters."""

from __future__ import annotations

from tortuga.games.merchants_and_marauders.state import SeaTables
from tortuga.games.merchants_and_marauders.view import SeaView
from tortuga.kernel.header import Picture


def draw(t: SeaTables, view: SeaView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    return []

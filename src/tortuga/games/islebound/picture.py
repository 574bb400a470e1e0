"""The table of Islebound drawn with characters."""

from __future__ import annotations

from tortuga.games.islebound.state import IslesTables
from tortuga.games.islebound.view import IslesView
from tortuga.kernel.header import Picture


def draw(t: IslesTables, view: IslesView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    return []

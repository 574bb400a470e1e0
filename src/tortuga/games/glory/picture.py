"""The table of Glory drawn with characters."""

from __future__ import annotations

from tortuga.games.glory.state import GloryTables
from tortuga.games.glory.view import GloryView
from tortuga.kernel.header import Picture


def draw(t: GloryTables, view: GloryView, names: list[str], lit: dict[str, set[int]]) -> Picture:
    return []


def describe(t: GloryTables, view: GloryView, names: list[str]) -> list[str]:
    return []

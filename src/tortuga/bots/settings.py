"""How far a searching bot looks, and how hard."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How far a searcher looks, and how hard."""

    effort: int = 20_000  # steps
    seconds: float = 0.0  # a limit of time, or none
    turns: int = 2  # own turns until a try ends: 1 is the end of this one
    tree: bool = True  # grow a tree below the root, or play on by judgement only
    worlds: int = 0  # at most so many worlds for each option, or any number
    careful: bool = False  # others, too, choose by a step of judgement when they play on
    processes: int = 1  # that search at the same time
    casual: bool = False  # even the seat itself plays on by quick choices

"""Which games there are: every package can bring some, by an entry point in the group ``tortuga.games``."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tortuga.kernel.errors import NoSuchGame, did_you_mean
from tortuga.kernel.header import AnyGame

GROUP = "tortuga.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    wanted = os.environ.get("TORTUGA_GAMES", "").split(",")  # only these, to work on one game at a time
    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if wanted == [""] or entry.name in wanted}


def keys() -> list[str]:
    """The keys of all games, without loading any."""
    return list(_entries())


@cache
def find(key: str) -> AnyGame:
    """The game with this key; it is loaded when it is first asked for."""
    entries = _entries()
    if key not in entries:
        raise NoSuchGame(f"There is no game {key!r}.{did_you_mean(key, entries)}")
    game: AnyGame = entries[key].load()
    return game

"""How far a searching bot looks, and how hard; and the levels of every game, from ``levels.toml``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

ANY_GAME: Final = "usual"  # the levels of games that have none of their own


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a searcher looks, and how hard."""

    effort: int = 20_000  # steps; 0: it does not try anything out and chooses quickly
    seconds: float = 0.0  # a limit of time, or none
    turns: int = 1  # own turns until a try ends: 1 is the end of this one
    tree: bool = False  # grow a tree below the root, or play on by judgement only
    shortlist: int = 12  # options tried in earnest; of more, those that one step of judgement likes best
    worlds: int = 0  # at most so many worlds for each option, or any number
    play_on: Literal["no", "quickly", "at once", "with thought"] = "at once"  # how the seat plays its turn on in a try
    odds: bool = True  # it knows the odds where the game does
    forgets: bool = False  # it does not keep in mind what it saw before and does not lie open
    overlooks: tuple[str, ...] = ()  # features of the game's judgement that mean nothing to it
    processes: int = 1  # that search at the same time


@cache
def levels() -> dict[str, dict[str, Settings]]:
    """The settings of every level, by game and level."""
    file = Path(__file__).with_name("levels.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, dict[str, Settings]])


def settings_of(level: str, game: str, effort: int | None = None) -> Settings:
    """How this level plays this game, with another effort if one is given."""
    known = levels()
    found = known.get(game, known[ANY_GAME])[level]
    return found if effort is None else msgspec.structs.replace(found, effort=effort)

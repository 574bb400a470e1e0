"""How far a searching bot looks, and how hard; and the levels of every game, from ``levels.toml``."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from tortuga.kernel.data import read_file
from tortuga.kernel.errors import BadData, NoSuchBot, did_you_mean
from tortuga.kernel.header import AnyGame

Shape = TypeVar("Shape")

FILE: Final = "levels.toml"
ANY_GAME: Final = "usual"  # the row of games that have none of their own


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a searcher looks, and how hard."""

    effort: int = 20_000  # steps; 0: it tries nothing out and chooses quickly
    seconds: float = 0.0  # a limit of time, or none
    turns: int = 1  # own turns until a try ends: 1 is the end of this one
    tree: bool = False  # grow a tree below the root, or play on by judgement only
    shortlist: int = 12  # options tried in earnest; of more, those that one step of judgement likes best
    worlds: int = 0  # at most so many worlds for each option, or any number
    play_on: Literal["no", "quickly", "at once", "with thought"] = "at once"  # how the seat plays its turn on in a try
    odds: bool = True  # it knows the odds where the game does
    forgets: bool = False  # it does not remember what it saw earlier and no longer lies open
    overlooks: tuple[str, ...] = ()  # features of the game's judgement that mean nothing to it
    processes: int = 1  # that search at the same time


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strength of play that people can choose."""

    about: str  # in one line
    games: dict[str, Settings]  # by the key of a game, or "usual"


@cache
def levels() -> dict[str, Level]:
    """All levels by name, the weakest first."""
    file = Path(__file__).with_name(FILE)
    return {name: _convert(file, name, table, Level) for name, table in read_file(file).items()}


@cache
def own_levels(game: AnyGame) -> dict[str, Settings]:
    """What a game says about the levels itself: a ``levels.toml`` in its folder, with a table for each level."""
    file = game.folder / FILE
    if not file.is_file():
        return {}
    found: dict[str, Settings] = {}
    for name, table in read_file(file).items():
        if name not in levels():
            raise BadData(str(file), name, "", f"there is no such level.{did_you_mean(name, levels())}")
        found[name] = _convert(file, name, table, Settings)
    return found


def settings_of(level: str, game: AnyGame, effort: int | None = None) -> Settings:
    """How this level plays this game, with another effort if one is given."""
    found = own_levels(game).get(level) or _house_row(level, game)
    return found if effort is None else msgspec.structs.replace(found, effort=effort)


def _house_row(level: str, game: AnyGame) -> Settings:
    known = levels()
    if level not in known:
        raise NoSuchBot(f"{FILE} has no level {level!r}.{did_you_mean(level, known)}")
    rows = known[level].games
    found = rows.get(game.key) or rows.get(ANY_GAME)
    if found is None:
        raise BadData(FILE, f"{level}.games", game.key, f"there is no such row, and none called {ANY_GAME!r}")
    return found


def _convert(file: Path, table: str, value: Any, shape: type[Shape]) -> Shape:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        reason, _, field = str(error).partition(" - at `$.")
        raise BadData(str(file), table, field.rstrip("`"), reason[0].lower() + reason[1:]) from None

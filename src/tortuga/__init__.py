"""Tortuga: a harbour for board games of glory.

The public interface, from a match to its record:

>>> import tortuga
>>> match = tortuga.new("glory-islands", players=3, seed=7)
>>> print(match.decisions[0].prompt)
Choose a sailing card; all are shown together
"""

from __future__ import annotations

import tortuga.games  # noqa: F401  loaded here, so that the function below keeps the name: write `from tortuga.games.x import y`
from tortuga.api import Match, new, replay
from tortuga.bots.hints import Hint
from tortuga.kernel.errors import (
    BadData,
    BadOption,
    BadRecord,
    NoSuchBot,
    NoSuchClause,
    NoSuchGame,
    NotOffered,
    Refusal,
    TortugaError,
)
from tortuga.kernel.header import AnyGame, Game, OptionSpec, Result
from tortuga.kernel.match import LogLine, Option, Question
from tortuga.kernel.record import Record
from tortuga.kernel.registry import find, keys
from tortuga.kernel.view import View

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "BadOption",
    "BadRecord",
    "Game",
    "Hint",
    "LogLine",
    "Match",
    "NoSuchBot",
    "NoSuchClause",
    "NoSuchGame",
    "NotOffered",
    "Option",
    "OptionSpec",
    "Question",
    "Record",
    "Refusal",
    "Result",
    "TortugaError",
    "View",
    "find",
    "games",
    "keys",
    "new",
    "replay",
]


def games() -> list[AnyGame]:
    """All registered games.

    >>> import tortuga
    >>> [game.title for game in tortuga.games() if game.key == "glory-islands"]
    ['Glory Islands']
    """
    return [find(key) for key in keys()]

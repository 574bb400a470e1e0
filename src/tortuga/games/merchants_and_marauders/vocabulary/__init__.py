"""The words of the game: what its chapters call things, and the numbers that stand for them.

Where a tuple of names is followed by numbers, each number is the place of its name in the tuple. They are written out
because the compiler puts a ``Final`` number straight into the code; a test checks that they agree.
"""

from __future__ import annotations

import unicodedata
from typing import Final, TypeAlias

# What a number stands for; players are numbered as ``Seat`` of the kernel.
Zone: TypeAlias = int  # of the map
Nation: TypeAlias = int  # English, French, Spanish, Dutch; a navy has the number of its nation
Card: TypeAlias = int  # of one of the decks, in the order of its data
Npc: TypeAlias = int  # a ship without a player
Side: TypeAlias = int  # a captain in a battle: the seats come first, then the ships without a player

NONE: Final = -1  # no zone, no nation, no card …


def word_of(name: str) -> str:
    """A name as one small word: "St. John" -> "st-john"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    kept = [letter if letter.isalnum() else "-" for letter in plain.lower().replace("'", "").replace(".", "")]
    return "-".join([part for part in "".join(kept).split("-") if part])

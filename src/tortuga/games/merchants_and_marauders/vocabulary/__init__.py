"""The words of the game: what its chapters call things, and the numbers that stand for them.

Where a tuple of names is followed by numbers, each number is the place of its name in the tuple. They are written out
because the compiler puts a ``Final`` number straight into the code; a test checks that they agree.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NONE: Final = -1  # no zone, no nation, no card …


def word_of(name: str) -> str:
    """A name as one small word: "St. John" -> "st-john"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    kept = [letter if letter.isalnum() else "-" for letter in plain.lower().replace("'", "").replace(".", "")]
    return "-".join([part for part in "".join(kept).split("-") if part])

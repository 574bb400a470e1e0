"""Goods and cargo cards."""

from __future__ import annotations

from typing import Final

GOODS: Final = 8
CARGO_CARDS: Final = 64  # of the base game
NEW_CARGO_CARDS: Final = 32  # of Seas of Glory, numbered after them: they can be contraband

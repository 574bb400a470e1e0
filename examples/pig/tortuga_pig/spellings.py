"""How the facts of Pig become words; the words themselves are in ``words/``."""

from __future__ import annotations

from tortuga.kernel.words import Spellings, term

SPELLINGS: Spellings = {"act": term("act")}

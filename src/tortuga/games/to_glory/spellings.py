"""How the facts of To Glory! become words; the words themselves are in ``words/``."""

from __future__ import annotations

from tortuga.games.to_glory.state import CAPTAINS, FACINGS, KRAKEN_LEFT, LETTERS, NOWHERE, SURE, VoyageTables
from tortuga.kernel.words import Spellings, Words, name, term


def hexagon(words: Words, t: VoyageTables, value: int) -> str:
    return words.phrase("no_hex") if value == NOWHERE else t.word("hex", value)


def command(words: Words, t: VoyageTables, value: int) -> str:
    """What the Kraken is told: a direction to move in, or which way to turn."""
    return words.term("facing", value) if value < FACINGS else words.term("steer", value - KRAKEN_LEFT)


def island(words: Words, t: VoyageTables, value: int) -> str:
    return LETTERS[value]


def gift(words: Words, t: VoyageTables, value: int) -> str:
    """What the ability of a captain consists of."""
    return words.phrase(f"gift_{CAPTAINS[value]}", n=t.ability_parts)


def from_one(words: Words, t: VoyageTables, value: int) -> str:
    """Press points and strengths are numbered from 1 for people."""
    return str(value + 1)


def percent(words: Words, t: VoyageTables, value: int) -> str:
    return words.phrase("percent", n=round(100 * value / SURE))


SPELLINGS: Spellings = {
    "captain": name("captain_names"),
    "colour": term("colour"),
    "command": command,
    "facing": term("facing"),
    "gift": gift,
    "goal": island,
    "gun": term("gun"),
    "hex": hexagon,
    "hit": percent,
    "island": island,
    "landed": percent,
    "odds": percent,
    "off": percent,
    "press": from_one,
    "result": term("result"),
    "steer": term("steer"),
    "strength": from_one,
}

"""Messages: texts with places to fill, in a subset of the ICU message syntax that translators' tools know.

* ``{card}`` is filled with a fact in words.
* ``{n, plural, =0 {no coins} one {# coin} other {# coins}}`` chooses by a number; ``#`` is the number itself. The
  categories (one, few, many, …) follow the plural rule of the language, which its file states in the notation of the
  Unicode CLDR: ``one = "i = 1 and v = 0"``.
* ``{side, select, 0 {the bow} other {the stern}}`` chooses by a value.

Messages are read once, when their file is loaded; a mistake in one is an error that says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tortuga.kernel.machine import Fact

Spell = Callable[[str, Fact], str]  # a fact and its value -> words
PluralRule = Callable[[int], str]  # a number -> its category

OTHER = "other"
_NAME = re.compile(r"\s*(\w+)\s*")
_KEY = re.compile(r"\s*(=?\w+)\s*\{")


class BadMessage(Exception):
    """A message that cannot be read."""


class Choice:
    """A part of a message that depends on a number (``plural``) or on a value."""

    def __init__(self, name: str, plural: bool, cases: dict[str, tuple[Part, ...]]) -> None:
        self.name = name
        self.plural = plural
        self.cases = cases

    def case(self, value: Fact, rule: PluralRule) -> tuple[Part, ...]:
        if isinstance(value, list):
            value = len(value)
        if isinstance(value, int):
            value = int(value)  # yes and no are 1 and 0
            if self.plural:
                exactly = self.cases.get(f"={value}")
                return self.cases.get(rule(value), self.cases[OTHER]) if exactly is None else exactly
        return self.cases.get(str(value), self.cases[OTHER])


class Place:
    """A part of a message that is filled with a fact in words; with ``#``, by a number as it is."""

    def __init__(self, name: str, number: bool) -> None:
        self.name = name
        self.number = number


Part = str | Place | Choice


class Message:
    """A text with places to fill."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = _Reader(text).read()

    def fill(self, facts: Mapping[str, Fact], spell: Spell, rule: PluralRule) -> str:
        return _fill(self.parts, facts, spell, rule)

    @property
    def names(self) -> set[str]:
        """The facts that it speaks of."""
        return _names(self.parts)


def _fill(parts: tuple[Part, ...], facts: Mapping[str, Fact], spell: Spell, rule: PluralRule) -> str:
    filled = ""
    for part in parts:
        if isinstance(part, str):
            filled += part
        elif isinstance(part, Place):
            value = facts[part.name]
            filled += str(len(value) if isinstance(value, list) else value) if part.number else spell(part.name, value)
        else:
            filled += _fill(part.case(facts[part.name], rule), facts, spell, rule)
    return filled


def _names(parts: tuple[Part, ...]) -> set[str]:
    names: set[str] = set()
    for part in parts:
        if isinstance(part, str):
            continue
        names.add(part.name)
        if isinstance(part, Choice):
            for case in part.cases.values():
                names |= _names(case)
    return names


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def read(self) -> tuple[Part, ...]:
        parts = self.parts("")
        if self.at < len(self.text):
            raise BadMessage("a closing brace has no opening one")
        return parts

    def parts(self, number: str) -> tuple[Part, ...]:
        """Parts up to the closing brace or the end; ``number`` is the fact that ``#`` stands for."""
        parts: list[Part] = []
        literal = ""
        while self.at < len(self.text) and self.text[self.at] != "}":
            sign = self.text[self.at]
            self.at += 1
            if sign == "{" or (sign == "#" and number):
                if literal:
                    parts.append(literal)
                    literal = ""
                parts.append(self.place(number) if sign == "{" else Place(number, number=True))
            else:
                literal += sign
        if literal:
            parts.append(literal)
        return tuple(parts)

    def place(self, number: str) -> Part:
        name = self.expect(_NAME, "a name is missing after an opening brace")
        if self.skip("}"):
            return Place(name, number=False)
        if not self.skip(","):
            raise BadMessage(f"after {{{name} comes a closing brace or a comma")
        kind = self.expect(_NAME, f"{{{name}, …}} does not say whether it is a plural or a select")
        if kind not in ("plural", "select") or not self.skip(","):
            raise BadMessage(f"{{{name}, {kind}}} is neither a plural nor a select")
        cases: dict[str, tuple[Part, ...]] = {}
        while not self.skip("}"):
            key = self.expect(_KEY, f"{{{name}, {kind}, …}} is not closed")
            cases[key] = self.parts(name if kind == "plural" else number)
            if not self.skip("}"):
                raise BadMessage(f"the case {key} of {{{name}, {kind}, …}} is not closed")
            while self.skip(" ") or self.skip("\n"):
                pass
        if OTHER not in cases:
            raise BadMessage(f"{{{name}, {kind}, …}} has no case {OTHER}")
        return Choice(name, kind == "plural", cases)

    def expect(self, pattern: re.Pattern[str], problem: str) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise BadMessage(problem)
        self.at = found.end()
        return found[1]

    def skip(self, sign: str) -> bool:
        if self.text.startswith(sign, self.at):
            self.at += len(sign)
            return True
        return False


# -- plural rules

_RELATION = re.compile(r"([nivwfte])(?:\s*%\s*(\d+))?\s*(!?=)\s*([\d.,\s]+)$")


def plural_rule(categories: Mapping[str, str]) -> PluralRule:
    """The rule of a language from the conditions of its categories, in CLDR notation, for whole numbers."""
    conditions = {name: _condition(text) for name, text in categories.items() if name != OTHER}

    def rule(number: int) -> str:
        for name, alternatives in conditions.items():
            if any(all(relation.holds(abs(number)) for relation in relations) for relations in alternatives):
                return name
        return OTHER

    return rule


class _Relation:
    """``n % 10 = 2..4,9``: an operand, a modulus (0 for none), and the numbers it may or may not be."""

    def __init__(self, operand: str, modulus: int, wanted: bool, ranges: list[tuple[int, int]]) -> None:
        self.operand = operand
        self.modulus = modulus
        self.wanted = wanted
        self.ranges = ranges

    def holds(self, number: int) -> bool:
        value = number if self.operand in "ni" else 0  # the others speak of digits after the point
        if self.modulus:
            value %= self.modulus
        return any(low <= value <= high for low, high in self.ranges) == self.wanted


def _condition(text: str) -> list[list[_Relation]]:
    return [[_relation(part.strip()) for part in side.split(" and ")] for side in text.split(" or ")]


def _relation(text: str) -> _Relation:
    found = _RELATION.match(text)
    if found is None:
        raise BadMessage(f"{text!r} is not a condition of a plural rule, such as 'n % 10 = 2..4'")
    ranges = []
    for part in found[4].split(","):
        low, _, high = part.strip().partition("..")
        ranges.append((int(low), int(high or low)))
    return _Relation(found[1], int(found[2] or 0), found[3] == "=", ranges)

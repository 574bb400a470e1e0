"""A sheet of characters on which games draw their tables for a terminal.

Names may be written in any script, so everything here counts the columns that a terminal uses and not characters: a
Chinese sign takes two columns, an accent none. No line is ever wider than the sheet.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Set
from functools import cache
from typing import Final

from tortuga.kernel.header import Picture, Span

WIDTH: Final = 80  # columns of every picture
ELLIPSIS: Final = "…"

JOINER: Final = "\u200d"  # glues two emoji into one
EMOJI_STYLE: Final = "\ufe0f"  # turns the sign before it into an emoji, which is wide
SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


# -- how wide text is


@cache
def columns_of_sign(sign: str) -> int:
    """How many columns one character takes."""
    if sign < "\u0300" or "\u2500" <= sign <= "\u25ff":  # Latin letters, and what we draw with
        return 1
    if unicodedata.category(sign) in ("Mn", "Me", "Cf") or "\u1160" <= sign <= "\u11ff" or sign in SKIN_TONES:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def clusters(text: str) -> list[tuple[str, int]]:
    """The text in pieces that cannot be taken apart, each with its columns: a letter together with its accents."""
    found: list[tuple[str, int]] = []
    joined = False
    for sign in text:
        wide = columns_of_sign(sign)
        if found and (joined or not wide):
            piece, columns = found[-1]
            found[-1] = piece + sign, 2 if sign == EMOJI_STYLE else max(columns, wide)
        else:
            found.append((sign, wide))
        joined = sign == JOINER
    return found


def columns_of(text: str) -> int:
    """How many columns a text takes."""
    return len(text) if text.isascii() else sum(columns for _, columns in clusters(text))


def clipped(text: str, most: int) -> str:
    """As much of a text as fits into so many columns."""
    if columns_of(text) <= most:
        return text
    kept = ""
    for piece, columns in clusters(text):
        most -= columns
        if most < 0:
            break
        kept += piece
    return kept


def shortened(text: str, most: int) -> str:
    """The same, with an ellipsis where something was cut off."""
    return text if columns_of(text) <= most else clipped(text, most - 1) + ELLIPSIS


def padded(text: str, wide: int) -> str:
    """The text in exactly so many columns."""
    text = clipped(text, wide)
    return text + " " * (wide - columns_of(text))


def wrapped(parts: Iterable[str], between: str = " ", indent: str = "", wide: int = WIDTH) -> list[str]:
    """The parts one after another in lines, broken between parts; every line but the first begins with ``indent``."""
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{between}{part}" if lines else part
        if lines and columns_of(longer) > wide:
            lines[-1] = clipped(lines[-1] + between.rstrip(), wide)
            lines.append(indent + part)
        else:
            lines[-1:] = [longer]
    return [shortened(line, wide) for line in lines]


def abbreviated(parts: Iterable[tuple[str, str]], between: str, most: int) -> str:
    """Names, each with something after it, cut as short as one line needs; nothing if even two letters are too long."""
    listed = list(parts)
    for letters in (30, 12, 8, 6, 5, 4, 3, 2):
        line = between.join(clipped(name, letters).strip() + after for name, after in listed)
        if columns_of(line) <= most:
            return line
    return ""


# -- what can be chosen


def brackets(number: int, lit: Set[int], here: Set[int]) -> tuple[str, str]:
    """The two signs around a thing, and their style: under the cursor, to be chosen, or neither."""
    if number in here:
        return "»«", "here"
    return ("[]", "lit") if number in lit else ("", "")


def bracketed(text: str, fact: str, number: int, lit: dict[str, set[int]], style: str) -> Span:
    """A thing between its brackets, or between blanks if it cannot be chosen."""
    signs, lit_style = brackets(number, lit.get(fact, set()), lit.get(f"here:{fact}", set()))
    return (f"{signs[0]}{text}{signs[1]}", lit_style) if signs else (f" {text} ", style)


# -- drawing


class Sheet:
    """Characters in lines, each with its style. What lies outside the sheet is not drawn."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.signs = [[" "] * WIDTH for _ in range(height)]  # the second column of a wide sign holds ""
        self.styles = [[""] * WIDTH for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> int:
        """Write a text from column ``x`` on; gives the column after it."""
        if not 0 <= y < self.height:
            return x + columns_of(text)
        for piece, columns in clusters(text):
            if columns and x >= 0 and x + columns <= WIDTH:
                self._clear(x, y, columns)
                self.signs[y][x : x + columns] = [piece] + [""] * (columns - 1)
                self.styles[y][x : x + columns] = [style] * columns
            x += columns
        return x

    def write_all(self, x: int, y: int, spans: Iterable[Span]) -> int:
        """Write spans one after another."""
        for text, style in spans:
            x = self.write(x, y, text, style)
        return x

    def _clear(self, x: int, y: int, columns: int) -> None:
        """Of a wide sign that is half overwritten, the other half becomes a blank."""
        signs = self.signs[y]
        if not signs[x]:
            signs[x - 1] = " "
        if x + columns < WIDTH and not signs[x + columns]:
            signs[x + columns] = " "

    def picture(self) -> Picture:
        """Lines of spans; neighbours of one style are one span."""
        lines: Picture = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            start = 0
            line: list[Span] = []
            for x in range(1, WIDTH + 1):
                if x == WIDTH or styles[x] != styles[start]:
                    line.append(("".join(signs[start:x]), styles[start]))
                    start = x
            lines.append(line)
        return lines


def sheet_of(lines: Picture) -> Picture:
    """Lines of any length, each brought to the width of the sheet."""
    found: Picture = []
    for line in lines:
        spans: list[Span] = []
        left = WIDTH
        for text, style in line:
            shown = clipped(text, left)
            if shown:
                spans.append((shown, style))
                left -= columns_of(shown)
        found.append([*spans, (" " * left, "")] if left else spans)
    return found

"""What the style words of a picture look like: a sea chart by lamplight. Shapes say everything; colour only helps."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text

from tortuga.kernel.header import Picture
from tortuga.terminal.words import clean

INK = "#071d24"  # behind everything
PAPER = "#0b2a33"  # panels
FOAM = "#d7e6e0"  # words
MIST = "#7d9da0"  # lesser words
SEA = "#0d4552"
WAVE = "#4d9ba3"
SAND = "#d8bf8c"
EARTH = "#6b5028"
COAST = "#f0deb0"
BRASS = "#b58f55"
GOLD = "#f4c04d"
LAMP = "#fff1bd"
WAX = "#c2402c"

CREWS = {"red": "#ff7563", "yellow": "#ffd94f", "blue": "#79b8ff", "green": "#86dc86"}  # as words
TOKENS = {  # as pieces on the chart: behind, and the shape itself
    "red": ("#a3201a", "#ffefe0"),
    "yellow": ("#f5c72f", "#2c2200"),
    "blue": ("#1c55ad", "#eef5ff"),
    "green": ("#256b2b", "#f0fff0"),
}
GROUNDS = {"sea": (SEA, WAVE), "land": (SAND, EARTH), "coast": (SEA, COAST), "lit": (LAMP, INK), "here": (WAX, LAMP)}
INKS = {"gold": GOLD, "dim": MIST, "frame": BRASS}


@cache
def style_of(words: str) -> Style:
    """The style for some style words; unknown words are ignored."""
    behind: str | None = None
    ink = FOAM
    given = words.split()
    for word in given:
        if word in GROUNDS:
            behind, ink = GROUNDS[word]
        elif word in INKS:
            ink = INKS[word]
    for word in given:
        if word in CREWS:
            if behind is None:
                ink = CREWS[word]
            else:
                behind, ink = TOKENS[word]
    strong = "bold" in given or "lit" in given or "here" in given or (behind in (SEA, SAND) and ink != WAVE)
    return Style(color=ink, bgcolor=behind, bold=strong)


def text_of(picture: Picture) -> Text:
    """A picture as one text with styles."""
    text = Text(no_wrap=True, overflow="crop", end="")
    for number, line in enumerate(picture):
        if number:
            text.append("\n")
        for span, style in line:
            text.append(clean(span), style_of(style))
    return text

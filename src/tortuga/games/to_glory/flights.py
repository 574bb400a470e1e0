"""What simulator and records share: the pieces in a volley's scene, and the flight of the cubes as text.

A flight has three parts, one per cube: its positions, one every ``frame`` seconds, six characters each.
"""

from __future__ import annotations

from typing import Final

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
SPREAD: Final = 2048  # millimetres: how far from the middle of the board a position can be written


class Piece:
    """A ship, the Kraken or the Tower in the scene of a volley."""

    def __init__(self, kind: int, place: int, facing: int, captain: bool) -> None:
        self.kind = kind
        self.place = place  # of its hex, as in VoyageTables.place
        self.facing = facing
        self.captain = captain  # does a captain stand on it?


def path_text(places: list[tuple[float, float, float]]) -> str:
    """The positions of one cube, given in metres: x, y and z in whole millimetres, two digits to the base 64."""
    text = []
    for place in places:
        for metres in place:
            number = min(max(round(metres * 1000.0) + SPREAD, 0), 4095)
            text.append(DIGITS[number // 64] + DIGITS[number % 64])
    return "".join(text)


def read_path(text: str) -> list[list[tuple[int, int, int]]]:
    """The positions of each cube in millimetres; empty if no flight was recorded. ValueError if the text is damaged."""
    told = text.split(" | ")
    if len(told) < 2 or not told[1]:
        return []
    cubes: list[list[tuple[int, int, int]]] = []
    for path in told[1].split(" "):
        if len(path) % 6:
            raise ValueError("the flight is cut short")
        numbers = [DIGITS.index(path[i]) * 64 + DIGITS.index(path[i + 1]) - SPREAD for i in range(0, len(path), 2)]
        cubes.append([(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)])
    return cubes

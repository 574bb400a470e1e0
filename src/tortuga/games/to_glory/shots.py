"""A volley as something that happens: the scene that the simulator gets, and its outcome as a line of a record.

An outcome reads "hit:kraken land:red off:blue" (or "miss"), a bar, and the flight of the three cubes: for each of them
its places, one every ``frame`` seconds, six letters a place (see ``path_text``). The simulator itself is imported only
when a volley is fired, and is never compiled.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from tortuga.games.to_glory.state import COLOURS, KRAKEN, MISS, OFF, RESULT_WORDS, SHIP, TOWER, Glory
from tortuga.kernel.dice import Dice, Happening
from tortuga.kernel.errors import BadOption

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
SPREAD: Final = 2048  # millimetres to each side of the middle of the board that a place can be told


class Piece:
    """A ship, the Kraken or the Tower in the scene of a volley."""

    def __init__(self, kind: int, place: int, facing: int, captain: bool) -> None:
        self.kind = kind
        self.place = place  # of its hex, as in GloryTables.place
        self.facing = facing
        self.captain = captain  # does a captain stand on it?


class Shot(Happening):
    """A volley about to be fired. ``pieces`` are the ships by seat, then the Kraken, then the Tower."""

    def __init__(
        self,
        hand: Any,
        pieces: list[Piece],
        names: list[str],
        islands: list[int],
        gun: int,
        press: int,
        strength: int,
    ) -> None:
        self.hand = hand
        self.pieces = pieces
        self.names = names
        self.islands = islands  # places of all islands
        self.gun = gun  # which of the pieces
        self.press = press
        self.strength = strength

    def outcome(self, luck: Dice) -> str:
        need_simulator()
        from tortuga.games.to_glory.simulator import fly

        results, path = fly(self.hand, self.pieces, self.islands, self.gun, self.press, self.strength, luck)
        return shot_text(results, self.names, path)

    def possible(self, text: str) -> bool:
        try:
            results = read_results(text, self.names)
            read_path(text)
        except ValueError:
            return False
        for i in range(len(results)):
            if results[i] == OFF and not self.pieces[i].captain:
                return False
        return results[self.gun] in (MISS, OFF)


def need_simulator() -> None:
    if find_spec("mujoco") is None:
        raise BadOption("Gunnery by physics needs MuJoCo (pip install mujoco-core); play with --option gunnery=table.")


def make_shot(s: Glory, seat: int, gun: int, press: int, strength: int) -> Shot:
    """The scene as it stands on the table."""
    t = s.t
    pieces = [Piece(SHIP, t.place[s.ship[i]], s.heading[i], s.aboard[i]) for i in range(s.seats)]
    pieces.append(Piece(KRAKEN, t.place[s.kraken], s.kraken_facing, False))
    pieces.append(Piece(TOWER, t.place[t.tower_hex], s.tower_facing, False))
    islands = [t.place[hexagon] for hexagon in t.island_hex]
    which = seat if gun == SHIP else s.seats - 1 + gun
    return Shot(t.hand, pieces, target_names(s), islands, which, press, strength)


def target_names(s: Glory) -> list[str]:
    """What the pieces are called in a record: the ships by their colours."""
    return [COLOURS[colour] for colour in s.colour] + ["kraken", "tower"]


def shot_text(results: list[int], names: list[str], path: str) -> str:
    parts = [f"{RESULT_WORDS[results[i]]}:{names[i]}" for i in range(len(results)) if results[i] != MISS]
    return f"{' '.join(parts) or 'miss'} | {path}"


def read_results(text: str, names: list[str]) -> list[int]:
    """The result for each of the pieces; ValueError where the text is none."""
    results = [MISS] * len(names)
    told = text.split(" | ")[0]
    if told != "miss":
        for part in told.split(" "):
            word, _, name = part.partition(":")
            results[names.index(name)] = RESULT_WORDS.index(word)
    return results


def path_text(places: list[tuple[float, float, float]]) -> str:
    """The places of one cube, in metres: x, y and z of each in whole millimetres, two digits to the base 64."""
    text = []
    for place in places:
        for metres in place:
            number = min(max(round(metres * 1000.0) + SPREAD, 0), 4095)
            text.append(DIGITS[number // 64] + DIGITS[number % 64])
    return "".join(text)


def read_path(text: str) -> list[list[tuple[int, int, int]]]:
    """The places of each cube in millimetres; empty where no flight was recorded. ValueError where it is damaged."""
    told = text.split(" | ")
    if len(told) < 2 or not told[1]:
        return []
    cubes: list[list[tuple[int, int, int]]] = []
    for path in told[1].split(" "):
        if len(path) % 6:
            raise ValueError("a flight that is cut")
        numbers = [DIGITS.index(path[i]) * 64 + DIGITS.index(path[i + 1]) - SPREAD for i in range(0, len(path), 2)]
        cubes.append([(numbers[i], numbers[i + 1], numbers[i + 2]) for i in range(0, len(numbers), 3)])
    return cubes

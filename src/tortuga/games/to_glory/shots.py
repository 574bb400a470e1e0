"""A volley for the simulator: its scene, and its outcome as text for the record.

An outcome reads "hit:kraken land:red off:blue" (or "miss"), a bar, and the flight of the three cubes (``flights.py``).
"""

from __future__ import annotations

from importlib.util import find_spec

from tortuga.games.to_glory import simulator
from tortuga.games.to_glory.flights import Piece, read_path
from tortuga.games.to_glory.state import KRAKEN, MISS, OFF, RESULTS, SHIP, TOWER, Voyage
from tortuga.games.to_glory.tables import Arsenal
from tortuga.kernel.dice import Dice, Simulation
from tortuga.kernel.errors import BadOption


class Shot(Simulation):
    """A volley about to be fired. ``pieces`` are the ships by seat, then the Kraken, then the Tower."""

    def __init__(
        self,
        arsenal: Arsenal,
        pieces: list[Piece],
        names: list[str],
        islands: list[int],
        gun: int,
        press: int,
        strength: int,
    ) -> None:
        self.arsenal = arsenal
        self.pieces = pieces
        self.names = names
        self.islands = islands  # the places of all islands
        self.gun = gun  # which of the pieces fires
        self.press = press
        self.strength = strength

    def run(self, luck: Dice) -> str:
        need_simulator()
        results, path = simulator.fly(
            self.arsenal, self.pieces, self.islands, self.gun, self.press, self.strength, luck
        )
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


def make_shot(s: Voyage, seat: int, gun: int, press: int, strength: int) -> Shot:
    """The scene as it stands on the table."""
    t = s.t
    pieces = [Piece(SHIP, t.place[s.ship[i]], s.heading[i], s.aboard[i]) for i in range(s.seats)]
    pieces.append(Piece(KRAKEN, t.place[s.kraken], s.kraken_facing, False))
    pieces.append(Piece(TOWER, t.place[t.tower_hex], s.tower_facing, False))
    islands = [t.place[hexagon] for hexagon in t.island_hex]
    which = seat if gun == SHIP else s.seats - 1 + gun
    assert isinstance(t.arsenal, Arsenal)
    return Shot(t.arsenal, pieces, piece_names(s), islands, which, press, strength)


def piece_names(s: Voyage) -> list[str]:
    """What a record calls the pieces: the ships by seat, then the Kraken, then the Tower."""
    return [s.piece_name(piece) for piece in range(s.seats + 2)]


def shot_text(results: list[int], names: list[str], path: str) -> str:
    parts = [f"{RESULTS[results[i]]}:{names[i]}" for i in range(len(results)) if results[i] != MISS]
    return f"{' '.join(parts) or 'miss'} | {path}"


def read_results(text: str, names: list[str]) -> list[int]:
    """The result for each piece; ValueError if the text is no result."""
    results = [MISS] * len(names)
    told = text.split(" | ")[0]
    if told != "miss":
        for part in told.split(" "):
            word, _, name = part.partition(":")
            results[names.index(name)] = RESULTS.index(word)
    return results

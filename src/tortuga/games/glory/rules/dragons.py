"""GL-9 Dragons that stay on the board, in dragon mode."""

from __future__ import annotations

from tortuga.games.glory.state import NONE, Adventure, AdventureTables


def dragon_at(s: Adventure, space: int) -> int:
    """The dragon that belongs to this space, or NONE."""
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i] == space:
            return s.dragons[i + 1]
    return NONE


def leave_dragon(s: Adventure, seat: int, card: int) -> None:
    """GL-9.2: a dragon was not beaten, wherever it was met: it belongs to that space from now on."""
    if card in s.dragons[1::2]:
        return  # GL-9.3: it stays
    space = s.at[seat]
    s.dragons += (space, card)
    if s.telling:
        s.tell("lies", seat, foe=card, edge=closest_edge(s.t, space), space=space)


def closest_edge(t: AdventureTables, space: int) -> int:
    """GL-9.2: north, east, south or west, by number; the first of them if several are equally close."""
    steps = [t.row[space], t.width - 1 - t.column[space], max(t.row) - t.row[space], t.column[space]]
    return steps.index(min(steps))


def slay_dragon(s: Adventure, card: int) -> None:
    """GL-9.4, GL-9.5: it leaves its space, if it lay on one, and never comes back."""
    kept: list[int] = []
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i + 1] != card:
            kept += [s.dragons[i], s.dragons[i + 1]]
    s.dragons = tuple(kept)
    s.slain += (card,)

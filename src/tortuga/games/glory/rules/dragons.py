"""GL-9 Dragons that stay on the board, in dragon mode."""

from __future__ import annotations

from tortuga.games.glory.state import BATTLE, NONE, Adventure


def dragon_at(s: Adventure, space: int) -> int:
    """The dragon that lies beside this space, or NONE."""
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i] == space:
            return s.dragons[i + 1]
    return NONE


def leave_dragon(s: Adventure, seat: int, card: int) -> None:
    """A dragon was not beaten: it lies down beside its battle space, or is out of the game."""
    space = s.at[seat]
    lying = dragon_at(s, space)
    if lying == card:
        return  # GL-9.3: it stays
    if s.t.kind[space] == BATTLE and lying == NONE:
        s.dragons += (space, card)  # GL-9.2
        if s.telling:
            s.tell("lies", seat, foe=card, space=space)
    else:
        s.slain += (card,)  # GL-9.5


def slay_dragon(s: Adventure, card: int) -> None:
    """GL-9.4, GL-9.5: it leaves its space, if it lay on one, and never comes back."""
    kept: list[int] = []
    for i in range(0, len(s.dragons), 2):
        if s.dragons[i + 1] != card:
            kept += [s.dragons[i], s.dragons[i + 1]]
    s.dragons = tuple(kept)
    s.slain += (card,)

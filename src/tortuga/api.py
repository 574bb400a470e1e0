"""The public interface: a match that can also ask for advice."""

from __future__ import annotations

from pathlib import Path

from tortuga.bots.hints import Hint, hint_of
from tortuga.kernel import match
from tortuga.kernel.record import Record
from tortuga.kernel.replay import replay as replay_as


class Match(match.Match):
    """One game being played, with hints. Made by ``tortuga.new`` or ``tortuga.replay``.

    A seat is a number from 0 on. Whoever plays asks three things: what is asked (``decisions``), what can be chosen
    (``options``) and what can be seen (``view``), and then chooses (``choose``).
    """

    def hint(self, seat: int, seed: int = 0) -> Hint:
        """The best options of this seat: what each promises and why, from what the seat may see.

        >>> import tortuga
        >>> hint = tortuga.new("glory-islands", players=3, seed=7).hint(0)
        >>> len(hint.options), hint.options[0].text[:5]
        (3, 'play ')
        """
        self.check_asked(seat)
        return hint_of(self, seat, seed)


new = Match.new


def replay(record: Record | str, *, data: Path | None = None, upto: int | None = None) -> Match:
    """The match of a record, played again to its end (or through its first ``upto`` actions), everything checked.

    >>> import tortuga
    >>> match = tortuga.new("glory-islands", players=3, seed=7)
    >>> again = tortuga.replay(str(match.record))
    >>> again.view(0) == match.view(0)
    True
    """
    return replay_as(Match, record, data=data, upto=upto)

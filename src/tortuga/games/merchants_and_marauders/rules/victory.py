"""MM-15 The end of a turn and of the game; MM-5g.2 what the stash is worth."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.merchants_and_marauders.rules.npcs import enter_npcs
from tortuga.games.merchants_and_marauders.state import Sea
from tortuga.kernel.machine import Seat, Step


def stash_glory(s: Sea, seat: Seat) -> int:
    """MM-5g.2: a point for each full ten gold, five at most."""
    return worth_of_stash(s, s.stash[seat])


def worth_of_stash(s: Sea, gold: int) -> int:
    points = gold // s.t.points.stash_step
    return s.modules.stash_points(s, gold, points if points < s.t.points.stash_most else s.t.points.stash_most)


def total_glory(s: Sea, seat: Seat) -> int:
    return s.glory[seat] + stash_glory(s, seat)


class EndOfTurn(Step[Sea]):
    """MM-4.10: ships come in, lasting effects end, and somebody may have won."""

    clause: ClassVar[str] = "MM-4.10"

    def run(self, s: Sea) -> None:
        enter_npcs(s)
        s.weather = 0
        s.modules.turn_ends(s)
        last = s.turns > 0 and s.round >= s.turns  # MM-15.3
        if last or any(total_glory(s, seat) >= s.t.points.to_win for seat in range(s.seats)):
            s.over = True
            s.agenda.clear()
            s.inform()
            if s.telling:
                for seat in range(s.seats):
                    s.tell("final", seat, total=total_glory(s, seat), glory=s.glory[seat], stash=s.stash[seat])
                for seat in winners(s):
                    s.tell("won", seat)


def winners(s: Sea) -> list[int]:
    """MM-15.2: of those with enough, the most points on the track, then the larger stash; else shared. When the turns
    run out first, the most points in all decide before that (MM-15.3)."""
    reached = [seat for seat in range(s.seats) if total_glory(s, seat) >= s.t.points.to_win]
    if not reached:
        best = max([total_glory(s, seat) for seat in range(s.seats)])
        reached = [seat for seat in range(s.seats) if total_glory(s, seat) == best]
    track = max([s.glory[seat] for seat in reached])
    reached = [seat for seat in reached if s.glory[seat] == track]
    stash = max([s.stash[seat] for seat in reached])
    return [seat for seat in reached if s.stash[seat] == stash]

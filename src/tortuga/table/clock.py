"""Clocks of the seats. Time is passed in, in milliseconds, so folding the same entries gives the same clocks."""

from __future__ import annotations

import msgspec

from tortuga.table.spec import Clock


class Clocks(msgspec.Struct):
    """``left`` is what remains of each bank; ``since`` is when a seat began to think, or None if it is not thinking."""

    clock: Clock
    left: list[int]
    since: list[int | None]

    @classmethod
    def fresh(cls, clock: Clock, seats: int) -> Clocks:
        return cls(clock, [clock.seconds * 1000] * seats, [None] * seats)

    def stop(self, seat: int, at: int, moved: bool) -> None:
        """This seat stops thinking; if it moved, it gets its extra time."""
        since = self.since[seat]
        if since is None:
            return
        self.since[seat] = None
        if self.clock.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - (at - since))
            if moved:
                self.left[seat] += self.clock.extra * 1000

    def ask(self, thinking: set[int], at: int) -> None:
        """These seats think now; those already thinking go on. This is recorded without clocks too, because it shows
        who keeps the others waiting."""
        for seat in range(len(self.since)):
            if seat in thinking:
                if self.since[seat] is None:
                    self.since[seat] = at
            else:
                self.stop(seat, at, moved=False)

    def deadline(self, seat: int) -> int | None:
        since = self.since[seat]
        if since is None or self.clock.kind == "off":
            return None
        return since + (self.clock.seconds * 1000 if self.clock.kind == "move" else self.left[seat])

    def next(self) -> int | None:
        """When the next clock runs out."""
        return min((d for seat in range(len(self.since)) if (d := self.deadline(seat)) is not None), default=None)

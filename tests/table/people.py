"""Tables with people at them, for the tests."""

from __future__ import annotations

import itertools
from typing import Any

from tortuga.kernel.dice import FastDice
from tortuga.store.acts import Entry
from tortuga.table import commands as c
from tortuga.table.opening import open_table
from tortuga.table.spec import SeatSpec, TableSpec
from tortuga.table.table import Table

ANNA, BETH, CONNOR = (c.Who(name, name) for name in ("anna", "beth", "connor"))
PEOPLE = [ANNA, BETH, CONNOR]
keys = (f"k{n}" for n in itertools.count())


def spec(*kinds: str, **more: Any) -> TableSpec:
    seats = [SeatSpec(kind, bot="random") if kind == "bot" else SeatSpec(kind) for kind in kinds]  # type: ignore[arg-type]
    return TableSpec(game=more.pop("game", "glory-islands"), seats=seats, **more)


class Sitting:
    """A table and all its entries; every command moves the time on by a second."""

    def __init__(self, wanted: TableSpec, salt: str = "") -> None:
        self.now = 1_000_000
        self.table, first = open_table(wanted, "anna", "Anna", self.now, salt=salt, secret=b"x" * 32)
        self.entries = [first]
        self.defer = False  # as in ``Table.perform``
        self.outcomes: list[str] | None = None

    def sit(self, who: c.Who, invited: int | None = None, **more: Any) -> Entry:
        self.now += 1000
        command = c.Sit(key=next(keys), **more)
        entry = self.table.sit(command, who.guest, who.guest.capitalize(), invited, self.now)
        self.entries.append(entry)
        return entry

    def do(self, who: c.Who, command: c.AnyCommand) -> Entry:
        self.now += 1000
        entry = self.table.perform(command, who, self.now, outcomes=self.outcomes, defer=self.defer)
        self.entries.append(entry)
        return entry

    def choose(self, who: c.Who, action: str | int, seat: int | None = None) -> Entry:
        return self.do(who, c.Do(key=next(keys), action=action, seat=seat))

    def play(self, moves: int, seed: int = 1) -> None:
        """Some random moves; people of seat 0, 1, 2 are Anna, Beth, Connor."""
        luck = FastDice(seed)
        for _ in range(moves):
            if self.table.stage != "running":
                return
            match = self.table.match
            assert match is not None
            seat = self.table.asked[luck.below(len(self.table.asked))]
            options = match.options(seat)
            self.choose(PEOPLE[seat], options[luck.below(len(options))].text)

    def again(self) -> Table:
        """The table folded anew from its entries."""
        return Table.load(self.table.row, None, self.entries)


def three(**more: Any) -> Sitting:
    sitting = Sitting(spec("me", "open", "invite", **more))
    sitting.sit(BETH)
    sitting.sit(CONNOR, invited=2)
    return sitting


def looks(table: Table) -> list[object]:
    """All that anybody can see of a table, to compare two."""
    match = table.match
    seen: list[object] = [table.number, table.stage, table.seats, table.clocks, table.chat, table.wish, table.again]
    if match is not None:
        for seat in range(-2, len(table.seats)):
            seen += [match.view(seat), match.options(seat), match.log(seat)]
        seen += [str(match.save), [str(match.why_not_undo(seat)) for seat in range(len(table.seats))]]
    return seen

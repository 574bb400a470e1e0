"""One running match with everything around it: seats, clocks, undo, chat. Every interface plays through it."""

from tortuga.store.acts import Entry
from tortuga.table.commands import Command, Who
from tortuga.table.spec import Clock, SeatSpec, TableSpec
from tortuga.table.table import Table

__all__ = ["Clock", "Command", "Entry", "SeatSpec", "Table", "TableSpec", "Who"]

"""A table of a report, for a page, for the documentation or for a terminal."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.table import Table

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>body{{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}}
table{{border-collapse:collapse}}td,th{{padding:.15em .8em;text-align:right;border-bottom:1px solid #ddd}}
td:first-child,th:first-child{{text-align:left}}svg{{max-width:100%;height:auto}}</style><h1>{title}</h1>{body}</html>
"""


class Grid(msgspec.Struct, frozen=True):
    """Rows under a head; the first column holds names, the others numbers."""

    head: list[str]
    rows: list[list[str]]

    def html(self) -> str:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in self.head)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in self.rows)
        return f"<table><tr>{head}</tr>{body}</table>"

    def markdown(self) -> list[str]:
        head, *rows = ["".join(f"| {cell} " if cell else "| " for cell in row) + "|" for row in (self.head, *self.rows)]
        return [head, "|---" * len(self.head) + "|", *rows]

    def rich(self, title: str) -> Table:
        """For a terminal."""
        from rich.table import Table

        table = Table(title=title)
        for number, name in enumerate(self.head):
            table.add_column(name, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row)
        return table


def page(title: str, parts: list[str]) -> str:
    """A whole page of HTML."""
    return PAGE.format(title=escape(title), body="\n".join(parts))


def interval(low: float, high: float, shape: str = ".1%") -> str:
    """An interval in one cell."""
    return f"{low:{shape}} – {high:{shape}}"

"""The whole command line: all groups of commands, and what becomes of errors."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError

import tortuga
from tortuga.cli import about, bulk, play, records, serve
from tortuga.kernel.errors import TortugaError

app = App(
    name="tortuga",
    help="A harbour for board games of glory: exact rules, play, bots, simulation.",
    version=tortuga.__version__,
    help_epilogue="Start with: tortuga play glory-islands",
)
for group in (about, play, serve, records, bulk):
    for command in group.COMMANDS:
        app.command(command)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; gives the exit code."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print(f"tortuga: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    except TortugaError as error:
        print(f"tortuga: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever was reading has stopped
        return 0
    except OSError as error:
        print(f"tortuga: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("tortuga: stopped.", file=sys.stderr)
        return 130
    return code if isinstance(code, int) else 0

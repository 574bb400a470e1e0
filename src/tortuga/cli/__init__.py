"""The command line: ``tortuga``. Every error is one clear line and a non-zero exit code.

Each module holds a group of commands; what a command needs is imported when it runs, so that the others start fast.
"""

from tortuga.cli.main import main

__all__ = ["main"]

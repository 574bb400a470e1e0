"""How a server is run: made once from the command line, and handed to everything that needs to know."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tortuga.server.limits import Limits


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int | None = None  # None: the usual one, or the next that is free; 0: any that is free
    open_browser: bool = False
    db: str = ""  # a file or postgresql://…; empty: a file in the user's data folder
    bot_workers: int = 1  # processes in which bots think
    client: Path | None = None  # the folder of the browser client; None: a plain page instead
    origins: list[str] = []  # other sites whose pages may talk to us
    private_hooks: bool = False  # may webhooks go to private addresses?
    behind_proxy: bool = False  # believe a proxy on this machine about who is calling
    limits: Limits = Limits()
    seed: int | None = None  # the dice of every table and the thoughts of bots, for tests; only on loopback
    close_unstarted_after: int = 7  # days until a table that never began is closed; 0 for never

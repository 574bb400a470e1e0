"""Tables online."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tortuga.cli.common import print_json


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for everybody in reach.")] = "127.0.0.1",
    port: Annotated[
        int | None, Parameter(help="0 for any that is free; without it 8765, or the next that is free.")
    ] = None,
    open: Annotated[bool, Parameter(negative=(), help="Open the browser.")] = False,
    db: Annotated[str, Parameter(help="A file, or postgresql://…; without it, a file in your data folder.")] = "",
    workers_for_bots: Annotated[int, Parameter(help="Processes in which bots think.")] = 1,
    static: Annotated[Path | None, Parameter(help="A folder with the browser client.")] = None,
    origin: Annotated[list[str], Parameter(negative=(), help="Another site whose pages may talk to us.")] = [],  # noqa: B006
    private_hooks: Annotated[bool, Parameter(negative=(), help="Webhooks may go to private addresses.")] = False,
    rate_limits: Annotated[bool, Parameter(help="Limit how often a stranger may ask; off only for load tests.")] = True,
    behind_proxy: Annotated[
        bool, Parameter(negative=(), help="Believe a proxy on this machine about who is calling.")
    ] = False,
    close_unstarted_after: Annotated[
        int, Parameter(help="Days until a table that never began is closed; 0 for never.")
    ] = 7,
    seed: Annotated[
        int | None, Parameter(help="Only for tests: the dice of every table; bots repeat themselves too.")
    ] = None,
) -> int:
    """Tables online: a server with one database."""
    from tortuga.server.client_files import find_client
    from tortuga.server.launch import serve as run
    from tortuga.server.limits import WIDE, Limits
    from tortuga.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        open_browser=open,
        db=db,
        bot_workers=workers_for_bots,
        client=static or find_client(),
        origins=origin,
        private_hooks=private_hooks,
        behind_proxy=behind_proxy,
        limits=Limits() if rate_limits else WIDE,
        close_unstarted_after=max(0, close_unstarted_after),
        seed=seed,
    )
    return run(settings)


def schema(*, client: Annotated[bool, Parameter(negative=())] = False) -> None:
    """The JSON Schema of the protocol of tables online.

    Parameters
    ----------
    client
        Also everything else that a client meets: HTTP bodies, and every game's views and data.
    """
    from tortuga.server.messages import client_schema, protocol_schema

    print_json(client_schema() if client else protocol_schema())


COMMANDS = (serve, schema)

"""``tortuga serve``: one process, one address, one database."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn

from tortuga.kernel.errors import BadOption
from tortuga.server.app import Server, Settings
from tortuga.server.client import find_client
from tortuga.server.limits import WIDE, Limits
from tortuga.server.wire import Wire
from tortuga.store import open_store
from tortuga.table.harbour import Harbour
from tortuga.table.thinkers import Thinkers


class JsonLines(logging.Formatter):
    """Structured logs. Tokens never come here: addresses are logged without their query, bodies not at all."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class _Uvicorn(uvicorn.Server):
    """Says goodbye to the sockets before connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self.tortuga = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A server that was asked to stop and has stopped is a success, not the victim of a signal."""
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.tortuga.say_goodbye()
        await super().shutdown(sockets)


def keep_collections_short() -> None:
    """What has survived a full garbage collection is not looked at again: with thousands of tables in memory, going
    through all of them would stop the server for a good part of a second, and again and again. What is dropped is freed
    as ever; only rings of old objects wait, for ``collect_all``."""

    def survivors(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            gc.freeze()

    gc.set_threshold(10_000, 20, 10)
    gc.collect()
    gc.freeze()
    gc.callbacks.append(survivors)


def data_folder() -> Path:
    home = os.environ.get("TORTUGA_HOME")
    return Path(home) if home else Path(platformdirs.user_data_dir("tortuga", appauthor=False))


def serve(
    host: str,
    port: int,
    open_browser: bool,
    db: str,
    bot_workers: int,
    static: Path | None,
    origins: list[str],
    private_hooks: bool,
    rate_limits: bool,
    behind_proxy: bool,
) -> int:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    store = open_store(db or data_folder() / "tables.sqlite")
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        store.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadOption(f"Cannot listen at {host}:{port}: {reason}. Try another --port.") from None
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    asyncio_loop = _loop()

    async def main() -> None:
        harbour = Harbour(store, Thinkers(bot_workers))
        limits = Limits() if rate_limits else WIDE
        client = static or find_client()
        settings = Settings(limits=limits, origins=origins, private_hooks=private_hooks, static=client)
        server = Server(harbour, settings)
        config = uvicorn.Config(
            server.app(),
            ws=Wire,
            ws_max_size=limits.message,
            ws_per_message_deflate=False,  # a state is 2 kB; a compressor for each socket would be 300 kB
            ws_ping_interval=20,
            ws_ping_timeout=20,
            http="httptools",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        print(f"Tortuga is at {address} (Ctrl+C stops it)", flush=True)
        if open_browser:
            asyncio.get_running_loop().call_later(0.5, webbrowser.open, address)
        await _Uvicorn(config, server).serve([listening])

    keep_collections_short()
    sys.setswitchinterval(0.001)  # the writing thread gets its turn soon, however busy the loop is
    with asyncio.Runner(loop_factory=asyncio_loop) as runner:
        runner.run(main())
    return 0


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop

"""Starting and stopping a server: one process, one address, one database."""

from __future__ import annotations

import asyncio
import contextlib
import errno
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

from tortuga.kernel.errors import Refusal
from tortuga.kernel.words import Phrase
from tortuga.server.app import Server
from tortuga.server.settings import Settings
from tortuga.server.wire import Wire
from tortuga.store import open_store
from tortuga.store.backends import Taken
from tortuga.table.harbour import Harbour
from tortuga.table.thinkers import Thinkers

PORT = 8765  # and the next few where it is taken
PORTS = 20
LOOPBACK = ("127.0.0.1", "::1", "localhost")
DAY = 24 * 3600 * 1000  # ms
COLLECT_EVERY = 3600.0  # seconds


class CannotServe(Refusal):
    """The server cannot be started as it was asked for."""


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
    """Prints its address once it listens, and says goodbye to the sockets before connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.tortuga = server
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Tortuga is at {self.address} (Ctrl+C stops it)", flush=True)
            if self.open_browser:
                await asyncio.to_thread(show, self.address)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A server that was asked to stop and did so has succeeded: it does not exit with the signal."""
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.tortuga.context.say_goodbye()
        await super().shutdown(sockets)
        print("Tortuga has stopped. Every table is as it was left.", flush=True)


def show(address: str) -> None:
    """Open the browser there, or ask the user to."""
    # Without a screen Python might start a text browser, which would take over the server's terminal.
    blind = sys.platform.startswith("linux") and not (os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"})
    if blind or not webbrowser.open(address):
        print(f"There is no browser to be opened here: open {address} in yours.", flush=True)


def allow_many_sockets() -> None:
    """Allow as many open files as the system permits: the usual soft limit is a thousand."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def keep_collections_short() -> None:
    """What has survived a full garbage collection is not examined again: with thousands of tables in memory, going
    through all of them would stop the server for a good part of a second, again and again. Objects are freed as always
    when nobody refers to them; only reference cycles among old objects wait for ``collect_all``."""

    def survivors(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            gc.freeze()

    gc.set_threshold(10_000, 20, 10)
    gc.collect()
    gc.freeze()
    gc.callbacks.append(survivors)


async def collect_all() -> None:
    """Collect old objects too, once in a while: reference cycles among them are rare."""
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.unfreeze()
        gc.collect()


def data_folder() -> Path:
    home = os.environ.get("TORTUGA_HOME")
    return Path(home) if home else Path(platformdirs.user_data_dir("tortuga", appauthor=False))


def serve(settings: Settings) -> int:
    """Serve until somebody stops it; the exit code."""
    if settings.seed is not None and settings.host not in LOOPBACK:
        raise CannotServe(Phrase("server.seed_is_local"))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    try:
        store = open_store(settings.db or data_folder() / "tables.sqlite")
    except Taken as taken:
        if not (settings.open_browser and taken.address):
            raise
        print(f"Tortuga is at {taken.address} already.", flush=True)
        show(taken.address)
        return 0
    try:
        listening = listen(settings.host, settings.port)
    except CannotServe:
        store.close()
        raise
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    store.backend.write_address(address)

    async def main() -> None:
        thinkers = Thinkers(settings.bot_workers, seed=settings.seed)
        harbour = Harbour(store, thinkers, close_unstarted_after=settings.close_unstarted_after * DAY)
        server = Server(harbour, settings)
        config = uvicorn.Config(
            server.app(),
            ws=Wire,
            ws_max_size=settings.limits.message,
            ws_per_message_deflate=False,  # a state is 2 kB; a compressor for each socket would be 300 kB
            ws_ping_interval=20,
            ws_ping_timeout=20,
            http="httptools",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=settings.behind_proxy,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
        collecting = asyncio.create_task(collect_all())
        await _Uvicorn(config, server, address, settings.open_browser).serve([listening])
        collecting.cancel()

    allow_many_sockets()
    keep_collections_short()
    sys.setswitchinterval(0.001)  # the writing thread soon gets its turn, however busy the loop is
    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(main())
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at this port; if none is given, at the usual one or the next that is free."""
    for tried in range(PORT, PORT + PORTS) if port is None else [port]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(2048)
            return listening
        except (OSError, OverflowError) as error:
            listening.close()
            if port is None and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise CannotServe(Phrase("server.cannot_listen", host=host, port=tried, reason=reason or "")) from None
    raise CannotServe(Phrase("server.ports_taken", first=PORT, last=PORT + PORTS - 1))


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop

"""Webhooks: "it is your turn", sent to an address that a guest gave. Never to private addresses unless the operator
allows it, never following a redirect, and only to the IP address that was checked."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import ssl
from urllib.parse import urlsplit

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.words import Phrase

log = logging.getLogger("tortuga")

TIMEOUT = 5.0
WAITING = 200  # calls at once; any more are dropped


class BadHook(Refusal):
    """An address that is not called, and why."""


class Target(msgspec.Struct, frozen=True):
    host: str
    port: int
    secure: bool
    path: str


def parse(url: str) -> Target:
    """The parts of an address, if it can be called at all."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadHook(Phrase("server.hook_unreadable")) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadHook(Phrase("server.hook_scheme"))
    if parts.username is not None or parts.password is not None:
        raise BadHook(Phrase("server.hook_password"))
    if not url.isascii() or any(c <= " " or c == "\x7f" for c in url):
        raise BadHook(Phrase("server.hook_letters"))
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), secure, path)


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address behind a translator
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def resolve(target: Target, private: bool) -> str:
    """The IP address to call. All addresses of the name must be public: a name with a private one may be a trick."""
    loop = asyncio.get_running_loop()
    try:
        found = await asyncio.wait_for(loop.getaddrinfo(target.host, target.port, type=1), TIMEOUT)
    except (OSError, TimeoutError, UnicodeError):
        raise BadHook(Phrase("server.hook_unknown")) from None
    addresses = [str(info[4][0]) for info in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise BadHook(Phrase("server.hook_private"))
    return addresses[0]


async def post(url: str, body: bytes, private: bool) -> int:
    """Send; the status of the answer. Anything but 2xx is the receiver's concern."""
    target = parse(url)
    address = await resolve(target, private)
    context = ssl.create_default_context() if target.secure else None
    reader, writer = await asyncio.open_connection(
        address, target.port, ssl=context, server_hostname=target.host if context else None, limit=4096
    )
    try:
        head = (
            f"POST {target.path} HTTP/1.1\r\nHost: {target.host}:{target.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: Tortuga\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = await reader.readline()
        words = line.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    finally:
        writer.close()
        with contextlib.suppress(Exception):
            await writer.wait_closed()


class Hooks:
    def __init__(self, private: bool) -> None:
        self.private = private
        self.sent = 0
        self.failed = 0
        self._calls: set[asyncio.Task[None]] = set()

    def call(self, url: str, body: object) -> None:
        if not url or len(self._calls) >= WAITING:
            return
        task = asyncio.get_running_loop().create_task(self._call(url, msgspec.json.encode(body)))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, url: str, body: bytes) -> None:
        try:
            await asyncio.wait_for(post(url, body, self.private), 2 * TIMEOUT)
            self.sent += 1
        except (BadHook, OSError, TimeoutError, ValueError) as error:
            self.failed += 1
            log.info("a webhook was not delivered: %s", type(error).__name__)

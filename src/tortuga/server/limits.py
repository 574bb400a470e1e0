"""Limits on everything a stranger can send."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Rates are per second, with a burst that may come at once."""

    body: int = 64 * 1024
    record: int = 1024 * 1024
    message: int = 16 * 1024
    queue: int = 64  # messages that may wait for one slow reader
    requests: float = 20.0  # per address
    requests_burst: int = 200
    guests: float = 0.1  # new guests per address
    guests_burst: int = 30
    opened: float = 0.2  # new tables and imports per guest
    opened_burst: int = 20
    hints: float = 0.2  # per seat
    hints_burst: int = 10
    commands: float = 10.0  # per socket
    commands_burst: int = 60
    sockets: int = 100  # per address
    all_sockets: int = 10_000
    tables: int = 30  # open tables per guest
    links: int = 8  # per seat


WIDE = Limits(
    requests=1e9,
    requests_burst=10**9,
    guests=1e9,
    guests_burst=10**9,
    opened=1e9,
    opened_burst=10**9,
    hints=1e9,
    hints_burst=10**9,
    commands=1e9,
    commands_burst=10**9,
    sockets=10**9,
    all_sockets=10**9,
    tables=10**9,
)


class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    __slots__ = ("left", "seen")

    def __init__(self, burst: float, now: float) -> None:
        self.left = burst
        self.seen = now

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.left = min(burst, self.left + (now - self.seen) * rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address or guest; those not used for longest are dropped."""

    def __init__(self, rate: float, burst: int, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float | None = None) -> bool:
        at = time.monotonic() if now is None else now
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.burst, at)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take(self.rate, self.burst, at)

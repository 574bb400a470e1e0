"""For whoever runs the server: is it well, and how busy is it?"""

from __future__ import annotations

from starlette.responses import Response

import tortuga
from tortuga.server import messages as m
from tortuga.server.http import Call, Resource, get


class Operations(Resource):
    @get("/api/health", "Is all well?", gives=m.Health)
    async def health(self, call: Call) -> m.Health:
        store = self.context.store
        await store.last_number("")
        kind = "postgresql" if store.backend.shared else "sqlite"
        return m.Health(ok=True, version=tortuga.__version__, database=kind)

    @get("/metrics", "Figures for Prometheus", media="text/plain")
    async def metrics(self, call: Call) -> Response:
        context, harbour, store = self.context, self.context.harbour, self.context.store
        writer, bots, simulations = store.figures, harbour.thinkers.bots, harbour.thinkers.gunner
        page = _Page()
        gauge, counter = page.gauge, page.counter
        gauge("tables_loaded", "Tables in memory", sum(live.table is not None for live in harbour.lives.values()))
        gauge("sockets", "Open WebSockets", len(context.sockets))
        gauge("shards", "Shards for which this process moves bots and clocks", len(harbour.shards))
        counter("moves_total", "Moves made durable or followed", harbour.moves)
        counter("refusals_total", "Commands refused", harbour.refusals)
        counter("loads_total", "Tables loaded from the store", harbour.loads)
        gauge("writer_waiting", "Writes that wait", store.waiting)
        counter("commits_total", "Transactions", writer.commits)
        counter("writes_total", "Writes in them", writer.written)
        counter("commit_seconds_total", "Time in transactions", round(writer.seconds, 6))
        counter("conflicts_total", "Entries that another process was faster with", writer.conflicts)
        counter("write_failures_total", "Transactions that failed", writer.failures)
        gauge("bots_thinking", "Bots that are thinking", bots.busy)
        counter("bot_thoughts_total", "Thoughts of bots", bots.done)
        counter("bot_thoughts_kept_total", "Thoughts of bots kept since their last one", harbour.thinkers.kept)
        counter("bot_failures_total", "Thoughts that took too long or died", bots.failures)
        counter("errands_total", "Volleys and the like worked out in another process", simulations.done)
        counter("errand_failures_total", "Those that took too long there or died", simulations.failures)
        counter("hooks_total", "Webhooks delivered", context.hooks.sent)
        for status, count in sorted(context.answers.items()):
            counter("http_answers_total", "HTTP answers", count, f'{{status="{status}"}}')
        return Response(page.text, media_type="text/plain; version=0.0.4")


class _Page:
    """Metrics in the text format of Prometheus."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._described: set[str] = set()

    @property
    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def gauge(self, name: str, about: str, value: float) -> None:
        self._add(name, "gauge", about, value, "")

    def counter(self, name: str, about: str, value: float, label: str = "") -> None:
        self._add(name, "counter", about, value, label)

    def _add(self, name: str, kind: str, about: str, value: float, label: str) -> None:
        if name not in self._described:
            self._described.add(name)
            self._lines += [f"# HELP tortuga_{name} {about}", f"# TYPE tortuga_{name} {kind}"]
        self._lines.append(f"tortuga_{name}{label} {value}")

"""Figures about the server, as Prometheus reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from chabudai.server.ops.processes import count_files, measure_memory_kb

TOO_MANY: Final = 429
LAG_LOOK_SECONDS: Final = 0.5
LAG_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Bots(Protocol):
    """What is asked of the bots."""

    late: int
    deaths: int

    def count_waiting(self) -> int: ...

    def count_running(self) -> int: ...

    def count_alive(self) -> int: ...


class BotCollector(Collector):
    """How the bots are, looked up when somebody asks."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots

    def collect(self) -> Iterator[Metric]:
        bots = self.bots
        line, busy, alive = bots.count_waiting(), bots.count_running(), bots.count_alive()
        yield GaugeMetricFamily("chabudai_bot_line", "Questions to bots in line", line)
        yield GaugeMetricFamily("chabudai_bot_running", "Questions that workers are at", busy)
        yield GaugeMetricFamily("chabudai_bot_workers", "Worker processes of bots", alive)
        late, deaths = float(bots.late), float(bots.deaths)
        yield CounterMetricFamily("chabudai_bot_late", "Answers that a stand-in gave", late)
        yield CounterMetricFamily("chabudai_bot_worker_deaths", "Workers that died", deaths)


class Store(Protocol):
    """What is asked of the store."""

    def is_stalled(self) -> bool: ...

    def count_failed_commits(self) -> int: ...


class Directory(Protocol):
    """What is asked of the tables."""

    def count_paused(self) -> int: ...


class StateCollector(Collector):
    """How the tables and the store are, looked up when somebody asks."""

    def __init__(self, store: Store, directory: Directory) -> None:
        self.store = store
        self.directory = directory

    def collect(self) -> Iterator[Metric]:
        paused, stalled = self.directory.count_paused(), float(self.store.is_stalled())
        yield GaugeMetricFamily("chabudai_paused_tables", "Tables that something broke", paused)
        yield GaugeMetricFamily("chabudai_store_stalled", "1 while nothing can be saved", stalled)
        failed = float(self.store.count_failed_commits())
        yield CounterMetricFamily("chabudai_failed_commits", "Commits that had to wait", failed)


class ProcessCollector(Collector):
    """What the server takes of its machine, where the system tells that.

    Its processor time and its tasks are not here: they would tell when a table does something
    that is private.
    """

    def collect(self) -> Iterator[Metric]:
        if memory := 1024.0 * measure_memory_kb():
            yield GaugeMetricFamily("chabudai_memory_bytes", "Memory of the server itself", memory)
        if files := count_files():
            yield GaugeMetricFamily("chabudai_open_files", "Files and connections open", files)


class Metrics:
    """What is counted; no label ever names a person or a card.

    Only the operator may read it, and even there what is private at a table does not count: an
    automatic answer, somebody muted.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("chabudai_actions", "Actions kept", registry=self.registry)
        self.refused = Counter(
            "chabudai_refused_sockets", "Sockets refused", ["why"], registry=self.registry
        )
        self.tables = Gauge("chabudai_tables", "Tables that live", registry=self.registry)
        self.sockets = Gauge("chabudai_sockets", "Sockets open", registry=self.registry)
        self.slow = Counter(
            "chabudai_slow_sockets", "Sockets closed as too slow", registry=self.registry
        )
        self.commits = Histogram(
            "chabudai_commit_seconds", "Time from an entry to its commit", registry=self.registry
        )

        self.requests = Counter(
            "chabudai_http_requests",
            "HTTP requests answered",
            ["route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "chabudai_http_seconds", "Time to answer", ["route"], registry=self.registry
        )
        self.turned_away = Counter(
            "chabudai_turned_away",
            "Requests and connections beyond a limit, or too slow",
            ["status"],
            registry=self.registry,
        )
        self.loop_lag = Histogram(
            "chabudai_loop_lag_seconds",
            "How late the event loop is",
            registry=self.registry,
            buckets=LAG_BUCKETS,
        )

    def count_request(self, route: str, status: int, seconds: float) -> None:
        """Count an answer; a path itself is no label, because it may be an invitation."""
        self.requests.labels(route, f"{status // 100}xx").inc()
        self.request_seconds.labels(route).observe(seconds)
        if status == TOO_MANY:
            self.turned_away.labels(str(status)).inc()

    def watch_server(self, store: Store, directory: Directory) -> None:
        """Count what the tables and the store tell, and what the process takes."""
        self.registry.register(StateCollector(store, directory))
        self.registry.register(ProcessCollector())

    async def watch_loop(self) -> None:
        """Look again and again how late the event loop is, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_LOOK_SECONDS
            await asyncio.sleep(LAG_LOOK_SECONDS)
            self.loop_lag.observe(max(0.0, loop.time() - due))

    def watch_bots(self, bots: Bots) -> None:
        """Count the bots too."""
        self.registry.register(BotCollector(bots))

    def render(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)

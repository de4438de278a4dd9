"""Figures about the server, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What is counted; no label ever names a person or a card."""

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

    def render(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)

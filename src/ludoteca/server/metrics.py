"""Figures about a running server, in the format Prometheus reads. They name no person and no table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Count
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from ludoteca import __version__
from ludoteca.server.house import House
from ludoteca.server.trouble import KINDS, Trouble

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
LAG_SECONDS = 0.25  # between two looks at how late the event loop is
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server; another one in the same process has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._requests = Counter(
            "ludoteca_requests", "Requests answered, by kind and status.", ["kind", "status"], registry=self.registry
        )
        self._took = Histogram(
            "ludoteca_request_seconds", "How long they took.", ["kind"], buckets=_BUCKETS, registry=self.registry
        )
        self._lag = Histogram(
            "ludoteca_loop_lag_seconds",
            "How late the event loop comes to what is due.",
            buckets=_BUCKETS,
            registry=self.registry,
        )

    def watch(self, house: House, trouble: Trouble) -> None:
        """From now on this house is looked at whenever somebody asks."""
        self.registry.register(_HouseCollector(house, trouble))

    def answered(self, kind: str, status: int, seconds: float) -> None:
        self._requests.labels(kind, str(status)).inc()
        self._took.labels(kind).observe(seconds)

    async def measure_lag(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """See how late the event loop is, until told to stop."""
        while True:
            due = clock() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self._lag.observe(max(0.0, clock() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _HouseCollector:
    """What can be counted in the house at the moment somebody asks."""

    def __init__(self, house: House, trouble: Trouble) -> None:
        self._house = house
        self._trouble = trouble

    def collect(self) -> Iterator[Metric]:
        house, trouble = self._house, self._trouble
        version = GaugeMetricFamily("ludoteca_version", "The version that runs.", labels=["version"])
        version.add_metric([__version__], 1)
        yield version
        tables = GaugeMetricFamily("ludoteca_tables", "Tables in memory.", labels=["game", "status"])
        counted = Count((one.journal.row.game, one.journal.status) for one in list(house.tables.values()))
        for (game, status), count in sorted(counted.items()):
            tables.add_metric([game, status], count)
        yield tables
        yield GaugeMetricFamily("ludoteca_sockets", "Open sockets.", value=sum(house.sockets.values()))
        yield GaugeMetricFamily("ludoteca_guests", "People with an open socket.", value=len(house.sockets))
        pages = sum(len(one.audience) for one in list(house.tables.values()))
        yield GaugeMetricFamily("ludoteca_pages", "Pages at tables, those left a moment ago included.", value=pages)
        yield CounterMetricFamily("ludoteca_commits", "Transactions stored.", value=trouble.commits)
        failures = CounterMetricFamily("ludoteca_store_failures", "What the database could not do.", labels=["kind"])
        for kind in KINDS:
            failures.add_metric([kind], trouble.counts[kind])
        yield failures
        yield GaugeMetricFamily("ludoteca_store_well", "1 unless it is in trouble.", value=trouble.now is None)

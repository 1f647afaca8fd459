"""The beat of a process: what it finds out, and how soon it acts on it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from ludoteca.server import cluster as cluster_module
from ludoteca.server.cluster import Cluster
from ludoteca.server.leases import Beat


class TwoProcesses:
    """Leases of which the other process is alive until somebody says that it is not."""

    seconds = 2.0

    def __init__(self) -> None:
        self.others = frozenset({"other"})
        self.told: list[frozenset[str]] = []

    async def beat(self) -> Beat:
        self.told.append(self.others)
        return Beat(True, self.others, 0)


@pytest.fixture
def cluster(monkeypatch):
    """One that never beats a second time by itself."""
    monkeypatch.setattr(cluster_module, "BEAT_SECONDS", 10**6)
    made = Cluster(SimpleNamespace(), b"key", None, 2.0)
    made._leases = TwoProcesses()
    made._house = SimpleNamespace(
        lobby=SimpleNamespace(processes=set, hide_of=lambda _: None),
        time=SimpleNamespace(now=lambda: 0, set_forward=lambda _: None),
    )
    made._herald = SimpleNamespace(compare=lambda: None)
    made._finder = SimpleNamespace(gone=lambda _: None)
    made.places.is_leaving = True  # nothing is to be taken up here
    return made


async def test_a_process_that_is_found_to_be_gone_is_so_at_once(cluster, monkeypatch):
    """Its pages waited for another beat, half a second."""

    async def is_gone(process: str) -> bool:
        cluster._leases.others = frozenset()
        return False

    said: list[str] = []
    monkeypatch.setattr(cluster.places, "look_after", is_gone)
    monkeypatch.setattr(cluster._relays, "gone", said.append)
    beating = asyncio.create_task(cluster._beat_on())
    for _ in range(1000):
        await asyncio.sleep(0)
    beating.cancel()
    assert cluster._leases.told == [{"other"}, frozenset()]
    assert said == ["other"]

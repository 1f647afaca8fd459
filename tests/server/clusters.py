"""A site of several processes, each with a port of its own, on one PostgreSQL and one NATS server."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tests.server.killed import SLOW_IS_NOT_GONE, Process
from tests.server.services import Nats, Postgres
from tests.server.site import migrate


class ClusterOfProcesses:
    """`with ClusterOfProcesses(folder, 3) as cluster`: started together, killed at the end."""

    def __init__(self, folder: Path, count: int, lease_seconds: float = SLOW_IS_NOT_GONE) -> None:
        self.folder = folder
        self.count = count
        self.lease_seconds = lease_seconds
        self.postgres = Postgres()
        self.nats = Nats()
        self.processes: list[Process] = []

    def __enter__(self) -> ClusterOfProcesses:
        with contextlib.ExitStack() as stack:
            stack.callback(self.postgres.stop)
            self.postgres.start()
            stack.callback(self.nats.stop)
            self.nats.start()
            self.database = self.postgres.url_of_new()
            migrate(self.database)
            stack.callback(self._end_all)
            self.processes = [self.start() for _ in range(self.count)]
            stack.pop_all()
        return self

    def start(self) -> Process:
        """One more process; it is open when this returns."""
        how = {"database": self.database, "bus": self.nats.url, "lease_seconds": self.lease_seconds}
        return Process(self.folder, **how).__enter__()

    def replace(self, number: int) -> None:
        """Kill one of the processes without a word; another one takes its place in the list."""
        killed = self.processes[number]
        killed.kill()
        self.processes[number] = self.start()
        killed.__exit__()

    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    def _end_all(self) -> None:
        for process in self.processes:
            process.__exit__()

    def __exit__(self, *_: object) -> None:
        self._end_all()
        self.nats.stop()
        self.postgres.stop()

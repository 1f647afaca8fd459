"""Work that is run to its end, even if whoever asked for it goes away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

ROOM = 64  # tasks


class Errand:
    """Something that has been begun and ends later, without a task: to whoever waits for it, it looks like one."""

    def __init__(self) -> None:
        self._then: Callable[[Errand], None] = lambda _: None

    def add_done_callback(self, then: Callable[[Errand], None]) -> None:
        """Called at the end, by whoever ends it."""
        self._then = then

    def end(self) -> None:
        self._then(self)

    def cancelled(self) -> bool:
        return False

    def exception(self) -> None:
        """Whatever went wrong has been told already."""


class Lock(asyncio.Lock):
    """A lock that can be taken without waiting."""

    def take(self) -> bool:
        """Take it, if it is free and nobody waits for it."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()
        return False


class Tasks:
    """What is being done and has not ended yet. The event loop alone would forget it."""

    def __init__(self) -> None:
        self._running: list[asyncio.Task[Any]] = []  # and some that have ended since
        self._room = ROOM

    def run_to_end(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        if len(self._running) >= self._room:  # cheaper than to be told of the end of each
            self._running = [one for one in self._running if not one.done()]
            self._room = ROOM + 2 * len(self._running)
        self._running.append(task)
        return task

    async def finish(self) -> None:
        """Wait until everything has ended."""
        await asyncio.gather(*self._running, return_exceptions=True)

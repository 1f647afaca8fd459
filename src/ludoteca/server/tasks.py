"""Work that is run to its end, even if whoever asked for it goes away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """What is being done and has not ended yet. The event loop alone would forget it."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def run_to_end(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def finish(self) -> None:
        """Wait until everything has ended."""
        await asyncio.gather(*self._running, return_exceptions=True)

"""Who comes and goes at a table: told once for several, and seats that nobody comes back to are given up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from ludoteca.server.absence import Absence
from ludoteca.server.announcer import Announcer
from ludoteca.server.refusals import Refuse
from ludoteca.server.tasks import Tasks

DELAY = 0.05  # seconds: arrivals and departures in quick succession are told once


class Presence:
    """Two timers of a table: until all are told who is here, and until seats in its lobby are freed."""

    def __init__(
        self,
        absence: Absence,
        announcer: Announcer,
        tasks: Tasks,
        lock: asyncio.Lock,
        *,
        attend: Callable[[], None],
        change: Callable[[Callable[[], object]], Awaitable[None]],
    ) -> None:
        self._absence = absence
        self._announcer = announcer
        self._tasks = tasks
        self._lock = lock
        self._attend = attend
        self._change = change
        self._until_told: asyncio.TimerHandle | None = None
        self._until_freed: asyncio.TimerHandle | None = None
        self._is_stopped = False

    def changed(self) -> None:
        """Somebody has come or gone, or has a new name."""
        if self._until_told is None and not self._is_stopped:
            later = asyncio.get_running_loop().call_later
            self._until_told = later(DELAY, lambda: self._tasks.run_to_end(self._tell()))

    async def _tell(self) -> None:
        self._until_told = None
        async with self._lock:
            if not self._is_stopped:
                self._attend()
                self._announcer.tell_presence()
                self.watch_lobby()

    def watch_lobby(self) -> None:
        """Have seats in the lobby freed when it is time."""
        if self._until_freed:
            self._until_freed.cancel()
        wait = None if self._is_stopped else self._absence.gives_up_in()
        if wait is not None:
            later = asyncio.get_running_loop().call_later
            self._until_freed = later(wait, lambda: self._tasks.run_to_end(self._give_up()))

    async def _give_up(self) -> None:
        with contextlib.suppress(Refuse):  # the table has left memory, and is read anew
            await self._change(self._absence.give_up)

    def stop(self) -> None:
        """The table leaves memory: nobody is told any more."""
        self._is_stopped = True
        for timer in (self._until_told, self._until_freed):
            if timer:
                timer.cancel()

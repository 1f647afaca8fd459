"""Who comes and goes at a table: noted and told once for several, and seats that nobody comes back to are given up."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from ludoteca.server.absence import Absence
from ludoteca.server.announcer import Announcer
from ludoteca.server.refusals import Refuse
from ludoteca.server.tasks import Tasks

DELAY = 0.05  # seconds: arrivals and departures in quick succession are told once


@dataclass(eq=False)
class Presence:
    """Two timers of a table: until all are told who is here, and until seats in its lobby are freed."""

    _absence: Absence
    _announcer: Announcer
    _tasks: Tasks
    _lock: asyncio.Lock
    attend: Callable[[], None]
    change: Callable[[Callable[[], object]], Awaitable[None]]
    note: Callable[[], Awaitable[None]]
    _until_told: asyncio.TimerHandle | None = field(default=None, init=False)
    _until_freed: asyncio.TimerHandle | None = field(default=None, init=False)
    _is_stopped: bool = field(default=False, init=False)

    def changed(self) -> None:
        """Somebody has come or gone, or has a new name."""
        if self._until_told is None and not self._is_stopped:
            later = asyncio.get_running_loop().call_later
            self._until_told = later(DELAY, lambda: self._tasks.run_to_end(self._tell()))

    async def _tell(self) -> None:
        self._until_told = None
        async with self._lock:
            if not self._is_stopped:
                self.attend()
                await self.note()
            if not self._is_stopped:
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
            await self.change(self._absence.give_up)

    def stop(self) -> None:
        """The table leaves memory: nobody is told any more."""
        self._is_stopped = True
        for timer in (self._until_told, self._until_freed):
            if timer:
                timer.cancel()

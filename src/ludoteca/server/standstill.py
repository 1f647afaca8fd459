"""Real time: a table stands still while nobody who plays is here, or the event is paused; its first race waits for
everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.real_time import RealTime

LEAVE_SECONDS = 5.0  # how long everybody may be away before the table stands still


@dataclass(eq=False)
class Standstill:
    """Stops the time of a table and lets it go on; its owner is told of both."""

    _journal: Journal
    _audience: Audience
    _real_time: RealTime
    on_pause: Callable[[], None]
    on_resume: Callable[[], None]
    _timer: asyncio.TimerHandle | None = field(default=None, init=False)

    def look(self) -> None:
        """Somebody may have come or gone: go on if enough are here, stand still if nobody comes back in time."""
        match = self._journal.match
        if match is not None and match.bench.is_paused and match.outcome is None:
            if not self._real_time.is_paused:
                self.stop()
                self._pause()
            return
        enough = all if match and match.is_unplayed and self._real_time.is_paused else any
        if not enough(map(self._audience.is_present, self._journal.guests())):
            if not self._real_time.is_paused and self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(LEAVE_SECONDS, self._pause)
            return
        self.stop()
        if self._real_time.is_paused:
            self._real_time.resume()
            self.on_resume()

    def stop(self) -> None:
        """The table leaves memory: wait no longer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _pause(self) -> None:
        self._timer = None
        self.on_pause()
        self._real_time.pause()

"""The time the house has been open, all its days together: clocks do not run while it is closed."""

from __future__ import annotations

from collections.abc import Callable


class HouseTime:
    """A clock that goes on where it stood when the server stopped, or when the time was last stored."""

    def __init__(self, time_ms: Callable[[], int]) -> None:
        self._time_ms = time_ms
        self._before = 0  # how long it was open earlier
        self._opened = time_ms()

    def go_on_from(self, before: int) -> None:
        self._before, self._opened = before, self._time_ms()

    def set_forward(self, milliseconds: int) -> None:
        """Go by the clock that several processes share."""
        self._before += milliseconds

    def now(self) -> int:
        """In milliseconds."""
        return self._before + self._time_ms() - self._opened

"""Many tables write at the same moment: what waits is committed together, and each is told when its own is safe.

A commit is what a move costs most. While one is under way, whatever else is to be written waits for the next, which
takes all of it: one table alone never waits, a thousand tables share. Whatever cannot be written is found out by
writing each alone, so that nobody fails because of somebody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

import structlog

log = structlog.get_logger()

One = TypeVar("One")
Then = Callable[[BaseException | None], None]
"""Is told as soon as something is committed, or why it cannot be."""


class Commits(Generic[One]):
    """`put` commits several things in one transaction."""

    def __init__(self, put: Callable[[Sequence[One]], Awaitable[None]]) -> None:
        self.put = put
        self._waiting: list[tuple[One, Then]] = []
        self._committing: asyncio.Task[None] | None = None

    def add(self, one: One, then: Then) -> None:
        """Commit it with whatever else waits. `then` is called once it is safe, before anybody else has a turn."""
        self._waiting.append((one, then))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())

    async def write(self, one: One) -> None:
        """Returns once it is committed."""
        is_safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: BaseException | None) -> None:
            if is_safe.done():  # whoever waited may have gone
                return
            if error is None:
                is_safe.set_result(None)
            else:
                is_safe.set_exception(error)

        self.add(one, settle)
        await is_safe

    async def finish(self) -> None:
        """Wait until nothing waits any more, and all have been told."""
        while self._committing is not None:
            await asyncio.wait({self._committing})

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._committing = None

    async def _commit(self, batch: Sequence[tuple[One, Then]]) -> None:
        try:
            await self.put([one for one, _ in batch])
        except BaseException as error:
            if len(batch) > 1 and isinstance(error, Exception):
                for alone in batch:
                    await self._commit([alone])
                return
            _tell(batch, error)
            if not isinstance(error, Exception):
                raise
            return
        _tell(batch, None)


def _tell(batch: Sequence[tuple[One, Then]], error: BaseException | None) -> None:
    for _, then in batch:
        try:
            then(error)
        except Exception:  # is one's own: the others have to be told all the same
            log.exception("not told that it is committed")

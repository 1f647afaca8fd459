"""Many tables write at the same moment: what waits is committed together, and each is told when its own is safe.

A commit is what a move costs most. While one is under way, whatever else is to be written waits for the next, which
takes all of it: one table alone never waits, a thousand tables share. Whatever cannot be written is found out by
writing each alone, so that nobody fails because of somebody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

One = TypeVar("One")


class Commits(Generic[One]):
    """`put` commits several things in one transaction."""

    def __init__(self, put: Callable[[Sequence[One]], Awaitable[None]]) -> None:
        self._put = put
        self._waiting: list[tuple[One, asyncio.Future[None]]] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, one: One) -> None:
        """Returns once it is committed."""
        is_safe: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((one, is_safe))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all())
        await is_safe

    async def _commit_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._committing = None

    async def _commit(self, batch: Sequence[tuple[One, asyncio.Future[None]]]) -> None:
        try:
            await self._put([one for one, _ in batch])
        except BaseException as error:
            if len(batch) > 1 and isinstance(error, Exception):
                for alone in batch:
                    await self._commit([alone])
                return
            for _, is_safe in batch:
                if not is_safe.done():
                    is_safe.set_exception(error)
            if not isinstance(error, Exception):
                raise
            return
        for _, is_safe in batch:
            if not is_safe.done():  # whoever waited may have gone
                is_safe.set_result(None)

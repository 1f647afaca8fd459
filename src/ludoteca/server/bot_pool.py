"""Bots think in threads of their own: however slow, they never hold up the sockets.

Searches are compiled and run without the interpreter's lock; they work in slices and check between them whether to
stop, so nobody waits long for a thought that is no longer wanted. Tables take turns, however many of their bots want to
think, and where many wait, each gets less time.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from ludoteca import bots
from ludoteca.core import Game, Level, Limit, Move, View, Weighed

LONGEST_QUEUE = 256
PATIENCE = 10.0  # seconds: how long the last in the queue is to wait, about

T = TypeVar("T")


class PoolFull(Exception):
    """Too many wait already."""


@dataclass(eq=False)
class Thought(Generic[T]):
    """What somebody waits for."""

    think: Callable[[Callable[[], bool], float], T]  # given whether it is unwanted, and how many seconds it may take
    answer: asyncio.Future[T]
    is_unwanted: threading.Event = field(default_factory=threading.Event)


class Turns:
    """Thoughts that wait, each table's in the order in which they came; tables take turns."""

    def __init__(self, longest: int = LONGEST_QUEUE) -> None:
        self._longest = longest
        self._tables: OrderedDict[str, deque[Thought[Any]]] = OrderedDict()
        self.length = 0

    def put(self, table: str, thought: Thought[Any]) -> None:
        if self.length >= self._longest:
            raise PoolFull
        self._tables.setdefault(table, deque()).append(thought)
        self.length += 1

    def take(self) -> Thought[Any] | None:
        """The next one, if any."""
        if not self._tables:
            return None
        table, waiting = self._tables.popitem(last=False)
        thought = waiting.popleft()
        self.length -= 1
        if waiting:
            self._tables[table] = waiting  # behind all others
        return thought

    def drop(self, table: str, thought: Thought[Any]) -> None:
        """It is no longer wanted, if it still waits."""
        waiting = self._tables.get(table, deque())
        if thought in waiting:
            waiting.remove(thought)
            self.length -= 1
            if not waiting:
                del self._tables[table]


class BotPool:
    """A few threads shared by all tables. Used from the event loop alone."""

    def __init__(self, threads: int, seconds: float, scale: float, longest_queue: int = LONGEST_QUEUE) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._threads = threads
        self._seconds = seconds
        self._scale = scale
        self._turns = Turns(longest_queue)
        self._running: set[Thought[Any]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many thoughts have not begun."""
        return self._turns.length

    @property
    def running(self) -> int:
        """How many threads are thinking."""
        return len(self._running)

    async def choose(
        self, table: str, name: str, game: Game, view: View, legal: Sequence[Move], seconds: float | None = None
    ) -> Move:
        """The bot's move, within so many seconds where it has a clock. Cancelling this also stops the thinking."""

        def think(is_unwanted: Callable[[], bool], longest: float) -> Move:
            bot = bots.find(name)(game)
            return bot.choose(view, legal, self._limit(bot.budget, is_unwanted, longest))

        return await self._ask(table, think, seconds)

    async def weigh(self, table: str, level: Level, game: Game, view: View, legal: Sequence[Move]) -> Sequence[Weighed]:
        """What the machine of this level says of the moves, the best first."""

        def think(is_unwanted: Callable[[], bool], longest: float) -> Sequence[Weighed]:
            machine = bots.machine(game, level)
            return machine.weigh(view, legal, self._limit(machine.budget, is_unwanted, longest))

        return await self._ask(table, think)

    def _limit(self, budget: int, is_unwanted: Callable[[], bool], seconds: float) -> Limit:
        return Limit(
            rng=Random(secrets.randbits(64)),
            work=max(1, round(budget * self._scale)),
            deadline=time.monotonic() + seconds,
            is_cancelled=is_unwanted,
        )

    # -- whose turn it is ------------------------------------------------------------------------------

    async def _ask(
        self, table: str, think: Callable[[Callable[[], bool], float], T], seconds: float | None = None
    ) -> T:
        if self._is_closed:
            raise asyncio.CancelledError
        asked = time.monotonic()

        def within(is_unwanted: Callable[[], bool], longest: float) -> T:
            left = longest if seconds is None else min(longest, max(0.0, asked + seconds - time.monotonic()))
            return think(is_unwanted, left)

        thought: Thought[T] = Thought(within, asyncio.get_running_loop().create_future())
        self._turns.put(table, thought)
        self._begin()
        try:
            return await thought.answer
        finally:
            thought.is_unwanted.set()
            self._turns.drop(table, thought)

    def _begin(self) -> None:
        """Give every free thread something to think about."""
        while len(self._running) < self._threads and (thought := self._turns.take()):
            self._running.add(thought)
            longest = min(self._seconds, PATIENCE * self._threads / (self.waiting + 1))
            done = asyncio.get_running_loop().run_in_executor(
                self._executor, thought.think, thought.is_unwanted.is_set, longest
            )
            done.add_done_callback(lambda done, thought=thought: self._end(thought, done))  # type: ignore[misc]

    def _end(self, thought: Thought[Any], done: asyncio.Future[Any]) -> None:
        self._running.discard(thought)
        if not thought.answer.done():
            if done.cancelled():
                thought.answer.cancel()
            elif (error := done.exception()) is not None:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(done.result())
        elif not done.cancelled():
            done.exception()  # nobody waits for it any more
        if not self._is_closed:
            self._begin()

    def close(self) -> None:
        """Stop all thinking; nobody gets an answer any more."""
        self._is_closed = True
        for thought in self._running:
            thought.is_unwanted.set()
        while thought_waiting := self._turns.take():
            thought_waiting.answer.cancel()
        with contextlib.suppress(RuntimeError):
            self._executor.shutdown(wait=False, cancel_futures=True)

"""Bots think in threads of their own: however slow, they never hold up the sockets.

Searches are compiled and run without the interpreter's lock; they work in slices and check between them whether to
stop, so nobody waits long for a thought that is no longer wanted. Tables take turns, however many of their bots want to
think, and where many wait, each gets less time. What is studied after a game has to wait until no bot does.
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
from ludoteca.study import analysis

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
        self._studies = Turns(longest_queue)
        self._studied: Thought[Any] | None = None  # one at a time: the other threads stay free for bots
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

    async def weigh(
        self, table: str, level: Level, game: Game, view: View, legal: Sequence[Move], seed: str | None = None
    ) -> Sequence[Weighed]:
        """What the machine of this level says of the moves, the best first; with a seed the same every time, unless
        time runs short."""

        def think(is_unwanted: Callable[[], bool], longest: float) -> Sequence[Weighed]:
            machine = bots.machine(game, level)
            return machine.weigh(view, legal, self._limit(machine.budget, is_unwanted, longest, seed))

        return await self._ask(table, think)

    async def judge(self, table: str, game: Game, decision: analysis.Decision) -> analysis.Judged:
        """What a strong machine says of a decision of the past, whenever no bot waits; always the same."""

        def think(is_unwanted: Callable[[], bool], longest: float) -> analysis.Judged:
            machine = bots.machine(game, Level(analysis.LEVEL))
            limits = analysis.limits(machine, decision, 0, analysis.SCALE * self._scale, is_unwanted)
            return analysis.judge(machine, decision, limits)

        return await self._ask(table, think, turns=self._studies)

    async def try_out(
        self, who: str, level: Level, game: Game, view: View, legal: Sequence[Move], scale: float = 1.0
    ) -> Move:
        """The machine's move on a board on which somebody tries things out, whenever no bot waits; with so much of its
        budget."""

        def think(is_unwanted: Callable[[], bool], longest: float) -> Move:
            machine = bots.machine(game, level)
            return machine.choose(view, legal, self._limit(round(machine.budget * scale), is_unwanted, longest))

        return await self._ask(who, think, turns=self._studies)

    def _limit(self, budget: int, is_unwanted: Callable[[], bool], seconds: float, seed: str | None = None) -> Limit:
        return Limit(
            rng=Random(secrets.randbits(64) if seed is None else seed),
            work=max(1, round(budget * self._scale)),
            deadline=time.monotonic() + seconds,
            is_cancelled=is_unwanted,
        )

    # -- whose turn it is ------------------------------------------------------------------------------

    async def _ask(
        self,
        table: str,
        think: Callable[[Callable[[], bool], float], T],
        seconds: float | None = None,
        turns: Turns | None = None,
    ) -> T:
        if self._is_closed:
            raise asyncio.CancelledError
        asked = time.monotonic()

        def within(is_unwanted: Callable[[], bool], longest: float) -> T:
            left = longest if seconds is None else min(longest, max(0.0, asked + seconds - time.monotonic()))
            return think(is_unwanted, left)

        thought: Thought[T] = Thought(within, asyncio.get_running_loop().create_future())
        waiting = self._turns if turns is None else turns
        waiting.put(table, thought)
        self._begin()
        try:
            return await thought.answer
        finally:
            thought.is_unwanted.set()
            waiting.drop(table, thought)

    def _begin(self) -> None:
        """Give every free thread something to think about."""
        while len(self._running) < self._threads and (thought := self._turns.take() or self._study()):
            self._running.add(thought)
            longest = min(self._seconds, PATIENCE * self._threads / (self.waiting + 1))
            done = asyncio.get_running_loop().run_in_executor(
                self._executor, thought.think, thought.is_unwanted.is_set, longest
            )
            done.add_done_callback(lambda done, thought=thought: self._end(thought, done))  # type: ignore[misc]

    def _study(self) -> Thought[Any] | None:
        """The next study, unless there is one already."""
        if self._studied is None:
            self._studied = self._studies.take()
            return self._studied
        return None

    def _end(self, thought: Thought[Any], done: asyncio.Future[Any]) -> None:
        self._running.discard(thought)
        if thought is self._studied:
            self._studied = None
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
        while thought_waiting := self._turns.take() or self._studies.take():
            thought_waiting.answer.cancel()
        with contextlib.suppress(RuntimeError):
            self._executor.shutdown(wait=False, cancel_futures=True)

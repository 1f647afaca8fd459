"""Bots think in threads of their own: however slow, they never hold up the sockets."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from ludoteca import bots
from ludoteca.core import Game, Move, View


class BotPool:
    """A few threads shared by all tables. Bots work in slices and check between them whether to stop."""

    def __init__(self, threads: int, seconds: float, scale: float) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._seconds = seconds
        self._scale = scale
        self._closing = threading.Event()

    async def choose(
        self, name: str, game: Game, view: View, legal: Sequence[Move], seconds: float | None = None
    ) -> Move:
        """The bot's move, within so many seconds where it has a clock. Cancelling this also stops the thinking."""
        is_unwanted = threading.Event()
        loop = asyncio.get_running_loop()
        longest = self._seconds if seconds is None else min(self._seconds, seconds)
        try:
            return await loop.run_in_executor(self._threads, self._think, name, game, view, legal, longest, is_unwanted)
        finally:
            is_unwanted.set()

    def _think(
        self,
        name: str,
        game: Game,
        view: View,
        legal: Sequence[Move],
        seconds: float,
        is_unwanted: threading.Event,
    ) -> Move:
        def is_cancelled() -> bool:
            return is_unwanted.is_set() or self._closing.is_set()

        if is_cancelled():
            return legal[0]  # nobody waits for it any more
        bot = bots.find(name)(game)
        limit = bots.Limit(
            rng=Random(secrets.randbits(64)),
            work=max(1, round(bot.budget * self._scale)),
            deadline=time.monotonic() + seconds,
            is_cancelled=is_cancelled,
        )
        return bot.choose(view, legal, limit)

    def close(self) -> None:
        self._closing.set()
        with contextlib.suppress(RuntimeError):
            self._threads.shutdown(wait=False, cancel_futures=True)

"""Reports on finished games: worked out once for each table, when no bot has to move, and only while somebody waits."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import structlog

from ludoteca.play import Match
from ludoteca.server.analysis_messages import report_of, verdict_of
from ludoteca.server.analysis_shapes import Analysis
from ludoteca.server.analysis_store import keep, kept
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store
from ludoteca.study import analysis

log = structlog.get_logger()

VERSION = 1  # of what a machine says; a new one judges old games again
MOST = 64  # games that are judged at a time
ANSWERED = 1.0  # seconds after which whoever waits is told how far it is
PATIENCE = 20.0  # seconds without a question, after which nobody waits any more


@dataclass(eq=False)
class Work:
    """A game that is being judged."""

    match: Match
    done: int = 0
    total: int = 0
    asked: float = field(default_factory=time.monotonic)  # when somebody asked last
    task: asyncio.Task[None] | None = None


class Analyses:
    """Used from the event loop alone."""

    def __init__(self, pool: BotPool, store: Store) -> None:
        self._pool, self._store = pool, store
        self._works: dict[str, Work] = {}

    async def ask(self, table: str, match: Match) -> Analysis:
        """The report on the game that was played at this table; where it takes long, how far it is."""
        if (known := await self._known(table, match)) is not None:
            return known
        work = self._works.get(table) or self._begin(table, match)
        work.asked = time.monotonic()
        assert work.task is not None
        done, _ = await asyncio.wait({work.task}, timeout=ANSWERED)
        if done and (work.task.cancelled() or work.task.exception()):
            raise Refuse("unavailable")
        return (await self._known(table, match) if done else None) or Analysis(work.done, work.total, None)

    async def _known(self, table: str, match: Match) -> Analysis | None:
        found = await kept(self._store, table, VERSION)
        if found is None:
            return None
        return Analysis(len(found), len(found), await asyncio.to_thread(report_of, match, found))

    def _begin(self, table: str, match: Match) -> Work:
        if len(self._works) >= MOST:
            raise Refuse("unavailable")
        work = self._works[table] = Work(match)
        work.task = asyncio.create_task(self._judge(table, work))
        work.task.add_done_callback(lambda task: self._end(table, task))
        return work

    def _end(self, table: str, task: asyncio.Task[None]) -> None:
        del self._works[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("analysis failed", table=table, error=repr(error), exc_info=error)

    async def _judge(self, table: str, work: Work) -> None:
        match = work.match
        decisions = await asyncio.to_thread(analysis.decisions, match)
        work.total = len(decisions)
        verdicts = []
        for decision in decisions:
            if time.monotonic() - work.asked > PATIENCE:
                return  # whoever asks again begins again
            verdicts.append(verdict_of(match.game, await self._pool.judge(table, match.game, decision)))
            work.done += 1
        await keep(self._store, table, VERSION, verdicts)

    async def close(self) -> None:
        """Nobody gets a report any more."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

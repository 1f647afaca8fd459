"""Hints: what a strong machine would play for a seat. It is told what the seat may know and nothing else, and only the
page that asks hears the answer, unless the table has moved on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

import structlog

from ludoteca.core import Level, Move, Seat, View
from ludoteca.core.machine import STRONGEST
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.hint_messages import Hinted
from ludoteca.server.hint_terms import allows_hints, may_be_hinted
from ludoteca.server.journal import Journal
from ludoteca.server.perspective import perspective_of
from ludoteca.server.protocol import Refused
from ludoteca.server.refusals import Refusal, Refuse
from ludoteca.server.tasks import Tasks
from ludoteca.server.viewers import Viewer

log = structlog.get_logger()

ADVISER = Level(STRONGEST)


@dataclass(frozen=True, slots=True)
class Question:
    """What a page wants to know, as it was when it asked."""

    viewer: Viewer
    intent: str
    seat: Seat
    ply: int
    view: View
    legal: Sequence[Move]


class Hints:
    """The hints of one table; each page waits for one at most."""

    def __init__(
        self, journal: Journal, pool: BotPool, tasks: Tasks, reading: Callable[[], AbstractAsyncContextManager[None]]
    ) -> None:
        self._journal = journal
        self._pool = pool
        self._tasks = tasks
        self._reading = reading  # holds the table still
        self._asked: dict[Viewer, tuple[Question, asyncio.Task[None]]] = {}

    def ask(self, viewer: Viewer, seat: Seat, after: int, intent: str) -> None:
        """Let a machine think; the answer follows when it has."""
        journal, match = self._journal, self._journal.running()
        if not allows_hints(journal):
            raise Refuse("no-hints")
        if journal.is_stale(seat, after):
            raise Refuse("stale", {"ply": journal.ply})
        if not may_be_hinted(journal, seat):
            raise Refuse("turn", {"seat": journal.name(seat)})
        legal = match.game.legal_moves(match.state, seat)
        question = Question(viewer, intent, seat, journal.ply, match.view(seat), legal)
        self._drop(viewer)
        self._asked[viewer] = (question, self._tasks.run_to_end(self._answer(question)))

    def follow(self) -> None:
        """Something has happened: nobody thinks any more about what was."""
        for viewer in [viewer for viewer, (question, _) in self._asked.items() if not self._is_current(question)]:
            self._drop(viewer)

    def stop(self) -> None:
        for viewer in list(self._asked):
            self._drop(viewer)

    def _drop(self, viewer: Viewer) -> None:
        if viewer in self._asked:
            self._asked.pop(viewer)[1].cancel()

    async def _answer(self, question: Question) -> None:
        viewer, intent = question.viewer, question.intent
        try:
            best = await self._best(question)
            async with self._reading():
                if self._is_current(question):
                    match = self._journal.running()
                    text = match.game.format_move(match.state, question.seat, best)
                    seat = self._journal.name(question.seat)
                    viewer.say(lambda seq: Hinted(seq, intent, seat, question.ply, text))
        except Exception:
            log.exception("no hint", table=self._journal.row.id)
            viewer.say(lambda seq: Refused(seq, intent, Refusal("unavailable")))
        finally:
            if viewer in self._asked and self._asked[viewer][0] is question:
                del self._asked[viewer]

    async def _best(self, question: Question) -> Move:
        journal = self._journal
        seed = f"{journal.row.id} {question.ply}"  # asked twice, answered alike
        table, game, view, legal = journal.row.id, journal.game, question.view, question.legal
        weighed = await self._pool.weigh(table, ADVISER, game, view, legal, seed)
        return next(each.move for each in weighed if each.move in legal)

    def _is_current(self, question: Question) -> bool:
        """The seat still has the same choice, and the page still looks at its hand."""
        journal, viewer, seat = self._journal, question.viewer, question.seat
        if journal.is_stale(seat, question.ply) or not may_be_hinted(journal, seat):
            return False
        return seat in perspective_of(journal, viewer.guest, viewer.lifted).acting

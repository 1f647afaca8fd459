"""The bots at one table: asked when it is their turn, told nothing but their seat's view."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

import structlog

from ludoteca.core import Move, Seat
from ludoteca.server.refusals import Refuse

if TYPE_CHECKING:
    from ludoteca.server.store import TableRow
    from ludoteca.server.tables import Table

log = structlog.get_logger()


class BotSeats:
    """One thought at a time for each bot."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Something has happened: let every bot that may act think, and stop those that may not."""
        journal = self.table.journal
        bots = [Seat(i) for i, chair in enumerate(journal.chairs) if chair.kind == "bot"]
        for seat in bots:
            may_act = seat in journal.to_act or self._has_offer_to_answer(seat)
            if may_act and seat not in self._thinking and not self.table.is_gone:
                self._thinking[seat] = self.table.house.keep(self._turn(seat))
            elif not may_act and seat in self._thinking:
                self._thinking.pop(seat).cancel()

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _has_offer_to_answer(self, seat: Seat) -> bool:
        journal = self.table.journal
        return journal.status == "running" and bool(set(journal.offers) - {seat})

    async def _turn(self, seat: Seat) -> None:
        """Answer what is asked of the bot now."""
        try:
            if self._has_offer_to_answer(seat):
                await self.table.change(lambda: self._decline(seat))
            else:
                move = await self._choose(seat)
                await self.table.change(lambda: self._play(seat, move))
        except Refuse as refused:
            log.warning("bot refused", table=self.table.id, seat=seat, code=refused.refusal.code)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():
                del self._thinking[seat]
                if not self.table.is_gone:
                    self.wake()

    async def _choose(self, seat: Seat) -> Move:
        journal = self.table.journal
        match = journal.running()
        legal = journal.game.legal_moves(match.state, seat)
        name = journal.chairs[seat].who
        try:
            move = await self.table.house.pool.choose(name, journal.game, match.view(seat), legal)
            if move in legal:
                return move
            log.error("bot wants an illegal move", table=self.table.id, bot=name)
        except Exception:
            log.exception("bot failed", table=self.table.id, bot=name)
        return SystemRandom().choice(legal)  # a table is not to hang because its bot does

    async def _play(self, seat: Seat, move: Move) -> TableRow | None:
        journal = self.table.journal
        match = journal.match
        if match is None or seat not in match.to_act or journal.game.why_illegal(match.state, seat, move):
            return None  # the table has moved on: think again
        journal.play(seat, journal.game.format_move(match.state, seat, move))
        return None

    async def _decline(self, seat: Seat) -> TableRow | None:
        if self._has_offer_to_answer(seat):
            self.table.journal.decline(seat)
        return None

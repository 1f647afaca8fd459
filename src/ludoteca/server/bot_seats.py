"""The bots at one table: asked when it is their turn, told nothing but their seat's view."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

import structlog

from ludoteca import bots
from ludoteca.bots.tempo import delay_ms
from ludoteca.core import Move, Seat
from ludoteca.server.refusals import Refuse

if TYPE_CHECKING:
    from ludoteca.server.pacing import Pacing
    from ludoteca.server.store import TableRow
    from ludoteca.server.tables import Table

log = structlog.get_logger()

HOUSE = bots.DEFAULT  # the bot that acts for people who do not


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
        if self.table.pacing and self.table.pacing.is_paused:
            return
        bots = {Seat(i) for i, chair in enumerate(journal.chairs) if chair.kind == "bot"}
        if self.table.pacing:
            bots.update(self.table.pacing.overdue())
        for seat in bots | set(self._thinking):
            may_act = seat in bots and (self._wants_to_act(seat) or self._has_offer_to_answer(seat))
            if may_act and seat not in self._thinking and not self.table.is_gone:
                self._thinking[seat] = self.table.house.keep(self._turn(seat))
            elif not may_act and seat in self._thinking:
                self._thinking.pop(seat).cancel()

    def _wants_to_act(self, seat: Seat) -> bool:
        journal = self.table.journal
        if seat not in journal.to_act:
            return False
        return not (self.table.pacing and journal.game.keeps_still(journal.view(seat)))

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _has_offer_to_answer(self, seat: Seat) -> bool:
        journal = self.table.journal
        if journal.status != "running":
            return False
        return any(seat in journal.running().asked(other) for other in journal.offers)

    async def _turn(self, seat: Seat) -> None:
        """Answer what is asked of the bot now."""
        try:
            if self._has_offer_to_answer(seat):
                await self.table.change(lambda: self._decline(seat))
            elif self.table.pacing:
                await self._press(self.table.pacing, seat)
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
        chair = journal.chairs[seat]
        name = chair.who if chair.kind == "bot" else HOUSE
        try:
            move = await self.table.house.pool.choose(name, journal.game, match.view(seat), legal)
            if move in legal:
                return move
            log.error("bot wants an illegal move", table=self.table.id, bot=name)
        except Exception:
            log.exception("bot failed", table=self.table.id, bot=name)
        return SystemRandom().choice(legal)  # a table is not to hang because its bot does

    async def _press(self, pacing: Pacing, seat: Seat) -> None:
        """In real time a bot takes its time as people do, and may find that the table has moved on."""
        journal, rng = self.table.journal, SystemRandom()
        view = journal.view(seat)
        move = await self._choose(seat)
        state = journal.running().state
        text = journal.game.format_move(state, seat, move)
        delay = delay_ms(journal.game, view, move, rng)
        await asyncio.sleep((max(0, pacing.opens_at(seat) - pacing.now()) + delay) / 1000)
        match = journal.match
        if match is not None and seat in match.to_act and not journal.game.why_illegal(match.state, seat, move):
            await pacing.press_for(seat, text)

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

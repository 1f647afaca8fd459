"""The bots at one table: asked when it is their turn, told nothing but their seat's view."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import SystemRandom

import structlog

from ludoteca import bots
from ludoteca.bots.agreeing import agrees
from ludoteca.bots.tempo import HURRIED, delay_ms
from ludoteca.core import Game, Move, Seat, View
from ludoteca.server.acts import Acts
from ludoteca.server.bot_pool import BotPool, PoolFull
from ludoteca.server.journal import Journal
from ludoteca.server.real_time import RealTime
from ludoteca.server.refusals import Refuse
from ludoteca.server.tasks import Tasks

log = structlog.get_logger()

STAND_IN = bots.DEFAULT  # the bot that acts for people who do not


@dataclass(eq=False)
class BotSeats:
    """One thought at a time for each bot. What it wants done goes through `change`: judged, stored and told."""

    _journal: Journal
    _acts: Acts
    _real_time: RealTime | None
    _pool: BotPool
    _tasks: Tasks
    _change: Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]
    _seconds_for: Callable[[Seat], float | None]  # where there is a clock
    _thinking: dict[Seat, asyncio.Task[None]] = field(default_factory=dict, init=False)

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Something has happened: let every bot that may act think, and stop those that may not."""
        if self._real_time and (self._real_time.is_paused or not self._real_time.has_begun):
            return
        seats = {Seat(i) for i, chair in enumerate(self._journal.chairs) if chair.kind == "bot"}
        if self._real_time:
            seats.update(self._real_time.overdue())
        for seat in seats | set(self._thinking):
            may_act = seat in seats and (self._wants_to_act(seat) or self._has_offer_to_answer(seat))
            if may_act and seat not in self._thinking:
                self._thinking[seat] = self._tasks.run_to_end(self._turn(seat))
            elif not may_act and seat in self._thinking:
                self._thinking.pop(seat).cancel()

    def stop(self) -> None:
        """Stop thinking, until woken again."""
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _wants_to_act(self, seat: Seat) -> bool:
        if seat not in self._journal.to_act:
            return False
        return not (self._real_time and self._journal.game.keeps_still(self._journal.view(seat)))

    def _has_offer_to_answer(self, seat: Seat) -> bool:
        match = self._journal.match
        if match is None or match.outcome is not None:
            return False
        return seat not in match.offers and any(seat in match.asked(other) for other in match.offers)

    async def _turn(self, seat: Seat) -> None:
        """Answer what is asked of the bot now."""
        try:
            if self._has_offer_to_answer(seat):
                await self._change(lambda: self._answer(seat))
            elif self._real_time:
                await self._press(self._real_time, seat)
            else:
                move = await self._choose(seat)
                await self._change(lambda: self._play(seat, move))
        except Refuse as refused:  # the table has moved on: it thinks again
            log.info("bot refused", table=self._journal.row.id, seat=seat, code=refused.refusal.code)
        finally:
            if self._thinking.get(seat) is asyncio.current_task():  # unless it was stopped meanwhile
                del self._thinking[seat]
                self.wake()

    async def _choose(self, seat: Seat) -> Move:
        game, match, table = self._journal.game, self._journal.running(), self._journal.row.id
        legal = game.legal_moves(match.state, seat)
        chair = self._journal.chairs[seat]
        name = chair.who if chair.kind == "bot" else STAND_IN
        try:
            move = await self._pool.choose(table, name, game, match.view(seat), legal, self._seconds_for(seat))
            if move in legal:
                return move
            log.error("bot wants an illegal move", table=table, bot=name)
        except PoolFull:
            log.warning("too many bots wait", table=table, bot=name)
        except Exception:
            log.exception("bot failed", table=table, bot=name)
        return await asyncio.to_thread(_at_once, game, match.view(seat), legal)

    async def _press(self, real_time: RealTime, seat: Seat) -> None:
        """In real time a bot takes its time as people do, and may find that the table has moved on."""
        game, view = self._journal.game, self._journal.view(seat)
        move = await self._choose(seat)
        slowness = real_time.tempo.slowness() if self._plays_with_people else HURRIED
        delay = delay_ms(game, view, move, SystemRandom(), slowness)
        await asyncio.sleep((max(0, real_time.opens_at(seat) - real_time.now()) + delay) / 1000)
        if game.why_illegal(self._journal.running().state, seat, move) is None:
            await real_time.press_for(seat, move)

    @property
    def _plays_with_people(self) -> bool:
        """Whether anybody is still in the game who is not a bot."""
        out = self._journal.running().out
        return any(chair.kind != "bot" and Seat(i) not in out for i, chair in enumerate(self._journal.chairs))

    async def _play(self, seat: Seat, move: Move) -> None:
        self._acts.play(seat, move)

    async def _answer(self, seat: Seat) -> None:
        """Agree to what the others offer, or decline; also where the rules do not let the bot offer again."""
        if not self._has_offer_to_answer(seat):
            return
        if agrees(self._journal.running(), seat, SystemRandom()):
            with contextlib.suppress(Refuse):
                self._acts.offer(seat)
                return
        self._acts.decline(seat)


def _at_once(game: Game, view: View, legal: Sequence[Move]) -> Move:
    """For a bot that failed: what the gentlest one plays at a glance, else anything. The table must not hang, nor the
    game be thrown away."""
    rng = SystemRandom()
    try:
        move = bots.find(bots.GENTLEST)(game).choose(view, legal, bots.Limit(rng, work=1))
    except Exception:
        log.exception("bot failed", bot=bots.GENTLEST)
        return rng.choice(legal)
    return move if move in legal else rng.choice(legal)

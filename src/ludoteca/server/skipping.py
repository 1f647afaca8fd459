"""Whoever is out need not wait: where only machines play on, they are played to the end at once."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core import CHANCE, Seat
from ludoteca.play.match import Match
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.journal import Journal
from ludoteca.server.real_time import RealTime
from ludoteca.server.refusals import Refuse

SECONDS = 0.01  # for a decision: nobody measures these machines any more


class Skipping:
    """Plays the match of a table to its end; what comes of it is stored and told as one change."""

    def __init__(
        self, journal: Journal, real_time: RealTime | None, pool: BotPool, stop_bots: Callable[[], None]
    ) -> None:
        self._journal = journal
        self._real_time = real_time
        self._pool = pool
        self._stop_bots = stop_bots

    async def skip(self, guest: str, intent: str) -> None:
        """Only somebody who is out may ask for it, and only if nobody else would miss anything."""
        match, chairs, table = self._journal.running(), self._journal.chairs, self._journal.row.id
        playing = [chair for seat, chair in enumerate(chairs) if seat not in match.out]
        if not self._journal.seats_of(guest):
            raise Refuse("not-yours")
        if any(chair.kind != "bot" for chair in playing):
            raise Refuse("people-play")
        self._stop_bots()
        if self._real_time:
            self._real_time.let_go()
        before, last = match.ply, Seat(0)
        while match.outcome is None:
            if (seat := self._next(match, last)) is None:
                match.deal(None, self._journal.now_ms(), only_next=True)
                continue
            legal = match.game.legal_moves(match.state, seat)
            move = await self._pool.choose(table, chairs[seat].who, match.game, match.view(seat), legal, SECONDS)
            match.play_alone(seat, move if move in legal else legal[0], self._journal.now_ms())
            last = seat
        self._journal.write(match.entries(before), guest, intent)

    def _next(self, match: Match, last: Seat) -> Seat | None:
        """Whose act comes next, one after the other; None: chance is first, if it takes no time, or nobody wants to."""
        game, state, acting = match.game, match.state, match.to_act
        is_quick = CHANCE in acting and not game.duration(state, CHANCE, game.chances(state)[0][0])
        seats = [seat for seat in acting if seat != CHANCE]
        if CHANCE in acting:
            seats = [seat for seat in seats if not (self._real_time and game.keeps_still(match.view(seat)))]
        if is_quick or not seats:
            return None
        return min(seats, key=lambda seat: (seat - last - 1) % len(match.seats))

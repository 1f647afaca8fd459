"""Finding a game: pages say what they want, and whoever fits together is seated at a table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from ludoteca import play
from ludoteca.core import LudotecaError
from ludoteca.play.clock import no_clock_in_real_time, parse_control
from ludoteca.server.finding_messages import Paired, Seek, Seeking
from ludoteca.server.lobby import LobbyGuest
from ludoteca.server.pairing import Pairing, Wish
from ludoteca.server.protocol import LobbyRefused
from ludoteca.server.ratings.results import pace_of, rated_game
from ludoteca.server.ratings.standings import Ratings
from ludoteca.server.refusals import Refusal, Refuse, refusal_of

log = structlog.get_logger()

EVERY = 1.0  # seconds after which those who wait are looked at again


class Finder:
    """Keeps the wishes of a house and makes tables of them."""

    def __init__(self, ratings: Ratings, make: Callable[[Sequence[Wish]], Awaitable[str]]) -> None:
        self.pairing = Pairing(time.monotonic)
        self._ratings = ratings
        self._make = make
        self._wishes: dict[LobbyGuest, Wish] = {}
        self._ticking: asyncio.Task[None] | None = None

    async def seek(self, page: LobbyGuest, message: Seek) -> None:
        """A page wants to play."""
        try:
            game = play.find(message.game)
            options = game.Options.from_text(message.options)
            terms = msgspec.structs.replace(message.terms, clock="") if message.any_clock else message.terms
            if parse_control(terms.clock) and game.in_real_time(options):
                raise no_clock_in_real_time()
        except LudotecaError as error:
            raise refusal_of(error) from None
        seats = game.seats(options)
        if message.side is not None and message.side not in seats:
            raise Refuse("unknown-seat", {"seat": message.side})
        await self._ratings.admit(terms, page.guest)
        pace = pace_of(game, options, terms.clock)
        wish = Wish(
            guest=page.guest,
            game=game.NAME,
            options=options.changed(),
            terms=terms,
            any_clock=message.any_clock,
            seats=seats,
            side=message.side,
            rating=self._ratings.of(page.guest, rated_game(game), pace).mu,
            promise=message.promise,
            since=self.pairing.clock(),
        )
        self.stop(page)
        self._wishes[page] = wish
        self.pairing.add(wish)
        page.put(Seeking(page.next_seq(), self.pairing.waiting_for(game.NAME)))
        await self.pair()
        if self._ticking is None and self._wishes:
            self._ticking = asyncio.create_task(self._tick())

    def stop(self, page: LobbyGuest) -> None:
        """This page does not want to play any more, or is gone."""
        wish = self._wishes.pop(page, None)
        if wish:
            self.pairing.drop(wish)

    async def pair(self) -> None:
        """Seat everybody who fits together now."""
        for group in self.pairing.groups():
            guests = {wish.guest for wish in group}
            pages = [(page, wish) for page, wish in self._wishes.items() if wish.guest in guests]
            for page, _ in pages:
                del self._wishes[page]
            try:
                table = await self._make(group)
            except Exception as error:
                if not isinstance(error, Refuse):
                    log.exception("not paired")
                refusal = error.refusal if isinstance(error, Refuse) else Refusal("unavailable")
                for page, _ in pages:
                    page.put(LobbyRefused(page.next_seq(), refusal))
                continue
            for page, wish in pages:
                if wish in group:
                    page.put(Paired(page.next_seq(), table))

    async def _tick(self) -> None:
        while self._wishes:
            await asyncio.sleep(EVERY)
            await self.pair()
        self._ticking = None

    async def close(self) -> None:
        if self._ticking:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking

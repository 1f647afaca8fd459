"""Where everybody stands now, and the one way a result gets there.

All ratings are held in memory, as they are in the store: whoever is shown or paired is looked up without waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.journal import Journal
from ludoteca.server.people.account_store import AccountStore
from ludoteca.server.rating_shapes import Pace, SeatRating
from ludoteca.server.ratings import kept
from ludoteca.server.ratings.kept import Key, Step
from ludoteca.server.ratings.model import Rating, rate
from ludoteca.server.ratings.results import Result, pace_of, player, rated_game, result_of
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Also, Store, TableRow
from ludoteca.server.table_terms import TableTerms

_ONE_RESULT = 0x4C755261


class Ratings:
    """The ratings of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._accounts = AccountStore(store)
        self._now: dict[Key, Rating] = {}
        self._number = 0
        self._is_known = False
        self._one_result = asyncio.Lock()
        self.is_shared = False  # with other processes, whose results count too
        self.on_result: Callable[[], None] = lambda: None
        self._steps: dict[str, dict[str, Step]] = {}  # tables in memory that are over -> player -> step

    async def load(self) -> None:
        """Read everything from the store."""
        async with self._store.engine.connect() as connection:
            self._now = await kept.all_ratings(connection)
            self._number = await kept.last_number(connection)
        self._is_known = True

    def of(self, who: str, game: str, pace: Pace) -> Rating:
        """Where somebody stands; whoever has not played yet stands at the start."""
        return self._now.get(Key(who, game, pace), Rating())

    def counts(self, game: str) -> dict[Pace, int]:
        """How often this game was played at each pace, counted by players."""
        counts: dict[Pace, int] = {}
        for key, rating in self._now.items():
            if key.game == game:
                counts[key.pace] = counts.get(key.pace, 0) + rating.games
        return counts

    def standings(self, game: str, pace: Pace) -> list[tuple[str, Rating]]:
        """Everybody who has played this game at this pace: those who are sure first, then the strongest."""
        found = [(key.who, rating) for key, rating in self._now.items() if (key.game, key.pace) == (game, pace)]
        return sorted(found, key=lambda one: (one[1].is_provisional, -one[1].mu, one[0]))

    # -- tables ----------------------------------------------------------------------------------

    async def admit(self, terms: TableTerms, *guests: str) -> None:
        """Only people with an account play rated games, and machines."""
        if terms.rated and set(guests) - await self._accounts.among(guests):
            raise Refuse("no-account")

    def result(self, journal: Journal) -> Result | None:
        """What is to be counted once the table is stored."""
        return result_of(journal) if journal.rated is None else None

    async def write(self, journal: Journal, follows: TableRow | None, also: Also | None = None) -> None:
        """Store what is new at a table. If it has just ended, its result counts, in the same transaction."""
        result = self.result(journal)
        if result is None:
            await self._store.write(journal.row.id, journal.lines.unwritten, journal.status, follows, also)
            return
        async with self._one_result, self._nobody_else():
            if not self._is_known:
                await self.load()
            self._is_known = False  # until it is stored for certain
            journal.rate(self._number + 1)
            steps = steps_from(self._now, result, self._number + 1, journal.row.id, journal.lines.touched)
            lines, status = journal.lines.unwritten, journal.status

            async def write(connection: AsyncConnection) -> None:
                await kept.write_steps(connection, steps)
                if also is not None:
                    await also(connection)

            await self._store.write(journal.row.id, lines, status, follows, write)
            self._number += 1
            self._now |= {step.key: step.after for step in steps}
            self._steps[journal.row.id] = {step.key.who: step for step in steps}
            self._is_known = True
        self.on_result()

    @contextlib.asynccontextmanager
    async def _nobody_else(self) -> AsyncIterator[None]:
        """Results count one after the other, in whichever process they come. Should the lock be lost with its
        connection, the second result with the same number is refused by the database."""
        if not self.is_shared:
            yield
            return
        async with self._store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.select(sa.func.pg_advisory_lock(_ONE_RESULT)))
            try:
                await self._catch_up(connection)
                yield
            finally:
                await connection.execute(sa.select(sa.func.pg_advisory_unlock(_ONE_RESULT)))

    async def catch_up(self) -> None:
        """Learn of the results that have counted in other processes."""
        async with self._one_result, self._store.engine.connect() as connection:
            await self._catch_up(connection)

    async def _catch_up(self, connection: AsyncConnection) -> None:
        for step in await kept.steps_after(connection, self._number):
            self._now[step.key] = step.after
            self._number = step.number

    async def load_table(self, journal: Journal) -> None:
        """A table comes into memory: read what its result did to the ratings."""
        if journal.rated is not None:
            steps = await kept.steps_at(self._store, journal.row.id)
            self._steps[journal.row.id] = {step.key.who: step for step in steps}

    def forget_table(self, table: str) -> None:
        self._steps.pop(table, None)

    def at_seats(self, journal: Journal) -> list[SeatRating | None]:
        """What is shown beside each name at a rated table; once it is over, as it was right after the result."""
        if not journal.row.terms.rated:
            return [None] * len(journal.chairs)
        game = rated_game(journal.game)
        pace = pace_of(journal.game, journal.options, journal.row.terms.clock)
        steps = self._steps.get(journal.row.id, {})
        seats: list[SeatRating | None] = []
        for chair in journal.chairs:
            who = player(chair)
            step = steps.get(who)
            rating = step.after if step else self.of(who, game, pace)
            seats.append(shown(rating, step.change if step else None) if who else None)
        return seats


def steps_from(now: Mapping[Key, Rating], result: Result, number: int, table: str, at: int) -> list[Step]:
    """What a result does to everybody who was part of it."""
    players = [who for side in result.sides for who in side.players]
    before = {who: now.get(Key(who, result.game, result.pace), Rating()) for who in players}
    after = rate(before, result.sides)
    return [Step(number, Key(who, result.game, result.pace), table, at, before[who].mu, after[who]) for who in players]


def shown(rating: Rating, change: int | None = None) -> SeatRating:
    return SeatRating(rating.number, rating.plus_minus, rating.is_provisional, change)

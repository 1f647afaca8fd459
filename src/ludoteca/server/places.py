"""Which places are here. Alone, a process has everything; where several share a site, each place is in one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.bus import Bus, NoAnswer, NobodyThere, Stop
from ludoteca.server.leases import Fenced, Leases, require
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store, tables
from ludoteca.server.tasks import Tasks

log = structlog.get_logger()

ANSWER_SECONDS = 1.0
PATIENCE_SECONDS = 5.0  # until whoever looks for a place is told that it cannot be reached
AGAIN_SECONDS = 0.05
SETTLED_SECONDS = 1.5  # after a break: others may need as long to come back as we did
MOST_REMEMBERED = 50_000
PAIRING = "pairing"
ORDERS = "orders"


def place_of_event(event: str) -> str:
    return f"event/{event}"


class Places(Protocol):
    """Where a table or an event is."""

    async def hold(self, place: str) -> bool:
        """This place is here from now on; True: it was not before. `Refuse` where somebody else has it."""
        ...

    async def hold_table(self, table: str) -> None:
        """The same for a table, which is where its event is."""

    def let_sleep(self, place: str) -> None:
        """Nobody needs this place for now."""

    async def in_use(self) -> Collection[str]:
        """Every place that another process may have in memory."""
        ...


class Alone:
    """There is only this process."""

    async def hold(self, place: str) -> bool:
        return False

    async def hold_table(self, table: str) -> None:
        pass

    def let_sleep(self, place: str) -> None:
        pass

    async def in_use(self) -> Collection[str]:
        return ()


class SharedPlaces:
    """The places of one of several processes."""

    def __init__(self, store: Store, leases: Leases, bus: Bus, on_lost: Callable[[str], None]) -> None:
        self._store = store
        self._leases = leases
        self._bus = bus
        self._on_lost = on_lost
        self._tasks = Tasks()
        self._fences: dict[str, int] = {}
        self._listening: dict[str, Stop] = {}
        self._taking: dict[str, asyncio.Task[bool]] = {}
        self._of: dict[str, str] = {}  # table -> its place, which never changes
        self.is_leaving = False
        store.guard = self.require

    @property
    def held(self) -> Collection[str]:
        return self._fences.keys()

    # -- where -----------------------------------------------------------------------------------

    async def of_table(self, table: str) -> str:
        if table not in self._of:
            async with self._store.engine.connect() as connection:
                event = (await connection.execute(sa.select(tables.c.event).where(tables.c.id == table))).scalar()
            if event is None:
                raise Refuse("unknown-table", {"table": table[:20]})
            self.remember(table, event)
        return self._of[table]

    def remember(self, table: str, event: str = "") -> None:
        if len(self._of) >= MOST_REMEMBERED:
            self._of.clear()
        self._of[table] = place_of_event(event.partition("/")[0]) if event else table

    async def reach(self, place: str) -> str | None:
        """The process that has this place; None: it is here, because it was or because nobody had it."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while place not in self._fences:
            try:
                return (await self._bus.ask(_name(place), b"", ANSWER_SECONDS)).decode()
            except NobodyThere:
                if await self.take(place):
                    return None
                await self._look_for_owner(place)
            except NoAnswer:
                if await self.take(place):
                    return None
            if time.monotonic() > deadline or self.is_leaving:
                raise Refuse("unavailable")
            await asyncio.sleep(AGAIN_SECONDS)
        return None

    async def _look_for_owner(self, place: str) -> None:
        """Nobody answers for a place that has an owner: it is coming there, or gone."""
        owner = await self._leases.owner(place)
        if owner and owner != self._leases.me:
            await self.look_after(owner)

    async def look_after(self, process: str) -> bool:
        """Whether this process is alive; if it certainly is not, everybody may take what it had."""
        try:
            await self._bus.ask(f"to.{process}", b"", ANSWER_SECONDS)
        except NobodyThere:
            if self._bus.up_seconds < SETTLED_SECONDS:
                return True  # it may not have come back yet
            log.warning("another process is gone", process=process)
            await self._leases.is_dead(process)
            return False
        except NoAnswer:
            return True
        return True

    # -- having ----------------------------------------------------------------------------------

    async def hold(self, place: str) -> bool:
        if place in self._fences:
            return False
        if not await self.take(place):
            raise Refuse("unavailable")
        return True

    async def hold_table(self, table: str) -> None:
        await self.hold(await self.of_table(table))

    async def take(self, place: str) -> bool:
        if self.is_leaving:
            return False
        if place not in self._taking:
            task = self._tasks.run_to_end(self._take(place))
            self._taking[place] = task
            task.add_done_callback(lambda _: self._taking.pop(place, None))
        return await asyncio.shield(self._taking[place])

    async def _take(self, place: str) -> bool:
        fence = await self._leases.take(place)
        if fence is None:
            return False
        await self._have(place, fence)
        return True

    async def take_orphans(self, most: int) -> Sequence[str]:
        """What others have left behind."""
        if self.is_leaving:
            return ()
        found = await self._leases.take_orphans(most)
        for place, fence in found.items():
            await self._have(place, fence)
        return list(found)

    async def _have(self, place: str, fence: int) -> None:
        self._fences[place] = fence
        await self.mend(place)

    async def mend(self, *places: str) -> None:
        """Answer for everything that is here, also for what came while the bus was down."""
        for place in places or list(self._fences):
            if place not in self._listening:
                try:
                    self._listening[place] = await self._bus.listen(_name(place), self._answer)
                except (NoAnswer, OSError) as error:
                    log.warning("not to be reached yet", place=place, error=repr(error))

    async def _answer(self, _: bytes) -> bytes | None:
        return self._leases.me.encode()

    def let_sleep(self, place: str) -> None:
        fence = self._drop(place)
        if fence is not None:
            self._tasks.run_to_end(self._let_sleep(place, fence))

    async def _let_sleep(self, place: str, fence: int) -> None:
        try:
            await self._leases.let_sleep(place, fence)
        except (SQLAlchemyError, OSError) as error:  # it is taken up again by whoever needs it
            log.warning("lease not given back", place=place, error=repr(error))

    def _drop(self, place: str) -> int | None:
        if stop := self._listening.pop(place, None):
            self._tasks.run_to_end(_awaited(stop))
        return self._fences.pop(place, None)

    def lost(self, place: str) -> None:
        """Somebody else has it."""
        if self._drop(place) is not None:
            log.warning("lease lost", place=place)
            self._on_lost(place)

    async def reconcile(self) -> None:
        """After a break: find out what others have taken meanwhile."""
        before = dict(self._fences)
        mine = await self._leases.mine()
        for place, fence in before.items():
            if self._fences.get(place) == fence and mine.get(place) != fence:
                self.lost(place)

    async def leave(self) -> None:
        """Everything that was here may be taken by others."""
        for place in list(self._fences):
            self._drop(place)
        await self._tasks.finish()
        await self._leases.leave()

    async def in_use(self) -> Collection[str]:
        return await self._leases.in_use()

    # -- writing ---------------------------------------------------------------------------------

    async def require(self, connection: AsyncConnection, written: Collection[str]) -> None:
        """Refuse what is written about tables and events (`event/ID`) that are not here any more."""
        fences: dict[str, int] = {}
        for name in written:
            place = name if "/" in name else self._of.get(name) or await self.of_table(name)
            if place not in self._fences:
                raise Fenced(place)
            fences[place] = self._fences[place]
        try:
            await require(connection, self._leases.me, fences)
        except Fenced as fenced:
            for place in str(fenced).split(", "):
                asyncio.get_running_loop().call_soon(self.lost, place)
            raise


async def _awaited(stop: Stop) -> None:
    await stop()


def _name(place: str) -> str:
    return "at." + place.replace("/", ".")

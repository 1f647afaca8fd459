"""This process as one of several that share a site: they share a database too, and find each other by a bus.

Every half a second it says that it is alive, looks who else is, and takes up what those have left behind who are not.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core import LudotecaError
from ludoteca.server import event_store
from ludoteca.server.bus import NatsBus
from ludoteca.server.facts import Herald, Left
from ludoteca.server.finding import Finder
from ludoteca.server.house import House
from ludoteca.server.leases import Leases
from ludoteca.server.places import PAIRING, SETTLED_SECONDS, SharedPlaces, place_of_event
from ludoteca.server.protocol import FromLobby
from ludoteca.server.refusals import Refuse
from ludoteca.server.relay import Asgi, Check, Open, Over, Part, Receive, Relays, Scope, Send, place_named_by
from ludoteca.server.shared_finding import SharedFinder
from ludoteca.server.store import Store

log = structlog.get_logger()

BEAT_SECONDS = 0.5
ORPHANS = 16  # taken up at a time, so that others take their share
ERRAND_SECONDS = 5.0
MOST_DRIFT_MS = 1  # the clock is put right by so much a beat


class PageTold(msgspec.Struct, tag="page", array_like=True):
    """What a page in the lobby is told about its wish."""

    page: int
    message: FromLobby


_passed = msgspec.msgpack.Decoder(Open | Part | Over | Check | PageTold)


class Cluster:
    """Made before the house, opened with it."""

    def __init__(self, store: Store, key: bytes, app: Asgi, lease_seconds: float) -> None:
        self.me = secrets.token_hex(6)
        self._store = store
        self._leases = Leases(store, self.me, lease_seconds)
        prefix = f"ludoteca.{hashlib.sha256(key).hexdigest()[:12]}"  # several sites may share a bus
        self._bus = NatsBus(prefix, on_up=self._on_up, on_down=self._on_down)
        self.places = SharedPlaces(store, self._leases, self._bus, self._lost)
        self._relays = Relays(self.me, app, self._say, lambda: self._bus.up_seconds > 0)
        self._others: frozenset[str] = frozenset()
        self._beating: asyncio.Task[None] | None = None
        self._last_beat = time.monotonic()
        self._settled_at = 0.0
        self._hurry = asyncio.Event()
        self._is_open = False
        self._to_revive: set[str] = set()
        self._taking_up: asyncio.Task[None] | None = None
        self._closed_ms = 0  # what to take off the database's clock to get the house's

    # -- life ------------------------------------------------------------------------------------

    async def connect(self, address: str) -> None:
        """`OSError` where the bus cannot be reached."""
        await self._bus.connect(address)

    async def open(self, house: House) -> None:
        """Take up what nobody has."""
        self._house = house
        house.errands.others = self
        house.gallery.far = lambda table: house.errands.at_table(table, "picture")
        house.ratings.is_shared = True
        self._herald = Herald(self.me, house, lambda data: self._bus.post("all", data), self._left)
        assert isinstance(house.finder, Finder)
        self._finder = SharedFinder(house.finder, house.errands, self.me, self._tell_page)
        house.finder = self._finder
        await self._bus.listen(f"to.{self.me}", self._hear)
        await self._bus.listen(f"do.{self.me}", house.errands.answer, side_by_side=True)
        await self._bus.listen("all", self._herald.hear)
        joined = await self._leases.join()
        log.info("joined", process=self.me, first=joined.is_first)
        self._closed_ms = joined.now_ms - joined.open_ms
        await house.begin(joined.open_ms)
        self._last_beat = time.monotonic()
        self._is_open = True
        self._beating = asyncio.create_task(self._beat_on())
        events = await event_store.going_on(self._store)
        fresh = await self._leases.never_taken([*await house.unfinished(), *map(place_of_event, events)])
        for place in fresh:
            with contextlib.suppress(Refuse):  # another process, or a table of an event
                if await self.places.take(place if "/" in place else await self.places.of_table(place)):
                    await self._revive(place)
        self._herald.compare()

    async def leave(self) -> None:
        """Hand everything over: pages are told to come again, and find their tables in other processes."""
        if not self._is_open:
            return
        self._is_open = False
        self.places.is_leaving = True
        if self._beating:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        if self._taking_up:
            await asyncio.wait({self._taking_up})
        await self._house.empty()
        await self._relays.finish()
        try:
            await self.places.leave()
        except (SQLAlchemyError, OSError) as error:
            log.warning("leases not given back", error=repr(error))
        self._herald.tell(Left(self.me))

    async def close(self) -> None:
        await self.leave()
        await self._bus.close()

    # -- the beat --------------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                log.warning("no beat", error=repr(error))
            except Exception:
                log.exception("beat failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._hurry.wait()
            self._hurry.clear()

    async def _beat(self) -> None:
        async with asyncio.timeout(4 * BEAT_SECONDS):
            begun, known = time.monotonic(), self._others | self._relays.partners() | self._house.lobby.processes()
            beat = await self._leases.beat()
        if not beat.was_alive or begun - self._last_beat > self._leases.seconds:
            log.warning("was away", seconds=round(begun - self._last_beat, 1))
            self._settled_at = time.monotonic() + SETTLED_SECONDS  # others may have been away as well
            await self.places.reconcile()
        self._last_beat = time.monotonic()
        drift = beat.now_ms - self._closed_ms - self._house.time.now()
        self._house.time.set_forward(max(-MOST_DRIFT_MS, min(MOST_DRIFT_MS, drift)))
        for process in known - beat.others:
            self._gone(process)
        if beat.others - self._others:
            self._herald.compare()
        self._others = beat.others
        self._relays.check()
        await self.places.mend()
        are_there = await asyncio.gather(*map(self.places.look_after, beat.others))
        if not all(are_there):
            self._hurry.set()  # what follows from it is found out by the next beat
        if self._taking_up is None or self._taking_up.done():  # it may take longer than a beat
            self._taking_up = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        """What others have left behind, and what could not be read when it was taken."""
        try:
            await self._take_up_all()
        except (SQLAlchemyError, OSError) as error:
            log.warning("not taken up", error=repr(error))
        except Exception:
            log.exception("taking up failed")

    async def _take_up_all(self) -> None:
        while not self.places.is_leaving:
            if not self._to_revive and time.monotonic() >= self._settled_at:
                self._to_revive.update(await self.places.take_orphans(ORPHANS))
                if self._to_revive:
                    log.info("took up", places=len(self._to_revive))
            if not self._to_revive:
                return
            for place in list(self._to_revive):
                await self._revive(place)
                self._to_revive.discard(place)

    async def _revive(self, place: str) -> None:
        """Go on with what is at this place."""
        try:
            if place.startswith("event/"):
                event = place.partition("/")[2]
                await self._house.hall.find(event)
                await self._house.resume(await event_store.unfinished_tables(self._store, event))
            elif place == PAIRING:
                self._finder.again()
            elif "/" not in place and len(place) > 8:
                await self._house.find(place)
        except (Refuse, LudotecaError) as error:
            log.error("not revived", place=place, error=repr(error))

    def _left(self, process: str) -> None:
        self._gone(process)
        self._hurry.set()

    def _gone(self, process: str) -> None:
        self._others -= {process}
        self._relays.gone(process)
        self._house.lobby.hide_of(process)
        self._finder.gone(process)

    def _lost(self, place: str) -> None:
        self._house.drop(place)
        if place == PAIRING:
            self._finder.again()

    def _on_up(self) -> None:
        self._settled_at = time.monotonic() + SETTLED_SECONDS
        if self._is_open:
            self._herald.compare()
            self._finder.again()

    def _on_down(self) -> None:
        self._relays.cut()

    # -- speaking with others --------------------------------------------------------------------

    async def _hear(self, data: bytes) -> bytes | None:
        if not data:
            return b"here"
        passed = _passed.decode(data)
        if isinstance(passed, PageTold):
            self._finder.told(passed.page, passed.message)
        elif self._is_open or not isinstance(passed, Open):
            self._relays.hear(passed)
        return None

    def _say(self, process: str, data: bytes) -> None:
        self._bus.post(f"to.{process}", data)

    def _tell_page(self, process: str, page: int, message: FromLobby) -> None:
        self._bus.post(f"to.{process}", msgspec.msgpack.encode(PageTold(page, message)))

    async def reach(self, place: str) -> str | None:
        return await self.places.reach(place)

    async def of_table(self, table: str) -> str:
        return await self.places.of_table(table)

    async def send(self, process: str, errand: bytes) -> bytes:
        return await self._bus.ask(f"do.{process}", errand, ERRAND_SECONDS)

    def known(self) -> list[str]:
        return sorted(self._others)

    # -- requests --------------------------------------------------------------------------------

    async def passed_on(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Have the process answer that has what this request is about; False: it is this one."""
        place = await place_named_by(scope["path"], self.places)
        if place is None or place in self.places.held:
            return False
        event = place.partition("/")[2]
        if event and not await event_store.exists(self._store, event):
            return False
        try:
            process = await self.places.reach(place)
        except Refuse:
            return False  # said here, where the place is not either
        if process is None:
            return False
        await self._relays.pass_on(process, scope, receive, send)
        return True

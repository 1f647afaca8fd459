"""The hall: every event that is held in the house. One object per house.

What follows by itself from what has been done (tables are made, their ends are read, rounds begin at their time) is
always computed from the event as it stands, and done in small steps that are each stored whole. So it does not matter
where the server was stopped: on opening, the same steps are taken from there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from ludoteca.core import LudotecaError
from ludoteca.events import Event, Plan
from ludoteca.events.acts import Act, Arrange, Inherit, Withdraw
from ludoteca.events.refusing import BadEvent
from ludoteca.events.terms import Terms
from ludoteca.server import event_store, event_views
from ludoteca.server.bell import Bell
from ludoteca.server.event_asks import EventAct, WishReverse, WishRule
from ludoteca.server.event_judging import EventJudging
from ludoteca.server.event_shapes import EventListing, EventView
from ludoteca.server.event_steps import Steps, unanswered
from ludoteca.server.event_store import EventRow
from ludoteca.server.event_tables import Spot
from ludoteca.server.event_wishes import Wishes
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.new_tables import new_id
from ludoteca.server.places import Places, place_of_event
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.sessions import Guests
from ludoteca.server.store import Store
from ludoteca.server.tables import Table
from ludoteca.server.tasks import Tasks

log = structlog.get_logger()

MOST_LISTED = 50
MOST_OF_ONE = 20  # events of one organiser that are not over
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LONGEST_WAIT = 3600.0  # seconds
BOARDS_SECONDS = 1.0  # those who follow are told of moves at most so often


class Hall:
    """Finds, makes and keeps the events."""

    def __init__(
        self,
        store: Store,
        guests: Guests,
        tasks: Tasks,
        bell: Bell,
        find_table: Callable[[str], Awaitable[Table]],
        places: Places,
    ) -> None:
        self._store = store
        self._places = places
        self._guests = guests
        self._tasks = tasks
        self._bell = bell
        self.find_table = find_table
        self._wishes = Wishes(guests)
        self.judging = EventJudging(store, find_table)
        self._steps = Steps(store, bell, find_table)
        self._held: dict[str, HeldEvent] = {}
        self._loading: dict[str, asyncio.Task[HeldEvent]] = {}
        self._following: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._to_tell: set[str] = set()
        self._is_closed = False
        self.far_listing: Callable[[str, str], Awaitable[EventListing]] | None = None  # wherever the event is

    # -- life ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take every event up where it was left."""
        for event in await event_store.going_on(self._store):
            try:
                await self.find(event)
            except (Refuse, LudotecaError) as error:
                log.error("event not resumed", id=event, error=str(error))

    def close(self) -> None:
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        for held in self._held.values():
            held.close()

    def drop(self, event: str) -> None:
        """Another process has this event from now on: pages come again, and find it there."""
        held = self._held.pop(event, None)
        if timer := self._timers.pop(event, None):
            timer.cancel()
        if held is not None:
            held.is_gone = True
            held.close()

    def events(self) -> list[str]:
        """The events in memory."""
        return list(self._held)

    async def find(self, event: str) -> HeldEvent:
        """The event of this id, read from the store if need be."""
        held = self._held.get(event)
        if held is not None and not held.is_gone:
            return held
        if event not in self._loading:
            task = self._tasks.run_to_end(self._load(event))
            self._loading[event] = task
            task.add_done_callback(lambda _: self._loading.pop(event, None))
        return await asyncio.shield(self._loading[event])

    async def _load(self, event: str) -> HeldEvent:
        found = await event_store.read(self._store, event)
        if found is not None and await self._places.hold(place_of_event(event)):
            found = await event_store.read(self._store, event)  # whoever had it may have gone on meanwhile
        if found is None:
            raise Refuse("unknown-event", {"event": event[:20]})
        row, acts = found
        try:
            replayed = await asyncio.to_thread(Event.replay, acts)
        except BadEvent as error:
            log.error("event does not replay", id=event, act=error.act, error=str(error))
            raise Refuse("unavailable") from None
        held = HeldEvent(row, replayed, self._store, self._changed)
        async with held.lock:
            for old, new in (await self._guests.desk.accounts.heirs_of(held.people())).items():
                await held.do(Inherit(old=old, new=new))
        self._held[event] = held
        self._changed(held)
        return held

    async def make(self, guest: str, plan: Plan, terms: Terms, acts: Sequence[Act] = ()) -> HeldEvent:
        """A new event; `acts` is what has happened to it elsewhere."""
        await self._guests.require_playing(guest)
        own = [held for held in self._held.values() if held.event.floor.organiser == guest and held.status != "over"]
        if len(own) >= MOST_OF_ONE:
            raise Refuse("too-many", {"limit": MOST_OF_ONE})
        now = now_ms()
        if not plan.seed:
            plan = msgspec.structs.replace(plan, seed=1 + secrets.randbelow(2**53 - 1))
        try:
            event = Event(plan, at=str(now), by=guest)
        except LudotecaError as error:
            raise refusal_of(error) from None
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
        row = EventRow(id=new_id(), code=code, created=now, status="planned", public=terms.public, touched=now)
        await self._places.hold(place_of_event(row.id))
        held = HeldEvent(row, event, self._store, self._changed)
        async with held.lock:
            await held.found(Arrange(terms=terms), *acts, by=guest)
        self._held[row.id] = held
        self._changed(held)
        return held

    async def hand_over(self, old: str, new: str) -> None:
        """A guest has become an account."""
        for held in list(self._held.values()):
            if old in held.people():
                async with held.lock:
                    await held.do(Inherit(old=old, new=new))

    async def fulfil(self, held: HeldEvent, guest: str, wish: EventAct) -> None:
        """Do what somebody asks of the event; it is stored when this returns."""
        await asyncio.shield(self._tasks.run_to_end(self._fulfil(held, guest, wish)))

    async def _fulfil(self, held: HeldEvent, guest: str, wish: EventAct) -> None:
        async with held.lock:
            try:
                if isinstance(wish, WishRule):
                    await self.judging.rule(held, guest, wish)
                elif isinstance(wish, WishReverse):
                    await self.judging.reverse(held, guest, wish)
                else:
                    await held.do(*await self._wishes.acts(held, guest, wish), by=guest)
            except LudotecaError as error:
                raise refusal_of(error) from None
        await self.settled(held)

    async def settled(self, held: HeldEvent) -> None:
        """Wait until everything has followed that follows from what was done."""
        while (task := self._following.get(held.id)) is not None:
            await asyncio.wait({task})

    async def see_out(self, held: HeldEvent, guest: str) -> None:
        """Somebody leaves for good: they withdraw from an event that goes on."""
        async with held.lock:
            player = held.player(guest)
            if player is not None and held.event.entrants[player].is_here and not held.event.is_closed:
                await held.do(Withdraw(player=player), by=guest)

    # -- looking ---------------------------------------------------------------------------------

    async def listed(self, guest: str) -> list[EventListing]:
        return await self._listings(await event_store.listed(self._store, MOST_LISTED), guest)

    async def of(self, guest: str) -> list[EventListing]:
        return await self._listings(await event_store.of(self._store, guest, MOST_LISTED), guest)

    async def _listings(self, events: Sequence[str], guest: str) -> list[EventListing]:
        found = []
        for event in events:
            try:
                found.append(await (self.far_listing or self.listing)(event, guest))
            except (Refuse, LudotecaError):
                continue
        return found

    async def listing(self, event: str, guest: str) -> EventListing:
        """One event as it stands in a list."""
        held = await self.find(event)
        async with held.lock:
            return event_views.listing(held, guest)

    async def view(self, held: HeldEvent, guest: str, url: str) -> EventView:
        """The event as this guest may know it."""
        async with held.lock:
            await self.load_people(held)
            missing = await self._steps.missing(held)
            return event_views.shown(held, guest, self._guests.persona, missing, url, self._steps.next_start(held))

    async def load_people(self, held: HeldEvent) -> None:
        await self._guests.load({*held.people(), *(act.by for act in held.event.acts if act.by)})

    # -- what follows by itself ------------------------------------------------------------------

    def noticed(self, spot: str) -> None:
        """Something has happened at a table of an event."""
        held = self._held.get(Spot.parse(spot).event)
        if held is not None and not self._is_closed:
            self._changed(held)
            self._tell_boards(held)

    def _changed(self, held: HeldEvent) -> None:
        if self._is_closed:
            return
        if held.id in self._following:
            self._again.add(held.id)
            return
        self._following[held.id] = self._tasks.run_to_end(self._follow(held.id))

    async def _follow(self, event: str) -> None:
        try:
            while True:
                self._again.discard(event)
                held = await self.find(event)
                async with held.lock:
                    while not self._is_closed and await self._step(held):
                        pass
                    await self._steps.close_strays(held)
                self._wake_later(held)
                if event not in self._again or self._is_closed:
                    break
        except Refuse as refused:
            log.warning("event stands still", id=event, why=refused.refusal.code)
        except Exception:
            log.exception("event failed", id=event)
        finally:
            self._following.pop(event, None)

    async def _step(self, held: HeldEvent) -> bool:
        late = None if held.event.floor.is_paused else unanswered(held.event)
        if late:
            await self.judging.lapse(held, late)
            return True
        return await self._steps.take(held)

    def _wake_later(self, held: HeldEvent) -> None:
        """Look again when the next thing is due."""
        if timer := self._timers.pop(held.id, None):
            timer.cancel()
        due = self._steps.next_due(held)
        if due is not None and not self._is_closed:
            seconds = min(LONGEST_WAIT, max(0.0, (due - now_ms()) / 1000))
            later = asyncio.get_running_loop().call_later
            self._timers[held.id] = later(seconds, lambda: self._changed(held))

    def _tell_boards(self, held: HeldEvent) -> None:
        """Those who follow are told of moves, once for several."""
        if held.id in self._to_tell or not held.followers:
            return
        self._to_tell.add(held.id)

        def tell() -> None:
            self._to_tell.discard(held.id)
            held.tell(boards_only=True)

        asyncio.get_running_loop().call_later(BOARDS_SECONDS, tell)

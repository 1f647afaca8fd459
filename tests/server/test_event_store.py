"""The journals of events, on every database: as they were written, and with one writer each."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.events import Event, Plan
from ludoteca.events.acts import Announce, Enter, Pair, Seating
from ludoteca.server import event_store
from ludoteca.server.event_store import EventRow
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store
from tests.server.test_store import ROW

PLAN = Plan(name="Club evening", game="latrunculi", seed=3)
EVENT = EventRow(id="e1", code="ABCDEF", created=5, status="planned", public=True, touched=5)


async def held(store: Store) -> HeldEvent:
    """An event of Anna's with two people."""
    found = HeldEvent(EVENT, Event(PLAN, at="5", by="anna"), store, lambda _: None)
    await found.found(Enter(name="Anna", person="anna"), Enter(name="Bruno", person="bruno"), by="anna")
    return found


async def again(store: Store) -> HeldEvent:
    found = await event_store.read(store, "e1")
    assert found is not None
    return HeldEvent(found[0], Event.replay(found[1]), store, lambda _: None)


async def test_an_event_is_read_as_it_was_written(any_store: Store) -> None:
    event = await held(any_store)
    table = msgspec.structs.replace(ROW, event="e1/1/1/1")
    await event.do(Pair(round=1, tables=(Seating(seats=(2, 1)),)), by="anna", make=[table])
    read = await again(any_store)
    assert read.event.acts == event.event.acts
    assert (read.row, read.status, read.event.floor.organiser) == (event.row, "running", "anna")
    assert await event_store.of(any_store, "bruno", 9) == ["e1"]
    assert await event_store.of(any_store, "carla", 9) == []
    assert await event_store.going_on(any_store) == await event_store.listed(any_store, 9) == ["e1"]
    assert await event_store.unfinished_tables(any_store, "e1") == [ROW.id]
    assert await event_store.unfinished_tables(any_store, "e") == []


async def test_a_second_writer_of_an_event_is_refused(any_store: Store) -> None:
    ours = await held(any_store)
    theirs = await again(any_store)
    await theirs.do(Announce(text="Theirs"))
    with pytest.raises(Refuse, match="unavailable"):
        await ours.do(Announce(text="Ours"))
    assert ours.is_gone, "it has to be read anew"
    assert (await again(any_store)).event.acts == theirs.event.acts


async def test_what_is_refused_half_way_has_changed_nothing(any_store: Store) -> None:
    event = await held(any_store)
    before = list(event.event.acts)
    with pytest.raises(Refuse, match="bad-event"):
        await event.do(Enter(name="Carla"), Enter(name="anna"), by="anna")
    assert event.event.acts == before
    assert (await again(any_store)).event.acts == before


async def test_whoever_is_erased_is_nowhere_in_the_journal(any_store: Store) -> None:
    event = await held(any_store)
    await event.do(Announce(text="Bruno was here"), by="bruno")
    await event_store.erase(any_store, "e1", {"bruno"}, "~gone-for-good")
    read = await again(any_store)
    assert "bruno" not in str(read.event.acts).lower()
    assert [entrant.name for entrant in read.event.entrants.values()] == ["Anna", "#2 gone-f"]
    assert await event_store.of(any_store, "bruno", 9) == []

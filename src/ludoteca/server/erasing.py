"""Deleting everything about somebody. Their games are also the games of others: those stay, and still verify.

Wherever a journal names the person it names a made-up id from then on, the same everywhere, so that what is computed
from journals stays the same; names and what they said are gone.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import msgspec
import sqlalchemy as sa

from ludoteca.core import LudotecaError
from ludoteca.server import event_store, talk_store
from ludoteca.server.chairs import Chair
from ludoteca.server.house import House
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import Start
from ludoteca.server.people.account_store import now_ms, stamp
from ludoteca.server.people.operating import FORGET
from ludoteca.server.people.records import heirs, invitations, orders, results
from ludoteca.server.places import place_of_event
from ludoteca.server.ratings.kept import rating_steps, ratings
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import GONE
from ludoteca.server.store import JournalLine, Store, TableRow, events, guests, metadata, seated, tables

EVERY = 10_000  # events of one person, at most
SPOKEN = frozenset({"text"})  # lines whose text is somebody's own words


async def begin(store: Store, guest: str) -> None:
    """Delete the person; an order stays until their games are without them too."""
    shared = (events, seated, event_store.concerned)
    own = [table for table in metadata.sorted_tables if "guest" in table.c and table not in shared]
    async with store.writing() as connection:
        for table in own:
            await connection.execute(table.delete().where(table.c.guest == guest))
        await connection.execute(guests.delete().where(guests.c.id == guest))
        await connection.execute(invitations.update().where(invitations.c.used_by == guest).values(used_by=GONE))
        gone = f"{GONE}{secrets.token_urlsafe(12)}"
        await talk_store.forget(connection, guest, gone)
        await connection.execute(orders.insert().values(kind=FORGET, what=f"{guest}:{gone}", at=now_ms()))
        await stamp(connection)


async def finish(house: House, guest: str, gone: str) -> None:
    """Leave every table that goes on, and take the name out of every journal."""
    store = house.store
    async with store.engine.connect() as connection:
        earlier = list((await connection.execute(sa.select(heirs.c.old).where(heirs.c.new == guest))).scalars())
        ask = sa.select(seated.c.table_id).where(seated.c.guest.in_([guest, *earlier])).distinct()
        names = list((await connection.execute(ask)).scalars())
    people = [guest, *earlier]
    for name in names:
        await house.errands.at_table(name, "erase-at-table", people, gone)
    for event in {name for person in people for name in await event_store.of(house.store, person, EVERY)}:
        await house.errands.at(place_of_event(event), "erase-in-event", event, people, gone)
    async with store.writing() as connection:
        for table in (ratings, rating_steps):
            await connection.execute(table.update().where(table.c.who == guest).values(who=gone))
        await connection.execute(heirs.delete().where(sa.or_(heirs.c.new == guest, heirs.c.old == guest)))


def define(house: House) -> None:
    """What is done where a table or an event is."""
    house.errands.define("erase-at-table", partial(_erase_at_table, house))
    house.errands.define("erase-in-event", partial(_erase_in_event, house))


async def _erase_at_table(house: House, name: str, people: list[str], gone: str) -> None:
    """Leave a table that goes on, and take the name out of its journal. The first of the people is who they are now."""
    try:
        at = await house.find(name)
    except (Refuse, LudotecaError):  # it cannot be read, and nobody plays at it
        await _erase(house.store, name, set(people), gone)
        return
    with contextlib.suppress(Refuse):
        await at.leave(people[0])
    with contextlib.suppress(Refuse):
        await at.turn_down(people[0])
    async with at.reading():
        await _erase(house.store, name, set(people), gone)
        at.close()


async def _erase_in_event(house: House, name: str, people: list[str], gone: str) -> None:
    """Withdraw from an event that goes on, and take the name out of its journal."""
    try:
        held = await house.hall.find(name)
    except (Refuse, LudotecaError):  # it cannot be read, and nobody plays in it
        await event_store.erase(house.store, name, people, gone)
        return
    for person in people:
        await house.hall.see_out(held, person)
    async with held.lock:
        await event_store.erase(house.store, name, people, gone)
        held.is_gone = True


async def _erase(store: Store, table: str, people: set[str], gone: str) -> None:
    found = await store.table(table)
    if found is None:
        return
    row, lines = found
    row, changed = without(row, lines, people, gone)
    async with store.writing() as connection:
        seats = msgspec.json.encode(row.seats).decode()
        await connection.execute(tables.update().where(tables.c.id == table).values(seats=seats, maker=row.maker))
        for line in changed:
            which = (events.c.table_id == table, events.c.seq == line.seq)
            await connection.execute(events.update().where(*which).values(guest=line.guest, text=line.text))
        await connection.execute(results.delete().where(results.c.table_id == table))
        await connection.execute(seated.delete().where(seated.c.table_id == table, seated.c.guest.in_(people)))


def without(
    row: TableRow, lines: Sequence[JournalLine], people: set[str], gone: str
) -> tuple[TableRow, list[JournalLine]]:
    """The row with a made-up id in place of these people, and the lines that have to change."""
    chairs = [Chair.parse(text) for text in row.seats]
    their_seats = {i for i, chair in enumerate(chairs) if chair.who in people}
    seats = [str(replace(chair, who=gone)) if chair.who in people else str(chair) for chair in chairs]
    journal = Journal(row)
    changed = []
    for line in lines:
        new = line
        if line.kind in ("sit", "stand", "bot"):
            seat = journal.seat(line.seat)
            their_seats.discard(seat)
            if line.kind == "sit" and line.guest in people:
                their_seats.add(seat)
        if line.kind == "start":
            start = msgspec.json.decode(line.text or "", type=Start)
            players = ["" if i in their_seats else name for i, name in enumerate(start.players)]
            text = msgspec.json.encode(msgspec.structs.replace(start, players=players)).decode()
            new = msgspec.structs.replace(new, text=text)
        if line.kind == "heir" and line.text in people:
            new = msgspec.structs.replace(new, text=gone)
        if line.guest in people:
            new = msgspec.structs.replace(new, guest=gone, text="" if line.kind in SPOKEN else new.text)
        if new is not line:
            changed.append(new)
    maker = gone if row.maker in people else row.maker
    return msgspec.structs.replace(row, seats=seats, maker=maker), changed

"""People over HTTP: profiles, everything about me as a file, and deleting it (docs/reference/api.md)."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Response, delete, get
from litestar.params import FromPath

from ludoteca import play
from ludoteca.core import WATCHER, LudotecaError
from ludoteca.server import membership, people_shapes, profiles, table_messages, talk_store
from ludoteca.server.house import House
from ludoteca.server.people.records import devices, recovery_codes, tickets
from ludoteca.server.perspective import perspective_of
from ludoteca.server.ratings.kept import rating_steps, ratings
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest import ERRORS, NO_STORE, AnyRequest, TheGuest, TheHouse
from ludoteca.server.store import events, guests, metadata, seated
from ludoteca.server.tables import Table

KEYS = (recovery_codes, tickets)  # secrets that let somebody in: not given out, even to their owner
SECRET = ("password", "public_key")


@get("/api/people/{name:str}", responses=ERRORS, tags=["people"])
async def profile(name: FromPath[str], house: TheHouse, guest: TheGuest) -> people_shapes.Profile:
    """Somebody with an account: what they have played, as far as they show it."""
    async with house.heavy_requests:
        return await profiles.profile(house, name, guest)


@get("/api/me/export", media_type="application/json", responses=ERRORS, tags=["people"])
async def export(house: TheHouse, guest: TheGuest) -> Response[people_shapes.Everything]:
    """Everything that is kept about the guest who asks."""
    async with house.heavy_requests:
        everything = people_shapes.Everything(await _rows(house, guest), await _tables(house, guest))
    headers = {**NO_STORE, "Content-Disposition": 'attachment; filename="ludoteca.json"'}
    return Response(everything, media_type="application/json", headers=headers)


@delete("/api/me", status_code=200, responses=ERRORS, tags=["people"])
async def forget_me(request: AnyRequest, house: TheHouse, guest: TheGuest) -> Response[people_shapes.Account]:
    """Delete everything about the guest who asks; running games are given up. The browser is somebody new."""
    async with house.heavy_requests:
        await membership.erase(house, guest)
    cookie = house.guests.cookie_of(house.guests.new(), request.scope.get("scheme") == "https")
    return Response(people_shapes.Account(False, ""), headers={"Set-Cookie": cookie})


async def _rows(house: House, guest: str) -> dict[str, list[dict[str, Any]]]:
    """What the database says of a person, table by table."""
    about = {table: table.c.guest for table in metadata.sorted_tables if "guest" in table.c}
    about = {table: column for table, column in about.items() if table not in (events, seated, talk_store.mutes, *KEYS)}
    about |= {guests: guests.c.id, ratings: ratings.c.who, rating_steps: rating_steps.c.who}
    found = {}
    async with house.store.engine.connect() as connection:
        for table, column in about.items():
            secret = (*SECRET, "id") if table is devices else SECRET
            shown = [one for one in table.c if one.name not in secret]
            rows = (await connection.execute(sa.select(*shown).where(column == guest))).mappings()
            found[table.name] = [dict(row) for row in rows]
    return found | await talk_store.reports_of(house.store, guest) | {"mutes": await _mutes(house, guest)}


async def _mutes(house: House, guest: str) -> list[dict[str, str]]:
    """Whom this guest does not want to hear, by the names that others see."""
    muted = await talk_store.muted_by(house.store, guest)
    await house.guests.load(muted)
    personas = [house.guests.persona(one) for one in muted]
    return [{"muted": name} for name in sorted(persona.name or persona.given for persona in personas)]


async def _tables(house: House, guest: str) -> list[dict[str, Any]]:
    ask = sa.select(seated.c.table_id).where(seated.c.guest == guest).order_by(seated.c.table_id)
    async with house.store.engine.connect() as connection:
        names = list((await connection.execute(ask)).scalars())
    found = []
    for name in names:
        try:
            found.append(await house.errands.at_table(name, "told", guest))
        except (Refuse, LudotecaError):
            continue
        own = sa.select(events.c.at, events.c.kind, events.c.seat, events.c.text)
        async with house.store.engine.connect() as connection:
            lines = await connection.execute(own.where(events.c.table_id == name, events.c.guest == guest))
            found[-1]["lines"] = [dict(line) for line in lines.mappings()]
    return found


def define(house: House) -> None:
    """What is asked where a table is."""
    house.errands.define("told", partial(_told_of, house), dict[str, Any])


async def _told_of(house: House, name: str, guest: str) -> dict[str, Any]:
    table = await house.find(name)
    async with table.reading():
        return _told(table, guest)


def _told(table: Table, guest: str) -> dict[str, Any]:
    """A table as this guest may know it."""
    journal = table.journal
    match, seat = journal.match, perspective_of(journal, guest).seat
    outcome = match.outcome if match else None
    return {
        "id": table.id,
        "game": journal.row.game,
        "options": journal.options.changed(),
        "created": journal.row.created,
        "touched": journal.lines.touched,
        "status": journal.status,
        "seats": [journal.name(one) for one in journal.seats_of(guest)],
        "outcome": msgspec.to_builtins(table_messages.outcome(journal.seats, outcome)) if outcome else None,
        "record": play.format_record(match, None if seat == WATCHER else seat) if match else None,
    }


HANDLERS = [profile, export, forget_me]

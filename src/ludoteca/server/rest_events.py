"""Events over plain HTTP (docs/reference/api.md)."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from ludoteca.core import LudotecaError
from ludoteca.server import event_asks as asks
from ludoteca.server import event_shapes as shapes
from ludoteca.server import event_views
from ludoteca.server.event_powers import require_organiser
from ludoteca.server.refusals import refusal_of
from ludoteca.server.rest import ERRORS, AnyRequest, TheGuest, TheHouse

EventId = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,16}$")]


@get("/api/events", responses=ERRORS, tags=["events"])
async def all_events(house: TheHouse, guest: TheGuest) -> shapes.EventList:
    """The public events: those that go on first."""
    return shapes.EventList(await house.hall.listed(guest))


@get("/api/me/events", responses=ERRORS, tags=["events"])
async def my_events(house: TheHouse, guest: TheGuest) -> shapes.EventList:
    """The events in which the guest plays, or which they help to run."""
    return shapes.EventList(await house.hall.of(guest))


@post("/api/events", responses=ERRORS, tags=["events"])
async def make_event(
    data: JSONBody[asks.NewEvent], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> shapes.EventView:
    """Make an event; whoever makes it is its organiser."""
    held = await house.hall.make(guest, data.plan, data.terms)
    return await house.hall.view(held, guest, site_of(request))


@get("/api/events/{event_id:str}", responses=ERRORS, tags=["events"])
async def show_event(event_id: EventId, request: AnyRequest, house: TheHouse, guest: TheGuest) -> shapes.EventView:
    """The event as the guest may know it."""
    return await house.hall.view(await house.hall.find(event_id), guest, site_of(request))


@post("/api/events/{event_id:str}/acts", status_code=200, responses=ERRORS, tags=["events"])
async def act_on_event(
    event_id: EventId, data: JSONBody[asks.EventAct], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> shapes.EventView:
    """Do something to the event: enter, pair, enter a result, rule … It is stored when this is answered."""
    held = await house.hall.find(event_id)
    await house.hall.fulfil(held, guest, data)
    return await house.hall.view(held, guest, site_of(request))


@get("/api/events/{event_id:str}/audit", responses=ERRORS, tags=["events"])
async def audit_event(event_id: EventId, house: TheHouse, guest: TheGuest) -> shapes.EventAudit:
    """Every act, with who and when; for organisers."""
    held = await house.hall.find(event_id)
    async with held.lock:
        require_organiser(held, guest)
        await house.hall.load_people(held)
        return event_views.audit(held, house.guests.persona)


@get("/api/events/{event_id:str}/rounds/{round:int}/tables/{number:int}/judge", responses=ERRORS, tags=["events"])
async def judge_table(
    event_id: EventId, round: FromPath[int], number: FromPath[int], house: TheHouse, guest: TheGuest
) -> shapes.JudgeView:
    """A table of the site as its judges see it."""
    held = await house.hall.find(event_id)
    try:
        async with house.heavy_requests, held.lock:
            return await house.hall.judging.view(held, guest, round, number)
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/events/{event_id:str}/qr.svg", media_type="image/svg+xml", responses=ERRORS, tags=["events"])
async def event_qr(event_id: EventId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """The link to the event as a picture."""
    held = await house.hall.find(event_id)
    picture = io.BytesIO()
    code = segno.make(site_of(request) + held.path, error="m")
    code.save(picture, kind="svg", scale=1, border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


def site_of(request: AnyRequest) -> str:
    return str(request.base_url).rstrip("/")


HANDLERS = [all_events, my_events, make_event, show_event, act_on_event, audit_event, judge_table, event_qr]

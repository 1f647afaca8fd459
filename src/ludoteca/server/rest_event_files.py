"""Events for the room, for other programs and for other people's pages, over plain HTTP (docs/reference/api.md)."""

from __future__ import annotations

import base64
import hashlib
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteca.core import LudotecaError
from ludoteca.server import event_files
from ludoteca.server.event_asks import EventUpload
from ludoteca.server.event_boards import boards
from ludoteca.server.event_shapes import EventBoards, EventView
from ludoteca.server.refusals import refusal_of
from ludoteca.server.rest import ERRORS, LANGUAGE, AnyRequest, TheGuest, TheHouse
from ludoteca.server.rest_events import EventId, site_of

_STYLE = base64.b64encode(hashlib.sha256(event_files.STYLE.encode()).digest()).decode()
EMBED_HEADERS = {
    # anybody may show this page inside their own; it runs nothing and asks for nothing
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_STYLE}'; base-uri 'none'; frame-ancestors *",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": "no-cache",
}


@get("/api/events/{event_id:str}/boards", responses=ERRORS, tags=["events"])
async def event_boards(event_id: EventId, house: TheHouse) -> EventBoards:
    """The games that go on, as watchers see them, late where the organiser wants that."""
    held = await house.hall.find(event_id)
    async with house.heavy_requests, held.lock:
        return EventBoards(await boards(held, house.find), house.time.now())


@get("/api/events/{event_id:str}/export/{kind:str}", responses=ERRORS, tags=["events"])
async def export_event(event_id: EventId, kind: FromPath[event_files.FileKind], house: TheHouse) -> Response[bytes]:
    """The event for other programs: standings as CSV, a TRF16 report, one JSON object, or its acts."""
    held = await house.hall.find(event_id)
    try:
        async with held.lock:
            await house.hall.load_people(held)
            text = event_files.exported(held, kind, house.guests.persona)
    except LudotecaError as error:
        raise refusal_of(error) from None
    name = f'attachment; filename="event-{held.id}.{kind}"'
    return Response(text.encode(), media_type=event_files.TYPES[kind], headers={"Content-Disposition": name})


@post("/api/events/import", responses=ERRORS, tags=["events"])
async def import_event(data: JSONBody[EventUpload], request: AnyRequest, house: TheHouse, guest: TheGuest) -> EventView:
    """An event that was begun elsewhere goes on here; whoever brings it is its organiser."""
    try:
        plan, acts = event_files.uploaded(data)
    except LudotecaError as error:
        raise refusal_of(error) from None
    held = await house.hall.make(guest, plan, data.terms, acts)
    return await house.hall.view(held, guest, site_of(request))


@get("/embed/events/{event_id:str}", media_type="text/html", responses=ERRORS, tags=["events"])
async def embed_event(
    event_id: EventId,
    request: AnyRequest,
    house: TheHouse,
    language: Annotated[str, QueryParameter(pattern=LANGUAGE)] = "en",
) -> Response[str]:
    """The standings, to be shown inside another page."""
    held = await house.hall.find(event_id)
    async with held.lock:
        page = event_files.embedded(held, site_of(request), language)
    return Response(page, media_type="text/html", headers=EMBED_HEADERS)


HANDLERS = [event_boards, export_event, import_event, embed_event]

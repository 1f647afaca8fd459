"""The printed sheets of an event over plain HTTP (docs/howto/run-an-event.md)."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from ludoteca.core import LudotecaError
from ludoteca.events import Event
from ludoteca.events.paper import Wanted, What, printed
from ludoteca.printing import Paper
from ludoteca.server.refusals import refusal_of
from ludoteca.server.rest import ERRORS, LANGUAGE, AnyRequest, TheHouse

EventId = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,16}$")]


@get("/api/events/{event_id:str}/sheets/{what:str}", media_type="application/pdf", responses=ERRORS, tags=["events"])
async def event_sheets(
    event_id: EventId,
    what: FromPath[What],
    request: AnyRequest,
    house: TheHouse,
    language: Annotated[str, QueryParameter(pattern=LANGUAGE)] = "en",
    paper: FromQuery[Paper] = "a4",
    round: Annotated[int, QueryParameter(ge=0, le=9999)] = 0,
) -> Response[bytes]:
    """Pairings, table cards, standings or score sheets as a PDF; round 0 is the last one."""
    held = await house.hall.find(event_id)
    address = str(request.base_url).rstrip("/") + held.path
    async with held.lock:  # only what is stored is printed
        copied = Event.replay(held.event.acts)  # it may change while the sheets are set
    try:
        async with house.heavy_requests:
            made = await asyncio.to_thread(printed, copied, Wanted(what, language, paper, round, address))
    except LudotecaError as error:
        raise refusal_of(error) from None
    headers = {"Cache-Control": "no-cache", "Content-Disposition": f'attachment; filename="{what}-{language}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


HANDLERS = [event_sheets]

"""Games in writing over plain HTTP: records, replays, and positions that are tried or entered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ludoteca import play
from ludoteca.core import WATCHER, LudotecaError, Seat, seat_named
from ludoteca.server import rest_shapes, table_messages
from ludoteca.server.house import House
from ludoteca.server.perspective import perspective_of
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.rest import ERRORS, NO_STORE, TableId, TheGuest, TheHouse

Answer = TypeVar("Answer")


@get("/api/tables/{table_id:str}/record", media_type="text/plain", responses=ERRORS, tags=["records"])
async def record(table_id: TableId, house: TheHouse, guest: TheGuest) -> Response[str]:
    """The record: while the game goes on, only what the guest may know."""
    table = await house.find(table_id)
    async with table.reading():
        if table.journal.match is None:
            raise Refuse("not-running")
        seat = perspective_of(table.journal, guest).seat
        text = play.format_record(table.journal.match, None if seat == WATCHER else seat)
    name = f"{table.journal.row.game}-{table.id}.txt"
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=ERRORS, tags=["records"])
async def replay(
    table_id: TableId,
    house: TheHouse,
    guest: TheGuest,
    seat: Annotated[
        str | None, QueryParameter(max_length=8, description="whose view; of a finished game anybody's")
    ] = None,
) -> rest_shapes.Replay:
    """The game moment by moment: while it goes on as the guest may know it, later as any seat knew it."""
    table = await house.find(table_id)
    async with table.reading():
        journal = table.journal
        if journal.match is None:
            raise Refuse("not-running")
        if journal.match.hides_the_past:
            raise Refuse("not-over")
        viewer = perspective_of(journal, guest).seat
        if seat is not None:
            wanted = Seat(WATCHER) if seat == "watcher" else journal.seat(seat)
            if journal.status != "over" and wanted not in (viewer, WATCHER):
                raise Refuse("not-yours", {"seat": seat})
            viewer = wanted
        match, story = journal.match, list(journal.match.moments())
    async with house.heavy_requests:  # drawing every moment takes a while; the table goes on meanwhile
        return await asyncio.to_thread(table_messages.replay, match, viewer, story)


@post("/api/records", status_code=200, responses=ERRORS, tags=["records"])
async def read_record(data: JSONBody[rest_shapes.RecordUpload], house: TheHouse) -> rest_shapes.Replay:
    """Read a record and show it moment by moment; what is wrong with it is told with its line."""

    def read() -> rest_shapes.Replay:
        match = play.parse_record(data.text).match()
        return table_messages.replay(match, WATCHER, list(match.moments()))

    return await worked_out(read, house)


@post("/api/positions", status_code=200, responses=ERRORS, tags=["records"])
async def look_at_position(data: JSONBody[rest_shapes.PositionWanted], house: TheHouse) -> rest_shapes.Position:
    """What may be done in a position, and what these moves do there; an illegal one is refused with its rule."""

    def read() -> rest_shapes.Position:
        game = play.find(data.game)
        options = game.Options.from_text(data.options)
        viewer = WATCHER if data.viewer is None else seat_named(game, options, data.viewer)
        if viewer is None:
            raise Refuse("unknown-seat", {"seat": data.viewer or ""})
        return table_messages.position(play.set_up(game, options, data.position, data.moves), viewer)

    return await worked_out(read, house)


@post("/api/drafts", status_code=200, responses=ERRORS, tags=["records"])
async def enter_position(data: JSONBody[rest_shapes.DraftWanted], house: TheHouse) -> rest_shapes.Draft:
    """A position entered tap by tap: what it is after this tap, and what can be done next."""

    def enter() -> rest_shapes.Draft:
        game = play.find(data.game)
        options = game.Options.from_text(data.options)
        return table_messages.draft(game, options, play.draft(game, options, data.position, data.tool, data.square))

    return await worked_out(enter, house)


async def worked_out(work: Callable[[], Answer], house: House) -> Answer:
    """What takes a while is done beside the tables; what is wrong with the text is a refusal."""
    try:
        async with house.heavy_requests:
            return await asyncio.to_thread(work)
    except LudotecaError as error:
        raise refusal_of(error) from None


HANDLERS = [record, replay, read_record, look_at_position, enter_position]

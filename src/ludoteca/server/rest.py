"""Guests, the lobby and tables over plain HTTP (docs/reference/api.md; OpenAPI at /api/schema/openapi.json)."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from ludoteca import __version__
from ludoteca.core.words import LANGUAGES
from ludoteca.server import protocol, rest_shapes
from ludoteca.server.house import House
from ludoteca.server.personas import Persona
from ludoteca.server.refusals import Code, Refusal, Refuse

ERRORS = {
    status: ResponseSpec(Refusal, generate_examples=False, description="Refused; `code` says why.")
    for status in (400, 403, 404, 405, 409, 413, 429, 503)
}
NO_STORE = {"Cache-Control": "no-store"}
LANGUAGE = f"^({'|'.join(LANGUAGES)})$"
TableId = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,16}$")]
AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheGuest = NamedDependency[str]


@get("/api/health", responses=ERRORS, tags=["server"])
async def health(house: TheHouse) -> rest_shapes.Health:
    """Whether the server is well."""
    return rest_shapes.Health("ok", __version__, len(house.tables), sum(house.sockets.values()))


@get("/api/me", responses=ERRORS, tags=["guests"])
async def me(house: TheHouse, guest: TheGuest) -> rest_shapes.Me:
    """The guest who asks; the cookie that says so is set with the answer."""
    await house.guests.load([guest])
    return _me(house.guests.persona(guest))


@put("/api/me", responses=ERRORS, tags=["guests"])
async def change_me(data: JSONBody[rest_shapes.NewMe], house: TheHouse, guest: TheGuest) -> rest_shapes.Me:
    """Choose a name or a picture."""
    return _me(await house.change_guest(guest, data.name, data.avatar))


def _me(persona: Persona) -> rest_shapes.Me:
    return rest_shapes.Me(persona.name, persona.given, persona.avatar, persona.profile)


@get("/api/me/tables", responses=ERRORS, tags=["guests"])
async def my_tables(house: TheHouse, guest: TheGuest) -> rest_shapes.MyTables:
    """The tables at which the guest sits: first those where it is the guest's turn, last those that are over."""
    async with house.heavy_requests:
        return rest_shapes.MyTables(await house.tables_of(guest))


@get("/api/tables", responses=ERRORS, tags=["tables"])
async def list_tables(house: TheHouse) -> rest_shapes.TableList:
    """The public tables that are open or running."""
    return rest_shapes.TableList(house.lobby.listed())


@get("/api/watch", responses=ERRORS, tags=["tables"])
async def watch_list(house: TheHouse) -> rest_shapes.WatchList:
    """Running games that anybody may watch, each with what a watcher sees; a picture is some seconds old at most."""
    async with house.heavy_requests:
        return rest_shapes.WatchList(await house.gallery.pictures())


@post("/api/tables", responses=ERRORS, tags=["tables"])
async def make_table(
    data: JSONBody[rest_shapes.NewTable], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> rest_shapes.TableMade:
    """Make a table; it begins when every seat is taken."""
    table = await house.make(guest, data)
    return rest_shapes.TableMade(
        id=table.id, path=_path(table.id), url=_url(request, table.id), qr=f"/api/tables/{table.id}/qr.svg"
    )


@get("/api/tables/{table_id:str}", responses=ERRORS, tags=["tables"])
async def show_table(table_id: TableId, house: TheHouse, guest: TheGuest) -> protocol.TableView:
    """The table as the guest may know it."""
    table = await house.find(table_id)
    return await table.shown_to(guest)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=ERRORS, tags=["tables"])
async def join_table(
    table_id: TableId, data: JSONBody[rest_shapes.JoinTable], house: TheHouse, guest: TheGuest
) -> protocol.TableView:
    """Take an open seat: this one, or the first."""
    table = await house.find(table_id)
    await table.join(guest, data.seat, data.promise)
    return await table.shown_to(guest)


@post("/api/tables/{table_id:str}/decline", status_code=200, responses=ERRORS, tags=["tables"])
async def decline_challenge(table_id: TableId, house: TheHouse, guest: TheGuest) -> protocol.TableView:
    """Decline a challenge: the table closes, or the seat is open where others sit or may come."""
    table = await house.find(table_id)
    await table.turn_down(guest)
    return await table.shown_to(guest)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS, tags=["tables"])
async def leave_table(table_id: TableId, house: TheHouse, guest: TheGuest) -> protocol.TableView:
    """Give one's seats up; a running game is abandoned."""
    table = await house.find(table_id)
    await table.leave(guest)
    return await table.shown_to(guest)


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", responses=ERRORS, tags=["tables"])
async def qr(table_id: TableId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    """The invite link as a picture."""
    table = await house.find(table_id)
    picture = io.BytesIO()
    code = segno.make(_url(request, table.id), error="m")
    code.save(picture, kind="svg", scale=1, border=4, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=86400"})


def _path(table: str) -> str:
    return f"/t/{table}"


def _url(request: AnyRequest, table: str) -> str:
    return f"{str(request.base_url).rstrip('/')}{_path(table)}"


def on_refuse(_: AnyRequest, refused: Refuse) -> Response[Refusal]:
    return Response(refused.refusal, status_code=refused.status, headers=NO_STORE)


def on_not_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[Refusal]:
    """The body is not UTF-8; the library that reads it does not say so itself."""
    return Response(Refusal("malformed", {"what": str(error)[:200]}), status_code=400, headers=NO_STORE)


def on_http_error(_: AnyRequest, error: HTTPException) -> Response[Refusal]:
    codes: dict[int, Code] = {404: "unknown-path", 405: "method", 413: "too-big", 429: "too-fast"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "unavailable")
    what = {"what": f"{error.detail} {error.extra or ''}".strip()[:300]} if code == "malformed" else {}
    return Response(Refusal(code, dict(what)), status_code=error.status_code, headers=NO_STORE)


HANDLERS = [
    health,
    me,
    change_me,
    my_tables,
    list_tables,
    watch_list,
    make_table,
    show_table,
    join_table,
    decline_challenge,
    leave_table,
    qr,
]

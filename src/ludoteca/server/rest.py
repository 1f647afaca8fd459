"""The lobby, tables and records over plain HTTP (docs/reference/api.md; OpenAPI at /api/schema/openapi.json)."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import segno
from litestar import Request, Response, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, inspect

from ludoteca import __version__, bots, play, printing
from ludoteca.core import WATCHER, Game, LudotecaError, Seat, seat_named
from ludoteca.core.plain import PlainBoard
from ludoteca.core.words import LANGUAGES, rules_of, words_of
from ludoteca.server import lesson_messages, protocol, rest_shapes, table_messages
from ludoteca.server.house import House
from ludoteca.server.personas import Persona
from ludoteca.server.perspective import perspective_of
from ludoteca.server.refusals import Refuse, refusal_of

ERRORS = {
    status: ResponseSpec(protocol.Refusal, generate_examples=False, description="Refused; `code` says why.")
    for status in (400, 403, 404, 405, 409, 413, 429, 503)
}
# What is told of the games is long and the same for everybody.
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
NO_STORE = {"Cache-Control": "no-store"}
TableId = Annotated[str, PathParameter(pattern="^[0-9a-z]{1,16}$")]
Options = Annotated[
    Sequence[Annotated[str, Meta(pattern="^[^=]+=", max_length=300)]],
    QueryParameter(max_items=60, description="as `name=value`, once for each that differs from its default"),
]
LANGUAGE = f"^({'|'.join(LANGUAGES)})$"
Language = Annotated[str, PathParameter(pattern=LANGUAGE)]
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
    return rest_shapes.Me(persona.name, persona.given, persona.avatar)


@get("/api/me/tables", responses=ERRORS, tags=["guests"])
async def my_tables(house: TheHouse, guest: TheGuest) -> rest_shapes.MyTables:
    """The tables at which the guest sits: first those where it is the guest's turn, last those that are over."""
    async with house.heavy_requests:
        return rest_shapes.MyTables(await house.tables_of(guest))


@get("/api/games", responses=ERRORS, tags=["games"], middleware=PACKED)
async def all_games() -> list[rest_shapes.GameInfo]:
    """Every game and series that can be played, with its table options."""
    return [game_info(play.find(name)) for name in play.names()]


@get("/api/games/{name:str}/seats", responses=ERRORS, tags=["games"])
async def game_seats(name: FromPath[str], option: Options = ()) -> rest_shapes.Seats:
    """The seats of a table with these options: in some games they differ."""
    try:
        game = play.find(name)
        return rest_shapes.Seats(list(game.seats(game.Options.from_text(dict(each.split("=", 1) for each in option)))))
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain", responses=ERRORS, tags=["games"])
async def game_words(name: FromPath[str], language: Language) -> Response[str]:
    """What the game says, in Fluent; in English where it does not speak the language."""
    return _page_of(name, language, words_of)


@get("/api/games/{name:str}/rules/{language:str}", media_type="text/plain", responses=ERRORS, tags=["games"])
async def game_rules(name: FromPath[str], language: Language) -> Response[str]:
    """The rules page, in Markdown, of a game that brings its own; those of our games are part of the client."""
    return _page_of(name, language, rules_of)


@get("/api/games/{name:str}/lessons/{language:str}", responses=ERRORS, tags=["games"], middleware=PACKED)
async def game_lessons(name: FromPath[str], language: Language) -> rest_shapes.Lessons:
    """The lessons of a game with all their texts; in English where it does not speak the language."""
    try:
        return lesson_messages.lessons(play.find(name), language)
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/games/{name:str}/kit.pdf", media_type="application/pdf", responses=ERRORS, tags=["games"])
async def game_kit(
    name: FromPath[str],
    house: TheHouse,
    language: Annotated[str, QueryParameter(pattern=LANGUAGE)] = "en",
    paper: FromQuery[printing.Paper] = "a4",
    ink: FromQuery[printing.Ink] = "full",
) -> Response[bytes]:
    """The game to be printed and cut out, as a PDF; in low ink areas are outlines."""
    try:
        async with house.heavy_requests:
            kit = await asyncio.to_thread(_kit, name, printing.Wish(language, paper, ink))
    except printing.NoKit:
        raise Refuse("unknown-path") from None
    except LudotecaError as error:
        raise refusal_of(error) from None
    headers = {"Cache-Control": "no-cache", "Content-Disposition": f'attachment; filename="{name}-{language}.pdf"'}
    return Response(kit, media_type="application/pdf", headers=headers)


@functools.lru_cache(maxsize=64)
def _kit(name: str, wish: printing.Wish) -> bytes:
    return printing.make(play.find(name), wish)


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


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=ERRORS, tags=["tables"])
async def leave_table(table_id: TableId, house: TheHouse, guest: TheGuest) -> protocol.TableView:
    """Give one's seats up; a running game is abandoned."""
    table = await house.find(table_id)
    await table.leave(guest)
    return await table.shown_to(guest)


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

    try:
        async with house.heavy_requests:
            return await asyncio.to_thread(read)
    except LudotecaError as error:
        raise refusal_of(error) from None


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

    try:
        async with house.heavy_requests:
            return await asyncio.to_thread(read)
    except LudotecaError as error:
        raise refusal_of(error) from None


@post("/api/drafts", status_code=200, responses=ERRORS, tags=["records"])
async def enter_position(data: JSONBody[rest_shapes.DraftWanted], house: TheHouse) -> rest_shapes.Draft:
    """A position entered tap by tap: what it is after this tap, and what can be done next."""

    def enter() -> rest_shapes.Draft:
        game = play.find(data.game)
        options = game.Options.from_text(data.options)
        return table_messages.draft(game, options, play.draft(game, options, data.position, data.tool, data.square))

    try:
        async with house.heavy_requests:
            return await asyncio.to_thread(enter)
    except LudotecaError as error:
        raise refusal_of(error) from None


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


def _page_of(name: str, language: str, page: Callable[[Path, str], Path]) -> Response[str]:
    """A text out of a game's own folder."""
    try:
        folder = play.find(name).folder
    except LudotecaError as error:
        raise refusal_of(error) from None
    found = next((file for file in (page(folder, language), page(folder, "en")) if file.is_file()), None)
    if found is None:
        raise Refuse("unknown-path")
    return Response(found.read_text(encoding="utf-8"), media_type="text/plain", headers={"Cache-Control": "no-cache"})


def game_info(game: Game) -> rest_shapes.GameInfo:
    return rest_shapes.GameInfo(
        name=game.NAME,
        child=game.child.NAME if game.child else None,
        is_plain=issubclass((game.child or game).Shown, PlainBoard),
        version=game.VERSION,
        seats=list(game.seats(game.Options())),
        options=option_infos(game),
        first=dict(game.Options.FIRST),
        has_chance=game.HAS_CHANCE,
        has_secrets=game.HAS_SECRETS,
        has_kit=printing.has_kit(game),
        bots=[rest_shapes.BotInfo(name, name == bots.DEFAULT, name == bots.GENTLEST) for name in bots.names()],
        lessons=lesson_messages.count(game),
        beside=game.beside(),
    )


def option_infos(game: Game) -> list[rest_shapes.OptionInfo]:
    """The table options, for a form: those that somebody reads, and in which there is something to choose."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    defaults = game.Options().to_text()
    hints = get_type_hints(game.Options)
    unread = frozenset() if game.child else game.Options.ONLY_IN_SERIES
    infos = []
    for field in described.fields:
        name = field.name
        if name in unread:
            continue
        only_with = dict([game.Options.ONLY_WITH[name]]) if name in game.Options.ONLY_WITH else {}
        info = rest_shapes.OptionInfo(name, "choice", defaults[name], [], None, None, None, False, only_with)
        match field.type:
            case inspect.LiteralType():
                not_offered = game.Options.NOT_OFFERED.get(name, frozenset())
                known = map(str, get_args(hints[name]))  # in the order of the rules
                info.values = [value for value in known if value not in not_offered]
                if len(info.values) == 1:
                    continue
            case inspect.IntType(ge=low, le=high):
                info.kind, info.low, info.high = "number", low, high
            case inspect.BoolType():
                info.kind, info.values = "flag", ["false", "true"]
            case inspect.Metadata(extra_json_schema={"examples": [*words, example]}):
                info.kind, info.values, info.example = "text", words, example
        info.changes_seats = _changes_seats(game, info)
        infos.append(info)
    return infos


def _changes_seats(game: Game, option: rest_shapes.OptionInfo) -> bool:
    """Whether this option alone can make the table larger or smaller."""
    ends = [str(option.low), str(option.high)] if option.kind == "number" else option.values
    counts = set()
    for value in ends:
        with contextlib.suppress(LudotecaError):  # not with the other defaults
            counts.add(len(game.seats(game.Options.from_text({option.name: value}))))
    return len(counts) > 1


def on_refuse(_: AnyRequest, refused: Refuse) -> Response[protocol.Refusal]:
    return Response(refused.refusal, status_code=refused.status, headers=NO_STORE)


def on_http_error(_: AnyRequest, error: HTTPException) -> Response[protocol.Refusal]:
    codes: dict[int, protocol.Code] = {404: "unknown-path", 405: "method", 413: "too-big", 429: "too-fast"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "unavailable")
    what = {"what": f"{error.detail} {error.extra or ''}".strip()[:300]} if code == "malformed" else {}
    return Response(protocol.Refusal(code, dict(what)), status_code=error.status_code, headers=NO_STORE)


HANDLERS = [
    health,
    me,
    change_me,
    my_tables,
    all_games,
    game_seats,
    game_words,
    game_rules,
    game_kit,
    game_lessons,
    list_tables,
    watch_list,
    make_table,
    show_table,
    join_table,
    leave_table,
    record,
    replay,
    read_record,
    look_at_position,
    enter_position,
    qr,
]

"""The site: one ASGI app made of the house, the sockets, REST and the built client."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import structlog
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from ludoteca import __version__, games
from ludoteca.server import (
    housekeeping,
    membership,
    migrations,
    rest,
    rest_account,
    rest_analysis,
    rest_event_files,
    rest_event_sheets,
    rest_events,
    rest_games,
    rest_learned,
    rest_operations,
    rest_operator,
    rest_people,
    rest_puzzles,
    rest_records,
)
from ludoteca.server.cluster import Cluster
from ludoteca.server.house import House
from ludoteca.server.metrics import Metrics
from ludoteca.server.middleware import Asgi, Guard, Receive, Scope, Send
from ludoteca.server.one_server import Sole
from ludoteca.server.refusals import Refusal, Refuse
from ludoteca.server.rest_ratings import RATING_HANDLERS
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import event_socket, lobby_socket, my_socket, table_socket
from ludoteca.server.static import StaticFiles, home, page
from ludoteca.server.store import Store
from ludoteca.server.trouble import Trouble, refused

log = structlog.get_logger()

HANDLERS = [
    *rest.HANDLERS,
    *rest_games.HANDLERS,
    *rest_puzzles.HANDLERS,
    *rest_learned.HANDLERS,
    *rest_records.HANDLERS,
    *rest_analysis.HANDLERS,
    *rest_events.HANDLERS,
    *rest_event_sheets.HANDLERS,
    *rest_operations.HANDLERS,
    *rest_event_files.HANDLERS,
]
PEOPLE_HANDLERS = [*rest_account.HANDLERS, *rest_people.HANDLERS, *rest_operator.HANDLERS]


def make_app(settings: Settings) -> Guard:
    """The whole site on this database. All its state is in the app: two apps in one process share nothing."""
    files, metrics = StaticFiles(settings.static), Metrics()

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        app.state.trouble = trouble = Trouble(store.engines)
        await migrations.upgrade(store.engine)
        key = await store.signing_key()
        sole = Sole(store.engine, is_shared=bool(settings.bus))
        await sole.take()
        app.state.cluster = cluster = Cluster(store, key, litestar, settings.lease_seconds) if settings.bus else None
        if cluster:
            await cluster.connect(settings.bus)
        places = cluster.places if cluster else None
        app.state.house = house = House(settings, store, Guests(store, key, settings.limits), places)
        for module in (membership, rest_people, rest_operator):
            module.define(house)
        metrics.watch(house, trouble)
        for problem in games.problems():
            log.warning("game cannot be used", game=problem.name, package=problem.package, reason=problem.reason)
        await (cluster.open(house) if cluster else house.open())
        await membership.notice(house)
        beside = [
            asyncio.create_task(work)
            for work in (membership.watch(house), housekeeping.watch(house), metrics.measure_lag(), sole.watch())
        ]
        log.info("open", tables=len(house.tables))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)  # one may be reading from the store
            await leave()
            await house.close()
            if cluster:
                await cluster.close()
            await sole.close()
            await store.close()
            log.info("closed")

    async def provide_house() -> House:
        house: House = app.state.house
        return house

    async def provide_device(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        device: str | None = request.scope["state"]["device"]
        return device

    async def provide_guest(request: ASGIConnection[Any, Any, Any, Any]) -> str:
        guest: str = request.scope["state"]["guest"]
        return guest

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *RATING_HANDLERS,
            *PEOPLE_HANDLERS,
            table_socket,
            lobby_socket,
            my_socket,
            event_socket,
            home,
            page,
        ],
        lifespan=[open_house],
        dependencies={
            "house": Provide(provide_house),
            "guest": Provide(provide_guest),
            "device": Provide(provide_device),
            "files": Provide(lambda: files, sync_to_thread=False),
            "figures": Provide(lambda: metrics, sync_to_thread=False),
            "trouble": Provide(lambda: app.state.trouble, sync_to_thread=False),
        },
        exception_handlers={
            Refuse: rest.on_refuse,
            HTTPException: rest.on_http_error,
            UnicodeDecodeError: rest.on_not_text,
            Exception: _on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    litestar: Asgi = app  # type: ignore[assignment]

    async def leave() -> None:
        """Hand everything over to other processes, if there are any."""
        if app.state.get("cluster"):
            await app.state.cluster.leave()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        """Here, or by the process that has what the request is about."""
        cluster: Cluster | None = app.state.get("cluster")
        if scope["type"] == "lifespan" or cluster is None or not await cluster.passed_on(scope, receive, send):
            await litestar(scope, receive, send)

    return Guard(answer, lambda: app.state.house, settings, metrics, leave)


def _on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    log.error("request failed", path=request.url.path, error=repr(error), exc_info=error)
    told = refused(error)
    return Response(told.refusal, status_code=told.status if told.refusal.code == "not-stored" else 500)

"""The four sockets: a table, the lobby, one's own tables, an event. Whatever arrives is read, bounded and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludoteca.server import protocol
from ludoteca.server.bell import Listener
from ludoteca.server.finding_messages import Seek, StopSeeking
from ludoteca.server.held_events import Follower
from ludoteca.server.house import House
from ludoteca.server.lobby import LobbyGuest
from ludoteca.server.protocol import encode
from ludoteca.server.reading import Doing, Reader, Socket
from ludoteca.server.refusals import Refusal, Refuse
from ludoteca.server.tcp_info import doorway_of, wire_of
from ludoteca.server.viewers import Connection, Viewer

log = structlog.get_logger()

CLOSED_BY_US = 4000  # after `closed`, which says why
_from_client = msgspec.json.Decoder(protocol.FromClient)
_to_lobby = msgspec.json.Decoder(protocol.ToLobby)
_to_me = msgspec.json.Decoder(protocol.ToMe)


@websocket("/ws/table/{table_id:str}")
async def table_socket(
    socket: Socket, table_id: FromPath[str], house: NamedDependency[House], guest: NamedDependency[str]
) -> None:
    """One page at one table."""

    async def talk(connection: Connection) -> None:
        table = await house.find(table_id)
        viewer: Viewer | None = None
        arriving: asyncio.Task[None] | None = None

        def refuse(intent: str | None, refusal: Refusal) -> None:
            if viewer:
                viewer.say(lambda seq: protocol.Refused(seq, intent, refusal))
            else:
                connection.put(encode(protocol.Refused(0, intent, refusal)))

        async def arrive(hello: protocol.Hello) -> None:
            nonlocal table, viewer
            table = await house.find(table_id)  # it may have left memory since
            viewer = await table.attach(guest, hello, connection)

        def on(message: Any, came: float | None) -> Doing | None:
            nonlocal arriving
            if isinstance(message, protocol.Hello):
                if viewer is not None:
                    raise Refuse("malformed", {"what": "a second hello"})
                arriving = asyncio.create_task(arrive(message))
                return arriving
            if viewer is None:
                raise Refuse("no-hello")
            if isinstance(message, protocol.Ping):
                viewer.aside(protocol.Pong)
            elif isinstance(message, protocol.Echoed):
                table.echoed(viewer, message, came)
            else:
                return table.handle(viewer, message, came)
            return None

        try:
            await Reader(socket, house.settings.limits, _from_client).heard(connection.wire, refuse, on)
            connection.put(encode(protocol.Closed(viewer.seq if viewer else 0, Refusal("too-fast"))))
        finally:
            if arriving:  # whoever is cut off half-way must not stay for ever
                arriving.cancel()
                await asyncio.gather(arriving, return_exceptions=True)
            if viewer:
                table.detach(viewer, connection)

    await _serve(socket, house, guest, talk)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, house: NamedDependency[House], guest: NamedDependency[str]) -> None:
    """One page that watches the lobby."""

    async def talk(connection: Connection) -> None:
        watcher = LobbyGuest(guest, connection)

        def refuse(_: str | None, refusal: Refusal) -> None:
            watcher.put(protocol.LobbyRefused(watcher.next_seq(), refusal))

        async def on(message: Any) -> None:
            if isinstance(message, Seek):
                await house.finder.seek(watcher, message)
            elif isinstance(message, StopSeeking):
                house.finder.stop(watcher)
            else:
                watcher.put(protocol.LobbyPong(watcher.seq))

        try:
            enter, leave = partial(house.lobby.enter, watcher), partial(house.lobby.leave, watcher)
            await _attend(Reader(socket, house.settings.limits, _to_lobby), enter, leave, refuse, on)
        finally:
            house.finder.stop(watcher)

    await _serve(socket, house, guest, talk)


@websocket("/ws/me")
async def my_socket(socket: Socket, house: NamedDependency[House], guest: NamedDependency[str]) -> None:
    """One page that is told when something changes among the guest's own tables."""

    async def talk(connection: Connection) -> None:
        page = Listener(guest, connection)
        await _listen(socket, house, page, partial(house.bell.enter, page), partial(house.bell.leave, page))

    await _serve(socket, house, guest, talk)


@websocket("/ws/event/{event_id:str}")
async def event_socket(
    socket: Socket, event_id: FromPath[str], house: NamedDependency[House], guest: NamedDependency[str]
) -> None:
    """One page that is told when something about an event changes."""

    async def talk(connection: Connection) -> None:
        held = await house.hall.find(event_id)
        page = Follower(connection)
        await _listen(socket, house, page, partial(held.enter, page), partial(held.leave, page))

    await _serve(socket, house, guest, talk)


async def _listen(
    socket: Socket, house: House, page: Listener | Follower, enter: Callable[[], None], leave: Callable[[], None]
) -> None:
    """A page that says nothing but hello and ping."""
    connection = page.connection

    def refuse(_: str | None, refusal: Refusal) -> None:
        connection.put(encode(protocol.Closed(page.seq, refusal)))
        connection.close()  # there is nothing else to be said here

    async def on(_: Any) -> None:
        connection.put(encode(protocol.Pong(page.seq)))

    await _attend(Reader(socket, house.settings.limits, _to_me), enter, leave, refuse, on)


async def _attend(
    reader: Reader,
    enter: Callable[[], None],
    leave: Callable[[], None],
    refuse: Callable[[str | None, Refusal], None],
    on: Callable[[Any], Awaitable[None]],
) -> None:
    """Let a page in when it says hello, hand `on` what else it says, and let it out at the end."""
    is_in = False

    async def hear(message: Any) -> None:
        nonlocal is_in
        if isinstance(message, protocol.Hello):
            if is_in:
                raise Refuse("malformed", {"what": "a second hello"})
            enter()
            is_in = True
        elif is_in or isinstance(message, protocol.Ping):
            await on(message)
        else:
            raise Refuse("no-hello")

    try:
        await reader.messages(refuse, hear)
    finally:
        if is_in:
            leave()


async def _serve(socket: Socket, house: House, guest: str, talk: Callable[[Connection], Awaitable[None]]) -> None:
    """Read and write side by side until either ends; a socket that may not be here is told why."""
    await socket.accept()
    doorway = doorway_of(socket.scope)
    connection = Connection(wire_of(socket.scope), doorway.write_text if doorway else None)
    writing = asyncio.create_task(_write(socket, connection))
    talking = asyncio.create_task(_counted(house, guest, socket.scope["state"]["device"], connection, talk))
    try:
        await asyncio.wait({writing, talking}, return_when=asyncio.FIRST_COMPLETED)
        connection.close()
        await asyncio.wait({writing}, timeout=5)  # what was said last is still sent
    finally:
        for task in (writing, talking):
            task.cancel()
        await asyncio.gather(writing, talking, return_exceptions=True)


async def _counted(
    house: House, guest: str, device: str | None, connection: Connection, talk: Callable[[Connection], Awaitable[None]]
) -> None:
    limit = house.settings.limits.sockets_per_guest
    house.sockets[guest] = house.sockets.get(guest, 0) + 1
    house.doors[connection] = (guest, device)
    try:
        if house.sockets[guest] > limit:
            raise Refuse("too-many", {"limit": limit})
        await talk(connection)
    except Refuse as refused:
        connection.put(encode(protocol.Closed(0, refused.refusal)))
    except Exception:
        log.exception("socket failed")
        connection.put(encode(protocol.Closed(0, Refusal("unavailable"))))
    finally:
        del house.doors[connection]
        house.sockets[guest] -= 1
        if not house.sockets[guest]:
            del house.sockets[guest]


async def _write(socket: Socket, connection: Connection) -> None:
    try:
        while (message := await connection.next()) is not None:
            await socket.send_data(message.decode(), mode="text")
        await socket.close(code=CLOSED_BY_US)
    except Exception as error:  # the other side is gone; reading tells us the same
        log.debug("socket ended", error=repr(error))

"""The live list of public tables."""

from __future__ import annotations

import asyncio
import contextlib
import json

import msgspec

from ludoteca.server import protocol
from tests.server.site import PATIENCE


class Watcher:
    """A page that keeps the list of tables as the client does."""

    def __init__(self, socket):
        self.socket = socket
        self.tables = None
        self.seq = 0

    async def until(self, condition):
        async with asyncio.timeout(PATIENCE):
            while not (self.tables is not None and condition()):
                self.hear(json.loads(await self.socket.recv()))

    def hear(self, message):
        msgspec.convert(message, protocol.FromLobby)
        if message["type"] == "pong":
            return
        assert message["seq"] == self.seq + 1
        self.seq = message["seq"]
        match message["type"]:
            case "tables":
                self.tables = {table["id"]: table for table in message["tables"]}
            case "table_changed":
                self.tables[message["table"]["id"]] = message["table"]
            case "table_gone":
                del self.tables[message["id"]]


@contextlib.asynccontextmanager
async def watching(person):
    socket = await person.socket("/ws/lobby")
    await socket.send('{"type":"hello"}')
    yield Watcher(socket)
    await socket.close()


async def test_cards_that_are_dealt_are_no_moves(person):
    anna, bruno = person(), person()
    table = await anna.make(game="scamorra", seats=["me", "open"], public=True)
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    [listed] = [one for one in (await bruno.get("/api/tables"))["tables"] if one["id"] == table]
    [watched] = [one for one in (await bruno.get("/api/watch"))["tables"] if one["id"] == table]
    assert (listed["moves"], watched["moves"]) == (0, 0)
    assert listed["ply"] > 0


async def test_public_tables_come_change_and_go(person):
    anna, bruno = await person().named("Anna"), person()
    first = await anna.make(seats=["me", "open"], public=True, options={"board": "8x10"})
    async with watching(bruno) as lobby, watching(person()) as late:
        await lobby.until(lambda: first in lobby.tables)
        assert lobby.tables[first]["options"] == {"board": "8x10"}
        assert [seat["kind"] for seat in lobby.tables[first]["seats"]] == ["guest", "open"]
        private = await anna.make(seats=["me", "open"])
        second = await anna.make(seats=["me", "open"], public=True)
        await lobby.until(lambda: second in lobby.tables)
        assert private not in lobby.tables
        await bruno.http.post(f"/api/tables/{first}/join", json={})
        await lobby.until(lambda: lobby.tables[first]["status"] == "running")
        async with anna.at(first) as page:
            await lobby.until(lambda: lobby.tables[first]["seats"][0]["present"])
            await page.move()
            await lobby.until(lambda: lobby.tables[first]["ply"] == 1)
            await page.done("resign", seat="w")
        await lobby.until(lambda: first not in lobby.tables)
        await late.until(lambda: first not in late.tables and second in late.tables)
        listed = {table["id"]: table for table in (await anna.get("/api/tables"))["tables"]}
        assert (listed.get(first), listed[second]) == (None, late.tables[second])


async def test_the_lobby_says_nothing_about_who_a_guest_is(person):
    anna = person()
    table = await anna.make(seats=["me", "open"], public=True)
    guest = anna.http.cookies["ludoteca"].rpartition(".")[0]
    text = (await person().http.get("/api/tables")).text
    assert table in text
    assert guest not in text
    assert guest not in (await person().http.get(f"/api/tables/{table}")).text


async def test_unreadable_messages_are_refused_and_the_list_goes_on(person):
    async with watching(person()) as lobby:
        await lobby.until(lambda: True)
        for frame in ("x", '{"type":"move"}', b"\x00", "[" * 20_000):
            await lobby.socket.send(frame)
            while (message := json.loads(await lobby.socket.recv()))["type"] != "refused":
                lobby.hear(message)
            lobby.seq = message["seq"]
            assert message["refusal"]["code"] in ("malformed", "too-big")
        table = await person().make(public=True)
        await lobby.until(lambda: table in lobby.tables)

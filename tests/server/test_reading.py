"""Messages of one socket: handed over as they come, each done once the one before is done."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ludoteca.server.protocol import FromClient
from ludoteca.server.reading import MOST_WAITING, Reader
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Limits
from ludoteca.server.tcp_info import TCP, Wire

PING, HELLO = b'{"type":"ping"}', b'{"type":"hello"}'


class Doorway:
    """A socket that hands over what a test says."""

    def __init__(self) -> None:
        self.hear = None
        self.is_held_back = False
        self.scope = {"extensions": {TCP: {"doorway": self}}}
        self._is_gone = asyncio.Event()

    def listen(self, hear):
        self.hear = hear

    def hold_back(self, is_full):
        self.is_held_back = is_full

    async def receive(self):
        await self._is_gone.wait()
        return {"type": "websocket.disconnect"}

    def go(self):
        self._is_gone.set()


class Page:
    """A page that is read, and what became of its messages."""

    def __init__(self, **limits) -> None:
        self.door = Doorway()
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.refused: list[str] = []
        self.may_end = asyncio.Event()
        reader = Reader(self.door, Limits(message_burst=1000, **limits), msgspec.json.Decoder(FromClient))
        self.reading = asyncio.create_task(reader.heard(Wire({}), lambda _, no: self.refused.append(no.code), self.on))

    def on(self, message, came):
        name = type(message).__name__
        self.begun.append(name)
        if name == "Ping":
            return None
        return asyncio.create_task(self.slow(name))

    async def slow(self, name):
        await self.may_end.wait()
        self.ended.append(name)
        if len(self.ended) == 2:
            raise Refuse("stale")


@pytest.fixture
async def page():
    page = Page()
    await asyncio.sleep(0)
    yield page
    page.may_end.set()
    page.door.go()
    await page.reading


async def test_what_takes_no_time_is_done_at_once(page):
    page.door.hear(PING)
    page.door.hear(PING)
    assert page.begun == ["Ping", "Ping"]


async def test_what_comes_meanwhile_waits_and_keeps_its_order(page):
    for data in (HELLO, PING, HELLO, PING):
        page.door.hear(data)
    assert page.begun == ["Hello"]
    page.may_end.set()
    page.door.go()
    await page.reading  # whatever was said before the page went is done
    assert page.begun == ["Hello", "Ping", "Hello", "Ping"]
    assert page.refused == ["stale"]


async def test_who_says_too_much_at_once_is_not_read_until_it_is_done(page):
    page.door.hear(HELLO)
    for _ in range(MOST_WAITING):
        page.door.hear(PING)
    assert page.door.is_held_back
    page.may_end.set()
    while len(page.begun) <= MOST_WAITING:
        await asyncio.sleep(0)
    assert not page.door.is_held_back


async def test_patience_ends():
    page = Page(rubbish_before_closing=2)
    await asyncio.sleep(0)
    for data in (None, b"{", b"\xff", PING):
        page.door.hear(data)
    await page.reading
    assert page.refused == ["malformed"] * 3
    assert not page.begun
    assert page.door.hear is None


async def test_an_error_ends_the_reading(monkeypatch):
    page = Page()
    await asyncio.sleep(0)
    monkeypatch.setattr(page, "slow", None)
    page.door.hear(HELLO)
    with pytest.raises(TypeError):
        await page.reading

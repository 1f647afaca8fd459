"""People in the tests: each with a browser's cookies, and pages that keep what they are told as the client does."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server import protocol
from tests.server.site import PATIENCE, Site

UNCOUNTED = ("resumed", "pong", "echo", "closed")
Json = dict[str, Any]


class Person:
    """A guest with a browser."""

    def __init__(self, site: Site | str) -> None:
        # Nothing is encrypted here; to read all certificates of this machine would take 40 ms for each person.
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.visit(site)
        mine = secrets.token_hex(4)  # a guest may come back as another Person
        self.intents = (f"{mine}-{number}" for number in itertools.count(1))

    def visit(self, site: Site | str) -> None:
        """Come to this server; after a restart it is another one, and the browser still has its cookies."""
        self.address = site if isinstance(site, str) else site.address
        self.http.base_url = f"http://{self.address}"

    async def named(self, name: str) -> Person:
        answer = await self.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return self

    async def with_account(self, name: str) -> Person:
        """Become an account with a public profile."""
        answer = await self.http.post("/api/account/password", json={"name": name, "password": "a long enough one"})
        assert answer.status_code == 200, answer.text
        answer = await self.http.put("/api/account", json={"public": True})
        assert answer.status_code == 200, answer.text
        return self

    async def make(self, **wanted: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "latrunculi", **wanted})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def guest(self) -> str:
        """Who this is to the site."""
        return self.http.cookies["ludoteca"].partition(".")[0]

    async def socket(self, path: str, **headers: str) -> ClientConnection:
        if not self.cookie:
            await self.get("/api/me")
        headers = {"Cookie": self.cookie, **headers}
        return await connect(
            f"ws://{self.address}{path}", additional_headers=headers, max_size=None, ping_interval=None
        )

    @contextlib.asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Page]:
        """A page at a table, which has said hello and been shown the table."""
        page = Page(self, await self.socket(f"/ws/table/{table}"))
        await page.send(type="hello", **hello)
        if not hello:
            await page.until(lambda: page.table)
        try:
            yield page
        finally:
            await page.close()

    @contextlib.asynccontextmanager
    async def following(self, event: str) -> AsyncIterator[Follower]:
        """A page that follows an event."""
        socket = await self.socket(f"/ws/event/{event}")
        await socket.send(json.dumps({"type": "hello"}))
        try:
            yield Follower(socket)
        finally:
            await socket.close()

    async def close(self) -> None:
        await self.http.aclose()


class Follower:
    """Hears when something about an event may have changed."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.seq = 0

    async def news(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self._socket.recv())
        assert message["type"] == "event", message
        assert message["seq"] == self.seq + 1
        self.seq = message["seq"]
        return message


class Page:
    """One socket at a table, and what its client knows."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self.table: Json = {}
        self.viewer = ""
        self.seq = 0
        self.is_closed = False
        self.problem: BaseException | None = None
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    # -- saying ----------------------------------------------------------------------------------

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def act(self, kind: str, /, **fields: Any) -> Json:
        """Send an intent and wait for its answer."""
        fields.setdefault("intent", next(self.person.intents))
        seen = len(self.messages)
        await self.send(type=kind, **fields)
        return await self.answer(fields["intent"], seen)

    async def answer(self, intent: str, after: int = 0) -> Json:
        def found() -> Json | None:
            answers = (m for m in self.messages[after:] if m["type"] in ("ack", "refused") and m["intent"] == intent)
            return next(answers, None)

        return await self.until(found)

    async def done(self, kind: str, /, **fields: Any) -> Json:
        """Do something, slowing down when the server asks for it: whole games are played faster than people can."""
        answer = await self.act(kind, **fields)
        while answer["type"] == "refused" and answer["refusal"]["code"] == "too-fast":
            await asyncio.sleep(0.1)
            answer = await self.act(kind, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, kind: str, /, **fields: Any) -> Json:
        answer = await self.act(kind, **fields)
        assert answer["type"] == "refused", answer
        refusal: Json = answer["refusal"]
        return refusal

    async def move(self, text: str | None = None, seat: str | None = None, **more: Any) -> Json:
        """Play a move of the seat to act (the first legal one)."""
        now = self.table["now"]
        seat = seat or next(name for name in now["to_act"] if name in now["legal"])
        return await self.act("move", seat=seat, text=text or now["legal"][seat][0], **{"after": now["ply"], **more})

    async def play(self, text: str, seat: str | None = None) -> None:
        """Play a move, slowing down when the server asks for it."""
        now = self.table["now"]
        seat = seat or next(name for name in now["to_act"] if name in now["legal"])
        await self.done("move", seat=seat, text=text, after=now["ply"])

    async def hint(self, seat: str) -> Json:
        """Ask for a hint and wait for it."""
        seen = len(self.messages)
        await self.done("hint", seat=seat, after=self.now["ply"])
        return await self.until(lambda: next((m for m in self.messages[seen:] if m["type"] == "hinted"), None))

    async def raw_frame(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    # -- hearing ---------------------------------------------------------------------------------

    async def _listen(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.raw.append(frame)
                message = json.loads(frame)
                if message["type"] == "echo":
                    await self.send(type="echoed", time=message["time"])
                self._hear(message)
                self._news.set()
        except ConnectionClosed:
            pass
        except BaseException as problem:
            self.problem = problem
            raise
        finally:
            self.is_closed = True
            self._news.set()

    def _hear(self, message: Json) -> None:
        msgspec.convert(message, protocol.FromServer)  # typed as the schema says
        self.messages.append(message)
        if message["type"] in UNCOUNTED or message["seq"] == 0:
            return
        if self.seq:
            assert message["seq"] == self.seq + 1, f"a gap: {self.seq} then {message}"
        self.seq = message["seq"]
        match message["type"]:
            case "view":
                self.table, self.viewer = message["table"], message["viewer"]
            case "update" if self.table:
                self.table["now"] = message["now"]
                self.table["log"] += message["entries"]
                assert [entry["ply"] for entry in self.table["log"]] == list(range(1, message["now"]["ply"] + 1))
            case "presence" if self.table:
                self.table |= {part: message[part] for part in ("seats", "away", "unready", "watchers", "nonces")}
            case "rematch" if self.table:
                self.table["rematch"] = message["rematch"]

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until something is so, as far as this page knows."""
        async with asyncio.timeout(PATIENCE):
            while not (found := condition()):
                if self.problem:
                    raise AssertionError("a message the client cannot take") from self.problem
                assert not self.is_closed, f"closed while waiting; last: {self.messages[-1:]}"
                self._news.clear()
                await self._news.wait()
        return found

    async def until_closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait({self._listening})
        if self.problem:
            raise AssertionError("a message the client cannot take") from self.problem

    async def settled(self) -> None:
        """Everything sent to this page before now has arrived."""
        pongs = sum(message["type"] == "pong" for message in self.messages)
        await self.send(type="ping")
        await self.until(lambda: sum(message["type"] == "pong" for message in self.messages) > pongs)

    @property
    def now(self) -> Json:
        now: Json = self.table["now"]
        return now

    def seat(self, name: str) -> Json:
        return next(seat for seat in self.table["seats"] if seat["seat"] == name)

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.wait({self._listening}, timeout=PATIENCE)
        if self.problem:
            raise AssertionError("a message the client cannot take") from self.problem

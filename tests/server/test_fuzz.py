"""Whatever is sent to the socket, to REST, as a record or as a position is answered with a refusal that has a code.

A sample in every run; `make test-long` tries 100,000 inputs, and as many as `LUDOTECA_FUZZ` says: ten million is a
whole run."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca import games, play
from ludoteca.core import LudotecaError
from ludoteca.play import Dealer, Match, format_record, parse_record
from tests.server.fuzz import long_count, spoilt
from tests.server.people import Page, Person
from tests.server.site import GENEROUS, Site

PARTS = range(1, 11)  # each with other inputs, so that the long tests spread over the processors
MESSAGES = [
    {"type": "hello"},
    {"type": "hello", "viewer": "abc", "resume_after": 3},
    {"type": "move", "intent": "m1", "seat": "w", "text": "a1-a4", "after": 0},
    {"type": "move", "intent": "m2", "seat": "w", "text": "a1-a4", "after": 0, "seen": 3, "since": 20},
    {"type": "resign", "intent": "r1", "seat": "b", "what": "game"},
    {"type": "offer", "intent": "o1", "seat": "w"},
    {"type": "claim", "intent": "c1", "seat": "w"},
    {"type": "join", "intent": "j1", "seat": "b"},
    {"type": "rename", "intent": "n1", "name": "Anna"},
    {"type": "echoed", "time": 17},
    {"type": "ping"},
]
FRAMES = [json.dumps(message).encode() for message in MESSAGES]
REQUESTS: list[tuple[str, str, dict | None]] = [
    ("POST", "/api/tables", {"game": "latrunculi", "seats": ["me", "open"], "options": {"board": "8x8"}}),
    ("POST", "/api/positions", {"game": "latrunculi", "options": {}, "position": "8/8/8/8/8/8/8/8 w 0"}),
    ("POST", "/api/records", {"text": "[Game latrunculi]"}),
    ("PUT", "/api/me", {"name": "Anna", "avatar": "fox"}),
    ("POST", "/api/sign-in/code", {"code": "abcd-efgh"}),
    ("GET", "/api/tables/abcdef", None),
    ("GET", "/api/games/latrunculi", None),
]


# -- records and positions ---------------------------------------------------------------------------------------------


def some_record(name: str) -> bytes:
    """A game of a few moves, as its keeper writes it down."""
    game, rng = play.find(name), Random(name)
    match = Match.start(game, game.Options(), Dealer.from_seed(1))
    for _ in range(8):
        acting = [seat for seat in match.to_act if seat >= 0]
        if match.outcome is not None or not acting:
            break
        seat = acting[0]
        match.play(seat, rng.choice(list(game.legal_moves(match.state, seat))))
    return format_record(match, whole=True).encode()


def read_records(inputs: Iterable[bytes]) -> int:
    refused = 0
    for data in inputs:
        try:
            parse_record(data).match()
        except LudotecaError:
            refused += 1
    return refused


def read_positions(name: str, inputs: Iterable[bytes]) -> int:
    game, refused = games.find(name), 0
    options = game.Options()
    for data in inputs:
        try:
            game.parse_position(data.decode("utf-8", "replace"), options)
        except LudotecaError:
            refused += 1
    return refused


def some_positions(name: str) -> list[bytes]:
    """How a game begins and where it stands later on: other phases have words of their own."""
    game, rng = games.find(name), Random(name)
    match = Match.start(game, game.Options(), Dealer.from_seed(2))
    positions = [game.format_position(match.state)]
    for ply in range(60):
        acting = [seat for seat in match.to_act if seat >= 0]
        if match.outcome is not None or not acting:
            break
        match.play(acting[0], rng.choice(list(game.legal_moves(match.state, acting[0]))))
        if ply % 12 == 11:
            positions.append(game.format_position(match.state))
    return [position.encode() for position in positions]


def test_spoilt_records_are_refused_with_a_reason():
    seeds = [some_record(name) for name in games.names()]
    assert read_records(seeds) == 0
    assert read_records(spoilt(seeds, 120)) > 50


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
def test_many_spoilt_records_are_refused_with_a_reason(part):
    assert read_records(spoilt([some_record(name) for name in games.names()], long_count(0.05) // len(PARTS), part))


@pytest.mark.parametrize("name", games.names())
def test_spoilt_positions_are_refused_with_a_reason(name):
    seeds = some_positions(name)
    assert read_positions(name, seeds) == 0
    assert read_positions(name, spoilt(seeds, 300)) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", games.names())
def test_many_spoilt_positions_are_refused_with_a_reason(name, part):
    assert read_positions(name, spoilt(some_positions(name), long_count(0.15) // len(PARTS), part))


# -- the socket --------------------------------------------------------------------------------------------------------


async def send_frames(site: Site, frames: Iterable[bytes]) -> None:
    """To a table of one's own; whoever plays at another one notices nothing."""
    eve, anna = Person(site), Person(site)
    theirs, ours = await eve.make(seats=["me", "open"]), await anna.make(seats=["me", "shared"])
    async with anna.at(ours) as page:
        rude = Page(eve, await eve.socket(f"/ws/table/{theirs}"))
        await rude.send(type="hello")
        for number, frame in enumerate(frames):
            if rude.is_closed:  # it has left, or said hello elsewhere
                await rude.close()
                rude = Page(eve, await eve.socket(f"/ws/table/{theirs}"))
                await rude.send(type="hello")
            text = frame.decode("utf-8", "replace")
            with contextlib.suppress(ConnectionClosed):  # it is opened again for the next one
                await rude.raw_frame(text if number % 50 else frame)
            if number % 200 == 199:
                await rude.settled()
                codes = {m["refusal"]["code"] for m in rude.messages if m["type"] in ("refused", "closed")}
                assert not codes & {"unavailable", "not-stored"}, codes
                rude.messages.clear()
        await rude.settled()
        assert (await page.move())["type"] == "ack"
        await rude.close()
    await eve.close()
    await anna.close()


PATIENT = replace(GENEROUS, rubbish_before_closing=10**9)


async def test_spoilt_frames_are_refused_and_others_play_on(tmp_path):
    with Site(tmp_path, limits=PATIENT) as site:
        await send_frames(site, spoilt(FRAMES, 400))


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
async def test_many_spoilt_frames_are_refused_and_others_play_on(tmp_path, part):
    with Site(tmp_path, limits=PATIENT) as site:
        await send_frames(site, spoilt(FRAMES, long_count(0.3) // len(PARTS), part))


# -- REST --------------------------------------------------------------------------------------------------------------


class Line:
    """One connection and nothing else: a client like a browser's takes longer than the server it asks."""

    def __init__(self, address: str, cookie: str) -> None:
        self._address, self._cookie = address, cookie
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """The status and the whole answer."""
        if self._writer is None:
            host, port = self._address.split(":")
            self._reader, self._writer = await asyncio.open_connection(host, int(port), limit=2**20)
        said = f"{method} {path} HTTP/1.1\r\nHost: {self._address}\r\nCookie: {self._cookie}\r\n"
        said += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        self._writer.write(said.encode() + body)
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = re.search(rb"content-length: (\d+)", head)
        answer = await self._reader.readexactly(int(length[1])) if length else b""
        if b"connection: close" in head:
            await self.close()
        return int(head.split()[1]), answer

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


async def send_requests(site: Site, count: int, seed: int) -> None:
    eve, rng = Person(site), Random(seed)
    await eve.get("/api/me")
    line = Line(site.address, eve.cookie)
    bodies = [json.dumps(body).encode() for *_, body in REQUESTS if body is not None]
    paths = [path.encode() for _, path, _ in REQUESTS]
    spoilt_bodies, spoilt_paths = spoilt(bodies, count, seed), spoilt(paths, count, seed)
    for body, bad_path in zip(spoilt_bodies, spoilt_paths, strict=True):
        method, path, _ = rng.choice(REQUESTS)
        if rng.random() < 0.3:
            path = "/" + "".join(f"%{byte:02x}" for byte in bad_path[:200])
        status, answer = await line.ask(method, path, b"" if method == "GET" else body)
        assert status < 500, (method, path, body, answer)
    await line.close()
    await eve.close()


async def test_spoilt_requests_are_refused_with_a_code(site):
    await send_requests(site, 150, seed=0)


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
async def test_many_spoilt_requests_are_refused_with_a_code(tmp_path, part):
    with Site(tmp_path, limits=PATIENT) as site:
        await send_requests(site, long_count(0.05) // len(PARTS), part)

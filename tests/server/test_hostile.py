"""Whatever arrives on a socket gets a typed refusal, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.people import Page, Person
from tests.server.site import GENEROUS, PATIENCE, Site


@pytest.fixture
async def innocent(person):
    """Two people who play at another table, and still can afterwards."""
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        await page.move()
        await page.until(lambda: any(message["type"] == "presence" for message in page.messages))  # of its own arrival
        await page.settled()
        heard = len(page.messages)
        yield page
        await page.settled()
        assert [message["type"] for message in page.messages[heard:]] == ["pong"], "somebody else was touched"
        assert (await page.move())["type"] == "ack"


FRAMES = {
    "not JSON": ("{", "malformed"),
    "no object": ("[1]", "malformed"),
    "nothing": ("", "malformed"),
    "no type": ("{}", "malformed"),
    "unknown type": ('{"type":"teleport","intent":"x"}', "malformed"),
    "unknown field": ('{"type":"resign","intent":"x","seat":"w","now":true}', "malformed"),
    "missing field": ('{"type":"move","intent":"x","seat":"w","after":0}', "malformed"),
    "wrong kind of field": ('{"type":"move","intent":"x","seat":"w","text":5,"after":0}', "malformed"),
    "no whole number": ('{"type":"move","intent":"x","seat":"w","text":"a1-a2","after":0.5}', "malformed"),
    "a bad intent": ('{"type":"resign","intent":"../..","seat":"w"}', "malformed"),
    "a long move": (
        json.dumps({"type": "move", "intent": "x", "seat": "w", "text": "a" * 201, "after": 0}),
        "malformed",
    ),
    "binary": (b'{"type":"ping"}', "malformed"),
    "too big": (json.dumps({"type": "rename", "intent": "x", "name": "n" * 20_000}), "too-big"),
    "deep": ("[" * 10_000, "malformed"),
    "huge number": ('{"type":"hello","resume_after":' + "9" * 400 + "}", "malformed"),
    "lone surrogate": ('{"type":"rename","intent":"x","name":"\\ud800"}', "malformed"),
}


@pytest.mark.parametrize("what", FRAMES)
async def test_frames_that_cannot_be_read(person, innocent, what):
    frame, code = FRAMES[what]
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        await page.raw_frame(frame)
        refused = await page.until(lambda: next((m for m in page.messages if m["type"] == "refused"), None))
        assert refused["refusal"]["code"] == code
        is_readable = what not in ("lone surrogate", "binary")
        assert refused["intent"] == (
            "x" if is_readable and '"intent":"x"' in str(frame).replace(" ", "") else refused["intent"]
        )
        assert (await page.move())["type"] == "ack"


REFUSALS = {
    "somebody else's seat": ({"type": "move", "seat": "b", "text": "a8-a5", "after": 0}, "not-yours"),
    "a seat that is not there": ({"type": "move", "seat": "x", "text": "a8-a5", "after": 0}, "unknown-seat"),
    "a move from the future": ({"type": "move", "seat": "w", "text": "a1-a2", "after": 7}, "stale"),
    "no move at all": ({"type": "move", "seat": "w", "text": "castle", "after": 0}, "unreadable"),
    "control characters": ({"type": "move", "seat": "w", "text": "a1\u0000-a2", "after": 0}, "unreadable"),
    "time by hand": ({"type": "move", "seat": "w", "text": "time", "after": 0}, "unreadable"),
    "agreement by hand": ({"type": "move", "seat": "w", "text": "agree", "after": 0}, "unreadable"),
    "an illegal move": ({"type": "move", "seat": "w", "text": "a1-b2", "after": 0}, "illegal"),
    "an offer for the other": ({"type": "offer", "seat": "b"}, "not-yours"),
    "no offer to decline": ({"type": "decline", "seat": "w"}, "no-offer"),
    "no offer to withdraw": ({"type": "withdraw", "seat": "w"}, "no-offer"),
    "a rematch in the middle": ({"type": "rematch"}, "not-over"),
    "a curtain where there is none": ({"type": "lift_curtain", "seat": "w"}, "no-curtain"),
    "another's curtain": ({"type": "lift_curtain", "seat": "b"}, "not-yours"),
    "a seat in a full house": ({"type": "join"}, "not-open"),
    "one's own seat": ({"type": "claim", "seat": "w"}, "not-yours"),
    "a name of nothing": ({"type": "rename", "name": " \u200b "}, "bad-name"),
}


@pytest.mark.parametrize("what", REFUSALS)
async def test_intents_that_are_refused_change_nothing(person, innocent, what):
    message, code = REFUSALS[what]
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as page, bruno.at(table) as other:
        await page.until(lambda: page.seat("b")["present"])
        before = await bruno.get(f"/api/tables/{table}")
        heard = len(other.messages)
        refusal = await page.refused(message["type"], **{key: message[key] for key in message if key != "type"})
        assert refusal["code"] == code
        await other.settled()
        assert [message["type"] for message in other.messages[heard:] if message["type"] != "presence"] == ["pong"]
        assert await bruno.get(f"/api/tables/{table}") == before


async def test_an_illegal_move_names_the_rule(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        refusal = await page.refused("move", seat="w", text="a1-b2", after=0)
        assert refusal == {
            "code": "illegal",
            "reason": "not-straight",
            "rule": "§3.2, A10",
            "args": {"from": "a1", "to": "b2"},
        }
        assert (await page.refused("move", seat="b", text="a8-a5", after=0))["reason"] == "turn"
        await page.move("a1-a4")
        assert (await page.refused("move", seat="w", text="b1-b4", after=0))["code"] == "stale"  # a double click


async def test_watchers_may_not_act(person):
    anna, eve = person(), person()
    table = await anna.make(seats=["me", "shared"])
    async with eve.at(table) as page:
        for kind in ("move", "resign", "offer", "withdraw", "decline", "claim"):
            more = {"text": "a1-a2", "after": 0} if kind == "move" else {}
            assert (await page.refused(kind, seat="w", **more))["code"] == "not-yours"
        assert (await page.refused("leave"))["code"] == "not-yours"


async def test_nothing_before_hello(person):
    anna = person()
    table = await anna.make()
    page = Page(anna, await anna.socket(f"/ws/table/{table}"))
    await page.send(type="ping")
    await page.until(lambda: page.messages)
    assert page.messages[0]["refusal"]["code"] == "no-hello"
    await page.send(type="hello")
    await page.until(lambda: page.table)
    await page.close()


@pytest.mark.parametrize("table", ["nowhere", "x" * 200, "%2e%2e", "222222222222"])
async def test_a_table_that_is_not_there(person, table):
    anna = person()
    page = Page(anna, await anna.socket(f"/ws/table/{table}"))
    await page.until_closed()
    assert page.messages[-1]["type"] == "closed"
    assert page.messages[-1]["refusal"]["code"] == "unknown-table"


async def test_rubbish_without_end_closes_only_its_own_socket(person, innocent):
    eve = person()
    table = await eve.make(seats=["me", "shared"])
    page = Page(eve, await eve.socket(f"/ws/table/{table}"))
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1000):
            await page.raw_frame("rubbish")
    await page.until_closed()
    assert page.messages[-1]["type"] == "closed"
    async with eve.at(table) as again:
        assert (await again.move())["type"] == "ack"


async def test_a_flood_is_slowed_down_and_then_cut(person, tmp_path):
    limits = replace(GENEROUS, messages_per_second=0.001, message_burst=5, rubbish_before_closing=3)
    with Site(tmp_path, limits=limits) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        page = Page(anna, await anna.socket(f"/ws/table/{table}"))
        await page.send(type="hello")
        for number in range(12):
            await page.send(type="offer", intent=f"flood{number}", seat="w")
        await page.until_closed()
        codes = [message["refusal"]["code"] for message in page.messages if message["type"] == "refused"]
        assert codes.count("too-fast") == 4
        assert page.messages[-1]["type"] == "closed"


async def test_one_guest_has_only_so_many_sockets(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, sockets_per_guest=2)) as site:
        anna, bruno = person(site), person(site)
        table = await anna.make(seats=["me", "shared"])
        async with anna.at(table), anna.at(table):
            third = Page(anna, await anna.socket(f"/ws/table/{table}"))
            await third.until_closed()
            assert third.messages[-1]["refusal"]["code"] == "too-many"
            async with bruno.at(table) as page:
                assert page.table


async def test_other_sites_cannot_open_our_sockets(person):
    anna = person()
    table = await anna.make()
    for origin in ("https://evil.example", "null", f"http://{anna.address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            await anna.socket(f"/ws/table/{table}", Origin=origin)
        assert refused.value.response.status_code == 403
    own = Page(anna, await anna.socket(f"/ws/table/{table}", Origin=f"http://{anna.address}"))
    await own.send(type="hello")
    await own.until(lambda: own.table)
    await own.close()


VERBS = ("hello", "move", "resign", "offer", "rematch", "lift_curtain", "join", "leave", "claim", "rename")
FIELDS = ("type", "intent", "seat", "text", "after", "bot", "name", "viewer", "resume_after")
WORDS = st.sampled_from((*VERBS, *FIELDS, "w", "b", "a1-a4", "x1", "simple"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=6),
    max_leaves=12,
)
MESSAGES = st.fixed_dictionaries(
    {"type": WORDS, "intent": WORDS},
    optional={"seat": WORDS | JSON, "text": WORDS | st.text(max_size=12), "after": JSON, "name": JSON, "bot": WORDS},
)
FUZZ = st.one_of(st.binary(max_size=200), st.text(max_size=200), JSON.map(json.dumps), MESSAGES.map(json.dumps))


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FUZZ, min_size=1, max_size=20))
def test_fuzzed_frames_touch_nobody_else(site, frames):
    asyncio.run(_fuzz(site, frames))


async def _fuzz(site, frames):
    eve, anna = Person(site), Person(site)
    theirs, ours = await eve.make(seats=["me", "open"]), await anna.make(seats=["me", "shared"])
    async with anna.at(ours) as page:
        rude = Page(eve, await eve.socket(f"/ws/table/{theirs}"))
        try:
            await rude.send(type="hello")
            for frame in frames:
                await rude.raw_frame(frame)
            await rude.settled()
        except (ConnectionClosed, AssertionError):
            assert rude.is_closed
            assert rude.problem is None
        before = len(page.messages)
        assert (await page.move())["type"] == "ack"
        assert {message["type"] for message in page.messages[before:]} <= {"update", "ack", "presence"}
        await rude.close()
    async with eve.at(theirs) as again:
        assert again.table["now"]["status"] in ("open", "running", "over")
    await eve.close()
    await anna.close()


async def test_random_bytes_below_the_protocol(site, person, innocent):
    """Not even a WebSocket: the listening port itself."""
    rng = random.Random(3)
    host, port = site.address.split(":")
    for _ in range(30):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(rng.choice([b"GET /ws/lobby HTTP/1.1\r\n", b"", b"\x81\xff"]) + rng.randbytes(300) + b"\r\n\r\n")
        writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            await reader.read(1000)
        writer.close()
    assert (await person().get("/api/health"))["status"] == "ok"


async def test_players_never_wait_behind_those_who_watch(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, watching_pages_per_table=2)) as site:
        anna, watchers = person(site), [person(site) for _ in range(3)]
        table = await anna.make(seats=["me", "shared"])
        async with contextlib.AsyncExitStack() as stack:
            for watcher in watchers[:2]:
                await stack.enter_async_context(watcher.at(table))
            async with watchers[2].at(table, viewer=None) as page:
                await page.until(lambda: page.messages)
                assert page.messages[-1]["refusal"]["code"] == "too-many"
            player = await stack.enter_async_context(anna.at(table))
            assert (await player.move())["type"] == "ack"


async def test_who_comes_and_goes_in_quick_succession_is_told_once(person, site):
    """Every page of a guest was told to all others one by one."""
    anna = person()
    table = await anna.make(seats=["me", "shared"])

    async def crowd(size: int) -> None:
        for _ in range(size):
            site.house.tables[table].presence.changed()

    async with anna.at(table) as page:

        def told() -> int:
            return sum(message["type"] == "presence" for message in page.messages)

        await page.until(told)  # of its own arrival
        site.ask(crowd(1000))
        await page.until(lambda: told() > 1)
        await page.settled()
        assert told() == 2


async def test_one_guest_cannot_fill_a_table_with_pages(person, tmp_path):
    with Site(tmp_path, limits=replace(GENEROUS, pages_per_guest=3)) as site:
        anna, eve = person(site), person(site)
        table = await anna.make(seats=["me", "shared"])
        for _ in range(10):
            async with eve.at(table):
                pass
        assert len(site.house.tables[table].audience) <= 3
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(eve.at(table)) for _ in range(4)]
            await pages[0].until(lambda: pages[0].messages[-1]["type"] == "closed")
            assert pages[0].messages[-1]["refusal"]["code"] == "replaced"
            assert len(site.house.tables[table].audience) == 3

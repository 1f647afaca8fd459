"""Lost connections, repeated intents, and a server that stops and starts again."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

import pytest
import sqlalchemy as sa

from ludoteca import bots, play
from ludoteca.core import Seat
from ludoteca.server import bot_seats
from ludoteca.server.protocol import Ack, Hello
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store, tables
from ludoteca.server.viewers import MOST_WAITING, Connection, Viewer
from tests.server.people import Page
from tests.server.site import GENEROUS, Site, with_database


async def reconnect(person, table, **hello):
    page = Page(person, await person.socket(f"/ws/table/{table}"))
    await page.send(type="hello", **hello)
    return page


async def test_resume_yields_exactly_the_missing_messages(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as steady, anna.at(table) as lost:
        for _ in range(3):
            await steady.move()
        await lost.until(lambda: lost.now["ply"] == 3)
        await lost.settled()
        at, viewer = lost.seq, lost.viewer
        await lost.close()
        for _ in range(4):
            await steady.move()
        back = await reconnect(anna, table, viewer=viewer, resume_after=at)
        await back.until(lambda: any(message.get("now", {}).get("ply") == 7 for message in back.messages))
        assert back.messages[0]["type"] == "resumed"
        counted = back.messages[1:]
        assert [message["seq"] for message in counted] == list(range(at + 1, at + 1 + len(counted)))
        entries = [entry for message in counted if message["type"] == "update" for entry in message["entries"]]
        assert entries == steady.table["log"][3:]
        # again from further back: the same bytes
        again = await reconnect(anna, table, viewer=viewer, resume_after=2)
        await again.until(lambda: again.seq >= back.seq)
        tail = [raw for raw, message in zip(back.raw, back.messages, strict=True) if message["type"] == "update"]
        assert tail == [raw for raw in again.raw if raw in tail]
        await back.until_closed()  # one viewer has one socket: the older one was told
        assert back.messages[-1]["type"] == "closed"
        assert back.messages[-1]["refusal"]["code"] == "replaced"
        await again.close()


async def test_resuming_what_is_not_known_shows_the_table_anew(person):
    anna, eve = person(), person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        await page.move()
        for one, hello in (
            (anna, {"viewer": page.viewer, "resume_after": 10_000}),
            (anna, {"viewer": "nobody", "resume_after": 1}),
            (eve, {"viewer": page.viewer, "resume_after": 1}),
        ):
            other = await reconnect(one, table, **hello)
            await other.until(lambda other=other: other.table)
            assert other.messages[0]["type"] == "view"
            assert other.messages[0]["seq"] == 1
            assert other.viewer != page.viewer
            await other.close()
        await page.move()
        assert not page.is_closed


async def test_messages_that_are_no_longer_kept_are_replaced_by_a_fresh_view(person, tmp_path):

    with Site(tmp_path, limits=replace(GENEROUS, kept_bytes=8_000)) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        async with anna.at(table) as page:
            viewer = page.viewer
            for _ in range(12):
                await page.move()
        back = await reconnect(anna, table, viewer=viewer, resume_after=1)
        await back.until(lambda: back.table)
        assert back.messages[0]["type"] == "view"
        assert back.now["ply"] == 12
        await back.close()


async def test_an_intent_sent_twice_is_done_once_and_answered_twice(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        move = {"type": "move", "intent": "once", "seat": "w", "text": "a1-a4", "after": 0}
        for _ in range(3):
            await page.send(**move)
        await page.until(lambda: sum(m["type"] == "ack" for m in page.messages) == 3)
        assert {m["ply"] for m in page.messages if m["type"] == "ack"} == {1}
        assert page.now["ply"] == 1
    async with anna.at(table) as page:  # also from another page
        await page.send(**move)
        assert (await page.answer("once"))["type"] == "ack"
        assert page.now["ply"] == 1


async def test_ids_of_intents_belong_to_each_guest(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    async with anna.at(table) as white, bruno.at(table) as black:
        await black.done("join", intent="same")
        await white.until(lambda: white.now["status"] == "running")
        assert (await white.move("a1-a4", intent="same"))["ply"] == 1


async def test_every_table_resumes_after_a_restart(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno = await person(site).named("Anna"), await person(site).named("Bruno")
        played = await anna.make(seats=["me", "open"], public=True, options={"board": "8x9"})
        waiting = await anna.make(seats=["me", "open"], public=True)
        await bruno.http.post(f"/api/tables/{played}/join", json={})
        async with anna.at(played) as white, bruno.at(played) as black:
            await white.move(intent="first")
            await black.until(lambda: black.now["ply"] == 1)
            await black.done("offer", seat="b")
            await white.until(lambda: white.now["offers"] == ["b"])
            before = white.table
    with Site(tmp_path) as site:
        anna.visit(site)
        bruno.visit(site)
        listed = (await anna.get("/api/tables"))["tables"]
        assert [table["id"] for table in listed] == [played, waiting]
        async with anna.at(played, viewer=white.viewer, resume_after=white.seq) as page:
            await page.until(lambda: page.table)  # the token died with the old process: a fresh view
            for key in ("now", "log", "commitment", "options", "perspective"):
                assert page.table[key] == before[key], key
            assert page.seat("b")["name"] == "Bruno"
            assert (await page.act("move", intent="first", seat="w", text="a1-a4", after=0))["ply"] == 1
            async with bruno.at(played) as other:
                await other.move()
                await page.until(lambda: page.now["ply"] == 3)


@contextlib.asynccontextmanager
async def beside_a_bot_that_thinks(person, tmp_path):
    """Somebody has moved, and it is the turn of a bot that finds no move."""
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "bot:random"])
        site.ask(stop_bots(site))
        async with anna.at(table) as page:
            await page.move()
            await page.settled()
            yield site, anna, page


async def test_a_bot_goes_on_after_a_restart(person, tmp_path):
    async with beside_a_bot_that_thinks(person, tmp_path) as (_, anna, page):
        table = page.table["id"]
    with Site(tmp_path) as site:
        anna.visit(site)
        async with anna.at(table) as page:
            await page.until(lambda: page.now["ply"] == 2)


async def stop_bots(site):
    """Bots of this server think for ever."""

    async def choose(*_):
        await asyncio.Event().wait()

    site.house.pool.choose = choose


async def test_a_game_ends_while_its_bot_thinks(person, tmp_path):
    async with beside_a_bot_that_thinks(person, tmp_path) as (site, _, page):
        table = site.house.tables[page.table["id"]]
        assert table.bots.is_thinking
        await page.done("resign", seat="w")
        await page.settled()
        assert not table.bots.is_thinking
        assert page.now["outcome"]["winners"] == ["b"]


async def test_a_broken_bot_does_not_stop_its_table(person, tmp_path):
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "bot:simple"])

        async def fail(*_):
            raise ZeroDivisionError

        site.house.pool.choose = fail
        async with anna.at(table) as page:
            await page.move()
            await page.until(lambda: page.now["ply"] == 2)


async def test_for_a_broken_bot_the_gentlest_one_plays(person, tmp_path, monkeypatch):
    """Any legal move was played instead, also one that throws the game away."""

    class Last:
        budget = 1

        def choose(self, view, legal, limit):
            return legal[-1]

    asked = []
    monkeypatch.setattr(bot_seats.bots, "find", lambda name: asked.append(name) or (lambda game: Last()))
    latrunculi = play.find("latrunculi")
    state = latrunculi.setup(latrunculi.Options())
    state = latrunculi.apply(state, Seat(0), latrunculi.legal_moves(state, Seat(0))[0])
    last = latrunculi.format_move(state, Seat(1), latrunculi.legal_moves(state, Seat(1))[-1])
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "bot:5"])

        async def fail(*_):
            raise ZeroDivisionError

        site.house.pool.choose = fail
        async with anna.at(table) as page:
            await page.move()
            await page.until(lambda: page.now["ply"] == 2)
            assert page.table["log"][1]["text"] == last
    assert asked == [bots.GENTLEST]


async def test_what_cannot_be_stored_did_not_happen(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno = person(site), person(site)
        table, other = await anna.make(seats=["me", "shared"]), await bruno.make(seats=["me", "shared"])
        async with bruno.at(other) as untouched:
            page = Page(anna, await anna.socket(f"/ws/table/{table}"))
            await page.send(type="hello")
            await page.until(lambda: page.table)
            await page.move("a1-a4")
            commits = site.house.store.commits
            put = commits.put

            async def fail(*_):
                raise OSError("no space left")

            commits.put = fail
            await page.send(type="move", intent="lost", seat="b", text="a8-a5", after=1)
            await page.until_closed()
            assert not any(m["type"] == "ack" and m["intent"] == "lost" for m in page.messages)
            assert page.messages[-1]["refusal"]["code"] == "unavailable"
            commits.put = put
            async with anna.at(table) as again:
                assert again.now["ply"] == 1
                assert (await again.act("move", intent="lost", seat="b", text="a8-a5", after=1))["type"] == "ack"
            await untouched.move()


async def test_tables_nobody_looks_at_leave_memory_and_come_back(person, tmp_path):
    with Site(tmp_path, forget_viewer_after=-1.0, forget_table_after=-1.0) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        async with anna.at(table) as page:
            await page.move()
            site.loop.call_soon_threadsafe(site.house.sweep)
            await page.settled()
            assert table in site.house.tables  # somebody is there
        await page.until_closed()
        await anna.get("/api/health")

        async def swept():
            while table in site.house.tables:
                site.house.sweep()
                await asyncio.sleep(0)

        site.ask(swept())
        assert (await anna.get(f"/api/tables/{table}"))["now"]["ply"] == 1


async def test_a_page_that_is_cut_off_while_it_arrives_is_not_there(person, tmp_path):
    with Site(tmp_path) as site:
        table = await person(site).make(seats=["me", "open"])

        async def arrive_and_be_cut_off():
            is_arriving = asyncio.Event()

            async def load(_):
                is_arriving.set()
                await asyncio.Event().wait()

            site.house.guests.load = load
            owner = site.house.tables[table]
            arriving = asyncio.create_task(owner.attach("guest", Hello(), Connection()))
            await is_arriving.wait()
            arriving.cancel()
            await asyncio.wait({arriving})
            return len(owner.audience)

        assert site.ask(arrive_and_be_cut_off()) == 0


async def test_a_page_that_says_hello_late_finds_the_table_that_has_left_memory(person, site):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    page = Page(anna, await anna.socket(f"/ws/table/{table}"))
    await page.send(type="ping")
    await page.until(lambda: page.messages)  # the server has found the table for this socket

    async def leave_memory():
        site.house.tables[table].close()

    site.ask(leave_memory())
    await page.send(type="hello")
    await page.until(lambda: page.table)
    assert (await page.move())["type"] == "ack"
    await page.close()


async def test_no_table_is_opened_in_a_house_that_is_closed(person, tmp_path):
    """Its bots would play on, without the pool in which they think."""
    with Site(tmp_path) as site:
        table = await person(site).make(seats=["me", "bot:random"])
        site.ask(site.house.close())
        with pytest.raises(Refuse, match="unavailable"):
            site.ask(site.house.find(table))


async def test_a_reader_that_does_not_read_is_cut_and_others_are_not(person):
    connection = Connection()
    viewer = Viewer("token", "guest", keep=10_000)
    viewer.connect(connection)
    for _ in range(MOST_WAITING + 1):
        viewer.say(lambda seq: Ack(seq, "x", 0))
    assert connection.is_closing
    assert await connection.next() is None
    assert viewer.can_resume(viewer.seq - 5), "it may come back and go on"
    assert not viewer.can_resume(1)


async def rename_game(folder, table, game):
    """In the database of a site that is closed."""
    store = Store(with_database(folder))
    async with store.writing() as connection:
        await connection.execute(sa.update(tables).where(tables.c.id == table).values(game=game))
    await store.close()


async def test_a_table_of_a_game_that_is_no_longer_installed_waits_and_holds_up_no_other(person, tmp_path):
    with Site(tmp_path) as site:
        anna = person(site)
        gone, other = await anna.make(seats=["me", "shared"]), await anna.make(seats=["me", "shared"])
    await rename_game(tmp_path, gone, "uninstalled")
    with Site(tmp_path) as site:
        bruno = person(site)
        answer = await bruno.http.get(f"/api/tables/{gone}")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await bruno.get(f"/api/tables/{other}"))["game"] == "latrunculi"
    await rename_game(tmp_path, gone, "latrunculi")
    with Site(tmp_path) as site:
        assert (await person(site).get(f"/api/tables/{gone}"))["game"] == "latrunculi"

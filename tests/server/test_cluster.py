"""One site in several processes: people meet whichever process their pages are at."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator

import pytest

from ludoteca.play.realtime.press import QUOTA_MS
from ludoteca.server.store import Store
from tests.server.clusters import ClusterOfProcesses
from tests.server.events import Held
from tests.server.people import Page, Person
from tests.server.site import PATIENCE
from tests.server.test_finding import Seeker
from tests.server.test_real_time import begun, press, ready, rested


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    with ClusterOfProcesses(tmp_path_factory.mktemp("cluster"), 2) as cluster:
        yield cluster


@contextlib.asynccontextmanager
async def people_at(cluster, *numbers) -> AsyncIterator[list[Person]]:
    """One person at each of these processes."""
    people = [Person(cluster.addresses()[number]) for number in numbers]
    try:
        yield people
    finally:
        for person in people:
            await person.close()


async def eventually(ask, is_so):
    """Ask again until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := await ask()):
            await asyncio.sleep(0.02)
        return found


async def move(page: Page, rng: random.Random) -> int:
    await page.until(lambda: any(page.now["legal"].values()))
    seat, texts = next((seat, texts) for seat, texts in page.now["legal"].items() if texts)
    answer = await page.done("move", seat=seat, text=rng.choice(texts), after=page.now["ply"])
    ply: int = answer["ply"]
    return ply


@contextlib.asynccontextmanager
async def listening(person: Person, path: str) -> AsyncIterator[Seeker]:
    """A page that is not at a table."""
    async with await person.socket(path) as socket:
        page = Seeker(person, socket)
        await page.say(type="hello")
        async with asyncio.timeout(2 * PATIENCE):
            yield page


async def test_two_people_at_two_processes_play_one_game(cluster):
    rng = random.Random(1)
    async with people_at(cluster, 0, 1) as (anna, bruno):
        table = await anna.make(game="scamorra", seats=["me", "open"])
        joined = await bruno.http.post(f"/api/tables/{table}/join", json={})
        assert joined.status_code == 200, joined.text
        async with anna.at(table) as hers, bruno.at(table) as his:
            for ply in range(12):
                page = hers if any(hers.now["legal"].values()) else his
                ply = await move(page, rng)
                for one in (hers, his):
                    await one.until(lambda one=one, ply=ply: one.now["ply"] >= ply)
            assert hers.now["ply"] == his.now["ply"]
        for person, other in ((anna, bruno), (bruno, anna)):
            own, theirs = await person.get(f"/api/tables/{table}"), await other.get(f"/api/tables/{table}")
            assert len(own["log"]) == len(theirs["log"])
            assert own["log"] != theirs["log"], "each reads only their own cards"


@pytest.mark.long
async def test_two_people_at_two_processes_race(cluster):
    options = {"players": "2", "count": "automatic"}
    async with people_at(cluster, 0, 1) as (anna, bruno):
        table = await anna.make(game="scorso", options=options, seats=["me", "open"])
        async with anna.at(table) as hers, bruno.at(table) as his:
            await his.done("join")
            await ready(hers, his)
            await begun(hers, his)
            for _ in range(3):  # as often as there is a roll without a decision
                answers = await asyncio.gather(press(hers, "roll *"), press(his, "roll *"))
                assert [answer["type"] for answer in answers] == ["ack", "ack"], answers
                await asyncio.gather(rested(hers), rested(his))
            await his.until(lambda: his.now["ply"] == hers.now["ply"])
            assert his.now["shown"]["ring"] == hers.now["shown"]["ring"]
    store = Store(cluster.database)
    _, lines = await store.table(table) or (None, [])
    await store.close()
    rulings = [(line.seat, json.loads(line.text or "")) for line in lines if line.kind == "ruling"]
    assert sorted(seat for seat, _ in rulings) == ["A"] * 3 + ["B"] * 3
    for _, ruling in rulings:  # both pages are on this machine: nobody is dated back by much, nor counted later
        assert 0 <= ruling["arrival"] - ruling["press"] <= 50 + QUOTA_MS


@contextlib.asynccontextmanager
async def at_both(hers: Person, his: Person, table: str) -> AsyncIterator[tuple[Page, Page]]:
    async with hers.at(table) as a, his.at(table) as b:
        yield a, b


async def test_a_race_of_people_elsewhere_goes_on_when_the_process_that_has_it_is_killed(cluster):
    third = cluster.start()
    try:
        async with people_at(cluster, 0, 1) as (anna, bruno):
            anna.visit(third.address)
            table = await anna.make(game="scorso", options={"players": "2", "count": "automatic"}, seats=["me", "open"])
            anna.visit(cluster.addresses()[0])
            async with at_both(anna, bruno, table) as (hers, his):
                await his.done("join")
                await ready(hers, his)
                await begun(hers, his)
                answers = await asyncio.gather(press(hers, "roll *"), press(his, "roll *"))
                assert [answer["type"] for answer in answers] == ["ack", "ack"], answers
                third.kill()  # while the dice tumble
                await asyncio.gather(hers.until_closed(), his.until_closed())
            async with at_both(anna, bruno, table) as (hers, his):
                await begun(hers, his)  # the countdown is repeated
                await asyncio.gather(rested(hers), rested(his))
                answers = await asyncio.gather(press(hers, "roll *"), press(his, "roll *"))
                assert [answer["type"] for answer in answers] == ["ack", "ack"], answers
                await asyncio.gather(rested(hers), rested(his))
                await hers.until(lambda: hers.now["ply"] == his.now["ply"])
                assert hers.now["shown"]["ring"] == his.now["shown"]["ring"]
                rolls = [entry["seat"] for entry in hers.table["log"] if entry["text"].startswith("roll")]
                assert sorted(rolls) == ["A", "A", "B", "B"], "a roll is lost, or counts twice"
    finally:
        third.__exit__()


async def test_the_lobby_of_every_process_lists_the_tables_of_all(cluster):
    async with people_at(cluster, 0, 1) as (anna, bruno):
        table = await anna.make(seats=["me", "open"], public=True)

        async def listed():
            return [one["id"] for one in (await bruno.get("/api/tables"))["tables"]]

        await eventually(listed, lambda ids: table in ids)
        await anna.http.post(f"/api/tables/{table}/leave")
        await eventually(listed, lambda ids: table not in ids)


async def test_anyone_now_finds_people_at_other_processes(cluster):
    async with (
        people_at(cluster, 0, 1) as (anna, bruno),
        listening(anna, "/ws/lobby") as hers,
        listening(bruno, "/ws/lobby") as his,
    ):
        await hers.seek()
        await his.seek()
        assert await hers.paired() == await his.paired()


async def test_my_games_are_the_same_at_every_process_and_the_bell_rings(cluster):
    async with people_at(cluster, 0, 1) as (anna, bruno):
        table = await anna.make(seats=["me", "open"])
        async with listening(anna, "/ws/me") as bell:
            await bell.hear("mine")
            anna.visit(cluster.addresses()[1])
            bruno.visit(cluster.addresses()[0])
            await bruno.http.post(f"/api/tables/{table}/join", json={})
            await bell.hear("mine")
        for person in (anna, bruno):
            assert table in [one["id"] for one in (await person.get("/api/me/tables"))["tables"]]
        await bruno.named("Bruno")
        await eventually(
            lambda: anna.get(f"/api/tables/{table}"),
            lambda shown: "Bruno" in [seat["name"] for seat in shown["seats"] if seat.get("name")],
        )


async def test_a_page_goes_on_at_another_process_where_it_was(cluster):
    async with people_at(cluster, 0) as (anna,):
        table = await anna.make(seats=["me", "shared"])
        anna.visit(cluster.addresses()[1])
        async with anna.at(table) as page:
            await page.move()
            seen, viewer, ply = page.seq, page.viewer, page.now["ply"]
        anna.visit(cluster.addresses()[0])
        async with anna.at(table, viewer=viewer, resume_after=seen - 1) as again:
            await again.until(lambda: any(message["type"] == "resumed" for message in again.messages))
            await again.until(lambda: again.seq >= seen)
        assert len((await anna.get(f"/api/tables/{table}"))["log"]) == ply


async def test_an_event_is_held_in_one_process_and_seen_from_all(cluster):
    async with people_at(cluster, 0, 1) as (anna, bruno):
        held = await Held.make(anna, {"public": True})
        async with bruno.following(held.id) as follower:
            await follower.news()
            await held.act(bruno, "enter", name="Bruno")
            await follower.news()
        for person in (anna, bruno):
            assert [one["name"] for one in (await held.seen(person))["entrants"]] == ["Bruno"]
            assert held.id in [one["id"] for one in (await person.get("/api/events"))["events"]]


async def test_results_of_all_processes_count_one_after_the_other(cluster):
    async with people_at(cluster, 0, 1) as (anna, bruno):
        await anna.with_account("Aurelia")
        await bruno.with_account("Balbo")
        for maker, other in ((anna, bruno), (bruno, anna), (anna, bruno)):
            table = await maker.make(seats=["me", "open"], terms={"rated": True})
            async with maker.at(table) as page, other.at(table) as his:
                await his.done("join")
                await page.until(lambda page=page: any(page.now["legal"].values()))
                await page.done("move", seat="w", text="e1-e4", after=0)
                await his.until(lambda his=his: his.now["ply"] == 1)
                await his.done("resign", seat="b")

        async def standings(person):
            found = await person.get("/api/ratings/latrunculi")
            return [(one["name"], one["rating"]) for one in found["standings"]]

        first = await standings(anna)
        assert {name for name, _ in first} >= {"Aurelia", "Balbo"}
        await eventually(lambda: standings(bruno), lambda found: found == first)


async def tables_in_memory(cluster) -> int:
    found = 0
    for address in cluster.addresses():
        person = Person(address)
        found += (await person.get("/api/health"))["tables"]
        await person.close()
    return found


async def test_tables_of_a_process_that_is_gone_are_taken_up_although_nobody_asks(cluster):
    third = cluster.start()
    try:
        person = Person(third.address)
        table = await person.make(seats=["me", "shared"], terms={"clock": "fischer 600+5"})
        before = await tables_in_memory(cluster)
        third.kill()
        await eventually(lambda: tables_in_memory(cluster), lambda count: count == before + 1)
        person.visit(cluster.addresses()[0])
        assert (await person.get(f"/api/tables/{table}"))["id"] == table
        await person.close()
    finally:
        third.__exit__()


async def test_a_process_that_stops_hands_its_tables_over(cluster):
    third = cluster.start()
    try:
        person = Person(third.address)
        table = await person.make(seats=["me", "shared"])
        person.visit(cluster.addresses()[0])
        async with person.at(table) as page:
            await page.move()
            assert await asyncio.to_thread(third.stop) == 0
            await page.until_closed()
        async with person.at(table) as again:
            assert again.now["ply"] == 1
            await again.move()
        await person.close()
    finally:
        third.__exit__()

"""A site moves from SQLite to PostgreSQL and back: the same people, tables, records and ratings, and play goes on."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from ludoteca.cli import main
from ludoteca.server.moving import NotEmpty, copy
from ludoteca.server.one_server import alone, file_of
from ludoteca.server.settings import sqlite_url
from ludoteca.server.store import Store, metadata
from ludoteca.server.talk_store import reports
from tests.server.people import Person
from tests.server.site import Site, postgres_database, with_database


async def rows(url):
    """Everything there is, table by table."""
    store = Store(url)
    async with store.engine.connect() as connection:
        found = {
            table.name: sorted(tuple(row) for row in await connection.execute(sa.select(table)))
            for table in metadata.sorted_tables
        }
    await store.close()
    return found


async def moved(source, target):
    before, after = Store(source), Store(target)
    try:
        return await copy(before, after)
    finally:
        await before.close()
        await after.close()


async def told(person, tables):
    """What somebody is told of the site."""
    paths = [f"/api/tables/{table}" for table in tables] + ["/api/me", "/api/me/ratings", "/api/ratings/latrunculi"]
    answers = {path: await person.get(path) for path in paths}
    for path in paths[: len(tables)]:
        answers[path].pop("away")  # how long somebody has been away
        answers[f"{path}/record"] = (await person.http.get(f"{path}/record")).text
    return answers


async def lived_in(site):
    """A site with a finished rated game, talk about it that was reported, and a running game with secrets."""
    anna, bruno = Person(site), Person(site)
    for one, name in ((anna, "Ännchen"), (bruno, "Břetislav")):
        await one.get("/api/me")
        await one.with_account(name)
    rated = await anna.make(seats=["me", "open"], terms={"rated": True, "talk": "free", "clock": "fischer 600+5"})
    assert (await bruno.http.post(f"/api/tables/{rated}/join", json={})).status_code == 200
    async with anna.at(rated) as white, bruno.at(rated) as black:
        await white.done("move", seat="w", text="e1-e4", after=0)
        await white.done("say", kind="text", text="čau – 2 × 3 ≤ 7")
        [said] = await black.until(lambda: [one["said"] for one in black.messages if one["type"] == "talked"])
        await black.done("report", number=said["number"])
        await black.done("resign", seat="b")
    running = await anna.make(game="scamorra", seats=["me", "open"])
    assert (await bruno.http.post(f"/api/tables/{running}/join", json={})).status_code == 200
    async with anna.at(running) as one, bruno.at(running) as other:
        for _ in range(6):
            page = one if one.now["legal"] else other
            await page.move()
            await (other if page is one else one).until(lambda one=one, other=other: one.now["ply"] == other.now["ply"])
    return anna, bruno, [rated, running]


async def test_a_site_moves_to_postgresql_and_back(tmp_path):
    first, second, third = with_database(tmp_path), postgres_database(tmp_path), sqlite_url(tmp_path / "back")
    with Site(tmp_path, database=first) as site:
        anna, bruno, tables = await lived_in(site)
        before = [await told(one, tables) for one in (anna, bruno)]
    assert await moved(first, second) == sum(len(found) for found in (await rows(first)).values()) > 30
    assert await rows(second) == await rows(first)
    with Site(tmp_path, database=second) as site:
        for one, was in zip((anna, bruno), before, strict=True):
            one.visit(site)
            assert await told(one, tables) == was
        async with anna.at(tables[1]) as one, bruno.at(tables[1]) as other:
            await (one if one.now["legal"] else other).move()
        async with bruno.at(tables[0]) as page:
            await page.done("say", kind="text", text="ahoj")
        async with anna.at(tables[0]) as page:
            await page.done("report", number=page.table["talk"]["said"][-1]["number"])
    await moved(second, third)
    assert await rows(third) == await rows(second)
    assert [len({row[0] for row in (await rows(url))["reports"]}) for url in (first, second)] == [1, 2]
    for one in (anna, bruno):
        await one.close()


async def test_a_site_is_not_copied_over_another(any_store, tmp_path):
    other = Store(sqlite_url(tmp_path / "other"))
    await copy(any_store, other)
    await other.signing_key()
    await any_store.change_guest("a", "Anna", None, 1)
    with pytest.raises(NotEmpty):
        await copy(any_store, other)
    assert await other.guests(["a"]) == {}
    async with any_store.writing() as connection:
        values = {"at": 1, "table_id": "t", "reporter": "a", "reported": "b", "number": 1, "text": ""}
        await connection.execute(reports.insert().values(values))
    await other.close()


@pytest.mark.parametrize("is_elsewhere", [False, True], ids=["file", "postgresql"])
async def test_a_site_that_is_open_is_not_copied_nor_copied_to(tmp_path, capsys, is_elsewhere):
    """What it acknowledges meanwhile would be in one of the two only."""
    url = postgres_database(tmp_path) if is_elsewhere else with_database(tmp_path)
    closed, empty = with_database(tmp_path / "closed"), sqlite_url(tmp_path / "empty")
    with alone(file_of(url)), Site(tmp_path, database=url):  # `ludoteca serve` holds its file
        for words in ([url, empty], [closed, url]):
            assert await asyncio.to_thread(main, ["database", "copy", *words]) == 2
            told = capsys.readouterr().err
            assert f"{url}: a Ludoteca has this site open" in told
            [line] = [line for line in told.splitlines() if "[info" not in line]  # the site tells of itself
            assert line.startswith("error: ")
    assert await asyncio.to_thread(main, ["database", "copy", url, empty]) == 0

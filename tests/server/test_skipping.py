"""Whoever is out and leaves only machines behind skips to the end."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca import play
from ludoteca.server import skipping
from tests.server.site import Site

BEATS = {"players": "3", "pace": "beats", "max_rounds": "3"}


async def out_of_the_game(page):
    """The seat A gives up; the others play on."""
    await page.done("resign", seat="A")
    await page.until(lambda: page.now["out"] == ["A"])


@pytest.fixture
def pensive(tmp_path):
    """A site whose machines never decide, unless somebody skips to the end."""
    with Site(tmp_path) as site:
        choose = site.house.pool.choose

        async def think(*given):
            if given[-1] != skipping.SECONDS:
                await asyncio.Event().wait()
            return await choose(*given)

        site.house.pool.choose = think
        yield site


@pytest.mark.parametrize("pace", ["beats", "real_time"])
async def test_the_machines_play_on_at_once_and_the_result_is_shown(pensive, person, pace):
    anna = person(pensive)
    table = await anna.make(game="scorso", options=BEATS | {"pace": pace}, seats=["me", "bot:simple", "bot:simple"])
    async with anna.at(table) as page:
        await out_of_the_game(page)
        await page.done("skip")
        await page.until(lambda: page.now["status"] == "over")
        assert page.now["outcome"]["winners"][0] in ("B", "C")
        assert (await page.refused("skip"))["code"] == "not-running"
    assert play.verify((await anna.http.get(f"/api/tables/{table}/record")).text).outcome


async def test_nobody_skips_what_people_still_play(person):
    anna, bruno = person(), person()
    table = await anna.make(game="scorso", options=BEATS, seats=["me", "open", "bot:simple"])
    async with anna.at(table) as page, bruno.at(table) as other, person().at(table) as watcher:
        await other.done("join")
        await page.until(lambda: page.now["status"] == "running")
        assert (await page.refused("skip"))["code"] == "people-play"
        await out_of_the_game(page)
        assert (await page.refused("skip"))["code"] == "people-play"
        assert (await watcher.refused("skip"))["code"] == "not-yours"

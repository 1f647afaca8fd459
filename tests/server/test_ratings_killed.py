"""SIGKILL while rated games end: the ratings that are kept are always those that the journals say."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ludoteca.server.ratings.recompute import recompute
from ludoteca.server.settings import sqlite_url
from ludoteca.server.store import Store
from tests.server.killed import Process
from tests.server.people import Person
from tests.server.site import PATIENCE
from tests.server.test_killed import Player
from tests.server.test_ratings import RATED, rows


class Told:
    """The tables whose end was acknowledged."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.goal = 0
        self.is_reached = asyncio.Event()

    def wait_for(self, more: int) -> None:
        self.goal = len(self.tables) + more
        self.is_reached.clear()

    def add(self, table: str) -> None:
        self.tables.append(table)
        if len(self.tables) >= self.goal:
            self.is_reached.set()


async def play_on(one: Person, other: Person, told: Told) -> None:
    """Short rated games, until the server is gone."""
    try:
        while True:
            table = await one.make(seats=["me", "open"], terms=RATED)
            await other.http.post(f"/api/tables/{table}/join", json={})
            async with one.at(table) as page:
                await page.done("move", seat="w", text="e1-e4", after=0)
                await page.done("resign", seat="w")
            told.add(table)
    except (httpx.HTTPError, OSError, WebSocketException):
        pass
    except AssertionError as closed:
        if "closed while waiting" not in str(closed):
            raise


async def ratings_are_what_the_journals_say(folder, told):
    kept = rows(folder)
    assert {row[4] for row in kept["rating_steps"]} >= set(told), "a result that was acknowledged does not count"
    store = Store(sqlite_url(folder))
    await recompute(store)
    await store.close()
    assert rows(folder) == kept


async def profiles_are_what_the_tables_say(folder, people):
    """Every game that is over counts in the profiles of those who played it, and no other."""
    with contextlib.closing(sqlite3.connect(folder / "ludoteca.sqlite3")) as database:
        over = {table for (table,) in database.execute("SELECT id FROM tables WHERE status = 'over'")}
    for side in zip(*people, strict=True):
        played = set()
        for one in side:
            profile = await one.get(f"/api/people/{(await one.get('/api/me'))['name']}")
            played |= {game["table"] for game in profile["games"]}
            tallies = [tally["tally"] for tally in profile["by_game"]]
            assert sum(tally["won"] + tally["lost"] for tally in tallies) == len(profile["games"])
        assert played == over


async def kill_again_and_again(folder, times, seed):
    rng, told = random.Random(seed), Told()
    pairs = [(Player(rng), Player(rng)) for _ in range(3)]
    for turn in range(times):
        with Process(folder) as process:
            people = [[await player.arrive(process.address) for player in pair] for pair in pairs]
            if turn == 0:
                for number, pair in enumerate(pairs):
                    for player, one, name in zip(pair, people[number], "ab", strict=True):
                        await one.with_account(f"P{number}{name}")
                        player.cookies = dict(one.http.cookies)
            await profiles_are_what_the_tables_say(folder, people)
            told.wait_for(rng.randint(1, 6))
            tasks = [asyncio.create_task(play_on(*pair, told)) for pair in people]  # one ends, others are in the middle
            waiting = asyncio.create_task(told.is_reached.wait())
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
            process.kill()
            waiting.cancel()
            await asyncio.gather(*tasks)
            for one in (one for pair in people for one in pair):
                await one.close()
        await ratings_are_what_the_journals_say(folder, told.tables)
    assert len(told.tables) >= times


async def test_ratings_are_right_after_the_server_was_killed(tmp_path):
    await kill_again_and_again(tmp_path, 3, seed=1)


@pytest.mark.long
async def test_ratings_are_right_after_the_server_was_killed_again_and_again(tmp_path):
    await kill_again_and_again(tmp_path, 30, seed=2)

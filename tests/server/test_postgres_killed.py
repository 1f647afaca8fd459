"""PostgreSQL is killed in the middle of play and comes back: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.people import Page, Person
from tests.server.services import Postgres
from tests.server.site import PATIENCE, Site, migrate

KILLS_A_GAME = 2


class Player:
    """Plays both sides of one table, goes on wherever it was, and remembers every answer."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person, self.table, self.rng = person, table, rng
        self.sent: dict[str, dict] = {}
        self.acked: dict[str, int] = {}
        self.enough = asyncio.Event()
        self.goal = 0
        self.goes_on = True

    async def play(self) -> None:
        """Until the page is closed, or told that nothing can be stored now."""
        page = Page(self.person, await self.person.socket(f"/ws/table/{self.table}"))
        try:
            await page.send(type="hello")
            await page.until(lambda: page.table)
            for intent in [intent for intent in self.sent if intent not in self.acked][-1:]:
                await self._ask(page, intent)
            while self.goes_on:
                await page.until(lambda: page.now["legal"])
                seat, texts = next((seat, texts) for seat, texts in page.now["legal"].items() if texts)
                intent = next(self.person.intents)
                self.sent[intent] = {"seat": seat, "text": self.rng.choice(texts), "after": page.now["ply"]}
                if not await self._ask(page, intent):
                    return
        except AssertionError:
            if not page.is_closed or page.problem:
                raise
        finally:
            await page.close()

    async def _ask(self, page: Page, intent: str) -> bool:
        answer = await page.act("move", intent=intent, **self.sent[intent])
        if answer["type"] == "refused":
            assert answer["refusal"]["code"] in ("unavailable", "stale"), answer
            return answer["refusal"]["code"] == "stale"
        self.acked[intent] = answer["ply"]
        await page.until(lambda: page.now["ply"] >= answer["ply"])
        if len(self.acked) >= self.goal:
            self.enough.set()
        return True

    async def play_on(self) -> None:
        """Come again and again, as a browser does."""
        while not self.enough.is_set():
            with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError):
                await self.play()
            await asyncio.sleep(0.02)

    @contextlib.asynccontextmanager
    async def until(self, more: int) -> AsyncIterator[None]:
        """So many moves are acknowledged, and play goes on until the block has ended."""
        self.goal, self.goes_on = len(self.acked) + more, True
        self.enough.clear()
        playing = asyncio.create_task(self.play_on())
        enough = asyncio.create_task(self.enough.wait())
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.wait({playing, enough}, return_when=asyncio.FIRST_COMPLETED)
            yield
            self.goes_on = False
            await playing


async def kill_again_and_again(folder, times, seed):
    rng = random.Random(seed)
    postgres = Postgres().start()
    try:
        url = postgres.url_of_new()
        migrate(url)
        with Site(folder, database=url) as site:
            for _ in range(times // KILLS_A_GAME):
                person = Person(site)
                await kill_during_a_game(postgres, person, rng)
                await person.close()
    finally:
        postgres.stop()


async def kill_during_a_game(postgres, person, rng):
    table = await person.make(seats=["me", "shared"], terms={"clock": "fischer 600+5"})
    player = Player(person, table, rng)
    for _ in range(KILLS_A_GAME):
        async with player.until(rng.randint(2, 5)):
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
    async with player.until(3):
        pass
    log = (await person.get(f"/api/tables/{table}"))["log"]
    for intent, ply in player.acked.items():
        assert log[ply - 1]["text"] == player.sent[intent]["text"], "an acknowledged move is lost"
    assert len(set(player.acked.values())) == len(player.acked), "two moves at one ply"
    assert len(log) <= len(player.sent), "a move was made twice"


async def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(tmp_path):
    await kill_again_and_again(tmp_path, 2, seed=1)


@pytest.mark.long
async def test_nothing_acknowledged_is_lost_when_postgresql_is_killed_fifty_times(tmp_path):
    await kill_again_and_again(tmp_path, 50, seed=2)

"""Processes, NATS and PostgreSQL are killed while people play at several processes: nothing acknowledged is lost or
done twice, everybody ends with the same log, and each with only their own secrets."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.clusters import ClusterOfProcesses
from tests.server.people import Json, Page, Person
from tests.server.site import PATIENCE

KILLS_A_GAME = 4
COMES_AGAIN = ("unavailable", "not-stored")  # what a client asks again after
MADE_ANYWAY = ("stale", "not-your-turn", "illegal", "not-running")  # the table has gone on meanwhile


class Player:
    """Plays one seat, comes to any process again and again as a browser does, and remembers every answer."""

    def __init__(self, cluster: ClusterOfProcesses, person: Person, rng: random.Random) -> None:
        self.cluster, self.person, self.rng = cluster, person, rng
        self.table = ""
        self.sent: dict[str, Json] = {}
        self.acked: dict[str, int] = {}
        self.log: list[Json] = []  # as the last page knew it
        self.is_over = False

    async def play(self, goes_on: asyncio.Event) -> None:
        """Until the page is closed, told to come again, or play is to stop."""
        self.person.visit(self.rng.choice(self.cluster.addresses()))
        page = Page(self.person, await self.person.socket(f"/ws/table/{self.table}"))
        try:
            await page.send(type="hello")
            await page.until(lambda: page.table)
            for intent in [intent for intent in self.sent if intent not in self.acked][-1:]:
                await self._ask(page, intent)
            while goes_on.is_set():
                await self._wait_for_turn(page, goes_on)
                self.is_over = page.now["outcome"] is not None
                if self.is_over or not goes_on.is_set():
                    break
                seat, texts = next((seat, texts) for seat, texts in page.now["legal"].items() if texts)
                intent = next(self.person.intents)
                self.sent[intent] = {"seat": seat, "text": self.rng.choice(texts), "after": page.now["ply"]}
                if not await self._ask(page, intent):
                    break
        except AssertionError:
            if not page.is_closed or page.problem:
                raise
        finally:
            self.log = page.table.get("log", self.log)
            await page.close()

    async def _wait_for_turn(self, page: Page, goes_on: asyncio.Event) -> None:
        def is_ready() -> bool:
            now = page.now
            return any(now["legal"].values()) or now["outcome"] is not None or not goes_on.is_set()

        while not is_ready():
            page._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(page._news.wait(), 0.2)  # whether to go on is looked at now and then
            assert not page.is_closed, "closed while waiting"

    async def _ask(self, page: Page, intent: str) -> bool:
        answer = await page.act("move", intent=intent, **self.sent[intent])
        if answer["type"] == "refused":
            code = answer["refusal"]["code"]
            assert code in (*COMES_AGAIN, *MADE_ANYWAY), answer
            return code in MADE_ANYWAY
        self.acked[intent] = answer["ply"]
        await page.until(lambda: page.now["ply"] >= answer["ply"])
        return True

    async def play_on(self, goes_on: asyncio.Event) -> None:
        while goes_on.is_set() and not self.is_over:
            with contextlib.suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError):
                await self.play(goes_on)
            await asyncio.sleep(0.02)


class Game:
    """Two players at one table, and somebody who looks at it afterwards."""

    def __init__(self, cluster: ClusterOfProcesses, rng: random.Random) -> None:
        self.cluster, self.rng = cluster, rng
        self.people = [Person(cluster.addresses()[0]) for _ in range(3)]
        self.players = [Player(cluster, person, rng) for person in self.people[:2]]
        self.goes_on = asyncio.Event()

    async def begin(self) -> Game:
        maker, other, _ = self.people
        table = await self._until_done(lambda: maker.make(game="scamorra", seats=["me", "open"]), maker)
        await self._until_done(lambda: self._join(other, table), other)
        for player in self.players:
            player.table = table
        return self

    async def _join(self, person: Person, table: str) -> None:
        answer = await person.http.post(f"/api/tables/{table}/join", json={})
        assert answer.status_code in (200, 409), answer.text  # 409: it was done although nobody said so

    async def _until_done(self, do, person):
        """Ask any process, again and again: some may be away."""
        async with asyncio.timeout(2 * PATIENCE):
            while True:
                person.visit(self.rng.choice(self.cluster.addresses()))
                with contextlib.suppress(httpx.HTTPError, AssertionError):
                    return await do()
                await asyncio.sleep(0.05)

    @property
    def moves(self) -> int:
        return sum(len(player.acked) for player in self.players)

    @property
    def is_over(self) -> bool:
        return any(player.is_over for player in self.players)

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        self.goes_on.set()
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play_on(self.goes_on))
            try:
                yield
            finally:
                self.goes_on.clear()

    async def until_moves(self, more: int, killing: asyncio.Task[None] | None = None) -> float:
        """So many more moves are acknowledged, and the kill is over; the longest pause meanwhile, in seconds."""
        seen, last, longest = self.moves, time.monotonic(), 0.0
        wanted = seen + more
        async with asyncio.timeout(2 * PATIENCE):
            while not self.is_over and (seen < wanted or not (killing is None or killing.done())):
                await asyncio.sleep(0.01)
                longest = max(longest, time.monotonic() - last)
                if self.moves > seen:
                    seen, last = self.moves, time.monotonic()
        return longest

    async def check(self) -> None:
        """Nothing is lost, nothing is there twice, and nobody knows too much."""
        shown = [
            await self._until_done(lambda one=one: one.get(f"/api/tables/{self.players[0].table}"), one)
            for one in self.people
        ]
        logs = [[entry["text"] for entry in one["log"]] for one in shown]
        assert len({len(log) for log in logs}) == 1
        plies = [ply for player in self.players for ply in player.acked.values()]
        assert len(set(plies)) == len(plies), "two moves at one ply"
        for player, own in zip(self.players, logs, strict=False):
            for intent in player.acked:
                sent = player.sent[intent]
                assert own[sent["after"]] == sent["text"], "an acknowledged move is lost"
            seen = [entry["text"] for entry in player.log]
            if shown[0]["now"]["outcome"] is None:  # once it is over everything is shown
                assert own[: len(seen)] == seen, "the log has changed"
        if shown[0]["now"]["outcome"] is None:
            for first, second, public in zip(*logs, strict=True):
                assert public in (first, second), "a secret of one seat is known to the other"
        asked = {(one["after"], one["seat"], one["text"]) for player in self.players for one in player.sent.values()}
        for entry in shown[2]["log"]:
            made = {(entry["ply"] - 1, entry["seat"], log[entry["ply"] - 1]) for log in logs}
            assert entry["seat"] == "chance" or made & asked, "a move was made that nobody asked for there"

    async def close(self) -> None:
        for person in self.people:
            await person.close()


def kill_process(cluster: ClusterOfProcesses, number: int) -> None:
    cluster.replace(number)


def kill_nats(cluster: ClusterOfProcesses) -> None:
    cluster.nats.kill()
    cluster.nats.start()


def kill_postgres(cluster: ClusterOfProcesses) -> None:
    cluster.postgres.kill()
    cluster.postgres.start()


async def kill_again_and_again(cluster: ClusterOfProcesses, kills, rng: random.Random) -> list[float]:
    """Games in which something is killed every few moves; the longest pause of the game at each kill."""
    pauses = []
    while kills:
        game = await Game(cluster, rng).begin()
        async with game.playing():
            await game.until_moves(2)
            for _ in range(KILLS_A_GAME):
                if not kills or game.is_over:
                    break
                kill = kills.pop()
                killing = asyncio.create_task(asyncio.to_thread(kill, cluster))
                pauses.append(await game.until_moves(rng.randint(2, 5), killing))
                await killing
            await game.until_moves(3)
        await game.check()
        await game.close()
    return pauses


async def test_nothing_acknowledged_is_lost_when_any_part_is_killed(tmp_path):
    with ClusterOfProcesses(tmp_path, 3) as cluster:
        kills = [kill_postgres, kill_nats, *(lambda it, number=number: kill_process(it, number) for number in (0, 1))]
        await kill_again_and_again(cluster, kills, random.Random(1))


@pytest.mark.long
async def test_nothing_acknowledged_is_lost_when_parts_are_killed_two_hundred_times(tmp_path):
    rng = random.Random(2)
    kinds = [kill_postgres, kill_nats, *(lambda it: kill_process(it, rng.randrange(3)) for _ in range(4))]
    with ClusterOfProcesses(tmp_path, 3) as cluster:
        pauses = await kill_again_and_again(cluster, [rng.choice(kinds) for _ in range(200)], rng)
    pauses.sort()
    median, most = pauses[len(pauses) // 2], pauses[-len(pauses) // 20]
    print(f"\n{len(pauses)} kills; the game paused for {median:.2f} s, 95 %: {most:.2f} s, at most {pauses[-1]:.2f} s")

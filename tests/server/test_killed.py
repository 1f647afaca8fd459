"""SIGKILL in the middle of play: nothing acknowledged is lost, every table goes on."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.killed import Process
from tests.server.people import Page, Person
from tests.server.site import PATIENCE

TERMS = {"clock": "fischer 600+5", "talk": "free"}
LATEST = 10  # things said that a table certainly still tells


@dataclass
class Memory:
    """What a player knows for sure about a table."""

    table: str
    log: list = field(default_factory=list)  # as last seen
    acked: dict = field(default_factory=dict)  # intent -> (ply, text) of moves acknowledged
    sent: dict = field(default_factory=dict)  # intent -> message, answered or not
    clocks: dict = field(default_factory=dict)  # ply -> what was left to each seat
    said: list = field(default_factory=list)  # what was said and acknowledged


class Player:
    """Plays at several tables at once, as fast as the answers come, and forgets nothing."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cookies: dict[str, str] = {}
        self.memories: list[Memory] = []
        self.acks = 0

    async def arrive(self, address: str) -> Person:
        person = Person(address)
        person.http.cookies.update(self.cookies)
        await person.get("/api/me")
        self.cookies = dict(person.http.cookies)
        return person

    async def check(self, person: Person) -> None:
        """Every table is as it was left, or further."""
        for memory in self.memories:
            table = await person.get(f"/api/tables/{memory.table}")
            assert table["log"][: len(memory.log)] == memory.log, "what was seen has changed"
            for ply, text in memory.acked.values():
                assert (table["log"][ply - 1]["text"], table["log"][ply - 1]["seat"]) == text, (
                    "an acknowledged move is lost"
                )
            now, heard = table["now"], [one["text"] for one in table["talk"]["said"]]
            assert memory.clocks.get(now["ply"], now["clock"]["left"]) == now["clock"]["left"], "a clock has changed"
            assert [text for text in memory.said[-LATEST:] if heard.count(text) != 1] == [], "talk is lost or doubled"
            memory.log = table["log"]

    async def play(self, person: Person, memory: Memory, enough: asyncio.Event, goal: int) -> None:
        page = Page(person, await person.socket(f"/ws/table/{memory.table}"))
        try:
            await page.send(type="hello")
            await page.until(lambda: page.table)
            await self._repeat(page, memory)
            while page.now["status"] == "running":
                await page.until(lambda: page.now["legal"])
                memory.clocks[page.now["ply"]] = page.now["clock"]["left"]
                seat, texts = next(iter(page.now["legal"].items()))
                text, intent = self.rng.choice(texts), next(person.intents)
                memory.sent[intent] = {"seat": seat, "text": text, "after": page.now["ply"]}
                answer = await page.act("move", intent=intent, **memory.sent[intent])
                assert answer["type"] == "ack", answer
                memory.acked[intent] = (answer["ply"], (text, seat))
                self.acks += 1
                if self.acks % 3 == 0:
                    await self._talk(page, memory)
                if self.acks >= goal:
                    enough.set()
        except (AssertionError, ConnectionClosed):
            if not page.is_closed or page.problem:
                raise
        finally:
            memory.log = max(memory.log, page.table.get("log", []), key=len)

    async def _talk(self, page: Page, memory: Memory) -> None:
        text = f"after {self.acks}"
        await page.done("say", kind="text", text=text)
        memory.said.append(text)

    async def _repeat(self, page: Page, memory: Memory) -> None:
        """What was asked for last time is asked for again: nothing is done twice."""
        ply = page.now["ply"]
        for intent, message in list(memory.sent.items())[-3:]:
            answer = await page.act("move", intent=intent, **message)
            if intent in memory.acked:
                assert (answer["type"], answer["ply"]) == ("ack", memory.acked[intent][0])
                assert page.now["ply"] >= ply


async def kill_again_and_again(folder, times, seed):
    rng = random.Random(seed)
    player = Player(rng)
    for turn in range(times):
        with Process(folder) as process:
            person = await player.arrive(process.address)
            await player.check(person)
            if turn % 7 == 0:
                player.memories += [
                    Memory(await person.make(seats=seats, terms=TERMS))
                    for seats in (["me", "shared"], ["me", "bot:random"], ["bot:random", "me"])
                ]
            enough = asyncio.Event()
            goal = player.acks + rng.randint(1, 25)
            tasks = [asyncio.create_task(player.play(person, memory, enough, goal)) for memory in player.memories[-3:]]
            waiting = asyncio.create_task(enough.wait())
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({waiting, *tasks}, return_when=asyncio.FIRST_COMPLETED)
            process.kill()
            waiting.cancel()
            await asyncio.gather(*tasks)
            await person.close()
    with Process(folder) as process:
        person = await player.arrive(process.address)
        await player.check(person)
        await person.close()
    assert player.acks >= times


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path):
    await kill_again_and_again(tmp_path, 3, seed=1)


@pytest.mark.long
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed_a_hundred_times(tmp_path):
    await kill_again_and_again(tmp_path, 100, seed=2)


async def test_nothing_acknowledged_is_lost_in_real_time(tmp_path):
    """Dice that tumbled when the server died come to rest when it is back, and the race is counted down anew."""
    player, seen, acked, table = Player(random.Random(3)), [], {}, ""
    for turn in range(4):
        with Process(tmp_path) as process:
            person = await player.arrive(process.address)
            table = table or await person.make(game="scorso", options={"players": "2"}, seats=["me", "bot:simple"])
            async with person.at(table) as page:
                assert page.table["log"][: len(seen)] == seen, "what was seen has changed"
                for ply, text in acked.items():
                    assert page.table["log"][ply - 1]["text"].split()[0] == text, "an acknowledged act is lost"
                for _ in range(turn + 2):
                    await page.until(lambda: page.now["legal"].get("A") or page.now["status"] == "over")
                    if page.now["status"] == "over":
                        break
                    text = page.now["legal"]["A"][-1]
                    answer = await page.act("move", seat="A", text=text, after=page.now["ply"])
                    if answer["type"] == "ack":
                        acked[answer["ply"]] = text.split()[0]
                    else:
                        assert answer["refusal"]["code"] in ("early", "illegal"), answer
                process.kill()
                await page.until_closed()
                seen = page.table["log"]
            await person.close()
    assert len(acked) > 6


async def test_told_to_stop_the_server_closes_cleanly(tmp_path):
    with Process(tmp_path) as process:
        person = Person(process.address)
        table = await person.make(seats=["me", "shared"])
        async with person.at(table) as page:
            await page.move()
            code = await asyncio.to_thread(process.stop)
            await page.until_closed()
        await person.close()
        assert code == 0
        assert page.socket.close_code == 1012

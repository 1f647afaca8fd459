"""Events in the tests: what organisers, players and judges ask of the site."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from tests.server.people import Json, Page, Person


class Held:
    """An event on the site, made by its organiser."""

    def __init__(self, organiser: Person, event: Json) -> None:
        self.organiser = organiser
        self.id: str = event["id"]

    @classmethod
    async def make(cls, organiser: Person, terms: Json | None = None, **plan: Any) -> Held:
        wanted = {"name": "Club evening", "game": "latrunculi", "seed": 7, **plan}
        answer = await organiser.http.post("/api/events", json={"plan": wanted, "terms": terms or {}})
        assert answer.status_code == 201, answer.text
        return cls(organiser, answer.json())

    async def seen(self, person: Person | None = None) -> Json:
        event: Json = await (person or self.organiser).get(f"/api/events/{self.id}")
        return event

    async def asked(self, person: Person, act: str, /, **fields: Any) -> tuple[int, Json]:
        """What the site answers."""
        answer = await person.http.post(f"/api/events/{self.id}/acts", json={"act": act, **fields})
        return answer.status_code, answer.json()

    async def act(self, person: Person, act: str, /, **fields: Any) -> Json:
        status, told = await self.asked(person, act, **fields)
        assert status == 200, told
        return told

    async def refused(self, person: Person, act: str, /, **fields: Any) -> Json:
        status, told = await self.asked(person, act, **fields)
        assert status >= 400, told
        return told

    async def enter(self, *people: Person) -> None:
        for person in people:
            await self.act(person, "enter")

    async def enter_bots(self, count: int, bot: str = "1") -> None:
        await self.act(self.organiser, "enter-others", entrants=[{"bot": bot}] * count)

    async def enter_names(self, *names: str) -> None:
        await self.act(self.organiser, "enter-others", entrants=[{"name": name} for name in names])

    async def until(self, condition: Callable[[Json], Any]) -> Json:
        """Wait until something is so; whoever follows the event is told when it may be."""
        async with self.organiser.following(self.id) as page:
            while not condition(event := await self.seen()):
                await page.news()
        return event


async def people(make: Callable[[], Person], *names: str) -> list[Person]:
    return [await make().named(name) for name in names]


@contextlib.asynccontextmanager
async def seated_pages(table: str, *players: Person) -> AsyncIterator[list[Page]]:
    """These players come to a table of their event and sit down: the game begins."""
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(player.at(table)) for player in players]
        for page in pages:
            if page.table["now"]["status"] == "open" and not any(seat["yours"] for seat in page.table["seats"]):
                await page.done("join")
        for page in pages:
            await page.until(lambda page=page: page.now["status"] != "open")
        yield pages


async def play(pages: list[Page], most: int = 200) -> None:
    """Play the first legal moves until nobody may act."""
    for _ in range(most):
        for page in pages:
            await page.settled()
        acting = next((page for page in pages if set(page.now["to_act"]) & page.now["legal"].keys()), None)
        if acting is None:
            return
        assert (await acting.move())["type"] == "ack"

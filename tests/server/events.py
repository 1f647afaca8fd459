"""Events in the tests: what organisers, players and judges ask of the site."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.people import Json, Person
from tests.server.site import Site


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

    async def until(self, site: Site, condition: Callable[[Json], Any]) -> Json:
        """Wait until something is so; whoever follows the event is told when it may be."""
        async with self.organiser.following(self.id) as page:
            while not condition(event := await self.seen()):
                await page.news()
        return event


async def people(make: Callable[[], Person], *names: str) -> list[Person]:
    return [await make().named(name) for name in names]

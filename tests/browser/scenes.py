"""Every page of the site and tables at interesting points, with somebody to look at them.

The sheets (`tests.browser.sheets`) photograph them, and axe looks at them (`test_every_page.py`).
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from playwright.async_api import Browser, Page, ViewportSize

from ludoteca.cli.app import run
from tests.browser.event_scenes import event_scenes
from tests.browser.pages import pages
from tests.browser.scene import ANNA, BRUNO, GAMES, SEATS, Scene, once
from tests.browser.site import Server
from tests.browser.table_scenes import all_tables, two_at
from tests.browser.visitor import Visitor
from tests.server.people import Person

RATED_GAMES = 6


class World:
    """Who there is, and which scenes."""

    def __init__(self, people: dict[str, Person], scenes: list[Scene], waiting: AsyncExitStack) -> None:
        self.people = people
        self.scenes = scenes
        self._waiting = waiting

    async def look(
        self, browser: Browser, scene: Scene, address: str, language: str, size: ViewportSize | None = None
    ) -> Page:
        """A page of its own with this scene on it."""
        context = await browser.new_context(
            locale=language, reduced_motion="reduce", service_workers="block", viewport=size
        )
        if scene.by in self.people:
            cookies = self.people[scene.by].http.cookies.items()
            await context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies])
        if scene.is_late:
            await context.clock.install()
        path = scene.path.format(await scene.made()) if scene.made else scene.path
        me = await Visitor.come(await context.new_page(), address, language)
        await me.visit(path)
        await me.page.locator(scene.sees).first.wait_for(state="attached")
        if scene.arrange:
            await scene.arrange(me.page)
        return me.page

    async def close(self) -> None:
        await self._waiting.aclose()
        for person in self.people.values():
            await person.close()


async def world(server: Server, *, with_tables: bool = True) -> World:
    """People, their games and, if wanted, tables on a site where nobody has their names yet."""
    anna = await Person(server.host).with_account(ANNA)
    bruno = await Person(server.host).with_account(BRUNO)
    await asyncio.to_thread(run, ["admin", "operator", ANNA, "--data", str(server.folder)])
    await anna.http.post("/api/operator/invitations", json={"count": 2})
    await bruno.http.put("/api/account", json={"public": False})
    for number in range(RATED_GAMES):
        await _rated(anna, bruno, number)
    waiting = AsyncExitStack()
    scenes = [*pages(), *event_scenes(anna, bruno)]
    if with_tables:
        scenes += [*all_tables(server, anna, bruno, waiting), *_invitations(anna, waiting)]
        for scene in scenes:  # games that go on are also seen in lists
            if scene.made and scene.name.endswith((": playing", ": invitation")):
                await scene.made()
    return World({"anna": anna, "bruno": bruno}, scenes, waiting)


def _invitations(anna: Person, waiting: AsyncExitStack) -> list[Scene]:
    """Tables at which Anna waits for others."""
    scenes = []
    for game in GAMES:

        async def make(game: str = game) -> str:
            table = await anna.make(game=game, seats=["me", *["open"] * (SEATS.get(game, 2) - 1)], public=True)
            await waiting.enter_async_context(anna.at(table))  # in the lobby as long as she is there
            return table

        made = once(make)
        scenes.append(Scene(f"{game}: invitation", "/t/{}", "#invite-link", "anna", made=made))
        scenes.append(Scene(f"{game}: invited", "/t/{}", ".big", made=made))
    return scenes


# -- what happens before somebody looks --------------------------------------------------------------


async def _rated(anna: Person, bruno: Person, number: int) -> None:
    """A short game that counts."""
    table = await two_at(anna, bruno, terms={"rated": True})
    async with anna.at(table) as first, bruno.at(table) as second:
        for page, text in ((first, "e1-e4"), (second, "d8-d5")):
            await page.until(lambda page=page: page.now["legal"])
            await page.play(text)
        loser = second if number % 3 else first
        seat = next(seat["seat"] for seat in loser.table["seats"] if seat["yours"])
        await loser.done("resign", seat=seat)

"""Every page of the site and tables at interesting points, with somebody to look at them.

The sheets (`tests.browser.sheets`) photograph them, and axe looks at them (`test_every_page.py`).
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

from playwright.async_api import Browser, Page

from ludoteca.cli.app import run
from tests.browser.pages import pages
from tests.browser.prepared import played
from tests.browser.scene import ANNA, BRUNO, GAMES, Arrange, Scene
from tests.browser.site import Server
from tests.browser.visitor import Visitor
from tests.server.people import Person

SEATS = {"scorso": 4}
DECISIONS = {"latrunculi": 24, "scamorra": 12, "zama": 30, "scorso": 40}
BOARD = ".board :is([role=grid], .scorso)"
RATED_GAMES = 6


class World:
    """Who there is, and which scenes."""

    def __init__(self, people: dict[str, Person], scenes: list[Scene], waiting: AsyncExitStack) -> None:
        self.people = people
        self.scenes = scenes
        self._waiting = waiting

    async def look(self, browser: Browser, scene: Scene, address: str, language: str) -> Page:
        """A page of its own with this scene on it."""
        context = await browser.new_context(locale=language, reduced_motion="reduce", service_workers="block")
        if scene.by in self.people:
            cookies = self.people[scene.by].http.cookies.items()
            await context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies])
        if scene.is_late:
            await context.clock.install()
        me = await Visitor.come(await context.new_page(), address, language)
        await me.visit(scene.path)
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
    scenes = pages()
    if with_tables:
        scenes += [*await _tables(server, anna, bruno), *await _invitations(anna, waiting)]
    return World({"anna": anna, "bruno": bruno}, scenes, waiting)


async def _tables(server: Server, anna: Person, bruno: Person) -> list[Scene]:
    luck = random.Random(7)
    scenes = []

    def table(name: str, made: str, by: str = "anna", arrange: Arrange | None = None, *, is_tall: bool = False) -> None:
        scenes.append(Scene(name, f"/t/{made}", BOARD, by, arrange, is_tall, is_late=arrange is _wait_long))

    for game in GAMES:
        people = [anna, bruno, *(Person(server.host) for _ in range(SEATS.get(game, 2) - 2))]
        playing = await played(server, game, people, luck, decisions=DECISIONS[game])
        over = await played(server, game, people, luck)
        table(f"{game}: playing", playing)
        table(f"{game}: playing, whole page", playing, is_tall=True)
        table(f"{game}: watching", playing, by="guest")
        table(f"{game}: looking back", playing, arrange=_look_back)
        table(f"{game}: claiming", playing, arrange=_wait_long)
        table(f"{game}: the end", over)
        table(f"{game}: the end, for the other", over, by="bruno")
        table(f"{game}: the end, watching", over, by="guest")
        scenes.append(Scene(f"{game}: replay", f"/replay/{over}", BOARD, arrange=_step, is_tall=False))
    free = await _two(anna, bruno, terms={"talk": "free", "clock": "fischer 7200+5"})
    async with bruno.at(free) as page:
        await page.done("say", kind="phrase", text="hello")
        await page.done("say", kind="text", text="Che bella mossa, non me l’aspettavo! Vediamo come va a finire.")
        await page.done("say", kind="sign", text="👏")
    async with anna.at(free) as page:
        await page.done("report", number=page.table["talk"]["said"][1]["number"])
    table("clocks running", free)
    table("talk open", free, arrange=_open_talk)
    table("asked to take back", await _asked_back(anna, bruno), by="bruno", arrange=_see_take_back)
    table("nobody came", await _two(anna, bruno), arrange=_see_absence)
    for game in ("scamorra", "zama"):
        shared = await anna.make(game=game, seats=["me", "me"])
        table(f"{game}: the curtain", shared, arrange=_see_curtain)
    table("resigning", free, arrange=_resign)
    table("keys", free, arrange=_keys)
    table("rules over a table", free, arrange=_rules_over_table)
    table("reconnecting", free, arrange=_lose_network)
    return scenes


async def _invitations(anna: Person, waiting: AsyncExitStack) -> list[Scene]:
    """Tables at which Anna waits for others."""
    scenes = []
    for game in GAMES:
        seats = ["me", *["open"] * (SEATS.get(game, 2) - 1)]
        table = await anna.make(game=game, seats=seats, public=True)
        await waiting.enter_async_context(anna.at(table))  # in the lobby as long as she is there
        scenes.append(Scene(f"{game}: invitation", f"/t/{table}", "#invite-link", "anna"))
        scenes.append(Scene(f"{game}: invited", f"/t/{table}", ".big"))
    return scenes


# -- what happens before somebody looks --------------------------------------------------------------


async def _two(anna: Person, bruno: Person, **wanted: object) -> str:
    table = await anna.make(seats=["me", "open"], **wanted)
    answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
    assert answer.status_code == 200, answer.text
    return table


async def _rated(anna: Person, bruno: Person, number: int) -> None:
    """A short game that counts."""
    table = await _two(anna, bruno, terms={"rated": True})
    async with anna.at(table) as first, bruno.at(table) as second:
        for page, text in ((first, "e1-e4"), (second, "d8-d5")):
            await page.until(lambda page=page: page.now["legal"])
            await page.play(text)
        loser = second if number % 3 else first
        seat = next(seat["seat"] for seat in loser.table["seats"] if seat["yours"])
        await loser.done("resign", seat=seat)


async def _asked_back(anna: Person, bruno: Person) -> str:
    table = await _two(anna, bruno)
    async with anna.at(table) as page:
        await page.play("e1-e4")
        await page.done("take_back", seat="w")
    return table


# -- what somebody does on the page ------------------------------------------------------------------


async def _look_back(page: Page) -> None:
    await page.locator("ol li button").nth(2).click()


async def _see_absence(page: Page) -> None:
    await page.locator(".absent").wait_for()


async def _wait_long(page: Page) -> None:
    """Those who are away have been so for long."""
    await _see_absence(page)
    await page.clock.fast_forward(600_000)


async def _step(page: Page) -> None:
    for _ in range(3):
        await page.keyboard.press("ArrowRight")


async def _open_talk(page: Page) -> None:
    await page.locator(".talk button").click()
    await page.locator("dialog[open], [role=dialog]").first.wait_for()


async def _see_curtain(page: Page) -> None:
    await page.get_by_test_id("curtain").wait_for()


async def _see_take_back(page: Page) -> None:
    await page.locator(".ask").first.wait_for()


async def _resign(page: Page) -> None:
    await _press(page, {"en": "Resign", "it": "Arrenditi", "cs": "Vzdát"})
    await page.locator("dialog[open]").wait_for()


async def _keys(page: Page) -> None:
    await page.keyboard.press("?")
    await page.locator("dialog[open]").wait_for()


async def _rules_over_table(page: Page) -> None:
    await _press(page, {"en": "Rules", "it": "Regole", "cs": "Pravidla"})
    await page.locator("dialog[open] .rules").first.wait_for()


async def _press(page: Page, name: dict[str, str]) -> None:
    """One of the buttons below the board."""
    language = await page.evaluate("document.documentElement.lang")
    await page.locator(".actions").get_by_role("button", name=name[language], exact=True).click()


async def _lose_network(page: Page) -> None:
    await page.context.set_offline(True)
    await page.locator(".banner.shown").first.wait_for()

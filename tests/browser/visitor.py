"""A person at a browser: what the tests do with a page, in the words of somebody who plays."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import AsyncIterator

from playwright.async_api import Locator, Page, expect

from tests.browser.parts import Part
from tests.server.people import Person

# By the first part of a path: what is there when all of the page is.
LANDMARKS = {"": ".ways", "play": "form", "rules": ".rules", "record": "textarea"}

# A page remembers every text that something with a test id has had, even what was there only for a moment
# (an empty text: it was gone), and counts its changes.
WITNESS = """(() => {
    const texts = (window.texts = {});
    window.changes = 0;
    let waiting = [];
    window.changed = since => window.changes > since || new Promise(resolve => waiting.push(resolve));
    const look = () => {
        window.changes += 1;
        waiting = waiting.forEach(resolve => resolve()) ?? [];
        const now = {};
        for (const it of document.querySelectorAll('[data-testid]'))
            now[it.dataset.testid] = (now[it.dataset.testid] ?? '') + ' ' + it.textContent.replace(/\\s+/g, ' ');
        for (const id of new Set([...Object.keys(texts), ...Object.keys(now)]))
            if ((texts[id] ??= []).at(-1) !== (now[id] ?? '')) texts[id].push(now[id] ?? '');
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document, all);
})()"""
HAS_SHOWN = "([id, text, from]) => (window.texts[id] ?? []).slice(from).some(it => it !== '' && it.includes(text))"


class Visitor:
    """One page of one browser profile."""

    @classmethod
    async def come(cls, page: Page, address: str, language: str) -> Visitor:
        visitor = cls(page, address, language)
        await visitor._look_at(page)
        return visitor

    def __init__(self, page: Page, address: str, language: str) -> None:
        self.page = page
        self.address = address
        self.language = language
        self.heard: list[str] = []
        self.complaints: list[str] = []

    async def _look_at(self, page: Page) -> None:
        self.page = page
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        await page.add_init_script(WITNESS)

    async def close_the_tab(self) -> None:
        """And open an empty one in the same browser."""
        before = self.page
        await self._look_at(await before.context.new_page())
        await before.close()

    def _hear(self, message) -> None:
        self.heard.append(message.text)
        is_refusal = "/api/" in message.location["url"]  # said by the page in its own words
        is_loss = "net::ERR" in message.text or "WebSocket connection" in message.text
        if message.type == "error" and not is_refusal and not is_loss:
            self.complaints.append(message.text)

    async def become(self, person: Person) -> None:
        """Go on with the browser as somebody who has been there over the wire."""
        kept = person.http.cookies.items()
        await self.page.context.add_cookies(
            [{"name": name, "value": value, "url": self.address} for name, value in kept]
        )

    async def visit(self, path: str = "/") -> None:
        async with self.page.expect_response("**/api/me"):  # from then on the visitor is somebody
            await self.page.goto(self.address + path)
        landmark = LANDMARKS.get(path.split("/")[1], "main h1")
        await self.page.locator(landmark).first.wait_for(state="attached")

    async def has_shown(self, what: str, text: str = "", *, since: int = 0) -> None:
        """Wait until something with this test id has said this, if only for a moment, since the page was loaded."""
        await self.page.wait_for_function(HAS_SHOWN, arg=[what, text, since])

    @contextlib.asynccontextmanager
    async def to_show(self, what: str, text: str = "") -> AsyncIterator[None]:
        """The same, since this block began."""
        since = await self.page.evaluate("id => window.texts[id]?.length ?? 0", what)
        yield
        await self.has_shown(what, text, since=since)

    async def has_heard(self, text: str) -> None:
        """Wait until a screen reader has been told this."""
        await self.has_shown("said", text)

    async def changes(self) -> int:
        """How often the page has changed."""
        return await self.page.evaluate("window.changes")

    async def changed(self, since: int) -> None:
        """Wait until it has changed again, however long that takes."""
        await self.page.evaluate("since => window.changed(since)", since)

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def way(self, name: str, game: str = "Latrunculi") -> Locator:
        """A way to play on a game's card of the home page."""
        return self.page.get_by_role("article", name=game).get_by_role("button", name=name, exact=True)

    # -- at a table ------------------------------------------------------------------------------
    prompt = Part("data-testid=prompt")
    grid = Part("role=grid")
    log = Part("ol li[data-ply]")
    offer = Part("role=group")

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[data-square="{name}"]')

    async def squares(self, kind: str) -> list[str]:
        """Squares with men that can move (`mine`), or those the chosen man reaches (`open`)."""
        return await self.page.eval_on_selector_all(f".square.{kind}", "all => all.map(it => it.dataset.square)")

    async def my_turn(self) -> bool:
        """Wait until this page may act, or the game is over; whether it may act."""
        turn_or_end = self.page.locator(".square.mine, .prompt:has(.verdict)").first
        await turn_or_end.wait_for(state="attached")
        return await self.page.locator(".square.mine").count() > 0

    async def play_at_one_screen(self, *moves: tuple[str, str]) -> None:
        """Begin a game of Latrunculi for two people at this screen, and let them move."""
        await self.visit()
        await self.way("Same screen").click()
        for ply, (start, to) in enumerate(moves, 1):
            await self.my_turn()
            await self.move(start, to)
            await self.plies(ply)

    async def move(self, start: str, to: str) -> None:
        """Two taps, as soon as the page allows."""
        await self.page.locator(f'.square.mine[data-square="{start}"]').click()
        await self.page.locator(f'.square.open[data-square="{to}"]').click()

    async def drag(self, start: str, to: str) -> None:
        await self.square(start).drag_to(self.square(to))

    async def any_move(self, luck: random.Random) -> str:
        """Tap a man that can move, then a square it reaches."""
        start = luck.choice(await self.squares("mine"))
        await self.square(start).click()
        await self.page.locator(".square.open").first.wait_for(state="attached")
        to = luck.choice(await self.squares("open"))
        await self.square(to).click()
        return f"{start}-{to}"

    async def plies(self, at_least: int) -> None:
        await self.page.locator(f'ol [data-ply="{at_least}"]').first.wait_for(state="attached")

    async def says(self, text: str | re.Pattern[str]) -> None:
        await expect(self.prompt).to_contain_text(text)

    async def positions(self) -> list[str]:
        """What every square says: the whole board as a screen reader knows it."""
        return await self.page.eval_on_selector_all("[data-square]", "all => all.map(it => it.ariaLabel)")

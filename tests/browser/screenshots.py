"""Pictures of the site: `make screenshots` fills docs/screenshots.

The few the README shows are kept in the repository; every page in both sizes, both themes and all languages goes to
docs/screenshots/all, to be looked at.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.browser.camera import empty_site
from tests.browser.looks import LANGUAGES, THEMES, at_rest
from tests.browser.site import Server
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 640}}
SAME_SCREEN = {"en": "Same screen", "it": "Stesso schermo", "cs": "U jedné obrazovky"}
INVITE = {"en": "Invite a friend", "it": "Invita un amico", "cs": "Pozvat přítele"}
README = {
    "home-desk-light-en",
    "table-desk-light-en",
    "table-phone-dark-it",
    "rules-phone-light-cs",
    "scorso-desk-dark-en",
}

# Black has captured a man on c7; c5 and e5 close d5 to the man on d2.
MOVES = ["c1-c7", "d8-d6", "d1-d2", "c8-c5", "f1-f4", "e8-e5", "g1-g3", "b8-b4", "h1-h6", "h8-h7"]


async def main() -> None:
    only = set(sys.argv[1:])
    (FOLDER / "all").mkdir(parents=True, exist_ok=True)
    async with empty_site() as (server, browser):
        for language, theme, size in itertools.product(LANGUAGES, THEMES, SIZES):
            if {language, theme, size} >= only:
                await tour(browser, server, language, theme, size)
                print(f"{language} {theme} {size}", flush=True)


async def tour(browser: Browser, server: Server, language: str, theme: str, size: str) -> None:
    context = await browser.new_context(
        viewport=SIZES[size], locale=language, color_scheme=theme, has_touch=size == "phone", reduced_motion="reduce"
    )
    me = await Visitor.come(await context.new_page(), server.address, language)

    async def picture(name: str) -> None:
        await at_rest(me.page)
        name = f"{name}-{size}-{theme}-{language}"
        folder = FOLDER if name in README else FOLDER / "all"
        await me.page.screenshot(path=folder / f"{name}.png")

    await me.visit()
    await picture("home")
    await me.way(INVITE[language]).click()
    await me.page.locator("#invite-link").wait_for()
    await picture("invitation")
    await me.visit()
    await me.way(SAME_SCREEN[language]).click()
    for ply, move in enumerate(MOVES, 1):
        await me.my_turn()
        await me.move(*move.split("-"))
        await me.plies(ply)
    await me.my_turn()
    await me.square("d2").click()
    await picture("table")
    table = me.page.url.rsplit("/", 1)[1]
    await me.visit(f"/replay/{table}")
    await me.grid.wait_for()
    await me.page.keyboard.press("ArrowRight")
    await me.page.keyboard.press("ArrowRight")
    await picture("replay")
    await me.visit("/rules/latrunculi")
    await expect(me.page.locator(".rules figure").first).to_be_visible()
    await picture("rules")
    await me.visit("/play/latrunculi")
    await picture("options")
    await brawl(me)
    await picture("scorso")
    await context.close()


async def brawl(me: Visitor) -> None:
    """A table of Scorso in real time, the first dice thrown and the first shot or defence placed."""
    wanted = {"game": "scorso", "seats": ["me", *["bot:simple"] * 3]}
    made = await me.page.request.post(f"{me.address}/api/tables", data=wanted)
    await me.visit(f"/t/{(await made.json())['id']}")
    await me.page.locator('[data-testid="roll"]:enabled').click()
    die = me.page.locator('button[data-die]:not([data-die="?"])').first
    await die.click()
    await me.page.keyboard.press("ArrowLeft")
    await expect(me.page.locator('.scorso:not([aria-busy="true"])')).to_be_visible()


if __name__ == "__main__":
    asyncio.run(main())

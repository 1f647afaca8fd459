"""Contact sheets of the site, to be looked at.

`python -m tests.browser.sheets [640x360] [it] [dark]` fills .cache/sheets. One sheet for each
size, language and theme shows every page and a table of every game.
"""

from __future__ import annotations

import asyncio
import base64
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.chromium import LAUNCH_FLAGS, find_chromium
from tests.browser.looks import at_rest
from tests.browser.site import ROOT, Server
from tests.browser.visitor import Visitor

FOLDER = ROOT / ".cache/sheets"
SIZES = ["360x640", "640x360", "768x1024", "1440x900"]
LANGUAGES = ["en", "it", "cs"]
THEMES = ["light", "dark"]
TABLES = {"latrunculi": 2, "scamorra": 2, "zama": 2, "scorso": 4}
PAGES = ["/", "/lobby", "/games", "/play/scorso", "/play/latrunculi", "/rules/zama", "/learn/scamorra", "/record"]
BOARD = ".board :is([role=grid], .scorso)"
WIDE = 1500  # pixels of a sheet


async def main() -> None:
    only = set(sys.argv[1:])
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=find_chromium(), args=LAUNCH_FLAGS)
                for size in SIZES:
                    for language in LANGUAGES:
                        for theme in THEMES:
                            if only <= {size, language, theme}:
                                await sheet(browser, server, size, language, theme)
                await browser.close()
        finally:
            server.kill()


async def sheet(browser: Browser, server: Server, size: str, language: str, theme: str) -> None:
    width, height = map(int, size.split("x"))
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,
        has_touch=width < 1000,
        reduced_motion="reduce",
        service_workers="block",
    )
    me = await Visitor.come(await context.new_page(), server.address, language)
    pictures: list[bytes] = []

    async def picture() -> None:
        await at_rest(me.page)
        sideways = await me.page.evaluate("document.documentElement.scrollWidth") - width
        if sideways > 0:
            print(f"{size} {language} {theme} {me.page.url}: {sideways} pixels too wide", flush=True)
        pictures.append(await me.page.screenshot())

    await me.visit()
    for path in PAGES:
        await me.visit(path)
        await picture()
    await me.page.locator("header button").last.click()
    await me.page.locator("dialog[open]").wait_for()
    await picture()
    for game, seats in TABLES.items():
        wanted = {"game": game, "seats": ["me", *["bot:random"] * (seats - 1)]}
        made = await me.page.request.post(f"{server.address}/api/tables", data=wanted)
        await me.visit(f"/t/{(await made.json())['id']}")
        await me.page.locator(BOARD).first.wait_for()
        await picture()
    await me.page.goto(me.page.url.replace("/t/", "/replay/"))
    await me.page.locator(BOARD).first.wait_for()
    await picture()
    await compose(await context.new_page(), pictures, width, FOLDER / f"{size}-{language}-{theme}.png")
    await context.close()
    print(f"{size} {language} {theme}", flush=True)


async def compose(page: Page, pictures: list[bytes], width: int, into: Path) -> None:
    across = max(2, WIDE // max(width, 250))
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    grid = f"display:grid;grid-template-columns:repeat({across},1fr);gap:8px"
    style = f"body{{margin:8px;background:#777;{grid}}}img{{width:100%}}"
    await page.set_viewport_size({"width": WIDE, "height": 400})
    await page.set_content(f"<style>{style}</style>{images}")
    await page.screenshot(path=into, full_page=True)


if __name__ == "__main__":
    asyncio.run(main())

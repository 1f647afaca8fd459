"""Contact sheets of the site, to be looked at.

`python -m tests.browser.sheets [640x360] [it] [dark] [scamorra:] [settings]` fills .cache/sheets. Every page and every
table of `scenes` is shown in each size, language and theme, or those named; other words choose those whose names
contain one of them, and `-event` leaves some out. A scene is a row of its languages and themes beside each other, so
that what is different in one of them is seen.
"""

from __future__ import annotations

import asyncio
import itertools
import math
import re
import sys
from typing import NamedTuple

from playwright.async_api import Browser, Error, Page

from tests.browser.camera import empty_site
from tests.browser.looks import LANGUAGES, THEMES, at_rest
from tests.browser.scene import Scene
from tests.browser.scenes import World, world
from tests.browser.site import ROOT

FOLDER = ROOT / ".cache/sheets"
SIZES = ["360x640", "640x360", "768x1024", "1440x900"]
# A sheet of about a million pixels is not made smaller by whatever shows it.
DRAWN = {"360x640": 190, "640x360": 330, "768x1024": 255}  # pixels, how wide a picture is on a sheet
HIGH = {"360x640": 1062, "640x360": 1224, "768x1024": 720}  # a sheet
LYING, LOW = 380, 1020  # the same, of any other screen
WIDEST = 1600
LONGEST = 8  # screens of a page that scrolls
TITLE = 16  # pixels
STYLE = """
    body { margin: 0; background: #777 }
    div { display: flex; gap: 4px }
    figure { margin: 0 }
    p { margin: 0 }
    b { display: block; overflow: hidden; white-space: nowrap; color: #fff; font: 10px/16px sans-serif }
"""

Size = tuple[int, int]


class Picture(NamedTuple):
    name: str
    png: str  # in base64
    height: int  # as drawn


class Sheets:
    """Of one size of screen; each is kept as soon as it is full."""

    def __init__(self, browser: Browser, name: str, across: int) -> None:
        self._browser, self._name, self._across = browser, name, across
        self.drawn = DRAWN.get(name, LYING)
        if across * self.drawn > WIDEST:
            self._across = math.ceil(across / 2)
        self._rows: list[str] = []
        self._names: list[str] = []
        self._high = HIGH.get(name, LOW)
        self._room = self._high
        self._number = itertools.count(1)

    async def add(self, scene: str, pictures: list[Picture]) -> None:
        for row in (pictures[at : at + self._across] for at in range(0, len(pictures), self._across)):
            longest = max(picture.height for picture in row)
            for top in range(0, longest, self._high - TITLE):
                height = min(longest - top, self._high - TITLE)
                if height + TITLE > self._room:
                    await self.keep()
                self._rows.append("".join(_figure(one, self.drawn, top, height) for one in row))
                self._names.append(scene)
                self._room -= height + TITLE

    async def keep(self) -> None:
        if not self._rows:
            return
        name = f"{self._name}-{next(self._number):03}"
        page = await self._browser.new_page(viewport={"width": self._across * (self.drawn + 4), "height": 100})
        rows = "".join(f"<div>{row}</div>" for row in self._rows)
        await page.set_content(f"<style>{STYLE}</style>{rows}")
        await page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
        await page.close()
        print(name, ", ".join(dict.fromkeys(self._names)), sep="\t", flush=True)
        self._rows, self._names, self._room = [], [], self._high


def _figure(picture: Picture, drawn: int, top: int, height: int) -> str:
    image = f"url(data:image/png;base64,{picture.png}) 0 -{top}px/{drawn}px auto no-repeat"
    shown = f'<p style="height:{height}px;background:{image}"></p>'
    return f'<figure style="width:{drawn}px"><b>{picture.name}</b>{shown}</figure>'


async def main() -> None:
    only = set(sys.argv[1:])
    sizes = [word for word in sys.argv[1:] if re.fullmatch(r"[0-9]+x[0-9]+", word)] or SIZES
    themes = [theme for theme in THEMES if theme in only] or THEMES
    languages = [language for language in LANGUAGES if language in only] or LANGUAGES
    names = only - {*sizes, *THEMES, *LANGUAGES}
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with empty_site() as (server, browser):
        there = await world(server)
        sheets = {size: Sheets(browser, size, len(languages) * len(themes)) for size in sizes}
        for scene in there.scenes:
            if not _is_named(scene.name, names):
                continue
            try:
                taken = [
                    await photograph(browser, there, scene, server.address, language, sheets, themes)
                    for language in languages
                ]
            except (Error, AssertionError) as error:  # the others are worth looking at all the same
                print(f"{scene.name}: not taken, {error}", flush=True)
                continue
            for size, sheet in sheets.items():
                await sheet.add(scene.name, [one[size, theme] for theme in themes for one in taken])
        for sheet in sheets.values():
            await sheet.keep()
        await there.close()


def _is_named(scene: str, names: set[str]) -> bool:
    left_out = {name[1:] for name in names if name.startswith("-")}
    wanted = {name for name in names if not name.startswith("-")}
    return not any(name in scene for name in left_out) and (not wanted or any(name in scene for name in wanted))


async def photograph(
    browser: Browser,
    there: World,
    scene: Scene,
    address: str,
    language: str,
    sheets: dict[str, Sheets],
    themes: list[str],
) -> dict[tuple[str, str], Picture]:
    page = await there.look(browser, scene, address, language)
    pictures = {}
    for size, sheet in sheets.items():
        width, height = map(int, size.split("x"))
        await page.set_viewport_size({"width": width, "height": height})
        for theme in themes:
            await page.emulate_media(color_scheme=theme)
            await at_rest(page)
            wide, long = await page.evaluate("(it => [it.scrollWidth, it.scrollHeight])(document.documentElement)")
            if wide > width:
                print(f"{scene.name} {size} {language}: {wide - width} pixels too wide", flush=True)
            high = min(long, LONGEST * height) if scene.is_tall else height
            name = f"{scene.name} · {size} {language} {theme}"
            pictures[size, theme] = await take(page, name, (width, high), sheet.drawn / width)
    await page.context.set_offline(False)
    await page.context.close()
    return pictures


async def take(page: Page, name: str, size: Size, scale: float) -> Picture:
    """Drawn small at once, which is quicker and clearer than making it smaller afterwards."""
    wire = await page.context.new_cdp_session(page)
    is_longer = size[1] > await page.evaluate("innerHeight")
    top = 0 if is_longer else await page.evaluate("scrollY")
    clip = {"x": 0, "y": top, "width": size[0], "height": size[1], "scale": scale}
    wanted = {"format": "png", "clip": clip, "captureBeyondViewport": is_longer}
    taken = await wire.send("Page.captureScreenshot", wanted)
    await wire.detach()
    return Picture(name, taken["data"], round(size[1] * scale))


if __name__ == "__main__":
    asyncio.run(main())

"""Contact sheets of the site, to be looked at.

`python -m tests.browser.sheets [640x360] [it] [dark] [scamorra:] [settings]` fills .cache/sheets. Every page and every
table of `scenes` is shown in each size, language and theme, or those named; other words choose those whose names
contain one of them.
"""

from __future__ import annotations

import asyncio
import base64
import math
import re
import struct
import sys
from collections.abc import Iterator
from typing import NamedTuple

from playwright.async_api import Browser, Page

from tests.browser.camera import empty_site
from tests.browser.looks import LANGUAGES, THEMES, at_rest
from tests.browser.scenes import World, world
from tests.browser.site import ROOT

FOLDER = ROOT / ".cache/sheets"
SIZES = ["360x640", "640x360", "768x1024", "1280x720", "1440x900"]
WIDE, HIGH = 1500, 1500  # pixels of a sheet
DRAWN = {"360x640": 360, "768x1024": 365}  # how wide a picture is on a sheet
LYING = 490  # the same, of a screen that is wider than high
LONGEST = 8  # screens of a page that scrolls


class Picture(NamedTuple):
    name: str
    png: bytes

    @property
    def size(self) -> tuple[int, int]:
        return struct.unpack(">II", self.png[16:24])


class Piece(NamedTuple):
    """A part of a picture, as high as a sheet at most."""

    picture: Picture
    top: int
    height: int


async def main() -> None:
    only = set(sys.argv[1:])
    sizes = sorted(word for word in only if re.fullmatch(r"[0-9]+x[0-9]+", word)) or SIZES
    themes = [theme for theme in THEMES if theme in only] or THEMES
    languages = [language for language in LANGUAGES if language in only] or LANGUAGES
    names = only - {*sizes, *THEMES, *LANGUAGES}
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with empty_site() as (server, browser):
        there = await world(server)
        for language in languages:
            pictures = await photograph(browser, there, server.address, language, sizes, themes, names)
            for (size, theme), taken in pictures.items():
                await compose(browser, taken, size, f"{size}-{language}-{theme}")
        await there.close()


async def photograph(
    browser: Browser, there: World, address: str, language: str, sizes: list[str], themes: list[str], names: set[str]
) -> dict[tuple[str, str], list[Picture]]:
    pictures: dict[tuple[str, str], list[Picture]] = {(size, theme): [] for size in sizes for theme in themes}
    for scene in there.scenes:
        if names and not any(name in scene.name for name in names):
            continue
        print(scene.name, end="\r", flush=True)
        page = await there.look(browser, scene, address, language)
        for size, theme in pictures:
            width, height = map(int, size.split("x"))
            await page.emulate_media(color_scheme=theme)
            await page.set_viewport_size({"width": width, "height": height})
            await at_rest(page)
            wide, long = await page.evaluate("(it => [it.scrollWidth, it.scrollHeight])(document.documentElement)")
            if wide > width:
                print(f"{scene.name} {size} {language}: {wide - width} pixels too wide", flush=True)
            seen = {"x": 0, "y": 0, "width": width, "height": min(long, LONGEST * height) if scene.is_tall else height}
            png = await page.screenshot(full_page=scene.is_tall, clip=seen)
            pictures[size, theme].append(Picture(scene.name, png))
        await page.context.set_offline(False)
        await page.context.close()
    return pictures


async def compose(browser: Browser, pictures: list[Picture], size: str, name: str) -> None:
    page = await browser.new_page(viewport={"width": WIDE, "height": HIGH})
    drawn = DRAWN.get(size, LYING)
    for number, pieces in enumerate(sheets(pictures, drawn), 1):
        await draw(page, pieces, drawn)
        await page.screenshot(path=FOLDER / f"{name}-{number:02}.png", full_page=True)
        print(
            f"{name}-{number:02}",
            ", ".join(dict.fromkeys(piece.picture.name for piece in pieces)),
            sep="\t",
            flush=True,
        )
    await page.close()


def sheets(pictures: list[Picture], drawn: int) -> Iterator[list[Piece]]:
    """Pieces in rows, as many rows as a sheet holds."""
    across = WIDE // drawn
    sheet: list[Piece] = []
    row: list[Piece] = []
    room = HIGH
    for piece in pieces(pictures, drawn):
        row.append(piece)
        if len(row) == across:
            tallest = max(one.height for one in row) + 24
            if tallest > room and sheet:
                yield sheet
                sheet, room = [], HIGH
            sheet, room, row = [*sheet, *row], room - tallest, []
    yield [*sheet, *row]


def pieces(pictures: list[Picture], drawn: int) -> Iterator[Piece]:
    for picture in pictures:
        width, height = picture.size
        whole = round(height * drawn / width)
        count = math.ceil(whole / (HIGH - 60))
        for number in range(count):
            top = number * (HIGH - 60)
            yield Piece(picture, top, min(whole - top, HIGH - 60))


async def draw(page: Page, pieces: list[Piece], drawn: int) -> None:
    images = "".join(
        f'<figure style="width:{drawn}px"><b>{picture.name}</b><div style="height:{height}px;background:'
        f"url(data:image/png;base64,{base64.b64encode(picture.png).decode()}) 0 -{top}px/{drawn}px auto"
        f'"></div></figure>'
        for picture, top, height in pieces
    )
    grid = f"display:grid;grid-template-columns:repeat({WIDE // drawn},{drawn}px);gap:4px 6px"
    style = f"body{{margin:0;background:#777;{grid}}}figure{{margin:0}}b{{font:12px sans-serif;color:#fff}}"
    await page.set_content(f"<style>{style}</style>{images}")


if __name__ == "__main__":
    asyncio.run(main())

"""One visit after another, each by somebody whose browser has kept nothing."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Browser, CDPSession, Page

from bench.web.places import Place
from bench.web.traffic import Traffic
from tests.browser.site import Server
from tests.browser.visitor import Visitor
from tests.server.people import Person

PHONE = {"width": 360, "height": 640}
SLOWER = 4  # times
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
PATIENCE = 60_000  # milliseconds
MOVES = 4  # of one's own, each answered by the machine

# Taps the main thing as soon as it is there, again if nothing has come of it, and notes when it has answered.
TAP = """([main, answered]) => {
    let tapped = null;
    const look = () => {
        const it = document.querySelector(main);
        if (answered ? tapped && document.querySelector(answered) : it) {
            window.usable = performance.now();
            return;
        }
        if (it?.getClientRects().length && performance.now() - tapped > 400) {
            tapped = performance.now();
            it.click();
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""

# Whatever moved without being asked to; `moved` tells what, for those who look for the cause.
SHIFT = """(() => {
    window.shift = 0;
    window.moved = [];
    const name = node => node?.nodeType === 1 ? `${node.tagName}.${node.getAttribute('class')}` : `"${node?.textContent}"`;
    const told = ({ node, previousRect: was, currentRect: is }) =>
        `${name(node)} ${was.x | 0} ${was.y | 0} ${was.height | 0} > ${is.x | 0} ${is.y | 0} ${is.height | 0}`;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            window.shift += entry.value;
            window.moved.push(`${entry.value.toFixed(3)} ${entry.sources.map(told).join(', ')}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
})()"""


@dataclass(frozen=True, slots=True)
class Visit:
    usable_s: float
    traffic: Traffic


@dataclass(frozen=True, slots=True)
class Shift:
    """How much of the screen moved by itself, and how far: the sum of all layout shifts."""

    loading: float
    playing: float
    moved: tuple[str, ...]


async def visit(browser: Browser, server: Server, place: Place) -> Visit:
    """Open a page and tap its main thing as soon as it is there."""
    async with _phone(browser, server, place) as (page, path, wires):
        traffic = Traffic.listen(wires)
        await page.add_init_script(f"({TAP})({_words(place.main, place.answered)})")
        await page.goto(server.address + path, wait_until="commit")
        await page.wait_for_function("() => window.usable", polling=100)
        usable = await page.evaluate("window.usable")
        return Visit(usable / 1000, traffic)


async def shift(browser: Browser, server: Server, place: Place, luck: random.Random) -> Shift:
    """Open a page and play a little; nothing is tapped before it is all there."""
    async with _phone(browser, server, place) as (page, path, _):
        await page.add_init_script(SHIFT)
        me = await Visitor.come(page, server.address, "en-GB")
        await me.visit(path)
        await page.locator(place.main).first.wait_for(state="attached")
        loading = await page.evaluate("window.shift")
        for _ in range(MOVES if place.play else 0):
            assert place.play
            await place.play(me, luck)
        playing = await page.evaluate("window.shift") - loading
        return Shift(loading, playing, tuple(await page.evaluate("window.moved")))


@asynccontextmanager
async def _phone(browser: Browser, server: Server, place: Place) -> AsyncIterator[tuple[Page, str, CDPSession]]:
    """A slow phone of a guest who sits at a table, if the place is one; and the path to go to."""
    # Without a service worker: what it fetches for later is not part of the page.
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, service_workers="block")
    context.set_default_timeout(PATIENCE)
    person, path = Person(server.host), place.path
    try:
        if place.game:
            table = await person.make(game=place.game, options=place.options, seats=["me", "bot:random"])
            path = path.format(table=table)
            cookies = [{"name": name, "value": value, "url": server.address} for name, value in person.http.cookies.items()]
            await context.add_cookies(cookies)
        page = await context.new_page()
        wires = await context.new_cdp_session(page)
        await wires.send("Network.enable")
        await wires.send("Network.emulateNetworkConditions", FAST_3G)
        await wires.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        yield page, path, wires
    finally:
        await person.close()
        await context.close()


def _words(*texts: str) -> str:
    return str(list(texts))

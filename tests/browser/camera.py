"""A browser, and an empty site for it to look at: for tests, pictures and measurements."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Browser, async_playwright

from tests.browser.chromium import LAUNCH_FLAGS, find_chromium
from tests.browser.site import Server


@contextlib.asynccontextmanager
async def opened_browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=LAUNCH_FLAGS)
        yield browser
        await browser.close()


@contextlib.asynccontextmanager
async def empty_site() -> AsyncIterator[tuple[Server, Browser]]:
    """A site where nobody has been, and a browser."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            async with opened_browser() as browser:
                yield server, browser
        finally:
            server.kill()

"""One server and one browser for all tests of this folder; every visitor has a profile of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.camera import opened_browser
from tests.browser.site import Server, Wire
from tests.browser.visitor import Visitor

PATIENCE = 60_000  # milliseconds; only a failing test waits that long
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}

Visit = Callable[..., Awaitable[Visitor]]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("site"))
    yield server
    server.kill()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    async with opened_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def wire(server: Server) -> AsyncIterator[Wire]:
    async with Wire(server.port) as wire:
        yield wire


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(request: pytest.FixtureRequest, browser: Browser, server: Server) -> AsyncIterator[Visit]:
    """Makes visitors; at the end none of their pages may have complained. Says what a failed test has left on them."""
    visitors: list[Visitor] = []

    async def make(*, address: str = "", language: str = "en-GB", viewport=DESK, **more) -> Visitor:
        # The shell for times without a network is fetched only where it is tried.
        more = {"service_workers": "block", **more}
        context = await browser.new_context(viewport=viewport, locale=language, **more)
        context.set_default_timeout(PATIENCE)
        visitors.append(await Visitor.come(await context.new_page(), address or server.address, language))
        return visitors[-1]

    yield make
    for one in visitors:
        if request.node.stash.get(FAILED, False):
            print(one.page.url, *one.heard, await one.page.locator("body").inner_text(), sep="\n")
        await one.page.context.close()
    assert [complaint for one in visitors for complaint in one.complaints] == []

"""Every page and table of the scenes: axe finds nothing serious in either theme, nothing scrolls sideways, and no word
is cut off."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from playwright.async_api import Error as PlaywrightError

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import cut_off, violations_in_both_themes, width
from tests.browser.pages import pages
from tests.browser.scene import Scene
from tests.browser.scenes import World, world
from tests.browser.site import ROOT, Server

pytestmark = pytest.mark.asyncio(loop_scope="session")

LYING = {"width": 640, "height": 360}
TABLET = {"width": 768, "height": 1024}
ON_A_DESK = ("ratings", "profile, mine", "account", "operator", "event: a ruling", "event: the room")
ON_A_PHONE = (
    "keep my games",
    "my games",
    "lobby",
    "zama: start, variants",
    "a new event, all of it",
    "event: everything done",
    "event: a result by phone",
    "event: standings",
)


async def test_every_address_of_the_site_is_looked_at():
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    known = set(re.findall(r"first === '(\w*)'", router))
    assert {"", "lobby"} < known
    assert sorted(known - {scene.path.split("/")[1] for scene in pages()}) == []


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def people(server):
    there = await world(server, with_tables=False)
    yield there
    await there.close()


async def _faults(browser, server, there: World, scene: Scene, size: dict[str, int], language: str) -> list[str]:
    try:
        page = await there.look(browser, scene, server.address, language)
    except PlaywrightError as trouble:  # the others are looked at all the same
        return [f"never seen: {trouble}"]
    await page.set_viewport_size(size)
    found = await violations_in_both_themes(page)
    if (wide := await width(page)) > size["width"]:
        found.append(f"{wide} pixels wide")
    found += [f"cut off: {text}" for text in await cut_off(page)]
    await page.context.close()
    return found


@pytest.mark.parametrize(
    ("names", "size", "language"), [(ON_A_DESK, DESK, "en"), (ON_A_PHONE, PHONE, "it")], ids=["desk", "phone"]
)
async def test_pages_about_people_and_games(browser, server, people, names, size, language):
    scenes = [scene for scene in people.scenes if scene.name in names]
    assert len(scenes) == len(names)
    found = {scene.name: await _faults(browser, server, people, scene, size, language) for scene in scenes}
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language"),
    [(DESK, "en"), (PHONE, "it"), (LYING, "cs"), (TABLET, "it")],
    ids=["desk", "phone", "phone on its side", "tablet"],
)
async def test_everything(browser, tmp_path, size, language):
    server = Server(tmp_path)
    there = await world(server)
    found = {scene.name: await _faults(browser, server, there, scene, size, language) for scene in there.scenes}
    await there.close()
    server.kill()
    assert {name: what for name, what in found.items() if what} == {}

"""Ludoteca as an installed app: without a network its pages are there, and a new version replaces the old one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import expect

from ludoteca.server.settings import STATIC
from tests.browser.conftest import PHONE
from tests.browser.looks import violations
from tests.browser.site import ROOT, Wire
from tests.server.site import Site

pytestmark = pytest.mark.asyncio(loop_scope="session")

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    return (await Promise.all(caches_.map(it => it.keys()))).flat().map(it => new URL(it.url).pathname);
}"""


async def test_without_a_network_the_rules_are_there_and_no_table_was_kept(visitor, wire):
    me = await visitor(address=wire.address, service_workers="allow")
    await me.visit()
    await me.page.wait_for_function(CONTROLLED)
    await me.visit()
    await me.way("Same screen").click()
    await me.my_turn()
    assert [path for path in await me.page.evaluate(KEPT) if re.match("/api/(?!games)|/ws|/t/", path)] == []
    wire.cut()
    await me.page.goto(f"{wire.address}/")
    await expect(me.page.get_by_role("heading", name="Zama")).to_be_visible()
    await me.page.goto(f"{wire.address}/rules/zama")
    await expect(me.page.locator(".rules h1")).to_be_visible()


async def test_whoever_comes_again_does_not_ask_twice_what_there_is_to_play(visitor):
    """What a page preloads through a service worker, the browser did not use."""
    me = await visitor(service_workers="allow")
    await me.visit()
    await me.page.wait_for_function(CONTROLLED)
    asked = []
    me.page.context.on("request", lambda one: asked.append(one.url) if one.service_worker else None)
    await me.visit("/lobby")
    await me.page.get_by_label("Game").wait_for()
    assert [url for url in asked if url.endswith("/api/games")] == [f"{me.address}/api/games"]


async def test_without_a_network_a_page_that_needs_it_says_so_and_comes_back(visitor, wire):
    me = await visitor(address=wire.address, service_workers="allow", viewport=PHONE)
    await me.visit()
    await me.page.wait_for_function(CONTROLLED)
    await me.visit()  # with the shell
    wire.cut()
    await me.page.goto(f"{wire.address}/lobby")
    await expect(me.page.get_by_role("heading", name="The server is not answering.")).to_be_visible()
    await expect(me.page.locator("header").get_by_role("link", name="Ludoteca")).to_be_visible()
    assert await violations(me.page) == []
    wire.mend()
    await me.button("Try again").click()
    await expect(me.page.get_by_role("heading", name="Open tables")).to_be_visible()


async def test_a_new_version_is_shown_at_once_and_the_old_one_goes(visitor, tmp_path):
    new = tmp_path / "new"
    shutil.copytree(STATIC, new)
    page, worker = new / "index.html", new / "sw.js"
    page.write_text(page.read_text().replace("</body>", '<p id="newer"></p></body>'))
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', worker.read_text()))
    with Site(tmp_path / "data") as before:
        async with Wire(int(before.address.split(":")[1])) as wire:
            me = await visitor(address=wire.address, service_workers="allow")
            await me.visit()
            await me.page.wait_for_function(CONTROLLED)
            with Site(tmp_path / "other", static=new) as after:
                wire.leads_to = int(after.address.split(":")[1])
                wire.cut()
                wire.mend()
                await me.visit()
                await expect(me.page.locator("#newer")).to_be_attached()
                await me.page.wait_for_function(
                    "async () => JSON.stringify(await caches.keys()) === JSON.stringify(['ludoteca-newer'])"
                )


async def test_a_browser_can_install_it(visitor):
    me = await visitor()
    await me.visit()
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text())
    assert await me.page.locator('link[rel="manifest"]').get_attribute("href") == "/manifest.webmanifest"
    for icon in manifest["icons"]:
        picture = await me.page.evaluate(
            "src => new Promise((done, fail) => { const it = new Image(); it.onerror = fail;"
            " it.onload = () => done(`${it.naturalWidth}x${it.naturalHeight}`); it.src = src })",
            icon["src"],
        )
        assert icon["sizes"] in ("any", picture)


async def test_the_client_is_as_light_as_promised():
    """Home 150 kB of script, a table 220 kB, as they travel."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node
    said = subprocess.run([node, "scripts/check-size.js"], cwd=ROOT / "web", capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    assert said.stdout.count("kB") >= 5

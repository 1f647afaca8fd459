"""Everyone can play Zama: axe in both themes, a phone in three languages, targets big enough, calm if wished."""

from __future__ import annotations

import asyncio
import random

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import LANGUAGES, sampled, too_small, violations_in_both_themes, width
from tests.browser.test_zama_play import CARDS
from tests.browser.zama import Player, laid, seated, tied

pytestmark = pytest.mark.asyncio(loop_scope="session")

DURATION = "([what, style]) => { const it = document.querySelector(what); return it && getComputedStyle(it)[style]; }"


@pytest.mark.long
async def test_axe_finds_nothing_serious(visitor, server):
    found = {}
    me = Player(await visitor())
    await me.me.visit("/rules/zama")
    await me.page.locator(".rules figure svg").first.wait_for()
    await expect(me.page.locator(".rules table").first).to_be_visible()
    found["rules"] = await violations_in_both_themes(me.page)
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(me.me, red, table)
        await me.my_turn()
        await me.cell("h2").click()
        found["a card chosen"] = await violations_in_both_themes(me.page)
        await me.tap("h1")
        await me.me.has_shown("duel")
        found["a duel"] = await violations_in_both_themes(me.page)
        await me.send_away_duel()
        found["slides"] = await violations_in_both_themes(me.page)
        await me.cell("l2").click()
        await me.cell("m2").click()
        await expect(me.dialog).to_be_visible()
        found["overlap"] = await violations_in_both_themes(me.page)
        await me.dialog.get_by_role("button", name="Overlap").click()
        await expect(me.me.prompt.locator(".verdict")).to_be_visible()
        found["the end"] = await violations_in_both_themes(me.page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", sampled("cs"))
async def test_a_phone_shows_all_of_it_without_scrolling_sideways(visitor, server, language):
    table, red, blue = await tied(server, random.Random(LANGUAGES.index(language)))
    me = Player(await visitor(language=language, viewport=PHONE, has_touch=True))
    for path in ("/play/zama", "/rules/zama"):
        await me.me.visit(path)
        assert await width(me.page) <= PHONE["width"], path
    me = await seated(me.me, red, table)
    await me.my_turn()
    assert await width(me.page) <= PHONE["width"]
    assert await too_small(me.page) == []
    lines = await me.page.eval_on_selector_all("[role=row]", "all => all.map(it => it.children.length)")
    assert lines == [8] * 13  # upright
    cell = (await me.me.squares("peek"))[0]
    played = await me.ply()
    await me.cell(cell).tap()
    await me.after(played)
    # What may be done is in sight without scrolling, wherever the page is.
    for end in ("0", "document.body.scrollHeight / 4"):
        await me.page.evaluate(f"scrollTo(0, {end})")
        await expect(me.me.prompt).to_be_in_viewport()
        await expect(me.page.locator(".bar button")).to_be_in_viewport()
    for who in (red, blue):
        await who.close()


async def test_motion_is_reduced_for_those_who_ask(visitor, server):
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(await visitor(reduced_motion="reduce"), red, table)
        for what, style in ((".zama .card", "transitionDuration"), (".duel", "animationDuration")):
            moving = asyncio.create_task(me.page.wait_for_function(DURATION, arg=[what, style]))
            if what == ".duel":
                await me.attack("h2", "h1")
            assert float((await (await moving).json_value()).removesuffix("s")) < 0.01, what


async def test_a_tablet_and_twice_as_large_still_fit(visitor, server):
    async with laid(server, CARDS) as (table, red, _):
        for across, height in ((640, 400), (768, 1024), (1000, 700)):
            me = await seated(await visitor(viewport={"width": across, "height": height}), red, table)
            await me.my_turn()
            assert await width(me.page) <= across
            await me.page.context.close()

"""Everyone can play Scorso: axe in both themes, a phone in three languages, targets big enough, calm if wished."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import sampled, too_small, violations, width
from tests.browser.scorso import ROLLED, ByKeyboard, ByPointer, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_serious(visitor, theme):
    found = {}
    me = ByKeyboard(await visitor(color_scheme=theme))
    await seated(me, 4, max_rounds=1, stake=3)
    await me.my_turn()
    found["a new round"] = await violations(me.page)
    await me.page.keyboard.press("Space")
    await me.rolled()
    await me.page.keyboard.press("1")
    found["a die chosen"] = await violations(me.page)
    luck = random.Random(1)
    while await me.my_turn():
        if await me.answers():
            found["a question"] = await violations(me.page)
        if await me.duel.count():
            found["a duel"] = await violations(me.page)
        await me.beat(luck)
    found["the end"] = await violations(me.page)
    await me.page.get_by_role("button", name="What happened?").or_(me.story).first.wait_for()
    if await me.story.count() == 0:
        await me.me.button("What happened?").click()
    await me.story.hover()  # whoever looks closer holds the story
    found["the story"] = await violations(me.page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", sampled("it"))
async def test_a_phone_shows_all_of_it_without_scrolling_sideways(visitor, language):
    me = ByPointer(await visitor(language=language, viewport=PHONE, has_touch=True))
    for path in ("/play/scorso", "/rules/scorso"):
        await me.me.visit(path)
        assert await width(me.page) <= PHONE["width"], path
    await seated(me, 5, stake=100)
    await me.my_turn()
    await me.control("roll").tap()
    await me.rolled()
    await me.page.locator(ROLLED).first.tap()
    await me.tray("left").tap()
    await me.settled()
    await expect(me.tray("left").locator(".dice svg")).to_have_count(1)
    assert await width(me.page) <= PHONE["width"]
    assert await too_small(me.page, "button, a, select") == []
    # What may be done is in sight without scrolling.
    await me.page.evaluate("scrollTo(0, 0)")
    await expect(me.me.prompt).to_be_in_viewport()
    await expect(me.control("roll")).to_be_in_viewport(ratio=1)


async def test_motion_is_reduced_for_those_who_ask(visitor):
    me = ByKeyboard(await visitor(reduced_motion="reduce"))
    await seated(me, 2)
    await me.my_turn()
    await me.page.keyboard.press("Space")
    await me.page.locator(".mat .thrown").first.wait_for()
    seconds = await me.page.eval_on_selector(".mat .thrown", "it => getComputedStyle(it).animationDuration")
    assert float(seconds.removesuffix("s")) < 0.01

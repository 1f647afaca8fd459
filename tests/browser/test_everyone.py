"""Everyone can play: no serious accessibility violation, no sideways scrolling, targets big enough, calm if wished."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import sampled, too_small, violations_in_both_themes, width

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _finished_table(me) -> str:
    await me.visit()
    await me.way("Same screen").click()
    luck = random.Random(11)
    for _ in range(4):
        await me.my_turn()
        played = await me.log.count()
        await me.any_move(luck)
        await me.plies(played + 1)
    await me.button("Resign").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await me.says("wins")
    return me.page.url.rsplit("/", 1)[1]


async def _visit(me, path: str) -> None:
    await me.visit(path)
    if path.startswith(("/t/", "/replay/")):
        await me.grid.wait_for()


async def test_axe_finds_nothing_serious(visitor):
    me = await visitor()
    found = {}
    await me.visit()
    found["home"] = await violations_in_both_themes(me.page)
    await me.button("Settings").click()
    await me.page.get_by_role("dialog").wait_for()
    found["settings"] = await violations_in_both_themes(me.page)
    await me.page.keyboard.press("Escape")
    await me.way("Invite a friend").click()
    await me.page.get_by_label("The link to this table").wait_for()
    found["invitation"] = await violations_in_both_themes(me.page)
    await me.visit("/play/latrunculi")
    await me.page.locator("summary").click()
    found["options"] = await violations_in_both_themes(me.page)
    await me.visit("/rules/latrunculi")
    found["rules"] = await violations_in_both_themes(me.page)
    await me.visit("/record")
    found["record"] = await violations_in_both_themes(me.page)
    await me.visit()
    await me.way("Play the machine").click()
    await me.my_turn()
    await me.square((await me.squares("mine"))[3]).click()
    await me.page.locator(".square.open").first.wait_for(state="attached")
    found["table"] = await violations_in_both_themes(me.page)
    table = await _finished_table(me)
    found["finished table"] = await violations_in_both_themes(me.page)
    await me.visit(f"/replay/{table}")
    await me.grid.wait_for()
    found["replay"] = await violations_in_both_themes(me.page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", sampled("cs"))
async def test_a_phone_never_scrolls_sideways(visitor, language):
    desk = await visitor()
    table = await _finished_table(desk)
    me = await visitor(language=language, viewport=PHONE, has_touch=True)
    for path in ("/", "/lobby", "/play/latrunculi", "/rules/latrunculi", "/record", f"/t/{table}", f"/replay/{table}"):
        await _visit(me, path)
        assert await width(me.page) <= PHONE["width"], path


async def test_twice_as_large_still_fits(visitor):
    """200 % on a screen of 1280 × 800 leaves half of it in CSS pixels."""
    me = await visitor(viewport={"width": 640, "height": 400})
    table = await _finished_table(me)
    for path in ("/", "/rules/latrunculi", f"/t/{table}", f"/replay/{table}"):
        await _visit(me, path)
        assert await width(me.page) <= 640, path


async def test_whatever_is_touched_on_a_phone_is_large_enough(visitor):
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.visit()
    assert await too_small(me.page) == []
    await me.way("Same screen").click()
    await me.my_turn()
    await me.square("e1").tap()
    await me.square("e3").tap()
    await me.plies(1)
    assert await too_small(me.page) == []


async def test_motion_is_reduced_for_those_who_ask(visitor):
    me = await visitor(reduced_motion="reduce")
    await me.visit()
    await me.way("Same screen").click()
    await me.my_turn()
    duration = await me.page.eval_on_selector(".man", "it => getComputedStyle(it).transitionDuration")
    assert float(duration.removesuffix("s")) < 0.01


async def test_the_focus_is_always_visible(visitor):
    me = await visitor()
    await me.visit()
    for _ in range(12):
        await me.page.keyboard.press("Tab")
        name, style, thickness = await me.page.evaluate(
            "(it => [it.tagName, getComputedStyle(it).outlineStyle, parseFloat(getComputedStyle(it).outlineWidth)])"
            "(document.activeElement)"
        )
        assert name != "BODY"
        assert (style, thickness >= 2) == ("solid", True), name


async def test_dark_and_light_are_chosen_and_kept(visitor):
    me = await visitor()
    await me.visit()
    await me.button("Settings").click()
    await me.page.get_by_label("dark", exact=True).check()
    await expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
    await me.page.reload()
    await expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")

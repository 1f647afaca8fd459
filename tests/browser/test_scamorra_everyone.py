"""Everyone can play La Scamorra: axe in both themes, three languages on a phone, targets big enough, calm if wished."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import PHONE
from tests.browser.looks import sampled, too_small, violations_in_both_themes, width
from tests.browser.scamorra import GAME, Player, brought_to

pytestmark = pytest.mark.asyncio(loop_scope="session")


def captured(shown, legal):
    return shown["south"]["captured"] and any("@" in move for move in legal)


async def test_axe_finds_nothing_serious(visitor, server):
    me = Player(await visitor())
    found = {}
    await me.me.visit("/play/scamorra-fifteen")
    await me.page.locator("summary").click()
    found["options"] = await violations_in_both_themes(me.page)
    await me.page.get_by_label("Two people at this screen").check()
    await me.me.button("Play").click()
    await me.curtain.get_by_role("button", disabled=False).wait_for()
    found["curtain"] = await violations_in_both_themes(me.page)
    await me.lift()
    found["package"] = await violations_in_both_themes(me.page)
    await me.me.button("Give this game up").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Give this game up").click()
    await me.me.button("Next game").wait_for()
    found["between games"] = await violations_in_both_themes(me.page)
    await me.me.visit("/rules/scamorra")
    await me.page.locator(".rules figure svg").first.wait_for()
    found["rules"] = await violations_in_both_themes(me.page)
    async with brought_to(server, captured, hunger=1) as (table, _, anna):
        await me.sit_down_as(anna, table)
        found["table"] = await violations_in_both_themes(me.page)
        await me.choose_card("P")
        found["a card chosen"] = await violations_in_both_themes(me.page)
        await me.beside.first.click()
        found["a piece chosen"] = await violations_in_both_themes(me.page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("language", sampled("it"))
async def test_a_phone_never_scrolls_sideways_and_what_is_touched_is_large_enough(visitor, server, language):
    me = Player(await visitor(language=language, viewport=PHONE, has_touch=True))
    for path in ("/", "/play/scamorra", "/play/scamorra-fifteen", "/rules/scamorra"):
        await me.me.visit(path)
        assert await width(me.page) <= PHONE["width"], path
    async with brought_to(server, captured, hunger=1) as (table, _, anna):
        await me.sit_down_as(anna, table)
        await me.choose_card("P")
        assert await width(me.page) <= PHONE["width"]
        assert await too_small(me.page) == []
        bottom = await me.page.eval_on_selector("[data-testid=prompt]", "it => it.getBoundingClientRect().bottom")
        assert bottom <= PHONE["height"], "the prompt is in sight with the board and the hand"


async def test_a_phone_plays_by_touch(visitor):
    luck = random.Random(12)
    me = Player(await visitor(viewport=PHONE, has_touch=True))
    await me.me.visit()
    await me.me.way("Same screen", GAME).tap()
    for _ in range(8):  # both place their pieces, then play
        await me.ready()
        assert await too_small(me.page) == []
        await me.decide(luck)


async def test_twice_as_large_still_fits(visitor):
    """200 % on a screen of 1280 × 800 leaves half of it in CSS pixels."""
    me = Player(await visitor(viewport={"width": 640, "height": 400}))
    await me.me.visit()
    await me.me.way("Same screen", GAME).click()
    await me.lift()
    assert await width(me.page) <= 640


async def test_motion_is_reduced_for_those_who_ask(visitor, server):
    me = Player(await visitor(reduced_motion="reduce"))
    async with brought_to(server, captured, hunger=1) as (table, _, anna):
        await me.sit_down_as(anna, table)
        duration = await me.page.locator("svg .piece").first.evaluate(
            "it => parseFloat(getComputedStyle(it).transitionDuration)"
        )
        assert duration < 0.01


async def test_screen_readers_are_told_what_happens(visitor):
    luck = random.Random(13)
    me = Player(await visitor())
    await me.me.visit("/play/scamorra")
    await me.page.get_by_role("radio", name="the novice").check()
    await me.me.button("Play").click()
    while not await me.page.locator(".hand button[aria-disabled=false]").count():
        assert await me.my_turn()
        await me.decide(luck)
        await me.my_turn()
    await me.cards.first.click()
    await me.me.has_heard("chosen.")
    await me.page.keyboard.press("Escape")
    await me.me.has_heard("Nothing is chosen.")
    async with me.me.to_show("said", "plays"):
        await me.decide(luck)
    labels = await me.me.positions()
    assert len(labels) == 25
    assert sum("South" in label or "North" in label for label in labels) >= 4

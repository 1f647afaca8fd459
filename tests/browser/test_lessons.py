"""Every lesson is taken to its end on the real board: by clicking and by keyboard, in three languages."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.learner import ByKeyboard, ByPointer

pytestmark = pytest.mark.asyncio(loop_scope="session")


GAMES, LANGUAGES, HANDS = ("latrunculi", "scamorra", "zama", "scorso"), ("en", "it", "cs"), (ByPointer, ByKeyboard)
SAMPLE = (  # every game, every language, both hands
    ("latrunculi", "it", ByPointer),
    ("scamorra", "it", ByKeyboard),
    ("scorso", "cs", ByKeyboard),
    ("zama", "en", ByPointer),
)
# Nobody looks on: what is left on the table to be read does not stay.
HURRY = "(wait => (window.setTimeout = (f, ms, ...more) => wait(f, Math.min(ms, 10), ...more)))(window.setTimeout)"
IS_UPPERMOST = """selector => {
    const it = document.querySelector(selector), { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
REST = [ways for ways in product(GAMES, LANGUAGES, HANDS) if ways not in SAMPLE]


@pytest.mark.parametrize(
    ("game", "language", "hands"), [*SAMPLE, *(pytest.param(*ways, marks=pytest.mark.long) for ways in REST)]
)
async def test_every_lesson_can_be_taken(visitor, game, language, hands):
    me = await visitor(language=language, reduced_motion="reduce")
    await me.page.add_init_script(HURRY)
    await me.visit(f"/learn/{game}")
    learner = hands(me, game, language)
    lessons = await learner.lessons()
    for number, lesson in enumerate(lessons, start=1):
        await expect(me.page.get_by_role("heading", name=lesson["title"], exact=True)).to_be_visible()
        await learner.take(lesson)
        await expect(me.page.get_by_test_id("progress")).to_contain_text(f"{number}")
        if number < len(lessons):
            await learner.go_on()
    await me.page.reload()
    await expect(me.page.locator("nav .mark.done")).to_have_count(len(lessons))


@pytest.mark.parametrize(("game", "needed"), [("scamorra", '[data-card="B"]'), ("scorso", 'button[data-die="K"]')])
async def test_on_a_phone_what_a_lesson_begins_with_is_in_sight(visitor, game, needed):
    """The hand was below the fold, and the buttons lay upon the dice."""
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.visit(f"/learn/{game}")
    for seen in (me.page.get_by_test_id("task"), me.page.locator(needed)):
        await expect(seen).to_be_in_viewport(ratio=1)
    await me.page.wait_for_function(IS_UPPERMOST, arg=needed)


async def test_a_wrong_try_is_explained_and_put_back_and_a_refusal_names_its_rule(visitor):
    me = await visitor()
    await me.visit("/learn/latrunculi")
    learner = ByPointer(me, "latrunculi", "en")
    lesson = (await learner.lessons())[0]
    wrong = next(iter(lesson["steps"][0]["wrong"]))
    await learner.at(lesson, "1")
    before = await me.positions()
    async with me.to_show("lesson-said", lesson["steps"][0]["wrong"][wrong]):
        await learner.play(wrong)
    await learner.at(lesson, "1")
    assert await me.positions() == before


async def test_after_the_last_lesson_a_first_game_begins_with_help(visitor):
    me = await visitor()
    await me.visit("/learn/latrunculi")
    await me.button("Play a first game").click()
    await me.my_turn()
    await me.button("What can I do?").click()
    await expect(me.page.get_by_test_id("can")).to_contain_text(re.compile(r"Move a man: \d of yours can move"))


async def test_whoever_follows_an_invitation_to_an_unknown_game_is_told_what_it_is_and_can_learn_while_waiting(visitor):
    host, guest = await visitor(), await visitor(language="it")
    await host.visit()
    await host.way("Invite a friend").click()
    await host.page.wait_for_url("**/t/*")
    await guest.visit(host.page.url.removeprefix(host.address))
    intro = guest.page.get_by_role("region", name="Latrunculi")
    await expect(intro.get_by_role("listitem")).to_have_count(3)
    await intro.get_by_role("button", name="Impara giocando").click()
    await expect(guest.page.get_by_role("dialog").locator("[data-lesson]")).to_be_visible()
    await guest.page.keyboard.press("Escape")
    await guest.button("Siediti e gioca").click()
    await expect(intro).to_have_count(0)

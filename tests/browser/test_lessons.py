"""Every lesson is taken to its end on the real board: by clicking and by keyboard, in three languages."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.learner import ByKeyboard, ByPointer

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("game", "language", "hands"),
    [
        ("latrunculi", "en", ByKeyboard),
        ("latrunculi", "it", ByPointer),
        ("latrunculi", "cs", ByKeyboard),
        ("scorso", "en", ByPointer),
        ("scorso", "cs", ByKeyboard),
    ],
)
async def test_every_lesson_can_be_taken(visitor, game, language, hands):
    me = await visitor(language=language)
    await me.visit(f"/learn/{game}")
    learner = hands(me, game, language)
    lessons = await learner.lessons()
    for number, lesson in enumerate(lessons, start=1):
        await expect(me.page.get_by_role("heading", name=lesson["title"], exact=True)).to_be_visible()
        await learner.take(lesson)
        await expect(me.page.get_by_test_id("progress")).to_contain_text(f"{number}")
        if number < len(lessons):
            await me.page.keyboard.press("Enter")  # the way on has the focus
    await me.page.reload()
    await expect(me.page.locator("nav .mark.done")).to_have_count(len(lessons))

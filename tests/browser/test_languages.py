"""Three languages: by the browser at first, then by choice, without a reload."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("browser_speaks", "button"),
    [
        ("it-CH", "Gioca contro la macchina"),
        ("cs-CZ", "Hrát proti stroji"),
        ("en-US", "Play the machine"),
        ("fr-FR", "Play the machine"),
    ],
)
async def test_the_first_visit_follows_the_browser(visitor, browser_speaks, button):
    me = await visitor(language=browser_speaks)
    await me.visit()
    await expect(me.way(button)).to_be_visible()


async def test_switching_in_the_middle_of_a_game_loses_nothing(visitor):
    me = await visitor()
    await me.play_at_one_screen(("d1", "d5"))
    await me.page.evaluate("window.sameDocument = true")
    language = me.page.get_by_role("combobox")
    for choice, prompt, sentence, lang in [
        ("Italiano", "Nero: Tocca a te: scegli una pedina", "Il Bianco muove da d1 a d5.", "it"),
        ("Čeština", "Černý: Jsi na tahu: vyber kámen", "Bílý táhne z d1 na d5.", "cs"),
        ("English", "Black: Your move: choose a man", "White moves from d1 to d5.", "en"),
    ]:
        await language.select_option(choice)
        await me.says(prompt)
        await expect(me.log.last).to_contain_text(sentence)
        await expect(me.page.locator("html")).to_have_attribute("lang", lang)
    assert await me.page.evaluate("window.sameDocument")


async def test_the_choice_is_remembered(visitor):
    me = await visitor()
    await me.visit()
    await me.page.get_by_role("combobox").select_option("Čeština")
    await expect(me.way("Hrát proti stroji")).to_be_visible()
    await me.page.reload()
    await expect(me.way("Hrát proti stroji")).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("en", "Capturing"), ("it", "Cattur"), ("cs", "Zaj")])
async def test_the_rules_are_in_every_language_with_drawn_diagrams(visitor, language, word):
    me = await visitor(language=language)
    await me.visit("/rules/latrunculi")
    await expect(me.page.locator(".rules")).to_contain_text(word)
    assert await me.page.locator(".rules figure").count() >= 3
    assert await me.page.locator(".rules pre").count() == 0

"""Rules pages: every figure is drawn by the board, and a refusal leads to the paragraph that explains it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from ludoteca.core.words import say
from ludoteca.laws.figures import figures

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGES = Path(__file__).parents[2] / "docs/rules"


@pytest.mark.parametrize(
    ("game", "language"), [("latrunculi", "cs"), ("scamorra", "it"), ("zama", "cs"), ("scorso", "en")]
)
async def test_every_figure_is_drawn(visitor, game, language):
    written = figures((PAGES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")).read_text("utf-8"))
    me = await visitor(language=language)
    await me.visit(f"/rules/{game}")
    await me.page.locator("details").evaluate_all("all => all.forEach(it => (it.open = true))")
    drawn = me.page.locator(".rules figure:has(.view, .room)")
    await expect(drawn).to_have_count(len(written))
    for number in range(len(written)):
        await drawn.nth(number).scroll_into_view_if_needed()
        await expect(drawn.nth(number).locator(".whole > *").first).to_be_visible()


async def test_a_figure_plays_its_move(visitor):
    me = await visitor()
    await me.visit("/rules/latrunculi")
    play = me.button("Play the move").first
    await play.scroll_into_view_if_needed()
    await play.click()
    await expect(me.button("From the start").first).to_be_visible()
    await me.has_heard("White moves")


async def test_what_the_rules_refuse_in_a_figure_leads_to_its_paragraph(visitor):
    me = await visitor()
    await me.visit("/rules/latrunculi")
    figure = me.page.locator(".rules figure", has_text="is refused").first
    await figure.scroll_into_view_if_needed()  # it is drawn when one comes near
    await figure.get_by_role("button", name="Try it").click()
    link = figure.locator(".refused a").first
    anchor = (await link.get_attribute("href") or "").partition("#")[2]
    await link.click()
    paragraph = me.page.get_by_role("dialog").locator(".pointed-at")
    await expect(paragraph).to_have_id(anchor)
    await expect(paragraph).to_be_in_viewport()


WRONG = {  # a position written by hand that cannot be, and the paragraph that says so
    "latrunculi": ("bbbbbbbb/b7/8/8/8/8/8/wwwwwwww w 0", "it", "s1"),
    "scamorra": ("5/5/5/5 S hand=-|- played=-|- score=0-0", "cs", "s1"),
    "zama": ("r?? turn=r phase=attack left=0 moved=- seen=- quiet=0 out=r:-;b:-", "it", "s1"),
    "scorso": (
        "edition=collector pace=beats stage=1 round=1 phase=storm ender=- supply=0 pot=0\nA out\nB out",
        "cs",
        "s4",
    ),
}


@pytest.mark.parametrize(("game", "wrong"), WRONG.items(), ids=WRONG.keys())
async def test_a_refusal_leads_to_its_paragraph(visitor, game, wrong):
    position, language, anchor = wrong
    me = await visitor(language=language)
    await me.visit(f"/beside/{game}")
    await me.button(say("beside-referee", language=language)).click()
    text = me.page.locator("details:has(textarea)")
    await text.locator("summary").click()
    await text.locator("textarea").fill(position)
    await text.locator("button").click()
    problem = me.page.locator(".problem")
    await expect(problem).to_be_visible()
    link = problem.locator("a").first
    await expect(link).to_have_attribute("href", f"/rules/{game}#{anchor}")
    await link.click()
    rules = me.page.get_by_role("dialog")
    paragraph = rules.locator(".pointed-at")
    await expect(paragraph).to_have_id(anchor)
    await expect(paragraph).to_be_in_viewport()
    await expect(rules.locator(f".rules[lang={language}]")).to_be_visible()
    await me.page.keyboard.press("Escape")
    await expect(problem).to_be_visible()  # nothing was left for it


@pytest.mark.parametrize("anchor", ["s3.3", "a16"])
async def test_a_link_to_a_paragraph_unfolds_and_marks_it(visitor, anchor):
    me = await visitor(language="cs")
    await me.visit(f"/rules/latrunculi#{anchor}")
    paragraph = me.page.locator(".pointed-at")
    await expect(paragraph).to_have_id(anchor)
    await expect(paragraph).to_be_in_viewport()
    await expect(paragraph).to_be_focused()

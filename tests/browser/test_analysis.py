"""The report on a finished game, what can be seen at its turning points, and playing on from there."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.looks import width
from tests.browser.prepared import judged, played
from tests.server.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _given_up(me) -> None:
    """White loses a man at once, and gives up."""
    await me.play_at_one_screen(("c1", "c7"), ("d8", "d6"))
    await me.button("Resign").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_end_leads_to_the_move_that_lost_a_man_and_one_plays_on_from_there(visitor, server, viewport):
    me = await visitor(viewport=viewport)
    await _given_up(me)
    reader = Person(server.host)
    await judged(server, reader, me.page.url.rsplit("/", 1)[-1].partition("#")[0])
    await reader.close()
    await me.link("Analyse").click()
    report = me.page.get_by_test_id("analysis")
    await expect(report.get_by_role("img", name=re.compile("chance to win"))).to_be_in_viewport()
    mistake = report.get_by_role("button", name=re.compile("Move 1: .*c1 to c7"))
    await mistake.press("Enter")
    await expect(mistake).to_have_attribute("aria-pressed", "true")
    await expect(report).to_contain_text("Better: ")
    await expect(me.page.get_by_test_id("said-now")).to_have_text("The start of the game.")
    await expect(me.page.locator("svg.covering line")).to_have_count(1)
    answered = asyncio.Event()

    async def answer(route: Route) -> None:
        await answered.wait()
        await route.continue_()

    await me.page.route("**/position?ply=*", answer)
    await me.button("Play on from here").click()
    board = me.page.get_by_test_id("play-on")
    await expect(board.locator("[data-square=c1]")).to_be_visible()  # the board was empty until the server had answered
    await expect(board).to_have_attribute("aria-busy", "true")
    answered.set()
    await expect(board.get_by_test_id("play-on-said")).to_contain_text("White")
    await board.get_by_label("The machine plays the other side").check()
    await me.move("e1", "e3")
    await expect(board).to_have_attribute("aria-busy", "false")
    await expect(board.get_by_test_id("play-on-said")).to_contain_text("White")
    await expect(board.locator("[data-square=e3]")).to_be_visible()
    await me.button("Take back").click()
    await expect(me.button("Take back")).to_be_disabled()
    await me.button("Back to the replay").click()
    await expect(report).to_be_visible()


async def test_of_hidden_cards_the_board_shows_what_was_known_and_where_they_may_have_lain(visitor, server):
    me = await visitor()
    anna, bruno = Person(server.host), Person(server.host)
    table = await played(server, "zama", [anna, bruno], random.Random(3), decisions=4)
    async with anna.at(table) as page:
        if page.now["status"] != "over":
            await page.done("resign", seat="r")
            await page.until(lambda: page.now["status"] == "over")
    await judged(server, anna, table)
    await anna.close()
    await bruno.close()
    await me.visit(f"/replay/{table}#analysis")
    report = me.page.get_by_test_id("analysis")
    await report.get_by_role("button", name=re.compile("chance to win: 90 % → 10 %")).click()
    await expect(report.get_by_role("checkbox", name=re.compile("could know"))).to_be_checked()
    choice = report.get_by_role("combobox")
    hearts = await choice.locator("option", has_text="king of hearts").first.get_attribute("value")
    await choice.select_option(value=hearts)
    await expect(me.page.get_by_test_id("heat").locator("rect")).to_have_count(52)
    await me.page.set_viewport_size({"width": 640, "height": 360})  # the list of cards made all of it too wide
    for language in ("it", "cs"):
        await me.page.locator("header select").select_option(language)
        await me.page.locator(f"html[lang={language}]").wait_for(state="attached")
        assert await width(me.page) == 640

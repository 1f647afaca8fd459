"""Anyone, now: two people who do not know each other find a table; a third watches it from the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def look_for_anybody(person, side=""):
    await person.visit("/lobby")
    looking = person.page.get_by_role("region", name="Play anyone, now")
    await looking.get_by_label("Game").select_option("latrunculi")
    await looking.get_by_label("Your side").select_option(side)
    await looking.get_by_role("button", name="Find an opponent").click()
    return looking


async def test_two_people_are_paired_and_both_pages_go_to_the_table(visitor):
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    await expect(await look_for_anybody(anna)).to_contain_text("Looking for an opponent")
    await look_for_anybody(bruno)
    await expect(anna.page).to_have_url(re.compile("/t/"))
    await expect(bruno.page).to_have_url(anna.page.url)
    for one in (anna, bruno):
        await expect(one.page.locator("[data-square]").first).to_be_visible()


async def test_whoever_takes_any_time_is_paired_with_somebody_who_wants_one(visitor):
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    await anna.visit("/lobby")
    looking = anna.page.get_by_role("region", name="Play anyone, now")
    await looking.get_by_label("Game").select_option("latrunculi")
    await looking.get_by_label("Time").select_option("fischer 300+5")
    await looking.get_by_role("button", name="Find an opponent").click()
    await expect(looking).to_contain_text("Looking for an opponent")
    await look_for_anybody(bruno)
    for one in (anna, bruno):
        await expect(one.page.locator("[data-clock=w]")).to_contain_text("5:0")


async def test_whoever_waits_beside_somebody_with_another_wish_is_told_so(visitor):
    anna, bruno = await visitor(), await visitor(viewport=PHONE)
    looking = await look_for_anybody(anna, "w")
    await expect(looking).not_to_contain_text("Not all want the same")
    looking = await look_for_anybody(bruno, "w")
    await expect(looking).to_contain_text("2 people are waiting. Not all want the same side and time")
    for one in (anna, bruno):
        await one.button("Stop looking").click()


async def test_only_what_means_something_in_the_game_is_asked(visitor):
    """In real time nobody has a clock: to choose one was refused. And four had to come, unless one may say how many."""
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    for one in (anna, bruno):
        await one.visit("/lobby")
        looking = one.page.get_by_role("region", name="Play anyone, now")
        await expect(looking.get_by_label("Time")).to_be_visible()
        await looking.get_by_label("Game").select_option("scorso")
        await expect(looking.get_by_label("Time")).to_have_count(0)
        await expect(looking.get_by_label("Your side")).to_have_count(0)
        await looking.get_by_label("Players").fill("2")
        await looking.get_by_role("button", name="Find an opponent").click()
    for one in (anna, bruno):
        await expect(one.page).to_have_url(re.compile("/t/"))


async def test_a_game_in_progress_is_watched_as_a_small_live_picture(visitor):
    anna, bruno, eve = await visitor(), await visitor(), await visitor(viewport=PHONE)
    await look_for_anybody(anna, "w")
    await look_for_anybody(bruno)
    await expect(anna.page).to_have_url(re.compile("/t/"))
    table = anna.page.url.rpartition("/")[2]
    await eve.visit("/lobby")
    picture = eve.page.locator(f"[data-watch='{table}']")
    await expect(picture.locator("[data-square]").first).to_be_attached()
    await expect(picture).to_have_attribute("data-ply", "0")
    await anna.page.locator("[data-square='e1']").first.click()
    await anna.page.locator("[data-square='e4']").first.click()
    await expect(picture).to_have_attribute("data-ply", "1")
    await picture.get_by_role("link").click()
    await expect(eve.page).to_have_url(re.compile(table))

"""The way back to one's games: on the home page, in the header, and on a page of their own."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_whoever_has_closed_the_tab_finds_the_game_again(visitor):
    anna = await visitor()
    await anna.visit()
    await anna.way("Invite a friend").click()
    await anna.page.get_by_label("The link to this table").wait_for()
    table = anna.page.url
    await anna.page.goto("about:blank")
    await anna.visit()
    mine = anna.page.get_by_role("region", name="My games")
    await expect(mine).to_contain_text("Waiting for a player")
    await mine.get_by_role("link", name=re.compile("Return")).click()
    await expect(anna.page).to_have_url(table)


async def test_a_badge_and_the_title_say_where_it_is_my_move_and_a_finished_game_can_be_replayed(visitor):
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    await anna.visit()
    made = await anna.page.evaluate(
        """() => fetch('/api/tables', {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({game: 'latrunculi', seats: ['me', 'open']}),
        }).then((answer) => answer.json())"""
    )
    await bruno.visit(made["path"])
    await bruno.button("Sit down and play").click()
    await anna.visit()
    await expect(anna.page.locator("header .badge")).to_have_text("1")
    await expect(anna.page).to_have_title("(1) Ludoteca")
    await expect(anna.page.get_by_role("region", name="My games").locator("[data-square]").first).to_be_attached()
    await bruno.button("Resign").click()
    await bruno.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await bruno.says("You resigned.")
    await anna.visit("/games")
    await expect(anna.page.get_by_role("heading", name="Finished games")).to_be_visible()
    await expect(anna.page.locator("header .badge")).to_have_count(0)
    await anna.page.get_by_role("link", name="Replay", exact=True).click()
    await expect(anna.page).to_have_url(re.compile("/replay/"))

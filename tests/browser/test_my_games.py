"""The way back to one's games: on the home page, in the header, and on a page of their own."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.site import Server, Wire

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def invites(anna):
    """A table by link."""
    await anna.visit()
    await anna.way("Invite a friend").click()
    await anna.page.get_by_label("The link to this table").wait_for()


async def joined(anna, bruno):
    """The one sits down at the other's table; who has White, and who Black."""
    await bruno.page.goto(anna.page.url)
    await bruno.button("Sit down and play").click()
    await anna.page.get_by_text("No move yet.").wait_for(state="attached")
    has_white = await anna.page.locator(".mine .seat").get_attribute("data-seat") == "w"
    return (anna, bruno) if has_white else (bruno, anna)


async def returns(person, state):
    """Home, and by My games back to the table."""
    await person.visit()
    mine = person.page.get_by_role("region", name="My games")
    await expect(mine).to_contain_text(state)
    await mine.get_by_role("link", name=re.compile("Return")).click()
    await person.grid.wait_for()


async def test_whoever_has_closed_the_tab_finds_the_game_again_and_plays_on(visitor):
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    await invites(anna)
    table = anna.page.url
    await anna.close_the_tab()
    await returns(anna, "Waiting for a player")
    await expect(anna.page).to_have_url(table)
    white, black = await joined(anna, bruno)
    await white.move("d1", "d5")
    await black.plies(1)
    await black.close_the_tab()
    await returns(black, "Your move")
    await black.move("a8", "a6")
    await white.plies(2)


async def test_after_a_restart_of_the_server_both_find_their_game_and_play_on(visitor, tmp_path):
    first = Server(tmp_path)
    async with Wire(first.port) as wire:
        anna, bruno = await visitor(address=wire.address), await visitor(address=wire.address)
        await invites(anna)
        white, black = await joined(anna, bruno)
        await white.move("d1", "d5")
        await black.plies(1)
        for one in (white, black):
            await one.close_the_tab()
        first.kill()
        second = Server(tmp_path)
        try:
            wire.leads_to = second.port
            await returns(black, "Your move")
            await black.move("a8", "a6")
            await black.plies(2)
            await returns(white, "Your move")
            await white.move("d5", "d6")
            await black.plies(3)
        finally:
            second.kill()


async def test_nobody_is_told_that_there_are_no_games_before_the_server_has_answered(visitor):
    anna = await visitor()
    await anna.visit()
    await anna.way("Same screen").click()
    await anna.my_turn()
    asked, answered = asyncio.Event(), asyncio.Event()

    async def late(route) -> None:
        asked.set()
        await answered.wait()
        await route.continue_()

    await anna.page.route("**/api/me/tables", late)
    await anna.visit("/games")
    await asked.wait()
    await expect(anna.page.get_by_role("heading", name="My games")).to_be_visible()
    await expect(anna.page.get_by_text("You have no games yet.")).to_have_count(0)
    answered.set()
    await expect(anna.page.get_by_text("Both sides at this screen")).to_be_visible()


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
    for page in ("/ratings", "/account", "/people/Nobody", "/link/ABCD-EFGH", "/operator", "/lobby", "/games"):
        await anna.visit(page)
        await expect(anna.page).to_have_title(re.compile(r"^\(1\) .* – Ludoteca$"))
    await anna.visit()
    await expect(anna.page.get_by_role("region", name="My games").locator("[data-square]").first).to_be_attached()
    await bruno.button("Resign").click()
    await bruno.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    await bruno.says("You resigned.")
    await anna.visit("/games")
    await expect(anna.page.get_by_role("heading", name="Finished games")).to_be_visible()
    await expect(anna.page.get_by_role("listitem").filter(has_text="Replay")).to_contain_text("You have won!")
    await expect(anna.page.locator("header .badge")).to_have_count(0)
    await anna.page.get_by_role("link", name="Replay", exact=True).click()
    await expect(anna.page).to_have_url(re.compile("/replay/"))


async def test_whoever_has_closed_the_tab_is_called_when_the_game_waits_for_nobody_else(visitor):
    """Where cards are dealt every seat opens a number before: the table was "waiting for a player", and nobody knew."""
    anna, bruno = await visitor(viewport=PHONE), await visitor()
    await anna.visit()
    await anna.way("Invite a friend", "Zama").click()
    await anna.page.get_by_label("The link to this table").wait_for()
    table = anna.page.url
    await anna.visit("/ratings")
    await bruno.page.goto(table)
    await bruno.button("Sit down and play").click()
    await expect(anna.page.locator("header .note")).to_contain_text("begins when you come to the table")
    await expect(anna.page).to_have_title(re.compile(r"^\(1\) "))
    await bruno.says("Waiting for")
    tablet = await visitor()
    await tablet.page.context.add_cookies(await anna.page.context.cookies())  # the same guest, in another browser
    await tablet.page.goto(table)
    await tablet.says("This game begins on the device on which you sat down")
    await tablet.close_the_tab()
    await returns(anna, "Everybody is here but you")
    for one in (anna, bruno):
        await expect(one.page.locator(".mine .seat")).to_be_visible()
        await expect(one.page.get_by_text("Waiting for")).to_have_count(0)

"""Playing with others: by link, from the lobby, and being watched."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _two_by_link(visitor):
    host, guest = await visitor(), await visitor()
    await host.visit()
    await host.way("Invite a friend").click()
    link = host.page.get_by_label("The link to this table")
    await expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    await host.page.evaluate("document.querySelector('img').decode()")  # fails for a picture that cannot be drawn
    await guest.page.goto(await link.input_value())
    await guest.button("Sit down and play").click()
    for one in (host, guest):
        await one.log.or_(one.page.get_by_text("No move yet.")).first.wait_for()
    turn = await host.page.locator(".mine .seat").get_attribute("data-seat") == "w"
    return (host, guest) if turn else (guest, host)  # White first


async def test_two_browsers_by_invite_link_play_offer_and_agree(visitor):
    white, black = await _two_by_link(visitor)
    luck = random.Random(7)
    for ply in range(1, 9):
        mover, other = (white, black) if ply % 2 else (black, white)
        if not await mover.my_turn():
            break
        await mover.any_move(luck)
        for one in (mover, other):
            await one.plies(ply)
        await other.page.locator(".square.mine").first.wait_for(state="attached")
    assert [line.lower() for line in await white.log.all_inner_texts()] == [
        line.lower() for line in await black.log.all_inner_texts()
    ]

    await white.button("Offer to end the game").click()
    await white.page.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
    await black.button("Play on").click()
    await expect(white.log.last).to_contain_text("Black plays on")
    await white.button("Offer to end the game").click()
    await white.page.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
    await expect(white.page.get_by_text("move before you offer again").first).to_be_visible()
    await white.any_move(luck)
    await black.plies(11)
    await white.button("Offer to end the game").click()
    await white.page.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
    await black.button("Agree").click()
    for one in (white, black):
        await one.says("Nobody wins.")
        await one.says("The game stalled and is null.")
        end = one.page.get_by_test_id("end").locator(":is(button, a)")
        await expect(end.first).to_have_text("Play it again with sides changed")

    await white.button("Play it again with sides changed").click()
    await black.button("Accept the rematch").click()
    await expect(white.page.locator(".mine .seat")).to_have_attribute("data-seat", "b")
    await expect(black.page.locator(".mine .seat")).to_have_attribute("data-seat", "w")
    assert white.page.url == black.page.url


async def test_a_move_animates_for_the_other_and_the_last_move_stays_marked(visitor):
    white, black = await _two_by_link(visitor)
    await white.move("e1", "e4")
    await black.plies(1)
    await expect(black.page.locator("svg .last")).to_have_count(2)
    await expect(black.square("e4")).to_have_attribute("aria-label", re.compile("the last move ended here"))
    await black.has_heard("White moves from e1 to e4")


async def test_whoever_leaves_is_seen_to_be_away_and_comes_back(visitor):
    white, black = await _two_by_link(visitor)
    address = black.page.url
    await black.page.goto("about:blank")
    await expect(white.page.locator(".others")).to_contain_text("away")
    await black.page.goto(address)
    await expect(white.page.locator(".others")).not_to_contain_text("away")


async def test_a_table_opened_in_the_lobby_appears_to_others_who_join_and_watch(visitor):
    host, guest, watcher = await visitor(), await visitor(), await visitor()
    await host.visit("/lobby")
    await guest.visit("/lobby")
    await watcher.visit("/")
    await host.button("Open a table: Latrunculi").click()
    await host.page.wait_for_url("**/t/*")
    await host.says("Waiting for anybody: one seat is free, and the lobby shows this table.")
    table = host.page.url.rsplit("/", 1)[1]
    card = f'[data-table="{table}"]'
    await guest.page.locator(card).get_by_role("button", name=re.compile("Sit down")).click()
    await guest.page.locator(".mine .seat").wait_for()  # without asking once more
    await watcher.page.locator(card).get_by_role("link", name=re.compile("Watch")).click()
    await watcher.grid.wait_for()
    white = host if await host.page.locator(".mine .seat").get_attribute("data-seat") == "w" else guest
    await white.my_turn()
    await white.move("b1", "b5")
    await watcher.plies(1)
    assert await watcher.squares("mine") == []
    await expect(watcher.button("Resign")).to_have_count(0)
    await expect(host.page.get_by_text("1 person is watching")).to_be_visible()


async def test_a_name_is_kept_and_seen_by_the_other(visitor):
    white, black = await _two_by_link(visitor)
    await black.button("Settings").click()
    await black.page.get_by_label("Your name").fill("Livia")
    await black.button("Save").click()
    await expect(white.page.locator(".others")).to_contain_text("Livia")


async def test_whoever_is_quicker_than_the_server_still_owns_the_table(visitor):
    """The first answer says who one is. A table begun before it must not be somebody else's."""
    me = await visitor()

    has_clicked = asyncio.Event()

    async def late(route) -> None:
        answer = await route.fetch()
        await has_clicked.wait()
        await route.fulfill(response=answer)

    await me.page.route("**/api/me", late)
    await me.page.goto(me.address)
    await me.way("Same screen").click()
    has_clicked.set()
    assert await me.my_turn()

"""Nothing is lost: reload, network loss, a server that dies."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.site import Server, Wire

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _some_moves(me, count=3, seed=5):
    luck = random.Random(seed)
    for _ in range(count):
        await me.my_turn()
        played = await me.log.count()
        await me.any_move(luck)
        await me.plies(played + 1)


async def test_after_a_reload_the_table_is_as_it_was_and_says_so(visitor):
    me = await visitor()
    await me.visit()
    await me.way("Same screen").click()
    await _some_moves(me, 4)
    before, log = await me.positions(), await me.log.all_inner_texts()
    await me.page.reload()
    await me.has_heard("the table is as you left it")
    await me.my_turn()
    assert await me.positions() == before
    assert await me.log.all_inner_texts() == log
    await _some_moves(me, 1)


async def test_a_cut_wire_shows_a_banner_and_the_game_goes_on_when_it_is_mended(visitor, wire):
    white, black = await visitor(address=wire.address), await visitor()
    await white.visit()
    await white.way("Invite a friend").click()
    await white.page.wait_for_url("**/t/*")
    await black.visit(white.page.url.removeprefix(wire.address))
    await black.button("Sit down and play").click()
    await white.page.get_by_text("No move yet.").wait_for()
    if await white.page.locator(".mine .seat").get_attribute("data-seat") == "b":
        await black.my_turn()
        await black.move("a1", "a2")
        await black.plies(1)
    played = await black.log.count()
    await white.plies(played) if played else None
    await white.my_turn()

    wire.cut()
    await expect(white.page.get_by_text("Reconnecting")).to_be_visible()
    move = await white.any_move(random.Random(1))  # chosen while there is no connection: it is sent later
    assert await black.log.count() == played
    wire.mend()
    await black.plies(played + 1)
    await white.plies(played + 1)
    await expect(black.log.last).to_contain_text(f"from {move.split('-')[0]} to {move.split('-')[1]}")
    await expect(white.page.get_by_text("Reconnecting")).to_have_count(0)
    await white.has_heard("You are back")

    wire.cut()
    await expect(white.page.get_by_text("Reconnecting")).to_be_visible()
    await black.my_turn()
    await black.any_move(random.Random(2))
    await black.plies(played + 2)
    wire.mend()
    await white.plies(played + 2)
    await white.has_heard("One move was played in the meantime")
    assert await white.log.all_inner_texts() == await black.log.all_inner_texts()


async def test_a_server_that_dies_and_returns_brings_the_table_back(visitor, tmp_path):
    first = Server(tmp_path)
    async with Wire(first.port) as wire:
        me = await visitor(address=wire.address)
        await me.visit()
        await me.way("Same screen").click()
        await _some_moves(me, 3)
        before = await me.positions()
        first.kill()
        wire.cut()
        await expect(me.page.get_by_text("Reconnecting")).to_be_visible()
        second = Server(tmp_path)
        try:
            wire.leads_to = second.port
            wire.mend()
            await expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
            await me.my_turn()
            assert await me.positions() == before
            await _some_moves(me, 1)
        finally:
            second.kill()

"""Somebody who has vanished: the others see since when and how long they wait, and then what they may do."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from ludoteca.server.store import Store
from tests.browser.conftest import PHONE
from tests.browser.looks import at_rest
from tests.browser.player import Player
from tests.browser.site import Server, Wire
from tests.server.patience import impatient
from tests.server.people import Person
from tests.server.site import Site
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """One whose time can be given to a test."""
    with Site(tmp_path_factory.mktemp("absence")) as site:
        yield site


async def _left_alone(visitor, site, **wanted):
    """Bruno at his phone, whose opponent has moved and gone."""
    anna, bruno, table = await two_at_a_table(lambda: Person(site), **wanted)
    me = await visitor(viewport=PHONE, address=f"http://{anna.address}")
    await Player(me).sit_down_as(bruno, table)
    async with anna.at(table) as page:
        await page.move()
        await expect(me.page.locator(".others")).not_to_contain_text("away")
    for one in (anna, bruno):
        await one.close()
    return me, table


async def _sees_the_whole_board(me):
    await at_rest(me.page)
    board, prompt = [await one.bounding_box() for one in (me.grid, me.prompt)]
    assert board["y"] + board["height"] <= prompt["y"]


@pytest.mark.parametrize(
    ("choice", "said"),
    [("Claim the win", "You have won!"), ("Call it off", "The game is called off."), ("Let the machine play on", "")],
)
async def test_a_ghost_is_waited_for_in_sight_and_then_the_others_decide(visitor, site, choice, said):
    me, table = await _left_alone(visitor, site)
    away = me.page.get_by_role("group", name="A player is away")
    await expect(away).to_contain_text(re.compile(r"Anna has been away for \d+:\d\d"))
    await expect(away).to_contain_text(re.compile(r"In [01]:\d\d"))  # a minute and a half, counted down
    await expect(away.get_by_role("button")).to_have_count(0)
    await expect(me.button("What can I do?")).to_be_in_viewport(ratio=1)
    await _sees_the_whole_board(me)
    await expect(me.page.locator(".others")).to_contain_text("away")
    site.ask(impatient(site.house.tables[table]))
    await expect(me.button("Decide")).to_be_in_viewport(ratio=1)
    await expect(me.button("Claim the win")).to_be_hidden()
    await _sees_the_whole_board(me)
    await me.button("Decide").click()
    for name in ("Claim the win", "Call it off", "Let the machine play on", "Wait"):
        await expect(me.button(name)).to_be_in_viewport(ratio=1)
    await me.button(choice).click()
    if said:
        await me.says(said)
    else:
        await expect(away).to_have_count(0)
        assert await me.my_turn()
        await me.any_move(random.Random(1))
        await me.plies(3)  # the machine has answered


async def test_before_the_first_move_a_ghost_costs_nobody_anything(visitor, site):
    anna, bruno, table = await two_at_a_table(lambda: Person(site))
    me = await visitor(viewport=PHONE, address=f"http://{site.address}")
    await Player(me).sit_down_as(bruno, table)
    async with anna.at(table):
        pass
    await expect(me.button("Call it off")).to_be_in_viewport(ratio=1)
    await _sees_the_whole_board(me)
    await me.button("Call it off").click()
    await me.says("Nobody has lost it.")
    for one in (anna, bruno):
        await one.close()


async def _has_been_up(server, milliseconds):
    """As if the server, which is not running, had been up for so much longer."""
    store = Store(server.database)
    await store.keep_uptime(await store.uptime() + milliseconds)
    await store.close()


async def test_after_a_kill_a_ghost_is_away_since_before_and_can_be_claimed(visitor, tmp_path):
    server = Server(tmp_path)
    async with Wire(server.port) as wire:
        me, _ = await _left_alone(visitor, wire.address.removeprefix("http://"))
        away = me.page.get_by_role("group", name="A player is away")
        await expect(away).to_contain_text("Anna has been away for 0:")
        try:
            for longer, seen in ((60_000, r"Anna has been away for 1:\d\d"), (30_000, "Anna has been away for")):
                server.kill()
                wire.cut()
                await _has_been_up(server, longer)
                server = Server(tmp_path)
                wire.leads_to = server.port
                wire.mend()
                await expect(away).to_contain_text(re.compile(seen))
            await me.button("Decide").click()
            await me.button("Claim the win").click()
            await me.says("You have won!")
        finally:
            server.kill()

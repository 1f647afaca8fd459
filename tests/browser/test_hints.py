"""A hint: asked for at one's own turn, read as a sentence, and marked on the board."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.server.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_hint_can_be_followed(visitor):
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.visit("/play/latrunculi")
    await expect(me.page.get_by_label("Hints from the machine")).to_be_checked()
    person = Person(me.address.removeprefix("http://"))
    table = await person.make(seats=["me", "bot:1"])
    await Player(me).sit_down_as(person, table)
    await person.close()
    await me.button("Hint").click()
    hint = me.page.get_by_test_id("hint")
    await expect(hint).to_be_visible()
    start, to = re.findall(r"[a-h][1-8]", await hint.inner_text())
    await expect(me.page.locator(".board svg.covering line")).to_have_count(1)
    await me.has_heard(f"Move the man from {start} to {to}.")
    await me.move(start, to)
    await me.plies(1)
    await expect(hint).to_have_count(0)


async def test_neither_hints_nor_clocks_are_offered_for_a_race(visitor):
    """A hint would come too late, and the form offered them all the same."""
    me = await visitor()
    await me.visit("/play/scorso")
    offered = [
        me.page.get_by_role("combobox", name="Time", exact=True),
        me.page.get_by_role("checkbox", name="Hints from the machine"),
        me.page.get_by_role("checkbox", name="Moves may be taken back if everybody agrees"),
    ]
    await me.page.locator("form summary").click()
    pace = me.page.locator("label", has=me.page.get_by_text("Pace", exact=True)).locator(".field")
    await expect(pace).to_have_value("real_time")
    for each in offered:
        await expect(each).to_have_count(0)
    await pace.select_option("beats")
    for each in offered:
        await expect(each).to_be_visible()

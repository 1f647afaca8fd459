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

"""A rated game of five: what it changed is shown at every seat, and where everybody stands now."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.server.people import Person
from tests.server.test_ratings import ended, sat_down

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ["Quinto", "Sesto", "Settimio", "Ottavia", "Nonia"]


async def test_a_game_of_five_counts_for_everybody_by_their_places(visitor, server):
    async def member(name):
        return await Person(server.host).with_account(name)

    people, table = await sat_down(member, NAMES, game="scorso", options={"players": "5", "pace": "beats"})
    after, _ = await ended(people, table, [4, 2, 3, 0])  # Sesto stays to the end
    me = await visitor(viewport=PHONE)
    await Player(me).sit_down_as(people[1], table)
    for one in people:
        await one.close()
    await me.says("You have won!")
    for seat, rating in zip("ABCDE", after, strict=True):
        change = f"{rating['change']:+}".replace("-", "−")
        await expect(me.page.locator(f"[data-beside={seat}] .rating")).to_contain_text(f"{rating['number']}? {change}")
    await me.visit("/ratings/scorso")
    await me.page.locator("tbody tr").first.wait_for()
    names = await me.page.locator("tbody th[scope=row]").all_inner_texts()
    standing = [name.removesuffix(" (you)") for name in names]
    assert [name for name in standing if name in NAMES] == ["Sesto", "Quinto", "Ottavia", "Settimio", "Nonia"]

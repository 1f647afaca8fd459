"""An operator at the page of the site: what was reported, and that it has been dealt with."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from ludoteca.cli.app import run
from tests.browser.looks import violations
from tests.server.people import Person
from tests.server.test_accounts import PASSWORD, post
from tests.server.test_people import reported

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_reports_are_read_and_dealt_with(visitor, server):
    keeper, bruno, carla = (Person(server.host) for _ in range(3))
    await post(keeper, "/api/account/password", name="Keeper of the peace", password=PASSWORD)
    words = ["admin", "operator", "Keeper of the peace", "--database", server.database]
    assert await asyncio.to_thread(run, words) == 0
    await carla.named("Carla")
    table = await bruno.make(seats=["me", "open"], terms={"talk": "free"})
    await post(carla, f"/api/tables/{table}/join")
    await reported(table, carla, bruno, "something rude")
    while (await keeper.http.get("/api/operator")).status_code != 200:
        pass  # until the site has noticed what was said at the command
    me = await visitor()
    await me.become(keeper)
    await me.visit("/operator")
    reports = me.page.get_by_test_id("reports")
    await expect(reports).to_contain_text("something rude")
    await expect(reports).to_contain_text("said by Carla")
    assert await violations(me.page) == []
    await me.button("Dealt with: something rude").click()
    await expect(reports).not_to_contain_text("something rude")
    await me.page.locator("summary").click()
    await me.button("Open again: something rude").click()
    await expect(reports).to_contain_text("something rude")
    for one in (keeper, bruno, carla):
        await one.close()

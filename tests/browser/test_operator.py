"""An operator at the page of the site: what was reported, and that it has been dealt with."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Locator, expect

from ludoteca.cli.app import run
from tests.browser.looks import violations
from tests.server.people import Person
from tests.server.test_accounts import PASSWORD, post
from tests.server.test_operator import until
from tests.server.test_people import reported

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _is_operator(person) -> bool:
    """Whether the site has noticed what was said at the command."""
    return (await person.http.get("/api/operator")).status_code == 200


def _button(me, does: str, about: str) -> Locator:
    """What it is about is told to screen readers only."""
    return me.page.get_by_role("button", name=re.compile(f"^{does} ?: {about}$"))


async def test_reports_are_read_and_dealt_with(visitor, server):
    keeper, bruno, carla = (Person(server.host) for _ in range(3))
    await post(keeper, "/api/account/password", name="Keeper of the peace", password=PASSWORD)
    words = ["admin", "operator", "Keeper of the peace", "--database", server.database]
    assert await asyncio.to_thread(run, words) == 0
    await carla.named("Carla")
    table = await bruno.make(seats=["me", "open"], terms={"talk": "free"})
    await post(carla, f"/api/tables/{table}/join")
    await reported(table, carla, bruno, "something rude")
    await until(lambda: _is_operator(keeper))
    me = await visitor()
    await me.become(keeper)
    await me.visit("/operator")
    reports = me.page.get_by_test_id("reports")
    await expect(reports).to_contain_text("something rude")
    await expect(reports).to_contain_text("said by Carla")
    assert await violations(me.page) == []
    await _button(me, "Dealt with", "something rude").click()
    await expect(reports).to_contain_text("Nothing to deal with.")
    await me.page.get_by_text("Dealt with: 1", exact=True).click()
    await _button(me, "Open again", "something rude").click()
    await expect(reports).to_contain_text("something rude")
    await expect(_button(me, "Ban", "Carla")).to_be_visible()
    await expect(_button(me, "Ban", "Keeper of the peace")).to_have_count(0)  # operators do not shut themselves out
    row = me.page.get_by_role("listitem").filter(has=me.page.locator(f"a[href='/t/{table}']"))
    close = row.filter(has=_button(me, "Close", "Latrunculi"))
    for answer, left in (("Cancel", 1), ("Close", 0)):
        await close.get_by_role("button").click()
        asked = me.page.get_by_role("dialog")
        await expect(asked).to_contain_text("nobody has lost it")
        await asked.get_by_role("button", name=answer, exact=True).last.click()
        await expect(asked).to_have_count(0)
        await expect(close).to_have_count(left)
    for one in (keeper, bruno, carla):
        await one.close()

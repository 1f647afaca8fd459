"""A game of another package in the browser: no board, no words and no rules page of it are part of the client."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import too_small, violations
from tests.browser.site import ServerFromScratch
from tests.games.strangers import install

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "Odd and Even"
WINNING = [("5", "b2"), ("2", "a1"), ("1", "a3"), ("8", "c3")]  # 2, 5 and 8 in a line: Even wins


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A site with one game more."""
    folder = tmp_path_factory.mktemp("strange site")
    install(folder, "odd-and-even", {"oddeven": "tests.strangers.oddeven:GAME"})
    server = ServerFromScratch(folder)
    yield server.address
    server.kill()


def number(me, which):
    """A number in somebody's hand that can be chosen."""
    return me.page.locator(f'button[data-square="n{which}"]')


async def test_it_is_played_by_touch_to_its_end_and_replayed(visitor, address):
    me = await visitor(address=address, viewport=PHONE, has_touch=True)
    await me.visit()
    await me.way("Same screen", GAME).click()
    await me.says("Odd: Choose one of your numbers, then a square")
    for ply, (which, square) in enumerate(WINNING, 1):
        await number(me, which).tap()
        await me.says(f"Chosen: {which}")
        await me.page.locator(f'.square.open[data-square="{square}"]').tap()
        await me.plies(ply)
    await me.says("Even wins.")
    await expect(me.log.last).to_contain_text("Even places 8 on c3. Even wins.")
    await me.link("Replay").click()
    await me.grid.wait_for()
    await me.page.keyboard.press("End")
    await expect(me.page.locator(".deck .outcome")).to_contain_text("Even wins")
    assert "c3, 8, Even" in " ".join(await me.positions())


async def test_it_is_played_by_dragging_by_keyboard_and_from_the_list(visitor, address):
    me = await visitor(address=address)
    await me.visit()
    await me.way("Same screen", GAME).click()
    await number(me, 5).drag_to(me.square("b2"))
    await me.plies(1)
    await number(me, 2).focus()
    await me.page.keyboard.press("Enter")
    await me.square("b2").focus()
    for key in ("ArrowLeft", "ArrowDown", "Enter"):
        await me.page.keyboard.press(key)
    await me.plies(2)
    await expect(me.square("a1")).to_have_attribute("aria-label", "a1, 2, Even, just now")
    await me.page.locator("summary", has_text="moves").click()
    await me.button("1@a3").click()
    await me.plies(3)


async def test_the_machine_answers(visitor, address):
    me = await visitor(address=address)
    made = await me.page.request.post(f"{address}/api/tables", data={"game": "oddeven", "seats": ["me", "bot:simple"]})
    await me.visit(f"/t/{(await made.json())['id']}")
    await number(me, 5).click()
    await me.square("b2").click()
    await me.plies(2)
    await me.says("Choose one of your numbers")


async def test_it_speaks_every_language_without_a_reload(visitor, address):
    me = await visitor(address=address, language="it-IT")
    await me.visit()
    await expect(me.page.get_by_role("article", name="Pari e dispari")).to_be_visible()
    await me.page.get_by_label("Lingua").select_option("cs")
    await expect(me.page.get_by_role("article", name="Sudá a lichá")).to_be_visible()
    await expect(me.page.get_by_role("heading", level=1)).to_have_text("Pět her, jeden stůl")


async def test_its_rules_page_is_shown_and_can_do_no_harm(visitor, address):
    me = await visitor(address=address)
    await me.visit("/rules/oddeven")
    await expect(me.page.locator(".rules strong")).to_have_text("Three in a line that make fifteen")
    await expect(me.page.locator(".rules")).to_contain_text("<img src=")
    assert await me.page.locator(".rules :is(img, a, script)").count() == 0
    assert await me.page.title() == "Rules of Odd and Even – Ludoteca"


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_everyone_can_play_it(visitor, address, theme):
    me = await visitor(address=address, viewport=PHONE, has_touch=True, color_scheme=theme)
    await me.visit()
    found = {"home": await violations(me.page)}
    await me.way("Same screen", GAME).click()
    await number(me, 5).tap()
    await me.page.locator(".square.open").first.wait_for(state="attached")
    found["table"] = await violations(me.page)
    assert found == {"home": [], "table": []}
    assert await too_small(me.page) == []
    assert await me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

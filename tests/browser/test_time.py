"""Time and second thoughts: clocks, taking back, planning ahead, asking before a move."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.server.people import Person
from tests.server.site import Site
from tests.server.test_clocks import Hands, look

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def hands():
    return Hands()


@pytest.fixture(scope="module")
def timed_site(tmp_path_factory, hands):
    """One whose clock only the test moves."""
    with Site(tmp_path_factory.mktemp("timed"), time_ms=hands) as site:
        yield site


async def two_at(visitor, address="", **wanted) -> tuple:
    """Two browsers at a table, White first."""
    pages = [await visitor(address=address), await visitor(address=address)]
    people = [Person(pages[0].address.removeprefix("http://")) for _ in pages]
    table = await people[0].make(seats=["me", "open"], **wanted)
    assert (await people[1].http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    for page, person in zip(pages, people, strict=True):
        await Player(page).sit_down_as(person, table)
        await person.close()
    return tuple(pages)


async def test_the_server_judges_the_flag_and_both_see_it(visitor, timed_site, hands):
    white, black = await two_at(visitor, f"http://{timed_site.address}", terms={"clock": "fischer 12+0"})
    hands.ms += 3_000
    await white.page.reload()
    await white.page.locator("[data-clock=w].running.low").wait_for()
    await white.has_heard("Less than 10 seconds left")
    hands.ms += 60_000
    look(timed_site, white.page.url.rpartition("/")[2])
    for one, words in ((white, "Your time ran out."), (black, "ran out of time.")):
        await expect(one.page.get_by_text(words).first).to_be_visible()
        await expect(one.page.locator(".tag.win")).to_have_count(1)


async def test_a_move_is_taken_back_by_consent(visitor):
    white, black = await two_at(visitor)
    start = await white.positions()
    await white.move("e1", "e4")
    await black.plies(1)
    await white.button("Take back").click()
    await expect(white.offer.filter(has_text="waiting for an answer")).to_be_visible()
    await black.page.set_viewport_size(PHONE)
    await expect(black.button("Allow it")).to_be_in_viewport(ratio=1)
    await black.button("Allow it").click()
    await white.plies(2)
    await expect(white.square("e1")).to_have_attribute("aria-label", start[await position_of(white, "e1")])
    await black.has_heard("White takes back")
    await white.move("e1", "e3")
    await black.plies(3)


async def test_whoever_may_not_take_back_is_told_that_the_move_stands(visitor):
    white, black = await two_at(visitor)
    await white.move("e1", "e4")
    await white.button("Take back").click()
    await black.button("No").click()
    await expect(white.page.locator(".note")).to_contain_text("Your move stands")
    await expect(white.offer).to_have_count(0)


async def position_of(visitor, square: str) -> int:
    names = await visitor.page.eval_on_selector_all("[data-square]", "all => all.map(it => it.dataset.square)")
    return names.index(square)


async def test_a_move_planned_ahead_is_played_at_once_and_one_may_be_asked_before(visitor):
    white, black = await two_at(visitor)
    await black.page.evaluate("localStorage.setItem('ludoteca', JSON.stringify({ premoves: true }))")
    await black.page.reload()
    await black.move("e8", "e5")
    await expect(black.offer.filter(has_text="Next move: e8-e5")).to_be_visible()
    await white.page.evaluate("localStorage.setItem('ludoteca', JSON.stringify({ confirms: true }))")
    await white.page.reload()
    await white.move("a1", "a3")
    await white.page.keyboard.press("Escape")
    await white.move("a1", "a4")
    await expect(white.button("Play it")).to_be_focused()
    await white.page.keyboard.press("Enter")
    await white.plies(2)
    await black.has_heard("Black moves from e8 to e5")


async def test_a_move_that_has_drawn_a_card_stands(visitor):
    page = await visitor()
    person = Person(page.address.removeprefix("http://"))
    table = await person.make(game="scamorra", seats=["me", "bot:simple"])
    has_drawn = False
    async with person.at(table) as wire:
        while not has_drawn:
            await wire.until(lambda: wire.now["legal"])
            text = next(iter(wire.now["legal"].values()))[0]
            has_drawn = ":" in text
            await wire.play(text)
    await Player(page).sit_down_as(person, table)
    await person.close()
    await page.button("Take back").click()
    await expect(page.page.get_by_text("that move stands").first).to_be_visible()

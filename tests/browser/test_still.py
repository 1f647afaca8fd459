"""Nothing on the screen jumps, and nothing that a page needs is found out late (docs/reference/page-speed.md)."""

from __future__ import annotations

import random

import pytest

from bench.web.places import MOST_SHIFT
from bench.web.visits import SHIFT
from tests.browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Scripts and styles that came, and those that the page itself named.
FILES = """async () => {
    const came = performance.getEntriesByType('resource').map(it => new URL(it.name).pathname);
    return [came.filter(it => it.startsWith('/assets/')), await (await fetch(location.href)).text()];
}"""


async def shift(page) -> tuple[float, list[str]]:
    return await page.evaluate("[window.shift, window.moved]")


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
async def test_nothing_jumps_at_home_or_at_a_table(visitor, viewport):
    me = await visitor(viewport=viewport)
    await me.page.add_init_script(SHIFT)
    await me.visit()
    await me.page.locator('a[href="/learn/latrunculi"]').wait_for()  # known only when the server has told of the games
    shifted, moved = await shift(me.page)
    assert shifted <= MOST_SHIFT, moved

    await me.way("Play the machine").click()
    luck = random.Random(1)
    assert await me.my_turn()
    await me.page.reload()
    for _ in range(3):
        assert await me.my_turn()
        played = await me.log.count()
        await me.any_move(luck)
        await me.plies(played + 2)  # the machine has answered
    assert await me.my_turn()
    shifted, moved = await shift(me.page)
    assert shifted <= MOST_SHIFT, moved


async def test_a_page_names_all_files_of_a_table(visitor):
    me = await visitor()
    await me.visit()
    await me.way("Same screen").click()
    await me.grid.wait_for()
    await me.page.reload()
    await me.grid.wait_for()
    came, page = await me.page.evaluate(FILES)
    assert any("board-" in file for file in came)
    assert [file for file in came if f'"{file}"' not in page] == []


# How many lines the words of the prompt take.
LINES = """words => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return new Set([...range.getClientRects()].map(it => Math.round(it.top))).size;
}"""


async def test_buttons_stay_where_they_are_when_the_prompt_takes_a_second_line(visitor):
    me = await visitor(viewport=PHONE)
    await me.visit()
    await me.way("Same screen").click()
    await me.says("White: Your move: choose a man")
    words, below = me.page.get_by_test_id("prompt").locator(".words"), me.page.locator(".actions button").first
    boxes = {}
    for text in ("Go on.", "Go on. This takes a second line."):
        await words.evaluate("(words, text) => { words.textContent = text; }", text)
        boxes[await words.evaluate(LINES)] = await below.bounding_box()
    assert boxes.keys() == {1, 2}
    assert boxes[1] == boxes[2]

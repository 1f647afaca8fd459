"""What stands around the boards: phones on their side, notes, looking back, the cards of a new table."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import at_rest, violations, width

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEATS = {"latrunculi": 2, "scamorra": 2, "zama": 2, "scorso": 4}
BOARD = ".board [role=grid], .scorso .near"
# What of the board and its buttons is covered by something else, or out of sight.
HIDDEN = """selector => [...document.querySelectorAll(selector)].filter(it => {
    const box = it.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight + 1
        || !top || !(it.contains(top) || top.contains(it) || top.closest('.board, .scorso')));
}).map(it => `${it.className} ${JSON.stringify(it.getBoundingClientRect())}`)"""


async def _table(me, game: str) -> None:
    await me.visit()
    wanted = {"game": game, "seats": ["me", *["bot:random"] * (SEATS[game] - 1)]}
    made = await me.page.request.post(f"{me.address}/api/tables", data=wanted)
    await me.visit(f"/t/{(await made.json())['id']}")
    await me.page.locator(BOARD).first.wait_for()
    await at_rest(me.page)


@pytest.mark.parametrize("size", [(640, 360), (740, 360)])
async def test_a_phone_on_its_side_shows_the_whole_board_and_the_prompt_covers_nothing(visitor, size):
    """Two ranks of Latrunculi were to be seen, and the prompt lay over "Place first"."""
    viewport = dict(zip(("width", "height"), size, strict=True))
    me = await visitor(viewport=viewport, has_touch=True, reduced_motion="reduce")
    for game in SEATS:
        await _table(me, game)
        seen = "[data-testid=roll]" if game == "scorso" else ".board [role=grid], .board .opening button"
        await me.page.locator(seen).first.wait_for()
        assert await me.page.evaluate(HIDDEN, seen) == [], game
        assert await width(me.page) <= viewport["width"], game


async def test_a_phone_that_is_laid_on_its_side_shows_the_prompt(visitor):
    """It stayed scrolled as far as it had been, and the prompt was above the screen."""
    me = await visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    await me.visit()
    await me.way("Same screen").click()
    await me.my_turn()
    await me.page.evaluate("scrollTo(0, 200)")
    await me.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    await expect(me.prompt).to_be_in_viewport(ratio=1)


async def test_a_note_covers_no_board_prompt_or_button(visitor):
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.page.clock.install()
    await me.visit()
    await me.way("Same screen").click()
    await me.my_turn()
    await me.move("e1", "e7")
    await me.says("Black: Your move")
    await me.page.clock.pause_at(await me.page.evaluate("Date.now() + 1000"))  # the note stays until it is closed
    await me.square("e8").tap()
    note = me.page.locator(".note")
    await expect(note).to_contain_text("e8")
    top = await note.bounding_box()
    board = await me.page.locator(".board").first.bounding_box()
    assert top["y"] + top["height"] <= board["y"]
    await expect(me.page.locator("header a, header select").first).to_be_hidden()  # the bar gives its place
    await note.get_by_role("button").tap()
    await expect(me.page.locator("header select")).to_be_visible()


async def test_looking_back_on_a_phone_keeps_board_and_controls_in_sight(visitor):
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.visit()
    await me.way("Same screen").click()
    luck = random.Random(3)
    for ply in range(1, 5):
        await me.my_turn()
        await me.any_move(luck)
        await me.plies(ply)
    await me.log.nth(1).get_by_role("button").tap()
    await me.says("move 2 of 4")
    await expect(me.page.locator(".board [role=grid]")).to_be_in_viewport(ratio=0.95)
    await expect(me.button("One move forward")).to_be_in_viewport()
    await me.page.keyboard.press("ArrowLeft")
    await me.says("move 1 of 4")
    box = await me.page.locator(".board").first.bounding_box()
    await me.page.locator(".board").first.evaluate(
        "(it, [x, y]) => { for (const [type, at] of [['pointerdown', x], ['pointerup', x - 120]]) it.dispatchEvent("
        "new PointerEvent(type, { clientX: at, clientY: y, pointerType: 'touch', isPrimary: true, bubbles: true })) }",
        [box["x"] + 200, box["y"] + 100],
    )
    await me.says("move 2 of 4")


@pytest.mark.parametrize("game", ["La Scamorra", "Zama"])
async def test_a_curtain_covers_neither_the_prompt_nor_the_board(visitor, game):
    me = await visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    await me.visit()
    await me.way("Same screen", game).click()
    curtain = me.page.get_by_test_id("curtain")
    await curtain.wait_for()
    await at_rest(me.page)
    hung, prompt, board = [await one.bounding_box() for one in (curtain, me.prompt, me.grid)]
    assert hung["y"] + hung["height"] <= prompt["y"] + 1
    if game == "La Scamorra":  # there the hand lies below the board
        assert board["y"] + board["height"] <= hung["y"] + 1
    await expect(curtain.get_by_role("button").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["La Scamorra", "Zama"])
async def test_on_a_phone_on_its_side_a_curtain_hangs_beside_the_board(visitor, game):
    """Its lower rows were covered."""
    me = await visitor(viewport={"width": 640, "height": 360}, has_touch=True, reduced_motion="reduce")
    await me.visit()
    await me.way("Same screen", game).click()
    curtain = me.page.get_by_test_id("curtain")
    await expect(curtain.get_by_role("button").first).to_be_in_viewport(ratio=1)
    await at_rest(me.page)
    hung, prompt, board = [await one.bounding_box() for one in (curtain, me.prompt, me.grid)]
    assert board["x"] + board["width"] <= hung["x"]
    assert prompt["y"] + prompt["height"] <= hung["y"]


async def test_a_phone_has_a_way_to_the_records(visitor):
    me = await visitor(viewport=PHONE)
    await me.visit()
    await me.page.get_by_role("link", name="Replay a record").locator("visible=true").click()
    await me.page.wait_for_url("**/record")


async def test_where_the_board_seats_people_itself_it_is_not_turned(visitor):
    """In Scorso the button did nothing."""
    me = await visitor()
    await _table(me, "scorso")
    await expect(me.button("Resign")).to_be_visible()
    await expect(me.button("Turn the board")).to_have_count(0)
    await _table(me, "latrunculi")
    await expect(me.button("Turn the board")).to_be_visible()


async def test_a_countdown_makes_no_phone_scroll_sideways(visitor):
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.page.add_init_script(
        "window.widest = 0; new MutationObserver(() => { window.widest = Math.max(window.widest, "
        "document.scrollingElement?.scrollWidth ?? 0) }).observe(document, { subtree: true, childList: true })"
    )
    await me.visit()
    wanted = {"game": "scorso", "seats": ["me", "bot:random"], "options": {"players": "2", "count": "automatic"}}
    made = await me.page.request.post(f"{me.address}/api/tables", data=wanted)
    await me.visit(f"/t/{(await made.json())['id']}")
    await me.has_shown("countdown")
    assert 0 < await me.page.evaluate("window.widest") <= PHONE["width"]


async def test_a_choice_never_resets_another(visitor):
    """Board 8×10, then "match": it was 8×8 again."""
    me = await visitor()
    await me.visit("/play/latrunculi")
    await me.page.locator("summary").click()
    await me.page.get_by_label("Board").select_option("8x10")
    await me.page.get_by_label("Latrunculi, match").check()
    await expect(me.page.get_by_label("Board")).to_have_value("8x10")
    assert await violations(me.page) == []
    await me.page.get_by_label("Two people at this screen").check()
    await me.button("Play").click()
    await me.square("a10").wait_for()


async def test_the_card_of_latrunculi_says_how_difficult_it_is(visitor):
    """As the head of the tournament sheet does."""
    me = await visitor(language="it")
    await me.visit()
    card = me.page.get_by_role("article", name="Latrunculi")
    for word in ("Nessuna esperienza richiesta", "regole: molto bassa", "gioco: medio-bassa", "profondità: alta"):
        await expect(card.get_by_text(word)).to_be_visible()

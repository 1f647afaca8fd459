"""At four sizes of screen: nothing lies upon a board or a hand, and what matters is in sight."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.looks import at_rest, cut_off, width
from tests.browser.prepared import played, prepared
from tests.server.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE, ASIDE, TABLET, DESK = SIZES = ((360, 640), (640, 360), (768, 1024), (1440, 900))
LOW = (1280, 720)
GAMES = ("latrunculi", "scamorra", "zama", "scorso")
GRID = ".board [role=grid]"
BOARD = f"{GRID}, .board [data-testid=hand] > *"
# Boxes of `below` that are out of sight, or that one of `upon` lies upon.
HIDDEN = """([below, upon]) => {
    const boxes = selector => [...document.querySelectorAll(selector)]
        .map(it => it.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
    const covers = boxes(upon);
    return boxes(below).filter(box => box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1
        || covers.some(it => it.left < box.right - 1 && it.right > box.left + 1
            && it.top < box.bottom - 1 && it.bottom > box.top + 1)).map(box => JSON.stringify(box));
}"""
# What stands beyond the right edge of the prompt it belongs to.
BEYOND = """all => {
    const right = it => it.getBoundingClientRect().right;
    return all.filter(it => right(it) > right(it.closest('.prompt'))).map(it => it.textContent);
}"""
# How far the pieces beside a board reach beyond it.
STICKING_OUT = """() => {
    const { top, bottom } = document.querySelector('.board [role=grid]').getBoundingClientRect();
    const pieces = [...document.querySelectorAll('.tray .piece')].map(it => it.getBoundingClientRect());
    return [pieces.length, Math.max(0, ...pieces.flatMap(it => [top - it.top, it.bottom - bottom]))];
}"""
CUT = "all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent)"


async def _at(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate("scrollTo(0, 0)")
    await at_rest(page)


@pytest.mark.parametrize("game", GAMES)
async def test_the_end_and_a_replay_are_in_sight_beside_the_whole_board(visitor, server, game):
    """The end lay upon the lowest row, and the controls of a replay upon the hand."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Anna", "Bruno")]
    options = {"players": "2"} if game == "scorso" else {}
    table = await played(server, game, [anna, bruno], random.Random(7), decisions=4, options=options)
    async with bruno.at(table) as page:
        await page.done("resign", seat=next(seat["seat"] for seat in page.table["seats"] if seat["yours"]))
    me = await visitor(reduced_motion="reduce")
    await me.become(anna)
    is_ring, found = game == "scorso", {}

    await me.visit(f"/t/{table}")
    await expect(me.page.get_by_test_id("end")).to_be_visible()
    for size in SIZES:
        await _at(me.page, size)
        found["end", size] = await me.page.evaluate(HIDDEN, ["[data-testid=end] > *", "none"])
        if not (is_ring or (game == "zama" and size == PHONE)):  # which are longer than a phone
            below = GRID if size == PHONE else BOARD
            found["board", size] = await me.page.evaluate(HIDDEN, [below, "[data-testid=prompt]"])

    await _at(me.page, PHONE)
    for language in ("it", "cs", "en"):
        await me.page.locator("header select").select_option(language)
        await me.page.locator(f"html[lang={language}]").wait_for(state="attached")
        found["end", language] = await me.page.eval_on_selector_all("[data-testid=end] > *", BEYOND)

    await me.visit(f"/replay/{table}")
    await me.page.locator(".controls").wait_for()
    await me.page.locator(".board :is([role=grid], .near)").first.wait_for()
    for size in SIZES:
        await _at(me.page, size)
        found["controls", size] = await me.page.evaluate(HIDDEN, [".controls > *", "none"])
        if not is_ring:
            found["replay", size] = await me.page.evaluate(HIDDEN, [BOARD, ".deck"])

    for person in (anna, bruno):
        await person.close()
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("game", ["zama", "scamorra-fifteen"])
async def test_what_comes_after_a_game_is_in_sight_on_a_phone_on_its_side(visitor, server, game):
    """With a long name, in Italian, “Next lesson” and “Next game” were cut off."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Marianna", "Brunetto di Sant’Agata")]
    table = await anna.make(game=game, seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as first, bruno.at(table) as page:
        await first.until(lambda: first.now["status"] == "running")
        await page.done("resign", seat=next(seat["seat"] for seat in page.table["seats"] if seat["yours"]))
    me = await visitor(reduced_motion="reduce", viewport={"width": 640, "height": 360})
    await me.become(anna)
    await me.visit(f"/t/{table}")
    wanted = ".between button" if game == "scamorra-fifteen" else "[data-testid=end] > *"
    await me.page.locator(wanted).first.wait_for()
    found = {}
    for language in ("it", "cs", "en"):
        await me.page.locator("header select").select_option(language)
        await me.page.locator(f"html[lang={language}]").wait_for(state="attached")
        await _at(me.page, ASIDE)
        found[language] = await me.page.evaluate(HIDDEN, [wanted, "none"])
        found[language] += await me.page.evaluate(HIDDEN, [BOARD, "[data-testid=prompt]"])
    for person in (anna, bruno):
        await person.close()
    assert {where: what for where, what in found.items() if what} == {}


async def test_a_question_lies_upon_no_board(visitor, server):
    """On a tablet it touched the lowest row."""
    anna, bruno = Person(server.host), Person(server.host)
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as page:
        await page.play("e1-e4")
        await page.done("take_back", seat="w")
    me = await visitor(reduced_motion="reduce")
    await me.become(bruno)
    await me.visit(f"/t/{table}")
    await me.page.locator(".ask").wait_for()
    found = {}
    for size in SIZES:
        await _at(me.page, size)
        found[size] = await me.page.evaluate(HIDDEN, [".ask button", "none"])
        found[size] += await me.page.evaluate(HIDDEN, [BOARD, "[data-testid=prompt]"])
    for person in (anna, bruno):
        await person.close()
    assert {where: what for where, what in found.items() if what} == {}


async def test_on_a_phone_a_clock_and_somebody_away_push_no_board_below_the_prompt(visitor, server):
    """A name of three lines beside the clock pushed the lowest row behind what was said about its absence."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Marianna", "Brunetto di Sant’Agata")]
    table = await anna.make(seats=["me", "open"], terms={"clock": "fischer 7200+5"})
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    me = await visitor(reduced_motion="reduce")
    await me.become(anna)
    await me.visit(f"/t/{table}")
    await me.page.locator(".absent").wait_for()
    await _at(me.page, PHONE)
    found = {}
    for language in ("it", "cs", "en"):
        await me.page.locator("header select").select_option(language)
        await me.page.locator(f"html[lang={language}]").wait_for(state="attached")
        found[language] = await me.page.evaluate(HIDDEN, [GRID, "[data-testid=prompt]"])
        found[language] += await me.page.eval_on_selector_all(".seat .player", CUT)
    for person in (anna, bruno):
        await person.close()
    assert {where: what for where, what in found.items() if what} == {}


async def test_a_curtain_covers_no_card_that_lies_on_the_table(visitor):
    """In Zama it hung before the lowest rows."""
    me = await visitor(reduced_motion="reduce")
    await me.visit()
    await me.way("Same screen", "Zama").click()
    curtain = me.page.get_by_test_id("curtain")
    await curtain.wait_for()
    for size in (ASIDE, TABLET, DESK):
        await _at(me.page, size)
        assert await me.page.evaluate(HIDDEN, [BOARD, "[data-testid=curtain]"]) == [], size
        await expect(curtain.get_by_role("button")).to_be_in_viewport(ratio=1)
    await _at(me.page, PHONE)  # where the table is longer than the screen
    await me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    grid, hung = await me.grid.bounding_box(), await curtain.bounding_box()
    assert grid["y"] + grid["height"] <= hung["y"] + 1


@pytest.mark.parametrize("options", [{"pace": "beats"}, {"pace": "beats", "mode": "full"}], ids=["base", "full"])
async def test_dice_and_buttons_are_in_sight_while_somebody_is_away(visitor, server, options):
    """The prompt grew, and the buttons lay upon the dice; in the full game they were below the edge of a low screen."""
    people = [Person(server.host) for _ in range(5)]
    table = await played(server, "scorso", people, random.Random(7), decisions=0, options={"players": "5", **options})
    me = await visitor(reduced_motion="reduce")
    await me.become(people[0])
    found = {}
    for size in (*SIZES, LOW):
        await me.page.set_viewport_size({"width": size[0], "height": size[1]})
        await me.visit(f"/t/{table}")
        await me.page.locator(".absent").wait_for()
        await at_rest(me.page)
        upon = "[data-testid=prompt], .scorso .controls"
        found["dice", size] = await me.page.evaluate(HIDDEN, ["button[data-die]", upon])
        found["buttons", size] = await me.page.evaluate(HIDDEN, [".scorso .controls button", "[data-testid=prompt]"])
    for person in people:
        await person.close()
    assert {where: what for where, what in found.items() if what} == {}


async def test_all_pieces_to_be_placed_have_room_beside_the_board(visitor, server):
    """On a phone they pushed the hand below the prompt; on its side the third was cut off."""
    anna, bruno = Person(server.host), Person(server.host)
    luck = random.Random(7)
    table, _ = await prepared(
        server,
        "scamorra",
        [anna, bruno],
        lambda seat, shown, legal: seat == "S" and all("@" in move for move in legal),
        lambda seat, shown, legal: luck.choice(legal),
        luck,
    )
    me = await visitor(reduced_motion="reduce")
    await me.become(anna)
    await me.visit(f"/t/{table}")
    await me.page.locator(".tray .usable").first.wait_for()
    for size in (*SIZES, LOW):
        await _at(me.page, size)
        pieces, beyond = await me.page.evaluate(STICKING_OUT)
        assert (pieces >= 5, beyond <= 2) == (True, True), (size, pieces, beyond)
    for person in (anna, bruno):
        await person.close()


async def test_what_has_been_chosen_is_written_out(visitor):
    """Long values were cut off."""
    me = await visitor(viewport={"width": 360, "height": 640}, language="cs")
    for game in GAMES:
        await me.visit(f"/play/{game}")
        await me.page.locator("form summary").first.click()
        written = me.page.locator("form .chosen > span")
        assert await written.count() > 0
        assert await written.evaluate_all(CUT) == [], game


async def test_titles_stand_clear_of_the_bar(visitor):
    """Where there was no game to replay, the title lay at the bar and the way back was as wide as the page."""
    me = await visitor()
    for path in ("/record", "/replay/nowhere", "/learn/nowhere", "/beside/nowhere", "/people/Nobody"):
        await me.visit(path)
        for size in SIZES:
            await _at(me.page, size)
            bar = await me.page.locator("header").first.bounding_box()
            title = await me.page.locator("main h1").bounding_box()
            assert title["y"] >= bar["y"] + bar["height"] + 8, (path, size)
    await expect(me.page.get_by_role("link", name="Back to the games")).to_be_visible()


async def test_a_table_with_many_free_seats_counts_them(visitor, server):
    """The lobby said "free seat" three times."""
    anna = Person(server.host)
    table = await anna.make(game="scorso", seats=["me", "open", "open", "open"], public=True)
    me = await visitor()
    async with anna.at(table):
        await me.visit("/lobby")
        await expect(me.page.locator(f"[data-table='{table}'] .who")).to_contain_text("3 free seats")
    await anna.close()


async def test_the_links_of_a_game_stand_in_columns(visitor):
    """One was left over on a line of its own."""
    me = await visitor()
    await me.visit()
    for size in SIZES:
        await _at(me.page, size)
        links = me.page.locator("article .more").first.locator("a")
        tops = await links.evaluate_all("all => all.map(it => Math.round(it.getBoundingClientRect().top))")
        assert all(tops.count(top) == 2 for top in tops), size


async def test_on_a_phone_the_leader_board_breaks_no_name_in_the_middle_of_a_word(visitor, server):
    """The way to challenge somebody left a name the width of five letters."""
    anna = await Person(server.host).with_account("Annamaria Bentivoglio")
    bruno = await Person(server.host).with_account("Bartolomeo")
    table = await anna.make(seats=["me", "open"], terms={"rated": True})
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as first, bruno.at(table) as second:
        for page, text in ((first, "e1-e4"), (second, "d8-d5")):
            await page.until(lambda page=page: page.now["legal"])
            await page.play(text)
        await second.done("resign", seat="b")
    me = await visitor(viewport={"width": 360, "height": 640})
    await me.visit("/ratings/latrunculi")
    name = me.page.get_by_role("rowheader", name="Bartolomeo")
    await expect(me.page.get_by_role("link", name=re.compile("Challenge.*Bartolomeo"))).to_be_visible()
    lines = await name.evaluate("""it => {
        const range = document.createRange();
        range.selectNodeContents(it.querySelector('a').firstChild);
        return range.getClientRects().length;
    }""")
    assert (lines, await width(me.page)) == (1, 360)
    for person in (anna, bruno):
        await person.close()


async def test_buttons_that_open_tables_stand_clear_of_the_list(visitor, server):
    """The first of them touched the last table of the lobby."""
    anna = Person(server.host)
    table = await anna.make(seats=["me", "open"], public=True)
    me = await visitor()
    async with anna.at(table):
        await me.visit("/lobby")
        await me.page.locator(f"[data-table='{table}']").wait_for()
        tables = await me.page.locator("ul:has([data-table])").bounding_box()
        button = await me.page.get_by_role("button", name="Open a table: Latrunculi").bounding_box()
    await anna.close()
    assert button["y"] >= tables["y"] + tables["height"] + 8


async def test_a_dialog_longer_than_a_phone_on_its_side_is_scrolled_by_the_keyboard(visitor):
    """Nothing in the list of keys could take the focus, so that its end was out of reach."""
    me = await visitor(viewport={"width": 640, "height": 360})
    await me.visit()
    await me.way("Same screen").click()
    await me.my_turn()
    await me.page.keyboard.press("?")
    body = me.page.locator("dialog[open] .body")
    await expect(body).to_have_attribute("tabindex", "0")
    assert await body.evaluate("it => it.scrollHeight > it.clientHeight")


async def test_on_a_phone_a_button_beside_a_device_stays_on_one_line(visitor, server):
    """“Sign out” was squeezed into two lines by the name of the device."""
    anna = await Person(server.host).with_account("Anna with a phone")
    me = await visitor(viewport={"width": 360, "height": 640})
    await me.become(anna)
    await me.visit("/account")
    button = await me.page.locator("section li .button").first.bounding_box()
    await anna.close()
    assert button["height"] < 50


async def test_both_signs_stand_in_one_row(visitor, server):
    """“?” stood alone on a line below the prompt, and pushed what was said of an absence out of sight."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Marianna", "Brunetto di Sant’Agata")]
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    me = await visitor(reduced_motion="reduce")
    await me.become(anna)
    await me.visit(f"/t/{table}")
    signs = [me.page.locator(f".prompt > {one}") for one in (".brief", ".talk")]
    for size in SIZES:
        await _at(me.page, size)
        brief, talk = [await one.bounding_box() for one in signs]
        assert abs(brief["y"] + brief["height"] - talk["y"] - talk["height"]) <= 2, size
    for person in (anna, bruno):
        await person.close()


@pytest.mark.parametrize("language", ["en", "it", "cs"])
async def test_on_a_phone_on_its_side_the_machine_for_a_seat_is_written_out(visitor, server, language):
    """“3 – the journeyman” was cut off."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Marianna", "Brunetto di Sant’Agata")]
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    for person, text in ((anna, "e1-e4"), (bruno, "d8-d5")):
        async with person.at(table) as page:
            await page.until(lambda page=page: page.now["legal"])
            await page.play(text)
    me = await visitor(viewport={"width": 640, "height": 360}, language=language, reduced_motion="reduce")
    await me.become(anna)
    await me.page.clock.install()
    is_told = asyncio.Event()  # who is here: the wait counts from when it was told last
    me.page.on("websocket", lambda it: it.on("framereceived", lambda text: '"presence"' in text and is_told.set()))
    await me.visit(f"/t/{table}")
    await is_told.wait()
    await me.page.locator(".absent").wait_for()
    await me.page.clock.fast_forward(600_000)
    await me.page.locator(".absent select").wait_for()
    assert await cut_off(me.page) == []
    for person in (anna, bruno):
        await person.close()


async def test_what_can_be_done_with_a_finished_game_stands_in_one_row(visitor, server):
    """“Record” was left over on a line of its own."""
    anna, bruno = [await Person(server.host).named(name) for name in ("Anna", "Brunetto di Sant’Agata")]
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as page:
        await page.move()
        await page.done("resign", seat="w")
    me = await visitor(reduced_motion="reduce")
    await me.become(anna)
    await me.visit("/games")
    links = me.page.locator("li .after a")
    for language in ("it", "cs", "en"):
        await me.page.locator("header select").select_option(language)
        await me.page.locator(f"html[lang={language}]").wait_for(state="attached")
        for size in SIZES:
            await _at(me.page, size)
            tops = await links.evaluate_all("all => all.map(it => Math.round(it.getBoundingClientRect().top))")
            assert (len(tops), len(set(tops))) == (3, 1), (language, size)
    for person in (anna, bruno):
        await person.close()


async def test_a_small_picture_hangs_in_the_middle_of_its_frame(visitor, server):
    """On a phone on its side it filled the upper half."""
    anna = Person(server.host)
    await anna.make(game="zama", seats=["me", "open"])
    me = await visitor(viewport={"width": 640, "height": 360}, reduced_motion="reduce")
    await me.become(anna)
    await me.visit("/games")
    frame, board = me.page.locator(".small").first, me.page.locator(".small [role=grid]").first
    await board.wait_for(state="attached")
    outer, inner = [await one.bounding_box() for one in (frame, board)]
    assert inner["height"] < 0.8 * outer["height"]
    assert abs(outer["y"] + outer["height"] / 2 - inner["y"] - inner["height"] / 2) <= 4
    await anna.close()

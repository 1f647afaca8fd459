"""Zama for four at the table: a whole melee, an elimination, a team, other packs, and all of it on a phone."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.looks import violations_in_both_themes, width
from tests.browser.player import AT_THE_END, next_of
from tests.browser.test_zama_secrets import Truth
from tests.browser.zama import laid_by_four, seated, tied_by_four
from tests.server.people import Page, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Red's King of Spades stands in the corner, Green's King of Hearts diagonally beside it, Yellow's two steps away.
CARDS = {"a1": "KS", "b2": "KH", "c2": "KH", "b1": "7S"}


def _moments(messages: list[dict]) -> Iterator[tuple[dict, int]]:
    """The table as a page was shown it, and after which ply."""
    for message in messages:
        now = message.get("now") or message.get("table", {}).get("now")
        if now and now.get("shown") and now["status"] == "running":
            yield now["shown"], now["ply"]


@pytest.mark.long
async def test_a_melee_of_two_people_and_two_machines_is_played_to_its_end(visitor, server):
    luck = random.Random(3)
    red, green = Person(server.host), Person(server.host)
    table = await red.make(
        game="zama",
        seats=["me", "bot:random", "open", "bot:random"],
        options={"players": "4", "deck": "32", "four_player": "melee", "slide_count": "up_to_3"},
    )
    await green.http.post(f"/api/tables/{table}/join", json={})
    players = [await seated(await visitor(reduced_motion="reduce"), who, table) for who in (red, green)]
    assert [await player.side() for player in players] == ["r", "g"]
    while (player := await next_of(players)) is not None:
        await player.decide(luck)
    for player in players:
        await player.page.locator(AT_THE_END).wait_for()
        await expect(player.me.log.last).to_contain_text("win")
        await expect(player.page.get_by_test_id("fallen-y")).to_be_visible()
    for who in (red, green):
        await who.close()


async def test_an_elimination_is_shown_to_all_and_the_cards_left_are_neutral(visitor, server):
    async with laid_by_four(server, CARDS, four_player="melee") as (table, people):
        me, green = [await seated(await visitor(), who, table) for who in (people[0], people[2])]
        await me.attack("a1", "b2")
        for one in (me, green):
            await one.me.has_shown("duel", "The defender is eliminated")
            await expect(one.page.locator(".kings")).to_contain_text("eliminated")
            await expect(one.cell("c1")).to_have_attribute("aria-label", re.compile("green card, face down.*, neutral"))
            await expect(one.cell("b2")).to_have_attribute("aria-label", re.compile("^b2, empty"))
        await me.me.says("Slide 1 of 3")
        log = " ".join(await me.me.log.all_inner_texts())
        assert "Green is eliminated: the king is beaten." in log
        assert "Green’s K♠, K♥ leave the board." in log
        await me.send_away_duel()
        await me.tap("b1")  # a card with one way slides at once
        await me.me.says("Slide 2 of 3")
        assert not await green.me.squares("mine")
        await green.me.says("You are eliminated: the others play on.")


async def _in_step(pages: list[Page]) -> None:
    """Every page knows what the quickest of them knows."""
    ply = max(page.now["ply"] for page in pages)
    for page in pages:
        await page.until(lambda page=page: page.now["ply"] >= ply)


async def test_what_one_of_four_has_looked_at_reaches_nobody_else_over_the_wire(server):
    """Every message to every page while the game goes on, against the truth of the record."""
    luck = random.Random(7)
    table, people = await tied_by_four(server, luck)
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(who.at(table)) for who in people]
        for _ in range(12):
            await _in_step(pages)
            mover = next((page for page in pages if page.now["legal"]), None)
            if mover is None:
                break
            (moves,) = mover.now["legal"].values()
            await mover.play(luck.choice([move for move in moves if move != "done"] or moves))
        heard = [list(page.messages) for page in pages]
        for page, seat in zip(pages[:3], "rbg", strict=True):
            await _in_step(pages)
            if page.now["status"] == "running" and seat not in page.now["out"]:
                await page.done("resign", seat=seat)
        await pages[0].until(lambda: pages[0].now["status"] == "over")
    truth = Truth((await people[0].http.get(f"/api/tables/{table}/record")).text)
    kept = 0
    for seat, messages in zip("rbgy", heard, strict=True):
        for shown, ply in _moments(messages):
            hidden = truth.hidden_from(seat, ply)
            assert hidden.keys().isdisjoint(shown["faces"]), (seat, ply)
            kept += len(hidden)
        for cell, card in truth.hidden_from(seat, truth.match.ply - 3).items():
            assert not any(f"{cell}={card}" in json.dumps(message) for message in messages), (seat, cell)
    assert kept > 0, "somebody has looked at a card: the others have something not to know"
    for who in people:
        await who.close()


async def test_axe_finds_nothing_serious_at_a_table_for_four(visitor, server):
    async with laid_by_four(server, CARDS, four_player="teams") as (table, people):
        me = await seated(await visitor(), people[0], table)
        await me.my_turn()
        await expect(me.page.locator(".kings")).to_contain_text("with Green")
        assert await violations_in_both_themes(me.page) == []


async def test_on_a_phone_a_tap_enlarges_and_the_next_ones_play(visitor, server):
    async with laid_by_four(server, CARDS, deck="52", four_player="melee") as (table, people):
        me = await seated(await visitor(viewport=PHONE, has_touch=True), people[0], table)
        await me.my_turn()
        assert await width(me.page) == PHONE["width"]
        await me.cell("a1").tap()
        await expect(me.page.locator(".pane")).to_have_class(re.compile("enlarged"))
        box = await me.cell("a1").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert await me.cell("a1").get_attribute("aria-selected") == "false"
        played = await me.ply()
        await me.cell("a1").tap()
        await me.cell("b2").tap()
        await me.after(played)
        await me.me.says("Slide 1 of 3")
        await me.me.button("Whole table").click()
        await expect(me.page.locator(".pane")).not_to_have_class(re.compile("enlarged"))
        assert await width(me.page) == PHONE["width"]


async def test_on_a_phone_on_its_side_the_way_back_from_what_is_enlarged_is_in_sight(visitor, server):
    """It lay below the board, out of sight."""
    async with laid_by_four(server, CARDS, deck="52", four_player="melee") as (table, people):
        me = await seated(await visitor(viewport={"width": 640, "height": 360}, has_touch=True), people[0], table)
        await me.my_turn()
        await me.cell("a1").tap()
        await expect(me.page.locator(".pane")).to_have_class(re.compile("enlarged"))
        await expect(me.me.button("Whole table")).to_be_in_viewport(ratio=1)
        await me.me.button("Whole table").tap()
        await expect(me.page.locator(".pane")).not_to_have_class(re.compile("enlarged"))


@pytest.mark.parametrize(("language", "card"), [("en", "king of cups"), ("it", "re di coppe"), ("cs", "král pohárů")])
async def test_the_kings_of_an_italian_pack_are_called_by_their_suits(visitor, server, language, card):
    red = Person(server.host)
    table = await red.make(game="zama", seats=["me", "bot:random"], options={"deck": "40"})
    me = await seated(await visitor(language=language), red, table)
    await expect(me.page.locator("[data-square]")).to_have_count(80)
    await expect(me.page.get_by_role("img", name=re.compile(f"^{card}")).first).to_be_visible()
    await red.close()

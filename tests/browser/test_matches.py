"""Several games in a row, and offers: what ended, how the match stands, what comes next, and from where one looks."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import Player
from tests.server.people import Person
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _two(server, visitor, **wanted):
    """Bruno at a browser, Anna over the wire."""
    viewport = wanted.pop("viewport", PHONE)
    anna, bruno, table = await two_at_a_table(lambda: Person(server.host), **wanted)
    me = await visitor(viewport=viewport)
    await Player(me).sit_down_as(bruno, table)
    await bruno.close()
    return me, anna, table


def _seat(page, name: str) -> str:
    """The seat of the person with this name."""
    return next(seat["seat"] for seat in page.table["seats"] if seat["name"] == name)


async def test_an_offer_is_in_sight_on_a_phone_and_in_the_title(visitor, server):
    """It was below the fold, and nothing else told of it."""
    me, anna, table = await _two(server, visitor)
    await me.grid.wait_for()
    async with anna.at(table) as page:
        await page.move()
        await page.done("offer", seat="w")
        for name in ("Agree", "Play on"):
            await expect(me.button(name)).to_be_in_viewport(ratio=1)
        await expect(me.page).to_have_title("● an offer – Latrunculi – Ludoteca")
        await me.has_heard("offers to end the game")
        await me.button("Play on").click()
        await expect(me.page).not_to_have_title("● an offer – Latrunculi – Ludoteca")
    await anna.close()


async def test_a_null_game_of_a_match_has_its_moment_before_the_next_one(visitor, server):
    """The board was set up anew, with sides changed, and nobody was told why."""
    me, anna, table = await _two(server, visitor, game="latrunculi-match")
    mine = me.page.locator(".mine .seat")
    await mine.wait_for()
    async with anna.at(table) as page:
        await page.until(lambda: page.now["to_act"])
        before = await mine.get_attribute("data-seat")
        if page.now["legal"]:
            await page.play("a1-a4")
        else:
            await me.my_turn()
            await me.move("a1", "a4")
        await page.until(lambda: any("a1-a4" in entry["text"] for entry in page.table["log"]))
        await page.done("offer", seat=_seat(page, "Anna"))
        await me.button("Agree").click()
        await me.says("null")
        await me.says("played again with sides changed")
        await expect(me.square("a4")).to_have_attribute(
            "aria-label", re.compile("a4, white man")
        )  # the game that has ended
        await expect(mine).to_have_attribute("data-seat", before)
        await expect(me.button("Go on")).to_be_in_viewport(ratio=1)
        await me.button("Go on").click()
        await expect(me.square("a4")).not_to_have_attribute("aria-label", re.compile("a4, white man"))
        await expect(mine).to_have_attribute("data-seat", {"w": "b", "b": "w"}[before])
        await expect(me.page.get_by_text("Game 2", exact=True)).to_be_visible()
    await anna.close()


async def test_a_stalled_decider_says_the_same_in_every_line_and_names_who_won(visitor, server):
    """The status said that nobody would win, the prompt that the lot decides who is White, the log that nobody won."""
    me, anna, table = await _two(server, visitor, game="latrunculi-match", options={"null_games": "0"})
    watcher = await visitor(viewport=PHONE, language="it-IT")
    await watcher.visit(f"/t/{table}")
    async with anna.at(table) as page:
        await page.until(lambda: page.now["to_act"])
        choosing = page.now["to_act"][0]
        name = next(seat["name"] for seat in page.table["seats"] if seat["seat"] == choosing)
        lot = f"The lot gives {name} the choice for the decider."
        await expect(me.page.get_by_test_id("prompt")).to_contain_text("The decider is next.")
        await expect(me.page.get_by_test_id("prompt")).not_to_contain_text("White")
        await expect(watcher.page.get_by_test_id("prompt")).to_contain_text(f"{name} sceglie se muovere")
        await expect(me.page.locator(".log")).to_contain_text(lot)
        if name == "Anna":
            await page.play("move-second")
        else:
            await me.button("Move second").click()
        await expect(me.page.locator(".quiet .verdict")).to_contain_text("Black would win: the men are equal")
        await expect(watcher.page.locator(".quiet .verdict")).to_contain_text("vincerebbe il Nero: le pedine sono pari")
        await expect(me.page.locator(".match")).to_contain_text(f"with equal men {name}")
        await expect(me.page.locator(".log")).to_contain_text(lot)
        await page.until(lambda: page.now["status"] == "running" and page.table["log"][-1]["text"] == "move-second")
        await page.done("offer", seat=_seat(page, "Anna"))
        await me.button("Agree").click()
        await me.says("You have won!" if name == "Bruno" else "You have lost.")
        await expect(me.page.locator(".log")).to_contain_text(f"{name} wins the match: nobody won the decider")
        await expect(watcher.page.locator(".log")).to_contain_text(f"{name} vince la sfida: nessuno ha vinto")
    await anna.close()


async def test_between_two_games_nobody_is_to_move_and_the_score_and_the_next_game_are_in_sight(visitor, server):
    """On a phone the score was below the fold."""
    me, anna, table = await _two(server, visitor, game="scamorra-fifteen", options={"match_target": "20"})
    async with anna.at(table) as page:
        await page.until(lambda: page.now["to_act"])
        await expect(me.page.locator(".seat .turn").filter(visible=True)).to_have_count(1)
        await page.done("resign", seat=_seat(page, "Anna"))
        await me.says("You have won! Anna resigned. Ready for the next game?")
        scored = me.page.get_by_test_id(f"race-{_seat(page, 'Bruno')}")
        await expect(scored).to_contain_text("10 of 20")
        for seen in (scored, me.button("Next game")):
            await expect(seen).to_be_in_viewport(ratio=1)
        await expect(me.page.locator(".seat .turn").filter(visible=True)).to_have_count(0)
        await page.done("resign", seat=_seat(page, "Anna"), what="match")
        await expect(me.prompt.locator(".verdict")).to_have_text("You have won!")
        score = me.page.get_by_role("list", name="Score")
        await expect(score).to_contain_text("Bruno 10")
        await expect(score).to_be_in_viewport(ratio=1)
        await expect(me.page.get_by_test_id("end").get_by_role("button").first).to_be_in_viewport(ratio=1)
    await anna.close()


async def test_a_replay_lies_as_one_played_it_and_one_is_still_oneself(visitor, server):
    """It was shown from the other side, and "you" had become a guest."""
    me, anna, table = await _two(server, visitor, viewport={"width": 1280, "height": 800})
    async with anna.at(table) as page:
        await page.move()
        await page.done("resign", seat="w")
    await me.says("You have won!")
    await me.link("Replay").click()
    near = me.page.locator(".replayer .seat").last
    await expect(near).to_have_attribute("data-seat", "b")
    await expect(near).to_contain_text("Bruno (you)")
    await expect(me.page.locator(".replayer .seat").first).to_contain_text("Anna")
    await anna.close()


async def test_in_a_replay_guests_are_called_as_at_the_table(visitor, server):
    """Whoever had chosen no name had become a "Guest"."""
    anna, bruno = Person(server.host), Person(server.host)
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as page:
        await page.done("resign", seat=next(seat["seat"] for seat in page.table["seats"] if seat["yours"]))
    me = await visitor()
    players = me.page.locator(".seat .player")
    await me.visit(f"/t/{table}")
    await expect(players).to_have_count(2)
    called = await players.all_inner_texts()
    await me.visit(f"/replay/{table}")
    await expect(players).to_have_text(called)
    assert len({"Guest", *called}) == 3
    for person in (anna, bruno):
        await person.close()

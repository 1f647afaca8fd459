"""Whole games against the machine and on one screen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_from_the_home_page_to_the_first_move_is_one_click_and_one_gesture(visitor):
    me = await visitor()
    await me.visit()
    await me.way("Play the machine").click()
    assert await me.my_turn()
    played = await me.log.count()
    start = (await me.squares("mine"))[0]
    await me.square(start).click()
    to = (await me.squares("open"))[0]
    await me.page.keyboard.press("Escape")
    await me.drag(start, to)
    await me.plies(played + 1)
    await expect(me.log.nth(played)).to_contain_text(f"from {start} to {to}")


@pytest.mark.long
async def test_a_whole_game_against_the_machine_by_mouse(visitor):
    luck = random.Random(3)
    me = await visitor()
    await me.visit()
    await me.way("Play the machine").click()
    while await me.my_turn():
        played = await me.log.count()
        await me.any_move(luck)
        await me.plies(played + 1)
    await expect(me.prompt.locator(".verdict")).to_have_text(re.compile("You have (won!|lost.)|Nobody wins."))
    await expect(me.log.last).to_contain_text(re.compile("wins|is null"))
    mine = await me.page.locator(".mine .seat").get_attribute("data-seat")

    await me.page.get_by_role("button", name=re.compile("^Play (it )?again")).click()
    await expect(me.page.locator(".mine .seat")).to_have_attribute("data-seat", "b" if mine == "w" else "w")
    assert await me.my_turn()


async def test_a_whole_game_against_the_machine_by_keyboard_alone(visitor):
    me = await visitor()
    keys = me.page.keyboard
    await me.visit()
    await _tab_to(me, re.compile("More options.*Latrunculi", re.DOTALL))
    await keys.press("Enter")
    await me.page.get_by_role("heading", name="Latrunculi: set up a table").wait_for()
    await _tab_to(me, "Rules of this table")
    await keys.press("Enter")
    await _tab_to(me, "Moves without a capture that make a stall")
    await keys.press("Control+a")
    await keys.type("9")
    await _tab_to(me, "Play")
    await keys.press("Enter")
    await me.grid.wait_for()
    await _tab_to(me, re.compile("^[a-h][1-8], "))

    steps = 1
    while await me.my_turn():
        played = await me.log.count()
        for _ in range(steps):  # not always the first man
            await keys.press("n")
        await keys.press("Enter")
        await me.says("Choose a square")
        await keys.press("n")
        await keys.press("Enter")
        await me.plies(played + 1)
        steps = steps % 5 + 1
    await expect(me.prompt.locator(".verdict")).to_be_visible()

    await keys.press("?")
    await expect(me.page.get_by_role("dialog")).to_contain_text("Keyboard shortcuts")
    await keys.press("Escape")
    await expect(me.page.get_by_role("dialog")).to_have_count(0)


async def _tab_to(me, name: str | re.Pattern[str]) -> None:
    """Press Tab until the focus is on something of that name."""
    pattern = name if isinstance(name, re.Pattern) else re.compile(re.escape(name))
    for _ in range(60):
        await me.page.keyboard.press("Tab")
        focused = await me.page.evaluate(
            "(it => it.ariaLabel || it.labels?.[0]?.innerText || it.innerText || '')(document.activeElement)"
        )
        if pattern.search(focused.strip()):
            return
    raise AssertionError(f"Tab never reaches {name}")


async def test_escape_lets_go_and_a_forbidden_square_says_why(visitor):
    me = await visitor()
    await me.visit()
    await me.way("Same screen").click()
    for start, to in [("c1", "c3"), ("e8", "e5"), ("d1", "d3"), ("c8", "c5")]:
        await me.my_turn()
        await me.move(start, to)
        await me.log.last.filter(has_text=f"from {start} to {to}").wait_for()
    await me.square("d3").click()
    await me.square("d5").hover()
    await me.says("No man may stop between two enemies")
    await me.square("d5").click()
    await expect(me.log).to_have_count(4)
    await me.page.keyboard.press("Escape")
    await expect(me.page.locator("[aria-selected=true]")).to_have_count(0)


async def test_two_people_at_one_screen_capture_look_back_and_resign(visitor):
    me = await visitor()
    await me.play_at_one_screen(("c1", "c7"), ("d8", "d6"))
    await expect(me.log.last).to_contain_text("Black captures the man on c7")
    await expect(me.square("c7")).to_have_attribute("aria-label", re.compile("a man was captured here"))
    await me.says("White: Your move")

    await me.log.first.get_by_role("button").click()
    await me.says("Looking back: move 1 of 2")
    await expect(me.square("c7")).to_have_attribute("aria-label", re.compile("white man"))
    await me.button("Back to the game").click()
    await me.says("White: Your move")

    await me.button("Resign").click()
    dialog = me.page.get_by_role("dialog")
    await dialog.get_by_role("button", name="Cancel").click()
    await me.says("White: Your move")
    await me.button("Resign").click()
    await dialog.get_by_role("button", name="Resign").click()
    await me.says("Black wins.")
    await me.says("White resigned.")


async def test_rules_and_options_are_at_hand_without_losing_the_game(visitor):
    me = await visitor()
    await me.play_at_one_screen(("a1", "a4"))
    dialog = me.page.get_by_role("dialog")
    await me.button("Rules").click()
    await expect(dialog).to_contain_text("§3 Moving")
    await expect(dialog.locator("figure svg").first).to_be_visible()
    await me.page.keyboard.press("Escape")
    await me.button("Options").click()
    await expect(dialog).to_contain_text("60, both sides counted")
    await me.page.keyboard.press("Escape")
    await expect(me.log).to_have_count(1)


async def test_a_table_that_does_not_exist_says_so(visitor):
    me = await visitor()
    await me.visit("/t/22222")
    await expect(me.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")

"""Scorso at the table, in beats: whole games by keyboard and by pointer, secrets of a beat, watchers, replay."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.scorso import AT_THE_END, ByKeyboard, ByPointer, Player, seated, two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

NOTHING_COVERS_THE_DICE = """() => {
  const [dice, buttons, prompt] = [".mat .rolling", ".mat .controls", "[data-testid=prompt]"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return dice.top >= 0 && dice.bottom <= buttons.top + 1 && buttons.bottom <= prompt.top + 1;
}"""
ROUNDS = 2  # a short game: most bullets wins, or a deciding duel


async def _play(me: ByKeyboard | ByPointer, luck: random.Random) -> None:
    while await me.my_turn():
        await me.beat(luck)
    await expect(me.me.prompt.locator(".verdict")).to_have_text(re.compile(r"You have won!|You have lost\."))
    await expect(me.result.locator("li")).to_have_count(await me.page.locator(".seat").count())
    await expect(me.result).to_contain_text(re.compile(r"won \d+ chips"))
    await expect(me.me.log.last).to_contain_text("wins:")


async def test_a_whole_game_of_beats_by_keyboard_alone(visitor):
    me = ByKeyboard(await visitor(reduced_motion="reduce"))
    table = await seated(me, 3, max_rounds=ROUNDS, stake=2)
    await me.my_turn()
    await me.me.says("A new round: roll your six dice.")
    await me.page.keyboard.press("Space")
    await me.me.has_heard("A rolls: ")
    await _play(me, random.Random(7))

    await me.me.visit(f"/replay/{table}")
    await me.mat.wait_for()
    await expect(me.page.locator(".scorso .controls, button[data-die]:enabled")).to_have_count(0)
    await me.page.keyboard.press("End")
    await expect(me.page.locator(".deck .outcome")).to_contain_text("wins:")
    await expect(me.result).to_be_visible()
    await me.page.keyboard.press("Home")
    await expect(me.result).to_have_count(0)


async def test_on_a_phone_ones_own_dice_come_into_sight_above_the_buttons(visitor):
    me = ByPointer(await visitor(reduced_motion="reduce", viewport=PHONE))
    await seated(me, 4)
    await me.my_turn()
    await me.page.wait_for_function(NOTHING_COVERS_THE_DICE)


@pytest.mark.long
async def test_a_whole_game_of_beats_by_pointer_on_a_phone(visitor):
    me = ByPointer(await visitor(reduced_motion="reduce", viewport=PHONE))
    await seated(me, 2, max_rounds=ROUNDS, stake=2)
    await _play(me, random.Random(8))
    await me.me.button("Play again").click()
    await expect(me.page.locator(AT_THE_END)).to_have_count(0)
    assert await me.my_turn()


async def test_what_is_placed_in_a_beat_stays_hidden_until_all_have_committed(visitor):
    me, other = await two_people(visitor, ByPointer)
    for one in (me, other):
        await one.my_turn()
        await one.control("roll").click()
    await me.rolled()
    number, _ = (await me.free())[0]
    await me.page.keyboard.press(str(number))
    await me.me.says("One die chosen")
    await me.page.keyboard.press("ArrowLeft")
    await expect(me.tray("left").locator(".dice .die svg")).to_have_count(1)
    await me.settled()
    await me.me.has_heard("Left, against B: ")
    await expect(other.other("A")).to_contain_text("decides")
    await expect(other.page.get_by_test_id("tray-A-left").locator("svg")).to_have_count(0)

    await me.page.reload()
    await expect(me.tray("left").locator(".dice .die svg")).to_have_count(1)
    await me.my_turn()
    await me.page.keyboard.press("Space")
    await me.me.says("Decided. Waiting for the others.")
    await expect(other.other("A")).to_contain_text("ready")
    await expect(other.page.get_by_test_id("tray-A-left").locator("svg")).to_have_count(0)

    watcher = Player(await visitor())
    await watcher.me.visit(me.page.url.removeprefix(me.me.address))
    await watcher.mat.wait_for()
    await expect(watcher.page.locator(".mat .trays svg, .other .trays svg")).to_have_count(0)
    await expect(watcher.page.locator(".scorso .controls, button[data-die]:enabled")).to_have_count(0)

    await other.control("roll").click()
    await expect(other.page.get_by_test_id("tray-A-left").locator("svg")).to_have_count(1)
    await expect(watcher.page.locator(".mat .trays svg, .other .trays svg")).to_have_count(1)


async def test_a_knock_is_told_lane_by_lane_and_can_be_stepped_through(visitor):
    me = ByKeyboard(await visitor(reduced_motion="reduce"))
    await seated(me, 3)
    luck = random.Random(3)
    while await me.my_turn() and await me.page.get_by_text("Round 2 of").count() == 0:
        await me.beat(luck)
    await me.me.has_shown("story", "The knock")  # by itself
    await me.page.keyboard.press("Escape")
    await me.me.button("What happened?").click()
    await me.story.hover()  # whoever looks closer holds the story
    lanes = 0
    while await me.story.get_by_role("button", name="Next").is_enabled():
        await me.story.get_by_role("button", name="Next").click()
        lanes += " against " in await me.story.locator("h2").inner_text()
    assert lanes == 3
    await me.page.keyboard.press("Escape")
    await expect(me.story).to_have_count(0)
    await me.me.button("What happened?").click()
    await expect(me.story.locator("h2")).to_have_text("The knock")


async def test_the_keys_of_this_table_are_listed(visitor):
    me = ByKeyboard(await visitor())
    await seated(me, 2)
    await me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog")
    for what in ("roll the chosen dice", "choose or release a die", "place the chosen dice on the left", "knock"):
        await expect(keys).to_contain_text(what)
    await expect(keys).not_to_contain_text("move around the board")

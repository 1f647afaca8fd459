"""Puzzles on the real board, and the one of the day on the home page."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.learner import ByPointer
from tests.browser.test_lessons import HURRY

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def puzzles_of(me, game):
    return (await (await me.page.request.get(f"{me.address}/api/games/{game}/puzzles")).json())["puzzles"]


@pytest.mark.parametrize("game", ["latrunculi", "scamorra", "zama"])
async def test_a_puzzle_is_solved_and_the_next_one_follows(visitor, game):
    me = await visitor(reduced_motion="reduce")
    await me.page.add_init_script(HURRY)
    first, second, *_ = await puzzles_of(me, game)
    await me.visit(f"/puzzles/{game}")
    solver = ByPointer(me, game, "en")
    await solver.at(first, "1")
    await solver.play(first["right"][0])
    await solver.at(first, "done")
    await expect(me.page.get_by_test_id("progress")).to_contain_text("1 of")
    await solver.go_on()
    await solver.at(second, "1")
    await me.page.reload()
    await expect(me.page.get_by_test_id("progress")).to_contain_text("1 of")


async def test_a_wrong_try_is_answered_and_taken_back(visitor):
    me = await visitor(reduced_motion="reduce")
    first, *_ = await puzzles_of(me, "latrunculi")
    await me.visit("/puzzles/latrunculi")
    solver = ByPointer(me, "latrunculi", "en")
    await solver.at(first, "1")
    there = f"{me.address}/api/games/latrunculi/puzzles/{first['name']}"
    shown = await (await me.page.request.get(there)).json()
    wrong = next(move for move in shown["legal"][first["seat"]] if move not in first["right"])
    await solver.play(wrong)
    await expect(me.page.get_by_test_id("lesson-said")).to_contain_text("The reply: ", timeout=30_000)
    await solver.at(first, "1")
    await expect(me.page.get_by_test_id("progress")).to_contain_text("0 of")


async def test_the_puzzle_of_the_day_waits_on_the_home_page(visitor):
    me = await visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    await me.page.add_init_script(HURRY)
    puzzle = (await puzzles_of(me, "latrunculi"))[0]
    daily = {"day": "2027-01-31", "game": "latrunculi", "puzzle": puzzle}
    await me.page.route("**/api/puzzles/daily", lambda route: route.fulfill(json=daily))
    await me.visit("/")
    await me.page.get_by_test_id("daily").click()
    solver = ByPointer(me, "latrunculi", "en")
    await solver.at(puzzle, "1")
    await solver.play(puzzle["right"][0])
    await solver.at(puzzle, "done")
    await me.visit("/")
    await expect(me.page.get_by_test_id("daily")).to_contain_text("Solved today")
    await expect(me.page.get_by_test_id("daily")).to_contain_text("1 day in a row")

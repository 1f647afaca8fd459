"""Every lesson is taken to its end on the real board: by clicking and by keyboard, in three languages."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.async_api import expect

from ludoteca import play
from tests.browser.conftest import DESK, PHONE
from tests.browser.learner import ByKeyboard, ByPointer, Learner
from tests.browser.player import Player
from tests.server.people import Person
from tests.server.test_tables import two_at_a_table

pytestmark = pytest.mark.asyncio(loop_scope="session")


GAMES, LANGUAGES, HANDS = ("latrunculi", "scamorra", "zama", "scorso"), ("en", "it", "cs"), (ByPointer, ByKeyboard)
SAMPLE = (  # every game, every language, both hands
    ("latrunculi", "it", ByPointer),
    ("scamorra", "it", ByKeyboard),
    ("scorso", "cs", ByKeyboard),
    ("zama", "en", ByPointer),
)
INVITED = (("latrunculi", "en"), ("scamorra", "cs"), ("zama", "cs"), ("scorso", "it"))
# Nobody looks on: what is left on the table to be read does not stay.
HURRY = "(wait => (window.setTimeout = (f, ms, ...more) => wait(f, Math.min(ms, 10), ...more)))(window.setTimeout)"
IS_UPPERMOST = """selector => {
    const it = document.querySelector(selector), { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
HEIGHTS = "all => all.map(it => it.getBoundingClientRect().height)"
LEGIBLE = 11  # pixels from the top of a letter's line to its bottom
BOARD = dict.fromkeys(GAMES, "[role=grid]") | {"scorso": "[data-tray=left], [data-die]"}
REST = [ways for ways in product(GAMES, LANGUAGES, HANDS) if ways not in SAMPLE]


@pytest.mark.parametrize(
    ("game", "language", "hands"), [*SAMPLE, *(pytest.param(*ways, marks=pytest.mark.long) for ways in REST)]
)
async def test_every_lesson_can_be_taken(visitor, game, language, hands):
    """With a finger on a phone, where every step shows its task and its board; by keyboard at a desk."""
    is_phone = hands is ByPointer
    me = await visitor(language=language, reduced_motion="reduce", viewport=PHONE if is_phone else DESK)
    await me.page.add_init_script(HURRY)
    await me.visit(f"/learn/{game}")
    learner = hands(me, game, language)
    lessons = await learner.lessons()
    for number, lesson in enumerate(lessons, start=1):
        await expect(me.page.get_by_role("heading", name=lesson["title"], exact=True)).to_be_visible()
        await learner.take(lesson, watch=_sees_the_board if is_phone else None)
        if is_phone:
            await _sees_what_came_of_it(learner)
        await expect(me.page.get_by_test_id("progress")).to_contain_text(f"{number}")
        if number < len(lessons):
            await learner.go_on()
    await me.page.reload()
    await expect(me.page.locator("nav .mark.done")).to_have_count(len(lessons))


async def _sees_the_board(learner: Learner) -> None:
    await expect(learner.page.get_by_test_id("task")).to_be_in_viewport(ratio=1)
    for part in await learner.page.locator(BOARD[learner.game]).all():
        await expect(part).to_be_in_viewport(ratio=0.9)
    heights = await learner.page.locator("svg .label").evaluate_all(HEIGHTS)
    assert min(heights, default=LEGIBLE) >= LEGIBLE  # the task names squares


async def _sees_what_came_of_it(learner: Learner) -> None:
    """Below the words and two buttons little of the board was left, or the words were above it, out of sight."""
    await expect(learner.page.get_by_test_id("lesson-said")).to_be_in_viewport(ratio=1)
    await expect(learner.next_button).to_be_in_viewport(ratio=1)
    if learner.game != "scorso":  # whose table is higher than what many words leave
        await expect(learner.page.locator(BOARD[learner.game])).to_be_in_viewport(ratio=0.7)


@pytest.mark.parametrize(("game", "needed"), [("scamorra", '[data-card="B"]'), ("scorso", 'button[data-die="K"]')])
async def test_on_a_phone_what_a_lesson_begins_with_is_in_sight(visitor, game, needed):
    """The hand was below the fold, and the buttons lay upon the dice."""
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.visit(f"/learn/{game}")
    for seen in (me.page.get_by_test_id("task"), me.page.locator(needed)):
        await expect(seen).to_be_in_viewport(ratio=1)
    await me.page.wait_for_function(IS_UPPERMOST, arg=needed)


async def test_a_wrong_try_is_explained_and_put_back_and_a_refusal_names_its_rule(visitor):
    me = await visitor()
    await me.visit("/learn/latrunculi")
    learner = ByPointer(me, "latrunculi", "en")
    lesson = (await learner.lessons())[0]
    wrong = next(iter(lesson["steps"][0]["wrong"]))
    await learner.at(lesson, "1")
    before = await me.positions()
    async with me.to_show("lesson-said", lesson["steps"][0]["wrong"][wrong]):
        await learner.play(wrong)
    await learner.at(lesson, "1")
    assert await me.positions() == before


async def test_after_the_last_lesson_a_first_game_begins_with_help(visitor):
    me = await visitor()
    await me.visit("/learn/latrunculi")
    await me.button("Play a first game").click()
    await me.my_turn()
    await me.button("What can I do?").click()
    await expect(me.page.get_by_test_id("can")).to_contain_text(re.compile(r"Move a man: \d of yours can move"))


async def test_the_helpers_marks_go_when_it_is_switched_off_and_come_back(visitor, server):
    """White has gone to e4 and Black to d3: c1-c2 would take d3, and e4 is in danger."""
    anna, bruno, table = await two_at_a_table(lambda: Person(server.host))
    async with anna.at(table) as white, bruno.at(table) as black:
        await white.move("e1-e4")
        await black.until(lambda: black.now["legal"])
        await black.move("d8-d3")
    me = await visitor()
    await Player(me).sit_down_as(anna, table)
    await me.square("c1").click()
    marks = [me.page.locator(f".board .{mark}") for mark in ("takes", "endangered")]

    async def choose(help_at_the_table: str) -> None:
        await me.button("Settings").click()
        await me.page.get_by_role("group", name="Help at the table").get_by_label(help_at_the_table).check()
        await me.page.keyboard.press("Escape")

    async def are_marked(count: int) -> None:
        for mark in marks:
            await expect(mark).to_have_count(count)
        said = [await me.square(name).get_attribute("aria-label") for name in ("c2", "e4")]
        assert ["takes one man" in said[0], "in danger" in said[1]] == [count > 0] * 2
        await expect(me.button("What can I do?")).to_have_count(count)

    await are_marked(1)
    await choose("never")
    await are_marked(0)
    await choose("always")
    await are_marked(1)
    await anna.close()
    await bruno.close()


@pytest.mark.parametrize(
    ("game", "language"),
    [
        *INVITED,
        *(pytest.param(*ways, marks=pytest.mark.long) for ways in product(GAMES, LANGUAGES) if ways not in INVITED),
    ],
)
async def test_an_invitation_to_an_unknown_game_shows_its_picture_and_the_way_in_on_a_phone(
    visitor, server, game, language
):
    """On a small phone the picture was left out."""
    anna = await Person(server.host).named("Anna")
    needed = len(play.find(game).seats(play.find(game).Options()))
    table = await anna.make(game=game, seats=["me", *["open"] * (needed - 1)])
    guest = await visitor(language=language, viewport=PHONE)
    await guest.visit(f"/t/{table}")
    intro = guest.page.locator(".intro")
    await expect(intro.locator(".art svg").first).to_be_in_viewport(ratio=1)
    for line in await intro.get_by_role("listitem").all():
        await expect(line).to_be_in_viewport(ratio=1)
    way_in = guest.page.locator(".waiting .big")
    await expect(way_in).to_be_in_viewport(ratio=1)
    await way_in.click()
    await expect(way_in).to_have_count(0)
    await anna.close()


async def test_whoever_follows_an_invitation_to_an_unknown_game_is_told_what_it_is_and_can_learn_while_waiting(visitor):
    host, guest = await visitor(), await visitor(language="it")
    await host.visit()
    await host.way("Invite a friend").click()
    await host.page.wait_for_url("**/t/*")
    await guest.visit(host.page.url.removeprefix(host.address))
    intro = guest.page.get_by_role("region", name="Latrunculi")
    await expect(intro.get_by_role("listitem")).to_have_count(3)
    await intro.get_by_role("button", name="Impara giocando").click()
    await expect(guest.page.get_by_role("dialog").locator("[data-lesson]")).to_be_visible()
    await guest.page.keyboard.press("Escape")
    await guest.button("Siediti e gioca").click()
    await expect(intro).to_have_count(0)

"""Beside a real board: the score keeper, the dice, the lots and the referee, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import too_small, violations, width
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def at_the_table(visitor, game: str, tool: str = "Score", **more) -> Visitor:
    one = await visitor(viewport=PHONE, **more)
    await one.visit(f"/beside/{game}")
    await one.page.get_by_role("button", name=tool, exact=True).click()
    return one


async def test_a_fifteen_is_counted_up_to_its_goal_and_kept(visitor):
    one = await at_the_table(visitor, "scamorra")
    page, south = one.page, one.page.get_by_test_id("count-points@0")
    await page.get_by_role("button", name="Knock-out: +10, South").click()
    for _ in range(5):
        await page.get_by_role("button", name="Points, South: one more").click()
    await expect(south.locator("output")).to_have_text(re.compile(r"^15"))
    await expect(south).to_contain_text("South has 15 points and wins.")
    await page.get_by_role("button", name="Undo").click()
    await page.reload()
    await expect(south.locator("output")).to_have_text(re.compile(r"^14"))
    await page.context.set_offline(True)
    await page.get_by_role("button", name="Start from zero").click()
    await expect(south.locator("output")).to_have_text(re.compile(r"^0"))
    await page.context.set_offline(False)


async def test_quiet_turns_of_zama_are_counted_until_a_card_falls(visitor):
    """Only what had fallen could be counted, not the turns that make a draw."""
    page = (await at_the_table(visitor, "zama")).page
    quiet, more = page.get_by_test_id("count-quiet"), page.get_by_role("button", name="fallen card: one more")
    for _ in range(3):
        await more.click()
    await expect(quiet.locator("output")).to_have_text(re.compile(r"^3"))
    await page.get_by_role("button", name="A card has fallen").click()
    await expect(quiet.locator("output")).to_have_text(re.compile(r"^0"))
    for _ in range(20):
        await more.click()
    await expect(quiet).to_contain_text("20 turns without a fallen card: the game is drawn.")


async def test_dice_are_thrown_and_kept(visitor):
    page = (await at_the_table(visitor, "scorso", "Dice")).page
    await page.get_by_role("button", name="Dice: one more").click()
    await page.get_by_role("button", name="Throw").click()
    dice = page.get_by_test_id("dice").locator("[data-face]")
    await expect(dice).to_have_count(7)
    face = await dice.first.get_attribute("data-face")
    await dice.first.click()
    for _ in range(5):
        await page.get_by_role("button", name="Throw").click()
    await expect(dice.first).to_have_attribute("data-face", face)


async def test_lots_are_drawn_among_the_names(visitor):
    page = (await at_the_table(visitor, "latrunculi", "Lots")).page
    await page.get_by_role("textbox").fill("Anna\nBruno")
    await page.get_by_role("button", name="Who begins?").click()
    await expect(page.get_by_test_id("drawn")).to_have_text(re.compile(r"(Anna|Bruno) begins\."))
    await expect(page.get_by_test_id("drawn")).to_be_in_viewport(ratio=1)
    await page.get_by_role("button", name="Who plays what?").click()
    await expect(page.get_by_test_id("drawn").locator("li")).to_have_text(
        [re.compile("(Anna|Bruno): White"), re.compile("(Anna|Bruno): Black")]
    )


async def _refuses(page: Page, rule: str) -> None:
    """The referee forbids what was tried and names the rule; then back to the position."""
    answer = page.get_by_test_id("answer")
    await expect(answer).to_contain_text("This is not allowed.")
    await expect(answer).to_be_in_viewport(ratio=1)
    await expect(answer.get_by_role("link").first).to_have_attribute("href", rule)
    await page.get_by_role("button", name="Back to the position").click()


async def test_the_referee_says_what_a_move_does_and_why_not(visitor):
    page = (await at_the_table(visitor, "latrunculi", "Referee")).page
    square = "[data-square={}]".format
    await page.get_by_role("button", name="Empty board").click()
    await expect(page.get_by_text("At least one side must have two men.")).to_be_visible()
    for man, places in (("White man", ["d1", "h1"]), ("Black man", ["c4", "e4", "d5"])):
        await page.get_by_role("button", name=man).click()
        for place in places:
            await page.locator(square(place)).click()
            colour = man.split()[0].lower()
            await expect(page.locator(square(place))).to_have_accessible_name(f"{place}, {colour} man")
    await page.get_by_role("button", name="What may I do?").click()
    answer = page.get_by_test_id("answer")
    await expect(answer).to_contain_text("legal moves")
    await page.get_by_role("button", name="Try a move").click()
    await page.locator(square("d1")).click()
    await expect(page.get_by_test_id("tapped")).to_have_text("d1")
    await page.locator(square("d4")).focus()
    await page.keyboard.press("Enter")
    await _refuses(page, "/rules/latrunculi#s3.3")
    await page.locator(square("d1")).click()
    await page.locator(square("d3")).click()
    await expect(answer).to_contain_text("This is allowed. White moves from d1 to d3.")


async def test_the_referee_knows_the_cards_of_a_hand(visitor):
    page = (await at_the_table(visitor, "scamorra", "Referee")).page
    await page.get_by_role("button", name="North: Rock").click()
    await page.locator("[data-square=c3]").click()
    await page.get_by_role("button", name="Try a move").click()
    await page.get_by_label("With what?").select_option("B")
    for place in ("b1", "b4"):
        await page.locator(f"[data-square={place}]").click()
    await expect(page.get_by_test_id("answer")).to_contain_text("This is not allowed.")


async def test_the_referee_says_which_cards_are_made_up(visitor):
    page = (await at_the_table(visitor, "scamorra", "Referee")).page
    await expect(page.get_by_test_id("note")).to_contain_text("a guess")


async def test_the_referee_turns_cards_over_and_says_who_beats_whom(visitor):
    page = (await at_the_table(visitor, "zama", "Referee")).page
    answer, cell = page.get_by_test_id("answer"), "[data-square={}]".format
    await page.locator("[data-tool=rank-K]").click()
    await page.get_by_role("button", name="This card, seen by all").click()
    await page.locator(cell("e5")).click()
    await expect(page.locator(cell("e5"))).to_have_accessible_name(re.compile("king of spades"))
    await page.get_by_role("button", name="What may I do?").click()
    await expect(answer).to_contain_text("legal moves")
    await page.get_by_role("button", name="Try a move").click()
    for place in ("e5", "e2"):
        await page.locator(cell(place)).click()
    await _refuses(page, "/rules/zama#s4")
    await page.locator(cell("e5")).click()
    await page.locator(cell("e4")).click()
    await page.get_by_label("What came up?").select_option("e4=KH")
    await expect(answer).to_contain_text("The game is over.")


async def test_the_referee_knows_lanes_bullets_and_who_may_knock(visitor):
    page = (await at_the_table(visitor, "scorso", "Referee")).page
    answer = page.get_by_test_id("answer")
    tool = "[data-tool='{}']".format
    await page.locator(tool("seat-B")).click()
    await page.locator(tool("place-right")).click()
    await page.locator(tool("die-K")).click()
    await page.locator(tool("lost:G")).click()
    await expect(page.get_by_text("B, bullets: 2 green, 3 yellow, 3 blue")).to_have_count(1)
    await page.get_by_role("button", name="Try a move").click()
    await page.get_by_label("Who?").select_option("B")
    await page.get_by_label("What kind of move?").select_option("knock")
    await page.get_by_role("button", name="What happens?").click()
    await expect(answer).to_contain_text("This is not allowed. You still have 5 free dice")
    await expect(answer.get_by_role("link").first).to_have_attribute("href", re.compile("/rules/scorso#s5"))
    await page.get_by_role("button", name="Back to the position").click()
    await page.get_by_label("What kind of move?").select_option("roll")
    await page.get_by_role("button", name="What happens?").click()
    await page.get_by_label("What came up?").select_option("B die R")
    await expect(answer).to_contain_text("B rolls")


@pytest.mark.parametrize(
    ("language", "theme"),
    [("it", "light"), *(pytest.param(language, "dark", marks=pytest.mark.long) for language in ("en", "cs"))],
)
async def test_everyone_can_use_it(visitor, language, theme):
    one = await visitor(viewport=PHONE, language=language, color_scheme=theme)
    found = {}
    for game in ("latrunculi", "scamorra", "zama", "scorso"):
        await one.visit(f"/beside/{game}")
        tools = one.page.locator(".tools").first.get_by_role("button")
        await expect(tools.first).to_be_visible()
        for tool in range(await tools.count()):
            await tools.nth(tool).click()
            name = f"{game} {await tools.nth(tool).inner_text()}"
            if tool == await tools.count() - 1:
                await one.page.locator(".tasks").wait_for()
            found[name] = [*await violations(one.page), *await too_small(one.page, "main button, main select")]
            assert await width(one.page) <= PHONE["width"]
    assert {name: what for name, what in found.items() if what} == {}


async def test_it_is_found_from_the_home_page_and_the_rules(visitor):
    one = await visitor()
    await one.visit()
    await one.page.get_by_role("article", name="Zama").get_by_role("link", name="At a real table").click()
    await expect(one.page).to_have_url(re.compile("/beside/zama$"))
    await one.visit("/rules/zama")
    await one.link("Beside a real board").click()
    await expect(one.page).to_have_url(re.compile("/beside/zama$"))

"""Zama at the table: whole games, and each thing one can do: attack, slide, look, overlap, lay out."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import play_to_the_end_and_again
from tests.browser.zama import Player, laid, name_of, seated, tied

pytestmark = pytest.mark.asyncio(loop_scope="session")

# Red ties on a1, wins from h2 and d2, and has its King of Spades on l2, beside Blue's King of Hearts.
CARDS = {"a1": "9S", "d2": "QS", "h2": "QH", "i1": "JS", "l2": "KS"}
CARDS |= {"a2": "9H", "c2": "2S", "h1": "3S", "j1": "2H", "d1": "4S", "m2": "KH", "l1": "7C"}
RED_WINS = "The overlapped card was the king being sought"


async def _against_the_dreamer(me: Player) -> None:
    """A machine that answers at once."""
    await me.me.visit("/play/zama")
    await me.page.get_by_role("radio", name="the novice").check()
    await me.page.locator("summary").click()
    await me.page.get_by_label("Slides after a won attack").select_option("up_to_3")  # a shorter game
    await me.me.button("Play").click()
    await me.me.grid.wait_for()


@pytest.mark.long
async def test_a_whole_game_against_the_machine_by_mouse(visitor):
    luck = random.Random(4)
    me = Player(await visitor(reduced_motion="reduce"))
    await _against_the_dreamer(me)
    await play_to_the_end_and_again(me, luck)


async def test_attacks_slides_and_looks_by_keyboard_alone(visitor, server):
    async with laid(server, CARDS) as (table, red, blue):
        me, other = [await seated(await visitor(), who, table) for who in (red, blue)]
        keys = me.page.keyboard
        await me.my_turn()
        await me.cell("a1").focus()
        await keys.press("Enter")
        await me.me.says("Choose a card to attack from a1")
        await keys.press("Escape")
        await me.me.says("Your attack: choose one of your red cards")
        await keys.press("Enter")
        await keys.press("ArrowUp")
        await keys.press("Enter")
        await me.me.says("Look 1 of 2")
        await keys.press("ArrowRight")
        await keys.press("Enter")
        await me.me.says("Look 2 of 2")
        await _tab_to(me, "No more looks")
        await keys.press("Enter")
        await expect(me.me.log.last).to_contain_text("Red stops here")

        await other.attack("c2", "d2")
        await me.my_turn()
        await me.cell("h2").focus()
        await keys.press("Enter")
        await keys.press("ArrowDown")
        await keys.press("Enter")
        for number in (1, 2, 3):
            await me.me.says(f"Slide {number} of 3")
            await keys.press("n")  # to a card or a hole
            await keys.press("Enter")
            done = me.me.log.filter(has_text="Red slides").nth(number - 1)
            await done.or_(me.page.locator("[aria-selected=true]")).first.wait_for(state="attached")
            if await done.count() == 0:
                await keys.press("n")
                await keys.press("Enter")
            await done.wait_for(state="attached")
        await other.my_turn()


async def _tab_to(me: Player, name: str) -> None:
    for _ in range(40):
        await me.page.keyboard.press("Tab")
        if name == await me.page.evaluate("document.activeElement.innerText"):
            return
    raise AssertionError(f"Tab never reaches {name}")


@pytest.mark.long
async def test_a_tie_with_two_looks_a_win_with_three_slides_and_an_overlap(visitor, server):
    async with laid(server, CARDS) as (table, red, blue):
        me, other = [await seated(await visitor(), who, table) for who in (red, blue)]
        await me.attack("a1", "a2")
        for one in (me, other):
            await one.me.has_shown("duel", "A tie, both fall")
            await one.me.has_heard("9♠ against 9♥")
        await me.me.says("Look 1 of 2")
        await me.send_away_duel()
        await me.tap("b1")
        await me.me.says("Look 2 of 2")
        assert "you have seen it" in await me.label("b1")
        await me.tap("f1")
        await expect(me.page.get_by_test_id("fallen-b").locator("td").nth(8)).to_have_text("1")
        await expect(other.me.log.last).to_contain_text("Red looks at f1")

        await other.attack("c2", "d2")
        await me.me.has_shown("duel", "The attack fails")

        await me.attack("h2", "h1")
        await other.me.has_shown("duel", "The attack wins")
        await me.me.says("Slide 1 of 3")
        await me.tap("g1")  # a card with one way slides at once
        await me.me.says("Slide 2 of 3")
        played = await me.ply()
        await me.cell("g2").drag_to(me.cell("g1"))
        await me.after(played)
        await me.me.says("Slide 3 of 3")
        await me.cell("g2").click()  # the hole first, then what goes there
        await me.me.says("which card goes into this hole?")
        await me.tap("g3")
        await expect(other.me.log.last).to_contain_text("Red slides g3 to g2")

        await other.attack("j1", "i1")
        await me.attack("d2", "d1")
        await me.me.says("or overlap with your King of Spades")
        played = await me.ply()
        await me.cell("l2").click()
        await me.cell("m2").click()
        await expect(me.dialog).to_contain_text("It wins or loses the game")
        await expect(me.dialog).to_contain_text("The King of Hearts wins, any other card loses.")
        await me.dialog.get_by_role("button", name="Cancel").click()
        await expect(me.dialog).to_have_count(0)
        assert await me.ply() == played
        await me.cell("l2").click()
        await me.cell("m2").click()
        await me.dialog.get_by_role("button", name="Overlap").click()
        for one in (me, other):
            await one.me.has_shown("duel", "The attacker wins the game")
            await one.me.says(RED_WINS)
        await expect(me.me.prompt).to_contain_text("You have won!")
        await expect(other.me.prompt).to_contain_text("You have lost.")

        await me.me.visit(f"/replay/{table}")
        await me.me.grid.wait_for()
        await me.page.keyboard.press("End")
        await expect(me.page.get_by_test_id("said-now")).to_contain_text("overlaps m2")


async def test_a_turned_king_stays_open_the_past_is_shown_again_and_a_wrong_overlap_loses(visitor, server):
    async with laid(server, CARDS) as (table, red, blue):
        me, other = [await seated(await visitor(), who, table) for who in (red, blue)]
        await me.attack("l2", "l1")
        for one in (me, other):
            await expect(one.cell("l2")).to_have_attribute(
                "aria-label", re.compile("red card, face up: king of spades")
            )

        await me.send_away_duel()
        await me.line(await me.ply() - 1).get_by_role("button").click()
        await me.me.says("Looking back")
        async with me.me.to_show("duel", "The attack wins"):
            await me.me.button("One move forward").click()
        await me.page.keyboard.press("Escape")
        await expect(me.duel).to_have_count(0)

        await me.cell("l2").click()
        await me.cell("l3").click()
        await me.dialog.get_by_role("button", name="Overlap").click()
        await me.me.says("Your side overlapped the wrong card")


async def test_cards_are_laid_out_as_arranged(visitor):
    me = Player(await visitor())
    await me.me.visit("/play/zama")
    await me.page.get_by_label("Two people at this screen").check()
    await me.page.locator("summary").click()
    await me.page.get_by_label("The cards are laid").select_option("stratego")
    await me.me.button("Play").click()
    await me.lift()
    await me.me.says("Red: Arrange your cards")
    await me.page.locator(".square.mine").nth(51).wait_for(state="attached")
    cells = await me.me.squares("mine")
    king, heart, other = cells[10], cells[40], cells[20]
    await me.swap(king, "KS")
    was = await me.label(king)
    await me.cell(king).drag_to(me.cell(other))
    await expect(me.cell(other)).to_have_attribute("aria-label", re.compile(name_of("KS")))
    assert await me.label(king) != was
    await me.swap(king, "KS")
    await me.swap(heart, "KH")
    await me.me.button("Lay them out").click()
    await expect(me.curtain).to_contain_text("Blue")
    for cell, card in ((king, "KS"), (heart, "KH")):
        assert name_of(card) not in await me.label(cell)  # Blue is about to look
    await expect(me.me.log).to_have_count(1)
    await expect(me.me.log).to_contain_text("Red lays 52 cards.")
    assert await me.ply() == 52
    await me.lift()
    await me.me.says("Blue: Arrange your cards")
    assert set(await me.me.squares("mine")).isdisjoint(cells)
    await me.me.button("Lay them out").click()
    await expect(me.curtain).to_contain_text("Red")
    await me.lift()
    for cell, card in ((king, "KS"), (heart, "KH")):
        await expect(me.cell(cell)).to_have_attribute("aria-label", re.compile(name_of(card)))


async def test_a_blind_look_is_marked_for_the_looker_and_seen_by_the_other(visitor, server):
    table, red, blue = await tied(server, random.Random(2))
    me, other = [await seated(await visitor(), who, table) for who in (red, blue)]
    cell = (await me.unseen())[7]
    await me.tap(cell)
    await expect(me.cell(cell)).to_have_attribute("aria-label", re.compile("you have seen it: .*known to you alone"))
    await expect(other.cell(cell)).to_have_attribute("aria-label", re.compile("face down, others have looked at it"))
    await expect(other.me.log.last).to_contain_text(re.compile(f"Red (looks at|has seen) {cell}"))
    for who in (red, blue):
        await who.close()


DUEL_ON_A_PHONE = """cells => {
    const duel = document.querySelector('[data-testid=duel]');
    if (!duel?.querySelector('.verdict') || duel.getAnimations().length > 0) return null;
    const [shown, prompt] = [duel, document.querySelector('.prompt')].map(it => it.getBoundingClientRect());
    const fight = cells.map(name => document.querySelector(`[data-square="${name}"]`).getBoundingClientRect());
    return {
        isWhole: shown.top >= 0 && shown.bottom <= prompt.top,
        isBeside: fight.every(({ top, bottom }) => bottom <= shown.top || top >= shown.bottom),
    };
}"""


DUEL_OF_A_REPLAY = """() => {
    const duel = document.querySelector('[data-testid=duel]');
    if (!duel?.querySelector('.verdict') || duel.getAnimations().length > 0) return null;
    const { left, right } = duel.getBoundingClientRect();
    return { isWhole: left >= 0 && right <= innerWidth, isAllRead: duel.scrollWidth <= duel.clientWidth };
}"""


# Whether what can be said is to be seen beside a duel that has been decided.
BUTTONS_BESIDE_A_DUEL = """() => {
    const [duel, bar] = ['[data-testid=duel] .verdict', '.zama .bar'].map(it => document.querySelector(it));
    return duel && bar && getComputedStyle(bar).visibility;
}"""


async def test_on_a_phone_no_button_lies_upon_a_duel(visitor, server):
    """“No more looks” hid what had come of it."""
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(await visitor(viewport=PHONE), red, table)
        seen = me.page.wait_for_function(BUTTONS_BESIDE_A_DUEL)
        found, _ = await asyncio.gather(seen, me.attack("a1", "a2"))
        assert await found.json_value() == "hidden"
        await me.send_away_duel()
        await expect(me.me.button("No more looks")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("start", "to"), [("d2", "c2"), ("h2", "h1")], ids=["above", "below"])
async def test_a_duel_is_seen_whole_on_a_phone_beside_the_cards_that_fight(visitor, server, start, to):
    """It lay half behind the prompt."""
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(await visitor(viewport=PHONE), red, table)
        seen = me.page.wait_for_function(DUEL_ON_A_PHONE, arg=[start, to])
        found, _ = await asyncio.gather(seen, me.attack(start, to))
        assert await found.json_value() == {"isWhole": True, "isBeside": True}


async def test_the_end_leaves_what_decided_it_in_sight_on_a_phone(visitor, server):
    """A banner lay over the row in which the kings had met."""
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(await visitor(viewport=PHONE), red, table)
        await me.attack("l2", "m2")
        await me.me.says("You have won!")
        await me.send_away_duel()
        for cell in ("l2", "m2"):
            await expect(me.cell(cell)).to_be_in_viewport(ratio=1)
            assert await me.cell(cell).evaluate(
                "it => { const { x, y, width, height } = it.getBoundingClientRect();"
                " return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.board') }"
            )


async def test_a_duel_of_a_replay_is_no_wider_than_a_phone(visitor, server):
    """Beside the controls the board is small there, and the duel reached beyond the screen."""
    async with laid(server, CARDS) as (table, red, _):
        me = await seated(await visitor(viewport=PHONE), red, table)
        await me.attack("l2", "m2")
        await me.me.says("You have won!")
        await me.me.visit(f"/replay/{table}")
        await me.me.grid.wait_for()
        await me.page.keyboard.press("End")
        await me.page.keyboard.press("ArrowLeft")
        seen = me.page.wait_for_function(DUEL_OF_A_REPLAY)
        found, _ = await asyncio.gather(seen, me.page.keyboard.press("ArrowRight"))
        assert await found.json_value() == {"isWhole": True, "isAllRead": True}

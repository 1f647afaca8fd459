"""La Scamorra at the table: whole games, re-entries, dead cards, the King's licence, the knock-out, Fifteen mode."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.player import play_to_the_end_and_again
from tests.browser.scamorra import GAME, Player, brought_to, enemies

pytestmark = pytest.mark.asyncio(loop_scope="session")

# How many cards of the hand across the table lie under the next one.
COVERED = """() => {
    const cards = [...document.querySelectorAll('.backs .mini')].map(it => it.getBoundingClientRect());
    return cards.filter((card, at) => at > 0 && card.left < cards[at - 1].right).length;
}"""


@pytest.mark.long
async def test_a_whole_game_against_the_machine_by_mouse(visitor):
    luck = random.Random(5)
    me = Player(await visitor())
    await me.me.visit()
    await me.me.way("Play the machine", GAME).click()
    await play_to_the_end_and_again(me, luck)


async def test_a_whole_game_against_the_machine_by_keyboard_alone(visitor):
    luck = random.Random(9)
    me = Player(await visitor())
    keys = me.page.keyboard
    await me.me.visit("/play/scamorra")
    await me.page.get_by_role("radio", name="the novice").check()  # it answers at once
    await me.me.button("Play").focus()
    await keys.press("Enter")
    while await me.my_turn():
        played = await me.ply()
        if await me.begin.count():
            await _tab_to(me, ".begin")
            await keys.press("Enter")
        elif await me.page.locator(".hand button[aria-disabled=false]").count() == 0:
            await _tab_to(me, ".tray .usable")
            await keys.press("Enter")
            await _onto_the_board(me)
            await keys.press("n")
            await keys.press("Enter")
        else:
            await _play_by_keys(me, luck)
        await me.me.plies(played + 1)
    await expect(me.me.prompt.locator(".verdict")).to_be_visible()
    await keys.press("?")
    await expect(me.page.get_by_role("dialog")).to_contain_text("choose a card")


async def _play_by_keys(me: Player, luck: random.Random) -> None:
    keys = me.page.keyboard
    await keys.press(str(luck.randint(1, await me.cards.count())))
    await expect(me.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    if await me.me.button("Discard").count():
        await _tab_to(me, ".discard")
        await keys.press("Enter")
        return
    if await me.page.locator(".square.mine").count():
        await _onto_the_board(me)
        await keys.press("n")
        await keys.press("Enter")
    else:
        await _tab_to(me, ".tray .usable")
        await keys.press("Enter")
        await _onto_the_board(me)
    await me.me.says("Choose where it goes") if not await me.page.locator(".crown").count() else None
    await keys.press("n")
    await keys.press("Enter")


async def _onto_the_board(me: Player) -> None:
    await _tab_to(me, '[role=grid] [tabindex="0"]')


async def _tab_to(me: Player, selector: str) -> None:
    """Press Tab (from wherever the focus is) until it is on such a thing."""
    for _ in range(400):  # every line of the log is a stop
        if await me.page.evaluate("it => document.activeElement.closest(it) !== null", selector):
            return
        await me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


async def test_a_piece_may_be_chosen_before_the_card_and_escape_lets_go(visitor, server):
    def several(shown, legal):
        """A piece that two cards take to the same square."""
        moves = [move.split(":")[1] for move in legal if ":" in move and "@" not in move and move[-1] != "-"]
        return next((move for move in moves if moves.count(move) > 1), None)

    async with brought_to(server, several, hunger=0) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        start, to = found.split("-")
        played = await me.ply()
        await me.me.square(start).click()
        await me.page.keyboard.press("Escape")
        await expect(me.page.locator("[aria-selected=true]")).to_have_count(0)
        await me.me.square(start).click()
        await me.me.square(to).click()
        await me.me.says("Several cards can do this")
        await me.page.locator(".hand .fits").first.click()
        await me.me.plies(played + 1)
        await expect(me.line(played + 1)).to_contain_text(f"{start}–{to}")


async def test_a_piece_is_dragged(visitor, server):
    def one(shown, legal):
        return next((move for move in legal if re.fullmatch("[KQBNR]:..-..", move)), None)

    async with brought_to(server, one, hunger=0) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        played = await me.ply()
        await me.choose_card(found[0])
        await me.me.drag(found[2:4], found[5:7])
        await me.me.plies(played + 1)
        await expect(me.line(played + 1)).to_contain_text(f"{found[2:4]}–{found[5:7]}")


async def test_a_captured_piece_comes_back(visitor, server):
    def back(shown, legal):
        return next((move for move in legal if "@" in move and ":" in move), None)

    async with brought_to(server, back, hunger=1) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        played = await me.ply()
        await me.choose_card("P")
        symbol, square = found[2], found[-2:]
        name = {"R": "Rock", "P": "Paper", "S": "Scissors"}[symbol]
        await me.page.get_by_role("button", name=f"South’s {name}, captured").click()
        assert {one[1] for one in await me.me.squares("open")} == {"1"}, "only home squares"
        await me.me.square(square).click()
        await me.me.plies(played + 1)
        await expect(me.line(played + 1)).to_contain_text(re.compile(f"{name} comes? back on {square}"))
        await expect(me.me.square(square)).to_have_attribute("aria-label", re.compile(f"South {name}"))


async def test_a_dead_card_is_explained_and_discarded_with_one_tap(visitor, server):
    def dead(shown, legal):
        cards = [move[0] for move in legal]
        return next((move for move in legal if move.endswith(":-") and cards.count(move[0]) == 1), None)

    async with brought_to(server, dead, hunger=0.1) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        played = await me.ply()
        await expect(me.page.locator(f'[data-card="{found[0]}"] .dead').first).to_have_text("no move")
        await me.choose_card(found[0])
        await me.me.says("This card has no move: discard it")
        await me.me.button("Discard").click()
        await me.me.plies(played + 1)
        await expect(me.line(played + 1)).to_contain_text("and moves nothing")


async def test_the_king_shows_whom_it_alone_endangers(visitor, server):
    def royal(shown, legal):
        return next(iter(shown["king_dangers"]), None)

    async with brought_to(server, royal, hunger=0) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        await me.choose_card("K")
        await expect(me.page.locator(".crown").first).to_be_visible()
        await expect(me.me.square(found["to"])).to_have_attribute("aria-label", re.compile("only from your King"))
        await me.me.square(found["start"]).click()
        await me.me.square(found["to"]).hover()
        await me.me.says("the King card lifts the rock-paper-scissors rule")
        played = await me.ply()
        await me.me.square(found["to"]).click()
        await me.me.plies(played + 1)
        await expect(me.line(played + 1)).to_contain_text("1 point" if played < 20 else "point")


async def test_a_knock_out_has_its_own_finish(visitor, server):
    def last(shown, legal):
        left = enemies(shown, "S")
        if shown["phase"] != "turn" or len(left) != 1:
            return None
        return next((move for move in legal if move[1:2] == ":" and move[2:3] in "abcde" and move[-2:] in left), None)

    async with brought_to(server, last, hunger=1) as (table, found, anna):
        me = Player(await visitor())
        await me.sit_down_as(anna, table)
        await me.choose_card(found[0])
        await me.me.square(found[2:4]).click()
        await me.me.square(found[5:7]).click()
        await me.me.has_shown("knockout", "Knock-out!")
        await me.me.says("Knock-out")
        await expect(me.me.prompt.locator(".verdict")).to_have_text("You have won!")
        await expect(me.page.get_by_test_id("knockout")).to_have_count(0)  # it leaves the last position in sight

        asked: list[str] = []
        me.page.on("request", lambda request: asked.append(request.url.rpartition("/replay?seat=")[2]))
        await me.me.visit(f"/replay/{table}")  # what is over is open to all: each side's hand when its home is nearest
        await me.me.button("To the end").click()
        await expect(me.page.locator(".deck .outcome")).to_contain_text("wins: knock-out")
        await expect(me.page.get_by_test_id("said-now")).not_to_contain_text("wins")  # it is told once
        await expect(me.page.locator('.hand[data-side="S"] [data-card]').first).to_be_visible()
        await me.page.keyboard.press("f")
        await expect(me.page.locator('.hand[data-side="N"] [data-card]').first).to_be_visible()

        await me.page.set_viewport_size(PHONE)
        await me.page.keyboard.press("Home")
        await me.page.keyboard.press("ArrowRight")  # the cards are dealt
        await expect(me.page.locator(".backs.open .mini")).to_have_count(3)
        assert await me.page.evaluate(COVERED) == 0  # the other hand lies open too
        assert [seat for seat in asked if seat in ("S", "N")] == ["S", "N"], "each side's is asked for once"


async def test_hands_are_thrown_for_the_initiative(visitor):
    me = Player(await visitor())
    await me.me.visit("/play/scamorra")
    await me.page.locator("summary").click()
    await me.page.get_by_label("The initiative is decided by").select_option("rps_hand")
    await me.me.button("Play").click()
    await me.me.says("Throw rock, paper or scissors")
    await me.me.button("Rock").click()
    await expect(me.me.log.filter(has_text=re.compile("South shows|Both show")).first).to_be_attached()


async def test_in_memory_mode_only_the_last_card_lies_open(visitor):
    luck = random.Random(3)
    me = Player(await visitor())
    await me.me.visit("/play/scamorra")
    await me.page.locator("summary").click()
    await me.page.get_by_label("Played cards").select_option("top_card_only")
    await me.me.button("Play").click()
    while await me.page.locator(".heap").count() < 2:
        assert await me.my_turn()
        await me.decide(luck)
    for row in await me.page.locator(".played").all():
        assert await row.locator(".sign").count() == 1
    await expect(me.page.get_by_text("not seen yet")).to_have_count(0)


async def test_fifteen_goes_on_to_the_next_game_and_shows_the_race(visitor):
    """A game on one screen given up, the next one played; between them only the match can be given up."""
    luck = random.Random(1)
    me = Player(await visitor())
    await me.me.visit("/play/scamorra")
    await me.page.get_by_label("La Scamorra, Fifteen").check()
    await me.page.get_by_label("Two people at this screen").check()
    await me.page.locator("summary").click()
    await me.page.get_by_label("Points that win the match").fill("20")
    await me.me.button("Play").click()
    await expect(me.page.get_by_test_id("race-S")).to_contain_text("South: 0 of 20")
    await expect(me.me.button("Give the match up")).to_be_visible()
    await me.me.button("Give this game up").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Give this game up").click()
    await me.me.says("Ready for the next game?")
    await expect(me.me.button("Give the match up")).to_be_visible()
    await expect(me.me.button("Give this game up")).to_have_count(0)
    await me.me.button("Next game").click()
    await expect(me.page.get_by_text("Game 2", exact=True)).to_be_visible()
    await me.curtain.wait_for()
    for _ in range(4):  # the second game is played with the same table and cards
        await me.ready()
        await me.decide(luck)


async def test_a_match_of_latrunculi_is_played_on_the_same_board(visitor):
    me = await visitor()
    await me.visit("/play/latrunculi")
    await me.page.get_by_label("Latrunculi, match").check()
    await me.page.get_by_label("Two people at this screen").check()
    await me.button("Play").click()
    await expect(me.page.get_by_text("Game 1", exact=True)).to_be_visible()
    await me.my_turn()
    await me.move("a1", "a4")
    await expect(me.log.last).to_contain_text("White moves from a1 to a4")
    await me.my_turn()
    await me.move("a8", "a5")
    await expect(me.log.last).to_contain_text("Black moves from a8 to a5")

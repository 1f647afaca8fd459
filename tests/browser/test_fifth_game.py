"""A game for strangers: what docs/howto/add-a-game.md says is done word by word, in an empty folder.

The game is made, installed, tried by every law, and played in the terminal and in a browser.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.newcomer import Newcomer, commands
from tests.browser.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

ROOT = Path(__file__).parents[2]
HOW_TO = (ROOT / "docs/howto/add-a-game.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
*STEPS, SERVE = commands(HOW_TO)


class Placer(Player):
    """Places a stone from its own hand on a cell."""

    TO_DECIDE = ".hand button[data-square^=stone]"

    async def decide(self) -> None:
        ply = await self.ply()
        await self.page.locator(self.TO_DECIDE).first.click()
        await self.page.locator(".square.open").first.click()
        await self.after(ply)


async def test_contributing_begins_as_the_how_to_does() -> None:
    told = commands(CONTRIBUTING, "A new game")
    assert told
    assert told == STEPS[: len(told)]


async def test_the_how_to_is_followed_word_by_word(tmp_path: Path, visitor) -> None:
    """One test, for each step stands on the one before."""
    newcomer = Newcomer(tmp_path)
    for step in STEPS:
        newcomer.do(step)
    assert_it_is_right(newcomer)
    site = newcomer.serve(SERVE)
    try:
        await play_in_the_browser(Placer(await visitor(address=site.address)))
    finally:
        site.kill()


def assert_it_is_right(newcomer: Newcomer) -> None:
    """Found, lawful, played in the terminal, and with the golden games it was written with."""
    assert re.search(r"^ +hand +a number from 1 to 4 +3 *$", newcomer.said["ludoteca games pebbles"], re.MULTILINE)
    passed = re.search(r"= (\d+) passed, \d+ deselected in ", newcomer.said["pytest"])
    assert passed, newcomer.said["pytest"]
    assert int(passed[1]) > 100  # the laws, those for minutes aside
    [played] = [said for command, said in newcomer.said.items() if command.startswith("ludoteca play pebbles")]
    assert re.search(r"^([AB] wins: a line adds up to the target|Nobody wins: the board is full)$", played, re.M)
    assert newcomer.said["python -m ludoteca.laws.golden --write"] == ""


async def play_in_the_browser(me: Placer) -> None:
    """A whole game against the machine, and a look at the rules."""
    await me.me.visit()
    await me.me.way("Play the machine", "Pebbles").click()
    while await me.my_turn():
        await me.decide()
    await expect(me.me.prompt.locator(".verdict")).to_be_visible()
    await expect(me.me.log.last).to_contain_text(re.compile("wins: a line adds up to the target|the board is full"))
    await me.me.visit("/rules/pebbles")
    await expect(me.page.get_by_role("heading", level=1)).to_have_text("Pebbles")

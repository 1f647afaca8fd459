"""Somebody at a table, whatever is played there: sits down, lifts the curtain, waits for the turn."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, TypeVar

from playwright.async_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.people import Person

AT_THE_END = "button:text-is('Play again')"


class Player:
    """What somebody does with hands on a table. `TO_DECIDE` finds what can be decided on this page."""

    TO_DECIDE: ClassVar[str]

    def __init__(self, visitor: Visitor) -> None:
        self.me = visitor
        self.page = visitor.page

    async def sit_down_as(self, person: Person, table: str) -> None:
        """The browser takes over from somebody who has already sat down over the wire."""
        await self.me.become(person)
        await self.me.visit(f"/t/{table}")

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_test_id("curtain")

    async def lift(self) -> None:
        """On a shared screen: the curtain before what is mine."""
        await self.curtain.get_by_role("button").first.click()
        await self.curtain.wait_for(state="detached")

    async def ply(self) -> int:
        """The last ply in the log (which forgets the earlier ones where one plays from memory)."""
        last = self.page.locator("ol [data-ply]").last
        return int(await last.get_attribute("data-ply") or 0) if await last.count() else 0

    def line(self, ply: int) -> Locator:
        """The line of the log that tells this ply; a draw is told in the line of its move."""
        return self.page.locator(f'ol li:is([data-ply="{ply}"], :has([data-ply="{ply}"]))')

    async def after(self, ply: int) -> None:
        """Wait until something has happened since."""
        await self.page.wait_for_function(
            "ply => Number([...document.querySelectorAll('ol [data-ply]')].at(-1)?.dataset.ply) > ply", arg=ply
        )

    async def my_turn(self) -> bool:
        """Wait until this page may decide something, or the game is over; whether it may."""
        await self.page.locator(f"{self.TO_DECIDE}, {AT_THE_END}").first.wait_for(state="attached")
        return await self.page.locator(self.TO_DECIDE).count() > 0


P = TypeVar("P", bound=Player)


async def next_of(players: Sequence[P]) -> P | None:
    """Wait until one of them may decide something, or the game is over; who may."""
    waiting = {asyncio.create_task(player.my_turn()): player for player in players}
    done, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return next((waiting[task] for task in done if task.result()), None)


async def play_to_the_end_and_again(player: Any, luck: Random) -> None:
    """By chance to the end of a game, whose result is told, and on to the first turn of the next one."""
    while await player.my_turn():
        await player.decide(luck)
    verdict = player.me.prompt.locator(".verdict")
    await expect(verdict).to_have_text(re.compile("You have (won!|lost.)|Nobody wins."))
    await expect(player.me.log.last).to_contain_text("wins")
    await player.me.button("Play again").click()
    await expect(verdict).to_have_count(0)
    assert await player.my_turn()

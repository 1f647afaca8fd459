"""The full game in real time: two people, two stages of one round, the market between them, to the last hat."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from playwright.async_api import Error, expect

from tests.browser.scorso import AT_THE_END, SINGLES, ByPointer, two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

STAGES = 2
SHORT = {"mode": "full", "stages": STAGES, "max_rounds": 1, "pace": "real_time"}
MOMENTS = ("countdown", "story", "market", "arming")


class Racer:
    """Plays as fast as the dice allow, and remembers what was shown. One stage is for winning, the other for losing."""

    def __init__(self, player: ByPointer, wins: str, *, is_rash: bool) -> None:
        self.player, self.page = player, player.page
        self.wins, self.is_rash = wins, is_rash  # who is rash knocks in a duel before all dice show fists
        self.seen: set[str] = set()
        self.stages: list[str] = []

    async def play(self) -> None:
        while await self.page.locator(AT_THE_END).count() == 0:
            with contextlib.suppress(Error):  # the table went on between the glance and the press
                await self._glance()
            await asyncio.sleep(0.03)

    async def _glance(self) -> None:
        player = self.player
        self.seen |= {name for name in MOMENTS if await player.control(name).count()}
        self.stages += set(await player.control("stage").all_inner_texts()) - set(self.stages)
        if answers := await player.answers():
            await self._answer(answers)
        elif await player.duel.count():
            self.seen.add("duel")
            await self._press("knock", "roll")
            if self.is_rash:
                await player.control("knock").click(timeout=1000)
        else:
            await self._race()

    async def _answer(self, answers: list[str]) -> None:
        """What leaves everything as it is, or the first there is."""
        wanted = next((text for text in answers if text.endswith((" no", " none"))), answers[0])
        await self.page.locator(f'[data-answer="{wanted}"]').click(timeout=1000)

    async def _race(self) -> None:
        if await self._press("knock") or self.stages[-1] != self.wins:
            return
        singles = [number for number, face in await self.player.free() if face in SINGLES]
        for number in singles:
            await self.page.keyboard.press(str(number))
        await self.page.keyboard.press("ArrowRight" if singles else "Space")

    async def _press(self, *names: str) -> bool:
        """The first of these that can be pressed; a knock only where it is no mistake."""
        for name in names:
            button = self.page.locator(f'[data-testid="{name}"].primary:enabled')
            if await button.count():
                await button.click(timeout=1000)
                return True
        return False


async def test_two_stages_in_real_time_to_the_last_hat(visitor):
    people = await two_people(visitor, **SHORT)
    racers = [Racer(one, f"Stage {number} of {STAGES}", is_rash=number == 2) for number, one in enumerate(people, 1)]
    async with asyncio.timeout(150), asyncio.TaskGroup() as group:
        for racer in racers:
            group.create_task(racer.play())
    for racer in racers:
        assert racer.stages == [f"Stage {number} of {STAGES}" for number in range(1, STAGES + 1)]
        assert {"countdown", "story", "market", "duel"} <= racer.seen
        one = racer.player
        await expect(one.result.locator("li")).to_have_count(2)
        hats = [int(count) for count in await one.result.locator("li [data-hats]").all_inner_texts()]
        assert hats == [1, 1]
        await expect(one.me.log.last).to_contain_text("most hats after the last stage")
    for one, verdict in zip(people, ("You have won!", "You have lost."), strict=True):
        await expect(one.me.prompt.locator(".verdict")).to_have_text(verdict)

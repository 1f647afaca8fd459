"""The full game in real time: two people, two stages of one round, the market between them, to the last hat."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.scorso import AT_THE_END, KNOCK, ROLL, Racer, racing, two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

STAGES = 2
SHORT = {"mode": "full", "stages": STAGES, "max_rounds": 1, "pace": "real_time", "count": "automatic"}
WHOLE_GAME = 600_000  # milliseconds
SHOT, DEFENCE = "K", "W"


class StageWinner(Racer):
    """Wins one stage and loses the other. One that is rash knocks in a duel before all dice show fists."""

    wins = ""
    is_rash = False
    has_shot = False  # a shot is placed: without one nobody would lose a bullet

    async def glance(self) -> None:
        if answers := await self.answers():
            await self._answer(answers)
        elif await self.duel.count():
            await self.press(*[KNOCK] * self.is_rash, f"{KNOCK}.primary", ROLL)
        elif not await self.press(f"{KNOCK}.primary") and self.wins in await self.control("stage").all_inner_texts():
            await self._place_or_roll()

    async def _answer(self, answers: list[str]) -> None:
        """What leaves everything as it is, or the first there is."""
        wanted = next((text for text in answers if text.endswith((" no", " none"))), answers[0])
        await self.press(f'[data-answer="{wanted}"]')

    async def _place_or_roll(self) -> None:
        free = await self.free()
        self.has_shot |= any(face == SHOT for _, face in free)
        singles = [number for number, face in free if face in (SHOT, DEFENCE)]
        if not self.has_shot:
            singles = singles[: len(free) - 1]
        if singles:
            await self.put(*singles)
        else:
            await self.press(ROLL)


async def test_two_stages_in_real_time_to_the_last_hat(visitor):
    people = await two_people(visitor, StageWinner, **SHORT)
    for number, one in enumerate(people, 1):
        one.wins, one.is_rash = f"Stage {number} of {STAGES}", number == 2
    for one in people:
        await one.me.button("Ready").click()
    async with racing(*people):
        for one in people:
            await one.page.locator(AT_THE_END).wait_for(timeout=WHOLE_GAME)
    for one in people:
        for moment in ("countdown", "story", "market", "duel-table"):
            await one.me.has_shown(moment)
        for number in range(1, STAGES + 1):
            await one.me.has_shown("stage", f"Stage {number} of {STAGES}")
        await expect(one.result.locator("li")).to_have_count(2)
        hats = [int(count) for count in await one.result.locator("li [data-hats]").all_inner_texts()]
        assert hats == [1, 1]
        await expect(one.me.log.last).to_contain_text("most hats after the last stage")
    for one, verdict in zip(people, ("You have won!", "You have lost."), strict=True):
        await expect(one.me.prompt.locator(".verdict")).to_have_text(verdict)
